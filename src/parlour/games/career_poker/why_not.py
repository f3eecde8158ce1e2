"""Why a move is not legal: the clause that forbids it, and what to say. And which move somebody means."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.errors import Reason
from parlour.engine.meaning import Pointed
from parlour.games.career_poker import cards, moves, tables
from parlour.games.career_poker.cards import COLOUR_NAMES, MARK_NAMES
from parlour.games.career_poker.events import attribute, due, strength, texts
from parlour.games.career_poker.moves import card_text, cards_of
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import gold, plays, table


def why_not(state: Play, move: int) -> Reason:
    return ASKED[state.stage](state, move, moves.kind(move))


def no(clause: str, id: str, *args: object) -> Reason:
    return Reason(clause, id, args)


def not_a_direction(state: Play, move: int, kind: int) -> Reason:
    return no("CP-5.1" if state.millionaire else "CP-3.1", "direction-first")


# Phase 1


def not_a_lead(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.LEAD:
        return no("CP-3.2", "lead-first")
    return no("CP-3.2", "not-in-hand", card_text(state, moves.card_led(move)))


def not_a_follow(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.PLAY:
        return no("CP-3.3", "one-card")
    if moves.is_cut(move):
        return no("CP-3.5", "cut-later")
    played = cards_of(move)
    if len(played) > 1:
        return no("CP-3.3", "not-several")
    if played[0] not in table.hand_of(state, state.seat):
        return no("CP-3.3", "not-in-hand", card_text(state, played[0]))
    return no("CP-3.3", "follow", attribute(state))


def not_a_cut(state: Play, move: int, kind: int) -> Reason:
    return no("CP-3.5", "cut-or-not", own_card(state))


def not_a_place(state: Play, move: int, kind: int) -> Reason:
    is_own = move == moves.GIVE + state.seat
    return no("CP-3.7", "keep-it" if is_own else "keep-or-give", own_card(state))


def own_card(state: Play) -> str:
    return card_text(state, state.laid[state.seat] - 1)


# Millionaire


def not_a_turn(state: Play, move: int, kind: int) -> Reason:
    if kind == moves.PASS:
        return no("CP-5.6", "lead-plays")
    if kind == moves.PLAY:
        return not_a_play(state, move)
    if kind == moves.GOLD:
        return not_a_gold(state, move)
    if kind == moves.USE:
        return no("CP-11.1", "gold-first")
    return no("CP-5.3", "cards-of-one-number" if state.top_number == 0 else "cards-or-pass")


def not_a_play(state: Play, move: int) -> Reason:
    number, cut, played = moves.number_played(move), moves.is_cut(move), cards_of(move)
    hand = table.strategic_of(state, state.seat)
    missing = [card for card in played if card not in hand]
    if missing:
        return no("CP-5.3", "not-in-strategic-hand", texts(state, missing))
    reason = wrong_shape(state, number, len(played), cut)
    if reason:
        return reason
    colours = sum(table.one_of(cards.colour_of(card)) for card in played)
    marks = sum(table.one_of(state.mark_of[card]) for card in played)
    reason = wrong_match(state, number, colours != state.top_colours, marks != state.top_marks)
    if reason:
        return reason
    if len(played) == len(hand):
        return no("CP-9.1", "no-eights-last") if number == 8 else no("CP-9.1", "not-last", number)
    return wrong_energy(state, len(played), cut) or no("CP-11.2", "cannot-be-played")


def wrong_shape(state: Play, number: int, count: int, cut: bool) -> Reason | None:
    """What is wrong with the cut, the count or the strength."""
    if cut and number != 8:
        return no("CP-7.1", "only-eights-cut")
    if state.top_number == 0:
        return None
    if count != state.top_count:
        return no("CP-5.3", "as-many", state.top_count)
    if not plays.followers(state) >> number & 1:
        order = strength(True, table.is_reversed(state))
        return no("CP-5.3", "not-stronger", number, state.top_number, order)
    return None


def wrong_match(state: Play, number: int, wrong_colours: bool, wrong_marks: bool) -> Reason | None:
    """What is wrong with colours or marks, where they must be those on top."""
    if wrong_colours and plays.must_match_colours(state, number):
        return mismatch(state.colour_bound, "colours", due(state.top_colours, COLOUR_NAMES))
    if wrong_marks and plays.must_match_marks(state, number):
        return mismatch(state.mark_bound, "marks", due(state.top_marks, MARK_NAMES))
    return None


def mismatch(is_bound: bool, what: str, on_top: tuple[tuple[int, str], ...]) -> Reason:
    return no("CP-6.2", "bound", what, on_top) if is_bound else no("CP-6.3", "loop-needs", what, on_top)


def wrong_energy(state: Play, count: int, cut: bool) -> Reason | None:
    needed = plays.energy_for(state, count, cut)
    if needed <= state.energy:
        return None
    if cut and plays.energy_for(state, count, False) <= state.energy:
        return no("CP-7.1", "energy-to-cut", count, needed, state.energy)
    return no("CP-6.1", "energy-to-lead", count, needed, state.energy)


# Gold


def not_a_gold(state: Play, move: int) -> Reason:
    count, number, cut = moves.cards_announced(move), moves.number_announced(move), moves.is_cut(move)
    if state.gold[state.seat] == 0:
        return no("CP-8.1", "no-gold")
    reason = wrong_shape(state, number, count, cut)
    if reason:
        return reason
    size = state.strategic_size[state.seat]
    if count > size:
        return no("CP-5.3", "too-few-cards", size)
    if count == size:
        return no("CP-9.1", "no-gold-last")
    return wrong_energy(state, count, cut) or too_dear(state, count, number)


def too_dear(state: Play, count: int, number: int) -> Reason:
    colours, marks = plays.must_match_colours(state, number), plays.must_match_marks(state, number)
    what = "both" if colours and marks else "colours" if colours else "marks" if marks else "none"
    return no("CP-11.2", "too-dear", count, number, state.gold[state.seat], what)


def not_a_use(state: Play, move: int, kind: int) -> Reason:
    if kind != moves.USE:
        return no("CP-11.1", "go-on-building", state.built_count, state.built_number)
    card, target = moves.card_used(move), moves.target_used(move)
    if card not in table.strategic_of(state, state.seat):
        return no("CP-5.3", "not-in-strategic-hand", [card_text(state, card)])
    if cards.number_as(target) != state.built_number:
        return no("CP-11.1", "other-number", state.built_number)
    if state.used and card <= state.used_card[state.used - 1]:
        return no("CP-11.1", "ascending")
    return wrong_target(state, card, target)


def wrong_target(state: Play, card: int, target: int) -> Reason:
    gold.want_rest(state)
    no_colour, no_mark = not state.want_colours[cards.colour_as(target)], not state.want_marks[cards.mark_as(target)]
    reason = wrong_match(state, state.built_number, no_colour, no_mark)
    if reason:
        return reason
    cost, left = gold.cost_of(state, card, target), state.gold[state.seat] - state.spent
    if cost >= tables.TOO_MUCH:
        return no("CP-8.2", "no-steps", cards.number_of(card), state.built_number)
    if cost > left:
        return no("CP-8.4", "costs-more", cost, left)
    if cost + state.spent == 0 and state.used + 1 == state.built_count:
        return no("CP-11.1", "spend-some")
    return no("CP-11.2", "not-completed")


ASKED: dict[int, Callable[[Play, int, int], Reason]] = {
    cards.DIRECTION_STAGE: not_a_direction,
    cards.LEAD_STAGE: not_a_lead,
    cards.FOLLOW_STAGE: not_a_follow,
    cards.CUT_STAGE: not_a_cut,
    cards.GIVE_STAGE: not_a_place,
    cards.TURN_STAGE: not_a_turn,
    cards.USE_STAGE: not_a_use,
}


def meant(state: Play, pointed: Pointed) -> list[str]:
    """What the stage asks for, with these cards."""
    if state.stage == cards.GIVE_STAGE and pointed.target.startswith("strategic:"):
        return [f"give {pointed.target.partition(':')[2]}"]
    if not pointed.cards:
        return ["pass"]
    if state.stage == cards.LEAD_STAGE:
        return [f"lead {pointed.cards[0]} colour"]
    if state.stage == cards.USE_STAGE:
        return [f"use {pointed.cards[0]}"]
    return [f"play {' '.join(pointed.cards)}"]
