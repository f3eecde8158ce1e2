"""A round from its lead on: what may be done, and who does it."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiars_trouble import cards, moves, notes
from parlour.games.familiars_trouble.rules import exchanges, replenishment, trick
from parlour.games.familiars_trouble.state import Trouble


def begin_round(s: Trouble) -> None:
    s.leads[s.round] = s.lead
    s.seat = s.lead
    if s.noting:
        s.note(notes.ROUND, s.round, s.lead, 0)
    if s.hand_exchange:
        s.asked = moves.ASK_EXCHANGE  # FT-3.1: in every round
    else:
        exchanges.offer_swap(s)


def find_legal(s: Trouble, found: Moves) -> int:
    if s.asked == moves.ASK_PLAY:
        return find_cards(s, found, moves.PLAY, trick.playable(s, s.seat))
    if s.asked == moves.ASK_PASS:
        return find_cards(s, found, moves.PASS, s.hands[s.seat])  # FT-3.1: any, and nobody may decline
    if s.asked == moves.ASK_EXCHANGE:
        found.items[0] = moves.EXCHANGE
        found.items[1] = moves.KEEP
        found.count = 2
        return 2
    if s.asked == moves.ASK_SWAP:
        return exchanges.find_swaps(s, found)
    return replenishment.find_draws(s, found)


def find_cards(s: Trouble, found: Moves, verb: int, among: int) -> int:
    if among & cards.RAINBOWS:  # identical cards are one move
        among = (among & ~cards.RAINBOWS) | cards.BITS[cards.RAINBOW]
    count = 0
    while among != 0:
        found.items[count] = verb + native.lowest_bit(among)
        among &= among - 1
        count += 1
    found.count = count
    return count


def apply(s: Trouble, move: int) -> None:
    if s.asked == moves.ASK_PLAY:
        trick.play_card(s, cards.held(s.hands[s.seat], move - moves.PLAY))
    elif s.asked == moves.ASK_PASS:
        exchanges.pass_card(s, cards.held(s.hands[s.seat], move - moves.PASS))
    elif s.asked == moves.ASK_EXCHANGE:
        exchanges.call(s, move == moves.EXCHANGE)
    elif s.asked == moves.ASK_SWAP:
        exchanges.answer_swap(s, move)
    else:
        replenishment.refill(s, move - moves.DRAW)


def is_between_tricks(s: Trouble) -> bool:
    return s.count == 0 and s.asked != moves.ASK_DRAW
