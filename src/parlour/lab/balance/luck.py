"""Luck against skill: the same deals with different players, and how much of the difference each explains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.lab.balance.trace import Trace

BOOTSTRAPS = 200


@dataclass(frozen=True)
class Result:
    """What a bot got out of a place in a deal."""

    place: tuple[int, int]  # deal, seat
    bot: str
    value: float


def results_of_mix(traces: Sequence[Trace]) -> list[Result]:
    """A win is worth 1, shared if others win too."""
    players = len(traces[0].seats)
    return [
        Result((number // players, seat), bot, (seat in trace.winners) / max(1, len(trace.winners)))
        for number, trace in enumerate(traces)
        for seat, bot in enumerate(trace.seats)
    ]


def results_of_teams(by_bot: dict[str, Sequence[Trace]]) -> list[Result]:
    """In a cooperative game everybody at the table plays alike; the score of the deal counts."""
    deals = min(len(traces) for traces in by_bot.values())
    return [
        Result((deal, 0), bot, trace.scores[0])
        for bot, traces in by_bot.items()
        for deal, trace in enumerate(traces[:deals])
    ]


def shares(results: Sequence[Result]) -> dict[str, float]:
    """Which parts of the variance of results the place, the player and everything else explain.

    Every place has had every player: a two-way analysis of variance, with what mere noise would show taken off.
    """
    mean = sum(result.value for result in results) / len(results)
    total = sum((result.value - mean) ** 2 for result in results)
    places = groups(results, lambda result: result.place)
    players = groups(results, lambda result: result.bot)
    by_place = sum(len(values) * (sum(values) / len(values) - mean) ** 2 for values in places.values())
    by_player = sum(len(values) * (sum(values) / len(values) - mean) ** 2 for values in players.values())
    free = len(results) - len(places) - len(players) + 1
    noise = max(0.0, total - by_place - by_player) / max(1, free)
    luck = max(0.0, by_place - (len(places) - 1) * noise) / len(results)
    skill = max(0.0, by_player - (len(players) - 1) * noise) / len(results)
    whole = luck + skill + noise
    if whole == 0:
        return {"deal": 0.0, "skill": 0.0, "rest": 1.0}
    return {"deal": luck / whole, "skill": skill / whole, "rest": noise / whole}


def groups(results: Sequence[Result], key: Any) -> dict[Any, list[float]]:
    found: dict[Any, list[float]] = {}
    for result in results:
        found.setdefault(key(result), []).append(result.value)
    return found


def shares_with_intervals(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Intervals by drawing whole deals again and again."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.place[0], []).append(result)
    random = Random(0)
    drawn = [shares(drawn_again(list(deals.values()), random)) for _ in range(BOOTSTRAPS)]
    found = {}
    for name, value in shares(results).items():
        ordered = sorted(one[name] for one in drawn)
        low, high = ordered[int(0.025 * BOOTSTRAPS)], ordered[int(0.975 * BOOTSTRAPS) - 1]
        found[name] = {"share": value, "low": min(low, value), "high": max(high, value)}
    return found


def drawn_again(deals: list[list[Result]], random: Random) -> list[Result]:
    return [
        Result((number, result.place[1]), result.bot, result.value)
        for number, deal in enumerate(random.choices(deals, k=len(deals)))
        for result in deal
    ]
