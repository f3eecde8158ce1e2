/** The items of the market, as the table tells them. */
import type { Shown } from "$web/protocol";

export interface Item {
  code: string;
  title: string;
  track: { value: string; here: boolean }[];
}

export function items(view: Shown): Item[] {
  learn(view);
  return (view.counters ?? [])
    .filter((counter) => counter.id.startsWith("market:"))
    .map((counter) => ({
      code: counter.id.slice(7),
      title: counter.title,
      track: (counter.note ?? "")
        .split(" ")
        .map((value) => ({ value: value.replace(/[[\]]/g, ""), here: value.startsWith("[") })),
    }));
}

// Symbols of the house's own cards; those of other cards are learnt when they are seen.
const symbols = new Map(
  Object.entries({ gold: "▮", gems: "◆", home: "⌂", cafe: "☕", shares: "↗", oil: "🛢", shrimp: "∫", coin: "¤" }),
);

/** Oil is no mere dot. */
export const drawn = (symbol: string): string => (symbol === "●" ? "🛢" : symbol);

function learn(view: Shown): void {
  for (const zone of view.zones)
    for (const card of zone.cards ?? []) if (card.text && card.symbol) symbols.set(card.text, drawn(card.symbol));
}

export const symbolOf = ({ code, title }: Item): string => symbols.get(code) ?? title.charAt(0);
