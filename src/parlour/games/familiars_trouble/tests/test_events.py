"""What viewers are told: a trick in the order in which it happens, who learns which card, and what is said of it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine.chance import Seeded
from parlour.engine.fold import Event, Facts, Fold, Place
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.state import Trouble
from parlour.testing import NAMES, said, words_of

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
clause = pytest.mark.clause
PLAIN = {"hand_exchange": False, "errand_exchange": False}
RED_TRICK = {"errands": "1A 1D 1B 2A 3A"}


def told(match: Match[Trouble], *texts: str, viewer: int | None = None) -> list[Event]:
    """What the viewer is told of the last of these moves."""
    for text in texts:
        match.play(text)
    return match.events(viewer, match.steps - 1)


def card_file() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def easy_errands() -> dict[str, Any]:
    """Any red card completes all that are on display."""
    data = card_file()
    data["errands"] = [{"id": errand["id"], "red": 1, "points": 4} for errand in data["errands"]]
    return data


# In the order of happening


@clause("FT-6.2", "FT-6.3")
def test_a_trick_is_judged_before_it_is_swept_and_only_then_the_lead_moves_on(trick: Table) -> None:
    match = trick("R3", "R9", "R8", **RED_TRICK)
    assert told(match, "play R3", "play R9", "play R8") == [
        ("played", 2, "R8"),
        ("counted", 20, 0, 0),
        ("took-lead", 1, 20, 0, 0),
        ("completed", "1A", 1, 1),
        ("completed", "1D", 1, 2),
        ("completed", "2A", 2, 4),
        ("completed", "3A", 4, 8),
        ("used", 0, "R3", "red"),
        ("used", 1, "R9", "red"),
        ("used", 2, "R8", "red"),
        ("swept", 1),
        ("phase", "replenishment"),
    ]


@clause("FT-6.1")
def test_the_totals_so_far_are_told_with_each_card(trick: Table) -> None:
    match = trick("RB2", "RBG1", "B3")
    assert ("counted", 2, 2, 0) in told(match, "play RB2")
    assert ("counted", 3, 3, 1) in told(match, "play RBG1")
    assert match.view().counters["total:green"] == 1


@clause("FT-10.2")
def test_what_the_witch_thinks_is_told_when_it_changes() -> None:
    match: Match[Trouble] = Match(GAME, 3, PLAIN, easy_errands(), Seeded(3))
    while not match.over:
        match.play(match.legal()[0])
    thought = [event[1] for event in match.events() if event[0] == "thought"]
    assert thought == ["so-so", "better", "impressed", "legendary"]
    assert ("ended", match.state.points, "legendary") in match.events()


@clause("FT-2.2")
def test_from_the_first_shuffle_on_a_view_follows_from_what_is_told(table: Table) -> None:
    match = table(options={"hints": True})
    for viewer in (None, 0, 1, 2):
        wanted = match.presentation.show(match.state, viewer)
        zones = {id: Place([]) for id in wanted.zones}
        zones |= {"deck": Place([], 27), **{f"errands:{level}": Place([], 9) for level in (1, 2, 3)}}
        facts = Facts(zones, dict(wanted.counters))
        fold = Fold(facts, match.presentation.vocabulary, match.told.ranks)
        fold.take(match.events(viewer))
        assert fold.facts == wanted


# Who learns which card


@clause("FT-3.1")
def test_only_giver_and_receiver_are_told_which_card_is_passed(table: Table, play: Play) -> None:
    match = play(table("R9"), "exchange,pass R9")
    heard = {viewer: match.events(viewer, match.steps - 1) for viewer in (None, 0, 1, 2)}
    assert heard[0] == heard[1] == [("passed", 0, "R9", 1)]
    assert heard[2] == heard[None] == [("passed", 0, 1, 1)]
    assert said(match, heard[0], 0) == ["You pass Bruno red 9."]
    assert said(match, heard[2], 2) == ["Ada passes Bruno a card."]
    assert words_of(match, "de").say("event-passed", heard[1][0][1:], NAMES, 1) == "Ada gibt dir die rote 9."


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    match = parlour.new(GAME, players=3, seed=3)
    for seat in range(3):
        drawn = {event[1]: event[2] for event in match.events(seat) if event[0] == "drew"}
        assert sorted(drawn.pop(seat)) == sorted(match.view(seat).cards(f"hand:{seat}"))
        assert list(drawn.values()) == [5, 5]  # how many, not which


@clause("FT-8.1")
def test_cards_drawn_together_are_told_at_once_to_each_seat_its_own(trick: Table) -> None:
    match = trick("R9", "R8", "R7", draws="B3 B4 B5", options={"display": "0/0/9"})
    ended = told(match, "play R9", "play R8", "play R7", "draw 1", viewer=1)
    assert [event for event in ended if event[0] == "drew"] == [
        ("drew", 0, 1),
        ("drew", 1, ("B4",)),
        ("drew", 2, 1),
    ]


@clause("FT-4.1")
def test_an_errand_is_drawn_before_the_old_one_goes_to_the_bottom_where_it_is_known(table: Table) -> None:
    match = table(errands="1A 1D 1B 2A 3A 3C")
    assert told(match, "keep", "swap 1D 3") == [
        ("swapped", 0, "1D", "3", "3C"),
        ("put-below", "1D", "1"),
        ("phase", "trick"),
    ]
    assert match.view().zones["errands:1"] == Place(["1D"], 6)


# Words


@clause("FT-1.2")
@pytest.mark.parametrize(
    ("language", "named", "plain"),
    [
        (
            "en",
            "errand 1A (Broom): red 9 for 1 point",
            "errand 3I (Crown of Living Roses): red 11 and green 5 for 5 points",
        ),
        (
            "de",
            "Auftrag 1A (Broom): 9 Rot für 1 Punkt",
            "Auftrag 3I (Krone lebender Rosen): 11 Rot und 5 Grün für 5 Punkte",
        ),
        ("ja", "おつかい1A「Broom」（赤9で1点）", "おつかい3I「生きたばらの冠」（赤11、緑5で5点）"),
    ],
)
def test_an_errand_keeps_the_name_that_a_card_file_gives_it(language: str, named: str, plain: str) -> None:
    data = card_file()
    data["errands"][0]["name"] = "Broom"
    words = words_of(Match(GAME, 3, {}, data), language)
    assert named in words.say("choice-swap", ["1A", "2"])
    assert plain in words.say("choice-swap", ["3I", "2"])


@clause("FT-10.2")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The match ends with 30 points. The witch thinks better of you now."),
        ("de", "Die Partie ist zu Ende: 30 Punkte. Die Hexe hält jetzt mehr von euch."),
        ("ja", "ゲーム終了。30点。魔女はあなたたちを少し見直しました。"),
    ],
)
def test_the_witch_has_the_last_word_in_every_language(table: Table, language: str, sentence: str) -> None:
    assert words_of(table(), language).say("event-ended", [30, "better"]) == sentence
