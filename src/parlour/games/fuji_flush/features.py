"""What a seat knows, and what a move would do, as features for a net: each is there or not."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.fuji_flush import cards, play, strategy, tables
from parlour.games.fuji_flush.state import FujiFlush


def describe(s: play.Play, found: Moves) -> int:
    strategy.count_unseen(s)
    found.count = 0
    found.add(tables.PLAYERS_AT + s.players)
    found.add(tables.SIZE_AT + s.sizes[s.seat])
    for number in range(cards.LOW, cards.HIGH + 1):
        for copy in range(least(cards.count_in(s.hands[s.seat], number), tables.TOLD_COPIES)):
            found.add(tables.HAND_AT + copy * cards.KINDS + number)
        found.add(tables.UNSEEN_AT + quarters(s.unseen[number], s.copies[number]) * cards.KINDS + number)
    for distance in range(1, s.players):
        seat = (s.seat + distance) % s.players
        found.add(tables.OTHERS_AT + distance * cards.MOST_SEATS + s.sizes[seat])
        found.add(tables.TABLE_AT + distance * cards.KINDS + s.table[seat])
    return found.count


def quarters(part: int, whole: int) -> int:
    """0 for nothing, to 4."""
    return 0 if part <= 0 or whole == 0 else 1 + (4 * part - 1) // whole


def least(one: int, other: int) -> int:
    return one if one < other else other


def describe_move(s: play.Play, card: int, found: Moves) -> int:
    """After `describe`, which counted what is unseen."""
    found.count = 0
    left = s.sizes[s.seat] - 1
    force = s.force[card] + card
    safety = strategy.safety(s, card, force) * tables.GRADES // 1001
    found.add(tables.CARD_AT + card)
    found.add(tables.LEFT_AT + left)
    found.add(tables.SAFETY_AT + safety * cards.MOST_SEATS + left)
    found.add(tables.SURVIVE_AT + strategy.turns_to_survive(s, card))
    found.add(tables.FORCE_AT + least(force // 2, tables.MOST_FORCE - 1))
    describe_table(s, card, force, found)
    if s.hands[s.seat] & (cards.one(card) - 1) != 0:
        found.add(tables.LOWER_AT)
    if cards.count_in(s.hands[s.seat], card) > 1:
        found.add(tables.TWIN_AT)
    return found.count


def describe_table(s: FujiFlush, card: int, force: int, found: Moves) -> None:
    """Whom the card would join, flush, or leave."""
    for distance in range(1, s.players):
        seat = (s.seat + distance) % s.players
        number = s.table[seat]
        if number == 0:
            continue
        if number == card:
            found.add(tables.JOINS_AT + distance * cards.MOST_SEATS + s.sizes[seat])
        elif s.force[number] < force:
            found.add(tables.FLUSHES_AT + distance * cards.MOST_SEATS + s.sizes[seat])
        else:
            found.add(tables.LEAVES_AT + distance * cards.MOST_SEATS + s.sizes[seat])
