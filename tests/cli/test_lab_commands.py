"""The lab's commands as somebody types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.cli.shell import parlour
from tests.interrupts import hear_ctrl_c

from parlour.engine import puzzles, registry

GAME = min(registry.games().values(), key=lambda game: (len(game.options), game.name))
PLAYERS = str(GAME.seats[0])


def test_balance_writes_a_page_and_its_figures(tmp_path: Path) -> None:
    done = parlour("balance", GAME.name, "--players", PLAYERS, "--games", "4", "--bots", "random,greedy", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"{GAME.name}-balance.html", f"{GAME.name}-balance.json"]
    figures = json.loads((tmp_path / names[1]).read_text())
    assert figures["run"]["command"].startswith(f"parlour balance {GAME.name}")
    assert [strength["bot"] for strength in figures["strengths"]] == ["random", "greedy"]
    assert GAME.title in (tmp_path / names[0]).read_text()


def test_ladder_writes_a_file_that_check_confirms_or_doubts(tmp_path: Path) -> None:
    arguments = ("--players", PLAYERS, "--games", "3", "--bots", "random,normal,strong", "--iterations", "5")
    done = parlour("ladder", GAME.name, *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "strong@5" in done.stdout
    path = tmp_path / f"{GAME.name}-ladder.json"
    confirmed = parlour("ladder", "--check", path.name, "--games", "2", cwd=tmp_path)
    assert (confirmed.returncode, confirmed.stderr) == (0, "")
    assert "holds: 2 of 3" in confirmed.stdout
    data = json.loads(path.read_text())
    data["tables"][0]["deals"][0][3] = "another"
    path.write_text(json.dumps(data | {"parlour": "0.0.1"}))
    doubted = parlour("ladder", "--check", path.name, cwd=tmp_path)
    assert doubted.returncode == 1
    assert "random against normal@5: deal 0" in doubted.stdout
    assert "made by parlour 0.0.1" in doubted.stderr


def test_puzzles_with_other_options_do_not_come_into_one_file(tmp_path: Path) -> None:
    game = next(game for game in registry.games().values() if game.options)
    option = game.options[0]
    chosen = f"{option.name}={str(option.samples[-1]).lower()}"
    assert option.read(str(option.samples[-1])) != option.default
    (tmp_path / "file").write_text(puzzles.text(puzzles.Header(game.name, game.version, "some command"), []))
    words = ("puzzles", game.name, "--option", chosen, "--keep", "--out", "file")
    assert "other options: some command" in parlour(*words, cwd=tmp_path).stderr


def test_ladder_says_what_is_missing(tmp_path: Path) -> None:
    assert "which game" in parlour("ladder", cwd=tmp_path).stderr
    assert "do not go together" in parlour("ladder", GAME.name, "--clock", "--iterations", "5", cwd=tmp_path).stderr
    assert "unknown bot" in parlour("ladder", GAME.name, "--bots", "a,b", cwd=tmp_path).stderr
    assert list(tmp_path.iterdir()) == []


def test_a_program_sits_at_the_terminal_table(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import sys\nfor line in sys.stdin:\n    print('nonsense', flush=True)\n")
    arguments = ("--players", PLAYERS, "--seat", "1", "--seed", "1", "--bots", "program:./bot.py")
    done = parlour("play", GAME.name, *arguments, input="quit\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "which is no legal move" in done.stdout.replace("\n", " ")


def test_ctrl_c_ends_arena_and_its_workers_at_once_and_it_goes_on_later(tmp_path: Path) -> None:
    saved = tmp_path / "deals.jsonl"
    arguments = ["arena", GAME.name, "--bots", "normal,random", "--games", "100000", "--workers", "2"]
    command = [sys.executable, "-m", "parlour", *arguments, "--save", str(saved)]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c, start_new_session=True
    ) as process:
        while not saved.exists() or saved.read_text().count("\n") < 3:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert is_empty(process.pid)
    kept = saved.read_text().count("\n") - 1
    again = parlour("arena", GAME.name, "--bots", "normal,random", "--games", "5", "--save", str(saved), cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert saved.read_text().count("\n") - 1 >= max(kept, 5)


def test_ctrl_c_ends_programs_that_do_not_end_by_themselves(tmp_path: Path) -> None:
    program = tmp_path / "stubborn.py"
    lines = ["import json, os, sys, time", "open(f'{os.getpid()}.pid', 'w')", "for line in sys.stdin:"]
    lines += ["    print(json.loads(line)['legal'][0], flush=True)", "time.sleep(1000)"]
    program.write_text("\n".join(lines))
    arguments = ["arena", GAME.name, "--bots", f"program:{program},random", "--games", "1000", "--workers", "2"]
    command = [sys.executable, "-m", "parlour", *arguments]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c, start_new_session=True, cwd=tmp_path
    ) as process:
        while len(list(tmp_path.glob("*.pid"))) < 4:  # by now both workers wait for programs to end
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert is_empty(process.pid)
    assert all(is_empty(int(path.stem)) for path in tmp_path.glob("*.pid"))


def is_empty(group: int) -> bool:
    """Nobody of the process group is left, after a moment."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
