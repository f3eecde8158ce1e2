"""Going out (TR-4, TR-5.3): the rolls, the total, and who pays whom."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, notes, tables
from parlour.games.family_trade.rules import battle, deals, sets, setup, table
from parlour.games.family_trade.state import Trade


def go_out(s: Trade, seat: int, origin: int) -> None:
    s.winner = seat
    s.origin = origin
    s.shown = s.hands[seat]
    if s.noting:
        s.note(notes.WENT_OUT, seat, origin, packed_sets(s.shown))
    s.total = 0
    if s.ruleset == moves.MARKET_MAKING:
        s.phase = moves.GOING_OUT  # TR-4.1
        s.seat = seat
    elif sets.is_nine_alike(s.shown):  # TR-5.3: no roll
        finish_deal(s)
    else:
        s.unrolled = s.shown
        roll_set(s)


def packed_sets(hand: int) -> int:
    """The items of the sets, lowest first, four bits each, one more than the item."""
    packed = 0
    place = 0
    for item in range(cards.ITEMS):
        for _ in range(cards.count(hand, item) // 3):
            packed |= (item + 1) << place
            place += 4
    return packed


def roll_set(s: Trade) -> None:
    """The die of the next set, in the order of the items."""  # TR-5.3, TR-6.4
    item = native.lowest_bit(s.unrolled) // 4
    s.unrolled -= 3 * cards.one(item)
    setup.roll_die(s, item, tables.ROLLING_SETS)


def add_roll(s: Trade, value: int) -> None:
    s.total += value
    if s.unrolled != 0:
        roll_set(s)
    elif s.ruleset == moves.BATTLE:
        battle.end_round(s)
    else:
        finish_deal(s)


def finish_deal(s: Trade) -> None:
    settle_deal(s)
    deals.end_deal(s, s.winner == s.dealer)


# Payments


def settle_deal(s: Trade) -> None:
    """Pay who went out."""
    hand = s.hands[s.winner]
    if sets.is_nine_alike(hand):  # TR-4.3
        s.total = cards.NINE_ALIKE
        s.note(notes.TOTAL, s.winner, cards.NINE_ALIKE, 1)
        pay_from_bank(s, cards.NINE_ALIKE)
        return
    if s.ruleset == moves.MARKET_MAKING:
        s.total = market_total(s, hand)
    times = s.streak if s.winner == s.dealer else 1  # TR-4.4
    s.note(notes.TOTAL, s.winner, s.total, times)
    s.total *= times
    pay_total(s)


def market_total(s: Trade, hand: int) -> int:
    total = 0
    for item in range(cards.ITEMS):
        total += cards.count(hand, item) // 3 * table.price(s, item)  # TR-4.2
    return total


def pay_total(s: Trade) -> None:
    total = s.total
    if total > 0 and s.origin == cards.NOTHING:  # TR-4.5: the table of payments
        pay_from_bank(s, total)
    elif total > 0:
        pay_between(s, s.origin, s.winner, total)
        take_jackpot(s)
    elif total < 0 and s.origin == cards.NOTHING:
        pay_jackpot(s, s.winner, -total)
    elif total < 0:
        pay_between(s, s.winner, s.origin, -total)


def pay_from_bank(s: Trade, amount: int) -> None:
    s.money[s.winner] += amount
    note_money(s, s.winner)
    s.note(notes.FROM_BANK, s.winner, amount, 0)
    take_jackpot(s)


def pay_between(s: Trade, giver: int, taker: int, amount: int) -> None:
    s.money[giver] -= amount  # TR-1.5: below zero it is a loan
    s.money[taker] += amount
    note_money(s, giver)
    note_money(s, taker)
    s.note(notes.TO_SEAT, giver, taker, amount)


def pay_jackpot(s: Trade, seat: int, amount: int) -> None:
    s.money[seat] -= amount
    s.jackpot += amount
    note_money(s, seat)
    s.note(notes.TO_JACKPOT, seat, amount, s.jackpot)


def take_jackpot(s: Trade) -> None:
    if s.jackpot != 0:  # TR-4.5
        s.money[s.winner] += s.jackpot
        note_money(s, s.winner)
        s.note(notes.JACKPOT, s.winner, s.jackpot, 0)
        s.jackpot = 0


def note_money(s: Trade, seat: int) -> None:
    s.note(notes.HAS, seat, s.money[seat], 0)


def pay_penalty(s: Trade, seat: int) -> None:
    s.note(notes.CALLED, seat, 0, 0)
    pay_jackpot(s, seat, cards.PENALTY)  # TR-4.6
