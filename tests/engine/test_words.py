"""Names stay as people write them, whatever the sentence."""

from __future__ import annotations

import pytest

from parlour.engine.vocabulary import SEAT
from parlour.words import Words

NAMES = ("Ada L.", "bo")
SOURCE = """
takes = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} a pile from { $from-is ->
    [you] you.
   *[other] { $from }, who has more.
}
"""


@pytest.fixture
def words() -> Words:
    return Words("en", [SOURCE], {"takes": {"seat": SEAT, "from": SEAT}})


def test_a_name_with_a_dot_does_not_begin_a_sentence(words: Words) -> None:
    assert words.say("takes", [0, 1], NAMES) == "Ada L. takes a pile from bo, who has more."
    assert words.say("takes", [1, 0], NAMES, 1) == "You take a pile from Ada L., who has more."


def test_names_stay_as_people_write_them(words: Words) -> None:
    assert words.say("takes", [1, 0], NAMES, 0) == "bo takes a pile from you."
    assert words.say("takes", [1, 0], ["{0}", "{ $seat }"]) == "{ $seat } takes a pile from {0}, who has more."
