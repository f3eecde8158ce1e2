/** All that a viewer was told in a match that is over. */
import type { Told } from "$web/facts/end";
import { situation } from "$web/facts/received";
import type { Step } from "$web/protocol";
import { api } from "./api";

export const told = (steps: readonly Step[]): Told[] =>
  steps.map(({ events, view }) => ({ events, now: view ? situation(view) : null }));

/** Nothing if it cannot be had, or not soon: the end can be shown without it. */
export async function historyOf(table: string, seat: number | null): Promise<Told[]> {
  const asked = api.replay(table, seat ?? undefined).then(
    ({ steps }) => told(steps),
    () => [],
  );
  return Promise.race([asked, new Promise<Told[]>((done) => setTimeout(done, PATIENCE_MS, []))]);
}

const PATIENCE_MS = 3000;
