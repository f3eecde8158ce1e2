import { describe, expect, it } from "vitest";
import type { Vocabulary } from "$web/facts/vocabulary";
import { decisionsAt, lookOf, marksOf, nextMark, pathOf, stepOf } from "$web/lib/replay";
import type { Step } from "$web/protocol";

const vocabulary = {
  kinds: { began: {}, taken: { rest: "trick" }, played: {} },
  end: { round: "began" },
} as unknown as Vocabulary;
const steps = [
  { events: [["began"]] },
  { events: [["played"]], seat: 0, move: "a" },
  { events: [["played"], ["taken"]], seat: 1, move: "b" },
  { events: [], redealt: 0 },
  { events: [["began"]], seat: 0, move: "c" },
] as unknown as Step[];

describe("the marks of a replay", () => {
  const marks = marksOf(vocabulary, steps, 0, [2]);
  const places = (kind: string) => marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
  it("are rounds as they begin, complete tricks, and the seat's own decisions before they are made", () => {
    expect(places("round")).toEqual([0, 4]);
    expect(places("trick")).toEqual([2]);
    expect(places("own")).toEqual([0, 3]);
    expect(places("turn")).toEqual([2]);
  });
  it("are jumped to one after the other, and else one comes to the end or the beginning", () => {
    expect(nextMark(marks, 0, 4)).toBe(2);
    expect(nextMark(marks, 4, 9)).toBe(9);
    expect(nextMark(marks, 3, 4, true)).toBe(2);
    expect(nextMark([], 3, 4, true)).toBe(0);
  });
});

describe("a place in a match", () => {
  it("is counted in decisions, whether the match was continued or not", () => {
    expect(decisionsAt(steps, 3)).toBe(2);
    expect(stepOf(steps, 2)).toBe(2);
    expect(stepOf(steps, 3)).toBe(4);
  });
  it("is found again by its address", () => {
    const look = { at: 12, viewer: 2, isOpen: true };
    expect(lookOf(pathOf("x", look).split("#")[1]!.split("/"), 0)).toEqual(look);
    expect(lookOf(["replay"], 1)).toEqual({ at: 0, viewer: 1, isOpen: false });
    expect(lookOf(["replay", "1e9", "99"], 1)).toEqual({ at: 0, viewer: undefined, isOpen: false });
  });
});
