import { describe, expect, it } from "vitest";
import type { Shown } from "$web/protocol";

interface Market {
  items: (view: Shown) => { code: string; title: string; track: { value: string; here: boolean }[] }[];
  symbolOf: (item: { code: string; title: string; track: [] }) => string;
}

const markets = Object.values(
  import.meta.glob<Market>("../../../src/parlour/games/*/web/items.ts", { eager: true }),
);

describe.each(markets)("a market", ({ items, symbolOf }) => {
  const tea = { code: "tea", title: "Tea", track: [] as [] };
  const view = (symbol: string): Shown => ({
    game: "",
    players: 2,
    phase: "",
    zones: [{ id: "discards:0", title: "", cards: [{ text: "tea", name: "tea", title: "Tea", symbol }] }],
    counters: [{ id: "market:tea", title: "Tea", value: 10, note: "0 [10] 20" }],
  });

  it("shows items of a card file of one's own, with the symbols that their cards have", () => {
    expect(items(view(""))[0]?.track.map(({ value, here }) => (here ? `>${value}` : value))).toEqual([
      "0",
      ">10",
      "20",
    ]);
    expect(symbolOf(tea)).toBe("T"); // no card was seen yet
    items(view("☘"));
    expect(symbolOf(tea)).toBe("☘");
  });
});
