"""What a seat knows, and what a move would do, as features for a net: each is there or not."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, play, tables
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find
from parlour.games.familiar_find.strategy import advice, worth


def describe(s: play.Play, found: Moves) -> int:
    advised = advice.advise(s, found)
    worth.count_unseen(s)
    s.best_promise = advice.promise(s, advised)
    found.count = 0
    found.add(tables.ASKED_AT + s.asked)
    found.add(tables.PLAYERS_AT + s.seats_in_play)
    found.add(tables.LOCATION_AT + s.location)
    found.add(tables.DECK_AT + grade(s.deck_size, 0, 6))
    for kind in range(s.kinds):
        if s.hand[s.seat][kind] != 0:
            found.add(tables.HAND_AT + kind * tables.COPIES + few(s.hand[s.seat][kind]))
        found.add(tables.UNSEEN_AT + kind * tables.COPIES + few(s.unseen[kind] // 2))
    for distance in range(s.players):
        describe_seat(s, (s.seat + distance) % s.players, distance, found)
    for pile in range(cards.PILES):
        if s.pile_size[pile] > 0:
            describe_pile(s, pile, found)
    return found.count


def grade(number: int, low: int, step: int) -> int:
    """Which part of a scale it is in, from the low end up; what is beyond is in the last."""
    at = (number - low) // step
    if at < 0:
        return 0
    return at if at < tables.GRADES else tables.GRADES - 1


def few(count: int) -> int:
    return count if count < tables.COPIES else tables.COPIES - 1


def describe_seat(s: play.Play, seat: int, distance: int, found: Moves) -> None:
    if not table.is_in_play(s, seat):
        return
    found.add(tables.FAMILIAR_AT + distance * (cards.FAMILIARS + 1) + s.familiar[seat])
    worth.load(s, seat)
    found.add(tables.MISSING_AT + distance * tables.MISSING + worth.missing(s))
    found.add(tables.SIZE_AT + distance * tables.GRADES + grade(s.hand_size[seat], 0, 1))
    if s.lives_used >> seat & 1:
        found.add(tables.LIFE_AT + distance)
    if distance < 2:
        for kind in range(s.kinds):
            if s.collection[seat][kind] != 0:
                at = distance * cards.KINDS + kind
                found.add(tables.COLLECTION_AT + at * tables.COPIES + few(s.collection[seat][kind]))


def place_of(s: Find, pile: int) -> int:
    """The centre, then the others as they lie round the deciding seat."""
    return pile if pile == cards.CENTRE else 1 + (pile - 1 + s.players - s.seat) % s.players


def describe_pile(s: play.Play, pile: int, found: Moves) -> None:
    at = place_of(s, pile)
    rival = table.after(s, s.seat)
    gain = worth.worth_with(s, s.seat, pile) - worth.worth_now(s, s.seat)
    lost = worth.worth_with(s, rival, pile) - worth.worth_now(s, rival)
    found.add(tables.PILE_SIZE_AT + at * tables.GRADES + grade(s.pile_size[pile], 0, 1))
    if table.reaches(s, s.seat, pile):
        found.add(tables.PILE_GAIN_AT + at * tables.GRADES + gain_grade(gain))
    if table.reaches(s, rival, pile):
        found.add(tables.PILE_LOST_AT + at * tables.GRADES + gain_grade(lost))
    found.add(tables.PILE_HIDDEN_AT + at * tables.COPIES + few(advice.unknown_in(s, pile)))


def gain_grade(gain: int) -> int:
    """Of worth: a sixth of the scale is for losses."""
    if gain > 1000:
        return tables.GRADES - 1
    return grade(gain, -200, 100) if gain >= -400 else 0


def describe_move(s: play.Play, move: int, found: Moves) -> int:
    """After `describe`, which found what the best move promises at first sight."""
    found.count = 0
    verb = moves.verb_of(move)
    loss = s.best_promise - advice.promise(s, move)
    found.add(tables.VERB_AT + verb)
    found.add(tables.LOSS_AT + s.asked * tables.GRADES + magnitude(loss))
    if verb == moves.TAKE:
        describe_take(s, moves.first(move), found)
    elif verb == moves.PLACE or verb == moves.HIDE:
        describe_card(s, verb, moves.first(move), moves.second(move), found)
    elif verb == moves.CHOOSE:
        found.add(tables.CHOOSE_AT + moves.first(move))
    elif verb == moves.EXCHANGE:
        found.add(tables.CARD_AT + verb * cards.KINDS + moves.first(move))
        found.add(tables.THEIRS_AT + moves.third(move))
    elif is_of_card(verb):
        found.add(tables.CARD_AT + verb * cards.KINDS + moves.first(move))
    return found.count


def is_of_card(verb: int) -> bool:
    """Whether a card is what comes first in the move."""
    if verb == moves.TOLL or verb == moves.LEAVE or verb == moves.DISCARD:
        return True
    return verb == moves.CAST or verb == moves.SHED or verb == moves.SWAP


def magnitude(number: int) -> int:
    """How long the number is in binary."""
    bits = 0
    while number > 0 and bits < tables.GRADES - 1:
        number >>= 1
        bits += 1
    return bits


def describe_take(s: play.Play, pile: int, found: Moves) -> None:
    worth.load(s, s.seat)
    unknown = worth.load_pile(s, pile)
    found.add(tables.TAKE_AT + place_of(s, pile))
    found.add(tables.TAKEN_HIDDEN_AT + few(unknown))
    found.add(tables.TAKEN_ASTRAL_AT + few(s.owned[cards.AST]))
    found.add(tables.TAKEN_ABYSS_AT + few(worth.abyss_after_spells(s, s.seat)) * tables.COPIES + few(unknown))
    found.add(tables.TAKEN_MISSING_AT + worth.missing(s))
    rival = table.after(s, s.seat)
    denied = worth.worth_with(s, rival, pile) - worth.worth_now(s, rival)
    found.add(tables.DENIED_AT + gain_grade(denied))


def describe_card(s: play.Play, verb: int, kind: int, pile: int, found: Moves) -> None:
    found.add(tables.CARD_AT + verb * cards.KINDS + kind)
    found.add(tables.ONTO_AT + place_of(s, pile) * tables.GRADES + grade(s.pile_size[pile], 0, 1))
    found.add(tables.FED_AT + gain_grade(advice.fed_by(s, kind, pile)))
    found.add(tables.HOPED_AT + gain_grade(4 * advice.hoped_by(s, kind, pile)))
    worth.load(s, table.after(s, s.seat))
    s.owned[kind] += 1
    unknown = worth.load_pile(s, pile)
    if s.owned[cards.ABY] >= 3:
        found.add(tables.TRAP_AT + few(unknown))
    if s.owned[cards.AST] >= 3 or worth.missing(s) == 0:
        found.add(tables.GIFT_AT + few(unknown))
