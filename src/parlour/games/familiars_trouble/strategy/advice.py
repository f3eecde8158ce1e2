"""How to play Familiar's Trouble well: ask what the trick is worth if the others answer as well as they can."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiars_trouble import cards, moves, play, tables
from parlour.games.familiars_trouble.rules import trick, turn
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.strategy import answers

__all__ = ["best_plan", "company_worth", "errand_worth", "level_worth", "play_worth"]  # for what a hint says


def advise(s: play.Play, found: Moves) -> int:
    if turn.find_legal(s, found) == 1:
        return found.items[0]
    if s.asked == moves.ASK_EXCHANGE:
        return moves.EXCHANGE
    if s.asked == moves.ASK_SWAP:
        return best_swap(s)
    if s.asked == moves.ASK_DRAW:
        return moves.DRAW + best_level(s)
    answers.want(s, s.display)
    return moves.PLAY + best_play(s) if s.asked == moves.ASK_PLAY else moves.PASS + best_pass(s)


def hasten(s: play.Play, found: Moves) -> int:
    """Errands are looked at hard only for real: there are many."""
    if s.asked == moves.ASK_SWAP:
        return moves.STAY
    if s.asked == moves.ASK_DRAW:
        return found.items[s.below(turn.find_legal(s, found))]
    return advise(s, found)


def evaluate(s: Trouble) -> int:
    """The points, and what the tricks to come bring on average; 50 points are as good as it gets."""
    tricks = cards.ROUNDS - s.round
    if s.over or s.asked == moves.ASK_DRAW:
        tricks -= 1
    worth = (100 * s.points + tables.USUAL * tricks) // 5
    return worth if worth < 1000 else 1000


# 1. Hand exchange


def best_pass(s: play.Play) -> int:
    if s.seat == s.lead:
        return best_plan(s)
    if cards.after(s.seat, 1) == s.lead:
        return cards.kind(cheapest(s.hands[s.seat]))  # who plays last knows best what the good ones are for
    return best_company(s)


def best_plan(s: play.Play) -> int:
    """As lead: the card that the next seat should have for the card that I shall lead."""
    answers.expect_answers(s)
    for card in range(cards.SIZE):
        s.plans[card] = tables.LOWEST
    leads = s.hands[s.seat]
    while leads != 0:
        plan_lead(s, native.lowest_bit(leads), answers.unseen_cards(s))
        leads &= leads - 1
    best = 0
    for card in range(cards.SIZE):
        if s.plans[card] > s.plans[best]:
            best = card
    return cards.kind(best)


def plan_lead(s: play.Play, card: int, unseen: int) -> None:
    """For each other card of the hand: what it is worth to pass it on and then lead this one."""
    possible = answers.paid(s, tables.PACKED[card] + 2 * tables.MOST) != 0
    if possible:
        answers.find_answers(s, card, unseen)
    gifts = s.hands[s.seat] & ~cards.BITS[card]
    while gifts != 0:
        gift = native.lowest_bit(gifts)
        gifts &= gifts - 1
        worth = answers.worth_with(s, gift, card, unseen) if possible else 0
        worth -= tables.COSTS[card] + tables.COSTS[gift] // 2
        if worth > s.plans[gift]:
            s.plans[gift] = worth


def best_company(s: play.Play) -> int:
    """As second: keep what the lead gave me, and give the third what goes well with it."""
    given = s.passed[s.round][s.lead] - 1
    best = native.lowest_bit(s.hands[s.seat])
    most = tables.LOWEST
    gifts = s.hands[s.seat]
    while gifts != 0:
        gift = native.lowest_bit(gifts)
        gifts &= gifts - 1
        worth = company_worth(s, tables.PACKED[gift] + tables.PACKED[given])
        if cards.kind(gift) != given and worth > most:
            most = worth
            best = gift
    return cards.kind(best)


def company_worth(s: play.Play, totals: int) -> int:
    """What two cards are worth with one more, over all unseen ones."""
    worth = 0
    answers.group_answers(s, totals, answers.unseen_cards(s))
    for i in range(s.group_count):
        worth += s.worths[i] * native.count_bits(s.groups[i])
    return worth


# 2. Errand exchange, 5. Errand replenishment


def best_swap(s: play.Play) -> int:
    level = best_level(s)
    worst = worst_errand(s)
    if level_worth(s, level) - errand_worth(s, worst) > tables.LEAST_GAIN:
        return moves.SWAP + worst * cards.LEVELS + level
    return moves.STAY


def worst_errand(s: play.Play) -> int:
    worst = 0
    least = -tables.LOWEST
    left = s.display
    while left != 0:
        errand = native.lowest_bit(left)
        left &= left - 1
        worth = errand_worth(s, errand)
        if worth < least:
            least = worth
            worst = errand
    return worst


def best_level(s: play.Play) -> int:
    best = 0
    most = tables.LOWEST
    for level in range(cards.LEVELS):
        worth = level_worth(s, level) if s.pile_sizes[level] != 0 else tables.LOWEST
        if worth > most:
            most = worth
            best = level
    return best


def level_worth(s: play.Play, level: int) -> int:
    """What the next errand of a pile is worth, on average over those that may be next."""
    size = s.pile_sizes[level]
    bottom = s.bottoms[level]
    if bottom == size:
        return errand_worth(s, s.piles[level][size - 1])
    worth = 0
    for i in range(bottom, size):
        worth += errand_worth(s, s.piles[level][i])
    return worth // (size - bottom)


def errand_worth(s: play.Play, errand: int) -> int:
    """What an errand alone is worth if I lead the next trick."""
    answers.want(s, cards.BITS[errand])
    answers.expect_answers(s)
    known = given(s) if s.asked == moves.ASK_SWAP else tables.NO_CARD
    most = tables.BURDEN * s.points_of[errand]
    hand = s.hands[s.seat]
    while hand != 0:
        worth = answers.middle_worth(s, native.lowest_bit(hand), answers.unseen_cards(s), known)
        hand &= hand - 1
        most = worth if worth > most else most
    return most - tables.BURDEN * s.points_of[errand]


def given(s: Trouble) -> int:
    """The card that I passed to the next seat in this round."""
    passed = s.passed[s.round][s.seat]
    return passed - 1 if passed != 0 else tables.NO_CARD


# 3. Trick


def best_play(s: play.Play) -> int:
    answers.expect_answers(s)
    options = trick.playable(s, s.seat)
    best = 0
    most = tables.LOWEST
    while options != 0:
        card = native.lowest_bit(options)
        options &= options - 1
        worth = play_worth(s, card) - tables.COSTS[card]
        if worth > most:
            most = worth
            best = card
    return cards.kind(best)


def play_worth(s: play.Play, card: int) -> int:
    totals = trick.packed_totals(s) + tables.PACKED[card]
    if s.count == 2:
        return answers.paid(s, totals)
    if s.count == 1:
        return answers.last_worth(s, totals, trick.led(s, s.round), answers.unseen_cards(s), given(s))
    return answers.middle_worth(s, card, answers.unseen_cards(s), given(s))


def cheapest(hand: int) -> int:
    best = native.lowest_bit(hand)
    while hand != 0:
        card = native.lowest_bit(hand)
        hand &= hand - 1
        if tables.COSTS[card] < tables.COSTS[best]:
            best = card
    return best
