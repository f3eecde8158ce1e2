"""A real server, a real browser. Without Chromium or the built pages the tests say so and are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.table import Tables

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent
STATIC = HERE.parent.parent / "src" / "parlour" / "server" / "static" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def why_not() -> str:
    if os.environ.get("PARLOUR_LIFE", "compiled") != "compiled":
        return "the browser is tested in the compiled life"
    if not CHROMIUM:
        return "NO CHROMIUM HERE: the browser's part is not tested"
    return "" if STATIC.exists() else "THE PAGES ARE NOT BUILT (make web): the browser's part is not tested"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = why_not()
    for item in items:
        if reason and HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Tables]:
    made = Tables(tmp_path_factory.mktemp("store") / "parlour.db", browser)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def leave(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever came to a table in a test leaves after it."""
    yield
    if "tables" in request.fixturenames:
        request.getfixturevalue("tables").leave()
