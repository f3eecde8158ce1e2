/** What is in the way, in the reader's words. */
import type { Lexicon } from "$web/facts/table";
import type { Types } from "$web/facts/vocabulary";
import { PROBLEMS, type Problem } from "$web/protocol";
import { said, t } from "$web/words/page.svelte";
import { Failed } from "./api";

/** The page's own, beside the server's. */
export const OWN: Record<string, Types> = {
  offline: {},
  connection: {},
  status: { status: { type: "number" } },
};

const CARDS = "cards-"; // what is wrong with a card file is a reason of the engine

/** A reason of the rules: the game's own words, or those that every game has. */
export function because({ id, args = [] }: Pick<Problem, "id" | "args">, lexicon: Lexicon | null): string {
  const message = `why-${id}`;
  return lexicon?.words.has(message) ? lexicon.words.say(message, args) : t("problem-not-understood");
}

export function problemText(problem: Problem, lexicon: Lexicon | null = null): string {
  const { code, id, args = [] } = problem;
  if (code === "bad-move" || id.startsWith(CARDS)) return because(problem, lexicon);
  const names = Object.keys(PROBLEMS[id] ?? OWN[id] ?? {});
  const named = Object.fromEntries(names.map((name, at) => [name, args[at] as string | number]));
  return said(`problem-${id}`, named) ?? t("problem-broken");
}

export function failure(error: unknown, lexicon: Lexicon | null = null): string {
  return error instanceof Failed ? problemText(error.problem, lexicon) : t("problem-broken");
}
