"""What somebody gets wrong who writes their first game ends in a message with the line or the law: never in status 0,
never in silence, never in a result that is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.outside.made import NAME, Made

HOOK = "    def cards_each(self) -> int:\n"
FIELD = """    def __init__(self, players: int, deck: object) -> None:
        Tricks.__init__(self, players, deck)
        self.own{kind} = {value}

"""


@pytest.fixture
def made(tmp_path: Path) -> Made:
    return Made(tmp_path)


def test_the_new_game_plays_at_once(made: Made) -> None:
    status, said = made.simulate("--bots", "greedy,random")
    assert status == 0, said
    status, said = made.run("play", NAME, "--players", "2", "--bots", "random", "--seed", "1")
    assert "Hand" in said


def test_options_of_the_kit_have_their_words_and_reach_the_state(made: Made) -> None:
    made.change(
        "__init__.py", "    counts_points=True,", '    counts_points=True,\n    options=(Option("long", False),),'
    )
    made.change("__init__.py", "import Settings", "import Option, Settings")
    status, told = made.conform("every_option or every_message")
    assert status != 0
    assert "option-long: no words" in told
    for language in ("en", "de", "ja"):
        made.change(f"words/{language}.ftl", "tagline", "option-long = Long\noption-long-help = Nine deals.\ntagline")
    status, told = made.conform("every_option or every_message")
    assert status == 0, told
    status, told = made.simulate("--option", "long=true")
    assert status == 0, told


# In the play

RAISES = "raise ZeroDivisionError"


@pytest.mark.parametrize(
    ("method", "bots"),
    [
        ("begin(self)", "random"),
        ("draw_chance(self)", "random"),
        ("go_on(self)", "random"),
        ("apply(self, move: int)", "random"),
        ("find_legal(self, moves: Moves)", "random"),
        ("won(self, seat: int)", "random"),
        ("score(self, seat: int)", "random"),
        ("rank(self, seat: int)", "greedy"),
        ("redeal(self, seat: int)", "search:20"),
        ("advise(self, moves: Moves)", "greedy"),
        ("evaluate(self, seat: int)", "search:20"),
    ],
)
def test_an_exception_is_told_with_game_seed_and_line(made: Made, method: str, bots: str) -> None:
    own = f"    def {method} -> int:\n        {RAISES}\n\n"
    made.change("play.py", HOOK, own + HOOK)
    for name in ("advise(", "evaluate("):  # the last of two would count
        if method.startswith(name):
            text = (made.folder / "play.py").read_text(encoding="utf-8")
            at = text.rindex(f"    def {name}")
            after = text.find("\n    def ", at)
            rest = text[after + 1 :] if after >= 0 else ""
            (made.folder / "play.py").write_text(text[:at] + rest, encoding="utf-8")
    status, said = made.simulate("--bots", bots, "--players", "2")
    assert status != 0
    assert "ZeroDivisionError" in said
    assert "oak_leaf/play.py:" in said
    assert f"of seed 0 of {NAME}" in said


def test_the_move_at_which_a_match_broke_is_told(made: Made) -> None:
    made.change("play.py", "            self.over = True  # OL-4.2", "            self.over = 1 // 0")
    status, said = made.simulate()
    assert status != 0
    assert "match 0 of seed 0 of oak-leaf broke: ZeroDivisionError" in said
    assert "at decision 60, 'play " in said


def test_a_move_that_is_never_offered(made: Made) -> None:
    made.change("play.py", HOOK, "    def playable(self, seat: int) -> int:\n        return 0\n\n" + HOOK)
    status, said = made.simulate()
    assert status != 0
    assert "find_legal finds no move for seat 0" in said


def test_a_match_that_never_ends(made: Made) -> None:
    made.change("play.py", "self.round == cards.DEALS", "self.round == 0")
    status, said = made.run("simulate", NAME, "--players", "2")  # a thousand of them, but for the first
    assert status != 0
    assert "do the rules ever end it? (oak_leaf/play.py:" in said
    status, said = made.run("conform", NAME)
    assert status != 0
    assert "do the rules ever end it?" in said
    assert "1 failed in" in said  # and nobody waited for the laws that need an end


FOR_EVER = "        while True:\n            pass\n\n"
SWALLOWED = """        while True:
            try:
                while True:
                    pass
            except Exception:
                continue

"""
NOBODY = "        self.active = 0\n        self.lead(self.next_seat(0))\n\n"  # the kit looks for the next who is in
SOON = {"PARLOUR_CALL_SECONDS": "0.5"}


@pytest.mark.parametrize(
    ("method", "command"),
    [
        ("apply(self, move: int) -> None", ("simulate",)),
        ("apply(self, move: int) -> None", ("simulate", "--workers", "2")),
        ("find_legal(self, moves: Moves) -> int", ("simulate", "--bots", "greedy")),
        ("redeal(self, seat: int) -> None", ("simulate", "--bots", "search:20", "--workers", "1")),
        ("score(self, seat: int) -> int", ("arena", "--bots", "random,greedy", "--games", "2")),
        ("apply(self, move: int) -> None", ("balance", "--games", "4", "--workers", "1")),
        ("go_on(self) -> None", ("play", "--players", "2", "--bots", "random")),
        ("apply(self, move: int) -> None", ("conform",)),
    ],
)
def test_rules_that_never_return(made: Made, method: str, command: tuple[str, ...]) -> None:
    made.change("play.py", HOOK, f"    def {method}:\n{FOR_EVER}{HOOK}")
    out = ("--out", str(made.folder / "page.html")) if command[0] == "balance" else ()
    status, said = made.run(command[0], NAME, *command[1:], *out, **SOON)
    assert status != 0
    assert "the call does not return" in said
    assert re.search(r"oak_leaf/play.py.*1\d", said)


@pytest.mark.parametrize(
    ("body", "said"),
    [(NOBODY, "kit/tricks.py:"), (SWALLOWED, "cannot be interrupted")],
)
def test_a_loop_of_the_kit_and_one_that_swallows_exceptions(made: Made, body: str, said: str) -> None:
    made.change("play.py", HOOK, f"    def apply(self, move: int) -> None:\n{body}{HOOK}")
    status, told = made.run("simulate", NAME, "--workers", "1", **SOON)
    assert status != 0
    assert said in told
    assert "oak_leaf/play.py" in told


def test_a_byte_that_is_none(made: Made) -> None:
    made.change("play.py", HOOK, FIELD.format(kind=": 'Bytes'", value="[0, 0]").replace("'", "") + HOOK)
    made.change("play.py", "        self.turn_trump()", "        self.own[1] = 300\n        self.turn_trump()")
    status, said = made.simulate("--bots", "greedy")
    assert status != 0
    assert "the field own holds 300: Bytes hold 0 to 255 (oak_leaf/play.py:" in said


# Before it


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (HOOK, FIELD.format(kind="", value="{}") + HOOK, "the field own holds a dict"),
        (HOOK, FIELD.format(kind="", value="[[{1}]]") + HOOK, "the field own holds a set"),
        ("    def evaluate(self", "    def evaluates(self", "has no method evaluate"),
        ("class OakLeaf(Tricks)", "class OakLeaf(Trick)", "NameError: name 'Trick'"),
    ],
)
def test_a_state_that_cannot_be_is_left_out_with_its_line(made: Made, before: str, after: str, said: str) -> None:
    made.change("play.py", before, after)
    status, told = made.simulate()
    assert status != 0
    assert said in told
    assert "oak_leaf/play.py:" in told


# By the laws

DICE = "self.dealer = __import__('random').randrange(self.players)"  # not the state's own chance
OFFERS_ALL = """    def playable(self, seat: int) -> int:
        return self.hands[0] | self.hands[1]

"""
SHARED = """    played: list[int] = []  # of the class, and so of every match

    def play_card(self, card: int) -> None:
        self.played.append(card)
        self.points[0] += len(self.played) % 2
        super().play_card(card)

"""


@pytest.mark.parametrize(
    ("file", "before", "after", "law", "said"),
    [
        ("words/en.ftl", "event-took =", "event-taken =", "every_message_has_words", "event-took: no words"),
        ("__init__.py", '"OL-3.2"', '"OL-9.9"', "every_citation", "OL-9.9"),
        ("play.py", "self.lead(self.next_seat(self.dealer))", "self.lead(1)", "seat_0_decides_first", "C-1"),
        ("RULES.md", "- OL-4.2", "- OL-4.3", "every_clause_has_code", "OL-4.3"),
        (
            "play.py",
            HOOK,
            f"    def rank(self, seat: int) -> int:\n        return seat\n\n{HOOK}",
            "every_match_ends",
            "ranks",
        ),
        ("play.py", "self.dealer = self.next_seat(self.dealer)", DICE, "same_seed", "assert"),
        ("play.py", HOOK, OFFERS_ALL + HOOK, "made_or_lost", "assert"),
        ("play.py", HOOK, SHARED + HOOK, "never_meet", "assert"),
    ],
)
def test_a_slip_breaks_a_law_that_is_named(made: Made, file: str, before: str, after: str, law: str, said: str) -> None:
    made.change(file, before, after)
    status, told = made.conform(law)
    assert status != 0
    assert law in told
    assert said in told


TELLING = """class Spoilt(TrickTelling):
    {body}


TELLING = Spoilt("""
SHOWS_ALL = """def places(self, state, viewer, seats):
        return super().places(state, 0 if viewer is None else viewer, seats)"""
SHOW_FAILS = """def show(self, state, viewer):
        raise ZeroDivisionError"""


@pytest.mark.parametrize(
    ("body", "law", "said"),
    [
        (SHOWS_ALL, "spectator_sees_no_more", "assert"),
        (SHOW_FAILS, "view_is_plain_json", "oak_leaf/__init__.py"),
        (
            SHOW_FAILS.replace("show(self, state, viewer)", "tell(self, state, notes, mover)"),
            "viewer_is_told",
            "oak_leaf",
        ),
        (SHOW_FAILS.replace("show(self, state, viewer)", "text(self, state, move)"), "both_ways", "oak_leaf"),
        (SHOW_FAILS.replace("show(self, state, viewer)", "parse(self, state, text)"), "both_ways", "oak_leaf"),
        (SHOW_FAILS.replace("show(self, state, viewer)", "why_not(self, state, move)"), "illegal_move", "oak_leaf"),
    ],
)
def test_a_card_shown_to_the_wrong_eyes_and_exceptions_of_what_is_told(
    made: Made, body: str, law: str, said: str
) -> None:
    made.change("__init__.py", "TELLING = TrickTelling(", TELLING.format(body=body))
    status, told = made.conform(law)
    assert status != 0
    assert said in told


def test_a_forgotten_void(made: Made) -> None:
    forgetful = """    def places_for(self, suit: int, seat: int) -> int:
        return 511

"""
    made.change("play.py", HOOK, forgetful + HOOK)
    status, told = made.conform("every_past_move_was_legal")
    assert status != 0
    assert "in this world it could not have been" in told
