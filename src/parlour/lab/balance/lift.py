"""What a card is worth: how much better those do who have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from parlour.engine.intervals import certain, difference
from parlour.lab.balance.trace import Trace

FEWEST = 10  # matches with the card, and without it

Sample = tuple[frozenset[str], float]


def seats(traces: Sequence[Trace], cards: Callable[[Trace, int], Sequence[str]]) -> list[Sample]:
    """Every seat of every match: its cards, and whether it won."""
    return [
        (frozenset(cards(trace, seat)), float(seat in trace.winners))
        for trace in traces
        for seat in range(len(trace.seats))
    ]


def tables(traces: Sequence[Trace]) -> list[Sample]:
    """Every match of a cooperative game: the cards that lay on the table, and the score."""
    return [(frozenset(trace.common), float(trace.scores[0])) for trace in traces]


def lifts(samples: Sequence[Sample]) -> list[dict[str, Any]]:
    """Every card with the result of those who had it against those who had not, the best first."""
    counts = Counter(card for cards, _ in samples for card in cards)
    known = [card for card, count in counts.items() if FEWEST <= count <= len(samples) - FEWEST]
    return sorted((lift(card, samples, len(known)) for card in known), key=lambda row: (-row["lift"], row["card"]))


def lift(card: str, samples: Sequence[Sample], comparisons: int) -> dict[str, Any]:
    having = [value for cards, value in samples if card in cards]
    lacking = [value for cards, value in samples if card not in cards]
    more, low, high = difference(lacking, having)
    _, surely_low, surely_high = difference(lacking, having, certain(comparisons))
    return {
        "card": card,
        "count": len(having),
        "with": sum(having) / len(having),
        "without": sum(lacking) / len(lacking),
        "lift": more,
        "low": low,
        "high": high,
        "clear": surely_low > 0 or surely_high < 0,  # even among so many cards
    }
