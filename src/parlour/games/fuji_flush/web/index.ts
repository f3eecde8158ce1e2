import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import Mountain from "./Mountain.svelte";

export default {
  game: "fuji-flush",
  theme: {
    felt: "light-dark(#d5e4f0, #1d3b60)",
    edge: "light-dark(#b6cde0, #0f2039)",
    ink: "light-dark(#12294a, #ecf3fa)",
    accent: "light-dark(#b3292f, #ffc2a6)",
    onAccent: "light-dark(#fff, #3b0f08)",
    back: "#a83238",
    backLine: "#f7d9a8",
  },
  look: (card) => ({ index: String(card.fields["number"]) }),
  Board,
  drawn: () => ["table", "worth", "left"],
  Emblem,
  Mark,
  Whole: Mountain,
  whole: ["card"],
} satisfies Touch;
