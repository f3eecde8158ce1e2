"""The order of a turn (FI-4.0), and which rule a decision belongs to."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, notes, tables
from parlour.games.familiar_find.rules import (
    check,
    collecting,
    familiars,
    hands,
    locations,
    moving,
    piles,
    play_cards,
    refill,
    scavenge,
    seeing,
    setup,
    steps,
    tourism,
)
from parlour.games.familiar_find.state import Find


def proceed(s: Find) -> None:
    """Go from stage to stage until somebody is asked, chance is needed or the match is over."""
    while s.asked == moves.NOTHING and s.chance == 0 and not s.over:
        if s.actor != tables.NOBODY:
            steps.go_on(s)
        elif s.stage < tables.BEGINNING:
            setup.take_step(s)
        elif s.stage < tables.CHECKING:
            take_first_step(s)
        else:
            take_later_step(s)


def take_first_step(s: Find) -> None:
    """1 Scavenge."""
    stage = s.stage
    s.stage = stage + 1
    if stage == tables.BEGINNING:
        scavenge.begin_turn(s)
    elif stage == tables.SCAVENGING:
        s.asked = moves.ASK_PILE
    elif stage == tables.PAYING:
        locations.ask_toll(s)
    elif stage == tables.REVEALING:
        scavenge.reveal_taken(s)
    elif stage == tables.COLLECTING:
        scavenge.collect_taken(s)
    elif stage == tables.VISITING:
        steps.begin(s, effects.TAKEN, s.taken == cards.CENTRE)
    elif stage == tables.TRAVELLING:
        s.stage = tables.CASTING
        if s.taken == cards.CENTRE:
            tourism.ask_travel(s)
    elif stage == tables.ARRIVING:
        tourism.arrive(s)
    elif scavenge.ask_spell(s):
        s.stage = tables.CASTING


def take_later_step(s: Find) -> None:
    """2 Check, 3 Play cards, 4 Refill; or the loser goes out."""
    stage = s.stage
    s.stage = stage + 1
    if stage == tables.CHECKING:
        check.check(s)
    elif stage == tables.PREPARING:
        if s.noting:
            s.note(notes.CHECKED, s.seat, 0, 0)
        steps.begin(s, effects.PREPARE, True)
    elif stage == tables.STARTING:
        play_cards.begin_play(s)
    elif stage == tables.PLAYING:
        if s.to_play > 0:
            s.stage = tables.PLAYING
            s.asked = moves.ASK_PLAY
    elif stage == tables.GROWING:
        steps.begin(s, effects.PLAYED, True)
        s.stage = tables.LEAVING if s.losing else tables.REFILLING
    elif stage == tables.REFILLING:
        refill.end_turn(s)
    else:
        refill.go_out(s)


# Decisions


def find_legal(s: Find, found: Moves) -> int:
    found.count = 0
    if s.asked == moves.ASK_PLAY:
        play_cards.find_plays(s, found)
    elif s.asked == moves.ASK_PILE:
        scavenge.find_takes(s, found)
    elif s.asked == moves.ASK_SPELL:
        scavenge.find_spells(s, found)
    elif s.asked == moves.ASK_TRAVEL:
        tourism.find_travel(s, found)
    elif s.asked > moves.LAST_OF_THE_TURN:
        steps.find_answers(s, found)
    else:
        find_rare(s, found)
    return found.count


def find_rare(s: Find, found: Moves) -> None:
    if s.asked == moves.ASK_FAMILIAR:
        familiars.find_familiars(s, found)
    elif s.asked == moves.ASK_TOLL:
        locations.find_tolls(s, found)
    elif s.asked == moves.ASK_LEAVE:
        familiars.find_leave(s, found)


def apply(s: Find, move: int) -> None:
    s.asked = moves.NOTHING
    obey(s, moves.verb_of(move), moves.first(move), moves.second(move), moves.third(move))
    proceed(s)


def obey(s: Find, verb: int, a: int, b: int, c: int) -> None:
    """Do what a move says. `remain` says nothing: the next stage is set already."""
    if verb == moves.PLACE:
        play_cards.place(s, a, b)
    elif verb == moves.HIDE:
        play_cards.hide(s, a, b)
    elif verb == moves.TAKE:
        s.taken = a
    elif verb == moves.CAST:
        scavenge.cast(s, a)
    elif verb == moves.SHED:
        familiars.shed(s, a)
    elif verb == moves.TRAVEL:
        tourism.travel(s)
    elif verb == moves.CHOOSE:
        familiars.choose(s, a)
        setup.next_to_choose(s)
    elif verb == moves.SKIP:
        s.stage = tables.CASTING
    elif verb == moves.LEAVE:
        s.leaving = True
    else:
        obey_step(s, verb, a, b, c)


def obey_step(s: Find, verb: int, a: int, b: int, c: int) -> None:
    """What a step asked for, or the toll."""
    if verb == moves.DECLINE:
        steps.stop(s)
    elif verb == moves.EXCHANGE:
        collecting.make_exchange(s, a, b, c)
    elif verb == moves.MOVE:
        moving.move(s, a, b)
    elif verb == moves.TURN:
        seeing.turn(s, a)
    elif verb == moves.LOOK:
        piles.look(s, s.seat, a)
    elif verb == moves.TOLL:
        collecting.pay(s, a)
    elif verb == moves.DISCARD:
        hands.discard_collected(s, a)
    elif verb == moves.PUT:
        collecting.put(s, a)
    elif verb == moves.COLLECT:
        moving.take(s, a)
    elif verb == moves.SWAP:
        moving.swap(s, a, b)
