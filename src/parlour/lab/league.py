"""One bot among unlike opponents: the worst that it does among any of them is what counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from parlour import __version__
from parlour.bots import league as members
from parlour.engine.errors import BadSetup
from parlour.engine.game import STANDARD, Game
from parlour.engine.registry import game
from parlour.lab import arena
from parlour.lab.arena import BOOTSTRAPS, Contest, Played, middle_95
from parlour.lab.workers import ALONE, Crew


@dataclass(frozen=True)
class League:
    """The bot in one seat and a member in all others, every deal from every seat."""

    game: str
    players: int
    bot: str
    deals: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: str | Mapping[str, Any] = STANDARD
    members: tuple[str, ...] = ()  # all if none is named

    @property
    def names(self) -> tuple[str, ...]:
        """Who is met: the members that are named, or all others that the game has what they play by."""
        named = self.members or [name for name in members.members() if members.PREFIX + name != self.bot]
        return tuple(members.PREFIX + name for name in named if name not in self.missing)

    @property
    def missing(self) -> tuple[str, ...]:
        """Who is left out: learnt members of a game that has no such nets."""
        there = () if self.members else members.members()
        return tuple(name for name in there if members.is_missing(name, game(self.game)))

    def contest(self, member: str) -> Contest:
        bots = (self.bot, member)
        return Contest(self.game, self.players, bots, self.deals, self.seed, self.options, self.cards)

    @property
    def matches(self) -> int:
        return self.deals * len(self.names) * (1 + game(self.game).is_cooperative)


@dataclass(frozen=True)
class Meeting:
    """What the bot reached among a member: times a fair share of wins, or of what the members score alone."""

    member: str
    reached: float  # share of wins, or score
    fair: float
    ratio: float
    low: float  # the interval that holds the true ratio with 95 % confidence
    high: float


Pair = tuple[float, float]  # of a deal: what the bot reached, and what is fair


@dataclass(frozen=True)
class Season:
    """All meetings, in the members' order, and what bots from outside did wrong."""

    meetings: list[Meeting]
    faults: Counter[str]

    @property
    def worst(self) -> Meeting:
        return min(self.meetings, key=lambda one: one.ratio)


def play(league: League, crew: Crew = ALONE, progress: Callable[[int], None] = lambda deals: None) -> Season:
    if league.bot in league.names:
        raise BadSetup(f"{league.bot} would meet itself")
    season = Season([], Counter())
    for member in league.names:
        contest = league.contest(member)
        deals = arena.run(contest, crew, progress=progress)
        season.faults.update(arena.count_faults(deals))
        if game(league.game).is_cooperative:
            alone = arena.run(replace(contest, bots=(member,)), crew, progress=progress)
            found = [(mean_score(deal), mean_score(other)) for deal, other in zip(deals, alone, strict=True)]
        else:
            found = [shares(deal, league.bot) for deal in deals]
        season.meetings.append(meeting(member, found))
    return season


def quick_members(title: Game) -> tuple[str, ...]:
    """Those that do not search, as far as the game has what they play by."""
    known = members.members()
    return tuple(name for name in known if known[name]["bot"] != "search" and not members.is_missing(name, title))


def shares(deal: Sequence[Played], bot: str) -> Pair:
    """The part of its matches that the bot won, and that any seat won on average."""
    won = sum(played.seats.index(bot) in played.winners for played in deal)
    winners = sum(len(played.winners) / len(played.seats) for played in deal)
    return won / len(deal), winners / len(deal)


def mean_score(deal: Sequence[Played]) -> float:
    return sum(played.scores[0] for played in deal) / len(deal)


def meeting(member: str, found: Sequence[Pair]) -> Meeting:
    random = Random(0)
    drawn = [ratio(random.choices(found, k=len(found))) for _ in range(BOOTSTRAPS)]
    reached, fair = (sum(pair[i] for pair in found) / len(found) for i in (0, 1))
    return Meeting(member, reached, fair, ratio(found), *middle_95(drawn))


def ratio(found: Sequence[Pair]) -> float:
    fair = sum(pair[1] for pair in found)
    return sum(pair[0] for pair in found) / fair if fair else 1.0


def header(league: League) -> dict[str, Any]:
    """What the figures rest on."""
    return {
        "parlour": __version__,
        "league": members.version(),
        "game": league.game,
        "players": league.players,
        "bot": league.bot,
        "deals": league.deals,
        "seed": league.seed,
        "options": dict(league.options),
        "cards": league.cards,
        "missing": list(league.missing),
    }
