"""How friends come to the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.table_client import LiveServer

from parlour.engine import registry
from parlour.server.net import lan


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server for the whole network, in a network whose name for this machine is known."""
    monkeypatch.setattr(lan, "network_address", lambda: "192.0.2.7")
    made = LiveServer(f"sqlite:///{tmp_path / 'parlour.db'}", host="0.0.0.0")
    yield made
    made.close()


def waiting_table(live: LiveServer, browser: Browser, host: str, script: str = "") -> Page:
    ada = live.person("Ada")
    game = next(iter(registry.games().values()))
    table = ada.create(game.name, game.seats[0])
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(script)
    page = context.new_page()
    page.goto(f"http://{host}:{live.port}/t/{table}")
    page.wait_for_selector(".waiting")
    return page


def test_who_plays_at_localhost_invites_by_the_address_that_friends_can_open(
    live: LiveServer, browser: Browser
) -> None:
    page = waiting_table(live, browser, "localhost")
    path = page.evaluate("location.pathname")
    expect(page.get_by_label("The table’s address")).to_have_value(f"http://192.0.2.7:{live.port}{path}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert page.evaluate("document.querySelector('.qr').decode().then(() => true)")
    page.context.close()


def test_an_address_is_shared_by_the_devices_own_means(live: LiveServer, browser: Browser) -> None:
    page = waiting_table(live, browser, "localhost", "navigator.share = async (what) => { window.shared = what }")
    expect(page.get_by_label("The table’s address")).to_have_value(f"http://192.0.2.7:{live.port}/t/" + table_of(page))
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == page.get_by_label("The table’s address").input_value()
    page.context.close()


def table_of(page: Page) -> str:
    return str(page.evaluate("location.pathname.slice(3)"))


def test_where_nobody_else_can_come_the_page_says_so(tmp_path: Path, browser: Browser) -> None:
    live = LiveServer(f"sqlite:///{tmp_path / 'parlour.db'}")
    page = waiting_table(live, browser, "127.0.0.1")
    expect(page.get_by_text("Only this computer can open it.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.context.close()
    live.close()
