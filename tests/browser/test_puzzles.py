"""The puzzle of the day: asked on the game's own table, answered after a try; and a decision tried again."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect
from tests.browser.table import Tables

from parlour.engine import puzzles, registry
from parlour.words import of_game

# Presses the first thing that can be chosen, unless the answer is there, which may come at any moment.
PRESS = """() => {
  if (document.querySelector('[data-solution]')) return false;
  const first = (what) => [...document.querySelectorAll(what)].find((one) => one.checkVisibility());
  (first('.actions [data-move], .actions [data-group]') ?? first('button.card.playable, [data-zone] button'))?.click();
  return true;
}"""
GAME = next(game for game in registry.games().values() if puzzles.of(game.name).all)


def test_a_puzzle_is_found_in_the_lobby_tried_and_explained(tables: Tables) -> None:
    ada = tables.visit(locale="de")
    page = ada.page
    page.goto(tables.url)
    page.locator(f'[data-puzzle="{GAME.name}"]').click()
    expect(page.locator(".stage")).to_be_visible()
    today = httpx.get(f"{tables.url}/api/puzzles").json()["games"][GAME.name]["number"]
    assert page.url.endswith(f"#puzzle/{GAME.name}/{today}")
    expect(page.locator("[data-task]")).to_contain_text(f"Rätsel {today} von")
    while page.evaluate(PRESS):
        page.wait_for_timeout(50)
    answer = page.get_by_role("dialog")
    expect(answer).to_contain_text("Rätsel")
    answer.get_by_role("button", name="Noch ein Rätsel").click()
    expect(page.locator("[data-solution]")).to_have_count(0)
    assert ada.faults == []


def test_a_puzzle_of_another_length_or_option_says_so(tables: Tables) -> None:
    game = next(game for game in registry.games().values() if puzzles.of(game.name).options)
    words = of_game(game, "en")
    page = tables.visit().page
    page.goto(f"{tables.url}/#puzzle/{game.name}/1")
    for name, value in puzzles.of(game.name).options.items():
        said = f"{words.say(f'option-{name}')}: {words.say(f'option-{name}-{value}')}"
        expect(page.locator("[data-task]")).to_contain_text(said)
        expect(page.locator("header h1")).to_contain_text(said)
    usual = next(game for game in registry.games().values() if not puzzles.of(game.name).options)
    page.goto(f"{tables.url}/#puzzle/{usual.name}/1")
    expect(page.locator("[data-task]")).to_have_text(re.compile(r"^Puzzle 1 of \d+: "))
