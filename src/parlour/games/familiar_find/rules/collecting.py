"""Steps on collections, hands and the deck: discard, pay, draw, gain, exchange, put."""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves
from parlour.games.familiar_find import cards, effects, moves, notes, tables
from parlour.games.familiar_find.rules import hands, steps, table
from parlour.games.familiar_find.state import Find

__all__ = ["can_discard", "essence"]

# Discarding cards of the collection


def is_meant(what: int, kind: int) -> bool:
    if what == effects.ABYSS:
        return kind == cards.ABY
    if what == effects.ASTRAL:
        return kind == cards.AST
    if what == effects.INGREDIENT:
        return kind < cards.INGREDIENTS
    return (kind >= cards.FIRST_SPELL) == (what == effects.SPELL)


def can_discard(s: Find, kind: int) -> bool:
    return s.collection[s.seat][kind] > 0 and is_meant(s.steps[s.step_now][effects.WHAT], kind)


def discard(s: Find) -> None:
    """Of Essences there is nothing to choose."""
    row: Bytes = s.steps[s.step_now]
    for kind in range(s.kinds):
        if can_discard(s, kind):
            if row[effects.MAY] == 0 and row[effects.WHAT] <= effects.ASTRAL:
                hands.discard_collected(s, kind)
            else:
                s.asked = moves.ASK_DISCARD
            return


def find_discards(s: Find, found: Moves) -> None:
    for kind in range(s.kinds):
        if can_discard(s, kind):
            table.add(found, moves.number(moves.DISCARD, kind, 0, 0))
    steps.add_decline(s, found)


def discard_all(s: Find) -> None:
    """All but the Spell that is being cast, which is discarded after it (FI-4.2)."""
    for kind in range(s.kinds):
        stays = 1 if kind == s.casting else 0
        while is_meant(s.steps[s.step_now][effects.WHAT], kind) and s.collection[s.seat][kind] > stays:
            if kind < cards.FIRST_SPELL:
                hands.discard_collected(s, kind)
            else:
                table.give_up(s, kind)
                if s.noting:
                    s.note(notes.SANK, s.seat, kind, 0)


# Cards of the hand and of the deck


def offer_payment(s: Find) -> None:
    """Three cards stay for playing (FI-6.1)."""
    if s.hand_size[s.seat] > tables.TO_PLAY:
        s.asked = moves.ASK_PAYMENT


def find_payments(s: Find, found: Moves) -> None:
    for kind in range(s.kinds):
        if s.hand[s.seat][kind] > 0:
            table.add(found, moves.number(moves.TOLL, kind, 0, 0))
    steps.add_decline(s, found)


def pay(s: Find, kind: int) -> None:
    hands.take_out(s, s.seat, kind)
    table.discard(s, kind)
    if s.noting:
        s.note(notes.TOLLED, s.seat, kind, 0)


def draw(s: Find) -> None:
    hands.draw_card(s, s.seat)  # FI-4.5


def gain(s: Find) -> None:
    """The top card of the deck joins the collection."""
    if s.deck_size > 0:  # FI-4.5
        kind = table.next_card(s)
        s.collection[s.seat][kind] += 1
        if s.noting:
            s.note(notes.OFFERED, s.seat, kind, 0)
        hands.note_lacking(s, s.seat)


# Exchanging Ingredients with another collection


def offer_exchange(s: Find) -> None:
    if can_exchange(s):  # FI-9.2
        s.asked = moves.ASK_EXCHANGE


def can_exchange(s: Find) -> bool:
    for other in range(s.players):
        for mine in range(cards.INGREDIENTS):
            for theirs in range(cards.INGREDIENTS):
                if is_exchange(s, mine, other, theirs):
                    return True
    return False


def is_exchange(s: Find, mine: int, other: int, theirs: int) -> bool:
    if mine == theirs or s.collection[s.seat][mine] == 0:
        return False
    return other != s.seat and s.collection[other][theirs] > 0  # a seat that is out has no collection


def find_exchanges(s: Find, found: Moves) -> None:
    for other in range(s.players):
        for mine in range(cards.INGREDIENTS):
            for theirs in range(cards.INGREDIENTS):
                if is_exchange(s, mine, other, theirs):
                    table.add(found, moves.number(moves.EXCHANGE, mine, other, theirs))
    steps.add_decline(s, found)


def make_exchange(s: Find, mine: int, other: int, theirs: int) -> None:
    exchange(s, mine, other, theirs)
    if s.noting:
        s.note(notes.BARTERED, s.seat, mine + notes.BOTH * theirs, other)
    hands.note_lacking(s, s.seat)
    hands.note_lacking(s, other)


def exchange(s: Find, mine: int, other: int, theirs: int) -> None:
    s.collection[s.seat][mine] -= 1
    s.collection[other][mine] += 1
    s.collection[other][theirs] -= 1
    s.collection[s.seat][theirs] += 1


# Putting an Essence of the collection onto a pile


def essence(s: Find) -> int:
    return cards.ABY if s.steps[s.step_now][effects.WHAT] == effects.ABYSS else cards.AST


def offer_put(s: Find) -> None:
    if s.collection[s.seat][essence(s)] > 0 and table.piles_in(s, s.steps[s.step_now][effects.ONTO]) != 0:
        s.asked = moves.ASK_PUT


def find_puts(s: Find, found: Moves) -> None:
    meant = table.piles_in(s, s.steps[s.step_now][effects.ONTO])
    for pile in range(cards.PILES):
        if meant >> pile & 1:
            table.add(found, moves.number(moves.PUT, pile, 0, 0))
    steps.add_decline(s, found)


def put(s: Find, pile: int) -> None:
    kind = essence(s)
    s.collection[s.seat][kind] -= 1
    table.put_up(s, pile, kind)
    if s.noting:
        s.note(notes.CAST_AWAY, s.seat, kind, table.label(s, pile))
