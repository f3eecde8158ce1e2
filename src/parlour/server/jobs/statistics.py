"""What somebody's matches add up to."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.engine.intervals import wilson
from parlour.server.protocol.history import Against, GameStatistics, KindOfChoice, Point, Statistics
from parlour.server.store.rows import KindRow, ResultRow

MOST_POINTS = 100
LEAST_CHOICES = 3  # of a kind, before anything is said of it
PEOPLE, MIXED = "people", "mixed"


def statistics_of(rows: list[ResultRow]) -> Statistics:
    """Rows come with the newest first."""
    games: dict[str, list[ResultRow]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    return Statistics([of_game(game, of) for game, of in sorted(games.items(), key=lambda one: -len(one[1]))])


def of_game(game: str, rows: list[ResultRow]) -> GameStatistics:
    return GameStatistics(
        game=game,
        matches=len(rows),
        won=sum(row.won for row in rows),
        against=[against(rivals, of) for rivals, of in sorted(by_rivals(rows).items())],
        points=[Point(row.ended, row.score, row.won) for row in reversed(rows[:MOST_POINTS])],
        reviewed=sum(bool(row.choices) for row in rows),
        kinds=kinds_of(kind for row in rows for kind in row.choices),
    )


def by_rivals(rows: list[ResultRow]) -> dict[str, list[ResultRow]]:
    found: dict[str, list[ResultRow]] = {}
    for row in rows:
        found.setdefault(rivals_of(row), []).append(row)
    return found


def rivals_of(row: ResultRow) -> str:
    kinds = set(row.rivals)
    if len(kinds) != 1:
        return MIXED
    return kinds.pop() or PEOPLE


def against(rivals: str, rows: list[ResultRow]) -> Against:
    won = sum(row.won for row in rows)
    low, high = wilson(won, len(rows))
    return Against(rivals, len(rows), won, round(low, 4), round(high, 4))


def kinds_of(rows: Iterable[KindRow]) -> list[KindOfChoice]:
    found: dict[str, list[KindRow]] = {}
    for row in rows:
        found.setdefault(row.verb, []).append(row)
    kinds = [kind_of(verb, of) for verb, of in found.items()]
    return sorted((kind for kind in kinds if kind.count >= LEAST_CHOICES), key=lambda kind: kind.loss)


def kind_of(verb: str, rows: list[KindRow]) -> KindOfChoice:
    count, worst = sum(row.count for row in rows), max(rows, key=lambda row: row.worst)
    loss = round(sum(row.loss for row in rows) / count, 4)
    return KindOfChoice(verb, count, loss, tuple(worst.args), tuple(worst.advice))
