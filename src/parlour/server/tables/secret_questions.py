"""The time that secret questions take, the same whether they are asked or not.

After some moves a game may ask somebody in secret, and how long the table then waits would tell those who see it go on
that somebody was asked. So everybody who may be asked, as far as all know, has a slot of time, one after the other. A
question is shown when its slot begins and answered when it ends, by a bot if need be; and whoever would notice the
waiting is shown nothing of it, from the move before on, until all slots are over.

A person alone among bots may think as long as they like: nobody is there to notice. Only the bots have slots then.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.engine.game import Aside, nobody_aside
from parlour.engine.match import Match
from parlour.server.store.rows import MOVE, Entry, SeatRow

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

PERSON_SECONDS = 3.0  # to press a button for a card that one has been waiting for
PEOPLE_SECONDS = 6.0  # for all people who may be asked about one move: nobody likes to wait longer
BOT_SECONDS = 0.5
SLACK_SECONDS = 0.4  # before the end of a slot, in which a bot decides for somebody who did not
LONGEST_SECONDS = 60.0  # whatever happened before that is over


class Slot(Struct, frozen=True):
    seat: int
    begins: float  # seconds since 1970
    ends: float


class Window(Struct, frozen=True):
    slots: tuple[Slot, ...]
    seen_by: tuple[int | None, ...]
    ends: float
    is_timed: bool  # somebody is there who could notice how long a person thinks

    @property
    def times(self) -> list[float]:
        """When somebody is shown something."""
        return sorted({slot.begins for slot in self.slots} | {self.ends})

    def slot(self, seat: int | None) -> Slot | None:
        return next((slot for slot in self.slots if slot.seat == seat), None)

    def shows_at(self, viewer: int | None, is_asked: bool) -> float:
        """When the viewer sees what happened since; the question itself as soon as its slot begins."""
        slot = self.slot(viewer)
        begins = slot.begins if slot else 0.0
        return begins if is_asked or viewer not in self.seen_by else self.ends

    def after(self, seat: int, now: float) -> Window | None:
        """What is left when a person who had no slot of time has answered."""
        seats = [slot.seat for slot in self.slots]
        left = self.slots[seats.index(seat) + 1 :] if seat in seats else ()
        slots = in_a_row([(slot.seat, slot.ends - slot.begins) for slot in left], now)
        return Window(slots, self.seen_by, slots[-1].ends, self.is_timed) if slots else None


def window(aside: Aside, seats: list[SeatRow], now: float) -> Window | None:
    """None if nobody is there who could notice."""
    people = [seat.seat for seat in seats if not seat.has_bot]
    if not people:
        return None
    persons = sum(seat in people for seat in aside.asked)
    person_seconds = min(PERSON_SECONDS, PEOPLE_SECONDS / max(1, persons)) if len(people) > 1 else 0.0
    lengths = [(seat, BOT_SECONDS if seats[seat].has_bot else person_seconds) for seat in aside.asked]
    slots = in_a_row(lengths, now)
    return Window(slots, aside.seen_by, slots[-1].ends, len(people) > 1)


def in_a_row(lengths: list[tuple[int, float]], now: float) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    for seat, seconds in lengths:
        begins = slots[-1].ends if slots else now
        slots.append(Slot(seat, begins, begins + seconds))
    return tuple(slots)


def is_open(found: Window | None) -> bool:
    return found is not None and time() < found.ends


def next_window(table: Table, match: Match, entry: Entry, move: int) -> Window | None:
    """The one that a move will open, or leave open."""
    game, before, now = match.game, match.state, entry.at / 1000
    if game.aside is nobody_aside:
        return None
    if game.is_aside(before):
        is_free = table.window and not table.window.is_timed and not table.seats[entry.seat].has_bot
        return table.window.after(entry.seat, now) if table.window and is_free else table.window
    found = game.aside(before, move)
    return window(found, table.seats, now) if found else None


def found_window(table: Table) -> Window | None:
    """The one that is open, when the table comes from the store."""
    match = table.match
    if match is None or match.game.aside is nobody_aside:
        return None
    for count in range(len(table.moves) - 1, -1, -1):
        if time() - table.times[count] / 1000 > LONGEST_SECONDS:
            return None
        before, text = table.plan.match(table.moves[:count]), table.moves[count]
        if not match.game.is_aside(before.state):
            entry = Entry(0, MOVE, table.times[count], table.movers[count], text)
            return next_window(table, before, entry, before.checked(text))
    return None
