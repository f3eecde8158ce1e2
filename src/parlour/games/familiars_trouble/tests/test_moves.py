"""The texts of moves, and what is said to an illegal one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as some

import parlour
from parlour.engine.errors import MalformedMove
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME, moves, why_not
from parlour.games.familiars_trouble.state import Trouble

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
    with pytest.raises(MalformedMove, match="the moves are"):
        moves.parse(STATE, text)


@given(some.text(max_size=20))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = moves.parse(STATE, text.lower())
    except MalformedMove:
        return
    assert 0 <= move < moves.END


def reason(match: Match[Trouble], move: str) -> tuple[str, str]:
    error = match.why_not(move)
    assert error is not None
    return error.clause, error.sentence


@pytest.mark.clause("FT-5.2", "FT-5.3", "FT-5.4", "FT-5.1")
@pytest.mark.parametrize(
    ("lead", "hand", "move", "clause", "words"),
    [
        ("R6", "R3 R5 B3 B7 G6", "play B3", "FT-5.2", "R3 or R5"),
        ("RB2", "B3 G3 G4 G6 G9", "play G3", "FT-5.3", "play B3"),
        ("R9", "RB2 B3 B6 G3 G4", "play B3", "FT-5.4", "only card"),
        ("R9", "RB2 B3 B6 G3 G4", "play R4", "FT-5.1", "no R4"),
    ],
)
def test_why_a_card_cannot_be_played(trick: Table, lead: str, hand: str, move: str, clause: str, words: str) -> None:
    match = trick(lead, hand)
    match.play(f"play {lead}")
    found, sentence = reason(match, move)
    assert found == clause
    assert words in sentence


@pytest.mark.clause("FT-3.1", "FT-4.1", "FT-7.1")
def test_every_phase_says_what_is_asked(table: Table, play: Play) -> None:
    match = table("R9", "R8", "R7", errands="1A 1D 1B 2A 3A")
    assert reason(match, "play R9") == why_not.ASKED[moves.ASK_EXCHANGE]
    play(match, "exchange")
    assert reason(match, "keep") == why_not.ASKED[moves.ASK_PASS]
    assert reason(match, "pass G9")[0] == "FT-3.1"
    play(match, "pass R9,pass R9,pass R9")
    assert reason(match, "exchange") == why_not.ASKED[moves.ASK_SWAP]
    assert reason(match, "swap 1C 1") == ("FT-4.1", "1C is not on display")
    play(match, "stay")
    assert reason(match, "swap 1A 1") == why_not.ASKED[moves.ASK_PLAY]
    play(match, "play R9,play R8,play R7")
    assert reason(match, "stay") == why_not.ASKED[moves.ASK_DRAW]


@pytest.mark.clause("FT-3.1", "FT-4.1")
def test_a_table_without_exchanges_says_so(trick: Table) -> None:
    assert reason(trick(), "exchange") == ("FT-3.1", "this table plays without the hand exchange")
    assert reason(trick(), "swap 1A 1") == ("FT-4.1", "this table plays without the errand exchange")
    assert reason(trick(), "stay")[0] == "FT-4.1"


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
