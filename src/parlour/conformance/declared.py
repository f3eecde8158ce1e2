"""Whatever is told has the declared arguments: their number, things by their texts, numbers within their range."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from parlour.engine import messages
from parlour.engine.errors import Reason
from parlour.engine.fold import DOWN, Event, Place
from parlour.engine.match import Match
from parlour.engine.presentation import Things
from parlour.engine.vocabulary import AS, Key, Noun, Number, Seat, Several, Type, Types, Vocabulary

COUNT = Number(1)


def check(args: Sequence[Any], types: Types, things: Things) -> None:
    assert len(args) == len(types), (args, types)
    for value, (name, type) in zip(args, types.items(), strict=True):
        assert fits(value, type, things), (name, value, type)


def check_event(event: Event, vocabulary: Vocabulary, things: Things) -> None:
    """To whom cards are not named, they are a number."""
    types, secret = vocabulary.kinds[event[0]].args, vocabulary.secret_of(event[0])
    counted = secret and isinstance(dict(zip(types, event[1:], strict=True))[secret], int)
    check(event[1:], types | {secret: COUNT} if counted else types, things)


def check_reason(reason: Reason, match: Match) -> None:
    """One of the game's, or the engine's own."""
    reasons = match.presentation.vocabulary.reasons
    assert not reasons.keys() & messages.REASONS.keys()
    assert reason.id in reasons or reason.id in messages.REASONS, reason
    check(reason.args, (reasons | messages.REASONS)[reason.id], match.told.things)
    assert not reason.clause or reason.clause in match.game.rules.clauses, reason


def fits(value: Any, type: Type, things: Things) -> bool:
    match type:
        case Number():
            return isinstance(value, int) and type.least <= value <= type.most
        case Seat():
            return isinstance(value, int)
        case Key():
            return value in type.values
        case Noun():
            return is_thing(value, type, things)
        case Several():
            least = type.least <= len(value)
            return least and all(fits_item(item, list(type.fields.values()), things) for item in value)
        case _:
            return isinstance(value, str)


def is_thing(text: str, noun: Noun, things: Things) -> bool:
    card, _, played_as = text.partition(AS)
    return card in things[noun.name] and (not played_as or played_as in things[noun.counts_as])


def fits_item(item: Any, types: list[Type], things: Things) -> bool:
    """One field: the value itself; several: a row of them."""
    values = item if isinstance(item, tuple) else (item,)
    return len(values) == len(types) and all(fits(*pair, things) for pair in zip(values, types, strict=True))


# Cards


def is_past(zone: str, vocabulary: Vocabulary) -> bool:
    """What lay there lies elsewhere by now."""
    return vocabulary.zone(zone).role == "past"


def card_of(text: str) -> str:
    """A card that counts as another is still the same card; one that lies face down may be known."""
    return text.removeprefix(DOWN).partition(AS)[0]


def cards_in(place: Place) -> list[str]:
    return [card for text in place.cards if (card := card_of(text))]


def cards_named(event: Event, vocabulary: Vocabulary) -> Iterator[str]:
    """By what lies in zones; how many there are names none."""
    held = {zone.holds for zone in vocabulary.zones}
    for value, type in zip(event[1:], vocabulary.kinds[event[0]].args.values(), strict=True):
        if isinstance(type, Noun) and type.name in held and isinstance(value, str):
            yield card_of(value)
        elif isinstance(type, Several) and not isinstance(value, int):
            yield from cards_of_rows(value, type.fields, held)


def cards_of_rows(rows: Sequence[Any], fields: Mapping[str, Type], held: set[str]) -> Iterator[str]:
    for row in rows:
        values = row if isinstance(row, tuple) else (row,)
        for value, type in zip(values, fields.values(), strict=True):
            if isinstance(type, Noun) and type.name in held:
                yield card_of(value)
