"""Events are the only way a view changes: what a viewer knew, and what it was told, is what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from parlour.conformance import declared
from parlour.engine.errors import BadMove, MalformedMove
from parlour.engine.fold import Event, Facts, Fold, To, bit_of, eyes, reveals
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.presentation import Presentation
from parlour.engine.state import Note
from parlour.testing import TestSetup, some_setups

MOST_MOVES = 400


def plain(facts: Facts) -> Any:
    return msgspec.to_builtins(facts)


class Table:
    """A match, and what each viewer makes of what it is told."""

    def __init__(self, setup: TestSetup, seed: int) -> None:
        self.match = setup.match(seed, follows=True)
        self.presentation = self.match.presentation
        self.viewers: list[int | None] = [None, *range(setup.players)]
        vocabulary, ranks = self.presentation.vocabulary, self.match.told.ranks
        self.folds = {viewer: Fold(self.shown(viewer), vocabulary, ranks) for viewer in self.viewers}

    def shown(self, viewer: int | None) -> Facts:
        return self.presentation.show(self.match.state, viewer)

    def known(self) -> list[Known]:
        """The cards that each seat can name where it sees them."""
        return [self.known_to(seat) for seat in self.viewers if seat is not None]

    def known_to(self, seat: int) -> Known:
        vocabulary, shown = self.presentation.vocabulary, self.shown(seat).zones
        there = [zone for zone in shown if not declared.is_past(zone, vocabulary)]
        return {
            zone: Counter(declared.cards_in(shown[zone])) for zone in there if eyes(zone, vocabulary) & bit_of(seat)
        }

    def differences(self, move: str) -> Iterator[str]:
        """After the move whoever folds what it is told does not see what there is."""
        before = self.match.steps
        self.match.play(move)
        for viewer, fold in self.folds.items():
            heard = self.match.events(viewer, before)
            fold.take(heard)
            wanted = plain(self.shown(viewer))
            if plain(fold.facts) != wanted:
                yield f"viewer {viewer} was told {heard}: {unlike(plain(fold.facts), wanted)}"


def unlike(one: Any, other: Any) -> Any:
    """The parts that differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        return {key: unlike(one.get(key), other.get(key)) for key in keys}
    return f"{one} instead of {other}"


def faults(setup: TestSetup, seed: int) -> Iterator[str]:
    random, table = Random(seed), Table(setup, seed)
    for _ in range(MOST_MOVES):
        if table.match.over:
            return
        move = random.choice(table.match.legal())
        for line in table.differences(move):
            yield f"{setup.players} seats, {setup.options}, {move!r}: {line}"


def test_what_a_viewer_is_told_makes_its_view(game: Game, presentation: Presentation) -> None:
    for setup in some_setups(game, 12):
        for seed in range(2):
            assert next(faults(setup, seed), None) is None


def test_an_event_that_is_forgotten_is_found(game: Game, presentation: Presentation) -> None:
    """The law is no use if it cannot fail."""
    moving = {id for id, kind in presentation.vocabulary.kinds.items() if kind.does}

    def forgetful(state: Any, notes: list[Note], mover: int) -> list[Event | To]:
        events = presentation.tell(state, notes, mover)
        moved = [event for event in events if isinstance(event, tuple) and event[0] in moving]
        return [event for event in events if event is not moved[-1]] if moved else events

    planted = replace(game, presentation=replace(presentation, tell=forgetful))
    assert any(next(faults(setup, 0), None) for setup in some_setups(planted, 4))


def test_a_move_that_shows_nobody_a_card_can_be_taken_back(game: Game, presentation: Presentation) -> None:
    """P11: known from the events, and the same as comparing what everybody knew before and knows after."""
    for setup in some_setups(game, 4):
        random, table = Random(5), Table(setup, 5)
        for _ in range(MOST_MOVES // 2):
            match = table.match
            if match.over:
                break
            before, mover, chances = table.known(), match.state.seat, len(match.record.outcomes)
            match.play(random.choice(match.legal()))
            if len(match.record.outcomes) == chances:
                seen = reveals(match.happened, mover, presentation.vocabulary)
                assert seen == is_learnt(before, table.known(), mover), (match.happened, match.record.to_text())


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


def together(known: Known) -> Counter[str]:
    return sum(known.values(), Counter())


def test_everything_that_is_told_is_declared(game: Game, presentation: Presentation) -> None:
    vocabulary = presentation.vocabulary
    for setup in some_setups(game, 6):
        random, match = Random(6), setup.match(6, follows=True)
        things = match.told.things
        for _ in range(MOST_MOVES):
            for event in match.happened:
                happened = event.event if isinstance(event, To) else event
                declared.check_event(happened, vocabulary, things)
            view = match.view(match.seat)
            assert sorted(view.zones) == sorted(vocabulary.zone_ids(setup.players))
            assert view.phase in vocabulary.phases
            assert {id.partition(":")[0] for id in view.counters} <= {counter.id for counter in vocabulary.counters}
            if match.over:
                break
            declared.check(view.asked.args, vocabulary.prompts[view.asked.prompt].args, things)
            for option in view.choices:
                verb = vocabulary.verbs[option.verb]
                declared.check(option.args, verb.args, things)
                declared.check(option.advice, verb.advice, things)
                assert written(verb.text, verb.args, option.args) == option.move
            match.play(random.choice(match.legal()))


def written(text: str, types: dict[str, Any], args: tuple[Any, ...]) -> str:
    return text.format_map({name: spelled(value) for name, value in zip(types, args, strict=True)})


def spelled(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def test_every_reason_is_declared_and_has_a_clause_if_it_is_a_move_at_all(
    game: Game, presentation: Presentation
) -> None:
    """Moves that were legal once are tried where they are not."""
    for setup in some_setups(game, 4):
        random, match = Random(8), setup.match(8)
        tried: dict[str, None] = {}
        for _ in range(MOST_MOVES):
            if match.over:
                break
            tried |= dict.fromkeys(match.legal())
            for text in random.sample(list(tried), min(8, len(tried))):
                check_refusal(match.why_not(text), match)
            match.play(random.choice(match.legal()))


def check_refusal(problem: BadMove | None, match: Match) -> None:
    """What names something that is not there any more is no move now."""
    if problem:
        declared.check_reason(problem.reason, match)
        assert problem.clause or isinstance(problem, MalformedMove), problem
