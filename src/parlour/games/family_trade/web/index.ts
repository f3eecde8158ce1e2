import type { Touch } from "$web/lib/touches";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { symbolOf } from "./items";
import Rim from "./Rim.svelte";

export default {
  game: "family-trade",
  theme: {
    felt: "light-dark(#efe3cb, #3d2f20)",
    edge: "light-dark(#dcc9a4, #211910)",
    ink: "light-dark(#3a2710, #f7eedd)",
    accent: "light-dark(#0b5a65, #7fd8d4)",
    onAccent: "light-dark(#fff, #00282b)",
    back: "#1f4f4b",
    backLine: "#f0d08a",
  },
  look: ({ name, forms, fields }) => ({
    title: forms["start"] ?? name,
    colour: String(fields["colour"] ?? ""),
    symbol: symbolOf(fields["kind"], fields["symbol"], name),
    caption: ((fields["faces"] ?? []) as number[]).join(" "),
  }),
  Board,
  drawn: () => [
    "market",
    "money",
    "tens",
    "fifties",
    "bank",
    "discards",
    "ruleset",
    "rounds",
    "offered",
    "missing",
    "deals",
    "streak",
  ],
  Emblem,
  Rim,
} satisfies Touch;
