"""Why a move cannot be made: the clause it breaks, and one plain sentence."""

from __future__ import annotations

from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.rules.secrets import Secrets

Objection = tuple[str, str]

# The questions that each verb answers
ANSWERS = {
    moves.CHOOSE: {moves.ASK_FAMILIAR},
    moves.FLIP: {moves.ASK_FLIP},
    moves.TAKE: {moves.ASK_PILE},
    moves.SKIP: {moves.ASK_PILE},
    moves.TOLL: {moves.ASK_TOLL},
    moves.LEAVE: {moves.ASK_LEAVE},
    moves.DISCARD: {moves.ASK_SHRINE},
    moves.BARTER: {moves.ASK_BARTER},
    moves.GUST: {moves.ASK_GUST},
    moves.TRAVEL: {moves.ASK_TRAVEL},
    moves.REMAIN: {moves.ASK_TRAVEL},
    moves.CAST: {moves.ASK_SPELL},
    moves.SHED: {moves.ASK_SPELL},
    moves.CAST_OFF: {moves.ASK_CAST_OFF},
    moves.PLUCK: {moves.ASK_PLUCK},
    moves.SWAP: {moves.ASK_SWAP},
    moves.PLACE: {moves.ASK_PLAY},
    moves.HIDE: {moves.ASK_PLAY},
}

# What must be done first when another question is open: its clause, and how to say it
OPEN = {
    moves.ASK_FAMILIAR: ("FI-3.1", "first everybody chooses a Familiar"),
    moves.ASK_FLIP: ("FI-4.0", "first decide whether to turn over the top card of the centre"),
    moves.ASK_PILE: ("FI-4.0", "it is time to take a pile"),
    moves.ASK_TOLL: ("FI-1.5", "first discard a card of your hand as the toll"),
    moves.ASK_LEAVE: ("FI-4.0", "first decide whether to leave the topmost card there"),
    moves.ASK_SHRINE: ("FI-4.0", "first decide whether to discard an Abyss Essence"),
    moves.ASK_BARTER: ("FI-9.1", "first decide whether to barter"),
    moves.ASK_GUST: ("FI-9.1", "first decide whether to move the top card of a pile"),
    moves.ASK_TRAVEL: ("FI-8.1", "first decide whether to travel or remain"),
    moves.ASK_SPELL: ("FI-4.2", "first resolve the Spells you collected"),
    moves.ASK_CAST_OFF: ("FI-9.1", "first decide whether to cast off an Abyss Essence"),
    moves.ASK_PLUCK: ("FI-9.1", "first decide whether to pluck a card"),
    moves.ASK_SWAP: ("FI-4.0", "first decide whether to swap a card"),
    moves.ASK_PLAY: ("FI-4.0", "it is time to play cards"),
}


def why_not(state: Secrets, move: int) -> Objection:
    verb, a, b, c = moves.parts(move)
    if verb == moves.DECLINE:
        return "FI-9.2", "there is nothing to decline here; this must be decided"
    if state.asked not in ANSWERS[verb]:
        clause, sentence = OPEN[state.asked]
        return ("FI-4.0" if clause == "FI-9.1" and not state.casting else clause), sentence
    if verb in (moves.PLACE, moves.HIDE):
        return why_not_play(state, verb, a, b)
    if verb == moves.BARTER:
        return why_not_barter(state, a, b, c)
    if verb in (moves.CAST, moves.SHED):
        return why_not_spell(state, verb, a)
    return {
        moves.CHOOSE: why_not_choose,
        moves.FLIP: why_not_flip,
        moves.TAKE: why_not_take,
        moves.SKIP: why_not_skip,
        moves.TOLL: why_not_toll,
        moves.LEAVE: why_not_leave,
        moves.DISCARD: why_not_discard,
        moves.GUST: why_not_gust,
        moves.TRAVEL: why_not_travel,
        moves.CAST_OFF: why_not_cast_off,
        moves.PLUCK: why_not_pluck,
        moves.SWAP: why_not_swap,
    }[verb](state, a, b)


def owns(state: Secrets, seat: int, kind: int) -> bool:
    return state.collection[seat * cards.KINDS + kind] > 0


def holds(state: Secrets, kind: int) -> bool:
    return state.hand[state.seat * cards.KINDS + kind] > 0


def is_near(state: Secrets, pile: int) -> bool:
    return pile in state.reached_by(state.seat)


def top_kind(state: Secrets, pile: int) -> int:
    return list(state.pile_card)[pile * cards.MOST_CARDS + state.pile_size[pile] - 1]


def is_top_up(state: Secrets, pile: int) -> bool:
    return list(state.pile_up)[pile * cards.MOST_CARDS + state.pile_size[pile] - 1] > 0


def far(state: Secrets, pile: int) -> Objection:
    return "FI-2.3", f"pile {state.name_of(pile)} is out of your reach"


def no_card(clause: str, kind: int) -> Objection:
    return clause, f"you have no {cards.CODES[kind]} in your hand"


def why_not_choose(state: Secrets, familiar: int, _: int) -> Objection:
    if familiar == cards.FOX and state.players == 2:
        return "FI-1.4", "the fox is not available with two players"
    if not state.familiars_used[familiar]:
        return "FI-1.4", "this set of cards has no such Familiar"
    return "FI-3.1", "that Familiar is taken"


def why_not_flip(state: Secrets, pile: int, _: int) -> Objection:
    return "FI-1.4", "the bat turns over the top card of the centre only"


def why_not_take(state: Secrets, pile: int, _: int) -> Objection:
    if state.pile_size[pile] == 0:
        return "FI-4.1", "there is nothing to take"
    if pile != 0:
        return far(state, pile)
    if state.location == cards.QUAGMIRE:
        return "FI-1.5", "the quagmire closes the centre while it has fewer than three cards"
    if state.location == cards.TOLLGATE:
        return "FI-1.5", "without a card in hand nobody passes the tollgate"
    return "FI-1.5", "the open vault gives only face-up cards, and the centre has none"


def why_not_skip(state: Secrets, _a: int, _b: int) -> Objection:
    return "FI-4.1", "a pile that can be taken must be"


def why_not_toll(state: Secrets, kind: int, _: int) -> Objection:
    return no_card("FI-1.5", kind)


def why_not_leave(state: Secrets, kind: int, _: int) -> Objection:
    return "FI-1.4", "only the topmost card taken can be left"


def why_not_discard(state: Secrets, kind: int, _: int) -> Objection:
    return "FI-1.5", "the shrine takes only Abyss Essences"


def why_not_barter(state: Secrets, mine: int, other: int, theirs: int) -> Objection:
    if mine >= cards.INGREDIENTS or theirs >= cards.INGREDIENTS:
        return "FI-1.3", "only Ingredients can be bartered"
    if mine == theirs:
        return "FI-1.3", "a barter needs two types"
    if other == state.seat:
        return "FI-1.3", "you cannot barter with yourself"
    if not owns(state, state.seat, mine):
        return "FI-1.3", f"you have no {cards.CODES[mine]} in your collection"
    if not state.name_of(1 + other):
        return "FI-1.3", f"seat {other} is out"
    return "FI-1.3", f"seat {other} has no {cards.CODES[theirs]} in its collection"


def why_not_gust(state: Secrets, source: int, target: int) -> Objection:
    if source == target:
        return "FI-1.3", "the card must go onto another pile"
    if state.pile_size[source] < 2:
        return "FI-1.3", f"pile {state.name_of(source)} has fewer than two cards"
    return "FI-1.4", "the toad moves cards between piles within reach only"


def why_not_travel(state: Secrets, _a: int, _b: int) -> Objection:
    return "FI-8.1", "there is no other Location"


def why_not_cast_off(state: Secrets, pile: int, _: int) -> Objection:
    return far(state, pile)


def why_not_spell(state: Secrets, verb: int, kind: int) -> Objection:
    if kind < cards.FIRST_SPELL:
        return "FI-4.2", f"{cards.CODES[kind]} is no Spell"
    if not owns(state, state.seat, kind):
        return "FI-4.2", f"you have no {cards.CODES[kind]} to resolve"
    if state.familiar[state.seat] != cards.SNAKE:
        return "FI-1.4", "only the snake sheds Spells"
    return "FI-1.4", "to shed a Spell you need an Abyss Essence"


def why_not_pluck(state: Secrets, pile: int, _: int) -> Objection:
    if not is_near(state, pile):
        return far(state, pile)
    if state.pile_size[pile] < 2:
        return "FI-1.3", f"pile {state.name_of(pile)} has fewer than two cards"
    if not is_top_up(state, pile):
        return "FI-1.3", "its top card is face down"
    return "FI-1.3", "its top card is a Spell"


def why_not_swap(state: Secrets, kind: int, pile: int) -> Objection:
    if not holds(state, kind):
        return no_card("FI-1.4", kind)
    if not is_near(state, pile):
        return far(state, pile)
    if state.pile_size[pile] == 0:
        return "FI-1.4", f"pile {state.name_of(pile)} is empty"
    return "FI-1.4", "its top card is face down"


# Playing cards


def why_not_play(state: Secrets, verb: int, kind: int, pile: int) -> Objection:
    if not holds(state, kind):
        return no_card("FI-6.1", kind)
    if not state.targets >> pile & 1:
        return far(state, pile)
    objection = why_not_up(state, pile) if verb == moves.PLACE else why_not_down(state, pile)
    return objection or why_not_there(state, pile)


def why_not_up(state: Secrets, pile: int) -> Objection | None:
    if pile == 0 and state.location == cards.MOONLIT_WELL:
        return "FI-1.5", "cards go into the moonlit well face down"
    if state.ups_left > 0:
        return None
    if state.sides == cards.VEIL:
        return "FI-6.3", "under the Veil all your cards are played face down"
    if state.location == cards.MOONLIT_WELL and state.to_play > 1:
        return "FI-9.1", "after a face-down card none can be played face up"
    return "FI-6.3", "you have played as many cards face up as you may"


def why_not_down(state: Secrets, pile: int) -> Objection | None:
    if pile == 0 and state.location == cards.MOONLIT_WELL:
        return None
    if state.downs_left > 0:
        return None if state.to_play <= state.downs_left else ("FI-6.1", "first play the cards that go face up")
    if state.sides == cards.DAYLIGHT:
        return "FI-6.3", "in Daylight all your cards are played face up"
    return "FI-6.3", "you have played as many cards face down as you may"


def why_not_there(state: Secrets, pile: int) -> Objection:
    """The card itself is fine, but then another pile could not get one."""
    if state.centre_due and pile != 0 and state.pile_size[0] > 0:
        return "FI-1.5", "the echo cave still waits for a card in the centre"
    return "FI-6.2", "then a pile that needs a card would stay empty"
