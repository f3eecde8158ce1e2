/**
 * A card chosen before its turn. It stays on this page until then, and nothing of it is sent.
 *
 * When the turn comes it is played if it is among the moves, as the very move that its game lets be chosen ahead. It is
 * let go before if something happens that could change the mind: a trick is over, the hand is another, a move was taken
 * back, something else is asked. Whoever is asked in secret decides then: an answer at once would tell that it was ready.
 */
import type { Choice, Lexicon, Shown, Situation, Zone } from "$web/facts/table";
import type { Event, Vocabulary } from "$web/facts/vocabulary";
import { exact, type Picked } from "./choices";

const AFTER_MINE_MS = 700; // a press so soon after one's own move was meant for that

/** Whether a card of this zone can be chosen ahead. */
export function canPremove({ verbs }: Vocabulary, zone: string, me: number): boolean {
  return Object.values(verbs).some(
    ({ can_premove, source = "" }) => can_premove && source.replace("{me}", `${me}`) === zone,
  );
}

/** What the card means now that its seat is asked; nothing if it cannot be played, or could mean several things. */
export function premoved(
  { verbs, prompts }: Vocabulary,
  prompt: string,
  choices: readonly Choice[],
  card: Picked,
): Choice | null {
  if (prompts[prompt]?.is_secret) return null;
  const [only, second] = exact(choices, [card]);
  return only && !second && verbs[only.verb]?.can_premove ? only : null;
}

export class Premove {
  card = $state.raw<(Picked & { name: string }) | null>(null);
  private held = ""; // in its zone when it was chosen
  private moved = -Infinity; // when this seat moved last

  /** This seat has moved. */
  done = (): void => {
    this.card = null;
    this.moved = performance.now();
  };

  drop = (): void => {
    this.card = null;
  };

  /** Chooses a card, or lets it go if it is the one chosen. */
  choose(zone: Zone, index: number): void {
    const card = zone.cards[index];
    if (!card || performance.now() - this.moved < AFTER_MINE_MS) return;
    if (this.is(zone.id, index)) return this.drop();
    this.card = { zone: zone.id, text: card.text, index, name: card.name };
    this.held = heldIn(zone);
  }

  is = (zone: string, index: number): boolean => this.card?.zone === zone && this.card.index === index;

  /** A trick that is over was what it was meant for. */
  heard({ vocabulary }: Lexicon, event: Event): void {
    if (vocabulary.kinds[event[0]]?.rest === "trick") this.drop();
  }

  /** Lets it go if the hand is another now. */
  look(view: Shown | null): void {
    const zone = view?.zones.find(({ id }) => id === this.card?.zone);
    if (!zone || view?.outcome || heldIn(zone) !== this.held) this.drop();
  }

  /** The move that it is, once this seat is asked. */
  move(lexicon: Lexicon, { asked, seat }: Situation, choices: readonly Choice[]): Choice | null {
    if (!this.card || seat === null || !asked.seats.includes(seat)) return null;
    return premoved(lexicon.vocabulary, asked.prompt, choices, this.card);
  }
}

const heldIn = (zone: Zone): string => zone.cards.map(({ text }) => text).join(" ");
