"""Talk as the game allows it, and signs of its own."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import PHONE, Json, Tables
from tests.browser.test_people import sit_together


def talk_of(tables: Tables, name: str) -> Json:
    found: Json = tables.call("GET", f"/api/games/{name}")["vocabulary"]["talk"]
    return found


def test_where_a_game_limits_talk_the_host_can_relax_it_and_all_see_that(tables: Tables) -> None:
    quiet = next(name for name in tables.games_by_name if not talk_of(tables, name)["is_free"])
    talk = talk_of(tables, quiet)
    ada, bo = sit_together(tables, quiet)
    for visitor in (ada, bo):
        visitor.page.keyboard.press("c")
        expect(visitor.page.locator(".chat .signs button")).to_have_count(len(talk["courtesies"]))
        expect(visitor.page.get_by_label("Say something")).to_have_count(0)
        expect(visitor.page.locator(".chat .talk")).to_contain_text(talk["clause"])
    ada.page.get_by_title("Menu").click()
    ada.page.locator("[data-talk=on]").click()
    expect(bo.page.get_by_label("Say something")).to_be_visible()
    expect(bo.page.locator(".chat .talk")).to_contain_text("The host allows free talk")
    assert ada.faults == bo.faults == []


def test_a_sign_is_shown_at_the_seat_and_cannot_be_shown_twice(tables: Tables) -> None:
    name = next(name for name in tables.games_by_name if talk_of(tables, name)["signs"])
    talk = talk_of(tables, name)
    ada = tables.visit(PHONE)
    ada.sit_down(name, options={talk["option"]: True})
    signs = ada.page.locator(".actions [data-sign]")
    expect(signs).to_have_count(len(talk["signs"]))
    ada.picture("signs")
    said = signs.first.inner_text()
    signs.first.click()
    expect(signs).to_have_count(0)
    expect(ada.page.locator(".seat.mine .count")).to_contain_text([said.lower()])
    assert ada.faults == []
