"""What some tests need and not every machine has; without it they are skipped, and the last lines of the run say so."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LARGE = "PARLOUR_LARGE"
MINORS = range(11, 15)  # the versions of Python that releases are for
# The first is Chromium without its own windows, bars and menus, which tests never see and which cost as much as a page.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
POSTGRES = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)), None)
REDIS = shutil.which("redis-server")
STATIC = Path(__file__).parent.parent / "src" / "parlour" / "server" / "static" / "index.html"


@dataclass(frozen=True)
class Need:
    what: str
    is_there: bool
    untested: str
    remedy: str

    @property
    def sentence(self) -> str:
        return f"NOT TESTED: {self.untested}, without {self.what} ({self.remedy})"


@cache
def pythons() -> list[str]:
    """This Python, then one of each other version that releases are for, as far as the machine has it."""
    here = sys.version_info.minor
    return [sys.executable, *filter(None, (python(minor) for minor in MINORS if minor != here))]


def python(minor: int) -> str:
    """A name on the path may be a signpost of pyenv to nowhere."""
    name = f"python3.{minor}"
    kept = sorted(map(str, Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/{name}")), reverse=True)
    return next((path for path in [shutil.which(name), *kept] if path and can_make_environments(path)), "")


def can_make_environments(path: str) -> bool:
    ask = [path, "-c", "import ensurepip, venv"]
    return subprocess.run(ask, capture_output=True, check=False).returncode == 0


def is_large_wanted() -> bool:
    return bool(os.environ.get(LARGE))


def is_site_possible() -> bool:
    return importlib.util.find_spec("mkdocs") is not None


def needs() -> Iterator[Need]:
    yield Need("Chromium", bool(CHROMIUM), "the browser's part", "apt install chromium-headless-shell")
    yield Need("the built pages", STATIC.exists(), "the browser's part", "make web")
    yield Need("PostgreSQL", bool(POSTGRES), "the server on it", "apt install postgresql")
    yield Need("Redis", bool(REDIS), "several server processes", "apt install redis-server")
    if is_large_wanted():
        ray = importlib.util.find_spec("ray") is not None
        yield Need("Ray", ray, "--cluster", "make cluster")
        yield Need("mkdocs", is_site_possible(), "the documentation's site", "make docs")
        for minor in MINORS:
            is_here = minor == sys.version_info.minor or bool(python(minor))
            yield Need(f"Python 3.{minor}", is_here, "the wheel for it", f"apt install python3.{minor}-venv")
    else:
        left_out = "releases, --cluster and the documentation's site"
        yield Need(f"{LARGE}=1", False, left_out, "they are large: .ci/run tests them")


def not_tested() -> list[str]:
    return [need.sentence for need in needs() if not need.is_there]
