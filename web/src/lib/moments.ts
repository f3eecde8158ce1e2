/** Plays what happened, moment by moment, in its order; nothing of the next is there before. */
import { tick } from "svelte";
import { Fold, type Facts } from "$web/facts/fold";
import { NOBODY, copied, ways, type Lexicon, type Situation } from "$web/facts/table";
import type { Event } from "$web/facts/vocabulary";
import { fly, land, starts } from "./motion";
import { restOf, type Waiting } from "./pace";

const TRICK = "trick";

export interface Player {
  waiting: Waiting;
  show: (now: Situation) => void;
  say: (event: Event) => void;
  hears: (event: Event, before: Facts) => void;
  isLate: () => boolean; // much waits: only a complete trick is looked at
}

/** Ends with what is known after the last event. Nobody is asked anything meanwhile, and nobody has won yet. */
export async function unfold(
  lexicon: Lexicon,
  from: Situation,
  events: readonly Event[],
  player: Player,
): Promise<Facts> {
  const fold = new Fold(copied(from.facts), lexicon.vocabulary, lexicon.things);
  const show = () =>
    player.show({ ...from, facts: { ...copied(fold.facts), outcome: null }, asked: NOBODY, rows: {} });
  const isStill = () => player.isLate() || player.waiting.isHurried;
  show();
  for (const event of events) {
    const reason = lexicon.vocabulary.kinds[event[0]]?.rest ?? "";
    const rest = () =>
      player.isLate() && reason !== TRICK ? Promise.resolve() : player.waiting.rest(restOf(reason));
    player.say(event);
    if (!isStill()) player.hears(event, fold.facts);
    if (reason === TRICK) {
      await tick(); // the rest begins when the page shows it, however long that takes
      await rest(); // it lies complete before anything of it goes away
    }
    const flights = isStill() ? [] : starts(ways(lexicon.vocabulary, event, fold.facts), lexicon);
    fold.take(event);
    show();
    if (flights.length) {
      await player.waiting.race(fly(flights, lexicon.game));
      land();
    }
    if (reason !== TRICK) await rest();
  }
  return copied(fold.facts);
}
