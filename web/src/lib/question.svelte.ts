/** A position that asks for one move, and no table behind it: a puzzle, or a decision to try again. */
import { situation } from "$web/facts/received";
import { shown, type Choice, type Shown, type Situation } from "$web/facts/table";
import type { Event } from "$web/facts/vocabulary";
import type { Shown as ShownSent } from "$web/protocol";
import { lexiconOf, loadGame } from "$web/words/games.svelte";
import { t } from "$web/words/page.svelte";
import { Premove } from "./premove.svelte";
import type { Notice, TableModel } from "./table.svelte";

export class Question {
  known = $state.raw<Situation | null>(null);
  sent = $state.raw<ShownSent | null>(null);
  busy = $state(false);
  isAnswered = $state(false);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<TableModel["hint"]>(null);
  announced = $state("");

  constructor(
    private readonly names: () => readonly string[],
    private readonly answer: (choice: Choice) => Promise<void>,
  ) {}

  readonly lexicon = $derived.by(() => {
    const found = this.sent && lexiconOf(this.sent.game, this.sent.things ?? null);
    return found && { ...found, words: found.words.for(this.names(), this.sent?.seat ?? null) };
  });
  readonly shown: Shown | null = $derived.by(() =>
    this.known && this.lexicon ? shown(this.lexicon, this.known) : null,
  );
  readonly view = $derived(this.shown);
  readonly seat = $derived(this.known?.seat ?? null);
  readonly choices = $derived(this.isAnswered || this.busy ? [] : (this.shown?.choices ?? []));
  readonly isMyTurn = $derived(!this.isAnswered);

  // What only a table has
  readonly over = false;
  readonly isOffline = false;
  readonly isComplete = false;
  readonly canTakeBack = false;
  readonly moment: Event | null = null;
  readonly draft: TableModel["draft"] = { moves: [], view: null, open: "" };
  readonly premove = new Premove();
  readonly coach = {
    line: "",
    slip: null,
    slipSaid: "",
    lastSaid: "",
    stop: (): void => undefined,
    keep: (): Promise<void> => Promise.resolve(),
  };
  readonly signs: readonly string[] = [];
  readonly hintSaid = "";
  readonly signWord = (sign: string): string => sign;
  readonly send = (): Promise<void> => Promise.resolve();
  readonly dismiss = (): void => undefined;
  canPremove = (): boolean => false;
  hintShown = (): void => undefined;
  without = (): Promise<void> => Promise.resolve();
  undo = (): Promise<void> => Promise.resolve();
  say = (): Promise<void> => Promise.resolve();

  async ask(view: ShownSent): Promise<void> {
    await loadGame(view.game);
    this.sent = view;
    this.known = situation(view);
    this.again();
  }

  again = (): void => {
    this.isAnswered = false;
    this.notice = null;
  };

  /** A part of a composite play is a move, too. */
  async choose(choice: Choice): Promise<void> {
    if (this.busy || this.isAnswered) return;
    this.notice = null;
    this.busy = true;
    try {
      await this.answer(choice);
      this.isAnswered = true;
    } finally {
      this.busy = false;
    }
  }

  tell(text: string, clause = ""): void {
    this.notice = { text, clause };
    this.announced = text;
  }

  whyNot = (): Promise<void> => {
    this.tell(t("table-choose-offered"));
    return Promise.resolve();
  };
}
