import { expect, it } from "vitest";
import type { Facts } from "$web/facts/fold";
import type { Event, Kind, Role, Vocabulary } from "$web/facts/vocabulary";
import { soundOf } from "$web/lib/sound";

const zone = (id: string, role: Role) => ({ id, role });
const way = (source: string, target: string, rest = ""): Kind => ({
  args: { card: { type: "text" } },
  does: [{ type: "move", source, target, cards: "{card}" }],
  rest,
});
const vocabulary: Vocabulary = {
  nouns: {},
  zones: [zone("deck", "pile"), zone("hand", "hand"), zone("table", "trick"), zone("mine", "collection")],
  counters: [],
  phases: [],
  verbs: {},
  prompts: {},
  kinds: {
    drew: way("deck", "hand"),
    played: way("hand", "table", "played"),
    took: way("table", "mine"),
    threw: way("hand", "deck"),
    won: way("table", "mine", "trick"),
    rolled: { rest: "rolled" },
    paid: { rest: "paid" },
    said: {},
  },
  reasons: {},
};
const facts: Facts = { zones: {}, counters: {}, phase: "", outcome: null };
const heard = (...event: Event) => soundOf(vocabulary, event, facts);

it("sounds as the roles of the places say, unless people rest for a reason", () => {
  expect(heard("drew", "7")).toBe("deal");
  expect(heard("played", "7")).toBe("play");
  expect(heard("took", "7")).toBe("take");
  expect(heard("threw", "7")).toBe("sweep");
  expect(heard("won", "7")).toBe("trick");
  expect(heard("rolled")).toBe("die");
  expect(heard("paid")).toBe("money");
  expect(heard("said")).toBeNull();
});
