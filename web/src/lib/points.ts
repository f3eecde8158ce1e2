/** Whether points tell more than who won: some games only say 1 for that, and 0 for the others. */
export const tellMore = (results: readonly { score: number; won?: boolean }[]): boolean =>
  results.some(({ score, won = false }) => score !== Number(won));
