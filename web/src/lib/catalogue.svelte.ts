import type { Catalogue, GameInfo, Problem } from "$web/protocol";
import { loadWords } from "$web/words/games.svelte";
import { api, Failed } from "./api";

/** The games there are; asked for once. */
export const catalogue = $state<{ value: Catalogue | null; problem: Problem | null }>({
  value: null,
  problem: null,
});

export async function loadCatalogue(): Promise<void> {
  try {
    catalogue.value = await api.games();
    catalogue.problem = null;
    await loadTitles();
  } catch (error) {
    catalogue.problem = error instanceof Failed ? error.problem : { code: "broken", id: "broken" };
  }
}

/** What the games are called in the reader's language. */
export const loadTitles = (): Promise<unknown> =>
  Promise.allSettled((catalogue.value?.games ?? []).map(({ name }) => loadWords(name)));

/** Who plays when nobody was chosen. */
export const usualBot = (): string => {
  const bots = catalogue.value?.bots ?? [];
  return bots[1] ?? bots[0] ?? "";
};

export const gameInfo = (name: string): GameInfo | undefined =>
  catalogue.value?.games.find((game) => game.name === name);
