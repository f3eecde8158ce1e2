"""What a person at the table relies on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.table import PHONE, WATCH_SHIFTS, Json, Tables, wait_until

from parlour.engine import registry
from parlour.engine.vocabulary import Vocabulary

MOST_BYTES = 110_000
MOST_SHIFT = 0.1
each_game = pytest.mark.parametrize("game", sorted(registry.games()))


def games_with(is_so: Callable[[Vocabulary], bool]) -> list[str]:
    """The games whose vocabulary declares something."""
    told = {name: game.presentation for name, game in registry.games().items()}
    return sorted(name for name, presentation in told.items() if presentation and is_so(presentation.vocabulary))


PARTS = games_with(lambda all: any(verb.is_part for verb in all.verbs.values()))
TOKENS = games_with(lambda all: any(verb.is_part and not verb.cards for verb in all.verbs.values()))
ROLLS = games_with(lambda all: any(kind.rest == "rolled" for kind in all.kinds.values()))


# Why not


UNPLAYABLE = ".hand:has(.playable) button.card:not(.playable)"


def test_a_card_that_cannot_be_played_says_why_with_a_link_to_the_clause(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(follows_suit(tables))
    page = ada.page
    ada.play_until(f".room:not(:has(.card.picked, .draft)) {UNPLAYABLE}")
    page.locator(UNPLAYABLE).first.click(position={"x": 8, "y": 30})
    clause = page.locator(".prompt .notice .link")
    expect(clause).to_have_text(re.compile(r"^[A-Z]+-\d"))
    clause.click()
    expect(page.locator(".clauses .relevant")).to_contain_text(clause.inner_text())


def follows_suit(tables: Tables) -> str:
    """A game in which some cards cannot be played: one whose rules speak of it."""
    return next(
        str(game["name"])
        for game in tables.games
        if any("if you can" in one["text"].lower() or "follow" in one["text"].lower() for one in rules_of(tables, game))
    )


def rules_of(tables: Tables, game: Json) -> list[Json]:
    clauses: list[Json] = tables.call("GET", f"/api/games/{game['name']}/rules")["clauses"]
    return clauses


def test_a_hint_names_a_move_and_its_reason(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    ada.page.wait_for_selector(".actions.mine")
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".notice.hint")).to_contain_text(re.compile("would: .+ – .+"))


# Never lost


def test_the_match_goes_on_without_reload_after_the_server_was_killed(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    ada.play(2)
    ada.page.evaluate("window.sameDocument = true")
    tables.kill()
    expect(ada.page.locator(".connection")).to_have_text("Reconnecting…")
    tables.start()
    expect(ada.page.locator(".connection")).to_have_text("")
    assert ada.play()["over"]
    assert ada.page.evaluate("window.sameDocument")


def test_two_tabs_of_one_seat_both_stay_right(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    second = ada.page.context.new_page()
    second.goto(ada.page.url)
    second.wait_for_selector(".board")
    ada.play(3)
    expect(ada.page.locator(".actions.mine")).to_be_visible()
    expect(second.locator(".actions.mine")).to_be_visible()
    shown = """() => [['.hand [data-text]', (card) => card.dataset.text], ['.log li', (line) => line.textContent]]
        .map(([what, of]) => [...document.querySelectorAll(what)].map(of).join()).join(';')"""
    wait_until(lambda: second.evaluate(shown) == ada.page.evaluate(shown))


def test_the_installed_page_starts_offline_and_says_so(tables: Tables) -> None:
    page = tables.visit(fresh=True).page
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
    turn, end = 0, time.monotonic() + 300
    while not page.get_by_text("The match is over").count():
        assert time.monotonic() < end, "the match does not end"
        if not page.locator(".actions.mine").count():
            page.wait_for_timeout(20)
            continue
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.keyboard.press("ArrowLeft" if turn % 3 else "ArrowDown")
        page.keyboard.press("Enter")
        turn += 1
    expect(page.get_by_text("The match is over").first).to_be_visible()
    assert page.locator("#announcer").inner_text()


# Weight


def test_the_first_load_is_light(tables: Tables) -> None:
    """The page, its words in one language, and one game with its words; compressed as the server sends it."""
    ada = tables.visit()
    ada.page.wait_for_load_state("networkidle")  # the lobby's own load is over
    sizes: dict[str, int] = {}
    session = ada.page.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    ada.sit_down(tables.quickest)
    ada.page.wait_for_selector(".hand .card")
    assert 0 < sum(sizes.values()) <= MOST_BYTES


@each_game
def test_the_table_does_not_jump_while_playing(tables: Tables, game: str) -> None:
    ada = tables.visit(PHONE)
    ada.sit_down(game, pace=0.2)
    ada.page.wait_for_selector(".hand .card")
    ada.page.evaluate(WATCH_SHIFTS)
    ada.press(4)
    assert ada.page.evaluate("window.shifts.sum") < MOST_SHIFT, ada.page.evaluate("window.shifts.worst()")


# Hands on


def test_a_card_dragged_onto_the_table_is_played_and_cards_fly(tables: Tables) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
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
    page.wait_for_function("() => window.flown > 0")
    assert ada.faults == []


def test_what_is_pressed_on_a_page_that_is_behind_plays_nothing(tables: Tables) -> None:
    ada = tables.visit(motion="normal")
    ada.sit_down(tables.quickest)
    assert ada.play(most=40)["pressed"]
    assert not [message for message in ada.heard if message["type"] == "refused"]


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


# What single games show


@pytest.mark.parametrize("game", sorted({*PARTS} - {*TOKENS}))
def test_a_play_put_together_can_be_changed_until_it_is_sent(tables: Tables, game: str) -> None:
    ada = tables.visit()
    ada.sit_down(game)
    page = ada.page
    ada.play_until(".draft li:nth-child(2)")
    sent = [message for message in ada.heard if message["type"] == "update"]
    page.locator(".draft button").first.click()
    expect(page.locator(".draft li")).to_have_count(1)
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".draft")).to_have_count(0)
    assert [message for message in ada.heard if message["type"] == "update"] == sent
    ada.play_until("[data-send]", seed=2)
    said = page.locator(".log li").count()
    page.locator("[data-send]").click()
    expect(page.locator(".log li").nth(said)).to_contain_text("You play")


@pytest.mark.parametrize("game", TOKENS)
def test_what_cannot_stand_without_a_part_goes_with_it(tables: Tables, game: str) -> None:
    ada = tables.visit()
    ada.sit_down(game)
    ada.play_until(".draft li:nth-child(2)")
    sent = [message for message in ada.heard if message["type"] == "update"]
    ada.page.locator(".draft button").first.click()
    expect(ada.page.locator(".draft")).to_have_count(0)
    offered = ".prompt .notice.how, .buttons [data-move], .buttons [aria-expanded=false]"
    expect(ada.page.locator(offered).first).to_be_visible()
    assert [message for message in ada.heard if message["type"] == "update"] == sent


@pytest.mark.parametrize("game", TOKENS)
def test_a_group_of_moves_that_lies_over_the_hand_is_folded_again(tables: Tables, game: str) -> None:
    ada = tables.visit(PHONE)
    ada.sit_down(game)
    ada.play_until(".buttons [aria-expanded=false]")
    page = ada.page
    page.locator(".buttons [aria-expanded=false]").first.click()
    fold = page.locator(".buttons [aria-expanded=true]")
    page.locator(".buttons [data-move]").last.scroll_into_view_if_needed()
    expect(fold).to_be_in_viewport()
    fold.click()
    expect(page.locator(".buttons [aria-expanded=false]").first).to_be_visible()
    expect(page.locator(".buttons [aria-expanded=true]")).to_have_count(0)
    page.wait_for_function(
        """() => { const box = [...document.querySelectorAll(".hand .card")].at(-1).getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest(".hand") }"""
    )


@pytest.mark.parametrize("game", TOKENS)
def test_gold_is_dragged_onto_the_card_that_it_changes(tables: Tables, game: str) -> None:
    ada = tables.visit()
    ada.sit_down(game)
    page = ada.page
    ada.play_until(".purse:not(:disabled)")
    purse = page.locator(".coins i").first.bounding_box()
    card = page.locator(".main-hand .held").last.bounding_box()
    assert purse
    assert card
    page.mouse.move(purse["x"] + 8, purse["y"] + 8)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] + 60, steps=6)
    page.mouse.up()
    expect(page.locator(".prompt")).to_contain_text(re.compile("gold", re.IGNORECASE))
    if not page.locator(".draft").count():
        page.locator(".buttons [data-move]").first.click()
    expect(page.locator(".draft li")).to_contain_text("With gold")


@pytest.mark.parametrize("game", ROLLS)
def test_dice_roll_over_the_market(tables: Tables, game: str) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(game)
    ada.play_until(".dice .die")
    assert ada.faults == []


@pytest.mark.parametrize("game", ROLLS)
def test_a_value_is_moved_by_pressing_where_it_is_to_go(tables: Tables, game: str) -> None:
    ada = tables.visit()
    ada.sit_down(game)
    page = ada.page
    ada.play_until("button.step[data-move*=' up ']")
    step = page.locator("button.step[data-move*=' up ']").first
    label, said = step.get_attribute("aria-label") or "", page.locator(".log li").count()
    assert "up" in label
    step.click()
    news = page.locator(f".log li:nth-child(n + {said + 1})")
    expect(news.filter(has_text=re.compile("goes up to")).first).to_be_visible()
    assert ada.faults == []
