"""Why a move is not legal: the clause that forbids it, and one plain sentence."""

from __future__ import annotations

from parlour.engine.meaning import Pointed
from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import CARD_COLOURS, CARD_TEXTS, LEVELS, MATCHES, RAINBOW
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble

ASKED = {
    moves.ASK_EXCHANGE: ("FT-3.1", "first decide whether there is a hand exchange: 'exchange' or 'keep'"),
    moves.ASK_PASS: ("FT-3.1", "the hand exchange is on: nobody may decline, pass one card"),
    moves.ASK_SWAP: ("FT-4.1", "now is the errand exchange: swap an errand or 'stay'"),
    moves.ASK_PLAY: ("FT-5.1", "the trick is on: play a card"),
    moves.ASK_DRAW: ("FT-7.1", "the display is being refilled: draw from the pile of a level"),
}


def why_not(state: Trouble, move: int) -> tuple[str, str]:
    """The clause that an illegal move breaks, and a sentence."""
    if move in (moves.EXCHANGE, moves.KEEP) and not state.hand_exchange:
        return "FT-3.1", "this table plays without the hand exchange"
    if (move == moves.STAY or move >= moves.SWAP) and not state.errand_exchange:
        return "FT-4.1", "this table plays without the errand exchange"
    if kind_asked(move) != state.asked:
        return ASKED[state.asked]
    if state.asked == moves.ASK_PASS:
        return "FT-3.1", f"you have no {CARD_TEXTS[move - moves.PASS]} in your hand to pass"
    if state.asked == moves.ASK_PLAY:
        return why_not_play(state, move - moves.PLAY)
    if state.asked == moves.ASK_DRAW:
        return "FT-7.1", f"the pile of level {move - moves.DRAW + 1} is empty"
    return why_not_swap(state, *divmod(move - moves.SWAP, LEVELS))


def meant(state: Trouble, pointed: Pointed) -> list[str]:
    """A card is passed or played, an errand swapped, a pile of errands drawn from."""
    piles = [zone.partition(":")[2] for zone in (pointed.target, pointed.source) if zone.startswith("errands:")]
    if not pointed.cards:
        return [f"draw {level}" for level in piles]
    card = pointed.cards[0]
    if card.upper() in moves.deck_of(state).numbers:
        return [f"swap {card} {level}" for level in piles or range(1, LEVELS + 1)]
    return [f"{'pass' if state.asked == moves.ASK_PASS else 'play'} {card}"]


def kind_asked(move: int) -> int:
    if move in (moves.EXCHANGE, moves.KEEP):
        return moves.ASK_EXCHANGE
    if move == moves.STAY or move >= moves.SWAP:
        return moves.ASK_SWAP
    if move >= moves.DRAW:
        return moves.ASK_DRAW
    return moves.ASK_PLAY if move >= moves.PLAY else moves.ASK_PASS


def why_not_play(state: Trouble, kind: int) -> tuple[str, str]:
    hand, lead = state.hands[state.seat], trick.led(state, state.round)
    if not any(CARD_TEXTS[card] == CARD_TEXTS[kind] for card in range(len(CARD_TEXTS)) if hand >> card & 1):
        return "FT-5.1", f"you have no {CARD_TEXTS[kind]} in your hand"
    matching = [card for card in range(RAINBOW) if (hand & MATCHES[lead]) >> card & 1]
    shown = " or ".join(CARD_TEXTS[card] for card in matching)
    if len(matching) == 1 and CARD_COLOURS[matching[0]].bit_count() == 2:
        return "FT-5.4", f"{shown} is your only card that matches {CARD_TEXTS[lead]}: play it, or a three-coloured card"
    clause = "FT-5.3" if CARD_COLOURS[lead].bit_count() == 2 else "FT-5.2"
    return clause, f"you can match {CARD_TEXTS[lead]}: play {shown}, or a three-coloured card"


def why_not_swap(state: Trouble, errand: int, level: int) -> tuple[str, str]:
    if not state.display >> errand & 1:
        return "FT-4.1", f"{moves.errand_text(state, errand)} is not on display"
    return "FT-4.1", f"the pile of level {level + 1} is empty"
