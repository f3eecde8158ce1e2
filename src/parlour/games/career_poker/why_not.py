"""Why a move is not legal: the clause that forbids it, and one plain sentence."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.meaning import Pointed
from parlour.games.career_poker import cards, moves, tables
from parlour.games.career_poker.cards import (
    COLOUR_NAMES,
    CUT_STAGE,
    DIRECTION_STAGE,
    FOLLOW_STAGE,
    GIVE_STAGE,
    LEAD_STAGE,
    MARK_NAMES,
    TURN_STAGE,
    USE_STAGE,
)
from parlour.games.career_poker.faces import attribute, listed, many, strength
from parlour.games.career_poker.moves import card_text, cards_of
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import gold, plays, table

Reason = tuple[str, str]


def why_not(state: Play, move: int) -> Reason:
    return ASKED[state.stage](state, move, moves.kind(move))


def meant(state: Play, pointed: Pointed) -> list[str]:
    """What the stage asks for, with these cards."""
    if state.stage == GIVE_STAGE and pointed.target.startswith("strategic:"):
        return [f"give {pointed.target.partition(':')[2]}"]
    if not pointed.cards:
        return ["pass"]
    if state.stage == LEAD_STAGE:
        return [f"lead {pointed.cards[0]} colour"]
    if state.stage == USE_STAGE:
        return [f"use {pointed.cards[0]}"]
    return [f"play {' '.join(pointed.cards)}"]


def not_a_direction(state: Play, move: int, kind: int) -> Reason:
    clause = "CP-5.1" if state.millionaire else "CP-3.1"
    return clause, "first set the direction of play: clockwise or counterclockwise"


# Phase 1


def not_a_lead(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.LEAD:
        return "CP-3.2", "you lead: play a card and name its colour or its mark"
    return "CP-3.2", f"you do not have {card_text(state, moves.card_led(move))} in your hand"


def not_a_follow(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.PLAY:
        return "CP-3.3", "play one card of your hand"
    if moves.is_cut(move):
        return "CP-3.5", "whether an 8 cuts is asked when all have played"
    played = cards_of(move)
    if len(played) > 1:
        return "CP-3.3", "one card is played to a trick, not several"
    if played[0] not in table.hand_of(state, state.seat):
        return "CP-3.3", f"you do not have {card_text(state, played[0])} in your hand"
    return "CP-3.3", f"{attribute(state)} was led, you have it, and must play it"


def not_a_cut(state: Play, move: int, kind: int) -> Reason:
    return "CP-3.5", "you played an 8: cut, or let be"


def not_a_place(state: Play, move: int, kind: int) -> Reason:
    if move == moves.GIVE + state.seat:
        return "CP-3.7", "to have the card yourself, keep it"
    return "CP-3.7", "your card lacks what was led: keep it, or give it to another seat"


# Millionaire


def not_a_turn(state: Play, move: int, kind: int) -> Reason:
    if kind == moves.PASS:
        return "CP-5.6", "the lead has to play"
    if kind == moves.PLAY:
        return not_a_play(state, move)
    if kind == moves.GOLD:
        return not_a_gold(state, move)
    if kind == moves.USE:
        return "CP-11.1", "a play with gold begins with how many cards, and as what: gold K N"
    return "CP-5.3", "play cards of one number" if state.top_number == 0 else "play cards of one number, or pass"


def not_a_play(state: Play, move: int) -> Reason:
    number, cut, played = moves.number_played(move), moves.is_cut(move), cards_of(move)
    hand = table.strategic_of(state, state.seat)
    missing = [card_text(state, card) for card in played if card not in hand]
    if missing:
        return "CP-5.3", f"you do not have {' '.join(missing)} in your strategic hand"
    reason = wrong_shape(state, number, len(played), cut)
    if reason:
        return reason
    colours = sum(table.one_of(cards.colour_of(card)) for card in played)
    marks = sum(table.one_of(state.mark_of[card]) for card in played)
    reason = wrong_match(state, number, colours != state.top_colours, marks != state.top_marks)
    if reason:
        return reason
    if len(played) == len(hand):
        return "CP-9.1", banned_last(state, number)
    return wrong_energy(state, len(played), cut) or ("CP-11.2", "that play cannot be made now")


def wrong_shape(state: Play, number: int, count: int, cut: bool) -> Reason | None:
    """What is wrong with the cut, the count or the strength."""
    if cut and number != 8:
        return "CP-7.1", "only 8s can cut"
    if state.top_number == 0:
        return None
    if count != state.top_count:
        return (
            "CP-5.3",
            f"{many(state.top_count, 'card')} {'was' if state.top_count == 1 else 'were'} led; play as many",
        )
    if not plays.followers(state) >> number & 1:
        return "CP-5.3", f"{number} is not stronger than {state.top_number}; the order is {strength(state)}"
    return None


def wrong_match(state: Play, number: int, wrong_colours: bool, wrong_marks: bool) -> Reason | None:
    """What is wrong with colours or marks, where they must be those on top."""
    colours, marks = plays.must_match_colours(state, number), plays.must_match_marks(state, number)
    bound = (colours and wrong_colours, "colours", listed(state.top_colours, COLOUR_NAMES), state.colour_bound)
    marked = (marks and wrong_marks, "marks", listed(state.top_marks, MARK_NAMES), state.mark_bound)
    for wrong, what, names, is_bound in (bound, marked):
        if wrong and is_bound:
            return "CP-6.2", f"the {what} are bound: {names}"
        if wrong:
            return "CP-6.3", f"a loop needs the {what} on top: {names}"
    return None


def wrong_energy(state: Play, count: int, cut: bool) -> Reason | None:
    needed = plays.energy_for(state, count, cut)
    if needed <= state.energy:
        return None
    clause = "CP-7.1" if cut and plays.energy_for(state, count, False) <= state.energy else "CP-6.1"
    what = f"cutting with {many(count, 'card')}" if clause == "CP-7.1" else f"leading {many(count, 'card')}"
    there = f"there {'is' if state.energy == 1 else 'are'} {state.energy}"
    return clause, f"{what} costs {many(needed, 'bundle')} of energy in all; {there}"


def banned_last(state: Play, number: int) -> str:
    if number == 8:
        return "8s may not be your last cards"
    strongest = 3 if table.is_reversed(state) else 2
    return f"{number}s may not be your last cards while {strongest} is strongest"


# Gold


def not_a_gold(state: Play, move: int) -> Reason:
    count, number, cut = moves.cards_announced(move), moves.number_announced(move), moves.is_cut(move)
    if state.gold[state.seat] == 0:
        return "CP-8.1", "you have no gold"
    reason = wrong_shape(state, number, count, cut)
    if reason:
        return reason
    size = state.strategic_size[state.seat]
    if count > size:
        return "CP-5.3", f"you have only {many(size, 'card')}"
    if count == size:
        return "CP-9.1", "your last cards may not be played with gold"
    return wrong_energy(state, count, cut) or ("CP-11.2", too_dear(state, count, number))


def too_dear(state: Play, count: int, number: int) -> str:
    colours, marks = plays.must_match_colours(state, number), plays.must_match_marks(state, number)
    due = [word for word, on in (("colours", colours), ("marks", marks)) if on]
    with_these = f" with the {' and '.join(due)} that are due" if due else ""
    return f"no play of {many(count, 'card')} as {number}{with_these} costs from 1 to {state.gold[state.seat]} gold"


def not_a_use(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.USE:
        return (
            "CP-11.1",
            f"you are making a play of {many(state.built_count, 'card')} as {state.built_number}: use a card",
        )
    card, target = moves.card_used(move), moves.target_used(move)
    text = card_text(state, card)
    if card not in table.strategic_of(state, state.seat):
        return "CP-5.3", f"you do not have {text} in your strategic hand"
    if cards.number_as(target) != state.built_number:
        return "CP-11.1", f"the cards of this play are played as {state.built_number}"
    if state.used and card <= state.used_card[state.used - 1]:
        return "CP-11.1", "cards are used in ascending order, by number and then by colour (R Y G B A)"
    return wrong_target(state, card, target)


def wrong_target(state: Play, card: int, target: int) -> Reason:
    gold.want_rest(state)
    no_colour, no_mark = not state.want_colours[cards.colour_as(target)], not state.want_marks[cards.mark_as(target)]
    reason = wrong_match(state, state.built_number, no_colour, no_mark)
    if reason:
        return reason
    cost, left = gold.cost_of(state, card, target), state.gold[state.seat] - state.spent
    if cost >= tables.TOO_MUCH:
        return "CP-8.2", f"no steps lead from {cards.number_of(card)} to {state.built_number}"
    if cost > left:
        return "CP-8.4", f"that costs {cost} gold and you have {left} left"
    if cost + state.spent == 0 and state.used + 1 == state.built_count:
        return "CP-11.1", "a play with gold spends at least 1 gold"
    return "CP-11.2", "the play could not be completed after that"


ASKED: dict[int, Callable[[Play, int, int], Reason]] = {
    DIRECTION_STAGE: not_a_direction,
    LEAD_STAGE: not_a_lead,
    FOLLOW_STAGE: not_a_follow,
    CUT_STAGE: not_a_cut,
    GIVE_STAGE: not_a_place,
    TURN_STAGE: not_a_turn,
    USE_STAGE: not_a_use,
}
