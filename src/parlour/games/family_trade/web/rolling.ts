/** How long dice roll and lie, in milliseconds. */
export const ROLLING = 1700;
