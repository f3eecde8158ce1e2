"""What happened, gone through again.

The state keeps every card dealt, played or drawn, in order. Who it was, and which of the three, follows from the rules:

    history.rewind(s)
    while history.read(s):
        ...  # s.event (see notes), s.event_seat and s.event_card; table, discards and sizes are as they were before it
        history.follow(s)
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.fuji_flush import cards, notes, play, rules, tables
from parlour.games.fuji_flush.state import FujiFlush


def is_whole(s: FujiFlush) -> bool:
    return s.history_size < tables.MOST_HISTORY and s.reshuffles < tables.MOST_SHUFFLES


def rewind(s: play.Play) -> None:
    """Back to the first turn, as far as everybody can see."""
    s.at = s.players * s.hand_size
    s.epoch = 0
    s.seat = 0
    s.draw_size = s.deck_size - s.at
    s.discard_size = 0
    for seat in range(s.players):
        s.table[seat] = 0
        s.sizes[seat] = s.hand_size
    for number in range(cards.KINDS):
        s.force[number] = 0


def read(s: play.Play) -> bool:
    """Whether anything more happened."""
    if s.at == s.history_size:
        return False
    s.event_card = s.history[s.at]
    if s.owed == 0:
        s.event = notes.PLAYED
        s.event_seat = s.seat
    else:
        s.event = notes.DREW if s.draw_size != 0 else notes.RESHUFFLED
        s.event_seat = cards.first_of(s.owed, s.seat)
    return True


def follow(s: play.Play) -> None:
    """Let it happen."""
    if s.event == notes.RESHUFFLED:
        s.epoch += 1
        s.draw_size = s.discard_size
        s.discard_size = 0
        return
    s.at += 1
    if s.event == notes.PLAYED:
        rules.lay(s, s.event_card)
        rules.beat(s, s.event_card)
    else:
        s.draw_size -= 1
        s.sizes[s.event_seat] += 1
        s.owed ^= native.bit(s.event_seat)
    if s.owed == 0:
        rules.next_turn(s)


def replay(s: play.Play) -> None:
    """Back to now."""
    rewind(s)
    while read(s):
        follow(s)
