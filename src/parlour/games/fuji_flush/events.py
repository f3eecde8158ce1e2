"""What happened in Fuji Flush: the notes of the rules, in their order."""

from __future__ import annotations

from parlour.engine.fold import Event, To
from parlour.engine.state import Note
from parlour.games.fuji_flush import notes
from parlour.games.fuji_flush.play import Play

WITH_CARD = {notes.FLUSHED: "flushed", notes.DREW: "drew", notes.PUSHED: "pushed"}


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
            events.append((WITH_CARD[kind], seat, card))
    return [*events, ("over", *state.outcome())] if state.over else events
