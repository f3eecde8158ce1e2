"""Why a move cannot be made: the clause that it breaks, and what to say. And which move somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from parlour.engine.errors import Reason
from parlour.engine.meaning import Pointed
from parlour.games.familiar_find import cards, effects, moves
from parlour.games.familiar_find.rules import locations, table
from parlour.games.familiar_find.state import Find

# The questions that each verb answers
ANSWERS = {
    moves.CHOOSE: {moves.ASK_FAMILIAR},
    moves.TURN: {moves.ASK_TURN},
    moves.TAKE: {moves.ASK_PILE},
    moves.SKIP: {moves.ASK_PILE},
    moves.TOLL: {moves.ASK_TOLL, moves.ASK_PAYMENT},
    moves.LEAVE: {moves.ASK_LEAVE},
    moves.DISCARD: {moves.ASK_DISCARD},
    moves.EXCHANGE: {moves.ASK_EXCHANGE},
    moves.MOVE: {moves.ASK_MOVE},
    moves.TRAVEL: {moves.ASK_TRAVEL},
    moves.REMAIN: {moves.ASK_TRAVEL},
    moves.CAST: {moves.ASK_SPELL},
    moves.SHED: {moves.ASK_SPELL},
    moves.PUT: {moves.ASK_PUT},
    moves.COLLECT: {moves.ASK_TAKE},
    moves.SWAP: {moves.ASK_SWAP},
    moves.LOOK: {moves.ASK_LOOK},
    moves.PLACE: {moves.ASK_PLAY},
    moves.HIDE: {moves.ASK_PLAY},
}

# What must be done first when another question is open: its clause, and what it is called
OPEN = {
    moves.ASK_FAMILIAR: ("FI-3.1", "first-familiar"),
    moves.ASK_TURN: ("FI-4.0", "first-flip"),
    moves.ASK_PILE: ("FI-4.0", "first-pile"),
    moves.ASK_TOLL: ("FI-1.5", "first-toll"),
    moves.ASK_PAYMENT: ("FI-9.1", "first-payment"),
    moves.ASK_LEAVE: ("FI-4.0", "first-leave"),
    moves.ASK_DISCARD: ("FI-4.0", "first-discard"),
    moves.ASK_EXCHANGE: ("FI-9.1", "first-barter"),
    moves.ASK_MOVE: ("FI-9.1", "first-gust"),
    moves.ASK_TRAVEL: ("FI-8.1", "first-travel"),
    moves.ASK_SPELL: ("FI-4.2", "first-spell"),
    moves.ASK_PUT: ("FI-9.1", "first-cast-off"),
    moves.ASK_TAKE: ("FI-9.1", "first-pluck"),
    moves.ASK_SWAP: ("FI-4.0", "first-swap"),
    moves.ASK_LOOK: ("FI-9.1", "first-look"),
    moves.ASK_PLAY: ("FI-4.0", "first-play"),
}

# What every illegal move of a verb breaks
ALWAYS = {
    moves.SKIP: Reason("FI-4.1", "must-take"),
    moves.LEAVE: Reason("FI-1.4", "only-topmost"),
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
    if verb == moves.EXCHANGE:
        return why_not_exchange(state, a, b, c)
    return {
        moves.CHOOSE: why_not_choose,
        moves.TURN: why_not_turn,
        moves.LOOK: why_not_look,
        moves.DISCARD: why_not_discard,
        moves.TAKE: why_not_take,
        moves.TOLL: why_not_toll,
        moves.MOVE: why_not_move,
        moves.CAST: why_not_spell,
        moves.SHED: why_not_spell,
        moves.PUT: why_not_put,
        moves.COLLECT: why_not_collect,
        moves.SWAP: why_not_swap,
    }[verb](state, a, b)


def of_pile(clause: str, id: str, state: Find, pile: int) -> Reason:
    return Reason(clause, id, (table.name_of(state, pile),))


def far(state: Find, pile: int) -> Reason:
    return of_pile("FI-2.3", "out-of-reach", state, pile)


def of_card(clause: str, id: str, state: Find, kind: int) -> Reason:
    return Reason(clause, id, (moves.card_text(state, kind),))


def no_card(clause: str, state: Find, kind: int) -> Reason:
    return of_card(clause, "not-in-hand", state, kind)


def of_location(id: str, state: Find, *args: int) -> Reason:
    return Reason("FI-1.5", id, (moves.location_text(state, state.location), *args))


def is_meant(state: Find, column: int, pile: int) -> bool:
    """Whether the step in question is about this pile."""
    return table.piles_in(state, state.steps[state.step_now][column]) >> pile & 1 != 0


def clause_of(state: Find) -> str:
    """Of whoever acts: a Spell, a Familiar or a Location."""
    if state.actor < cards.FAMILIAR_ACTOR:
        return "FI-1.3"
    return "FI-1.4" if state.actor < cards.LOCATION_ACTOR else "FI-1.5"


def why_not_meant(state: Find, column: int, pile: int) -> Reason:
    """A pile that is not one of those in question."""
    if state.steps[state.step_now][column] == effects.NEAR:
        return far(state, pile)
    return of_pile(clause_of(state), "wrong-pile", state, pile)


def why_not_choose(state: Find, familiar: int, _: int) -> Reason:
    if not state.familiars_used[familiar]:
        return Reason("FI-1.4", "not-for-two", (moves.familiar_codes(state)[familiar],))
    return Reason("FI-3.1", "familiar-taken")


def why_not_turn(state: Find, pile: int, _: int) -> Reason:
    if not is_meant(state, effects.PILE, pile):
        return of_pile(clause_of(state), "wrong-pile", state, pile)
    return of_pile(clause_of(state), "pile-empty", state, pile)


def why_not_look(state: Find, pile: int, _: int) -> Reason:
    is_there = is_meant(state, effects.PILE, pile)
    return of_pile(clause_of(state), "nothing-down" if is_there else "wrong-pile", state, pile)


def why_not_discard(state: Find, kind: int, _: int) -> Reason:
    if not state.collection[state.seat][kind]:
        return of_card(clause_of(state), "not-collected", state, kind)
    return of_card(clause_of(state), "wrong-card", state, kind)


def why_not_take(state: Find, pile: int, _: int) -> Reason:
    if state.pile_size[pile] == 0:
        return Reason("FI-4.1", "nothing-there")
    if pile != cards.CENTRE:
        return far(state, pile)
    least = table.place(state, effects.LEAST)
    if state.pile_size[pile] < least:
        return of_location("needs-more", state, least)
    is_closed = table.place(state, effects.TOLL) and state.hand_size[state.seat] == 0
    return of_location("needs-toll" if is_closed else "needs-up", state)


def why_not_toll(state: Find, kind: int, _: int) -> Reason:
    return no_card("FI-1.5", state, kind)


def why_not_exchange(state: Find, mine: int, other: int, theirs: int) -> Reason:
    if mine >= cards.INGREDIENTS or theirs >= cards.INGREDIENTS:
        return Reason("FI-1.3", "only-ingredients")
    if mine == theirs:
        return Reason("FI-1.3", "two-types")
    if other == state.seat:
        return Reason("FI-1.3", "not-yourself")
    if not state.collection[state.seat][mine]:
        return of_card("FI-1.3", "not-collected", state, mine)
    if not table.is_in_play(state, other):
        return Reason("FI-1.3", "seat-out", (other,))
    return Reason("FI-1.3", "not-theirs", (other, moves.card_text(state, theirs)))


def why_not_move(state: Find, source: int, target: int) -> Reason:
    if source == target:
        return Reason("FI-1.3", "another-pile")
    if state.pile_size[source] < 2:
        return of_pile("FI-1.3", "too-few", state, source)
    is_source = not is_meant(state, effects.PILE, source)
    return of_pile(clause_of(state), "wrong-pile", state, source if is_source else target)


def why_not_put(state: Find, pile: int, _: int) -> Reason:
    return why_not_meant(state, effects.ONTO, pile)


def why_not_spell(state: Find, kind: int, _: int) -> Reason:
    if kind < cards.FIRST_SPELL:
        return of_card("FI-4.2", "no-spell", state, kind)
    if not state.collection[state.seat][kind]:
        return of_card("FI-4.2", "not-to-resolve", state, kind)
    return Reason("FI-1.4", "needs-abyss" if table.power(state, effects.SHED) else "sheds-none")


def why_not_collect(state: Find, pile: int, _: int) -> Reason:
    if not is_meant(state, effects.PILE, pile):
        return why_not_meant(state, effects.PILE, pile)
    if state.pile_size[pile] < 2:
        return of_pile("FI-1.3", "too-few", state, pile)
    return Reason("FI-1.3", "top-spell" if table.is_top_up(state, pile) else "top-down")


def why_not_swap(state: Find, kind: int, pile: int) -> Reason:
    if not state.hand[state.seat][kind]:
        return no_card("FI-1.4", state, kind)
    if not is_meant(state, effects.PILE, pile):
        return why_not_meant(state, effects.PILE, pile)
    if state.pile_size[pile] == 0:
        return of_pile("FI-1.4", "pile-empty", state, pile)
    return Reason("FI-1.4", "top-down")


# Playing cards


def why_not_play(state: Find, verb: int, kind: int, pile: int) -> Reason:
    if not state.hand[state.seat][kind]:
        return no_card("FI-6.1", state, kind)
    if not state.targets >> pile & 1:
        return far(state, pile)
    objection = why_not_up(state, pile) if verb == moves.PLACE else why_not_down(state, pile)
    return objection or why_not_there(state, pile)


def why_not_up(state: Find, pile: int) -> Reason | None:
    if locations.plays_down(state, pile):
        return of_location("goes-down", state)
    if state.ups_left > 0:
        return None
    if state.sides == effects.SIDE_DOWN:
        return Reason("FI-6.3", "all-down")
    if table.place(state, effects.PLAYS_DOWN) and state.to_play > 1:
        return Reason("FI-9.1", "up-after-down")
    return Reason("FI-6.3", "no-more-up")


def why_not_down(state: Find, pile: int) -> Reason | None:
    if locations.plays_down(state, pile):
        return None
    if state.downs_left > 0:
        is_early = state.version == 1 and state.to_play > state.downs_left
        return Reason("FI-6.1", "up-first") if is_early else None
    return Reason("FI-6.3", "all-up" if state.sides == effects.SIDE_UP else "no-more-down")


def why_not_there(state: Find, pile: int) -> Reason:
    """The card itself is fine, but then another pile could not get one."""
    if state.centre_due and pile != cards.CENTRE and state.pile_size[cards.CENTRE] > 0:
        return of_location("centre-due", state)
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
        ("card", "seat", "card"): [own, seats or others(state), cards.INGREDIENT_CODES],
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
