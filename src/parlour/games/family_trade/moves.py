"""The moves of Family Trade: their numbers, their texts, and back; and why one is not legal."""

from __future__ import annotations

from typing import Any

from parlour.engine.errors import MalformedMove
from parlour.engine.meaning import Pointed
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
HELP = "a move is done, leave, stand, keep market, roll market, discard ITEM, discard MM [up|down ITEM] or reroll ITEM"


def text(state: Any, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    code = box_of(state).code
    if move < UP:
        return f"discard {code(move - DISCARD)}"
    if move < DOWN:
        return f"discard MM up {code(move - UP)}"
    if move < REROLL:
        return f"discard MM down {code(move - DOWN)}"
    return f"reroll {code(move - REROLL)}"


def parse(state: Any, text: str) -> int:
    for move, words in WORDS.items():
        if text == words:
            return move
    before, _, last = text.rpartition(" ")
    codes = {item.code: number for number, item in enumerate(box_of(state).items)}
    if text == "discard mm":
        return DISCARD + MARKET_MAKE
    first = {"discard": DISCARD, "discard mm up": UP, "discard mm down": DOWN, "reroll": REROLL}.get(before)
    if first is None:
        raise MalformedMove(f"{text[:40]!r} is not a move here; {HELP}")
    if last not in codes:
        raise MalformedMove(f"there is no item {last[:20]!r}; the items are {', '.join(codes)}")
    return first + codes[last]


def meant(state: Any, pointed: Pointed) -> list[str]:
    """A card of one's own is discarded, one that was discarded is taken to go out."""
    if pointed.source.startswith("discards:"):
        return ["done"]
    return [f"discard {card}" for card in pointed.cards]


def has_announced(state: Any, seat: int) -> bool:
    return bool(state.announced >> seat & 1)


def why_not(state: Any, move: int) -> tuple[str, str]:
    if move in (KEEP, ROLL):
        return why_no_market(state)
    if move == STAND or move >= REROLL:
        return why_no_reroll(state)
    if state.phase == MARKET:
        return "TR-2.1", "the market comes first: keep it or roll it"
    if state.phase == GOING_OUT:
        return "TR-4.1", "you are going out: reroll one item or stand"
    if move == LEAVE:
        return "TR-3.5", "there is no discard for you to leave: it is your own turn"
    if move == DONE:
        return why_not_done(state)
    if state.phase == CLAIM:
        return "TR-3.5", "it is not your turn: take the discard with done, or leave it"
    return why_no_discard(state, move)


def why_no_market(state: Any) -> tuple[str, str]:
    if state.ruleset == BATTLE:
        return "TR-6.4", "Battle Royale has no market: the die of the winning set is rolled"
    if state.ruleset == GOD:
        return "TR-5.3", "God of the market has no market to keep or roll"
    return "TR-2.1", "the market is kept or rolled between deals only, by the new dealer"


def why_no_reroll(state: Any) -> tuple[str, str]:
    if state.ruleset == BATTLE:
        return "TR-6.4", "there is no reroll in Battle Royale"
    if state.ruleset == GOD:
        return "TR-5.3", "there is no reroll in God of the market"
    return "TR-4.1", "only who goes out may reroll an item"


def why_not_done(state: Any) -> tuple[str, str]:
    if state.ruleset == BATTLE:
        return "TR-6.3", "you are out with three identical cards only"
    if state.called:
        return "TR-4.6", "you have called already, and it was not true"
    if state.hand_of(state.seat)[MARKET_MAKE]:
        return "TR-3.2", "you cannot go out with a Market Make card"
    return "TR-3.2", "your nine cards are not three sets"


def why_no_discard(state: Any, move: int) -> tuple[str, str]:
    card = move - DISCARD if move < UP else MARKET_MAKE
    name = box_of(state).name(card)
    if card == MARKET_MAKE and state.ruleset == BATTLE:
        return "TR-6.1", "there are no Market Make cards in Battle Royale"
    if card == MARKET_MAKE and state.ruleset == GOD:
        return "TR-5.3", "there are no Market Make cards in God of the market"
    if not state.hand_of(state.seat)[card]:
        return "TR-3.1", f"you have no {name} card"
    if has_announced(state, state.seat) and card != state.drawn:
        return "TR-3.4", f"you are one to go: you can only discard the card you drew, {box_of(state).name(state.drawn)}"
    item = (move - UP) % ITEMS
    end = "top" if move < DOWN else "bottom"
    return "TR-1.4", f"{box_of(state).name(item)} is at the {end} of its track already"
