"""The next deal and the end (TR-5)."""

from __future__ import annotations

from parlour.games.family_trade import cards, moves, notes
from parlour.games.family_trade.rules import setup, table
from parlour.games.family_trade.state import Trade


def end_deal(s: Trade, dealer_stays: bool) -> None:
    s.deals += 1
    s.note(notes.GATHERED, s.deals, 0, 0)
    setup.gather(s)
    if dealer_stays and s.streak < cards.MOST_IN_A_ROW:
        s.streak += 1  # TR-5.1
        s.note(notes.AGAIN, s.dealer, s.streak, 0)
    else:
        pass_dealer(s)
        if s.moved == 2 * s.players:  # TR-5.2
            s.phase = 0
            s.over = True
            return
    if s.ruleset == moves.MARKET_MAKING:
        s.phase = moves.MARKET  # TR-2.1
        s.seat = s.dealer
    else:
        setup.start_shuffle(s)


def pass_dealer(s: Trade) -> None:
    s.streak = 1
    s.dealer = table.after(s, s.dealer)
    s.moved += 1
    s.note(notes.DEALER, s.dealer, 2 * s.players - s.moved, 0)


# The end


def end_game(s: Trade, reason: int) -> None:
    s.note(reason, 0, 0, 0)
    s.over = True


def won(s: Trade, seat: int) -> bool:
    return rank(s, seat) == 1  # TR-5.2, TR-6.7


def score(s: Trade, seat: int) -> int:
    return s.money[seat]  # TR-1.6, TR-8.3


def rank(s: Trade, seat: int) -> int:
    better = 0
    for other in range(s.players):
        if s.money[other] > s.money[seat]:
            better += 1
    return 1 + better
