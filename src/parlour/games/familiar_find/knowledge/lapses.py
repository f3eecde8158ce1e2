"""What somebody reckons with who has forgotten discards, cards seen face down, and what went into a hand openly."""

from __future__ import annotations

from parlour.engine import worlds
from parlour.games.familiar_find import cards, play
from parlour.games.familiar_find.knowledge import redeal
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find


def forget(s: play.Play, seat: int, percent: int) -> None:
    redeal.forget_guesses(s)
    redeal.gather(s, seat)
    worlds.mix_up(s, s.discards, s.discard_size, s.deck, s.deck_size, percent)
    for pile in range(cards.PILES):
        for i in range(s.pile_size[pile]):
            if s.pile_up[pile][i] == 0 and table.knows(s, seat, pile, i) and s.below(100) < percent:
                take_for_another(s, pile, i)
    redeal.deal_out(s, seat)


def take_for_another(s: Find, pile: int, i: int) -> None:
    if s.deck_size > 0:
        j = s.below(s.deck_size)
        card = s.pile_card[pile][i]
        s.pile_card[pile][i] = s.deck[j]
        s.deck[j] = card
