import { beforeEach, describe, expect, it, vi } from "vitest";
import { Waiting, onlyRest, restOf } from "$web/lib/pace";
import { settings } from "$web/lib/settings.svelte";

const HALF_A_SECOND = 500;

describe("rests", () => {
  it.each(["slow", "normal", "fast", "off"] as const)(
    "leave time for a complete trick, and before a move plays itself, at the pace %s",
    (pace) => {
      settings.motion = pace;
      expect(onlyRest()).toBeGreaterThanOrEqual(HALF_A_SECOND);
      expect(restOf("trick")).toBeGreaterThanOrEqual(HALF_A_SECOND);
    },
  );
  it("are none where the game asks for none", () => {
    settings.motion = "normal";
    expect(restOf("")).toBe(0);
  });
  it("follow the reader's pace", () => {
    const rest = (pace: typeof settings.motion) => {
      settings.motion = pace;
      return restOf("revealed");
    };
    expect(rest("slow")).toBeGreaterThan(rest("normal"));
    expect(rest("normal")).toBeGreaterThan(rest("fast"));
    expect(rest("off")).toBe(0);
  });
});

describe("skipping", () => {
  beforeEach(() => vi.useFakeTimers());

  it("ends one rest, and twice in a row all that wait", async () => {
    const waiting = new Waiting();
    let ended = 0;
    void waiting.rest(10_000).then(() => (ended += 1));
    waiting.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(1);
    waiting.skip();
    await waiting.rest(10_000);
    expect(waiting.isHurried).toBe(true);
    waiting.calm();
    expect(waiting.isHurried).toBe(false);
  });
});
