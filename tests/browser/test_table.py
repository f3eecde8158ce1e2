"""What a person at the table relies on."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import PHONE, Json, Tables, Visitor

from parlour.engine import registry

STATIC = Path(__file__).parent.parent.parent / "src" / "parlour" / "server" / "static"
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 150_000
each_game = pytest.mark.parametrize("game", sorted(registry.games()))


# Nobody sees another's cards


def cards_told(message: Json) -> list[tuple[str, Json]]:
    """Every card in a message, with the zone it is in."""
    view, patch = message.get("view") or {}, message.get("patch") or {}
    zones = [*view.get("zones", []), *(patch.get("zones") or [])]
    told = [(zone["id"], card) for zone in zones for card in zone.get("cards", [])]
    for change in patch.get("changes") or []:
        told += [(change["id"], card) for card in change.get("put", [])]
    return told


def secrets_told(visitor: Visitor, seat: int) -> list[Any]:
    """Cards in somebody else's hand whose face was sent though nobody had shown it."""
    return [
        (zone, card)
        for message in visitor.heard
        for zone, card in cards_told(message)
        if re.fullmatch(r"hand:\d", zone) and zone != f"hand:{seat}" and card.get("text") and not card.get("tags")
    ]


def test_neither_of_two_people_is_sent_or_shown_the_others_cards(tables: Tables) -> None:
    ada, bo = tables.visit(name="Ada"), tables.visit(PHONE, name="Bo")
    table = ada.sit_down(tables.quickest, people=2)
    bo.page.goto(f"{tables.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    for _ in range(4):
        ada.play(1)
        bo.play(1)
    for visitor, seat in ((ada, 0), (bo, 1)):
        assert any(message["type"] == "update" for message in visitor.heard)
        assert secrets_told(visitor, seat) == []
        other = visitor.page.locator(f"[data-seat='{1 - seat}'] .kind-hand [data-text]")
        assert {card.get_attribute("data-text") for card in other.all()} <= {""}
        assert visitor.faults == []


def test_a_spectator_sees_no_hand_and_cannot_act(tables: Tables) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    table = ada.sit_down(tables.quickest)
    eve.page.goto(f"{tables.url}/t/{table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator(".card.playable").count() == 0
    assert secrets_told(eve, -1) == []


# Why not


def find_unplayable(tables: Tables) -> Page:
    for game in tables.games:
        ada = tables.visit()
        ada.sit_down(game["name"])
        for _ in range(12):
            ada.play(1)
            ada.page.wait_for_timeout(150)
            if ada.page.locator(".card.picked, .notice.draft").count():
                continue
            if ada.page.locator(".actions.mine").count() and ada.page.locator(".hand button.card.playable").count():
                if ada.page.locator(".hand:not(.small) button.card:not(.playable):not(.picked)").count():
                    return ada.page
    raise AssertionError("every card can always be played")


def test_a_card_that_cannot_be_played_says_why_with_a_link_to_the_clause(tables: Tables) -> None:
    page = find_unplayable(tables)
    page.locator(".hand:not(.small) button.card:not(.playable):not(.picked)").first.click(position={"x": 8, "y": 30})
    clause = page.locator(".actions .notice .link")
    expect(clause).to_have_text(re.compile(r"^[A-Z]+-\d"))
    clause.click()
    expect(page.locator(".clauses .relevant")).to_contain_text(clause.inner_text())


def test_a_hint_names_a_move(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    ada.page.wait_for_selector(".actions.mine", timeout=20_000)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".notice.hint")).to_contain_text("would")


# Never lost


def test_the_match_goes_on_without_reload_after_the_server_was_killed(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    ada.play(2)
    ada.page.evaluate("window.sameDocument = true")
    tables.kill()
    expect(ada.page.locator(".connection")).to_have_text("Reconnecting…")
    tables.start()
    expect(ada.page.locator(".connection")).to_have_text("", timeout=15_000)
    assert ada.play()["over"]
    assert ada.page.evaluate("window.sameDocument")


def test_two_tabs_of_one_seat_both_stay_right(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    second = ada.page.context.new_page()
    second.goto(ada.page.url)
    second.wait_for_selector(".board")
    ada.play(3)
    expect(ada.page.locator(".actions.mine")).to_be_visible(timeout=20_000)
    expect(second.locator(".actions.mine")).to_be_visible()
    hand = "[...document.querySelectorAll('.dock .hand [data-text]')].map((card) => card.dataset.text).join()"
    expect(second.locator(".log li").last).to_have_text(ada.page.locator(".log li").last.inner_text())
    assert second.evaluate(hand) == ada.page.evaluate(hand)


def test_the_installed_page_starts_offline_and_says_so(tables: Tables) -> None:
    page = tables.visit().page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".tile")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection to the table")).to_be_visible()
    page.context.set_offline(False)


# Keyboard and speech


def test_a_whole_match_is_played_by_keyboard_alone(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".board")
    for turn in range(3000):
        if page.get_by_text("The match is over").count():
            break
        if not page.locator(".actions.mine").count():
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("ArrowLeft" if turn % 3 else "ArrowDown")
        page.keyboard.press("Enter")
    expect(page.get_by_text("The match is over").first).to_be_visible()
    assert page.locator("#announcer").inner_text()


@each_game
def test_no_screen_has_a_serious_finding_of_axe(tables: Tables, game: str) -> None:
    ada = tables.visit(PHONE)
    if game == tables.quickest:
        assert serious(ada.page) == []
        ada.page.click(f'[data-game="{game}"]')
        ada.page.wait_for_selector("[data-start]")
        assert serious(ada.page) == []
    ada.sit_down(game)
    ada.play(4)
    assert serious(ada.page) == []
    ada.page.keyboard.press("r")
    ada.page.wait_for_selector(".clauses h3")
    assert serious(ada.page) == []


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{finding['id']}: {finding['nodes'][0]['html'][:200]} {finding['nodes'][0].get('failureSummary', '')[:200]}"
        for finding in found["violations"]
        if finding["impact"] in ("serious", "critical")
    ]


# Weight


def test_the_first_load_is_light() -> None:
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix in {".js", ".css"}]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= MOST_BYTES


def test_the_table_does_not_jump_while_playing(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".hand .card")
    page.reload()
    page.wait_for_selector(".hand .card")
    page.evaluate("""() => { window.jumps = 0; new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.sources.some(({ node }) => !node?.closest?.('[data-zone]'))) window.jumps += entry.value;
    }).observe({ type: 'layout-shift', buffered: false }) }""")
    ada.play(6)
    assert page.evaluate("window.jumps") < 0.1


# Hands on


def test_a_card_dragged_onto_the_table_is_played_and_cards_fly(tables: Tables) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine", timeout=20_000)
    page.evaluate("""() => { window.flown = 0; new MutationObserver((changes) => {
        for (const change of changes) window.flown += change.addedNodes.length;
    }).observe(document.getElementById('flights'), { childList: true }) }""")
    said = page.locator(".log li").count()
    card = page.locator(".hand .card.playable").last.bounding_box()
    middle = page.locator(".middle").bounding_box()
    assert card
    assert middle
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 30, card["y"] - 60, steps=4)
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".log li").nth(said)).to_contain_text("You play")
    page.wait_for_function("window.flown > 0")
    assert ada.faults == []


def test_cards_can_be_held_in_another_order(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".hand .card")
    cards = page.locator(".hand .card")
    texts = [card.get_attribute("data-text") for card in cards.all()]
    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert first
    assert last
    page.mouse.move(first["x"] + 20, first["y"] + 40)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] - 4, last["y"] + 50, steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", name="Sort")).to_be_visible()
    assert [card.get_attribute("data-text") for card in cards.all()] == [*texts[1:], texts[0]]
