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
  onBoard: (item) => /^(astral|abyss|set):\d$/.test(item.id),
  isPart: (move) => /^(place|hide) /.test(move), // the cards of a turn are laid out, then played together
} satisfies Touch;
