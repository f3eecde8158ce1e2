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


@inlined
def weight_at(seat: int, age: int, number: int) -> int:
    return (seat * AGES + age) * KINDS + number


@inlined
def event_at(seat: int, count: int) -> int:
    return EVENTS + (seat * MOST_EVENTS + count) * AGES
