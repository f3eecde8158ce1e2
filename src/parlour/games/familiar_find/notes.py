"""What the rules tell while a match is watched: the kinds of notes, and what each number in them means.

A pile is told by its label, which stays right when piles are joined later: 0 is the centre, else 8 · pile + the seat
after it.
"""

from __future__ import annotations

CHOSE = 1  # seat, familiar
LOCATION = 2  # the new location, the old one or 0
LAID = 3  # card, pile: from the deck, face up
DREW = 4  # seat, card (known to the seat alone)
FLIPPED = 5  # seat + 8 · whether it is up now, card, pile
TAKES = 6  # seat, pile, how many cards
REVEALED = 7  # card, pile, whether the seat on turn knew it
COLLECTED = 8  # seat, card, pile
TOLLED = 9  # seat, card
LEFT = 10  # seat, card, pile
DISCARDED = 11  # seat, card of the collection
BARTERED = 12  # seat, its card + BOTH · the other's card, the other seat
GUSTED = 13  # seat + 8 · (1 + card, if it lies face up), from pile, to pile
CAST = 14  # seat, spell
SHED = 15  # seat, spell
SANK = 16  # seat, spell: discarded without effect
CAST_AWAY = 17  # seat, card, pile
LOOKED = 18  # seat, how many cards
SAW = 19  # seat, card, pile (told to the seat alone)
PLUCKED = 20  # seat, card, pile
SWAPPED = 21  # seat, card given + BOTH · card got, pile
PLACED = 22  # seat, card, pile
HID = 23  # seat, card (known to the seat alone), pile
OFFERED = 24  # seat, card: from the deck into the collection
NINE_LIVES = 25  # seat, familiar
WON = 26  # seat, reason
OUT = 27  # seat
MERGED = 28  # pile, the seat that is out, how many are out by now
DECK_OUT = 29
RENEWED = 30  # the discarded locations are a new deck
TURN = 31  # seat
GAVE_UP = 32  # seat, card of the hand, discarded by a seat that is out
CLEARED = 33  # seat, how many cards, how many discards there are now: the whole collection is discarded
RESOLVED = 34  # seat, spell: discarded after its effect
KNEW = 35  # seat: it looks at cards that it knew all
LACKS = 36  # seat, how many Ingredients it lacks for a set
CHECKED = 37  # seat: it goes on to play cards

BOTH = 32  # two kinds of cards in one number
BY_ASTRAL, BY_SET, BY_ABYSS, BY_COUNT = range(4)  # reasons of WON
