"""How to play: a page of two minutes in every language, whose cards and clauses there are."""

from __future__ import annotations

import pytest

from parlour.engine.game import Game
from parlour.engine.howto import BadHowTo, Chapter, Figure, HowTo, ItemList, how_to
from parlour.engine.presentation import Told
from parlour.words import ENGLISH, LANGUAGES

MOST_WORDS = 450  # two minutes
FORGOTTEN = 3


def page(game: Game, language: str) -> HowTo:
    """Reading it finds whatever is not there, or is no part of such a page."""
    try:
        found = how_to(game.folder, Told(game.presentation, game.standard_cards).things, language)
    except BadHowTo as error:
        pytest.fail(f"{game.name}, HOWTO in {language}: {error}")
    if not found.chapters:
        pytest.skip(f"{game.name} has no HOWTO.md")
    return found


def shape(page: HowTo) -> list[list[object]]:
    """What is the same in every language: blocks, the cards of figures, the items of lists."""
    return [[outline(block) for block in chapter.blocks] for chapter in page.chapters]


def outline(block: object) -> object:
    match block:
        case Figure(groups, _):
            return [group.cards for group in groups]
        case ItemList(items, is_numbered):
            return len(items), is_numbered
    return "paragraph"


def test_the_page_has_the_same_figures_and_exact_rules_in_every_language(game: Game) -> None:
    pages = {language: page(game, language) for language in LANGUAGES}
    for language, found in pages.items():
        assert shape(found) == shape(pages[ENGLISH]), language
        assert found.clauses() == pages[ENGLISH].clauses(), language
    assert len({found.title for found in pages.values()}) == len(LANGUAGES)


def test_every_exact_rule_of_the_page_is_a_clause(game: Game) -> None:
    assert [id for id in page(game, ENGLISH).clauses() if id not in game.rules.clauses] == []


def test_the_page_takes_two_minutes_shows_cards_and_ends_with_three_things_that_people_forget(game: Game) -> None:
    found = page(game, ENGLISH)
    words = [word for span in found.spans() for word in span.text.split()]
    assert len(words) <= MOST_WORDS
    assert len(list(found.figures())) > 1
    assert lists(found.chapters[-1]) == [FORGOTTEN]


def lists(chapter: Chapter) -> list[int]:
    return [len(block.items) for block in chapter.blocks if isinstance(block, ItemList)]
