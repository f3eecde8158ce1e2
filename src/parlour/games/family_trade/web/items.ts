/** The items of the market, as the table tells them. */
import type { Counter, Shown } from "$web/facts/table";

const SYMBOLS: Record<string, string> = {
  gold: "▮",
  gems: "◆",
  home: "⌂",
  cafe: "☕",
  shares: "↗",
  oil: "🛢",
  shrimp: "∫",
  coin: "¤",
  MM: "⇅",
};

/** The house's own items have symbols of ours; another card file's have those that it gives them. */
export const symbolOf = (kind: unknown, given: unknown, name: string): string =>
  SYMBOLS[String(kind)] ?? (String(given ?? "") || name.charAt(0));

export const items = (view: Shown): Counter[] => view.counters.filter(({ family }) => family === "market");
