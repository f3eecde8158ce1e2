/** Who sits where around the table, as seen from one seat. */
import type { Counter, Shown, Zone } from "$web/protocol";
import { isMemory, isOwnHand } from "./view";

/** The other seats, clockwise from my left. */
export function others(view: Shown): number[] {
  const first = view.seat ?? -1;
  const count = view.seat == null ? view.players : view.players - 1;
  return Array.from({ length: count }, (_, step) => (first + 1 + step) % view.players);
}

export type Side = "left" | "top" | "right";

/** Where each of so many others sits: left, along the top, right. */
export function sides(count: number): Side[] {
  if (count <= 2) return Array.from({ length: count }, () => "top");
  const beside = count >= 6 ? 2 : 1;
  return Array.from({ length: count }, (_, at) =>
    at < beside ? "left" : at >= count - beside ? "right" : "top",
  );
}

export interface Layout {
  hands: Zone[]; // mine
  own: Zone[]; // what else lies before me
  shared: Zone[];
  memories: Zone[];
  counters: Counter[]; // nobody's
}

export function layout(
  view: Shown,
  onBoard: (item: Counter | Zone) => boolean,
  isPast: (zone: Zone) => boolean = () => false,
): Layout {
  const free = view.zones.filter((zone) => !onBoard(zone));
  const mine = (zone: Zone) => view.seat != null && zone.seat === view.seat;
  return {
    hands: free.filter((zone) => isOwnHand(zone, view)),
    own: free.filter((zone) => mine(zone) && !isOwnHand(zone, view)),
    shared: free.filter((zone) => zone.seat == null && !isMemory(zone) && !isPast(zone)),
    memories: free.filter((zone) => zone.seat == null && (isMemory(zone) || isPast(zone))),
    counters: (view.counters ?? []).filter((counter) => counter.seat == null && !onBoard(counter)),
  };
}

export const zonesOf = (view: Shown, seat: number): Zone[] => view.zones.filter((zone) => zone.seat === seat);
/** A state of a seat rather than a number: "passed", "one to go". */
export const isBadge = ({ value }: Counter): boolean =>
  typeof value === "string" && /^\p{L}\D*$/u.test(value);

export const countersOf = (view: Shown, seat: number): Counter[] =>
  (view.counters ?? []).filter((counter) => counter.seat === seat);
