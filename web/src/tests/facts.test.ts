// Python and page know the same and say the same: whole matches and every message, made by tests/samples.py.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Fold, type Facts } from "$web/facts/fold";
import type { Event, Things, Types, Vocabulary } from "$web/facts/vocabulary";
import { Words, outside, preferred } from "$web/facts/words";

interface Sample {
  vocabulary: Vocabulary;
  messages: Record<string, Types>;
  things: Things;
  texts: Record<string, string>;
  said: [string, unknown[], number | null, Record<string, string>][];
  matches: { start: Facts; steps: { events: Event[]; facts: Facts }[] }[];
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
const python = process.env.PARLOUR_PYTHON ?? `${root}.venv/bin/python`;
const made = execFileSync(python, ["-m", "tests.samples"], { cwd: root, maxBuffer: 1 << 28 }).toString();
const { names, games } = JSON.parse(made) as { names: string[]; games: Record<string, Sample> };

describe.each(Object.entries(games))("%s", (_, sample) => {
  it("is known to the page as to Python, event by event", () => {
    for (const { start, steps } of sample.matches) {
      const fold = new Fold(start, sample.vocabulary, sample.things);
      for (const { events, facts } of steps) {
        for (const event of events) fold.take(event);
        expect(fold.facts).toEqual(facts);
      }
    }
  });
  it("is said by the page as by Python, in every language", () => {
    for (const [language, text] of Object.entries(sample.texts)) {
      const words = new Words(language, [text], sample.messages, sample.things);
      words.names = names;
      for (const [id, args, me, said] of sample.said) {
        words.me = me;
        expect(words.say(id, args)).toBe(said[language]);
      }
    }
  });
});

describe("words", () => {
  it("are in the first language of the reader that there is", () => {
    expect(preferred(["fr-CH", "de-AT", "en"])).toBe("de");
    expect(preferred(["fr"])).toBe("en");
  });
  it("are not turned around by a name", () => {
    expect(outside("a\u202eb")).toBe("ab");
    expect(outside("עדה")).toBe("\u2068עדה\u2069");
  });
});
