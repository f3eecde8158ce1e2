"""Matches, states and views as Python objects: compared, hashed, sent to other processes, and looked at."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.engine.game import Game
from parlour.engine.state import is_compiled
from parlour.testing import midway, positions, some_setups

PLAY_ON = """
import pickle, sys
from pathlib import Path
path = Path(sys.argv[1])
match = pickle.loads(path.read_bytes())
for _ in range(10):
    if not match.over:
        match.play(match.legal()[-1])
path.write_bytes(pickle.dumps(match))
"""


@pytest.fixture
def random() -> Random:
    return Random(4)


def test_a_copy_is_the_same_position_until_it_is_played_on(game: Game, random: Random) -> None:
    for setup in some_setups(game, 4):
        for match in positions(setup.match(1), random, every=9):
            state = match.state
            for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert other == state
                assert hash(other) == hash(state)
                before = state.copy()
                other.live = True
                other.play(random.choice(other.legal()))
                assert other != state
                assert state == before


def test_questions_and_chance_to_come_leave_a_position_the_same(game: Game, random: Random) -> None:
    for setup in some_setups(game, 4):
        for match in positions(setup.match(2), random, every=9):
            before, asked = match.state.copy(), match.state.copy()
            asked.legal()
            asked.value(asked.seat)
            asked.outcome()
            asked.seed(random.getrandbits(40))
            assert asked == before
            assert hash(asked) == hash(before)


def test_positions_of_two_matches_are_two_keys(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    states = [setup.match(seed).state for seed in (1, 2, 1)]
    assert states[0] == states[2] != states[1]
    assert len(set(states)) == 2
    assert states[0] != "a state"


def test_a_match_goes_on_in_another_process(game: Game, random: Random, tmp_path: Path) -> None:
    """Compiled or not: the other life reads it too."""
    for life in ({"PARLOUR_PURE": "1"}, {"PARLOUR_PURE": ""}) if is_compiled() else ({},):
        match, path = midway(some_setups(game, 1)[0], 3, random, 10), tmp_path / "match"
        path.write_bytes(pickle.dumps(match))
        subprocess.run([sys.executable, "-c", PLAY_ON, str(path)], env=os.environ | life, check=True)
        other = pickle.loads(path.read_bytes())
        for _ in range(10):
            if not match.over:
                match.play(match.legal()[-1])
        assert other.record.to_text() == match.record.to_text()
        assert other.state == match.state
        assert (other.game, other.notes) == (match.game, match.notes)


def test_texts_are_kept_no_longer_than_they_are_right(game: Game, random: Random) -> None:
    for setup in some_setups(game, 8):
        match = setup.match(5)
        while not match.over:
            legal = match.legal()
            assert legal == [game.text(match.state, move) for move in match.state.legal()]
            match.play(random.choice(legal))


@pytest.mark.usefixtures("presentation")
def test_a_match_a_state_and_a_view_say_in_a_line_what_they_are(game: Game) -> None:
    match = some_setups(game, 1)[0].match(6)
    match.play(match.legal()[0])
    assert repr(match).startswith(f"<Match of {game.name} for {match.players}: 1 decisions, seat {match.seat} decides")
    assert f"players={match.players} seat={match.seat}" in repr(match.state)
    assert repr(match.view(match.seat)).startswith(f"<View of {game.name} for seat {match.seat}: ")
    for said in (match, match.state, game, match.view(0), match.view()):
        assert len(repr(said)) < 400
        assert "\n" not in repr(said)
    while not match.over:
        match.play(match.legal()[0])
    assert "scores [" in repr(match)


@pytest.mark.usefixtures("presentation")
def test_a_printed_view_shows_what_the_seat_sees_and_can_do(game: Game) -> None:
    match = some_setups(game, 1)[0].match(6)
    view = match.view(match.seat)
    printed = str(view)
    assert all(choice.move in printed for choice in view.choices)
    assert all(f"{zone}: " in printed for zone, place in view.zones.items() if place.size)
    assert all(card in printed for place in view.zones.values() for card in place.cards)


def test_every_public_name_is_there() -> None:
    assert all(hasattr(parlour, name) for name in parlour.__all__)
