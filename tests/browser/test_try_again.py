"""Learning from one's mistakes: the page asks for a better move before it shows one."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.table import Json, Tables, Visitor

TRIES = 5  # matches at random, until one has a mistake


def played_with_a_mistake(ada: Visitor, game: str) -> tuple[str, Json]:
    """A table of a match that is over, and the worst choice of its first seat."""
    for seed in range(TRIES):
        table = ada.sit_down(game)
        assert ada.play(seed=seed)["over"]
        path = f"/api/tables/{table}/review?seat=0"
        choices: list[Json] = ada.tables.call("GET", path, token=ada.me["token"])["choices"]
        if mistakes := [one for one in choices if one["is_mistake"]]:
            return table, max(mistakes, key=lambda one: float(one["loss"]))
    raise AssertionError("no match had a mistake")


def in_hand(ada: Visitor, option: Json) -> Locator:
    return ada.page.locator(f".main-hand [data-text='{option['move'].split()[-1]}']").first


def test_a_better_move_is_asked_for_before_it_is_shown(tables: Tables) -> None:
    ada = tables.visit()
    table, mistake = played_with_a_mistake(ada, tables.quickest)
    page = ada.page
    page.goto(f"{tables.url}/t/{table}#replay")
    page.reload()
    page.get_by_role("button", name="Review").click()
    page.locator(f"[data-try='{mistake['decision']}']").click()
    expect(page.locator(".prompt")).to_contain_text("Find something better")
    tried = page.locator("[data-tried]")
    expect(tried).to_have_count(0)

    in_hand(ada, mistake["made"]).click()
    expect(page.locator("[data-tried=worse]")).to_be_empty()
    expect(page.get_by_role("dialog")).to_contain_text("against the best")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-tried=worse]")).to_contain_text("more than what was played, give or take")

    page.get_by_role("button", name="Try it again").click()
    expect(tried).to_have_count(0)
    in_hand(ada, mistake["best"]).click()
    expect(page.locator("[data-tried=good]")).to_contain_text("more than what was played, give or take")
    expect(page.get_by_role("dialog")).to_contain_text("is right")
    page.get_by_role("button", name="Back to the replay").click()
    expect(page).to_have_url(f"{tables.url}/t/{table}#replay")
    assert ada.faults == []
