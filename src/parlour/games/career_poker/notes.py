"""What the rules tell while a match is watched: the kinds of notes, and what each number in them means."""

from __future__ import annotations

ROUND = 1  # round from 0, the seat that leads
DIRECTION = 2  # seat, 1 = clockwise
LED = 3  # seat, card, attribute
FOLLOWED = 4  # seat, card, 1 = the strength is reversed now
CUT = 5  # seat, its 8
LET_BE = 6  # seat
WON = 7  # seat, gold, what it has now
TOOK = 8  # seat, card, the seat that played it
PLACED = 9  # the seat that played it, card, the seat that gets it
GRANTED = 10  # seat, gold at the interim settlement
SKIPPED = 11  # no Millionaire
MILLIONAIRE = 12  # the seat that leads
LEAD_PASSED = 13  # the seat that cannot lead, the next
PLAYED = 14  # seat, number, colours as bits
CHANGED = 15  # seat, card, what it is played as
SPENT = 16  # seat, gold, what is left
PAID = 17  # seat, energy bundles, what is left
BOUND = 18  # 1 = colours, 2 = marks
LOOPED = 19  # seat
BACK = 20  # 1 = the strength is reversed now, 1 = on
REVOLUTION = 21  # 1 = on, 1 = the strength is reversed now
CUT_SHORT = 22  # seat
PASSED = 23  # seat
TRICK_WON = 24  # seat, cards in the trick, energy bundles now
WENT_OUT = 25  # seat
STUCK = 26  # nobody can lead
RANKED = 27  # seat, rank from 0, 256 * round + gold left
SWEPT = 28  # the trick is over: 1 = of Millionaire, 1 = the strength is reversed now
LEADS = 29  # seat, the trick from 1, 0 in Millionaire
