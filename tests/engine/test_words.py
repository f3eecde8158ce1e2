from __future__ import annotations

from parlour.engine.scene import named

NAMES = ("Ada L.", "bo")


def test_a_name_with_a_dot_does_not_begin_a_sentence() -> None:
    assert named("{0:takes|take} a pile.", NAMES) == "Ada L. takes a pile."
    assert named("{1:takes|take} a pile from {0}.", NAMES, 1) == "You take a pile from Ada L."
    assert named("Done! {0:goes|go} out. {1:is|are} next.", NAMES, 1) == "Done! Ada L. goes out. You are next."


def test_names_stay_as_people_write_them() -> None:
    assert named("{1:plays|play} 7.", NAMES) == "bo plays 7."
    assert named("play 7", NAMES) == "Play 7"
