"""Writes the `.pxd` that gives a module of plain typed Python its C types.

A class becomes an extension type. Its fields are what `__init__` assigns: `zeros(N)` is a C array (of bytes, 32-bit
words or 64-bit integers as annotated `Bytes`, `Words`, `Ints`), everything else a 64-bit integer.
A function or method whose arguments and result are all numbers, arrays or such classes becomes C, without the
interpreter's lock; so whatever would silently become a Python object in it is a compile error. Any other stays Python.
Constants in capitals become C globals, which Python cannot import: facts that both need live in a module that is
not compiled, and the compiled one takes its copy.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

SIMPLE = {"int": "long long", "bool": "bint", "float": "double", "None": "void"}
LOCALS = {"int": "cython.longlong", "bool": "cython.bint", "float": "cython.double"}
ARRAYS = {"Bytes": "native.byte_t", "Words": "native.word_t", "Ints": "long long"}
Function = ast.FunctionDef


def written(annotation: ast.expr | None) -> str:
    return "object" if annotation is None else ast.unparse(annotation).strip("'\"")


class Writer:
    def __init__(self, name: str, compiled: set[str]) -> None:
        self.module: ModuleType = importlib.import_module(name)
        self.tree = ast.parse(Path(str(self.module.__file__)).read_text())
        self.compiled = compiled
        self.classes: set[str] = {n.name for n in self.tree.body if isinstance(n, ast.ClassDef)}
        self.lines = ["cimport cython", "from parlour.engine cimport native"]

    def text(self) -> str:
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.add_import(node)
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.add_constant(node.targets[0].id)
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self.add_class(node)
            elif isinstance(node, Function) and self.is_c(node):
                self.lines += self.declared(node, "cpdef")
        return "\n".join(self.lines) + "\n"

    def add_import(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            if alias.name == "native":
                continue
            name, shown = f"{node.module}.{alias.name}", alias.asname or alias.name
            if name in self.compiled:
                self.lines.append(f"from {node.module} cimport {alias.name} as {shown}")
                self.classes |= {
                    f"{shown}.{n}" for n, v in vars(importlib.import_module(name)).items() if is_own(v, name)
                }
            elif node.module in self.compiled and is_own(getattr(self.module, shown, None), str(node.module)):
                self.lines.append(f"from {node.module} cimport {alias.name} as {shown}")
                self.classes.add(shown)

    def add_constant(self, name: str) -> None:
        value = getattr(self.module, name)
        if name.isupper() and isinstance(value, int):
            self.lines.append(f"cdef long long {name}")
        elif name.isupper() and isinstance(value, list) and all(isinstance(item, int) for item in value):
            self.lines.append(f"cdef long long[{len(value)}] {name}")

    def add_class(self, node: ast.ClassDef) -> None:
        base = f"({ast.unparse(node.bases[0])})" if node.bases else ""
        self.lines.append(f"cdef class {node.name}{base}:")
        above = getattr(self.module, node.name).__mro__[1:]
        methods = [m for m in node.body if isinstance(m, Function)]
        body = [line for m in methods if m.name == "__init__" for line in self.fields(m)]
        for method in methods:
            if self.is_c(method) and not method.name.startswith("__"):
                overrides = any(method.name in vars(cls) for cls in above)
                body += [] if overrides else ["@cython.final"]
                body += self.declared(method, "cdef")
        self.lines += [f"    {line}" for line in body or ["pass"]]

    def fields(self, init: Function) -> list[str]:
        found = []
        for node in init.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Attribute):
                    kind = written(node.annotation) if isinstance(node, ast.AnnAssign) else "int"
                    found.append(f"cdef public {self.field_type(kind, node.value)} {target.attr}")
        return found

    def field_type(self, kind: str, value: ast.expr | None) -> str:
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "zeros":
            size = eval(ast.unparse(value.args[0]), vars(self.module))
            return f"{ARRAYS[kind]}[{size}]"
        return SIMPLE[kind]

    def c_type(self, annotation: ast.expr | None) -> str | None:
        name = written(annotation)
        if name in ARRAYS:
            return f"{ARRAYS[name]}*"
        return SIMPLE.get(name) or (name if name in self.classes else None)

    def is_c(self, function: Function) -> bool:
        types = [a.annotation for a in function.args.args if a.arg != "self"] + [function.returns]
        return all(self.c_type(t) for t in types)

    def declared(self, function: Function, kind: str) -> list[str]:
        arguments = ["self" if a.arg == "self" else f"{self.c_type(a.annotation)} {a.arg}" for a in function.args.args]
        result = self.c_type(function.returns)
        free = "" if result in self.classes else " noexcept nogil"
        lines = [f"{kind} {result} {function.name}({', '.join(arguments)}){free}"]
        kinds = self.locals_of(function)
        if kinds:
            lines.insert(0, f"@cython.locals({', '.join(f'{k}={v}' for k, v in kinds.items())})")
        return lines

    def locals_of(self, function: Function) -> dict[str, str]:
        kinds: dict[str, str] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                kinds.setdefault(node.id, "cython.longlong")
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = written(node.annotation)
                kinds[node.target.id] = LOCALS.get(kind, kind)
        return {k: v for k, v in kinds.items() if k not in {a.arg for a in function.args.args}}


def is_own(value: object, module: str) -> bool:
    return isinstance(value, type) and value.__module__ == module


def checked(text: str) -> str:
    """The same declarations with exceptions let through, for the checked build."""
    lines = []
    for line in text.splitlines():
        catch = "except *" if " void " in line else "except? -1"
        lines.append(line.replace("noexcept", catch))
    return "\n".join(lines) + "\n"
