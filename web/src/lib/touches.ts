/** A game's own touches, found in its folder by the build. A game without any is drawn just the same. */
import type { Component } from "svelte";
import type { Card, Counter, Event, Shown, Zone } from "$web/protocol";
import { named } from "./words";

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
  drawn?: (symbol: string) => string; // the symbol of ours that stands for one of the game's
  showsTag?: (tag: string) => boolean; // which of a card's tags are not on its face already
  Board?: Component<{ view: Shown; names: readonly string[]; events: readonly Event[] }>; // in the middle of the table
  lasts?: (events: readonly Event[]) => number; // milliseconds the board takes to show what happened
  brief?: (counter: Counter) => string | undefined; // a seat's counter in a few signs
  isPast?: (zone: Zone) => boolean; // cards to look through at need, not to have before one's eyes
  isMinor?: (zone: Zone) => boolean; // a pile that needs little room
  isToken?: (move: string) => boolean; // a move that begins by dragging the board's token onto a card
  omens?: (label: string) => string[]; // short words on a card about what playing it does
  Foot?: Component<{ card: Card; zone: Zone; view: Shown }>; // below a card that lies in the middle
  words?: (text: string) => string; // names of places said with the names of seats, as `{0}`
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

/** A text of a game as it is said to whoever looks. */
export function said(game: string, text: string, names: readonly string[], me?: number | null): string {
  const own = touches.get(game)?.words;
  return named(own ? own(text) : text, names, me);
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
