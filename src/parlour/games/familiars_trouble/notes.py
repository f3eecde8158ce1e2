"""What the rules tell while a match is watched: the kinds of notes, and what each number in them means."""

from __future__ import annotations

ROUND = 1  # the round from 0 on, the lead
DREW = 2  # seat, card (known to the seat alone)
LAID_OUT = 3  # errand
CALLED = 4  # the lead, 1 for a hand exchange and 0 for none
PASSED = 5  # giver, card, receiver (the card known to these two alone)
SWAPPED = 6  # the lead, the errand discarded, the errand drawn
STAYED = 7  # the lead
PLAYED = 8  # seat, card, the three totals so far, as in `cards.packed`
COMPLETED = 9  # errand, its points, the points of all so far
TOOK_LEAD = 10  # the seat that won the trick, the three totals
REFILLED = 11  # the lead, errand
ENDED = 12  # the points of all
SWEPT = 13  # the cards of the trick, which are used cards now, by seat
