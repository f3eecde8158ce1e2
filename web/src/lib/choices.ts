/** Which legal move a click means. Knows choices, cards and zones; no rules. */
import type { Choice } from "$web/protocol";

export interface Picked {
  zone: string;
  text: string;
  index: number;
}

const cards = (choice: Choice): string[] => choice.cards ?? [];

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
  return choices.filter((choice) => cards(choice).length === 0 && !isPlace(choice.source ?? ""));
}

export interface Group {
  title: string;
  choices: Choice[];
}

const MANY = 3;
const FEW = 4;

/** Many buttons that begin alike ("With gold: …") go into one group each; the others stay alone. */
export function grouped(choices: readonly Choice[], picking = false): Group[] {
  if (picking || choices.length < FEW) return choices.map((choice) => ({ title: "", choices: [choice] }));
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const title = beginning(choice);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups].flatMap(([title, list]) =>
    list.length < MANY
      ? list.map((choice) => ({ title: "", choices: [choice] }))
      : [{ title, choices: list }],
  );
}

function beginning(choice: Choice): string {
  const head = /^((?:[^:{]|\{[^}]*\})+): /.exec(choice.label)?.[1]; // the colon in `{1:plays|play}` is none of these
  return head ?? choice.move.split(" ")[0] ?? "";
}

/** What labels begin with alike, to be said once: "Swap errand 2C for the next of". Each keeps two words of its own. */
export function alike(labels: readonly string[]): string {
  if (labels.length < 2) return "";
  const words = labels.map((label) => label.split(" "));
  const least = Math.min(...words.map((own) => own.length - 1));
  const bare = (word = "") => word.replace(/[:,;]$/, "");
  let same = 0;
  while (same < least && words.every((own) => bare(own[same]) === bare(words[0]?.[same]))) same += 1;
  while (same > 0 && words.some((own) => own.length - same < 2 && own.length > 2)) same -= 1;
  return same < 2 ? "" : bare((words[0] ?? []).slice(0, same).join(" "));
}
