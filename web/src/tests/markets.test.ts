import { describe, expect, it } from "vitest";

interface Market {
  symbolOf: (kind: unknown, given: unknown, name: string) => string;
}

const markets = Object.values(
  import.meta.glob<Market>("../../../src/parlour/games/*/web/items.ts", { eager: true }),
);

describe.each(markets)("a market", ({ symbolOf }) => {
  it("shows items of a card file of one's own with the symbols that it gives them", () => {
    expect(symbolOf("other", "☘", "Tea")).toBe("☘");
    expect(symbolOf("other", "", "Tea")).toBe("T");
  });
});
