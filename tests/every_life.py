"""Runs the same tests on the compiled build, without compiled modules, and on a build that checks every bound.

python tests/every_life.py [compiled|pure|checked …] [-- pytest arguments]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHECKED = ROOT / "build" / "checked"
COPIED = (
    "src",
    "tests",
    "setup.py",
    "pxd.py",
    "choose_python.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "docs",
    "bench",
    "examples",
)
BUILT = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "*.egg-info")
COMPILER = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
LIVES = ("compiled", "pure", "checked")


def pytest(life: str, folder: Path, environment: dict[str, str], arguments: list[str]) -> int:
    print(f"\n== {life}", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", str(os.cpu_count() or 1), *arguments]
    path = str(folder / "src")
    return subprocess.run(
        command, cwd=folder, env=os.environ | environment | {"PYTHONPATH": path, "PARLOUR_LIFE": life}, check=False
    ).returncode


def build_checked() -> None:
    """A copy of the project, compiled with bounds and exceptions checked."""
    CHECKED.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, CHECKED / name
        if source.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target, ignore=BUILT)
        elif source.exists():
            shutil.copy2(source, target)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=CHECKED, env=os.environ | {"PARLOUR_CHECKED": "1"}, check=True)


def is_compiled() -> bool:
    printed = subprocess.run([sys.executable, "-m", "parlour", "--version"], capture_output=True, text=True, check=True)
    return "(compiled)" in printed.stdout


def run(life: str, arguments: list[str]) -> int:
    if life == "checked":
        build_checked()
        return pytest(life, CHECKED, {}, arguments)
    return pytest(life, ROOT, {"PARLOUR_PURE": "1"} if life == "pure" else {}, arguments)


def main(arguments: list[str]) -> int:
    if not is_compiled():
        if COMPILER:
            print("there is a C compiler, but parlour is not compiled: make build says why")
            return 1
        print("no C compiler: only the life without one can be tested")
        return run("pure", [])
    split = arguments.index("--") if "--" in arguments else len(arguments)
    lives = arguments[:split] or list(LIVES)
    return max(run(life, arguments[split + 1 :]) for life in lives)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
