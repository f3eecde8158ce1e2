"""The clauses of a game's RULES.md, and where each is obeyed and tested."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

CLAUSE = re.compile(r"^- ([A-Z]+)-(\d+(?:\.\d+)?) (.*)$")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str
    section: str


class RuleTable(Struct, frozen=True):
    """A table of the rules, in its section and after a clause, if any."""

    section: str
    after: str
    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Citation:
    """A line that names a clause."""

    path: Path
    line: int
    id: str

    @property
    def is_test(self) -> bool:
        return "tests" in self.path.parts


class Rules:
    """The rules in a folder: the text, its clauses, and every line beside it that cites one.

    They are the English ones where the folder has no others.
    """

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.folder = folder
        self.language = language
        self.text = in_language(folder, "RULES", language)
        self.clauses = {clause.id: clause for clause in read(self.text)}

    @property
    def tables(self) -> list[RuleTable]:
        return list(read_tables(self.text))

    @property
    def readings(self) -> dict[str, Clause]:
        """What can be read otherwise in the rulebook, what is played, and why; by the clause that plays it."""
        return {clause.id: clause for clause in read(in_language(self.folder, "READINGS", self.language))}

    @property
    def prefix(self) -> str:
        return next(iter(self.clauses)).partition("-")[0]

    def citations(self, id: str = "") -> list[Citation]:
        pattern = re.compile(rf"\b{self.prefix}-\d+(?:\.\d+)?\b")
        found = []
        for path in sorted(self.folder.rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found += [Citation(path, number, cited) for cited in pattern.findall(line) if id in ("", cited)]
        return found


def in_language(folder: Path, name: str, language: str) -> str:
    """The file of that name, or nothing where there is none."""
    paths = (folder / f"{name}.{language}.md", folder / f"{name}.md")
    return next((path.read_text(encoding="utf-8") for path in paths if path.exists()), "")


def read(text: str) -> list[Clause]:
    """A clause is a list item that starts with its id; indented lines go on with it."""
    clauses: list[Clause] = []
    section = ""
    open_clause = False
    for line in text.splitlines():
        begins = CLAUSE.match(line)
        if begins:
            clauses.append(Clause(f"{begins[1]}-{begins[2]}", begins[3], section))
            open_clause = True
        elif line.startswith("  ") and open_clause:
            last = clauses.pop()
            clauses.append(Clause(last.id, f"{last.text} {line.strip()}", last.section))
        else:
            open_clause = False
            section = line.lstrip("#").strip() if line.startswith("#") else section
    return clauses


def read_tables(text: str) -> Iterator[RuleTable]:
    section, after = "", ""
    rows: list[list[str]] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
            continue
        if rows:
            yield RuleTable(section, after, rows[0], rows[2:])
            rows = []
        if line.startswith("#"):
            section, after = line.lstrip("#").strip(), ""
        elif begins := CLAUSE.match(line):
            after = f"{begins[1]}-{begins[2]}"
