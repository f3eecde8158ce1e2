"""Any card can be seen large, and what one presses meanwhile is not lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from tests.browser.table import DESK, PHONE, Tables
from tests.browser.test_table import each_game

SIDEWAYS = (844, 390)
LARGE = ".enlarged"


def box(found: Locator) -> dict[str, Any]:
    """Where it lies; nothing if it is not there."""
    seen = found.bounding_box()
    assert seen
    return dict(seen)


def corner(card: Locator) -> tuple[float, float]:
    """A point of the card that no other card of the fan covers."""
    here = box(card)
    return here["x"] + 8, here["y"] + 30


def covers(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def spoken(card: Locator) -> str:
    return card.locator(".sr-only").inner_text().split(",")[0]


def touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


@each_game
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK])
def test_the_mouse_rests_on_a_card_and_sees_it_large_beside_it(
    tables: Tables, game: str, size: tuple[int, int]
) -> None:
    ada = tables.visit(size)
    ada.sit_down(game)
    page = ada.page
    ada.play_until(".hand .card.playable, .zone .card.playable, .zone.asked")
    card = page.locator(".hand button.card, .zone .card[data-text]:not([data-text=''])").first
    page.mouse.move(*corner(card))
    large = page.locator(LARGE)
    expect(large.locator(".words b")).not_to_be_empty()
    expect(large.locator(".words p:empty")).to_have_count(0)
    seen = box(large)
    assert not covers(seen, box(card))
    assert min(seen["x"], seen["y"]) >= 0
    assert seen["x"] + seen["width"] <= size[0]
    assert seen["y"] + seen["height"] <= size[1]
    page.mouse.move(1, 1)
    expect(large).to_have_count(0)
    assert ada.faults == []


def test_a_click_on_a_card_that_is_seen_large_plays_it(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    ada.play_until(".hand .card.playable")
    card = page.locator(".hand .card.playable").first
    page.mouse.move(*corner(card))
    expect(page.locator(LARGE)).to_be_visible()
    said = page.locator(".log li").count()
    page.mouse.down()
    expect(page.locator(LARGE)).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".log li").nth(said)).to_contain_text("You play")


def test_a_finger_that_stays_sees_a_card_large_and_plays_nothing(tables: Tables) -> None:
    ada = tables.visit(PHONE)
    ada.sit_down(tables.quickest)
    page = ada.page
    ada.play_until(".hand .card.playable")
    card = page.locator(".hand .card.playable").first
    x, y = corner(card)
    finger = page.context.new_cdp_session(page)
    said = page.locator(".log li").count()
    touch(finger, "touchStart", (x, y))
    expect(page.locator(LARGE)).to_be_visible()
    touch(finger, "touchMove", (x, y - 80))
    expect(page.locator(".hand.dragging")).to_have_count(0)
    touch(finger, "touchEnd")
    expect(page.locator(LARGE)).to_have_count(0)
    assert page.locator(".log li").count() == said
    touch(finger, "touchStart", (x, y))
    touch(finger, "touchMove", (x, y - 30))
    expect(page.locator(".hand.dragging")).to_have_count(1)  # a finger that goes on at once drags, as ever
    touch(finger, "touchMove", (x, y))
    touch(finger, "touchEnd")
    expect(page.locator(LARGE)).to_have_count(0)
    assert ada.faults == []


def test_a_key_shows_the_card_with_the_focus_large_and_escape_ends_it(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    ada.play_until(".hand .card.playable")
    card = page.locator(".hand .card.playable").first
    card.focus()
    page.keyboard.press("z")
    expect(page.locator(f"{LARGE} .words b")).to_have_text(spoken(card))
    page.keyboard.press("Escape")
    expect(page.locator(LARGE)).to_have_count(0)
    page.keyboard.press("z")
    page.keyboard.press("ArrowRight")
    expect(page.locator(LARGE)).to_have_count(0)  # the focus went elsewhere
