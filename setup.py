"""Compiles the state, the rules and the loops where that is possible; installs without where it is not.

PARLOUR_PURE=1 does not compile. PARLOUR_CHECKED=1 compiles with bounds and exceptions checked.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
NATIVE = "parlour.engine.native"
BY_HAND = {"parlour.engine.state"}
CHECKED = bool(os.environ.get("PARLOUR_CHECKED"))
# C arrays know no bounds; the compiler's own check ends the process with a message instead.
# GCC 12 takes a wrong end value for the generator after some loops: it multiplies as if numbers did not wrap round.
RIGHT = "-fno-tree-scev-cprop"
BOUNDS = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"] if CHECKED else []
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": CHECKED,
    "wraparound": CHECKED,
    "cdivision": False,  # // and % of negative numbers mean the same in every life; it costs nothing measurable
    "show_performance_hints": False,
}


class BuildIfPossible(build_ext):
    """No C compiler means slower, never broken."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"parlour: not compiled, everything works but slower ({error})", file=sys.stderr)
            self.extensions = []

    def build_extensions(self) -> None:
        if self.knows(RIGHT):
            for extension in self.extensions:
                extension.extra_compile_args.append(RIGHT)
        super().build_extensions()

    def knows(self, flag: str) -> bool:
        """Whether the compiler takes the flag: GCC does, others may refuse to go on."""
        if self.compiler.compiler_type != "unix":
            return False
        command = [*self.compiler.compiler_so, flag, "-Werror", "-fsyntax-only", "-x", "c", os.devnull]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0


class BuildWithPages(build_py):
    """A wheel carries the pages of the browser's table; an install for work on the code builds them by itself."""

    def run(self) -> None:
        build = ROOT / "web" / "build.py"
        wanted = build.exists() and not self.editable_mode
        if wanted and subprocess.run([sys.executable, build], check=False).returncode:
            print("parlour: the pages of the browser's table were not built", file=sys.stderr)
        super().run()


def compiled_files() -> list[Path]:
    """The engine's hot modules, writing to sockets, and the rules and strategy of every game."""
    package = SOURCE / "parlour"
    found = [package / "engine" / "state.py", package / "engine" / "loops.py", package / "bots" / "tree.py"]
    found += [package / "server" / "burst.py"]
    for game in sorted((package / "games").iterdir()):
        found += [game / "rules.py", *sorted((game / "rules").glob("[!_]*.py"))]
        found += [game / "answers.py", game / "strategy.py"]
    return [path for path in found if path.exists()]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def write_types(files: list[Path]) -> None:
    os.environ["PARLOUR_PURE"] = "1"
    sys.path[:0] = [str(SOURCE), str(ROOT)]
    import pxd

    names = {module_name(path) for path in files}
    for path in files:
        name = module_name(path)
        types = path.with_suffix(".pxd")
        text = types.read_text() if name in BY_HAND else pxd.Writer(name, names | {NATIVE}).text()
        if CHECKED:
            text = pxd.checked(text)
        if not types.exists() or types.read_text() != text:  # a file that is not touched is not compiled again
            types.write_text(text)


def forget_stale(files: list[Path]) -> None:
    """Let what rests on changed types be compiled again: Cython does not see all that a module rests on."""
    engine = [*(SOURCE / "parlour" / "engine").glob("*.pxd")]
    for path in files:
        beside = [*path.parent.glob("*.pxd"), *(path.parent / "rules").glob("*.pxd")]
        made = path.with_suffix(".c")
        if made.exists() and any(types.stat().st_mtime > made.stat().st_mtime for types in [*engine, *beside]):
            made.unlink()


def let_final_methods_be_called_directly() -> None:
    """Cython forgets that a method is final when only the `.pxd` says so, and calls it through the method table.

    What is called directly can be inlined: a fifth faster. A Cython without these names just calls as it does.
    """
    from Cython.Compiler.Symtab import CClassScope

    declare = getattr(CClassScope, "declare_cfunction", None)

    def declare_final(self, *arguments, **named):
        entry = declare(self, *arguments, **named)
        if getattr(entry, "is_final_cmethod", False) and not entry.is_inherited:
            entry.final_func_cname = entry.func_cname
        return entry

    if declare:
        CClassScope.declare_cfunction = declare_final


def extensions() -> list[Extension]:
    if os.environ.get("PARLOUR_PURE"):
        return []
    from Cython.Build import cythonize

    let_final_methods_be_called_directly()

    files = compiled_files()
    write_types(files)
    forget_stale(files)
    modules = [
        Extension(
            module_name(path),
            [str(path.relative_to(ROOT))],
            extra_compile_args=["-O1" if CHECKED else "-O3", "-g0", "-Wno-stringop-overflow", *BOUNDS],
            extra_link_args=BOUNDS,
        )
        for path in files
    ]
    return cythonize(modules, compiler_directives=DIRECTIVES, nthreads=os.cpu_count() or 1, quiet=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildIfPossible, "build_py": BuildWithPages},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
