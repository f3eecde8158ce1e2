"""A real server, a real browser. Without Chromium or the built pages the tests say so and are skipped."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.table import Tables
from tests.needs import CHROMIUM, STATIC

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
PATIENCE_SECONDS = 600
SEED_NAME = "PARLOUR_TEST_SEED"
SEED = os.environ.get(SEED_NAME) or "parlour"  # set it to meet other deals


def why_not() -> str:
    if not CHROMIUM:
        return "Chromium is not installed"
    return "" if STATIC.exists() else "the pages are not built (make web)"


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
    """Each test has deals of its own, from one seed; whoever came to a table in it leaves after it.

    What a page is asked to do may never come to an end: then the process ends, and says where it was.
    """
    faulthandler.dump_traceback_later(PATIENCE_SECONDS, exit=True)
    if "tables" in request.fixturenames:
        request.getfixturevalue("tables").deal_by(f"{SEED} {request.node.nodeid}")
    yield
    if "tables" in request.fixturenames:
        request.getfixturevalue("tables").leave()
    faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and HERE in item.path.parents:
        report.sections.append(("the same deals again", f"{SEED_NAME}={SEED} .venv/bin/pytest '{item.nodeid}'"))
    return report
