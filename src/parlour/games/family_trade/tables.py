"""Numbers that the rules, the imagined worlds and the strategy are written in."""

from __future__ import annotations

from math import comb

from parlour.games.family_trade.cards import (
    HAND,
    ITEMS,
    KINDS,
    MOST_CARDS,
    MOST_COPIES,
    MOST_IN_A_ROW,
    MOST_RESHUFFLES,
    MOST_SEATS,
    ROUND_HAND,
)

# Requests for chance
SHUFFLE = 1
FIRST_ROLL = 2  # + item

# Where the rules go on after chance: the values of the state's `waiting_for`
ROLLING_MARKET = 1
DEALING = 2
REFILLING = 3
REROLLING = 4
ROLLING_SETS = 5

REMAINDER = [count % 3 for count in range(16)]

# What happened: the kinds of events in the history, each with a seat and a card
DRAW = 0
DISCARD = 1
TAKE = 2  # the last discard, to go out
SHOW = 3  # a card of a hand that goes out
CALL = 4  # a false "done!": the card that it would have taken, or NOTHING on turn
ANNOUNCE = 5  # one to go
RESHUFFLE = 6
ROUND_END = 7  # of Battle Royale

MOST_EVENTS = 1792
MOST_DECKS = 24  # in the history
LONGEST_DECK = 3 * MOST_CARDS  # in Battle Royale: each card is drawn, and thrown or shown; few rounds end
# A deal: hands, announcements, cards shown; each card of each deck is drawn and thrown, and everybody calls falsely
for seats in range(2, MOST_SEATS + 1):
    turns = (1 + MOST_RESHUFFLES) * (MOST_CARDS - HAND * seats)
    assert (HAND + 1) * seats + 2 * HAND + (2 + seats) * turns < MOST_EVENTS

# Cards that a seat has not seen
SLOTS = 10  # more than a hand
NO_SLOT = 255
NO_EPOCH = 255
PART_DECKS = 3  # the deck that a part of the history begins with, and two refills
MOST_PARTS = 32
assert MOST_PARTS > MOST_CARDS // (2 * ROUND_HAND + 1)  # rounds in Battle Royale
FINE = 1073741824
USUAL = 8  # one card in eight is such a card: keeps weights near 1

# Hands that lack one item
SHAPES = 6  # 1 for a pair and 2 for each set
WHOLE = 5
SIZES = [0, 2, 3, 5, 6, 8]  # the cards of a shape
WAYS = [[comb(n, k) for k in range(HAND + 1)] for n in range(MOST_COPIES + 1)]  # to choose k of n cards
ALL_ITEMS = 255
ONE_DRAW = 2**31
assert comb(MOST_CARDS, HAND) < ONE_DRAW**2

# What a seat can tell about who was asked, of those before it and of those after it
UNTOLD = 0
NOBODY = 1
SOMEBODY = 2
ANYWHERE = 3  # somebody, before or after

# How long to guess
ENOUGH = 12  # guesses that fit, of which one is taken
MOST_TRIES = 30  # at one part of the history
MOST_ATTEMPTS = 200000  # at all of it; nearly always one is enough
PATIENCE = 20  # tries before those who announced choose in turn,
SWEEPS = 10  # so often
AN_ANNOUNCED = 64  # how much more often than a starting hand to try an announced one

# Strategy
DANGER = 3  # how much to fear feeding somebody, in hundredths
TWO_SETS = 160  # what the sets are worth that somebody has who is one to go
LOWEST = -1000000000
GROUP_WORTH = [0, 60, 360, 1000]  # of a set so far, by its cards: the second card doubles what may come
ROUND_MOVES = 40  # of Battle Royale that a playout looks ahead
FEW = 40  # a deck so small that there may be no time to wait
GUESSES = 4  # at worlds in which nobody lacks what it threw away
PUT_AWAY = 70  # in a hundred: how many cards like those thrown away have left a hand
DEALER_WORTH = 15  # what a deal as dealer promises, by how often the chances come to the same,
ONE_TO_GO = 40  # what it is worth to be about to go out,
LAST_WORD = 110  # and to end the game by it
ONE_DEAL = 130  # how far one deal can turn the game
FAR = 10000

# Features: where each kind begins, see features.py
GRADES = 13  # of most scales
PHASE_AT = 0
PLAYERS_AT = PHASE_AT + 15
DECK_AT = PLAYERS_AT + MOST_SEATS + 1
MOVED_AT = DECK_AT + GRADES
DEALER_AT = MOVED_AT + GRADES
JACKPOT_AT = DEALER_AT + MOST_SEATS * (MOST_IN_A_ROW + 1)
HAND_AT = JACKPOT_AT + GRADES
PRICE_AT = HAND_AT + 16 * KINDS
GROUP_AT = PRICE_AT + ITEMS * GRADES
OPEN_AT = GROUP_AT + 16 * GRADES
ANNOUNCED_AT = OPEN_AT + 3 * GRADES
LEAD_AT = ANNOUNCED_AT + MOST_SEATS
VERB_AT = LEAD_AT + 2 * GRADES
MARKET_AT = VERB_AT + 5
OUT_AT = MARKET_AT + 2 * GRADES
FALSE_AT = OUT_AT + 4 * GRADES
DISCARD_AT = FALSE_AT + 2
COUNT_AT = DISCARD_AT + KINDS
LOSS_AT = COUNT_AT + 16
CHEAP_AT = LOSS_AT + GRADES + 1
READY_AT = CHEAP_AT + 3 * GRADES
PROSPECT_AT = READY_AT + GRADES
DANGER_AT = PROSPECT_AT + GRADES
FED_DEALER_AT = DANGER_AT + GRADES
STEP_AT = FED_DEALER_AT + GRADES
CHANGE_AT = STEP_AT + 32
REROLL_AT = CHANGE_AT + GRADES
DIE_AT = REROLL_AT + 4 * GRADES
FEATURES = DIE_AT + ITEMS
