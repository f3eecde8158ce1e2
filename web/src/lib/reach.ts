/** The address that others can open: on the server's own machine "localhost" leads them nowhere. */
import { api } from "./api";

export interface Reached {
  origin: string;
  isAlone: boolean; // nobody but this machine can come
}

const isHere = (host: string): boolean => /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(host);

export async function reached(): Promise<Reached> {
  if (!isHere(location.hostname)) return { origin: location.origin, isAlone: false };
  const addresses = await api.reach().then(
    (found) => found.addresses ?? [],
    () => [],
  );
  return { origin: addresses[0] ?? location.origin, isAlone: !addresses.length };
}
