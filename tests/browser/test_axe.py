"""For every eye and hand: axe finds nothing on any page, at any size, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.browser.table import ROOT, Tables
from tests.browser.test_table import each_game

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(390, 844), (844, 390), (1280, 800), (640, 400)]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
STILL = """() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))"""


def findings(page: Page, *sizes: tuple[int, int]) -> list[str]:
    """What axe has against the page in windows of these sizes, each thing once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        run = {"resultTypes": ["violations"], "runOnly": RULES}
        for finding in page.evaluate("run => axe.run(document, run)", run)["violations"]:
            for node in finding["nodes"]:
                why = f"{node['html'][:160]} {node.get('failureSummary', '')[:240]}"
                found.setdefault(f"{finding['id']} {node['target']}", f"{width}x{height}: {finding['id']}: {why}")
    return list(found.values())


@each_game
def test_axe_finds_nothing_at_a_table(tables: Tables, game: str) -> None:
    ada = tables.visit(look="light")
    ada.sit_down(game, tables.games_by_name[game]["seats"][-1])
    ada.play(4)
    page = ada.page
    assert findings(page, *SIZES) == []
    page.evaluate("document.documentElement.dataset.look = 'dark'")
    assert findings(page, SIZES[0], SIZES[2]) == []
    page.keyboard.press("r")
    page.wait_for_selector(".howto h3, .clauses h3")
    assert findings(page, SIZES[0]) == []
    page.click("[data-rules=exact]")
    page.wait_for_selector(".clauses h3")
    assert findings(page, SIZES[0]) == []


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_before_and_after_a_match(tables: Tables, look: str) -> None:
    ada = tables.visit(look=look)
    page = ada.page
    page.wait_for_selector(".tile")
    assert findings(page, *SIZES) == []
    page.get_by_role("button", name="Settings").click()
    assert findings(page, *SIZES) == []
    page.keyboard.press("Escape")
    page.click(f'[data-game="{tables.quickest}"]')
    for part in page.locator("dialog summary").all():
        part.click()
    assert findings(page, *SIZES) == []
    ada.sit_down(tables.quickest, people=2)
    page.wait_for_selector(".waiting")
    assert findings(page, *SIZES) == []
    ada.sit_down(tables.quickest)
    page.wait_for_selector(".board")
    page.get_by_title("Menu").click()
    assert findings(page, SIZES[0]) == []
    page.keyboard.press("Escape")
    assert ada.play()["over"]
    page.wait_for_selector(".result button:not(:disabled)")
    assert findings(page, *SIZES) == []
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    assert findings(page, *SIZES) == []
