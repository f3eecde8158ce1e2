"""Numbers that the history, the imagined worlds and the strategy are written in."""

from __future__ import annotations

from parlour.engine.facts import inlined
from parlour.games.fuji_flush.cards import KINDS, MOST_SEATS

# As much as a seat remembers of a match: what is longer (one in thousands with 8 seats) it no longer tells apart
MOST_SHUFFLES = 4
MOST_HISTORY = 512
PROPOSALS = 1000  # for a world: half of them take one, about one in a thousand with 8 seats takes more
CERTAIN = 65536

# Beliefs: how well holding each number fits a seat's last few plays, then the plays and draws of each seat
AGES = 10  # of a player's last cards, how many tell about those it kept
MOST_EVENTS = 64  # before a reshuffle of the box's 90 cards a seat plays at most 30 times, and draws no more often
EVENTS = MOST_SEATS * AGES * KINDS
SURE = 1000
DOUBT = 8  # the smaller, the more surely an opponent plays what looks best

CARD_VALUE = 80  # of each point of a card: a low one that is flushed comes back better
THREAT = 900
URGENCY = 150
BRAVERY = 40  # in a hundred: how often an opponent who could beat a card does
LEAST = -1000000
FEW = 3  # cards in the others' hands: then replies are told apart


@inlined
def weight_at(seat: int, age: int, number: int) -> int:
    return (seat * AGES + age) * KINDS + number


@inlined
def event_at(seat: int, count: int) -> int:
    return EVENTS + (seat * MOST_EVENTS + count) * AGES


# Features: where each kind begins, see features.py
TOLD_COPIES = 3  # of a number in the hand
GRADES = 12  # of safety
MOST_FORCE = 24  # in steps of two
PLAYERS_AT = 0
SIZE_AT = PLAYERS_AT + MOST_SEATS + 1
HAND_AT = SIZE_AT + MOST_SEATS
UNSEEN_AT = HAND_AT + TOLD_COPIES * KINDS
OTHERS_AT = UNSEEN_AT + 5 * KINDS
TABLE_AT = OTHERS_AT + MOST_SEATS * MOST_SEATS
CARD_AT = TABLE_AT + MOST_SEATS * KINDS
LEFT_AT = CARD_AT + KINDS
SAFETY_AT = LEFT_AT + MOST_SEATS
SURVIVE_AT = SAFETY_AT + GRADES * MOST_SEATS
FORCE_AT = SURVIVE_AT + MOST_SEATS
JOINS_AT = FORCE_AT + MOST_FORCE
FLUSHES_AT = JOINS_AT + MOST_SEATS * MOST_SEATS
LEAVES_AT = FLUSHES_AT + MOST_SEATS * MOST_SEATS
LOWER_AT = LEAVES_AT + MOST_SEATS * MOST_SEATS
TWIN_AT = LOWER_AT + 1
FEATURES = TWIN_AT + 1
