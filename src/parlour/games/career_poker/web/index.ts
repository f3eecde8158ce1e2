import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";

const SHOWN = new Set([
  "strength",
  "direction",
  "revolution",
  "back",
  "energy",
  "bindings",
  "lead",
  "attribute",
  "building",
  "cards",
]);

const COLOURS: Record<string, string> = { R: "red", Y: "yellow", G: "green", B: "blue", A: "gray" };
const MARKS: Record<string, string> = { C: "cat", P: "pig", S: "snake", F: "goldfish", O: "owl" };
const CARDS = /\b\d{1,2}[RYGBA][CPSFO]\b(?: \d{1,2}[RYGBA][CPSFO]\b)*/g;

/** Cards said as people say them: "7RF" is the red 7 goldfish. */
const spoken = (code: string): string =>
  code.replace(/(\d+)(.)(.)/, (_, number: string, colour: string, mark: string) =>
    [COLOURS[colour], number, MARKS[mark]].join(" "),
  );

export default {
  game: "career-poker",
  theme: {
    felt: "#1f5a3c",
    edge: "#0c2419",
    back: "#5b2545",
    accent: "#ecc56e",
  },
  Board,
  Emblem,
  words: (text) =>
    text.replaceAll(CARDS, (run) => run.split(" ").map(spoken).join(", ")),
  onBoard: (item) => SHOWN.has(item.id),
  isPast: (zone) => zone.id === "last",
  isMinor: (zone) => zone.id !== "table",
  isToken: (move) => move.startsWith("gold "),
  isPart: (move) => /^(gold|use) /.test(move), // a play with gold is put together card by card
} satisfies Touch;
