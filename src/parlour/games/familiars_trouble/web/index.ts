import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Errand from "./Errand.svelte";
import { SYMBOLS, coloursOf } from "./needs";
import Progress from "./Progress.svelte";

export default {
  game: "familiars-trouble",
  theme: {
    felt: "light-dark(#dfd9ee, #322c52)",
    edge: "light-dark(#c7bee0, #1c1832)",
    ink: "light-dark(#271d47, #f0ecfa)",
    accent: "light-dark(#6a35b0, #ffd277)",
    onAccent: "light-dark(#fff, #2d1d00)",
    back: "#20485a",
    backLine: "#c6e0b4",
  },
  look: ({ fields }) => {
    const colours = coloursOf(String(fields["colours"] ?? ""));
    return {
      index: String(fields["value"] ?? ""),
      colour: colours.join(" "),
      symbol: colours.map((colour) => SYMBOLS[colour] ?? "").join(""),
    };
  },
  Board,
  drawn: () => ["total", "rounds", "house", "target", "lead", "signing"],
  Emblem,
  Whole: Errand,
  whole: ["errand"],
  Foot: Progress,
} satisfies Touch;
