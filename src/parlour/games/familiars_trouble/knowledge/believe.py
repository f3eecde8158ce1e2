"""What the partners' plays tell of their cards."""

from __future__ import annotations

from parlour.games.familiars_trouble import cards, moves, play, tables
from parlour.games.familiars_trouble.knowledge import redeal
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.strategy import advice, answers, signs


def believe(s: play.Play, seat: int) -> None:
    """Partners do what looks best to them: reject, a few times, hands with which they would have done otherwise."""
    guesses = tables.GUESSES if has_signs(s) == 0 else tables.SIGN_GUESSES
    for _ in range(guesses):
        redeal.redeal(s, seat)
        if signs.fit(s, seat) and makes_sense(s):
            return


def has_signs(s: Trouble) -> int:
    return s.signs[0] | s.signs[1] | s.signs[2]


def makes_sense(s: play.Play) -> bool:
    """Whether the partner who played last in this trick would have done so with this hand."""
    partner = cards.after(s.seat, 2)
    card = s.played[s.round][partner] - 1
    if s.asked != moves.ASK_PLAY or s.count == 0 or card >= cards.RAINBOW:
        return True
    take_back(s, partner, card, 1)
    answers.want(s, s.display)
    chosen = advice.best_play(s)
    take_back(s, partner, card, -1)
    return chosen == card


def take_back(s: Trouble, partner: int, card: int, back: int) -> None:
    """Put the last card of the trick back into the hand it came from, or on the table again."""
    s.hands[partner] ^= cards.BITS[card]
    s.used ^= cards.BITS[card]
    s.count -= back
    s.seat = partner if back == 1 else cards.after(partner, 1)
    for colour in range(3):
        s.totals[colour] -= back * cards.ADDS[card][colour]
