import type { Catalogue, GameInfo, Problem } from "$web/protocol";
import { loadWords } from "$web/words/games.svelte";
import { api, Failed } from "./api";
import { bring } from "./touches";

/** The games there are; asked for once. */
export const catalogue = $state<{ value: Catalogue | null; problem: Problem | null }>({
  value: null,
  problem: null,
});

let loading: Promise<void> | null = null;

/** With the games' titles; whoever asks meanwhile waits for the same answer. */
export const loadCatalogue = (): Promise<void> => (loading ??= load().finally(() => (loading = null)));

async function load(): Promise<void> {
  try {
    const found = await api.games();
    found.games.forEach(bring);
    await loadTitles(found);
    catalogue.value = found;
    catalogue.problem = null;
  } catch (error) {
    catalogue.problem = error instanceof Failed ? error.problem : { code: "broken", id: "broken" };
  }
}

/** What the games are called in the reader's language. */
export const loadTitles = (found = catalogue.value): Promise<unknown> =>
  Promise.allSettled((found?.games ?? []).map(({ name }) => loadWords(name)));

/** Who plays when nobody was chosen. */
export const usualBot = (): string => {
  const bots = catalogue.value?.bots ?? [];
  return bots[1] ?? bots[0] ?? "";
};

export const gameInfo = (name: string): GameInfo | undefined =>
  catalogue.value?.games.find((game) => game.name === name);
