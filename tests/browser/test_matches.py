"""Whole matches in a real browser."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import DESK, PHONE, Tables

from parlour.engine import registry


def test_three_clicks_lead_from_the_lobby_to_a_match_against_bots(tables: Tables) -> None:
    page = tables.visit().page
    page.goto(tables.url)
    page.click(f'[data-game="{tables.quickest}"]')
    page.locator("[name=players]").last.check(force=True)
    page.click("[data-start]")
    page.wait_for_selector(".board")
    assert page.locator("[data-seat]").count() == tables.games_by_name[tables.quickest]["seats"][-1]


# Keeps every line that can be read or heard on the page, and whose language is the page's.
READ = """() => {
  const read = (window.read = new Set());
  const keep = (text) => text?.split('\\n').forEach((line) => line.trim() && read.add(line.trim()));
  const isOurs = (element) => !element.closest('[lang]:not(html)');
  window.readAll = () => {
    keep(document.body.innerText);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`)) if (isOurs(one)) keep(one.getAttribute(name));
    return [...read];
  };
  setInterval(window.readAll, 250);
}"""
ENGLISH = {
    "de-DE": r"\b(the|you|your|and|of|with|is|are|from|plays?|cards?|takes?|wins?|turn)\b",
    "ja-JP": r"[A-Za-z]{2,}",
}


def english(lines: list[str], locale: str, names: list[str]) -> list[str]:
    """What somebody who reads only that language would stumble over; names are names everywhere."""
    known = re.compile("|".join(map(re.escape, names)))
    return [line for line in lines if re.search(ENGLISH[locale], known.sub("", line), re.IGNORECASE)]


@pytest.mark.parametrize("locale", ENGLISH)
def test_english_would_be_found(locale: str) -> None:
    assert english(["Ada", "You play a 7.", "2 / 9"], locale, ["Ada"]) == ["You play a 7."]


def short(game: str) -> dict[str, str]:
    """The option that makes a match short, if there is one."""
    options = registry.game(game).options
    return {option.name: "short" for option in options if option.name == "length" and "short" in option.choices}


@pytest.mark.parametrize(("game", "locale"), list(zip(sorted(registry.games()), cycle(ENGLISH), strict=False)))
def test_a_whole_match_against_bots_is_played_by_clicking_and_without_a_word_of_english(
    tables: Tables, game: str, locale: str
) -> None:
    ada = tables.visit(PHONE, locale=locale)
    ada.sit_down(game, options=short(game))
    ada.page.wait_for_selector(".stage")
    ada.page.evaluate(READ)
    ada.play(9)
    ada.picture(f"{game}-360")
    ada.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    ada.page.wait_for_timeout(100)
    ada.picture(f"{game}-1440")
    assert ada.play()["over"]
    ada.page.wait_for_selector(".reasons .ranking, .reasons .score")
    seats = tables.call("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")["seats"]
    if registry.game(game).is_cooperative:
        expect(ada.page.locator(".result .score")).to_be_visible()
    else:
        expect(ada.page.locator(".ranking tbody tr")).to_have_count(len(seats))
    lines = ada.page.evaluate("window.readAll()")
    assert len(lines) > 40
    names = [*(seat["name"] for seat in seats), ada.page.locator("h1").inner_text()]  # a title may have no other
    assert english(lines, locale, names) == []
    assert ada.faults == []


def told_at_the_end(page: Page) -> list[str]:
    page.wait_for_selector(".reasons .best")
    return page.locator(".reasons :is(td, th, dt, dd, .said)").all_inner_texts()


def test_the_reasons_are_the_same_after_a_reload_and_in_the_replay_and_whoever_watches_sees_them(
    tables: Tables,
) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    told = told_at_the_end(ada.page)
    ada.page.reload()
    assert told_at_the_end(ada.page) == told
    eve.page.goto(ada.page.url)
    assert [text.replace(" (you)", "") for text in told] == told_at_the_end(eve.page)
    ada.page.get_by_role("button", name="Replay").click()
    scrubber = ada.page.locator("input[type=range]")
    scrubber.fill(scrubber.get_attribute("max") or "")
    ada.page.get_by_role("button", name="Result").click()
    assert told_at_the_end(ada.page) == told
    assert ada.faults == eve.faults == []


def test_only_a_button_leaves_the_result(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    result = ada.page.locator(".result")
    ada.page.wait_for_selector(".reasons .best")
    ada.page.mouse.click(20, 300)
    ada.page.keyboard.press("Escape")
    result.locator("h2").click()
    expect(result).to_be_visible()
    ada.page.get_by_role("button", name="Look at the table").click()
    expect(result).to_have_count(0)
    ada.page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


def test_the_record_is_kept_as_a_file_though_nobody_may_watch(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest, spectators="no")
    assert ada.play()["over"]
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Record").click()
    kept = download.value.path().read_text("utf-8").splitlines()
    assert tables.quickest in kept[0]
    assert len(kept) > 2
    ada.page.get_by_role("button", name="Replay").click()
    expect(ada.page.locator("input[type=range]")).to_be_visible()
    assert ada.faults == []


def test_a_finished_match_can_be_replayed_and_continued_from_any_point(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    page = ada.page
    page.get_by_role("button", name="Replay").click()
    scrubber = page.locator("input[type=range]")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 5
    page.get_by_role("button", name="Forward").click()
    expect(page.locator("output")).to_have_text(f"1 / {last}")
    scrubber.fill(str(last - 1))
    page.locator(".see select").select_option(index=2)
    expect(page.locator("[data-seat='1'].mine")).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda address: "#replay" not in address)
    page.wait_for_selector(".hand, .result")  # a bot may make the last move
    assert ada.faults == []
