"""Whatever is typed, written in a file or done to a stream: one clear sentence, and never a traceback."""

from __future__ import annotations

import json
import logging
import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import COMMAND, assert_one_clear_line, parlour

from parlour.cli import COMMANDS, main, parser
from parlour.engine import registry

GAME = min(registry.games().values(), key=lambda game: (len(game.options), game.name))
NONSENSE = (
    "",
    " ",
    "-1",
    "0",
    "nan",
    "1e999",
    "9" * 50,
    "9" * 5000,
    "½",
    "\udcff",
    "a=b",
    ",",
    ":",
    "@",
    "..",
    "[/x]",
    "\0",
)


@pytest.fixture(autouse=True)
def _no_server_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that another test left running in this process logs to the same stream as the commands here."""
    monkeypatch.setattr(logging.getLogger("parlour"), "disabled", True)


def run(arguments: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """In this process, which is much faster; an exception would be a traceback."""
    monkeypatch.chdir(folder)
    return main(arguments)


def options_of(name: str) -> list[str]:
    """All that take a value."""
    commands = next(action for action in parser()._actions if action.choices and name in action.choices)
    assert isinstance(commands.choices, dict)
    made = commands.choices[name]._actions
    return [action.option_strings[0] for action in made if action.option_strings and action.nargs != 0]


@pytest.mark.parametrize("command", ["simulate", "arena", "ladder", "balance", "play", "rules", "check", "verify"])
def test_nonsense_as_the_only_argument(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in NONSENSE:
        assert run([command, text], tmp_path, monkeypatch) in (1, 2), text
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["simulate", "arena", "ladder", "balance"])
def test_nonsense_in_every_option_of_the_lab(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = [] if command == "simulate" else ["--bots", "random,greedy"]
    usual = [command, GAME.name, "--games", "1", "--workers", "1", *bots]
    for option in options_of(command):
        for text in NONSENSE:
            if option != "--cluster":
                assert run([*usual, f"{option}={text}"], tmp_path, monkeypatch) in (0, 1, 2), (option, text)
                assert len(capsys.readouterr().err.strip().splitlines()) <= 1, (option, text)


def test_nonsense_in_every_option_of_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    for option in options_of("play"):
        for text in NONSENSE:
            assert run(["play", GAME.name, f"{option}={text}"], tmp_path, monkeypatch) in (0, 1, 2), (option, text)
    assert "Traceback" not in capsys.readouterr().err


def test_every_command_is_fuzzed_here_or_has_nothing_to_fuzz() -> None:
    names = set(COMMANDS)
    fuzzed = {"simulate", "arena", "ladder", "balance", "play", "rules"}
    unfuzzed = {"check", "league", "train", "review", "puzzles", "verify", "games", "serve"}
    assert names == fuzzed | unfuzzed | {"learn", "new-game", "conform", "compile"}


@pytest.mark.parametrize(
    "bot",
    ["search:" + "9" * 30, "search:" + "9" * 5000, "expert@" + "9" * 30, "python:..x:y", "net:nobody", "net:no.toml"],
)
def test_bots_that_cannot_be(bot: str) -> None:
    assert_one_clear_line(parlour("simulate", GAME.name, "--games", "1", "--bots", bot))


def test_a_python_bot_whose_module_breaks_on_import(tmp_path: Path) -> None:
    for number, text in enumerate(["1/0", "def", "raise SystemExit('bye')"]):
        (tmp_path / f"bot{number}.py").write_text(text)
        done = parlour("simulate", GAME.name, "--games", "1", "--bots", f"python:bot{number}:choose", cwd=tmp_path)
        assert_one_clear_line(done, f"bot{number}")


# Files


@pytest.mark.parametrize("content", [b"\xff\xfe\0\x80" * 99, b"{}\n", b"", b"[" * 100_000, b'{"game": 1}'])
def test_a_file_that_is_something_else_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    names = ["arena", GAME.name, "--games", "1", "--bots", "random,greedy", "--workers", "1", "--save", "file"]
    if content:  # an empty file can become a file of results
        assert_one_clear_line(parlour(*names, cwd=tmp_path), "file")
    assert_one_clear_line(parlour("ladder", "--check", "file", cwd=tmp_path), "file")
    assert_one_clear_line(parlour("verify", "file", cwd=tmp_path), "file")
    assert_one_clear_line(parlour("simulate", GAME.name, "--cards", "file", cwd=tmp_path))
    assert parlour("check", "file", cwd=tmp_path).returncode == 1
    assert path.read_bytes() == content


def test_results_that_somebody_edited_are_refused(tmp_path: Path) -> None:
    arguments = ["arena", GAME.name, "--games", "2", "--bots", "random,greedy", "--workers", "1", "--save", "deals"]
    assert parlour(*arguments, cwd=tmp_path).returncode == 0
    path = tmp_path / "deals"
    for line in ('{"job":0,"result":5}', "nonsense", '{"job":[],"result":[]}', "5"):
        whole = path.read_text()
        path.write_text(f"{whole}{line}\n")
        assert_one_clear_line(parlour(*arguments, cwd=tmp_path), "deals:4")
        path.write_text(whole)


def test_a_record_with_numbers_beyond_reason(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert parlour("simulate", GAME.name, "--games", "1", "--records", str(folder)).returncode == 0
    (path,) = folder.iterdir()
    lines = path.read_text().splitlines()
    redeal = json.dumps({"type": "redeal", "seat": 0, "seed": 10**50})
    for wrong in ([*lines[:3], redeal], [lines[0].replace('"players":', '"players":9999999999999999999999')]):
        path.write_text("\n".join(wrong) + "\n")
        done = parlour("check", str(path))
        assert done.returncode == 1
        assert "Traceback" not in done.stderr


def test_the_page_of_balance_cannot_have_the_name_of_its_figures(tmp_path: Path) -> None:
    done = parlour("balance", GAME.name, "--games", "1", "--bots", "random", "--out", "x.json", cwd=tmp_path)
    assert_one_clear_line(done, "x.json", "x.html")
    assert list(tmp_path.iterdir()) == []
    done = parlour("balance", GAME.name, "--games", "1", "--bots", "random", "--out", "x.part", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.json", "x.part"]


def test_two_that_save_to_one_file_do_not_mix(tmp_path: Path) -> None:
    saved = tmp_path / "deals"
    arguments = ["arena", GAME.name, "--bots", "normal,random", "--games", "100000", "--workers", "1"]
    with subprocess.Popen([*COMMAND, *arguments, "--save", str(saved)], stderr=subprocess.DEVNULL) as first:
        while not saved.exists() or saved.read_text().count("\n") < 2:
            assert first.poll() is None
        assert_one_clear_line(parlour(*arguments, "--save", str(saved)), "in use")
        first.kill()
    again = parlour("arena", GAME.name, "--bots", "normal,random", "--games", "2", "--save", str(saved))
    assert again.returncode == 0, again.stderr


# Streams

PRINTING = [
    ["--help"], ["--version"], ["games"], ["rules", GAME.name],
    ["simulate", GAME.name, "--games", "2", "--workers", "1"],
    ["simulate", GAME.name, "--games", "2", "--json", "--workers", "1"],
    ["arena", GAME.name, "--games", "1", "--bots", "random,greedy", "--workers", "1"],
]  # fmt: skip
each_printing = pytest.mark.parametrize("arguments", PRINTING, ids=lambda words: " ".join(words[:1]))
buffered = pytest.mark.parametrize("unbuffered", ["", "1"])


@each_printing
@buffered
def test_output_to_a_full_disk(arguments: list[str], unbuffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=env
        )
    assert_one_clear_line(done, "No space left")


@each_printing
def test_output_that_is_closed(arguments: list[str], tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    words = " ".join(f"'{word}'" for word in [*COMMAND, *arguments])
    done = subprocess.run(f"{words} >&- 2>{errors}", shell=True, check=False)
    assert done.returncode == 1
    assert errors.read_text().count("\n") == 1


@each_printing
@buffered
def test_nobody_reads_to_the_end(arguments: list[str], unbuffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, *arguments], stdout=write, stderr=subprocess.PIPE, text=True, check=False, env=env)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


@each_printing
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_output_of_another_encoding(arguments: list[str], encoding: str) -> None:
    env = os.environ | {"PYTHONIOENCODING": encoding}
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, check=False, env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


def test_play_reads_and_writes_another_encoding() -> None:
    command = [*COMMAND, "play", GAME.name, "--bots", "random"]
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        command, input=b"\xff\xe4\n" + b"9" * 5000 + b"\nsave .\nquit\n", capture_output=True, check=False, env=env
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_all_streams_closed() -> None:
    words = " ".join(f"'{word}'" for word in [*COMMAND, "play", GAME.name])
    assert subprocess.run(f"{words} <&- >&- 2>&-", shell=True, check=False).returncode == 1
