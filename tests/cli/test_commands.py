"""The commands as somebody types them: what they print, and one clear line for everything that is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.shell import assert_one_clear_line, parlour
from tests.interrupts import hear_ctrl_c

from parlour.engine import registry
from parlour.engine.howto import how_to
from parlour.engine.presentation import Told
from parlour.engine.state import is_compiled
from parlour.words import LANGUAGES, of_game

GAME = next(iter(registry.games().values()))
PLAYERS = str(GAME.seats[0])


def records(folder: Path, *arguments: str) -> list[Path]:
    done = parlour("simulate", GAME.name, "--players", PLAYERS, "--games", "3", "--records", str(folder), *arguments)
    assert done.returncode == 0, done.stderr
    return sorted(folder.iterdir())


def test_the_version_says_which_life_it_is() -> None:
    assert ("(compiled)" if is_compiled() else "(not compiled)") in parlour("--version").stdout


def test_games_lists_them_all() -> None:
    printed = parlour("games").stdout
    assert all(name in printed for name in registry.games())


def test_rules_prints_a_clause_and_every_place_that_cites_it() -> None:
    id = next(iter(GAME.rules.clauses))
    printed = parlour("rules", GAME.name, id.lower()).stdout
    assert printed.startswith(id)
    assert "code  " in printed
    assert "test  " in printed
    assert GAME.rules.text.splitlines()[0] in parlour("rules", GAME.name).stdout


def test_simulate_sums_up_as_json() -> None:
    done = parlour("simulate", GAME.name, "--players", PLAYERS, "--games", "20", "--json")
    result = json.loads(done.stdout)
    assert result["games"] == 20
    assert result["decisions"] > 20
    assert len(result["shares"]) == GAME.seats[0]
    assert all(share["low"] <= share["share"] <= share["high"] for share in result["shares"])
    assert {"seconds", "decisions_per_second"} <= result.keys()


def test_the_same_seed_gives_the_same_records_in_one_process_or_several(tmp_path: Path) -> None:
    one = records(tmp_path / "one", "--legal")
    two = records(tmp_path / "two", "--legal", "--workers", "2")
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    other = records(tmp_path / "other", "--legal", "--seed", "1")
    assert [path.read_bytes() for path in one] != [path.read_bytes() for path in other]


def test_check_agrees_with_what_simulate_wrote(tmp_path: Path) -> None:
    done = parlour("check", *map(str, records(tmp_path, "--legal", "--bots", "greedy")))
    assert done.returncode == 0
    assert "3 of 3" in done.stdout


@pytest.mark.parametrize("game", ["chess", "", "GAME"])
def test_an_unknown_game(game: str) -> None:
    assert_one_clear_line(parlour("simulate", game, "--players", "3"), "unknown game", GAME.name)


@pytest.mark.parametrize("players", ["1", "99", "0", "-3", "many"])
def test_a_wrong_number_of_players(players: str) -> None:
    assert_one_clear_line(parlour("simulate", GAME.name, "--players", players))


def test_an_unknown_option() -> None:
    done = parlour("simulate", GAME.name, "--players", PLAYERS, "--option", "nonsense=1")
    assert_one_clear_line(done, "nonsense")
    assert_one_clear_line(parlour("simulate", GAME.name, "--players", PLAYERS, "--option", "nonsense"), "name=value")


def test_an_unknown_bot_or_a_wrong_number_of_them() -> None:
    assert_one_clear_line(parlour("simulate", GAME.name, "--players", PLAYERS, "--bots", "deep"), "deep", "greedy")
    bots = ",".join(["random"] * (GAME.seats[0] + 1))
    assert_one_clear_line(parlour("simulate", GAME.name, "--players", PLAYERS, "--bots", bots), "seats")


def test_a_wrong_card_file(tmp_path: Path) -> None:
    broken = tmp_path / "cards.toml"
    broken.write_text("this is = not [toml")
    for path in (str(broken), str(tmp_path / "none.toml"), str(tmp_path)):
        assert_one_clear_line(parlour("simulate", GAME.name, "--players", PLAYERS, "--cards", path), "card")


def test_an_unknown_clause_and_an_unknown_command() -> None:
    assert_one_clear_line(parlour("rules", GAME.name, "ZZ-9.9"), "ZZ-9.9")
    assert_one_clear_line(parlour("dance"))


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    done = parlour("check", str(tmp_path / "none.jsonl"))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_records_that_cannot_be_written_leave_nothing_behind(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = parlour("simulate", GAME.name, "--players", PLAYERS, "--games", "1", "--records", str(blocked))
    assert_one_clear_line(done, "cannot write")
    assert list(tmp_path.iterdir()) == [blocked]


def test_ctrl_c_ends_quietly_and_leaves_whole_files(tmp_path: Path) -> None:
    arguments = ["simulate", GAME.name, "--players", PLAYERS, "--games", "100000", "--records", str(tmp_path)]
    command = [sys.executable, "-m", "parlour", *arguments]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c) as process:
        while not list(tmp_path.glob("*.jsonl")):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert not list(tmp_path.glob(".*"))
    assert all(path.read_text().splitlines()[-1].startswith('{"type":"end"') for path in tmp_path.glob("*.jsonl"))


def test_a_closed_pipe_is_no_error_message() -> None:
    command = f'"{sys.executable}" -m parlour rules {GAME.name} | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, env=os.environ)
    assert done.stderr == ""


def test_a_match_can_be_played_saved_checked_and_verified(tmp_path: Path) -> None:
    moves = "\n".join(["?", "hint", "why nonsense", "moves", "log", "rules", "undo", *["1"] * 2000])
    start = ["play", GAME.name, "--players", PLAYERS, "--bots", "random"]
    done = parlour(*start, input=f"{moves}\n")
    assert done.returncode == 0, done.stderr
    assert "Goodbye" in done.stdout or "Enter leaves" in done.stdout
    done = parlour(*start, input="save match.jsonl\nquit\n", cwd=tmp_path)
    assert "Saved to match.jsonl" in done.stdout
    assert parlour("check", "match.jsonl", cwd=tmp_path).returncode == 0
    assert_one_clear_line(parlour("verify", "match.jsonl", cwd=tmp_path), "over")


def test_people_read_their_own_language() -> None:
    """By the locale, or as they ask; what is typed is the same everywhere."""
    german = {"LC_ALL": "de_DE.UTF-8"}
    words = {language: of_game(GAME, language) for language in LANGUAGES}
    assert words["de"].say("tagline").split()[0] in parlour("games", env=german).stdout
    start = ["play", GAME.name, "--players", PLAYERS, "--bots", "random"]
    moves = "\n".join(["?", "hint", "why nonsense", "moves", "log", "rules", "undo", *["1"] * 2000])
    for language, arguments in (("de", []), ("ja", ["--language", "ja"])):
        done = parlour(*start, *arguments, input=f"{moves}\n", env=german)
        assert done.returncode == 0, done.stderr
        assert words[language].say("phase-over") in done.stdout
        for english in ("Goodbye", "You ", " plays ", "Not possible", "Hand:"):
            assert english not in done.stdout


def test_how_to_play_is_read_in_a_language_with_the_cards_as_text() -> None:
    taught = next(game for game in registry.games().values() if (game.folder / "HOWTO.de.md").exists())
    how = how_to(taught.folder, Told(taught.presentation, taught.standard_cards).things, "de")
    printed = parlour("rules", taught.name, "--how", "--language", "de").stdout
    assert how.title in printed
    assert all(f"## {chapter.title}" in printed for chapter in how.chapters)
    assert f"({how.clauses()[0]})" in printed


def test_the_rules_are_read_in_another_language() -> None:
    translated = next(game for game in registry.games().values() if (game.folder / "RULES.de.md").exists())
    title = (translated.folder / "RULES.de.md").read_text(encoding="utf-8").splitlines()[0]
    assert title in parlour("rules", translated.name, "--language", "de").stdout
    id = next(iter(translated.rules.clauses))
    assert parlour("rules", translated.name, id, "--language", "de").stdout.count("code  ")


def test_play_asks_which_game_when_none_is_named() -> None:
    done = parlour("play", input="x\n1\nquit\n")
    assert done.returncode == 0
    assert GAME.title in done.stdout
    assert parlour("play", input="").returncode == 0
    assert parlour("play", input="q\n").returncode == 0
