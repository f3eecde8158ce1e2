"""What a trick of Familiar's Trouble is worth if the others answer as well as they can.

What the others hold is unknown, so a trick is worth what it is on average over the cards not seen: whoever plays
later is thought to hold as many of them as the hand has, and to play the best. Worth is in hundredths of a point.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiars_trouble import cards, play, tables
from parlour.games.familiars_trouble.state import Trouble

__all__ = ["expect_answers", "want"]


def want(s: play.Play, display: int) -> None:
    """Aim at these errands."""
    s.wanted_count = 0
    while display != 0:
        errand = native.lowest_bit(display)
        display &= display - 1
        s.wanted[s.wanted_count] = s.requires[errand]
        s.pays[s.wanted_count] = 100 * s.points_of[errand]
        s.wanted_count += 1


def paid(s: play.Play, totals: int) -> int:
    """What the errands aimed at pay for these totals."""
    worth = 0
    for i in range(s.wanted_count):
        if ((totals | cards.EACH_ENOUGH) - s.wanted[i]) & cards.EACH_ENOUGH == cards.EACH_ENOUGH:
            worth += s.pays[i]
    return worth


def unseen_cards(s: Trouble) -> int:
    return cards.EVERY_CARD & ~s.hands[s.seat] & ~s.used


def expect_answers(s: play.Play) -> None:
    """Look up how likely the next seat has none of the best k unseen cards, for every k."""
    unseen = native.count_bits(unseen_cards(s))
    held = native.count_bits(s.hands[cards.after(s.seat, 1)])
    s.row = tables.HELD * unseen + held


def last_worth(s: play.Play, totals: int, led: int, unseen: int, known: int) -> int:
    """What the trick is worth when one seat is still to play, which has the known card."""
    if paid(s, totals + tables.MOST) == 0:
        return 0
    floor = paid(s, totals + tables.PACKED[known]) if follows(known, led) else 0
    group_answers(s, totals, unseen & cards.MATCHES[led])
    worth = 0
    count = 0
    group = best_group(s, floor)
    while group != s.group_count:
        size = native.count_bits(s.groups[group])
        worth += s.worths[group] * (tables.MISSES[s.row][count] - tables.MISSES[s.row][count + size])
        count += size
        s.worths[group] = 0
        group = best_group(s, floor)
    return (worth + floor * tables.MISSES[s.row][count]) // tables.CERTAIN


def group_answers(s: play.Play, totals: int, answers: int) -> None:
    """Put cards together that make the same of the totals."""
    s.groups[0] = answers
    s.worths[0] = 0
    s.group_count = 1
    for i in range(s.wanted_count):
        lacks = (s.wanted[i] | cards.EACH_ENOUGH) - totals
        adding = tables.ADDING[0][lacks & 255] & tables.ADDING[1][lacks >> 8 & 255] & tables.ADDING[2][lacks >> 16]
        if adding & answers:
            divide_groups(s, adding, s.pays[i])


def divide_groups(s: play.Play, adding: int, pay: int) -> None:
    """These cards are worth so much more."""
    for i in range(s.group_count):
        rest = s.groups[i] & ~adding
        if rest == s.groups[i]:
            continue
        if rest != 0:
            s.groups[s.group_count] = rest
            s.worths[s.group_count] = s.worths[i]
            s.group_count += 1
        s.groups[i] &= adding
        s.worths[i] += pay


def best_group(s: play.Play, floor: int) -> int:
    """The group that is worth most, if more than the floor."""
    best = s.group_count
    for i in range(s.group_count):
        if s.worths[i] > floor:
            floor = s.worths[i]
            best = i
    return best


def middle_worth(s: play.Play, led: int, unseen: int, known: int) -> int:
    """What the trick is worth when the card led lies alone and the next seat has the known card."""
    if paid(s, tables.PACKED[led] + 2 * tables.MOST) == 0:
        return 0
    find_answers(s, led, unseen)
    return worth_with(s, known, led, unseen)


def find_answers(s: play.Play, led: int, unseen: int) -> None:
    """Work out what each answer of the next seat is worth."""
    s.middle_count = 0
    answers = unseen & cards.MATCHES[led]
    while answers != 0:
        card = native.lowest_bit(answers)
        answers &= answers - 1
        worth = answer_worth(s, card, led, unseen) - tables.COSTS[card] // 2
        if worth > 0:
            insert(s, worth)


def insert(s: play.Play, worth: int) -> None:
    """Put a worth among the others, which are sorted, highest first."""
    i = s.middle_count
    while i > 0 and s.middle[i - 1] < worth:
        s.middle[i] = s.middle[i - 1]
        i -= 1
    s.middle[i] = worth
    s.middle_count += 1


def worth_with(s: play.Play, known: int, led: int, unseen: int) -> int:
    """What the best answer of the next seat is worth on average, if it has the known card."""
    floor = answer_worth(s, known, led, unseen) if follows(known, led) else 0
    worth = 0
    count = 0
    while count < s.middle_count and s.middle[count] > floor:
        worth += s.middle[count] * (tables.MISSES[s.row][count] - tables.MISSES[s.row][count + 1])
        count += 1
    return (worth + floor * tables.MISSES[s.row][count]) // tables.CERTAIN


def answer_worth(s: play.Play, card: int, led: int, unseen: int) -> int:
    return last_worth(s, tables.PACKED[led] + tables.PACKED[card], led, unseen & ~cards.BITS[card], tables.NO_CARD)


def follows(card: int, led: int) -> bool:
    return card != tables.NO_CARD and cards.MATCHES[led] & cards.BITS[card] != 0
