"""The moves of Family Trade: their numbers, their texts, and back."""

from __future__ import annotations

from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.state import State
from parlour.games.family_trade.cards import ITEMS, MARKET_MAKE, box_of

DONE, LEAVE, STAND, KEEP, ROLL = 0, 1, 2, 3, 4
DISCARD = 5  # + card; the last is a Market Make without a step
UP = DISCARD + ITEMS + 1  # + item
DOWN = UP + ITEMS
REROLL = DOWN + ITEMS
MOST = REROLL + ITEMS

# What is asked
MARKET = 1  # the dealer: keep the market or roll it
TURN = 2  # after the draw
CLAIM = 3  # at a discard
GOING_OUT = 4  # reroll or not

RULESETS = ("market", "god", "battle")
MARKET_MAKING, GOD, BATTLE = 0, 1, 2

WORDS = {DONE: "done", LEAVE: "leave", STAND: "stand", KEEP: "keep market", ROLL: "roll market"}
LONGEST_QUOTED = 40


def card_text(state: State, card: int) -> str:
    """Of a card, or of the item that it is."""
    return box_of(state).code(card)


def text(state: State, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    if move < UP:
        return f"discard {card_text(state, move - DISCARD)}"
    if move < DOWN:
        return f"discard MM up {card_text(state, move - UP)}"
    if move < REROLL:
        return f"discard MM down {card_text(state, move - DOWN)}"
    return f"reroll {card_text(state, move - REROLL)}"


def parse(state: State, text: str) -> int:
    for move, words in WORDS.items():
        if text == words:
            return move
    before, _, last = text.rpartition(" ")
    codes = {item.code: number for number, item in enumerate(box_of(state).items)}
    if text == "discard mm":
        return DISCARD + MARKET_MAKE
    first = {"discard": DISCARD, "discard mm up": UP, "discard mm down": DOWN, "reroll": REROLL}.get(before)
    if first is None:
        raise MalformedMove(Reason("", "no-move", (text[:LONGEST_QUOTED],)))
    if last not in codes:
        raise MalformedMove(Reason("", "no-item", (last[:LONGEST_QUOTED], tuple(codes))))
    return first + codes[last]
