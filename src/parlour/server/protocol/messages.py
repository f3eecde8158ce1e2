"""Everything that goes over the wire, both ways. See docs/protocol.md.

What is as usual is left out: a field that is missing has the default written here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.engine import fold, presentation
from parlour.engine.errors import Reason
from parlour.engine.fold import Place
from parlour.engine.presentation import Asked, Option

PROTOCOL = 2
LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_MOVE = 200
MOST_MOVES = 12
MOST_SEATS = 8
SIGNS = (
    "hello", "thanks", "well-played", "oops", "too-difficult", "hurry-please", "one-moment", "good-game", "ha", "wow"
)  # fmt: skip

Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]  # LONGEST_NAME when accents are joined
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Token = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]
CardText = Annotated[str, Meta(max_length=32)]
ZoneId = Annotated[str, Meta(max_length=32)]
MoveTexts = Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
OptionValue = bool | str
Event = Annotated[fold.Event, Meta(title="Event")]  # kind and arguments, as the game's vocabulary declares them
Things = Annotated[presentation.Things, Meta(title="Things")]
Choices = dict[str, list[tuple[Any, ...]]]
"""By verb: for each move its arguments, then its advice. The move's text is the verb's, with them filled in."""

Visibility = Literal["public", "link"]
Chat = Literal[
    "game",  # what the game's rules allow while a match runs (C-7)
    "on",  # free, whatever the game says
    "off",
    "signs",
]
Spectators = Literal["yes", "no"]
Matter = Literal["bot", "end"]  # what people vote on
Open = Literal["", "chance-decides", "hidden-decides"]
Status = Literal[
    "waiting",
    "playing",
    "paused",
    "finished",
    "ended",
    "broken",  # it cannot go on: the rules do not know its moves any more
]
Code = Literal[
    "bad-message",  # not of the form this page says
    "bad-setup",  # the game does not have that option, number of seats, bot or card; of a card file `id` is a reason
    "bad-move",  # no move of this game, or not allowed now; `clause` says by which rule, `id` is a reason
    "not-your-turn",
    "not-now",  # the table is not in a state for that; `id` says why
    "not-yours",  # no token, or not the one that may do that
    "not-found",
    "taken",  # somebody sits there
    "too-many",  # a limit: rate, tables, sockets
    "too-large",
    "conflict",  # somebody else was faster; look again
    "outdated",  # the client speaks another version of the protocol
    "away",  # the store does not answer; it is tried again, and so may you: a move with the same id
    "broken",  # a bug of ours; it is in the log
]


class In(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What comes in is checked to the last field."""


class Out(Struct, omit_defaults=True, gc=False):
    """What goes out."""


# The table


class Clock(In):
    seconds: Annotated[int, Meta(ge=5, le=14 * 86400)]  # for each move; days for a match played by and by
    grace: Annotated[int, Meta(ge=0, le=86400)] = 15  # seconds after that, before a bot sits in


class SeatInfo(Out):
    seat: int
    name: str = ""  # of the person or the bot; empty: free
    person: str = ""  # the person's id
    bot: str = ""  # the bot that plays here
    sits_in: bool = False  # the bot plays for the person until they return
    connected: bool = False
    offered: bool = False  # to whoever shows a claim; until then it is its owner's


class Ask(Out):
    """A take-back somebody asks for."""

    id: str
    seat: int
    agreed: list[int]
    waiting: list[int]


class Vote(Out):
    """What those present vote on."""

    what: Matter
    agreed: list[int]  # seats
    needed: int  # of those present
    seat: int | None = None  # for which a bot is to play


class TableInfo(Out):
    """What everybody at the table may know."""

    id: str
    code: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatInfo]
    host: str  # a person's id
    created: int  # seconds since 1970
    visibility: Visibility = "link"
    spectators: Spectators = "yes"
    chat: Chat = "game"
    clock: Clock | None = None
    pace: float = 1.0
    commitment: str = ""  # the hash of the secret behind the deal, from the start on
    secret: str = ""  # the secret, after the end
    watching: int = 0
    ask: Ask | None = None
    rematch: str = ""  # the id of the table that follows
    votes: list[Vote] = []
    muted: list[str] = []  # people's ids
    continued_from: str = ""  # the id of the table whose record this one began with
    deal: str = ""  # one that others play too: `day:DATE:GAME` or `evening:ID:NUMBER`
    own_cards: bool = False  # a card file of the host's own is played with, see `/api/tables/{id}/cards`


class Problem(Out):
    """The answer to what cannot be done: a message of the client's words.

    It is `problem-` and the id, see `problems`; for a bad move it is a reason of the game or the engine, `why-` and the
    id.
    """

    code: Code
    id: str
    args: tuple[Any, ...] = ()
    clause: str = ""
    detail: str = ""  # in English, for whoever writes the client


# The view


class Ending(Out):
    winners: list[int]
    scores: list[int]
    ranks: list[int]


class Shown(Out):
    """The engine's view. What the ids in it mean is in the game's vocabulary."""

    game: str
    players: int
    zones: dict[str, Place]
    counters: dict[str, int | str]
    phase: str
    asked: Asked
    seat: int | None = None  # None: a spectator
    choices: Choices = {}
    outcome: Ending | None = None
    things: Things | None = None  # of a card set that is not the game's own
    options: dict[str, OptionValue] = {}


# To the server, over the socket


class Join(In, tag="join"):
    """The first message: which table, as whom, and what is known already."""

    table: Id
    protocol: int = PROTOCOL
    person: Token = ""  # the browser's token
    seat: Token = ""  # the seat's token; without it one watches
    version: int | None = None  # the last one the client has
    stream: Annotated[str, Meta(max_length=32)] = ""  # the stream that version belongs to


class Play(In, tag="play"):
    """One move, or several of one's own in a row. Sent again with the same id it is not played again."""

    id: Id
    moves: MoveTexts
    coached: bool = False  # look at it, where only bots play along: `slip` may follow


class Preview(In, tag="preview"):
    """How it would look after these moves, as far as one can know."""

    id: Id
    moves: MoveTexts


class Why(In, tag="why"):
    """Why not this move; or, without one, why nothing can be done with these cards, from or to these zones?"""

    id: Id
    move: MoveText = ""
    cards: Annotated[list[CardText], Meta(max_length=MOST_MOVES)] = []
    source: ZoneId = ""
    target: ZoneId = ""


class Hint(In, tag="hint"):
    id: Id


class Coach(In, tag="coach"):
    """What matters now, for whoever decides?"""

    id: Id


class GoOn(In, tag="go-on"):
    """The move that a `slip` was about stands: the bots need not wait."""

    id: Id


class Undo(In, tag="undo"):
    """Ask to take back one's last move."""

    id: Id


class Consent(In, tag="consent"):
    id: Id
    ask: Id
    agree: bool


class Say(In, tag="say"):
    """A text, a sign of the catalogue, or one of the game's own, which is shown at the seat."""

    id: Id
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""
    sign: Annotated[str, Meta(max_length=32)] = ""


class Back(In, tag="back"):
    """The owner is back and takes the seat from the bot that sat in."""

    id: Id


class Ping(In, tag="ping"):
    id: Id


ToServer = Join | Play | Preview | Why | Hint | Coach | GoOn | Undo | Consent | Say | Back | Ping


# From the server, over the socket


class Said(Out, tag="said"):
    number: int
    name: str
    at: int  # seconds since 1970
    seat: int | None = None
    text: str = ""
    sign: str = ""
    person: str = ""  # the person's id


class Ticking(Out, tag="clock"):
    """Whose time runs, as far as this viewer may know; without `until`, nobody's. Milliseconds since 1970."""

    seats: tuple[int, ...] = ()
    until: int | None = None  # the time for the move is over
    grace_until: int | None = None  # a bot sits in
    now: int = 0  # the server's time, to set one's own by


class Welcome(Out, tag="welcome"):
    """The answer to join: everything, or only the table if the client missed nothing or gets it as updates."""

    table: TableInfo
    stream: str
    version: int  # the one of `view`, or the client's own if what it missed follows as updates
    person: str = ""
    seat: int | None = None
    host: bool = False
    view: Shown | None = None  # None: before the start, or what is missing follows as updates
    log: list[Event] = []  # all that this viewer was told so far
    said: list[Said] = []
    clock: Ticking | None = None
    take_back: bool = False  # the last move can be taken back, until the next update
    sent: list[str] = []  # ids of this seat's last moves that were accepted
    protocol: int = PROTOCOL


class Update(Out, tag="update"):
    """What happened, and who is asked then. `version` is one more than the last one of the stream."""

    version: int
    events: list[Event] = []
    asked: Asked | None = None  # None: as before
    choices: Choices = {}  # what the receiver can do now
    view: Shown | None = None  # instead of events: after a take-back
    log: list[Event] | None = None  # with `view`: the whole log


class TableChanged(Out, tag="table"):
    table: TableInfo


class TakeBack(Out, tag="take-back"):
    """The receiver's last move can be taken back, until the next update."""


class Accepted(Out, tag="accepted"):
    """The message with this id is done; for moves: kept for ever. `moves`: how many, when not all were possible."""

    id: str
    moves: int | None = None
    why: Problem | None = None  # why not the next one


class Refused(Out, tag="refused"):
    """Nothing was changed."""

    id: str
    problem: Problem
    move: int = 0  # which of the moves


class Previewed(Out, tag="preview"):
    id: str
    moves: int  # how many of them show here
    view: Shown | None = None
    open: Open = ""  # why the rest cannot be foreseen
    why: Problem | None = None  # why the next one cannot be made


class Because(Out, tag="why"):
    id: str
    legal: bool
    reason: Reason | None = None
    move: str = ""  # the one that was meant, as the game writes it


class Advice(Out, tag="hint"):
    """A good move as a choice, and why: what speaks for it in the game's words (`motive-` and the id), and its figures.

    Those are a message of the engine's words, whose last argument is what the `rival` is called.
    """

    id: str
    move: str
    verb: str
    args: tuple[Any, ...] = ()
    advice: tuple[Any, ...] = ()
    reason: Event | None = None
    rival: Option | None = None  # the next best move
    motives: list[Event] = []


class Coached(Out, tag="coach"):
    """What matters before the decision: a message of the game's words, `matter-` and the id."""

    id: str
    said: Event | None = None


class Slip(Out, tag="slip"):
    """A move of the receiver's cost much, and can be taken back until the next update; the bots wait a while.

    One that revealed something or ended the match stands, and is told for the next time, perhaps when others have moved
    already. A better one as in a hint, and the loss as a share of a whole win, or of the best result there can be.
    """

    made: Option
    best: Option
    why: Event
    rival: Option | None = None
    motives: list[Event] = []
    loss: float = 0.0
    stands: bool = False  # it cannot be taken back


class Pong(Out, tag="pong"):
    id: str


class Fault(Out, tag="fault"):
    """Something about the connection; with `final` it closes."""

    problem: Problem
    final: bool = False


FromServer = (
    Welcome
    | Update
    | Ticking
    | TableChanged
    | TakeBack
    | Accepted
    | Refused
    | Previewed
    | Because
    | Advice
    | Coached
    | Slip
    | Said
    | Pong
    | Fault
)


encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ToServer).decode
