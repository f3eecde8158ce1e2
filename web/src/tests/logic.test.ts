import { describe, expect, it } from "vitest";
import { alike, click, exact, grouped, offered, type Picked } from "$web/lib/choices";
import { nearest } from "$web/lib/keys";
import { held, moved, rows } from "$web/lib/order";
import { others, sides } from "$web/lib/seats";
import { patched, sizeOf } from "$web/lib/view";
import { named, seatsText, timeLeft } from "$web/lib/words";
import type { Choice, Shown } from "$web/protocol";

const at = (text: string, index = 0): Picked => ({ zone: "hand:0", text, index });
const play = (...cards: string[]): Choice => ({
  move: `play ${cards.join(" ")}`,
  label: `Play ${cards.join(" ")}`,
  cards,
  source: "hand:0",
  target: "table",
});

describe("words", () => {
  it("names seats and finds the verb", () => {
    expect(named("{1:plays|play} 7.", ["Ada", "Bo"], 0)).toBe("Bo plays 7.");
    expect(named("{1:plays|play} 7. {0:is|are} next.", ["Ada", "Bo"], 1)).toBe("You play 7. Ada is next.");
  });
  it("leaves names as they are written, with dots or without capitals", () => {
    const names = ["Ada L.", "bo"];
    expect(named("{0:takes|take} a pile.", names)).toBe("Ada L. takes a pile.");
    expect(named("{0:takes|take} a pile from {1}. {0:is|are} next.", names, 1)).toBe(
      "Ada L. takes a pile from you. Ada L. is next.",
    );
    expect(named("{1:looks|look} at {0}.", names)).toBe("bo looks at Ada L.");
    expect(named("{1:takes|take} a pile.", names)).toBe("bo takes a pile.");
    expect(named("play 7", names)).toBe("Play 7");
  });
  it("says how many may sit and how long it takes", () => {
    expect(seatsText([3, 4, 5])).toBe("3–5");
    expect(timeLeft(61_000)).toBe("1:01");
  });
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
    const pass: Choice = { move: "pass", label: "Pass" };
    expect(offered([pass, play("7")], [])).toEqual([pass]);
    expect(offered([pass, play("7"), play("7", "7")], [at("7")])).toEqual([play("7")]);
    expect(exact([play("7", "7")], [at("7", 0), at("7", 1)])).toEqual([play("7", "7")]);
  });
  it("puts many of a kind into one group", () => {
    const gold = Array.from({ length: 8 }, (_, n): Choice => ({
      move: `gold ${n}`,
      label: `With gold: ${n}`,
    }));
    const groups = grouped([{ move: "pass", label: "Pass" }, ...gold]);
    expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
      ["", 1],
      ["With gold", 8],
    ]);
  });
  it("does not take the colon of a name's verb for the end of a beginning", () => {
    const gifts = [1, 2, 3, 4].map((n): Choice => ({ move: `give ${n}`, label: `{1:gets|get} ${n}` }));
    expect(grouped(gifts).map(({ title }) => title)).toEqual(["give"]);
  });
  it("offers no button for a place on the table that can be pressed itself", () => {
    const take: Choice = { move: "take 1", label: "Take it", source: "pile:1" };
    const skip: Choice = { move: "skip", label: "Take nothing" };
    expect(offered([take, skip], [], (zone) => zone === "pile:1")).toEqual([skip]);
    const swap: Choice = { ...take, move: "swap", cards: ["1A"] }; // its cards are pressed, so the place is not
    expect(offered([take, swap], [], (zone) => zone === "pile:1")).toEqual([take]);
  });
  it("says once what labels begin with alike, and leaves each two words", () => {
    expect(alike(["Swap errand 2C for level 1", "Swap errand 2C for level 2"])).toBe("Swap errand 2C for");
    expect(alike(["Discard it, moving nothing", "Discard it: gold up to 40"])).toBe("Discard it");
    expect(alike(["Pass", "Play a card"])).toBe("");
    expect(alike(["Pass"])).toBe("");
  });
});

describe("the view", () => {
  const view: Shown = {
    game: "g",
    players: 2,
    phase: "a",
    zones: [
      { id: "hand:0", title: "Hand", cards: [{ text: "1" }, { text: "2" }, { text: "3" }] },
      { id: "draw", title: "Draw", kind: "stack", count: 9 },
    ],
    counters: [{ id: "n", title: "N", value: 1 }],
  };
  it("takes a patch as the protocol says", () => {
    const next = patched(view, {
      phase: "b",
      changes: [
        { id: "hand:0", at: 1, drop: 1, put: [{ text: "9" }], note: "x" },
        { id: "draw", count: 8 },
      ],
      counters: [{ id: "n", title: "N", value: 2 }],
    });
    expect(next.zones[0]?.cards?.map((card) => card.text)).toEqual(["1", "9", "3"]);
    expect(next.zones[0]?.note).toBe("x");
    expect(sizeOf(next.zones[1]!)).toBe(8);
    expect(next.counters).toEqual([{ id: "n", title: "N", value: 2 }]);
    expect(view.zones[0]?.cards?.[1]?.text).toBe("2");
  });
  it("seats the others clockwise from my left", () => {
    expect(others({ ...view, players: 4, seat: 2 })).toEqual([3, 0, 1]);
    expect(others({ ...view, players: 3 })).toEqual([0, 1, 2]);
    expect(sides(3)).toEqual(["left", "top", "right"]);
    expect(sides(7)).toHaveLength(7);
  });
});

describe("the hand", () => {
  const cards = ["a", "b", "c"].map((text) => ({ text }));
  it("keeps the order I like", () => {
    const order = moved(held(cards, []), 0, 2);
    expect(order).toEqual(["b", "c", "a"]);
    expect(held([...cards, { text: "d" }], order).map(({ card }) => card.text)).toEqual(["b", "c", "a", "d"]);
    expect(held([{ text: "a" }, { text: "c" }], order).map(({ card, index }) => [card.text, index])).toEqual([
      ["c", 1],
      ["a", 0],
    ]);
  });
  it("takes a second row when corners could not be read", () => {
    expect(rows(6, 340, 66, 26)).toBe(1);
    expect(rows(14, 340, 66, 26)).toBe(2);
  });
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
