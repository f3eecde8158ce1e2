"""The balance that is kept as data: it belongs to the present rules and bots, and holds what it promises."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from parlour.engine.state import is_compiled

BENCH = Path(__file__).parents[2] / "bench" / "balance.py"


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_balance", BENCH)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


BALANCE = loaded()
each_report = pytest.mark.parametrize("name", BALANCE.REPORTS)


def tables(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((BALANCE.FOLDER / f"{name}.json").read_text(encoding="utf-8"))["tables"]
    return found


@each_report
def test_the_first_matches_of_every_table_end_as_they_did(name: str) -> None:
    assert BALANCE.differences(name, 3 if is_compiled() else 1, bots=("greedy",)) == []
    if is_compiled():
        assert BALANCE.differences(name, 1, bots=("search:200",)) == []


@each_report
def test_every_file_has_what_its_report_asks_for(name: str) -> None:
    report = BALANCE.REPORTS[name]
    asked = [(bot, count, options) for bot, count in report.matches.items() for options in report.settings]
    assert [(row["bots"], row["matches"], row["options"]) for row in tables(name)] == asked
    assert min(report.matches.values()) >= 400


@each_report
def test_every_choice_of_the_start_wins_half_to_one_and_a_half_times_a_fair_share(name: str) -> None:
    for row in tables(name):
        for card, found in row.get("picks", {}).items():
            assert 0.5 <= found["times_fair"] <= 1.5, (row["bots"], card)


@each_report
def test_settings_for_beginners_are_surely_easier_than_the_normal_game(name: str) -> None:
    for row in tables(name):
        if "more_than_first" in row and row["options"]:
            _, low, _ = row["more_than_first"]
            assert low > 0, (row["bots"], row["options"])
