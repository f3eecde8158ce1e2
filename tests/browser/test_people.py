"""Several people at one table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import PHONE, Json, Tables, Visitor

from parlour.engine import registry

each_game = pytest.mark.parametrize("game", sorted(registry.games()))


def sit_together(tables: Tables, game: str, **more: Any) -> tuple[Visitor, Visitor]:
    """Ada and Bo, with bots at the other seats, as the match begins."""
    ada, bo = tables.visit(name="Ada"), tables.visit(PHONE, name="Bo")
    table = ada.sit_down(game, people=2, **more)
    bo.page.goto(f"{tables.url}/t/{table}")
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start").click()
    for visitor in (ada, bo):
        visitor.page.wait_for_selector(".board")
    return ada, bo


# Nobody sees another's cards


def is_hidden(zone: str, seat: int | None, vocabulary: Json) -> bool:
    """Does the seat see no faces there?"""
    family, _, value = zone.partition(":")
    sees = next(one.get("sees", "all") for one in vocabulary["zones"] if one["id"] == family)
    return sees == "none" or (sees == "owner" and value != str(seat))


def filled(template: str, named: Json) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: str(named[found[1]]), template)


def moves_told(event: list[Any], vocabulary: Json) -> Iterator[tuple[str, str, Any]]:
    """Where an event's cards leave and arrive, and what is told of them: their names, or how many."""
    kind = vocabulary["kinds"][event[0]]
    named = dict(zip(kind.get("args", {}), event[1:], strict=True))
    for op in kind.get("does", []):
        if op["type"] == "move":
            yield filled(op["source"], named), filled(op["target"], named), named[op["cards"].strip("{}")]


def secrets_told(visitor: Visitor, seat: int | None, vocabulary: Json) -> list[Any]:
    """Cards where the seat sees no faces, sent before anything happened, or named on a way that it does not see."""
    first = next(message["view"] for message in visitor.heard if message.get("view"))
    told: list[Any] = [
        (zone, place) for zone, place in first["zones"].items() if is_hidden(zone, seat, vocabulary) and place["cards"]
    ]
    events = [event for message in visitor.heard for event in message.get("events") or []]
    return told + [
        (event, source, target)
        for event in events
        for source, target, cards in moves_told(event, vocabulary)
        if not isinstance(cards, int) and all(is_hidden(zone, seat, vocabulary) for zone in (source, target))
    ]


def secrets_shown(page: Page, seat: int) -> int:
    """Faces in the other's hand that are on the page."""
    return page.locator(f"[data-zone='hand:{1 - seat}'] [data-text]:not([data-text=''])").count()


@each_game
def test_neither_of_two_people_is_sent_or_shown_the_others_cards(tables: Tables, game: str) -> None:
    vocabulary = tables.call("GET", f"/api/games/{game}")["vocabulary"]
    ada, bo = sit_together(tables, game)
    for visitor in (ada, bo):
        visitor.begin()
    for visitor in (ada, bo):
        visitor.wait_for(presses=8)
    for visitor, seat in ((ada, 0), (bo, 1)):
        visitor.stop()
        assert any(message["type"] == "update" for message in visitor.heard)
        assert secrets_told(visitor, seat, vocabulary) == []
        assert secrets_shown(visitor.page, seat) == 0
        assert visitor.faults == []


def test_a_spectator_sees_no_hand_and_cannot_act(tables: Tables) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    table = ada.sit_down(tables.quickest, chat="on")
    eve.page.goto(f"{tables.url}/t/{table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator(".card.playable").count() == 0
    assert secrets_told(eve, None, tables.call("GET", f"/api/games/{tables.quickest}")["vocabulary"]) == []
    expect(eve.page.locator("[data-seat]")).to_have_count(3)


# Talk, pauses, second thoughts


def test_people_talk_by_words_and_signs_and_markup_is_only_text(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest, chat="on")
    ada.page.keyboard.press("c")
    ada.page.get_by_label("Say something").fill("Hello <b>Bo</b>")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    bo.page.keyboard.press("c")
    said = bo.page.locator(".chat .log li")
    expect(said).to_have_text("Ada Hello <b>Bo</b>")
    bo.page.locator(".signs button").first.click()
    expect(ada.page.locator(".chat .sign")).to_have_text(bo.page.locator(".signs button").first.inner_text())


def test_what_was_said_and_not_seen_is_marked_until_it_is_read(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest, chat="on")
    tool, tab = bo.page.locator(".tool .unread"), ada.page.get_by_role("tab", name="Chat")
    expect(tool).to_have_count(0)
    ada.page.keyboard.press("c")
    for text in ("Hello", "Bo?"):
        ada.page.get_by_label("Say something").fill(text)
        ada.page.get_by_role("button", name="Say", exact=True).click()
    expect(tool).to_contain_text("2")
    expect(tab.locator(".unread")).to_have_count(0)
    bo.page.reload()
    expect(tool).to_contain_text("2")
    bo.page.locator(".tool.beside").click()
    expect(bo.page.locator(".chat .log li")).to_have_count(2)
    expect(tool).to_have_count(0)
    bo.page.reload()
    bo.page.wait_for_selector(".board")
    expect(tool).to_have_count(0)
    ada.page.keyboard.press("l")
    bo.page.keyboard.press("c")
    bo.page.locator(".signs button").first.click()
    expect(tab.locator(".unread")).to_contain_text("1")


def test_where_only_signs_are_allowed_nothing_can_be_typed(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest, chat="signs")
    ada.page.wait_for_selector(".board")
    ada.page.keyboard.press("c")
    expect(ada.page.locator(".signs button").first).to_be_visible()
    assert ada.page.get_by_label("Say something").count() == 0


def test_the_host_pauses_the_table_and_goes_on(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest)
    ada.page.get_by_title("Menu").click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(bo.page.get_by_text("The table is paused.")).to_be_visible()
    bo.page.get_by_title("Menu").click()
    assert bo.page.get_by_role("button", name="Go on").count() == 0
    ada.page.get_by_title("Menu").click()
    ada.page.get_by_role("button", name="Go on").click()
    expect(bo.page.get_by_text("The table is paused.")).to_have_count(0)


def test_a_move_is_taken_back_when_everybody_agrees(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest)
    hand = ada.page.locator(".hand [data-text]")
    before = hand.count()
    ada.page.locator(".hand .card.playable").first.click(position={"x": 8, "y": 30})
    expect(hand).to_have_count(before - 1)
    ada.page.get_by_role("button", name="Take back").click()
    bo.page.get_by_role("button", name="Agree").click()
    expect(hand).to_have_count(before)
    expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_clock_runs_where_one_was_wished(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest, clock={"seconds": 90})
    for visitor in (ada, bo):
        expect(visitor.page.locator("[data-seat='0'] .clock")).to_contain_text("1:")
    assert ada.page.locator("[data-seat='1'] .clock").count() == 0


# Coming and going


def test_a_seat_is_handed_over_by_its_address(tables: Tables) -> None:
    (ada, bo), cleo = sit_together(tables, tables.quickest), tables.visit(name="Cleo")
    ada.page.get_by_title("Menu").click()
    ada.page.get_by_role("button", name="Hand my seat").click()
    expect(ada.page.get_by_text("You play on until somebody opens the link")).to_be_visible()
    ada.page.get_by_role("button", name="Make the link").click()
    address = ada.page.get_by_label("The address for the seat").input_value()
    expect(ada.page.get_by_role("button", name="Keep my seat")).to_be_visible()
    expect(ada.page.locator("[data-seat='0'].mine")).to_be_visible()  # still hers
    cleo.page.goto(address)
    expect(cleo.page.locator("[data-seat='0'].mine")).to_be_visible()
    expect(bo.page.locator("[data-seat='0'] .seat-name")).to_have_text("Cleo")
    assert cleo.page.locator(".hand [data-text]").count() > 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("This seat belongs to somebody else now.")).to_be_visible()
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()


def test_whoever_thinks_of_handing_over_a_seat_keeps_it_and_the_link_is_void(tables: Tables) -> None:
    (ada, _), cleo = sit_together(tables, tables.quickest), tables.visit(name="Cleo")
    page = ada.page
    page.get_by_title("Menu").click()
    page.get_by_role("button", name="Hand my seat").click()
    page.get_by_role("button", name="Cancel").click()
    table = "fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())"
    assert not any(seat.get("offered") for seat in page.evaluate(table)["seats"])
    page.get_by_role("button", name="Hand my seat").click()
    page.get_by_role("button", name="Make the link").click()
    address = page.get_by_label("The address for the seat").input_value()
    page.get_by_role("button", name="Keep my seat").click()
    expect(page.get_by_role("button", name="Hand my seat")).to_be_visible()
    cleo.page.goto(address)
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    page.keyboard.press("Escape")
    assert ada.play(1)["pressed"] == 1


def test_whoever_resigns_leaves_the_seat_to_a_bot(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest)
    ada.page.get_by_title("Menu").click()
    ada.page.get_by_role("button", name="Resign to a bot").click()
    ada.page.get_by_role("button", name="Really?").click()
    ada.page.wait_for_selector(".tile")
    expect(bo.page.locator("[data-seat='0'] .status")).to_contain_text("bot")


def test_the_lobby_leads_back_to_my_tables_and_to_open_ones(tables: Tables) -> None:
    ada, bo = tables.visit(), tables.visit(name="Bo")
    table = ada.sit_down(tables.quickest, visibility="public")
    ada.page.wait_for_selector(".actions.mine")
    ada.page.goto(tables.url)
    mine = ada.page.locator(f"section[aria-labelledby=mine-title] a[href='/t/{table}']")
    expect(mine).to_contain_text("your turn")
    mine.click()
    ada.page.wait_for_selector(".hand")
    bo.page.reload()
    bo.page.locator(f"section[aria-labelledby=watch-title] a[href='/t/{table}']").click()
    expect(bo.page.get_by_text("You are watching.")).to_be_visible()


def test_a_rematch_starts_clean_and_the_other_follows(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest)
    for visitor in (ada, bo):
        visitor.begin()
    for visitor in (ada, bo):
        visitor.page.wait_for_function("() => window.played.over", timeout=300_000)
    ended = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: address != ended)
    bo.page.get_by_role("button", name="To the rematch").click()
    bo.page.wait_for_url(ada.page.url)
    for visitor in (ada, bo):
        visitor.page.wait_for_selector(".board")
        expect(visitor.page.locator("dialog")).to_have_count(0)


def test_a_rematch_against_bots_begins_at_once(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    ended = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: address != ended)
    expect(ada.page.locator(".board")).to_be_visible()
    assert ada.play(2)["pressed"] == 2


def test_those_present_vote_a_bot_into_the_seat_of_somebody_who_is_away(tables: Tables) -> None:
    ada, bo = sit_together(tables, tables.quickest)
    bo.page.close()
    ada.page.get_by_title("Menu").click()
    button = ada.page.get_by_role("button", name="Vote: a bot for Bo")
    expect(button).to_be_visible()
    button.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("wait")  # not at once: phones fall asleep


def test_the_host_mutes_and_removes_somebody_who_watches(tables: Tables) -> None:
    ada, eve = tables.visit(), tables.visit(name="Eve")
    table = ada.sit_down(tables.quickest, chat="on")
    eve.page.goto(f"{tables.url}/t/{table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    eve.page.evaluate(
        """(table) => new Promise((done) => {
        const person = JSON.parse(localStorage.getItem("parlour.me")).token
        const socket = new WebSocket(`ws://${location.host}/ws`)
        socket.onopen = () => socket.send(JSON.stringify({ type: "join", table, person }))
        socket.onmessage = ({ data }) => {
          if (JSON.parse(data).type === "welcome") socket.send(JSON.stringify({ type: "say", id: "1", text: "Buy!" }))
          if (JSON.parse(data).type === "accepted") done(null)
        }
    })""",
        table,
    )
    ada.page.get_by_title("Menu").click()
    ada.page.get_by_role("button", name="Mute").click()
    expect(ada.page.get_by_role("button", name="Let speak")).to_be_visible()
    ada.page.get_by_role("button", name="Remove").click()
    expect(eve.page.get_by_text("Not admitted")).to_be_visible()
