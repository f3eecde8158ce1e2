/** A lesson as a table that answers by itself: it goes from stop to stop as the learner reads and plays. */
import { Words } from "$web/facts/words";
import type { Lesson, Stop, TableInfo } from "$web/protocol";
import { language, t } from "$web/words/page.svelte";
import { lessons } from "./keep";
import type { Answer, Channel, Listener, Question } from "./socket";

const ANY = "*";
const READ = ""; // the answer where there is only something to read

export class Teacher implements Channel {
  at = $state(0); // the stop
  wrong = $state(""); // what is said to a legal move that is not waited for
  readonly common = "";
  private lesson: Lesson;
  private readonly words = $derived.by(() => new Words(language(), [this.lesson.words], {}));
  private listener: Listener = { heard() {}, connection() {} };
  private version = 0;

  constructor(
    lesson: Lesson,
    private readonly name: string,
  ) {
    this.lesson = $state.raw(lesson);
    const kept = lessons.get(this.key) ?? 0;
    this.at = kept < lesson.stops.length ? kept : 0;
  }

  /** Who hears what happens. */
  tells = (listener: Listener): Channel => {
    this.listener = listener;
    return this;
  };

  /** In another language from now on. */
  speak(lesson: Lesson): void {
    this.lesson = lesson;
    this.listener.heard({ type: "table", table: this.table });
  }

  private get key(): string {
    return `${this.lesson.game}/${this.name}`;
  }

  get count(): number {
    return this.lesson.stops.length;
  }

  get isDone(): boolean {
    return this.at >= this.count;
  }

  get learned(): string[] {
    return this.lesson.learned.map((id) => this.words.say(id));
  }

  stop(at = this.at): Stop | null {
    return this.lesson.stops[at] ?? null;
  }

  /** Where moves that are being put together would lead. */
  ahead(moves: readonly string[]): number {
    return moves.reduce((at, move) => this.stop(at)?.answers[move] ?? at, this.at);
  }

  said(at: number): string {
    return this.words.say(this.stop(at)?.say ?? "");
  }

  isReading(at: number): boolean {
    return READ in (this.stop(at)?.answers ?? {});
  }

  // The table

  open(): void {
    this.listener.connection("open", "");
    this.rejoin();
  }

  close(): void {}

  rejoin(): void {
    const view = this.stop()?.view ?? this.stop(this.count - 1)?.view;
    if (!view) return;
    this.version = 0;
    this.listener.heard({
      type: "welcome",
      table: this.table,
      stream: "",
      version: 0,
      seat: this.lesson.seat,
      view,
    });
  }

  private get table(): TableInfo {
    const { game, seat: mine, stops } = this.lesson;
    const players = stops[0]?.view.players ?? 0;
    const seats = Array.from({ length: players }, (_, seat) => ({
      seat,
      name: seat === mine ? t("seat-you") : this.words.say(`name-${seat}`),
      connected: true,
    }));
    return {
      id: "",
      code: "",
      game,
      options: {},
      status: "playing",
      seats,
      host: "",
      created: 0,
      chat: "off",
    };
  }

  ask(question: Question): Promise<Answer> {
    return Promise.resolve(this.answer(question));
  }

  private answer(question: Question): Answer {
    const id = "";
    this.wrong = "";
    if (question.type === "play") for (const move of question.moves) if (!this.play(move)) break;
    if (question.type === "preview") return this.preview(question.moves);
    if (question.type === "why" && this.isReading(this.at)) this.wrong = t("lesson-read-first");
    else if (question.type === "why") {
      const reason = this.stop()?.why?.[question.cards?.[0] ?? ""] ?? null;
      return { type: "why", id, legal: !reason, reason };
    }
    return { type: "accepted", id };
  }

  private preview(moves: readonly string[]): Answer {
    const [last = "", ...before] = moves.toReversed();
    const at = this.ahead(before.toReversed());
    const next = this.stop(at)?.answers[last];
    if (next === undefined) this.wrong = this.kindly(at, last);
    const view = next === undefined ? null : (this.stop(next)?.view ?? null);
    return { type: "preview", id: "", moves: moves.length, view };
  }

  private play(move: string): boolean {
    const next = this.stop()?.answers[move];
    if (next === undefined) this.wrong = this.kindly(this.at, move);
    else this.come(next);
    return next !== undefined;
  }

  /** What is said to a move that is legal, but not what this is about. */
  private kindly(at: number, move: string): string {
    const { wrong = {} } = this.stop(at) ?? {};
    const id = wrong[move] ?? wrong[ANY];
    return id ? this.words.say(id) : t("lesson-other");
  }

  /** What was said is read. */
  next = (): void => {
    const next = this.stop()?.answers[READ];
    if (next !== undefined) this.come(next);
  };

  again = (): void => {
    this.at = 0;
    this.wrong = "";
    lessons.set(this.key, null);
    this.rejoin();
  };

  private come(at: number): void {
    this.at = at;
    this.wrong = "";
    lessons.set(this.key, this.isDone ? null : at);
    const stop = this.stop();
    if (!stop) return;
    const came = stop.came ?? [];
    this.version += 1;
    this.listener.heard({
      type: "update",
      version: this.version,
      events: came.flatMap((step) => step.events),
      asked: stop.view.asked,
      choices: stop.view.choices ?? {},
    });
  }
}
