import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Rim from "./Rim.svelte";

const LOOKS: Record<string, [colour: string, symbol: string]> = {
  DS: ["red", "◆"],
  EW: ["green", "♣"],
  PL: ["purple", "✿"],
  RE: ["blue", "●"],
  RD: ["yellow", "▲"],
  AST: ["gold", "★"],
  ABY: ["gray", "◉"],
};

export default {
  game: "familiar-find",
  theme: {
    felt: "light-dark(#dbe3cc, #24392f)",
    edge: "light-dark(#c1cdac, #121f19)",
    ink: "light-dark(#22301a, #edf2e4)",
    accent: "light-dark(#1d6a4c, #b7e28e)",
    onAccent: "light-dark(#fff, #14260a)",
    back: "#43306b",
    backLine: "#e6c887",
  },
  look: ({ name, forms, fields }) => {
    const [colour, symbol] = LOOKS[String(fields["kind"])] ?? ["", "✶"];
    return { title: forms["start"] ?? name, colour, symbol, caption: forms["effect"] ?? "" };
  },
  Board,
  drawn: () => ["pile", "astral", "abyss", "lacks", "life", "out", "house"],
  Emblem,
  Rim,
} satisfies Touch;
