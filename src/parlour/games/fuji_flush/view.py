"""What a viewer knows of Fuji Flush, what is asked, and what each choice does."""

from __future__ import annotations

from parlour.engine.fold import Facts, Place
from parlour.engine.presentation import Asked, Option
from parlour.games.fuji_flush.cards import numbers_in
from parlour.games.fuji_flush.play import Play
from parlour.games.fuji_flush.vocabulary import FACES


def show(state: Play, viewer: int | None) -> Facts:
    table, sizes, draw_size, discards, hand = state.seen(viewer)
    seats = range(state.players)
    hands = {seat: Place([], sizes[seat]) for seat in seats}
    if viewer is not None:
        hands[viewer] = Place(texts(numbers_in(hand)))
    zones = {f"hand:{seat}": hands[seat] for seat in seats}
    zones |= {f"table:{seat}": Place(texts([table[seat]] if table[seat] else [])) for seat in seats}
    zones |= {"draw": Place([], draw_size), "discards": Place(texts(sorted(discards)))}
    worth: dict[str, int | str] = {f"worth:{face}": int(face) * table.count(int(face)) for face in FACES}
    return Facts(zones, worth, "over" if state.over else "play", state.outcome() if state.over else None)


def texts(numbers: list[int]) -> list[str]:
    return [str(number) for number in numbers]


def asked(state: Play, viewer: int | None) -> Asked:
    return Asked() if state.over else Asked((state.seat,), "play")


def choice(state: Play, move: int) -> Option:
    value, beaten = state.flushed_by(move)
    lower = tuple([(seat, str(card)) for seat, card in beaten])
    return Option(f"play {move}", "play", (str(move),), (value, value // move, lower))
