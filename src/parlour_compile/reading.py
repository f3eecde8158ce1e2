"""A module as the compile step sees it: what it defines, what it imports, and which of its functions can be C."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from parlour_compile.project import BY_HAND

SIMPLE = {"int": "long long", "bool": "bint", "float": "double", "None": "void"}
ARRAYS = {"Bytes": "native.byte_t", "Words": "native.word_t", "Ints": "long long", "Floats": "double"}
GRIDS = {"Grid": "native.byte_t", "WordGrid": "native.word_t", "IntGrid": "long long"}
KNOWN = "int, bool, float, Bytes, Words, Ints, Floats or a compiled class"
PLAIN = re.compile(r"\bPlainState\b")
Function = ast.FunctionDef


def written(annotation: ast.expr | None) -> str:
    return "object" if annotation is None else ast.unparse(annotation).strip("'\"")


def functions_in(body: list[ast.stmt]) -> dict[str, Function]:
    return {node.name: node for node in body if isinstance(node, Function)}


def is_own(value: object, module: str) -> bool:
    return isinstance(value, type) and value.__module__ == module


@dataclass
class Source:
    """One module of the project, imported (not compiled) for its values and parsed for its types."""

    name: str
    path: Path
    compiled: frozenset[str]
    tree: ast.Module = field(init=False)
    module: ModuleType = field(init=False)
    modules: dict[str, str] = field(default_factory=dict)  # whole names of imported modules, by the name used here
    names: dict[str, str] = field(default_factory=dict)  # modules of other imported names
    classes: dict[str, tuple[str, str]] = field(default_factory=dict)  # module and name of compiled classes

    def __post_init__(self) -> None:
        self.text = self.path.read_text(encoding="utf-8")
        if not self.is_by_hand:  # compiled, a game needs no stand-ins for what C can call
            self.text = PLAIN.sub("State", self.text)
        self.tree = ast.parse(self.text)
        self.module = importlib.import_module(self.name)
        self.functions = functions_in(self.tree.body)
        self.bodies = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.classes |= {name: (self.name, name) for name in self.bodies}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.add_import(self.package_of(node), alias.name, alias.asname or alias.name)

    def package_of(self, node: ast.ImportFrom) -> str:
        """Whole, also where it is written from here (`from . import cards`)."""
        above = self.name.split(".")[: -node.level] if node.level else []
        return ".".join([*above, *([node.module] if node.module else [])])

    def add_import(self, package: str, name: str, shown: str) -> None:
        whole = f"{package}.{name}"
        value = getattr(self.module, shown, None) or getattr(importlib.import_module(package), name, None)
        if isinstance(value, ModuleType) and value.__name__ == whole:
            self.modules[shown] = whole
            if whole in self.compiled:
                own = [n for n, v in vars(value).items() if is_own(v, whole)]
                self.classes |= {f"{shown}.{n}": (whole, n) for n in own}
        elif package in self.compiled and is_own(value, package):
            self.classes[shown] = (package, name)
        else:
            self.names[shown] = package

    @property
    def is_by_hand(self) -> bool:
        return self.name in BY_HAND

    @property
    def visible(self) -> list[str]:
        """The functions that Python may call: those that `__all__` names."""
        listed = getattr(self.module, "__all__", [])
        return [name for name in self.functions if name in listed]

    def c_type(self, annotation: ast.expr | None) -> str | None:
        name = written(annotation)
        if name in ARRAYS:
            return f"{ARRAYS[name]}*"
        return SIMPLE.get(name) or (name if name in self.classes else None)

    def methods(self) -> Iterator[tuple[str, Function]]:
        for owner, node in self.bodies.items():
            for method in functions_in(node.body).values():
                if not method.name.startswith("__"):
                    yield owner, method

    def is_c(self, function: Function) -> bool:
        return not self.why_not_c(function)

    def is_free(self, function: Function) -> bool:
        """Whether it runs without the interpreter's lock: it does unless it returns an object."""
        return self.is_c(function) and written(function.returns) not in self.classes

    def why_not_c(self, function: Function) -> str:
        """What keeps a function from becoming C, in a few words; nothing if it becomes C."""
        if function.decorator_list:
            return f"it is decorated with @{ast.unparse(function.decorator_list[0])}"
        given = function.args
        if given.vararg or given.kwarg or given.kwonlyargs:
            return "it takes any number of arguments, or some by name only"
        if given.defaults:
            return f"parameter {given.args[-1].arg} has a default"
        for argument in given.posonlyargs + given.args:
            if argument.arg != "self" and not self.c_type(argument.annotation):
                return self.why_no_type(f"parameter {argument.arg}", argument.annotation)
        return "" if self.c_type(function.returns) else self.why_no_type("the result", function.returns)

    def why_no_type(self, what: str, annotation: ast.expr | None) -> str:
        if annotation is None:
            return f"{what} has no type"
        if written(annotation) in GRIDS:
            return f"{what} is a grid: pass the state, or one row as Bytes, Words or Ints"
        return f"{what} is {written(annotation)}, which C does not know (it knows {KNOWN})"


def read(modules: dict[str, Path], native: Iterable[str]) -> dict[str, Source]:
    """All of them, after all are imported: who derives from whom must be known."""
    for name in modules:
        importlib.import_module(name)
    compiled = frozenset({*modules, *native})
    return {name: Source(name, path, compiled) for name, path in modules.items()}
