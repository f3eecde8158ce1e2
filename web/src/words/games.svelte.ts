/** Games as the server tells them: what there is in each, and its words in the reader's language. */
import type { Lexicon } from "$web/facts/table";
import type { Things } from "$web/facts/vocabulary";
import { Words } from "$web/facts/words";
import { api } from "$web/lib/api";
import { bring } from "$web/lib/touches";
import type { GameFacts } from "$web/protocol";
import { SvelteMap } from "svelte/reactivity";
import { engineWords, language, type Language } from "./page.svelte";

const games = new SvelteMap<string, GameFacts>();
const texts = new SvelteMap<string, string>(); // by language and game
const asked = new Map<string, Promise<void>>();

const key = (game: string, spoken: Language): string => `${spoken} ${game}`;

/** Asks once; what failed is asked again the next time. */
function once(name: string, work: () => Promise<void>): Promise<void> {
  const known = asked.get(name);
  if (known) return known;
  const begun = work().catch((error: unknown) => {
    asked.delete(name);
    throw error;
  });
  asked.set(name, begun);
  return begun;
}

export const loadWords = (game: string, spoken: Language = language()): Promise<void> =>
  once(`words ${key(game, spoken)}`, async () => {
    texts.set(key(game, spoken), await api.words(game, spoken));
  });

/** All that a table of this game needs. */
export async function loadGame(game: string): Promise<void> {
  const vocabulary = once(`game ${game}`, async () => {
    const facts = await api.game(game);
    bring(facts.game);
    games.set(game, facts);
  });
  await Promise.all([vocabulary, loadWords(game)]);
}

/** The game in the reader's language, as soon as it is here; until a new language is, in none. */
export function lexiconOf(game: string, things?: Things | null): Lexicon | null {
  const told = games.get(game);
  const text = texts.get(key(game, language()));
  if (!told || text === undefined) return null;
  const words = new Words(language(), [text, engineWords()], told.messages, things ?? told.things);
  return { game, vocabulary: told.vocabulary, things: things ?? told.things, words };
}

/** A message of a game that needs nothing but its words: a title, an option. */
export function gameWord(game: string, id: string): string {
  const text = texts.get(key(game, language()));
  if (text === undefined) return "";
  return plain(text, language()).has(id) ? plain(text, language()).say(id) : "";
}

const parsed = new Map<string, Words>();
function plain(text: string, spoken: Language): Words {
  const found = parsed.get(text) ?? new Words(spoken, [text], {});
  parsed.set(text, found);
  return found;
}

export const titleOf = (game: string): string => gameWord(game, "title");
