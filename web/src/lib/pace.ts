/** Time on the table: how long things take at the reader's pace, and skipping ahead. */
import { settings } from "./settings.svelte";

const FACTORS = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };
/** Milliseconds at normal pace; by why people rest. What is not here is looked at for as long as a sentence takes. */
const RESTS: Record<string, number> = { played: 380, placed: 500, passed: 450, trick: 1100 };
const USUAL_REST = 850;
const LEAST_TRICK = 550; // a complete trick is seen at any pace
const LAST_REST = 900; // between the last move and the result
const ONLY_REST = 900; // before the only move there is plays itself
const LEAST_ONLY_REST = 600; // one sees at any pace what happened before
const TWICE = 400; // a second press within this skips all that waits

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether anything flies, turns or counts. */
export const isMoving = (): boolean => settings.motion !== "off" && !isCalm();

/** How long things that move take; 0 for not at all. */
export const pace = (): number => (isMoving() ? FACTORS[settings.motion] : 0);

/** How long people look: reading is no motion, so that it takes its time without motion, too. */
export function restOf(reason: string): number {
  if (!reason) return 0;
  const length = (RESTS[reason] ?? USUAL_REST) * FACTORS[settings.motion];
  return reason === "trick" ? Math.max(LEAST_TRICK, length) : length;
}

export const lastRest = (): number => LAST_REST * FACTORS[settings.motion];

export const onlyRest = (): number => Math.max(LEAST_ONLY_REST, ONLY_REST * FACTORS[settings.motion]);

/** Waits that a press cuts short; a second press soon after cuts short all that follow, until `calm`. */
export class Waiting {
  private wake: (() => void) | null = null;
  private last = -Infinity;
  isHurried = false;

  skip = (): void => {
    const now = performance.now();
    if (now - this.last < TWICE) this.isHurried = true;
    this.last = now;
    this.wake?.();
  };

  calm(): void {
    this.isHurried = false;
  }

  rest(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.isHurried) return Promise.resolve();
    return this.race(new Promise((done) => setTimeout(done, milliseconds)));
  }

  /** What is going on, or a press, whichever comes first. */
  async race(work: Promise<unknown>): Promise<void> {
    if (this.isHurried) return;
    await Promise.race([work, new Promise<void>((done) => (this.wake = done))]);
    this.wake = null;
  }
}
