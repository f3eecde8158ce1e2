import { describe, expect, it } from "vitest";
import type { Card, Choice, Lexicon, Shown, Zone } from "$web/facts/table";
import type { Vocabulary } from "$web/facts/vocabulary";
import { canPremove, Premove, premoved } from "$web/lib/premove.svelte";

const vocabulary: Vocabulary = {
  nouns: {},
  zones: [],
  counters: [],
  phases: [],
  verbs: {
    play: { text: "play {card}", can_premove: true, source: "hand:{me}" },
    pass: { text: "pass {card}", source: "hand:{me}" },
  },
  prompts: { play: {}, whisper: { is_secret: true } },
  kinds: { won: { rest: "trick" }, played: { rest: "played" } },
  reasons: {},
};
const choice = (verb: string, card: string, more = ""): Choice => ({
  move: `${verb} ${card}${more}`,
  verb,
  label: "",
  named: {},
  args: [],
  cards: [card],
  source: "hand:1",
  target: "",
  isPart: false,
});
const seven = { zone: "hand:1", text: "7", index: 0 };
const card = (text: string): Card => ({ text, noun: "card", name: text, forms: {}, fields: {}, up: true });
const hand = (...texts: string[]): Zone => ({
  id: "hand:1",
  family: "hand",
  value: "1",
  seat: 1,
  role: "hand",
  isSpread: false,
  isOpen: false,
  title: "",
  cards: texts.map(card),
  size: texts.length,
});
const view = (zone: Zone): Shown => ({ zones: [zone], outcome: null }) as unknown as Shown;
const lexicon = { vocabulary } as Lexicon;

describe("a card chosen ahead", () => {
  it("is one of one's own that a game lets be chosen ahead", () => {
    expect(canPremove(vocabulary, "hand:1", 1)).toBe(true);
    expect(canPremove(vocabulary, "hand:0", 1)).toBe(false);
    expect(canPremove({ ...vocabulary, verbs: {} }, "hand:1", 1)).toBe(false);
  });
  it("is played if it can be, and only as what it was chosen for", () => {
    const play = choice("play", "7");
    expect(premoved(vocabulary, "play", [play, choice("play", "9")], seven)).toBe(play);
    expect(premoved(vocabulary, "play", [choice("play", "9")], seven)).toBeNull();
    expect(premoved(vocabulary, "play", [choice("pass", "7")], seven)).toBeNull();
    expect(premoved(vocabulary, "play", [play, choice("play", "7", " red")], seven)).toBeNull();
  });
  it("is never played where it is a secret who is asked", () => {
    expect(premoved(vocabulary, "whisper", [choice("play", "7")], seven)).toBeNull();
  });
  it("is let go by a second press, with the trick, and with the hand", () => {
    const premove = new Premove();
    premove.choose(hand("7", "9"), 0);
    expect(premove.is("hand:1", 0)).toBe(true);
    premove.heard(lexicon, ["played"]);
    premove.look(view(hand("7", "9")));
    expect(premove.card?.text).toBe("7");
    premove.heard(lexicon, ["won"]);
    expect(premove.card).toBeNull();
    premove.choose(hand("7", "9"), 1);
    premove.look(view(hand("7", "9", "12")));
    expect(premove.card).toBeNull();
    premove.choose(hand("7", "9"), 1);
    premove.choose(hand("7", "9"), 1);
    expect(premove.card).toBeNull();
  });
  it("is not what a second press just after one's own move means", () => {
    const premove = new Premove();
    premove.done();
    premove.choose(hand("7", "9"), 0);
    expect(premove.card).toBeNull();
  });
});
