"""The things of A Familiar Find that have words of their own, and what an effect says of itself.

A card file may give its cards names and effects of its own; else they are called as the language calls them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from parlour.engine.presentation import Fields, Things
from parlour.engine.vocabulary import SEAT, TEXT, Key, Noun, Number, Several, Types
from parlour.games.familiar_find import cards, effects
from parlour.games.familiar_find.effects import Step

YES = Key(("yes", "no"))
OWN = "own"  # a code that the house has not
KINDS = (*cards.house().codes, OWN)
FAMILIARS = (*(card.code for card in cards.house().familiars[1:]), OWN)
LOCATIONS = (*(card.code for card in cards.house().locations[1:]), OWN)
SEATS = range(cards.MOST_SEATS)
BETWEEN = tuple(f"{one}-{other}" for one, other in permutations(SEATS, 2))  # FI-7.4: all there can be

# An effect in words: a step, or a standing rule with its number
EFFECT: Types = {
    "part": Key((*effects.ACTIONS, *effects.POWERS, *effects.PLACES)),
    "may": YES,
    "moment": Key(effects.MOMENTS),
    "count": Number(1, 6),
    "what": Key(effects.WHATS),
    "pile": Key(effects.SCOPES),
    "onto": Key(effects.SCOPES),
    "when": Key(effects.CONDITIONS),
    "side": Key(effects.SIDES),
    "limit": Number(0, effects.NO_LIMIT),
}
DOES = Several("effect", EFFECT, least=0)  # none where the language has a sentence of its own

CARD = Noun("card", {"kind": Key(KINDS), "own": YES, "name": TEXT, "does": DOES})
FAMILIAR = Noun("familiar", {"kind": Key(FAMILIARS), "own": YES, "name": TEXT, "does": DOES})
LOCATION = Noun("location", {"kind": Key(LOCATIONS), "own": YES, "name": TEXT, "does": DOES})
PILE = Noun("pile", {"where": Key(("centre", "between")), "before": SEAT, "after": SEAT})


def things(card_set: cards.CardSet) -> Things:
    between = {name: tuple(map(int, name.split("-"))) for name in BETWEEN}
    house = cards.house()
    return {
        "card": group(without_effect(card_set), without_effect(house)) | group(card_set.spells, house.spells),
        "familiar": group(card_set.familiars[1:], house.familiars, effects.POWERS),
        "location": group(card_set.locations[1:], house.locations, effects.PLACES),
        "pile": {
            "centre": {"where": "centre", "before": 0, "after": 0},
            **{name: {"where": "between", "before": a, "after": b} for name, (a, b) in between.items()},
        },
    }


def without_effect(card_set: cards.CardSet) -> list[cards.Card]:
    return [cards.Card(code, name) for code, name in zip(cards.FIXED_CODES, card_set.names, strict=False)]


def group(found: Iterable[cards.Card], house: Iterable[cards.Card], rules: tuple[str, ...] = ()) -> dict[str, Fields]:
    usual = {card.code: card for card in house}
    return {card.code: named(card, usual.get(card.code), rules) for card in found}


def named(card: cards.Card, usual: cards.Card | None, rules: tuple[str, ...]) -> Fields:
    """Whether name and effect are as the language knows them."""
    own = "no" if usual and card.name == usual.name else "yes"
    does = [] if usual and card.does_as(usual) else effect(card, rules)
    return {"kind": card.code if usual else OWN, "own": own, "name": card.name, "does": does}


# Effects


def effect(card: cards.Card, rules: tuple[str, ...]) -> list[tuple[str | int, ...]]:
    """What it does, for the message `effect`: its standing rules, then its steps."""
    standing = [standing_rule(name, value) for name, value in zip(rules, card.rules, strict=False) if value]
    return [*standing, *map(step, card.steps)]


def step(row: Step) -> tuple[str | int, ...]:
    is_play = row[effects.ACTION] == effects.PLAY
    return (
        effects.ACTIONS[row[effects.ACTION]],
        "yes" if row[effects.MAY] else "no",
        effects.MOMENTS[row[effects.MOMENT]],
        row[effects.COUNT],
        effects.WHATS[row[effects.WHAT]],
        effects.SCOPES[row[effects.PILE]],
        effects.SCOPES[row[effects.ONTO]],
        effects.CONDITIONS[row[effects.CONDITION]],
        effects.SIDES[row[effects.LIMIT]] if is_play else effects.SIDES[0],
        row[effects.LIMIT],
    )


def standing_rule(name: str, value: int) -> tuple[str | int, ...]:
    """It holds at no moment of its own; what a step would say is not looked at."""
    first = (words[0] for words in (effects.WHATS, effects.SCOPES, effects.SCOPES, effects.CONDITIONS, effects.SIDES))
    return (name, "no", effects.MOMENTS[0], 1, *first, value)
