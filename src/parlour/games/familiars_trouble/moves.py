"""The moves of Familiar's Trouble, their numbers and their texts, and why one is not allowed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.engine.errors import MalformedMove
from parlour.engine.meaning import Pointed
from parlour.games.familiars_trouble.cards import (
    CARD_COLOURS,
    CARD_TEXTS,
    DECKS,
    ERRANDS,
    KIND_OF_TEXT,
    KINDS,
    LEVELS,
    MATCHES,
    RAINBOW,
    SEATS,
    Deck,
)

if TYPE_CHECKING:
    from parlour.games.familiars_trouble.rules.trick import Trick

EXCHANGE = 0
KEEP = 1
STAY = 2
PASS = 3  # and the kind of card
PLAY = PASS + KINDS  # and the kind of card
DRAW = PLAY + KINDS  # and the level, from 0 on
SWAP = DRAW + LEVELS  # and three times the errand, and the level
END = SWAP + ERRANDS * LEVELS

WORDS = {EXCHANGE: "exchange", KEEP: "keep", STAY: "stay"}
HELP = "the moves are: exchange, keep, pass CARD, stay, swap ERRAND LEVEL, play CARD, draw LEVEL"

# What is asked
ASK_EXCHANGE = 1
ASK_PASS = 2
ASK_SWAP = 3
ASK_PLAY = 4
ASK_DRAW = 5

ASKED = {
    ASK_EXCHANGE: ("FT-3.1", "first decide whether there is a hand exchange: 'exchange' or 'keep'"),
    ASK_PASS: ("FT-3.1", "the hand exchange is on: nobody may decline, pass one card"),
    ASK_SWAP: ("FT-4.1", "now is the errand exchange: swap an errand or 'stay'"),
    ASK_PLAY: ("FT-5.1", "the trick is on: play a card"),
    ASK_DRAW: ("FT-7.1", "the display is being refilled: draw from the pile of a level"),
}


def deck_of(state: Trick) -> Deck:
    return DECKS[state.deck_number]


def text(state: Trick, move: int) -> str:
    if move in WORDS:
        return WORDS[move]
    if move < PLAY:
        return f"pass {CARD_TEXTS[move - PASS]}"
    if move < DRAW:
        return f"play {CARD_TEXTS[move - PLAY]}"
    if move < SWAP:
        return f"draw {move - DRAW + 1}"
    errand, level = divmod(move - SWAP, LEVELS)
    return f"swap {deck_of(state).errands[errand].id} {level + 1}"


def parse(state: Trick, text: str) -> int:
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
    raise MalformedMove(f"{text!r} is not a move here; {HELP}")


def is_level(word: str) -> bool:
    return re.fullmatch("[123]", word) is not None


def expand(state: Trick, text: str) -> list[str]:
    """A card alone means passing or playing it, a level alone drawing from its pile, an errand and a level a swap."""
    words = text.upper().split(" ")
    if len(words) == 1 and words[0] in KIND_OF_TEXT and state.asked in (ASK_PASS, ASK_PLAY):
        return [f"{'pass' if state.asked == ASK_PASS else 'play'} {words[0]}"]
    if len(words) == 1 and is_level(words[0]) and state.asked == ASK_DRAW:
        return [f"draw {words[0]}"]
    if len(words) == 2 and words[0] in deck_of(state).numbers and is_level(words[1]) and state.asked == ASK_SWAP:
        return [f"swap {words[0]} {words[1]}"]
    return [text]


def meant(state: Trick, pointed: Pointed) -> list[str]:
    """A card is passed or played, an errand swapped, a pile of errands drawn from."""
    piles = [zone.partition(":")[2] for zone in (pointed.target, pointed.source) if zone.startswith("errands:")]
    if not pointed.cards:
        return [f"draw {level}" for level in piles]
    card = pointed.cards[0]
    if card.upper() in deck_of(state).numbers:
        return [f"swap {card} {level}" for level in piles or range(1, LEVELS + 1)]
    return [f"{'pass' if state.asked == ASK_PASS else 'play'} {card}"]


def why_not(state: Trick, move: int) -> tuple[str, str]:
    """The clause that an illegal move breaks, and a sentence."""
    if move in (EXCHANGE, KEEP) and not state.hand_exchange:
        return "FT-3.1", "this table plays without the hand exchange"
    if (move == STAY or move >= SWAP) and not state.errand_exchange:
        return "FT-4.1", "this table plays without the errand exchange"
    if kind_asked(move) != state.asked:
        return ASKED[state.asked]
    if state.asked == ASK_PASS:
        return "FT-3.1", f"you have no {CARD_TEXTS[move - PASS]} in your hand to pass"
    if state.asked == ASK_PLAY:
        return why_not_play(state, move - PLAY)
    if state.asked == ASK_DRAW:
        return "FT-7.1", f"the pile of level {move - DRAW + 1} is empty"
    return why_not_swap(state, *divmod(move - SWAP, LEVELS))


def kind_asked(move: int) -> int:
    if move in (EXCHANGE, KEEP):
        return ASK_EXCHANGE
    if move == STAY or move >= SWAP:
        return ASK_SWAP
    if move >= DRAW:
        return ASK_DRAW
    return ASK_PLAY if move >= PLAY else ASK_PASS


def why_not_play(state: Trick, kind: int) -> tuple[str, str]:
    hand, lead = state.hands[state.seat], led(state)
    if not any(CARD_TEXTS[card] == CARD_TEXTS[kind] for card in range(len(CARD_TEXTS)) if hand >> card & 1):
        return "FT-5.1", f"you have no {CARD_TEXTS[kind]} in your hand"
    matching = [card for card in range(RAINBOW) if (hand & MATCHES[lead]) >> card & 1]
    shown = " or ".join(CARD_TEXTS[card] for card in matching)
    if len(matching) == 1 and CARD_COLOURS[matching[0]].bit_count() == 2:
        return "FT-5.4", f"{shown} is your only card that matches {CARD_TEXTS[lead]}: play it, or a three-coloured card"
    clause = "FT-5.3" if CARD_COLOURS[lead].bit_count() == 2 else "FT-5.2"
    return clause, f"you can match {CARD_TEXTS[lead]}: play {shown}, or a three-coloured card"


def why_not_swap(state: Trick, errand: int, level: int) -> tuple[str, str]:
    if not state.display >> errand & 1:
        return "FT-4.1", f"{deck_of(state).errands[errand].id} is not on display"
    return "FT-4.1", f"the pile of level {level + 1} is empty"


def led(state: Trick) -> int:
    """The kind of card that was led to the trick; -1 before that."""
    return state.played[state.round * SEATS + state.leads[state.round]] - 1
