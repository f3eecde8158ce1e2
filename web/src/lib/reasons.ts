/** Why a move is good, as a hint and a review say it: what speaks for it in the game's terms, and its figures. */
import { choiceOf, type Lexicon } from "$web/facts/table";
import type { Event } from "$web/facts/vocabulary";
import type { Option } from "$web/protocol";

export interface Reasoned {
  why: Event | null;
  rival?: Option | null; // the next best move
  motives?: readonly Event[];
}

export const labelOf = (lexicon: Lexicon, { verb, args = [], advice = [] }: Option, seat: number | null) =>
  choiceOf(lexicon, verb, [...args, ...advice], seat).label;

export function reasonOf(
  lexicon: Lexicon,
  { why, rival, motives = [] }: Reasoned,
  seat: number | null,
): string {
  const said = motives.map(([id, ...args]) => lexicon.words.say(`motive-${id}`, args));
  const [id = "", ...args] = why ?? [];
  const name = rival ? [labelOf(lexicon, rival, seat)] : [];
  if (lexicon.words.has(id)) said.push(lexicon.words.say(id, [...args, ...name]));
  return said.length ? said.reduce((before, after) => lexicon.words.say("sentences", [before, after])) : "";
}
