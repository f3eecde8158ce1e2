"""What a seat knows, and what a move would do, as features for a net: each is there or not.

Strategic hands hold cards that everybody saw go there, so they are no secret.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, play, strategy, tables
from parlour.games.career_poker.rules import gold, table
from parlour.games.career_poker.state import Career


def describe(s: play.Play, found: Moves) -> int:
    advised = strategy.advise(s, found)
    s.best_worth = strategy.worth_of(s, advised)
    found.count = 0
    found.add(tables.STAGE_AT + s.stage)
    found.add(tables.ROUND_AT + 3 * (1 if s.rounds > 1 else 0) + s.round)
    found.add(tables.PLAYERS_AT + s.players)
    describe_seats(s, found)
    describe_numbers(s, found)
    if s.millionaire:
        describe_climb(s, found)
    else:
        describe_hand(s, found)
        describe_trick(s, found)
    return found.count


def grade(number: int, low: int, step: int, grades: int) -> int:
    """Which part of a scale it is in, from the low end up; what is beyond is in the last."""
    at = (number - low) // step
    if at < 0:
        return 0
    return at if at < grades else grades - 1


def away(s: Career, seat: int) -> int:
    """How many seats it is from the deciding one, in the direction of play."""
    steps = seat - s.seat if s.direction == 1 else s.seat - seat
    return steps if steps >= 0 else steps + s.players


def describe_seats(s: Career, found: Moves) -> None:
    best = tables.LEAST
    for seat in range(s.players):
        distance = away(s, seat)
        found.add(tables.SIZE_AT + distance * tables.SIZES + grade(s.strategic_size[seat], 0, 1, tables.SIZES))
        found.add(tables.GOLD_AT + distance * tables.GRADES + grade(s.gold[seat], 0, 1, tables.GRADES))
        if seat != s.seat and s.points[seat] > best:
            best = s.points[seat]
        if s.cutters & native.bit(seat):
            found.add(tables.CUTTER_AT + distance)
    found.add(tables.LEAD_AT + grade(s.points[s.seat] - best, -12, 2, tables.GRADES))


def describe_numbers(s: Career, found: Moves) -> None:
    for number in range(1, cards.HIGH + 1):
        for seat in range(s.players):
            held = cards.CARD_COUNT[s.strategic[seat][number]]
            if held != 0:
                found.add(tables.HELD_AT + (away(s, seat) * tables.NUMBERS + number) * 6 + held)


def describe_climb(s: Career, found: Moves) -> None:
    found.add(tables.ENERGY_AT + grade(s.energy, 0, 1, tables.GRADES))
    found.add(tables.ORDER_AT + 2 * (1 if s.revolution else 0) + (1 if s.back else 0))
    found.add(tables.TOP_AT + s.top_number)
    found.add(tables.TOP_COUNT_AT + grade(s.top_count, 0, 1, 6))
    if s.top_number != 0:
        found.add(tables.TOP_SEAT_AT + away(s, s.top_seat))
        found.add(tables.PASSES_AT + s.passes)
    if s.colour_bound:
        found.add(tables.BOUND_AT)
    if s.mark_bound:
        found.add(tables.BOUND_AT + 1)


def describe_hand(s: Career, found: Moves) -> None:
    found.add(tables.TRICK_AT + grade(s.trick, 0, 1, tables.GRADES))
    for number in range(1, cards.HIGH + 1):
        mine = s.hands[s.seat][number]
        if mine != 0:
            found.add(tables.HAND_AT + number * 6 + cards.CARD_COUNT[mine])
        if cards.IN_DECK[s.players][number]:
            found.add(tables.UNSEEN_AT + number * 6 + 5 - cards.CARD_COUNT[mine | s.seen[number]])
    for value in range(5):
        colours = 0
        marks = 0
        for number in range(1, cards.HIGH + 1):
            if s.hands[s.seat][number] & native.bit(value):
                colours += 1
            if s.hands[s.seat][number] & native.bit(s.colour_with[number][value]):
                marks += 1
        found.add(tables.SUIT_AT + colours)
        found.add(tables.SUIT_AT + marks)


def describe_trick(s: Career, found: Moves) -> None:
    if s.stage < cards.FOLLOW_STAGE:
        return
    waiting = 0
    for seat in range(s.players):
        if s.laid[seat] == 0:
            waiting += 1
        else:
            card = s.laid[seat] - 1
            follows = 1 if table.has_lead_attribute(s, card) else 0
            found.add(tables.LAID_AT + follows * tables.NUMBERS + cards.number_of(card))
    found.add(tables.WAITING_AT + waiting)
    found.add(tables.ELEVENS_AT + s.elevens % 2)


def describe_move(s: play.Play, move: int, found: Moves) -> int:
    """After `describe`, which found what the best move is worth at first sight."""
    found.count = 0
    worth = strategy.worth_of(s, move)
    found.add(tables.LOSS_AT + s.stage * tables.GRADES + magnitude(s.best_worth - worth))
    if s.stage == cards.DIRECTION_STAGE:
        describe_direction(s, move, found)
    elif s.stage == cards.LEAD_STAGE:
        describe_lead(s, moves.card_led(move), moves.attribute_led(move), found)
    elif s.stage == cards.FOLLOW_STAGE:
        describe_follow(s, moves.card_followed(move), found)
    elif s.stage == cards.CUT_STAGE:
        cut = 1 if move == moves.CUT else 0
        found.add(tables.CUT_AT + cut * tables.GRADES + grade(worth, -3600, 300, tables.GRADES))
    elif s.stage == cards.GIVE_STAGE:
        describe_place(s, move, found)
    elif s.stage == cards.TURN_STAGE:
        describe_turn(s, move, found)
    else:
        cost = gold.cost_of(s, moves.card_used(move), moves.target_used(move))
        found.add(tables.USE_AT + grade(cost, 0, 1, tables.GRADES))
        found.add(tables.USED_AT + strategy.place_of(s, cards.number_of(moves.card_used(move))))
    return found.count


def magnitude(number: int) -> int:
    """How long the number is in binary, but for the last bits."""
    bits = 0
    while number > 15 and bits < tables.GRADES - 1:
        number >>= 1
        bits += 1
    return bits


def describe_direction(s: Career, move: int, found: Moves) -> None:
    """Who would be next, and who last."""
    step = 1 if move == moves.CLOCKWISE else s.players - 1
    following = (s.seat + step) % s.players
    last = (s.seat + s.players - step) % s.players
    found.add(tables.NEXT_AT + grade(s.strategic_size[following], 0, 1, tables.SIZES))
    found.add(tables.LAST_AT + grade(s.strategic_size[last], 0, 1, tables.SIZES))


def describe_lead(s: Career, card: int, attribute: int, found: Moves) -> None:
    found.add(tables.LEADS_AT + attribute * tables.NUMBERS + cards.number_of(card))
    chance = grade(strategy.chance_of_lead(s, card, attribute), 0, 100, tables.GRADES)
    found.add(tables.CHANCE_AT + chance * 3 + s.trick // 4)
    found.add(tables.LEAD_CHANCE_AT + chance * tables.NUMBERS + cards.number_of(card))
    if cards.CARD_COUNT[s.hands[s.seat][cards.number_of(card)]] > 1:
        found.add(tables.TWIN_AT)


def describe_follow(s: Career, card: int, found: Moves) -> None:
    number = cards.number_of(card)
    if not table.has_lead_attribute(s, card):
        found.add(tables.THROWS_AT + number)
    elif not strategy.would_win(s, card):
        found.add(tables.DUCKS_AT + number)
    else:
        found.add(tables.TAKES_AT + number)
        chance = grade(strategy.chance_to_stay(s, card), 0, 100, tables.GRADES)
        prize = grade(strategy.worth_of_trick(s, card), -3600, 300, tables.GRADES)
        found.add(tables.STAYS_AT + chance * tables.GRADES + prize)


def describe_place(s: Career, move: int, found: Moves) -> None:
    number = cards.number_of(s.laid[s.seat] - 1)
    if move == moves.KEEP:
        found.add(tables.KEEPS_AT + number)
        return
    receiver = move - moves.GIVE
    fewer = 0
    for seat in range(s.players):
        if s.strategic_size[seat] < s.strategic_size[receiver]:
            fewer += 1
    found.add(tables.GIVES_AT + number)
    found.add(tables.RECEIVER_AT + fewer * tables.NUMBERS + number)
    found.add(tables.RECEIVES_AT + cards.CARD_COUNT[s.strategic[receiver][number]])
    if strategy.is_friend(s, receiver):
        found.add(tables.FRIEND_AT)


def describe_turn(s: play.Play, move: int, found: Moves) -> None:
    if move == moves.PASS:
        found.add(tables.PASS_AT)
        return
    is_gold = moves.kind(move) == moves.GOLD
    number = moves.number_announced(move) if is_gold else moves.number_played(move)
    count = moves.cards_announced(move) if is_gold else cards.CARD_COUNT[moves.colours_played(move)]
    left = grade(s.strategic_size[s.seat] - count, 0, 1, tables.GRADES)
    safe = 1 if strategy.is_safe(s, number, count) else 0
    found.add(tables.CLIMB_AT + (2 * left + safe) * 2 + (1 if is_gold else 0))
    found.add(tables.PLACE_AT + strategy.place_of(s, number))
    found.add(tables.COUNT_AT + grade(count, 0, 1, 6))
    found.add(tables.NUMBER_AT + number)
    if moves.is_cut(move):
        found.add(tables.CUTS_AT + safe)
    if not is_gold:
        found.add(tables.SPLITS_AT + cards.CARD_COUNT[s.strategic[s.seat][number]] - count)
        if strategy.stuck_after(s, number, count) != 0:
            found.add(tables.STUCK_AT)
