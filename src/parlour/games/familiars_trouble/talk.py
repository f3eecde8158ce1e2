"""What may be said at a table of Familiar's Trouble: nothing of hands (FT-9.1), and signs with `hints` (FT-9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.engine.errors import Reason
from parlour.engine.fold import Event
from parlour.engine.talk import Signs
from parlour.games.familiars_trouble import cards, moves
from parlour.games.familiars_trouble.nouns import SIGNS
from parlour.games.familiars_trouble.play import Play
from parlour.games.familiars_trouble.rules import signs
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.strategy import signs as strategy


def why_not(state: Trouble, seat: int) -> Reason | None:
    if not state.hints:
        return Reason("FT-9.2", "no-hints")
    if not signs.is_time(state):
        return Reason("FT-9.2", "sign-before-lead")
    return Reason("FT-9.2", "sign-shown") if state.signs[seat] else None


def show(state: Trouble, seat: int, sign: int) -> Event:
    signs.show(state, seat, sign + 1)
    return "signed", seat, SIGNS[sign]


def is_last_call(state: Trouble) -> bool:
    return state.asked == moves.ASK_PLAY and state.count == 0


# Strategy


def advise(state: Trouble, seat: int) -> int | None:
    found = strategy.wish(state, seat)
    return found - 1 if found else None


def is_read(state: Trouble) -> bool:
    """Whether somebody still to play in this trick has shown a sign."""
    if state.asked != moves.ASK_PLAY:
        return False
    after = [(state.seat + steps) % cards.SEATS for steps in range(1, cards.SEATS - state.count)]
    return any(state.signs[seat] for seat in after)


def fits(state: Trouble, seat: int) -> bool:
    return strategy.fit(state, seat)


def decide(worlds: Sequence[Play]) -> int:
    worth = [0] * cards.SIZE
    for world in worlds:
        strategy.foresee(world)
        worth = [sum(pair) for pair in zip(worth, world.plans, strict=True)]
    return moves.PLAY + cards.kind(max(range(cards.SIZE), key=worth.__getitem__))


TALK = Signs(why_not, show, is_last_call, advise, is_read, fits, decide)
