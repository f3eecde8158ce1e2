/** What a click on the table means right now: cards picked, zones aimed at. Shared by everything on the table. */
import { getContext, setContext } from "svelte";
import type { Card, Choice, Zone } from "$web/protocol";
import { aimedAt, click, exact, fromZone, isPlayable, matching, offered, type Picked } from "./choices";
import type { TableModel } from "./table.svelte";

const KEY = Symbol("play");

export class Play {
  picked = $state.raw<Picked[]>([]);
  from = $state(""); // a zone picked as where a move begins
  looking = $state.raw<Zone | null>(null);
  pointed = $state.raw<Picked | null>(null); // the card under the pointer or with the focus

  constructor(
    readonly model: TableModel | null,
    private readonly fixed: readonly Choice[] = [],
  ) {}

  readonly choices = $derived.by(() => this.model?.choices ?? this.fixed);
  readonly buttons = $derived(
    this.from ? fromZone(this.choices, this.from) : offered(this.choices, this.picked),
  );
  /** What playing the card pointed at would do, if that is one thing. */
  readonly foretold = $derived.by(() => {
    const found = this.pointed ? exact(this.choices, [...this.picked, this.pointed]) : [];
    return found.length === 1 ? (found[0]?.label ?? "") : "";
  });
  readonly isPicking = $derived(this.picked.length > 0 || this.from !== "");

  clear = () => {
    this.picked = [];
    this.from = "";
  };

  choose = (choice: Choice) => {
    this.clear();
    void this.model?.choose(choice);
  };

  card = (zone: Zone, card: Card, index: number) => {
    if (!this.model || !card.text) return;
    this.from = "";
    const meant = click(this.choices, this.picked, { zone: zone.id, text: card.text, index });
    if ("play" in meant) this.choose(meant.play);
    else if ("picked" in meant) this.picked = meant.picked;
    else void this.model.whyNot(zone.id, card.text);
    if (!("none" in meant)) this.model.notice = null;
  };

  zone = (id: string) => {
    const aimed = this.picked.length ? aimedAt(this.choices, this.picked, id) : [];
    const targets = this.from
      ? fromZone(this.choices, this.from).filter((choice) => choice.target === id)
      : [];
    const begun = fromZone(this.choices, id);
    const found = aimed.length ? aimed : targets.length ? targets : begun;
    const only = found[0];
    if (found.length === 1 && only) this.choose(only);
    else if (!aimed.length && begun.length) this.from = this.from === id ? "" : id;
  };

  /** A card let go over a zone (or over the table, with `null`). True if that meant something. */
  drop = (card: Picked, zone: string | null): boolean => {
    const found = exact(this.choices, [card]);
    const aimed = zone ? found.filter((choice) => choice.target === zone) : [];
    const only = aimed.length === 1 ? aimed[0] : found.length === 1 ? found[0] : undefined;
    if (only) this.choose(only);
    else if (matching(this.choices, [card]).length) this.picked = [card];
    else {
      void this.model?.whyNot(card.zone, card.text);
      return false;
    }
    return true;
  };

  point = (zone: Zone, card: Card | null) => {
    this.pointed = card?.text ? { zone: zone.id, text: card.text, index: -1 } : null;
  };

  look = (zone: Zone) => {
    this.looking = zone;
  };

  isPlayable = (zone: string, card: Card): boolean =>
    !!card.text &&
    (this.picked.length
      ? matching(this.choices, [...this.picked, { zone, text: card.text, index: -1 }]).length > 0
      : isPlayable(this.choices, zone, card.text));

  isPicked = (zone: string, index: number): boolean =>
    this.picked.some((picked) => picked.zone === zone && picked.index === index);

  /** A card one can press: one of one's own, or one that a move uses. */
  isCardActive = (zone: Zone, card: Card): boolean => {
    const seat = this.model?.seat ?? null;
    if (!card.text || seat === null || this.model?.over) return false;
    return isPlayable(this.choices, zone.id, card.text) || (zone.seat === seat && zone.kind === "hand");
  };

  zoneAsked = (id: string): boolean =>
    !this.picked.length && !this.from && fromZone(this.choices, id).length > 0;

  isTarget = (id: string): boolean => {
    if (this.picked.length)
      return aimedAt(this.choices, this.picked, id).length > 0 && this.buttons.length > 1;
    return this.from === id || (this.from !== "" && this.buttons.some((choice) => choice.target === id));
  };

  zoneVerb = (id: string): string => {
    if (this.from === id) return "Not this";
    if (this.isTarget(id)) return "Here";
    const found = fromZone(this.choices, id);
    return (found[0]?.label.split(" ")[0] ?? "Choose") + (found.length > 1 ? "…" : "");
  };

  isHinted = (zone: string, card: Card): boolean => {
    const move = this.model?.hint?.move;
    if (!move || !card.text) return false;
    const choice = this.choices.find((one) => one.move === move);
    return !!choice && choice.source === zone && (choice.cards ?? []).includes(card.text);
  };
}

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
