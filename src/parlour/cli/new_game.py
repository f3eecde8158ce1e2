"""`parlour new-game`: a folder with a game that runs at once, to be changed into yours."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine.errors import ParlourError, Reason

TEMPLATE = Path(__file__).parent.parent / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ENDING = ".txt"  # of every file there, so that nobody takes it for code of the house


def add(commands: Commands) -> None:
    made = common.command(commands, "new-game", "make a folder with a game of your own that runs at once", run)
    made.add_argument("name", help="small letters, digits and hyphens: knockout-whist")
    made.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where the folder is made; here")


def run(arguments: argparse.Namespace) -> int:
    name = arguments.name
    if not NAME.fullmatch(name):
        raise ParlourError(Reason("", "no-game-name", (name,)))
    folder = arguments.into / name
    if folder.exists():
        raise ParlourError(Reason("", "exists-already", (str(folder),)))
    for path in sorted(TEMPLATE.rglob(f"*{ENDING}")):
        target = folder / filled(str(path.relative_to(TEMPLATE)).removesuffix(ENDING), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    for line in (f"pip install -e {folder}", f"parlour play {name}", f"parlour conform {name} --record"):
        print(line)
    return 0


def filled(text: str, name: str) -> str:
    """NAME, PACKAGE, TITLE, CLASS and the letters of its clauses, in doubled braces."""
    words = name.split("-")
    letters = "".join(word[0] for word in words if word[0].isalpha()).upper()
    values = {
        "NAME": name,
        "PACKAGE": name.replace("-", "_"),
        "TITLE": " ".join(word.capitalize() for word in words),
        "CLASS": "".join(word.capitalize() for word in words),
        "XX": letters if len(letters) > 1 else f"{name[:2].upper()}",
    }
    return re.sub(r"\{\{(\w+)\}\}|__(NAME|PACKAGE)__", lambda found: values[found[1] or found[2]], text)
