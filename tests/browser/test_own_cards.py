"""A card file of one's own at the table: brought, checked, shown, played with, and handed on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.table import PHONE, Tables, Visitor
from tests.browser.test_matches import short
from tests.cli.shell import parlour
from tests.own_cards import OWN_CARDS

from parlour.engine import registry

each_game = pytest.mark.parametrize("game", sorted(OWN_CARDS))
QUICKEST = min(OWN_CARDS, key=lambda name: registry.game(name).minutes[1])


def own_cards(ada: Visitor, game: str) -> None:
    """The part of the new table that takes a card file."""
    ada.page.goto(f"{ada.tables.url}/#play/{game}")
    ada.page.get_by_text("Own cards", exact=True).click()


def few(cards: str) -> str:
    """With few copies of each card, a match that ends with the deck is short."""
    return re.sub(r"copies = \d+", "copies = 4", cards)


@each_game
def test_a_match_with_own_cards_is_played_to_the_end_and_its_record_replayed(
    tables: Tables, game: str, tmp_path: Path
) -> None:
    ada = tables.visit()
    own_cards(ada, game)
    ada.page.fill("[data-own-text]", few(OWN_CARDS[game]))
    expect(ada.page.get_by_text("These cards can be played with.")).to_be_visible()
    assert ada.page.locator("ul.sheet li .card").count() >= 5
    ada.picture(f"own-cards-{game}")
    ada.page.locator("[name=bot]").first.check(force=True)  # how well they play is not what this is about
    ada.page.get_by_text("More:").click()
    if short(game):
        ada.page.get_by_label("Length").select_option("short")
    ada.page.get_by_label("Bots take").select_option("0.2")
    ada.page.locator("[name=players]").first.check(force=True)
    ada.page.click("[data-start]")
    expect(ada.page.locator(".bar h1 small")).to_have_text("Own cards")
    assert ada.play()["over"]
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Record").click()
    record = tmp_path / "match.jsonl"
    record.write_bytes(download.value.path().read_bytes())
    assert '"cards":{' in record.read_text("utf-8").splitlines()[0]
    checked = parlour("check", str(record))
    assert checked.returncode == 0, checked.stderr
    assert ada.faults == []


def test_a_file_is_uploaded_and_what_is_wrong_is_said_as_the_command_line_says_it(
    tables: Tables, tmp_path: Path
) -> None:
    ada = tables.visit(PHONE)
    path = tmp_path / "mine.toml"
    path.write_text("strange = 1\n" + OWN_CARDS[QUICKEST], encoding="utf-8")
    told = parlour("simulate", QUICKEST, "--cards", str(path)).stderr.strip().removeprefix("parlour: ")
    assert told.startswith("strange")
    own_cards(ada, QUICKEST)
    ada.page.set_input_files("[data-own-file]", path)
    expect(ada.page.get_by_role("alert")).to_have_text(told)
    ada.page.click("[data-start]")
    expect(ada.page.get_by_role("alert").first).to_have_text(told)
    path.write_text(OWN_CARDS[QUICKEST], encoding="utf-8")
    ada.page.set_input_files("[data-own-file]", path)
    expect(ada.page.get_by_text("These cards can be played with.")).to_be_visible()
    width = ada.page.evaluate(
        "document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth"
    )
    assert width <= 0
    ada.picture("own-cards-360")


@pytest.mark.parametrize(("language", "words"), [("de", "gibt es hier nicht"), ("ja", "ここにはありません")])
def test_what_is_wrong_is_said_in_the_readers_language(tables: Tables, language: str, words: str) -> None:
    ada = tables.visit()
    ada.page.evaluate("language => localStorage.setItem('parlour.language', JSON.stringify(language))", language)
    ada.page.goto(f"{tables.url}/?again#play/{QUICKEST}")
    ada.page.locator("details:has([data-own-text]) summary").click()
    ada.page.fill("[data-own-text]", "strange = 1\n" + OWN_CARDS[QUICKEST])
    expect(ada.page.get_by_role("alert")).to_contain_text(words)


def test_those_who_join_see_the_cards_and_hand_them_on(tables: Tables) -> None:
    ada, bob = tables.visit(), tables.visit(name="Bob")
    id = ada.sit_down(QUICKEST, people=2, cards=OWN_CARDS[QUICKEST], visibility="public")
    bob.page.goto(tables.url)
    expect(bob.page.locator(f'a[href="/t/{id}"]').first).to_contain_text("Own cards")
    bob.page.goto(f"{tables.url}/t/{id}")
    part = bob.page.locator("section[data-own-cards]")
    expect(part).to_contain_text("cards of its host’s own")
    part.get_by_role("button", name="Look at the cards").click()
    expect(part.locator("ul.sheet .card").first).to_be_visible()
    bob.picture("own-cards-waiting")
    with bob.page.expect_download() as download:
        part.get_by_role("button", name="Save the card file").click()
    assert tomllib.loads(download.value.path().read_text("utf-8")) == tomllib.loads(OWN_CARDS[QUICKEST])
    link = part.get_by_label("A link to these cards").input_value()
    assert link.endswith(f"/#play/{QUICKEST}/cards/{id}")
    part.get_by_role("button", name="A new table with these cards").click()
    expect(bob.page.get_by_text("These cards can be played with.")).to_be_visible()
    bob.page.get_by_role("button", name="Invite friends").click()
    bob.page.wait_for_url(re.compile(r"/t/(?!" + id + ")"))
    expect(bob.page.locator("section[data-own-cards]")).to_be_visible()
    assert bob.faults == []
