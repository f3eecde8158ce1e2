import type { Catalogue, GameInfo } from "$web/protocol";
import { api } from "./api";

/** The games there are; asked for once. */
export const catalogue = $state<{ value: Catalogue | null; problem: string }>({ value: null, problem: "" });

export async function loadCatalogue(): Promise<void> {
  try {
    catalogue.value = await api.games();
    catalogue.problem = "";
  } catch (error) {
    catalogue.problem = (error as Error).message;
  }
}

/** Who plays when nobody was chosen. */
export const usualBot = (): string => {
  const bots = catalogue.value?.bots ?? [];
  return bots[1] ?? bots[0] ?? "";
};

export const gameInfo = (name: string): GameInfo | undefined =>
  catalogue.value?.games.find((game) => game.name === name);
