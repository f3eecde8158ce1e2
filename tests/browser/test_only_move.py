"""The only move that there is plays itself, if the player likes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import Json, Tables, Visitor
from tests.browser.test_moments import TRICKS
from tests.browser.test_settings import open_settings

# Writes on the page how many moves the server offers.
COUNT = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const { type, view, choices } = JSON.parse(data);
      if (type !== 'update' && type !== 'welcome') return;
      document.documentElement.dataset.offered = Object.values(view?.choices ?? choices ?? {}).flat().length;
    });
  }
};
"""
ONLY = ":root[data-offered='1'] .actions.mine"


def sit_down(tables: Tables, game: str) -> Visitor:
    ada = tables.visit(onlyMove=True, fresh=True)
    ada.page.context.add_init_script(COUNT)
    ada.sit_down(game)
    return ada


def hear(page: Page, heard: list[Json]) -> None:
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(json.loads(frame))))


@pytest.mark.parametrize("game", TRICKS)
def test_the_only_move_plays_itself_once_and_the_log_says_so(tables: Tables, game: str) -> None:
    ada = sit_down(tables, game)
    second = ada.page.context.new_page()  # another page of the same seat would play it, too
    hear(second, ada.heard)
    second.goto(ada.page.url)
    second.wait_for_selector(".board")
    ada.play_until(ONLY)
    said = ada.page.locator(".log li").count()
    expect(ada.page.locator(".log li").nth(said)).to_contain_text("You")
    expect(second.locator(".log li").nth(said)).to_contain_text("You")
    ada.page.wait_for_function("() => document.documentElement.dataset.offered !== '1'")
    assert not [message for message in ada.heard if message["type"] == "refused"]
    assert ada.faults == []


def test_the_only_move_waits_for_me_if_i_turn_that_off(tables: Tables) -> None:
    ada = sit_down(tables, TRICKS[0])
    open_settings(ada.page)
    ada.page.get_by_label("Play the only move there is").uncheck()
    ada.page.keyboard.press("Escape")
    ada.play_until(ONLY)
    said = ada.page.locator(".log li").count()
    ada.page.wait_for_timeout(1500)
    expect(ada.page.locator(".log li")).to_have_count(said)
    open_settings(ada.page)
    ada.page.get_by_label("Play the only move there is").check()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".log li").nth(said)).to_contain_text("You")
