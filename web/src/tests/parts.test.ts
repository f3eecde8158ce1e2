// @vitest-environment happy-dom
/** What components decide on their own, in a document. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Card, Choice, Counter, Shown, Zone } from "$web/facts/table";
import { Play } from "$web/lib/play.svelte";
import Centre from "$web/parts/Centre.svelte";
import Facts from "$web/parts/Facts.svelte";
import Hand from "$web/parts/Hand.svelte";
import LogPanel from "$web/parts/LogPanel.svelte";
import Segments from "$web/parts/Segments.svelte";
import Stage from "$web/parts/Stage.svelte";
import TableRow from "$web/parts/TableRow.svelte";
import type { MyTable, TableInfo } from "$web/protocol";
import { speak } from "$web/words/page.svelte";
import { createRawSnippet, tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import AtTable from "./AtTable.svelte";

beforeAll(() => speak("en"));

const card = (text: string): Card => ({ text, noun: "card", name: text, forms: {}, fields: {}, up: true });
const zone = (id: string, role: string, texts: string[], more: Partial<Zone> = {}): Zone =>
  ({
    id,
    family: id.split(":")[0] ?? "",
    value: id.split(":")[1] ?? "",
    seat: id.includes(":") ? Number(id.split(":")[1]) : null,
    role,
    isSpread: false,
    isOpen: true,
    title: id,
    cards: texts.map(card),
    size: texts.length,
    ...more,
  }) as Zone;
const choice = (move: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb: "play",
  label: move,
  named: {},
  args: [],
  cards: [],
  source: "",
  target: "",
  isPart: false,
  ...more,
});
const view = (zones: Zone[], counters: Counter[] = []): Shown => ({
  game: "any",
  seat: 0,
  players: 3,
  phase: "",
  phaseTitle: "",
  turn: [0],
  prompt: "",
  zones,
  counters,
  choices: [],
  outcome: null,
});
const atTable = (part: unknown, props: Record<string, unknown>, choices: Choice[] = []) =>
  render(AtTable as Component<Record<string, unknown>>, { play: new Play(null, choices), part, ...props });
const names = ["Ada", "Bo", "Cleo"];

describe("a stage", () => {
  const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const stage = (zones: Zone[], choices: Choice[] = []) =>
    atTable(Stage, { view: view(zones), names, ask: nothing }, choices);

  it("keeps my hand where I hold it", () => {
    stage([zone("hand:0", "hand", ["7", "9"])]);
    expect(document.querySelector(".main-hand [data-zone]")?.getAttribute("data-zone")).toBe("hand:0");
  });
  it("lays in the hand's place what I choose from, be it another zone of mine", () => {
    const zones = [zone("hand:0", "hand", ["7"]), zone("won:0", "collection", ["3", "4"])];
    stage(zones, [choice("give 3", { cards: ["3"], source: "won:0" })]);
    expect(document.querySelector(".main-hand [data-zone]")?.getAttribute("data-zone")).toBe("won:0");
  });
  it("skips on a press of the felt, and not on one of a card", async () => {
    const onskip = vi.fn();
    atTable(Stage, { view: view([zone("hand:0", "hand", ["7"])]), names, ask: nothing, onskip });
    await fireEvent.click(screen.getByRole("img", { name: "7" }));
    expect(onskip).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector(".play")!);
    expect(onskip).toHaveBeenCalledOnce();
  });
});

describe("a hand", () => {
  it("has a card for each, in one row without a width, and a place for none", () => {
    atTable(Hand, { zone: zone("hand:0", "hand", ["7", "9", "9"]), game: "any" });
    expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual(["7", "9", "9"]);
    expect(screen.queryByRole("button", { name: "Sort" })).toBeNull();
  });
});

describe("facts", () => {
  const facts = (piles: Zone[], memories: Zone[], choices: Choice[] = []) =>
    atTable(Facts, { view: view([]), counters: [], piles, memories }, choices);

  it("say nothing of an empty heap, unless it is asked for", () => {
    facts([zone("deck", "pile", []), zone("waste", "pile", ["2"])], []);
    expect(screen.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual(["waste 1"]);
  });
  it("offer an empty heap that a move begins with", () => {
    facts([zone("deck", "pile", [])], [], [choice("draw", { source: "deck" })]);
    expect((screen.getByRole("button", { name: "deck 0" }) as HTMLButtonElement).disabled).toBe(false);
  });
  it("count what is past of all seats together", () => {
    facts([], [zone("past:0", "past", ["2"]), zone("past:1", "past", ["3", "4"])]);
    expect(screen.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual(["past:0 3"]);
  });
});

describe("the centre", () => {
  it("shows another's collection while a move takes from it, and only then", () => {
    const theirs = zone("won:1", "collection", ["5"]);
    const parts = { shared: [], played: [], counters: [], piles: [], memories: [], hands: [], own: [] };
    const props = { view: view([theirs]), names, moment: null, caption: "", isTrick: false, parts, mine: [] };
    atTable(Centre, props).unmount();
    expect(document.querySelector("[data-zone='won:1']")).toBeNull();
    atTable(Centre, props, [choice("take 5", { cards: ["5"], source: "won:1" })]);
    expect(document.querySelector("[data-zone='won:1']")).not.toBeNull();
  });
});

describe("segments", () => {
  it("let one be chosen", async () => {
    const options = ["a", "b"].map((value) => ({ value, text: value.toUpperCase() }));
    render(Segments, { legend: "Which", name: "which", options, value: "a" });
    const [first, second] = screen.getAllByRole<HTMLInputElement>("radio");
    expect([first?.checked, second?.checked]).toEqual([true, false]);
    await fireEvent.click(screen.getByLabelText("B"));
    expect([first?.checked, second?.checked]).toEqual([false, true]);
  });
});

describe("a row of the lobby", () => {
  const table = (status: string) =>
    ({
      id: "t1",
      game: "any",
      status,
      seats: [{ seat: 0, name: "Ada" }, { seat: 1 }],
    }) as unknown as TableInfo;
  const mine = (winners: number[], ranks: number[]): MyTable => ({
    table: table("finished"),
    seats: [0],
    outcome: { winners, ranks, scores: ranks },
    ended: 1_700_000_000,
  });
  const said = (props: { table: TableInfo; mine?: MyTable }) => {
    const { container, unmount } = render(TableRow, props);
    const found = [
      container.querySelector("em")?.textContent,
      container.querySelector("a")?.getAttribute("href"),
    ];
    unmount();
    return found;
  };

  it("says how many seats are free", () => {
    expect(said({ table: table("waiting") })).toEqual(["1 free", "/t/t1"]);
  });
  it("says how a match ended for me and when, and leads to its replay", () => {
    const ended = new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(1_700_000_000_000);
    const results = [mine([0], [1, 2]), mine([1], [2, 1]), mine([], [1, 1])].map((one) =>
      said({ ...one, mine: one }),
    );
    expect(results.map(([text]) => text)).toEqual([`won${ended}`, `place 2${ended}`, `lost${ended}`]);
    expect(results[0]?.[1]).toBe("/t/t1#replay");
  });
});

describe("the log", () => {
  const happened = Array.from({ length: 30 }, (_, number): [string, number] => ["played", number]);
  const lines = () => screen.getAllByRole("listitem");

  it("says each line once, however many come after it", async () => {
    const now = new SvelteMap([["log", happened.slice(0, 29)]]);
    const say = vi.fn((event: readonly unknown[]) => `line ${event[1]}`);
    render(LogPanel, {
      get log() {
        return now.get("log")!;
      },
      say,
    });
    say.mockClear();
    now.set("log", happened);
    await tick();
    expect(say.mock.calls.length).toBeLessThan(5);
    expect(lines().map((line) => line.textContent)).toEqual(happened.map((event) => `line ${event[1]}`));
  });

  it("leaves out what has no words, and says so where nothing has", async () => {
    const { rerender } = render(LogPanel, { log: happened.slice(0, 2), say: () => "" });
    expect(lines().map((line) => line.className)).toEqual(["faint"]);
    await rerender({ say: (event: readonly unknown[]) => (event[1] === 1 ? "one" : "") });
    expect(lines().map((line) => line.textContent)).toEqual(["one"]);
  });
});
