"""Learning a game: how to play, the exact rules one press away, and counters and places that explain themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.table import PHONE, Tables

HELD = """async (element) => {
  const at = { bubbles: true, pointerType: 'touch', clientX: 1, clientY: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  while (!document.querySelector('#tip')) await new Promise((done) => setTimeout(done, 20));
  element.dispatchEvent(new PointerEvent('pointerup', at));
  document.dispatchEvent(new PointerEvent('pointerleave', at)); // as it does when a finger is lifted
  await new Promise((done) => setTimeout(done, 50));
  return document.querySelector('#tip').innerText;
}"""
CLEAR_OF_THE_HAND = """() => {
  const [tip, hand] = ['#tip', '.main-hand'].map((what) => document.querySelector(what).getBoundingClientRect());
  return tip.bottom <= hand.top || tip.top >= hand.bottom || tip.right <= hand.left || tip.left >= hand.right;
}"""


def test_how_to_play_is_read_before_there_is_a_table_and_the_exact_rule_is_one_press_away(tables: Tables) -> None:
    page = tables.visit().page
    for game in tables.games:
        page.goto(f"{tables.url}/")
        page.locator(f"a[href='/#rules/{game['name']}']").click()
        expect(page.locator(".howto figure .card").first).to_be_visible()
        assert page.locator(".howto figure .card").count() > 5
        link = page.locator(".howto [data-clause]").last
        clause = link.get_attribute("data-clause")
        link.click()
        expect(page.locator(".clauses .relevant")).to_contain_text(str(clause))
        assert not page.get_by_text("[B]", exact=False).count()
        page.click("[data-rules=how]")
        expect(page.locator(".howto")).to_be_visible()


def tip(page: Page) -> str:
    expect(page.locator("#tip")).to_be_visible()
    return page.locator("#tip").inner_text()


def test_counters_places_and_tools_explain_themselves_to_mouse_finger_and_keys(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
    count = page.locator(".seat .count[data-explained]").first
    count.hover()
    assert len(tip(page)) > 20
    assert count.get_attribute("aria-describedby") == "tip"
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_have_count(0)
    seen = set()
    for _ in range(page.locator("[data-explained]").count()):
        page.keyboard.press("i")
        seen.add(tip(page))
        assert page.evaluate(CLEAR_OF_THE_HAND)
    assert len(seen) > 5
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_have_count(0)
    assert len(count.evaluate(HELD)) > 20
    assert page.evaluate(CLEAR_OF_THE_HAND)
