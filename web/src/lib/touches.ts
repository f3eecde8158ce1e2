/** A game's own looks, found in its folder by the build. A game without any is drawn just the same. */
import type { Component } from "svelte";
import type { Card, Choice, Shown, Zone } from "$web/facts/table";
import type { Event } from "$web/facts/vocabulary";
import type { GameInfo, Looks } from "$web/protocol";
import type { Felt } from "./settings.svelte";

/** The colours of a game's table; `light-dark()` where the two looks differ. */
export interface Theme {
  felt: string; // the middle of the table
  edge: string; // its rim
  ink: string; // what is written on it
  accent: string; // whose turn it is, what to press
  onAccent: string;
  back: string; // the cards' backs
  backLine: string; // lines on them
}

/** What stands on a face. */
export interface Look {
  index?: string; // in the corner: a number
  title?: string; // a name, where there is no index
  colour?: string; // or several, with blanks between
  symbol?: string;
  caption?: string;
  letter?: string; // the colour once more, for those who do not tell colours apart
}

export interface Touch {
  game: string;
  theme?: Theme;
  look?: (card: Card) => Look;
  Emblem?: Component; // a picture, drawn in a 100 by 100 SVG
  emblem?: string; // or its address
  Whole?: Component<{ card: Card }>; // a whole face with its texts, for the nouns that `whole` names
  whole?: readonly string[];
  Board?: Component<{ view: Shown; names: readonly string[]; moment: Event | null }>; // in the middle of the table
  drawn?: (view: Shown) => readonly string[]; // families that Board and Rim draw, or that nobody needs now
  Rim?: Component<{ view: Shown; seat: number }>; // what counts of a seat
  Foot?: Component<{ card: Card; zone: Zone; view: Shown }>; // below a card of a market
  lit?: (view: Shown) => number; // whose play is ahead, -1 for nobody
  Mark?: Component<{ choice: Choice }>; // on a card, what playing it does
}

const found = import.meta.glob<{ default: Touch }>("../../../src/parlour/games/*/web/index.ts", {
  eager: true,
});
const touches = new Map(Object.values(found).map(({ default: touch }) => [touch.game, touch]));

/** A game of another package is installed after the pages are built: it says its looks without code. */
export function bring({ name, looks }: Pick<GameInfo, "name" | "looks">): void {
  if (looks && !touches.has(name)) touches.set(name, broughtBy(name, looks));
}

function broughtBy(game: string, { theme, faces, emblem }: Looks): Touch {
  const colours = Object.entries(theme ?? {}).map(([part, [light, dark]]) => [
    part,
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ]);
  const touch: Touch = { game };
  if (colours.length) touch.theme = Object.fromEntries(colours) as Theme;
  if (emblem) touch.emblem = emblem;
  if (faces) {
    touch.look = ({ noun, name, fields }) => {
      if (noun !== faces.noun) return { title: name };
      const value = String(fields[faces.by]);
      const colour = faces.tones?.[value];
      return {
        index: String(fields[faces.index]),
        symbol: faces.symbols?.[value] ?? "",
        ...(colour ? { colour } : {}),
      };
    };
  }
  return touch;
}

export function touchOf(game: string): Touch {
  return touches.get(game) ?? { game };
}

export function themeOf(game: string): Theme {
  const own = touches.get(game)?.theme;
  if (own) return own;
  let hue = 7;
  for (const letter of game) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return {
    felt: `light-dark(hsl(${hue} 34% 87%), hsl(${hue} 34% 20%))`,
    edge: `light-dark(hsl(${hue} 34% 78%), hsl(${hue} 40% 11%))`,
    ink: `light-dark(hsl(${hue} 50% 14%), hsl(${hue} 30% 94%))`,
    accent: `light-dark(hsl(${hue} 70% 28%), hsl(${(hue + 40) % 360} 70% 76%))`,
    onAccent: "light-dark(#fff, #221a00)",
    back: `hsl(${(hue + 180) % 360} 38% 30%)`,
    backLine: `hsl(${(hue + 40) % 360} 60% 72%)`,
  };
}

/** A felt that the reader likes at every game; its colours are among the tokens. */
const feltOf = (name: Felt): Omit<Theme, "back" | "backLine"> => ({
  felt: `var(--${name})`,
  edge: `var(--${name}-edge)`,
  ink: `var(--${name}-ink)`,
  accent: `var(--${name}-accent)`,
  onAccent: `var(--${name}-on-accent)`,
});

/** The colours of a table as properties for stylesheets. */
export function themeStyle(game: string, wished: "game" | Felt = "game"): string {
  const { felt, edge, ink, accent, onAccent } = wished === "game" ? themeOf(game) : feltOf(wished);
  return `--felt:${felt};--felt-edge:${edge};--ink:${ink};--accent:${accent};--on-accent:${onAccent}`;
}
