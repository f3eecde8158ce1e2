"""Series of matches between bots: the same series for the same seed, whatever computes it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from parlour.bots import local
from parlour.bots.base import Bot, Generator, let_sign
from parlour.engine import loops
from parlour.engine.asking import MOST_DECISIONS, endless
from parlour.engine.chance import Seeded
from parlour.engine.game import STANDARD
from parlour.engine.match import Match
from parlour.engine.record import part_of
from parlour.engine.registry import game
from parlour.engine.state import Moves
from parlour.lab import ending
from parlour.lab.faults import BrokenMatch, EndlessMatch, noticed
from parlour.lab.workers import ALONE, Crew

CHUNKS = 100  # so that the progress can be seen
LARGEST_CHUNK = 20_000  # so that it takes no minutes


@dataclass(frozen=True)
class Series:
    """Which matches to play."""

    game: str
    players: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: str | Mapping[str, Any] = STANDARD
    records: Path | None = None
    legal: bool = False
    rules: int | None = None  # the version to play by; else the newest

    def chunks(self) -> list[tuple[int, int]]:
        size = min(LARGEST_CHUNK, max(1, -(-self.games // CHUNKS)))
        return [(first, min(size, self.games - first)) for first in range(0, self.games, size)]

    def record_path(self, match: int) -> Path:
        assert self.records is not None
        return self.records / f"{self.game}-{self.players}-{self.seed}-{match:06d}.jsonl"


@dataclass
class Result:
    """What the matches added up to."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * 8)
    scores: list[int] = field(default_factory=lambda: [0] * 8)
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)  # of bots from outside, and how often
    broken: Counter[str] = field(default_factory=Counter)  # matches without a result, which nothing else counts

    def add(self, other: Result) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.faults += other.faults
        self.broken += other.broken

    def add_match(self, match: Match) -> None:
        assert match.outcome is not None
        decisions = len(match.record.decisions)
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        for seat in match.outcome.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(match.outcome.scores):
            self.scores[seat] += score


def simulate(series: Series, crew: Crew = ALONE, progress: Callable[[int], None] = lambda games: None) -> Result:
    """Play the whole series; `progress` is told how many more matches are done."""
    check(series)
    total = Result()
    begin = time.perf_counter()
    for _, part in crew.do(partial(play_part, series), series.chunks()):
        total.add(part)
        progress(part.games + part.broken.total())
    total.seconds = time.perf_counter() - begin
    return total


def check(series: Series) -> None:
    """BadSetup if the series cannot be played."""
    title = game(series.game)
    title.setup(series.players, series.options, series.rules)
    title.cards(series.cards)
    local.check(series.bots, title)
    local.per_seat(series.bots, series.players)


def play_part(series: Series, chunk: tuple[int, int]) -> Result:
    first, count = chunk
    if series.records is None and set(series.bots) == {"random"}:
        return play_compiled(series, first, count)
    result = Result()
    for number in range(first, first + count):
        try:
            match, faults = play_match(series, number)
        except EndlessMatch:
            raise
        except BrokenMatch as broken:
            result.broken[str(broken)] += 1
            continue
        result.add_match(match)
        result.faults.update(faults)
    return result


def play_compiled(series: Series, first: int, count: int) -> Result:
    title = game(series.game)
    cards = title.cards(series.cards)[1]
    settings = title.setup(series.players, series.options, series.rules)
    rules = title.rules_for(settings, cards) if series.rules is None else series.rules
    fresh = title.state_of(rules, series.players, settings, cards)
    tally = loops.Tally()
    broken: Counter[str] = Counter()
    while (done := tally.games + broken.total()) < count:
        try:
            with noticed(named(series, first + done)):
                loops.random_matches(fresh, fresh.copy(), Moves(), tally, series.seed, first + done, count - done)
        except EndlessMatch:
            raise
        except BrokenMatch as error:
            number = first + tally.games + broken.total()
            broken[told_slowly(series, number) or str(error)] += 1
    return Result(tally.games, tally.decisions, tally.longest, list(tally.wins), list(tally.scores), broken=broken)


def named(series: Series, number: int) -> str:
    return f"match {number} of seed {series.seed} of {series.game}"


def told_slowly(series: Series, number: int) -> str:
    """The same moves once more, to say at which of them the match broke."""
    try:
        play_match(replace(series, records=None), number)
    except BrokenMatch as error:
        return str(error)
    return ""


def play_match(series: Series, number: int) -> tuple[Match, list[str]]:
    """One match of the series, the same moves as in the compiled loop, and the faults of bots from outside."""
    chance = Seeded(loops.match_seed(series.seed, number))
    names = local.per_seat(series.bots, series.players)
    generators = [Generator.of_match(series.seed, number)] * series.players
    with noticed(named(series, number)), ending.seated(names, generators) as players:
        match = Match(
            game(series.game), series.players, series.options, series.cards, chance, series.legal, rules=series.rules
        )
        play_out(match, players)
        faults = local.faults(players)
    if series.records is not None:
        path = series.record_path(number)
        with ending.if_ended(partial(part_of(path).unlink, missing_ok=True)):
            match.save(path)
    return match, faults


def play_out(match: Match, players: Sequence[Bot]) -> None:
    seats = dict(enumerate(players))
    for _ in range(MOST_DECISIONS):
        if match.seat is None:
            return
        let_sign(match, seats)
        match.play(players[match.seat].choose(match.position()))
    raise endless(match.state, MOST_DECISIONS)
