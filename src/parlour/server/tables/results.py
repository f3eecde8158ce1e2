"""How a match ended for those who sat there, and what reviews say of their choices."""

from __future__ import annotations

from parlour.engine.state import Outcome
from parlour.server.protocol.api import Judged, Review
from parlour.server.store.rows import KindRow, ResultRow, SeatRow, TableRow
from parlour.server.tables import shared_deals


def results_of(row: TableRow, seats: list[SeatRow], outcome: Outcome, ended: int) -> list[ResultRow]:
    """For every seat of a person."""
    return [
        ResultRow(
            table_id=row.id,
            seat=seat.seat,
            person=seat.person,
            game=row.game,
            ended=ended,
            won=seat.seat in outcome.winners,
            score=outcome.scores[seat.seat],
            rank=outcome.ranks[seat.seat],
            deal=row.deal if shared_deals.counts(row.deal, ended) else "",
            rivals=[other.bot if not other.person else "" for other in seats if other is not seat],
        )
        for seat in seats
        if seat.person
    ]


def kinds_of(review: Review) -> list[KindRow]:
    """The choices that were judged, by the verb of what was chosen."""
    kinds: dict[str, KindRow] = {}
    for choice in review.choices:
        add(kinds, choice)
    return list(kinds.values())


def add(kinds: dict[str, KindRow], choice: Judged) -> None:
    made = choice.made
    kind = kinds.setdefault(made.verb, KindRow(made.verb, 0, 0.0, [], [], -1.0))
    kind.count += 1
    kind.loss += max(0.0, choice.loss)
    if choice.loss > kind.worst:
        kind.args, kind.advice, kind.worst = list(made.args), list(made.advice), choice.loss
