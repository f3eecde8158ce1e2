"""What is stored, as the rest of the server handles it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from parlour.server.protocol import Chat, Clock, OptionValue, Spectators, Status, Visibility

MOVE = "move"
UNDO = "undo"
TABLE = "table"


class Settings(Struct, omit_defaults=True):
    """What the host chose."""

    options: dict[str, OptionValue] = {}
    visibility: Visibility = "link"
    spectators: Spectators = "yes"
    chat: Chat = "on"
    clock: Clock | None = None
    pace: float = 1.0
    shuffle_seats: bool = False


class Base(Struct):
    """The record that a table continues: after `at` decisions, what `seat` does not know is dealt anew."""

    record: str
    at: int
    seat: int


class AskRow(Struct):
    """A take-back that somebody asks for, valid as long as there are so many moves."""

    id: str
    seat: int
    agreed: list[int]
    waiting: list[int]
    moves: int


class TableRow(Struct):
    id: str
    code: str
    game: str
    players: int
    settings: Settings
    host: str
    address: str
    status: Status = "waiting"
    created: int = 0  # seconds
    secret: str = ""
    base: Base | None = None
    rematch: str = ""
    continued_from: str = ""
    ask: AskRow | None = None
    since: int = 0  # milliseconds: when the table started or went on after a pause


class SeatRow(Struct):
    seat: int
    person: str = ""
    name: str = ""
    token: str = ""  # hashes
    claim: str = ""
    bot: str = ""
    sits_in: bool = False
    webhook: str = ""  # for this seat; else the person's

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def has_bot(self) -> bool:
        return bool(self.bot)


class Entry(Struct):
    """One step of a table. Two processes cannot both write the same number."""

    seq: int
    kind: str
    at: int  # milliseconds
    seat: int = -1
    move: str = ""  # of a move; of a change of the table: what happened
    key: str = ""  # the client's id


class SaidRow(Struct):
    number: int
    name: str
    at: int
    seat: int | None = None
    text: str = ""
    sign: str = ""


class Change(Struct):
    """What is written in one piece, or not at all."""

    table: str
    entries: list[Entry] = []
    row: TableRow | None = None
    seats: list[SeatRow] = []
    is_new: bool = False
    also: Change | None = None  # of another table, in the same piece


class Kept(Struct):
    """Everything of one table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    said: list[SaidRow] = field(default_factory=list)


class PersonRow(Struct):
    id: str
    name: str
    token: str
    webhook: str = ""
    webhook_secret: str = ""  # by which webhooks are signed
    created: int = 0


Values = dict[str, Any]
