"""Who pays whom: the totals, the Jackpot, and the bills of Battle Royale. TR-4, TR-6.8."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, notes
from parlour.games.family_trade.rules import table

ITEMS = cards.ITEMS
NOTHING = cards.NOTHING
NINE_ALIKE = cards.NINE_ALIKE
PENALTY = cards.PENALTY
TEN = cards.TEN
FIFTY = cards.FIFTY
MARKET_MAKING = moves.MARKET_MAKING

CALLED = notes.CALLED
TOTAL = notes.TOTAL
FROM_BANK = notes.FROM_BANK
TO_BANK = notes.TO_BANK
TO_JACKPOT = notes.TO_JACKPOT
TO_SEAT = notes.TO_SEAT
JACKPOT = notes.JACKPOT


class Bank(table.Table):
    def is_nine_alike(self, hand: int) -> bool:
        return hand == 9 * table.one(native.lowest_bit(hand) // 4)

    def market_total(self, hand: int) -> int:
        total = 0
        for item in range(ITEMS):
            total += ((hand >> (4 * item)) & 15) // 3 * self.price(item)  # TR-4.2
        return total

    def settle_deal(self) -> None:
        """Pay who went out."""
        hand = self.hands[self.winner]
        if self.is_nine_alike(hand):  # TR-4.3
            self.total = NINE_ALIKE
            self.note(TOTAL, self.winner, NINE_ALIKE, 1)
            self.pay_from_bank(NINE_ALIKE)
            return
        if self.ruleset == MARKET_MAKING:
            self.total = self.market_total(hand)
        times = self.streak if self.winner == self.dealer else 1  # TR-4.4
        self.note(TOTAL, self.winner, self.total, times)
        self.total *= times
        self.pay_total()

    def pay_total(self) -> None:
        total = self.total
        if total > 0 and self.origin == NOTHING:  # TR-4.5: the table of payments
            self.pay_from_bank(total)
        elif total > 0:
            self.pay_between(self.origin, self.winner, total)
            self.take_jackpot()
        elif total < 0 and self.origin == NOTHING:
            self.pay_jackpot(self.winner, -total)
        elif total < 0:
            self.pay_between(self.winner, self.origin, -total)

    def pay_from_bank(self, amount: int) -> None:
        self.money[self.winner] += amount
        self.note(FROM_BANK, self.winner, amount, 0)
        self.take_jackpot()

    def pay_between(self, giver: int, taker: int, amount: int) -> None:
        self.money[giver] -= amount  # TR-1.5: below zero it is a loan
        self.money[taker] += amount
        self.note(TO_SEAT, giver, taker, amount)

    def pay_jackpot(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.jackpot += amount
        self.note(TO_JACKPOT, seat, amount, 0)

    def take_jackpot(self) -> None:
        if self.jackpot != 0:  # TR-4.5
            self.money[self.winner] += self.jackpot
            self.note(JACKPOT, self.winner, self.jackpot, 0)
            self.jackpot = 0

    def pay_penalty(self, seat: int) -> None:
        self.note(CALLED, seat, 0, 0)
        self.pay_jackpot(seat, PENALTY)  # TR-4.6

    # Battle Royale

    def pay_round(self, value: int) -> None:
        """The bank and the winner settle one roll."""  # TR-6.4
        seat = self.winner
        before = self.money[seat] if self.money[seat] > 0 else 0
        self.money[seat] += value
        after = self.money[seat] if self.money[seat] > 0 else 0
        if value > 0:
            self.note(FROM_BANK, seat, value, 0)
        if value < 0:
            self.note(TO_BANK, seat, -value, 0)
        if after > before:  # TR-6.8: bills move only for what is above zero
            self.bank_gives(seat, after - before)
        elif before > after:
            self.seat_gives(seat, before - after)

    def bank_gives(self, seat: int, amount: int) -> None:
        most = amount // FIFTY
        fifties = most if most < self.bank_fifties else self.bank_fifties
        self.bank_fifties -= fifties
        self.fifties[seat] += fifties
        self.give_tens(seat, (amount - fifties * FIFTY) // TEN)

    def give_tens(self, seat: int, due: int) -> None:
        tens = due if due < self.bank_tens else self.bank_tens  # TR-6.8: a bank with too few gives all it has
        self.bank_tens -= tens
        self.tens[seat] += tens

    def seat_gives(self, seat: int, amount: int) -> None:
        most = amount // FIFTY
        fifties = most if most < self.fifties[seat] else self.fifties[seat]
        tens = (amount - fifties * FIFTY) // TEN
        change = 0
        if tens > self.tens[seat]:  # TR-6.8: one fifty more, and the bank gives change
            fifties += 1
            change = FIFTY // TEN - tens
            tens = 0
        self.fifties[seat] -= fifties
        self.bank_fifties += fifties
        self.tens[seat] -= tens
        self.bank_tens += tens
        self.give_tens(seat, change)

    def bank_is_short(self) -> bool:
        return self.bank_tens == 0 or self.bank_fifties == 0  # TR-6.6
