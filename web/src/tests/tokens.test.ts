/** Every felt and every deck can be read, by day and by night: WCAG's contrast, from the tokens themselves. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DECKS, FELTS } from "$web/lib/settings.svelte";

const text = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf8");
const TEXT = 4.5;
const EDGE = 3;

type Tokens = Map<string, string>;
type Colour = readonly number[];

function block(selector: string): Tokens {
  const body = text.slice(text.indexOf(`${selector} {`)).split("\n}")[0] ?? "";
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const usual = block(":root");
const deckOf = (deck: string): Tokens =>
  deck === "classic" ? usual : new Map([...usual, ...block(`:root[data-deck="${deck}"]`)]);

function colour(tokens: Tokens, name: string, isDark: boolean): Colour {
  const found = [...(tokens.get(name) ?? "").matchAll(/#([0-9a-f]{3,6})\b/g)].map(
    ([, digits = ""]) => digits,
  );
  const digits = (isDark ? found.at(-1) : found[0]) ?? "";
  const each = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  expect(each, name).toHaveLength(3);
  return each.map((pair) => parseInt(pair, 16));
}

const mixed = (one: Colour, other: Colour, share: number): Colour =>
  one.map((value, at) => value * share + (other[at] ?? 0) * (1 - share));

function luminance(of: Colour): number {
  const [r = 0, g = 0, b = 0] = of.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([...FELTS])("the felt %s", (felt) => {
  it.each([false, true])("can be read (by night: %s)", (isDark) => {
    const of = (name: string) => colour(usual, name, isDark);
    const [cloth, ink, accent] = [of(felt), of(`${felt}-ink`), of(`${felt}-accent`)];
    const rim = mixed(ink, cloth, 0.09);
    const turn = mixed(accent, cloth, 0.16);
    for (const ground of [cloth, rim, turn, of(`${felt}-edge`)])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
    for (const ground of [cloth, rim, of(`${felt}-edge`)])
      expect(contrast(mixed(ink, cloth, 0.8), ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(of(`${felt}-on-accent`), accent)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(of("warn-on-felt"), cloth)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(accent, cloth)).toBeGreaterThanOrEqual(EDGE);
  });
});

describe.each([...DECKS])("the deck %s", (deck) => {
  const tokens = deckOf(deck);
  const colours = [...tokens.keys()].filter((name) => name.startsWith("tone-")).map((name) => name.slice(5));

  it.each(colours)("has %s that can be read", (name) => {
    const paper = tokens.has(`paper-${name}`) ? `paper-${name}` : "card-paper";
    expect(
      contrast(colour(tokens, `tone-${name}`, false), colour(tokens, paper, false)),
    ).toBeGreaterThanOrEqual(TEXT);
    expect(
      contrast(colour(tokens, "card-caption", false), colour(tokens, paper, false)),
    ).toBeGreaterThanOrEqual(TEXT);
  });
});
