"""Turns (TR-3): the draw, the discard, who is one to go; and which moves are legal when (TR-7)."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.family_trade import cards, moves, notes, tables
from parlour.games.family_trade.knowledge import forgetting, history
from parlour.games.family_trade.rules import battle, claims, deals, going_out, sets, setup, table
from parlour.games.family_trade.state import Trade


def apply(s: Trade, move: int) -> None:
    if s.phase == moves.TURN:
        apply_turn(s, move)
    elif s.phase == moves.CLAIM:
        claims.apply_claim(s, move)
    elif s.phase == moves.MARKET:
        setup.apply_market(s, move)
    elif move == moves.STAND:
        s.note(notes.STOOD, s.winner, 0, 0)
        going_out.finish_deal(s)
    else:
        s.note(notes.REROLLED, s.winner, move - moves.REROLL, 0)
        setup.roll_die(s, move - moves.REROLL, tables.REROLLING)  # TR-4.1


def apply_turn(s: Trade, move: int) -> None:
    if s.noting and not s.called:
        s.note(notes.SHOWED_DRAW, s.turn, 0, 0)
    if move == moves.DONE:
        call_done(s)
    elif move < moves.UP:
        discard(s, move - moves.DISCARD)
    else:
        step_market(s, move)
        discard(s, cards.MARKET_MAKE)


def begin_turn(s: Trade) -> None:
    s.called = False
    if s.deck_size == 0:
        run_out(s)
        return
    setup.draw_card(s, s.turn)  # TR-3.1
    if s.noting:
        s.note(notes.DREW, s.turn, s.drawn, 0)
    s.phase = moves.TURN
    s.seat = s.turn


def run_out(s: Trade) -> None:
    """A card is due and the deck is empty."""
    if s.ruleset == moves.BATTLE and s.pile_size == 0:  # TR-6.6
        deals.end_game(s, notes.OUT_OF_CARDS)
    elif s.reshuffling and s.reshuffles < cards.MOST_RESHUFFLES:
        refill(s)
    elif s.ruleset == moves.BATTLE:  # TR-6.6
        deals.end_game(s, notes.OUT_OF_CARDS)
    else:
        s.note(notes.WASHOUT, 0, 0, 0)
        deals.end_deal(s, False)  # TR-3.8


def refill(s: Trade) -> None:
    if forgetting.is_nearly_full(s):
        forgetting.forget_former_decks(s)
    s.refills += 1
    for i in range(s.pile_size):
        s.deck[i] = s.pile[i]
    s.deck_size = s.pile_size
    s.pile_size = 0
    s.offered = cards.NOTHING
    s.reshuffles += 1
    history.add(s, tables.RESHUFFLE, cards.NOTHING, cards.NOTHING)
    s.note(notes.RESHUFFLED, 0, 0, 0)
    s.waiting_for = tables.REFILLING
    s.chance = tables.SHUFFLE  # TR-3.8, TR-6.6


def go_on_drawing(s: Trade) -> None:
    if s.dealt < cards.ROUND_HAND * s.players and s.ruleset == moves.BATTLE:
        battle.deal_round(s)
    else:
        begin_turn(s)


def call_done(s: Trade) -> None:
    if sets.is_sets(s.hands[s.turn]):
        claims.show_hand(s, s.turn)
        going_out.go_out(s, s.turn, cards.NOTHING)
        return
    s.called = True
    history.add(s, tables.CALL, s.turn, cards.NOTHING)
    going_out.pay_penalty(s, s.turn)  # TR-4.6


def step_market(s: Trade, move: int) -> None:
    """A Market Make card moves one value."""  # TR-3.3
    upwards = move < moves.DOWN
    item = move - moves.UP if upwards else move - moves.DOWN
    if upwards:
        s.market[item] += 1
    else:
        s.market[item] -= 1
    if s.noting:
        s.note(notes.MOVED, item, table.price(s, item), 1 if upwards else 0)


def discard(s: Trade, card: int) -> None:
    me = s.turn
    s.hands[me] -= cards.one(card)
    s.pile[s.pile_size] = card  # TR-3.7
    s.pile_seat[s.pile_size] = me
    s.pile_size += 1
    s.offered_at = s.events
    history.add(s, tables.DISCARD, me, card)
    if s.over:
        return  # the history is full
    if s.noting:
        s.note(notes.DISCARDED, me, card, 0)
    s.ready[me] = sets.find_ready(s, me)
    if s.ruleset != moves.BATTLE:
        announce(s, card)
    s.has_discarded |= native.bit(me)
    s.called = False
    s.offered = card
    s.spoken = 0
    claims.ask_after(s, me)


def announce(s: Trade, card: int) -> None:
    """One to go: whoever is, says so; and what everybody can tell from the card about the item that is missing."""
    me = s.turn
    if s.ready[me] == cards.NOTHING:
        s.ruled_out[me] = 0
        return
    known = native.bit(card) if s.called and card < cards.ITEMS else 0  # the nine cards were no sets
    if s.announced & native.bit(me):
        s.ruled_out[me] |= known
        return
    if s.has_discarded & native.bit(me) and card < cards.ITEMS:  # nor were they: it was not one to go before
        known = native.bit(card)
    s.ruled_out[me] = known
    s.announced |= native.bit(me)  # TR-3.4
    history.add(s, tables.ANNOUNCE, me, cards.NOTHING)
    s.note(notes.ANNOUNCED, me, 0, 0)


# What is legal (TR-7)


def find_legal(s: Trade, found: Moves) -> int:
    found.count = 0
    if s.phase == moves.TURN:
        find_turn_moves(s, found)
    elif s.phase == moves.CLAIM:  # TR-3.5, TR-7.1
        table.offer(found, moves.DONE)
        table.offer(found, moves.LEAVE)
    elif s.phase == moves.MARKET:  # TR-2.1
        table.offer(found, moves.KEEP)
        table.offer(found, moves.ROLL)
    else:  # TR-4.1
        table.offer(found, moves.STAND)
        for item in range(cards.ITEMS):
            table.offer(found, moves.REROLL + item)
    return found.count


def find_turn_moves(s: Trade, found: Moves) -> None:
    hand = s.hands[s.seat]
    if may_call(s, hand):
        table.offer(found, moves.DONE)
    if s.announced & native.bit(s.seat):  # TR-3.4: only the card drawn
        hand = cards.one(s.drawn)
    for card in range(cards.ITEMS):
        if cards.count(hand, card):
            table.offer(found, moves.DISCARD + card)  # TR-3.1
    if cards.count(hand, cards.MARKET_MAKE):
        find_steps(s, found)


def may_call(s: Trade, hand: int) -> bool:
    if s.free:
        return not s.called  # TR-4.6
    return sets.is_sets(hand)  # TR-3.2, TR-3.6, TR-6.3


def find_steps(s: Trade, found: Moves) -> None:
    table.offer(found, moves.DISCARD + cards.MARKET_MAKE)  # TR-3.3, TR-7.2
    for item in range(cards.ITEMS):
        if s.market[item] + 1 < s.track_size[item]:  # TR-1.4
            table.offer(found, moves.UP + item)
        if s.market[item] > 0:
            table.offer(found, moves.DOWN + item)
