"""What is different between two views of the same viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.engine.scene import Card, Counter, View, Zone
from parlour.server.protocol.messages import Ending, Patch, Shown, ZoneChange


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


Encoded = Any  # a msgspec.Raw in place of what it encodes
MOST_KNOWN = 16_384
SLICE = 16


class Known(Struct, frozen=True, gc=False):
    """What was encoded already. The things themselves are kept so that no other gets their identity."""

    encoded: Encoded
    thing: object
    after: object = None


# By identities: several viewers see the same, and the same happens again and again. Nothing in here is for the search
# for cycles to look at, which would keep every table waiting.
pieces: dict[int, Known] = {}
changes: dict[int, Known] = {}

encode = msgspec.json.Encoder().encode


def piece(thing: object) -> Encoded:
    """The thing as it goes over the wire: only to be sent, and the same object is encoded only once."""
    found = pieces.get(id(thing))
    if found is None:
        if len(pieces) >= MOST_KNOWN:
            pieces.clear()
        found = pieces[id(thing)] = Known(Raw(encode(thing)), thing)
    return found.encoded


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
    found: list[Encoded] = []
    for before, after in zip(old, new, strict=True):
        if before is after:
            continue
        known = changes.get(id(before) << 64 | id(after))
        if known:
            found.append(known.encoded)
        elif before != after:
            if not is_same_place(before, after):
                patch.zones = tuple(new)
                return
            found.append(learn(before, after, zone_change(before, after)))
    if found:
        patch.changes = found


def learn(before: object, after: object, change: object) -> Encoded:
    if len(changes) >= MOST_KNOWN:
        changes.clear()
    encoded = Raw(encode(change))
    changes[id(before) << 64 | id(after)] = Known(encoded, before, after)
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
    more = len(new) - len(old)
    if more >= 0 and new[at + more :] == old[at:]:
        return (at, 0, new[at : at + more]) if more else (0, 0, ())
    if more < 0 and new[at:] == old[at - more :]:
        return at, -more, ()
    same = same_cards(old[at:][::-1], new[at:][::-1])
    return at, len(old) - at - same, new[at : len(new) - same]


def same_cards(old: tuple[Card, ...], new: tuple[Card, ...]) -> int:
    """How many are the same from the beginning on. Most of a long pile is passed over in slices."""
    at, least = 0, min(len(old), len(new))
    while at + SLICE <= least and old[at : at + SLICE] == new[at : at + SLICE]:
        at += SLICE
    while at < least and old[at] == new[at]:
        at += 1
    return at


def compare_counters(patch: Patch, old: Sequence[Counter], new: Sequence[Counter]) -> None:
    known = changes.get(id(old) << 64 | id(new))
    if known:
        patch.counters = known.encoded
    elif [counter.id for counter in old] == [counter.id for counter in new]:
        different = [after for before, after in zip(old, new, strict=True) if before != after]
        patch.counters = learn(old, new, different)
    else:
        patch.counters = tuple(new)
        patch.all_counters = True
