"""Gold (CP-8): what it costs to change a card, and the play with gold that is built card by card (CP-11)."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, notes, play, tables
from parlour.games.career_poker.rules import flow, millionaire, plays, table
from parlour.games.career_poker.state import Career

__all__ = ["cost_of", "want_rest"]


# Steps


def lowest_place(s: Career, place: int) -> int:
    """Where the line that a number is on begins, in the order of strength."""
    return 11 if place > 10 and not s.ace_line else 0  # CP-8.2, CP-8.3


def highest_place(s: Career, place: int) -> int:
    return 10 if place <= 10 and not s.ace_line else 12


def steps(s: Career, number: int, other: int) -> int:
    """How many gold it takes from one number to another."""
    place = cards.STRENGTH[number]
    target = cards.STRENGTH[other]
    if lowest_place(s, place) != lowest_place(s, target):
        return tables.TOO_MUCH
    return place - target if place > target else target - place  # CP-8.1


def cost_of(s: Career, card: int, target: int) -> int:
    """The gold that makes one card another; TOO_MUCH if no steps lead there."""
    cost = steps(s, cards.number_of(card), cards.number_as(target))  # CP-8.4
    if cards.colour_of(card) != cards.colour_as(target):
        cost += 1
    if s.mark_of[card] != cards.mark_as(target):
        cost += 1
    return cost


def cards_near(s: Career, seat: int, number: int, distance: int) -> int:
    """How many cards of the seat are exactly that many steps from the number."""
    place = cards.STRENGTH[number]
    count = 0
    if place - distance >= lowest_place(s, place):
        count += cards.CARD_COUNT[s.strategic[seat][cards.NUMBER_AT[place - distance]]]
    if place + distance <= highest_place(s, place) and distance > 0:
        count += cards.CARD_COUNT[s.strategic[seat][cards.NUMBER_AT[place + distance]]]
    return count


def most_cards(s: Career, seat: int, number: int) -> int:
    """How many cards the seat can make this number with its gold, if colours and marks do not matter."""
    left = s.gold[seat]
    count = cards_near(s, seat, number, 0)
    distance = 1
    while distance <= left:
        near = cards_near(s, seat, number, distance)
        if near > left // distance:
            return count + left // distance
        count += near
        left -= near * distance
        distance += 1
    return count


# Building


def begin_building(s: Career, move: int) -> None:
    s.built_count = moves.cards_announced(move)
    s.built_number = moves.number_announced(move)
    s.built_cut = moves.is_cut(move)
    s.used = 0
    s.spent = 0
    s.stage = cards.USE_STAGE  # CP-11.1


def use_card(s: Career, move: int) -> None:
    card = moves.card_used(move)
    target = moves.target_used(move)
    s.used_card[s.used] = card
    s.used_as[s.used] = target
    s.used += 1
    s.spent += cost_of(s, card, target)
    if s.used == s.built_count:
        play_built(s)  # CP-11.1


def play_built(s: Career) -> None:
    colours = 0
    marks = 0
    for i in range(s.used):
        colours += table.one_of(cards.colour_as(s.used_as[i]))
        marks += table.one_of(cards.mark_as(s.used_as[i]))
        millionaire.lay_out(s, s.used_card[i], s.used_as[i])
        if s.noting:
            s.note(notes.CHANGED, s.seat, s.used_card[i], s.used_as[i])
    s.gold[s.seat] -= s.spent  # CP-8.1
    if s.noting:
        s.note(notes.SPENT, s.seat, s.spent, s.gold[s.seat])
    s.stage = cards.TURN_STAGE
    millionaire.take_effect(s, s.built_number, colours, marks, s.built_cut)


# The next card


def find_use(s: play.Play, found: Moves) -> None:
    left = s.built_count - s.used
    budget = s.gold[s.seat] - s.spent
    flow.gather(s, s.seat, s.built_number, next_usable(s), budget)
    want_rest(s)
    flow.clear_tally(s)
    place = s.stock_size - 1
    while place >= 0:
        away = s.stock_steps[place]
        if flow.nearest(s, left - 1) + away <= budget:  # no cheaper play with this card, whatever is due
            find_use_of(s, found, place, left, budget)
        s.tally[away] += 1
        place -= 1


def next_usable(s: Career) -> int:
    """Cards are used in ascending order."""
    return s.used_card[s.used - 1] + 1 if s.used != 0 else 0  # CP-11.1


def want_for(s: play.Play, number: int, count: int) -> None:
    colours = s.top_colours if plays.must_match_colours(s, number) else 0
    marks = s.top_marks if plays.must_match_marks(s, number) else 0
    flow.want(s, colours, marks, count)


def want_rest(s: play.Play) -> None:
    """Ask for what the play needs and the cards used so far do not give."""
    want_for(s, s.built_number, s.built_count)
    for i in range(s.used):
        change_want(s, cards.colour_as(s.used_as[i]), cards.mark_as(s.used_as[i]), -1)


def change_want(s: play.Play, colour: int, mark: int, change: int) -> None:
    s.want_colours[colour if s.colour_price != 0 else 0] += change
    s.want_marks[mark if s.mark_price != 0 else 0] += change


def find_use_of(s: play.Play, found: Moves, place: int, left: int, budget: int) -> None:
    """Offer everything that this card can be used as so that the play can be completed with later cards."""
    later = s.stock_size - place - 1
    due = s.colour_price + s.mark_price != 0
    base = flow.nearest(s, left - 1)
    if due and left > 1 and later >= left:
        base = flow.cheapest(s, place + 1, tables.NONE, left)
        flow.find_ways_back(s, place + 1)
    for colour in range(5):
        if s.colour_price != 0 and s.want_colours[colour] == 0:
            continue
        for mark in range(5):
            if s.mark_price != 0 and s.want_marks[mark] == 0:
                continue
            rest = base
            if due and left > 1:
                rest = rest_of(s, place, colour, mark, left, base)
            offer_use(s, found, place, colour, mark, rest, left, budget)


def rest_of(s: play.Play, place: int, colour: int, mark: int, left: int, base: int) -> int:
    """The least gold for the later cards if this one gives the colour and the mark."""
    if s.stock_size - place - 1 >= left:
        return base + flow.given_back(s, colour if s.colour_price != 0 else 0, mark if s.mark_price != 0 else 0)
    change_want(s, colour, mark, -1)
    rest = flow.cheapest(s, place + 1, tables.NONE, left - 1)
    change_want(s, colour, mark, 1)
    return rest


def offer_use(
    s: play.Play, found: Moves, place: int, colour: int, mark: int, rest: int, left: int, budget: int
) -> None:
    card = s.stock[place]
    cost = s.stock_steps[place]
    if cards.colour_of(card) != colour:
        cost += 1
    if s.mark_of[card] != mark:
        cost += 1
    if cost + rest > budget:
        return
    if s.spent + cost + rest == 0 and not can_spend_after(s, place, colour, mark, left, budget):
        return
    table.add(found, moves.use(card, cards.as_target(s.built_number, colour, mark)))


def can_spend_after(s: play.Play, place: int, colour: int, mark: int, left: int, budget: int) -> bool:
    """Whether the later cards can cost something, if everything so far was for nothing."""
    change_want(s, colour, mark, -1)
    possible = can_spend(s, place + 1, left - 1, budget)
    change_want(s, colour, mark, 1)
    if s.colour_price + s.mark_price == 2 and s.stock_size - place - 1 >= left > 1:
        flow.cheapest(s, place + 1, tables.NONE, left)  # the flow was lost
        flow.find_ways_back(s, place + 1)
    return possible


def can_spend(s: play.Play, first: int, count: int, budget: int) -> bool:
    """Where a play for nothing is possible: whether one can be made that costs something, but not too much.

    If colour or mark is free, change it. If both are due, the play for nothing is a set of cards of the
    number itself. Either two of these change places, or one of them is left out.
    """
    if s.colour_price == 0 or s.mark_price == 0 or (count > 1 and budget > 1):
        return budget > 0 and count > 0  # CP-11.1
    for place in range(first, s.stock_size):
        free = s.stock_steps[place] == 0 and s.want_colours[cards.colour_of(s.stock[place])] != 0
        if free and flow.cheapest(s, first, place, count) <= budget:
            return True
    return False
