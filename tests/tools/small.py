"""A package of a few modules, in the shape of a game, to compile in a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = ROOT / "src" / "parlour"
KEPT = ROOT / "build" / "tested" / "small"

CARDS = '''
"""Facts."""
from __future__ import annotations
from parlour.engine import native
from parlour.engine.facts import inlined

SEATS = 3
MANY = 100_000
HUGE = 2**62
HALF: float = 0.5
VALUES = [5, 7, 9]
PAYS = [[1, 2, 3], [10, 20, 30]]
TEXTS = ["a", "b"]


@inlined
def after(seat: int) -> int:
    """The next seat."""
    return native.lowest_bit(native.bit(seat + 1)) if seat + 1 < SEATS else 0


def text(seat: int) -> str:
    return TEXTS[seat]
'''
STATE = """
from __future__ import annotations
from parlour.games.tiny import cards

Bytes = Grid = WordGrid = Ints = Floats = list


def zeros(count: int) -> list[int]:
    return [0] * count


def float_zeros(count: int) -> list[float]:
    return [0.0] * count


def grid(rows: int, columns: int) -> list[list[int]]:
    return [[0] * columns for _ in range(rows)]


class Tiny:
    def __init__(self) -> None:
        self.round = 0
        self.seat = 0
        self.done: bool = False
        self.share: float = 0.0
        self.hands: Bytes = zeros(cards.SEATS)
        self.totals: Ints = zeros(cards.SEATS)
        self.played: Grid = grid(2, cards.SEATS)
        self.words: WordGrid = grid(2, cards.SEATS)
        self.parts: Floats = float_zeros(cards.SEATS)
"""
TRICK = '''
from __future__ import annotations
from parlour.games.tiny import cards
from parlour.games.tiny.rules import turn
from parlour.games.tiny.state import Bytes, Tiny

__all__ = ["product", "run"]


def play_card(s: Tiny, card: int) -> None:
    s.played[s.round][s.seat] = card + 1
    s.words[s.round][s.seat] = cards.PAYS[s.round][card]
    s.hands[s.seat] = card
    s.seat = cards.after(s.seat)
    if s.seat == 0:
        turn.end_round(s)


def product(s: Tiny, times: int) -> int:
    """Wider than 32 bits."""
    return cards.MANY * cards.MANY * times + cards.HUGE - cards.HUGE


def row_sum(row: Bytes, count: int) -> int:
    total = 0
    for i in range(count):
        total += row[i]
    return total


def run(s: Tiny) -> int:
    while not s.done:
        play_card(s, cards.VALUES[s.seat] % 3)
    row: Bytes = s.played[1]
    s.share = cards.HALF * row_sum(row, cards.SEATS)
    s.parts[1] = s.share / 4.0
    return row_sum(s.played[0], cards.SEATS)
'''
TURN = """
from __future__ import annotations
from parlour.games.tiny import cards
from parlour.games.tiny.rules import trick
from parlour.games.tiny.state import Tiny


def end_round(s: Tiny) -> None:
    for seat in range(cards.SEATS):
        s.totals[seat] += s.words[s.round][seat] * cards.MANY * cards.MANY
    if s.round == 1:
        s.done = True
    else:
        s.round += 1
        trick.play_card(s, 1)
"""
PLAY = """
from __future__ import annotations
from parlour.games.tiny.rules import scratch
from parlour.games.tiny.state import Tiny


class Play(Tiny):
    def __init__(self) -> None:
        Tiny.__init__(self)
        self.looks = 0

    def look(self, seat: int) -> int:
        return scratch.look(self, seat)
"""
SCRATCH = """
from __future__ import annotations
from parlour.games.tiny import play
from parlour.games.tiny.rules import table, trick

__all__ = ["look"]


def look(s: play.Play, seat: int) -> int:
    s.looks += 1 + table.held(s, seat)
    return s.looks + trick.product(s, 0)
"""
TABLE = """
# compiled: no
from __future__ import annotations
from parlour.engine.facts import inlined
from parlour.games.tiny.state import Tiny


@inlined
def held(s: Tiny, seat: int) -> int:
    return s.hands[seat] + s.round
"""
FAST = """
def doubled(numbers: list[int]) -> list[int]:
    return [2 * number for number in numbers]
"""
FAST_IN_C = '''
cdef extern from *:
    """
    static PyObject *doubled(PyObject *numbers) { return PySequence_InPlaceConcat(numbers, numbers); }
    """
    object doubled(object numbers)
'''
HASTE = """
# compiled: yes
from __future__ import annotations
from parlour.games.tiny import fast


def haste(numbers: list[int]) -> list[int]:
    return fast.doubled(numbers)
"""
FILES = {"cards.py": CARDS, "state.py": STATE, "rules/trick.py": TRICK, "rules/turn.py": TURN}
WITH_NATIVE = {"fast.py": FAST, "fast.pxd": FAST_IN_C, "haste.py": HASTE}
WITH_SCRATCH = {"play.py": PLAY, "rules/scratch.py": SCRATCH, "rules/table.py": TABLE}


@dataclass
class Small:
    """The package in a folder, and ways to compile and run it."""

    folder: Path
    settings: dict[str, str] = field(default_factory=dict)

    def write(self) -> Small:
        engine = self.source / "parlour" / "engine"
        engine.mkdir(parents=True)
        for name in ("native.py", "native.pxd", "facts.py"):
            shutil.copyfile(ENGINE / "engine" / name, engine / name)
        shutil.copyfile(ENGINE / "pure.py", self.source / "parlour" / "pure.py")
        start = (
            'import os\nif os.environ.get("PARLOUR_PURE"):\n    from parlour import pure\n    pure.prefer_sources()\n'
        )
        self.put("../../__init__.py", start)
        for name in ("../../engine/__init__.py", "../__init__.py", "__init__.py", "rules/__init__.py"):
            self.put(name, "")
        for name, text in FILES.items():
            self.put(name, text)
        return self

    def start_from_kept(self, *life: str) -> Small:
        """As if it had been compiled here, in that life, just as it was written."""
        shutil.copytree(compiled_once(*life), self.build, dirs_exist_ok=True)
        return self

    @property
    def source(self) -> Path:
        return self.folder / "src"

    @property
    def build(self) -> Path:
        return self.folder / "build"

    @property
    def game(self) -> Path:
        return self.source / "parlour" / "games" / "tiny"

    def put(self, name: str, text: str) -> None:
        path = Path(os.path.normpath(self.game / name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip(), encoding="utf-8")

    def change(self, name: str, before: str, after: str) -> None:
        """Python takes a file of the same size and second for the one that it has read."""
        path = self.game / name
        text, later = path.read_text(encoding="utf-8"), path.stat().st_mtime + 2
        assert before in text
        self.put(name, text.replace(before, after))
        os.utime(path, (later, later))

    def command(self, *arguments: str) -> list[str]:
        places = ["--source", str(self.source), "--build", str(self.build)]
        return [sys.executable, "-m", "parlour_compile", *places, *arguments]

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
        return kept | {"PYTHONPATH": str(ROOT)} | self.settings

    def compile(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments), cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )

    def compiled(self) -> set[str]:
        return {path.name.partition(".")[0] for path in self.source.rglob("*.so")}

    def run(self, code: str, **life: str) -> str:
        """What the code prints, or the last line of its error."""
        environment = self.environment | {"PYTHONPATH": str(self.source)} | life
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=self.folder, capture_output=True, text=True, check=False
        )
        return done.stdout if done.returncode == 0 else f"{done.returncode}: {done.stderr.strip().splitlines()[-1:]}"


@cache
def compiled_once(*life: str) -> Path:
    """By all who test, and kept from one time to the next."""
    kept = KEPT / "-".join(["build", *life])
    with TemporaryDirectory() as folder:
        done = Small(Path(folder)).write().compile("--build", str(kept), *life)
    assert done.returncode == 0, done.stderr
    return kept
