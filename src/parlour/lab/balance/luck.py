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
    return explained([sum(column) for column in zip(*deal_sums(results), strict=True)])


def deal_sums(results: Sequence[Result]) -> list[list[float]]:
    """What the analysis has to add up over the deals, so that deals are quickly drawn again.

    Of each deal: the results, their sum and squares; the places, the squares of their sums by their numbers of
    results; and for each player the number of results and their sum.
    """
    bots = sorted({result.bot for result in results})
    return [sums_of(deal, bots) for deal in groups(results, lambda result: result.place[0]).values()]


def sums_of(deal: Sequence[Result], bots: Sequence[str]) -> list[float]:
    places = [values_of(place) for place in groups(deal, lambda result: result.place).values()]
    players = [[result.value for result in deal if result.bot == bot] for bot in bots]
    values = values_of(deal)
    return [
        len(values),
        sum(values),
        sum(value * value for value in values),
        len(places),
        sum(sum(place) ** 2 / len(place) for place in places),
        *(number for player in players for number in (len(player), sum(player))),
    ]


def values_of(results: Sequence[Result]) -> list[float]:
    return [result.value for result in results]


def groups(results: Sequence[Result], key: Any) -> dict[Any, list[Result]]:
    found: dict[Any, list[Result]] = {}
    for result in results:
        found.setdefault(key(result), []).append(result)
    return found


def explained(sums: Sequence[float]) -> dict[str, float]:
    count, total, squares, places, of_places, *of_players = sums
    players = [(number, value) for number, value in zip(of_players[::2], of_players[1::2], strict=True) if number]
    level = total * total / count  # what the squares would add up to if all results were alike
    by_place = of_places - level
    by_player = sum(value * value / number for number, value in players) - level
    free = count - places - len(players) + 1
    noise = max(0.0, squares - level - by_place - by_player) / max(1, free)
    luck = max(0.0, by_place - (places - 1) * noise) / count
    skill = max(0.0, by_player - (len(players) - 1) * noise) / count
    whole = luck + skill + noise
    if whole == 0:
        return {"deal": 0.0, "skill": 0.0, "rest": 1.0}
    return {"deal": luck / whole, "skill": skill / whole, "rest": noise / whole}


def shares_with_intervals(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Intervals by drawing whole deals again and again."""
    deals = deal_sums(results)
    random = Random(0)
    drawn = [
        explained([sum(column) for column in zip(*random.choices(deals, k=len(deals)), strict=True)])
        for _ in range(BOOTSTRAPS)
    ]
    found = {}
    for name, value in shares(results).items():
        ordered = sorted(one[name] for one in drawn)
        low, high = ordered[int(0.025 * BOOTSTRAPS)], ordered[int(0.975 * BOOTSTRAPS) - 1]
        found[name] = {"share": value, "low": min(low, value), "high": max(high, value)}
    return found
