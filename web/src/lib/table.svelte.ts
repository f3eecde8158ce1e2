/** What the page knows about one table, and what one can do there. */
import { tick } from "svelte";
import type {
  Choice,
  Event,
  FromServer,
  Said,
  Shown,
  TableInfo,
  Ticking,
  Update,
  Welcome,
} from "$web/protocol";
import { heard, me, seats } from "./keep";
import { fly, starts } from "./motion";
import { notify } from "./notify";
import { TableSocket, type Connection } from "./socket";
import { pace } from "./settings.svelte";
import { sound } from "./sound";
import { said, touchOf } from "./touches";
import { patched } from "./view";

export interface Notice {
  text: string;
  clause: string;
}

interface Draft {
  moves: Choice[];
  view: Shown | null; // after its moves; without the last one if what that does cannot be foreseen
  isOpen: boolean; // the last one's outcome cannot be foreseen, so nothing can follow it
}

const NONE: Draft = { moves: [], view: null, isOpen: false };
export const OFFLINE = "The server cannot be reached. Trying again…";
const LONGEST_LOG = 400;
const BEHIND = 4; // updates waiting: stop animating and catch up

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<Shown | null>(null);
  log = $state.raw<string[]>([]);
  said = $state.raw<Said[]>([]);
  connection = $state<Connection>("connecting");
  reason = $state("");
  host = $state(false);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<{ move: string; label: string; reason: string } | null>(null);
  draft = $state.raw<Draft>(NONE);
  busy = $state(false);
  announced = $state("");
  clock = $state.raw<Ticking | null>(null);
  offset = $state(0); // the server's clock minus ours
  lastEvents = $state.raw<Event[]>([]);
  problem = $state("");
  news = $state(""); // what became of my seat
  canTakeBack = $state(false); // my last move, until something else happens
  private read = $state(0); // the last of what was said that I have seen

  readonly shown = $derived(this.draft.view ?? this.view);
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name || `Seat ${seat.seat + 1}`));
  readonly seat = $derived(this.view?.seat ?? null);
  readonly isOffline = $derived(this.connection !== "open");
  readonly choices = $derived(this.isOffline || this.draft.isOpen ? [] : (this.shown?.choices ?? []));
  readonly isMyTurn = $derived(this.seat !== null && (this.view?.turn ?? []).includes(this.seat));
  readonly over = $derived(!!this.view?.outcome);
  readonly unread = $derived(
    this.info?.chat === "off"
      ? 0
      : this.said.filter(({ number, seat }) => number > this.read && (seat == null || seat !== this.seat))
          .length,
  );

  private readonly socket: TableSocket;
  private readonly updates: Update[] = [];
  private working = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      id,
      () => ({ person: me.get()?.token ?? "", seat: seats.get(id)?.token ?? "" }),
      {
        heard: (message) => this.heard(message),
        connection: (state, reason, code) => this.connected(state, reason, code),
      },
    );
    this.read = heard.get(id) ?? 0;
  }

  open = () => this.socket.open();
  close = () => this.socket.close();
  rejoin = () => this.socket.rejoin(true);

  words = (text: string) => said(this.info?.game ?? "", text, this.names, this.seat);

  /** The chat is before the reader's eyes. */
  hear = () => {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    heard.set(this.id, last);
  };

  // What is heard

  private connected(state: Connection, reason: string, code: string): void {
    const wasOffline = this.connection === "lost" || this.connection === "connecting";
    if (state === "lost" && !wasOffline) this.announced = OFFLINE;
    if (state === "open" && wasOffline && this.view) this.announced = "Connected again.";
    this.connection = state;
    this.reason = reason;
    if (code === "not-yours" && this.seat !== null) this.lostSeat();
  }

  /** Somebody else sits where I sat: I look on, if I may. */
  private lostSeat(): void {
    this.news = this.problem;
    seats.set(this.id, null);
    this.view = null;
    this.info = null;
    this.rejoin();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "table") this.changed(message.table);
    else if (message.type === "said") this.said = [...this.said, message].slice(-200);
    else if (message.type === "clock") this.ticking(message);
    else if (message.type === "take-back") this.canTakeBack = true;
    else if (message.type === "fault") this.problem = message.sentence;
  }

  private changed(info: TableInfo): void {
    this.info = info;
    this.host = info.host === me.get()?.id;
  }

  private welcomed(welcome: Welcome): void {
    this.info = welcome.table;
    this.host = welcome.host ?? false;
    this.canTakeBack = welcome.take_back ?? false;
    this.problem = "";
    if (welcome.said) this.said = welcome.said;
    if (welcome.clock) this.ticking(welcome.clock);
    if (!welcome.view) return;
    this.updates.length = 0;
    this.log = welcome.log ?? [];
    this.settle(welcome.view);
    this.announce([]);
  }

  private ticking(clock: Ticking): void {
    this.clock = clock;
    if (clock.now) this.offset = clock.now - Date.now();
  }

  private enqueue(update: Update): void {
    this.canTakeBack = false;
    this.updates.push(update);
    if (!this.working) void this.work();
  }

  /** One update after the other, each with its animation, but never far behind. */
  private async work(): Promise<void> {
    this.working = true;
    while (this.updates.length) {
      const update = this.updates.shift();
      if (update) await this.apply(update, this.updates.length < BEHIND);
    }
    this.working = false;
  }

  private async apply(update: Update, animated: boolean): Promise<void> {
    const events = update.events ?? [];
    const view = update.view ?? (this.view && update.patch ? patched(this.view, update.patch) : this.view);
    if (!view) return this.socket.rejoin(true);
    const flights = animated ? starts(events) : [];
    if (update.log) this.log = update.log;
    else this.log = [...this.log, ...events.map((event) => event.text)].slice(-LONGEST_LOG);
    if (events.length) this.lastEvents = events;
    this.settle(view);
    this.announce(events);
    if (flights.length) sound("card");
    await Promise.all([fly(flights, view.game), this.linger(animated ? events : [])]);
  }

  /** Leaves time for what the game itself shows of events. */
  private linger(events: readonly Event[]): Promise<void> {
    const length = (touchOf(this.view?.game ?? "").lasts?.(events) ?? 0) * pace();
    return new Promise((done) => setTimeout(done, length));
  }

  private settle(view: Shown): void {
    const was = this.isMyTurn;
    const ended = !!view.outcome && !this.view?.outcome;
    this.view = view;
    this.draft = NONE;
    this.hint = null;
    this.notice = null;
    if (ended) sound("end");
    else if (!was && this.isMyTurn) {
      sound("turn");
      void notify(this.info?.title ?? "", this.words(view.prompt ?? ""), `/t/${this.id}`);
    }
  }

  private announce(events: readonly Event[]): void {
    const told = events.map((event) => this.words(event.text));
    if (this.over) told.push("The match is over.");
    else if (this.view?.prompt) told.push(this.words(this.view.prompt));
    if (told.length) this.announced = told.join(" ");
  }

  /** Whether what happened last can be shown once more: cards fly, or words say it. */
  get canShowAgain(): boolean {
    const canSay = this.seat !== null && !this.over;
    return this.lastEvents.length > 0 && (canSay || pace() > 0);
  }

  /** Shows once more what happened last; where no card flies, in words. */
  async again(): Promise<void> {
    if (!this.view || !this.canShowAgain) return;
    await tick();
    const flights = starts(this.lastEvents);
    if (flights.length) await fly(flights, this.view.game);
    else this.tell(this.lastEvents.map((event) => this.words(event.text)).join(" "));
  }

  // What one can do

  /** What is pressed now was meant for something else: an answer is on its way, the page is behind with its animations, or nobody hears it. */
  private get isLate(): boolean {
    return this.busy || this.updates.length > 0 || this.isOffline;
  }

  /** Makes a move; one that is part of a composite play waits on the table until it is sent. */
  async choose(choice: Choice): Promise<void> {
    this.notice = null;
    this.hint = null;
    const touch = touchOf(this.view?.game ?? "");
    if (this.draft.moves.length || touch.isPart?.(choice.move))
      await this.prepare([...this.draft.moves, choice]);
    else await this.play([choice.move]);
  }

  private async prepare(moves: Choice[], isLess = false): Promise<void> {
    if (this.isLate) return;
    this.busy = true;
    const answer = await this.socket.ask({ type: "preview", moves: moves.map((choice) => choice.move) });
    this.busy = false;
    if (answer.type === "preview" && answer.why && isLess) {
      const left = moves.slice(0, answer.moves);
      this.draft = left.length ? { moves: left, view: answer.view ?? null, isOpen: false } : NONE;
    } else if (answer.type === "preview" && answer.why) {
      this.complain(answer.why.sentence, answer.why.clause);
    } else if (answer.type === "preview" && answer.view) {
      const isOpen = !!answer.open;
      const known = isOpen ? moves.slice(0, answer.moves + 1) : moves;
      this.draft = { moves: known, view: answer.view, isOpen };
      this.announced = this.isComplete ? "Ready to send." : this.words(answer.view.prompt ?? "");
    } else if (answer.type === "refused") this.complain(answer.sentence, answer.clause);
  }

  /** Whether what is put together can be sent: no part of it is missing. */
  get isComplete(): boolean {
    const isPart = touchOf(this.view?.game ?? "").isPart;
    return (
      !this.isOffline && this.draft.moves.length > 0 && !this.choices.some((choice) => isPart?.(choice.move))
    );
  }

  send = () => this.play(this.draft.moves.map((choice) => choice.move));

  /** Takes one part of a composite play back, the last one if none is named; what cannot stand without it goes too. */
  async without(at = this.draft.moves.length - 1): Promise<void> {
    const moves = this.draft.moves.filter((_, index) => index !== at);
    if (moves.length) await this.prepare(moves, true);
    else this.draft = NONE;
  }

  dismiss = () => {
    this.draft = NONE;
    this.notice = null;
    this.hint = null;
  };

  private async play(moves: string[]): Promise<void> {
    if (this.isLate) return;
    this.busy = true;
    const answer = await this.socket.ask({ type: "play", moves });
    this.busy = false;
    if (answer.type === "refused") this.complain(answer.sentence, answer.clause);
    else if (answer.type === "accepted" && answer.why) this.complain(answer.why.sentence, answer.why.clause);
    this.draft = NONE;
  }

  /** Says something about what was pressed; it is no fault. */
  tell(text: string, clause = ""): void {
    this.notice = { text, clause };
    this.announced = text;
  }

  private complain(sentence: string, clause = ""): void {
    sound("no");
    const text = this.words(sentence);
    this.tell(/[.!?]$/.test(text) ? text : `${text}.`, clause);
  }

  /** Why cards cannot be played, or not there. */
  async whyNot(cards: string[], source: string, target = ""): Promise<void> {
    if (this.seat === null || this.over || this.isLate) return;
    if (!this.isMyTurn) return this.complain("It is not your turn");
    const answer = await this.socket.ask({ type: "why", cards, source, target });
    if (answer.type === "why") {
      this.complain(
        answer.legal ? "Choose one of the moves offered" : (answer.sentence ?? ""),
        answer.clause,
      );
    } else if (answer.type === "refused") this.complain(answer.sentence, answer.clause);
  }

  async askHint(): Promise<void> {
    const answer = await this.socket.ask({ type: "hint" });
    if (answer.type === "hint") {
      const reason = this.words(answer.reason ?? "");
      this.hint = { move: answer.move, label: this.words(answer.label), reason };
      this.announced = `Hint: ${this.hint.label}. ${reason}`;
    } else if (answer.type === "refused") this.complain(answer.sentence, answer.clause);
  }

  async say(text: string, sign = ""): Promise<void> {
    const answer = await this.socket.ask(sign ? { type: "say", sign } : { type: "say", text });
    if (answer.type === "refused") this.complain(answer.sentence);
  }

  async undo(): Promise<void> {
    const answer = await this.socket.ask({ type: "undo" });
    if (answer.type === "refused") this.complain(answer.sentence);
  }

  async consent(agree: boolean): Promise<void> {
    const ask = this.info?.ask?.id;
    if (ask) await this.socket.ask({ type: "consent", ask, agree });
  }

  back = () => this.socket.ask({ type: "back" });
}
