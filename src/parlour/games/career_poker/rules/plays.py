"""Which plays are legal in Millionaire: strength, loop, bindings, energy, gold and the going-out ban."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, play, tables
from parlour.games.career_poker.rules import flow, gold, table
from parlour.games.career_poker.state import Career

__all__ = ["energy_for", "followers", "must_match_colours", "must_match_marks"]


def find_turn(s: play.Play, found: Moves) -> None:
    if s.top_number != 0:
        table.add(found, moves.PASS)  # CP-5.3
    left = followers(s)
    while left != 0:
        number = native.lowest_bit(left)
        left &= left - 1
        if s.strategic[s.seat][number] != 0:
            find_plain(s, found, number)
        if s.gold[s.seat] != 0:
            find_gold(s, found, number)


def followers(s: Career) -> int:
    """The numbers that are right, one bit each; for the lead all are."""
    return cards.FOLLOWERS[table.is_reversed(s)][s.top_number]


def is_loop(s: Career, number: int) -> bool:
    """Whether the number is the weakest, to be played on the strongest."""
    if number > 3 or number == 1:
        return False
    if table.is_reversed(s):
        return number == 2 and s.top_number == 3
    return number == 3 and s.top_number == 2  # CP-6.3


def must_match_colours(s: Career, number: int) -> bool:
    return s.colour_bound or is_loop(s, number)  # CP-6.2, CP-6.3


def must_match_marks(s: Career, number: int) -> bool:
    return s.mark_bound or is_loop(s, number)  # CP-6.2, CP-6.3


# Without gold


def find_plain(s: Career, found: Moves, number: int) -> None:
    held = s.strategic[s.seat][number]
    if must_match_colours(s, number) or must_match_marks(s, number):
        mask = matching(s, number)
        if mask != 0 and mask & held == mask:
            offer(s, found, number, mask)
        return
    mask = held
    while mask != 0:
        if s.top_number == 0 or cards.CARD_COUNT[mask] == s.top_count:  # CP-5.3
            offer(s, found, number, mask)
        mask = (mask - 1) & held


def matching(s: Career, number: int) -> int:
    """The one set of cards of a number with the colours or marks on top; 0 if there is none."""
    colours = set_of(s.top_colours)
    if not must_match_marks(s, number):
        return colours
    marks = with_marks(s, number, set_of(s.top_marks))
    if must_match_colours(s, number) and colours != marks:
        return 0
    return marks


def with_marks(s: Career, number: int, marks: int) -> int:
    """The cards of a number that have these marks."""
    mask = 0
    for mark in range(5):
        if marks & native.bit(mark):
            mask |= native.bit(s.colour_with[number][mark])
    return mask


def set_of(multiset: int) -> int:
    """A multiset as one bit each; 0 if something is in it twice."""
    found = 0
    for attribute in range(5):
        count = (multiset >> (8 * attribute)) & 255
        if count > 1:
            return 0
        found |= count << attribute
    return found


def offer(s: Career, found: Moves, number: int, mask: int) -> None:
    count = cards.CARD_COUNT[mask]
    if count == s.strategic_size[s.seat] and table.is_banned_last(s, number):
        return  # CP-9.1
    if energy_for(s, count, False) <= s.energy:
        table.add(found, moves.play(number, mask, False))
    if number == 8 and energy_for(s, count, True) <= s.energy:
        table.add(found, moves.play(number, mask, True))  # CP-7.1


def energy_for(s: Career, count: int, cut: bool) -> int:
    """The bundles that a play costs."""
    cost = count if cut else 0  # CP-7.1
    if s.top_number == 0 and (count == 2 or count == 3) and not s.revolution:
        cost += count  # CP-6.1
    return cost


# With gold


def find_gold(s: play.Play, found: Moves, number: int) -> None:
    most = gold.most_cards(s, s.seat, number)
    if most >= s.strategic_size[s.seat]:
        most = s.strategic_size[s.seat] - 1  # CP-9.1, CP-11.2
    if s.top_number != 0:
        if s.top_count <= most and can_build(s, number):
            offer_gold(s, found, number, s.top_count)
        return
    for count in range(1, most + 1):
        offer_gold(s, found, number, count)


def offer_gold(s: play.Play, found: Moves, number: int, count: int) -> None:
    if energy_for(s, count, False) <= s.energy:
        table.add(found, moves.gold(count, number, False))  # CP-11.1
    if number == 8 and energy_for(s, count, True) <= s.energy:
        table.add(found, moves.gold(count, number, True))


def can_build(s: play.Play, number: int) -> bool:
    """Whether as many cards as were led can be made the number, with the colours and marks that are due."""
    gold.want_for(s, number, s.top_count)
    if s.colour_price + s.mark_price == 0:
        return True  # most_cards has looked
    budget = s.gold[s.seat]
    flow.gather(s, s.seat, number, 0, budget)
    cost = flow.cheapest(s, 0, tables.NONE, s.top_count)
    if cost == 0:
        return gold.can_spend(s, 0, s.top_count, budget)
    return cost <= budget
