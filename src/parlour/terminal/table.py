"""Draws a view in lines of text, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from parlour.engine.scene import Card, Choice, Counter, View, Zone, named

COLOURS = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold bright_blue",
    "gray": "bold white",
    "purple": "bold magenta",
    "gold": "bold yellow",
}
PLAIN = Console(width=200)
NAME_WIDTH = 10
MOST_CHOICES = 24


def draw(view: View, names: Sequence[str], title: str, width: int = 80, height: int = 24) -> list[Text]:
    """The whole screen: the table, what happened last, and what is asked."""
    view = with_names(view, names)
    above = head(view, title) + seats(view, names, width) + shared(view, width)
    below = own(view, width) + asked(view, names, width)
    room = max(3, height - len(above) - len(below) - 2)
    return above + log(view, names, width)[-room:] + below


def with_names(view: View, names: Sequence[str]) -> View:
    """The same view with the names of the seats in its zones and counters."""

    def put(text: str) -> str:
        return named(text, names, view.seat) if "{" in text else text

    zones = tuple(replace(zone, title=put(zone.title), note=put(zone.note)) for zone in view.zones)
    counters = tuple(
        replace(c, value=put(c.value) if isinstance(c.value, str) else c.value, note=put(c.note)) for c in view.counters
    )
    return replace(view, phase=put(view.phase), zones=zones, counters=counters)


def head(view: View, title: str) -> list[Text]:
    phase = "" if view.phase == title else f" · {view.phase}"
    return [Text.assemble((title, "bold"), phase)]


def seats(view: View, names: Sequence[str], width: int) -> list[Text]:
    lines = []
    for seat in range(view.players):
        marker = "▶ " if seat in view.turn else "  "
        name = Text(f"{marker}{names[seat]}".ljust(NAME_WIDTH + 2), "bold" if seat == view.seat else "")
        parts = [shown(zone) for zone in view.zones if zone.seat == seat and not is_own_hand(zone, view)]
        parts += [counted(counter) for counter in view.counters if counter.seat == seat]
        lines += flow([part for part in parts if part], width, name)
    return lines


def shared(view: View, width: int) -> list[Text]:
    parts = [shown(zone) for zone in view.zones if zone.seat is None]
    parts += [counted(counter) for counter in view.counters if counter.seat is None]
    return flow([part for part in parts if part], width, Text(""))


def own(view: View, width: int) -> list[Text]:
    lines: list[Text] = []
    for zone in view.zones:
        if is_own_hand(zone, view):
            lines += flow(
                [face(card) for card in zone.cards] or [Text("empty")], width, Text(f"Your {zone.title.lower()}: "), " "
            )
    return lines


def asked(view: View, names: Sequence[str], width: int) -> list[Text]:
    lines = [Text(named(view.prompt, names, view.seat), "bold")] if view.prompt else []
    return lines + choices(view.choices, names, view.seat, width)


def choices(listed: Sequence[Choice], names: Sequence[str], me: int | None, width: int) -> list[Text]:
    parts = []
    for number, choice in enumerate(listed[:MOST_CHOICES], 1):
        label = named(choice.label, names, me)
        parts.append(Text.assemble((f"{number:>3} ", "bold cyan"), label))
    lines = columns(parts, width)
    more = len(listed) - MOST_CHOICES
    return lines + ([Text(f"    … and {more} more: type 'moves' to see them all", "dim")] if more > 0 else [])


def log(view: View, names: Sequence[str], width: int) -> list[Text]:
    return [Text(f"· {named(line, names, view.seat)}"[:width], "dim") for line in view.log]


def is_own_hand(zone: Zone, view: View) -> bool:
    return zone.kind == "hand" and zone.seat == view.seat and view.seat is not None


def shown(zone: Zone) -> Text:
    """A zone in a few words: its cards if they can be seen, else how many there are."""
    note = Text(f" ({zone.note})" if zone.note else "", "dim")
    if zone.size == 0 and not zone.cards:
        return Text.assemble(f"{zone.title} –", note)
    if zone.kind == "stack" or all(not card.text for card in zone.cards):
        top: list[str | Text] = [" top ", face(zone.cards[-1])] if zone.cards and zone.cards[-1].text else []
        return Text.assemble(f"{zone.title} {zone.size}", *top, note)
    faces = Text(" ").join(face(card, *(card.tags if zone.seat is None else ())) for card in zone.cards)
    return Text.assemble(f"{zone.title} ", faces, note)


def face(card: Card, *tags: str) -> Text:
    """The card's text, with a title that says more in signs, and what is special about it."""
    if not card.text:
        return Text("▒", "dim")
    says_more = card.title not in card.text and not any(sign.isalpha() for sign in card.title)
    inside = " ".join([card.text, *([card.title] if says_more else [])]) + "".join(f", {tag}" for tag in tags)
    return Text(f"[{inside}]" if card.up else f"({inside})", COLOURS.get(card.colour, "bold"))


def counted(counter: Counter) -> Text:
    return Text(f"{counter.title} {counter.value}" + (f" ({counter.note})" if counter.note else ""))


def flow(parts: Sequence[Text], width: int, first: Text, gap: str = "  ") -> list[Text]:
    """The parts one after the other, on as many lines as they need, indented under the first."""
    indent = min(first.cell_len, NAME_WIDTH + 2)
    lines, line = [], first
    room = width - first.cell_len
    for part in parts:
        for piece in part.wrap(PLAIN, width - indent) if part.cell_len > width - indent else [part]:
            if piece.cell_len > room:
                lines.append(line)
                line, room = Text(" " * indent), width - indent
            line = Text.assemble(line, piece, gap)
            room -= piece.cell_len + cell_len(gap)
    return [*lines, line] if parts or first.plain.strip() else []


def columns(parts: Sequence[Text], width: int) -> list[Text]:
    """The parts in as many columns as fit, read downwards."""
    if not parts:
        return []
    widest = max(part.cell_len for part in parts) + 2
    across = max(1, min(4, width // widest))
    down = -(-len(parts) // across)
    lines = []
    for row in range(down):
        cells = [Text.assemble(part, " " * (widest - part.cell_len)) for part in parts[row::down]]
        lines.append(Text.assemble(*cells))
    return lines
