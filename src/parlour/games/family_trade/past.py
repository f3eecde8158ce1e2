"""What a record would hold if a world were true that a seat cannot tell from the true one."""

from __future__ import annotations

from parlour.engine.chance import Json, Scripted
from parlour.engine.match import Match, begun
from parlour.engine.record import Entry
from parlour.games.family_trade import moves, tables
from parlour.games.family_trade.cards import box_of
from parlour.games.family_trade.state import Trade


def past(match: Match, world: Trade, seat: int) -> list[Entry]:
    """Other shuffles; and who is asked in this world and does not take the card, leaves it."""
    if world.phase == moves.MARKET:
        return match.record.entries
    again = begun(match.game, match.record.setup, Scripted(outcomes(match, world)))
    for place, text in told_decisions(match):
        leave_until(again, place)
        again.play(text)
    leave_until(again, (world.seat, world.phase == moves.CLAIM))
    return again.record.entries


Place = tuple[int | None, bool]  # who decides, and whether about somebody else's discard


def place_of(match: Match) -> Place:
    state: Trade = match.state  # type: ignore[assignment]
    return match.seat, state.phase == moves.CLAIM


def told_decisions(match: Match) -> list[tuple[Place, str]]:
    """All but those that leave a discard: nobody else is told of them."""
    again = match.replayed(0)
    found = []
    for decision in match.record.decisions:
        if decision.move != "leave":
            found.append((place_of(again), decision.move))
        again.play(decision.move)
    return found


def leave_until(match: Match, place: Place) -> None:
    while place_of(match) != place and place_of(match)[1]:
        match.play("leave")


def outcomes(match: Match, world: Trade) -> list[Json]:
    """The chance of the match, with the shuffles of this deal as the world has them."""
    found = list(match.record.outcomes)
    shuffles = [i for i, outcome in enumerate(found) if outcome["kind"] == "shuffle"]
    decks = shuffled(world)
    for i, deck in zip(shuffles[-len(decks) :], decks, strict=True):
        found[i] = found[i] | {"cards": [box_of(world).code(card) for card in deck]}
    return found


def shuffled(world: Trade) -> list[list[int]]:
    """The order of each deck of the history, the first card drawn first."""
    decks: list[list[int]] = [[]]
    for kind, card in zip(world.event_kind[: world.events], world.event_card, strict=False):
        if kind == tables.DRAW:
            decks[-1].append(card)
        elif kind == tables.RESHUFFLE:
            decks.append([])
    return [*decks[:-1], decks[-1] + world.deck[: world.deck_size][::-1]]
