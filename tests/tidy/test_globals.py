"""A match owns all it uses: no module of engine, games and bots keeps anything that changes."""

from __future__ import annotations

import ast
import copy
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.tidy.test_tidy import PACKAGE, sources

from parlour import bots
from parlour.bots.base import Generator
from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.state import is_compiled
from parlour.testing import TestSetup

AREAS = ("engine", "games", "bots")
CHANGING = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft"),
    *("remove", "reverse", "setdefault", "sort", "update"),
}
TABLES = (list, dict, set, bytearray)
Function = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def modules() -> list[Path]:
    return [path for area in AREAS for path in sources(PACKAGE / area)]


def module_names(tree: ast.Module) -> set[str]:
    """What the module itself binds, or imports from us: all of it lives as long as the process."""
    bound: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("parlour"):
            bound |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            bound |= {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and is_stored(name)}
    return bound


def is_stored(node: ast.AST) -> bool:
    return isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))


def own_names(function: ast.AST) -> set[str]:
    """Arguments, and what is assigned without `global`."""
    names = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    names |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and is_stored(node)}
    return names - {name for node in ast.walk(function) if isinstance(node, ast.Global) for name in node.names}


def changed(function: ast.AST) -> Iterator[str]:
    """The names at the root of whatever a function changes: `X` of `X.a[1] = 2` and of `X.append(1)`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Global):
            yield from node.names
        elif isinstance(node, (ast.Subscript, ast.Attribute)) and is_stored(node):
            yield root_of(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            whose = node.func.value
            is_module = isinstance(whose, ast.Name) and whose.id.islower()  # `table.add(…)` is a function of `table`
            yield "" if is_module else root_of(whose)


def root_of(node: ast.AST) -> str:
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def changes_of(text: str) -> list[str]:
    """What the functions of a module change that lives as long as the process."""
    tree = ast.parse(text)
    shared = module_names(tree)
    return [
        name
        for function in ast.walk(tree)
        if isinstance(function, Function)
        for name in changed(function)
        if name in shared - own_names(function)
    ]


def unbounded_caches(text: str) -> list[str]:
    """Caches that strangers could fill: a function with arguments and no largest size."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            marks = {ast.unparse(mark).removeprefix("functools.") for mark in node.decorator_list}
            boundless = marks & {"lru_cache(None)", "lru_cache(maxsize=None)"} or ("cache" in marks and node.args.args)
            found += [node.name] if boundless else []
    return found


def kept_by(module: Any, path: Path) -> dict[str, Any]:
    """What a module made of its own accord, and what its classes share among their instances."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {
        name.id
        for node in tree.body
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef))
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and is_stored(name)
    }
    kept = {name: vars(module)[name] for name in names if name in vars(module)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and isinstance(vars(module).get(node.name), type):
            shared = vars(vars(module)[node.name]).items()
            kept |= {f"{node.name}.{name}": value for name, value in shared if not name.startswith("_")}
    return kept


def imported(path: Path) -> Any:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return importlib.import_module(name.removesuffix(".__init__"))


def is_made_to_change(value: Any) -> bool:
    """An empty table waits to be filled; an instance of a class of ours that is not frozen can be written to."""
    if isinstance(value, TABLES):
        return not value
    ours = type(value).__module__.startswith("parlour.")
    frozen = getattr(getattr(type(value), "__dataclass_params__", None), "frozen", False)
    return ours and not frozen and not is_frozen_struct(value)


def is_frozen_struct(value: Any) -> bool:
    return bool(getattr(getattr(type(value), "__struct_config__", None), "frozen", False))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_function_changes_what_its_module_keeps(path: Path) -> None:
    assert changes_of(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_cache_grows_without_bound(path: Path) -> None:
    assert unbounded_caches(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_keeps_what_is_made_to_change(path: Path) -> None:
    assert [name for name, value in kept_by(imported(path), path).items() if is_made_to_change(value)] == []


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)
def test_a_match_leaves_every_table_of_every_module_as_it_was(game: Game) -> None:
    """Compiled tables are C's and cannot be looked at; their source is the same."""
    before = tables()
    match = TestSetup(game, game.seats[0]).match(4)
    players = [bots.make(name, Generator(1)) for name in ("search:8", *["greedy", "random"] * 10)]
    for player in players:
        if match.seat is not None:
            match.view(match.seat)
            match.events(match.seat)
            match.play(player.choose(match.position()))
    assert tables() == before
    assert is_compiled() or any(name.endswith("rules") or ".rules." in name for name, _ in before)


def tables() -> dict[tuple[str, str], Any]:
    names = [name for name in sys.modules if name.startswith(tuple(f"parlour.{area}" for area in AREAS))]
    return {
        (name, key): copy.deepcopy(value)
        for name in names
        for key, value in list(vars(sys.modules[name]).items())
        if isinstance(value, TABLES) and not key.startswith("__") and ".tests" not in name
    }


# The laws find out who breaks them


@pytest.mark.parametrize(
    "planted",
    [
        "NOTES = [1]\ndef note(x):\n    NOTES.append(x)",
        "SEEN: dict[int, int] = {1: 1}\ndef see(x):\n    SEEN[x] = x",
        "COUNT = 0\ndef count():\n    global COUNT\n    COUNT += 1",
        "SCRATCH = Moves()\nclass State:\n    def legal(self):\n        SCRATCH.count = 1",
        "from parlour.engine import state\ndef forget():\n    state.NOTES.clear()",
        "from parlour.engine.state import NOTES\ndef forget():\n    del NOTES[:]",
    ],
)
def test_a_planted_global_is_found(planted: str) -> None:
    assert changes_of(planted) != []


@pytest.mark.parametrize(
    "innocent",
    [
        "FACTS = [1]\ndef facts(extra):\n    own = FACTS[:]\n    own.append(extra)\n    return own",
        "NOTES = (1,)\ndef fill(NOTES):\n    NOTES.append(1)",
        "class State:\n    def note(self, x):\n        self.notes.append(x)",
    ],
)
def test_what_belongs_to_somebody_is_left_alone(innocent: str) -> None:
    assert changes_of(innocent) == []


def test_a_planted_cache_without_bound_is_found() -> None:
    assert unbounded_caches("@cache\ndef face(name):\n    return name") == ["face"]
    assert unbounded_caches("@lru_cache(maxsize=None)\ndef face(name):\n    return name") == ["face"]
    assert unbounded_caches("@cache\ndef games():\n    return 1\n@lru_cache(9)\ndef face(name):\n    return 1") == []


def test_a_planted_table_to_be_filled_is_found() -> None:
    from parlour.engine.state import Moves
    from parlour.engine.vocabulary import SEAT

    assert all(map(is_made_to_change, ([], {}, set(), Moves())))
    assert not any(map(is_made_to_change, ([1], SEAT, "", 7, ())))
