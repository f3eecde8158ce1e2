"""What the strategy looks up: cards as numbers that can be added up, and how likely the others have an answer."""

from __future__ import annotations

from math import comb

from parlour.games.familiars_trouble.cards import BITS, CARD_COLOURS, SIZE, VALUES, packed

# What a card adds to the three totals
PACKED = [packed([VALUES[card] * (CARD_COLOURS[card] >> colour & 1) for colour in range(3)]) for card in range(SIZE)]
MOST = 0x090909  # no card adds more than this
# The cards that add enough to a total, one bit each, at 256 * colour + 128 + what it lacks
ADDING = [
    sum(
        BITS[card]
        for card in range(SIZE)
        if lacks <= 128 or (CARD_COLOURS[card] >> colour & 1 and VALUES[card] + 128 >= lacks)
    )
    for colour in range(3)
    for lacks in range(256)
]
CERTAIN = 65536
HELD = 8  # more than a hand ever has
ROW = SIZE + 1
# How likely a hand of so many out of the unseen cards has none of the best k, at ROW * (HELD * unseen + held) + k
MISSES = [
    CERTAIN * comb(max(0, unseen - k), held) // max(1, comb(unseen, held))
    for unseen in range(ROW)
    for held in range(HELD)
    for k in range(ROW)
]
# Tuned by play: what it costs to spend each card
COSTS = [13 * value for value in VALUES[:21]] + [70] * 3 + [55] * 3
