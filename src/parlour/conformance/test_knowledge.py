"""Two worlds: what a seat cannot know changes nothing that it is sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from parlour.bots import tree as trees
from parlour.conformance import declared
from parlour.engine.fields import fields
from parlour.engine.fold import Event, Fold, To, told
from parlour.engine.game import Game
from parlour.engine.match import NOBODY, Match
from parlour.engine.presentation import Presentation
from parlour.engine.state import Beliefs, Note, State, imagine_into
from parlour.testing import midway, positions, some_setups

pytestmark = pytest.mark.usefixtures("presentation")


def sent(match: Match, seat: int | None, tried: Sequence[str] = ()) -> str:
    """Everything the seat is sent: its view with its choices, what the last move tells it, its legal moves, and why it
    cannot make others. What earlier moves told it is compared by the law of worlds.
    """
    mine = match.seat == seat
    decisions = match.record.decisions
    mover = decisions[-1].seat if decisions else NOBODY
    happened = match.presentation.tell(match.state, match.fresh, mover)
    events = told(happened, seat, match.presentation.vocabulary)
    refused = [str(match.why_not(text)) for text in tried if mine]
    return json.dumps([match.view(seat).to_dict(), match.legal() if mine else [], events, refused])


def in_world(match: Match, state: State, seat: int | None, tried: Sequence[str] = ()) -> str:
    true_state = match.state
    match.state = state
    try:
        return sent(match, seat, tried)
    finally:
        match.state = true_state


def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_sent_to_it(game: Game) -> None:
    """C-5"""
    random = Random(7)
    for setup in some_setups(game, 8):
        seen: dict[str, None] = {}
        for match in positions(setup.match(7), random, every=4):
            seen |= dict.fromkeys(match.legal())
            tried = random.sample(list(seen), min(6, len(seen)))
            for seat in range(setup.players):
                other = match.state.resample(seat, random.getrandbits(40))
                assert in_world(match, other, seat, tried) == sent(match, seat, tried), match.record.to_text()


def test_an_event_that_tells_too_much_is_found(game: Game, presentation: Presentation) -> None:
    """The law is no use if it cannot fail: somebody tells everybody the cards that one hand holds."""
    hands = [zone.id for zone in presentation.vocabulary.zones if zone.role == "hand" and zone.sees == "owner"]

    def talkative(state: State, notes: list[Note], mover: int) -> list[Event | To]:
        held = [presentation.show(state, 1).zones[f"{hand}:1"].cards for hand in hands]
        return [*presentation.tell(state, notes, mover), To((None, *range(state.players)), ("over", held, (), ()))]

    planted = replace(game, presentation=replace(presentation, tell=talkative))
    random, found = Random(7), 0
    for match in positions(some_setups(planted, 1)[0].match(7), random, every=4):
        other = match.state.resample(0, random.getrandbits(40))
        found += in_world(match, other, 0) != sent(match, 0)
    assert found


def test_what_a_bot_believes_contradicts_nothing_that_its_seat_was_sent(game: Game) -> None:
    """P14"""
    random = Random(10)
    beliefs = Beliefs()
    for setup in some_setups(game, 8):
        for match in positions(setup.match(10), random, every=5):
            if match.seat is None:
                continue
            seat = match.seat
            root = match.state.resample(seat, 1)
            world = root.copy()
            trees.recollect(root, world, beliefs)
            for _ in range(3):
                imagine_into(world, root, seat, random.getrandbits(40), beliefs)
                assert in_world(match, world, seat) == sent(match, seat), match.record.to_text()


def test_a_spectator_sees_no_more_than_any_seat(game: Game) -> None:
    random = Random(8)
    for setup in some_setups(game, 4):
        for match in positions(setup.match(8), random, every=6):
            for seat in range(setup.players):
                other = match.state.resample(seat, random.getrandbits(40))
                assert in_world(match, other, None) == sent(match, None)


def test_a_seat_told_of_a_card_can_see_it(game: Game) -> None:
    """An event names no card that what the seat sees, just before or just after it, does not show."""
    random = Random(9)
    for setup in some_setups(game, 4):
        match = setup.match(9, follows=True)
        presentation, ranks = match.presentation, match.told.ranks
        folds = [
            Fold(presentation.show(match.state, seat), presentation.vocabulary, ranks) for seat in range(setup.players)
        ]
        for _ in range(250):
            if match.over:
                break
            before = match.steps
            match.play(random.choice(match.legal()))
            for seat, fold in enumerate(folds):
                for event in match.events(seat, before):
                    seen = known(fold)
                    fold.take([event])
                    named = set(declared.cards_named(event, presentation.vocabulary))
                    assert named <= seen | known(fold), (event, seat)


def known(fold: Fold) -> set[str]:
    return {card for place in fold.facts.zones.values() for card in declared.cards_in(place)}


def test_what_could_be_true_can_be_played_to_the_end(game: Game) -> None:
    random = Random(10)
    for setup in some_setups(game, 4):
        for match in positions(setup.match(10), random, every=9):
            state = match.state.resample(random.randrange(setup.players), random.getrandbits(40))
            while not state.over:
                state.play(random.choice(state.legal()))


def test_dealing_anew_is_spread_over_what_is_possible(game: Game) -> None:
    """Where much is hidden; late in a round of few cards there may be few worlds."""
    setup = some_setups(game, 1)[0]
    matches = [midway(setup, 11, Random(11), moves) for moves in (0, 4, 30)]
    for seat in range(setup.players):
        if any(hides(match, seat) for match in matches):
            assert max(len(worlds_of(match, seat)) for match in matches) > 30


def hides(match: Match, seat: int) -> bool:
    return any(place.size > len(place.cards) for place in match.view(seat).zones.values())


def worlds_of(match: Match, seat: int) -> set[str]:
    return {world(match.state.resample(seat, seed)) for seed in range(40)}


def world(state: State) -> str:
    return repr({name: value for name, value in fields(state).items() if name not in ("rng", "live", "noting")})


def test_a_match_can_be_dealt_anew_from_a_world_dealt_anew(game: Game) -> None:
    random = Random(12)
    for match in positions(some_setups(game, 1)[0].match(12), random, every=10):
        seat = random.randrange(match.players)
        twice = match.state.resample(seat, 1).resample(seat, 2)
        assert in_world(match, twice, seat) == sent(match, seat)
