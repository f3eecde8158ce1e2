"""A card chosen while others decide is played when one is asked, or let go; until then nobody hears of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.table import Json, Tables, wait_until

A_WHILE = 800  # after one's own move
Which = Callable[[Page], str]


class Three:
    """Ada, Bo and Cy at the quickest game: every card can be played, and whoever's card is beaten draws another."""

    def __init__(self, tables: Tables) -> None:
        tables.deal_by("premove")
        self.people = [tables.visit(name=name) for name in ("Ada", "Bo", "Cy")]
        ada, *others = self.people
        self.sent: list[Json] = []
        ada.page.on("websocket", lambda ws: ws.on("framesent", lambda frame: self.sent.append(json.loads(frame))))
        table = ada.sit_down(tables.quickest, seats=3, people=3)
        for other in others:
            other.page.goto(f"{tables.url}/t/{table}")
            other.page.get_by_role("button", name="Sit here").first.click()
        ada.page.get_by_role("button", name="Start").click()
        for person in self.people:
            person.page.wait_for_selector(".hand .card")

    @property
    def pages(self) -> list[Page]:
        return [person.page for person in self.people]

    @property
    def ada(self) -> Page:
        return self.pages[0]

    def asked(self) -> Page:
        """The page of whoever is asked."""
        wait_until(lambda: any(map(is_asked, self.pages)))
        return next(filter(is_asked, self.pages))

    def until_ada(self) -> None:
        while (page := self.asked()) is not self.ada:
            move(page, lowest)

    def played(self) -> list[Json]:
        return [message for message in self.sent if message["type"] == "play"]

    def begin(self, which: Which) -> None:
        """Ada has played, and another decides."""
        self.until_ada()
        move(self.ada, which)
        self.ada.wait_for_timeout(A_WHILE)
        assert self.asked() is not self.ada


def is_asked(page: Page) -> bool:
    return page.locator(".actions.mine").count() > 0


def cards(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand .card").evaluate_all("all => all.map((card) => card.dataset.text)")
    return found


def lowest(page: Page) -> str:
    return min(cards(page), key=int)


def highest(page: Page) -> str:
    return max(cards(page), key=int)


def move(page: Page, which: Which) -> None:
    press(page, which)
    expect(page.locator(".actions.mine")).to_have_count(0)


def press(page: Page, which: Which) -> str:
    card = which(page)
    page.locator(f".hand .card[data-text='{card}']").first.click()
    return card


@pytest.fixture
def three(tables: Tables) -> Three:
    return Three(tables)


def test_a_premove_is_played_when_its_turn_comes_and_not_told_before(three: Three) -> None:
    three.begin(highest)
    before = len(three.sent)
    card = press(three.ada, highest)
    expect(three.ada.locator(".card.premoved")).to_have_count(1)
    expect(three.ada.locator("[data-premove]")).to_contain_text(card)
    three.ada.wait_for_timeout(300)
    assert three.sent[before:] == []
    said = three.ada.locator(".log li", has_text=f"You play a {card}").or_(
        three.ada.locator(".log li", has_text=f"You play an {card}")
    )
    earlier = said.count()
    for _ in range(2):
        move(three.asked(), lowest)
    expect(said).to_have_count(earlier + 1)
    assert [message["moves"] for message in three.sent[before:] if message["type"] == "play"] == [[f"play {card}"]]
    expect(three.ada.locator(".card.premoved")).to_have_count(0)
    assert [fault for person in three.people for fault in person.faults] == []


@pytest.mark.parametrize("way", ["again", "cancel", "escape"])
def test_one_press_lets_a_premove_go(three: Three, way: str) -> None:
    three.begin(highest)
    played = len(three.played())
    card = press(three.ada, highest)
    if way == "again":
        press(three.ada, lambda _: card)
    elif way == "cancel":
        three.ada.get_by_role("button", name="Cancel").click()
    else:
        three.ada.keyboard.press("Escape")
    expect(three.ada.locator(".card.premoved")).to_have_count(0)
    three.until_ada()
    three.ada.wait_for_timeout(400)
    expect(three.ada.locator(".actions.mine")).to_be_visible()
    assert len(three.played()) == played


def test_a_premove_is_let_go_when_the_hand_changes(three: Three) -> None:
    three.begin(lowest)
    played, held = len(three.played()), len(cards(three.ada))
    press(three.ada, highest)
    move(three.asked(), highest)  # beats Ada's card, and she draws another
    expect(three.ada.locator(".hand .card")).to_have_count(held + 1)
    expect(three.ada.locator(".card.premoved")).to_have_count(0)
    expect(three.ada.locator(".notice")).to_contain_text("Let go")
    three.until_ada()
    three.ada.wait_for_timeout(400)
    assert len(three.played()) == played


def test_a_second_press_just_after_ones_own_move_is_no_premove(three: Three) -> None:
    three.until_ada()
    press(three.ada, lowest)
    press(three.ada, highest)
    three.ada.wait_for_timeout(200)
    expect(three.ada.locator(".card.premoved")).to_have_count(0)
