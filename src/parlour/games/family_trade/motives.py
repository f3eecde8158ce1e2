"""Why a move is good, by what the strategy weighs, and what matters before one is made.

Only what the deciding seat knows is looked at: its own hand, the discards, the market, and who announced.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.motives import Motive, Said
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.moves import card_text
from parlour.games.family_trade.play import Play
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.strategy import advice
from parlour.games.family_trade.view import missing


def motives(state: Play, move: int, rival: int) -> list[Motive]:
    if state.phase == moves.MARKET:
        above = advice.market_sum(state) - advice.mean_sum(state)
        return [Motive(above, ("market-high",)) if move == moves.KEEP else Motive(-above, ("market-low",))]
    if state.phase == moves.GOING_OUT:
        gain = rerolled(state, move) - rerolled(state, rival)
        return [Motive(gain, ("stands",)) if move == moves.STAND else Motive(gain, ("rerolls", item_of(state, move)))]
    if moves.DONE in (move, rival) or state.phase == moves.CLAIM:
        return [*of_going_out(state, move)]
    advice.count_unseen(state)
    return [*of_discard(state, move, rival)]


def item_of(state: Play, move: int) -> str:
    first = moves.REROLL if move >= moves.REROLL else moves.DOWN if move >= moves.DOWN else moves.UP
    return card_text(state, move - first)


def rerolled(state: Play, move: int) -> int:
    """What a reroll promises above what the die shows now."""
    if move == moves.STAND:
        return 0
    item = move - moves.REROLL
    sets = cards.count(state.hands[state.seat], item) // 3
    return int(sets * (state.means[item] - table.price(state, item)))


def of_going_out(state: Play, move: int) -> Iterator[Motive]:
    hand, seat = state.hands[state.seat], state.seat
    if state.phase == moves.CLAIM:
        if state.ready[seat] != state.offered:
            yield Motive(1, ("false-call",)) if move != moves.DONE else Motive(0, ("false-call",))
            return
        hand += cards.one(state.offered)
    elif missing(state, seat):
        return
    if state.ruleset == moves.BATTLE:
        yield Motive(int(move == moves.DONE), ("out-first",))
        return
    total = advice.expected_total(state, hand)
    yield Motive(total, ("pays",)) if move == moves.DONE else Motive(1 - total, ("waits",))


# Discards


def of_discard(state: Play, move: int, rival: int) -> Iterator[Motive]:
    card, other = discarded(move), discarded(rival)
    hand = state.hands[state.seat]
    if card != other:
        gain = advice.hand_worth(state, hand - cards.one(card)) - advice.hand_worth(state, hand - cards.one(other))
        yield Motive(gain, why_less(state, hand, card, other))
        fed = (
            [seat for seat in others(state) if advice.chance_to_lack(state, seat, other)] if other < cards.ITEMS else []
        )
        if fed:
            yield Motive(advice.danger(state, other) - advice.danger(state, card), ("feeds-nobody", fed[0]))
    if moves.UP <= move < moves.REROLL:
        gain = stepped(state, move) - stepped(state, rival)
        yield Motive(gain, ("price-up" if move < moves.DOWN else "price-down", item_of(state, move)))


def discarded(move: int) -> int:
    return move - moves.DISCARD if move < moves.UP else cards.MARKET_MAKE


def others(state: Play) -> list[int]:
    """Who is one to go."""
    return [seat for seat in range(state.players) if seat != state.seat and state.announced >> seat & 1]


def stepped(state: Play, move: int) -> int:
    if not moves.UP <= move < moves.REROLL:
        return 0
    return int(advice.step_worth(state, move, state.hands[state.seat] - cards.one(cards.MARKET_MAKE)))


def why_less(state: Play, hand: int, card: int, other: int) -> Said:
    """Why a hand misses one card less than another."""
    held, kept = cards.count(hand, card), cards.count(hand, other)
    if other == cards.MARKET_MAKE:
        return ("least-useful",)
    if card == cards.MARKET_MAKE or (kept % 3 != 1 and held % 3 == 1):
        return ("keeps-group", card_text(state, other), kept)
    if advice.outlook(state, card) < advice.outlook(state, other):
        return ("pays-less", card_text(state, card), card_text(state, other))
    return ("fewer-left", card_text(state, card)) if state.unseen[card] < state.unseen[other] else ("least-useful",)


# Before a decision


def matters(state: Play) -> list[Said]:
    if state.phase == moves.MARKET:
        return [("market",)]
    if state.phase == moves.GOING_OUT:
        return [("rerolling",)]
    if state.phase == moves.CLAIM:
        return [("claiming",)]
    lacking = missing(state, state.seat)
    if lacking == 0:
        return [("can-go-out",)]
    return [*[("one-to-go", seat) for seat in others(state)], ("missing", lacking)]
