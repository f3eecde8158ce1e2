from __future__ import annotations

from parlour.engine.state import is_compiled


def pytest_report_header() -> str:
    return "parlour: compiled" if is_compiled() else "parlour: not compiled"
