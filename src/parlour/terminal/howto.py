"""How to play, with the cards of its figures as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.engine.game import Game
from parlour.engine.howto import DOWN, Block, CardGroup, DrawnCard, Figure, ItemList, Paragraph, Span, how_to
from parlour.terminal.reader import own_words
from parlour.words import Words, of_game

SIGNS = {"out": "▸ ", "gone": "✗ "}


def page(game: Game, language: str) -> str:
    """In Markdown; empty where a game has none."""
    words = of_game(game, language)
    how = how_to(game.folder, words.things, language)
    parts = [f"# {how.title}"] if how.chapters else []
    for chapter in how.chapters:
        parts.append(f"## {chapter.title}")
        parts += ["\n".join(lines(block, words, game)) for block in chapter.blocks]
    return "\n\n".join(parts)


def lines(block: Block, words: Words, game: Game) -> Iterator[str]:
    match block:
        case Paragraph(spans):
            yield said(spans)
        case ItemList(items, is_numbered):
            for number, item in enumerate(items, 1):
                yield f"{f'{number}.' if is_numbered else '-'} {said(item)}"
        case Figure(groups, caption):
            for group in groups:
                yield f"> {laid(group, words, game)}  "
            yield f"> *{said(caption)}*"


def said(spans: Sequence[Span]) -> str:
    around = {"plain": "{}", "strong": "**{}**", "emphasis": "*{}*", "clause": "({})"}
    return "".join(around[span.style].format(span.text) for span in spans)


def laid(group: CardGroup, words: Words, game: Game) -> str:
    cards = " · ".join(SIGNS.get(card.mark, "") + named(card, words, game) for card in group.cards)
    return f"{group.label}: {cards}" if group.label else cards


def named(card: DrawnCard, words: Words, game: Game) -> str:
    if card.text == DOWN:
        return own_words(words.language).say("face-down")
    noun = game.presentation.vocabulary.nouns[card.noun]
    name = words.forms(noun, card.text.removeprefix(DOWN))[""]
    steps = () if card.at is None else words.things[card.noun][card.text]["track"]
    return " ".join([name, *(f"[{step}]" if step == card.at else str(step) for step in steps)])
