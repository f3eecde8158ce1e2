"""A match with all hands open, for whoever looks back: what all viewers know, put together.

No rule is asked who may look: it is for matches that are over, whose record tells everything anyway. A pile that nobody
sees stays closed here too.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.engine.fold import DOWN, Event, Facts, Place, To
from parlour.engine.presentation import Presentation
from parlour.engine.state import State


def open_facts(presentation: Presentation, state: State) -> Facts:
    """Of every zone and counter, what the one knows who knows most of it; whoever watches, if nobody knows more."""
    known = [presentation.show(state, viewer) for viewer in (None, *range(state.players))]
    watched = known[0]
    zones = {id: min((facts.zones[id] for facts in known), key=unknown) for id in watched.zones}
    ids = dict.fromkeys(id for facts in known for id in facts.counters)  # some are only for those whose they are
    counters = {id: told_apart([facts.counters[id] for facts in known if id in facts.counters]) for id in ids}
    return Facts(zones, counters, watched.phase, watched.outcome)


def unknown(place: Place) -> int:
    return place.hidden + place.cards.count(DOWN)


def told_apart(values: list[int | str]) -> int | str:
    """The first that is not what whoever watches sees."""
    return next((value for value in values if value != values[0]), values[0])


def told_openly(events: Iterable[Event | To]) -> list[Event]:
    """With every card named. What is told to those apart who may not know it has been told to the others better."""
    plain = [event for event in events if not isinstance(event, To) or None not in event.seats]
    return [event.event if isinstance(event, To) else event for event in plain]
