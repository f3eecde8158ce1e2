import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mountain from "./Mountain.svelte";

export default {
  game: "fuji-flush",
  theme: {
    felt: "#2b4a73",
    edge: "#101c33",
    back: "#8c2f39",
    accent: "#f7d9a8",
  },
  Board,
  Emblem,
  Whole: Mountain,
  isWhole: () => true,
  omens: (label) => {
    const sum = /joining to (\d+)/.exec(label)?.[1];
    const flushed = /flushing (.*)$/.exec(label)?.[1]?.split(", ").length ?? 0;
    return [...(sum ? [`= ${sum}`] : []), ...(flushed ? [`flushes ${flushed}`] : [])];
  },
} satisfies Touch;
