"""Events are the only way a view changes: what a viewer knew, and what it was told, is what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.engine.errors import MalformedMove
from parlour.engine.fold import DOWN, Event, Facts, Fold, Place, To, bit_of, eyes, reveals, told
from parlour.engine.game import Game
from parlour.engine.match import together
from parlour.engine.presentation import Presentation, Told
from parlour.engine.state import Note
from parlour.engine.vocabulary import AS, Vocabulary
from parlour.testing import TestSetup, some_setups

MOST_MOVES = 400


@pytest.fixture
def presentation(game: Game) -> Presentation:
    if game.presentation is None:
        pytest.skip("this game is not told as facts yet")
    return game.presentation


def cards_in(place: Place) -> Counter[str]:
    """A card that counts as another is still the same card; one that lies face down may be known."""
    cards = [card.removeprefix(DOWN).partition(AS)[0] for card in place.cards]
    return Counter(card for card in cards if card)


def plain(facts: Facts) -> Any:
    return msgspec.to_builtins(facts)


class Table:
    """A match, and what each viewer makes of what it is told."""

    def __init__(self, setup: TestSetup, presentation: Presentation, seed: int) -> None:
        self.match = setup.match(seed)
        self.presentation = presentation
        self.viewers: list[int | None] = [None, *range(setup.players)]
        ranks = Told(presentation, self.match.state.card_set).ranks
        self.folds = {
            viewer: Fold(presentation.show(self.match.state, viewer), presentation.vocabulary, ranks)
            for viewer in self.viewers
        }

    def play(self, move: str) -> list[Event | To]:
        mover = self.match.state.seat
        self.match.play(move)
        return self.presentation.tell(self.match.state, self.match.fresh, mover)

    def known(self) -> list[Known]:
        """The cards that each seat can name where it sees them. What is past lies elsewhere by now."""
        return [self.known_to(seat) for seat in self.viewers if seat is not None]

    def known_to(self, seat: int) -> Known:
        vocabulary, shown = self.presentation.vocabulary, self.presentation.show(self.match.state, seat).zones
        there = [zone for zone in shown if vocabulary.zone(zone).role != "past"]
        return {zone: cards_in(shown[zone]) for zone in there if eyes(zone, vocabulary) & bit_of(seat)}

    def differences(self, events: list[Event | To]) -> Iterator[str]:
        """Whoever folds what it is told does not see what there is."""
        for viewer, fold in self.folds.items():
            heard = told(events, viewer, self.presentation.vocabulary)
            fold.take(heard)
            wanted = plain(self.presentation.show(self.match.state, viewer))
            if plain(fold.facts) != wanted:
                yield f"viewer {viewer} was told {heard}: {unlike(plain(fold.facts), wanted)}"


def unlike(one: Any, other: Any) -> Any:
    """The parts that differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        return {key: unlike(one.get(key), other.get(key)) for key in keys}
    return f"{one} instead of {other}"


def faults(setup: TestSetup, presentation: Presentation, seed: int) -> Iterator[str]:
    random, table = Random(seed), Table(setup, presentation, seed)
    for _ in range(MOST_MOVES):
        if table.match.over:
            return
        move = random.choice(table.match.legal())
        for line in table.differences(table.play(move)):
            yield f"{setup.players} seats, {setup.options}, {move!r}: {line}"


def test_what_a_viewer_is_told_makes_its_view(game: Game, presentation: Presentation) -> None:
    for setup in some_setups(game, 12):
        for seed in range(2):
            assert next(faults(setup, presentation, seed), None) is None


def test_an_event_that_is_forgotten_is_found(game: Game, presentation: Presentation) -> None:
    """The law is no use if it cannot fail."""
    moving = {id for id, kind in presentation.vocabulary.kinds.items() if kind.does}

    def forgetful(state: Any, notes: list[Note], mover: int) -> list[Event | To]:
        events = presentation.tell(state, notes, mover)
        moved = [event for event in events if isinstance(event, tuple) and event[0] in moving]
        return [event for event in events if event is not moved[-1]] if moved else events

    planted = replace(presentation, tell=forgetful)
    assert any(next(faults(setup, planted, 0), None) for setup in some_setups(game, 4))


def test_a_move_that_shows_nobody_a_card_can_be_taken_back(game: Game, presentation: Presentation) -> None:
    """P11: known from the events, and the same as comparing what everybody knew before and knows after."""
    for setup in some_setups(game, 4):
        random, table = Random(5), Table(setup, presentation, 5)
        for _ in range(MOST_MOVES // 2):
            match = table.match
            if match.over:
                break
            before, mover, chances = table.known(), match.state.seat, len(match.record.outcomes)
            events = table.play(random.choice(match.legal()))
            if len(match.record.outcomes) == chances:
                seen = reveals(events, mover, presentation.vocabulary)
                assert seen == is_learnt(before, table.known(), mover), (events, match.record.to_text())


Known = dict[str, "Counter[str]"]


def is_learnt(before: list[Known], after: list[Known], mover: int) -> bool:
    """Does anybody know a card now that they did not know before, other than those that the mover showed them?"""
    for old, new in zip(before, after, strict=True):
        shown: Counter[str] = Counter()
        for zone, cards in before[mover].items():
            seen, sees, kept = (known.get(zone, Counter()) for known in (old, new, after[mover]))
            shown += (cards - seen) & ((cards - kept) + (sees - seen))  # laid elsewhere, or turned up there
        if together(new) - together(old) - shown:
            return True
    return False


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(game: Game, presentation: Presentation) -> None:
    """C-5"""
    for setup in some_setups(game, 4):
        random, table = Random(7), Table(setup, presentation, 7)
        for _ in range(MOST_MOVES // 2):
            if table.match.over:
                break
            state = table.match.state
            for seat in range(setup.players):
                other = state.resample(seat, random.getrandbits(40))
                assert plain(presentation.show(other, seat)) == plain(presentation.show(state, seat))
                assert presentation.asked(other, seat) == presentation.asked(state, seat)
            table.play(random.choice(table.match.legal()))


def test_everything_that_is_told_is_declared(game: Game, presentation: Presentation) -> None:
    """Arguments have the declared number, things are known by their texts, numbers are within their range."""
    vocabulary = presentation.vocabulary
    for setup in some_setups(game, 6):
        random, table = Random(6), Table(setup, presentation, 6)
        things = Told(presentation, table.match.state.card_set).things
        for _ in range(MOST_MOVES):
            match = table.match
            if match.over:
                break
            asked = presentation.asked(match.state, match.state.seat)
            fits(asked.args, vocabulary.prompts[asked.prompt].args, things)
            for number in match.state.legal():
                option = presentation.choice(match.state, number)
                verb = vocabulary.verbs[option.verb]
                fits(option.args, verb.args, things)
                fits(option.advice, verb.advice, things)
                assert option.move == game.text(match.state, number)
                assert written(verb.text, verb.args, option.args) == option.move
            for event in table.play(random.choice(match.legal())):
                happened = event.event if isinstance(event, To) else event
                fits(*named_in(happened, vocabulary), things)
            shown = presentation.show(match.state, None)
            assert list(shown.zones) == vocabulary.zone_ids(setup.players)
            assert shown.phase in vocabulary.phases
            for family in {id.partition(":")[0] for id in shown.counters}:
                assert family in {counter.id for counter in vocabulary.counters}


def test_every_reason_is_declared_and_has_the_same_clause(game: Game, presentation: Presentation) -> None:
    """Moves that were legal once are tried where they are not."""
    for setup in some_setups(game, 4):
        random, match = Random(8), setup.match(8)
        things = Told(presentation, match.state.card_set).things
        tried: dict[str, None] = {}
        for _ in range(MOST_MOVES):
            if match.over:
                break
            tried |= dict.fromkeys(match.legal())
            for text in random.sample(list(tried), min(8, len(tried))):
                try:
                    move = game.parse(match.state, text.lower())
                except MalformedMove:  # it names what is not there any more
                    continue
                if not match.state.allows(move):
                    reason = presentation.why_not(match.state, move)
                    assert reason.clause == game.why_not(match.state, move)[0], (text, reason)
                    fits(reason.args, presentation.vocabulary.reasons[reason.id], things)
            match.play(random.choice(match.legal()))


def named_in(event: Event, vocabulary: Vocabulary) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What the event names, and the types; to whom a card is not named, it is a number."""
    secret, types = vocabulary.secret_of(event[0]), vocabulary.kinds[event[0]].args
    named = dict(zip(types, event[1:], strict=True))
    if secret and isinstance(named[secret], int):
        types = {name: type for name, type in types.items() if name != secret}
    return tuple(named[name] for name in types), types


def written(text: str, types: dict[str, Any], args: tuple[Any, ...]) -> str:
    return text.format_map({name: spelled(value) for name, value in zip(types, args, strict=True)})


def spelled(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def fits(args: tuple[Any, ...], types: dict[str, Any], things: Any) -> None:
    assert len(args) == len(types), (args, types)
    for value, (name, type) in zip(args, types.items(), strict=True):
        assert fits_one(value, type, things), (name, value, type)


def fits_one(value: Any, type: Any, things: Any) -> bool:
    match type.__class__.__name__:
        case "Number":
            return isinstance(value, int) and type.least <= value <= type.most
        case "Seat":
            return isinstance(value, int)
        case "Key":
            return value in type.values
        case "Noun":
            return is_thing(value, type, things)
        case "Several":
            return all(fits_item(item, list(type.fields.values()), things) for item in value)
        case _:
            return isinstance(value, str)


def is_thing(text: str, noun: Any, things: Any) -> bool:
    card, _, played_as = text.partition(AS)
    return card in things[noun.name] and (not played_as or played_as in things[noun.counts_as])


def fits_item(item: Any, types: list[Any], things: Any) -> bool:
    """One field: the value itself; several: a row of them."""
    values = item if isinstance(item, tuple) else (item,)
    return len(values) == len(types) and all(
        fits_one(value, type, things) for value, type in zip(values, types, strict=True)
    )
