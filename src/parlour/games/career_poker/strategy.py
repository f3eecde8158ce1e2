"""How to play well: a small strategic hand of strong cards in phase 1, then climb cheaply and never be stuck.

Values are in thousandths of a card: what it is worth not to have one more to get rid of.
All strategic hands consist of cards that everybody saw go there, so a seat with a good memory knows them.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, play, tables
from parlour.games.career_poker.rules import flow, gold, plays, settlement, table, tricks, turn
from parlour.games.career_poker.state import Career

__all__ = [  # for what a hint says
    "chance_of_lead",
    "chance_to_stay",
    "danger",
    "is_safe",
    "place_of",
    "stuck_after",
    "worth_of",
    "would_win",
]


def advise(s: play.Play, found: Moves) -> int:
    count = turn.find_legal(s, found)
    best = found.items[0]
    most = tables.LEAST
    for i in range(count):
        if count == 1:
            return best
        worth = worth_of(s, found.items[i])
        if worth > most:
            most = worth
            best = found.items[i]
    return best


def worth_of(s: play.Play, move: int) -> int:
    if s.stage == cards.DIRECTION_STAGE:
        return worth_of_direction(s, move)
    if s.stage == cards.LEAD_STAGE:
        return worth_of_lead(s, moves.card_led(move), moves.attribute_led(move))
    if s.stage == cards.FOLLOW_STAGE:
        return worth_of_follow(s, move)
    if s.stage == cards.CUT_STAGE:
        return worth_of_cut(s, move)
    if s.stage == cards.GIVE_STAGE:
        return worth_of_place(s, move)
    if s.stage == cards.TURN_STAGE:
        return worth_of_turn(s, move)
    return worth_of_use(s, moves.card_used(move), moves.target_used(move))


def is_friend(s: Career, seat: int) -> bool:
    return seat == s.seat or (s.teams and seat == s.seat ^ 2)


def worth_of_direction(s: Career, move: int) -> int:
    """Let the seat with most cards be next."""
    after = s.seat + (1 if move == moves.CLOCKWISE else s.players - 1)
    after = after if after < s.players else after - s.players
    return s.strategic_size[after]


# Phase 1


def worth_of_lead(s: Career, card: int, attribute: int) -> int:
    chance = chance_of_lead(s, card, attribute)
    if chance > 1000:
        return tables.GOLD_WORTH + tables.WORTH[cards.number_of(card)]
    others = (s.players - 1) * 600 * -6 // 10
    return chance * (tables.GOLD_WORTH + tables.WORTH[cards.number_of(card)] + others) // 1000 + danger(card)


def chance_of_lead(s: Career, card: int, attribute: int) -> int:
    """How likely the card wins if it is led, in thousandths; more if nobody else can have the attribute."""
    value = s.mark_of[card] if attribute == 1 else cards.colour_of(card)
    lower = unseen_with(s, attribute, value, 1, cards.number_of(card) - 1)
    higher = unseen_with(s, attribute, value, cards.number_of(card) + 1, cards.HIGH)
    return chance_to_win(lower, higher, s.players - 1) if lower + higher > 0 else 1001


def unseen_with(s: Career, attribute: int, value: int, low: int, high: int) -> int:
    """How many cards with the attribute, numbered from low to high, could be in other hands."""
    count = 0
    for number in range(low, high + 1):
        known = s.seen[number] | s.hands[s.seat][number]
        colour = s.colour_with[number][value] if attribute == 1 else value
        if cards.IN_DECK[s.players][number] and not known & native.bit(colour):
            count += 1
    return count


def chance_to_win(lower: int, higher: int, followers: int) -> int:
    """How likely a card stays highest, in thousandths: about three in five of the others follow."""
    chance = 1000
    for _ in range((followers * 3 + 2) // 5):
        chance = chance * (lower + 1) // (lower + higher + 1)
    return chance


def danger(card: int) -> int:
    """What it is worth to be rid of a card of the hand before it wins a trick."""
    return 12 * (cards.number_of(card) - 1)


def worth_of_follow(s: Career, move: int) -> int:
    card = moves.card_followed(move)
    if not table.has_lead_attribute(s, card):
        return danger(card) - tables.WORTH[cards.number_of(card)] // 10
    if not would_win(s, card):
        return danger(card)
    return danger(card) + chance_to_stay(s, card) * worth_of_trick(s, card) // 1000


def would_win(s: Career, card: int) -> bool:
    """Whether the card would be the best so far."""
    turned = s.elevens + (1 if cards.number_of(card) == 11 else 0)
    for seat in range(s.players):
        other = s.laid[seat] - 1
        if s.laid[seat] != 0 and table.has_lead_attribute(s, other):
            if (other > card) != (turned % 2 == 1):
                return False
    return True


def chance_to_stay(s: Career, card: int) -> int:
    lower = unseen_with(s, s.lead_attribute, s.lead_value, 1, cards.number_of(card) - 1)
    higher = unseen_with(s, s.lead_attribute, s.lead_value, cards.number_of(card) + 1, cards.HIGH)
    followers = 0
    for seat in range(s.players):
        if s.laid[seat] == 0 and seat != s.seat:
            followers += 1
    if (s.elevens + (1 if cards.number_of(card) == 11 else 0)) % 2 == 1:
        return chance_to_win(higher, lower, followers)
    return chance_to_win(lower, higher, followers)


def worth_of_trick(s: Career, card: int) -> int:
    """What it is worth to win the trick with this card, as far as it lies there."""
    worth = tables.GOLD_WORTH + tables.WORTH[cards.number_of(card)]
    for seat in range(s.players):
        other = s.laid[seat] - 1
        if s.laid[seat] != 0 and table.has_lead_attribute(s, other):
            worth += tables.WORTH[cards.number_of(other)]
        elif s.laid[seat] == 0 and seat != s.seat:
            worth -= 360
    return worth


def worth_of_cut(s: Career, move: int) -> int:
    if move != moves.CUT:
        return worth_without_cut(s)
    worth = 0
    for seat in range(s.players):
        if seat != s.seat:
            worth += tables.WORTH[cards.number_of(s.laid[seat] - 1)]
    return worth


def worth_without_cut(s: Career) -> int:
    winner = tricks.highest(s)
    if winner != s.seat:
        return 0
    worth = tables.GOLD_WORTH
    for seat in range(s.players):
        if table.has_lead_attribute(s, s.laid[seat] - 1):
            worth += tables.WORTH[cards.number_of(s.laid[seat] - 1)]
    return worth


def worth_of_place(s: Career, move: int) -> int:
    """Give it to whoever has fewest cards."""
    if move == moves.KEEP:
        return tables.WORTH[cards.number_of(s.laid[s.seat] - 1)]
    receiver = move - moves.GIVE
    if is_friend(s, receiver):
        return tables.WORTH[cards.number_of(s.laid[s.seat] - 1)] + 100
    return 100 - s.strategic_size[receiver]


# Millionaire


def worth_of_turn(s: play.Play, move: int) -> int:
    if move == moves.PASS:
        return 0
    if moves.kind(move) == moves.GOLD:
        return worth_of_gold(s, moves.cards_announced(move), moves.number_announced(move))
    number = moves.number_played(move)
    count = cards.CARD_COUNT[moves.colours_played(move)]
    if count == s.strategic_size[s.seat]:
        return 100000
    worth = worth_of_play(s, number, count)
    if moves.is_cut(move):
        worth += 350 - 60 * plays.energy_for(s, count, True)
    held = cards.CARD_COUNT[s.strategic[s.seat][number]]
    if held > count:
        worth -= 150 * (held - count)
    return worth


def worth_of_play(s: Career, number: int, count: int) -> int:
    """Shed many and weak cards, keep the strong ones, and leave something to go out with."""
    worth = 900 * count - 50 * place_of(s, number)
    if is_safe(s, number, count):
        worth += 250
    if number == 8:
        worth -= 100
    if count >= 4:
        worth += 200
    return worth - stuck_after(s, number, count)


def place_of(s: Career, number: int) -> int:
    """From 0 for the weakest number to 12 for the strongest, in the order that lasts."""
    return 12 - cards.STRENGTH[number] if s.revolution else cards.STRENGTH[number]


def is_safe(s: Career, number: int, count: int) -> bool:
    """Whether nobody else has enough cards of a stronger number."""
    for other in range(1, cards.HIGH + 1):
        if table.is_stronger(s, other, number):
            for seat in range(s.players):
                if seat != s.seat and cards.CARD_COUNT[s.strategic[seat][other]] >= count:
                    return False
    return True


def stuck_after(s: Career, number: int, count: int) -> int:
    """How bad it is to have nothing left but cards that may not be the last."""
    strongest = 3 if s.revolution else 2
    good = 0
    for other in range(1, cards.HIGH + 1):
        held = cards.CARD_COUNT[s.strategic[s.seat][other]]
        if other not in (8, strongest):
            good += held - count if other == number else held
    return 0 if good > 0 else 1500


def worth_of_gold(s: play.Play, count: int, number: int) -> int:
    """Gold is for the way out: with few cards left, for the lead or for what nobody beats."""
    left = s.strategic_size[s.seat] - count
    if left > tables.FEW:
        return tables.LEAST + 1
    cost = least_gold(s, count, number)
    worth = 900 * count - 400 * cost
    if is_safe(s, number, count):
        worth += 1200 // left
    return worth


def least_gold(s: play.Play, count: int, number: int) -> int:
    gold.want_for(s, number, count)
    flow.gather(s, s.seat, number, 0, s.gold[s.seat])
    cost = flow.cheapest(s, 0, tables.NONE, count)
    return cost if cost > 0 else 1


def worth_of_use(s: Career, card: int, target: int) -> int:
    """The cheapest way, and of equally cheap ones the weakest card."""
    return -100 * gold.cost_of(s, card, target) - place_of(s, cards.number_of(card))


# How a seat stands


def evaluate(s: Career, seat: int) -> int:
    if s.over:
        return 1000 if settlement.won(s, seat) else 0
    mine = expected(s, seat)
    best = tables.LEAST
    for other in range(s.players):
        if other != seat and not (s.teams and other == seat ^ 2) and expected(s, other) > best:
            best = expected(s, other)
    value = 500 + 3 * (mine - best)
    return 1 if value < 1 else 999 if value > 999 else value


def expected(s: Career, seat: int) -> int:
    """The tenths of points that a seat, or its team, would have if the round ended now."""
    total = expected_alone(s, seat)
    return total + expected_alone(s, seat ^ 2) if s.teams else total


def expected_alone(s: Career, seat: int) -> int:
    fewer = 0
    for other in range(s.players):
        if s.strategic_size[other] < s.strategic_size[seat]:
            fewer += 1
    points = cards.points_for(s.players, s.round, fewer)
    return 10 * (s.points[seat] + s.gold[seat]) + (7 if s.millionaire else 4) * points
