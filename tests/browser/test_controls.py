"""What can be pressed does something, and what cannot be done is not offered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import DESK, PHONE, Tables
from tests.browser.test_table import TOKENS, each_game

OFFERED = (
    ".card.playable, .buttons [data-move], .zone.asked .zone-button, .fact.asked, .purse:not(:disabled), [data-send]"
)

# Presses one control of the table that is no move yet untried, and tells its name if nothing on the page changed.
PRESS = """async (tried) => {
  const name = (one) => [one.className.replace(/svelte-\\w+/g, '').trim(), one.title].join(' ') ||
    one.textContent.trim().split(' ')[0];
  const isFree = (one) => !one.disabled && one.checkVisibility() && !one.dataset.move && !tried.includes(name(one));
  const next = [...document.querySelectorAll('.bar button, .felt button')].find(isFree);
  if (!next) return null;
  const called = name(next);
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => done(true));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { watch.disconnect(); done(false); }, 30000);
  });
  const box = next.getBoundingClientRect();
  const [x, y] = [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
  const at = { bubbles: true, clientX: x, clientY: y, button: 0, pointerId: 1, detail: 1 };
  next.setPointerCapture = () => undefined;
  for (const kind of ['pointerdown', 'pointerup']) next.dispatchEvent(new PointerEvent(kind, at));
  next.dispatchEvent(new MouseEvent('click', at));
  return [called, await changed];
}"""


def press_everything(page: Page, tried: list[str]) -> list[str]:
    """The names of the controls that were enabled and led nowhere."""
    dead = []
    close_windows(page)  # behind a window, such as the result's, nobody can press anything
    while (found := page.evaluate(PRESS, tried)) is not None:
        tried.append(found[0])
        if not found[1]:
            dead.append(found[0])
        close_windows(page)
        page.keyboard.press("Escape")
    return dead


def close_windows(page: Page) -> None:
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def hurry(page: Page) -> None:
    """One of the controls makes the table slow; nothing is proved by waiting for it."""
    while page.locator("[data-pace]:not([data-pace=off])").count():
        page.locator("[data-pace]").dispatch_event("click")


@each_game
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_every_control_that_can_be_pressed_does_something(tables: Tables, game: str, size: tuple[int, int]) -> None:
    ada = tables.visit(size)
    ada.sit_down(game)
    tried: list[str] = []
    for seed in range(4):
        ada.play(3, seed=seed, until=".result")
        assert press_everything(ada.page, tried) == []
        hurry(ada.page)
    assert ada.faults == []


@pytest.mark.parametrize("game", TOKENS)
def test_gold_leads_somewhere_whenever_it_can_be_pressed(tables: Tables, game: str) -> None:
    ada = tables.visit()
    ada.sit_down(game)
    ada.play_until(".room:not(:has(.draft)):has(.buttons [aria-expanded=false]) .purse:not(:disabled)")
    page = ada.page
    purse, moves = page.locator(".purse"), page.locator(".buttons [data-move]")
    purse.click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    purse.click()
    moves.first.click()
    expect(page.locator(".draft li")).to_have_count(1)
    purse.click()
    expect(page.locator(".prompt .notice")).to_contain_text("Press the card")
    ada.play_until("[data-send]")
    expect(page.locator(".purse:not(:disabled)")).to_have_count(0)


def test_while_the_server_is_down_no_move_is_offered_and_the_page_says_so(tables: Tables) -> None:
    ada = tables.visit(PHONE)
    ada.sit_down(tables.quickest)
    page = ada.page
    ada.play_until(".card.playable")
    tables.kill()
    try:
        expect(page.locator("[data-prompt]")).to_contain_text("cannot be reached")
        assert page.locator(OFFERED).count() == 0
        page.locator(".hand .card").first.click(position={"x": 8, "y": 30})
        assert page.locator(".prompt .notice").count() == 0
    finally:
        tables.start()
    expect(page.locator(".card.playable").first).to_be_visible(timeout=15_000)
    assert ada.play()["over"]


def test_a_device_without_a_network_offers_no_move_until_it_has_one(tables: Tables) -> None:
    ada = tables.visit(fresh=True)
    ada.sit_down(tables.quickest)
    ada.play_until(".card.playable")
    ada.page.context.set_offline(True)
    expect(ada.page.locator("[data-prompt]")).to_contain_text("cannot be reached")
    assert ada.page.locator(OFFERED).count() == 0
    ada.page.context.set_offline(False)
    expect(ada.page.locator(".card.playable").first).to_be_visible(timeout=15_000)
