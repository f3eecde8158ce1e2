import { describe, expect, it } from "vitest";
import { storyOf, type Told } from "$web/facts/end";
import { NOBODY, type Lexicon, type Situation } from "$web/facts/table";
import type { Event, Vocabulary } from "$web/facts/vocabulary";
import { Words } from "$web/facts/words";

const seat = { type: "seat" } as const;
const number = { type: "number" } as const;
const vocabulary: Vocabulary = {
  nouns: {},
  zones: [],
  counters: [{ id: "money", each: "seat" }],
  phases: [],
  verbs: {},
  prompts: {},
  kinds: {
    deal: { does: [] },
    paid: {
      args: { seat, amount: number, money: number },
      does: [{ type: "set", counter: "money:{seat}", value: "{money}" }],
    },
    lost: { args: { seat } },
  },
  reasons: {},
  end: {
    said: ["lost"],
    course: ["money"],
    round: "deal",
    feats: {
      often: { of: { paid: "seat" } },
      most: { of: { paid: "seat" }, amount: "amount", is_at_once: true },
      sum: { of: { paid: "seat" }, amount: "amount" },
    },
  },
};
const TEXT = `
counter-money = Money
end-round = Deal { $number }
event-deal = Deal.
event-paid = Paid.
event-lost = { $seat } loses.
feat-often = often { $amount }
feat-most = most { $amount }
feat-sum = sum { $amount }
`;
const amount = { amount: number };
const messages = {
  "end-round": { number },
  "event-lost": { seat },
  "feat-often": amount,
  "feat-most": amount,
  "feat-sum": amount,
};
const words = new Words("en", [TEXT], messages).for(["Ada", "Bo"], null);
const lexicon: Lexicon = { game: "x", vocabulary, things: {}, words };
const start: Situation = {
  seat: null,
  players: 2,
  facts: { zones: {}, counters: { "money:0": 0, "money:1": 0 }, phase: "", outcome: null },
  asked: NOBODY,
  rows: {},
};
const told = (first: Event[], ...steps: Event[][]): Told[] => [
  { events: first, now: start },
  ...steps.map((events) => ({ events, now: null })),
];
const money = (steps: Told[]) =>
  storyOf(lexicon, steps).rounds.map(({ title, seats }) => [title, ...seats.map(([one]) => one?.amount)]);

describe("the end tells", () => {
  it("how each round left the seats, whatever the next did to them", () => {
    const steps = told([["deal"]], [["paid", 0, 3, 3], ["deal"], ["paid", 1, 5, 5]], [["paid", 0, 1, 4]]);
    expect(money(steps)).toEqual([
      ["Deal 1", 3, 0],
      ["Deal 2", 4, 5],
    ]);
  });
  it("no round more where the first begins later", () => {
    expect(money(told([], [["deal"]], [["paid", 0, 3, 3]]))).toEqual([["Deal 1", 3, 0]]);
  });
  it("who did most: how often, at once and in all", () => {
    const steps = told([], [["paid", 0, 4, 4]], [["paid", 0, 3, 7]], [["paid", 1, 6, 6]]);
    const best = storyOf(lexicon, steps).best.map(({ title, seats }) => [title, seats]);
    expect(best).toEqual([
      ["often 2", [0]],
      ["most 6", [1]],
      ["sum 7", [0]],
    ]);
  });
  it("nothing of what all did alike, or nobody did", () => {
    expect(storyOf(lexicon, told([], [["paid", 0, 2, 2]], [["paid", 1, 2, 2]])).best).toEqual([]);
    expect(storyOf(lexicon, told([])).best).toEqual([]);
  });
  it("why, by the last event that says so", () => {
    const steps = told([["lost", 1]], [["lost", 0]]);
    expect(storyOf(lexicon, steps).said).toEqual(["Ada loses."]);
    expect(storyOf(lexicon, []).said).toEqual([]);
  });
});
