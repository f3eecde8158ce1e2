"""Phase 1: twelve tricks that build the strategic hands and earn gold (CP-3)."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.rules import millionaire, settlement, table, turn
from parlour.games.career_poker.state import Career

# The lead


def find_lead(s: Career, found: Moves) -> None:
    for number in range(1, cards.HIGH + 1):
        mask = s.hands[s.seat][number]
        while mask != 0:
            card = cards.card_at(number, native.lowest_bit(mask))
            mask &= mask - 1
            table.add(found, moves.lead(card, 0))  # CP-3.2
            table.add(found, moves.lead(card, 1))


def lead_card(s: Career, move: int) -> None:
    card = moves.card_led(move)
    s.lead_attribute = moves.attribute_led(move)  # CP-3.2
    s.lead_value = s.mark_of[card] if s.lead_attribute == 1 else cards.colour_of(card)
    s.elevens = 0
    lay(s, card)
    if s.noting:
        s.note(notes.LED, s.seat, card, s.lead_attribute)
    s.seat = table.next_seat(s, s.seat)  # CP-3.3
    s.stage = cards.FOLLOW_STAGE


def lay(s: Career, card: int) -> None:
    table.take(s.hands[s.seat], s.hand_size, s.seat, card)
    s.seen[cards.number_of(card)] |= native.bit(cards.colour_of(card))
    s.laid[s.seat] = card + 1
    turn.show_card(s, card, table.printed(s, card))
    if cards.number_of(card) == 11:
        s.elevens += 1


# Following


def find_follow(s: Career, found: Moves) -> None:
    for number in range(1, cards.HIGH + 1):
        mask = s.hands[s.seat][number] & table.led(s, number)
        if mask != 0:
            table.add(found, moves.play(number, mask, False))  # CP-3.3
    if found.count == 0:
        find_any(s, found)


def find_any(s: Career, found: Moves) -> None:
    for number in range(1, cards.HIGH + 1):
        mask = s.hands[s.seat][number]
        while mask != 0:
            table.add(found, moves.play(number, mask & -mask, False))
            mask &= mask - 1


def follow(s: Career, move: int) -> None:
    card = moves.card_followed(move)
    if not table.has_lead_attribute(s, card):
        s.voids[s.seat] |= native.bit(5 * s.lead_attribute + s.lead_value)
    lay(s, card)
    if s.noting:
        s.note(notes.FOLLOWED, s.seat, card, s.elevens % 2)
    s.seat = table.next_seat(s, s.seat)
    if s.seat == s.lead:
        ask_cut(s, 0)


# Cutting


def ask_cut(s: Career, asked: int) -> None:
    """Ask the next seat with an 8, after so many seats in playing order; without any the highest card wins."""
    for _ in range(asked, s.players):
        if cards.number_of(s.laid[s.seat] - 1) == 8:
            s.stage = cards.CUT_STAGE  # CP-3.5
            return
        s.seat = table.next_seat(s, s.seat)
    win_trick(s)


def find_cut(s: Career, found: Moves) -> None:
    table.add(found, moves.CUT)
    table.add(found, moves.LET_BE)


def answer_cut(s: Career, move: int) -> None:
    if move == moves.CUT:
        cut_trick(s)
        return
    if s.noting:
        s.note(notes.LET_BE, s.seat, 0, 0)
    s.seat = table.next_seat(s, s.seat)
    ask_cut(s, places_from_lead(s, s.seat))


def places_from_lead(s: Career, seat: int) -> int:
    """How many seats play before this one; all of them if it is the lead again."""
    count = 1
    other = table.next_seat(s, s.lead)
    while other != seat:
        other = table.next_seat(s, other)
        count += 1
    return count


def cut_trick(s: Career) -> None:
    cutter = s.seat
    s.cutters |= native.bit(cutter)
    s.cut_eights |= native.bit(cards.colour_of(s.laid[cutter] - 1))  # CP-3.5
    if s.noting:
        s.note(notes.CUT, cutter, s.laid[cutter] - 1, 0)
    s.laid[cutter] = 0
    seat = table.next_seat(s, cutter)
    while seat != cutter:
        collect(s, cutter, seat)
        seat = table.next_seat(s, seat)
    end_trick(s, cutter)


def collect(s: Career, winner: int, seat: int) -> None:
    """The winner takes the card before a seat."""
    card = s.laid[seat] - 1
    s.laid[seat] = 0
    table.put(s.strategic[winner], s.strategic_size, winner, card)
    if s.noting:
        s.note(notes.TOOK, winner, card, seat)


# Winning


def win_trick(s: Career) -> None:
    s.winner = highest(s)
    s.gold[s.winner] += 1  # CP-3.6
    if s.noting:
        s.note(notes.WON, s.winner, 1, s.gold[s.winner])
    for _ in range(s.players):
        if table.has_lead_attribute(s, s.laid[s.seat] - 1):
            collect(s, s.winner, s.seat)  # CP-3.6
        s.seat = table.next_seat(s, s.seat)
    ask_place(s)


def highest(s: Career) -> int:
    """Who has the highest card with the lead attribute, or the lowest if the 11s say so."""
    best = s.lead
    for seat in range(s.players):
        card = s.laid[seat] - 1
        if table.has_lead_attribute(s, card) and cards.number_of(card) != cards.number_of(s.laid[best] - 1):
            higher = card > s.laid[best] - 1
            if higher != (s.elevens % 2 == 1):  # CP-3.4
                best = seat
    return best


def ask_place(s: Career) -> None:
    """Ask the next seat whose card is still there, from the lead on; then the trick is over."""
    seat = s.lead
    for _ in range(s.players):
        if s.laid[seat] != 0:
            s.seat = seat
            s.stage = cards.GIVE_STAGE  # CP-3.7
            return
        seat = table.next_seat(s, seat)
    end_trick(s, s.winner)


def find_place(s: Career, found: Moves) -> None:
    table.add(found, moves.KEEP)
    for seat in range(s.players):
        if seat != s.seat:
            table.add(found, moves.GIVE + seat)  # CP-3.7


def place_card(s: Career, move: int) -> None:
    receiver = s.seat if move == moves.KEEP else move - moves.GIVE
    card = s.laid[s.seat] - 1
    s.laid[s.seat] = 0
    table.put(s.strategic[receiver], s.strategic_size, receiver, card)
    if s.noting:
        s.note(notes.PLACED, s.seat, card, receiver)
    ask_place(s)


# The end of the phase


def end_trick(s: Career, winner: int) -> None:
    s.last_winner = winner
    turn.clear_table(s)
    s.trick += 1
    if s.trick < cards.TRICKS:
        turn.start_trick(s, winner)  # CP-3.8
    else:
        end_tricks(s)


def end_tricks(s: Career) -> None:
    settlement.settle_interim(s)
    if settlement.is_somebody_empty(s):  # CP-4.2
        if s.noting:
            s.note(notes.SKIPPED, 0, 0, 0)
        settlement.settle_round(s, s.last_winner)
    else:
        millionaire.start_millionaire(s)
