/** What is known at a table, and how it comes to be known: update after update, each moment in its time. */
import { asked, situation } from "$web/facts/received";
import { NOBODY, sentence, type Lexicon, type Situation } from "$web/facts/table";
import type { Event, Things } from "$web/facts/vocabulary";
import type { Shown, Update } from "$web/protocol";
import { unfold } from "./moments";
import { land } from "./motion";
import { Waiting, lastRest } from "./pace";
import { sound, soundOf } from "./sound";

const LONGEST_LOG = 400;
const BEHIND = 4; // updates waiting: stop animating and catch up

/** Who is told of it. */
export interface Listener {
  lexicon: () => Lexicon | null;
  prepare: () => Promise<unknown>; // the words of the game
  begins: () => void; // something happens
  happened: (event: Event) => void; // and is seen now
  settled: (before: Situation | null, events: readonly Event[]) => void; // and all of it has been seen
  takenBack: () => void;
  lost: () => void; // what came cannot be understood without what was before
}

export class Happenings {
  log = $state.raw<Event[]>([]);
  moment = $state.raw<Event | null>(null); // what is happening right now
  isOver = $state(false); // and everybody has seen it
  known = $state.raw<Situation | null>(null);
  things = $state.raw<Things | null>(null); // of a card set that is not the game's own
  private last = $state.raw<{ events: Event[]; before: Situation } | null>(null);
  private working = $state(false);
  private readonly updates: Update[] = [];
  private readonly waiting = new Waiting();

  constructor(private readonly listener: Listener) {}

  readonly over = $derived(!!this.known?.facts.outcome);

  /** Whether there is more to be seen. */
  get isBehind(): boolean {
    return this.working || this.updates.length > 0;
  }

  get isWorking(): boolean {
    return this.working;
  }

  close(): void {
    this.waiting.isHurried = true;
    this.waiting.skip();
  }

  /** Everything from here on, whatever was known before. */
  begin(view: Shown, log: Event[]): void {
    this.updates.length = 0;
    this.log = log;
    this.moment = null;
    this.things = view.things ?? null;
    this.settle(situation(view));
    this.isOver = this.over;
  }

  forget(): void {
    this.known = null;
  }

  enqueue(update: Update): void {
    this.updates.push(update);
    if (!this.working) void this.work();
  }

  /** One update after the other, each with its moments, but never far behind. */
  private async work(): Promise<void> {
    this.working = true;
    await this.listener.prepare();
    for (let update = this.updates.shift(); update; update = this.updates.shift()) await this.apply(update);
    this.waiting.calm();
    this.working = false;
  }

  private async apply(update: Update): Promise<void> {
    if (update.view) return this.takeBack(update.view, update.log);
    if (!this.known || !this.listener.lexicon()) return this.listener.lost();
    const events = update.events ?? [];
    const before = this.known;
    if (events.length) {
      this.last = { events, before };
      this.listener.begins();
      await this.unfold(events, before);
    }
    const next = update.asked === undefined ? before.asked : asked(update.asked);
    this.settle({ ...this.known, asked: next, rows: update.choices ?? {} }, events);
    if (this.over) await this.end();
  }

  private takeBack(view: Shown, log: Event[] | null | undefined): void {
    this.log = log ?? this.log;
    this.things = view.things ?? this.things;
    this.isOver = false;
    this.settle(situation(view));
    this.listener.takenBack();
  }

  /** Moments, one after the other. */
  private async unfold(events: readonly Event[], from: Situation): Promise<void> {
    const lexicon = this.listener.lexicon();
    if (!lexicon) return;
    const facts = await unfold(lexicon, from, events, {
      waiting: this.waiting,
      show: (now) => (this.known = now),
      say: (event) => this.happened(event),
      hears: (event, before) => sound(soundOf(lexicon.vocabulary, event, before)),
      isLate: () => this.updates.length >= BEHIND,
    });
    this.known = { ...from, facts, asked: NOBODY, rows: {} };
  }

  /** The log's line comes with its moment. */
  private happened(event: Event): void {
    const lexicon = this.listener.lexicon();
    this.listener.happened(event);
    if (!lexicon || !sentence(lexicon, event)) return;
    this.moment = event;
    this.log = [...this.log, event].slice(-LONGEST_LOG);
  }

  private async end(): Promise<void> {
    await this.waiting.rest(lastRest());
    this.isOver = true;
    sound("end");
  }

  private settle(next: Situation, events: readonly Event[] = []): void {
    const before = this.known;
    this.known = next;
    this.moment = null;
    this.listener.settled(before, events);
  }

  /** A press on the felt: on to the next moment. */
  skip = () => {
    land();
    this.waiting.skip();
  };

  /** Whether what happened last can be shown once more. */
  get canShowAgain(): boolean {
    return !!this.last && !this.working;
  }

  /** Shows once more what happened last. */
  async again(): Promise<void> {
    if (!this.last || !this.known || this.working) return;
    const [now, log, { events, before }] = [this.known, this.log, this.last];
    this.working = true;
    await this.unfold(events, before);
    this.known = now;
    this.log = log;
    this.moment = null;
    this.waiting.calm();
    this.working = false;
    if (this.updates.length) void this.work();
  }
}
