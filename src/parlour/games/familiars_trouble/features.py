"""What a seat knows, and what a move would do, as features for a net: each is there or not."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiars_trouble import cards, moves, play, tables
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.strategy import advice, answers


def describe(s: play.Play, found: Moves) -> int:
    found.count = 0
    found.add(tables.ASKED_AT + s.asked * cards.SEATS + place(s))
    found.add(tables.ROUND_AT + s.round)
    for step in range(s.points // tables.POINTS_STEP):
        if step < tables.POINTS_STEPS:
            found.add(tables.POINTS_AT + step)
    add_cards(found, tables.HAND_AT, s.hands[s.seat])
    add_cards(found, tables.UNSEEN_AT, answers.unseen_cards(s))
    left = s.display
    while left != 0:
        found.add(tables.DISPLAY_AT + native.lowest_bit(left))
        left &= left - 1
    describe_trick(s, found)
    describe_gifts(s, found)
    look_ahead(s)
    return found.count


def place(s: play.Play) -> int:
    """How many seats after the lead the deciding one is."""
    return s.seat - s.lead if s.seat >= s.lead else s.seat + cards.SEATS - s.lead


def add_cards(found: Moves, first: int, left: int) -> None:
    while left != 0:
        found.add(first + native.lowest_bit(left))
        left &= left - 1


def describe_trick(s: play.Play, found: Moves) -> None:
    if s.asked != moves.ASK_PLAY or s.count == 0:
        return
    found.add(tables.LED_AT + trick.led(s, s.round))
    if s.count == 2:
        found.add(tables.FOLLOWED_AT + s.played[s.round][cards.after(s.lead, 1)] - 1)
    for colour in range(3):
        total = s.totals[colour] if s.totals[colour] < tables.TOTALS else tables.TOTALS - 1
        found.add(tables.TOTAL_AT + colour * tables.TOTALS + total)


def describe_gifts(s: play.Play, found: Moves) -> None:
    """The cards that the seat gave and was given in this round: of the third gift it knows nothing."""
    given = s.passed[s.round][s.seat]
    if given != 0:
        found.add(tables.GAVE_AT + given - 1)
    taken = s.passed[s.round][cards.after(s.seat, 2)]
    if taken != 0:
        found.add(tables.TOOK_AT + taken - 1)


def look_ahead(s: play.Play) -> None:
    """What errands, levels and cards promise, worked out once for all moves."""
    if s.asked == moves.ASK_SWAP or s.asked == moves.ASK_DRAW:
        for level in range(cards.LEVELS):
            s.level_worths[level] = advice.level_worth(s, level) if s.pile_sizes[level] != 0 else 0
        left = s.display
        while left != 0:
            errand = native.lowest_bit(left)
            left &= left - 1
            s.errand_worths[errand] = advice.errand_worth(s, errand)
        return
    answers.want(s, s.display)
    if s.asked == moves.ASK_PASS and s.seat == s.lead:
        advice.best_plan(s)
    elif s.asked == moves.ASK_PLAY:
        find_best_play(s)


def find_best_play(s: play.Play) -> None:
    answers.expect_answers(s)
    options = trick.playable(s, s.seat)
    s.best_play = tables.LOWEST
    while options != 0:
        card = native.lowest_bit(options)
        options &= options - 1
        s.plans[card] = advice.play_worth(s, card)
        if s.plans[card] - tables.COSTS[card] > s.best_play:
            s.best_play = s.plans[card] - tables.COSTS[card]


def describe_move(s: play.Play, move: int, found: Moves) -> int:
    """After `describe`, which looked ahead."""
    found.count = 0
    if move < moves.PASS:
        found.add(tables.WORD_AT + move)
    elif move < moves.PLAY:
        describe_pass(s, move - moves.PASS, found)
    elif move < moves.DRAW:
        describe_play(s, move - moves.PLAY, found)
    elif move < moves.SWAP:
        describe_level(s, move - moves.DRAW, tables.DRAW_AT, found)
    else:
        errand = (move - moves.SWAP) // cards.LEVELS
        level = (move - moves.SWAP) % cards.LEVELS
        found.add(tables.ERRAND_AT + errand)
        found.add(tables.SWAPPED_AT + grade(s.errand_worths[errand]))
        found.add(tables.GAIN_AT + grade(s.level_worths[level] - s.errand_worths[errand] + tables.MIDDLE))
        describe_level(s, level, tables.SWAP_AT, found)
    return found.count


def grade(worth: int) -> int:
    """Of hundredths of a point."""
    if worth < 0:
        return 0
    return worth // tables.GRADE if worth < tables.GRADE * tables.GRADES else tables.GRADES - 1


def describe_level(s: play.Play, level: int, first: int, found: Moves) -> None:
    found.add(first + level)
    found.add(tables.LEVEL_AT + grade(s.level_worths[level]))


def describe_pass(s: play.Play, kind: int, found: Moves) -> None:
    found.add(tables.PASS_AT + place(s) * cards.KINDS + kind)
    if s.seat == s.lead:
        card = cards.held(s.hands[s.seat], kind)
        found.add(tables.PLAN_AT + grade(s.plans[card] + tables.MIDDLE))
    elif place(s) == 1:
        given = s.passed[s.round][s.lead] - 1
        worth = advice.company_worth(s, tables.PACKED[kind] + tables.PACKED[given])
        found.add(tables.COMPANY_AT + grade(worth // 4))


def describe_play(s: play.Play, kind: int, found: Moves) -> None:
    card = cards.held(s.hands[s.seat], kind)
    found.add(tables.PLAY_AT + s.count * cards.KINDS + kind)
    found.add(tables.WORTH_AT + s.count * tables.GRADES + grade(s.plans[card]))
    found.add(tables.LOSS_AT + grade(s.best_play - s.plans[card] + tables.COSTS[card]))
    if s.count != 0:
        describe_winner(s, kind, found)


def describe_winner(s: play.Play, kind: int, found: Moves) -> None:
    """Whether the card beats those before it, and so may lead next."""
    best = 0
    matching = cards.MATCHES[trick.led(s, s.round)]
    for steps in range(s.count):
        card = s.played[s.round][cards.after(s.lead, steps)] - 1
        if (s.any_colour_wins or matching & cards.BITS[card] != 0) and cards.VALUES[card] > best:
            best = cards.VALUES[card]
    if (s.any_colour_wins or matching & cards.BITS[kind] != 0) and cards.VALUES[kind] > best:
        found.add(tables.WINS_AT + s.count)
