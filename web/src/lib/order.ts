/** The order in which one likes to hold one's cards. */
import type { Card } from "$web/facts/table";

export interface Held {
  card: Card;
  index: number; // its place in the zone
}

/** The cards in the wished order; those it does not name come where they are sorted, at the end. */
export function held(cards: readonly Card[], wished: readonly string[]): Held[] {
  const left: Held[] = cards.map((card, index) => ({ card, index }));
  const placed: Held[] = [];
  for (const text of wished) {
    const at = left.findIndex(({ card }) => card.text === text);
    if (at >= 0) placed.push(...left.splice(at, 1));
  }
  if (!wished.length) return left;
  return [...placed, ...left];
}

/** The wish after the card at `from` was put at `to`. */
export function moved(now: readonly Held[], from: number, to: number): string[] {
  const texts = now.map(({ card }) => card.text);
  const [text] = texts.splice(from, 1);
  if (text !== undefined) texts.splice(to, 0, text);
  return texts;
}

/** How many rows a hand needs so that every card's corner can be read. */
export function rows(cards: number, width: number, cardWidth: number, least: number): number {
  if (cards < 2) return 1;
  for (let lines = 1; lines < 3; lines += 1) {
    const inRow = Math.ceil(cards / lines);
    if (inRow < 2 || (width - cardWidth) / (inRow - 1) >= least) return lines;
  }
  return 2;
}
