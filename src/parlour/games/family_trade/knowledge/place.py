"""Where the table is after a discard: somebody is asked, or the next seat has drawn and thinks.

While the table waits, nobody but the seats concerned knows which: each is as likely that the hands allow.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, play
from parlour.games.family_trade.rules import setup, table


def choose_place(s: play.Play, seat: int) -> None:
    """Who can take the discard is asked, or the next turn has begun: choose among what may be."""  # TR-8.2
    if s.over or s.phase == moves.GOING_OUT or s.seat == seat or s.called:
        return
    if not s.is_resting:
        draw_anew(s)
        return
    discarder = s.turn
    if s.phase == moves.TURN:
        discarder = s.turn - 1 if s.turn > 0 else s.players - 1
    chosen = cards.NOTHING
    count = 0
    for place in range(s.spoken + 1, s.players + 1):
        if may_be_at(s, place, seat, discarder):
            count += 1
            if s.below(count) == 0:
                chosen = place
    if count == 0:
        s.refuse_world()
    else:
        go_to(s, chosen, discarder)


def may_be_at(s: play.Play, place: int, seat: int, discarder: int) -> bool:
    asked = s.event_asked[s.offered_at]
    mine = table.distance(s, discarder, seat)
    if asked & native.bit(seat) and (place > mine) != s.was_asked:
        return False  # it has been asked already, or will be
    if place == s.players:
        return mine != 1 and s.deck_size > 0  # else the seat would see it
    return place != mine and asked & native.bit(seat_at(s, place, discarder)) != 0


def seat_at(s: play.Play, place: int, discarder: int) -> int:
    other = discarder + place
    return other if other < s.players else other - s.players


def go_to(s: play.Play, place: int, discarder: int) -> None:
    if place == s.players:
        s.turn = table.after(s, discarder)
        draw_anew(s)
        return
    s.turn = discarder
    s.phase = moves.CLAIM
    s.seat = seat_at(s, place, discarder)
    for later in range(place + 1, s.players):
        s.event_asked[s.offered_at] &= ~native.bit(seat_at(s, later, discarder))


def draw_anew(s: play.Play) -> None:
    s.phase = moves.TURN
    s.seat = s.turn
    setup.draw_card(s, s.turn)
