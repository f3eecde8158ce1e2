"""Positions for the tests, through the chance that leads to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from parlour.engine.chance import Json, Request
from parlour.engine.match import Match
from parlour.engine.state import State
from parlour.games.family_trade import GAME
from parlour.games.family_trade.play import Play

MARKET = {"gold": 30, "gems": 20, "home": 10, "cafe": 20, "shares": 20, "oil": 10, "shrimp": 10, "coin": -30}
BOX = Counter(dict.fromkeys(MARKET, 12))


class Stacked:
    """The outcomes given, in order; then the dice and shuffles of a seed."""

    def __init__(self, outcomes: Sequence[Json]) -> None:
        self.outcomes = list(outcomes)
        self.random = Random(1)

    def begin(self, state: State) -> None:
        pass

    def decide(self, state: State, request: Request) -> None:
        if self.outcomes:
            request.place(state, self.outcomes.pop(0))
        else:
            request.draw(state, self.random.randrange)


def cards(text: str) -> list[str]:
    """`gold*3 oil` as a list of cards."""
    found: list[str] = []
    for part in text.split():
        code, _, count = part.partition("*")
        found += [code] * int(count or 1)
    return found


def roll(item: str, value: int) -> Json:
    return {"kind": "roll", "item": item, "value": value}


def shuffle(order: list[str]) -> Json:
    return {"kind": "shuffle", "pile": "deck", "cards": order}


def stacked_deck(hands: Sequence[str], draws: str, market_makes: int, dealer: int = 0, last: str = "") -> Json:
    """A shuffle that deals these hands and then these draws; `last` are the very last cards."""
    seats = [hands[(dealer + k) % len(hands)] for k in range(len(hands))]
    order = [card for round_ in zip(*map(cards, seats), strict=True) for card in round_] + cards(draws)
    rest = BOX + Counter({"MM": market_makes})
    rest.subtract(order)
    end = cards(last)
    rest.subtract(end)
    assert min(rest.values()) >= 0
    filler = list(rest.elements())
    Random(5).shuffle(filler)
    return shuffle(order + filler + end)


@pytest.fixture
def deal() -> Callable[..., Match[Play]]:
    """A match whose first deal (or round) has these hands, draws and prices; `then` is what chance does after it."""

    def build(
        hands: Sequence[str], draws: str = "", then: Sequence[Json] = (), last: str = "", **given: Any
    ) -> Match[Play]:
        market = MARKET | given.pop("market", {})
        ruleset = given.get("ruleset", "market")
        first = [roll(item, value) for item, value in market.items()] if ruleset == "market" else []
        deck = stacked_deck(hands, draws, 6 if ruleset == "market" else 0, last=last)
        chance = Stacked([*first, deck, *then])
        return Match(GAME, len(hands), given, chance=chance, keep_legal=True, follows=True)

    return build


class Outcomes:
    """How to write outcomes: `chance.roll(item, value)`, `chance.deck(hands, draws)`, `chance.shuffle(cards)`."""

    roll = staticmethod(roll)
    shuffle = staticmethod(shuffle)
    cards = staticmethod(cards)

    @staticmethod
    def deck(hands: Sequence[str], draws: str = "", market_makes: int = 6, dealer: int = 0) -> Json:
        return stacked_deck(hands, draws, market_makes, dealer)


@pytest.fixture
def chance() -> Outcomes:
    return Outcomes()
