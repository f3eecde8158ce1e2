"""What the rules tell while a match is watched: the kinds of notes, and what each number in them means."""

from __future__ import annotations

ROLLED = 1  # item, value
KEPT = 2  # dealer
DEALT = 3  # dealer, which deal in a row, cards each
DREW = 4  # seat, card: told to the seat at once,
SHOWED_DRAW = 5  # seat: and to the others when it acts (see events.py)
DISCARDED = 6  # seat, card
MOVED = 7  # item, new value, 1 = up
ANNOUNCED = 8  # seat
CALLED = 9  # seat: a false "done!"
WENT_OUT = 10  # seat, where the last card came from (a seat or NOTHING), its sets, four bits each
REROLLED = 11  # seat, item
STOOD = 12  # seat
TOTAL = 13  # seat, total, multiplier
FROM_BANK = 14  # seat, amount
TO_BANK = 15  # seat, amount
TO_JACKPOT = 16  # seat, amount, the Jackpot now
TO_SEAT = 17  # from, to, amount
JACKPOT = 18  # seat, amount
WASHOUT = 19
RESHUFFLED = 20
DEALER = 21  # the new dealer, how many deals are left at least
OUT_OF_CARDS = 22
OUT_OF_BILLS = 23
DEALT_TO = 24  # seat, card (known to the seat alone)
TOOK = 25  # seat, who discarded it, card
HAS = 26  # seat, its money now
BILLS = 27  # seat, its 10,000 and 50,000 bills now
BANK = 28  # the 10,000 and 50,000 bills of the bank now
AGAIN = 29  # the dealer, who deals again, for the how-manyeth time in a row
GATHERED = 30  # deals played: all cards go back into the deck
CLEARED = 31  # rounds played: all hands leave the game
