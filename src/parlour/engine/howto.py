"""How to play: a game's HOWTO.md, one page for people who have never seen the game, in a small part of Markdown.

There are headings, paragraphs, lists, *emphasis* and **strong** words, and two things of our own:

    [FF-3.4]            a clause in brackets: the exact rule, one press away
    ```cards            a figure: a line for each group of cards, and a caption
    Ada: 5
    Ben: +5             + stands out
    Cleo: ~9            ~ is beaten, gone or not allowed
    > Two 5s are worth 10 together: the 9 is flushed.
    ```

A card is a text of the game's vocabulary; `-` lies face down; `10RP>10RO` counts as another card, as in moves;
`gold@30` is a thing on its track, and `gold@30>40` has moved there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from parlour.engine.clauses import in_language
from parlour.engine.presentation import Things
from parlour.engine.vocabulary import AS

NAME = "HOWTO"
FENCE = "```"
FIGURE = FENCE + "cards"
DOWN = "-"
AT = "@"
Mark = Literal["", "out", "gone"]
MARKS: Mapping[str, Mark] = {"+": "out", "~": "gone"}
SPAN = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|\[(?P<clause>[A-Z]+-\d+(?:\.\d+)?)\]")
UNKNOWN = re.compile(r"[*`_<>\[\]|#]|https?:")  # Markdown that is not of this part


class BadHowTo(ValueError):
    """A line that is not of this part of Markdown, or names what is not there."""


class Span(Struct, frozen=True, omit_defaults=True):
    """Some words; of a clause, its id."""

    text: str
    style: Literal["plain", "strong", "emphasis", "clause"] = "plain"


class DrawnCard(Struct, frozen=True, omit_defaults=True):
    """A card in a figure: `text` as in zones. On a track `at` is where it stands, and `was` where it came from."""

    noun: str
    text: str
    mark: Mark = ""
    at: int | None = None
    was: int | None = None


class CardGroup(Struct, frozen=True, omit_defaults=True):
    cards: list[DrawnCard]
    label: str = ""


class Paragraph(Struct, frozen=True, tag="paragraph"):
    spans: list[Span]


class ItemList(Struct, frozen=True, omit_defaults=True, tag="list"):
    items: list[list[Span]]
    is_numbered: bool = False


class Figure(Struct, frozen=True, tag="figure"):
    groups: list[CardGroup]
    caption: list[Span]


Block = Paragraph | ItemList | Figure


class Chapter(Struct, frozen=True):
    title: str
    blocks: list[Block]


class HowTo(Struct, frozen=True):
    """The whole page; empty where a game has none."""

    title: str = ""
    chapters: list[Chapter] = []

    def figures(self) -> Iterator[Figure]:
        for chapter in self.chapters:
            yield from (block for block in chapter.blocks if isinstance(block, Figure))

    def spans(self) -> Iterator[Span]:
        for chapter in self.chapters:
            for block in chapter.blocks:
                yield from spans_of(block)

    def clauses(self) -> list[str]:
        """Every exact rule that is one press away, in the order of reading."""
        return [span.text for span in self.spans() if span.style == "clause"]


def spans_of(block: Block) -> Iterator[Span]:
    match block:
        case Paragraph(spans):
            yield from spans
        case ItemList(items):
            for item in items:
                yield from item
        case Figure(_, caption):
            yield from caption


def how_to(folder: Path, things: Things, language: str = "en") -> HowTo:
    """The page in a language, or in English where there is no other."""
    return read(in_language(folder, NAME, language), things)


def read(text: str, things: Things) -> HowTo:
    title, chapters = "", []
    for part in paragraphs(text):
        if part[0].startswith("# "):
            title = only(part)[2:]
        elif part[0].startswith("## "):
            chapters.append(Chapter(only(part)[3:], []))
        elif not chapters:
            raise BadHowTo(f"{part[0]!r}: a chapter (## …) comes first")
        else:
            chapters[-1].blocks.append(block_of(part, things))
    return HowTo(title, chapters)


def paragraphs(text: str) -> Iterator[list[str]]:
    """Lines that belong together: a heading, a fenced block, or what stands between blank lines."""
    found: list[str] = []
    is_fenced = False
    for line in text.splitlines():
        is_fence = line.startswith(FENCE)
        ends = (is_fence and not is_fenced) or (not is_fenced and (not line.strip() or line.startswith("#")))
        if ends and found:
            yield found
            found = []
        if line.strip():
            found.append(line)
        if (is_fence and is_fenced) or (line.startswith("#") and not is_fenced):
            yield found
            found = []
        is_fenced ^= is_fence
    if is_fenced:
        raise BadHowTo("a figure has no end")
    if found:
        yield found


def only(lines: list[str]) -> str:
    check_plain(lines[0].lstrip("# "))
    return lines[0]


def block_of(lines: list[str], things: Things) -> Block:
    if lines[0].startswith(FENCE):
        return figure_of(lines, things)
    if lines[0].startswith("- "):
        return ItemList([spans_in(item) for item in items(lines, r"- ")])
    if lines[0].startswith("1. "):
        return ItemList([spans_in(item) for item in items(lines, r"\d+\. ")], is_numbered=True)
    return Paragraph(spans_in(joined(lines)))


def joined(lines: list[str]) -> str:
    """One line; Japanese has no space between sentences."""
    return re.sub(r"(?<=[。！？]) ", "", " ".join(line.strip() for line in lines))


def items(lines: list[str], bullet: str) -> Iterator[str]:
    """Each with the indented lines that go on with it."""
    found: list[str] = []
    for line in lines:
        if begins := re.match(bullet, line):
            found.append(line[begins.end() :])
        elif line.startswith("  ") and found:
            found[-1] = joined([found[-1], line])
        else:
            raise BadHowTo(f"{line!r}: not an item of the list")
    yield from found


def spans_in(text: str) -> list[Span]:
    found: list[Span] = []
    at = 0
    for match in SPAN.finditer(text):
        found += plain(text[at : match.start()])
        style: Any = match.lastgroup
        found.append(Span(match[style], style))
        at = match.end()
    return found + plain(text[at:])


def plain(text: str) -> list[Span]:
    check_plain(text)
    return [Span(text)] if text else []


def check_plain(text: str) -> None:
    if wrong := UNKNOWN.search(text):
        raise BadHowTo(f"{text!r}: {wrong[0]!r} means nothing here")


# Figures


def figure_of(lines: list[str], things: Things) -> Figure:
    first, *groups, caption, last = lines
    if first != FIGURE or last != FENCE:
        raise BadHowTo(f"{first!r}: a figure begins with {FIGURE} and ends with {FENCE}")
    if not groups or not caption.startswith("> "):
        raise BadHowTo(f"{caption!r}: a figure has groups of cards, and a caption after '> '")
    return Figure([group_of(line, things) for line in groups], spans_in(caption[2:]))


def group_of(line: str, things: Things) -> CardGroup:
    label, _, cards = line.rpartition(": ")
    check_plain(label)
    return CardGroup([drawn(text, things) for text in cards.split()], label)


def drawn(text: str, things: Things) -> DrawnCard:
    mark: Mark = MARKS.get(text[0], "")
    shown = text[1:] if mark else text
    if shown == DOWN:
        return DrawnCard(next(iter(things)), DOWN, mark)
    named, _, stands = shown.partition(AT)
    noun = noun_of(named.removeprefix(DOWN), things)
    return DrawnCard(noun, named, mark, *track_of(noun, named, stands, things))


def noun_of(text: str, things: Things) -> str:
    printed, _, other = text.partition(AS)
    nouns = [noun for noun, members in things.items() if printed in members]
    is_there = nouns and (not other or any(other in members for members in things.values()))
    if not is_there:
        raise BadHowTo(f"{text!r}: there is no such card")
    return "card" if "card" in nouns else nouns[0]


def track_of(noun: str, text: str, stands: str, things: Things) -> tuple[int | None, int | None]:
    """Where it stands, and where it came from."""
    if not stands:
        return None, None
    before, _, after = stands.rpartition(AS)
    track = [str(value) for value in things[noun][text].get("track", ())]
    if after not in track or (before and before not in track):
        raise BadHowTo(f"{text}@{stands}: its track has no such value")
    return int(after), int(before) if before else None
