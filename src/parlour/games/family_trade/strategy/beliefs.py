"""What the others' cards may be, for the search.

Hands get better from turn to turn: whoever has had many turns has thrown away what it cannot use. So each hand that is
dealt anew gets rid of most cards like those its owner threw away, and makes as many turns with the deck as its owner
has made. Who is one to go lacks nothing that it threw away or did not take.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.knowledge import worlds
from parlour.games.family_trade.rules import sets
from parlour.games.family_trade.strategy import advice


def believe(s: play.Play, seat: int) -> None:
    worlds.redeal(s, seat)
    if s.ruleset == moves.BATTLE or s.reshuffles != 0 or s.over or s.winner != cards.NOTHING:
        return
    advice.count_unseen(s)
    for _ in range(tables.GUESSES):
        if lacks_make_sense(s, seat):
            break
        worlds.redeal(s, seat)
    for other in range(s.players):
        if other != seat and not s.announced & native.bit(other):
            ripen(s, other)


def lacks_make_sense(s: play.Play, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and s.announced & native.bit(other) and not advice.may_lack(s, other, s.ready[other]):
            return False
    return True


def is_possible(s: play.Play, other: int) -> bool:
    """Whether the seat's hand agrees with what everybody was told of it last."""
    if s.ruleset == moves.BATTLE or s.ready[other] == cards.NOTHING:
        return s.announced & native.bit(other) == 0
    if s.has_discarded & ~s.announced & native.bit(other):
        return False
    return s.ruled_out[other] & native.bit(s.ready[other]) == 0


def ripen(s: play.Play, other: int) -> None:
    for card in range(cards.KINDS):
        if s.spurned[other] & native.bit(card):
            for _ in range(cards.count(s.hands[other], card)):
                if s.deck_size > 0 and s.below(100) < tables.PUT_AWAY:
                    put_away(s, other, card, s.below(s.deck_size))
    for i in range(s.pile_size):
        if s.pile_seat[i] == other and s.deck_size > 0:
            trade_in(s, other, s.below(s.deck_size))


def put_away(s: play.Play, other: int, card: int, at: int) -> None:
    """Exchange a card like one thrown away for one of the deck that is not."""
    if not s.spurned[other] & native.bit(s.deck[at]):
        exchange(s, other, card, at)


def trade_in(s: play.Play, other: int, at: int) -> None:
    """Draw a card of the deck and put the least useful one in its place."""
    exchange(s, other, least_useful(s, s.hands[other] + cards.one(s.deck[at])), at)


def exchange(s: play.Play, other: int, card: int, at: int) -> None:
    """Take a card of the deck and put another in its place, unless that could not have been."""
    before = s.hands[other]
    s.hands[other] = before + cards.one(s.deck[at]) - cards.one(card)
    s.ready[other] = sets.find_ready(s, other)
    if is_possible(s, other):
        s.deck[at] = card
    else:
        s.hands[other] = before
        s.ready[other] = sets.find_ready(s, other)


def least_useful(s: play.Play, hand: int) -> int:
    least = cards.NOTHING
    most = tables.LOWEST
    for card in range(cards.KINDS):
        if cards.count(hand, card):
            worth = advice.hand_worth(s, hand - cards.one(card))
            if worth > most:
                most = worth
                least = card
    return least
