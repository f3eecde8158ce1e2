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

export const gameInfo = (name: string): GameInfo | undefined =>
  catalogue.value?.games.find((game) => game.name === name);
