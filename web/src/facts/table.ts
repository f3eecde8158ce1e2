/** What there is to draw: facts of a match, said in the reader's words. Knows no game. */
import { family, type Facts, type Outcome, type Place } from "./fold";
import type {
  Counter as CounterKind,
  Event,
  Role,
  Things,
  Value,
  Verb,
  Vocabulary,
  Zone as Family,
} from "./vocabulary";
import type { Words } from "./words";

const DOWN = "-";
const AS = ">";

/** Everything that belongs to a game, whatever the match. */
export interface Lexicon {
  game: string;
  vocabulary: Vocabulary;
  things: Things;
  words: Words;
}

export interface Card {
  text: string; // what moves call it; empty: nobody here knows which it is
  noun: string;
  name: string;
  forms: Record<string, string>; // other forms of the name that the language has: `effect`, `mark`
  fields: Record<string, unknown>;
  was?: Record<string, unknown>; // as printed, if it counts as another now
  up: boolean;
}

export interface Zone {
  id: string;
  family: string;
  value: string; // what comes after the colon
  seat: number | null; // whose it is
  role: Role;
  isSpread: boolean;
  isOpen: boolean; // everybody sees faces there
  title: string;
  help?: string; // what it is, for whoever asks
  cards: Card[]; // from the bottom; those that nobody here knows come last
  size: number;
}

export interface Counter {
  id: string;
  family: string;
  value: string;
  seat: number | null;
  type: NonNullable<CounterKind["type"]>;
  title: string;
  help?: string;
  amount: number | string;
  said: string;
  track: number[]; // the values that it can have, if it is a place on a track
}

export interface Choice {
  move: string;
  verb: string;
  label: string;
  named: Record<string, Value>; // arguments and advice by name
  args: string[]; // the names of the arguments
  cards: string[];
  source: string;
  target: string;
  isPart: boolean;
}

export interface Asked {
  seats: number[];
  prompt: string;
  args: Value[];
}
export type Rows = Record<string, Value[][]>;

export interface Shown {
  game: string;
  seat: number | null;
  players: number;
  phase: string;
  phaseTitle: string;
  phaseHelp?: string;
  turn: number[];
  prompt: string;
  zones: Zone[];
  counters: Counter[];
  choices: Choice[];
  outcome: Outcome | null;
}

export interface Situation {
  seat: number | null;
  players: number;
  facts: Facts;
  asked: Asked;
  rows: Rows;
}

export const NOBODY: Asked = { seats: [], prompt: "", args: [] };

export function shown(lexicon: Lexicon, { seat, players, facts, asked, rows }: Situation): Shown {
  const { vocabulary, words } = lexicon;
  return {
    game: lexicon.game,
    seat,
    players,
    phase: facts.phase,
    phaseTitle: words.has(`phase-${facts.phase}`) ? words.say(`phase-${facts.phase}`) : "",
    phaseHelp: helpOf(words, `phase-${facts.phase}`),
    turn: asked.seats,
    prompt: promptOf(lexicon, asked, seat),
    zones: vocabulary.zones.flatMap((zone) => zonesOf(lexicon, zone, facts)),
    counters: vocabulary.counters.flatMap((counter) => countersOf(lexicon, counter, facts, players)),
    choices: choicesOf(lexicon, rows, seat),
    outcome: facts.outcome,
  };
}

/** What something is; nothing where an author has not said it. */
const helpOf = (words: Words, id: string): string => (words.has(`${id}-help`) ? words.say(`${id}-help`) : "");

/** Several who are asked at once are told so as one who is: to each it is their own question. */
function promptOf({ words }: Lexicon, asked: Asked, me: number | null): string {
  const { seats, prompt, args } = asked;
  if (!prompt || !seats.length) return "";
  const one = me !== null && seats.includes(me) ? me : seats[0];
  return words.say(`ask-${prompt}`, [one, ...args]);
}

// Zones and cards

function zonesOf(lexicon: Lexicon, zone: Family, facts: Facts): Zone[] {
  const ids = Object.keys(facts.zones).filter((id) => family(id) === zone.id);
  return ids
    .filter((id) => isThere(zone, after(id), facts))
    .map((id) => zoneOf(lexicon, zone, id, facts.zones[id]!));
}

const after = (id: string): string => id.slice(id.indexOf(":") + 1);

/** A zone with a flag is on the table while the flag is set. */
function isThere(zone: Family, value: string, facts: Facts): boolean {
  return !zone.flag || Boolean(facts.counters[zone.flag.replace("{0}", value)]);
}

function zoneOf(lexicon: Lexicon, zone: Family, id: string, place: Place): Zone {
  const value = zone.each ? after(id) : "";
  const noun = zone.holds ?? "card";
  const known = place.cards.map((text) => cardOf(lexicon, noun, text));
  const unknown = Array.from({ length: place.hidden }, () => cardOf(lexicon, noun, DOWN));
  return {
    id,
    family: zone.id,
    value,
    seat: zone.each === "seat" ? Number(value) : null,
    role: zone.role,
    isSpread: zone.order === "spread",
    isOpen: (zone.sees ?? "all") === "all",
    title: lexicon.words.say(`zone-${zone.id}`, zone.each && zone.each !== "seat" ? [value] : []),
    help: helpOf(lexicon.words, `zone-${zone.id}`),
    cards: [...known, ...unknown],
    size: known.length + unknown.length,
  };
}

export function cardOf(lexicon: Lexicon, noun: string, text: string): Card {
  const up = !text.startsWith(DOWN);
  const named = up ? text : text.slice(1);
  if (!named) return { text: "", noun, name: lexicon.words.say("face-down"), forms: {}, fields: {}, up };
  const forms = lexicon.words.nounForms(noun, named);
  const [printed = "", as] = named.split(AS);
  const own = lexicon.things[noun]?.[printed] ?? {};
  const other = lexicon.vocabulary.nouns[noun]?.counts_as ?? "";
  const found: Card = {
    text: named,
    noun,
    name: forms[""] ?? named,
    forms: Object.fromEntries(Object.entries(forms).map(([form, said]) => [form.slice(1), said])),
    fields: as === undefined ? own : (lexicon.things[other]?.[as] ?? own),
    up,
  };
  return as === undefined ? found : { ...found, was: own };
}

// Counters

function countersOf(lexicon: Lexicon, counter: CounterKind, facts: Facts, players: number): Counter[] {
  const flags = new Set(lexicon.vocabulary.zones.map((zone) => family(zone.flag ?? "")));
  if (flags.has(counter.id)) return []; // seen by the zone being there or not
  return idsOf(lexicon, counter, facts, players).map((id) => counterOf(lexicon, counter, id, facts));
}

/** Sums are nobody's news: they follow from the zones. */
function idsOf(lexicon: Lexicon, counter: CounterKind, facts: Facts, players: number): string[] {
  if (counter.type !== "sum") return Object.keys(facts.counters).filter((id) => family(id) === counter.id);
  if (!counter.each) return [counter.id];
  const values =
    counter.each === "seat" ? Array.from({ length: players }, (_, seat) => `${seat}`) : counter.each;
  return values.map((value) => `${counter.id}:${value}`);
}

function counterOf(lexicon: Lexicon, counter: CounterKind, id: string, facts: Facts): Counter {
  const isMany = Boolean(counter.each || counter.of);
  const value = isMany ? after(id) : "";
  const amount = counter.type === "sum" ? sumOf(counter, value, facts) : (facts.counters[id] ?? 0);
  const thing = counter.of?.type === "noun" ? lexicon.things[counter.of.name]?.[value] : undefined;
  return {
    id,
    family: counter.id,
    value,
    seat: counter.each === "seat" ? Number(value) : null,
    type: counter.type ?? "number",
    title: lexicon.words.say(`counter-${counter.id}`, isMany && counter.each !== "seat" ? [value] : []),
    help: helpOf(lexicon.words, `counter-${counter.id}`),
    amount,
    said: saidOf(lexicon.words, counter, amount),
    track: (thing?.["track"] as number[] | undefined) ?? [],
  };
}

function sumOf({ zones = [], cards = [] }: CounterKind, value: string, facts: Facts): number {
  const counts = (place: Place | undefined) => {
    if (!place) return 0;
    return cards.length
      ? place.cards.filter((card) => cards.includes(card)).length
      : place.cards.length + place.hidden;
  };
  return zones.reduce((sum, zone) => sum + counts(facts.zones[zone.replace("{0}", value)]), 0);
}

function saidOf(words: Words, counter: CounterKind, amount: number | string): string {
  if (counter.type === "choice" || (counter.unit ?? 1) > 1) return words.say(`value-${counter.id}`, [amount]);
  if (counter.type === "seat") return words.nameOf(Number(amount));
  return typeof amount === "number" ? words.number(amount) : amount;
}

// Choices

function choicesOf(lexicon: Lexicon, rows: Rows, me: number | null): Choice[] {
  return Object.entries(rows).flatMap(([verb, listed]) =>
    listed.map((row) => choiceOf(lexicon, verb, row, me)),
  );
}

export function choiceOf(
  { vocabulary, words }: Lexicon,
  verb: string,
  row: readonly Value[],
  me: number | null,
): Choice {
  const kind: Verb = vocabulary.verbs[verb] ?? { text: verb };
  const args = Object.keys(kind.args ?? {});
  const named: Record<string, Value> = {};
  [...args, ...Object.keys(kind.advice ?? {})].forEach((name, at) => (named[name] = row[at] ?? ""));
  const filled = (template = "") =>
    template.replace(/\{(\w+)\}/g, (_, name: string) =>
      written(name === "me" ? (me ?? "") : (named[name] ?? "")),
    );
  const about = kind.cards ? named[kind.cards.slice(1, -1)] : undefined;
  return {
    move: filled(kind.text),
    verb,
    label: words.say(`choice-${verb}`, row),
    named,
    args,
    cards: about === undefined ? [] : Array.isArray(about) ? about.map(String) : [String(about)],
    source: filled(kind.source),
    target: filled(kind.target),
    isPart: kind.is_part ?? false,
  };
}

/** As a move's text has it: a list is joined by blanks. */
const written = (value: Value): string =>
  Array.isArray(value) ? value.map(written).join(" ") : String(value);

// Events

/** What an event says; empty if it only moves things about. */
export function sentence({ vocabulary, words }: Lexicon, event: Event): string {
  const [id, ...args] = event;
  const kind = vocabulary.kinds[id];
  if (!kind || kind.is_said === false) return "";
  const hidden = hiddenArgs(vocabulary, event);
  return hidden ? words.say(`event-${id}-hidden`, hidden) : words.say(`event-${id}`, args);
}

/** The arguments without the cards, if the viewer may not know them: it was told how many there are. */
function hiddenArgs(vocabulary: Vocabulary, [id, ...args]: Event): Value[] | null {
  const types = Object.entries(vocabulary.kinds[id]?.args ?? {});
  const at = types.findIndex(([, type], index) => isUnknown(type.type, args[index]));
  if (at < 0) return null;
  const rest = args.filter((_, index) => index !== at);
  return types[at]?.[1].type === "several" ? [...rest, args[at]!] : rest;
}

const isUnknown = (type: string, value: Value | undefined): boolean =>
  (type === "noun" || type === "several") && typeof value === "number";

/** Cards on their way from zone to zone: named, or so many backs. */
export interface Way {
  source: string;
  target: string;
  cards: string[]; // empty texts for those that the viewer does not know
  noun: string;
}

/** The ways that an event's cards go, as its kind declares them. */
export function ways(vocabulary: Vocabulary, event: Event, facts: Facts): Way[] {
  const [id, ...args] = event;
  const kind = vocabulary.kinds[id];
  const named = Object.fromEntries(Object.keys(kind?.args ?? {}).map((name, at) => [name, args[at]!]));
  const filled = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name]));
  const value = (template: string | number): Value =>
    typeof template === "string" && template.startsWith("{") ? named[template.slice(1, -1)]! : template;
  const nounOf = (zone: string) => vocabulary.zones.find((one) => one.id === family(zone))?.holds ?? "card";
  const found: Way[] = [];
  const add = (source: string, target: string, cards: string[]) =>
    source !== target && cards.length && found.push({ source, target, cards, noun: nounOf(source) });
  for (const op of kind?.does ?? []) {
    if (op.type === "move") {
      const moved = value(op.becomes || op.cards);
      add(filled(op.source), filled(op.target), op.down ? backs(countOf(moved)) : listed(moved));
    } else if (op.type === "carry") {
      const lying = facts.zones[filled(op.source)]?.cards ?? [];
      const count = value(op.count) as number;
      add(filled(op.source), filled(op.target), count < 0 ? lying : lying.slice(-count));
    } else if (op.type === "gather") {
      for (const source of membersOf(filled(op.source), facts.zones)) {
        const place = facts.zones[source];
        add(
          source,
          filled(op.target),
          [...(place?.cards ?? []), ...backs(place?.hidden ?? 0)].slice(-MOST_GATHERED),
        );
      }
    }
  }
  return found;
}

const MOST_GATHERED = 6; // of a heap only some are seen to fly
const backs = (count: number): string[] => Array<string>(count).fill("");
const countOf = (moved: Value): number =>
  typeof moved === "number" ? moved : Array.isArray(moved) ? moved.length : 1;
const listed = (moved: Value): string[] =>
  typeof moved === "number" ? backs(moved) : Array.isArray(moved) ? moved.map(String) : [moved];
const membersOf = (id: string, zones: Record<string, unknown>): string[] =>
  id.endsWith(":*") ? Object.keys(zones).filter((one) => one.startsWith(id.slice(0, -1))) : [id];

/** A copy that the next events do not change. */
export function copied(facts: Facts): Facts {
  const zones = Object.fromEntries(
    Object.entries(facts.zones).map(([id, { cards, hidden }]) => [id, { cards: [...cards], hidden }]),
  );
  return { ...facts, zones, counters: { ...facts.counters } };
}
