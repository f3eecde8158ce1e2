"""What goes over plain HTTP, both ways. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.engine.scene import Event
from parlour.server.protocol.messages import (
    MOST_SEATS,
    PROTOCOL,
    Chat,
    Clock,
    In,
    Matter,
    Name,
    OptionValue,
    Out,
    Patch,
    Problem,
    SeatNumber,
    Shown,
    Spectators,
    TableInfo,
    Token,
    Visibility,
)

# The catalogue


class OptionInfo(Out):
    name: str
    help: str
    default: OptionValue
    choices: list[str] = []  # for a choice; a switch has a boolean default
    allowed: str = ""  # what may be written, for a text
    examples: list[str] = []


class ClauseInfo(Out):
    id: str
    text: str
    section: str


class GameInfo(Out):
    name: str
    title: str
    tagline: str
    seats: list[int]
    minutes: tuple[int, int]
    version: int
    options: list[OptionInfo] = []


class GameRules(Out):
    game: GameInfo
    clauses: list[ClauseInfo]


class Catalogue(Out):
    games: list[GameInfo]
    bots: list[str]
    about_bots: dict[str, str]  # in a few words
    signs: list[str]
    webhooks: bool = False  # the host of the server allows them
    protocol: int = PROTOCOL


class Reach(Out):
    """Where others find this server, told to a browser on its own machine; none where nobody else can come."""

    addresses: list[str] = []


class Picture(Out):
    svg: str


class DrawCode(In):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


# People


Address = Annotated[str, Meta(max_length=300)]
BotName = Annotated[str, Meta(max_length=32)]


class NewPerson(In):
    name: Name


class ChangePerson(In):
    name: Name | None = None
    webhook: Address | None = None  # told when it is your turn at any table; "" for none


class Person(Out):
    """Oneself; nobody else is told the webhook."""

    id: str
    name: str
    webhook: str = ""
    webhook_secret: str = ""  # by which the receiver of a webhook knows that it was us


class PersonWithToken(Out):
    id: str
    name: str
    token: str  # the browser's secret; told once


# Tables


class NewTable(In):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[Annotated[str, Meta(max_length=64)], bool | Annotated[str, Meta(max_length=200)]] = {}
    visibility: Visibility = "link"
    spectators: Spectators = "yes"
    chat: Chat = "on"
    clock: Clock | None = None
    bots: dict[Annotated[str, Meta(pattern="^[0-7]$")], BotName] = {}  # seat → bot
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0  # seconds a bot takes for a move
    sit: SeatNumber | Literal["any", "none"] = "any"  # where the host sits
    shuffle_seats: bool = False  # seats are drawn at random at the start
    start: bool = False  # at once, if nobody is missing
    webhook: Address = ""  # told when it is the turn of the host's seat; "" for the person's own


class TableList(Out):
    tables: list[TableInfo]


class MyTable(Out):
    table: TableInfo
    seats: list[int]
    your_turn: bool = False


class MyTables(Out):
    tables: list[MyTable]


class SeatGiven(Out):
    """The secret of a seat; told once. `seat` is missing if none was taken."""

    table: TableInfo
    seat: int | None = None
    token: str = ""


class Sit(In):
    seat: SeatNumber | None = None  # None: any free one
    claim: Token = ""  # for a seat handed over
    webhook: Address = ""  # told when it is this seat's turn; "" for the person's own


class Claim(Out):
    """A seat handed over waits for whoever shows this secret. Put it behind the # of a link, never before."""

    seat: int
    claim: str


class SetBot(In):
    bot: BotName  # "" frees the seat


class CastVote(In):
    """For those who sit there: a bot for a seat whose player is away, or the end."""

    what: Matter
    seat: SeatNumber | None = None
    agree: bool = True  # false: no longer


class Mute(In):
    muted: bool = True


class SetWebhook(In):
    url: Address  # "" for the person's own


class Webhook(Out):
    """Where a seat's turns are told, and the secret that signs what is told."""

    url: str
    secret: str


class Rematch(In):
    start: bool = False  # at once, if everybody who played has come


class Continue(In):
    at: Annotated[int, Meta(ge=0, le=100_000)]  # after that many decisions
    seat: SeatNumber  # what this seat does not know is dealt anew
    bot: BotName = "normal"  # for the other seats; "" leaves them free
    start: bool = False  # at once, if nobody is missing


# Replay


class Step(Out):
    """One decision of a finished match. The first step has the view, the others what is different."""

    events: list[Event]
    seat: int | None = None
    move: str = ""
    view: Shown | None = None
    patch: Patch | None = None


class Replay(Out):
    game: str
    viewer: int | None
    names: list[str]
    steps: list[Step]


class OwnRecord(Out):
    """What one seat may keep of a match that is not over."""

    game: str
    view: Shown
    log: list[str]


class ReadRecord(In):
    """A record from a file, to be looked at from a seat."""

    record: Annotated[str, Meta(max_length=400_000)]
    seat: SeatNumber | None = None


class Health(Out):
    status: Literal["ok", "no store", "no news"]


HTTP_TYPES = (
    Catalogue, GameRules, NewPerson, ChangePerson, Person, PersonWithToken, NewTable, TableInfo, TableList, MyTables,
    SeatGiven, Sit, Claim, SetBot, CastVote, Mute, SetWebhook, Webhook, Rematch, Continue, Problem, Replay, OwnRecord,
    ReadRecord, Health, Reach, DrawCode, Picture,
)  # fmt: skip


class Route(Struct, frozen=True):
    """One request, as OpenAPI describes it."""

    method: str
    path: str
    summary: str
    body: type[In] | None = None
    answer: type[Out] | None = None
    needs: tuple[str, ...] = ()  # person, seat; with a question mark where it may do without
    query: tuple[str, ...] = ()
