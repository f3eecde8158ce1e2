import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Errand from "./Errand.svelte";
import Progress from "./Progress.svelte";

export default {
  game: "familiars-trouble",
  theme: {
    felt: "#3d3560",
    edge: "#181430",
    back: "#23445c",
    accent: "#c6e0b4",
  },
  Board,
  Emblem,
  Whole: Errand,
  isWhole: (card) => (card.symbol ?? "").startsWith("^"),
  showsTag: (tag) => !/^\d+ points?$/.test(tag),
  Foot: Progress,
  isPast: (zone) => zone.id.startsWith("used:") || zone.id === "collection",
  isMinor: (zone) => zone.id !== "display",
  onBoard: (item) => item.id.startsWith("total:") || item.id === "round", // the bar says the round
} satisfies Touch;
