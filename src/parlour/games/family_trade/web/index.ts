import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { drawn } from "./items";
import { ROLLING } from "./rolling";

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
  drawn,
  isMinor: () => true,
  lasts: (events) => (events.some(({ kind }) => kind === "roll") ? ROLLING : 0),
  onBoard: (item) => /^(market:|jackpot$|dealer$|deals$|left$|shown$|money:|tens:|fifties:|bank:)/.test(item.id),
} satisfies Touch;
