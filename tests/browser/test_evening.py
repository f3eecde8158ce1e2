"""A duplicate evening in the page: made by a host, played at two tables, ranked by those who held the same cards."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.table import PHONE, Tables, Visitor

SEATS = 3
BOTS = range(2, SEATS + 1)  # the seats for which nobody came, as people count


def make_evening(page: Page, name: str, game: str) -> str:
    page.get_by_role("link", name="A duplicate evening").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Game").select_option(game)
    page.get_by_label("At the table").select_option(str(SEATS))
    page.get_by_label("Deals").fill("1")
    page.get_by_role("button", name="Make the tables").click()
    page.wait_for_url("**/#evening/*")
    return page.url


def evening_path(url: str) -> str:
    return f"/#{url.partition('#')[2]}"


def come_to_table(visitor: Visitor, evening: str, number: int) -> None:
    visitor.page.goto(evening)
    visitor.page.reload()
    visitor.page.get_by_role("link", name=f"Table {number}").click()


def sit_down(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Sit here").first.click()
    visitor.page.wait_for_selector("text=Stand up")


def begin_with_bots(host: Page) -> None:
    for seat in BOTS:
        host.get_by_label(f"Who plays seat {seat}").select_option("easy")
    host.get_by_role("button", name="Start").click()


def test_an_evening_is_made_played_at_two_tables_and_ranked(tables: Tables) -> None:
    ada, bo = tables.visit(), tables.visit(PHONE, name="Bo")
    ada.page.goto(tables.url)
    evening = make_evening(ada.page, "Club night", tables.quickest)
    expect(ada.page.get_by_role("heading", name="Club night")).to_be_visible()
    expect(ada.page.get_by_text("Open a table to sit down there")).to_be_visible()
    expect(ada.page.locator("tbody tr")).to_have_count(0)

    come_to_table(bo, evening, 2)
    expect(bo.page.get_by_role("link", name="Duplicate evening, deal 1")).to_have_attribute(
        "href", evening_path(evening)
    )
    bo.page.get_by_label("Your name").fill("Bodo")  # who follows a link has not been in the lobby
    sit_down(bo)
    expect(bo.page.get_by_text("Bodo (you)")).to_be_visible()
    come_to_table(ada, evening, 2)
    begin_with_bots(ada.page)
    come_to_table(ada, evening, 1)
    sit_down(ada)
    begin_with_bots(ada.page)
    for visitor in (ada, bo):
        visitor.page.wait_for_selector(".board")
    hands = [visitor.page.locator(".main-hand").inner_text() for visitor in (ada, bo)]
    assert hands[0] == hands[1]

    ada.begin(seed=1)
    assert bo.play(seed=2)["over"]
    ada.wait_for(100_000)
    ada.page.get_by_role("button", name="Ranking").click()
    ranked = ada.page.locator("tbody tr")
    expect(ranked.filter(has_text="Ada")).to_have_count(1)
    expect(ranked.filter(has_text="Bodo Table 2")).to_have_count(1)
    expect(ada.page.locator("tr.isMine")).to_contain_text("Ada")
    points = [ranked.filter(has_text=name).locator("td").nth(1).inner_text() for name in ("Ada", "Bodo Table 2")]
    assert sum(int(said.split()[0]) for said in points) == 2  # what there is to win between two who held the same cards
    assert ada.faults == bo.faults == []
