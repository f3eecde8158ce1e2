"""The lobby: what there is to play, to go on with, to watch and to look back at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.table import DESK, PHONE, Tables

# From the first paint on, whatever moves counts.
SHIFTS = """() => new Promise((done) => new PerformanceObserver((list, watch) => {
  watch.disconnect();
  done(list.getEntries().map(({ value, sources }) => [value, sources.map(({ node }) => node?.className ?? '')]));
}).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done([]), 300))"""


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_nothing_moves_after_the_first_paint(tables: Tables, size: tuple[int, int]) -> None:
    ada = tables.visit(size)
    for visibility in ("public", "link"):
        ada.sit_down(tables.quickest, visibility=visibility)
    ada.page.goto(f"{tables.url}/")
    ada.page.wait_for_selector(".tile")
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate(SHIFTS) == []


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1], (320, 568)])
def test_how_to_begin_is_in_sight_on_every_phone_and_covers_nothing_that_has_the_focus(
    tables: Tables, size: tuple[int, int]
) -> None:
    page = tables.visit(size, locale="de-DE").page
    page.goto(tables.url)
    page.click(f'[data-game="{tables.quickest}"]')
    start = page.locator("[data-start]")
    expect(start).to_be_in_viewport(ratio=1)
    coached = page.locator("[data-coached]")
    coached.focus()
    beneath, above = start.bounding_box(), coached.bounding_box()
    assert beneath
    assert above
    assert above["y"] + above["height"] <= beneath["y"]


def test_a_match_that_i_played_is_listed_with_its_result_and_its_time(tables: Tables) -> None:
    ada = tables.visit()
    table = ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    ada.page.goto(tables.url)
    row = ada.page.locator(f"section[aria-labelledby=past-title] a[href='/t/{table}#replay']")
    expect(row.locator("em")).to_contain_text(re.compile(r"won|place \d"))
    expect(row.locator(".when")).to_have_text(re.compile(r"\d{1,2}:\d{2}"))
    row.click()
    expect(ada.page.locator("input[type=range]")).to_be_visible()


def test_a_public_match_that_runs_can_be_watched(tables: Tables) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    table = ada.sit_down(tables.quickest, visibility="public")
    hidden = ada.sit_down(tables.quickest, visibility="public", spectators="no")
    eve.page.goto(tables.url)
    running = eve.page.locator("section[aria-labelledby=watch-title]")
    expect(running.locator(f"a[href='/t/{hidden}']")).to_have_count(0)
    running.locator(f"a[href='/t/{table}']").click()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()


def test_the_lobby_shows_the_address_that_friends_can_open(tables: Tables) -> None:
    ada = tables.visit()
    ada.page.get_by_text("Let friends in from their own devices").click()
    expect(ada.page.get_by_label("Address of this lobby")).to_have_value(re.compile(r"^http://.+/$"))
