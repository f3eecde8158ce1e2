"""What each move promises the deciding seat: its own worth, its hopes, and what the next seat can take."""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves
from parlour.games.familiar_find import cards, effects, moves, play, tables
from parlour.games.familiar_find.rules import collecting, piles, table, turn
from parlour.games.familiar_find.strategy import worth

__all__ = ["fed_by", "hoped_by", "promise"]  # for what a hint says


def advise(s: play.Play, found: Moves) -> int:
    count = turn.find_legal(s, found)
    if count == 1:
        return found.items[0]
    worth.count_unseen(s)
    best = found.items[0]
    most = tables.LEAST
    for i in range(count):
        value = promise(s, found.items[i])
        if value > most:
            most = value
            best = found.items[i]
    return best


def promise(s: play.Play, move: int) -> int:
    """Moves that change nothing promise what the table does now."""
    verb = moves.verb_of(move)
    a = moves.first(move)
    b = moves.second(move)
    if verb in (moves.PLACE, moves.HIDE):
        return promise_of_card(s, a, b)
    if verb == moves.TAKE:
        return promise_of_pile(s, a)
    if verb in (moves.CAST, moves.SHED):
        return promise_of_spell(s, verb, a)
    if verb == moves.MOVE:
        return promise_of_move(s, a, b)
    if verb == moves.COLLECT:
        return promise_of_take(s, a)
    if verb == moves.SWAP:
        return promise_of_swap(s, a, b)
    if verb == moves.EXCHANGE:
        return promise_of_exchange(s, a, b, moves.third(move))
    if verb == moves.PUT:
        return promise_of_put(s, a)
    return promise_of_rest(s, verb, a)


def promise_of_rest(s: play.Play, verb: int, a: int) -> int:
    if verb == moves.CHOOSE:
        return promise_of_familiar(s, a)
    if verb == moves.TOLL:
        return worth_to_next(s, a) + (tables.LOATH if s.asked == moves.ASK_PAYMENT else 0)  # rather not
    if verb == moves.TURN:
        return outlook(s) + (0 if table.knows(s, s.seat, a, s.pile_size[a] - 1) else 1)
    if verb == moves.LOOK:
        return outlook(s) + unknown_in(s, a)
    if verb == moves.LEAVE:
        return outlook(s) + promise_of_leaving(s, a)
    if verb == moves.DISCARD:
        return promise_of_discard(s, a)
    if verb == moves.REMAIN:
        return outlook(s) + 1
    return outlook(s)


def unknown_in(s: play.Play, pile: int) -> int:
    """How many of its cards the seat does not know."""
    count = 0
    for i in range(s.pile_size[pile]):
        count += not table.knows(s, s.seat, pile, i)
    return count


# What the table promises


def outlook(s: play.Play) -> int:
    """My worth, what I may hope for next turn, and less for what the next seat can take."""
    return worth.worth_now(s, s.seat) - fed(s) + hoped(s)


def fed(s: play.Play) -> int:
    """What the next seat can take."""
    rival = table.after(s, s.seat)
    theirs = worth.worth_now(s, rival)
    best = 0
    total = 0
    for pile in range(cards.PILES):
        if s.pile_size[pile] > 0 and table.reaches(s, rival, pile):
            gain = worth.worth_with(s, rival, pile) - theirs
            total += gain
            if gain > best:
                best = gain
    return best // 2 + total // 4


def hoped(s: play.Play) -> int:
    """What I may hope for next turn."""
    mine = worth.worth_now(s, s.seat)
    hope = 0
    for pile in range(cards.PILES):
        if s.pile_size[pile] > 0 and table.reaches(s, s.seat, pile):
            gain = worth.worth_with(s, s.seat, pile) - mine
            hope += gain if gain > 0 else gain // 8
    return hope // 8


def worth_to_next(s: play.Play, kind: int) -> int:
    """What a card would be worth to the next seat."""
    rival = table.after(s, s.seat)
    before = worth.worth_now(s, rival)
    s.owned[kind] += 1
    return worth.worth(s, rival, 0) - before


# Taking


def promise_of_pile(s: play.Play, pile: int) -> int:
    rival = table.after(s, s.seat)
    denied = 0
    if table.reaches(s, rival, pile):
        denied = worth.worth_with(s, rival, pile) - worth.worth_now(s, rival)
    before = worth.worth_now(s, s.seat)
    unknown = worth.load_pile(s, pile)
    if pile == cards.CENTRE:
        unknown += expect_location(s)
    for kind in range(cards.FIRST_SPELL, s.kinds):
        before -= tables.SPELL_WORTH * s.owned[kind]
    return 2 * (worth.worth(s, s.seat, unknown) - before) + (denied if denied > 0 else 0)


def expect_location(s: play.Play) -> int:
    """Change the collection that is being valued as the Location will; returns how many unknown cards it adds."""
    unknown = 0
    actor = cards.LOCATION_ACTOR + s.location
    for i in range(s.first_step[actor], s.first_step[actor + 1]):
        if s.steps[i][effects.MOMENT] == effects.TAKEN:
            unknown += expect_step(s, i)
    return unknown


def expect_step(s: play.Play, i: int) -> int:
    action = s.steps[i][effects.ACTION]
    what = s.steps[i][effects.WHAT]
    if action == effects.DISCARD_ALL:
        for kind in range(s.kinds):
            if collecting.is_meant(what, kind):
                s.owned[kind] = 0
    elif action == effects.DISCARD and what == effects.ABYSS and s.owned[cards.ABY] > 0:
        took_abyss = s.owned[cards.ABY] > s.collection[s.seat][cards.ABY]
        if not took_abyss or s.steps[i][effects.CONDITION] != effects.TOOK_NO_ABYSS:
            s.owned[cards.ABY] -= 1
    return s.steps[i][effects.COUNT] if action == effects.GAIN else 0


def promise_of_leaving(s: play.Play, kind: int) -> int:
    """What the collection gains if the topmost card of the pile taken is left there."""
    worth.load(s, s.seat)
    worth.load_pile(s, s.taken)
    taking = worth.worth(s, s.seat, 0)
    s.owned[kind] -= 1
    return worth.worth(s, s.seat, 0) - taking


# Spells, and powers that do as a Spell does


def promise_of_spell(s: play.Play, verb: int, spell: int) -> int:
    """Which to cast first, by what it does first; which to shed, the other way round."""
    row: Bytes = s.steps[s.first_step[spell]]
    order = tables.CAST_ORDER[row[effects.ACTION]]
    if verb != moves.SHED:
        return order
    is_as_good = row[effects.ACTION] == effects.DISCARD and row[effects.WHAT] == effects.ABYSS
    return 0 if is_as_good else 20 - order


def promise_of_familiar(s: play.Play, familiar: int) -> int:
    """The best of what it can do."""
    best = 0
    for rule in range(effects.RULE_COLUMNS):
        if s.powers[familiar][rule] > 0 and tables.POWER_WORTH[rule] > best:
            best = tables.POWER_WORTH[rule]
    actor = cards.FAMILIAR_ACTOR + familiar
    for i in range(s.first_step[actor], s.first_step[actor + 1]):
        value = tables.ACTION_WORTH[s.steps[i][effects.ACTION]]
        if value > best:
            best = value
    return best


def promise_of_discard(s: play.Play, kind: int) -> int:
    if kind == cards.ABY:
        return outlook(s) + 1
    s.collection[s.seat][kind] -= 1
    value = outlook(s)
    s.collection[s.seat][kind] += 1
    return value


def promise_of_put(s: play.Play, pile: int) -> int:
    kind = collecting.essence(s)
    relief = tables.ABYSS_WORTH[1] if kind == cards.ABY else tables.ASTRAL_WORTH[1]
    return promise_of_card(s, kind, pile) - relief


def promise_of_move(s: play.Play, source: int, target: int) -> int:
    piles.move_card(s, source, s.pile_size[source] - 1, target)
    s.pile_size[source] -= 1
    value = outlook(s)
    s.pile_size[source] += 1
    s.pile_size[target] -= 1
    return value


def promise_of_take(s: play.Play, pile: int) -> int:
    kind = table.top_card(s, pile)
    s.collection[s.seat][kind] += 1
    s.pile_size[pile] -= 1
    value = outlook(s)
    s.pile_size[pile] += 1
    s.collection[s.seat][kind] -= 1
    return value


def promise_of_swap(s: play.Play, kind: int, pile: int) -> int:
    top = s.pile_size[pile] - 1
    before = s.pile_card[pile][top]
    s.pile_card[pile][top] = kind
    value = outlook(s) - worth_to_next(s, before) // 8
    s.pile_card[pile][top] = before
    return value


def promise_of_exchange(s: play.Play, mine: int, other: int, theirs: int) -> int:
    collecting.exchange(s, mine, other, theirs)
    value = outlook(s)
    harm = worth.worth_now(s, other)
    collecting.exchange(s, theirs, other, mine)
    return value + (worth.worth_now(s, other) - harm) // 2


# Playing cards


def fed_by(s: play.Play, kind: int, pile: int) -> int:
    """What the next seat can take once the card is played."""
    table.put_up(s, pile, kind)
    value = fed(s)
    s.pile_size[pile] -= 1
    return value


def hoped_by(s: play.Play, kind: int, pile: int) -> int:
    table.put_up(s, pile, kind)
    value = hoped(s)
    s.pile_size[pile] -= 1
    return value


def promise_of_card(s: play.Play, kind: int, pile: int) -> int:
    """Face up or down, I know it; the next seat will see soon enough."""
    table.put_up(s, pile, kind)
    value = outlook(s)
    s.pile_size[pile] -= 1
    return value
