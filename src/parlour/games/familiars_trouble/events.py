"""What happened, in words: the notes of the rules as one seat may know them."""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Event
from parlour.engine.state import Note
from parlour.games.familiars_trouble import faces, moves, notes
from parlour.games.familiars_trouble.cards import COLOURS
from parlour.games.familiars_trouble.state import Trouble


def tell(state: Trouble, note: Note, viewer: int | None) -> Event | None:
    kind, first, second, third = note
    if kind == notes.SWEPT:
        return None
    if kind in (notes.DREW, notes.PASSED, notes.PLAYED):
        return tell_card(kind, first, second, third, viewer)
    if kind in (notes.LAID_OUT, notes.SWAPPED, notes.COMPLETED, notes.REFILLED):
        return tell_errand(state, kind, first, second, third)
    if kind == notes.ROUND:
        return Event("round", f"Round {first + 1}: {{{second}:leads|lead}}.", second)
    if kind == notes.CALLED:
        text = f"{{{first}:calls|call}} a hand exchange." if second else f"{{{first}:wants|want}} no hand exchange."
        return Event("call", text, first)
    if kind == notes.STAYED:
        return Event("stay", f"{{{first}:leaves|leave}} the errands as they are.", first)
    if kind == notes.TOOK_LEAD:
        totals = ", ".join(f"{colour} {second >> 8 * i & 255}" for i, colour in enumerate(COLOURS))
        return Event("trick", f"The trick adds up to {totals}. {{{first}:takes|take}} the lead.", first)
    return Event("end", f"The match ends with {first} points. {faces.band(first).sentence}")


def tell_card(kind: int, seat: int, card: int, third: int, viewer: int | None) -> Event:
    if kind == notes.PLAYED:
        text = f"{{{seat}:plays|play}} {faces.card_name(card)}."
        return Event("play", text, seat, (faces.card(card),), f"hand:{seat}", f"table:{seat}")
    if kind == notes.DREW:
        seen, what = (faces.card(card), faces.card_name(card)) if seat == viewer else (HIDDEN, "a card")
        return Event("draw", f"{{{seat}:draws|draw}} {what}.", seat, (seen,), "deck", f"hand:{seat}")
    known = viewer is not None and viewer in (seat, third)
    seen, what = (faces.card(card), faces.card_name(card)) if known else (HIDDEN, "a card")
    text = f"{{{seat}:passes|pass}} {what} to {{{third}}}."
    return Event("pass", text, seat, (seen,), f"hand:{seat}", f"hand:{third}")


def tell_errand(state: Trouble, kind: int, first: int, second: int, third: int) -> Event:
    errands = moves.deck_of(state).errands
    if kind == notes.LAID_OUT:
        errand = errands[first]
        text = f"On display: {faces.errand_title(errand)}."
        return Event("errand", text, None, (faces.errand(errand),), f"errands:{errand.level}", "display")
    if kind == notes.COMPLETED:
        errand = errands[first]
        text = f"Errand {errand.id} is done: {faces.points(second)}, {third} in all."
        return Event("complete", text, None, (faces.errand(errand),), "display", "collection")
    if kind == notes.REFILLED:
        errand = errands[second]
        text = f"{{{first}:draws|draw}} {faces.errand_title(errand)}."
        return Event("errand", text, first, (faces.errand(errand),), f"errands:{errand.level}", "display")
    old, new = errands[second], errands[third]
    text = f"{{{first}:swaps|swap}} errand {old.id} for {faces.errand_title(new)}."
    return Event("swap", text, first, (faces.errand(old), faces.errand(new)), "display", f"errands:{old.level}")
