"""Phase 3, Millionaire: the climbing game that decides the ranking of a round (CP-5, CP-6, CP-7)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.rules import gold, plays, settlement, table, turn
from parlour.games.career_poker.state import Career


def start_millionaire(s: Career) -> None:
    s.millionaire = True
    s.energy = 0
    s.revolution = False
    if s.noting:
        s.note(notes.MILLIONAIRE, s.last_winner, 0, 0)
    give_lead(s, s.last_winner)  # CP-5.1


# The lead


def give_lead(s: Career, seat: int) -> None:
    for _ in range(s.players):
        if can_lead(s, seat):
            turn.start_trick(s, seat)
            return
        if s.noting:
            s.note(notes.LEAD_PASSED, seat, table.next_seat(s, seat), 0)
        seat = table.next_seat(s, seat)  # CP-5.6
    if s.noting:
        s.note(notes.STUCK, 0, 0, 0)
    settlement.settle_round(s, s.last_winner)  # CP-10.1


def can_lead(s: Career, seat: int) -> bool:
    """Several cards can always be led one at a time; the last one may be banned."""
    if s.strategic_size[seat] > 1:
        return True
    for number in range(1, cards.HIGH + 1):
        if s.strategic[seat][number] != 0:
            return not table.is_banned_last(s, number)  # CP-5.6
    return True


# A turn


def take_turn(s: Career, move: int) -> None:
    if move == moves.PASS:
        pass_turn(s)
    elif moves.kind(move) == moves.GOLD:
        gold.begin_building(s, move)
    else:
        play_plain(s, moves.number_played(move), moves.colours_played(move), moves.is_cut(move))


def pass_turn(s: Career) -> None:
    if s.noting:
        s.note(notes.PASSED, s.seat, 0, 0)
    s.passes += 1
    if s.passes == s.players - 1:
        finish_trick(s, s.top_seat)  # CP-5.3
    else:
        s.seat = table.next_seat(s, s.seat)


def play_plain(s: Career, number: int, mask: int, cut: bool) -> None:
    colours = 0
    marks = 0
    for colour in range(5):
        if mask & native.bit(colour):
            card = cards.card_at(number, colour)
            colours += table.one_of(colour)
            marks += table.one_of(s.mark_of[card])
            lay_out(s, card, table.printed(s, card))
    if s.noting:
        s.note(notes.PLAYED, s.seat, number, mask)
    take_effect(s, number, colours, marks, cut)


def lay_out(s: Career, card: int, target: int) -> None:
    table.take(s.strategic[s.seat], s.strategic_size, s.seat, card)
    turn.show_card(s, card, target)


# What a play does


def take_effect(s: Career, number: int, colours: int, marks: int, cut: bool) -> None:
    count = s.table_size - count_before(s)
    pay_energy(s, plays.energy_for(s, count, cut))
    if s.top_number != 0:
        bind(s, number, colours, marks)
    s.top_number = number
    s.top_count = count
    s.top_seat = s.seat
    s.top_colours = colours
    s.top_marks = marks
    s.passes = 0
    s.plays += 1
    turn_strength(s, number, count)
    if s.strategic_size[s.seat] == 0:
        go_out(s)
    elif cut:
        cut_short(s)
    else:
        s.seat = table.next_seat(s, s.seat)


def count_before(s: Career) -> int:
    """How many cards lay on the table before this play."""
    return s.plays * s.top_count


def pay_energy(s: Career, bundles: int) -> None:
    s.energy -= bundles  # CP-6.1, CP-7.1
    if s.noting and bundles != 0:
        s.note(notes.PAID, s.seat, bundles, s.energy)


def bind(s: Career, number: int, colours: int, marks: int) -> None:
    if s.noting and not table.is_stronger(s, number, s.top_number):
        s.note(notes.LOOPED, s.seat, 0, 0)  # CP-6.3
    if colours == s.top_colours and not s.colour_bound:
        s.colour_bound = True  # CP-6.2
        if s.noting:
            s.note(notes.BOUND, 1, 0, 0)
    if marks == s.top_marks and not s.mark_bound:
        s.mark_bound = True  # CP-6.2
        if s.noting:
            s.note(notes.BOUND, 2, 0, 0)


def turn_strength(s: Career, number: int, count: int) -> None:
    if count >= 4:
        s.revolution = not s.revolution  # CP-7.3
        if s.noting:
            s.note(notes.REVOLUTION, s.revolution, table.is_reversed(s), 0)
    if number == 11:
        s.back = not s.back  # CP-7.2
        if s.noting:
            s.note(notes.BACK, table.is_reversed(s), s.back, 0)


# The end of a trick


def go_out(s: Career) -> None:
    if s.noting:
        s.note(notes.WENT_OUT, s.seat, 0, 0)
    turn.clear_table(s)
    settlement.settle_round(s, s.seat)  # CP-5.5


def cut_short(s: Career) -> None:
    if s.noting:
        s.note(notes.CUT_SHORT, s.seat, 0, 0)
    finish_trick(s, s.seat)  # CP-7.1


def finish_trick(s: Career, winner: int) -> None:
    if s.table_size > 1:
        s.energy += 1  # CP-5.4
    if s.noting:
        s.note(notes.TRICK_WON, winner, s.table_size, s.energy)
    s.last_winner = winner
    turn.clear_table(s)
    give_lead(s, winner)  # CP-5.3
