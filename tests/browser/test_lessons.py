"""Learning by playing: somebody who does as they are told comes to the end, and whoever does not loses nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.table import PHONE, Json, Tables, Visitor

from parlour.engine import lessons, registry

TAUGHT = [game.name for game in registry.games().values() if lessons.names(game)]
SIDEWAYS = (844, 390)

# Does what every stop waits for, and notes where something pointed at is not drawn or what is said lies over the hand.
LEARN = """
async ({ stops, patience }) => {
  const found = { faults: [], seen: [] };
  const one = (what) => document.querySelector(what);
  const until = async (what) => {
    const end = performance.now() + patience;
    while (!what()) {
      if (performance.now() > end) throw new Error(`waited for ${what}`);
      await new Promise((done) => setTimeout(done, 5));
    }
    return what();
  };
  const press = async (move, { zone = '', card = '' } = {}) => {
    const button = () => one(`[data-move="${move}"]:not(:disabled)`);
    for (const word of move.split(' ').slice(1)) {
      if (button()) break;
      (one(`.main-hand [data-text="${word}"]`) ?? one(`.board [data-text="${word}"]`))?.click();
      await new Promise((done) => setTimeout(done, 30));
      one('[data-group][aria-expanded=false]')?.click();
      await new Promise((done) => setTimeout(done, 30));
    }
    const place = `[data-zone="${zone}"]`;
    const lying = one(`${place} .playable[data-text="${card}"]`);
    const there = one(`.asked${place} .zone-button, .fact.asked${place}`) ?? lying;
    (button() ?? there)?.click();
    await new Promise((done) => setTimeout(done, 30));
    one('[data-send]')?.click();
  };
  const look = (stop, at) => {
    const points = (stop.point ?? []).length;
    if (Number(one('[data-points]')?.dataset.points) !== points) found.faults.push([at, 'points']);
    const said = one('[data-lesson]').getBoundingClientRect();
    const hand = one('.main-hand')?.getBoundingClientRect();
    const isOver = hand && said.bottom > hand.top + 1 && said.right > hand.left && said.left < hand.right;
    if (isOver || said.top < 0 || said.bottom > innerHeight) found.faults.push([at, 'place']);
    if (document.documentElement.scrollWidth > innerWidth) found.faults.push([at, 'width']);
    found.seen.push(one('[data-lesson]').innerText);
  };
  for (let at = 0; at < stops.length; ) {
    await until(() => one(`[data-lesson="${at}"]:not(.isHappening)`));
    await new Promise((done) => setTimeout(done, 40));
    look(stops[at], at);
    const [move, next] = Object.entries(stops[at].answers)[0];
    if (move) await press(move, stops[at].point?.[0]);
    else one('[data-next]').click();
    at = next;
  }
  await until(() => one('.learned'));
  return found;
}
"""


def lesson_of(tables: Tables, game: str, language: str) -> Json:
    return tables.call("GET", f"/api/games/{game}/lessons/first?language={language}")


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"{visitor.tables.url}/#learn/{game}")
    visitor.page.wait_for_selector("[data-lesson]")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (SIDEWAYS, "en")], ids=["upright", "sideways"])
def test_a_lesson_is_played_to_its_end(tables: Tables, game: str, size: tuple[int, int], language: str) -> None:
    ada = tables.visit(size, locale=language)
    begin(ada, game)
    stops = lesson_of(tables, game, language)["stops"]
    found: dict[str, Any] = ada.page.evaluate(LEARN, {"stops": stops, "patience": 20_000})
    assert found["faults"] == []
    assert all(text and not text.startswith("first-") for text in found["seen"])
    expect(ada.page.locator(".learned li")).to_have_count(3)
    assert ada.faults == []


def test_another_move_is_answered_kindly_and_a_reload_goes_on(tables: Tables) -> None:
    ada = tables.visit()
    game = tables.quickest
    begin(ada, game)
    stops = lesson_of(tables, game, "en")["stops"]
    at = next(number for number, stop in enumerate(stops) if "" not in stop["answers"])
    for _ in range(at):
        ada.page.locator("[data-next]").click()
    ada.page.wait_for_selector(f"[data-lesson='{at}']")
    expected = next(iter(stops[at]["answers"]))
    other = ada.page.locator(f".main-hand .playable:not([data-text='{expected.split()[-1]}'])").first
    other.click()
    expect(ada.page.locator(".wrong")).to_contain_text("allowed")
    ada.page.reload()
    ada.page.wait_for_selector(f"[data-lesson='{at}']")
    ada.page.locator(f".main-hand [data-text='{expected.split()[-1]}']").click()
    ada.page.wait_for_selector(f"[data-lesson='{at + 1}']")
    ada.page.get_by_role("button", name="Start again").click()
    ada.page.wait_for_selector("[data-lesson='0']")
    assert ada.heard == []
    assert tables.call("GET", "/api/tables/mine", token=ada.me["token"])["tables"] == []


def test_the_lobby_leads_to_a_lesson_and_the_lesson_to_a_match(tables: Tables) -> None:
    ada = tables.visit()
    game = tables.quickest
    ada.page.goto(tables.url)
    ada.page.locator(f"[data-learn='{game}']").click()
    ada.page.wait_for_selector("[data-lesson='0']")
    stops = lesson_of(tables, game, "en")["stops"]
    ada.page.evaluate(LEARN, {"stops": stops, "patience": 20_000})
    ada.page.get_by_role("button", name="Play a first match").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
