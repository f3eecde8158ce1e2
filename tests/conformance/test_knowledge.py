"""Two worlds: what a seat cannot know changes nothing that it is sent."""

from __future__ import annotations

import json
from random import Random

from parlour.bots import tree as trees
from parlour.engine.fields import fields
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.state import Beliefs, State, imagine_into
from parlour.testing import positions, some_setups


def sent(match: Match, seat: int | None) -> str:
    """Everything the seat is sent: its view, its events, and its legal moves."""
    legal = match.legal() if match.seat == seat else []
    events = [repr(event) for event in match.events(seat)]
    return json.dumps([match.view(seat).to_dict(), legal, events])


def in_world(match: Match, state: State, seat: int | None) -> str:
    true_state = match.state
    match.state = state
    try:
        return sent(match, seat)
    finally:
        match.state = true_state


def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_sent_to_it(game: Game) -> None:
    """C-5"""
    random = Random(7)
    for setup in some_setups(game, 8):
        for match in positions(setup.match(7), random, every=4):
            for seat in range(setup.players):
                other = match.state.resample(seat, random.getrandbits(40))
                assert in_world(match, other, seat) == sent(match, seat), match.record.to_text()


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
    """Events name no card that the view, before or after, does not show."""
    random = Random(9)
    for setup in some_setups(game, 4):
        match = setup.match(9)
        before = {seat: known(match, seat) for seat in range(setup.players)}
        count = match.note_count
        for _ in range(250):
            if match.over:
                break
            match.play(random.choice(match.legal()))
            for seat in range(setup.players):
                after = known(match, seat)
                for event in match.events(seat, count):
                    named = {card.text for card in event.cards if card.text}
                    assert named <= before[seat] | after, (event, seat)
                before[seat] = after
            count = match.note_count


def known(match: Match, seat: int) -> set[str]:
    return {card.text for zone in match.view(seat).zones for card in zone.cards if card.text}


def test_what_could_be_true_can_be_played_to_the_end(game: Game) -> None:
    random = Random(10)
    for setup in some_setups(game, 4):
        for match in positions(setup.match(10), random, every=9):
            state = match.state.resample(random.randrange(setup.players), random.getrandbits(40))
            while not state.over:
                state.play(random.choice(state.legal()))


def test_dealing_anew_is_spread_over_what_is_possible(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    match = setup.match(11)
    random = Random(11)
    for _ in range(4):
        match.play(random.choice(match.legal()))
    for seat in range(setup.players):
        worlds = {world(match.state.resample(seat, seed)) for seed in range(40)}
        assert len(worlds) > 30


def world(state: State) -> str:
    return repr({name: value for name, value in fields(state).items() if name not in ("rng", "live", "noting")})


def test_a_match_can_be_dealt_anew_from_a_world_dealt_anew(game: Game) -> None:
    random = Random(12)
    for match in positions(some_setups(game, 1)[0].match(12), random, every=10):
        seat = random.randrange(match.players)
        twice = match.state.resample(seat, 1).resample(seat, 2)
        assert in_world(match, twice, seat) == sent(match, seat)
