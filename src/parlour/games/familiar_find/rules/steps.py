"""The steps of an effect, carried out one after the other (FI-1.3, FI-1.4, FI-1.5; the language is in `effects`).

Whoever acts is a Spell, a Familiar or a Location. At each moment of a turn the Location goes before the Familiar
(FI-4.4). A step that counts to n is done n times, or until somebody declines.
"""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, tables
from parlour.games.familiar_find.rules import collecting, moving, seeing, table
from parlour.games.familiar_find.state import Find


def begin(s: Find, moment: int, is_at_location: bool) -> None:
    """A moment of the turn has come for the Location, if it has a say, and the Familiar of the seat."""
    if s.location == 0 and s.familiar[s.seat] == 0:
        return
    familiar = cards.FAMILIAR_ACTOR + s.familiar[s.seat]
    if is_at_location:
        start(s, moment, cards.LOCATION_ACTOR + s.location, familiar)
    else:
        start(s, moment, familiar, tables.NOBODY)


def start(s: Find, moment: int, actor: int, then: int) -> None:
    s.moment = moment
    s.actor = actor
    s.next_actor = then
    s.next_step = s.first_step[actor]
    s.times_left = 0


def go_on(s: Find) -> None:
    """Carry out the next step; nobody acts any more when there is none."""
    if s.times_left == 0 and not find_step(s):
        return
    s.times_left -= 1
    carry_out(s)


def find_step(s: Find) -> bool:
    while s.actor != tables.NOBODY:
        while s.next_step < s.first_step[s.actor + 1]:
            s.step_now = s.next_step
            s.next_step += 1
            if applies(s):
                s.times_left = s.steps[s.step_now][effects.COUNT]
                return True
        s.actor = s.next_actor
        s.next_actor = tables.NOBODY
        s.next_step = s.first_step[s.actor]
    return False


def applies(s: Find) -> bool:
    if s.steps[s.step_now][effects.MOMENT] != s.moment:
        return False
    condition = s.steps[s.step_now][effects.CONDITION]
    if condition == effects.TOOK_ABYSS:
        return s.took_abyss > 0
    return condition == effects.ALWAYS or s.took_abyss == 0


def carry_out(s: Find) -> None:
    """One that can do nothing does nothing (FI-4.2)."""
    action = s.steps[s.step_now][effects.ACTION]
    if action == effects.DISCARD:
        collecting.discard(s)
    elif action == effects.DISCARD_ALL:
        collecting.discard_all(s)
    elif action == effects.PAY:
        collecting.offer_payment(s)
    elif action == effects.DRAW:
        collecting.draw(s)
    elif action == effects.GAIN:
        collecting.gain(s)
    elif action == effects.EXCHANGE:
        collecting.offer_exchange(s)
    elif action == effects.PUT:
        collecting.offer_put(s)
    elif action == effects.TAKE:
        moving.offer_take(s)
    elif action == effects.MOVE:
        moving.offer_move(s)
    elif action == effects.SWAP:
        moving.offer_swap(s)
    else:
        carry_out_rare(s, action)


def carry_out_rare(s: Find, action: int) -> None:
    if action == effects.ADD:
        moving.add(s)
    elif action == effects.LOOK:
        seeing.look(s)
    elif action == effects.TURN_ALL:
        seeing.turn_all(s)
    elif action == effects.TURN_TOP:
        seeing.offer_turn(s)
    elif action == effects.LOOK_ONE:
        seeing.offer_look(s)
    else:
        s.sides = s.steps[s.step_now][effects.LIMIT]  # FI-4.3


def stop(s: Find) -> None:
    """Somebody declines."""
    s.times_left = 0


# Decisions


def add_decline(s: Find, found: Moves) -> None:
    """Where the step in question is one's own choice."""
    if s.steps[s.step_now][effects.MAY] != 0:
        table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def find_answers(s: Find, found: Moves) -> None:
    """What the step in question can be answered with."""
    if s.asked == moves.ASK_MOVE:
        moving.find_moves(s, found)
    elif s.asked == moves.ASK_EXCHANGE:
        collecting.find_exchanges(s, found)
    elif s.asked == moves.ASK_TAKE:
        moving.find_takes(s, found)
    elif s.asked == moves.ASK_PUT:
        collecting.find_puts(s, found)
    elif s.asked == moves.ASK_SWAP:
        moving.find_swaps(s, found)
    elif s.asked == moves.ASK_TURN:
        seeing.find_turns(s, found)
    elif s.asked == moves.ASK_LOOK:
        seeing.find_looks(s, found)
    elif s.asked == moves.ASK_DISCARD:
        collecting.find_discards(s, found)
    elif s.asked == moves.ASK_PAYMENT:
        collecting.find_payments(s, found)
