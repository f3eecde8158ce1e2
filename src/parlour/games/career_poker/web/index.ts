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
  onBoard: (item) => SHOWN.has(item.id),
  isPast: (zone) => zone.id === "last",
  isMinor: (zone) => zone.id !== "table",
  isToken: (move) => move.startsWith("gold "),
  isPart: (move) => /^(gold|use) /.test(move), // a play with gold is put together card by card
} satisfies Touch;
