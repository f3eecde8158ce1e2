"""What a record would hold if a world were true that a seat cannot tell from the true one."""

from __future__ import annotations

from parlour.engine.chance import Json
from parlour.engine.match import Match
from parlour.engine.record import Decision, Entry
from parlour.games.familiars_trouble import cards, moves
from parlour.games.familiars_trouble.state import Trouble


def past(match: Match, world: Trouble, seat: int) -> list[Entry]:
    """Another deck, other errands to come, and other cards passed where the seat did not see them."""
    passed = [[kind - 1 for row in world.passed if (kind := row[giver])] for giver in range(cards.SEATS)]
    found: list[Entry] = []
    for entry in match.record.entries:
        if isinstance(entry, dict):
            found.append(entry | {"cards": shuffled(world, entry)})
        elif isinstance(entry, Decision) and entry.move.startswith("pass "):
            found.append(Decision(entry.seat, moves.text(world, moves.PASS + passed[entry.seat].pop(0))))
        else:
            found.append(entry)
    return found


def shuffled(world: Trouble, outcome: Json) -> list[str]:
    """The whole deck; of a pile of errands those that everybody saw turned up, and then what is left of it."""
    if outcome["pile"] == "attributes":
        return [cards.CARD_TEXTS[card] for card in reversed(world.deck)]
    level = int(outcome["pile"][-1]) - 1
    hidden = world.piles[level][world.bottoms[level] : world.pile_sizes[level]]
    known: list[str] = outcome["cards"]
    return known[: len(known) - len(hidden)] + [moves.errand_text(world, errand) for errand in reversed(hidden)]
