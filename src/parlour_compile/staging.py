"""Lays out what Cython reads: each module's source and declarations, apart from the sources that people write."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from parlour.engine import facts
from parlour_compile import declarations, objections, reading
from parlour_compile.project import BY_HAND, Outside, Project, Refused, made_name, renamed
from parlour_compile.reading import Function, Source

CIMPORT = re.compile(r"^from (\S+) cimport (\w+)", re.MULTILINE)


class Staged:
    """The texts of all modules to compile; `Refused` says why there are none."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.native = project.native()
        self.sources = reading.read(project.modules(), self.native)
        self.fact_sources = self.find_facts()
        refused = objections.objections(self.sources, self.fact_sources)
        if refused:
            raise Refused("\n".join(refused))
        self.types = self.declared()
        self.texts = {name: source.text + self.tail(source) for name, source in self.sources.items()}

    def find_facts(self) -> dict[str, Source]:
        """The modules of the project that are not compiled, hold facts, and are imported by one that is compiled."""
        found: dict[str, Source] = {}
        waiting = list(self.sources.values())
        compiled = frozenset({*self.sources, *self.native})
        while waiting:
            for name in waiting.pop().modules.values():
                path = self.project.path_of(name)
                if name not in found and name not in compiled and path.exists():
                    source = Source(name, path, compiled)
                    if facts.facts_of(source.module) or any(map(declarations.is_inlined, source.functions.values())):
                        found[name] = source
                        waiting.append(source)
        return found

    def declared(self) -> dict[str, str]:
        names = set(self.fact_sources)
        texts = {name: declarations.declare_facts(source, names) for name, source in self.fact_sources.items()}
        for name, source in self.sources.items():
            by_hand = source.path.with_suffix(".pxd")
            texts[name] = (
                by_hand.read_text(encoding="utf-8") if name in BY_HAND else declarations.declare(source, names)
            )
        if self.project.life == "checked":
            texts = {name: declarations.checked(text) for name, text in texts.items()}
        return texts | {name: path.read_text(encoding="utf-8") for name, path in self.native.items()}

    def closure(self, name: str) -> set[str]:
        """The modules whose declarations this one rests on, itself among them."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name in self.types and name not in found:
                found.add(name)
                for package, last in CIMPORT.findall(self.types[name]):
                    waiting += [package, f"{package}.{last}"]
        return found

    def tail(self, source: Source) -> str:
        """What the compiled module has and the source has not: functions for Python, and the check of its facts."""
        lines: list[str] = []
        for name in source.visible:
            if source.is_c(source.functions[name]) and not source.is_by_hand:
                lines += visible_lines(source, source.functions[name])
        made_with = {name: facts.digest(name) for name in sorted(self.closure(source.name) & set(self.fact_sources))}
        if made_with:
            lines += ["from parlour.engine import facts as _facts", f"_facts.check(__name__, {made_with!r})"]
        if isinstance(self.project, Outside) and self.project.is_own(source.name):
            made_of = facts.text_digest(source.path.read_bytes())
            lines += ["from parlour.engine import facts as _facts"]
            lines += [f"_facts.check_source(__name__, {str(source.path)!r}, {made_of!r})"]
        return "\n".join(["", *lines, ""]) if lines else ""

    def write(self) -> None:
        """Nothing else stays: the declarations of a module that is gone would hide a package of the same name."""
        files = {self.staged(name, ".py"): text for name, text in self.texts.items()}
        for name, text in self.types.items():
            files[self.staged(name, ".pxd")] = text
            for package in Path(*made_name(name).split(".")).parents[:-1]:
                files[self.project.staged / package / "__init__.py"] = ""
        for path in self.project.staged.rglob("*.p*"):
            if path.suffix in (".py", ".pxd") and path not in files:
                path.unlink()
        for path, text in files.items():
            write_if_new(path, renamed(text))

    def staged(self, name: str, suffix: str) -> Path:
        return self.project.staged / Path(*made_name(name).split(".")).with_suffix(suffix)

    def is_fields_only(self, name: str) -> bool:
        """Getters and setters take the C compiler long, and nothing in them is hot."""
        source = self.sources[name]
        free = [*objections.free_functions(source)]
        return not source.is_by_hand and not free and any(source.bodies)


def visible_lines(source: Source, function: Function) -> list[str]:
    """A C function is not seen by Python; this one calls it, and refuses None, which C would follow into nowhere."""
    names = [a.arg for a in function.args.args]
    objects = [a.arg for a in function.args.args if reading.written(a.annotation) in source.classes]
    own = f"_visible_{function.name}"
    said = ast.get_docstring(function) or function.name
    lines = [f"def {own}({', '.join(names)}):", f"    {said!r}"]
    for name in objects:
        lines += [f"    if {name} is None:", f"        raise TypeError('{function.name}: {name} is None')"]
    call = f"{function.name}({', '.join(names)})"
    lines.append(f"    {call}" if source.c_type(function.returns) == "void" else f"    return {call}")
    return [*lines, f"{own}.__name__ = {function.name!r}", f"globals()[{function.name!r}] = {own}"]


def write_if_new(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
