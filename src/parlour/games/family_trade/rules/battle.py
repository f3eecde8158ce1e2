"""Battle Royale (TR-6): rounds, and the bills that change hands."""

from __future__ import annotations

from parlour.games.family_trade import cards, notes, tables
from parlour.games.family_trade.knowledge import history
from parlour.games.family_trade.rules import deals, going_out, sets, setup, table, turn
from parlour.games.family_trade.state import Trade


def start_round(s: Trade) -> None:
    s.note(notes.DEALT, s.dealer, 1, cards.ROUND_HAND)
    s.reshuffles = 0
    s.dealt = 0
    s.offered = cards.NOTHING
    s.has_discarded = 0
    s.winner = cards.NOTHING
    for seat in range(s.players):
        s.ready[seat] = cards.NOTHING
    deal_round(s)


def deal_round(s: Trade) -> None:
    while s.dealt < cards.ROUND_HAND * s.players:  # TR-6.2
        if s.deck_size == 0:
            turn.run_out(s)
            return
        setup.deal_card(s, (s.dealer + s.dealt) % s.players)
        s.dealt += 1
    for seat in range(s.players):
        s.ready[seat] = sets.find_ready(s, seat)
    s.turn = s.dealer
    turn.begin_turn(s)


def end_round(s: Trade) -> None:
    pay_round(s, s.total)
    s.deals += 1
    s.note(notes.CLEARED, s.deals, 0, 0)
    for seat in range(s.players):
        s.hands[seat] = 0
    s.gone += cards.ROUND_HAND * s.players + 1  # TR-6.5
    history.add(s, tables.ROUND_END, cards.NOTHING, cards.NOTHING)
    if bank_is_short(s):  # TR-6.6
        deals.end_game(s, notes.OUT_OF_BILLS)
        return
    s.dealer = table.after(s, s.dealer)  # TR-6.5
    start_round(s)


# Bills


def pay_round(s: Trade, value: int) -> None:
    """The bank and the winner settle one roll."""  # TR-6.4
    seat = s.winner
    before = s.money[seat] if s.money[seat] > 0 else 0
    s.money[seat] += value
    after = s.money[seat] if s.money[seat] > 0 else 0
    if after > before:  # TR-6.8: bills move only for what is above zero
        bank_gives(s, seat, after - before)
    elif before > after:
        seat_gives(s, seat, before - after)
    if s.noting:
        note_payment(s, seat, value)


def note_payment(s: Trade, seat: int, value: int) -> None:
    going_out.note_money(s, seat)
    s.note(notes.BILLS, seat, s.tens[seat], s.fifties[seat])
    s.note(notes.BANK, s.bank_tens, s.bank_fifties, 0)
    if value > 0:
        s.note(notes.FROM_BANK, seat, value, 0)
    if value < 0:
        s.note(notes.TO_BANK, seat, -value, 0)


def bank_gives(s: Trade, seat: int, amount: int) -> None:
    most = amount // cards.FIFTY
    fifties = most if most < s.bank_fifties else s.bank_fifties
    s.bank_fifties -= fifties
    s.fifties[seat] += fifties
    give_tens(s, seat, (amount - fifties * cards.FIFTY) // cards.TEN)


def give_tens(s: Trade, seat: int, due: int) -> None:
    tens = due if due < s.bank_tens else s.bank_tens  # TR-6.8: a bank with too few gives all it has
    s.bank_tens -= tens
    s.tens[seat] += tens


def seat_gives(s: Trade, seat: int, amount: int) -> None:
    most = amount // cards.FIFTY
    fifties = most if most < s.fifties[seat] else s.fifties[seat]
    tens = (amount - fifties * cards.FIFTY) // cards.TEN
    change = 0
    if tens > s.tens[seat]:  # TR-6.8: one fifty more, and the bank gives change
        fifties += 1
        change = cards.FIFTY // cards.TEN - tens
        tens = 0
    s.fifties[seat] -= fifties
    s.bank_fifties += fifties
    s.tens[seat] -= tens
    s.bank_tens += tens
    give_tens(s, seat, change)


def bank_is_short(s: Trade) -> bool:
    return s.bank_tens == 0 or s.bank_fifties == 0  # TR-6.6
