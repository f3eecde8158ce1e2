"""The engine's facts as they go over the wire."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.engine.match import Match
from parlour.engine.presentation import Option
from parlour.engine.view import View
from parlour.server.protocol.messages import Choices, Ending, Shown


def shown(match: Match, view: View) -> Shown:
    return Shown(
        game=view.game,
        players=view.players,
        zones=view.zones,
        counters=view.counters,
        phase=view.phase,
        asked=view.asked,
        seat=view.seat,
        choices=by_verb(view.choices),
        outcome=Ending(*view.outcome) if view.outcome else None,
        things=match.told.things if match.told.card_set != match.game.standard_cards else None,
        options=view.options,
    )


def by_verb(options: Iterable[Option]) -> Choices:
    found: Choices = {}
    for option in options:
        found.setdefault(option.verb, []).append((*option.args, *option.advice))
    return found
