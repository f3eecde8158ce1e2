/** A coach beside somebody who plays against bots: what matters now, and what a move cost that was made. */
import type { Lexicon } from "$web/facts/table";
import type { Event } from "$web/facts/vocabulary";
import type { FromServer, Slip } from "$web/protocol";
import { t } from "$web/words/page.svelte";
import { coached, read, write } from "./keep";
import { labelOf, reasonOf } from "./reasons";

const GAMES = "coached-games"; // those that were played here with a coach at hand, or without one by choice

/** Whether a new match of a game begins with a coach unless somebody says otherwise: the first one here. */
export const isCoachedAtFirst = (game: string): boolean =>
  read("coach", true) && !read<string[]>(GAMES, []).includes(game);

/** Keeps what was chosen for a new table. */
export function beginCoached(table: string, game: string, isOn: boolean): void {
  coached.set(table, isOn);
  write(GAMES, [...new Set([...read<string[]>(GAMES, []), game])]);
  if (isOn) write("coach", true);
}

export class Coach {
  isOn = $state(false);
  private said = $state.raw<Event | null>(null); // what matters now
  slip = $state.raw<Slip | null>(null); // what the last move cost
  private last = $state.raw<Slip | null>(null); // the same, of one that cannot be taken back

  constructor(
    private readonly table: string,
    private readonly ask: (message: { type: "coach" } | { type: "go-on" }) => Promise<FromServer>,
    private readonly lexicon: () => Lexicon | null,
    private readonly seat: () => number | null,
  ) {
    this.isOn = coached.get(table) ?? false;
  }

  /** One press, for this table and those to come. */
  stop = (): void => {
    this.isOn = false;
    this.said = null;
    this.last = null;
    coached.set(this.table, false);
    write("coach", false);
    if (this.slip) void this.keep();
  };

  /** Something happened: what was said belongs to the past. */
  forget(): void {
    this.said = null;
    this.slip = null;
  }

  /** It is my turn. */
  async begin(): Promise<void> {
    if (!this.isOn) return;
    const answer = await this.ask({ type: "coach" });
    if (answer.type === "coach" && this.isOn) this.said = answer.said ?? null;
  }

  get line(): string {
    const words = this.lexicon()?.words;
    if (!this.said || !words) return "";
    const [id, ...args] = this.said;
    return words.say(`matter-${id}`, args);
  }

  /** I decided: what an earlier move cost was there to be read until now. */
  decided(): void {
    this.last = null;
  }

  /** What I did cost much; unless it stands it can be taken back. */
  look(slip: Slip): void {
    if (this.isOn && slip.stands) this.last = slip;
    else if (this.isOn) this.slip = slip;
    else if (!slip.stands) void this.keep();
  }

  /** The move stands, and the bots go on. */
  keep = async (): Promise<void> => {
    this.slip = null;
    await this.ask({ type: "go-on" });
  };

  get slipSaid(): string {
    return this.slip ? this.saidOf("coach-slip", this.slip) : "";
  }

  get lastSaid(): string {
    return this.last ? this.saidOf("coach-last", this.last) : "";
  }

  private saidOf(id: "coach-slip" | "coach-last", { made, best, motives = [], loss = 0 }: Slip): string {
    const lexicon = this.lexicon();
    if (!lexicon) return "";
    const better = labelOf(lexicon, best, this.seat());
    const reason = reasonOf(lexicon, { why: null, motives }, this.seat());
    return t(id, { made: labelOf(lexicon, made, this.seat()), better, reason, loss: Math.round(100 * loss) });
  }
}
