"""What a record would hold if a world were true that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

from parlour.engine.match import Match
from parlour.engine.record import Entry
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.rules import table
from parlour.games.career_poker.state import Career


def past(match: Match, world: Career, seat: int) -> list[Entry]:
    """Another deal of this round, and no play with gold that nobody else knows of."""
    entries: list[Any] = match.record.entries
    found = entries[: len(entries) - count_open(world, entries)]
    if not world.millionaire:
        deal = max(i for i, entry in enumerate(found) if isinstance(entry, dict))
        found[deal] = {**found[deal], "cards": dealt(world, found[deal]["cards"])}
    return found


def count_open(world: Career, entries: list[Any]) -> int:
    """How many of the last decisions belong to a play that is not complete, and not begun in this world."""
    used = 0
    while not isinstance(entries[-1 - used], dict) and entries[-1 - used].move.startswith("use "):
        used += 1
    first = entries[-1 - used]
    if world.stage == cards.USE_STAGE or isinstance(first, dict) or not first.move.startswith("gold "):
        return 0
    return used + 1 if used < int(first.move.split()[1]) else 0


def dealt(world: Career, true: list[str]) -> list[str]:
    """The deck that gives everybody what they played, as it was, and what they hold in this world."""
    hands = [[moves.card_text(world, card) for card in table.hand_of(world, seat)] for seat in range(world.players)]
    played = {moves.card_text(world, card) for card in table.cards_in(world.seen)}
    aside = [card for card in true if card not in played and not any(card in hand for hand in hands)]
    first = cards.SET_ASIDE[world.players]
    deck = aside + true[first:]
    for i in range(first, len(deck)):
        if deck[i] not in played:
            deck[i] = hands[(i - first) % world.players].pop()
    return deck
