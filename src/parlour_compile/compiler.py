"""The C compiler of this machine, and what it and Cython are told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

# GCC 12 takes a wrong end value for the generator after some loops: it multiplies as if numbers did not wrap round.
RIGHT = "-fno-tree-scev-cprop"
BOUNDS = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"]  # C arrays know none; this ends the process instead
CACHE = "ccache"


def directives(life: str) -> dict[str, Any]:
    return {
        "language_level": 3,
        "infer_types": True,
        "annotation_typing": False,
        "boundscheck": life == "checked",
        "wraparound": life == "checked",
        "cdivision": False,  # // and % of negative numbers mean the same in every life; it costs nothing measurable
        "auto_pickle": False,  # nobody pickles a compiled state, and it is nearly half of the C compiler's time
        "show_performance_hints": False,
    }


class CannotCompile(Exception):
    """Something that compiling needs is not on this machine; everything works without, but slower."""


def compiler() -> Any:
    """What setuptools uses, with the cache in front of it where there is one."""
    ccompiler: Any = import_module("setuptools._distutils.ccompiler")
    settings: Any = import_module("setuptools._distutils.sysconfig")
    found = ccompiler.new_compiler()
    settings.customize_compiler(found)
    if found.compiler_type == "unix" and shutil.which(CACHE) and "ccache" not in real_path(found):
        found.set_executables(compiler_so=[CACHE, *found.compiler_so])
    return found


def real_path(found: Any) -> str:
    return os.path.realpath(shutil.which(found.compiler_so[0]) or "")


def check_machine() -> None:
    """CannotCompile if there is no compiler, no Cython, or no headers of Python."""
    try:
        metadata.version("Cython")
        found = compiler()
        if found.compiler_type == "unix":
            command = next(word for word in found.compiler_so if word != CACHE)
            if not shutil.which(command):
                raise CannotCompile(f"there is no C compiler ({command}); on Debian: apt install gcc")
        else:
            found.initialize()
    except metadata.PackageNotFoundError as error:
        raise CannotCompile(f"{error.name} is not installed") from None
    except ImportError as error:
        raise CannotCompile(f"setuptools is not installed ({error})") from None
    except CannotCompile:
        raise
    except Exception as error:  # setuptools says in many ways that Visual C++ is missing
        raise CannotCompile(f"there is no C compiler ({error})") from None
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.exists():
        raise CannotCompile("the headers of Python are missing; on Debian: apt install python3-dev")


@cache
def knows(flag: str) -> bool:
    """Whether the compiler takes the flag: GCC does, others may refuse to go on."""
    found = compiler()
    if found.compiler_type != "unix":
        return False
    command = [*found.compiler_so, flag, "-Werror", "-fsyntax-only", "-x", "c", os.devnull]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def compile_flags(life: str, is_hot: bool) -> list[str]:
    if compiler().compiler_type != "unix":
        return []
    level = "-O3" if life == "plain" and is_hot else "-O1"
    right = [RIGHT] if knows(RIGHT) else []
    return [level, "-g0", "-Wno-stringop-overflow", *right, *(BOUNDS if life == "checked" else [])]


def link_flags(life: str) -> list[str]:
    return BOUNDS if life == "checked" and compiler().compiler_type == "unix" else []


@cache
def identity() -> str:
    """What else decides the result: a change of it compiles everything again."""
    found = compiler()
    said = ""
    if found.compiler_type == "unix":
        command = [word for word in found.compiler_so if word != CACHE]
        said = subprocess.run([command[0], "--version"], check=False, capture_output=True, text=True).stdout
        said += " ".join(command[1:])
    return "\n".join([metadata.version("Cython"), sysconfig.get_python_version(), said])
