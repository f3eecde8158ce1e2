"""Makes the environment in `.venv`: what a player needs, or everything for work on the code.

    python3 tools/install.py play    runtime dependencies and the pages
    python3 tools/install.py work    the tools and what tests need, too

Nothing is installed twice; stopped at any moment, the next time goes on. While it waits it says so every few seconds.
It uses nothing but the standard library, and speaks plainly where that is not enough.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts" if os.name == "nt" else "bin") / "python"
OLDEST = (3, 11)
BUILD = "requirements-build.txt"  # what compiling needs
KINDS = {
    "play": ("requirements.txt",),
    "work": ("requirements.txt", BUILD, "requirements-dev.txt"),
}
SETTLES = ("pyproject.toml", "setup.py")  # how the project itself is installed
PIP = (str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
SECONDS_BETWEEN_LINES = 3.0
LINES_OF_A_FAILURE = 20


class Missing(Exception):
    """Something that the machine must have, and what to do about it."""


class Step:
    """A program at work; what it prints is shown only if it fails."""

    def __init__(self, name: str, *command: str) -> None:
        self.name = name
        self.output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the step
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=self.output, stderr=subprocess.STDOUT)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def check(self) -> None:
        if self.process.returncode:
            self.output.seek(0)
            said = self.output.read().decode(errors="replace").splitlines()[-LINES_OF_A_FAILURE:]
            raise Missing("\n".join([*said, f"{self.name}: this failed. The same command again goes on from here."]))


def say(line: str) -> None:
    print(f"parlour: {line}", flush=True)


def wait(*steps: Step, say: Callable[[str], None] = say) -> None:
    """Until all are done; a line every few seconds tells which are not."""
    began = spoke = time.monotonic()
    while running := [step for step in steps if step.is_running]:
        time.sleep(0.05)
        if time.monotonic() - spoke >= SECONDS_BETWEEN_LINES:
            spoke = time.monotonic()
            say(f"{' and '.join(step.name for step in running)} … {spoke - began:.0f} s")
    for step in steps:
        step.check()


def check_python() -> None:
    if sys.version_info[:2] < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise Missing(
            f"Python {wanted} or newer is needed, this is {sys.version.split()[0]}. make PYTHON=… takes another."
        )
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise Missing(f"Python's venv is missing. On Debian or Ubuntu: sudo apt install {package}")


def digest(kind: str) -> str:
    texts = [(ROOT / name).read_bytes() for name in (*KINDS[kind], *SETTLES)]
    return hashlib.sha256(b"\0".join([*texts, str(ROOT).encode(), sys.version.encode()])).hexdigest()


def stamp(kind: str) -> Path:
    return HOME / f"installed-{kind}"


def is_installed(kind: str) -> bool:
    path = stamp(kind)
    return PYTHON.exists() and path.exists() and path.read_text(encoding="utf-8") == digest(kind)


def make_home() -> None:
    if not (HOME / "pyvenv.cfg").exists() or not PYTHON.exists() or not has_pip():
        say("making an environment in .venv")
        wait(Step("the environment", sys.executable, "-m", "venv", "--clear", str(HOME)))


def has_pip() -> bool:
    return subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True, check=False).returncode == 0


def install(kind: str, meanwhile: list[Step]) -> None:
    """The packages, then the project itself, not compiled."""
    files = [word for name in KINDS[kind] for word in ("-r", name)]
    wait(Step("packages", *PIP, *files), *meanwhile)
    say("packages are installed; the project itself is next")
    wait(Step("the project", *PIP, "--no-build-isolation", "--no-deps", "--editable", "."))
    stamp(kind).write_text(digest(kind), encoding="utf-8")


def pages() -> Step:
    return Step("pages", str(PYTHON), str(ROOT / "web" / "build.py"))


def has_node() -> bool:
    asked = [sys.executable, str(ROOT / "web" / "build.py"), "has-node"]
    return subprocess.run(asked, check=False).returncode == 0


def make(kind: str) -> None:
    check_python()
    if kind == "play":
        make_for_playing()
    elif not is_installed(kind):
        make_home()
        say("installing packages for work on the code; the first time takes about a minute")
        install(kind, [])


def make_for_playing() -> None:
    """Packages and pages at the same time, unless the pages need a package first: Node."""
    if is_installed("play") or is_installed("work"):
        wait(pages())
        return
    make_home()
    if has_node():
        say("installing packages and building the pages; the first time takes about half a minute")
        install("play", [pages()])
    else:
        say("installing packages; the first time takes about half a minute")
        install("play", [])
        say("building the pages; there is no Node here, so that it is fetched first (60 MB), which can take a minute")
        wait(pages())


def main(kind: str) -> int:
    try:
        make(kind)
    except Missing as error:
        print(f"parlour: {error}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        say("stopped; the same command goes on from here")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
