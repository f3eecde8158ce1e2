/** What was sent becomes what is known: the wire leaves out what is as usual. */
import type { Asked as AskedSent, Shown as ShownSent } from "$web/protocol";
import type { Facts } from "./fold";
import { NOBODY, type Asked, type Situation } from "./table";

export function situation(view: ShownSent): Situation {
  return {
    seat: view.seat ?? null,
    players: view.players,
    facts: factsOf(view),
    asked: asked(view.asked),
    rows: view.choices ?? {},
  };
}

function factsOf({ zones, counters, phase, outcome }: ShownSent): Facts {
  const places = Object.entries(zones).map(([id, { cards, hidden = 0 }]) => [
    id,
    { cards: cards ?? [], hidden },
  ]);
  return {
    zones: Object.fromEntries(places),
    counters: { ...counters },
    phase,
    outcome: outcome ? [outcome.winners, outcome.scores, outcome.ranks] : null,
  };
}

export const asked = (sent?: AskedSent | null): Asked => ({ ...NOBODY, ...sent });
