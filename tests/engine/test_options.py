"""Options say what they may be."""

from __future__ import annotations

import pickle

import pytest

from parlour.engine.errors import BadSetup, Reason
from parlour.engine.options import Option, changed, complete, read_all


def even(text: str) -> None:
    if int(text) % 2:
        raise ValueError("it must be even")


OPTIONS = (
    Option("fast", False, "play fast"),
    Option("size", "small", "how much", choices=("small", "large")),
    Option("count", "2", "how many", allowed="an even number", check=even, examples=("4",)),
)


def test_defaults_are_filled_in() -> None:
    assert complete(OPTIONS, {"fast": True}) == {"fast": True, "size": "small", "count": "2"}


def test_only_what_differs_is_kept() -> None:
    assert changed(OPTIONS, complete(OPTIONS, {"size": "large", "fast": False})) == {"size": "large"}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"fast": "true"}, Reason("", "option-value", ("fast", "true", "true, false"))),
        ({"fast": 1}, Reason("", "option-value", ("fast", "1", "true, false"))),
        ({"size": "huge"}, Reason("", "option-value", ("size", "huge", "small, large"))),
        ({"size": True}, Reason("", "option-value", ("size", "True", "small, large"))),
        ({"count": "3"}, Reason("", "option-value", ("count", "3", "an even number"))),
        ({"slow": 1}, Reason("", "unknown-option", ("slow", ("fast", "size", "count")))),
    ],
)
def test_what_is_not_allowed_is_named(given: dict[str, object], reason: Reason) -> None:
    with pytest.raises(BadSetup) as caught:
        complete(OPTIONS, given)
    assert caught.value.reason == reason
    assert pickle.loads(pickle.dumps(caught.value)).reason == reason  # a worker's mistake is told as well


def test_options_are_read_from_a_command_line() -> None:
    assert read_all(OPTIONS, ["fast=True", "count=4"]) == {"fast": True, "count": "4"}
    with pytest.raises(BadSetup, match="option-form 'fast'"):
        read_all(OPTIONS, ["fast"])
    with pytest.raises(BadSetup, match="unknown-option 'slow'"):
        read_all(OPTIONS, ["slow=1"])


def test_samples_cover_what_a_form_offers() -> None:
    assert [option.samples for option in OPTIONS] == [(False, True), ("small", "large"), ("2", "4")]
