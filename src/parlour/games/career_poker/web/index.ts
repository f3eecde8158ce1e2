import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Rim from "./Rim.svelte";

const MARKS: Record<string, string> = {
  cat: "🐈",
  pig: "🐖",
  snake: "🐍",
  goldfish: "🐟",
  owl: "🦉",
};
const LETTERS: Record<string, string> = {
  red: "R",
  yellow: "Y",
  green: "G",
  blue: "B",
  gray: "A",
};
const NOISE = ["house", "rounds", "lead", "top", "count", "building", "gold", "score", "gone", "aside"];
const IN_TRICKS = ["energy", "revolution", "back", "colours-bound", "marks-bound"];

export default {
  game: "career-poker",
  theme: {
    felt: "light-dark(#cfe1d3, #17402d)",
    edge: "light-dark(#b3ccb9, #0c241a)",
    ink: "light-dark(#12301f, #eef4ea)",
    accent: "light-dark(#7d5000, #f2c75c)",
    onAccent: "light-dark(#fff, #2b1d00)",
    back: "#6b2a4f",
    backLine: "#ecc56e",
  },
  look: ({ fields }) => ({
    index: String(fields["number"]),
    colour: String(fields["colour"]),
    symbol: MARKS[String(fields["mark"])] ?? "",
    letter: LETTERS[String(fields["colour"])] ?? "",
  }),
  Board,
  /** Energy and what binds belong to Millionaire, the number of the trick to the tricks. */
  drawn: ({ phase }) => [...NOISE, ...(phase === "tricks" ? IN_TRICKS : ["trick", "attribute"])],
  Emblem,
  Rim,
  lit: (view) => Number(view.counters.find(({ id }) => id === "top")?.amount ?? -1),
} satisfies Touch;
