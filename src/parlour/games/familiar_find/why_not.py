"""Why a move cannot be made: the clause that it breaks, and what to say. And which move somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from parlour.engine.errors import Reason
from parlour.engine.meaning import Pointed
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.rules import locations, table
from parlour.games.familiar_find.state import Find

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

# What must be done first when another question is open: its clause, and what it is called
OPEN = {
    moves.ASK_FAMILIAR: ("FI-3.1", "first-familiar"),
    moves.ASK_FLIP: ("FI-4.0", "first-flip"),
    moves.ASK_PILE: ("FI-4.0", "first-pile"),
    moves.ASK_TOLL: ("FI-1.5", "first-toll"),
    moves.ASK_LEAVE: ("FI-4.0", "first-leave"),
    moves.ASK_SHRINE: ("FI-4.0", "first-shrine"),
    moves.ASK_BARTER: ("FI-9.1", "first-barter"),
    moves.ASK_GUST: ("FI-9.1", "first-gust"),
    moves.ASK_TRAVEL: ("FI-8.1", "first-travel"),
    moves.ASK_SPELL: ("FI-4.2", "first-spell"),
    moves.ASK_CAST_OFF: ("FI-9.1", "first-cast-off"),
    moves.ASK_PLUCK: ("FI-9.1", "first-pluck"),
    moves.ASK_SWAP: ("FI-4.0", "first-swap"),
    moves.ASK_PLAY: ("FI-4.0", "first-play"),
}

# What every illegal move of a verb breaks
ALWAYS = {
    moves.FLIP: Reason("FI-1.4", "only-centre"),
    moves.SKIP: Reason("FI-4.1", "must-take"),
    moves.LEAVE: Reason("FI-1.4", "only-topmost"),
    moves.DISCARD: Reason("FI-1.5", "only-abyss"),
    moves.TRAVEL: Reason("FI-8.1", "no-other-location"),
}


def why_not(state: Find, move: int) -> Reason:
    verb, a, b, c = moves.parts(move)
    if verb == moves.DECLINE:
        return Reason("FI-9.2", "nothing-to-decline")
    if state.asked not in ANSWERS[verb]:
        clause, id = OPEN[state.asked]
        return Reason("FI-4.0" if clause == "FI-9.1" and not state.casting else clause, id)
    if verb in ALWAYS:
        return ALWAYS[verb]
    if verb in (moves.PLACE, moves.HIDE):
        return why_not_play(state, verb, a, b)
    if verb == moves.BARTER:
        return why_not_barter(state, a, b, c)
    return {
        moves.CHOOSE: why_not_choose,
        moves.TAKE: why_not_take,
        moves.TOLL: why_not_toll,
        moves.GUST: why_not_gust,
        moves.CAST: why_not_spell,
        moves.SHED: why_not_spell,
        moves.CAST_OFF: why_not_cast_off,
        moves.PLUCK: why_not_pluck,
        moves.SWAP: why_not_swap,
    }[verb](state, a, b)


def of_pile(clause: str, id: str, state: Find, pile: int) -> Reason:
    return Reason(clause, id, (table.name_of(state, pile),))


def far(state: Find, pile: int) -> Reason:
    return of_pile("FI-2.3", "out-of-reach", state, pile)


def no_card(clause: str, kind: int) -> Reason:
    return Reason(clause, "not-in-hand", (cards.CODES[kind],))


def why_not_choose(state: Find, familiar: int, _: int) -> Reason:
    if familiar == cards.FOX and state.players == 2:
        return Reason("FI-1.4", "no-fox")
    if not state.familiars_used[familiar]:
        return Reason("FI-1.4", "no-such-familiar")
    return Reason("FI-3.1", "familiar-taken")


def why_not_take(state: Find, pile: int, _: int) -> Reason:
    if state.pile_size[pile] == 0:
        return Reason("FI-4.1", "nothing-there")
    if pile != cards.CENTRE:
        return far(state, pile)
    if state.location == cards.QUAGMIRE:
        return Reason("FI-1.5", "quagmire")
    return Reason("FI-1.5", "tollgate" if state.location == cards.TOLLGATE else "open-vault")


def why_not_toll(state: Find, kind: int, _: int) -> Reason:
    return no_card("FI-1.5", kind)


def why_not_barter(state: Find, mine: int, other: int, theirs: int) -> Reason:
    if mine >= cards.INGREDIENTS or theirs >= cards.INGREDIENTS:
        return Reason("FI-1.3", "only-ingredients")
    if mine == theirs:
        return Reason("FI-1.3", "two-types")
    if other == state.seat:
        return Reason("FI-1.3", "not-yourself")
    if not state.collection[state.seat][mine]:
        return Reason("FI-1.3", "not-collected", (cards.CODES[mine],))
    if not table.is_in_play(state, other):
        return Reason("FI-1.3", "seat-out", (other,))
    return Reason("FI-1.3", "not-theirs", (other, cards.CODES[theirs]))


def why_not_gust(state: Find, source: int, target: int) -> Reason:
    if source == target:
        return Reason("FI-1.3", "another-pile")
    if state.pile_size[source] < 2:
        return of_pile("FI-1.3", "too-few", state, source)
    return Reason("FI-1.4", "toad")


def why_not_cast_off(state: Find, pile: int, _: int) -> Reason:
    return far(state, pile)


def why_not_spell(state: Find, kind: int, _: int) -> Reason:
    if kind < cards.FIRST_SPELL:
        return Reason("FI-4.2", "no-spell", (cards.CODES[kind],))
    if not state.collection[state.seat][kind]:
        return Reason("FI-4.2", "not-to-resolve", (cards.CODES[kind],))
    return Reason("FI-1.4", "only-snake" if state.familiar[state.seat] != cards.SNAKE else "needs-abyss")


def why_not_pluck(state: Find, pile: int, _: int) -> Reason:
    if not table.reaches(state, state.seat, pile):
        return far(state, pile)
    if state.pile_size[pile] < 2:
        return of_pile("FI-1.3", "too-few", state, pile)
    return Reason("FI-1.3", "top-spell" if table.is_top_up(state, pile) else "top-down")


def why_not_swap(state: Find, kind: int, pile: int) -> Reason:
    if not state.hand[state.seat][kind]:
        return no_card("FI-1.4", kind)
    if not table.reaches(state, state.seat, pile):
        return far(state, pile)
    if state.pile_size[pile] == 0:
        return of_pile("FI-1.4", "pile-empty", state, pile)
    return Reason("FI-1.4", "top-down")


# Playing cards


def why_not_play(state: Find, verb: int, kind: int, pile: int) -> Reason:
    if not state.hand[state.seat][kind]:
        return no_card("FI-6.1", kind)
    if not state.targets >> pile & 1:
        return far(state, pile)
    objection = why_not_up(state, pile) if verb == moves.PLACE else why_not_down(state, pile)
    return objection or why_not_there(state, pile)


def why_not_up(state: Find, pile: int) -> Reason | None:
    if locations.moonlit_well(state, pile):
        return Reason("FI-1.5", "moonlit-well")
    if state.ups_left > 0:
        return None
    if state.sides == cards.VEIL:
        return Reason("FI-6.3", "veil")
    if state.location == cards.MOONLIT_WELL and state.to_play > 1:
        return Reason("FI-9.1", "up-after-down")
    return Reason("FI-6.3", "no-more-up")


def why_not_down(state: Find, pile: int) -> Reason | None:
    if locations.moonlit_well(state, pile):
        return None
    if state.downs_left > 0:
        is_early = state.version == 1 and state.to_play > state.downs_left
        return Reason("FI-6.1", "up-first") if is_early else None
    return Reason("FI-6.3", "daylight" if state.sides == cards.DAYLIGHT else "no-more-down")


def why_not_there(state: Find, pile: int) -> Reason:
    """The card itself is fine, but then another pile could not get one."""
    if state.centre_due and pile != cards.CENTRE and state.pile_size[cards.CENTRE] > 0:
        return Reason("FI-1.5", "echo-cave")
    return Reason("FI-6.2", "pile-in-need")


# What somebody means


def meant(state: Find, pointed: Pointed) -> list[str]:
    """What is asked, with these cards and piles; else what one usually does with them."""
    own = pointed.cards if pointed.source in ("", f"hand:{state.seat}", f"collection:{state.seat}") else ()
    source, target = piles_of(state, pointed.source), piles_of(state, pointed.target)
    seats = [zone.partition(":")[2] for zone in (pointed.target,) if zone.startswith("collection:")]
    given: dict[tuple[str, ...], list[Sequence[str]]] = {
        ("card",): [own],
        ("pile",): [target or source],
        ("card", "pile"): [own, target or near(state)],
        ("pile", "pile"): [source, target or near(state)],
        ("card", "seat", "card"): [own, seats or others(state), cards.CODES[: cards.INGREDIENTS]],
    }
    found: list[str] = []
    for verb, questions in ANSWERS.items():
        form = given.get(moves.FORMS.get(verb, ()))
        if state.asked in questions and form:
            found += [" ".join((moves.VERBS[verb], *words)) for words in product(*form)]
    return found + usual(own, pointed.source, source)


def usual(own: tuple[str, ...], source: str, piles: list[str]) -> list[str]:
    if own:
        return [f"place {card} centre" if source.startswith("hand:") else f"cast {card}" for card in own]
    return [f"take {pile}" for pile in piles]


def piles_of(state: Find, zone: str) -> list[str]:
    names = [table.name_of(state, pile) for pile in range(1 + state.players)]
    return [name for name in names if name and zone == f"pile:{name}"]


def near(state: Find) -> list[str]:
    """The piles, those within reach first."""
    reached = set(table.reached_by(state, state.seat))
    every = sorted(range(1 + state.players), key=lambda pile: pile not in reached)
    return [name for pile in every if (name := table.name_of(state, pile))]


def others(state: Find) -> list[str]:
    return [str(seat) for seat in range(state.players) if seat != state.seat]
