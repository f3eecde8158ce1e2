"""Bots against each other on the same deals: each deal is played once from every seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from parlour import __version__, bots
from parlour.bots.base import Generator
from parlour.engine import loops
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup, ParlourError
from parlour.engine.game import STANDARD
from parlour.engine.match import Match
from parlour.engine.registry import game

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
    match = Match(game(contest.game), contest.players, contest.options, contest.cards, chance)
    seats = contest.seating(turn)
    players = [
        bots.make(name, Generator.of_match(contest.seed, deal * 64 + turn * 8 + seat))
        for seat, name in enumerate(seats)
    ]
    while match.seat is not None:
        match.play(players[match.seat].choose(match.position()))
    assert match.outcome is not None
    return Played(seats, *match.outcome)


def check(contest: Contest) -> None:
    title = game(contest.game)
    title.setup(contest.players, contest.options)
    title.cards(contest.cards)
    if len(contest.bots) > contest.players:
        raise BadSetup(f"{len(contest.bots)} bots do not fit {contest.players} seats")
    for name in contest.bots:
        bots.make(name, Generator(0))


def run(
    contest: Contest,
    workers: int = 1,
    saved: Path | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> list[list[Played]]:
    """All deals. With a file, every finished deal is kept there, and those already in it are not played again."""
    check(contest)
    results = read_saved(contest, saved) if saved else {}
    progress(len(results))
    left = [deal for deal in range(contest.deals) if deal not in results]
    for deal, played in deals(contest, left, workers):
        results[deal] = played
        if saved:
            keep(saved, deal, played)
        progress(1)
    return [results[deal] for deal in sorted(results) if deal < contest.deals]


def deals(contest: Contest, left: list[int], workers: int) -> Iterator[tuple[int, list[Played]]]:
    if workers == 1:
        for deal in left:
            yield deal, play_deal(contest, deal)
        return
    with ProcessPoolExecutor(workers) as pool:
        tasks = {deal: pool.submit(play_deal, contest, deal) for deal in left}
        try:
            for deal, task in tasks.items():
                yield deal, task.result()
        finally:
            pool.shutdown(cancel_futures=True)


def read_saved(contest: Contest, path: Path) -> dict[int, list[Played]]:
    """The deals in the file; a last line cut short by an interruption does not count."""
    if not path.exists():
        path.write_text(json.dumps(contest.header) + "\n", encoding="utf-8")
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines or json.loads(lines[0]) != json.loads(json.dumps(contest.header)):
        raise ParlourError(f"{path} holds the results of another contest")
    whole = [line for line in lines[1:] if line.endswith("\n")]
    if len(whole) < len(lines) - 1:
        path.write_text("".join([lines[0], *whole]), encoding="utf-8")
    entries = [json.loads(line) for line in whole]
    return {entry["deal"]: [Played(**one) for one in entry["matches"]] for entry in entries}


def keep(path: Path, deal: int, played: list[Played]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"deal": deal, "matches": [asdict(one) for one in played]}) + "\n")


def standings(contest: Contest, results: list[list[Played]]) -> list[Standing]:
    """Every bot's share of wins and mean score; intervals by drawing whole deals again and again."""
    return [standing(name, results) for name in dict.fromkeys(contest.bots)]


def standing(name: str, results: list[list[Played]]) -> Standing:
    per_deal = [deal_sums(name, deal) for deal in results]
    random = Random(0)
    wins, scores = [], []
    for _ in range(BOOTSTRAPS):
        drawn = random.choices(per_deal, k=len(per_deal))
        matches = sum(count for count, _, _ in drawn)
        wins.append(sum(won for _, won, _ in drawn) / matches)
        scores.append(sum(score for _, _, score in drawn) / matches)
    matches = sum(count for count, _, _ in per_deal)
    return Standing(
        name,
        matches,
        sum(won for _, won, _ in per_deal) / matches,
        *middle_95(wins),
        sum(score for _, _, score in per_deal) / matches,
        *middle_95(scores),
    )


def deal_sums(name: str, deal: list[Played]) -> tuple[int, int, int]:
    """Seats that the bot had in a deal, how many of them won, and their scores added up."""
    held = [(played, seat) for played in deal for seat, bot in enumerate(played.seats) if bot == name]
    won = sum(seat in played.winners for played, seat in held)
    return len(held), won, sum(played.scores[seat] for played, seat in held)


def middle_95(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    return ordered[int(0.025 * len(ordered))], ordered[int(0.975 * len(ordered)) - 1]
