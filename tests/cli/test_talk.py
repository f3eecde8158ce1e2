"""Signs at the terminal, where a game has some."""

from __future__ import annotations

import pytest
from tests.cli.shell import parlour

from parlour.engine import registry
from parlour.engine.game import Game

GAMES = list(registry.games().values())


def played(game: Game, seat: int, *lines: str) -> str:
    option = f"{game.presentation.vocabulary.talk.option}=true"
    setup = ("--seat", str(seat), "--seed", "1", "--option", option, "--bots", "greedy", "--language", "en")
    done = parlour("play", game.name, *setup, input="\n".join([*lines, "quit", ""]))
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", [game for game in GAMES if game.signs], ids=lambda game: game.name)
def test_a_sign_is_typed_shown_and_refused_a_second_time(game: Game) -> None:
    first, second, *_ = game.presentation.vocabulary.talk.signs
    said = played(game, 0, f"sign {first}", f"sign {second.upper()}", "sign nonsense", "?")
    clauses = [id for id in game.rules.clauses if f"({id}: " in said]
    assert said.count("Not possible") == 2
    assert len(clauses) == 1
    assert "sign SIGN" in said


@pytest.mark.parametrize("game", [game for game in GAMES if game.signs], ids=lambda game: game.name)
def test_somebody_who_follows_is_asked_for_a_sign_before_the_lead_card(game: Game) -> None:
    first, *_ = game.presentation.vocabulary.talk.signs
    said = played(game, 1, *["1"] * 3, "nonsense", f"sign {first}")
    assert "you may show a sign" in said


@pytest.mark.parametrize("game", [game for game in GAMES if not game.signs], ids=lambda game: game.name)
def test_where_there_are_no_signs_help_names_none(game: Game) -> None:
    done = parlour("play", game.name, "--seat", "0", "--seed", "1", "--language", "en", input="?\nsign red\nquit\n")
    assert "sign SIGN" not in done.stdout
    assert "There is no such sign here." in done.stdout
