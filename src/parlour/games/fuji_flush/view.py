"""What a seat sees of Fuji Flush."""

from __future__ import annotations

from functools import cache, lru_cache

from parlour.engine.game import Note
from parlour.engine.view import HIDDEN, Card, Choice, Counter, Event, Scene, Zone
from parlour.games.fuji_flush import notes
from parlour.games.fuji_flush.cards import HIGH, LOW
from parlour.games.fuji_flush.rules import FujiFlush

CARDS = [Card(text=str(number), name=str(number), title=str(number)) for number in range(HIGH + 1)]


def show(state: FujiFlush, seat: int | None) -> Scene:
    table, sizes, draw_size, discarded, hand = state.seen(seat)
    zones, counters = public(state.players, table, sizes, draw_size, discarded)
    if seat is not None:
        seen = list(zones)
        seen[2 * seat] = own_hand(seat, hand)
        zones = tuple(seen)
    if state.over:
        return Scene("The match is over", zones, counters)
    decider = state.seat
    prompt, turn = asked(decider)
    return Scene("Fuji Flush", zones, counters, "Play a card." if seat == decider else prompt, turn)


# What looks the same is the same object, for any seat and after any move: whoever compares two views then need not
# look into it.


@cache
def asked(decider: int) -> tuple[str, tuple[int]]:
    """What the others wait for, and whom."""
    return f"{{{decider}:plays|play}} a card.", (decider,)


@lru_cache(1024)
def public(
    players: int, table: bytes, sizes: bytes, draw_size: int, discarded: bytes
) -> tuple[tuple[Zone, ...], tuple[Counter, ...]]:
    """What everybody sees."""
    zones, left = [], []
    for seat in range(players):
        number = table[seat]
        zones += [others_hand(seat, sizes[seat]), place(seat, number, number * table.count(number))]
        left.append(cards_left(seat, sizes[seat] + (number != 0)))
    return (*zones, draw_pile(draw_size), discards(discarded)), tuple(left)


def numbers_in(hand: int) -> list[int]:
    found: list[int] = []
    number = LOW
    while hand:
        if hand & 7:
            found += [number] * (hand & 7)
        hand >>= 3
        number += 1
    return found


@lru_cache(4096)
def own_hand(owner: int, hand: int) -> Zone:
    return Zone(f"hand:{owner}", "Hand", tuple([CARDS[number] for number in numbers_in(hand)]), owner, "hand")


@cache
def others_hand(owner: int, size: int) -> Zone:
    return Zone(f"hand:{owner}", "Hand", (HIDDEN,) * size, owner, "hand")


@cache
def place(owner: int, number: int, value: int) -> Zone:
    if number == 0:
        return Zone(f"table:{owner}", "Table", (), owner)
    joined = value // number
    note = f"worth {value}" + (f", {joined} cards of {number} together" if joined > 1 else "")
    return Zone(f"table:{owner}", "Table", (CARDS[number],), owner, note=note)


@cache
def draw_pile(size: int) -> Zone:
    return Zone("draw", "Draw pile", kind="stack", count=size)


@lru_cache(1024)
def discards(numbers: bytes) -> Zone:
    return Zone("discards", "Discards", tuple([CARDS[number] for number in sorted(numbers)]), kind="stack")


@cache
def cards_left(seat: int, count: int) -> Counter:
    return Counter(f"left:{seat}", "Cards left", count, seat)


def choice(state: FujiFlush, move: int) -> Choice:
    return playing(state.seat, move, *state.flushed_by(move))


@lru_cache(4096)
def playing(seat: int, number: int, value: int, beaten: tuple[tuple[int, int], ...]) -> Choice:
    label = f"Play the {number}"
    if value > number:
        label += f", joining to {value}"
    if beaten:
        label += ", flushing " + ", ".join(f"{{{other}}}'s {lower}" for other, lower in beaten)
    return Choice(f"play {number}", label, (str(number),), f"hand:{seat}", f"table:{seat}")


def tell(state: FujiFlush, note: Note, viewer: int | None) -> Event:
    return event(note, note[1] == viewer)


@lru_cache(4096)
def event(note: Note, is_mine: bool) -> Event:
    kind, seat, number, value = note
    if kind == notes.DEALT:
        return Event("deal", f"Everybody is dealt {seat} cards.", source="draw")
    if kind == notes.PLAYED:
        joins = f", joining to {value}" if value > number else ""
        text = f"{{{seat}:plays|play}} {number}{joins}."
        return Event("play", text, seat, (CARDS[number],), f"hand:{seat}", f"table:{seat}")
    if kind == notes.FLUSHED:
        text = f"{{{seat}}}: the {number} is flushed."
        return Event("flush", text, seat, (CARDS[number],), f"table:{seat}", "discards")
    if kind == notes.DREW:
        drawn = CARDS[number] if is_mine else HIDDEN
        what = str(number) if is_mine else "a card"
        return Event("draw", f"{{{seat}:draws|draw}} {what}.", seat, (drawn,), "draw", f"hand:{seat}")
    if kind == notes.PUSHED:
        text = f"{{{seat}:pushes|push}} the {number} through."
        return Event("push", text, seat, (CARDS[number],), f"table:{seat}", "discards")
    if kind == notes.WENT_OUT:
        return Event("win", f"{{{seat}:goes|go}} out and {{{seat}:wins|win}}!", seat)
    return Event("shuffle", "The discards are shuffled into a new draw pile.", source="discards", target="draw")
