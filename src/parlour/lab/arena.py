"""Bots against each other on the same deals: each deal is played once from every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from parlour import __version__
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.engine import loops
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.game import STANDARD
from parlour.engine.match import Match
from parlour.engine.registry import game
from parlour.lab import ending
from parlour.lab.checkpoint import keeping
from parlour.lab.faults import noticed
from parlour.lab.simulate import play_out
from parlour.lab.workers import ALONE, Crew

BOOTSTRAPS = 1000


@dataclass(frozen=True)
class Contest:
    """Which bots meet, and on how many deals. With fewer bots than seats the last one takes the seats left over."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: str | Mapping[str, Any] = STANDARD

    def seating(self, turn: int) -> list[str]:
        """Who sits where when the bots have moved on by some seats."""
        chairs = [*self.bots, *[self.bots[-1]] * (self.players - len(self.bots))]
        return [chairs[(seat - turn) % self.players] for seat in range(self.players)]

    @property
    def header(self) -> dict[str, Any]:
        """What must be equal for results to be added up; more deals may follow later."""
        return {"parlour": __version__, **{k: v for k, v in asdict(self).items() if k != "deals"}}


@dataclass(frozen=True)
class Played:
    """One match of a deal: who sat where and how it ended."""

    seats: list[str]
    winners: list[int]
    scores: list[int]
    ranks: list[int]
    faults: list[str] = field(default_factory=list)  # of bots from outside


@dataclass(frozen=True)
class Standing:
    """What a bot reached, with the interval that holds the true value with 95 % confidence."""

    bot: str
    matches: int
    wins: float  # share of its matches
    wins_low: float
    wins_high: float
    score: float
    score_low: float
    score_high: float


def play_deal(contest: Contest, deal: int) -> list[Played]:
    """The same deal from every seat."""
    return [play_match(contest, deal, turn) for turn in range(contest.players)]


def play_match(contest: Contest, deal: int, turn: int) -> Played:
    chance = Seeded(loops.match_seed(contest.seed, deal))
    seats = contest.seating(turn)
    generators = [Generator.of_match(contest.seed, deal * 64 + turn * 8 + seat) for seat in range(contest.players)]
    with noticed(f"deal {deal} of seed {contest.seed}"), ending.seated(seats, generators) as players:
        match = Match(game(contest.game), contest.players, contest.options, contest.cards, chance)
        play_out(match, players)
        faults = local.faults(players)
    assert match.outcome is not None
    return Played(seats, *match.outcome, faults)


def check(contest: Contest) -> None:
    title = game(contest.game)
    title.setup(contest.players, contest.options)
    title.cards(contest.cards)
    if len(contest.bots) > contest.players:
        raise BadSetup(f"{len(contest.bots)} bots do not fit {contest.players} seats")
    local.check(contest.bots, title)


def run(
    contest: Contest,
    crew: Crew = ALONE,
    saved: Path | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> list[list[Played]]:
    """All deals. With a file, every finished deal is kept there, and those already in it are not played again."""
    check(contest)
    with keeping(saved, contest.header, "contest", deal_of) as kept:
        done = [deal for deal in range(contest.deals) if deal in kept.entries]
        progress(len(done))
        left = [deal for deal in range(contest.deals) if deal not in kept.entries]
        for deal, played in crew.do(partial(play_deal, contest), left):
            kept.keep(deal, [asdict(one) for one in played])
            progress(1)
        return [deal_of(kept.entries[deal]) for deal in range(contest.deals)]


def deal_of(matches: list[dict[str, Any]]) -> list[Played]:
    return [Played(**one) for one in matches]


def count_faults(results: list[list[Played]]) -> Counter[str]:
    return Counter(fault for deal in results for played in deal for fault in played.faults)


def standings(contest: Contest, results: list[list[Played]], crew: Crew = ALONE) -> list[Standing]:
    """Every bot's share of wins and mean score; intervals by drawing whole deals again and again."""
    names = list(dict.fromkeys(contest.bots))
    found = dict(crew.do(partial(standing, results), names))
    return [found[name] for name in names]


def standing(results: list[list[Played]], name: str) -> Standing:
    per_deal = [deal_sums(name, deal) for deal in results]
    seats = per_deal[0][0]  # the same in every deal
    matches = seats * len(per_deal)
    pairs = [complex(won, score) for _, won, score in per_deal]  # two numbers that are added up at once
    random = Random(0)
    drawn = [sum(random.choices(pairs, k=len(pairs))) / matches for _ in range(BOOTSTRAPS)]
    mean = sum(pairs) / matches
    return Standing(
        name,
        matches,
        mean.real,
        *middle_95([one.real for one in drawn]),
        mean.imag,
        *middle_95([one.imag for one in drawn]),
    )


def deal_sums(name: str, deal: list[Played]) -> tuple[int, int, int]:
    """Seats that the bot had in a deal, how many of them won, and their scores added up."""
    held = [(played, seat) for played in deal for seat, bot in enumerate(played.seats) if bot == name]
    won = sum(seat in played.winners for played, seat in held)
    return len(held), won, sum(played.scores[seat] for played, seat in held)


def middle_95(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    return ordered[int(0.025 * len(ordered))], ordered[int(0.975 * len(ordered)) - 1]
