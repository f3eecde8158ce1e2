"""The order of a turn (FI-4.0), and which rule a decision belongs to."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes, tables
from parlour.games.familiar_find.rules import (
    check,
    familiars,
    hands,
    locations,
    play_cards,
    refill,
    scavenge,
    setup,
    spells,
    tourism,
)
from parlour.games.familiar_find.state import Find


def proceed(s: Find) -> None:
    """Go from stage to stage until somebody is asked, chance is needed or the match is over."""
    while s.asked == moves.NOTHING and s.chance == 0 and not s.over:
        if s.stage < tables.BEGINNING:
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
        if s.taken != cards.CENTRE:
            s.stage = tables.CASTING
    elif stage == tables.VISITING:
        locations.visit(s)
    elif stage == tables.TRAVELLING:
        s.stage = tables.CASTING
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
        familiars.magpie(s)
        familiars.toad(s)
    elif stage == tables.STARTING:
        play_cards.begin_play(s)
    elif stage == tables.PLAYING:
        if s.to_play > 0:
            s.stage = tables.PLAYING
            s.asked = moves.ASK_PLAY
    elif stage == tables.GROWING:
        locations.end_of_play(s)
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
    elif s.asked == moves.ASK_GUST:
        spells.find_gusts(s, found)
    elif s.asked == moves.ASK_BARTER:
        spells.find_barters(s, found)
    else:
        find_rare(s, found)
    return found.count


def find_rare(s: Find, found: Moves) -> None:
    if s.asked == moves.ASK_FAMILIAR:
        familiars.find_familiars(s, found)
    elif s.asked == moves.ASK_FLIP:
        familiars.find_flips(s, found)
    elif s.asked == moves.ASK_TOLL:
        locations.find_tolls(s, found)
    elif s.asked == moves.ASK_LEAVE:
        familiars.find_leave(s, found)
    elif s.asked == moves.ASK_SHRINE:
        locations.find_shrine(s, found)
    elif s.asked == moves.ASK_CAST_OFF:
        spells.find_cast_offs(s, found)
    elif s.asked == moves.ASK_PLUCK:
        spells.find_plucks(s, found)
    elif s.asked == moves.ASK_SWAP:
        familiars.find_swaps(s, found)


def apply(s: Find, move: int) -> None:
    s.asked = moves.NOTHING
    obey(s, moves.verb_of(move), moves.first(move), moves.second(move), moves.third(move))
    proceed(s)


def obey(s: Find, verb: int, a: int, b: int, c: int) -> None:
    """Do what a move says. `decline` and `remain` say nothing: the next stage is set already."""
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
    elif verb == moves.BARTER:
        spells.make_barter(s, a, b, c)
    elif verb == moves.GUST:
        spells.make_gust(s, a, b)
    elif verb == moves.TRAVEL:
        tourism.travel(s)
    else:
        obey_rare(s, verb, a, b)


def obey_rare(s: Find, verb: int, a: int, b: int) -> None:
    if verb == moves.CHOOSE:
        familiars.choose(s, a)
        setup.next_to_choose(s)
    elif verb == moves.FLIP:
        familiars.flip(s)
    elif verb == moves.SKIP:
        s.stage = tables.CASTING
    elif verb == moves.TOLL:
        locations.pay_toll(s, a)
    elif verb == moves.LEAVE:
        s.leaving = True
    elif verb == moves.DISCARD:
        hands.discard_abyss(s)
    elif verb == moves.CAST_OFF:
        spells.make_cast_off(s, a)
    elif verb == moves.PLUCK:
        spells.make_pluck(s, a)
    elif verb == moves.SWAP:
        familiars.swap(s, a, b)
