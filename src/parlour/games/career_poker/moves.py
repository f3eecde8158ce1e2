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
from typing import TYPE_CHECKING

from parlour.engine.errors import MalformedMove
from parlour.games.career_poker.cards import COLOURS, DECK_SIZE, HIGH, MARKS

if TYPE_CHECKING:
    from parlour.games.career_poker.rules.table import Table

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


# Cards


def card_text(state: Table, card: int) -> str:
    return target_text(5 * card + state.mark_of[card])


def target_text(target: int) -> str:
    """A card as gold makes it."""
    return f"{target // 25 + 1}{COLOURS[target // 5 % 5]}{MARKS[target % 5]}"


def read_target(text: str) -> int:
    found = CARD.fullmatch(text)
    if not found:
        raise MalformedMove(f"{text!r} is not a card; a card is a number, a colour ({COLOURS}) and a mark ({MARKS})")
    colour, mark = COLOURS.index(found[2].upper()), MARKS.index(found[3].upper())
    return 25 * (int(found[1]) - 1) + 5 * colour + mark


def read_card(state: Table, text: str) -> int:
    """A card that was printed."""
    target = read_target(text)
    if state.mark_of[target // 5] != target % 5:
        raise MalformedMove(f"there is no card {target_text(target)}; {card_text(state, target // 5)} is what there is")
    return target // 5


def cards_of(move: int) -> list[int]:
    """The cards of a play without gold."""
    number, mask = move // 64 % 16, move // 2 % 32
    return [5 * (number - 1) + colour for colour in range(5) if mask >> colour & 1]


# Texts


def text(state: Table, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    kind = move >> SHIFT << SHIFT
    cut = " cut" if move % 2 else ""
    if kind == LEAD:
        return f"lead {card_text(state, (move - LEAD) // 2)} {ATTRIBUTES[move % 2]}"
    if kind == PLAY:
        return "play " + " ".join(card_text(state, card) for card in cards_of(move)) + cut
    if kind == GIVE:
        return f"give {move - GIVE}"
    if kind == GOLD:
        return f"gold {(move - GOLD) // 32} {move // 2 % 16}{cut}"
    card, target = move // 512 % 128, move % 512
    used = f"use {card_text(state, card)}"
    return used if target == 5 * card + state.mark_of[card] else f"{used} as {target_text(target)}"


def parse(state: Table, text: str) -> int:
    if text in NUMBERS_OF_WORDS:
        return NUMBERS_OF_WORDS[text]
    kind, _, rest = text.partition(" ")
    readers = {"lead": parse_lead, "play": parse_play, "give": parse_give, "gold": parse_gold, "use": parse_use}
    if kind not in readers or not rest:
        raise MalformedMove(f"{text!r} is not a move of this game")
    return readers[kind](state, rest.split())


def parse_lead(state: Table, words: list[str]) -> int:
    if len(words) != 2 or words[1] not in ATTRIBUTES:
        raise MalformedMove("a lead is written 'lead CARD colour' or 'lead CARD mark'")
    return LEAD + 2 * read_card(state, words[0]) + ATTRIBUTES.index(words[1])


def parse_play(state: Table, words: list[str]) -> int:
    cut = words[-1] == "cut"
    cards = [read_card(state, word) for word in (words[:-1] if cut else words)]
    if not cards or len(set(cards)) < len(cards):
        raise MalformedMove("a play is written 'play' and its cards, each of them once")
    if len({card // 5 for card in cards}) > 1:
        raise MalformedMove("the cards of a play are all of one number; gold can make them so", "CP-5.3")
    mask = sum(1 << card % 5 for card in cards)
    return PLAY + 64 * (cards[0] // 5 + 1) + 2 * mask + cut


def parse_give(state: Table, words: list[str]) -> int:
    if len(words) != 1 or words[0] not in [str(seat) for seat in range(state.players)]:
        raise MalformedMove(f"'give' names a seat from 0 to {state.players - 1}")
    return GIVE + int(words[0])


def parse_gold(state: Table, words: list[str]) -> int:
    cut = words[-1] == "cut"
    numbers = words[:-1] if cut else words
    if len(numbers) != 2 or not all(re.fullmatch(r"[1-9]\d?", word) for word in numbers):
        raise MalformedMove("a play with gold begins with 'gold', how many cards, and the number they are played as")
    count, number = map(int, numbers)
    if count > DECK_SIZE or number > HIGH:
        raise MalformedMove(f"there are {DECK_SIZE} cards, with numbers up to {HIGH}")
    return GOLD + 32 * count + 2 * number + cut


def parse_use(state: Table, words: list[str]) -> int:
    if len(words) not in (1, 3) or words[1:2] not in ([], ["as"]):
        raise MalformedMove("a card is used by 'use CARD' or 'use CARD as CARD'")
    card = read_card(state, words[0])
    target = read_target(words[2]) if len(words) == 3 else 5 * card + state.mark_of[card]
    return USE + 512 * card + target
