"""What is different between two views of the same viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import msgspec
from msgspec import Raw

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


MOST_KNOWN = 16_384
# What was encoded already, by identities: several viewers see the same, and the same happens again and again. The
# things themselves are kept so that no other gets their identity.
pieces: dict[int, tuple[object, Raw]] = {}
changes: dict[tuple[int, int], tuple[object, object, Raw]] = {}

encode = msgspec.json.Encoder().encode
Piece = TypeVar("Piece")


def piece(thing: Piece) -> Piece:
    """The thing as it goes over the wire: only to be sent, and the same object is encoded only once."""
    found = pieces.get(id(thing))
    if found is None:
        if len(pieces) >= MOST_KNOWN:
            pieces.clear()
        found = pieces[id(thing)] = (thing, Raw(encode(thing)))
    return cast(Piece, found[1])


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
    if new.zones is not old.zones:
        compare_zones(patch, old.zones, new.zones)
    if new.counters != old.counters:
        compare_counters(patch, old.counters, new.counters)
    return patch


def compare_zones(patch: Patch, old: Sequence[Zone], new: Sequence[Zone]) -> None:
    if len(old) != len(new):
        patch.zones = tuple(new)
        return
    found = []
    for before, after in zip(old, new, strict=True):
        if before is after:
            continue
        known = changes.get((id(before), id(after)))
        if known:
            found.append(known[2])
        elif before != after:
            if not is_same_place(before, after):
                patch.zones = tuple(new)
                return
            found.append(learn(before, after, zone_change(before, after)))
    if found:
        patch.changes = cast(list[ZoneChange], found)


def learn(before: object, after: object, change: object) -> Raw:
    if len(changes) >= MOST_KNOWN:
        changes.clear()
    encoded = Raw(encode(change))
    changes[id(before), id(after)] = (before, after, encoded)
    return encoded


assert set(Zone.__struct_fields__) == {"id", "title", "seat", "kind", "cards", "note", "count"}


def is_same_place(old: Zone, new: Zone) -> bool:
    """Only what a `ZoneChange` can say is different."""
    return old.id == new.id and old.title == new.title and old.seat == new.seat and old.kind == new.kind


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
    if old is new:
        return 0, 0, ()
    at = same_cards(old, new)
    if at == len(old) == len(new):
        return 0, 0, ()
    same = same_cards(old[at:][::-1], new[at:][::-1])
    return at, len(old) - at - same, new[at : len(new) - same]


def same_cards(old: tuple[Card, ...], new: tuple[Card, ...]) -> int:
    """How many are the same from the beginning on."""
    for at, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return at
    return min(len(old), len(new))


def compare_counters(patch: Patch, old: Sequence[Counter], new: Sequence[Counter]) -> None:
    known = changes.get((id(old), id(new)))
    if known:
        patch.counters = cast(tuple[Counter, ...], known[2])
    elif [counter.id for counter in old] == [counter.id for counter in new]:
        different = [after for before, after in zip(old, new, strict=True) if before != after]
        patch.counters = cast(tuple[Counter, ...], learn(old, new, different))
    else:
        patch.counters = tuple(new)
        patch.all_counters = True
