"""What strategy and knowledge look up: cards as numbers that add up, how likely the others have an answer, weights."""

from __future__ import annotations

from math import comb

from parlour.games.familiars_trouble.cards import (
    ADDS,
    BITS,
    CARD_COLOURS,
    ERRANDS,
    KINDS,
    LEVELS,
    ROUNDS,
    SEATS,
    SIZE,
    VALUES,
    packed,
)

PACKED = [packed(adds) for adds in ADDS]
MOST = 0x090909  # no card adds more than this
# The cards that add enough to a total, one bit each, at [colour][128 + what it lacks]
ADDING = [
    [sum(BITS[card] for card in range(SIZE) if ADDS[card][colour] >= lacks - 128) for lacks in range(256)]
    for colour in range(3)
]
CERTAIN = 65536
HELD = 8  # more than a hand ever has
# How likely a hand of so many out of the unseen cards has none of the best k, at [HELD * unseen + held][k]
MISSES = [
    [CERTAIN * comb(max(0, unseen - k), held) // max(1, comb(unseen, held)) for k in range(SIZE + 1)]
    for unseen in range(SIZE + 1)
    for held in range(HELD)
]
# Tuned by play: what it costs to spend each card
COSTS = [13 * value for value in VALUES[:21]] + [70] * 3 + [55] * 3
# What a swap has to gain, and what a trick brings on average
LEAST_GAIN = 15
BURDEN = 3  # for each point of an errand: what pays more is harder than it looks
USUAL = 340
HORIZON = 45  # moves
LOWEST = -1000000
NO_CARD = SIZE
# Signs: high and low by their numbers; the strong cards of each colour alone, one bit each; what is common; and what
# a colour is asked for that no errand wants
HIGH_SIGN = 4
LOW_SIGN = 5
STRONG = [
    sum(BITS[card] for card in range(SIZE) if CARD_COLOURS[card] == 1 << colour and VALUES[card] >= 7)
    for colour in range(3)
]
COMMON = 4
USUAL_DEMAND = 1

# Worlds that could be true
NEVER = 255
STRICT_PROPOSALS = 60000  # then worlds that are possible will do,
HURRIED_PROPOSALS = 3000  # sooner for a search
PROPOSALS = 4000000  # of 42,000 worlds the hardest to find took 52,000, half of them one
GUESSES = 3  # at hands with which the partners' plays make sense
SIGN_GUESSES = 20  # and where their signs have to, too

# Features: where each kind begins, see features.py
POINTS_STEP = 3
POINTS_STEPS = 20
TOTALS = 24
GRADE = 45  # hundredths of a point
GRADES = 24
MIDDLE = 450  # where gains that may be losses have their zero
ASKED_AT = 0
ROUND_AT = ASKED_AT + 6 * SEATS
POINTS_AT = ROUND_AT + ROUNDS
HAND_AT = POINTS_AT + POINTS_STEPS
UNSEEN_AT = HAND_AT + SIZE
DISPLAY_AT = UNSEEN_AT + SIZE
LED_AT = DISPLAY_AT + ERRANDS
FOLLOWED_AT = LED_AT + KINDS
TOTAL_AT = FOLLOWED_AT + KINDS
GAVE_AT = TOTAL_AT + 3 * TOTALS
TOOK_AT = GAVE_AT + KINDS
WORD_AT = TOOK_AT + KINDS
PASS_AT = WORD_AT + 3
PLAN_AT = PASS_AT + SEATS * KINDS
COMPANY_AT = PLAN_AT + GRADES
PLAY_AT = COMPANY_AT + GRADES
WORTH_AT = PLAY_AT + SEATS * KINDS
LOSS_AT = WORTH_AT + SEATS * GRADES
WINS_AT = LOSS_AT + GRADES
DRAW_AT = WINS_AT + SEATS
SWAP_AT = DRAW_AT + LEVELS
LEVEL_AT = SWAP_AT + LEVELS
ERRAND_AT = LEVEL_AT + GRADES
SWAPPED_AT = ERRAND_AT + ERRANDS
GAIN_AT = SWAPPED_AT + GRADES
FEATURES = GAIN_AT + GRADES
