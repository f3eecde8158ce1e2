/** A game's own touches, found in its folder by the build. A game without any is drawn just the same. */
import type { Component } from "svelte";
import type { Card, Counter, Shown, Zone } from "$web/protocol";

export interface Theme {
  felt: string; // the table
  edge: string; // its darker rim
  back: string; // the cards' backs
  accent: string; // lines on them
}

export interface Touch {
  game: string;
  theme?: Theme;
  Emblem?: Component; // a picture, drawn in a 100 by 100 SVG
  Art?: Component<{ card: Card }>; // behind the texts of a face, drawn in a 100 by 140 SVG
  Whole?: Component<{ card: Card }>; // a whole face with its texts, for the cards that `isWhole` names
  isWhole?: (card: Card) => boolean;
  showsTag?: (tag: string) => boolean; // which of a card's tags are not on its face already
  Board?: Component<{ view: Shown; names: readonly string[] }>; // in the middle of the table
  onBoard?: (item: Counter | Zone) => boolean; // what the board shows, so that nobody else does
  isPart?: (move: string) => boolean; // one of several moves that are put together and sent at once
}

const found = import.meta.glob<{ default: Touch }>("../../../src/parlour/games/*/web/index.ts", {
  eager: true,
});
const touches = new Map(Object.values(found).map(({ default: touch }) => [touch.game, touch]));

export function touchOf(game: string): Touch {
  return touches.get(game) ?? { game };
}

export function themeOf(game: string): Theme {
  const own = touches.get(game)?.theme;
  if (own) return own;
  let hue = 7;
  for (const letter of game) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return {
    felt: `hsl(${hue} 34% 26%)`,
    edge: `hsl(${hue} 40% 14%)`,
    back: `hsl(${(hue + 180) % 360} 38% 30%)`,
    accent: `hsl(${(hue + 40) % 360} 60% 72%)`,
  };
}
