"""The record of a match: JSON Lines, in the order things happened. See docs/records.md."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.engine.chance import Json
from parlour.engine.errors import BadRecord, ParlourError
from parlour.engine.game import STANDARD, Game
from parlour.engine.options import Settings, changed
from parlour.engine.state import Outcome

FORMAT = "parlour/1"


@dataclass(frozen=True)
class Setup:
    game: str
    players: int
    options: Mapping[str, Any]  # only what differs from the default
    cards: str | Mapping[str, Any] = STANDARD
    rules: int = 1  # the version of the game's rules
    commitment: str = ""  # the hash of the secret behind the chance, if there is one

    @classmethod
    def of(
        cls,
        game: Game,
        players: int,
        settings: Settings,
        cards: str | Mapping[str, Any],
        rules: int,
        commitment: str,
    ) -> Setup:
        return cls(game.name, players, changed(game.options_of(rules), settings), cards, rules, commitment)

    def to_json(self) -> Json:
        line: Json = {"type": "setup", "format": FORMAT, "game": self.game, "players": self.players}
        line |= {"options": dict(self.options), "cards": self.cards}
        if self.rules != 1:
            line["rules"] = self.rules
        if self.commitment:
            line["commitment"] = self.commitment
        return line


class Decision(Struct, frozen=True, gc=False):
    seat: int
    move: str
    legal: list[str] | None = None

    def to_json(self) -> Json:
        line: Json = {"type": "decision", "seat": self.seat, "move": self.move}
        return line if self.legal is None else line | {"legal": self.legal}


class Redeal(Struct, frozen=True, gc=False):
    """From here on a match is continued in another world: what the seat did not know is dealt anew."""

    seat: int
    seed: int

    def to_json(self) -> Json:
        return {"type": "redeal", "seat": self.seat, "seed": self.seed}


Entry = Decision | Redeal | Json  # Json: the outcome of chance


@dataclass
class Record:
    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None
    secret: str = ""  # told after the end
    lines: list[int] = field(default_factory=list)  # where each entry and the end stood in the file

    @property
    def decisions(self) -> list[Decision]:
        return [entry for entry in self.entries if isinstance(entry, Decision)]

    @property
    def steps(self) -> list[Decision | Redeal]:
        """What is done to the match, in order; chance comes in between by itself."""
        return [entry for entry in self.entries if not isinstance(entry, dict)]

    @property
    def outcomes(self) -> list[Json]:
        """What chance came to, in order."""
        return [entry for entry in self.entries if isinstance(entry, dict)]

    def to_text(self) -> str:
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in self.to_json())

    def to_json(self) -> Iterator[Json]:
        yield self.setup.to_json()
        for entry in self.entries:
            yield {"type": "chance", **entry} if isinstance(entry, dict) else entry.to_json()
        if self.outcome:
            end: Json = {"type": "end", **self.outcome._asdict()}
            yield end | {"secret": self.secret} if self.secret else end

    def save(self, path: str | Path) -> None:
        """Write the whole file or nothing."""
        path = Path(path)
        if not path.name or "\0" in path.name:
            raise ParlourError(f"cannot write {str(path)!r}: that is no name of a file")
        beside = part_of(path)
        try:
            beside.write_text(self.to_text(), encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            raise ParlourError(f"cannot write {path}: {error.strerror}") from None
        finally:
            with suppress(OSError):
                beside.unlink()


def part_of(path: Path) -> Path:
    """The file beside it that this process writes first."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")


def read(path: str | Path) -> Record:
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise ParlourError(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise ParlourError(f"cannot read {str(path)!r}: {error}") from None
    try:
        return parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadRecord(line, "not UTF-8 text", str(path)) from None
    except BadRecord as error:
        raise BadRecord(error.line, error.message, str(path)) from None


def parse(text: str) -> Record:
    record: Record | None = None
    for number, line in enumerate(text.splitlines(), 1):
        entry = parse_line(number, line)
        kind = entry.get("type")
        if record is None:
            if kind != "setup":
                raise BadRecord(number, "a record begins with a setup line")
            record = Record(parse_setup(number, entry))
        elif record.outcome is not None:
            raise BadRecord(number, "nothing follows the end of a match")
        else:
            record.lines.append(number)
            add_entry(record, number, entry)
    if record is None:
        raise BadRecord(1, "the record is empty")
    return record


def parse_line(number: int, line: str) -> Json:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(number, "not a line of JSON") from None
    if not isinstance(entry, dict):
        raise BadRecord(number, "not a JSON object")
    return entry


def parse_setup(number: int, entry: Json) -> Setup:
    if entry.get("format") != FORMAT:
        raise BadRecord(number, f"the format is not {FORMAT!r}")
    cards = entry.get("cards", STANDARD)
    if cards != STANDARD and not isinstance(cards, dict):
        raise BadRecord(number, f"cards must be {STANDARD!r} or the content of a card file")
    return Setup(
        game=expect(number, entry, "game", str),
        players=expect(number, entry, "players", int),
        options=expect(number, entry, "options", dict, {}),
        cards=cards,
        rules=expect(number, entry, "rules", int, 1),
        commitment=expect(number, entry, "commitment", str, ""),
    )


def add_entry(record: Record, number: int, entry: Json) -> None:
    kind = entry.get("type")
    if kind == "decision":
        legal = expect(number, entry, "legal", list, None)
        seat, move = expect(number, entry, "seat", int), expect(number, entry, "move", str)
        record.entries.append(Decision(seat, move, legal))
    elif kind == "redeal":
        record.entries.append(Redeal(expect(number, entry, "seat", int), expect(number, entry, "seed", int)))
    elif kind == "chance":
        record.entries.append({key: value for key, value in entry.items() if key != "type"})
    elif kind == "end":
        lists = [expect(number, entry, key, list) for key in ("winners", "scores", "ranks")]
        record.outcome = Outcome(*lists)
        record.secret = expect(number, entry, "secret", str, "")
    else:
        raise BadRecord(number, f"unknown type {kind!r}")


MISSING = object()


def expect(number: int, entry: Json, key: str, kind: type, default: Any = MISSING) -> Any:
    value = entry.get(key, default)
    if value is MISSING:
        raise BadRecord(number, f"{key!r} is missing")
    if value is default or (isinstance(value, kind) and not (kind is int and isinstance(value, bool))):
        return value
    raise BadRecord(number, f"{key!r} is not {'an' if kind is int else 'a'} {kind.__name__}")
