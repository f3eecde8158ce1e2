"""The first match of a game against bots has a coach beside it, until somebody sends it away."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import Tables, Visitor

MOST_MATCHES = 12  # in one of three somebody who chooses at random is told of a move that stands


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


def test_the_coach_says_what_a_move_cost_that_stands_until_it_is_sent_away(tables: Tables) -> None:
    ada = tables.visit()
    told = ada.page.locator("[data-coach] [data-last-slip]")
    for seed in range(MOST_MATCHES):
        sit_down_coached(ada)
        while ada.play(seed=seed, until="[data-slip], [data-coach] [data-last-slip]")["found"] and not told.count():
            ada.page.locator("[data-keep]").click()
        if told.count():
            break
    expect(told).to_contain_text("of 100. Better: ")
    ada.page.locator("[data-coach-stop]").click()
    expect(told).to_have_count(0)


def sit_down_coached(ada: Visitor) -> None:
    table = ada.sit_down(ada.tables.quickest, seats=3)
    ada.page.evaluate("table => localStorage.setItem('parlour.coached', JSON.stringify({ [table]: true }))", table)
    ada.page.reload()
