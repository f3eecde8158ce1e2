import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";

export default {
  game: "familiar-find",
  theme: {
    felt: "#2f4a3a",
    edge: "#101f1a",
    back: "#3b2a5c",
    accent: "#e6c887",
  },
  Board,
  Emblem,
  words: (text) =>
    text
      .replaceAll(/\bPile (\d)-(\d)/g, "{$1} & {$2}")
      .replaceAll(/\bpile (\d)-(\d)/g, "the pile {$1} & {$2}"),
  brief: ({ id, value }) => {
    const marks = (full: string, empty: string) => full.repeat(Number(value)).padEnd(3, empty);
    if (id.startsWith("astral:")) return marks("★", "☆");
    if (id.startsWith("abyss:")) return marks("◉", "○");
    return id.startsWith("set:") ? `set −${value}` : undefined;
  },
  onBoard: (item) => /^(pile:|deck$|discards$|cards$)/.test(item.id),
  isPart: (move) => /^(place|hide) /.test(move), // the cards of a turn are laid out, then played together
} satisfies Touch;
