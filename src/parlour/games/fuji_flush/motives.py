"""Why a card is good to play, by what the strategy weighs, and what matters before one is played.

Only what the deciding seat knows is looked at: its own hand, what lies open, and how many cards the others hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.motives import Motive, Said
from parlour.games.fuji_flush import strategy
from parlour.games.fuji_flush.cards import numbers_in
from parlour.games.fuji_flush.play import Play
from parlour.games.fuji_flush.tables import CARD_VALUE

SAFE = 550  # of a thousand: it may well go through
UNSAFE = 400  # who plays this hardly hopes for that
CLEARLY = 100
FEW = 2  # cards left: somebody to be watched


def motives(state: Play, card: int, rival: int) -> list[Motive]:
    strategy.count_unseen(state)
    return [*of_flushing(state, card, rival), *of_lasting(state, card, rival), *of_keeping(state, card, rival)]


def of_flushing(state: Play, card: int, rival: int) -> Iterator[Motive]:
    gain = flushing(state, card) - flushing(state, rival)
    beaten = state.flushed_by(card)[1]
    last = [seat for seat, _ in beaten if state.sizes[seat] == 0]
    if last and not any(seat in last for seat, _ in state.flushed_by(rival)[1]):
        yield Motive(gain + 1000, ("stops", last[0]))
    elif beaten:
        yield Motive(gain, ("flushes", tuple((seat, str(number)) for seat, number in beaten)))


def flushing(state: Play, card: int) -> int:
    return sum(strategy.threat(state, seat) for seat, _ in state.flushed_by(card)[1])


def of_lasting(state: Play, card: int, rival: int) -> Iterator[Motive]:
    gain = safe(state, card) - safe(state, rival)
    with_me, with_rival = partners(state, card), partners(state, rival)
    is_hard = safe(state, card) >= SAFE
    if with_me:
        yield Motive(gain, ("joins", with_me[0], str(card), state.force[card] + card, "yes" if is_hard else "no"))
    elif is_hard:
        yield Motive(gain, ("lasts", state.force[card] + card))
    elif gain >= CLEARLY:
        yield Motive(gain, ("harder", str(rival)))
    carried = sum(strategy.threat(state, seat) // 3 for seat in with_rival)
    if with_rival and not with_me:
        yield Motive(carried, ("leaves-alone", with_rival[0], str(rival)))


def safe(state: Play, card: int) -> int:
    return strategy.safety(state, card, state.force[card] + card)


def partners(state: Play, card: int) -> list[int]:
    return [seat for seat in range(state.players) if state.table[seat] == card]


def of_keeping(state: Play, card: int, rival: int) -> Iterator[Motive]:
    is_lowest = card == numbers_in(state.hands[state.seat])[0]
    if is_lowest and safe(state, card) < UNSAFE and not partners(state, card):
        yield Motive(CARD_VALUE * (rival - card), ("no-loss",))
    else:
        yield Motive(CARD_VALUE * (rival - card), ("keeps", str(rival)))


# Before a decision


def matters(state: Play) -> list[Said]:
    hand = numbers_in(state.hands[state.seat])
    order = [(state.seat + step) % state.players for step in range(1, state.players)]
    lying = [seat for seat in order if state.table[seat]]
    found = [of_last_card(state, seat, hand) for seat in lying if state.sizes[seat] == 0]
    found += [("joining", seat, str(state.table[seat])) for seat in lying if state.table[seat] in hand]
    found += [of_next(state, seat, hand) for seat in lying[:1]]
    found += [("few-left", seat, state.sizes[seat]) for seat in order if 0 < state.sizes[seat] <= FEW]
    return found if lying else [*found, ("empty",)]


def of_last_card(state: Play, seat: int, hand: list[int]) -> Said:
    return ("last-card", seat, str(state.table[seat]), can_beat(state, seat, hand))


def of_next(state: Play, seat: int, hand: list[int]) -> Said:
    number = state.table[seat]
    return ("goes-through", seat, str(number), state.force[number], can_beat(state, seat, hand))


def can_beat(state: Play, seat: int, hand: list[int]) -> str:
    beats = any((seat, state.table[seat]) in state.flushed_by(card)[1] for card in hand)
    return "yes" if beats else "no"
