"""Numbers that the order of a turn, the imagined worlds and the strategy are written in."""

from __future__ import annotations

from parlour.games.familiar_find import cards

# What comes next: the values of the state's `stage`, in order; the letters are those of FI-4.0
CHOOSING, LOCATING, FOUNDING, SHUFFLING, DEALING = range(5)
BEGINNING = 5  # a
SCAVENGING = 6  # b
PAYING = 7  # c
REVEALING = 8  # d
COLLECTING = 9
VISITING = 10  # e
TRAVELLING = 11  # f
ARRIVING = 12
CASTING = 13  # g
CHECKING = 14  # h
PREPARING = 15  # i
STARTING = 16  # j
PLAYING = 17
GROWING = 18  # k
REFILLING = 19  # l
LEAVING = 20  # the loser goes out

NO_TYPE = 255  # of Ingredients
NOBODY = 0  # acts: the number of no Spell, Familiar or Location
TO_PLAY = 3  # FI-6.1

# The trail of a hand: what happened to it, and how much can happen
CAME_OUT, WENT_IN, CAME_OUT_DOWN = range(3)
# Each card is drawn once and played once, at least three in a turn, and each turn may swap one for another
MOST_TRAIL = cards.MOST_CARDS + 2 * (cards.MOST_CARDS // 3)
assert MOST_TRAIL < 255  # a place in it is a byte

# Imagined worlds
TRIES = 100  # of rejection sampling
GUESSES = 10000  # one of the first few follows the trail
NOWHERE = 255

# What a collection is worth
WIN = 4000
LOSS = -3000
LEAST = -1000000
LOATH = -100000  # to pay without need
LIFE_WORTH = -200  # of a loss with another life
ASTRAL_WORTH = [0, 150, 500]
ABYSS_WORTH = [0, -70, -300]
SET_WORTH = [4000, 700, 430, 290, 200, 130, 80, 40, 0]  # by what is missing
UNKNOWN_WORTH = 25
SPELL_WORTH = 10
POWER_WORTH = [3, 1, 9, 8, 7, 10]  # of a Familiar, in the order of effects.py,
ACTION_WORTH = [8, 1, 1, 7, 8, 4, 5, 6, 2, 7, 6, 4, 3, 2, 3, 4]  # by its rules and actions
CAST_ORDER = [9, 9, 1, 8, 7, 8, 4, 6, 3, 5, 5, 3, 2, 2, 1, 3]  # which Spell to cast first, by its first action
HORIZON = 16

# Features: where each kind begins, see features.py
GRADES = 13
COPIES = 5  # of a kind, that are told apart
MISSING = 9  # Ingredients for a set, 0 to 8
VERBS = 20
ASKED = 17
ASKED_AT = 0
PLAYERS_AT = ASKED_AT + ASKED
LOCATION_AT = PLAYERS_AT + cards.MOST_SEATS + 1
DECK_AT = LOCATION_AT + cards.LOCATIONS + 1
HAND_AT = DECK_AT + GRADES
UNSEEN_AT = HAND_AT + cards.KINDS * COPIES
FAMILIAR_AT = UNSEEN_AT + cards.KINDS * COPIES
MISSING_AT = FAMILIAR_AT + cards.MOST_SEATS * (cards.FAMILIARS + 1)
SIZE_AT = MISSING_AT + cards.MOST_SEATS * MISSING
LIFE_AT = SIZE_AT + cards.MOST_SEATS * GRADES
COLLECTION_AT = LIFE_AT + cards.MOST_SEATS
PILE_SIZE_AT = COLLECTION_AT + 2 * cards.KINDS * COPIES
PILE_GAIN_AT = PILE_SIZE_AT + cards.PILES * GRADES
PILE_LOST_AT = PILE_GAIN_AT + cards.PILES * GRADES
PILE_HIDDEN_AT = PILE_LOST_AT + cards.PILES * GRADES
VERB_AT = PILE_HIDDEN_AT + cards.PILES * COPIES
LOSS_AT = VERB_AT + VERBS
CARD_AT = LOSS_AT + ASKED * GRADES
THEIRS_AT = CARD_AT + VERBS * cards.KINDS
CHOOSE_AT = THEIRS_AT + cards.KINDS
TAKE_AT = CHOOSE_AT + cards.FAMILIARS + 1
TAKEN_HIDDEN_AT = TAKE_AT + cards.PILES
TAKEN_ASTRAL_AT = TAKEN_HIDDEN_AT + COPIES
TAKEN_ABYSS_AT = TAKEN_ASTRAL_AT + COPIES
TAKEN_MISSING_AT = TAKEN_ABYSS_AT + COPIES * COPIES
DENIED_AT = TAKEN_MISSING_AT + MISSING
ONTO_AT = DENIED_AT + GRADES
FED_AT = ONTO_AT + cards.PILES * GRADES
HOPED_AT = FED_AT + GRADES
TRAP_AT = HOPED_AT + GRADES
GIFT_AT = TRAP_AT + COPIES
FEATURES = GIFT_AT + COPIES
