"""What somebody has played, over plain HTTP. See docs/protocol.md."""

from __future__ import annotations

from typing import Any

from parlour.server.protocol.messages import Out


class Played(Out):
    """Who sat at a seat."""

    name: str
    bot: str = ""


class MyMatch(Out):
    """A finished match of mine."""

    table: str  # its id
    game: str
    seat: int
    seats: list[Played]
    ended: int  # seconds since 1970
    won: bool
    score: int
    rank: int
    reviewed: bool = False
    deal: str = ""  # one that others played too


class History(Out):
    matches: list[MyMatch]  # the newest first
    more: bool = False


class Against(Out):
    """How often I won against rivals of one kind, and between which shares the true one lies (95 of 100)."""

    rivals: str  # a bot, "people", or "mixed"
    matches: int
    won: int
    low: float
    high: float


class Point(Out):
    ended: int
    score: int
    won: bool


class KindOfChoice(Out):
    """Choices with one verb, as reviews judged them: what they lost on average, of 1; and the one that cost most."""

    verb: str
    count: int
    loss: float
    args: tuple[Any, ...] = ()
    advice: tuple[Any, ...] = ()


class GameStatistics(Out):
    game: str
    matches: int
    won: int
    against: list[Against]
    points: list[Point]  # the oldest first, the last hundred
    reviewed: int = 0  # matches
    kinds: list[KindOfChoice] = []  # the strongest first


class Statistics(Out):
    games: list[GameStatistics]  # the most played first


class Export(Out):
    """Everything that is kept of me."""

    id: str
    name: str
    created: int
    webhook: str
    matches: list[MyMatch]
    records: dict[str, str]  # of my last matches, by table


class Forgotten(Out):
    """There is no such person any more."""
