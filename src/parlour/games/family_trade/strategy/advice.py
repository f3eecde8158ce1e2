"""How to play Family Trade well: get three sets together, of what the market pays for, and feed nobody.

Everything here looks at what the deciding seat knows: its hand, the discards, the market and who announced.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.rules import sets, table, turn

__all__ = [  # for what a hint says
    "chance_to_lack",
    "count_unseen",
    "danger",
    "expected_total",
    "hand_worth",
    "market_sum",
    "mean_sum",
    "outlook",
    "step_worth",
]


def advise(s: play.Play, found: Moves) -> int:
    if s.phase == moves.TURN:
        return advise_turn(s, found)
    if s.phase == moves.CLAIM:
        return advise_claim(s)
    if s.phase == moves.MARKET:
        return moves.KEEP if market_sum(s) >= mean_sum(s) else moves.ROLL
    return advise_reroll(s)


# Going out


def advise_turn(s: play.Play, found: Moves) -> int:
    hand = s.hands[s.seat]
    if sets.is_sets(hand) and should_go_out(s, hand, cards.NOTHING):
        return moves.DONE
    return advise_discard(s, found)


def advise_claim(s: play.Play) -> int:
    me = s.seat
    if s.ready[me] != s.offered:
        return moves.LEAVE  # a false call only costs
    return moves.DONE if should_go_out(s, s.hands[me] + cards.one(s.offered), s.turn) else moves.LEAVE


def should_go_out(s: play.Play, hand: int, origin: int) -> bool:
    """Not at a loss, as long as there are cards to wait for something better."""
    if s.ruleset == moves.BATTLE:
        return s.means[native.lowest_bit(hand) // 4] > 0
    expected = expected_total(s, hand)
    if expected > 0:
        return True
    return expected == 0 and origin == cards.NOTHING and s.deck_size < tables.FEW


def expected_total(s: play.Play, hand: int) -> int:
    """Before the multiplier; with the best reroll, if there is one to be had."""
    if sets.is_nine_alike(hand):
        return cards.NINE_ALIKE
    total = 0
    gain = 0
    for item in range(cards.ITEMS):
        owned = cards.count(hand, item) // 3
        total += owned * outlook(s, item)
        gain = max(gain, owned * (s.means[item] - outlook(s, item)))
    return total + gain


def advise_reroll(s: play.Play) -> int:
    """The item whose die promises most above what it stands at now."""
    hand = s.hands[s.seat]
    best = moves.STAND
    most = 0
    if sets.is_nine_alike(hand):
        return moves.STAND
    for item in range(cards.ITEMS):
        gain = cards.count(hand, item) // 3 * (s.means[item] - table.price(s, item))
        if gain > most:
            most = gain
            best = moves.REROLL + item
    return best


# Discards


def advise_discard(s: play.Play, found: Moves) -> int:
    count_unseen(s)
    count = turn.find_legal(s, found)
    best = found.items[count - 1]
    most = tables.LOWEST
    for i in range(count):
        move = found.items[i]
        if move != moves.DONE:
            worth = discard_worth(s, move)
            if worth > most:
                most = worth
                best = move
    return best


def discard_worth(s: play.Play, move: int) -> int:
    card = move - moves.DISCARD if move < moves.UP else cards.MARKET_MAKE
    rest = s.hands[s.seat] - cards.one(card)
    worth = hand_worth(s, rest) - danger(s, card)
    if move >= moves.UP:
        worth += step_worth(s, move, rest)
    return worth


def hand_worth(s: play.Play, hand: int) -> int:
    """The three best groups: how near each is to a set, and what the set would pay."""
    best = 0
    second = 0
    third = 0
    spare = 0
    for item in range(cards.ITEMS):
        count = cards.count(hand, item)
        while count > 0:
            worth = group_worth(s, item, count if count < 3 else 3)
            count -= 3
            if worth > best:
                spare += third
                third = second
                second = best
                best = worth
            elif worth > second:
                spare += third
                third = second
                second = worth
            elif worth > third:
                spare += third
                third = worth
            else:
                spare += worth
    return 8 * (best + second + third) + spare


def group_worth(s: play.Play, item: int, count: int) -> int:
    worth = tables.GROUP_WORTH[count] + count * outlook(s, item)
    if worth < 1:
        return 1
    return worth * (4 + s.unseen[item]) // 10 if count < 3 else worth  # fewer unseen, longer to wait


def step_worth(s: play.Play, move: int, hand: int) -> int:
    """A step is worth the sets that it will pay for."""
    up = move < moves.DOWN
    item = move - moves.UP if up else move - moves.DOWN
    place = s.market[item] + 1 if up else s.market[item] - 1
    change = s.track[item][place] - table.price(s, item)
    count = cards.count(hand, item)
    return change * (3 * count - 2)  # who holds none of it would rather see it fall


def danger(s: play.Play, card: int) -> int:
    """What discarding the card may cost: who is one to go may lack it."""
    if card >= cards.ITEMS or s.ruleset == moves.BATTLE:
        return 0
    cost = 0
    for other in range(s.players):
        if other != s.seat and s.announced & native.bit(other):
            times = s.streak if other == s.dealer else 1
            cost += chance_to_lack(s, other, card) * (outlook(s, card) + tables.TWO_SETS) * (1 + times)
    return cost * tables.DANGER // 100


def chance_to_lack(s: play.Play, other: int, card: int) -> int:
    """How likely a seat that is one to go lacks just this card, in thousandths."""
    if not may_lack(s, other, card):
        return 0
    total = 0
    for item in range(cards.ITEMS):
        if may_lack(s, other, item):
            total += pairs(s, item)
    return 1000 * pairs(s, card) // total if total > 0 else 0


def may_lack(s: play.Play, other: int, card: int) -> bool:
    return (s.ruled_out[other] | s.spurned[other]) & native.bit(card) == 0


def pairs(s: play.Play, item: int) -> int:
    """How many pairs of it there may be in another hand, but for a factor."""
    return s.unseen[item] * (s.unseen[item] - 1)


def count_unseen(s: play.Play) -> None:
    for card in range(cards.KINDS):
        s.unseen[card] = s.copies[card] - cards.count(s.hands[s.seat], card)
    for i in range(s.pile_size):
        s.unseen[s.pile[i]] -= 1
    find_spurned(s)


def find_spurned(s: play.Play) -> None:
    """What each seat threw away, or did not take when it was one to go: it hardly lacks that."""
    for seat in range(s.players):
        s.spurned[seat] = 0
    told = 0
    for at in range(s.events):
        seat = s.event_seat[at]
        if s.event_kind[at] == tables.DISCARD:
            left = 0 if s.phase == moves.CLAIM and at == s.offered_at else told  # unless it may be taken still
            spurn(s, s.event_card[at], left | native.bit(seat))
        elif s.event_kind[at] == tables.ANNOUNCE:
            told |= native.bit(seat)


def spurn(s: play.Play, card: int, seats: int) -> None:
    for seat in range(s.players):
        if seats & native.bit(seat):
            s.spurned[seat] |= native.bit(card)


# The market


def outlook(s: play.Play, item: int) -> int:
    """What a set of the item is worth when somebody goes out, as far as one can tell."""
    return table.price(s, item) if s.ruleset == moves.MARKET_MAKING else s.means[item]


def market_sum(s: play.Play) -> int:
    total = 0
    for item in range(cards.ITEMS):
        total += table.price(s, item)
    return total


def mean_sum(s: play.Play) -> int:
    total = 0
    for item in range(cards.ITEMS):
        total += s.means[item]
    return total
