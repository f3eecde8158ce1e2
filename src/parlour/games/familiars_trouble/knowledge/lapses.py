"""What somebody reckons with who has forgotten cards of former tricks, or cards that it passed on.

Such a card and one that the seat cannot see are taken for each other. What was played when stays written as it was: in
a world that is only imagined nobody looks back beyond the trick.
"""

from __future__ import annotations

from parlour.engine import native, worlds
from parlour.games.familiars_trouble import cards, play
from parlour.games.familiars_trouble.knowledge import redeal
from parlour.games.familiars_trouble.state import Trouble


def forget(s: play.Play, seat: int, percent: int) -> None:
    redeal.recall(s, seat)
    list_hidden(s, seat)
    seen = s.used & ~in_trick(s) | s.kept
    while seen != 0:
        card = native.lowest_bit(seen)
        seen &= seen - 1
        if s.below(100) < percent and s.sampler.count > 0:
            at = s.below(s.sampler.count)
            exchange(s, card, s.sampler.cards[at])
            s.sampler.cards[at] = card


def list_hidden(s: Trouble, seat: int) -> None:
    worlds.begin(s)
    hidden = cards.EVERY_CARD & ~s.hands[seat] & ~s.used
    while hidden != 0:
        worlds.add_card(s, native.lowest_bit(hidden), 0)
        hidden &= hidden - 1


def in_trick(s: Trouble) -> int:
    """The cards before everybody, one bit each, and whatever looks like them."""
    found = 0
    for seat in range(cards.SEATS):
        kind = s.played[s.round][seat] - 1
        if kind >= 0:
            found |= cards.RAINBOWS if kind == cards.RAINBOW else cards.BITS[kind]
    return found


def exchange(s: Trouble, card: int, other: int) -> None:
    both = cards.BITS[card] | cards.BITS[other]
    s.used = exchanged(s.used, both)
    for seat in range(cards.SEATS):
        s.hands[seat] = exchanged(s.hands[seat], both)
    for i in range(cards.SIZE):
        if s.deck[i] == card:
            s.deck[i] = other
        elif s.deck[i] == other:
            s.deck[i] = card


def exchanged(held: int, both: int) -> int:
    """A set of cards that has one of the two has the other then."""
    return held ^ both if held & both != 0 and held & both != both else held
