"""Small questions and actions that every chapter uses. Compiled rules hold copies of them; Python calls them here."""

# compiled: no
from __future__ import annotations

from parlour.engine import native
from parlour.engine.facts import inlined
from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects
from parlour.games.familiar_find.state import Find


@inlined
def add(found: Moves, move: int) -> None:
    found.items[found.count] = move
    found.count += 1


# Seats


@inlined
def is_in_play(s: Find, seat: int) -> bool:
    return s.in_play >> seat & 1 != 0


@inlined
def after(s: Find, seat: int) -> int:
    """The next seat in play clockwise."""
    seat += 1
    while not s.in_play >> seat & 1:
        seat = seat + 1 if seat < s.players else 0
    return seat


@inlined
def power(s: Find, rule: int) -> int:
    """What the Familiar of the seat whose turn it is makes of a standing rule."""
    return s.powers[s.familiar[s.seat]][rule]


@inlined
def place(s: Find, rule: int) -> int:
    """What the Location in force makes of a standing rule."""
    return s.places[s.location][rule]


# Deck, discards and collections


@inlined
def next_card(s: Find) -> int:
    s.deck_size -= 1
    return s.deck[s.deck_size]


@inlined
def discard(s: Find, kind: int) -> None:
    s.discards[s.discard_size] = kind  # FI-1.3: face up, never shuffled again
    s.discard_size += 1


@inlined
def give_up(s: Find, kind: int) -> None:
    """Discard a card of the collection."""
    s.collection[s.seat][kind] -= 1
    discard(s, kind)


# Piles


@inlined
def exists(s: Find, pile: int) -> bool:
    return pile == cards.CENTRE or is_in_play(s, pile - 1)  # FI-2.1


@inlined
def reaches(s: Find, seat: int, pile: int) -> bool:
    return s.reach[seat] >> pile & 1 != 0


@inlined
def piles_in(s: Find, scope: int) -> int:
    """The piles that a step means, one bit each."""
    if scope == effects.NEAR:
        return s.reach[s.seat]
    if scope == effects.CENTRE:
        return 1
    if scope == effects.NEXT:
        return native.bit(1 + s.seat)
    every = 1 | s.in_play << 1  # FI-2.1
    return every if scope == effects.ANY_PILE else every & ~s.reach[s.seat]


@inlined
def label(s: Find, pile: int) -> int:
    """The pile as notes write it."""
    return 0 if pile == cards.CENTRE else 8 * pile + after(s, pile - 1)


@inlined
def knows(s: Find, seat: int, pile: int, i: int) -> bool:
    """Whether the seat knows the card at a place of a pile (FI-11.1)."""
    return s.pile_up[pile][i] != 0 or s.pile_known[pile][i] & native.bit(seat) != 0


@inlined
def top_card(s: Find, pile: int) -> int:
    return s.pile_card[pile][s.pile_size[pile] - 1]


@inlined
def is_top_up(s: Find, pile: int) -> bool:
    return s.pile_size[pile] > 0 and s.pile_up[pile][s.pile_size[pile] - 1] != 0


@inlined
def put(s: Find, pile: int, kind: int, up: int, known: int, trail: int) -> None:
    """A card goes on top."""
    i = s.pile_size[pile]  # FI-2.4
    s.pile_card[pile][i] = kind
    s.pile_up[pile][i] = up
    s.pile_known[pile][i] = known
    s.pile_trail[pile][i] = trail
    s.pile_size[pile] += 1


@inlined
def put_up(s: Find, pile: int, kind: int) -> None:
    put(s, pile, kind, 1, cards.EVERYBODY, 0)


# For Python callers


def name_of(s: Find, pile: int) -> str:
    """The pile as moves write it; nothing if there is none."""
    if not exists(s, pile):
        return ""
    return "centre" if pile == cards.CENTRE else f"{pile - 1}-{after(s, pile - 1)}"  # FI-2.2


def reached_by(s: Find, seat: int) -> list[int]:
    return [pile for pile in range(cards.PILES) if reaches(s, seat, pile)]


def hand_of(s: Find, seat: int) -> list[int]:
    return counted(s.hand[seat])


def collection_of(s: Find, seat: int) -> list[int]:
    return counted(s.collection[seat])


def counted(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
