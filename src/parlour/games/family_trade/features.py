"""What a seat knows, and what a move would do, as features for a net: each is there or not, or there several times."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.rules import sets, table
from parlour.games.family_trade.strategy import advice


def describe(s: play.Play, found: Moves) -> int:
    advice.count_unseen(s)
    found.count = 0
    found.add(tables.PHASE_AT + s.phase * 3 + s.ruleset)
    found.add(tables.PLAYERS_AT + s.players)
    found.add(tables.DECK_AT + grade(s.deck_size, 0, 8, tables.GRADES))
    found.add(tables.MOVED_AT + grade(s.moved, 0, 1, tables.GRADES))
    found.add(tables.DEALER_AT + table.distance(s, s.seat, s.dealer) * (cards.MOST_IN_A_ROW + 1) + s.streak)
    found.add(tables.JACKPOT_AT + grade(s.jackpot, 0, 100, tables.GRADES))
    describe_hand(s, found)
    describe_others(s, found)
    find_best_worth(s)
    return found.count


def grade(number: int, low: int, step: int, grades: int) -> int:
    """Which part of a scale it is in, from the low end up; what is beyond is in the last."""
    at = (number - low) // step
    if at < 0:
        return 0
    return at if at < grades else grades - 1


def price_grade(s: play.Play, item: int) -> int:
    return grade(advice.outlook(s, item), -100, 25, tables.GRADES)


def describe_hand(s: play.Play, found: Moves) -> None:
    hand = s.hands[s.seat]
    for item in range(cards.ITEMS):
        count = cards.count(hand, item)
        found.add(tables.HAND_AT + item * 16 + count)
        found.add(tables.PRICE_AT + item * tables.GRADES + price_grade(s, item))
        found.add(tables.GROUP_AT + count * tables.GRADES + price_grade(s, item))
        if tables.REMAINDER[count] != 0:
            found.add(tables.OPEN_AT + tables.REMAINDER[count] * tables.GRADES + grade(s.unseen[item], 0, 1, 12))
    found.add(tables.HAND_AT + cards.MARKET_MAKE * 16 + cards.count(hand, cards.MARKET_MAKE))
    if s.announced & native.bit(s.seat):
        found.add(tables.ANNOUNCED_AT)


def describe_others(s: play.Play, found: Moves) -> None:
    most = tables.LOWEST
    for distance in range(1, s.players):
        other = (s.seat + distance) % s.players
        if s.money[other] > most:
            most = s.money[other]
        if s.announced & native.bit(other):
            found.add(tables.ANNOUNCED_AT + distance)
    found.add(tables.LEAD_AT + grade(s.money[s.seat] - most, -600, 50, 2 * tables.GRADES))


def find_best_worth(s: play.Play) -> None:
    """Of all discards, for those that are worth less."""
    s.best_worth = tables.LOWEST
    if s.phase == moves.TURN:
        for card in range(cards.KINDS):
            if cards.count(s.hands[s.seat], card):
                worth = advice.discard_worth(s, moves.DISCARD + card)
                if worth > s.best_worth:
                    s.best_worth = worth


def describe_move(s: play.Play, move: int, found: Moves) -> int:
    """After `describe`, which counted what is unseen."""
    found.count = 0
    if move < moves.DISCARD:
        found.add(tables.VERB_AT + move)
        describe_word(s, move, found)
    elif move < moves.UP:
        describe_discard(s, move - moves.DISCARD, move, found)
    elif move < moves.REROLL:
        describe_discard(s, cards.MARKET_MAKE, move, found)
        describe_step(s, move, found)
    else:
        describe_reroll(s, move - moves.REROLL, found)
    return found.count


def describe_word(s: play.Play, move: int, found: Moves) -> None:
    if move == moves.KEEP or move == moves.ROLL:
        gain = grade(advice.market_sum(s) - advice.mean_sum(s), -300, 50, tables.GRADES)
        found.add(tables.MARKET_AT + (move - moves.KEEP) * tables.GRADES + gain)
    elif move == moves.DONE or move == moves.LEAVE:
        is_claim = 1 if s.phase == moves.CLAIM else 0
        hand = s.hands[s.seat] + (cards.one(s.offered) if s.phase == moves.CLAIM else 0)
        if sets.is_sets(hand):
            total = grade(advice.expected_total(s, hand), -60, 30, tables.GRADES)
            found.add(tables.OUT_AT + (2 * move + is_claim) * tables.GRADES + total)
        else:
            found.add(tables.FALSE_AT + move)


def describe_discard(s: play.Play, card: int, move: int, found: Moves) -> None:
    count = cards.count(s.hands[s.seat], card)
    rest = s.hands[s.seat] - cards.one(card)
    found.add(tables.DISCARD_AT + card)
    found.add(tables.COUNT_AT + count)
    found.add(tables.LOSS_AT + magnitude(s.best_worth - advice.discard_worth(s, move)))
    if card < cards.ITEMS:
        found.add(tables.CHEAP_AT + tables.REMAINDER[count] * tables.GRADES + price_grade(s, card))
        describe_danger(s, card, found)
    lacking = sets.lacks(rest)
    if lacking != cards.NOTHING:
        total = grade(advice.expected_total(s, rest + cards.one(lacking)), -60, 30, tables.GRADES)
        found.add(tables.READY_AT + grade(s.unseen[lacking], 0, 1, tables.GRADES))
        found.add(tables.PROSPECT_AT + total)


def describe_danger(s: play.Play, card: int, found: Moves) -> None:
    for distance in range(1, s.players):
        other = (s.seat + distance) % s.players
        if s.announced & native.bit(other):
            found.add(tables.DANGER_AT + grade(advice.chance_to_lack(s, other, card), 0, 50, tables.GRADES))
            if other == s.dealer:
                found.add(tables.FED_DEALER_AT + grade(advice.chance_to_lack(s, other, card), 0, 50, tables.GRADES))


def magnitude(number: int) -> int:
    """How long the number is in binary, from 0 to GRADES - 1; one more for what is no loss but a gain."""
    if number < 0:
        return tables.GRADES
    bits = 0
    while number > 15 and bits < tables.GRADES - 1:
        number >>= 1
        bits += 1
    return bits


def describe_step(s: play.Play, move: int, found: Moves) -> None:
    is_up = 1 if move < moves.DOWN else 0
    item = move - moves.UP if is_up else move - moves.DOWN
    found.add(tables.STEP_AT + is_up * 16 + cards.count(s.hands[s.seat], item))
    place = s.market[item] + 1 if is_up else s.market[item] - 1
    change = s.track[item][place] - table.price(s, item)
    found.add(tables.CHANGE_AT + grade(change, -90, 15, tables.GRADES))


def describe_reroll(s: play.Play, item: int, found: Moves) -> None:
    owned = cards.count(s.hands[s.seat], item) // 3
    gain = grade(s.means[item] - table.price(s, item), -90, 15, tables.GRADES)
    found.add(tables.REROLL_AT + owned * tables.GRADES + gain)
    found.add(tables.DIE_AT + item)
