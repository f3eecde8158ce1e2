"""All levels against each other on the same deals, kept in a file that anybody can check by playing a part again."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

from parlour import __version__, bots
from parlour.bots import local
from parlour.engine.errors import BadSetup, ParlourError
from parlour.engine.game import STANDARD
from parlour.engine.registry import game
from parlour.lab.arena import BOOTSTRAPS, Contest, Played, count_faults, middle_95, play_match
from parlour.lab.checkpoint import keeping
from parlour.lab.workers import ALONE, Crew

EXACT = "No bot looks at a clock: the same seeds give the same results, which a check compares deal by deal."
BY_CLOCK = "Bots look at the clock: results depend on the machine, and a check compares intervals."

Job = tuple[int, int]  # which table, which deal
# Of a deal: for each bot its wins, its seats, its scores added up; a hash of everything; and faults, if there are any.
Row = list[Any]


@dataclass(frozen=True)
class Ladder:
    """Who meets: every two bots at one table, or only neighbours; in a cooperative game every bot with itself."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: str | Mapping[str, Any] = STANDARD
    neighbours: bool = False

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        """Who is compared with whom."""
        return list(pairwise(self.bots)) if self.neighbours else list(combinations(self.bots, 2))

    @property
    def tables(self) -> list[tuple[str, ...]]:
        return [(name,) for name in self.bots] if game(self.game).is_cooperative else self.pairs

    @property
    def is_exact(self) -> bool:
        return not any("seconds" in bots.known_settings(name) for name in self.bots)

    def contest(self, table: int) -> Contest:
        """Turn about around the table: with teams of two, one bot is one team."""
        names = self.tables[table]
        chairs = tuple(names[seat % len(names)] for seat in range(self.players))
        return Contest(self.game, self.players, chairs, self.deals, self.seed, self.options, self.cards)

    @property
    def header(self) -> dict[str, Any]:
        title = game(self.game)
        rules = title.rules_for(title.setup(self.players, self.options), title.cards(self.cards)[1])
        return {"parlour": __version__, "rules": rules, **asdict(self)}


@dataclass(frozen=True)
class Meeting:
    """How a table ended: how much more often a seat of the first bot won than one of the second, or scored."""

    bots: list[str]
    deals: int
    shares: list[float]  # of wins of a seat, for each bot
    scores: list[float]
    more: float  # the first bot's share less the second's
    low: float
    high: float

    @property
    def better(self) -> str:
        """The bot that is better with 95 % confidence; empty if that is open."""
        if self.low > 0:
            return self.bots[0]
        return self.bots[1] if self.high < 0 else ""


def without_clock(names: Sequence[str], most_iterations: int | None = None) -> tuple[str, ...]:
    """The same levels with their iterations, at most so many, and no clock."""
    found = []
    for name in names:
        iterations = bots.known_settings(name).get("iterations")
        found.append(f"{name}@{min(iterations, most_iterations or iterations)}" if iterations else name)
    return tuple(found)


def play_deal(ladder: Ladder, job: Job) -> Row:
    """A deal from every seat."""
    contest = ladder.contest(job[0])
    turns = {tuple(contest.seating(turn)): turn for turn in reversed(range(contest.players))}
    return row(ladder.tables[job[0]], [play_match(contest, job[1], turn) for turn in sorted(turns.values())])


def row(names: Sequence[str], matches: list[Played]) -> Row:
    wins, seats, scores = ([0] * len(names) for _ in range(3))
    for played in matches:
        for seat, name in enumerate(played.seats):
            place = names.index(name)
            wins[place] += seat in played.winners
            seats[place] += 1
            scores[place] += played.scores[seat]
    whole = json.dumps([asdict(played) for played in matches]).encode()
    found = [wins, seats, scores, hashlib.sha256(whole).hexdigest()[:12]]
    faults = count_faults([matches])
    return [*found, dict(faults)] if faults else found


def check(ladder: Ladder) -> None:
    title = game(ladder.game)
    title.state(ladder.players, title.setup(ladder.players, ladder.options), title.cards(ladder.cards)[1])
    local.check(ladder.bots, title)
    if len(set(ladder.bots)) < 2 or len(set(ladder.bots)) < len(ladder.bots):
        raise BadSetup("a ladder needs two or more different bots")


def jobs(ladder: Ladder) -> list[Job]:
    """All deals, well mixed: so the time left can be foretold from the time used."""
    found = [(table, deal) for table in range(len(ladder.tables)) for deal in range(ladder.deals)]
    Random(0).shuffle(found)
    return found


def run(
    ladder: Ladder,
    crew: Crew = ALONE,
    saved: Path | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> list[list[Row]]:
    """The rows of every table. With a file, finished deals are kept there and not played again."""
    check(ladder)
    with keeping(saved, ladder.header, "ladder", check_row) as kept:
        progress(len(kept.entries))
        left = [job for job in jobs(ladder) if job_key(job) not in kept.entries]
        for job, found in crew.do(partial(play_deal, ladder), left):
            kept.keep(job_key(job), found)
            progress(1)
    tables = range(len(ladder.tables))
    return [[kept.entries[job_key((table, deal))] for deal in range(ladder.deals)] for table in tables]


def check_row(found: Row) -> None:
    """ValueError or TypeError if it is none."""
    wins, seats, scores, _, *faults = found
    if not len(wins) == len(seats) == len(scores) or len(faults) > 1:
        raise ValueError


def job_key(job: Job) -> str:
    return f"{job[0]}/{job[1]}"


# What it says


def meetings(ladder: Ladder, tables: Sequence[Sequence[Row]]) -> list[Meeting]:
    if not game(ladder.game).is_cooperative:
        return [meeting(names, rows) for names, rows in zip(ladder.tables, tables, strict=True)]
    by_bot = dict(zip(ladder.bots, tables, strict=True))
    return [together(pair, by_bot[pair[0]], by_bot[pair[1]]) for pair in ladder.pairs]


def meeting(names: Sequence[str], rows: Sequence[Row]) -> Meeting:
    def share(chosen: Sequence[Row], part: int, bot: int) -> float:
        return float(sum(row[part][bot] for row in chosen) / sum(row[1][bot] for row in chosen))

    def more(chosen: Sequence[Row]) -> float:
        return share(chosen, 0, 0) - share(chosen, 0, 1)

    shares, scores = ([share(rows, part, bot) for bot in (0, 1)] for part in (0, 2))
    return Meeting(list(names), len(rows), shares, scores, more(rows), *drawn_again(rows, more))


def together(names: Sequence[str], first: Sequence[Row], second: Sequence[Row]) -> Meeting:
    """Two cooperative tables on the same deals; the score is what counts."""
    pairs = list(zip(first, second, strict=True))

    def mean(part: int, bot: int) -> float:
        return float(sum(pair[bot][part][0] / pair[bot][1][0] for pair in pairs) / len(pairs))

    def more(chosen: Sequence[tuple[Row, Row]]) -> float:
        return float(sum(a[2][0] / a[1][0] - b[2][0] / b[1][0] for a, b in chosen) / len(chosen))

    shares, scores = ([mean(part, bot) for bot in (0, 1)] for part in (0, 2))
    return Meeting(list(names), len(pairs), shares, scores, more(pairs), *drawn_again(pairs, more))


def drawn_again(rows: Sequence[Any], value: Callable[[Sequence[Any]], float]) -> tuple[float, float]:
    random = Random(0)
    return middle_95([value(random.choices(rows, k=len(rows))) for _ in range(BOOTSTRAPS)])


def faults(tables: Sequence[Sequence[Row]]) -> Counter[str]:
    """What bots from outside did wrong; a random move was made each time."""
    found: Counter[str] = Counter()
    for table in tables:
        for row in table:
            found.update(*row[4:])
    return found


# The file


def content(ladder: Ladder, tables: Sequence[Sequence[Row]], command: str) -> dict[str, Any]:
    """What a ladder file holds."""
    return {
        "command": command,
        "note": EXACT if ladder.is_exact else BY_CLOCK,
        "exact": ladder.is_exact,
        "levels": {name: bots.known_settings(name.partition("@")[0]) for name in ladder.bots},
        **ladder.header,
        "faults": dict(faults(tables).most_common()),
        "meetings": [asdict(one) | {"better": one.better} for one in meetings(ladder, tables)],
        "tables": [
            {"bots": list(names), "deals": rows} for names, rows in zip(ladder.tables, tables, strict=True)
        ],
    }  # fmt: skip


def read(path: Path) -> tuple[Ladder, dict[str, Any]]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        ladder = Ladder(**{one.name: data[one.name] for one in fields(Ladder)} | {"bots": tuple(data["bots"])})
        assert {"parlour", "rules", "exact"} <= data.keys()
        assert len(data["tables"]) == len(ladder.tables)
        assert all(len(table["deals"]) == ladder.deals > 0 for table in data["tables"])
        for table in data["tables"]:
            for found in table["deals"]:
                check_row(found)
    except OSError as error:
        raise ParlourError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AssertionError, RecursionError):
        raise ParlourError(f"{path} is no ladder file") from None
    return ladder, data


def shortened(ladder: Ladder, deals: int) -> Ladder:
    return replace(ladder, deals=min(deals, ladder.deals))


def compare(ladder: Ladder, data: Mapping[str, Any], again: Ladder, tables: Sequence[Sequence[Row]]) -> list[str]:
    """What differs between a ladder file and the part of it that was played again."""
    kept = [table["deals"] for table in data["tables"]]
    if data["exact"]:
        return [
            f"{' against '.join(names)}: deal {deal} ended otherwise"
            for names, before, after in zip(ladder.tables, kept, tables, strict=True)
            for deal, (old, new) in enumerate(zip(before, after, strict=False))
            if old != new
        ]
    pairs = zip(meetings(ladder, kept), meetings(again, tables), strict=True)
    return [
        f"{' against '.join(old.bots)}: {new.more:+.3f} ({new.low:+.3f} to {new.high:+.3f}) is apart from "
        f"{old.more:+.3f} ({old.low:+.3f} to {old.high:+.3f})"
        for old, new in pairs
        if new.low > old.high or new.high < old.low
    ]
