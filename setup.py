"""Compiles the state, the rules and the loops where that is possible (src/parlour_compile); installs without elsewhere.

PARLOUR_PURE=1 does not compile. PARLOUR_CHECKED=1 compiles with bounds and exceptions checked.
An editable install does not compile: `make build` or `python -m parlour_compile` does, and only what has changed.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from parlour_compile import building, placing  # noqa: E402
from parlour_compile.compiler import CannotCompile  # noqa: E402
from parlour_compile.project import Project, Refused  # noqa: E402
from parlour_compile.schedule import Failed  # noqa: E402

PROJECT = Project(life="checked" if os.environ.get("PARLOUR_CHECKED") else "plain")


class BuildExtensions(build_ext):
    """No C compiler means slower, never broken; a module that the compilers refuse is an error."""

    def run(self) -> None:
        if self.editable_mode:
            return
        try:
            names = building.build(PROJECT, lambda line: print(f"parlour: {line}", flush=True))
        except CannotCompile as error:
            print(f"parlour: not compiled, everything works but slower ({error})", file=sys.stderr)
            self.extensions = []
        except (Refused, Failed) as error:
            sys.exit(f"parlour: not compiled\n{error}")
        else:
            self.put(names)

    def put(self, names: list[str]) -> None:
        into = PROJECT.source if self.inplace else Path(self.build_lib)
        placing.place(PROJECT, names, into)
        if self.inplace:
            placing.remove_others(PROJECT, names, into)


class BuildWithPages(build_py):
    """A wheel carries the pages of the browser's table; an install for work on the code builds them by itself."""

    def run(self) -> None:
        build = ROOT / "web" / "build.py"
        wanted = build.exists() and not self.editable_mode
        if wanted and subprocess.run([sys.executable, build], check=False).returncode:
            print("parlour: the pages of the browser's table were not built", file=sys.stderr)
        super().run()


def extensions() -> list[Extension]:
    """Only their names count: they make the wheel one for this machine."""
    return [] if os.environ.get("PARLOUR_PURE") else [Extension(name, []) for name in PROJECT.modules()]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildWithPages})
