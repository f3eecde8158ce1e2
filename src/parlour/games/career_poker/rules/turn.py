"""Which rule a decision belongs to, and what tricks of both phases have in common."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, notes, play
from parlour.games.career_poker.rules import gold, millionaire, plays, table, tricks
from parlour.games.career_poker.state import Career


def find_legal(s: play.Play, found: Moves) -> int:
    found.count = 0
    if s.stage == cards.DIRECTION_STAGE:
        table.add(found, moves.CLOCKWISE)  # CP-3.1
        table.add(found, moves.COUNTERCLOCKWISE)
    elif s.stage == cards.LEAD_STAGE:
        tricks.find_lead(s, found)
    elif s.stage == cards.FOLLOW_STAGE:
        tricks.find_follow(s, found)
    elif s.stage == cards.CUT_STAGE:
        tricks.find_cut(s, found)
    elif s.stage == cards.GIVE_STAGE:
        tricks.find_place(s, found)
    elif s.stage == cards.TURN_STAGE:
        plays.find_turn(s, found)
    else:
        gold.find_use(s, found)
    return found.count


def apply(s: Career, move: int) -> None:
    if s.stage == cards.DIRECTION_STAGE:
        set_direction(s, move)
    elif s.stage == cards.LEAD_STAGE:
        tricks.lead_card(s, move)
    elif s.stage == cards.FOLLOW_STAGE:
        tricks.follow(s, move)
    elif s.stage == cards.CUT_STAGE:
        tricks.answer_cut(s, move)
    elif s.stage == cards.GIVE_STAGE:
        tricks.place_card(s, move)
    elif s.stage == cards.TURN_STAGE:
        millionaire.take_turn(s, move)
    else:
        gold.use_card(s, move)


# The direction of play


def start_trick(s: Career, lead: int) -> None:
    """The lead decides the direction, in both phases."""
    s.lead = lead
    s.seat = lead
    s.stage = cards.DIRECTION_STAGE  # CP-3.1, CP-5.1
    if s.noting:
        s.note(notes.LEADS, lead, 0 if s.millionaire else s.trick + 1, 0)


def set_direction(s: Career, move: int) -> None:
    s.direction = 1 if move == moves.CLOCKWISE else s.players - 1  # CP-3.1, CP-5.1
    s.stage = cards.TURN_STAGE if s.millionaire else cards.LEAD_STAGE
    if s.noting:
        s.note(notes.DIRECTION, s.seat, move == moves.CLOCKWISE, 0)


# The table


def show_card(s: Career, card: int, target: int) -> None:
    """The deciding seat puts a card on the table, played as the target."""
    s.table_card[s.table_size] = card
    s.table_seat[s.table_size] = s.seat
    s.table_as[s.table_size] = target
    s.table_play[s.table_size] = s.plays
    s.table_size += 1


def clear_table(s: Career) -> None:
    s.back = False  # CP-7.2
    s.colour_bound = False  # CP-6.2
    s.mark_bound = False
    s.top_number = 0
    s.top_count = 0
    s.top_colours = 0
    s.top_marks = 0
    s.passes = 0
    s.plays = 0
    if s.table_size != 0:
        s.last_size = s.table_size
    s.table_size = 0
    if s.noting:
        s.note(notes.SWEPT, s.millionaire, table.is_reversed(s), 0)
