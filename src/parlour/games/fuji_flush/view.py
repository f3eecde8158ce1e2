"""What a seat sees of Fuji Flush."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.scene import HIDDEN, Card, Choice, Counter, Scene, Zone
from parlour.games.fuji_flush.cards import HIGH, numbers_in
from parlour.games.fuji_flush.play import Play

CARDS = [Card(text=str(number), name=str(number), title=str(number)) for number in range(HIGH + 1)]


def show(state: Play, seat: int | None) -> Scene:
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


@lru_cache(4096)
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


@lru_cache(4096)
def own_hand(owner: int, hand: int) -> Zone:
    return Zone(f"hand:{owner}", "Hand", tuple([CARDS[number] for number in numbers_in(hand)]), owner, "hand")


@lru_cache(4096)
def others_hand(owner: int, size: int) -> Zone:
    return Zone(f"hand:{owner}", "Hand", (HIDDEN,) * size, owner, "hand")


@lru_cache(4096)
def place(owner: int, number: int, value: int) -> Zone:
    if number == 0:
        return Zone(f"table:{owner}", "Table", (), owner)
    joined = value // number
    note = f"worth {value}" + (f", {joined} cards of {number} together" if joined > 1 else "")
    return Zone(f"table:{owner}", "Table", (CARDS[number],), owner, note=note)


@lru_cache(4096)
def draw_pile(size: int) -> Zone:
    return Zone("draw", "Draw pile", kind="stack", count=size)


@lru_cache(1024)
def discards(numbers: bytes) -> Zone:
    return Zone("discards", "Discards", tuple([CARDS[number] for number in sorted(numbers)]), kind="stack")


@lru_cache(4096)
def cards_left(seat: int, count: int) -> Counter:
    return Counter(f"left:{seat}", "Cards left", count, seat)


def choice(state: Play, move: int) -> Choice:
    return playing(state.seat, move, *state.flushed_by(move))


@lru_cache(4096)
def playing(seat: int, number: int, value: int, beaten: tuple[tuple[int, int], ...]) -> Choice:
    label = f"Play the {number}"
    if value > number:
        label += f", joining to {value}"
    if beaten:
        label += ", flushing " + ", ".join(f"{{{other}}}'s {lower}" for other, lower in beaten)
    return Choice(f"play {number}", label, (str(number),), f"hand:{seat}", f"table:{seat}")
