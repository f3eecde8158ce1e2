"""A view can be drawn, spoken and clicked without knowing the game."""

from __future__ import annotations

import json
import re
from random import Random

from parlour.engine.game import Game
from parlour.engine.scene import View, named
from parlour.terminal import table
from parlour.testing import positions, some_setups

NAMES = ["Ada", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gustav", "Helga"]


def test_a_view_is_plain_json(game: Game) -> None:
    for match in positions(some_setups(game, 1)[0].match(), Random(1), every=5):
        for seat in (None, *range(match.players)):
            plain = match.view(seat).to_dict()
            assert json.loads(json.dumps(plain)) == plain


def test_the_seat_that_decides_gets_each_legal_move_as_a_choice(game: Game) -> None:
    for setup in some_setups(game, 4):
        for match in positions(setup.match(), Random(2), every=3):
            view = match.view(match.seat)
            assert [choice.move for choice in view.choices] == match.legal()
            assert all(choice.label for choice in view.choices)
            assert view.prompt
            assert match.seat in view.turn
            assert all(match.view(seat).choices == () for seat in range(match.players) if seat != match.seat)


def test_choices_and_events_name_zones_that_exist(game: Game) -> None:
    for setup in some_setups(game, 4):
        match = setup.match()
        for position in positions(match, Random(3), every=3):
            view = position.view(position.seat)
            zones = {zone.id for zone in view.zones}
            assert len(zones) == len(view.zones)
            for choice in view.choices:
                assert {choice.source, choice.target} <= zones | {""}, choice
        zones = {zone.id for zone in match.view(0).zones}
        for event in match.events(0):
            assert event.text
            assert {event.source, event.target} - zones - {""} == set(), event


def test_every_card_has_a_name_and_every_text_its_names(game: Game) -> None:
    for match in positions(some_setups(game, 1)[0].match(), Random(4), every=4):
        view = match.view(match.seat)
        assert all(card.name for zone in view.zones for card in zone.cards)
        for text in (view.prompt, *view.log, *(choice.label for choice in view.choices)):
            assert not re.search(r"[{}]", named(text, NAMES, view.seat)), text


def test_the_table_fits_a_small_terminal(game: Game) -> None:
    for setup in some_setups(game, 4):
        for match in positions(setup.match(), Random(5), every=7):
            lines = drawn(match.view(match.seat))
            assert all(len(line) <= 80 for line in lines), "\n".join(lines)
            assert not any("{" in line for line in lines)


def drawn(view: View) -> list[str]:
    return [line.plain.rstrip() for line in table.draw(view, NAMES, "Title", 80, 24)]


def test_the_match_ends_with_its_outcome_in_every_view(game: Game) -> None:
    match = some_setups(game, 1)[0].match()
    random = Random(6)
    while not match.over:
        match.play(random.choice(match.legal()))
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        assert view.outcome == match.outcome
        assert view.turn == ()
