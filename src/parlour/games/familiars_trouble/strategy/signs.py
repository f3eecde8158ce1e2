"""Signs (FT-9.2): what a seat that follows would like to see led, and what the others make of it.

A sign is read backwards: in a world that could be true, would its seat have shown it? What is left of the worlds then
tells what a card is worth that is played now.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiars_trouble import cards, play, tables
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.strategy import answers

__all__ = ["fit", "foresee", "wish"]


def wish(s: Trouble, seat: int) -> int:
    """The sign that a seat shows, from 1 on, or 0 for none: the colour of its strong cards that the display wants most.

    The lead wishes for nothing: it leads what it likes.
    """
    if seat == s.lead:
        return 0
    best = tables.LOW_SIGN
    most = 0
    for colour in range(3):
        worth = strength(s, seat, colour) * demand(s, colour)
        if worth > most:
            most = worth
            best = colour + 1
    return best


def strength(s: Trouble, seat: int, colour: int) -> int:
    """How strong a hand is in one colour; 0 without a high card of it."""
    strong = s.hands[seat] & tables.STRONG[colour]
    value = 0
    while strong != 0:
        value = cards.VALUES[native.lowest_bit(strong)] - tables.COMMON
        strong &= strong - 1
    return value


def demand(s: Trouble, colour: int) -> int:
    """What the errands pay that want a colour, and something in any case."""
    worth = tables.USUAL_DEMAND
    left = s.display
    while left != 0:
        errand = native.lowest_bit(left)
        left &= left - 1
        if s.requires[errand] >> (8 * colour) & 255 != 0:
            worth += 100 * s.points_of[errand]
    return worth


# What the others make of it


def fit(s: Trouble, seat: int) -> bool:
    """Whether all who are still to play, but for the seat itself, would have shown with these hands what they did."""
    for other in range(cards.SEATS):
        if other != seat and s.signs[other] != 0 and s.played[s.round][other] == 0 and not fits(s, other):
            return False
    return True


def fits(s: Trouble, seat: int) -> bool:
    if s.signs[seat] != tables.HIGH_SIGN:
        return wish(s, seat) == s.signs[seat]
    strong = 0
    for colour in range(3):
        strong += strength(s, seat, colour) != 0
    return strong > 1  # high, whatever the colour


def foresee(s: play.Play) -> None:
    """Put into `plans` what each card is worth that can be played now, if the others hold what they do here."""
    answers.want(s, s.display)
    for card in range(cards.SIZE):
        s.plans[card] = tables.LOWEST
    options = trick.playable(s, s.seat)
    while options != 0:
        card = native.lowest_bit(options)
        options &= options - 1
        led = card if s.count == 0 else trick.led(s, s.round)
        s.plans[card] = company(s, led, card) - tables.COSTS[card]


def company(s: play.Play, led: int, card: int) -> int:
    """What the seats after this one make of a card."""
    totals = trick.packed_totals(s) + tables.PACKED[card]
    seat = cards.after(s.seat, 1)
    if s.count == 1:
        return best_last(s, totals, following(s, seat, led))
    most = tables.LOWEST
    last = following(s, cards.after(seat, 1), led)
    options = following(s, seat, led)
    while options != 0:
        answer = native.lowest_bit(options)
        options &= options - 1
        worth = best_last(s, totals + tables.PACKED[answer], last) - tables.COSTS[answer]
        most = worth if worth > most else most
    return most


def best_last(s: play.Play, totals: int, options: int) -> int:
    most = tables.LOWEST
    while options != 0:
        card = native.lowest_bit(options)
        options &= options - 1
        worth = answers.paid(s, totals + tables.PACKED[card]) - tables.COSTS[card]
        most = worth if worth > most else most
    return most


def following(s: Trouble, seat: int, led: int) -> int:
    """The cards with which a seat may follow (FT-5.2)."""
    matching = s.hands[seat] & cards.MATCHES[led]
    return matching if matching & ~cards.RAINBOWS else s.hands[seat]
