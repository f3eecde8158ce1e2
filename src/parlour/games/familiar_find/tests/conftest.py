from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.fold import Event
from parlour.engine.match import Match
from parlour.engine.presentation import Touched, touched
from parlour.engine.state import Outcome
from parlour.games.familiar_find import GAME, cards, moves, tables
from parlour.games.familiar_find.play import Play
from parlour.games.familiar_find.rules.table import collection_of, hand_of, name_of
from parlour.testing import NAMES, said, words_of

CODES = cards.house().codes


def kinds(text: str) -> list[int]:
    return [CODES.index(word.rstrip("-")) for word in text.split()]


def location_codes() -> list[str]:
    return [card.code for card in cards.house().locations]


class Table:
    """A match in a position that a test wrote down. Cards are written by their codes, face-down ones as `DS-`."""

    def __init__(self, match: Match[Play]) -> None:
        self.match = match
        self.state = match.state

    # Reading

    def legal(self, verb: str = "") -> list[str]:
        return sorted(move for move in self.match.legal() if move.startswith(verb))

    def pile(self, name: str) -> str:
        pile = self.pile_number(name)
        kinds, ups = self.state.pile_card[pile], self.state.pile_up[pile]
        there = range(self.state.pile_size[pile])
        return " ".join(CODES[kinds[i]] + ("" if ups[i] else "-") for i in there)

    def pile_number(self, name: str) -> int:
        return next(pile for pile in range(cards.PILES) if name_of(self.state, pile) == name)

    def piles(self) -> list[str]:
        return [name for pile in range(cards.PILES) if (name := name_of(self.state, pile))]

    def hand(self, seat: int) -> str:
        return " ".join(CODES[kind] for kind in hand_of(self.state, seat))

    def collection(self, seat: int) -> str:
        return " ".join(CODES[kind] for kind in collection_of(self.state, seat))

    def discards(self) -> str:
        return " ".join(CODES[kind] for kind in list(self.state.discards)[: self.state.discard_size])

    def texts(self, seat: int | None, zone: str) -> list[str]:
        """What the viewer knows there; face-down cards begin with `-`."""
        return self.match.view(seat).cards(zone)

    def told(self, seat: int | None, *moves: str) -> list[Event]:
        """What the viewer is told of the last of these moves."""
        self.play(*moves)
        return self.match.events(seat, self.match.steps - 1)

    def said(self, seat: int | None, *moves: str) -> list[str]:
        """The same in words; seats are called Ada, Bruno, Clara, Dora."""
        return said(self.match, self.told(seat, *moves), seat)

    def choice(self, move: str) -> tuple[str, Touched]:
        """What the seat that decides reads of a move, and what it is about."""
        seat, vocabulary = self.state.seat, self.match.presentation.vocabulary
        found = next(choice for choice in self.match.view(seat).choices if choice.move == move)
        label = words_of(self.match).say(f"choice-{found.verb}", [*found.args, *found.advice], NAMES, seat)
        return label, touched(found, vocabulary, seat)

    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the match is not over"
        return self.match.outcome

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

    def write_row(self, field: str, row: int, values: list[int]) -> None:
        rows = [list(row) for row in getattr(self.state, field)]
        rows[row][: len(values)] = values
        setattr(self.state, field, rows)

    def put_pile(self, name: str, text: str) -> None:
        pile = self.pile_number(name)
        words = text.split()
        self.write_row("pile_card", pile, kinds(text))
        self.write_row("pile_up", pile, [int(not word.endswith("-")) for word in words])
        self.write_row("pile_known", pile, [0 if word.endswith("-") else 31 for word in words])
        self.write_row("pile_trail", pile, [0] * len(words))
        self.write("pile_size", pile, [len(words)])

    def put_hand(self, seat: int, text: str) -> None:
        self.write_row("hand", seat, [kinds(text).count(kind) for kind in range(cards.KINDS)])
        self.write("hand_size", seat, [len(text.split())])

    def put_collection(self, seat: int, text: str) -> None:
        self.write_row("collection", seat, [kinds(text).count(kind) for kind in range(cards.KINDS)])

    def put_deck(self, text: str) -> None:
        self.write("deck", 0, kinds(text)[::-1])
        self.state.deck_size = len(text.split())

    def begin_turn(self, seat: int) -> None:
        self.state.seat = seat
        self.state.stage = tables.BEGINNING
        self.state.asked = moves.NOTHING
        self.state.answer()
        self.state.take_notes()


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
    rules: int | None = None,
) -> Table:
    options = {"familiars": bool(familiars), "locations": "tourism" if tourism else "one" if location else "none"}
    table = Table(Match(GAME, players, options, chance=Seeded(1), follows=True, rules=rules))
    for familiar in familiars.split():
        table.play(f"choose {familiar}")
    for name in table.piles():
        table.put_pile(name, (piles or {}).get(name, "EW"))
    for other in range(players):
        table.put_hand(other, (hands or {}).get(other, "DS EW PL RE"))
        table.put_collection(other, (collections or {}).get(other, ""))
    table.put_deck(deck)
    if location:
        table.state.location = location_codes().index(location)
    table.begin_turn(seat)
    return table


@pytest.fixture
def arrange() -> Callable[..., Table]:
    """A match in a position of your own; it begins with a turn."""
    return arranged
