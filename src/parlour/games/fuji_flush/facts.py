"""Fuji Flush as facts: what a viewer knows, what happened, what is asked, and why not."""

from __future__ import annotations

from parlour.engine.fold import Event, Facts, Place, To
from parlour.engine.presentation import Asked, Option, Presentation, Reason
from parlour.engine.state import Note
from parlour.games.fuji_flush import notes
from parlour.games.fuji_flush.cards import numbers_in
from parlour.games.fuji_flush.play import Play
from parlour.games.fuji_flush.vocabulary import FACES, VOCABULARY, things


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


def tell(state: Play, fresh: list[Note], mover: int) -> list[Event | To]:
    events: list[Event | To] = []
    for kind, seat, number, value in fresh:
        card = str(number)
        if kind == notes.PLAYED:
            events.append(("played", seat, card, value, value // number))
        elif kind == notes.RESHUFFLED:
            events.append(("reshuffled",))
        elif kind == notes.WENT_OUT:
            events.append(("out", seat))
        elif kind == notes.DEALT:
            events.append(("dealt", seat))
        else:
            events.append((NAMES[kind], seat, card))
    return [*events, ("over", *state.outcome())] if state.over else events


NAMES = {notes.FLUSHED: "flushed", notes.DREW: "drew", notes.PUSHED: "pushed"}


def asked(state: Play, viewer: int | None) -> Asked:
    return Asked() if state.over else Asked((state.seat,), "play")


def choice(state: Play, move: int) -> Option:
    value, beaten = state.flushed_by(move)
    lower = tuple((seat, str(card)) for seat, card in beaten)
    return Option(f"play {move}", "play", (str(move),), (value, value // move, lower))


def why_not(state: Play, move: int) -> Reason:
    return Reason("FF-3.3", "not-in-hand", (str(move),))


PRESENTATION = Presentation(VOCABULARY, things, show, tell, asked, choice, why_not)
