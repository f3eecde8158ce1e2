import type { Card, Counter, Patch, Shown, Zone, ZoneChange } from "$web/protocol";

export const cardsOf = (zone: Zone): Card[] => zone.cards ?? [];
export const kindOf = (zone: Zone): string => zone.kind ?? "row";
export const isHidden = (card: Card): boolean => !card.text;
export const isUp = (card: Card): boolean => card.up ?? true;

/** Cards of which one sees only that they are there. */
export const isBacks = (zone: Zone): boolean => cardsOf(zone).length > 0 && cardsOf(zone).every(isHidden);

/** How many cards lie there, also when not all are listed. */
export function sizeOf(zone: Zone): number {
  return (zone.count ?? -1) < 0 ? cardsOf(zone).length : (zone.count as number);
}

/** Cards shown here but counted elsewhere: something to look back at. */
export const isMemory = (zone: Zone): boolean => zone.count === 0 && cardsOf(zone).length > 0;

export function isOwnHand(zone: Zone, view: Shown): boolean {
  return kindOf(zone) === "hand" && view.seat != null && zone.seat === view.seat;
}

/** The view after an update, as docs/protocol.md says. */
export function patched(view: Shown, patch: Patch): Shown {
  const next: Shown = { ...view };
  if (patch.phase != null) next.phase = patch.phase;
  if (patch.turn != null) next.turn = patch.turn;
  if (patch.prompt != null) next.prompt = patch.prompt;
  if (patch.choices != null) next.choices = patch.choices;
  if (patch.outcome != null) next.outcome = patch.outcome;
  if (patch.zones != null) next.zones = patch.zones;
  if (patch.changes != null) next.zones = changed(next.zones, patch.changes);
  if (patch.counters != null || patch.all_counters)
    next.counters = patch.all_counters
      ? (patch.counters ?? [])
      : counted(next.counters ?? [], patch.counters ?? []);
  return next;
}

function changed(zones: Zone[], changes: ZoneChange[]): Zone[] {
  const byId = new Map<string, ZoneChange[]>();
  for (const change of changes) byId.set(change.id, [...(byId.get(change.id) ?? []), change]);
  return zones.map((zone) => (byId.get(zone.id) ?? []).reduce(changedZone, zone));
}

function changedZone(zone: Zone, change: ZoneChange): Zone {
  const cards = cardsOf(zone).slice();
  cards.splice(change.at ?? 0, change.drop ?? 0, ...(change.put ?? []));
  const next: Zone = { ...zone, cards };
  if (change.note != null) next.note = change.note;
  if (change.count != null) next.count = change.count;
  return next;
}

function counted(counters: Counter[], fresh: Counter[]): Counter[] {
  const byId = new Map(fresh.map((counter) => [counter.id, counter]));
  const kept = counters.map((counter) => byId.get(counter.id) ?? counter);
  const known = new Set(counters.map((counter) => counter.id));
  return [...kept, ...fresh.filter((counter) => !known.has(counter.id))];
}
