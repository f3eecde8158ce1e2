"""What a play with gold costs at least: the exact test behind CP-11.2.

A play with gold takes some cards of the hand and makes each the announced number, at one gold a step. Where colours
must be matched, each card fills one of the wanted colours, at one gold if it is of another; marks likewise.
Without such a demand the cheapest play takes the nearest cards. With it, the cheapest play is a minimum-cost flow:

    wanted colour -> card -> wanted mark

Each card carries one unit and costs its steps; each wanted colour sends, and each wanted mark receives, as many units
as are wanted. A card is reached from its own colour for nothing and from any other through a hub for one gold; the
same on the side of the marks. The flow grows by successive shortest paths (Bellman–Ford), one card at a time, over
twelve nodes: five colours and their hub, five marks and their hub. What a card can carry from node to node, or give
back, is an arc between them: the residual network.

One such flow tells more: giving back a unit from mark M to colour C by the cheapest way leaves the cheapest flow for
one card less, with C and M not wanted any more. So one flow over the cards after a given one prices all that this one
could be played as, with the ways between all nodes (Floyd–Warshall).
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.career_poker import cards, play, tables
from parlour.games.career_poker.rules import gold

# The stock


def gather(s: play.Play, seat: int, number: int, after: int, budget: int) -> None:
    """List the seat's cards from `after` on that can be made the number within the budget."""
    s.stock_size = 0
    for source in range(cards.number_of(after), cards.HIGH + 1):
        mask = s.strategic[seat][source]
        if mask != 0:
            gather_number(s, source, mask, after, gold.steps(s, source, number), budget)


def gather_number(s: play.Play, source: int, mask: int, after: int, away: int, budget: int) -> None:
    if away > budget:
        return
    while mask != 0:
        card = cards.card_at(source, native.lowest_bit(mask))
        mask &= mask - 1
        if card >= after:
            s.stock[s.stock_size] = card
            s.stock_steps[s.stock_size] = away
            s.stock_size += 1


def clear_tally(s: play.Play) -> None:
    for away in range(cards.GOLD + 2):
        s.tally[away] = 0


def nearest(s: play.Play, count: int) -> int:
    """The steps of the nearest cards tallied, so many of them; TOO_MUCH if there are not that many."""
    total = 0
    for away in range(cards.GOLD + 1):
        if s.tally[away] >= count:
            return total + away * count
        total += away * s.tally[away]
        count -= s.tally[away]
    return tables.TOO_MUCH


# What is wanted


def want(s: play.Play, colours: int, marks: int, count: int) -> None:
    """Ask for these multisets; 0 asks for nothing in particular."""
    s.colour_price = 1 if colours != 0 else 0
    s.mark_price = 1 if marks != 0 else 0
    for i in range(5):
        s.want_colours[i] = (colours >> (8 * i)) & 255
        s.want_marks[i] = (marks >> (8 * i)) & 255
    if colours == 0:
        s.want_colours[0] = count
    if marks == 0:
        s.want_marks[0] = count


# The cheapest flow


def cheapest(s: play.Play, first: int, without: int, count: int) -> int:
    """The least gold for `count` cards from place `first` of the stock on, leaving out one place."""
    if count == 1:
        return cheapest_card(s, first, without)
    if s.colour_price + s.mark_price == 0:
        return cheapest_any(s, first, without, count)
    clear_flow(s)
    total = 0
    for _ in range(count):
        find_arcs(s, first, without)
        node = find_path(s)
        if node == tables.NOWHERE:
            return tables.TOO_MUCH
        total += s.reach[node] // tables.SCALE
        send_along(s, node)
    return total


def cheapest_card(s: play.Play, first: int, without: int) -> int:
    least = tables.TOO_MUCH
    for place in range(first, s.stock_size):
        cost = s.stock_steps[place]
        if s.want_colours[cards.colour_of(s.stock[place])] == 0:
            cost += s.colour_price
        if s.want_marks[s.mark_of[s.stock[place]]] == 0:
            cost += s.mark_price
        if cost < least and place != without:
            least = cost
    return least


def cheapest_any(s: play.Play, first: int, without: int, count: int) -> int:
    """Where neither colours nor marks matter: the nearest cards."""
    clear_tally(s)
    for place in range(first, s.stock_size):
        if place != without:
            s.tally[s.stock_steps[place]] += 1
    return nearest(s, count)


def clear_flow(s: play.Play) -> None:
    for place in range(s.stock_size):
        s.route[place] = 0
    for i in range(5):
        s.hub_colours[i] = 0
        s.hub_marks[i] = 0
        s.open_colours[i] = s.want_colours[i]
        s.open_marks[i] = s.want_marks[i]


def find_arcs(s: play.Play, first: int, without: int) -> None:
    for node in range(tables.NODES):
        for other in range(tables.NODES):
            s.arc[node][other] = tables.FAR
    for i in range(5):
        join(s, i, tables.COLOUR_HUB, s.colour_price, tables.NONE)
        join(s, tables.MARK_HUB, tables.FIRST_MARK + i, s.mark_price, tables.NONE)
        if s.hub_colours[i] != 0:
            join(s, tables.COLOUR_HUB, i, 0 - s.colour_price, tables.NONE)
        if s.hub_marks[i] != 0:
            join(s, tables.FIRST_MARK + i, tables.MARK_HUB, 0 - s.mark_price, tables.NONE)
    for place in range(first, s.stock_size):
        if place != without:
            join_by_card(s, place)


def join(s: play.Play, node: int, other: int, cost: int, place: int) -> None:
    if cost * tables.SCALE + 1 < s.arc[node][other]:
        s.arc[node][other] = cost * tables.SCALE + 1
        s.arc_card[node][other] = place


def join_by_card(s: play.Play, place: int) -> None:
    colour = cards.colour_of(s.stock[place])
    mark = tables.FIRST_MARK + s.mark_of[s.stock[place]]
    cost = s.stock_steps[place]
    route = s.route[place]
    if route == 0:
        join(s, colour, mark, cost, place)
        join(s, colour, tables.MARK_HUB, cost, place)
        join(s, tables.COLOUR_HUB, mark, cost, place)
        join(s, tables.COLOUR_HUB, tables.MARK_HUB, cost, place)
        return
    by_colour = tables.COLOUR_HUB if route > 2 else colour
    by_mark = mark if route & 1 else tables.MARK_HUB
    join(s, tables.COLOUR_HUB + colour - by_colour, by_colour, 0, place)  # come by the other way
    join(s, by_mark, tables.MARK_HUB + mark - by_mark, 0, place)  # go by the other way
    join(s, by_mark, by_colour, 0 - cost, place)  # give back


def find_path(s: play.Play) -> int:
    """Find the cheapest ways from the open colours; returns the open mark that is reached most cheaply."""
    for node in range(tables.NODES):
        s.reach[node] = tables.FAR
        s.came_from[node] = tables.NOWHERE
    for colour in range(5):
        if s.open_colours[colour] != 0:
            s.reach[colour] = 0
    for _ in range(tables.NODES):
        if not relax(s):
            break
    best = tables.NOWHERE
    least = tables.FAR
    for mark in range(5):
        if s.open_marks[mark] != 0 and s.reach[tables.FIRST_MARK + mark] < least:
            best = tables.FIRST_MARK + mark
            least = s.reach[best]
    return best


def relax(s: play.Play) -> bool:
    """One pass of Bellman–Ford over all arcs; whether any way became cheaper."""
    better = False
    for node in range(tables.NODES):
        if s.reach[node] == tables.FAR:
            continue
        for other in range(tables.NODES):
            way = s.reach[node] + s.arc[node][other]
            if way < s.reach[other]:
                s.reach[other] = way
                s.came_from[other] = node
                better = True
    return better


def send_along(s: play.Play, node: int) -> None:
    """Send one unit along the path found, to this mark."""
    s.open_marks[node - tables.FIRST_MARK] -= 1
    while s.came_from[node] != tables.NOWHERE:
        before = s.came_from[node]
        if s.arc_card[before][node] == tables.NONE:
            send_by_hub(s, before, node)
        else:
            send_by_card(s, before, node, s.arc_card[before][node])
        node = before
    s.open_colours[node] -= 1


def send_by_hub(s: play.Play, node: int, other: int) -> None:
    if other == tables.COLOUR_HUB:
        s.hub_colours[node] += 1
    elif node == tables.COLOUR_HUB:
        s.hub_colours[other] -= 1
    elif node == tables.MARK_HUB:
        s.hub_marks[other - tables.FIRST_MARK] += 1
    else:
        s.hub_marks[node - tables.FIRST_MARK] -= 1


def send_by_card(s: play.Play, node: int, other: int, place: int) -> None:
    if node < tables.FIRST_MARK and other >= tables.FIRST_MARK:
        s.route[place] = 1 + (2 if node == tables.COLOUR_HUB else 0) + (1 if other == tables.MARK_HUB else 0)
    elif node >= tables.FIRST_MARK and other < tables.FIRST_MARK:
        s.route[place] = 0
    elif node < tables.FIRST_MARK:
        s.route[place] = 1 + ((s.route[place] - 1) ^ 2)
    else:
        s.route[place] = 1 + ((s.route[place] - 1) ^ 1)


# Giving back


def find_ways_back(s: play.Play, first: int) -> None:
    """Find the cheapest ways between all nodes of the residual network (Floyd–Warshall)."""
    find_arcs(s, first, tables.NONE)
    for middle in range(tables.NODES):
        for node in range(tables.NODES):
            half = s.arc[node][middle]
            if half < tables.FAR // 2:
                for other in range(tables.NODES):
                    way = half + s.arc[middle][other]
                    if way < s.arc[node][other]:
                        s.arc[node][other] = way


def given_back(s: play.Play, colour: int, mark: int) -> int:
    """What it costs (most often less than nothing) when one unit less goes from the colour to the mark."""
    return s.arc[tables.FIRST_MARK + mark][colour] // tables.SCALE
