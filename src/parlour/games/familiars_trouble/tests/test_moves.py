"""The texts of moves, and what is said to an illegal one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import parlour
from parlour.engine import messages
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.match import Match
from parlour.engine.meaning import Pointed
from parlour.games.familiars_trouble import GAME, moves
from parlour.games.familiars_trouble.state import Trouble
from parlour.testing import words_of

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
STATE = parlour.new(GAME, players=3, seed=1).state


def test_every_move_has_its_own_text_and_back() -> None:
    texts = [moves.text(STATE, move) for move in range(moves.END)]
    assert len(set(texts)) == moves.END == 137
    assert [moves.parse(STATE, text.lower()) for text in texts] == list(range(moves.END))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (moves.EXCHANGE, "exchange"),
        (moves.KEEP, "keep"),
        (moves.STAY, "stay"),
        (moves.PASS, "pass R3"),
        (moves.PLAY + 24, "play RBG1"),
        (moves.DRAW + 2, "draw 3"),
        (moves.SWAP + 2 * 3 + 2, "swap 1C 3"),
    ],
)
def test_move_texts_are_those_of_the_rules(move: int, text: str) -> None:
    assert moves.text(STATE, move) == text


@pytest.mark.parametrize(
    "text",
    ["play", "play R2", "play BR2", "play RBG2", "pass", "pass 3", "draw", "draw 0", "draw 4", "draw 01", "draw ²"]
    + ["swap", "swap 1C", "swap 1J 1", "swap 4A 1", "swap 1C 4", "stay 1", "exchange R3", "keep it", "r3 play"],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        moves.parse(STATE, text)
    assert caught.value.reason == Reason("", messages.NOT_A_MOVE)


@settings(deadline=None)
@given(some.text(max_size=20))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = moves.parse(STATE, text.lower())
    except MalformedMove:
        return
    assert 0 <= move < moves.END


def reason(match: Match[Trouble], move: str) -> Reason:
    error = match.why_not(move)
    assert error is not None, f"{move} is legal"
    return error.reason


@pytest.mark.parametrize("move", ["play R2", "nonsense"])
def test_whoever_writes_no_move_is_told_how_moves_are_written(table: Table, move: str) -> None:
    forms = ("exchange", "keep", "pass CARD", "stay", "swap ERRAND LEVEL", "play CARD", "draw LEVEL")
    assert reason(table(), move) == Reason("", messages.NOT_A_MOVE, (move, forms))


@pytest.mark.clause("FT-5.2", "FT-5.3", "FT-5.4", "FT-5.1")
@pytest.mark.parametrize(
    ("lead", "hand", "move", "why", "words"),
    [
        (
            "R6",
            "R3 R5 B3 B7 G6",
            "play B3",
            Reason("FT-5.2", "match", ("R6", ("R3", "R5"))),
            "You can match red 6: play red 3 or red 5, or a three-coloured card.",
        ),
        (
            "RB2",
            "B3 G3 G4 G6 G9",
            "play G3",
            Reason("FT-5.3", "match", ("RB2", ("B3",))),
            "You can match red and blue 2: play blue 3, or a three-coloured card.",
        ),
        (
            "R9",
            "RB2 B3 B6 G3 G4",
            "play B3",
            Reason("FT-5.4", "only-match", ("RB2", "R9")),
            "Your only card that matches red 9 is red and blue 2: play it, or a three-coloured card.",
        ),
        (
            "R9",
            "RB2 B3 B6 G3 G4",
            "play R4",
            Reason("FT-5.1", "not-in-hand", ("R4",)),
            "You have no red 4 in your hand.",
        ),
    ],
)
def test_why_a_card_cannot_be_played(trick: Table, lead: str, hand: str, move: str, why: Reason, words: str) -> None:
    match = trick(lead, hand)
    match.play(f"play {lead}")
    assert reason(match, move) == why
    assert words_of(match).say(f"why-{why.id}", why.args) == words


@pytest.mark.clause("FT-3.1", "FT-4.1", "FT-5.1", "FT-7.1")
def test_every_phase_says_what_is_asked(table: Table, play: Play) -> None:
    match = table("R9", "R8", "R7", errands="1A 1D 1B 2A 3A")
    assert reason(match, "play R9") == Reason("FT-3.1", "first-exchange")
    play(match, "exchange")
    assert reason(match, "keep") == Reason("FT-3.1", "first-pass")
    assert reason(match, "pass G9") == Reason("FT-3.1", "not-in-hand", ("G9",))
    play(match, "pass R9,pass R9,pass R9")
    assert reason(match, "exchange") == reason(match, "play R9") == Reason("FT-4.1", "first-swap")
    assert reason(match, "swap 1C 1") == Reason("FT-4.1", "not-on-display", ("1C",))
    play(match, "stay")
    assert reason(match, "swap 1A 1") == reason(match, "draw 1") == Reason("FT-5.1", "first-play")
    play(match, "play R9,play R8,play R7")
    assert reason(match, "stay") == Reason("FT-7.1", "first-draw")


@pytest.mark.clause("FT-3.1", "FT-4.1")
def test_a_table_without_exchanges_says_so(trick: Table) -> None:
    assert reason(trick(), "exchange") == reason(trick(), "keep") == Reason("FT-3.1", "no-hand-exchange")
    assert reason(trick(), "swap 1A 1") == reason(trick(), "stay") == Reason("FT-4.1", "no-errand-exchange")


@pytest.mark.parametrize(
    ("before", "pointed", "move"),
    [
        ("exchange", Pointed(("G9",), "hand:0"), "pass G9"),
        ("keep", Pointed(("R9",), "hand:0", "table:0"), "play R9"),
        ("keep", Pointed(("3I",), "", "errands:2"), "swap 3I 2"),
        ("keep,stay", Pointed((), "errands:2"), "draw 2"),
    ],
)
def test_whoever_points_at_a_card_or_a_pile_means_a_move(
    table: Table, play: Play, before: str, pointed: Pointed, move: str
) -> None:
    match = play(table("R9", errands="1A 1D 1B 2A 3A"), before)
    meant, error = match.why_not_there(pointed)
    assert meant == move
    assert error is not None
    assert error.reason == reason(match, move)


def test_shorthand_stands_for_what_is_asked(table: Table, play: Play) -> None:
    match = play(table("R9", "R8", "R7", errands="1A 1D 1B 2A 3A"), "exchange")
    assert match.expand("r9") == ["pass R9"]
    play(match, "pass R9,pass R9,pass R9")
    assert match.expand("1a 2") == ["swap 1A 2"]
    play(match, "stay")
    assert match.expand("R9") == ["play R9"]
    play(match, "play R9,play R8,play R7")
    assert match.expand("3") == ["draw 3"]
    assert match.expand("nonsense") == ["nonsense"]
