// What a viewer knows, kept by what it is told: the same as engine/fold.py.
import type { Event, Op, Things, Value, Vocabulary, Zone } from "./vocabulary";

/** The cards that the viewer knows in a zone, in order, and how many more there are. */
export interface Place {
  cards: string[];
  hidden: number;
}
/** How the match ended, by seat. */
export type Outcome = [winners: number[], scores: number[], ranks: number[]];
/** Won or lost together. */
export const isShared = ([, , ranks]: Outcome): boolean => ranks.length > 1 && new Set(ranks).size === 1;

export interface Facts {
  zones: Record<string, Place>;
  counters: Record<string, number | string>;
  phase: string;
  outcome: Outcome | null;
}
type Named = Record<string, Value>;
type Cards = string[] | number;

const DOWN = "-";

export function family(id: string): string {
  return id.split(":", 1)[0] ?? id;
}

export class Fold {
  private zones: Map<string, Zone>;
  private ranks: Map<string, Map<string, number>>;

  constructor(
    public facts: Facts,
    private vocabulary: Vocabulary,
    things: Things,
  ) {
    this.zones = new Map(vocabulary.zones.map((zone) => [zone.id, zone]));
    const ranked = Object.entries(things).map(
      ([noun, members]) => [noun, new Map(Object.keys(members).map((text, at) => [text, at]))] as const,
    );
    this.ranks = new Map(ranked);
  }

  take(event: Event): void {
    const kind = this.vocabulary.kinds[event[0]];
    if (!kind) throw new Error(`no such event: ${event[0]}`);
    const named: Named = {};
    Object.keys(kind.args ?? {}).forEach((name, at) => (named[name] = event[at + 1]!));
    for (const op of kind.does ?? []) this.do(op, named);
  }

  private do(op: Op, named: Named): void {
    const { zones, counters } = this.facts;
    switch (op.type) {
      case "move":
        return this.move(op, named);
      case "carry":
        return carry(this.at(op.source, named), this.at(op.target, named), value(op.count, named) as number);
      case "gather":
        for (const zone of members(filled(op.source, named), zones))
          gather(this.place(zone), this.at(op.target, named));
        return;
      case "recall":
        return recall(zones, op.source, op.target);
      case "turn":
        return this.turn(op, named);
      case "look":
        return nameHidden(
          this.at(op.zone, named),
          (value(op.cards, named) as string[]).map((card) => DOWN + card),
        );
      case "set":
        for (const counter of members(filled(op.counter, named), counters))
          counters[counter] = value(op.value, named) as number | string;
        return;
      case "phase":
        this.facts.phase = filled(op.id, named);
        return;
      case "over":
        this.facts.outcome = [named.winners, named.scores, named.ranks] as Outcome;
    }
  }

  private at(template: string, named: Named): Place {
    return this.place(filled(template, named));
  }

  private place(id: string): Place {
    const found = this.facts.zones[id];
    if (!found) throw new Error(`no such zone: ${id}`);
    return found;
  }

  private isSpread(id: string): boolean {
    return this.zones.get(family(id))?.order === "spread";
  }

  private move(op: Extract<Op, { type: "move" }>, named: Named): void {
    const [source, target] = [filled(op.source, named), filled(op.target, named)];
    const left = cards(op.cards, named);
    leave(this.place(source), left, this.isSpread(source));
    const come = op.becomes ? cards(op.becomes, named) : left;
    if (!op.down) return this.arrive(target, come);
    this.arrive(
      target,
      typeof come === "number" ? Array<string>(come).fill(DOWN) : come.map((card) => DOWN + card),
    );
  }

  private arrive(id: string, moved: Cards): void {
    const place = this.place(id);
    const zone = this.zones.get(family(id));
    if (typeof moved === "number") place.hidden += moved;
    else if (zone?.order === "rank")
      for (const card of moved) this.sort(place.cards, card, zone.holds ?? "card");
    else place.cards.push(...moved);
  }

  /** After those of the same rank, as people put it there. */
  private sort(into: string[], card: string, noun: string): void {
    const ranks = this.ranks.get(noun);
    const rank = (text: string) => ranks?.get(text) ?? 0;
    const at = into.findIndex((other) => rank(other) > rank(card));
    into.splice(at < 0 ? into.length : at, 0, card);
  }

  private turn(op: Extract<Op, { type: "turn" }>, named: Named): void {
    const id = filled(op.zone, named);
    const place = this.place(id);
    const up = typeof op.up === "string" ? Boolean(value(op.up, named)) : (op.up ?? true);
    const turned = cards(op.card, named) as string[];
    if (op.place !== undefined && op.place !== "") {
      const at = value(op.place, named) as number;
      place.cards[at < 0 ? place.cards.length + at : at] = up ? turned[0]! : DOWN + turned[0]!;
    } else if (this.isSpread(id)) {
      nameHidden(place, turned);
    } else if (up) {
      place.hidden -= turned.length;
      this.arrive(id, turned);
    } else {
      leave(place, turned, false);
      place.hidden += turned.length;
    }
  }
}

/** The id itself, or all members of `hand:*`. */
function members(id: string, known: Record<string, unknown>): string[] {
  return id.endsWith(":*") ? Object.keys(known).filter((member) => member.startsWith(id.slice(0, -1))) : [id];
}

function filled(template: string, named: Named): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name]));
}

/** An argument itself, not its text; or what stands there. */
function value(template: string | number, named: Named): Value {
  return typeof template === "string" && template.startsWith("{") ? named[template.slice(1, -1)]! : template;
}

function cards(template: string, named: Named): Cards {
  const found = value(template, named);
  return typeof found === "string" ? [found] : (found as Cards);
}

/** A card that leaves unseen may be any of them; one that is named leaves as the known one if there is one. */
function leave(place: Place, moved: Cards, isSpread: boolean): void {
  if (typeof moved === "number") {
    place.hidden += place.cards.length - moved;
    place.cards = [];
    return;
  }
  for (const card of moved) {
    const known = (isSpread ? [card, DOWN + card, DOWN] : [card]).find((text) => place.cards.includes(text));
    if (known === undefined) place.hidden -= 1;
    else place.cards.splice(place.cards.lastIndexOf(known), 1);
  }
}

function carry(source: Place, target: Place, count: number): void {
  target.cards.push(...source.cards.splice(count < 0 ? 0 : source.cards.length - count));
}

function gather(source: Place, target: Place): void {
  target.hidden += source.cards.length + source.hidden + target.cards.length;
  target.cards = [];
  source.cards = [];
  source.hidden = 0;
}

/** All that lie face down, from the bottom. */
function nameHidden(spread: Place, names: string[]): void {
  const left = [...names];
  spread.cards = spread.cards.map((card) => (card.startsWith(DOWN) ? (left.shift() ?? card) : card));
}

function recall(zones: Record<string, Place>, source: string, target: string): void {
  for (const zone of members(target, zones)) {
    const from = zones[source.replace("*", zone.slice(zone.indexOf(":") + 1))];
    zones[zone]!.cards = source && from ? [...from.cards] : [];
  }
}
