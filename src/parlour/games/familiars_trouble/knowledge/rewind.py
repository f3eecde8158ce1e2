"""Undoing the last moves of a round, in a world that is only imagined: what did a partner choose from?"""

from __future__ import annotations

from parlour.games.familiars_trouble import cards, moves
from parlour.games.familiars_trouble.state import Trouble

__all__ = ["rewind"]

NOTHING = -1


def rewind(s: Trouble) -> int:
    """Undo the last play or pass of this round and return it; before them, nothing. An errand that the lead exchanged
    in between stays: which one it was before is not kept."""
    if s.asked == moves.ASK_PLAY and s.count > 0:
        return take_back_play(s, cards.after(s.seat, 2))
    if (s.asked == moves.ASK_PLAY or s.asked == moves.ASK_SWAP) and s.passed[s.round][s.lead] != 0:
        s.asked = moves.ASK_PASS
        s.count = cards.SEATS
    if s.asked == moves.ASK_PASS and s.count > 0:
        return take_back_pass(s, cards.after(s.lead, s.count - 1))
    return NOTHING


def take_back_play(s: Trouble, player: int) -> int:
    kind = s.played[s.round][player] - 1
    card = cards.held(s.used, kind)
    s.used ^= cards.BITS[card]
    s.hands[player] |= cards.BITS[card]
    s.played[s.round][player] = 0
    for colour in range(3):
        s.totals[colour] -= cards.ADDS[card][colour]
    s.count -= 1
    s.seat = player
    return moves.PLAY + kind


def take_back_pass(s: Trouble, giver: int) -> int:
    kind = s.passed[s.round][giver] - 1
    receiver = cards.after(giver, 1)
    card = cards.held(s.hands[receiver], kind)
    s.hands[receiver] ^= cards.BITS[card]
    s.hands[giver] |= cards.BITS[card]
    s.passed[s.round][giver] = 0
    s.count -= 1
    s.seat = giver
    return moves.PASS + kind
