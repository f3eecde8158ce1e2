"""What happened, in words: the notes of the rules as one seat may know them. All of them are open to everybody."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.state import Note
from parlour.engine.scene import Card, Event
from parlour.games.career_poker import cards, notes
from parlour.games.career_poker.faces import face, many, target_face
from parlour.games.career_poker.state import Career

Teller = Callable[[Career, int, int, int], Event]


def tell(state: Career, note: Note, viewer: int | None) -> Event | None:
    """Notes are written when something becomes open: of a play with gold, after its last card (CP-12.2)."""
    kind, a, b, c = note
    return TELLERS[kind](state, a, b, c) if kind in TELLERS else None


def strategic(seat: int) -> str:
    return f"strategic:{seat}"


# Phase 1


def tell_round(state: Career, number: int, lead: int, _: int) -> Event:
    text = f"Round {number + 1}: everybody gets 12 cards. {{{lead}:leads|lead}}."
    return Event("round", text, lead)


def tell_direction(state: Career, seat: int, clockwise: int, _: int) -> Event:
    way = "clockwise" if clockwise else "counterclockwise"
    return Event("direction", f"{{{seat}:sets|set}} the direction: {way}.", seat)


def tell_led(state: Career, seat: int, card: int, attribute: int) -> Event:
    shown = face(state, card)
    named = shown.caption if attribute else shown.colour
    text = f"{{{seat}:leads|lead}} {shown.text}; {named} counts."
    return Event("lead", text, seat, (shown,), f"hand:{seat}", f"table:{seat}")


def tell_followed(state: Career, seat: int, card: int, is_reversed: int) -> Event:
    shown = face(state, card)
    back = f" The order is {'reversed' if is_reversed else 'normal'} now." if shown.title == "11" else ""
    return Event("play", f"{{{seat}:plays|play}} {shown.text}.{back}", seat, (shown,), f"hand:{seat}", f"table:{seat}")


def tell_cut(state: Career, seat: int, card: int, _: int) -> Event:
    text = f"{{{seat}:cuts|cut}} and {{{seat}:takes|take}} the trick."
    return Event("cut", text, seat, (face(state, card),), f"table:{seat}", "cut")


def tell_let_be(state: Career, seat: int, _: int, __: int) -> Event:
    return Event("let be", f"{{{seat}:does|do}} not cut.", seat)


def tell_won(state: Career, seat: int, gold: int, _: int) -> Event:
    return Event("win trick", f"{{{seat}:wins|win}} the trick and {gold} gold.", seat)


def tell_took(state: Career, seat: int, card: int, player: int) -> Event:
    shown = face(state, card)
    return Event("take", f"{{{seat}:takes|take}} {shown.text}.", seat, (shown,), f"table:{player}", strategic(seat))


def tell_placed(state: Career, seat: int, card: int, receiver: int) -> Event:
    shown = face(state, card)
    text = f"{{{seat}:gives|give}} {shown.text} to {{{receiver}}}."
    if seat == receiver:
        text = f"{{{seat}:keeps|keep}} {shown.text}."
    return Event("place", text, seat, (shown,), f"table:{seat}", strategic(receiver))


# Settlement


def tell_granted(state: Career, seat: int, gold: int, _: int) -> Event:
    return Event("gold", f"Interim settlement: {{{seat}:gets|get}} {gold} gold.", seat)


def tell_skipped(state: Career, _: int, __: int, ___: int) -> Event:
    return Event("skip", "A strategic hand is empty: there is no Millionaire in this round.")


def tell_ranked(state: Career, seat: int, rank: int, packed: int) -> Event:
    number, gold = packed // 256, packed % 256
    points = cards.points_for(state.players, number, rank)
    text = f"{{{seat}}}: rank {rank + 1}, {points:+d} points and {gold} for gold."
    return Event("score", text, seat)


# Millionaire


def tell_millionaire(state: Career, lead: int, _: int, __: int) -> Event:
    return Event("phase", "Millionaire begins.", lead)


def tell_lead_passed(state: Career, seat: int, following: int, _: int) -> Event:
    text = f"{{{seat}:has|have}} only a banned card and cannot lead; the lead goes to {{{following}}}."
    return Event("lead passed", text, seat)


def tell_played(state: Career, seat: int, number: int, mask: int) -> Event:
    shown = tuple(face(state, cards.card_at(number, colour)) for colour in range(5) if mask >> colour & 1)
    text = f"{{{seat}:plays|play}} {' '.join(card.text for card in shown)}."
    return Event("play", text, seat, shown, strategic(seat), "table")


def tell_changed(state: Career, seat: int, card: int, target: int) -> Event:
    before, after = face(state, card), target_face(target, f"was {face(state, card).text}")
    text = f"{{{seat}:plays|play}} {before.text}" + (f" as {after.text}." if before.text != after.text else ".")
    shown: Card = after if before.text != after.text else before
    return Event("play", text, seat, (shown,), strategic(seat), "table")


def tell_spent(state: Career, seat: int, gold: int, _: int) -> Event:
    return Event("gold", f"{{{seat}:spends|spend}} {gold} gold.", seat)


def tell_paid(state: Career, seat: int, bundles: int, _: int) -> Event:
    return Event("energy", f"{{{seat}:uses|use}} {many(bundles, 'bundle')} of energy.", seat)


def tell_bound(state: Career, kind: int, _: int, __: int) -> Event:
    return Event("binding", f"The {'colours' if kind == 1 else 'marks'} are bound.")


def tell_looped(state: Career, seat: int, _: int, __: int) -> Event:
    return Event("loop", "Loop: the trick starts over from the weakest number.", seat)


def tell_back(state: Career, is_reversed: int, _: int, __: int) -> Event:
    return Event("back", f"Back: the order is {'reversed' if is_reversed else 'normal'} for this trick.")


def tell_revolution(state: Career, on: int, _: int, __: int) -> Event:
    return Event("revolution", "Revolution!" if on else "The revolution is over.")


def tell_cut_short(state: Career, seat: int, _: int, __: int) -> Event:
    return Event("cut", f"{{{seat}:cuts|cut}} the trick.", seat)


def tell_passed(state: Career, seat: int, _: int, __: int) -> Event:
    return Event("pass", f"{{{seat}:passes|pass}}.", seat)


def tell_trick_won(state: Career, seat: int, size: int, _: int) -> Event:
    made = "its cards become energy" if size > 1 else "its card is discarded"
    return Event("win trick", f"{{{seat}:wins|win}} the trick; {made}.", seat, source="table")


def tell_went_out(state: Career, seat: int, _: int, __: int) -> Event:
    return Event("out", f"{{{seat}:has|have}} no cards left!", seat)


def tell_stuck(state: Career, _: int, __: int, ___: int) -> Event:
    return Event("stuck", "Nobody can lead: the phase ends.")


TELLERS: dict[int, Teller] = {
    notes.ROUND: tell_round,
    notes.DIRECTION: tell_direction,
    notes.LED: tell_led,
    notes.FOLLOWED: tell_followed,
    notes.CUT: tell_cut,
    notes.LET_BE: tell_let_be,
    notes.WON: tell_won,
    notes.TOOK: tell_took,
    notes.PLACED: tell_placed,
    notes.GRANTED: tell_granted,
    notes.SKIPPED: tell_skipped,
    notes.MILLIONAIRE: tell_millionaire,
    notes.LEAD_PASSED: tell_lead_passed,
    notes.PLAYED: tell_played,
    notes.CHANGED: tell_changed,
    notes.SPENT: tell_spent,
    notes.PAID: tell_paid,
    notes.BOUND: tell_bound,
    notes.LOOPED: tell_looped,
    notes.BACK: tell_back,
    notes.REVOLUTION: tell_revolution,
    notes.CUT_SHORT: tell_cut_short,
    notes.PASSED: tell_passed,
    notes.TRICK_WON: tell_trick_won,
    notes.WENT_OUT: tell_went_out,
    notes.STUCK: tell_stuck,
    notes.RANKED: tell_ranked,
}
