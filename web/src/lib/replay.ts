/** Where one jumps to in a match that is over. Knows no game. */
import { endOf } from "$web/facts/end";
import type { Vocabulary } from "$web/facts/vocabulary";
import type { Step } from "$web/protocol";

export type MarkKind = "round" | "trick" | "own" | "turn";

export interface Mark {
  kind: MarkKind;
  at: number; // the step
  number: number; // of its kind, from 1; of a decision: which one of the match
}

/** How many decisions were made up to a step: where a match was continued nobody decides. */
export const decisionsAt = (steps: readonly Step[], at: number): number =>
  steps.slice(0, at + 1).filter((step) => step.move).length;

/** The step before which so many decisions were made. */
export function stepOf(steps: readonly Step[], decision: number): number {
  let made = 0;
  for (const [at, step] of steps.entries()) {
    if (step.move) made += 1;
    if (made === decision) return at;
  }
  return 0;
}

/** Rounds as they begin, tricks as they lie complete, what the seat decided, and where that turned the match. */
export function marksOf(
  vocabulary: Vocabulary,
  steps: readonly Step[],
  seat: number | null,
  turning: readonly number[],
): Mark[] {
  const { round = "" } = endOf(vocabulary);
  const having = (is: (kind: string) => boolean): number[] =>
    steps.flatMap(({ events }, at) => (events.some(([kind]) => is(kind)) ? [at] : []));
  const numbered = (kind: MarkKind, places: readonly number[]): Mark[] =>
    places.map((at, index) => ({ kind, at, number: index + 1 }));
  const decided = (kind: MarkKind, places: readonly number[]): Mark[] =>
    places.map((at) => ({ kind, at, number: decisionsAt(steps, at) + 1 }));
  const own = steps.flatMap((step, at) => (at && step.move && step.seat === seat ? [at - 1] : []));
  return [
    ...numbered("round", round ? having((kind) => kind === round) : []),
    ...numbered(
      "trick",
      having((kind) => vocabulary.kinds[kind]?.rest === "trick"),
    ),
    ...decided("own", own),
    ...decided(
      "turn",
      turning.map((decision) => stepOf(steps, decision)),
    ),
  ];
}

/** The next mark after a step, or the last before it; where there is none, the end or the beginning. */
export function nextMark(marks: readonly Mark[], at: number, last: number, isBack = false): number {
  const places = marks.map((mark) => mark.at);
  return isBack
    ? Math.max(0, ...places.filter((place) => place < at))
    : Math.min(last, ...places.filter((place) => place > at));
}

/** What stands behind the # of an address: which step, with whose eyes, and whether all hands are open. */
export interface Look {
  at: number;
  viewer: number | undefined;
  isOpen: boolean;
  isReview?: boolean; // the review is wanted at once
}

export function lookOf(words: readonly string[], own: number | undefined): Look {
  const [, at = "", seat = "", hands = ""] = words;
  const isSeat = /^[0-7]$/.test(seat);
  return {
    at: /^\d{1,5}$/.test(at) ? Number(at) : 0,
    viewer: isSeat ? Number(seat) : seat ? undefined : own,
    isOpen: hands === "open",
    ...(hands === "review" ? { isReview: true } : {}),
  };
}

export const pathOf = (table: string, { at, viewer, isOpen }: Look): string =>
  `/t/${table}#replay/${at}/${viewer ?? "all"}${isOpen ? "/open" : ""}`;
