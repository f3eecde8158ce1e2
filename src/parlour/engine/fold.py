"""Events are the only way a view changes: who is told which event, and what it does to what that viewer knows.

A game tells what is true, once, and never asks who looks. Who may know a card follows from the zones: whoever sees
faces where it leaves or where it arrives. The others are told how many cards moved. The few events that some people
are not told of at all name their audience (`To`).

What a viewer knows of a zone is the cards that it can name and how many more there are. A card that leaves unseen may
be any of them, so that nothing is known of that zone any more; a card that is named leaves as the known one if there
is one. In a spread every card has a place: `DS` lies face up, `-DS` face down and known to this viewer, `-` face down.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from parlour.engine.state import Outcome
from parlour.engine.vocabulary import (
    ALL,
    Carry,
    Gather,
    Kind,
    Look,
    Move,
    Op,
    Order,
    Over,
    Phase,
    Recall,
    Set,
    Turn,
    Vocabulary,
    ways,
)

Event = tuple[Any, ...]
"""A kind and its arguments: `("played", 2, "B4", 21)`. Cards that the viewer may not know are their number."""

DOWN = "-"
WATCHER = 1 << 8


class To(Struct, frozen=True):
    """An event that only some are told of; None is whoever watches."""

    seats: tuple[int | None, ...]
    event: Event


class Place(Struct):
    """The cards that a viewer knows in a zone, in order, and how many more there are."""

    cards: list[str]
    hidden: int = 0

    @property
    def size(self) -> int:
        return len(self.cards) + self.hidden


class Facts(Struct):
    """Everything that one viewer knows of a match, but for whose turn it is, which is told whole each time."""

    zones: dict[str, Place]
    counters: dict[str, int | str]
    phase: str = ""
    outcome: Outcome | None = None


# Who is told what


def bit_of(viewer: int | None) -> int:
    return WATCHER if viewer is None else 1 << viewer


def eyes(zone: str, vocabulary: Vocabulary) -> int:
    """One bit for each seat that sees faces there; -1 for everybody, also whoever watches."""
    sees = vocabulary.zone(zone).sees
    if sees == "owner":
        return 1 << int(zone.partition(":")[2])
    return ALL if sees == "all" else 0


def told(events: Iterable[Event | To], viewer: int | None, vocabulary: Vocabulary) -> list[Event]:
    """What one viewer is told."""
    bit = bit_of(viewer)
    seen: list[Event] = []
    for event in events:
        if isinstance(event, To):
            if viewer in event.seats:
                seen.append(event.event)
        else:
            secret = vocabulary.secret_of(event[0])
            is_known = not secret or knowers(event, vocabulary) & bit
            seen.append(event if is_known else unnamed(event, vocabulary.kinds[event[0]], secret))
    return seen


def knowers(event: Event, vocabulary: Vocabulary) -> int:
    """Who may know the cards that the event names: whoever sees a place that they leave or reach."""
    watched = vocabulary.watched[event[0]]
    known = watched.always
    for at in watched.owners:
        known |= 1 << event[at]
    for at in watched.zones:
        known |= eyes(event[at], vocabulary)
    return known


def unnamed(event: Event, kind: Kind, secret: str) -> Event:
    at = 1 + kind.names.index(secret)
    cards = event[at]
    return *event[:at], 1 if isinstance(cards, str) else len(cards), *event[at + 1 :]


# What an event does


def arguments(event: Event, kind: Kind) -> dict[str, Any]:
    return dict(zip(kind.names, event[1:], strict=True))


def filled(template: str, named: Mapping[str, Any]) -> str:
    return template.format_map(named) if "{" in template else template


def value_of(template: Any, named: Mapping[str, Any]) -> Any:
    """An argument itself, not its text; or what stands there."""
    return named[template[1:-1]] if isinstance(template, str) and template[:1] == "{" else template


Ranks = Mapping[str, Mapping[str, int]]
"""By noun: where each thing stands when people sort them."""


class Fold:
    """What a viewer knows, kept by what it is told."""

    def __init__(self, facts: Facts, vocabulary: Vocabulary, ranks: Ranks) -> None:
        self.facts = facts
        self.vocabulary = vocabulary
        self.ranks = ranks

    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            kind = self.vocabulary.kinds[event[0]]
            named = arguments(event, kind)
            for op in kind.does:
                self.do(op, named)

    def do(self, op: Op, named: Mapping[str, Any]) -> None:
        facts = self.facts
        match op:
            case Move():
                self.move(op, named)
            case Carry():
                carry(self.place(op.source, named), self.place(op.target, named), value_of(op.count, named))
            case Gather():
                for zone in family(filled(op.source, named), facts.zones):
                    gather(facts.zones[zone], self.place(op.target, named))
            case Recall():
                recall(facts.zones, op)
            case Turn():
                self.turn(op, named)
            case Look():
                name_hidden(self.place(op.zone, named), [DOWN + card for card in value_of(op.cards, named)])
            case Set():
                for counter in family(filled(op.counter, named), facts.counters):
                    facts.counters[counter] = value_of(op.value, named)
            case Phase():
                facts.phase = filled(op.id, named)
            case Over():
                facts.outcome = Outcome(list(named["winners"]), list(named["scores"]), list(named["ranks"]))

    def place(self, template: str, named: Mapping[str, Any]) -> Place:
        return self.facts.zones[filled(template, named)]

    def order(self, zone: str) -> Order:
        return self.vocabulary.zone(zone).order

    def move(self, op: Move, named: Mapping[str, Any]) -> None:
        """Cards by their texts, or how many."""
        source, target = filled(op.source, named), filled(op.target, named)
        moved = listed(value_of(op.cards, named))
        leave(self.facts.zones[source], moved, self.order(source))
        if op.becomes:
            moved = listed(value_of(op.becomes, named))
        if op.down:
            moved = [DOWN] * moved if isinstance(moved, int) else [DOWN + card for card in moved]
        self.arrive(target, moved)

    def arrive(self, zone: str, cards: Sequence[str] | int) -> None:
        place, declared = self.facts.zones[zone], self.vocabulary.zone(zone)
        if isinstance(cards, int):
            place.hidden += cards
        elif declared.order == "rank":
            for card in cards:
                insort(place.cards, card, key=self.ranks[declared.holds].__getitem__)
        else:
            place.cards.extend(cards)

    def turn(self, op: Turn, named: Mapping[str, Any]) -> None:
        zone, card, up = filled(op.zone, named), value_of(op.card, named), value_of(op.up, named)
        place = self.facts.zones[zone]
        if op.place != "":
            place.cards[value_of(op.place, named)] = card if up else DOWN + card
        elif self.order(zone) == "spread":
            name_hidden(place, card)
        elif up:
            cards = listed(card)
            place.hidden -= len(cards)
            self.arrive(zone, cards)
        else:
            cards = listed(card)
            leave(place, cards, "laid")
            place.hidden += len(cards)


def listed(cards: Any) -> Any:
    return [cards] if isinstance(cards, str) else cards


def family(id: str, known: Mapping[str, Any]) -> list[str]:
    """The id itself, or all members of `hand:*`."""
    return [member for member in known if member.startswith(id[:-1])] if id.endswith(":*") else [id]


def leave(place: Place, cards: Sequence[str] | int, order: Order) -> None:
    if isinstance(cards, int):
        place.hidden += len(place.cards) - cards
        place.cards = []
        return
    for card in cards:
        for known in (card, DOWN + card, DOWN) if order == "spread" else (card,):
            if known in place.cards:  # of equals the one laid last; in a sorted zone it makes no difference
                del place.cards[-1 - place.cards[::-1].index(known)]
                break
        else:
            place.hidden -= 1


def name_hidden(spread: Place, cards: Sequence[str]) -> None:
    """All that lie face down, from the bottom."""
    down = [at for at, card in enumerate(spread.cards) if card.startswith(DOWN)]
    for at, card in zip(down, cards, strict=True):
        spread.cards[at] = card


def carry(source: Place, target: Place, count: int) -> None:
    """-1: all of them."""
    at = 0 if count < 0 else len(source.cards) - count
    target.cards += source.cards[at:]
    del source.cards[at:]


def gather(source: Place, target: Place) -> None:
    target.hidden += source.size + len(target.cards)
    source.cards, source.hidden, target.cards = [], 0, []


def recall(zones: Mapping[str, Place], op: Recall) -> None:
    for zone in family(op.target, zones):
        source = op.source.replace("*", zone.partition(":")[2])
        zones[zone].cards = list(zones[source].cards) if op.source else []


# Whether a move can be taken back


def reveals(events: Iterable[Event | To], mover: int, vocabulary: Vocabulary) -> bool:
    """Did anybody see a card that the mover did not know before? Then the move stands, as it does if chance came."""
    return any(reveals_one(event, mover, vocabulary) for event in events)


def reveals_one(event: Event | To, mover: int, vocabulary: Vocabulary) -> bool:
    plain = event.event if isinstance(event, To) else event
    kind = vocabulary.kinds[plain[0]]
    named = arguments(plain, kind)
    for op in kind.does:
        match op:
            case Look():
                return True
            case Turn() if op.is_new and value_of(op.up, named):
                return True
            case Move() if not isinstance(value_of(op.cards, named), int):  # a number names no card
                before, *after = (eyes(filled(place, named), vocabulary) for place in ways(op))
                if not before & bit_of(mover) and (before or any(after)):
                    return True
    return False
