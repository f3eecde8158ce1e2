"""What happened in Family Trade: the notes of one move in the order of happening.

Whoever could take a discard is asked in secret, and a draw shows to the others only when that seat acts: these are the
events that name who is told of them. A discard that is left makes no note at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, pairwise

from parlour.engine.fold import Event, To
from parlour.engine.state import Note
from parlour.games.family_trade import moves, notes
from parlour.games.family_trade.moves import card_text
from parlour.games.family_trade.state import Trade
from parlour.games.family_trade.view import missing

Events = Iterator[Event | To]


def tell(state: Trade, fresh: list[Note], mover: int) -> list[Event | To]:
    events: list[Event | To] = []
    for kind, run in groupby(in_order(fresh), lambda note: note[0]):
        for teller in [TOGETHER[kind](state, list(run))] if kind in TOGETHER else one_by_one(state, run):
            events += teller
    events += [To((seat,), ("missing", seat, missing(state, seat))) for seat in changed_hands(state, fresh)]
    return [*events, ("over", *state.outcome())] if state.over else events


def in_order(fresh: list[Note]) -> list[Note]:
    """A Market Make card is discarded first, and then moves a value."""
    ordered = list(fresh)
    for at, (one, other) in enumerate(pairwise(fresh)):
        if (one[0], other[0]) == (notes.MOVED, notes.DISCARDED):
            ordered[at : at + 2] = other, one
    return ordered


def one_by_one(state: Trade, run: Iterator[Note]) -> Iterator[Events]:
    for kind, *numbers in run:
        if kind in PLAIN:
            event, count = PLAIN[kind]
            yield iter([(event, *numbers[:count])])
        else:
            yield TELLERS[kind](state, *numbers)


def others(state: Trade, seat: int) -> tuple[int | None, ...]:
    return None, *(other for other in range(state.players) if other != seat)


def changed_hands(state: Trade, fresh: list[Note]) -> list[int]:
    kinds = {kind for kind, *_ in fresh}
    if kinds & {notes.GATHERED, notes.CLEARED, notes.DEALT}:
        return list(range(state.players))
    return sorted({seat for kind, seat, *_ in fresh if kind in (notes.DREW, notes.DISCARDED, notes.TOOK)})


# Market and deal


def tell_rolled(state: Trade, run: list[Note]) -> Events:
    """The whole market, one item of it, or the sets of who goes out where there is none."""
    rolled = [(card_text(state, item), value) for _, item, value, _ in run]
    if state.ruleset != moves.MARKET_MAKING:
        yield from (("set-rolled", *roll) for roll in rolled)
    elif len(rolled) == 1:
        yield "rerolled", *rolled[0]
    else:
        yield from (("priced", *roll) for roll in rolled)
        yield "market-rolled", rolled


def tell_moved(state: Trade, item: int, value: int, up: int) -> Events:
    yield "rose" if up else "fell", card_text(state, item), value


def tell_deal(state: Trade, dealer: int, streak: int, count: int) -> Events:
    yield "deals", dealer, count


def tell_dealt(state: Trade, run: list[Note]) -> Events:
    for seat in dict.fromkeys(seat for _, seat, *_ in run):
        yield "dealt", seat, [card_text(state, card) for _, owner, card, _ in run if owner == seat]


def tell_drew(state: Trade, seat: int, card: int, _: int) -> Events:
    yield To((seat,), ("drew", seat, card_text(state, card)))


def tell_showed_draw(state: Trade, seat: int, _b: int, _c: int) -> Events:
    yield To(others(state, seat), ("drew", seat, 1))


def tell_discarded(state: Trade, seat: int, card: int, _: int) -> Events:
    yield "discarded", seat, card_text(state, card)


# Going out


def tell_took(state: Trade, seat: int, discarder: int, card: int) -> Events:
    yield "took", seat, discarder, card_text(state, card)


def tell_went_out(state: Trade, seat: int, _: int, packed: int) -> Events:
    sets = [card_text(state, (packed >> 4 * place & 15) - 1) for place in range(3) if packed >> 4 * place & 15]
    yield "showed", seat, [item for item in sets for _ in range(3)]
    yield "went-out", seat, sets


def tell_rerolls(state: Trade, seat: int, item: int, _: int) -> Events:
    yield "rerolls", seat, card_text(state, item)


def tell_total(state: Trade, _: int, total: int, times: int) -> Events:
    yield "total", total, times, total * times


def tell_to_jackpot(state: Trade, seat: int, amount: int, jackpot: int) -> Events:
    yield "jackpot", jackpot
    yield "to-jackpot", seat, amount


# Events that tell the first numbers of their notes
PLAIN = {
    notes.KEPT: ("market-kept", 1),
    notes.ANNOUNCED: ("announced", 1),
    notes.CALLED: ("called", 1),
    notes.STOOD: ("stood", 1),
    notes.HAS: ("has", 2),
    notes.BILLS: ("bills", 3),
    notes.BANK: ("bank", 2),
    notes.FROM_BANK: ("from-bank", 2),
    notes.TO_BANK: ("to-bank", 2),
    notes.TO_SEAT: ("to-seat", 3),
    notes.JACKPOT: ("from-jackpot", 2),
    notes.WASHOUT: ("washout", 0),
    notes.RESHUFFLED: ("reshuffled", 0),
    notes.GATHERED: ("gathered", 1),
    notes.CLEARED: ("cleared", 1),
    notes.DEALER: ("dealer", 2),
    notes.AGAIN: ("again", 2),
    notes.OUT_OF_CARDS: ("out-of-cards", 0),
    notes.OUT_OF_BILLS: ("out-of-bills", 0),
}
TELLERS: dict[int, Callable[[Trade, int, int, int], Events]] = {
    notes.MOVED: tell_moved,
    notes.DEALT: tell_deal,
    notes.DREW: tell_drew,
    notes.SHOWED_DRAW: tell_showed_draw,
    notes.DISCARDED: tell_discarded,
    notes.TOOK: tell_took,
    notes.WENT_OUT: tell_went_out,
    notes.REROLLED: tell_rerolls,
    notes.TOTAL: tell_total,
    notes.TO_JACKPOT: tell_to_jackpot,
}
TOGETHER: dict[int, Callable[[Trade, list[Note]], Events]] = {
    notes.ROLLED: tell_rolled,
    notes.DEALT_TO: tell_dealt,
}
