"""Results of the same deal, compared."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.protocol.deals import Compared, Ranked
from parlour.server.store.rows import ResultRow

Named = tuple[ResultRow, str]


def worth(row: ResultRow) -> tuple[int, int]:
    """Larger is better: the rank at the table first, then the points."""
    return -row.rank if row.won or row.rank > 1 else -len(row.rivals) - 1, row.score


def compared(rows: Sequence[Named], me: str) -> list[Compared]:
    """The best first."""
    found = sorted(rows, key=lambda one: worth(one[0]), reverse=True)
    worths = [worth(row) for row, _ in found]
    return [
        Compared(name, row.won, row.score, row.rank, 1 + worths.index(worth(row)), row.person == me)
        for row, name in found
    ]


def percentile(rows: Sequence[Named], me: str) -> float | None:
    """The share of the others whom I am before, equals counting half; None without others."""
    mine = next((worth(row) for row, _ in rows if row.person == me), None)
    others = [worth(row) for row, _ in rows if row.person != me]
    if mine is None or not others:
        return None
    before = sum(1.0 if other < mine else 0.5 if other == mine else 0.0 for other in others)
    return round(before / len(others), 4)


def ranking(rows: Sequence[Named], number_at: dict[str, int], me: str) -> list[Ranked]:
    """Everybody against those who held the same cards: at other tables, at the same seat, in the same deal."""
    found: dict[str, Ranked] = {}
    for row, name in rows:
        same = [other for other, _ in rows if other.deal == row.deal and other.seat == row.seat and other is not row]
        one = found.setdefault(
            row.person, Ranked(name, number_at[row.table_id], row.seat, 0, 0, 0, 0, row.person == me)
        )
        one.points += sum(2 if worth(other) < worth(row) else worth(other) == worth(row) for other in same)
        one.most += 2 * len(same)
        one.deals += bool(same)
    ranked = sorted(found.values(), key=share, reverse=True)
    shares = [share(one) for one in ranked]
    for one in ranked:
        one.place = 1 + shares.index(share(one))
    return ranked


def share(one: Ranked) -> float:
    return one.points / one.most if one.most else 0.0
