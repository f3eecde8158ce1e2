import { describe, expect, it } from "vitest";
import type { Card, Choice } from "$web/facts/table";
import type { Types } from "$web/facts/vocabulary";
import { beside, wordsBeside } from "$web/lib/beside";
import { alike, click, exact, grouped, offered, onlyMove, rowsOf, type Picked } from "$web/lib/choices";
import { partsOf, wordsOf } from "$web/lib/clauses";
import { nearest } from "$web/lib/keys";
import { Play } from "$web/lib/play.svelte";
import { held, moved, rows } from "$web/lib/order";
import { tellMore } from "$web/lib/points";
import { others, sides } from "$web/lib/seats";
import { seatsText, timeLeft } from "$web/lib/words";

const at = (text: string, index = 0): Picked => ({ zone: "hand:0", text, index });
const choice = (move: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb: move.split(" ")[0] ?? "",
  label: move,
  named: {},
  args: [],
  cards: [],
  source: "",
  target: "",
  isPart: false,
  ...more,
});
const play = (...cards: string[]): Choice =>
  choice(`play ${cards.join(" ")}`, { cards, source: "hand:0", target: "table" });
const card = (text: string): Card => ({ text, noun: "card", name: text, forms: {}, fields: {}, up: true });

it("says how many may sit and how long it takes", () => {
  expect(seatsText([3, 4, 5])).toBe("3–5");
  expect(timeLeft(61_000)).toBe("1:01");
});

it("says words below a thing, or wherever they cover neither it nor the hand", () => {
  const size = { width: 100, height: 40 };
  const room = { width: 400, height: 300 };
  const hand = { left: 0, top: 200, right: 400, bottom: 300 };
  const thing = (top: number) => ({ left: 150, top, right: 190, bottom: top + 20 });
  expect(wordsBeside(thing(50), size, room, hand)).toEqual([120, 74]);
  expect(wordsBeside(thing(150), size, room, hand)).toEqual([120, 106]);
  expect(wordsBeside(thing(275), size, room, null)).toEqual([120, 231]);
  expect(wordsBeside({ left: 0, top: 0, right: 20, bottom: 20 }, size, room, hand)).toEqual([4, 24]);
});

it("tells what is the rulebook's from what is ours", () => {
  const text = "[B] A `play`. [R] *Automatic.* Ours. [H] House.";
  expect(partsOf(text).map(({ mark, text: said }) => [mark, said])).toEqual([
    ["book", "A `play`."],
    ["ruling", "*Automatic.* Ours."],
    ["house", "House."],
  ]);
  expect(partsOf("[B, from the corrections] So.")[0]).toMatchObject({
    mark: "book",
    note: "from the corrections",
  });
  expect(partsOf("No mark.")[0]?.mark).toBe("book");
  expect(wordsOf("A `play` *now*")).toEqual([
    { text: "A ", style: "plain" },
    { text: "play", style: "code" },
    { text: " ", style: "plain" },
    { text: "now", style: "emphasis" },
  ]);
});

describe("a click", () => {
  it("is not needed on a card that every move is about", () => {
    const keep = { ...play("7"), move: "keep" };
    const give = { ...play("7"), move: "give" };
    expect(offered([keep, give], [])).toEqual([keep, give]);
    expect(offered([keep, play("9")], [])).toEqual([]);
  });
  it("plays the only thing it can mean", () => {
    expect(click([play("7"), play("9")], [], at("7"))).toEqual({ play: play("7") });
  });
  it("picks a card that can go with others, and lets it go again", () => {
    const choices = [play("7"), play("7", "7")];
    const first = click(choices, [], at("7", 0));
    expect(first).toEqual({ picked: [at("7", 0)] });
    expect(click(choices, [at("7", 0)], at("7", 0))).toEqual({ picked: [] });
    expect(click(choices, [at("7", 0)], at("7", 1))).toEqual({ play: play("7", "7") });
  });
  it("means nothing on a card that no move uses", () => {
    expect(click([play("7")], [], at("9"))).toEqual({ none: true });
  });
  it("begins anew with a card that does not go with those picked", () => {
    const choices = [play("7"), play("7", "7"), play("9"), play("9", "9")];
    expect(click(choices, [at("7")], at("9", 3))).toEqual({ picked: [at("9", 3)] });
  });
});

describe("choices", () => {
  it("offers as buttons what has no card, or what fits the cards picked", () => {
    const pass = choice("pass");
    expect(offered([pass, play("7")], [])).toEqual([pass]);
    expect(offered([pass, play("7"), play("7", "7")], [at("7")])).toEqual([play("7")]);
    expect(exact([play("7", "7")], [at("7", 0), at("7", 1)])).toEqual([play("7", "7")]);
  });
  it("puts many variants of a verb into a grid, by the arguments in which they differ", () => {
    const types: Types = { count: { type: "number" }, number: { type: "number" } };
    const gold = [1, 2].flatMap((count) =>
      [5, 6, 7].map((number) =>
        choice(`gold ${count} ${number}`, { named: { count, number }, args: ["count", "number"] }),
      ),
    );
    const [pass, group] = grouped([choice("pass"), ...gold], () => types);
    expect(pass?.choices).toHaveLength(1);
    expect(group?.axes).toEqual(["count", "number"]);
    expect(rowsOf(group!).map(({ value, choices }) => [value, choices.length])).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });
  it("says each in its own words where a key tells them apart", () => {
    const types: Types = {
      way: { type: "key", values: ["up", "down"] },
      card: { type: "noun", name: "card", fields: {} },
    };
    const moves = ["a", "b"].flatMap((one) =>
      ["up", "down"].map((way) =>
        choice(`go ${one} ${way}`, { named: { card: one, way }, args: ["card", "way"] }),
      ),
    );
    expect(grouped(moves, () => types)[0]?.axes).toEqual([]);
  });
  it("offers no button for a place on the table that can be pressed itself", () => {
    const take = choice("take 1", { source: "pile:1" });
    const skip = choice("skip");
    expect(offered([take, skip], [], (zone) => zone === "pile:1")).toEqual([skip]);
    const swap: Choice = { ...take, move: "swap", cards: ["1A"] }; // its cards are pressed, so the place is not
    expect(offered([take, swap], [], (zone) => zone === "pile:1")).toEqual([take]);
  });
  it("says once what labels begin with alike, where a word ends in that language", () => {
    expect(alike(["Swap errand 2C for level 1", "Swap errand 2C for level 2"], "en")).toBe(
      "Swap errand 2C for level",
    );
    expect(alike(["Discard it, moving nothing", "Discard it: gold up to 40"], "en")).toBe("Discard it");
    expect(alike(["Pass", "Play a card"], "en")).toBe("");
    expect(alike(["金を使う：1枚", "金を使う：2枚"], "ja")).toBe("金を使う");
    expect(alike(["Pass"], "en")).toBe("");
  });
});

describe("the only move", () => {
  it("can play itself", () => {
    expect(onlyMove([play("7")])).toEqual(play("7"));
    expect(onlyMove([])).toBeNull();
  });
  it("is none if there is another", () => expect(onlyMove([play("7"), choice("pass")])).toBeNull());
  it("is left to the player if more can be put to it, or if its haste tells a secret", () => {
    expect(onlyMove([{ ...play("7"), isPart: true }])).toBeNull();
    expect(onlyMove([play("7")], true)).toBeNull();
  });
});

describe("points", () => {
  it("tell something unless they only say who won", () => {
    expect(tellMore([{ score: 1, won: true }, { score: 0 }])).toBe(false);
    expect(tellMore([{ score: 1 }])).toBe(true);
    expect(tellMore([{ score: 0, won: true }])).toBe(true);
    expect(tellMore([{ score: 1, won: true }, { score: 5 }])).toBe(true);
  });
});

describe("seats", () => {
  it("seats the others clockwise from my left", () => {
    expect(others({ players: 4, seat: 2 })).toEqual([3, 0, 1]);
    expect(others({ players: 3, seat: null })).toEqual([0, 1, 2]);
    expect(sides(3)).toEqual(["left", "top", "right"]);
    expect(sides(7)).toHaveLength(7);
  });
});

describe("the hand", () => {
  const cards = ["a", "b", "c"].map(card);
  it("keeps the order I like", () => {
    const order = moved(held(cards, []), 0, 2);
    expect(order).toEqual(["b", "c", "a"]);
    expect(held([...cards, card("d")], order).map(({ card }) => card.text)).toEqual(["b", "c", "a", "d"]);
    expect(held([card("a"), card("c")], order).map(({ card, index }) => [card.text, index])).toEqual([
      ["c", 1],
      ["a", 0],
    ]);
  });
  it("takes a second row when corners could not be read", () => {
    expect(rows(6, 340, 66, 26)).toBe(1);
    expect(rows(14, 340, 66, 26)).toBe(2);
  });
});

describe("a card seen large", () => {
  const large = { width: 300, height: 200 };
  const room = { width: 800, height: 600 };
  const covers = (x: number, y: number, scale: number, left: number, top: number) =>
    x < left + 60 && x + large.width * scale > left && y < top + 90 && y + large.height * scale > top;

  it("lies above the small one where there is room", () => {
    const at = beside({ left: 400, top: 450, right: 460, bottom: 540 }, large, room);
    expect([at.x, at.scale]).toEqual([280, 1]);
    expect(at.y + large.height).toBeLessThan(450);
  });
  it.each([0, 150, 400, 740].flatMap((left) => [0, 100, 260, 510].map((top) => ({ left, top }))))(
    "never covers the small one, nor leaves the window: at $left, $top",
    ({ left, top }) => {
      for (const size of [room, { width: 390, height: 844 }]) {
        if (left + 60 > size.width) continue;
        const { x, y, scale } = beside({ left, top, right: left + 60, bottom: top + 90 }, large, size);
        expect(covers(x, y, scale, left, top)).toBe(false);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + large.width * scale).toBeLessThanOrEqual(size.width);
        expect(y + large.height * scale).toBeLessThanOrEqual(size.height);
      }
    },
  );
});

it("arrow keys go to the nearest thing that way", () => {
  const points: [number, number][] = [
    [10, 0],
    [50, 0],
    [0, 40],
  ];
  expect(nearest([0, 0], points, [1, 0])).toBe(0);
  expect(nearest([0, 0], points, [0, 1])).toBe(2);
  expect(nearest([0, 0], points, [-1, 0])).toBe(-1);
});

describe("a place on the table", () => {
  const to = (text: string, target: string) => choice(text, { cards: ["7"], source: "hand:0", target });
  const picking = (...choices: Choice[]) => {
    const play = new Play(null, choices);
    play.picked = [{ zone: "hand:0", text: "7", index: 0 }];
    return play;
  };

  it("is an aim where that tells which move is meant", () =>
    expect(picking(to("play 7 left", "left"), to("play 7 right", "right")).isTarget("left")).toBe(true));
  it("is no aim where several moves go there", () =>
    expect(picking(to("play 7 up", "left"), to("play 7 down", "left")).isTarget("left")).toBe(false));
  it("picked once more is let go", () => {
    const play = new Play(null, [choice("take 1", { source: "pile" }), choice("take 2", { source: "pile" })]);
    play.zone("pile");
    expect([play.from, play.isTarget("pile")]).toEqual(["pile", true]);
    play.zone("pile");
    expect(play.from).toBe("");
  });
});
