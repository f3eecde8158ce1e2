"""The moves of A Familiar Find and their texts.

A move's number is its verb and up to three small numbers: verb · 4096 + a · 256 + b · 16 + c.
"""

from __future__ import annotations

from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.facts import inlined
from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

VERBS = ["choose", "flip", "take", "skip", "toll", "leave", "discard", "barter", "gust", "travel", "remain", "cast"]
VERBS += ["shed", "cast-off", "pluck", "swap", "place", "hide", "decline"]
(
    CHOOSE, FLIP, TAKE, SKIP, TOLL, LEAVE, DISCARD, BARTER, GUST, TRAVEL, REMAIN, CAST,
    SHED, CAST_OFF, PLUCK, SWAP, PLACE, HIDE, DECLINE,
) = range(len(VERBS))  # fmt: skip

# What follows each verb
FORMS = {
    CHOOSE: ("familiar",),
    FLIP: ("pile",),
    TAKE: ("pile",),
    TOLL: ("card",),
    LEAVE: ("card",),
    DISCARD: ("card",),
    BARTER: ("card", "seat", "card"),
    GUST: ("pile", "pile"),
    CAST: ("card",),
    SHED: ("card",),
    CAST_OFF: ("pile",),
    PLUCK: ("pile",),
    SWAP: ("card", "pile"),
    PLACE: ("card", "pile"),
    HIDE: ("card", "pile"),
}

# What a seat is asked (the Decisions table of RULES.md); 0 is nothing
NOTHING, ASK_FAMILIAR, ASK_FLIP, ASK_PILE, ASK_TOLL, ASK_LEAVE, ASK_SHRINE, ASK_BARTER, ASK_GUST = range(9)
ASK_TRAVEL, ASK_SPELL, ASK_CAST_OFF, ASK_PLUCK, ASK_SWAP, ASK_PLAY = range(9, 15)


# What is in a number


@inlined
def number(verb: int, a: int, b: int, c: int) -> int:
    return verb * 4096 + a * 256 + b * 16 + c


@inlined
def verb_of(move: int) -> int:
    return move >> 12


@inlined
def first(move: int) -> int:
    return move >> 8 & 15


@inlined
def second(move: int) -> int:
    return move >> 4 & 15


@inlined
def third(move: int) -> int:
    return move & 15


def parts(move: int) -> tuple[int, int, int, int]:
    return verb_of(move), first(move), second(move), third(move)


# Texts


def card_text(state: Find, kind: int) -> str:
    return cards.CODES[kind]


def location_text(state: Find, location: int) -> str:
    return cards.LOCATION_CODES[location]


def text(state: Find, move: int) -> str:
    verb, *given = parts(move)
    words = [VERBS[verb]]
    for kind, part in zip(FORMS.get(verb, ()), given, strict=False):
        words.append(word(state, kind, part))
    return " ".join(words)


def word(state: Find, kind: str, part: int) -> str:
    if kind == "card":
        return cards.CODES[part]
    if kind == "pile":
        return table.name_of(state, part)
    return cards.FAMILIAR_CODES[part] if kind == "familiar" else str(part)


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
        "card": lambda: [code.lower() for code in cards.CODES],
        "pile": lambda: [table.name_of(state, pile) for pile in range(cards.PILES)],
        "familiar": lambda: cards.FAMILIAR_CODES,
        "seat": lambda: [str(seat) for seat in range(state.players)],
    }[kind]()
    if not word or word not in known:
        raise MalformedMove(Reason("", f"unknown-{kind}", (word, tuple(name for name in known if name))))
    return known.index(word)
