"""Each viewer is told its own events, encoded once for all who are told alike; and whoever is told nothing, nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.test_worlds import Ear, message_of

from parlour.engine import registry
from parlour.engine.fold import told
from parlour.engine.match import Match
from parlour.server.tables.stream import Stream
from parlour.server.tables.telling import Telling
from parlour.testing import some_setups

GAMES = [*registry.games(), "canary"]
MOVES = 60


class Told:
    """One viewer, and the frames it was sent."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer, self.ear, self.stream = viewer, Ear(), Stream(match, viewer)
        self.stream.add(self.ear)

    def of_step(self, telling: Telling) -> list[bytes]:
        self.ear.heard.clear()
        self.stream.advance(telling)
        return self.ear.heard


def steps(game: str) -> Iterator[tuple[Match, dict[int | None, list[bytes]], dict[int | None, Any]]]:
    """Random matches; after each move, who was sent what, and what each was asked before."""
    random = Random(8)
    for seed, setup in enumerate(some_setups(registry.game(game), 3)):
        match = setup.match(seed)
        viewers = [Told(match, viewer) for viewer in (None, *range(match.players))]
        for _ in range(MOVES):
            if match.over:
                break
            asked = {one.viewer: one.stream.asked for one in viewers}
            match.play(random.choice(match.legal()))
            telling = Telling(match)
            yield match, {one.viewer: [*one.of_step(telling)] for one in viewers}, asked


@pytest.mark.parametrize("game", GAMES)
def test_an_update_holds_what_its_viewer_is_told(game: str) -> None:
    for match, sent, _ in steps(game):
        for viewer, frames in sent.items():
            events = [event for frame in frames for event in message_of(frame).get("events", [])]
            expected = told(match.happened, viewer, match.presentation.vocabulary)
            assert events == msgspec.json.decode(msgspec.json.encode(expected))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_told_nothing_gets_no_frame(game: str) -> None:
    for match, sent, before in steps(game):
        for viewer, frames in sent.items():
            asked = match.presentation.asked(match.state, viewer)
            is_told = bool(told(match.happened, viewer, match.presentation.vocabulary))
            decides = viewer is not None and viewer == match.seat
            assert len(frames) == int(is_told or asked != before[viewer] or decides)


@pytest.mark.parametrize("game", GAMES)
def test_only_whoever_decides_is_sent_choices_and_all_of_them(game: str) -> None:
    for match, sent, _ in steps(game):
        for viewer, frames in sent.items():
            choices = message_of(frames[-1]).get("choices", {}) if frames else {}
            count = len(match.legal()) if viewer is not None and viewer == match.seat else 0
            assert sum(map(len, choices.values())) == count


@pytest.mark.parametrize("game", GAMES)
def test_those_who_are_told_alike_share_one_frame(game: str) -> None:
    shared = 0
    for match, sent, _ in steps(game):
        others = [frames[0] for viewer, frames in sent.items() if frames and viewer != match.seat]
        for frame in others:
            assert all(other is frame for other in others if other == frame)
        shared += len(others) > len(set(others))
    assert shared > 20


def test_a_secret_decision_is_told_to_nobody_else() -> None:
    decided = [sent for match, sent, before in steps("canary") if match.record.decisions[-1].move in ("keep", "swap")]
    assert len(decided) > 20
    for sent in decided:
        assert sum(bool(frames) for frames in sent.values()) == 1
