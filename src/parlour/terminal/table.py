"""Draws a view in lines of text, whatever the game: places by their roles, and everything by its words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from parlour.engine.fold import DOWN, Place
from parlour.engine.view import View
from parlour.engine.vocabulary import Counter, Role, Set, Zone, members
from parlour.terminal.reader import Reader

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
ENDS = frozenset("。、，．！？：；…・ー」』）］｝〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
OPENS = frozenset("「『（［｛〈《")
NAME_WIDTH = 10
LEAST_LOG = 3  # lines that stay however many moves there are
LEAST_CHOICES = 4
MOST_COLUMNS = 4
IN_PLAY: tuple[Role, ...] = ("play", "trick")
SETTLED = "settled"
SPARED = ((), (SETTLED,), (SETTLED, "past"), (SETTLED, "past", "aside"), (SETTLED, "past", "aside", "pile"))
NOTHING: dict[str, int | str] = {"number": 0, "flag": 0, "sum": 0, "seat": -1, "choice": "", "track": ""}


def draw(view: View, reader: Reader, log: Sequence[str], width: int = 80, height: int = 24) -> list[Text]:
    """The whole screen, but for the line on which somebody types: the table, what happened last, what is asked."""
    below = own(view, reader, width) + wrapped(Text(reader.asked(view.asked), "bold"), width)
    rows = height - 1 - len(below)
    offered, lines_kept = labels(view, reader, width), min(LEAST_LOG, len(log))
    above = fitted(view, reader, width, rows - lines_kept - min(LEAST_CHOICES, len(columns(offered, width))))
    listed = choices(offered, reader, width, rows - len(above) - lines_kept)
    return above + happened(log, width, rows - len(above) - len(listed)) + below + listed


def happened(log: Sequence[str], width: int, rows: int) -> list[Text]:
    """The last of what happened that fits, each whole."""
    found: list[Text] = []
    for text in reversed(log):
        lines = wrapped(Text(text, "dim"), width, "· ")
        if len(found) + len(lines) > rows:
            break
        found = lines + found
    return found


def fitted(view: View, reader: Reader, width: int, rows: int) -> list[Text]:
    """The table in so many rows.

    Left out first is what never changes in a match, then what is past or aside, then piles that people may look
    through.
    """
    for spared in SPARED:
        lines = whole(view, reader, width, spared)
        if len(lines) <= rows:
            return lines
    return [*lines[: max(1, rows - 1)], Text(reader.say("more-table"), "dim")]


def everything(view: View, reader: Reader, width: int) -> list[Text]:
    """The whole table, open piles card by card, and what the cards are called."""
    return whole(view, reader, width, is_opened=True) + flow(legend(view, reader), width, Text(""))


def legend(view: View, reader: Reader) -> list[Text]:
    """The names of all cards that the reader can see, where they are more than the texts."""
    seen = {
        (zone.holds, card.removeprefix(DOWN)): zone
        for id, place in view.zones.items()
        for zone in [reader.vocabulary.zone(id)]
        for card in place.cards
    }
    called = [(face(text, zone, reader), reader.thing(noun, text)) for (noun, text), zone in seen.items() if text]
    return [Text.assemble(drawn, f" {name}") for drawn, name in called if name not in drawn.plain]


def whole(view: View, reader: Reader, width: int, spared: Sequence[str] = (), is_opened: bool = False) -> list[Text]:
    """Everything on the table but the reader's own hand; what is spared can be asked for."""
    zones = [zone for zone in reader.vocabulary.zones if zone.role not in spared or is_closed_pile(zone)]
    lines = [head(view, reader)]
    for seat in range(view.players):
        marker = "▶ " if seat in view.turn else "  "
        name = padded(Text(marker + reader.names[seat], "bold" if seat == view.seat else ""), NAME_WIDTH + 2)
        parts = [*seat_zones(view, reader, zones, seat, is_opened), *seat_counters(view, reader, seat)]
        lines += flow(parts, width, name)
    counters = [one for one in reader.vocabulary.counters if SETTLED not in spared or can_change(one, reader)]
    shared = [*shared_zones(view, reader, zones, is_opened), *shared_counters(view, reader, counters)]
    return lines + flow([*shared, Text("…", "dim")] if spared else shared, width, Text(""))


def head(view: View, reader: Reader) -> Text:
    return Text.assemble((reader.title, "bold"), f" · {reader.phase(view.phase)}")


def own(view: View, reader: Reader, width: int) -> list[Text]:
    """What the reader holds, card by card."""
    lines: list[Text] = []
    for zone in reader.vocabulary.zones:
        if is_own_hand(zone, view.seat, view.seat):
            place = view.zones[f"{zone.id}:{view.seat}"]
            faces = [face(card, zone, reader) for card in place.cards] or [Text(reader.say("empty"), "dim")]
            lines += flow(faces, width, Text(f"{reader.zone(zone, '')}: "), " ")
    return lines


# Places


def is_own_hand(zone: Zone, seat: int | None, me: int | None) -> bool:
    return zone.role == "hand" and zone.each == "seat" and seat is not None and seat == me


def is_closed_pile(zone: Zone) -> bool:
    """How many cards are left there matters."""
    return zone.role == "pile" and zone.sees != "all"


def seat_zones(view: View, reader: Reader, zones: Sequence[Zone], seat: int, is_opened: bool) -> Iterator[Text]:
    for zone in zones:
        if zone.each == "seat" and not is_own_hand(zone, seat, view.seat):
            place = view.zones[f"{zone.id}:{seat}"]
            if is_there(zone, str(seat), view, reader) and (place.size or zone.role == "hand"):
                yield from shown(zone, str(seat), place, view, reader, is_opened)


def shared_zones(view: View, reader: Reader, zones: Sequence[Zone], is_opened: bool) -> Iterator[Text]:
    for zone in zones:
        for id in members(zone.id, zone.each, 0):
            value, place = id.partition(":")[2], view.zones[id]
            if is_there(zone, value, view, reader) and (place.size or (zone.flag and zone.role in IN_PLAY)):
                yield from shown(zone, value, place, view, reader, is_opened)


def is_there(zone: Zone, value: str, view: View, reader: Reader) -> bool:
    """Is it on the table now? What is past is looked at while no trick is being played."""
    if zone.role == "past" and is_trick_played(view, reader):
        return False
    return not zone.flag or bool(view.counters.get(zone.flag.format(value)))


def is_trick_played(view: View, reader: Reader) -> bool:
    return any(place.size and reader.vocabulary.zone(id).role == "trick" for id, place in view.zones.items())


def shown(zone: Zone, value: str, place: Place, view: View, reader: Reader, is_opened: bool = False) -> Iterator[Text]:
    """A place in a few words: its cards if they can be seen, else how many there are. A market is in several parts."""
    title = reader.zone(zone, value)
    title += ":" if title[-1].isdigit() else ""  # a pile of level 1 has 6 cards, not 16
    if not place.size:
        yield Text(f"{title} –")
    elif zone.role == "pile" and not (is_opened and zone.sees == "all"):
        yield Text.assemble(f"{title} {place.size}", *known_in_pile(zone, place, reader))
    else:
        faces = [with_worth(card, times, zone, view, reader) for card, times in runs(zone, place.cards)]
        hidden = [Text(str(place.hidden) if not faces else f"+{place.hidden}")] if place.hidden else []
        first, *rest = faces + hidden
        if zone.role == "market":
            yield Text.assemble(f"{title} ", first)
            yield from rest
        else:
            yield Text.assemble(f"{title} ", Text(" ").join([first, *rest]))


def known_in_pile(zone: Zone, place: Place, reader: Reader) -> list[str | Text]:
    """The top card of an open pile; of a closed one whatever is known to lie there."""
    if zone.sees == "all":
        return [" ", face(place.cards[-1], zone, reader)] if zone.order == "laid" and place.cards else []
    return [part for card in place.cards for part in (" ", face(DOWN + card, zone, reader))]


def runs(zone: Zone, cards: Sequence[str]) -> list[tuple[str, int]]:
    """Equal cards together, where they lie sorted."""
    if zone.order != "rank":
        return [(card, 1) for card in cards]
    return [(card, len(list(equal))) for card, equal in groupby(cards)]


def with_worth(card: str, times: int, zone: Zone, view: View, reader: Reader) -> Text:
    """A card, how many of it there are, and what is counted for it."""
    counters = card_counters(reader) if zone.role in IN_PLAY else []
    worth = [value for counter in counters if (value := view.counters.get(f"{counter.id}:{card}"))]
    count = f"×{times}" if times > 1 else ""
    return Text.assemble(face(card, zone, reader), count, *[f"={value}" for value in worth if str(value) != card])


def face(card: str, zone: Zone, reader: Reader) -> Text:
    """A card's text as in moves; in a market, where people choose among things, also what it is called."""
    text = card.removeprefix(DOWN)
    if not text:
        return Text("▒", "dim")
    called = reader.thing(zone.holds, text) if zone.role == "market" else text
    says_it = re.search(rf"(?<![A-Za-z0-9]){re.escape(text)}(?![A-Za-z0-9])", called)
    inside = called if says_it else f"{text} {called}"
    colour = next((COLOURS[value] for value in colours_of(text, zone, reader)), "bold")
    return Text(f"({inside})" if card.startswith(DOWN) else f"[{inside}]", colour)


def colours_of(text: str, zone: Zone, reader: Reader) -> Iterator[str]:
    for value in reader.fields(zone.holds, text).values():
        if isinstance(value, str) and value in COLOURS:
            yield value


# Counters


def card_counters(reader: Reader) -> list[Counter]:
    """Those that count something for each card: they are shown beside it."""
    cards = [reader.game.things[zone.holds] for zone in reader.vocabulary.zones if zone.role in IN_PLAY]
    return [
        counter
        for counter in reader.vocabulary.counters
        if isinstance(counter.each, tuple) and counter.type == "number"
        if any(set(counter.each) <= set(texts) for texts in cards)
    ]


def seat_counters(view: View, reader: Reader, seat: int) -> Iterator[Text]:
    for counter in reader.vocabulary.counters:
        if counter.each == "seat":
            yield from counted(counter, str(seat), view, reader)


def shared_counters(view: View, reader: Reader, counters: Sequence[Counter]) -> Iterator[Text]:
    elsewhere = {zone.flag.partition(":")[0] for zone in reader.vocabulary.zones}
    elsewhere |= {counter.id for counter in card_counters(reader)}
    for counter in counters:
        if counter.each != "seat" and counter.id not in elsewhere:
            for of in reader.values_of(counter):
                yield from counted(counter, of, view, reader)


def can_change(counter: Counter, reader: Reader) -> bool:
    """Is there any event that sets it?"""
    ops = [op for kind in reader.vocabulary.kinds.values() for op in kind.does if isinstance(op, Set)]
    families = {re.sub(r"\{\w+\}", ".*", op.counter.partition(":")[0]) for op in ops}
    return counter.type == "sum" or any(re.fullmatch(family, counter.id) for family in families)


def counted(counter: Counter, of: str, view: View, reader: Reader) -> Iterator[Text]:
    """Nothing where there is nothing: no number, no seat, a flag that is not set."""
    value = value_of(counter, of, view)
    if value == NOTHING[counter.type] or (value == "none" and counter.each == "seat"):
        return
    track = reader.track(counter, of)
    marks = [f"[{step}]" if step == value else str(step) for step in track]
    said = [reader.counter(counter, of), reader.counted(counter, value), f"({' '.join(marks)})" if track else ""]
    yield Text(" ".join(part for part in said if part))


def value_of(counter: Counter, of: str, view: View) -> int | str:
    """A counter may be missing where the match's options do not need it."""
    id = f"{counter.id}:{of}" if of else counter.id
    if counter.type != "sum":
        return view.counters.get(id, NOTHING[counter.type])
    places = [view.zones[zone.format(of)] for zone in counter.zones]
    if not counter.cards:
        return sum(place.size for place in places)
    return sum(place.cards.count(card) for place in places for card in counter.cards)


# Moves


def labels(view: View, reader: Reader, width: int) -> list[Text]:
    made = []
    for number, option in enumerate(view.choices, 1):
        label = Text.assemble((f"{number:>3} ", "bold cyan"), reader.option(option))
        label.truncate(width, overflow="ellipsis")
        made.append(label)
    return made


def choices(offered: Sequence[Text], reader: Reader, width: int, rows: int) -> list[Text]:
    """All of them, or as many as fit."""
    lines = columns(offered, width)
    if len(lines) <= rows:
        return lines
    for count in range(min(len(offered), MOST_COLUMNS * rows), 0, -1):
        lines = columns(offered[:count], width)
        if len(lines) < rows:
            break
    return [*lines, Text(f"    {reader.say('more-moves', len(offered) - count)}", "dim")]


# Lines


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len))


def stripped(line: Text) -> Text:
    line.rstrip()
    return line


def wrapped(text: Text, width: int, mark: str = "") -> list[Text]:
    """On as many lines as it needs, with a mark before the first; none if there is no text."""
    lines = broken(text, width - cell_len(mark)) if text.plain else []
    return [Text.assemble((" " * cell_len(mark) if at else mark, "dim"), line) for at, line in enumerate(lines)]


def broken(text: Text, width: int) -> list[Text]:
    """As Rich breaks lines, but none begins with what ends a phrase of Japanese, or ends with what opens one."""
    lines: list[Text] = []
    while True:
        first, *more = text.wrap(PLAIN, width)
        if not more:
            return [*lines, first]
        end = place_to_break(text.plain, len(first.plain))
        lines.append(stripped(text[:end]))
        begin = end + 1 if text.plain[end].isspace() else end
        text = text[begin:]


def place_to_break(plain: str, most: int) -> int:
    end = most
    while end > 1 and (plain[end] in ENDS or plain[end - 1] in OPENS):
        end -= 1
    return end if end > 1 else most


def flow(parts: Sequence[Text], width: int, first: Text, gap: str = "  ") -> list[Text]:
    """The parts one after the other, on as many lines as they need, indented under the first."""
    indent = min(first.cell_len, NAME_WIDTH + 2)
    lines: list[Text] = []
    line = first
    room = width - first.cell_len
    for part in parts:
        for piece in part.wrap(PLAIN, width - indent) if part.cell_len > width - indent else [part]:
            if piece.cell_len > room:
                lines.append(stripped(line))
                line, room = Text(" " * indent), width - indent
            line = Text.assemble(line, piece, gap)
            room -= piece.cell_len + cell_len(gap)
    return [*lines, stripped(line)] if parts or first.plain.strip() else []


def columns(parts: Sequence[Text], width: int) -> list[Text]:
    """The parts in as many columns as fit, read downwards."""
    for across in range(min(MOST_COLUMNS, len(parts)), 1, -1):
        down = -(-len(parts) // across)
        stacks = [parts[at : at + down] for at in range(0, len(parts), down)]
        widths = [max(part.cell_len for part in stack) + 2 for stack in stacks]
        if sum(widths) - 2 <= width:
            return [stripped(Text.assemble(*cells(stacks, widths, row))) for row in range(down)]
    return list(parts)


def cells(stacks: Sequence[Sequence[Text]], widths: Sequence[int], row: int) -> list[Text]:
    return [padded(stack[row], width) for stack, width in zip(stacks, widths, strict=True) if row < len(stack)]
