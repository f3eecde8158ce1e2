"""How to play Knockout Whist well: name your longest suit, win cheaply, and throw away what is low."""

from __future__ import annotations

from knockout_whist import cards, play
from parlour.engine import decks, native
from parlour.engine.state import Moves


def advise(s: play.KnockoutWhist, moves: Moves) -> int:
    if s.stage == decks.NAMING:
        return decks.NAME_TRUMP + longest_suit(s, s.hands[s.seat])
    s.find_legal(moves)
    return lead(s, moves) if s.trick_size == 0 else follow(s, moves)


def longest_suit(s: play.KnockoutWhist, hand: int) -> int:
    best = 0
    for suit in range(1, s.suits):
        if native.count_bits(hand & s.cards_of(suit)) >= native.count_bits(hand & s.cards_of(best)):
            best = suit
    return best


def lead(s: play.KnockoutWhist, moves: Moves) -> int:
    """The highest card there is; trumps only if they are all I have."""
    best = moves.items[0]
    for i in range(1, moves.count):
        if strength(s, moves.items[i]) > strength(s, best):
            best = moves.items[i]
    return best


def strength(s: play.KnockoutWhist, card: int) -> int:
    return card % s.ranks - (s.ranks if s.suit_of[card] == s.trump else 0)


def follow(s: play.KnockoutWhist, moves: Moves) -> int:
    """The cheapest card that wins so far, else the cheapest."""
    best = moves.items[0]
    for i in range(1, moves.count):
        card = moves.items[i]
        if s.would_win(card) != s.would_win(best):
            if s.would_win(card):
                best = card
        elif cost(s, card) < cost(s, best):
            best = card
    return best


def cost(s: play.KnockoutWhist, card: int) -> int:
    return card % s.ranks + (s.ranks if s.suit_of[card] == s.trump else 0)


def evaluate(s: play.KnockoutWhist, seat: int) -> int:
    if s.over:
        return 1000 if s.won(seat) else 0
    if not s.is_in(seat):
        return 0
    share = 500 // native.count_bits(s.active)
    return share + cards.WORTH_OF_A_TRICK if s.tricks[seat] != 0 else share
