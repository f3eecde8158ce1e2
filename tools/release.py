"""Builds a release into `dist`: the source, a wheel for any Python and system, and a compiled wheel for this one.

    python tools/release.py [FOLDER]

Both wheels are built from the source archive, as anybody would build them later; modules that were compiled here from
the very same sources are not compiled again. Each of the three holds the pages of the browser's table: whoever
installs one needs no Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compile"
PAGES = "parlour/server/static/index.html"
MAKE = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run([sys.executable, ROOT / "web" / "build.py"], check=True)
    print("the source …", flush=True)
    make("build_sdist", ROOT, folder)
    (source,) = folder.glob("*.tar.gz")
    for kind, settings in (("any machine", {"PARLOUR_PURE": "1"}), ("this machine, compiled", {})):
        print(f"a wheel for {kind} …", flush=True)
        wheel_from(source, folder, settings)
    check(folder)


def make(what: str, project: Path, folder: Path, settings: dict[str, str] | None = None) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in ("PARLOUR_PURE", "PARLOUR_CHECKED")}
    command = [sys.executable, "-c", MAKE, what, str(folder.resolve())]
    subprocess.run(command, cwd=project, env=kept | (settings or {}), check=True, stdout=subprocess.DEVNULL)


def wheel_from(source: Path, folder: Path, settings: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory(prefix="parlour-release-") as temporary:
        shutil.unpack_archive(source, temporary)  # our own; early versions of 3.11 know no filter
        (project,) = Path(temporary).iterdir()
        if COMPILED.exists():
            shutil.copytree(COMPILED, project / COMPILED.relative_to(ROOT))  # digests tell what of it still holds
        make("build_wheel", project, folder, settings)


def check(folder: Path) -> None:
    """A build without a compiler or without Node goes on without; a release must not."""
    made = sorted(path.name for path in folder.iterdir())
    compiled = [path for path in folder.glob("*.whl") if is_compiled(path)]
    if len(made) != 3 or len(compiled) != 1:
        sys.exit(f"expected the source, a wheel for any machine and a compiled one: {', '.join(made)}")
    for path in folder.iterdir():
        if not any(name.endswith(PAGES) for name in names(path)):
            sys.exit(f"{path.name} holds no pages")
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path}")


def is_compiled(wheel: Path) -> bool:
    return any(name.endswith((".so", ".pyd")) for name in names(wheel)) and not wheel.name.endswith("none-any.whl")


def names(path: Path) -> list[str]:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as archive:
        return archive.getnames()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
