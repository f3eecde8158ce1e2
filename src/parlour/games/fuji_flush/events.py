"""What happened, in words: the notes of the rules as one seat may know them."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.state import Note
from parlour.engine.scene import HIDDEN, Event
from parlour.games.fuji_flush import notes
from parlour.games.fuji_flush.state import FujiFlush
from parlour.games.fuji_flush.view import CARDS


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
