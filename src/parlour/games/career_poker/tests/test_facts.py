"""What is told of a match as facts, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.fold import Event, told
from parlour.engine.presentation import Told
from parlour.games.career_poker.facts import PRESENTATION
from parlour.words import Words, source

Climb = Callable[..., Any]

KINGS = "13RF 13YS 13GO"


def heard(table: Any, move: str, viewer: int | None) -> list[Event]:
    """What the viewer is told of a move."""
    mover = table.state.seat
    table.play(move)
    events = PRESENTATION.tell(table.match.state, table.match.fresh, mover)
    return told(events, viewer, PRESENTATION.vocabulary)


def zones(table: Any, viewer: int | None) -> dict[str, list[str]]:
    return {zone: place.cards for zone, place in PRESENTATION.show(table.state, viewer).zones.items()}


def said(table: Any, events: list[Event], me: int | None, language: str = "en") -> list[str]:
    messages = dict(PRESENTATION.vocabulary.messages())
    words = Words(
        language, [source(table.match.game.folder, language)], messages, Told(PRESENTATION, table.state.card_set).things
    )
    names = ("Ada", "Bruno", "Clara")
    spoken = [event for event in events if PRESENTATION.vocabulary.kinds[event[0]].is_said]
    return [words.say(f"event-{id}", args, names, me) for id, *args in spoken]


@pytest.mark.clause("CP-12.2")
def test_nobody_but_its_player_is_told_of_a_play_being_built(climb: Climb) -> None:
    for viewer in (None, 1, 2):
        table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2)
        before = PRESENTATION.show(table.state, viewer), PRESENTATION.asked(table.state, viewer)
        assert heard(table, "gold 2 4", viewer) == []
        assert heard(table, "use 4RC", viewer) == []
        assert (PRESENTATION.show(table.state, viewer), PRESENTATION.asked(table.state, viewer)) == before


@pytest.mark.clause("CP-12.2")
def test_a_play_with_gold_is_told_as_one_when_it_is_made(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2).play("gold 2 4")
    assert heard(table, "use 4RC", 0) == [("used", 0, "4RC", "4RC")]
    assert zones(table, 0)["building:0"] == ["4RC"]
    assert PRESENTATION.asked(table.state, 0).prompt == "use"
    events = heard(table, "use 5RO as 4RO", 1)
    assert events == [
        ("built", 0, 2),
        ("changed", 0, ["4RC", "5RO>4RO"], 1, 2),
        ("count", 2),
        ("paid", 0, 2, 0),
    ]
    assert said(table, events, 0)[0] == "You play the red cat 4 and the red owl 5 as red owl 4, for 1 gold (2 left)."
    assert zones(table, 2)["table:0"] == ["4RC", "5RO>4RO"]


def test_what_a_play_does_is_told_after_it(climb: Climb) -> None:
    table = climb("11RO 3YF", "10RP 10YO 4RC", KINGS, gold=(0, 2))
    assert said(table, heard(table, "play 11RO", 1), 1) == [
        "Ada plays the red owl 11.",
        "Back: 3 is strongest for the rest of the trick.",
    ]
    assert said(table, heard(table, "play 10RP>10RO", 1), 1) == [
        "You play the red pig 10 as red owl 10, for 1 gold (1 left).",
        "The colours are bound: red.",
        "The marks are bound: owl.",
    ]


@pytest.mark.clause("CP-3.9")
def test_only_its_owner_can_look_at_a_card_that_everybody_saw_go_into_a_strategic_hand(deal: Any) -> None:
    table = deal("13RF 4YO", "10RP", "5RO").play("clockwise, lead 13RF colour, play 10RP")
    events = heard(table, "play 5RO", 1)
    assert [event[0] for event in events[:2]] == ["followed", "won"]
    assert [event for event in events if event[0] == "covered"] == [
        ("covered", 0, [card]) for card in ("13RF", "10RP", "5RO")
    ]
    assert zones(table, 0)["strategic:0"] == ["5RO", "10RP", "13RF"]
    assert zones(table, 1)["strategic:0"] == []
    assert PRESENTATION.show(table.state, 1).zones["strategic:0"].hidden == 3


def test_the_last_trick_can_be_looked_at_seat_by_seat_until_the_next_begins(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS 5YC", KINGS).play("play 4RC, play 10YO, pass, pass")
    assert [zones(table, 2)[f"last:{seat}"] for seat in range(3)] == [["4RC"], ["10YO"], []]
    assert all(zones(table, 2)[f"table:{seat}"] == [] for seat in range(3))
    table.play("clockwise, play 1YS")
    assert all(zones(table, 2)[f"last:{seat}"] == [] for seat in range(3))


@pytest.mark.parametrize(
    ("move", "verb", "args", "advice"),
    [
        ("play 11RO", "play", (["11RO"],), ("yes", 0, "none")),
        ("play 4RC 4YO", "play", (["4RC", "4YO"],), ("no", 2, "none")),
        ("play 4RC 4YO 4GP 4BS", "play", (["4RC", "4YO", "4GP", "4BS"],), ("no", 0, "begins")),
        ("play 8RS cut", "play-cut", (["8RS"],), (1, "none")),
        ("gold 1 5", "gold", (1, 5), ("no", 0, "none")),
        ("gold 1 8 cut", "gold-cut", (1, 8), (1, "none")),
    ],
)
def test_a_choice_is_a_verb_with_arguments_and_what_it_does(
    climb: Climb, move: str, verb: str, args: tuple[Any, ...], advice: tuple[Any, ...]
) -> None:
    table = climb("4RC 4YO 4GP 4BS 8RS 11RO", KINGS, KINGS, gold=(1,), energy=2)
    options = [PRESENTATION.choice(table.state, number) for number in table.state.legal()]
    found = {option.move: option for option in options}[move]
    assert (found.verb, found.args, found.advice) == (verb, args, advice)
