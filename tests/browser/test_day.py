"""The deal of the day in the page: played once, compared, and shown to others without a card."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import PHONE, Tables


def test_the_deal_of_the_day_is_played_compared_and_shown(tables: Tables) -> None:
    ada = tables.visit(PHONE, locale="de")
    page = ada.page
    page.goto(tables.url)
    page.locator(f"[data-day={tables.quickest}]").click()
    assert ada.play()["over"]
    page.get_by_role("button", name="Anderen zeigen").click()
    text = page.get_by_label("Text zum Teilen").input_value()
    assert "Nr. " in text
    assert tables.url in text
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mit den anderen vergleichen").click()
    expect(page.locator("li.isMine")).to_contain_text("Ada")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Bild sichern").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("<svg")
    page.goto(tables.url)
    again = page.locator(f"[data-day={tables.quickest}]")
    expect(again).to_contain_text("Ergebnis")
    again.click()
    expect(page.locator("li.isMine")).to_be_visible()
    assert ada.faults == []
