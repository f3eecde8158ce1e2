/** Lets cards fly from zone to zone, as the kinds of events declare it. */
import { mount, tick, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cardOf, type Card, type Lexicon, type Way } from "$web/facts/table";
import Face from "$web/parts/Face.svelte";
import { isMoving, pace } from "./pace";
import { cardIn, drawn } from "./places";

const FLIGHT = 320;
const LONGEST = 1600;
const MOST = 24; // cards in the air at once

let layer: HTMLElement | null = null;

/** The element in which cards fly. */
export const flights: Attachment<HTMLElement> = (element) => {
  layer = element;
  return () => {
    if (layer === element) layer = null;
  };
};

interface Start {
  card: Card;
  from: DOMRect;
  target: string;
}

/** Where the cards are before anything changes. */
export function starts(ways: readonly Way[], lexicon: Lexicon): Start[] {
  if (!isMoving() || document.visibilityState === "hidden") return [];
  const found = ways.flatMap(({ source, target, cards, noun }) => {
    const zone = drawn(source);
    if (!zone) return [];
    return cards.map((text) => {
      const card = cardOf(lexicon, noun, text || "-");
      return { card, from: (cardIn(zone, card.text) ?? zone).getBoundingClientRect(), target };
    });
  });
  return found.slice(0, MOST);
}

/** After the facts changed: fly. Ends when the last card has landed. */
export async function fly(starts: readonly Start[], game: string): Promise<void> {
  if (!starts.length) return;
  await tick();
  const length = Math.min(FLIGHT * pace(), LONGEST / starts.length + 120);
  const landings = starts.map((flight, at) => launch(flight, game, length, at * Math.min(60, length * 0.2)));
  await Promise.all(landings);
}

/** Whatever is in the air is down. */
export function land(): void {
  for (const animation of layer?.getAnimations({ subtree: true }) ?? []) animation.finish();
}

async function launch({ card, from, target }: Start, game: string, length: number, delay: number) {
  const zone = drawn(target);
  if (!zone || !layer) return;
  const landed = cardIn(zone, card.text);
  const to = (landed ?? zone).getBoundingClientRect();
  const width = landed ? to.width : Math.min(from.width, 64);
  const holder = document.createElement("div");
  holder.className = "flight";
  holder.style.width = `${width}px`;
  layer.append(holder);
  const face = mount(Face, { target: holder, props: { card, game } });
  const height = width * 1.4;
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale})`;
  const ratio = Math.max(0.4, Math.min(1.6, from.width / width || 1));
  const hidden = landed?.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: delay + length,
    fill: "none",
  });
  const flight = holder.animate(
    [
      { transform: at(from, ratio), opacity: 1 },
      { transform: at(to, 1), opacity: landed ? 1 : 0.4 },
    ],
    { duration: length, delay, fill: "both", easing: "cubic-bezier(.2,.8,.3,1)" },
  );
  await flight.finished.catch(() => undefined);
  hidden?.cancel();
  await unmount(face);
  holder.remove();
}
