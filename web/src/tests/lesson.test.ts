// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Teacher } from "$web/lib/lesson.svelte";
import type { FromServer, Lesson, Shown, Stop } from "$web/protocol";

const view = (phase: string): Shown => ({
  game: "g",
  players: 2,
  zones: {},
  counters: {},
  phase,
  asked: { seats: [0], prompt: "play" },
  seat: 0,
});
const stop = (say: string, answers: Record<string, number>, more: Partial<Stop> = {}): Stop => ({
  say,
  view: view(say),
  answers,
  ...more,
});
const lesson: Lesson = {
  game: "g",
  seat: 0,
  stops: [
    stop("first-goal", { "": 1 }),
    stop(
      "first-play",
      { "play 5": 2, "play 6": 3 },
      { wrong: { "play 9": "first-high" }, why: { "7": { clause: "G-1", id: "no" } } },
    ),
    stop(
      "first-five",
      { "": 4 },
      { came: [{ events: [["played", 0, "5"]] }, { events: [["played", 1, "8"]] }] },
    ),
    stop("first-six", { "": 4 }, { came: [{ events: [["played", 0, "6"]] }] }),
  ],
  learned: ["first-learned"],
  words:
    "name-1 = Ada\nfirst-goal = Win.\nfirst-play = Play.\nfirst-five = Five!\nfirst-high = Too high.\nfirst-learned = All.",
};

function taught(): [Teacher, FromServer[]] {
  const heard: FromServer[] = [];
  const teacher = new Teacher(lesson, "first");
  teacher.tells({ heard: (message) => heard.push(message), connection: () => undefined });
  teacher.open();
  return [teacher, heard];
}

describe("a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("welcomes the learner to a table with somebody to play with", () => {
    const [teacher, [welcome]] = taught();
    expect(welcome).toMatchObject({ type: "welcome", seat: 0, table: { seats: [{}, { name: "Ada" }] } });
    expect(teacher.said(0)).toBe("Win.");
  });
  it("goes on when what is said is read, and when a move is made that is waited for", async () => {
    const [teacher, heard] = taught();
    teacher.next();
    await teacher.ask({ type: "play", moves: ["play 5"] });
    expect(teacher.at).toBe(2);
    expect(heard.at(-1)).toMatchObject({
      events: [
        ["played", 0, "5"],
        ["played", 1, "8"],
      ],
    });
    teacher.next();
    expect(teacher.isDone).toBe(true);
    expect(teacher.learned).toEqual(["All."]);
  });
  it("takes another way where there are two", async () => {
    const [teacher] = taught();
    teacher.next();
    await teacher.ask({ type: "play", moves: ["play 6"] });
    expect(teacher.at).toBe(3);
  });
  it("answers any other move kindly and changes nothing", async () => {
    const [teacher, heard] = taught();
    teacher.next();
    const before = heard.length;
    await teacher.ask({ type: "play", moves: ["play 9"] });
    expect([teacher.at, teacher.wrong, heard.length]).toEqual([1, "Too high.", before]);
    await teacher.ask({ type: "play", moves: ["play 2"] });
    expect(teacher.wrong).not.toBe("Too high.");
  });
  it("says why a card cannot be used", async () => {
    const [teacher] = taught();
    teacher.next();
    const answer = await teacher.ask({ type: "why", cards: ["7"], source: "hand:0" });
    expect(answer).toMatchObject({ type: "why", legal: false, reason: { clause: "G-1" } });
  });
  it("shows where a play that is being put together leads, and goes there only when it is sent", async () => {
    const [teacher] = taught();
    teacher.next();
    const answer = await teacher.ask({ type: "preview", moves: ["play 5"] });
    expect(answer).toMatchObject({ type: "preview", moves: 1, view: { phase: "first-five" } });
    expect([teacher.at, teacher.ahead(["play 5"])]).toEqual([1, 2]);
  });
  it("goes on where the learner was", () => {
    taught()[0].next();
    expect(taught()[0].at).toBe(1);
    const [teacher] = taught();
    teacher.again();
    expect(taught()[0].at).toBe(0);
  });
});
