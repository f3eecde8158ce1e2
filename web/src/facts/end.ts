/** What is to be told when all is over, from what a viewer was told in the match. Knows no game. */
import { Fold } from "./fold";
import { copied, sentence, shown, type Counter, type Lexicon, type Situation } from "./table";
import type { End, Event, Feat, Value, Vocabulary } from "./vocabulary";

/** A decision: what it told, and what is known after it where that does not follow. */
export interface Told {
  events: readonly Event[];
  now: Situation | null;
}

export interface Round {
  title: string;
  seats: Counter[][]; // by seat: how its counters stood when the round was over
}

/** Who did most of something. */
export interface Best {
  id: string;
  title: string;
  seats: number[];
}

export interface Story {
  said: string[];
  rounds: Round[];
  best: Best[];
}

export const endOf = ({ end = {} }: Vocabulary): End => end;

export function storyOf(lexicon: Lexicon, told: readonly Told[]): Story {
  const events = told.flatMap((step) => step.events);
  return {
    said: saidOf(lexicon, events),
    rounds: roundsOf(lexicon, told),
    best: bestOf(lexicon, events, told[0]?.now?.players ?? 0),
  };
}

function after({ vocabulary, things }: Lexicon, known: Situation, events: readonly Event[]): Situation {
  const fold = new Fold(copied(known.facts), vocabulary, things);
  for (const event of events) fold.take(event);
  return { ...known, facts: fold.facts };
}

function saidOf(lexicon: Lexicon, events: readonly Event[]): string[] {
  const { said = [] } = endOf(lexicon.vocabulary);
  const last = said.map((kind) => events.findLast(([id]) => id === kind));
  return last.flatMap((event) => (event ? [sentence(lexicon, event)] : []));
}

// How it came so

function roundsOf(lexicon: Lexicon, told: readonly Told[]): Round[] {
  const { round } = endOf(lexicon.vocabulary);
  const ends = round ? endsOf(lexicon, round, told) : [];
  return ends.map((end, at) => roundOf(lexicon, end, at + 1));
}

/** A round is over when the next begins, before anything of that happens, or with the match. */
function endsOf(lexicon: Lexicon, round: string, [first, ...rest]: readonly Told[]): Situation[] {
  const ends: Situation[] = [];
  if (!first?.now) return ends;
  let known = first.now;
  let hasBegun = first.events.some(([kind]) => kind === round);
  for (const { events, now } of rest) {
    const at = events.findIndex(([kind]) => kind === round);
    if (at >= 0 && hasBegun) ends.push(after(lexicon, known, events.slice(0, at)));
    hasBegun ||= at >= 0;
    known = now ?? after(lexicon, known, events);
  }
  return [...ends, known];
}

function roundOf(lexicon: Lexicon, end: Situation, number: number): Round {
  const { course = [] } = endOf(lexicon.vocabulary);
  const { counters } = shown(lexicon, { ...end, rows: {} });
  const of = (seat: number) =>
    course.flatMap((family) => counters.filter((one) => one.family === family && one.seat === seat));
  return {
    title: lexicon.words.say("end-round", [number]),
    seats: Array.from({ length: end.players }, (_, seat) => of(seat)),
  };
}

// Who did what best

/** What everybody did alike is nobody's feat. */
function bestOf({ vocabulary, words }: Lexicon, events: readonly Event[], players: number): Best[] {
  return Object.entries(endOf(vocabulary).feats ?? {}).flatMap(([id, feat]) => {
    const amounts = amountsOf(vocabulary, feat, events);
    const most = Math.max(0, ...amounts.values());
    const seats = [...amounts.keys()].filter((seat) => amounts.get(seat) === most).sort((a, b) => a - b);
    if (!most || seats.length === players) return [];
    return [{ id, title: words.say(`feat-${id}`, [most]), seats }];
  });
}

function amountsOf(vocabulary: Vocabulary, feat: Feat, events: readonly Event[]): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const event of events) {
    const by = feat.of[event[0]];
    if (by === undefined) continue;
    const seat = Number(argumentOf(vocabulary, event, by));
    const amount = feat.amount ? sizeOf(argumentOf(vocabulary, event, feat.amount)) : 1;
    const before = amounts.get(seat) ?? 0;
    amounts.set(seat, feat.is_at_once ? Math.max(before, amount) : before + amount);
  }
  return amounts;
}

function argumentOf(vocabulary: Vocabulary, [kind, ...args]: Event, name: string): Value | undefined {
  return args[Object.keys(vocabulary.kinds[kind]?.args ?? {}).indexOf(name)];
}

const sizeOf = (value: Value | undefined): number =>
  Array.isArray(value) ? value.length : Number(value ?? 0);
