"""Every move: its number, its text, and back.

A number is the kind of move, shifted, and what the kind needs:

    lead    2 * card + attribute (0 colour, 1 mark)
    play    64 * number + 2 * colours (one bit each) + cut
    give    seat
    gold    32 * cards + 2 * number + cut
    use     512 * card + what it is played as
"""

from __future__ import annotations

import re
from functools import lru_cache

from parlour.engine import native
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.facts import inlined
from parlour.games.career_poker import cards
from parlour.games.career_poker.cards import COLOURS, DECK_SIZE, HIGH, MARKS
from parlour.games.career_poker.state import Career

SHIFT = 20
CLOCKWISE = 1 << SHIFT
COUNTERCLOCKWISE = CLOCKWISE + 1
LEAD = 2 << SHIFT
PLAY = 3 << SHIFT
CUT = 4 << SHIFT
LET_BE = CUT + 1
KEEP = 5 << SHIFT
GIVE = 6 << SHIFT
PASS = 7 << SHIFT
GOLD = 8 << SHIFT
USE = 9 << SHIFT

WORDS = {
    CLOCKWISE: "clockwise",
    COUNTERCLOCKWISE: "counterclockwise",
    CUT: "cut",
    LET_BE: "let be",
    KEEP: "keep",
    PASS: "pass",
}
NUMBERS_OF_WORDS = {word: move for move, word in WORDS.items()}
ATTRIBUTES = ("colour", "mark")
CARD = re.compile(r"(1[0-3]|[1-9])([rygba])([cpsfo])")


# What is in a number


@inlined
def kind(move: int) -> int:
    return move >> SHIFT << SHIFT


@inlined
def lead(card: int, attribute: int) -> int:
    return LEAD + 2 * card + attribute


@inlined
def card_led(move: int) -> int:
    return (move - LEAD) // 2


@inlined
def attribute_led(move: int) -> int:
    return move % 2


@inlined
def play(number: int, colours: int, cut: bool) -> int:
    return PLAY + 64 * number + 2 * colours + cut


@inlined
def number_played(move: int) -> int:
    return move // 64 % 16


@inlined
def colours_played(move: int) -> int:
    return move // 2 % 32


@inlined
def card_followed(move: int) -> int:
    """The one card of a play in phase 1."""
    return cards.card_at(number_played(move), native.lowest_bit(colours_played(move)))


@inlined
def is_cut(move: int) -> bool:
    return move % 2 == 1


@inlined
def gold(count: int, number: int, cut: bool) -> int:
    return GOLD + 32 * count + 2 * number + cut


@inlined
def cards_announced(move: int) -> int:
    return (move - GOLD) // 32


@inlined
def number_announced(move: int) -> int:
    return move // 2 % 16


@inlined
def use(card: int, target: int) -> int:
    return USE + 512 * card + target


@inlined
def card_used(move: int) -> int:
    return move // 512 % 128


@inlined
def target_used(move: int) -> int:
    return move % 512


# Cards


def card_text(state: Career, card: int) -> str:
    return target_text(5 * card + state.mark_of[card])


@lru_cache(512)
def target_text(target: int) -> str:
    """A card as gold makes it."""
    return f"{cards.number_as(target)}{COLOURS[cards.colour_as(target)]}{MARKS[cards.mark_as(target)]}"


def read_target(text: str) -> int:
    found = CARD.fullmatch(text)
    if not found:
        raise MalformedMove(Reason("", "no-card", (text,)))
    colour, mark = COLOURS.index(found[2].upper()), MARKS.index(found[3].upper())
    return cards.as_target(int(found[1]), colour, mark)


def read_card(state: Career, text: str) -> int:
    """A card that was printed."""
    target = read_target(text)
    if state.mark_of[target // 5] != target % 5:
        raise MalformedMove(Reason("", "not-printed", (target_text(target), card_text(state, target // 5))))
    return target // 5


def cards_of(move: int) -> list[int]:
    """The cards of a play without gold."""
    return [cards.card_at(number_played(move), colour) for colour in range(5) if colours_played(move) >> colour & 1]


# Texts


def text(state: Career, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    cut = " cut" if is_cut(move) else ""
    if kind(move) == LEAD:
        return f"lead {card_text(state, card_led(move))} {ATTRIBUTES[attribute_led(move)]}"
    if kind(move) == PLAY:
        return "play " + " ".join(card_text(state, card) for card in cards_of(move)) + cut
    if kind(move) == GIVE:
        return f"give {move - GIVE}"
    if kind(move) == GOLD:
        return f"gold {cards_announced(move)} {number_announced(move)}{cut}"
    card, target = card_used(move), target_used(move)
    used = f"use {card_text(state, card)}"
    return used if target == 5 * card + state.mark_of[card] else f"{used} as {target_text(target)}"


def parse(state: Career, text: str) -> int:
    if text in NUMBERS_OF_WORDS:
        return NUMBERS_OF_WORDS[text]
    word, _, rest = text.partition(" ")
    readers = {"lead": parse_lead, "play": parse_play, "give": parse_give, "gold": parse_gold, "use": parse_use}
    if word not in readers or not rest:
        raise MalformedMove(Reason("", "no-move", (text,)))
    return readers[word](state, rest.split())


def parse_lead(state: Career, words: list[str]) -> int:
    if len(words) != 2 or words[1] not in ATTRIBUTES:
        raise MalformedMove(Reason("", "form-of-lead"))
    return lead(read_card(state, words[0]), ATTRIBUTES.index(words[1]))


def parse_play(state: Career, words: list[str]) -> int:
    cut = words[-1] == "cut"
    named = [read_card(state, word) for word in (words[:-1] if cut else words)]
    if not named or len(set(named)) < len(named):
        raise MalformedMove(Reason("", "form-of-play"))
    if len({cards.number_of(card) for card in named}) > 1:
        raise MalformedMove(Reason("CP-5.3", "one-number"))
    return play(cards.number_of(named[0]), sum(1 << cards.colour_of(card) for card in named), cut)


def parse_give(state: Career, words: list[str]) -> int:
    if len(words) != 1 or words[0] not in [str(seat) for seat in range(state.players)]:
        raise MalformedMove(Reason("", "form-of-give", (state.players - 1,)))
    return GIVE + int(words[0])


def parse_gold(state: Career, words: list[str]) -> int:
    cut = words[-1] == "cut"
    numbers = words[:-1] if cut else words
    if len(numbers) != 2 or not all(re.fullmatch(r"[1-9]\d?", word) for word in numbers):
        raise MalformedMove(Reason("", "form-of-gold"))
    count, number = map(int, numbers)
    if count > DECK_SIZE or number > HIGH:
        raise MalformedMove(Reason("", "too-many", (DECK_SIZE, HIGH)))
    return gold(count, number, cut)


def parse_use(state: Career, words: list[str]) -> int:
    if len(words) not in (1, 3) or words[1:2] not in ([], ["as"]):
        raise MalformedMove(Reason("", "form-of-use"))
    card = read_card(state, words[0])
    target = read_target(words[2]) if len(words) == 3 else 5 * card + state.mark_of[card]
    return use(card, target)
