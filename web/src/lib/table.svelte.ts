/** What the page knows about one table, and what one can do there. */
import { situation } from "$web/facts/received";
import {
  choiceOf,
  sentence,
  shown,
  type Choice,
  type Lexicon,
  type Shown,
  type Situation,
  type Zone,
} from "$web/facts/table";
import type { Event, Talk } from "$web/facts/vocabulary";
import type {
  FromServer,
  Previewed,
  Problem,
  Said,
  Slip,
  TableInfo,
  Ticking,
  Update,
  Welcome,
} from "$web/protocol";
import { lexiconOf, loadGame, titleOf } from "$web/words/games.svelte";
import { language, t } from "$web/words/page.svelte";
import { onlyMove } from "./choices";
import { Coach } from "./coach.svelte";
import { Happenings } from "./happenings.svelte";
import { heard, me, seats } from "./keep";
import { notify } from "./notify";
import { Premove, canPremove } from "./premove.svelte";
import { because, problemText } from "./problems";
import { reasonOf } from "./reasons";
import { settings } from "./settings.svelte";
import { TableSocket, type Channel, type Connection, type Listener } from "./socket";
import { sound } from "./sound";

export interface Notice {
  text: string;
  clause: string;
}

interface Draft {
  moves: Choice[];
  view: Situation | null; // after its moves; without the last one if what that does cannot be foreseen
  open: Previewed["open"]; // why the last one's outcome cannot be foreseen, so that nothing can follow it
}

const NONE: Draft = { moves: [], view: null, open: "" };

const isAsked = (known: Situation | null): boolean =>
  known !== null && known.seat !== null && known.asked.seats.includes(known.seat);

const OTHER_WINDOW_MS = 500; // till one that was given my seat has kept its secret

const socketOf = (id: string, listener: Listener): Channel =>
  new TableSocket(id, () => ({ person: me.get()?.token ?? "", seat: seats.get(id)?.token ?? "" }), listener);

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  said = $state.raw<Said[]>([]);
  connection = $state<Connection>("connecting");
  host = $state(false);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<{ choice: Choice; reason: string } | null>(null);
  private hintKey = $state(""); // that makes its move
  draft = $state.raw<Draft>(NONE);
  busy = $state(false);
  announced = $state("");
  clock = $state.raw<Ticking | null>(null);
  offset = $state(0); // the server's clock minus ours
  problem = $state.raw<Problem | null>(null);
  news = $state.raw<Problem | null>(null); // what became of my seat
  canTakeBack = $state(false); // my last move, until something else happens
  private untouched = $state.raw<Situation | null>(null); // where the page leaves the move to me
  private read = $state(0); // the last of what was said that I have seen

  private readonly happenings = new Happenings({
    lexicon: () => this.lexicon,
    prepare: () => this.speak(),
    begins: () => (this.draft = NONE),
    settled: (before, events) => this.settled(before, events),
    happened: (event) => this.lexicon && this.premove.heard(this.lexicon, event),
    takenBack: () => {
      this.premove.drop();
      this.untouched = this.known; // it does not come again by itself
    },
    lost: () => this.rejoin(),
  });
  private readonly known = $derived(this.happenings.known);
  readonly log = $derived(this.happenings.log);
  readonly moment = $derived(this.happenings.moment);
  readonly isOver = $derived(this.happenings.isOver);
  readonly over = $derived(this.happenings.over);
  readonly isHappening = $derived(this.happenings.isWorking);
  readonly canShowAgain = $derived(this.happenings.canShowAgain);
  readonly skip = this.happenings.skip;
  readonly again = () => this.happenings.again();

  readonly names = $derived(
    (this.info?.seats ?? []).map((seat) => seat.name || t("seat-number", { number: seat.seat + 1 })),
  );
  private readonly spoken = $derived(this.info ? lexiconOf(this.info.game, this.happenings.things) : null);
  readonly seat = $derived(this.known?.seat ?? null);
  readonly lexicon: Lexicon | null = $derived(
    this.spoken && { ...this.spoken, words: this.spoken.words.for(this.names, this.seat) },
  );
  /** The table as it stands, without what I put together. */
  readonly view: Shown | null = $derived(this.drawn(this.known));
  readonly shown: Shown | null = $derived(this.draft.view ? this.drawn(this.draft.view) : this.view);
  readonly isOffline = $derived(this.connection !== "open");
  readonly choices = $derived(this.isOffline || this.draft.open ? [] : (this.shown?.choices ?? []));
  readonly isMyTurn = $derived(isAsked(this.known));
  /** The only move that there is, if it can play itself; else nothing. */
  private readonly only = $derived.by(() => {
    const { known, lexicon } = this;
    if (!settings.onlyMove || !known || !lexicon || !this.isMyTurn || known === this.untouched) return "";
    return onlyMove(this.choices, lexicon.vocabulary.prompts[known.asked.prompt]?.is_secret)?.move ?? "";
  });
  /** The same, once nothing else goes on. */
  readonly forced = $derived.by(() => {
    const seat = this.info?.seats[this.seat ?? -1];
    const isFree = this.info?.status === "playing" && !seat?.sits_in && !this.draft.moves.length;
    return isFree && !this.isLate ? this.only : "";
  });
  /** The last that is known, once all is over. */
  readonly atEnd = $derived(this.over ? this.known : null);
  readonly title = $derived(titleOf(this.info?.game ?? ""));
  readonly tellOf = (event: Event): string => (this.lexicon ? sentence(this.lexicon, event) : "");
  readonly hasView = $derived(this.known !== null);
  /** A trick lies complete, and everybody looks at it. */
  readonly isTrick = $derived(
    !!this.moment && this.lexicon?.vocabulary.kinds[this.moment[0]]?.rest === "trick",
  );
  readonly caption = $derived(this.moment ? this.tellOf(this.moment) : "");
  /** What the game lets people say while a match runs, where that is not everything. */
  readonly limits: Talk | null = $derived(
    this.lexicon?.vocabulary.talk?.is_free === false ? this.lexicon.vocabulary.talk : null,
  );
  /** Whether people are held to it now. */
  readonly isLimited = $derived(!!this.limits && this.info?.chat !== "on" && this.hasView && !this.over);
  /** The game's own signs, whenever I may show one. */
  readonly signs: readonly string[] = $derived.by(() => {
    const { signs = [], open = "", shown = "" } = this.limits ?? {};
    const counters = this.known?.facts.counters ?? {};
    const may = counters[open] === 1 && counters[`${shown}:${this.seat}`] === "none";
    return may && this.info?.status === "playing" && !this.isOffline ? signs : [];
  });
  readonly unread = $derived(
    this.info?.chat === "off"
      ? 0
      : this.said.filter(({ number, seat }) => number > this.read && (seat == null || seat !== this.seat))
          .length,
  );

  readonly premove = new Premove();
  /** What was chosen ahead, as a move that can be made now. */
  readonly ahead = $derived.by(() => {
    const { known, lexicon } = this;
    return known && lexicon && !this.isLate ? this.premove.move(lexicon, known, this.choices) : null;
  });

  private readonly socket: Channel;
  private token = ""; // of my seat, with which I came
  private leaving: ReturnType<typeof setTimeout> | undefined;
  readonly coach: Coach;

  constructor(
    readonly id: string,
    channel: (listener: Listener) => Channel = (listener) => socketOf(id, listener),
  ) {
    this.socket = channel({
      heard: (message) => this.heard(message),
      connection: (state, code) => this.connected(state, code),
    });
    this.read = heard.get(id) ?? 0;
    this.coach = new Coach(
      id,
      (message) => this.socket.ask(message),
      () => this.lexicon,
      () => this.seat,
    );
  }

  open = () => this.socket.open();
  close = () => {
    clearTimeout(this.leaving);
    this.happenings.close();
    this.socket.close();
  };
  rejoin = () => this.socket.rejoin(true);

  private drawn(known: Situation | null): Shown | null {
    return known && this.lexicon ? shown(this.lexicon, known) : null;
  }

  /** The chat is before the reader's eyes. */
  hear = () => {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    heard.set(this.id, last);
  };

  /** Another language: the words of this game are asked for. */
  async speak(): Promise<void> {
    void language();
    if (this.info) await loadGame(this.info.game).catch(() => undefined);
  }

  // What is heard

  private connected(state: Connection, code: string): void {
    const wasOffline = this.connection === "lost" || this.connection === "connecting";
    if (state === "lost" && !wasOffline) this.announced = t("table-offline");
    if (state === "open" && wasOffline && this.known) this.announced = t("table-connected-again");
    this.connection = state;
    if (code === "not-yours" && this.seat !== null)
      this.leaving = setTimeout(() => this.lostSeat(), OTHER_WINDOW_MS);
  }

  /** Somebody else sits where I sat: I look on, if I may. Unless it is I, in another window of this browser. */
  private lostSeat(): void {
    if (this.tokenOf() === this.token) {
      this.news = this.problem;
      seats.set(this.id, null);
    }
    this.happenings.forget();
    this.info = null;
    this.rejoin();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "update") this.updated(message);
    else if (message.type === "table") this.changed(message.table);
    else if (message.type === "said") this.said = [...this.said, message].slice(-200);
    else if (message.type === "clock") this.ticking(message);
    else if (message.type === "take-back") this.canTakeBack = true;
    else if (message.type === "slip") this.slipped(message);
    else if (message.type === "fault") this.problem = message.problem;
  }

  private changed(info: TableInfo): void {
    const before = this.info?.chat;
    this.info = info;
    this.host = info.host === me.get()?.id;
    if (this.limits && before !== info.chat)
      this.tell(info.chat === "on" ? t("talk-relaxed") : t("talk-limited"), this.limits.clause);
  }

  private tokenOf = (): string => seats.get(this.id)?.token ?? "";

  private welcomed(welcome: Welcome): void {
    this.token = this.tokenOf();
    this.info = welcome.table;
    void this.speak();
    this.host = welcome.host ?? false;
    this.canTakeBack = welcome.take_back ?? false;
    this.problem = null;
    if (welcome.said) this.said = welcome.said;
    if (welcome.clock) this.ticking(welcome.clock);
    if (!welcome.view) return;
    this.premove.drop();
    this.happenings.begin(welcome.view, welcome.log ?? []);
  }

  private ticking(clock: Ticking): void {
    this.clock = clock;
    if (clock.now) this.offset = clock.now - Date.now();
  }

  private slipped(slip: Slip): void {
    this.coach.look(slip);
    this.announced = this.coach.slipSaid || this.coach.lastSaid;
  }

  private updated(update: Update): void {
    this.canTakeBack = false;
    this.coach.forget();
    this.happenings.enqueue(update);
  }

  private settled(before: Situation | null, events: readonly Event[]): void {
    this.draft = NONE;
    this.hint = null;
    this.notice = null;
    this.announce(events);
    this.reconsider();
    if (this.isMyTurn && !this.over && !this.only) void this.coach.begin();
    if (this.over || isAsked(before) || !this.isMyTurn || this.only || this.premove.card) return;
    sound("turn");
    void notify(t("notify-turn", { game: this.title }), this.view?.prompt ?? "", `/t/${this.id}`);
  }

  /** What was chosen ahead stands or falls with what is known now. */
  private reconsider(): void {
    const { card } = this.premove;
    if (!card || !this.lexicon || !this.known) return;
    this.premove.look(this.view);
    if (this.isMyTurn && !this.premove.move(this.lexicon, this.known, this.choices)) this.premove.drop();
    if (!this.premove.card && !this.over) this.tell(t("premove-dropped", { card: card.name }));
  }

  private announce(events: readonly Event[]): void {
    const told = events.map(this.tellOf).filter(Boolean);
    if (this.over) told.push(t("table-over"));
    else if (this.view?.prompt) told.push(this.view.prompt);
    if (told.length) this.announced = told.join(" ");
  }

  // What one can do

  /** What is pressed now was meant for something else: an answer is on its way, moments are still to come, or nobody hears it. */
  private get isLate(): boolean {
    return this.busy || this.happenings.isBehind || this.isOffline;
  }

  /** Makes a move; one that is part of a composite play waits on the table until it is sent. */
  async choose(choice: Choice): Promise<void> {
    this.notice = null;
    this.hint = null;
    if (this.draft.moves.length || choice.isPart) await this.prepare([...this.draft.moves, choice]);
    else await this.play([choice.move]);
  }

  private async prepare(moves: Choice[], isLess = false): Promise<void> {
    if (this.isLate) return;
    this.busy = true;
    const answer = await this.socket.ask({ type: "preview", moves: moves.map((choice) => choice.move) });
    this.busy = false;
    if (answer.type === "refused") this.complain(answer.problem);
    if (answer.type !== "preview") return;
    const view = answer.view ? situation(answer.view) : null;
    if (answer.why && isLess) {
      const left = moves.slice(0, answer.moves);
      this.draft = left.length ? { moves: left, view, open: "" } : NONE;
    } else if (answer.why) {
      this.complain(answer.why);
    } else if (view) {
      const { open = "" } = answer;
      this.draft = { moves: open ? moves.slice(0, answer.moves + 1) : moves, view, open };
      this.announced = this.isComplete ? t("draft-ready") : (this.shown?.prompt ?? "");
    }
  }

  /** Whether what is put together can be sent: no part of it is missing. */
  get isComplete(): boolean {
    return !this.isOffline && this.draft.moves.length > 0 && !this.choices.some((choice) => choice.isPart);
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

  /** Whether a card can be chosen before its turn comes. */
  canPremove(zone: Zone): boolean {
    const isFree = settings.premove && this.info?.status === "playing" && !this.over && !this.isOffline;
    if (!isFree || this.seat === null || this.isMyTurn || this.busy || !this.lexicon) return false;
    return zone.seat === this.seat && canPremove(this.lexicon.vocabulary, zone.id, this.seat);
  }

  async playAhead(): Promise<void> {
    const move = this.ahead?.move;
    this.premove.drop();
    if (move) await this.play([move]);
  }

  /** Plays the only move that there is: once, though several pages of this seat are open. */
  async playForced(): Promise<void> {
    const move = this.forced;
    if (!move) return;
    this.untouched = this.known;
    await this.play([move], this.socket.common);
  }

  private async play(moves: string[], common?: string): Promise<void> {
    if (this.isLate) return;
    this.busy = true;
    this.premove.done();
    if (!common) this.coach.decided();
    const coached = this.coach.isOn && !common;
    const answer = await this.socket.ask({ type: "play", moves, coached }, common);
    this.busy = false;
    if (common && answer.type === "refused") return; // nobody pressed anything: there is nothing to explain
    if (answer.type === "refused") this.complain(answer.problem);
    else if (answer.type === "accepted" && answer.why) this.complain(answer.why);
    if (!this.happenings.isWorking) this.draft = NONE;
  }

  /** Says something about what was pressed; it is no fault. */
  tell(text: string, clause = ""): void {
    this.notice = { text, clause };
    this.announced = text;
  }

  private complain(problem: Problem): void {
    sound("no");
    this.tell(problemText(problem, this.lexicon), problem.clause);
  }

  /** Why cards cannot be played, or not there. */
  async whyNot(cards: string[], source: string, target = ""): Promise<void> {
    if (this.seat === null || this.over || this.isLate) return;
    if (!this.isMyTurn) return this.complain({ code: "not-your-turn", id: "not-your-turn" });
    const answer = await this.socket.ask({ type: "why", cards, source, target });
    if (answer.type === "refused") this.complain(answer.problem);
    if (answer.type !== "why") return;
    sound("no");
    if (answer.legal || !answer.reason) this.tell(t("table-choose-offered"));
    else this.tell(because(answer.reason, this.lexicon), answer.reason.clause);
  }

  async askHint(): Promise<void> {
    const answer = await this.socket.ask({ type: "hint" });
    if (answer.type === "refused") this.complain(answer.problem);
    if (answer.type !== "hint" || !this.lexicon) return;
    const choice = choiceOf(
      this.lexicon,
      answer.verb,
      [...(answer.args ?? []), ...(answer.advice ?? [])],
      this.seat,
    );
    const why = answer.reason ?? null;
    this.hintKey = "";
    this.hint = { choice, reason: reasonOf(this.lexicon, { ...answer, why }, this.seat) };
  }

  /** The hint lies where it can be seen; `key` makes its move. */
  hintShown(key: string): void {
    this.hintKey = key;
    this.announced = this.hintSaid;
  }

  get hintSaid(): string {
    if (!this.hint) return "";
    const { choice, reason } = this.hint;
    return t("hint-said", { move: choice.label, reason, key: this.hintKey || "none" });
  }

  readonly signWord = (sign: string): string => this.lexicon?.words.say(`sign-${sign}`) ?? sign;

  async say(text: string, sign = ""): Promise<void> {
    const answer = await this.socket.ask(sign ? { type: "say", sign } : { type: "say", text });
    if (answer.type === "refused") this.complain(answer.problem);
  }

  async undo(): Promise<void> {
    const answer = await this.socket.ask({ type: "undo" });
    if (answer.type === "refused") this.complain(answer.problem);
  }

  async consent(agree: boolean): Promise<void> {
    const ask = this.info?.ask?.id;
    if (ask) await this.socket.ask({ type: "consent", ask, agree });
  }

  back = () => this.socket.ask({ type: "back" });
}
