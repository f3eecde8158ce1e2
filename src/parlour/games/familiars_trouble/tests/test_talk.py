"""Talk in Familiar's Trouble: none about hands, and signs with `hints` (FT-9)."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.bots.base import Generator, let_sign
from parlour.bots.greedy import Greedy
from parlour.engine.errors import IllegalMove
from parlour.engine.fold import Fold
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.state import Trouble

LEAST_SIGNS = 5
SIGNS = GAME.presentation.vocabulary.talk.signs


def new(seed: int = 1, **options: bool | str) -> Match[Trouble]:
    return parlour.new(GAME, players=3, seed=seed, options={"hints": True, **options})


def refused(match: Match[Trouble], seat: int, sign: str = "red") -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        match.sign(seat, sign)
    return caught.value.reason.id, caught.value.reason.clause


def shown(match: Match[Trouble]) -> list[object]:
    return [match.view(None).counters[f"sign:{seat}"] for seat in range(3)]


def play_until(match: Match[Trouble], phase: str) -> None:
    while match.view().phase != phase:
        match.play(match.legal()[0])


@pytest.mark.clause("FT-9.1")
def test_talk_is_not_free_but_for_courtesies() -> None:
    talk = GAME.presentation.vocabulary.talk
    assert not talk.is_free
    assert talk.clause == "FT-9.1"
    assert "too-difficult" in talk.courtesies


@pytest.mark.clause("FT-9.2")
def test_without_hints_there_are_no_signs() -> None:
    match = parlour.new(GAME, players=3, seed=1)
    assert refused(match, 0) == ("no-hints", "FT-9.2")
    assert "sign:0" not in match.view().counters


@pytest.mark.clause("FT-9.2")
@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_is_seen_by_all_until_the_trick_is_over(sign: str) -> None:
    match = new()
    match.sign(2, sign)
    assert shown(match) == ["none", "none", sign]
    assert match.events(0)[-1] == ("signed", 2, sign)
    play_until(match, "trick")
    for _ in range(2):
        match.play(match.legal()[0])
        assert shown(match)[2] == sign
    match.play(match.legal()[0])
    assert shown(match) == ["none"] * 3


@pytest.mark.clause("FT-9.2")
def test_a_seat_shows_one_sign_in_each_trick() -> None:
    match = new()
    match.sign(1, "red")
    assert refused(match, 1, "blue") == ("sign-shown", "FT-9.2")
    assert shown(match) == ["none", "red", "none"]
    match.sign(0, "low")
    for _ in range(3):
        play_until(match, "trick")
        match.play(match.legal()[0])
    play_until(match, "hand-exchange")
    match.sign(1, "blue")


@pytest.mark.clause("FT-9.2")
def test_a_sign_is_shown_before_the_lead_card_and_only_then() -> None:
    match = new(hand_exchange=False, errand_exchange=False)
    assert match.view().counters["signing"] == 1
    match.play(match.legal()[0])
    assert match.view().counters["signing"] == 0
    assert refused(match, 2) == ("sign-before-lead", "FT-9.2")
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    while match.view().phase == "replenishment":
        assert refused(match, 2) == ("sign-before-lead", "FT-9.2")
        match.play(match.legal()[0])
    match.sign(2, "high")


@pytest.mark.clause("FT-9.2")
def test_what_is_no_sign_is_refused() -> None:
    assert refused(new(), 0, "purple")[0] == "no-sign"


@pytest.mark.clause("FT-9.2")
def test_signs_are_in_no_record_and_change_no_move() -> None:
    silent, signing = new(), new()
    random = Random(3)
    while not silent.over:
        for seat in range(3):
            if signing.why_no_sign(seat) is None and random.randrange(3) == 0:
                signing.sign(seat, random.choice(SIGNS))
        assert silent.legal() == signing.legal()
        move = random.choice(silent.legal())
        silent.play(move)
        signing.play(move)
    assert signing.signed
    assert silent.record.to_text() == signing.record.to_text()


def test_whoever_folds_what_it_is_told_sees_the_signs() -> None:
    match, random = new(), Random(5)
    match.follow()
    viewers: list[int | None] = [None, 0, 1, 2]
    show, vocabulary = GAME.presentation.show, GAME.presentation.vocabulary
    folds = {viewer: Fold(show(match.state, viewer), vocabulary, match.told.ranks) for viewer in viewers}
    told = {viewer: len(match.events(viewer)) for viewer in viewers}
    while not match.over:
        for seat in range(3):
            if match.why_no_sign(seat) is None and random.randrange(2) == 0:
                match.sign(seat, random.choice(SIGNS))
        match.play(random.choice(match.legal()))
        for viewer, fold in folds.items():
            events = match.events(viewer)
            fold.take(events[told[viewer] :])
            told[viewer] = len(events)
            assert fold.facts.counters == show(match.state, viewer).counters


def test_a_move_taken_back_leaves_the_signs_of_its_trick() -> None:
    match = new(hand_exchange=False, errand_exchange=False)
    match.sign(1, "green")
    match.play(match.legal()[0])
    match.undo()
    assert shown(match) == ["none", "green", "none"]
    assert match.view().counters["signing"] == 1
    assert [event for event in match.events(0) if event[0] == "signed"] == [("signed", 1, "green")]


def test_bots_show_signs_that_the_seat_could_choose_by_what_it_knows() -> None:
    """The same sign in every world that the seat cannot tell apart."""
    match, generator = new(seed=7), Generator(7)
    bots = {seat: Greedy(generator) for seat in range(3)}
    assert GAME.signs
    while len(match.signed) <= LEAST_SIGNS:
        if GAME.signs.is_last_call(match.state):
            for seat in range(3):
                worlds = [match.state.resample(seat, seed) for seed in range(4)]
                assert len({GAME.signs.advise(world, seat) for world in worlds}) == 1
        let_sign(match, bots)
        match.play(bots[match.state.seat].choose(match.position()))
