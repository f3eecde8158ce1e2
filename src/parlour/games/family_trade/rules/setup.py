"""The market and the deal (TR-2)."""

from __future__ import annotations

from parlour.games.family_trade import cards, moves, notes, tables
from parlour.games.family_trade.knowledge import history
from parlour.games.family_trade.rules import battle, going_out, sets, table, turn
from parlour.games.family_trade.state import Trade


def begin(s: Trade) -> None:
    gather(s)
    if s.ruleset == moves.MARKET_MAKING:
        roll_die(s, 0, tables.ROLLING_MARKET)  # TR-2.1
    else:
        start_shuffle(s)


def draw_chance(s: Trade) -> None:
    if s.chance == tables.SHUFFLE:
        s.shuffle(s.deck, s.deck_size)
    else:
        s.rolled = s.below(s.face_count[s.die])


def go_on(s: Trade) -> None:
    if s.waiting_for == tables.DEALING:
        deal(s)
    elif s.waiting_for == tables.REFILLING:
        turn.go_on_drawing(s)
    else:
        go_on_after_roll(s)


def roll_die(s: Trade, item: int, goes_on: int) -> None:
    s.die = item
    s.waiting_for = goes_on
    s.chance = tables.FIRST_ROLL + item


def go_on_after_roll(s: Trade) -> None:
    value = s.faces[s.die][s.rolled]
    place = s.landing[s.die][s.rolled]
    s.rolled = 0
    s.note(notes.ROLLED, s.die, value, 0)
    if s.waiting_for == tables.ROLLING_SETS:
        going_out.add_roll(s, value)
        return
    s.market[s.die] = place
    if s.waiting_for == tables.REROLLING:
        going_out.finish_deal(s)  # TR-4.1
    elif s.die + 1 < cards.ITEMS:
        roll_die(s, s.die + 1, tables.ROLLING_MARKET)
    else:
        start_shuffle(s)


def start_shuffle(s: Trade) -> None:
    s.waiting_for = tables.DEALING
    s.chance = tables.SHUFFLE  # TR-2.2, TR-6.1


def apply_market(s: Trade, move: int) -> None:
    if move == moves.ROLL:
        roll_die(s, 0, tables.ROLLING_MARKET)
    else:
        s.note(notes.KEPT, s.dealer, 0, 0)
        start_shuffle(s)


def gather(s: Trade) -> None:
    """All cards into the deck."""
    s.deck_size = 0
    for card in range(cards.KINDS):
        s.first_deck[card] = s.copies[card]
        for _ in range(s.copies[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    s.pile_size = 0
    for seat in range(s.players):
        s.hands[seat] = 0
        s.ready[seat] = cards.NOTHING
        s.ruled_out[seat] = 0
    s.announced = 0
    s.has_discarded = 0
    s.offered = cards.NOTHING
    s.drawn = cards.NOTHING
    s.spoken = 0
    s.called = False
    s.winner = cards.NOTHING
    s.origin = cards.NOTHING
    s.reshuffles = 0
    s.events = 0
    s.refills = 0


def deal(s: Trade) -> None:
    if s.ruleset == moves.BATTLE:
        battle.start_round(s)
        return
    s.note(notes.DEALT, s.dealer, s.streak, cards.HAND)
    for _ in range(cards.HAND):  # TR-2.2
        seat = s.dealer
        for _ in range(s.players):
            deal_card(s, seat)
            seat = table.after(s, seat)
    for seat in range(s.players):
        s.ready[seat] = sets.find_ready(s, seat)  # TR-3.4: a starting hand
    s.turn = s.dealer  # TR-3.1
    turn.begin_turn(s)


def deal_card(s: Trade, seat: int) -> None:
    draw_card(s, seat)
    if s.noting:
        s.note(notes.DEALT_TO, seat, s.drawn, 0)


def draw_card(s: Trade, seat: int) -> None:
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.hands[seat] += cards.one(card)
    s.drawn = card
    history.add(s, tables.DRAW, seat, card)
