"""Why a move is good, by what the strategy weighs, and what matters before one is made.

Only what the deciding seat knows is looked at: collections, what lies open, what it has seen, and what is unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.engine.motives import Motive, Said
from parlour.games.familiar_find import cards, moves, tables
from parlour.games.familiar_find.play import Play
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.strategy import advice, worth

OUT = 3  # Abyss Essences
CLEARLY = 20


class Taken(NamedTuple):
    """A collection together with a pile, as far as it is known."""

    worth: int
    lacking: int
    astral: int
    abyss: int


def motives(state: Play, move: int, rival: int) -> list[Motive]:
    worth.count_unseen(state)
    verb, other = moves.verb_of(move), moves.verb_of(rival)
    if verb == moves.TAKE:
        return [*of_pile(state, moves.first(move), moves.first(rival) if other == moves.TAKE else None)]
    if verb in PLAYED and other in PLAYED:
        return [*of_card(state, move, rival)]
    gain = advice.promise(state, move) - advice.promise(state, rival)
    if verb in (moves.TURN, moves.LOOK):
        return [Motive(gain, ("learns",))]
    if verb == moves.DISCARD and moves.first(move) == cards.ABY:
        return [Motive(gain, ("rid-of-abyss",))]
    if verb == moves.TOLL:
        return [Motive(gain, ("no-use-to", table.after(state, state.seat)))]
    return []


PLAYED = (moves.PLACE, moves.HIDE)


# Scavenging


def with_pile(state: Play, seat: int, pile: int | None) -> Taken:
    value = worth.worth_now(state, seat) if pile is None else worth.worth_with(state, seat, pile)
    owned = list(state.owned)
    return Taken(value, worth.missing(state), owned[cards.AST], worth.abyss_after_spells(state, seat))


def of_pile(state: Play, pile: int, other: int | None) -> Iterator[Motive]:
    now, mine, theirs = (with_pile(state, state.seat, one) for one in (None, pile, other))
    gain = 2 * (mine.worth - theirs.worth)
    if mine.worth >= tables.WIN:
        yield Motive(gain, ("wins",))
        return
    if theirs.abyss > mine.abyss:
        yield Motive(2 * (loss_of(mine.abyss) - loss_of(theirs.abyss)), ("avoids-abyss", min(OUT, theirs.abyss)))
    if mine.astral > now.astral:
        yield Motive(2 * (gain_of(mine.astral) - gain_of(theirs.astral)), ("astral", min(OUT, mine.astral)))
    if mine.lacking < now.lacking:
        nearer = tables.SET_WORTH[mine.lacking] - tables.SET_WORTH[theirs.lacking]
        yield Motive(2 * nearer, ("nearer", mine.lacking))
    rival = table.after(state, state.seat)
    yield Motive(denied(state, rival, pile) - denied(state, rival, other), ("denies", rival))


def loss_of(abyss: int) -> int:
    return tables.LOSS if abyss >= OUT else tables.ABYSS_WORTH[abyss]


def gain_of(astral: int) -> int:
    return tables.WIN if astral >= OUT else tables.ASTRAL_WORTH[astral]


def denied(state: Play, rival: int, pile: int | None) -> int:
    """What the next seat could have gained by it."""
    if pile is None or not table.reaches(state, rival, pile):
        return 0
    return max(0, int(worth.worth_with(state, rival, pile) - worth.worth_now(state, rival)))


# Playing cards


def of_card(state: Play, move: int, rival: int) -> Iterator[Motive]:
    (card, pile), (other, there) = ((moves.first(one), moves.second(one)) for one in (move, rival))
    fed = advice.fed_by(state, other, there) - advice.fed_by(state, card, pile)
    hoped = advice.hoped_by(state, card, pile) - advice.hoped_by(state, other, there)
    if fed >= CLEARLY:
        yield Motive(fed, ("feeds-less", table.after(state, state.seat)))
    if moves.verb_of(move) == moves.HIDE != moves.verb_of(rival):
        yield Motive(CLEARLY, ("hides", moves.card_text(state, card)))
    if hoped >= CLEARLY // 2:
        yield Motive(hoped, ("for-yourself", table.name_of(state, pile)))


# Before a decision


def matters(state: Play) -> list[Said]:
    worth.count_unseen(state)
    if state.asked == moves.ASK_PILE:
        return before_scavenging(state)
    if state.asked == moves.ASK_PLAY:
        return [("feeding", table.after(state, state.seat))]
    return [("casting",)] if state.asked == moves.ASK_SPELL else []


def before_scavenging(state: Play) -> list[Said]:
    taken = {moves.first(move): with_pile(state, state.seat, moves.first(move)) for move in takes(state)}
    now = with_pile(state, state.seat, None)
    return [
        *[("can-win", table.name_of(state, pile)) for pile, one in taken.items() if one.worth >= tables.WIN],
        *[("beware", table.name_of(state, pile)) for pile, one in taken.items() if one.abyss >= OUT],
        *([("near-the-end", now.abyss)] if now.abyss == OUT - 1 else []),
        ("lacking", now.lacking),
    ]


def takes(state: Play) -> list[int]:
    return [move for move in state.legal() if moves.verb_of(move) == moves.TAKE]
