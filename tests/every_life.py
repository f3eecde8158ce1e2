"""Runs all tests once, and those that depend on how the rules were built in each of their lives.

python tests/every_life.py [compiled|pure|checked …] [-- pytest arguments]

Compiled, not compiled, and compiled with every bound checked. Server, browser, lab and commands only pass moves on:
the first life tests them. What is large (a cluster, whole releases) is tested with PARLOUR_LARGE=1, as `.ci/run` does.

The first life often waits: for pages, databases, clocks. The others only compute; they run beside it, one after the
other, give way to it, and say what they have to say when it is done.

Servers, browsers and databases share the machine's cores with everything else, so a few failures are tried once more,
alone. What passes then is not forgotten: the last lines name it as UNSTEADY.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import monotonic
from typing import IO

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests import needs  # noqa: E402

CHECKED = ROOT / "build" / "checked"
COPIED = ("src", "tests", "tools", "docs", "setup.py", "pyproject.toml", "README.md", "LICENSE", "bench", "examples")
BUILT = {".so", ".c", ".pyc"}
BY_HAND = {"native.pxd", "sampler.pxd", "state.pxd"}
COMPILER = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
LIVES = ("compiled", "pure", "checked")
THINKING = ("coach", "hints", "review", "train")  # of the lab's tests; the others pass moves on
OF_THE_RULES = ("src", "tests/engine", *(f"tests/lab/test_{name}.py" for name in THINKING))
ONCE = (  # of these too, for they are about words and packages
    "src/parlour/conformance/test_words.py",
    "tests/engine/test_registry.py",
    "tests/engine/test_words.py",
)
IN_COMPANY = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")  # one more: many tests wait for others
UNUSED = ("-p", "no:schemathesis")  # by the rules; it is slow to load
ALONE = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")
FEW = 5  # more than that is no accident
NICE = 10
Result = tuple[int, list[str]]  # how it ended, and which tests failed in company but not alone


def pytest(life: str, folder: Path, arguments: list[str], log: IO[str] | None) -> int:
    environment = kept_environment() | {"PYTHONPATH": str(folder / "src"), "PARLOUR_LIFE": life}
    if life == "pure":
        environment["PARLOUR_PURE"] = "1"
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=log,
        stderr=log,
        preexec_fn=give_way if log else None,
        check=False,
    ).returncode


def kept_environment() -> dict[str, str]:
    """The tests start hundreds of programs: each would compile what it imports, were nothing of it written down."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def give_way() -> None:
    os.nice(NICE)


def failed(kept: str) -> list[str]:
    """What the last run of pytest with that cache says of itself."""
    path = Path(kept) / "v" / "cache" / "lastfailed"
    return sorted(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else []


def tested(life: str, folder: Path, arguments: list[str], log: IO[str] | None) -> Result:
    print(f"\n== {life}", flush=True, file=log)
    with TemporaryDirectory() as kept:
        cached = ["-o", f"cache_dir={kept}", *arguments]
        result = pytest(life, folder, [*IN_COMPANY, *cached], log)
        suspects = failed(kept)
        if result == 0 or not 0 < len(suspects) <= FEW:
            return result, []
        print(f"\n== {life}: {len(suspects)} once more, alone", flush=True, file=log)
        result = pytest(life, folder, [*ALONE, *cached], log)
    return result, suspects if result == 0 else []


class CheckedBuild:
    """A copy of the project, compiled with bounds and exceptions checked; only what changed is compiled again.

    It is compiled beside the lives before it; the compilers give way to whatever else runs.
    """

    def __init__(self) -> None:
        copy_changed(ROOT, CHECKED)
        self.log = CHECKED / "compiled.txt"
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        with self.log.open("w", encoding="utf-8") as log:
            environment = os.environ | {"PARLOUR_CHECKED": "1"}
            self.process = subprocess.Popen(command, cwd=CHECKED, env=environment, stdout=log, stderr=log)

    def wait(self) -> None:
        if self.process.wait():
            sys.exit(f"the checked life was not compiled\n{self.log.read_text(encoding='utf-8')}")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def copy_changed(source: Path, target: Path) -> None:
    """The build rewrites some of its copies, so what counts is whether the original is as it was at the last copy."""
    list_of_copies = target / "copied.json"
    before = json.loads(list_of_copies.read_text(encoding="utf-8")) if list_of_copies.exists() else {}
    now = {str(path.relative_to(source)): digest(path) for path in copied_files(source)}
    for gone in [target / name for name in before.keys() - now.keys()]:
        made_of_it = gone.parent.glob(f"{gone.stem}.*") if gone.suffix == ".py" else ()
        for path in [gone, *made_of_it]:
            path.unlink(missing_ok=True)
    for name in [name for name in now if now[name] != before.get(name)]:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / name, target / name)
    list_of_copies.write_text(json.dumps(now), encoding="utf-8")


def copied_files(folder: Path) -> Iterator[Path]:
    for name in COPIED:
        found = [folder / name] if (folder / name).is_file() else sorted((folder / name).rglob("*"))
        yield from (path for path in found if path.is_file() and not is_built(path))


def is_built(path: Path) -> bool:
    generated = path.suffix == ".pxd" and path.name not in BY_HAND
    return generated or path.suffix in BUILT or any(part.endswith(".egg-info") for part in path.parts)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def is_compiled() -> bool:
    printed = subprocess.run([sys.executable, "-m", "parlour", "--version"], capture_output=True, text=True, check=True)
    return "(compiled)" in printed.stdout


def run(life: str, first: str, arguments: list[str], log: IO[str] | None) -> Result:
    """The first life tests everything, the others the rules; arguments may name less."""
    begun = monotonic()
    arguments = arguments or ([] if life == first else [*UNUSED, *OF_THE_RULES, *(f"--ignore={path}" for path in ONCE)])
    folder = CHECKED if life == "checked" else ROOT
    result, unsteady = tested(life, folder, arguments, log)
    told = f"== {life}: {'passed' if result == 0 else 'FAILED'} in {monotonic() - begun:.0f} s"
    print(told, flush=True, file=log)
    return result, unsteady


def possible_lives() -> tuple[str, ...]:
    if is_compiled():
        return LIVES
    if COMPILER:
        sys.exit("there is a C compiler, but parlour is not compiled: make build says why")
    return ("pure",)


def run_all(lives: list[str], first: str, arguments: list[str]) -> Iterator[Result]:
    with ExitStack() as stack:
        build = stack.enter_context(closing(CheckedBuild())) if "checked" in lives else None

        def lived(life: str, log: IO[str] | None = None) -> Result:
            if build and life == "checked":
                build.wait()
            return run(life, first, arguments, log)

        logs = [stack.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in lives[1:]]
        beside = ThreadPoolExecutor(1)  # one after another
        stack.callback(beside.shutdown, cancel_futures=True)
        others = [beside.submit(lived, life, log) for life, log in zip(lives[1:], logs, strict=True)]
        yield from map(lived, lives[:1])
        for other, log in zip(others, logs, strict=True):
            result = other.result()
            log.seek(0)
            print(log.read(), flush=True)
            yield result


def main(arguments: list[str]) -> int:
    possible = possible_lives()
    split = arguments.index("--") if "--" in arguments else len(arguments)
    lives = [life for life in arguments[:split] or LIVES if life in possible]
    results = list(run_all(lives, possible[0], arguments[split + 1 :]))
    for sentence in [
        *(f"UNSTEADY: {test} failed in company and passed alone" for _, unsteady in results for test in unsteady),
        *needs.not_tested(),
        *([] if COMPILER else ["NOT TESTED: the compiled rules, without a C compiler"]),
    ]:
        print(sentence)
    return max((result for result, _ in results), default=1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
