from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.match import Match
from parlour.engine.state import take_notes
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.view.faces import collection_of, hand_of

KINDS, MOST = cards.KINDS, cards.MOST_CARDS
BEGINNING = 5  # the stage in which a turn begins


def kinds(text: str) -> list[int]:
    return [cards.CODES.index(word.rstrip("-")) for word in text.split()]


class Table:
    """A match in a position that a test wrote down. Cards are written by their codes, face-down ones as `DS-`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state: Any = match.state

    # Reading

    def legal(self, verb: str = "") -> list[str]:
        return sorted(move for move in self.match.legal() if move.startswith(verb))

    def pile(self, name: str) -> str:
        pile = self.pile_number(name)
        first, size = pile * MOST, self.state.pile_size[pile]
        there = zip(self.state.pile_card[first : first + size], self.state.pile_up[first : first + size], strict=True)
        return " ".join(cards.CODES[kind] + ("" if up else "-") for kind, up in there)

    def pile_number(self, name: str) -> int:
        return next(pile for pile in range(5) if self.state.name_of(pile) == name)

    def piles(self) -> list[str]:
        return [name for pile in range(5) if (name := self.state.name_of(pile))]

    def hand(self, seat: int) -> str:
        return " ".join(cards.CODES[kind] for kind in hand_of(self.state, seat))

    def collection(self, seat: int) -> str:
        return " ".join(cards.CODES[kind] for kind in collection_of(self.state, seat))

    def discards(self) -> str:
        return " ".join(cards.CODES[kind] for kind in list(self.state.discards)[: self.state.discard_size])

    def texts(self, seat: int | None, zone: str) -> list[str]:
        return [card.text for card in self.match.view(seat).zone(zone).cards]

    def why_not(self, text: str) -> str:
        error = self.match.why_not(text)
        assert error is not None, f"{text} is legal"
        return error.clause

    # Acting

    def play(self, *texts: str) -> None:
        for text in texts:
            self.match.play(text)

    def finish_turn(self) -> None:
        """Play any cards until the next seat is asked."""
        seat = self.match.seat
        while not self.match.over and self.match.seat == seat:
            self.match.play(self.match.legal()[0])

    # Writing

    def write(self, field: str, first: int, values: list[int]) -> None:
        content = list(getattr(self.state, field))
        content[first : first + len(values)] = values
        setattr(self.state, field, content)

    def put_pile(self, name: str, text: str) -> None:
        pile = self.pile_number(name)
        words = text.split()
        self.write("pile_card", pile * MOST, kinds(text))
        self.write("pile_up", pile * MOST, [int(not word.endswith("-")) for word in words])
        self.write("pile_known", pile * MOST, [0 if word.endswith("-") else 31 for word in words])
        self.write("pile_trail", pile * MOST, [0] * len(words))
        self.write("pile_size", pile, [len(words)])

    def put_hand(self, seat: int, text: str) -> None:
        self.write("hand", seat * KINDS, [kinds(text).count(kind) for kind in range(KINDS)])
        self.write("hand_size", seat, [len(text.split())])

    def put_collection(self, seat: int, text: str) -> None:
        self.write("collection", seat * KINDS, [kinds(text).count(kind) for kind in range(KINDS)])

    def put_deck(self, text: str) -> None:
        self.write("deck", 0, kinds(text)[::-1])
        self.state.deck_size = len(text.split())

    def begin_turn(self, seat: int) -> None:
        self.state.seat = seat
        self.state.stage = BEGINNING
        self.state.asked = moves.NOTHING
        self.state.answer()
        take_notes()


def arranged(
    players: int = 2,
    *,
    seat: int = 0,
    piles: dict[str, str] | None = None,
    hands: dict[int, str] | None = None,
    collections: dict[int, str] | None = None,
    deck: str = "RD " * 20,
    familiars: str = "",
    location: str = "",
    tourism: bool = False,
) -> Table:
    options = {"familiars": bool(familiars), "locations": "tourism" if tourism else "one" if location else "none"}
    table = Table(parlour.new("familiar-find", players, seed=1, options=options))
    for familiar in familiars.split():
        table.play(f"choose {familiar}")
    for name in table.piles():
        table.put_pile(name, (piles or {}).get(name, "EW"))
    for other in range(players):
        table.put_hand(other, (hands or {}).get(other, "DS EW PL RE"))
        table.put_collection(other, (collections or {}).get(other, ""))
    table.put_deck(deck)
    if location:
        table.state.location = cards.LOCATION_CODES.index(location)
    table.begin_turn(seat)
    return table


@pytest.fixture
def arrange() -> Callable[..., Table]:
    """A match in a position of your own; it begins with a turn."""
    return arranged
