import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";

export default {
  game: "family-trade",
  theme: {
    felt: "#5a4326",
    edge: "#22180c",
    back: "#1f4e5f",
    accent: "#f0d08a",
  },
  Board,
  Emblem,
  onBoard: (item) => /^(market:|jackpot$|deals$|left$|money:)/.test(item.id),
} satisfies Touch;
