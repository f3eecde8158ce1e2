"""Whoever does what the tutorial says, from its first line to its last, has a game that keeps every law."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.shell import parlour
from tests.outside.made import ALONE, ROOT, register

from parlour.engine.state import is_compiled

NAME = "knockout-whist"
PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
LAST = 8  # the chapter of the laws; after it come looks, speed and giving away


class Block(NamedTuple):
    """What is to be typed or written, and the text that says where."""

    chapter: int
    before: str
    kind: str
    text: str


def blocks() -> Iterator[Block]:
    parts = re.split(r"^```(\w*)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    chapter = 0
    for at in range(0, len(parts) - 1, 3):
        chapter = max([chapter, *map(int, re.findall(r"^## (\d+)\.", parts[at], flags=re.MULTILINE))])
        yield Block(chapter, *parts[at : at + 3])


class Follower:
    """Somebody in an empty folder who reads one block after the other; installing is what `register` does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / NAME / "src" / "knockout_whist"
        self.environment: dict[str, str] = {}
        self.said: dict[str, str] = {}

    def follow(self, block: Block) -> None:
        self.obey(block.before)
        if block.kind == "sh":
            for line in block.text.splitlines():
                self.type(line.partition("#")[0].strip())
        elif block.text.startswith("    def "):
            self.try_out(block)
        elif not block.kind:
            with (self.source / "words" / "en.ftl").open("a", encoding="utf-8") as words:
                words.write(block.text)
        else:
            named = re.findall(r"`([\w/]+\.(?:py|md|toml))`", block.before)
            (self.source / named[-1 if block.kind != "toml" else 0]).write_text(block.text, encoding="utf-8")

    def obey(self, text: str) -> None:
        """What is to be done besides blocks: files deleted, messages removed, a sentence set."""
        for line in text.splitlines():
            if line.startswith("Delete "):
                for name in re.findall(r"`([\w.]+\.\w+)`", line):
                    (self.source / ("words" if name.endswith(".ftl") else "") / name).unlink()
            if line.startswith("Remove "):
                words = self.source / "words" / "en.ftl"
                found = words.read_text(encoding="utf-8")
                removed, _, rest = line.partition(", set ")
                for message in re.findall(r"`([\w-]+)`", removed):
                    assert f"\n{message} =" in found
                    found = re.sub(rf"^{message} =.*\n(?:[ }}].*\n)*", "", found, flags=re.MULTILINE)
                (tagline,) = re.findall(r"\*(.+?)\*", rest)
                words.write_text(re.sub(r"^tagline = .*$", f"tagline = {tagline}", found, flags=re.MULTILINE), "utf-8")

    def type(self, line: str) -> None:
        command, *arguments = line.split()
        if command == "pip" and arguments[:2] == ["install", "-e"]:
            self.environment = register(self.folder / "site", arguments[2], self.source.parent)
        if command != "parlour" or arguments[:1] in ([], ["compile"]):
            return  # environments, pages and compilers have tests of their own
        done = parlour(*arguments, input="1\nquit\n", cwd=self.folder, env=self.environment | ALONE)
        self.said[line] = done.stdout + done.stderr
        if "every_message" not in line:  # which is there to fail
            assert done.returncode == 0, self.said[line][-3000:]

    def try_out(self, block: Block) -> None:
        """A method that spoils the game, to see a law fail."""
        play = self.source / "play.py"
        whole = play.read_text(encoding="utf-8")
        play.write_text(whole.rstrip("\n") + "\n\n" + block.text, encoding="utf-8")
        (law,) = re.findall(r"\*(in every world .*?)\*", block.before)
        done = parlour("conform", NAME, "-k", law.replace(" ", "_"), "--without-own", env=self.environment | ALONE)
        assert done.returncode != 0
        assert "in this world it could not have been" in done.stdout
        play.write_text(whole, encoding="utf-8")


@pytest.mark.skipif(not is_compiled(), reason="takes minutes where nothing is compiled")
def test_following_it_literally_makes_a_game_that_keeps_every_law(tmp_path: Path) -> None:
    reader = Follower(tmp_path)
    for block in blocks():
        if block.chapter <= LAST:
            reader.follow(block)
    missing = reader.said[f"parlour conform {NAME} -k every_message"]
    assert "event-out: no words" in missing
    assert "counter-points" in missing
    (laws,) = (said for line, said in reader.said.items() if line.endswith("--record"))
    assert " passed" in laws
    assert "FAILED" not in laws
