"""How to play is written in a small part of Markdown; whatever else stands there is found."""

from __future__ import annotations

import pytest

from parlour.engine.howto import BadHowTo, CardGroup, DrawnCard, Figure, ItemList, Paragraph, Span, read
from parlour.engine.presentation import Things

THINGS: Things = {"card": {"5": {}, "9": {}}, "item": {"9": {}, "gold": {"track": [10, 20, 30]}}, "face": {"7": {}}}
PAGE = """# How to play

## The goal
Be **first**. [FF-3.4]
Then *rest*.

## A turn
1. Draw.
2. Play,
   or pass.

```cards
Ada: 5 ~9
+- 5>7 gold@10>20
> The 9 is gone. [FF-3.5]
```
"""


def test_a_page_has_chapters_of_paragraphs_lists_and_figures() -> None:
    page = read(PAGE, THINGS)
    goal, turn = page.chapters
    assert (page.title, goal.title, turn.title) == ("How to play", "The goal", "A turn")
    words = [Span("Be "), Span("first", "strong"), Span(". "), Span("FF-3.4", "clause"), Span(" Then ")]
    assert goal.blocks == [Paragraph([*words, Span("rest", "emphasis"), Span(".")])]
    assert turn.blocks[0] == ItemList([[Span("Draw.")], [Span("Play, or pass.")]], is_numbered=True)
    assert turn.blocks[1] == Figure(
        [
            CardGroup([DrawnCard("card", "5"), DrawnCard("card", "9", "gone")], "Ada"),
            CardGroup(
                [DrawnCard("card", "-", "out"), DrawnCard("card", "5>7"), DrawnCard("item", "gold", at=20, was=10)]
            ),
        ],
        [Span("The 9 is gone. "), Span("FF-3.5", "clause")],
    )
    assert page.clauses() == ["FF-3.4", "FF-3.5"]


def test_japanese_sentences_are_joined_without_a_space() -> None:
    assert read("## 目的\n勝ちます。\n終わりです。", {}).chapters[0].blocks == [
        Paragraph([Span("勝ちます。終わりです。")])
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Words alone.", "a chapter"),
        ("## A\n[a link](https://example.org)", "means nothing"),
        ("## A\n`code`", "means nothing"),
        ("## A\n| a | table |", "means nothing"),
        ("## A\n### B", "means nothing"),
        ("## A\n- one\ntwo", "not an item"),
        ("## A\n```cards\n5\n> Fine.", "no end"),
        ("## A\n```python\n5\n> Fine.\n```", "begins with"),
        ("## A\n```cards\n5\n```", "caption"),
        ("## A\n```cards\nAda: 6\n> Why?\n```", "'6': there is no such card"),
        ("## A\n```cards\nAda: 5>8\n> Why?\n```", "'5>8': there is no such card"),
        ("## A\n```cards\ngold@15\n> Why?\n```", "no such value"),
        ("## A\n```cards\ngold@much\n> Why?\n```", "no such value"),
    ],
)
def test_what_is_not_of_this_part_of_markdown_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadHowTo, match=said):
        read(text, THINGS)
