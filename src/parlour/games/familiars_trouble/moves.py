"""The moves of Familiar's Trouble, their numbers and their texts."""

from __future__ import annotations

import re

from parlour.engine.errors import MalformedMove
from parlour.games.familiars_trouble.cards import CARD_TEXTS, ERRANDS, KIND_OF_TEXT, KINDS, LEVELS, Deck
from parlour.games.familiars_trouble.state import Trouble

EXCHANGE = 0
KEEP = 1
STAY = 2
PASS = 3  # and the kind of card
PLAY = PASS + KINDS  # and the kind of card
DRAW = PLAY + KINDS  # and the level, from 0 on
SWAP = DRAW + LEVELS  # and three times the errand, and the level
END = SWAP + ERRANDS * LEVELS

WORDS = {EXCHANGE: "exchange", KEEP: "keep", STAY: "stay"}

# What is asked
ASK_EXCHANGE = 1
ASK_PASS = 2
ASK_SWAP = 3
ASK_PLAY = 4
ASK_DRAW = 5


def deck_of(state: Trouble) -> Deck:
    deck: Deck = state.card_set
    return deck


def errand_text(state: Trouble, errand: int) -> str:
    return deck_of(state).errands[errand].id


def text(state: Trouble, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    if move < PLAY:
        return f"pass {CARD_TEXTS[move - PASS]}"
    if move < DRAW:
        return f"play {CARD_TEXTS[move - PLAY]}"
    if move < SWAP:
        return f"draw {move - DRAW + 1}"
    errand, level = divmod(move - SWAP, LEVELS)
    return f"swap {errand_text(state, errand)} {level + 1}"


def parse(state: Trouble, text: str) -> int:
    verb, *words = text.upper().split(" ")
    for move, word in WORDS.items():
        if [verb, *words] == [word.upper()]:
            return move
    if verb in ("PASS", "PLAY") and len(words) == 1 and words[0] in KIND_OF_TEXT:
        return (PASS if verb == "PASS" else PLAY) + KIND_OF_TEXT[words[0]]
    if verb == "DRAW" and len(words) == 1 and is_level(words[0]):
        return DRAW + int(words[0]) - 1
    numbers = deck_of(state).numbers
    if verb == "SWAP" and len(words) == 2 and words[0] in numbers and is_level(words[1]):
        return SWAP + numbers[words[0]] * LEVELS + int(words[1]) - 1
    raise MalformedMove


def is_level(word: str) -> bool:
    return re.fullmatch("[123]", word) is not None
