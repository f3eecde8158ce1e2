"""The compile step, on a package of its own."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.interrupts import hear_ctrl_c
from tests.tools.small import ROOT, WITH_NATIVE, WITH_SCRATCH, Small

from parlour_compile import worker
from parlour_compile.worker import Job

USUAL = str(sysconfig.get_config_var("CC") or "cc").partition(" ")[0]  # by another name it would be another compiler
COMPILER = next(filter(None, map(shutil.which, (USUAL, "cc", "gcc", "clang"))), None)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler here")
PURE = {"PARLOUR_PURE": "1"}
PLAY = """
from parlour.games.tiny.rules import trick
from parlour.games.tiny.state import Tiny
tiny = Tiny()
print(trick.run(tiny), tiny.share, list(tiny.parts), tiny.done, tiny.seat, list(tiny.totals), list(tiny.hands))
print([list(row) for row in tiny.played], [list(row) for row in tiny.words], trick.product(tiny, 100))
"""
LOOK = """
from parlour.games.tiny.play import Play
from parlour.games.tiny.rules import scratch, table, trick
play = Play()
trick.run(play)
print(scratch.look(play, 1), scratch.look(play, 1), table.held(play, 1), play.looks)
"""
TINY = "parlour.games.tiny"
HEAD = "from __future__ import annotations\n\n\n"
LIFE = "from parlour.games.tiny.rules import trick; print(trick.__file__.endswith('.py'))"


@pytest.fixture
def fresh(tmp_path: Path) -> Small:
    """Nothing of it is compiled yet, which takes long."""
    return Small(tmp_path).write()


@pytest.fixture
def small(fresh: Small) -> Small:
    """Compiled, but for what a test changes; nothing is in its place yet."""
    return fresh.start_from_kept() if COMPILER else fresh


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Small:
    """All in its place, for the tests that change nothing."""
    small = Small(tmp_path_factory.mktemp("built")).write().start_from_kept()
    assert small.compile().returncode == 0
    return small


def counting(small: Small, wait_seconds: int = 0) -> Path:
    """Lets every run of the C compiler that compiles write a line, and take its time."""
    log, script = small.folder / "runs.txt", small.folder / "cc"
    noted = f'echo "$*" >> {log}; sleep {wait_seconds}'
    script.write_text(f'#!/bin/sh\ncase "$*" in *.c" "*|*.c) {noted};; esac\nexec {COMPILER} "$@"\n')
    script.chmod(0o755)
    small.settings |= {"CC": str(script), "LDSHARED": f"{script} -shared", "CCACHE_DISABLE": "1"}
    return log


def runs(log: Path) -> list[str]:
    """The modules that the C compiler was given."""
    lines = log.read_text().splitlines() if log.exists() else []
    return sorted(Path(word).stem for line in lines for word in line.split() if word.endswith(".c"))


@needs_compiler
def test_rules_play_the_same_compiled_and_not(built: Small) -> None:
    assert built.compiled() == {"state", "trick", "turn"}
    assert built.run(LIFE) == "False\n"
    assert built.run(LIFE, **PURE) == "True\n"
    played = built.run(PLAY)
    assert played == built.run(PLAY, **PURE)
    assert "1000000000000" in played  # facts are 64 bits wide
    assert "[[3, 2, 1], [2, 2, 1]]" in played


@needs_compiler
def test_rules_may_take_the_class_that_calls_them_and_share_small_functions_of_the_state(small: Small) -> None:
    for name, text in WITH_SCRATCH.items():
        small.put(name, text)
    done = small.compile()
    assert done.returncode == 0, done.stderr
    assert small.compiled() == {"play", "scratch", "state", "trick", "turn"}
    assert small.run(LOOK) == small.run(LOOK, **PURE) == "3 6 2 6\n"


@needs_compiler
@pytest.mark.parametrize("life", [(), ("--checked",)])
def test_c_by_hand_is_included_where_its_stand_in_is_imported(small: Small, life: tuple[str, ...]) -> None:
    """The C here does something else than its stand-in, so that it is seen which of them runs."""
    for name, text in WITH_NATIVE.items():
        small.put(name, text)
    done = small.start_from_kept(*life).compile(*life)
    assert done.returncode == 0, done.stderr
    assert small.compiled() == {"haste", "state", "trick", "turn"}
    double = "from parlour.games.tiny.haste import haste; print(haste([1, 2]))"
    assert small.run(double) == "[1, 2, 1, 2]\n"
    assert small.run(double, **PURE) == "[2, 4]\n"


@needs_compiler
def test_only_the_functions_in_all_are_seen_by_python(built: Small) -> None:
    seen = "from parlour.games.tiny.rules import trick; print(hasattr(trick, 'run'), hasattr(trick, 'play_card'))"
    assert built.run(seen) == "True False\n"
    assert built.run(seen.replace("hasattr(trick, 'run')", "trick.product.__doc__")).startswith("Wider than 32 bits.")


@needs_compiler
def test_python_cannot_pass_nothing_for_a_state(built: Small) -> None:
    assert built.run("from parlour.games.tiny.rules import trick; trick.run(None)") == (
        "1: ['TypeError: run: s is None']"
    )


@needs_compiler
def test_facts_that_changed_after_compiling_are_noticed(small: Small) -> None:
    assert small.compile().returncode == 0
    small.change("cards.py", "[[1, 2, 3]", "[[1, 2, 4]")
    said = small.run(PLAY)
    assert "parlour.games.tiny.cards has changed since parlour.games.tiny.state was compiled" in said
    assert small.compile().returncode == 0
    assert small.run(PLAY) == small.run(PLAY, **PURE)


@needs_compiler
def test_each_module_is_compiled_once_and_again_only_when_it_changed(fresh: Small) -> None:
    log = counting(fresh)
    assert fresh.compile().returncode == 0
    assert runs(log) == ["state", "trick", "turn"]
    assert fresh.compile().stdout == ""
    fresh.change("rules/turn.py", "s.round += 1", "s.round = s.round + 1")
    assert fresh.compile().returncode == 0
    assert runs(log) == ["state", "trick", "turn", "turn"]
    fresh.change("state.py", "self.seat = 0", "self.seat = 0\n        self.more = 0")  # all rest on its layout
    assert fresh.compile().returncode == 0
    assert runs(log)[:2] == ["state", "state"]
    assert len(runs(log)) == 7


@needs_compiler
def test_a_module_that_is_compiled_no_more_leaves_nothing_behind(small: Small) -> None:
    small.compile()
    small.change("rules/turn.py", "from __future__", "# compiled: no\nfrom __future__")
    small.change("rules/trick.py", "from __future__", "# compiled: no\nfrom __future__")
    assert small.compile().returncode == 0
    assert small.compiled() == {"state"}


@needs_compiler
def test_a_module_may_become_a_package_of_the_same_name(small: Small) -> None:
    small.put("rules/answers.py", f"{HEAD}class Answers:\n    def __init__(self) -> None:\n        self.best = 0\n")
    small.put("strategy.py", f"{HEAD}from {TINY}.rules.answers import Answers\n\n\nclass Best(Answers):\n    pass\n")
    assert small.compile().returncode == 0
    (small.game / "strategy.py").unlink()
    small.put("rules/answers.py", f"{HEAD}def best(seat: int) -> int:\n    return seat\n")
    small.put("strategy/__init__.py", "")
    small.put("strategy/worth.py", f"{HEAD}def worth(seat: int) -> int:\n    return seat\n")
    advice = f"from {TINY}.strategy import worth\n\n\ndef advise(seat: int) -> int:\n    return worth.worth(seat)\n"
    small.put("strategy/advice.py", HEAD + advice)
    done = small.compile()
    assert done.returncode == 0, done.stderr
    assert small.compiled() == {"state", "trick", "turn", "answers", "worth", "advice"}


@needs_compiler
def test_stopped_at_any_moment_it_goes_on_where_it_was(fresh: Small) -> None:
    log = counting(fresh, wait_seconds=2)  # however busy the machine is, there is a moment in between
    command = fresh.command("--jobs", "1")
    process = subprocess.Popen(
        command, cwd=fresh.folder, env=fresh.environment, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    )
    stamps = fresh.folder / "build"
    while process.poll() is None and not list(stamps.rglob("digests/*")):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    said = process.communicate()[1]
    done = {path.name.rpartition(".")[2] for path in stamps.rglob("digests/*") if path.suffix != ".new"}
    assert process.returncode == 1
    assert "goes on from here" in said
    assert 1 <= len(done) < 3
    assert fresh.compiled() == set()
    before = len(runs(log))
    assert fresh.compile().returncode == 0
    assert set(runs(log)) == {"state", "trick", "turn"}
    assert all(runs(log).count(name) == 1 for name in done)
    assert len(runs(log)) - before == 3 - len(done)
    assert fresh.compiled() == {"state", "trick", "turn"}


@needs_compiler
def test_two_at_once_do_the_work_once(small: Small) -> None:
    small.change("rules/turn.py", "s.round += 1", "s.round = s.round + 1")
    small.change("rules/trick.py", "card + 1", "1 + card")
    log = counting(small)
    both = [
        subprocess.Popen(small.command(), cwd=small.folder, env=small.environment, stdout=subprocess.DEVNULL)
        for _ in range(2)
    ]
    assert [process.wait() for process in both] == [0, 0]
    assert runs(log) == ["trick", "turn"]


def test_modules_of_one_package_note_at_the_same_time_that_they_are_compiled(tmp_path: Path) -> None:
    def note_often(name: str) -> str:
        stamp = tmp_path / f"tiny.rules.{name}"
        for number in range(300):
            worker.note(Job(stamp.name, tmp_path, tmp_path, tmp_path, stamp, f"{name} {number}", {}, [], []))
        return stamp.read_text(encoding="utf-8")

    names = ["deal", "trick", "turn", "end"]
    with ThreadPoolExecutor(len(names)) as pool:
        assert list(pool.map(note_often, names)) == [f"{name} 299" for name in names]


@needs_compiler
def test_staged_modules_are_not_beside_their_sources(small: Small) -> None:
    small.change("rules/turn.py", "s.round += 1", "s.round = s.round + 1")
    assert small.compile("--stage").returncode == 0
    assert small.compiled() == set()
    assert small.compile("--settle").returncode == 0
    assert small.compiled() == {"state", "trick", "turn"}


@needs_compiler
def test_before_a_start_all_modules_are_compiled_or_none(small: Small) -> None:
    small.compile()
    small.change("rules/turn.py", "s.round += 1", "s.round = s.round + 1")
    assert small.compile("--settle").returncode == 3
    assert small.compiled() == set()
    assert small.run(PLAY) == small.run(PLAY, **PURE)


def test_a_function_that_cannot_be_c_is_told_in_one_line(small: Small) -> None:
    small.change("rules/turn.py", "def end_round(s: Tiny)", "def end_round(s: Tiny, card)")
    small.change("rules/trick.py", "turn.end_round(s)", "turn.end_round(s, 1)\n        turn.end_round(s, 2)")
    done = small.compile()
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == [
        "src/parlour/games/tiny/rules/turn.py:7 end_round: parameter card has no type (called in C at trick.py:15)"
    ]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("card + 1", "card + (1 << s.seat)", "play_card: `1 << s.seat` is 32 bits wide in C"),
        ("card + 1", "card + 5000000000", "play_card: 5000000000 is too wide for C's int: give it a name"),
        ("s.hands[s.seat] = card", "cards.text(card)", "cards.py:21 text: it is not compiled"),
        ("import turn", "import turn\nfrom parlour.games.tiny.rules.turn import end_round", "import the module"),
        ('"product", "run"', '"row_sum"', "row_sum: Python cannot pass the array row"),
        ("count: int) -> int", "count: int = 3) -> int", "row_sum: parameter count has a default"),
        ("count: int) -> int", "count: list[int]) -> int", "row_sum: parameter count is list[int], which C does not"),
        ("count: int) -> int", "count: int)", "row_sum: the result has no type"),
    ],
)
def test_what_c_would_do_otherwise_is_refused(small: Small, before: str, after: str, said: str) -> None:
    small.change("rules/trick.py", before, after)
    done = small.compile()
    assert done.returncode == 1
    assert said in done.stderr
    assert small.compiled() == set()


def test_a_field_without_a_c_type_is_refused(small: Small) -> None:
    small.change("state.py", "self.seat = 0", "self.seat = 0\n        self.names: list[str] = []")
    assert re.search(r"state\.py:\d+ Tiny\.names: a field is int, bool, float", small.compile().stderr)


@needs_compiler
def test_an_error_of_cython_is_loud_and_short(small: Small) -> None:
    small.change("rules/turn.py", "s.done = True", "s.done = print(s.round)")
    done = small.compile()
    assert done.returncode == 1
    assert "parlour.games.tiny.rules.turn was not compiled:" in done.stderr
    assert "rules/turn.py:11:" in done.stderr
    assert len(done.stderr.splitlines()) < 20


@needs_compiler
def test_an_error_of_the_c_compiler_is_loud(small: Small) -> None:
    script = small.folder / "cc"
    script.write_text(f'#!/bin/sh\ncase "$*" in *turn.c*) echo out of luck >&2; exit 1;; esac\nexec {COMPILER} "$@"\n')
    script.chmod(0o755)
    small.settings |= {"CC": str(script)}
    small.change("rules/turn.py", "s.round += 1", "s.round = s.round + 1")
    done = small.compile()
    assert done.returncode == 1
    assert "out of luck" in done.stderr
    assert small.compiled() == set()


def test_without_a_c_compiler_everything_works_as_it_is(small: Small) -> None:
    small.settings |= {"CC": "no-such-compiler"}
    done = small.compile()
    assert done.returncode == 0
    assert "everything works but slower: there is no C compiler (no-such-compiler)" in done.stdout
    assert small.run(PLAY).startswith("6 ")


@needs_compiler
def test_the_checked_life_ends_where_a_bound_is_passed(small: Small) -> None:
    small.change("rules/trick.py", "% 3)", "% 3 + s.round * 2)")
    assert small.start_from_kept("--checked").compile("--checked").returncode == 0
    assert small.run(PLAY) != small.run(PLAY, **PURE)
    assert "out of bounds" in small.run(PLAY)


@needs_compiler
def test_one_game_is_compiled_alone(small: Small) -> None:
    shutil.copytree(small.game, small.game.parent / "other")
    done = small.compile("--game", "tiny")
    assert done.returncode == 0
    assert {path.parent.name for path in small.source.rglob("*.so")} == {"tiny", "rules"}
    assert not list((small.game.parent / "other").rglob("*.so"))
    assert "there is no game none" in small.compile("--game", "none").stderr


BOARD = """
# compiled: yes
from __future__ import annotations
from parlour.engine.state import Grid, State, grid

__all__ = ["mark"]


class Board(State):
    def __init__(self) -> None:
        State.__init__(self, 2)
        self.played: Grid = grid(2, 3)


def mark(s: Board, row: int) -> None:
    s.played[row][2] = 7
"""
COPY = """
from parlour.games.tiny.board import Board, mark
first = Board()
second = first.copy()
mark(second, 1)
print([list(row) for row in first.played], [list(row) for row in second.copy().played])
"""


@needs_compiler
def test_copies_of_a_grid_share_no_row(tmp_path: Path) -> None:
    """The engine's state takes long to compile, so this is kept from one time to the next."""
    small = Small(tmp_path).write()
    engine, left_out = small.source / "parlour" / "engine", shutil.ignore_patterns("loops.*", "*.so", "*.c")
    shutil.copytree(ROOT / "src" / "parlour" / "engine", engine, dirs_exist_ok=True, ignore=left_out)
    small.put("board.py", BOARD)
    done = small.compile("--build", str(ROOT / "build" / "tested"))
    assert done.returncode == 0, done.stderr
    assert {"board", "state"} <= small.compiled()
    assert small.run(COPY) == small.run(COPY, **PURE) == "[[0, 0, 0], [0, 0, 0]] [[0, 0, 0], [0, 0, 7]]\n"
