import type { Card, Shown } from "$web/facts/table";

export const SYMBOLS: Record<string, string> = {
  red: "♥",
  blue: "≈",
  green: "♣",
};
export const COLOURS = ["red", "blue", "green"] as const;
export const TONES: Record<string, string> = {
  red: "#b3261e",
  blue: "#1d4fa3",
  green: "#1c6b32",
};

/** The colours of a card, by the key that its fields name them by. */
export const coloursOf = (mix: string): string[] => (mix === "all" ? [...COLOURS] : mix.split("-"));

/** What the trick adds up to in a colour. */
export const total = (view: Shown, colour: string): number =>
  Number(view.counters.find(({ id }) => id === `total:${colour}`)?.amount ?? 0);

/** What an errand asks for. */
export interface Need {
  symbol: string;
  colour: string;
  least: number;
}

export const needs = (errand: Card): Need[] =>
  ((errand.fields["needs"] ?? []) as [string, number][]).map(([colour, least]) => ({
    symbol: SYMBOLS[colour] ?? "",
    colour,
    least,
  }));
