"""3. Trick (FT-5) and 4. Verdict (FT-6)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiars_trouble import cards, notes
from parlour.games.familiars_trouble.rules import replenishment, signs
from parlour.games.familiars_trouble.state import Trouble

__all__ = ["led", "playable"]

# 3. Trick


def led(s: Trouble, past: int) -> int:
    """The kind of the card that was led to the trick of a round; -1 before that."""
    return s.played[past][s.leads[past]] - 1


def playable(s: Trouble, seat: int) -> int:
    hand = s.hands[seat]
    if s.count == 0:
        return hand  # FT-5.1
    matching = hand & cards.MATCHES[led(s, s.round)]  # FT-5.3
    if matching & ~cards.RAINBOWS:
        return matching  # FT-5.2, FT-5.4; the three-coloured cards match everything
    return hand


def play_card(s: Trouble, card: int) -> None:
    seat = s.seat
    s.hands[seat] ^= cards.BITS[card]
    s.used |= cards.BITS[card]  # FT-6.3: in truth after the verdict; the view shows the trick on its own
    s.played[s.round][seat] = cards.kind(card) + 1
    count_card(s, card)
    if s.noting:
        s.note(notes.PLAYED, seat, card, packed_totals(s))
    s.count += 1
    s.seat = cards.after(seat, 1)  # FT-5.1
    if s.count == cards.SEATS:
        end_trick(s)


def winner(s: Trouble) -> int:
    """The seat with the highest card that shares a colour with the lead card."""
    matching = cards.MATCHES[led(s, s.round)]
    best = 0
    found = s.lead
    for steps in range(cards.SEATS):
        seat = cards.after(s.lead, steps)
        card = s.played[s.round][seat] - 1
        counts = s.any_colour_wins or matching & cards.BITS[card] != 0  # FT-5.5
        if counts and cards.VALUES[card] > best:  # FT-5.6: the first of equals stays
            best = cards.VALUES[card]
            found = seat
    return found


def end_trick(s: Trouble) -> None:
    s.lead = winner(s)
    s.seat = s.lead
    if s.noting:
        s.note(notes.TOOK_LEAD, s.lead, packed_totals(s), 0)
    judge(s)
    if s.noting:
        s.note(notes.SWEPT, s.played[s.round][0] - 1, s.played[s.round][1] - 1, s.played[s.round][2] - 1)  # FT-6.3
    s.count = 0
    for colour in range(3):
        s.totals[colour] = 0
    signs.take_away(s)
    if s.round == cards.ROUNDS - 1:
        replenishment.end(s)  # FT-8.2
    else:
        replenishment.replenish(s)


# 4. Verdict


def count_card(s: Trouble, card: int) -> None:
    """A card counts fully for each of its colours (FT-6.1)."""
    for colour in range(3):
        s.totals[colour] += cards.ADDS[card][colour]


def judge(s: Trouble) -> None:
    """Collect every errand that the totals meet in each colour; nothing is used up (FT-6.2)."""
    reached = packed_totals(s) | cards.EACH_ENOUGH
    left = s.display
    while left != 0:
        errand = native.lowest_bit(left)
        left &= left - 1
        if (reached - s.requires[errand]) & cards.EACH_ENOUGH == cards.EACH_ENOUGH:
            s.display ^= cards.BITS[errand]
            s.completed |= cards.BITS[errand]
            s.points += s.points_of[errand]
            if s.noting:
                s.note(notes.COMPLETED, errand, s.points_of[errand], s.points)


def packed_totals(s: Trouble) -> int:
    return s.totals[0] + (s.totals[1] << 8) + (s.totals[2] << 16)
