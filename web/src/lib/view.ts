import type { Card, Shown, Zone } from "$web/facts/table";

export const isHidden = (card: Card): boolean => !card.text;

/** Cards of which one sees only that they are there. */
export const isBacks = (zone: Zone): boolean => zone.cards.length > 0 && zone.cards.every(isHidden);

/** How the cards of a zone lie: each to be seen, in a heap of which the top shows, or overlapping in their order. */
export type Lie = "hand" | "stack" | "spread" | "row";
export function lieOf(zone: Zone): Lie {
  if (zone.role === "hand") return "hand";
  if (zone.role === "pile") return "stack";
  return zone.isSpread ? "spread" : "row";
}

export const isOwnHand = (zone: Zone, view: Shown): boolean =>
  zone.role === "hand" && view.seat !== null && zone.seat === view.seat;
