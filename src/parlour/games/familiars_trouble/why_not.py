"""Why a move is not legal: the clause that forbids it, and what to say."""

from __future__ import annotations

from parlour.engine.errors import Reason
from parlour.engine.meaning import Pointed
from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import CARD_COLOURS, CARD_TEXTS, LEVELS, MATCHES, RAINBOW, SIZE
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble

# What must be done first
FIRST = {
    moves.ASK_EXCHANGE: Reason("FT-3.1", "first-exchange"),
    moves.ASK_PASS: Reason("FT-3.1", "first-pass"),
    moves.ASK_SWAP: Reason("FT-4.1", "first-swap"),
    moves.ASK_PLAY: Reason("FT-5.1", "first-play"),
    moves.ASK_DRAW: Reason("FT-7.1", "first-draw"),
}


def why_not(state: Trouble, move: int) -> Reason:
    if move in (moves.EXCHANGE, moves.KEEP) and not state.hand_exchange:
        return Reason("FT-3.1", "no-hand-exchange")
    if (move == moves.STAY or move >= moves.SWAP) and not state.errand_exchange:
        return Reason("FT-4.1", "no-errand-exchange")
    if answered(move) != state.asked:
        return FIRST[state.asked]
    if state.asked == moves.ASK_PASS:
        return Reason("FT-3.1", "not-in-hand", (CARD_TEXTS[move - moves.PASS],))
    if state.asked == moves.ASK_PLAY:
        return why_not_play(state, move - moves.PLAY)
    if state.asked == moves.ASK_DRAW:
        return empty("FT-7.1", move - moves.DRAW)
    return why_not_swap(state, *divmod(move - moves.SWAP, LEVELS))


def answered(move: int) -> int:
    """The question that a move answers."""
    if move in (moves.EXCHANGE, moves.KEEP):
        return moves.ASK_EXCHANGE
    if move == moves.STAY or move >= moves.SWAP:
        return moves.ASK_SWAP
    if move >= moves.DRAW:
        return moves.ASK_DRAW
    return moves.ASK_PLAY if move >= moves.PLAY else moves.ASK_PASS


def empty(clause: str, level: int) -> Reason:
    return Reason(clause, "pile-empty", (str(level + 1),))


def why_not_play(state: Trouble, kind: int) -> Reason:
    hand, lead = state.hands[state.seat], trick.led(state, state.round)
    if not any(CARD_TEXTS[card] == CARD_TEXTS[kind] for card in range(SIZE) if hand >> card & 1):
        return Reason("FT-5.1", "not-in-hand", (CARD_TEXTS[kind],))
    matching = [card for card in range(RAINBOW) if (hand & MATCHES[lead]) >> card & 1]
    if len(matching) == 1 and CARD_COLOURS[matching[0]].bit_count() == 2:
        return Reason("FT-5.4", "only-match", (CARD_TEXTS[matching[0]], CARD_TEXTS[lead]))
    clause = "FT-5.3" if CARD_COLOURS[lead].bit_count() == 2 else "FT-5.2"
    return Reason(clause, "match", (CARD_TEXTS[lead], tuple(CARD_TEXTS[card] for card in matching)))


def why_not_swap(state: Trouble, errand: int, level: int) -> Reason:
    if not state.display >> errand & 1:
        return Reason("FT-4.1", "not-on-display", (moves.errand_text(state, errand),))
    return empty("FT-4.1", level)


# What somebody means


def meant(state: Trouble, pointed: Pointed) -> list[str]:
    """A card is passed or played, an errand swapped, a pile of errands drawn from."""
    piles = [zone.partition(":")[2] for zone in (pointed.target, pointed.source) if zone.startswith("errands:")]
    if not pointed.cards:
        return [f"draw {level}" for level in piles]
    card = pointed.cards[0]
    if card.upper() in moves.deck_of(state).numbers:
        return [f"swap {card} {level}" for level in piles or range(1, LEVELS + 1)]
    return [f"{'pass' if state.asked == moves.ASK_PASS else 'play'} {card}"]
