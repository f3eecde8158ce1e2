"""How to play Fuji Flush well: join groups, count what can still beat you, and do not let the leader through.

The weights were found by play: against three random seats they win about twice a fair share.
"""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.fuji_flush import cards, play, rules, tables
from parlour.games.fuji_flush.state import FujiFlush

__all__ = ["count_unseen", "safety", "threat"]  # for what a hint says


def advise(s: play.Play, found: Moves) -> int:
    count = rules.find_legal(s, found)
    if count == 1:
        return found.items[0]
    count_unseen(s)
    best = found.items[0]
    most = tables.LEAST
    for i in range(count):
        worth = worth_of(s, found.items[i])
        if worth > most:
            most = worth
            best = found.items[i]
    return best


def count_unseen(s: play.Play) -> None:
    count_open(s)
    for number in range(cards.LOW, cards.HIGH + 1):
        s.unseen[number] -= cards.count_in(s.hands[s.seat], number)
    s.unseen[0] -= s.sizes[s.seat]


def count_open(s: play.Play) -> None:
    """As somebody sees it who does not look into the deciding hand."""
    for number in range(cards.LOW, cards.HIGH + 1):
        s.unseen[number] = s.copies[number]
    s.unseen[0] = s.deck_size - s.discard_size
    for i in range(s.discard_size):
        s.unseen[s.discards[i]] -= 1
    for seat in range(s.players):
        if s.table[seat] != 0:
            s.unseen[s.table[seat]] -= 1
            s.unseen[0] -= 1


def worth_of(s: play.Play, card: int) -> int:
    """What playing the card promises the deciding seat, in thousandths of a card."""
    force = s.force[card] + card
    worth = safety(s, card, force) - tables.CARD_VALUE * card
    for seat in range(s.players):
        number = s.table[seat]
        if number == 0 or seat == s.seat:
            continue
        if number == card:
            worth -= threat(s, seat) // 3  # it goes through together with mine
        elif s.force[number] < force:
            worth += threat(s, seat)
    return worth


def threat(s: FujiFlush, seat: int) -> int:
    """What it is worth to flush the seat's card: the more, the fewer it has left and the sooner it goes through."""
    left = s.sizes[seat] + 1  # with this one
    distance = seat - s.seat if seat > s.seat else seat + s.players - s.seat
    return tables.THREAT // left + (s.players - distance) * tables.URGENCY // (s.players * left)


def safety(s: play.Play, card: int, force: int) -> int:
    """How likely a group of this value lasts until my next turn, from 0 to 1000."""
    stronger = 0
    for number in range(cards.LOW, cards.HIGH + 1):
        if s.force[number] + number > force and number != card:
            stronger += s.unseen[number]
    calm = 1000 - danger(s, stronger)
    safe = 1000
    for _ in range(turns_to_survive(s, card)):
        safe = safe * calm // 1000
    return safe


def danger(s: play.Play, stronger: int) -> int:
    """How likely one opponent both holds a stronger card and uses it, from 0 to 1000."""
    unseen = s.unseen[0]
    if unseen == 0:
        return 0
    miss = 1000
    for _ in range(4):
        miss = miss * (unseen - stronger) // unseen
    return (1000 - miss) * tables.BRAVERY // 100


def turns_to_survive(s: FujiFlush, card: int) -> int:
    """How many others play before the group is pushed through: until the first of its seats is on turn."""
    for distance in range(1, s.players):
        seat = s.seat + distance
        if seat >= s.players:
            seat -= s.players
        if s.table[seat] == card:
            return distance - 1
    return s.players - 1


def is_nearly_open(s: FujiFlush) -> bool:
    """Whether the others hold only a few cards that the deciding seat does not see."""
    hidden = 0
    for seat in range(s.players):
        if seat != s.seat:
            hidden += s.sizes[seat]
    return hidden <= tables.FEW


def evaluate(s: FujiFlush, seat: int) -> int:
    if s.over:
        return 1000 if rules.has_won(s, seat) else 0
    mine = rules.cards_left(s, seat)
    behind = 0
    for other in range(s.players):
        if rules.cards_left(s, other) > mine:
            behind += 1
    return 1000 // (1 + mine) + 200 * behind // (s.players - 1) - 200 // s.players
