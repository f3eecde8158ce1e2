"""The deal of the day in the page: played once, compared, and shown to others without a card."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import PHONE, Tables


def test_the_deal_of_the_day_is_played_compared_and_shown(tables: Tables) -> None:
    ada = tables.visit(PHONE, locale="de")
    page = ada.page
    page.goto(tables.url)
    page.locator(f"[data-day={tables.quickest}]").click()
    page.wait_for_selector(".actions.mine")
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()
    expect(page.get_by_role("button", name="Tipp")).to_have_count(0)
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


def test_other_tabs_and_a_cleared_browser_do_not_play_it_again(tables: Tables) -> None:
    ada, game = tables.visit(), f"[data-day={tables.quickest}]"
    page = ada.page
    page.goto(tables.url)
    other = page.context.new_page()
    other.goto(tables.url)
    expect(other.locator(game)).to_be_visible()  # a lobby that does not know yet that the deal is begun
    page.locator(game).click()
    page.wait_for_selector(".board")
    for _ in range(2):
        other.locator(game).click()
        expect(other).to_have_url(page.url)
        expect(other.locator(".seat.mine")).to_be_visible()
        other.goto(tables.url)
    page.bring_to_front()
    page.wait_for_selector(".seat.mine")
    assert ada.play()["over"]
    other.bring_to_front()
    other.reload()
    expect(other.locator(game)).to_contain_text("Results")
    other.close()

    page.evaluate("localStorage.clear()")
    page.goto(f"{tables.url}/api/games")
    page.goto(f"{tables.url}/#me/{ada.me['token']}")
    page.get_by_role("button", name="This is me").click()
    page.goto(tables.url)
    expect(page.locator(game)).to_contain_text("Results")
    page.locator(game).click()
    expect(page.locator("li.isMine")).to_contain_text("Ada")


def test_a_link_to_a_deal_of_the_day_shows_nobody_a_card(tables: Tables) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    ada.page.goto(tables.url)
    ada.page.locator(f"[data-day={tables.quickest}]").click()
    ada.page.wait_for_selector(".board")
    link = ada.page.url
    for place in (link, f"{link}#replay/0/0", f"{link}#replay/0/0/open", f"{link}#replay/0/0/review"):
        eve.page.goto(f"{tables.url}/api/games")
        eve.page.goto(place)
        expect(eve.page.get_by_text("There is no such table.")).to_be_visible()
        assert not eve.page.locator(".card").count()
    assert not any("zones" in str(message) for message in eve.heard)
