"""What goes over plain HTTP, both ways. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.engine import vocabulary
from parlour.engine.card_files import MOST_BYTES
from parlour.engine.clauses import RuleTable
from parlour.engine.errors import Reason
from parlour.engine.howto import Chapter
from parlour.engine.lessons import Pointer
from parlour.engine.looks import Looks
from parlour.engine.presentation import Asked, Option
from parlour.server.protocol.deals import DayResults, Days, Evening, NewEvening
from parlour.server.protocol.history import Export, Forgotten, History, Statistics
from parlour.server.protocol.messages import (
    MOST_SEATS,
    PROTOCOL,
    Chat,
    Clock,
    Ending,
    Event,
    In,
    Matter,
    MoveText,
    Name,
    OptionValue,
    Out,
    Problem,
    SeatNumber,
    Shown,
    Spectators,
    TableInfo,
    Things,
    Token,
    Visibility,
)

# The catalogue


Types = Annotated[vocabulary.Types, Meta(title="Types")]


class OptionInfo(Out):
    name: str
    default: OptionValue
    choices: list[str] = []  # for a choice; a switch has a boolean default
    examples: list[str] = []  # of a text


class GameInfo(Out):
    """Title, tagline and what the options are called are words of the game."""

    name: str
    seats: list[int]
    minutes: tuple[int, int]
    version: int
    options: list[OptionInfo] = []
    lessons: list[str] = []  # by which it can be learned, the first one first
    looks: Looks | None = None  # of a game that brings no code to the pages
    own_cards: bool = False  # it can be played with a card file of one's own


class Catalogue(Out):
    games: list[GameInfo]
    bots: list[str]
    signs: list[str]
    webhooks: bool = False  # the host of the server allows them
    protocol: int = PROTOCOL


class GameFacts(Out):
    """What there is in a game, and what can be said of it; `words` has the words."""

    game: GameInfo
    vocabulary: vocabulary.Vocabulary
    messages: dict[str, Types]  # of the game and the engine: each with the types of its arguments, in their order
    things: Things  # of the game's own cards


class ClauseInfo(Out):
    id: str
    text: str
    section: str


class GameRules(Out):
    """In the language that was asked for, or in English: `Content-Language` says which."""

    clauses: list[ClauseInfo]
    readings: list[ClauseInfo] = []  # what the rulebook leaves open: what is played, and why
    tables: list[RuleTable] = []  # what the clauses before them speak of
    how: list[Chapter] = []  # how to play, for people who have never seen the game


class Reach(Out):
    """Where others find this server, told to a browser on its own machine; none where nobody else can come."""

    addresses: list[str] = []


class Picture(Out):
    svg: str


class DrawCode(In):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


# Card files


CardText = Annotated[str, Meta(max_length=2 * MOST_BYTES)]  # TOML; what is too large is told so


class ReadCards(In):
    """A card file of one's own, for a game; nothing of it is kept."""

    cards: CardText


class OwnCards(Out):
    """A card file that can be played with, and what there is with it."""

    cards: str  # TOML
    things: Things


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
    chat: Chat = "game"
    clock: Clock | None = None
    bots: dict[Annotated[str, Meta(pattern="^[0-7]$")], BotName] = {}  # seat → bot
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0  # seconds a bot takes for a move
    sit: SeatNumber | Literal["any", "none"] = "any"  # where the host sits
    shuffle_seats: bool = False  # seats are drawn at random at the start
    start: bool = False  # at once, if nobody is missing
    webhook: Address = ""  # told when it is the turn of the host's seat; "" for the person's own
    cards: CardText = ""  # a card file of one's own; "" for the game's


class TableList(Out):
    tables: list[TableInfo]


class MyTable(Out):
    table: TableInfo
    seats: list[int]
    your_turn: bool = False
    outcome: Ending | None = None  # of a finished match
    ended: int = 0  # seconds since 1970: its last move


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


class SetChat(In):
    """How people may talk from now on; everybody at the table sees it."""

    chat: Chat


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
    """One decision of a finished match. The first step has the view, the others what happened since; both, where what
    is known then does not follow from it."""

    events: list[Event]
    seat: int | None = None
    move: str = ""
    view: Shown | None = None  # also where the match was continued
    asked: Asked | None = None  # None: as before
    redealt: int | None = None  # it was continued: what this seat did not know is dealt anew


class Replay(Out):
    game: str
    viewer: int | None
    names: list[str]  # none, if the record is from a file
    steps: list[Step]
    open: bool = False  # with all hands open, seen from the viewer's place
    turning_points: list[int] = []  # decisions of the viewer, if a review of that seat was made before


class Stop(Out):
    """A place in a lesson: what happened on the way there, what is said, and how it goes on."""

    say: str  # a message of the lesson's words, as all that is said in a lesson
    view: Shown
    answers: dict[str, int]  # by the moves that are waited for: the stop after; by "" where there is only to read
    came: list[Step] = []
    point: list[Pointer] = []  # what is spoken of
    wrong: dict[str, str] = {}  # what is said to other legal moves, by their texts or `*`
    why: dict[str, Reason] = {}  # by cards of the learner's hands that cannot be used now


class Lesson(Out):
    """A guided match on a fixed deal, for one seat. After the last stop (its number is how many there are) it ends."""

    game: str
    seat: int
    stops: list[Stop]
    learned: list[str]  # messages
    words: str  # in Project Fluent's form


class Judged(Out):
    """A choice looked back at; figures are shares of a whole win, or of the best result there can be."""

    decision: int  # how many were made in the match before
    made: Option
    best: Option
    why: Event  # the best one, as in a hint
    hope: float  # of whoever plays on as the game's policy does
    skill: float  # how much better the move made is than the policy's
    loss: float  # and how much worse than the best
    error: float  # of the loss, a standard error
    is_mistake: bool  # surely worse by much, under every model of the others
    rival: Option | None = None
    motives: list[Event] = []


class Review(Out):
    """A finished match with the eyes of one seat; `even`, all luck and all skill add up to the result."""

    game: str
    seat: int
    even: float  # what it could hope for before anything was dealt
    result: float
    luck: list[float]  # before each choice, and after the last
    skill: float
    choices: list[Judged]
    turning_points: list[int]  # decisions: the mistakes that cost most
    most: int = 100  # what a share of 1 is called: of a hundred, or points, in a cooperative game


class TryAgain(In):
    """A move that may be better than the one made at a decision of one's own."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0, le=100_000)]
    move: MoveText


class Tried(Out):
    """What that move would have lost against the best; the move made is judged by the review."""

    loss: float
    error: float
    is_good: bool  # the best, or not surely worse


class Before(Out):
    """A decision as the seat saw it, with its choices."""

    view: Shown


# Puzzles


class PuzzleOfDay(Out):
    number: int
    count: int


class PuzzlesOfDay(Out):
    """Of each game that has puzzles; the same for everybody on that day (UTC)."""

    day: str  # 2026-11-17
    games: dict[str, PuzzleOfDay]


class Puzzle(Out):
    """A position in which one move is clearly right, as the seat sees it."""

    game: str
    number: int
    count: int
    view: Shown


class SolvePuzzle(In):
    move: MoveText


class Rival(Out):
    choice: Option
    loss: int  # of a hundred, at least


class Solution(Out):
    """After a try: the right move, what every other one loses, and why, if there is more to say."""

    is_right: bool
    best: Option
    others: list[Rival]  # the one that loses least first
    why: Event = ()
    rival: Option | None = None
    motives: list[Event] = []


class OwnRecord(Out):
    """What one seat may keep of a match that is not over."""

    game: str
    view: Shown
    log: list[Event]


class ReadRecord(In):
    """A record from a file, to be looked at from a seat."""

    record: Annotated[str, Meta(max_length=400_000)]
    seat: SeatNumber | None = None
    open: bool = False  # with all hands open


class Health(Out):
    status: Literal["ok", "no store", "no news"]


HTTP_TYPES = (
    Catalogue, GameFacts, GameRules, NewPerson, ChangePerson, Person, PersonWithToken, NewTable, TableInfo, TableList,
    MyTables, SeatGiven, Sit, Claim, SetBot, CastVote, Mute, SetChat, SetWebhook, Webhook, Rematch, Continue, Problem,
    Replay, Review, TryAgain, Tried, Before, PuzzlesOfDay, Puzzle, SolvePuzzle, Solution, Lesson, OwnRecord, ReadRecord,
    Health, Reach, DrawCode, Picture, ReadCards, OwnCards,
    History, Statistics, Export, Forgotten, Days, DayResults, NewEvening, Evening,
)  # fmt: skip


class Route(Struct, frozen=True):
    """One request, as OpenAPI describes it."""

    method: str
    path: str
    summary: str
    body: type[In] | None = None
    answer: type[Out] | str | None = None  # a type, what kind of text, or a record
    needs: tuple[str, ...] = ()  # person, seat; with a question mark where it may do without
    query: tuple[str, ...] = ()
