/** Who sits where around the table, as seen from one seat, and what lies where by its role. */
import type { Counter, Shown, Zone } from "$web/facts/table";
import { isOwnHand } from "./view";

/** The other seats, clockwise from my left. */
export function others({ seat, players }: Pick<Shown, "seat" | "players">): number[] {
  const first = seat ?? -1;
  const count = seat === null ? players : players - 1;
  return Array.from({ length: count }, (_, step) => (first + 1 + step) % players);
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
  played: Zone[]; // what is in play, of every seat
  shared: Zone[]; // markets, and what is in play and nobody's
  piles: Zone[];
  memories: Zone[]; // to look through at need, not to have before one's eyes
  counters: Counter[]; // nobody's
}

const IN_PLAY = new Set(["trick", "play"]);
const TO_LOOK_AT = new Set(["past", "aside", "collection"]);

/** What a game draws itself, by family, is nobody else's. */
export function layout(view: Shown, drawn: readonly string[] = []): Layout {
  const free = view.zones.filter((zone) => !drawn.includes(zone.family));
  const nobodys = free.filter((zone) => zone.seat === null);
  const mine = (zone: Zone) => view.seat !== null && zone.seat === view.seat;
  return {
    hands: free.filter((zone) => isOwnHand(zone, view)),
    own: free.filter(
      (zone) => mine(zone) && zone.role !== "hand" && !IN_PLAY.has(zone.role) && zone.role !== "past",
    ),
    played: free.filter((zone) => zone.seat !== null && IN_PLAY.has(zone.role)),
    shared: nobodys.filter((zone) => zone.role === "market" || (IN_PLAY.has(zone.role) && zone.size > 0)),
    piles: nobodys.filter((zone) => zone.role === "pile"),
    memories: free.filter(
      (zone) => zone.role === "past" || (zone.seat === null && TO_LOOK_AT.has(zone.role)),
    ),
    counters: view.counters.filter(
      (counter) => counter.seat === null && !drawn.includes(counter.family) && isTold(counter),
    ),
  };
}

/** A flag that is not set, nobody, nothing: there is nothing to say of it. */
export function isTold({ type, amount }: Counter): boolean {
  if (type === "flag") return amount === 1;
  if (type === "seat") return Number(amount) >= 0;
  if (type === "choice") return amount !== "none";
  return true;
}

/** A state of a seat rather than a number: "passed", "one to go". */
export const isBadge = ({ type }: Counter): boolean => type === "flag";

/** What lies before a seat and is not in play. */
export const zonesOf = (view: Shown, seat: number, drawn: readonly string[] = []): Zone[] =>
  view.zones.filter(
    (zone) =>
      zone.seat === seat && !drawn.includes(zone.family) && !IN_PLAY.has(zone.role) && zone.role !== "past",
  );

export const countersOf = (view: Shown, seat: number, drawn: readonly string[] = []): Counter[] =>
  view.counters.filter(
    (counter) => counter.seat === seat && !drawn.includes(counter.family) && isTold(counter),
  );
