"""What viewers are told: a trick in the order in which it happens, who learns which card, and what is said of it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.fold import Event, Facts, Fold, Place, To, told
from parlour.engine.match import Match
from parlour.engine.presentation import Reason, Told
from parlour.games.familiars_trouble import GAME, moves
from parlour.games.familiars_trouble.facts import PRESENTATION, show
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.telling import tell
from parlour.words import Words, source

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
clause = pytest.mark.clause
VOCABULARY = PRESENTATION.vocabulary
NAMES = ("Ada", "Bruno", "Clara")
PLAIN = {"hand_exchange": False, "errand_exchange": False}
RED_TRICK = {"errands": "1A 1D 1B 2A 3A"}


def events(match: Match[Trouble], *texts: str) -> list[Event | To]:
    """What the last of these moves tells."""
    for text in texts[:-1]:
        match.play(text)
    mover = match.state.seat
    match.play(texts[-1])
    return tell(match.state, match.fresh, mover)


def cards(match: Match[Trouble], zone: str, viewer: int | None = None) -> list[str]:
    return show(match.state, viewer).zones[zone].cards


def card_file() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def easy_errands() -> dict[str, Any]:
    """Any red card completes all that are on display."""
    data = card_file()
    data["errands"] = [{"id": errand["id"], "red": 1, "points": 4} for errand in data["errands"]]
    return data


def words(language: str, card_set: Any) -> Words:
    messages = dict(VOCABULARY.messages())
    return Words(language, [source(GAME.folder, language)], messages, PRESENTATION.things(card_set))


def said(match: Match[Trouble], heard: list[Event], me: int | None, language: str = "en") -> list[str]:
    spoken = [event for event in heard if VOCABULARY.kinds[event[0]].is_said]
    return [words(language, match.state.card_set).say(f"event-{id}", args, NAMES, me) for id, *args in spoken]


# In the order of happening


@clause("FT-6.2", "FT-6.3")
def test_a_trick_is_judged_before_it_is_swept_and_only_then_the_lead_moves_on(trick: Table) -> None:
    match = trick("R3", "R9", "R8", **RED_TRICK)
    assert events(match, "play R3", "play R9", "play R8")[:10] == [
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
    ]


@clause("FT-6.1")
def test_the_totals_so_far_are_told_with_each_card(trick: Table) -> None:
    match = trick("RB2", "RBG1", "B3")
    assert ("counted", 2, 2, 0) in events(match, "play RB2")
    assert ("counted", 3, 3, 1) in events(match, "play RBG1")
    assert show(match.state, None).counters["total:green"] == 1


@clause("FT-10.2")
def test_what_the_witch_thinks_is_told_when_it_changes() -> None:
    match: Match[Trouble] = Match(GAME, 3, PLAIN, easy_errands(), Seeded(3))
    told_all: list[Event] = []
    while not match.over:
        told_all += told(events(match, match.legal()[0]), None, VOCABULARY)
    thought = [event[1] for event in told_all if event[0] == "thought"]
    assert thought == ["so-so", "better", "impressed", "legendary"]
    assert ("ended", match.state.points, "legendary") in told_all


@clause("FT-2.2")
def test_from_the_first_shuffle_on_a_view_follows_from_what_is_told(table: Table) -> None:
    match = table(options={"hints": True})
    for viewer in (None, 0, 1, 2):
        wanted = show(match.state, viewer)
        zones = {id: Place([]) for id in wanted.zones}
        zones |= {"deck": Place([], 27), **{f"errands:{level}": Place([], 9) for level in (1, 2, 3)}}
        fold = Fold(Facts(zones, dict(wanted.counters)), VOCABULARY, Told(PRESENTATION, match.state.card_set).ranks)
        fold.take(told(tell(match.state, match.fresh, 0), viewer, VOCABULARY))
        assert fold.facts == wanted


# Who learns which card


@clause("FT-3.1")
def test_a_card_that_is_passed_is_named_to_giver_and_receiver_alone(table: Table) -> None:
    match = table("R9")
    passed = events(match, "exchange", "pass R9")
    heard = {viewer: told(passed, viewer, VOCABULARY) for viewer in (None, 0, 1, 2)}
    assert heard[0] == heard[1] == [("passed", 0, "R9", 1)]
    assert heard[2] == heard[None] == [("passed", 0, 1, 1)]
    assert said(match, heard[0], 0) == ["You pass Bruno red 9."]
    assert said(match, heard[1], 1, "de") == ["Ada gibt dir die rote 9."]


@clause("FT-3.1")
def test_the_giver_knows_its_card_in_the_other_hand_until_one_leaves_it_unseen(table: Table, play: Play) -> None:
    match = play(table("R9 R4", "B9", "G9"), "exchange,pass R9")
    assert (cards(match, "hand:1", 0), cards(match, "hand:1", 2)) == (["R9"], [])
    play(match, "pass B9")
    assert cards(match, "hand:1", 0) == []


@clause("FT-8.1")
def test_cards_drawn_together_are_told_at_once_to_each_seat_its_own(trick: Table) -> None:
    match = trick("R9", "R8", "R7", draws="B3 B4 B5", options={"display": "0/0/9"})
    ended = events(match, "play R9", "play R8", "play R7", "draw 1")
    assert [event for event in told(ended, 1, VOCABULARY) if event[0] == "drew"] == [
        ("drew", 0, 1),
        ("drew", 1, ("B4",)),
        ("drew", 2, 1),
    ]


@clause("FT-4.1")
def test_an_errand_is_drawn_before_the_old_one_goes_to_the_bottom_where_it_is_known(table: Table) -> None:
    match = table(errands="1A 1D 1B 2A 3A 3C")
    assert events(match, "keep", "swap 1D 3") == [
        ("swapped", 0, "1D", "3", "3C"),
        ("put-below", "1D", "1"),
        ("phase", "trick"),
    ]
    pile = show(match.state, None).zones["errands:1"]
    assert (pile.cards, pile.hidden) == (["1D"], 6)


# What is asked, and what can be chosen


@clause("FT-5.2")
def test_whoever_plays_is_told_which_errands_are_met_and_which_are_lost(trick: Table) -> None:
    match = trick("R9", "R3 B3 B7 G6 G3", "R8", **RED_TRICK)
    match.play("play R9")
    match.play("play R3")
    asked = {viewer: PRESENTATION.asked(match.state, viewer) for viewer in (2, 0, None)}
    assert asked[2].args == ("R9", ("1A", "1D"), ("1B",))
    assert asked[0] == asked[None]
    assert asked[0].args == ("R9", (), ())


@pytest.mark.parametrize(
    ("before", "move", "verb", "args", "advice"),
    [
        ("", "exchange", "exchange", (), ()),
        ("exchange", "pass R9", "pass", ("R9",), (1,)),
        ("keep", "stay", "stay", (), ()),
        ("keep", "swap 1D 3", "swap", ("1D", "3"), ()),
        ("keep,stay", "play R9", "play", ("R9",), (("1A",),)),
        ("keep,stay,play R9", "play R8", "play", ("R8",), (("1D", "2A"),)),
        ("keep,stay,play R9,play R8,play R7", "draw 2", "draw", ("2",), ()),
    ],
)
def test_a_choice_is_a_verb_with_arguments_and_what_it_does(
    table: Table, play: Play, before: str, move: str, verb: str, args: tuple[str, ...], advice: tuple[Any, ...]
) -> None:
    match = table("R9", "R8", "R7", **RED_TRICK)
    if before:
        play(match, before)
    options = {option.move: option for option in (PRESENTATION.choice(match.state, n) for n in match.state.legal())}
    assert (options[move].verb, options[move].args, options[move].advice) == (verb, args, advice)


# Why not


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ("", "play R9", Reason("FT-3.1", "first-exchange")),
        ("exchange", "keep", Reason("FT-3.1", "first-pass")),
        ("exchange", "pass G9", Reason("FT-3.1", "not-in-hand", ("G9",))),
        ("keep", "play R9", Reason("FT-4.1", "first-swap")),
        ("keep", "swap 3I 1", Reason("FT-4.1", "not-on-display", ("3I",))),
        ("keep,stay", "draw 1", Reason("FT-5.1", "first-play")),
        ("keep,stay,play R9", "play B3", Reason("FT-5.2", "match", ("R9", ("R8", "RB2")))),
        ("keep,stay,play B4", "play R8", Reason("FT-5.2", "match", ("B4", ("B3", "B6", "RB2")))),
        ("keep,stay,play G5", "play R8", Reason("FT-5.4", "only-match", ("BG2", "G5"))),
        ("keep,stay,play R9,play R8,play R7", "stay", Reason("FT-7.1", "first-draw")),
    ],
)
def test_a_reason_has_a_clause_and_names_the_cards(
    table: Table, play: Play, before: str, move: str, reason: Reason
) -> None:
    hand = "R8 R6 R5 R3 BG2" if "G5" in before else "R8 RB2 B3 B6 G6"
    match = table("R9 B4 G5", hand, "R7", **RED_TRICK)
    if before:
        play(match, before)
    assert PRESENTATION.why_not(match.state, moves.parse(match.state, move)) == reason


def test_what_a_table_plays_without_is_said_so(trick: Table) -> None:
    match = trick()
    reasons = [PRESENTATION.why_not(match.state, moves.parse(match.state, move)).id for move in ("keep", "stay")]
    assert reasons == ["no-hand-exchange", "no-errand-exchange"]


# Words


@clause("FT-1.2")
@pytest.mark.parametrize(
    ("language", "named", "plain"),
    [
        ("en", "errand 1A (Broom): red 9 for 1 point", "errand 3I: red 11 and green 5 for 5 points"),
        ("de", "Auftrag 1A (Broom): 9 Rot für 1 Punkt", "Auftrag 3I: 11 Rot und 5 Grün für 5 Punkte"),
        ("ja", "おつかい1A「Broom」（赤9で1点）", "おつかい3I（赤11、緑5で5点）"),
    ],
)
def test_an_errand_keeps_the_name_that_a_card_file_gives_it(language: str, named: str, plain: str) -> None:
    data = card_file()
    data["errands"][0]["name"] = "Broom"
    spoken = words(language, GAME.read_cards(data))
    assert named in spoken.say("choice-swap", ["1A", "2"])
    assert plain in spoken.say("choice-swap", ["3I", "2"])


@clause("FT-10.2")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The match ends with 30 points. The witch thinks better of you now."),
        ("de", "Die Partie ist zu Ende: 30 Punkte. Die Hexe hält jetzt mehr von euch."),
        ("ja", "ゲーム終了。30点。魔女はあなたたちを少し見直しました。"),
    ],
)
def test_the_witch_has_the_last_word_in_every_language(language: str, sentence: str) -> None:
    assert words(language, GAME.standard_cards).say("event-ended", [30, "better"]) == sentence


@clause("FT-9.1", "FT-9.2")
@pytest.mark.parametrize(("hints", "talk"), [(False, "none"), (True, "signs")])
def test_a_table_is_told_how_it_may_talk(table: Table, hints: bool, talk: str) -> None:
    match = table(options={"hints": hints})
    assert show(match.state, 0).counters["talk"] == talk
