import type { Shown } from "$web/protocol";

export const COLOURS = [
  ["red", "♥"],
  ["blue", "≈"],
  ["green", "♣"],
] as const;

/** What the trick adds up to in a colour. */
export const total = (view: Shown, colour: string): number =>
  Number(view.counters?.find((counter) => counter.id === `total:${colour}`)?.value ?? 0);

/** What an errand asks for, read off its card: "♥6 ≈8". */
export interface Need {
  symbol: string;
  colour: string;
  least: number;
}

const COLOUR_OF = new Map<string, string>(COLOURS.map(([colour, symbol]) => [symbol, colour]));

export function needs(title: string): Need[] {
  return title
    .split(" ")
    .filter(Boolean)
    .map((part) => ({
      symbol: part.charAt(0),
      colour: COLOUR_OF.get(part.charAt(0)) ?? "",
      least: Number(part.slice(1)),
    }));
}

export const TONES: Record<string, string> = {
  red: "#b3261e",
  blue: "#1d4fa3",
  green: "#1c6b32",
};
