"""Puzzles: the same command finds the same, and what the games' files hold is still right."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour.bots.base import Generator
from parlour.bots.comparison import LEAST_LEAD, MODELS, Comparison
from parlour.bots.search import Thinker
from parlour.engine import puzzles as files
from parlour.engine import registry
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.loops import match_seed
from parlour.engine.puzzles import Header, Puzzle, Puzzles
from parlour.engine.state import is_compiled
from parlour.lab import puzzles
from parlour.lab.puzzles import Hunt

WITH_FILE = [game for game in registry.games().values() if files.of(game.name).all]
each_game = pytest.mark.parametrize("game", WITH_FILE, ids=lambda game: game.name)
SAMPLE = 3
WORLDS = 300
DOUBT = 3.5  # standard errors: so that no puzzle that is right looks wrong by chance
ONE = Puzzle(1, 3, (), "play 2", {"play 3": 7})
HUNTED = {match_seed(1, number): number for number in range(50_000)}  # the matches of the hunts that made the files


def walked(game: Game) -> int:
    """Through how many matches the hunt went."""
    return max(HUNTED.get(puzzle.seed, len(HUNTED)) for puzzle in files.of(game.name).all)


quick = min(WITH_FILE, key=walked)  # where they are found soon


@each_game
def test_every_position_can_be_reached_and_all_its_moves_are_told_apart(game: Game) -> None:
    found = files.of(game.name)
    assert (game.folder / files.NAME).stat().st_size < 150_000
    assert len({msgspec.json.encode(puzzle) for puzzle in found.all}) == len(found.all)
    for puzzle in found.all:
        match = files.position(game, puzzle, found.rules, found.options)
        assert sorted(match.legal()) == sorted([puzzle.best, *puzzle.losses])
        assert min(puzzle.losses.values()) >= 100 * LEAST_LEAD


@pytest.mark.skipif(not is_compiled(), reason="a few worlds say nothing, and many take minutes")
@each_game
def test_the_right_move_is_still_right_in_other_worlds(game: Game) -> None:
    """A quick version of the test that found it, on a few."""
    found, thinkers = files.of(game.name), [Thinker(model) for model in MODELS]
    for puzzle in Random(game.name).sample(found.all, SAMPLE):
        match = files.position(game, puzzle, found.rules, found.options)
        root = match.position(canonical=True).imagine(9)
        moves = {game.text(root, move): move for move in root.legal()}
        best = moves.pop(puzzle.best)
        for thinker in thinkers:
            comparison = Comparison(thinker, root, 9, [best, *moves.values()])
            comparison.go_on(WORLDS)
            for text, move in moves.items():
                behind = comparison.lead(move)
                assert -behind.value > LEAST_LEAD - DOUBT * behind.error, (text, puzzle.best)


@pytest.mark.skipif(not is_compiled(), reason="a hunt needs many playouts")
def test_a_hunt_finds_the_same_again_whoever_does_it_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"STAGES": (40,), "SEARCH": 16, "SCREEN": 12, "EVERY": 1}.items():
        monkeypatch.setattr(puzzles, name, value)
    hunt, kept = Hunt(quick.name, 3), tmp_path / "part"
    first = puzzles.run(hunt, 2, saved=kept)
    assert len(first) == 2
    monkeypatch.setattr(puzzles, "find", None)  # all is in the file
    assert puzzles.run(hunt, 1, saved=kept) == first[:1]
    monkeypatch.undo()
    with pytest.raises(ParlourError, match="another hunt"):
        puzzles.run(Hunt(quick.name, 4), 1, saved=kept)
    again = files.position(quick, first[0], quick.version)
    assert sorted(again.legal()) == sorted([first[0].best, *first[0].losses])


def test_the_best_move_has_to_be_ahead_of_every_other_under_every_model() -> None:
    match = files.position(quick, Puzzle(5, quick.seats[0], (), "", {}), quick.version)
    root = match.position(canonical=True).imagine(0)
    best, *rivals = root.legal()
    thinkers = [Thinker(model) for model in MODELS]
    assert puzzles.clear_leads(thinkers, root, best, rivals, Generator(1), (40,)) == {}
    leads = puzzles.clear_leads(thinkers, root, best, [], Generator(1), (40,))
    assert leads == {}


@pytest.mark.skipif(not is_compiled(), reason="a few worlds say nothing, and many take minutes")
def test_what_was_found_before_is_kept_only_as_long_as_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "STAGES", (300,))
    found = files.of(quick.name)
    right = max(found.all, key=lambda puzzle: min(puzzle.losses.values()))
    kept = puzzles.still_clear(quick, right, found)
    assert kept is not None
    assert kept.losses.keys() == right.losses.keys()
    other = max(right.losses, key=right.losses.__getitem__)
    wrong = msgspec.structs.replace(right, best=other)
    assert puzzles.still_clear(quick, wrong, found) is None


def test_a_match_that_is_known_gives_no_second_puzzle() -> None:
    entries = {0: msgspec.to_builtins(ONE), 1: None}
    assert puzzles.found_in(entries, ()) == [ONE]
    assert puzzles.found_in(entries, {ONE.seed}) == []


def test_each_puzzle_has_its_day_before_any_comes_again() -> None:
    of_days = Puzzles(1, (ONE,) * 5)
    begin = date(2026, 11, 17)
    assert {of_days.number_of(begin + timedelta(day)) for day in range(5)} == {1, 2, 3, 4, 5}
    assert (of_days.get(0), of_days.get(5), of_days.get(6)) == (None, ONE, None)


@pytest.mark.skipif(not is_compiled(), reason="the bots of a hunt think")
def test_a_hunt_with_options_plays_and_shows_matches_with_them() -> None:
    for game in registry.games().values():
        for option in game.options[:1]:
            chosen = {option.name: next(value for value in option.samples if value != option.default)}
            match = puzzles.played(Hunt(game.name, 1, chosen), 0)
            assert match.record.setup.options == chosen
            moves = tuple(decision.move for decision in match.record.decisions[:4])
            puzzle = Puzzle(puzzles.chance_of(Hunt(game.name, 1), 0), match.players, moves, "", {})
            assert files.position(game, puzzle, match.rules, chosen).record.setup == match.record.setup


def test_a_file_says_with_which_options_its_puzzles_are_played(tmp_path: Path) -> None:
    path = tmp_path / files.NAME
    path.write_text(files.text(Header("a game", 2, "parlour puzzles", {"length": "short"}), [ONE]))
    assert files.read(path).options == {"length": "short"}
    path.write_text(files.text(Header("a game", 2, "parlour puzzles"), [ONE]))
    assert "options" not in path.read_text()
    assert files.read(path).options == {}


def test_a_file_reads_back_and_what_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / files.NAME
    path.write_text(files.text(Header("a game", 2, "parlour puzzles"), [ONE, ONE]))
    assert files.read(path) == Puzzles(2, (ONE, ONE), "parlour puzzles")
    for wrong in ("", "{}\n", path.read_text() + "nonsense\n"):
        path.write_text(wrong)
        with pytest.raises(ParlourError, match="no file of puzzles"):
            files.read(path)
