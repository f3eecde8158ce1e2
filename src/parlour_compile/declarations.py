"""Writes the `.pxd` that gives a module of plain typed Python its C types.

A class becomes an extension type. Its fields are what `__init__` assigns: `zeros(N)` is a C array (of bytes, 32-bit
words or 64-bit integers as annotated `Bytes`, `Words`, `Ints`), `float_zeros(N)` one of fractions (`Floats`),
`grid(M, N)` one of two dimensions, everything else a number.
A function or method whose arguments and result are all numbers, arrays or such classes becomes C, without the
interpreter's lock; so whatever would silently become a Python object in it is a compile error. Any other stays Python.
"""

from __future__ import annotations

import ast

from parlour.engine import facts
from parlour_compile.project import KIT, NATIVE, Refused
from parlour_compile.reading import ARRAYS, GRIDS, SIMPLE, Function, Source, functions_in, written

HEAD = ["cimport cython", "from parlour.engine cimport native"]
POINTERS = {"Bytes": "bytes_p", "Words": "words_p", "Ints": "ints_p", "Floats": "floats_p"}  # a local: a row of a grid
LOCALS = {"int": "cython.longlong", "bool": "cython.bint", "float": "cython.double"}


def declare(source: Source, fact_modules: set[str]) -> str:
    return "\n".join([*HEAD, *Declarations(source, fact_modules).lines()]) + "\n"


class Declarations:
    def __init__(self, source: Source, fact_modules: set[str]) -> None:
        self.source = source
        self.fact_modules = fact_modules

    def lines(self) -> list[str]:
        body = self.body()
        imports = [*self.class_imports(), *self.announced(), *self.imports()]
        return [*imports, *self.constants(), *pointer_types(body), *body]

    def announced(self) -> list[str]:
        """Classes that modules imported next may speak of: rules that take a `play.Play`, which calls them."""
        named = [node for node in self.source.bodies.values() if [type(base) for base in node.bases] == [ast.Name]]
        return [f"cdef class {node.name}({ast.unparse(node.bases[0])})" for node in named]

    def body(self) -> list[str]:
        found = []
        for node in self.source.tree.body:
            if isinstance(node, ast.ClassDef):
                found += self.class_lines(node)
            elif isinstance(node, Function) and self.source.is_c(node):
                found += function_lines(self.source, node)
        return found

    def imports(self) -> list[str]:
        wanted = (self.source.compiled | self.fact_modules) - {NATIVE}
        return [cimport(name, shown) for shown, name in self.source.modules.items() if name in wanted]

    def class_imports(self) -> list[str]:
        found = []
        for shown, (module, name) in self.source.classes.items():
            if module != self.source.name and "." not in shown:
                found.append(f"from {module} cimport {name} as {shown}")
        return found

    def constants(self) -> list[str]:
        """The module's own: C globals, which Python cannot see."""
        found = []
        for name in assigned(self.source.tree):
            value = getattr(self.source.module, name, None)
            if name.isupper() and isinstance(value, int):
                found.append(f"cdef long long {name}")
            elif name.isupper() and isinstance(value, list) and all(isinstance(item, int) for item in value):
                found.append(f"cdef long long[{len(value)}] {name}")
        return found

    def class_lines(self, node: ast.ClassDef) -> list[str]:
        kind = getattr(self.source.module, node.name)
        base = f"({ast.unparse(node.bases[0])})" if node.bases else ""
        final = [] if node.bases or kind.__subclasses__() else ["@cython.final"]  # its methods are called directly
        body = self.fields(node)
        for method in functions_in(node.body).values():
            if self.source.is_c(method) and not method.name.startswith("__"):
                overrides = any(method.name in vars(above) for above in kind.__mro__[1:])
                is_final = not overrides and not self.source.name.startswith(f"{KIT}.")  # games override the kit's
                body += ["@cython.final"] if is_final else []
                body += function_lines(self.source, method)
        return [*final, f"cdef class {node.name}{base}:", *[f"    {line}" for line in body or ["pass"]]]

    def fields(self, node: ast.ClassDef) -> list[str]:
        init = functions_in(node.body).get("__init__")
        found = []
        for line in init.body if init else []:
            if isinstance(line, (ast.Assign, ast.AnnAssign)):
                target = line.targets[0] if isinstance(line, ast.Assign) else line.target
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                    found.append(f"cdef public {self.field_type(node.name, target.attr, line)} {target.attr}")
        return found

    def field_type(self, owner: str, name: str, line: ast.Assign | ast.AnnAssign) -> str:
        kind = written(line.annotation) if isinstance(line, ast.AnnAssign) else "int"
        value = line.value
        maker = ast.unparse(value.func) if isinstance(value, ast.Call) else ""
        if isinstance(value, ast.Call) and (maker, kind) in MADE:
            sizes = [eval(ast.unparse(size), vars(self.source.module)) for size in value.args]
            return f"{MADE[maker, kind]}{''.join(f'[{size}]' for size in sizes)}"
        is_other = isinstance(value, ast.Constant) and not isinstance(value.value, (int, float))
        is_fraction = isinstance(value, ast.Constant) and isinstance(value.value, float)
        if kind in ("int", "bool", "float") and not is_other and not (is_fraction and kind != "float"):
            return SIMPLE[kind]
        shown = kind if isinstance(line, ast.AnnAssign) else "not annotated"
        raise Refused(
            f"{self.source.path}:{line.lineno} {owner}.{name}: a field is int, bool, float, zeros(N) as Bytes, Words "
            f"or Ints, float_zeros(N) as Floats, or grid(M, N) as Grid, WordGrid or IntGrid; this one is {shown}"
        )


def pointer_types(body: list[str]) -> list[str]:
    """Those that the body speaks of; `locals` knows no other way to say it."""
    return [f"ctypedef {ARRAYS[kind]}* {name}" for kind, name in POINTERS.items() if any(f"={name}" in b for b in body)]


MADE = {("float_zeros" if kind == "Floats" else "zeros", kind): c for kind, c in ARRAYS.items()}
MADE |= {("grid", kind): c for kind, c in GRIDS.items()}


def cimport(name: str, shown: str) -> str:
    package, _, last = name.rpartition(".")
    return f"from {package} cimport {last} as {shown}"


def assigned(tree: ast.Module) -> list[str]:
    """The names that a module's own lines give a value, in order."""
    found = []
    for node in tree.body:
        for target in targets_of(node):
            found += [name.id for name in ast.walk(target) if isinstance(name, ast.Name)]
    return list(dict.fromkeys(found))


def targets_of(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) and node.value is not None else []


def function_lines(source: Source, function: Function, kind: str = "cdef") -> list[str]:
    arguments = ["self" if a.arg == "self" else f"{source.c_type(a.annotation)} {a.arg}" for a in function.args.args]
    free = " noexcept nogil" if source.is_free(function) else ""
    line = f"{kind} {source.c_type(function.returns)} {function.name}({', '.join(arguments)}){free}"
    kinds = locals_of(function)
    if not kinds:
        return [line]
    return [f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in kinds.items())})", line]


def locals_of(function: Function) -> dict[str, str]:
    """A 64-bit integer, unless annotated."""
    kinds: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            kinds.setdefault(node.id, "cython.longlong")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kinds[node.target.id] = local_type(written(node.annotation))
    return {name: kind for name, kind in kinds.items() if name not in {a.arg for a in function.args.args}}


def local_type(kind: str) -> str:
    if kind in ARRAYS:
        return POINTERS[kind]
    return LOCALS.get(kind, kind)


def checked(text: str) -> str:
    """The same declarations with exceptions let through, for the checked build.

    `except *` asks after every call. A value that hints at an exception would be faster, but Cython writes that of a
    long method as `-1LLLL`.
    """
    return text.replace("noexcept", "except *")


def declare_facts(source: Source, fact_modules: set[str]) -> str:
    """The `.pxd` of a module that is not compiled: its numbers and tables, and the functions marked `@inlined`.

    Not `cdef enum`: its members are C's 32-bit int, so `MANY * MANY` would differ between the lives without a word.
    """
    declarations = Declarations(source, fact_modules - {source.name})
    lines = declarations.class_imports() + declarations.imports()
    values = facts.facts_of(source.module)
    if values:
        lines += ["cdef extern from *:", '    """']
        lines += [
            f"    static const {c_name(source, name, value)} = {literal(value)};" for name, value in values.items()
        ]
        lines += ['    """', *[f"    {extern(source, name, value)}" for name, value in values.items()]]
    for function in source.functions.values():
        if is_inlined(function):
            lines += inline_lines(source, function)
    return "\n".join([*HEAD, *lines]) + "\n"


def c_name(source: Source, name: str, value: object) -> str:
    return f"{number_type(value)} {unique(source, name)}{sizes(value)}"


def extern(source: Source, name: str, value: object) -> str:
    return f'const {number_type(value)}{sizes(value)} {name} "{unique(source, name)}"'


def unique(source: Source, name: str) -> str:
    return f"{source.name}.{name}".replace(".", "_")


def sizes(value: object) -> str:
    return "".join(f"[{size}]" for size in facts.shape_of(value) or ())


def number_type(value: object) -> str:
    return "double" if any(isinstance(number, float) for number in facts.flat(value)) else "long long"


def literal(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "{" + ", ".join(literal(item) for item in value) + "}"
    return repr(value) if isinstance(value, float) else f"{int(value)}LL"  # type: ignore[call-overload]


def is_inlined(function: Function) -> bool:
    return any(ast.unparse(decorator).split(".")[-1] == "inlined" for decorator in function.decorator_list)


def inline_lines(source: Source, function: Function) -> list[str]:
    arguments = [f"{source.c_type(a.annotation)} {a.arg}" for a in function.args.args]
    result = source.c_type(function.returns)
    lines = [f"cdef inline {result} {function.name}({', '.join(arguments)}) noexcept nogil:"]
    lines += [f"    cdef {C_OF_LOCAL.get(kind, 'long long')} {name}" for name, kind in locals_of(function).items()]
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return lines + [f"    {line}" for statement in body for line in ast.unparse(statement).splitlines()]


C_OF_LOCAL = {"cython.longlong": "long long", "cython.bint": "bint", "cython.double": "double"}
