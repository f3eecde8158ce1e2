/** Which legal move a click means. Knows choices, cards and zones; no rules. */
import type { Choice } from "$web/facts/table";
import type { Types, Value } from "$web/facts/vocabulary";

export interface Picked {
  zone: string;
  text: string;
  index: number;
}

const cards = (choice: Choice): string[] => choice.cards;

/** Whether the choice uses all of these cards (twice, if picked twice). */
export function uses(choice: Choice, picked: readonly Picked[]): boolean {
  const left = cards(choice).slice();
  return picked.every(({ zone, text }) => {
    const at = left.indexOf(text);
    if (at < 0 || (choice.source && choice.source !== zone)) return false;
    left.splice(at, 1);
    return true;
  });
}

export function matching(choices: readonly Choice[], picked: readonly Picked[]): Choice[] {
  return picked.length ? choices.filter((choice) => uses(choice, picked)) : choices.slice();
}

/** Choices that use exactly the cards picked. */
export function exact(choices: readonly Choice[], picked: readonly Picked[]): Choice[] {
  return matching(choices, picked).filter((choice) => cards(choice).length === picked.length);
}

export function isPlayable(choices: readonly Choice[], zone: string, text: string): boolean {
  return choices.some((choice) => uses(choice, [{ zone, text, index: 0 }]));
}

/** Choices that a click on a zone can mean: it is where they begin. Where its cards are pressed instead, none. */
export function fromZone(choices: readonly Choice[], zone: string): Choice[] {
  const here = choices.filter((choice) => choice.source === zone);
  return here.some((choice) => cards(choice).length) ? [] : here;
}

/** Choices for the cards picked that aim at a zone. */
export function aimedAt(choices: readonly Choice[], picked: readonly Picked[], zone: string): Choice[] {
  return exact(choices, picked).filter((choice) => choice.target === zone);
}

export type Click = { play: Choice } | { picked: Picked[] } | { none: true };

/** A click on a card: plays it, picks it (or lets it go) to be put together with others, or nothing. */
export function click(choices: readonly Choice[], picked: readonly Picked[], card: Picked): Click {
  const same = (other: Picked) => other.zone === card.zone && other.index === card.index;
  if (picked.some(same)) return { picked: picked.filter((other) => !same(other)) };
  const together = [...picked, card];
  const found = matching(choices, together);
  if (found.length === 0) return picked.length ? click(choices, [], card) : { none: true };
  const only = found[0];
  if (found.length === 1 && only && cards(only).length === together.length) return { play: only };
  return { picked: together };
}

/** Whether all choices use the same cards, so that pointing at those would not tell one from another. */
function areAboutTheSame(choices: readonly Choice[]): boolean {
  const used = new Set(choices.map((choice) => `${choice.source} ${cards(choice).join(" ")}`));
  return choices.length > 1 && used.size === 1 && choices.every((choice) => cards(choice).length > 0);
}

/** Choices that no card and no zone on the table stands for, or that fit what is picked: shown as buttons. */
export function offered(
  choices: readonly Choice[],
  picked: readonly Picked[],
  isOnTable: (zone: string) => boolean = () => false,
): Choice[] {
  if (picked.length) return exact(choices, picked);
  if (areAboutTheSame(choices)) return choices.slice();
  const isPlace = (zone: string) => isOnTable(zone) && fromZone(choices, zone).length > 0;
  return choices.filter((choice) => cards(choice).length === 0 && !isPlace(choice.source));
}

/** The only move there is. None where more belongs to it, or where its haste would tell what was decided in secret. */
export function onlyMove(choices: readonly Choice[], isSecret = false): Choice | null {
  const [only, second] = choices;
  return !only || second || only.isPart || isSecret ? null : only;
}

/** Many variants of one verb: told apart by one argument, or by two as rows and columns. */
export interface Group {
  verb: string;
  choices: Choice[];
  axes: string[]; // the arguments in which they differ; none: each is said in its own words
}

const MANY = 4;
const AXES = new Set(["number", "noun", "seat"]); // values that can be said without a sentence around them

/** Verbs with many variants become a group each; the others stay alone, in their order. */
export function grouped(choices: readonly Choice[], types: (verb: string) => Types): Group[] {
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  return verbs.flatMap((verb): Group[] => {
    const same = choices.filter((choice) => choice.verb === verb);
    if (same.length < MANY) return same.map((choice) => ({ verb, choices: [choice], axes: [] }));
    return [{ verb, choices: same, axes: axesOf(same, types(verb)) }];
  });
}

function axesOf(choices: readonly Choice[], types: Types): string[] {
  const names = choices[0]?.args ?? [];
  const axes = names.filter((name) => new Set(choices.map((choice) => key(choice.named[name]))).size > 1);
  const isPlain = axes.every((name) => AXES.has(types[name]?.type ?? ""));
  return isPlain && axes.length > 0 && axes.length <= 2 ? axes : [];
}

const key = (value: Value | undefined): string => JSON.stringify(value);

export interface Row {
  value: Value | null; // of the first of two axes
  choices: Choice[];
}

/** The rows of a group: one for each value of the first of two arguments. */
export function rowsOf({ choices, axes }: Group): Row[] {
  const [first = "", second] = axes;
  if (!second) return [{ value: null, choices }];
  const values = new Map(choices.map((choice) => [key(choice.named[first]), choice.named[first] ?? ""]));
  return [...values].map(([text, value]) => ({
    value,
    choices: choices.filter((choice) => key(choice.named[first]) === text),
  }));
}

/** What labels begin with alike, to be said once: "Swap errand 2C for the next of". It ends where a word ends. */
export function alike(labels: readonly string[], language: string): string {
  const [first = "", ...rest] = labels;
  if (!rest.length) return "";
  let length = 0;
  while (length < first.length && rest.every((label) => label[length] === first[length])) length += 1;
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(first)];
  const ends = words.map(({ index, segment }) => index + segment.length).filter((end) => end <= length);
  return first.slice(0, ends.at(-1) ?? 0).replace(/[\s,:;（(、：「『“„]+$/u, "");
}
