"""After the end: what a seat could hope for, and where it would have done better."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.table import Tables


def test_a_match_is_looked_back_at_with_the_eyes_of_a_seat(tables: Tables) -> None:
    ada = tables.visit(locale="de")
    ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    page = ada.page
    page.locator(".result").get_by_role("button", name="Rückblick").click()
    curve = page.locator("[data-curve] polyline")
    expect(curve).to_have_count(1)
    hopes = (curve.get_attribute("points") or "").split()
    dialog = page.get_by_role("dialog")
    said = re.search(r"am Ende (\d+) von 100", dialog.inner_text())
    assert said
    assert hopes[-1] == f"100,{40 * (1 - int(said[1]) / 100):g}"
    for turn in page.locator("[data-mistake]").all():
        expect(turn.locator("[data-better]")).to_have_count(0)
        turn.get_by_role("button", name="Zeig es mir").click()
        expect(turn.locator("[data-better]")).to_be_visible()
    if page.locator("[data-mistake]").count():
        decision = page.locator("[data-mistake]").first.get_attribute("data-mistake")
        page.get_by_role("button", name="Ansehen").first.click()
        expect(page.locator("output")).to_contain_text(f"{decision} /")
        assert page.locator("i[data-mark=turn]").count()
    assert ada.faults == []


def test_a_replay_has_open_hands_keys_and_an_address_for_every_place(tables: Tables) -> None:
    ada = tables.visit()
    table = ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    page = ada.page
    page.goto(f"{tables.url}/t/{table}#replay/3/1")
    page.reload()
    place = page.locator("output")
    expect(place).to_contain_text("3 /")
    expect(page.locator(".open-hand")).to_have_count(0)
    page.get_by_label("All hands open").check()
    expect(page.locator(".open-hand").first).to_be_visible()
    page.keyboard.press("End")
    last = place.inner_text().split(" / ")[1]
    expect(place).to_have_text(f"{last} / {last}")
    expect(page).to_have_url(f"{tables.url}/t/{table}#replay/{last}/1/open")
    page.keyboard.press("Home")
    expect(place).to_have_text(f"0 / {last}")
    page.keyboard.press("PageDown")
    expect(place).not_to_have_text(f"0 / {last}")
    assert ada.faults == []
