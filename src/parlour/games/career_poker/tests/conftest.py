"""Positions laid out by hand, as texts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

import pytest

from parlour.engine.chance import Scripted, Seeded
from parlour.engine.errors import Reason
from parlour.engine.fold import Event
from parlour.engine.match import Match
from parlour.engine.presentation import Option
from parlour.engine.state import Outcome
from parlour.games.career_poker import GAME, cards, moves
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules.table import hand_of, strategic_of
from parlour.testing import said

HOUSE = GAME.standard_cards


def text(card: int) -> str:
    return moves.target_text(5 * card + HOUSE.marks[card])


def deck(players: int) -> list[str]:
    return [text(card) for card in range(65) if cards.IN_DECK[players][1 + card // 5]]


def card(written: str) -> int:
    found = [number for number in range(65) if text(number) == written]
    assert found, f"there is no {written}"
    return found[0]


def ordered(players: int, hands: list[list[str]]) -> list[str]:
    """The deck that deals these hands; each is filled up with what nobody was promised, the rest is set aside."""
    left = [one for one in deck(players) if not any(one in hand for hand in hands)]
    full = [list(hand) for hand in hands]
    for hand in full:
        while len(hand) < 12:
            hand.append(left.pop())
    return left + [full[i % players][i // players] for i in range(12 * players)]


class Table:
    """A match with moves written in one line."""

    def __init__(self, match: Match[Play]) -> None:
        self.match = match
        self.state = match.state

    def play(self, line: str) -> Table:
        for move in line.split(","):
            for step in self.match.expand(move):
                self.match.play(step)
        return self

    def legal(self) -> list[str]:
        return self.match.legal()

    def plays(self) -> list[str]:
        """The legal plays without gold, as they are written after 'play'."""
        return [move[5:] for move in self.legal() if move.startswith("play ")]

    def outcome(self) -> Outcome:
        assert self.match.outcome is not None, "the match is not over"
        return self.match.outcome

    def reason(self, move: str) -> Reason:
        refused = self.match.why_not(move)
        assert refused is not None, f"{move} is legal"
        return refused.reason

    def clause(self, move: str) -> str:
        return self.reason(move).clause

    def cards(self, zone: str, seat: int | None = None) -> list[str]:
        """Those that the viewer knows there."""
        return self.match.view(seat).cards(zone)

    def counters(self, *names: str) -> list[int | str]:
        shown = self.match.view().counters
        return [shown[name] for name in names]

    def told(self, moves: str, seat: int | None = None) -> list[Event]:
        """What the viewer is told of these moves."""
        before = self.match.steps
        self.play(moves)
        return self.match.events(seat, before)

    def said(self, moves: str, seat: int | None = None) -> list[str]:
        """The same in words; seats are called Ada, Bruno, Clara."""
        return said(self.match, self.told(moves, seat), seat)

    def choice(self, move: str) -> Option:
        return next(choice for choice in self.match.view(self.match.seat).choices if choice.move == move)

    def strategic(self, seat: int) -> set[str]:
        return {text(number) for number in strategic_of(self.state, seat)}

    def hand(self, seat: int) -> set[str]:
        return {text(number) for number in hand_of(self.state, seat)}


def new_round(*hands: str, players: int = 3, options: dict[str, object] | None = None) -> Table:
    """A first round with these hands, as far as they are given."""
    lists = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    outcome = {"kind": "shuffle", "pile": "deck", "cards": ordered(players, lists)}
    return Table(Match(GAME, players, options or {}, chance=Scripted(repeat(outcome)), follows=True))


def millionaire(
    *hands: str,
    gold: tuple[int, ...] = (),
    energy: int = 0,
    revolution: bool = False,
    lead: int = 0,
    players: int = 0,
    options: dict[str, object] | None = None,
    direction: str = "clockwise",
) -> Table:
    """Millionaire with these strategic hands; seat `lead` has set the direction and plays."""
    players = players or max(3, len(hands))
    table = Table(Match(GAME, players, options or {}, chance=Seeded(1), follows=True))
    state = table.state
    strategic, sizes = [[0] * 14 for _ in range(5)], [0] * 5
    for seat in range(players):
        held = hands[seat].split() if seat < len(hands) else ["13RF", "13YS", "13GO"]
        for number in map(card, held):
            strategic[seat][1 + number // 5] |= 1 << number % 5
            sizes[seat] += 1
    state.hands, state.hand_size = [[0] * 14 for _ in range(5)], [0] * 5
    state.strategic, state.strategic_size = strategic, sizes
    state.gold = [*gold, 0, 0, 0, 0, 0][:5]
    state.millionaire, state.energy, state.revolution = True, energy, revolution
    state.trick, state.lead, state.seat, state.last_winner = 12, lead, lead, lead
    table.play(direction)
    return table


@pytest.fixture
def deal() -> Callable[..., Table]:
    return new_round


@pytest.fixture
def climb() -> Callable[..., Table]:
    return millionaire
