/** What an errand asks for, read off its card: "♥6 ≈8". */
export interface Need {
  symbol: string;
  colour: string;
  least: number;
}

const COLOURS: Record<string, string> = {
  "♥": "red",
  "≈": "blue",
  "♣": "green",
};

export function needs(title: string): Need[] {
  return title
    .split(" ")
    .filter(Boolean)
    .map((part) => ({
      symbol: part.charAt(0),
      colour: COLOURS[part.charAt(0)] ?? "",
      least: Number(part.slice(1)),
    }));
}

export const TONES: Record<string, string> = {
  red: "#b3261e",
  blue: "#1d4fa3",
  green: "#1c6b32",
};
