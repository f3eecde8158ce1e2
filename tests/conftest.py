from __future__ import annotations

import pytest
from tests.needs import LARGE, is_large_wanted

from parlour.engine.state import is_compiled


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    skip = pytest.mark.skip(reason=f"large: {LARGE}=1 tests it, as .ci/run does")
    for item in items:
        if not is_large_wanted() and item.get_closest_marker("large"):
            item.add_marker(skip)


def pytest_report_header() -> str:
    return "parlour: compiled" if is_compiled() else "parlour: not compiled"
