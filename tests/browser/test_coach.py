"""The first match of a game against bots has a coach beside it, until somebody sends it away."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import Tables


def test_a_coach_sits_beside_the_first_match_until_it_is_sent_away(tables: Tables) -> None:
    page, games = tables.visit().page, sorted(tables.games_by_name)
    for number, game in enumerate(games[:2]):
        page.goto(f"{tables.url}/#play/{game}")
        if number == 0:
            expect(page.locator("[data-coached]")).to_be_checked()
            page.locator("[data-start]").click()
            expect(page.locator("[data-coach] span")).not_to_be_empty()
            page.locator("[data-coach-stop]").click()
            expect(page.locator("[data-coach]")).to_have_count(0)
        else:
            expect(page.locator("[data-coached]")).not_to_be_checked()


def test_a_hint_marks_its_move_and_its_key_makes_it(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest, seats=3)
    ada.page.wait_for_selector(".actions.mine")
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".notice.hint")).to_contain_text("(Enter)")
    assert ada.page.evaluate("document.activeElement.matches('.card.hinted')")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".notice.hint")).to_have_count(0)
