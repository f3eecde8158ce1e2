"""What a collection is worth, with cards that are unknown to the deciding seat, and how well a seat stands."""

from __future__ import annotations

from parlour.games.familiar_find import cards, effects, play, tables
from parlour.games.familiar_find.rules import end, locations, table
from parlour.games.familiar_find.state import Find

__all__ = ["abyss_after_spells", "count_unseen", "missing", "worth_now", "worth_with"]  # for what a hint says

# What is unseen


def count_unseen(s: play.Play) -> None:
    for kind in range(s.kinds):
        s.unseen[kind] = s.copies[kind] - s.hand[s.seat][kind]
        for seat in range(s.players):
            s.unseen[kind] -= s.collection[seat][kind]
    for i in range(s.discard_size):
        s.unseen[s.discards[i]] -= 1
    for pile in range(cards.PILES):
        for i in range(s.pile_size[pile]):
            if table.knows(s, s.seat, pile, i):
                s.unseen[s.pile_card[pile][i]] -= 1
    s.unseen_size = 0
    for kind in range(s.kinds):
        s.unseen_size += s.unseen[kind]


def chance_of(s: play.Play, kind: int, wanted: int, count: int) -> int:
    """How likely so many unknown cards hold at least `wanted` of the kind, in thousandths: a binomial tail."""
    if count < wanted or s.unseen_size == 0:
        return 0
    if wanted <= 0:
        return 1000
    hit = 1000 * s.unseen[kind] // s.unseen_size
    none = 1000
    for _ in range(count):
        none = none * (1000 - hit) // 1000
    if wanted == 1:
        return 1000 - none
    one = count * hit * none // (1000 - hit) if hit < 1000 else 0
    if wanted == 2:
        return 1000 - none - one if none + one < 1000 else 0
    two = one * (count - 1) * hit // (2 * (1000 - hit)) if hit < 1000 else 0
    return 1000 - none - one - two if none + one + two < 1000 else 0


# The collection that is being valued


def load(s: play.Play, seat: int) -> None:
    for kind in range(s.kinds):
        s.owned[kind] = s.collection[seat][kind]


def load_pile(s: play.Play, pile: int) -> int:
    """Add a pile to it; returns how many of its cards are unknown."""
    unknown = 0
    only_up = locations.takes_up(s, pile)
    for i in range(s.pile_size[pile]):
        if only_up and s.pile_up[pile][i] == 0:
            continue
        if table.knows(s, s.seat, pile, i):
            s.owned[s.pile_card[pile][i]] += 1
        else:
            unknown += 1
    return unknown


def worth(s: play.Play, seat: int, unknown: int) -> int:
    """What it is worth if it is the seat's after it resolved its Spells."""
    astral = s.owned[cards.AST]
    if astral >= 3:
        return tables.WIN
    abyss = abyss_after_spells(s, seat)
    if abyss >= 3:
        return worth_of_loss(s, seat)
    lacking = missing(s)
    if lacking == 0:
        return tables.WIN
    value = tables.ASTRAL_WORTH[astral] + tables.ABYSS_WORTH[abyss] + tables.SET_WORTH[lacking]
    if unknown == 0:
        return value
    value += unknown * tables.UNKNOWN_WORTH
    win = chance_of(s, cards.AST, 3 - astral, unknown)
    lose = chance_of(s, cards.ABY, 3 - abyss, unknown)
    return value + (tables.WIN - value) * win // 1000 - (value - worth_of_loss(s, seat)) * lose // 1000


def worth_of_loss(s: Find, seat: int) -> int:
    if s.powers[s.familiar[seat]][effects.LIFE] and not s.lives_used >> seat & 1:
        return tables.LIFE_WORTH
    return tables.LOSS


def abyss_after_spells(s: play.Play, seat: int) -> int:
    if s.owned[cards.ABY] == 0:
        return 0
    sheds = s.powers[s.familiar[seat]][effects.SHED] != 0
    relief = 0
    for kind in range(cards.FIRST_SPELL, s.kinds):
        if s.owned[kind] > 0:
            relief += s.owned[kind] * (1 if sheds else relieves(s, kind))
    return s.owned[cards.ABY] - relief if s.owned[cards.ABY] > relief else 0


def relieves(s: Find, spell: int) -> int:
    """Of how many Abyss Essences a Spell frees the collection."""
    count = 0
    for i in range(s.first_step[spell], s.first_step[spell + 1]):
        action = s.steps[i][effects.ACTION]
        if action in (effects.DISCARD, effects.PUT) and s.steps[i][effects.WHAT] == effects.ABYSS:
            count += s.steps[i][effects.COUNT]
    return count


def missing(s: play.Play) -> int:
    """How many Ingredients it lacks for a set: four pairs, three triples or two quadruples."""
    first = second = third = fourth = 0  # how many it has of the types it has most of
    for kind in range(cards.INGREDIENTS):
        have = s.owned[kind]
        if have > first:
            first, second, third, fourth = have, first, second, third
        elif have > second:
            second, third, fourth = have, second, third
        elif have > third:
            third, fourth = have, third
        elif have > fourth:
            fourth = have
    pairs = lack(2, first) + lack(2, second) + lack(2, third) + lack(2, fourth)
    triples = lack(3, first) + lack(3, second) + lack(3, third)
    quadruples = lack(4, first) + lack(4, second)
    least = pairs if pairs < triples else triples
    return least if least < quadruples else quadruples


def lack(wanted: int, have: int) -> int:
    return wanted - have if have < wanted else 0


def worth_now(s: play.Play, seat: int) -> int:
    load(s, seat)
    return worth(s, seat, 0)


def worth_with(s: play.Play, seat: int, pile: int) -> int:
    """What the seat's collection would be worth together with the pile."""
    load(s, seat)
    unknown = load_pile(s, pile)
    return worth(s, seat, unknown)


# How well a seat stands


def evaluate(s: play.Play, seat: int) -> int:
    if s.over:
        return 1000 if end.won(s, seat) else 0
    if not table.is_in_play(s, seat):
        return 0
    mine = strength(s, seat)
    total = 0
    for other in range(s.players):
        if table.is_in_play(s, other):
            total += strength(s, other)
    return 1000 * mine // total


def strength(s: play.Play, seat: int) -> int:
    value = 500 + worth_now(s, seat)
    return value if value > 50 else 50
