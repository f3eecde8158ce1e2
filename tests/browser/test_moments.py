"""What happens is seen moment by moment: nothing of the next is there before."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import Tables
from tests.browser.test_table import games_with

TRICKS = games_with(lambda all: any(kind.rest == "trick" for kind in all.kinds.values()))

# Writes down, whenever the page changes: the cards in the trick, whether it lies complete, the log's length, the moves.
WATCH = """() => {
  const seen = (window.seen = []);
  const look = () => {
    const all = (what) => document.querySelectorAll(what).length;
    seen.push({
      cards: all('.trick [data-zone] .card:not(.slot)'),
      complete: all('.moment.isTrick'),
      lit: all('.trick .lit'),
      lines: all('.log li:not(.faint)'),
      offered: all('.card.playable, .buttons [data-move]'),
      turn: all('.seat.turn'),
      flying: all('#flights > *'),
      moment: document.querySelector('.moment')?.textContent ?? '',
      last: [...document.querySelectorAll('.log li')].at(-1)?.textContent.trim() ?? '',
      at: performance.now(),
    });
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector('.room'), all);
}"""


def watched(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


@pytest.mark.parametrize("game", TRICKS)
def test_a_trick_lies_complete_with_its_winner_before_it_is_swept(tables: Tables, game: str) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(game)
    page = ada.page
    page.wait_for_selector(".stage")
    seats = page.locator("[data-seat]").count()
    page.evaluate(WATCH)
    ada.play_until(".moment.isTrick")
    expect(page.locator(".moment.isTrick")).to_have_count(0)
    complete = [one for one in watched(page) if one["complete"]]
    assert complete[0]["cards"] == seats  # all of them lie there
    assert complete[0]["lit"] == 1
    assert ada.faults == []


@pytest.mark.parametrize("game", TRICKS)
def test_while_something_happens_nobody_is_asked_and_the_log_says_no_more(tables: Tables, game: str) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(game)
    page = ada.page
    page.wait_for_selector(".stage")
    page.evaluate(WATCH)
    ada.play(3)
    during = [one for one in watched(page) if one["moment"]]
    assert during
    for one in during:
        assert (one["offered"], one["turn"]) == (0, 0)
        assert one["moment"] == one["last"]


def times_complete(page: Page) -> list[float]:
    """How long each trick that was swept by now lay complete, all its cards at rest, in milliseconds."""
    seats, times, since = page.locator("[data-seat]").count(), [], None
    for one in watched(page):
        lies = bool(one["complete"]) and one["cards"] == seats and not one["flying"]
        if lies and since is None:
            since = one["at"]
        elif not lies and since is not None:
            times.append(one["at"] - since)
            since = None
    return times


@pytest.mark.parametrize("motion", ["normal", "off"])
@pytest.mark.parametrize("game", TRICKS)
def test_a_complete_trick_is_seen_for_half_a_second(tables: Tables, game: str, motion: str) -> None:
    ada = tables.visit(motion=motion)
    ada.sit_down(game)
    page = ada.page
    page.wait_for_selector(".stage")
    page.evaluate(WATCH)
    for _ in range(2):
        ada.play_until(".moment.isTrick")
        expect(page.locator(".moment.isTrick")).to_have_count(0)
    times = times_complete(page)
    assert times
    assert min(times) >= 500
    assert ada.faults == []


@pytest.mark.parametrize("way", ["Space", "press"])
def test_a_press_on_the_felt_or_space_cuts_a_rest_short(tables: Tables, way: str) -> None:
    ada = tables.visit(motion="slow")  # a trick lies there for 1760 milliseconds
    ada.sit_down(TRICKS[0])
    page = ada.page
    page.wait_for_selector(".stage")
    page.evaluate(WATCH)
    ada.play_until(".moment.isTrick")
    if way == "Space":
        page.keyboard.press("Space")
    else:
        page.locator(".stage").click(position={"x": 5, "y": 300})
    expect(page.locator(".moment.isTrick")).to_have_count(0)
    assert 0 < times_complete(page)[0] < 1700
