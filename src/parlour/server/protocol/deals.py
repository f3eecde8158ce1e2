"""Deals that several play, over plain HTTP. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.server.protocol.messages import MOST_SEATS, In, Name, Out, Status

MOST_TABLES = 20
MOST_DEALS = 24


class DayOf(Out):
    """One game's deal of the day."""

    game: str
    seats: int
    bot: str  # who plays the other seats
    commitment: str  # the hash of its secret
    tomorrow: str  # and of tomorrow's
    players: int = 0  # who have begun it
    table: str = ""  # where I play it, or did
    done: bool = False  # and it is over for me


class Days(Out):
    day: str
    ends: int  # seconds since 1970
    games: list[DayOf]


class Compared(Out):
    """How a deal ended for somebody."""

    name: str
    won: bool
    score: int
    rank: int  # at their table
    place: int  # among all who played it; equals share the best
    me: bool = False


class DayResults(Out):
    """For those who have played it, and for all once the day is over."""

    day: str
    game: str
    commitment: str
    results: list[Compared]  # the best first
    players: int  # who have begun it
    secret: str = ""  # once the day is over: the hash of it was told before
    percentile: float | None = None  # the share of the others that I am before, equals counting half
    table: str = ""  # mine


class NewEvening(In):
    """Several tables that play the same deals."""

    name: Name
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]


class EveningTable(Out):
    number: int
    deal: int  # the one that it plays now
    table: str  # id
    code: str
    status: Status
    names: list[str]


class Ranked(Out):
    """Somebody compared with those who held the same cards: two points for each who did worse, one for each equal."""

    name: str
    table: int  # its number
    seat: int
    points: int
    most: int  # that there were to get
    deals: int  # that could be compared
    place: int
    me: bool = False


class Evening(Out):
    id: str
    name: str
    game: str
    seats: int
    deals: int
    tables: list[EveningTable]
    ranking: list[Ranked]
