/** What a click on the table means right now: cards picked, zones aimed at. Shared by everything on the table. */
import { getContext, setContext, tick } from "svelte";
import type { Card, Choice, Zone } from "$web/facts/table";
import { t } from "$web/words/page.svelte";
import { aimedAt, click, exact, fromZone, isPlayable, matching, offered, type Picked } from "./choices";
import type { TableModel } from "./table.svelte";

const KEY = Symbol("play");

/** Whoever decides on the table that is shown: at a real one, or about a position that is only a question. */
export type Decider = Pick<
  TableModel,
  | "choices"
  | "draft"
  | "choose"
  | "notice"
  | "whyNot"
  | "tell"
  | "shown"
  | "canPremove"
  | "premove"
  | "seat"
  | "over"
  | "isOffline"
  | "hint"
>;

export class Play {
  picked = $state.raw<Picked[]>([]);
  from = $state(""); // a zone picked as where a move begins
  looking = $state.raw<Zone | null>(null);
  pointed = $state.raw<Picked | null>(null); // the card under the pointer or with the focus
  private begun = $state(false); // with the board's token
  private onto: Picked | null = null; // the card it was put on, picked as soon as the play has begun

  constructor(
    readonly model: Decider | null,
    private readonly fixed: readonly Choice[] = [],
  ) {}

  readonly choices = $derived.by(() => this.model?.choices ?? this.fixed);
  readonly buttons = $derived.by(() => {
    if (this.begun) return this.tokens;
    if (this.from) return fromZone(this.choices, this.from);
    return offered(this.choices, this.picked, this.isOnTable);
  });
  /** Moves that begin a composite play without a card: with the board's token. */
  readonly tokens = $derived.by(() => this.choices.filter(({ isPart, cards }) => isPart && !cards.length));
  /** What playing the card pointed at, or taking from the place pointed at, would do, if that is one thing. */
  readonly foretold = $derived.by(() => {
    const { pointed } = this;
    if (!pointed) return "";
    const found = pointed.text
      ? exact(this.choices, [...this.picked, pointed])
      : fromZone(this.choices, pointed.zone);
    return found.length === 1 ? (found[0]?.label ?? "") : "";
  });
  /** A play that was begun with the token goes on with cards. */
  private readonly canPutToken = $derived.by(
    () => !!this.model?.draft.moves.length && this.choices.some((choice) => choice.cards.length),
  );
  readonly isPicking = $derived(this.picked.length > 0 || this.from !== "" || this.begun);

  clear = () => {
    this.picked = [];
    this.from = "";
    this.begun = false;
    this.onto = null;
  };

  choose = async (choice: Choice): Promise<void> => {
    const onto = this.onto;
    this.clear();
    await this.model?.choose(choice);
    await tick();
    if (onto && isPlayable(this.choices, onto.zone, onto.text)) this.picked = [onto];
  };

  /** Whether the token leads anywhere: it begins a play, or goes onto one more card of the one begun. */
  readonly canUseToken = $derived(this.tokens.length > 0 || this.canPutToken);

  /** The board's token was pressed, or put on a card. Pressed once more, it is let go. */
  token = (onto: Picked | null = null) => {
    const isGoing = (this.model?.draft.moves.length ?? 0) > 0;
    const isLetGo = this.begun && !onto;
    this.clear();
    if (isLetGo) return;
    if (this.model) this.model.notice = null;
    if (isGoing && onto && isPlayable(this.choices, onto.zone, onto.text)) this.picked = [onto];
    else if (this.tokens.length === 1 && this.tokens[0]) {
      this.onto = onto;
      void this.choose(this.tokens[0]);
    } else if (this.tokens.length) [this.begun, this.onto] = [true, onto];
    else if (onto) void this.model?.whyNot([onto.text], onto.zone);
    else if (this.canPutToken) this.model?.tell(t("table-put-token"));
  };

  /** A place, other than one's hand, that can be pressed. */
  private readonly isOnTable = (id: string): boolean => {
    const zone = this.model?.shown?.zones.find((one) => one.id === id);
    return !!zone && zone.role !== "hand";
  };

  card = (zone: Zone, card: Card, index: number) => {
    if (!this.model || !card.text) return;
    this.from = "";
    if (this.model.canPremove(zone)) return this.model.premove.choose(zone, index);
    const meant = click(this.choices, this.picked, { zone: zone.id, text: card.text, index });
    if ("play" in meant) void this.choose(meant.play);
    else if ("picked" in meant) this.picked = meant.picked;
    else void this.model.whyNot([card.text], zone.id);
    if (!("none" in meant)) this.model.notice = null;
  };

  zone = (id: string) => {
    const begun = fromZone(this.choices, id);
    const only = this.onlyMove(this.isTarget(id) ? this.aimed(id) : begun);
    if (only) void this.choose(only);
    else if (this.from === id) this.from = "";
    else if (begun.length) [this.picked, this.from] = [[], id];
  };

  /** What the cards picked, or the zone picked, could do with this zone. */
  private readonly aimed = (id: string): Choice[] =>
    this.picked.length
      ? aimedAt(this.choices, this.picked, id)
      : this.from && this.from !== id
        ? fromZone(this.choices, this.from).filter((choice) => choice.target === id)
        : [];

  private readonly onlyMove = (found: readonly Choice[]): Choice | null =>
    found.length === 1 ? (found[0] ?? null) : null;

  /** A card let go over a zone (or over the table, with `null`). True if that meant something. */
  drop = (card: Picked, zone: string | null): boolean => {
    const source = this.model?.shown?.zones.find(({ id }) => id === card.zone);
    if (source && this.model?.canPremove(source)) {
      this.model.premove.choose(source, card.index);
      return true;
    }
    const found = exact(this.choices, [card]);
    const aimed = zone ? found.filter((choice) => choice.target === zone) : [];
    const only = aimed.length === 1 ? aimed[0] : found.length === 1 ? found[0] : undefined;
    if (only) void this.choose(only);
    else if (matching(this.choices, [card]).length) this.picked = [card];
    else {
      void this.model?.whyNot([card.text], card.zone, zone ?? "");
      return false;
    }
    return true;
  };

  pointZone = (zone: Zone | null) => {
    this.pointed = zone && { zone: zone.id, text: "", index: -1 };
  };

  /** The one move that playing a card would be. */
  meant = (zone: Zone, card: Card): Choice | null => {
    if (!card.text) return null;
    const found = exact(this.choices, [{ zone: zone.id, text: card.text, index: -1 }]);
    return found.length === 1 ? (found[0] ?? null) : null;
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

  isPremoved = (zone: string, index: number): boolean => !!this.model?.premove.is(zone, index);

  isPicked = (zone: string, index: number): boolean =>
    this.picked.some((picked) => picked.zone === zone && picked.index === index);

  /** A card one can press: one of one's own, or one that a move uses. */
  isCardActive = (zone: Zone, card: Card): boolean => {
    const seat = this.model?.seat ?? null;
    if (!card.text || seat === null || !this.model || this.model.over || this.model.isOffline) return false;
    return isPlayable(this.choices, zone.id, card.text) || (zone.seat === seat && zone.role === "hand");
  };

  zoneAsked = (id: string): boolean =>
    !this.picked.length && !this.from && fromZone(this.choices, id).length > 0;

  /** Several moves with one aim are told apart by their buttons, not by the place. */
  isTarget = (id: string): boolean =>
    this.from === id || (this.buttons.length > 1 && this.aimed(id).length === 1);

  zoneVerb = (id: string): string => {
    if (this.from === id) return t("zone-not-this");
    return this.isTarget(id) ? t("zone-here") : t("zone-choose");
  };

  /** A place that the move of a hint begins at. */
  isZoneHinted = (zone: string): boolean => {
    const choice = this.model?.hint?.choice;
    return !!choice && !choice.cards.length && choice.source === zone;
  };

  isHinted = (zone: string, card: Card): boolean => {
    const choice = this.model?.hint?.choice;
    return !!choice && !!card.text && choice.source === zone && choice.cards.includes(card.text);
  };
}

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
