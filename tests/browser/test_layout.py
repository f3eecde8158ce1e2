"""Every table fits its window: nothing scrolls, lies over something else or is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.browser.table import DESK, PHONE, Tables
from tests.browser.test_table import TOKENS

from parlour.engine import registry

TABLET, LAPTOP, LOW, SIDEWAYS = (768, 1024), (1024, 768), (1366, 650), (844, 390)
SMALLEST = (320, 640)

# How far one can scroll, which parts lie over each other, leave their seat, go beyond the edge or are cut off.
MISFITS = """() => {
  const found = [];
  const name = (e) => `${e.className} ${e.dataset.zone ?? e.dataset.seat ?? ''} "${e.textContent.trim().slice(0, 24)}"`;
  const box = (e) => e.getBoundingClientRect();
  const all = (what, within = document) =>
    [...within.querySelectorAll(what)].filter((e) => box(e).width && box(e).height);
  const board = document.querySelector('.board'), page = document.documentElement;
  if (!board && document.querySelector('.result')) return found; // the others have ended the match meanwhile
  const [high, wide] = [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth];
  if (high > 0 || wide > 0) found.push(`the board is ${high} too high and ${wide} too wide`);
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push('the page scrolls');
  const parts = all('.board .seat, .middle > *, .middle .zone');
  parts.forEach((a, at) => parts.slice(at + 1).forEach((b) => {
    if (a.contains(b) || b.contains(a)) return;
    const [x, y] = [box(a), box(b)];
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 1 && high > 1) found.push(`${name(a)} lies over ${name(b)}`);
  }));
  for (const seat of all('.board .seat'))
    if (box(seat).top < box(board).top - 1 || box(seat).bottom > box(board).bottom + 1)
      found.push(`${name(seat)} leaves the board`);
  for (const seat of all('.board .seat')) for (const inner of all('.zone, .zone-note, .counter, .many', seat))
    if (box(inner).left < box(seat).left - 1 || box(inner).right > box(seat).right + 1)
      found.push(`${name(inner)} leaves ${name(seat)}`);
  for (const one of all('.zone-title, .zone-title span, .seat-name, .counter, .middle dd, .market .title span'))
    if (one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
      found.push(`${name(one)} is cut off`);
  for (const one of all('.zone-note, .zone-title, .hand-note, .tags span, .prompt, .buttons button'))
    if (box(one).left < -1 || box(one).right > innerWidth + 1) found.push(`${name(one)} goes beyond the edge`);
  return found;
}"""

# A hand is laid out anew when it has heard of its width.
SETTLED = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 50))"


def misfits(page: Page, *sizes: tuple[int, int]) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found += [f"{width}x{height}: {one}" for one in page.evaluate(MISFITS)]
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name, game in sorted(registry.games().items()) for seats in game.seats]
)
def test_the_table_fits_every_window_with_every_number_of_seats(tables: Tables, game: str, seats: int) -> None:
    ada = tables.visit(DESK)
    ada.sit_down(game, seats)
    for presses in (2, 14):
        if ada.play(presses)["over"]:
            break
        assert misfits(ada.page, PHONE, SIDEWAYS, TABLET, LAPTOP, LOW, DESK) == []


# What is in play beyond the sides of the table, and words that do not fit their button.
ASIDE = """() => {
  const things = document.querySelector('.things');
  const cut = [...document.querySelectorAll('.buttons button')].filter((e) => e.scrollWidth > e.clientWidth + 1);
  const beyond = things.scrollWidth - things.clientWidth;
  return [...(beyond > 1 ? [`${beyond} beside the table`] : []), ...cut.map((e) => `cut: ${e.textContent}`)];
}"""


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_on_the_smallest_phone_nothing_lies_beside_the_table(tables: Tables, game: str) -> None:
    ada = tables.visit(SMALLEST, locale="de")
    ada.sit_down(game, tables.games_by_name[game]["seats"][-1])
    for presses in (2, 3, 6):
        if ada.play(presses)["over"]:
            break
        ada.page.evaluate(SETTLED)
        assert ada.page.evaluate(ASIDE) == []


@pytest.mark.parametrize("game", TOKENS)
def test_gold_and_the_play_put_together_with_it_fit_every_window(tables: Tables, game: str) -> None:
    ada = tables.visit(DESK)
    ada.sit_down(game, tables.games_by_name[game]["seats"][-1])
    for shown in (".purse", ".draft"):
        ada.play_until(shown)
        assert misfits(ada.page, PHONE, TABLET, DESK) == []
