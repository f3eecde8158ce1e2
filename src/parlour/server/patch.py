"""What is different between two views of the same viewer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.engine.view import Card, Counter, View, Zone
from parlour.server.protocol import Ending, Patch, Shown, ZoneChange


def shown(view: View) -> Shown:
    return Shown(
        game=view.game,
        players=view.players,
        phase=view.phase,
        zones=view.zones,
        seat=view.seat,
        turn=view.turn,
        prompt=view.prompt,
        choices=view.choices,
        counters=view.counters,
        outcome=Ending(*view.outcome) if view.outcome else None,
    )


def difference(old: View, new: View) -> Patch:
    patch = Patch()
    if new.phase != old.phase:
        patch.phase = new.phase
    if new.turn != old.turn:
        patch.turn = new.turn
    if new.prompt != old.prompt:
        patch.prompt = new.prompt
    if new.choices != old.choices:
        patch.choices = new.choices
    if new.outcome != old.outcome and new.outcome:
        patch.outcome = Ending(*new.outcome)
    if new.zones != old.zones:
        compare_zones(patch, old.zones, new.zones)
    if new.counters != old.counters:
        compare_counters(patch, old.counters, new.counters)
    return patch


def compare_zones(patch: Patch, old: Sequence[Zone], new: Sequence[Zone]) -> None:
    changes: list[ZoneChange] = []
    if len(old) != len(new):
        patch.zones = tuple(new)
        return
    for before, after in zip(old, new, strict=True):
        if before == after:
            continue
        if frame(before) != frame(after):
            patch.zones = tuple(new)
            return
        changes.append(zone_change(before, after))
    patch.changes = changes


def frame(zone: Zone) -> Zone:
    """What of a zone does not change while it is there."""
    return replace(zone, cards=(), note="", count=-1)


def zone_change(old: Zone, new: Zone) -> ZoneChange:
    at, drop, put = splice(old.cards, new.cards)
    return ZoneChange(
        id=new.id,
        at=at,
        drop=drop,
        put=put,
        note=new.note if new.note != old.note else None,
        count=new.count if new.count != old.count else None,
    )


def splice(old: tuple[Card, ...], new: tuple[Card, ...]) -> tuple[int, int, tuple[Card, ...]]:
    """Where to take how many out, and what to put there, so that the old cards become the new."""
    if old == new:
        return 0, 0, ()
    shorter = min(len(old), len(new))
    at = 0
    while at < shorter and old[at] == new[at]:
        at += 1
    same = 0
    while same < shorter - at and old[-1 - same] == new[-1 - same]:
        same += 1
    return at, len(old) - at - same, new[at : len(new) - same]


def compare_counters(patch: Patch, old: Sequence[Counter], new: Sequence[Counter]) -> None:
    if [counter.id for counter in old] == [counter.id for counter in new]:
        patch.counters = tuple(after for before, after in zip(old, new, strict=True) if before != after)
    else:
        patch.counters = tuple(new)
        patch.all_counters = True
