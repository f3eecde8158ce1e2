"""Bots from outside: whatever they answer, the match goes on, and what went wrong is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.bots import local, outside
from parlour.bots.base import Bot, Generator
from parlour.bots.outside import Function, Outside
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.lab import arena
from parlour.lab.arena import Contest
from parlour.lab.simulate import Series, play_out, simulate
from parlour.lab.workers import Crew

GAME = min(registry.games().values(), key=lambda game: (len(game.options), game.name))  # the plainest
PLAYERS = GAME.seats[0]
EXAMPLES = Path(__file__).parent.parent.parent / "examples"

Programs = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Programs:
    """Writes a bot and gives its name; the code finds the request in `request`."""

    def write(body: str, name: str = "bot.py", limit: str = "") -> str:
        lines = ["import json, os, sys, time", "for line in sys.stdin:", "    request = json.loads(line)"]
        path = tmp_path / name
        path.write_text("\n".join([*lines, *(f"    {line}" for line in body.split("\n"))]) + "\n")
        return f"program{limit}:{path}"

    return write


def whole_match(name: str) -> tuple[Match, list[str]]:
    match = Match(GAME, PLAYERS, chance=Seeded(3))
    names = [name, *["random"] * (PLAYERS - 1)]
    with local.seated(names, [Generator(5)] * PLAYERS) as players:
        play_out(match, players)
        return match, local.faults(players)


def moves(match: Match) -> list[str]:
    return [decision.move for decision in match.record.decisions]


def test_a_program_plays_a_whole_match(program: Programs) -> None:
    match, faults = whole_match(program("print(request['legal'][-1], flush=True)"))
    assert match.over
    assert faults == []


def test_an_answer_may_be_written_with_any_case_and_spaces(program: Programs) -> None:
    plain, _ = whole_match(program("print(request['legal'][-1], flush=True)"))
    loose, faults = whole_match(program("print('  ' + request['legal'][-1].upper() + ' ', flush=True)"))
    assert faults == []
    assert moves(loose) == moves(plain)


def test_a_request_holds_what_the_seat_sees_and_nothing_else() -> None:
    match = Match(GAME, PLAYERS, chance=Seeded(3))
    seen: list[dict[str, Any]] = []

    def choose(request: dict[str, Any]) -> str:
        seen.append(request)
        return str(request["legal"][0])

    Outside("me", Function(choose), Generator(0)).choose(match.position())
    assert match.seat is not None
    assert seen[0]["view"] == match.view(match.seat).to_dict()
    assert seen[0]["legal"] == match.legal()
    assert set(seen[0]) == {"decision", "game", "players", "seat", "seconds", "random", "legal", "view"}


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("print('fold everything', flush=True)", "'fold everything', which is no legal move"),
        ("print(flush=True)", "'', which is no legal move"),
        ("sys.stdout.buffer.write(b'\\xff\\x00\\n'); sys.stdout.flush()", "which is no legal move"),
        ("raise KeyError('lost')", "ended with status 1: KeyError: 'lost'"),
        ("sys.exit(3)", "ended with status 3"),
        ("os.kill(os.getpid(), 9)", "ended with status -9"),
        ("print('x' * 100000, flush=True)", "a line without an end"),
        ("time.sleep(60)", "no answer within 0.1 s"),
        ("os.close(0); os.close(1); time.sleep(60)", "closed its output"),
    ],
)
def test_a_wrong_answer_is_told_and_replaced(
    program: Programs, body: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "START_SECONDS", 0.3)
    patience = "@0.1" if "within" in complaint else "@20"
    monkeypatch.setattr(outside, "MOST_STARTS", 2)
    match, faults = whole_match(program(body).replace("program", f"program{patience}", 1))
    assert match.over
    assert complaint in faults[0]
    assert len(faults) == sum(decision.seat == 0 for decision in match.record.decisions)


def test_a_program_that_broke_down_is_started_again_and_told_why(program: Programs, tmp_path: Path) -> None:
    told = tmp_path / "told"
    body = f"""if request['decision'] == 2: sys.exit(7)
if 'fault' in request: open({str(told)!r}, 'a').write(request['fault'])
print(request['legal'][0], flush=True)"""
    _, faults = whole_match(program(body))
    assert len(faults) == 1
    assert "status 7" in told.read_text()


def test_a_program_that_keeps_breaking_down_is_given_up(program: Programs) -> None:
    _, faults = whole_match(program("sys.exit(1)"))
    assert sum("ended" in fault for fault in faults) == outside.MOST_STARTS
    assert "not started again" in faults[-1]


def test_a_program_that_says_too_much_once_does_not_answer_late_ever_after(program: Programs) -> None:
    body = """if request['decision'] == 1: print('Welcome!', flush=True)
print(request['legal'][0], flush=True)"""
    _, faults = whole_match(program(body))
    assert "'Welcome!', which is no legal move" in faults[0]
    assert len(faults) == 1


def test_a_program_and_what_it_started_end_with_the_match(program: Programs, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""import subprocess
child = subprocess.Popen(['sleep', '1000'])
open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} ')
print(request['legal'][0], flush=True)"""
    whole_match(program(body))
    for pid in map(int, pids.read_text().split()):
        assert is_gone(pid)


def test_who_hears_a_signal_while_a_program_starts_knows_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    echo, known = outside.Program([sys.executable, "-c", "print(input())"]), []
    before = signal.signal(signal.SIGTERM, lambda *_: known.append(echo.running))
    try:
        assert echo.ask({}) == "{}"
    finally:
        signal.signal(signal.SIGTERM, before)
        echo.close()
    assert [running is not None for running in known] == [True]


def is_gone(pid: int) -> bool:
    for _ in range(1200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{pid}/stat")
        if status.exists() and ") Z " in status.read_text():  # dead; somebody else has yet to notice
            return True
        time.sleep(0.05)
    return False


WRONG_FUNCTIONS = [
    (lambda request: 1 / 0, "raised ZeroDivisionError"),
    (lambda request: 7, "answered 7, which is no text"),
    (lambda request: "nothing", "no legal move"),
    (lambda request: sys.exit(1), "raised SystemExit"),
    (lambda request: time.sleep(5), "no answer within 0.05 s"),
]


@pytest.mark.parametrize(("function", "complaint"), WRONG_FUNCTIONS)
def test_a_function_that_fails_is_told_and_replaced(function: Any, complaint: str) -> None:
    match = Match(GAME, PLAYERS, chance=Seeded(3))
    bot = Outside("mine", Function(function, seconds=0.05 if "within" in complaint else 20), Generator(0))
    others: list[Bot] = [bot] * PLAYERS
    play_out(match, others)
    assert complaint in bot.faults[0]
    if "within" in complaint:
        assert "still busy" in bot.faults[1]


def test_replaced_moves_are_the_same_again_for_the_same_seed(program: Programs) -> None:
    name = program("print('nonsense', flush=True)")
    assert moves(whole_match(name)[0]) == moves(whole_match(name)[0])


def test_simulate_and_arena_count_the_faults(program: Programs) -> None:
    name = program("print('nonsense', flush=True)")
    series = Series(GAME.name, PLAYERS, games=2, bots=(name, *["random"] * (PLAYERS - 1)))
    assert simulate(series).faults.total() > 0
    results = arena.run(Contest(GAME.name, PLAYERS, (name, "random"), deals=1), Crew(2))
    assert arena.count_faults(results).total() > 0


@pytest.mark.parametrize(
    "name",
    [
        f"program:{EXAMPLES / 'highest_card.py'}",
        f"program:{EXAMPLES / 'first_move.sh'}",
        "python:examples.least_choice:choose",
    ],
)
def test_the_examples_play_without_a_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES.parent)
    match, faults = whole_match(name)
    assert match.over
    assert faults == []


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("program:", "which"),
        ("program:./no_such_bot.py", "no program"),
        ("program:no-such-command", "no program"),
        ("program@soon:./bot.py", "seconds"),
        ("program:'", "No closing quotation"),
        ("python:json", "which"),
        ("python:no_such_module:choose", "no_such_module"),
        ("python:json:no_such_function", "no function"),
        ("normal@often", "iterations"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_at_once(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        local.make(name, Generator(0))


def test_strangers_cannot_name_programs() -> None:
    from parlour import bots
    from parlour.server.jobs.bot_pool import check_bot

    for name in ("program:ls", "python:os:getcwd", "expert@1000000"):
        with pytest.raises(BadSetup):
            bots.make(name, Generator(0))
        with pytest.raises(BadSetup):
            check_bot(name)
