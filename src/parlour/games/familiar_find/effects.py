"""The language of effects: what Spells, Familiars and Locations can do, and the numbers by which the rules obey.

A card's effect is a row of steps, and a Familiar or Location may also change a standing rule. A step is an action with
typed parameters; as data it is a table such as `{ do = "discard", what = "abyss", may = true }`. `FORMS` is the whole
grammar: every combination that is not there is refused. For the rules a step is a row of small numbers, `COLUMNS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# When: the moment of a step. A Spell's steps have only the first, the others have the rest (FI-4.0)
MOMENTS = ("cast", "begin", "taken", "prepare", "played")
CAST, BEGIN, TAKEN, PREPARE, PLAYED = range(len(MOMENTS))

# Which piles: of the centre and those between the seats
SCOPES = ("near", "any", "centre", "next", "far")
NEAR, ANY_PILE, CENTRE, NEXT, FAR = range(len(SCOPES))

# Which cards of a collection; `any` is all but Spells
WHATS = ("abyss", "astral", "ingredient", "spell", "any")
ABYSS, ASTRAL, INGREDIENT, SPELL, ANY_CARD = range(len(WHATS))

CONDITIONS = ("always", "took-abyss", "took-no-abyss")
ALWAYS, TOOK_ABYSS, TOOK_NO_ABYSS = range(len(CONDITIONS))

SIDES = ("none", "down", "up")
NO_SIDE, SIDE_DOWN, SIDE_UP = range(len(SIDES))

# The actions, each with its sources and aims
ACTIONS = (
    "discard", "discard-all", "pay", "draw", "take", "gain", "move", "put", "add",
    "exchange", "swap", "look", "turn-all", "turn-top", "play", "look-one",
)  # fmt: skip
(
    DISCARD, DISCARD_ALL, PAY, DRAW, TAKE, GAIN, MOVE, PUT, ADD,
    EXCHANGE, SWAP, LOOK, TURN_ALL, TURN_TOP, PLAY, LOOK_ONE,
) = range(len(ACTIONS))  # fmt: skip

# A step as the rules read it
COLUMNS = 9
ACTION, MAY, MOMENT, COUNT, WHAT, PILE, ONTO, CONDITION, LIMIT = range(COLUMNS)
Step = tuple[int, ...]
MOST_STEPS = 3  # of a card
MOST_STEPS_IN_ALL = 96
NO_LIMIT = 99

# Standing rules of a Familiar, for its own seat, and of a Location, for the centre; 0 where a rule does not hold
POWERS = ("reach", "hand", "leave", "shed", "life", "wild")
REACH, HAND, LEAVE, SHED, LIFE, WILD = range(len(POWERS))
PLACES = ("least", "toll", "takes-up", "plays-down", "due")
LEAST, TOLL, TAKES_UP, PLAYS_DOWN, DUE = range(len(PLACES))
RULE_COLUMNS = 6

# What each standing rule can be: a number in a range, or true
POWER_RANGES = {"reach": range(1, 10), "hand": range(5, 9)}
PLACE_RANGES = {"least": range(2, 10)}


@dataclass(frozen=True)
class Form:
    """One combination: the action that it is, what sets it apart from others of the same `do`, and its parameters.

    A parameter is one of some words, or a number in a range; the first is the default, unless the parameter is needed.
    """

    do: str
    action: int
    apart: tuple[str, str] = ("", "")
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, range] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    may: bool = False  # whether it can be one's own choice
    moments: tuple[int, ...] = (CAST, BEGIN, TAKEN, PREPARE, PLAYED)
    familiars_only: bool = False


HOW_MANY = {"count": range(1, 7)}
ESSENCES = ("abyss", "astral")
BEFORE_PLAY = (CAST, BEGIN, TAKEN, PREPARE)
BEFORE_SPELLS = (CAST, BEGIN, TAKEN)  # a Spell that is collected now can still be resolved

# Of the forms with the same `do`, the last is meant where nothing sets it apart
FORMS = (
    Form("discard", PAY, ("from", "hand"), numbers=HOW_MANY, may=True),
    Form("discard", DISCARD_ALL, ("count", "all"), {"from": ("collection",), "what": WHATS}, needed=("what",)),
    Form(
        "discard", DISCARD, ("from", "collection"), {"what": (*ESSENCES, "ingredient", "any")}, HOW_MANY, ("what",),
        may=True,
    ),
    Form("draw", DRAW, numbers=HOW_MANY),
    Form("take", GAIN, ("from", "deck"), numbers=HOW_MANY, moments=BEFORE_SPELLS),
    Form("take", TAKE, ("from", "pile"), {"pile": SCOPES}, HOW_MANY, may=True),
    Form("move", PUT, ("from", "collection"), {"what": ESSENCES, "onto": SCOPES}, HOW_MANY, ("what",), may=True),
    Form("move", ADD, ("from", "deck"), {"onto": SCOPES}, {"below": range(1, 10)}, ("onto",)),
    Form("move", MOVE, ("from", "pile"), {"pile": SCOPES, "onto": SCOPES}, HOW_MANY, may=True),
    Form("swap", SWAP, ("with", "pile"), {"pile": SCOPES}, may=True, moments=(BEGIN, PREPARE), familiars_only=True),
    Form("swap", EXCHANGE, ("with", "collection"), numbers=HOW_MANY, may=True),
    Form("look", LOOK_ONE, ("at", "one"), {"pile": SCOPES}, HOW_MANY, ("pile",), may=True),
    Form("look", LOOK, ("at", "all"), {"pile": SCOPES}, needed=("pile",)),
    Form("turn", TURN_TOP, ("cards", "top"), {"pile": SCOPES}, HOW_MANY, ("pile",), may=True),
    Form("turn", TURN_ALL, ("cards", "all"), {"pile": SCOPES}, needed=("pile",)),
    Form("play", PLAY, words={"side": ("down", "up")}, needed=("side",), moments=BEFORE_PLAY),
)  # fmt: skip
