"""Broken records: every line cut short, in another place, or with the wrong things in it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.engine import record, registry, replay
from parlour.engine.chance import Secret
from parlour.engine.errors import BadRecord, ParlourError
from parlour.engine.match import Match
from parlour.testing import some_setups

GAME = next(iter(registry.games().values()))


def finished(chance: Secret | None = None) -> Match:
    match = (
        Match(GAME, GAME.seats[0], chance=chance, keep_legal=True) if chance else some_setups(GAME, 1)[0].match(1, True)
    )
    random = Random(1)
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return finished().record.to_text().splitlines()


def check(lines: list[str]) -> None:
    replay.replay(record.parse("\n".join(lines)))


def test_a_whole_record_agrees(lines: list[str]) -> None:
    check(lines)


def test_a_record_without_its_end_is_a_match_in_progress(lines: list[str]) -> None:
    check(lines[:-1])
    check(lines[: len(lines) // 2])


def test_every_line_cut_short_is_named(lines: list[str]) -> None:
    for number, line in enumerate(lines[:40], 1):
        broken = [*lines[: number - 1], line[:-3], *lines[number:]]
        with pytest.raises(BadRecord, match=f"line {number}:"):
            check(broken)


def test_lines_in_another_order_are_refused(lines: list[str]) -> None:
    random = Random(2)
    for _ in range(30):
        i, j = sorted(random.sample(range(len(lines)), 2))
        if lines[i] == lines[j]:
            continue
        swapped = [*lines]
        swapped[i], swapped[j] = swapped[j], swapped[i]
        with pytest.raises(BadRecord):
            check(swapped)


WRONG: list[Any] = [None, True, -1, 99, 1.5, "x", [], ["x"], {}, {"a": 1}]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_every_value_of_the_wrong_kind_is_refused(lines: list[str], wrong: Any) -> None:
    kinds = {json.loads(line)["type"]: number for number, line in enumerate(lines)}
    for number in kinds.values():
        entry = json.loads(lines[number])
        for key, value in entry.items():
            if value == wrong or (key == "legal" and wrong is None) or (key == "options" and wrong == {}):
                continue
            broken = [*lines[:number], json.dumps(entry | {key: wrong}), *lines[number + 1 :]]
            with pytest.raises(BadRecord):
                check(broken)


@pytest.mark.parametrize(
    "text", ["", "\n", "[]", "null", "{}", '{"type":"setup"}', "\x00", "{" * 100_000, '{"type":"end"}']
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.parse(text)


def test_a_shuffle_that_is_no_permutation_is_refused(lines: list[str]) -> None:
    number = next(i for i, line in enumerate(lines) if '"shuffle"' in line)
    entry = json.loads(lines[number])
    for cards in (entry["cards"][1:], entry["cards"] + entry["cards"][:1], ["nonsense", *entry["cards"][1:]]):
        with pytest.raises(BadRecord, match="permutation"):
            check([*lines[:number], json.dumps(entry | {"cards": cards}), *lines[number + 1 :]])


def test_another_version_of_the_rules_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="version"):
        check([json.dumps(json.loads(lines[0]) | {"rules": GAME.version + 1}), *lines[1:]])


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    match = finished()
    match.save(tmp_path / "match.jsonl")
    assert parlour.load(tmp_path / "match.jsonl").outcome == match.outcome
    with pytest.raises(ParlourError):
        match.save(tmp_path / "missing" / "match.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_file_that_is_not_text_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(finished().record.to_text().encode() + b"\xff\xfe\n")
    with pytest.raises(BadRecord, match="UTF-8"):
        record.read(path)


def test_the_shuffle_can_be_verified_and_a_changed_one_is_found_out() -> None:
    match = finished(Secret())
    text = match.record.to_text()
    replay.verify(record.parse(text))
    for other in (Secret().commitment, ""):
        with pytest.raises(ParlourError):
            replay.verify(record.parse(text.replace(match.record.setup.commitment, other)))
    forged = finished(Secret())
    with pytest.raises(ParlourError):
        replay.verify(record.parse(text.replace(match.record.secret, forged.record.secret)))


def test_a_swapped_card_is_found_out() -> None:
    match = finished(Secret())
    found = record.parse(match.record.to_text())
    entry = next(entry for entry in found.entries if isinstance(entry, dict) and entry["kind"] == "shuffle")
    entry["cards"][-1], entry["cards"][-2] = entry["cards"][-2], entry["cards"][-1]
    if entry["cards"][-1] == entry["cards"][-2]:
        entry["cards"].reverse()
    with pytest.raises(ParlourError, match="not what the secret gives"):
        replay.verify(found)


def test_the_secret_is_not_told_before_the_end() -> None:
    match = Match(GAME, GAME.seats[0], chance=Secret())
    assert match.record.setup.commitment
    assert "secret" not in match.record.to_text()
