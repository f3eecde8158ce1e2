"""What is stored, as the rest of the server handles it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from parlour.server.protocol.messages import Chat, Clock, Matter, OptionValue, Spectators, Status, Visibility

MOVE = "move"
UNDO = "undo"
SIGN = "sign"
TABLE = "table"
Values = dict[str, Any]


class Settings(Struct, omit_defaults=True):
    """What the host chose."""

    options: dict[str, OptionValue] = {}
    visibility: Visibility = "link"
    spectators: Spectators = "yes"
    chat: Chat = "game"
    clock: Clock | None = None
    pace: float = 1.0
    shuffle_seats: bool = False
    cards: dict[str, Any] | None = None  # the content of a card file of one's own


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


class VoteRow(Struct):
    """What those present are asked to agree to: a bot for a seat whose player is away, or the end."""

    what: Matter
    seat: int | None
    people: list[str]  # who agree


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
    rules: int = 0  # the version of the game's rules that the match began with; 0: not known
    since: int = 0  # milliseconds: when the table started or went on after a pause
    muted: list[str] = field(default_factory=list)  # people whom the host lets say nothing
    kicked: list[str] = field(default_factory=list)  # and whom not even come in
    votes: list[VoteRow] = field(default_factory=list)
    deal: str = ""  # one that others play too, see `deals`


class SeatRow(Struct):
    seat: int
    person: str = ""
    name: str = ""
    token: str = ""  # hashes
    claim: str = ""  # whoever shows it gets the seat; until then it stays with its owner
    offered_by: str = ""  # the person who made the claim
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
    move: str = ""  # of a move; the sign that was shown; of a change of the table: what happened
    key: str = ""  # the client's id
    length: int = 1  # of the row of moves that the client sent
    why: str = ""  # with the last move of a row that was cut short: the problem with the next one, as JSON


class Holder(Struct, frozen=True):
    """Who acts at a seat: a person by the hash of its secret, or a bot by the step that it thought at."""

    seat: int
    token: str = ""
    seq: int = 0


class SaidRow(Struct):
    number: int
    name: str
    at: int
    seat: int | None = None
    text: str = ""
    sign: str = ""
    person: str = ""


class EveningRow(Struct):
    id: str
    name: str
    game: str
    host: str
    players: int
    deals: int
    created: int


class KindRow(Struct):
    """Choices of one kind that a review looked at, and the one of them that cost most."""

    verb: str
    count: int
    loss: float  # of all together
    args: list[Any]
    advice: list[Any]
    worst: float


class ResultRow(Struct):
    """How a match ended for somebody."""

    table_id: str
    seat: int
    person: str
    game: str
    ended: int  # seconds
    won: bool
    score: int
    rank: int
    rivals: list[str]
    deal: str = ""
    choices: list[KindRow] = field(default_factory=list)


class Change(Struct):
    """What is written in one piece, or not at all."""

    table: str
    entries: list[Entry] = []
    row: TableRow | None = None
    seats: list[SeatRow] = []
    is_new: bool = False
    also: Change | None = None  # of another table, in the same piece
    holder: Holder | None = None  # whose seat it must still be
    record: str = ""  # of the match that ends with this
    results: list[ResultRow] = []  # and how it ended
    more: list[tuple[str, Values]] = []  # rows that are new with it, by the name of their table


class Kept(Struct):
    """Everything of one table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    said: list[SaidRow] = field(default_factory=list)
    record: str = ""  # of a finished match


class PersonRow(Struct):
    id: str
    name: str
    token: str
    webhook: str = ""
    webhook_secret: str = ""  # by which webhooks are signed
    created: int = 0
