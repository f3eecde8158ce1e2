"""The moves of A Familiar Find and their texts.

A move's number is its verb and up to three small numbers: verb · 32768 + a · 1024 + b · 32 + c.
What a step of an effect is answered with has the same text, whatever card it is on: `gust FROM TO` moves a top card.
"""

from __future__ import annotations

from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.facts import inlined
from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

VERBS = ["choose", "flip", "take", "skip", "toll", "leave", "discard", "barter", "gust", "travel", "remain", "cast"]
VERBS += ["shed", "cast-off", "pluck", "swap", "place", "hide", "decline", "look"]
(
    CHOOSE, TURN, TAKE, SKIP, TOLL, LEAVE, DISCARD, EXCHANGE, MOVE, TRAVEL, REMAIN, CAST,
    SHED, PUT, COLLECT, SWAP, PLACE, HIDE, DECLINE, LOOK,
) = range(len(VERBS))  # fmt: skip

# What follows each verb
FORMS = {
    CHOOSE: ("familiar",),
    TURN: ("pile",),
    TAKE: ("pile",),
    TOLL: ("card",),
    LEAVE: ("card",),
    DISCARD: ("card",),
    EXCHANGE: ("card", "seat", "card"),
    MOVE: ("pile", "pile"),
    CAST: ("card",),
    SHED: ("card",),
    PUT: ("pile",),
    COLLECT: ("pile",),
    SWAP: ("card", "pile"),
    PLACE: ("card", "pile"),
    HIDE: ("card", "pile"),
    LOOK: ("pile",),
}

# What a seat is asked (the Decisions table of RULES.md); 0 is nothing
NOTHING, ASK_FAMILIAR, ASK_PILE, ASK_TOLL, ASK_LEAVE, ASK_TRAVEL, ASK_SPELL, ASK_PLAY = range(8)
LAST_OF_THE_TURN = ASK_PLAY  # the others come from steps of effects
ASK_TURN, ASK_DISCARD, ASK_PAYMENT, ASK_EXCHANGE, ASK_MOVE, ASK_PUT, ASK_TAKE, ASK_SWAP, ASK_LOOK = range(8, 17)


# What is in a number


@inlined
def number(verb: int, a: int, b: int, c: int) -> int:
    return verb * 32768 + a * 1024 + b * 32 + c


@inlined
def verb_of(move: int) -> int:
    return move >> 15


@inlined
def first(move: int) -> int:
    return move >> 10 & 31


@inlined
def second(move: int) -> int:
    return move >> 5 & 31


@inlined
def third(move: int) -> int:
    return move & 31


def parts(move: int) -> tuple[int, int, int, int]:
    return verb_of(move), first(move), second(move), third(move)


# Texts


def codes_of(state: Find) -> tuple[str, ...]:
    """By kind of Arcane card."""
    found: tuple[str, ...] = state.card_set.codes
    return found


def familiar_codes(state: Find) -> list[str]:
    return [familiar.code for familiar in state.card_set.familiars]


def card_text(state: Find, kind: int) -> str:
    return codes_of(state)[kind]


def location_text(state: Find, location: int) -> str:
    return str(state.card_set.locations[location].code)


def text(state: Find, move: int) -> str:
    verb, *given = parts(move)
    words = [VERBS[verb]]
    for kind, part in zip(FORMS.get(verb, ()), given, strict=False):
        words.append(word(state, kind, part))
    return " ".join(words)


def word(state: Find, kind: str, part: int) -> str:
    if kind == "card":
        return codes_of(state)[part]
    if kind == "pile":
        return table.name_of(state, part)
    return familiar_codes(state)[part] if kind == "familiar" else str(part)


def parse(state: Find, text: str) -> int:
    verb_text, *words = text.split(" ")
    if verb_text not in VERBS:
        raise MalformedMove
    verb = VERBS.index(verb_text)
    form = FORMS.get(verb, ())
    if len(words) != len(form):
        raise MalformedMove(Reason("", "form", (text, " ".join([verb_text, *map(str.upper, form)]))))
    given = [part_of(state, kind, word) for kind, word in zip(form, words, strict=True)]
    a, b, c = (*given, 0, 0, 0)[:3]
    return number(verb, a, b, c)


def part_of(state: Find, kind: str, word: str) -> int:
    known = {
        "card": lambda: [code.lower() for code in codes_of(state)],
        "pile": lambda: [table.name_of(state, pile) for pile in range(cards.PILES)],
        "familiar": lambda: familiar_codes(state),
        "seat": lambda: [str(seat) for seat in range(state.players)],
    }[kind]()
    if not word or word not in known:
        raise MalformedMove(Reason("", f"unknown-{kind}", (word, tuple(name for name in known if name))))
    return known.index(word)
