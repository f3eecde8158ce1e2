"""The figures of a balance report, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from typing import Any

from parlour.engine.intervals import certain, difference, mean_interval, wilson
from parlour.engine.registry import game
from parlour.lab.balance import lift, luck, picks
from parlour.lab.balance.study import Section, Study, sections
from parlour.lab.balance.trace import BUCKETS, DOUBLING_SECONDS, READ_SECONDS, SAMPLES, Trace

Figures = dict[str, Any]
Traces = Mapping[str, Sequence[Trace]]

MEASURES: dict[str, Callable[[Trace], float]] = {
    "decisions": lambda trace: trace.decisions,
    "minutes": lambda trace: trace.seconds / 60,
    "forced": lambda trace: trace.forced / trace.decisions,
    "lead_changes": lambda trace: trace.changes,
    "settled": lambda trace: trace.settled,
    "score": lambda trace: max(trace.scores),
}


def figures(study: Study, traces: Traces) -> Figures:
    """Everything the report shows."""
    title = game(study.game)
    parts = sections(study)
    together = title.is_cooperative
    strengths = [section for section in parts if section.key.startswith("strength:")]
    return {
        "game": {"name": title.name, "title": title.title, "minutes": list(title.minutes), "is_cooperative": together},
        "setup": {
            "players": study.players,
            "options": title.setup(study.players, study.options),
            "cards": study.cards,
        },
        "faults": dict(count_faults(traces).most_common()),
        "run": study.header | {"matches": sum(len(found) for found in traces.values())},
        "usual": study.usual,
        "people": {"seconds_to_read": READ_SECONDS, "seconds_for_each_doubling": DOUBLING_SECONDS},
        "strengths": [strength(section, traces[section.key], together) for section in strengths],
        "luck": luck_figures(study, traces, together),
        "cards": card_figures(study, traces, together),
        "options": compared(study, parts, traces, "option:"),
        "card_sets": compared(study, parts, traces, "cards:"),
    }


def count_faults(traces: Traces) -> Counter[str]:
    """What bots from outside did wrong, in all matches; a random move was made each time."""
    return Counter(fault for section in traces.values() for trace in section for fault in trace.faults)


def strength(section: Section, traces: Sequence[Trace], is_cooperative: bool) -> Figures:
    """One strength of bots at all seats."""
    found = {
        "bot": section.title,
        "matches": len(traces),
        "fair_share": sum(len(trace.winners) for trace in traces) / len(traces) / len(traces[0].seats),
        "seats": [seat_share(traces, seat) for seat in range(len(traces[0].seats))],
        "picks": picks.shares(traces),
        "score": interval([max(trace.scores) for trace in traces]),
        "scores": histogram([max(trace.scores) for trace in traces]),
        "length": {name: spread([measure(trace) for trace in traces]) for name, measure in LENGTHS.items()},
        "forced": interval([trace.forced / trace.decisions for trace in traces]),
        "choices": choices(traces),
    }
    return found | {"lead": shared_lead(traces) if is_cooperative else lead(traces)}


NICE = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)
LENGTHS: dict[str, Callable[[Trace], float]] = {
    "decisions": lambda trace: trace.decisions,
    "rounds": lambda trace: trace.rounds,
    "minutes": lambda trace: trace.seconds / 60,
}


def interval(values: Sequence[float]) -> Figures:
    mean, low, high = mean_interval(values)
    return {"mean": mean, "low": low, "high": high}


def spread(values: Sequence[float]) -> Figures:
    """A distribution: its mean with interval, its middle and its ends."""
    tenths = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    ends = {"least": min(values), "tenth": tenths[0], "median": median(values), "ninetieth": tenths[-1]}
    return interval(values) | ends | {"most": max(values), "histogram": histogram(values)}


def histogram(values: Sequence[float], bars: int = 24) -> list[Figures]:
    """How many values fall into each of some steps of equal, round width."""
    width = nice_width((max(values) - min(values)) / bars)
    if all(isinstance(value, int) for value in values):
        width = max(1, width)
    first = round(min(values) // width * width, 6)
    counts = Counter(int(round((value - first) / width, 6)) for value in values)
    return [
        {"from": first + i * width, "to": first + (i + 1) * width, "count": counts[i]} for i in range(max(counts) + 1)
    ]


def nice_width(width: float) -> float:
    return next((nice for nice in NICE if nice >= width), width)


def seat_share(traces: Sequence[Trace], seat: int) -> Figures:
    wins = sum(seat in trace.winners for trace in traces)
    low, high = wilson(wins, len(traces))
    scores = interval([trace.scores[seat] for trace in traces])
    return {"seat": seat, "wins": wins, "share": wins / len(traces), "low": low, "high": high, "score": scores}


def choices(traces: Sequence[Trace]) -> Figures:
    decisions = sum(trace.decisions for trace in traces)
    buckets = [sum(trace.buckets[i] for trace in traces) / decisions for i in range(BUCKETS)]
    by_progress = [sum(trace.branching[i] for trace in traces) / len(traces) for i in range(SAMPLES)]
    mean = interval([sum(trace.branching) / SAMPLES for trace in traces])
    return mean | {"widest": max(trace.widest for trace in traces), "buckets": buckets, "by_progress": by_progress}


def lead(traces: Sequence[Trace]) -> Figures:
    return {
        "changes": interval([trace.changes for trace in traces]),
        "settled": spread([100 * trace.settled for trace in traces]),
        "leader_wins": [leader_wins(traces, i) for i in range(SAMPLES)],
    }


def leader_wins(traces: Sequence[Trace], sample: int) -> Figures:
    """How often the seat that leads at that point goes on to win; several that lead share it."""
    hits = 0.0
    for trace in traces:
        standing = trace.standing[sample]
        best = max(standing)
        leaders = [seat for seat, value in enumerate(standing) if value == best]
        hits += sum(seat in trace.winners for seat in leaders) / len(leaders)
    low, high = wilson(hits, len(traces))
    return {"share": hits / len(traces), "low": low, "high": high}


def shared_lead(traces: Sequence[Trace]) -> Figures:
    """Where all win together: how much of the final score can be foretold at each point."""
    scores = [float(trace.scores[0]) for trace in traces]
    return {
        "foretold": [squared_correlation([trace.standing[i][0] for trace in traces], scores) for i in range(SAMPLES)]
    }


def squared_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    a, b = sum(first) / len(first), sum(second) / len(second)
    both = sum((x - a) * (y - b) for x, y in zip(first, second, strict=True))
    squares = sum((x - a) ** 2 for x in first) * sum((y - b) ** 2 for y in second)
    return both * both / squares if squares else 0.0


def luck_figures(study: Study, traces: Traces, is_cooperative: bool) -> Figures | None:
    if study.strengths_only:
        return None
    if is_cooperative and len(study.bots) > 1:
        results = luck.results_of_teams({name: traces[f"strength:{name}"] for name in study.bots})
    elif "mix" in traces:
        results = luck.results_of_mix(traces["mix"])
    else:
        return None
    by_bot = luck.groups(results, lambda result: result.bot)
    players = [{"bot": name, **interval(luck.values_of(by_bot[name]))} for name in study.bots if name in by_bot]
    return {
        "deals": len({result.place[0] for result in results}),
        "shares": luck.shares_with_intervals(results),
        "players": players,
    }


def card_figures(study: Study, traces: Traces, is_cooperative: bool) -> Figures:
    """What cards are worth in the hands of the usual bot."""
    usual = traces[f"strength:{study.usual}"]
    if is_cooperative:
        return {"table": lift.lifts(lift.tables(usual))}
    return {
        "dealt": lift.lifts(lift.seats(usual, lambda trace, seat: trace.dealt[seat])),
        "got": lift.lifts(lift.seats(usual, lambda trace, seat: trace.got[seat])),
    }


def compared(study: Study, parts: Sequence[Section], traces: Traces, kind: str) -> list[Figures]:
    """Every section of a kind against the same deals played as asked for."""
    chosen = [section for section in parts if section.key.startswith(kind)]
    z = certain(len(chosen) * (len(MEASURES) + 1))
    base = traces[f"strength:{study.usual}"]
    return [against(section, base[: section.games], traces[section.key], z) for section in chosen]


def against(section: Section, base: Sequence[Trace], other: Sequence[Trace], z: float) -> Figures:
    rows = {}
    for name, measure in MEASURES.items():
        before, after = [measure(trace) for trace in base], [measure(trace) for trace in other]
        more, low, high = difference(before, after)
        _, surely_low, surely_high = difference(before, after, z)
        rows[name] = {
            "before": interval(before), "after": interval(after), "more": more, "low": low, "high": high,
            "clear": surely_low > 0 or surely_high < 0,
        }  # fmt: skip
    seats = [seat_share(other, seat) for seat in range(len(other[0].seats))]
    fair = sum(len(trace.winners) for trace in other) / len(other) / len(seats)
    return {"name": section.title, "matches": len(other), "measures": rows, "seats": seats, "fair_share": fair}
