"""Why a move is good, by what the strategy weighs, and what matters before one is made.

Only what the deciding seat knows is looked at: its own cards, what was played, and the strategic hands, which consist
of cards that everybody saw go there.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.motives import Motive, Said
from parlour.games.career_poker import cards, moves, strategy
from parlour.games.career_poker.moves import card_text
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import table

LIKELY = 500  # of a thousand
FEW = 3  # cards: on the way out
STRONG = 6  # of 12
HIGH = 9  # a card that wins many tricks
EIGHT = 8
CARD, BREAKING, SAFE, STRONGER, CUTTING, EIGHTS, MANY = 900, 150, 250, 50, 350, 100, 200  # as the strategy weighs

Play_ = tuple[int, int]
"""A number and how many cards of it; both 0 for a pass, and for what gold makes."""


def motives(state: Play, move: int, rival: int) -> list[Motive]:
    gain = strategy.worth_of(state, move) - strategy.worth_of(state, rival)
    stage = state.stage
    if stage == cards.DIRECTION_STAGE:
        return [Motive(gain, ("most-cards-next", next_seat(state, move)))]
    if stage == cards.LEAD_STAGE:
        return [*of_lead(state, move, moves.card_led(rival), gain)]
    if stage == cards.FOLLOW_STAGE:
        return [*of_follow(state, moves.card_followed(move), moves.card_followed(rival), gain)]
    if stage == cards.CUT_STAGE:
        return [Motive(gain, ("worth-cutting",) if move == moves.CUT else ("not-worth-cutting",))]
    if stage == cards.GIVE_STAGE:
        return [Motive(gain, ("worth-keeping",) if move == moves.KEEP else ("burdens", move - moves.GIVE))]
    if stage == cards.TURN_STAGE:
        return [*of_turn(state, move, rival, gain)]
    return [Motive(gain, ("least-gold",))]


def next_seat(state: Play, move: int) -> int:
    return (state.seat + (1 if move == moves.CLOCKWISE else -1)) % state.players


# Phase 1


def of_lead(state: Play, move: int, other: int, gain: int) -> Iterator[Motive]:
    card = moves.card_led(move)
    chance = strategy.chance_of_lead(state, card, moves.attribute_led(move))
    saved = strategy.danger(card) - strategy.danger(other)
    if chance > 1000:
        yield Motive(gain - saved, ("alone",))
    else:
        yield Motive(gain - saved, ("likely-wins",) if chance >= LIKELY else ("hardly-wins",))
    yield from of_shedding(state, card, saved)


def of_shedding(state: Play, card: int, saved: int) -> Iterator[Motive]:
    """A high card may win later what one does not want."""
    if cards.number_of(card) >= HIGH:
        yield Motive(saved, ("rid-of", card_text(state, card)))


def of_follow(state: Play, card: int, other: int, gain: int) -> Iterator[Motive]:
    saved = strategy.danger(card) - strategy.danger(other)
    if wins(state, card):
        yield Motive(gain - saved, ("takes",))
    elif wins(state, other):
        yield Motive(gain - saved, ("ducks",))
    yield from of_shedding(state, card, saved)


def wins(state: Play, card: int) -> bool:
    """Whether it is best so far, and may well stay so."""
    if not table.has_lead_attribute(state, card):
        return False
    return strategy.would_win(state, card) and strategy.chance_to_stay(state, card) >= LIKELY


# Millionaire


def of_turn(state: Play, move: int, rival: int, gain: int) -> Iterator[Motive]:
    mine, other = played(move), played(rival)
    if moves.kind(move) == moves.GOLD:
        yield Motive(gain, ("gold-for-the-end",))
    elif mine[1] == state.strategic_size[state.seat]:
        yield Motive(gain, ("goes-out",))
    else:
        yield from of_play(state, mine, other)
        if mine[1] and moves.is_cut(move) and not (other[1] and moves.is_cut(rival)):
            yield Motive(CUTTING, ("cuts",))


def played(move: int) -> Play_:
    if move == moves.PASS or moves.kind(move) == moves.GOLD:
        return 0, 0
    return moves.number_played(move), cards.CARD_COUNT[moves.colours_played(move)]


def of_play(state: Play, mine: Play_, other: Play_) -> Iterator[Motive]:
    if mine[1] > other[1]:
        yield Motive(CARD * (mine[1] - other[1]), ("sheds", mine[1]))
    if is_safe(state, mine) and not is_safe(state, other):
        yield Motive(SAFE, ("unbeaten",))
    if mine[1] >= 4:
        yield Motive(MANY, ("revolution",))
    if other[1]:
        yield from of_keeping(state, mine, other)


def of_keeping(state: Play, mine: Play_, other: Play_) -> Iterator[Motive]:
    """What the rival would spend."""
    spared = strategy.place_of(state, other[0]) - (strategy.place_of(state, mine[0]) if mine[1] else 0)
    if other[0] == EIGHT and mine[0] != EIGHT:
        yield Motive(EIGHTS + STRONGER * max(0, spared), ("keeps-eights", held(state, EIGHT)))
    elif strategy.place_of(state, other[0]) >= STRONG:
        yield Motive(STRONGER * spared, ("keeps", other[0], other[1]))
    elif mine[1]:
        yield Motive(STRONGER * spared, ("weak", mine[0]))
    parted = broken(state, other) - broken(state, mine)
    if broken(state, other):
        yield Motive(BREAKING * parted, ("keeps-together", other[0], held(state, other[0])))
    if is_stuck(state, other) and not is_stuck(state, mine):
        yield Motive(strategy.stuck_after(state, *other), ("not-stuck",))


def held(state: Play, number: int) -> int:
    return int(cards.CARD_COUNT[state.strategic[state.seat][number]])


def broken(state: Play, play: Play_) -> int:
    """How many cards of its number stay behind."""
    return held(state, play[0]) - play[1] if play[1] else 0


def is_safe(state: Play, play: Play_) -> bool:
    return play[1] > 0 and strategy.is_safe(state, *play)


def is_stuck(state: Play, play: Play_) -> bool:
    return play[1] > 0 and strategy.stuck_after(state, *play) > 0


# Before a decision


def matters(state: Play) -> list[Said]:
    stage = state.stage
    if stage == cards.FOLLOW_STAGE:
        best = max(state.legal(), key=lambda move: strategy.worth_of(state, move))
        return [("worth-winning",) if wins(state, moves.card_followed(best)) else ("worth-ducking",)]
    return [(WITHOUT_DETAILS[stage],)] if stage in WITHOUT_DETAILS else before_turn(state)


WITHOUT_DETAILS = {
    cards.DIRECTION_STAGE: "directing",
    cards.LEAD_STAGE: "leading",
    cards.CUT_STAGE: "cutting",
    cards.GIVE_STAGE: "placing",
    cards.USE_STAGE: "using-gold",
}


def before_turn(state: Play) -> list[Said]:
    strongest = 3 if state.revolution else 2
    has_banned = held(state, EIGHT) > 0 or held(state, strongest) > 0
    is_near = state.strategic_size[state.seat] <= FEW + 1
    others = [seat for seat in range(state.players) if seat != state.seat and 0 < state.strategic_size[seat] <= FEW]
    return [
        *([("not-last", strongest)] if is_near and has_banned else []),
        *[("few-left", seat, state.strategic_size[seat]) for seat in others],
        ("opening",) if state.top_number == 0 else ("beating",),
    ]
