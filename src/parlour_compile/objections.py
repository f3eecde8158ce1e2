"""What cannot be compiled as it is written, one line each, found before Cython says it at every caller."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from parlour_compile.declarations import is_inlined
from parlour_compile.project import BY_HAND
from parlour_compile.reading import Function, Source, functions_in, written

NARROW = 2**31  # a literal is C's int, and so is what it is shifted to


def objections(sources: dict[str, Source], fact_sources: dict[str, Source]) -> list[str]:
    found = []
    for source in sources.values():
        if not source.is_by_hand:
            found += list(hidden_by_name(source, sources))
            for owner, function in free_functions(source):
                found += list(narrow_numbers(source, function))
                found += list(Callees(source, owner, function, sources, fact_sources).objections())
            found += list(unfit_to_be_seen(source))
    found += [line for source in fact_sources.values() for line in unfit_to_be_inlined(source)]
    return first_of_each(found)


def first_of_each(lines: list[str]) -> list[str]:
    """A function that many call is told once, with the first caller."""
    return list({line.partition(" (called")[0]: line for line in reversed(lines)}.values())[::-1]


def said(path: Path, line: int, name: str, why: str) -> str:
    if path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    return f"{path}:{line} {name}: {why}"


def free_functions(source: Source) -> Iterator[tuple[str, Function]]:
    """With the class that a method belongs to."""
    for owner, method in source.methods():
        if source.is_free(method):
            yield owner, method
    for function in source.functions.values():
        if source.is_free(function):
            yield "", function


def narrow_numbers(source: Source, function: Function) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_number(node.left):
            why = f"`{ast.unparse(node)}` is 32 bits wide in C: write native.bit(n), or shift a variable"
            yield said(source.path, node.lineno, function.name, why)
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value >= NARROW:
            yield said(source.path, node.lineno, function.name, f"{node.value} is too wide for C's int: give it a name")


def is_number(node: ast.expr) -> bool:
    operand = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(operand, ast.Constant)


def unfit_to_be_seen(source: Source) -> Iterator[str]:
    for name in source.visible:
        function = source.functions[name]
        arrays = [a.arg for a in function.args.args if (source.c_type(a.annotation) or "").endswith("*")]
        if arrays:
            why = f"Python cannot pass the array {arrays[0]}, so it cannot stand in __all__"
            yield said(source.path, function.lineno, name, why)


def unfit_to_be_inlined(source: Source) -> Iterator[str]:
    for name, function in source.functions.items():
        if is_inlined(function):
            bare = ast.parse(ast.unparse(function)).body[0]
            assert isinstance(bare, Function)
            bare.decorator_list = []
            if source.why_not_c(bare):
                yield said(source.path, function.lineno, name, source.why_not_c(bare))
            yield from narrow_numbers(source, function)


def hidden_by_name(source: Source, sources: dict[str, Source]) -> Iterator[str]:
    """`from rules.trick import winner` cannot be C and breaks circles of imports."""
    for name, module in source.names.items():
        if module in sources and module not in BY_HAND and name in sources[module].functions:
            why = f"import the module and write {module.rpartition('.')[2]}.{name}"
            yield said(source.path, import_line(source, name), f"from {module} import {name}", why)


def import_line(source: Source, name: str) -> int:
    for node in source.tree.body:
        if isinstance(node, ast.ImportFrom) and any((a.asname or a.name) == name for a in node.names):
            return node.lineno
    return 1


class Callees:
    """What one C function calls, as far as it can be told from its text, and which of that is not C."""

    def __init__(
        self, source: Source, owner: str, function: Function, sources: dict[str, Source], facts: dict[str, Source]
    ) -> None:
        self.source, self.owner, self.function = source, owner, function
        self.sources, self.facts = sources, facts
        self.kinds = {a.arg: written(a.annotation) for a in function.args.args} | ({"self": owner} if owner else {})

    def objections(self) -> Iterator[str]:
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call):
                yield from self.objection(node)

    def objection(self, call: ast.Call) -> Iterator[str]:
        found = self.callee(call.func)
        if found:
            home, name, function = found
            why = self.why_not(home, function)
            if why:
                called = f" (called in C at {self.source.path.name}:{call.lineno})"
                yield said(home.path, function.lineno, name, why) + called

    def why_not(self, home: Source, function: Function) -> str:
        if home.name in self.facts:
            return "" if is_inlined(function) else "it is not compiled; short functions of numbers can be @inlined"
        if home.is_c(function) and not home.is_free(function):
            return "it returns an object, which needs the interpreter's lock"
        return home.why_not_c(function)

    def callee(self, func: ast.expr) -> tuple[Source, str, Function] | None:
        if isinstance(func, ast.Name):
            return self.function_of(self.source, func.id)
        if not isinstance(func, ast.Attribute) or not isinstance(func.value, ast.Name):
            return None
        base = func.value.id
        if base in self.kinds:
            return self.method_of(self.source, self.kinds[base], func.attr)
        name = self.source.modules.get(base, "")
        home = self.sources.get(name) or self.facts.get(name)
        return self.function_of(home, func.attr) if home and not home.is_by_hand else None

    def function_of(self, home: Source, name: str) -> tuple[Source, str, Function] | None:
        return (home, name, home.functions[name]) if name in home.functions else None

    def method_of(self, source: Source, kind: str, name: str) -> tuple[Source, str, Function] | None:
        """Up the chain of classes to whoever defines it."""
        module, owner = source.classes.get(kind, ("", ""))
        home = self.sources.get(module)
        if home is None or home.is_by_hand or owner not in home.bodies:
            return None
        node = home.bodies[owner]
        method = functions_in(node.body).get(name)
        if method:
            return home, f"{owner}.{name}", method
        return self.method_of(home, ast.unparse(node.bases[0]), name) if node.bases else None
