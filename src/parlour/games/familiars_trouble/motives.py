"""Why a move is good, by what the strategy weighs, and what matters before one is made.

Only what the deciding seat knows is looked at: its hand, what lies open, what it passed, and which cards are unseen.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.motives import Motive, Said
from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import BITS, CARD_TEXTS, LEVELS, SEATS
from parlour.games.familiars_trouble.knowledge import seen
from parlour.games.familiars_trouble.play import Play
from parlour.games.familiars_trouble.strategy import advice, answers
from parlour.games.familiars_trouble.tables import COSTS, PACKED
from parlour.games.familiars_trouble.view import completed_by, ids, in_set

POINT = 100  # the strategy counts in hundredths
LEAST_CHANCE = 15  # of a hundred, below which nobody aims at an errand


def motives(state: Play, move: int, rival: int) -> list[Motive]:
    if moves.PLAY <= move < moves.DRAW:
        return [*of_play(state, move - moves.PLAY, rival - moves.PLAY)]
    if moves.PASS <= move < moves.PLAY:
        return [*of_pass(state, move - moves.PASS, rival - moves.PASS)]
    if moves.DRAW <= move < moves.SWAP:
        gain = advice.level_worth(state, move - moves.DRAW) - advice.level_worth(state, rival - moves.DRAW)
        return [Motive(gain, ("suits-level", str(move - moves.DRAW + 1)))]
    if state.asked == moves.ASK_SWAP:
        return [*of_errands(state, move, rival)]
    return [Motive(1, ("exchanges",))] if move == moves.EXCHANGE else []


# 3. Trick


def of_play(state: Play, card: int, rival: int) -> Iterator[Motive]:
    aim_at_all(state)
    gain = advice.play_worth(state, card) - advice.play_worth(state, rival)
    completed = completed_by(state, card)
    if state.count == SEATS - 1 and completed:
        yield Motive(gain, ("completes", completed))
    elif state.count < SEATS - 1:
        errand, chance = best_aim(state, card)
        if chance >= LEAST_CHANCE:
            yield Motive(gain, ("aims", moves.errand_text(state, errand), chance))
    saved = COSTS[rival] - COSTS[card]
    is_lost = seen.MET not in seen.reach(state, state.seat).values() and not can_still_be_met(state)
    yield Motive(saved, ("sheds",) if is_lost else ("keeps", CARD_TEXTS[rival]))


def aim_at_all(state: Play) -> None:
    answers.want(state, state.display)
    answers.expect_answers(state)


def best_aim(state: Play, card: int) -> tuple[int, int]:
    """The errand that the card helps most, by what it then promises, and how likely that is, of a hundred."""
    worths = {errand: worth_for(state, card, errand) for errand in in_set(state.display)}
    aim_at_all(state)
    errand = max(worths, key=lambda one: worths[one])
    return errand, min(100, 100 * worths[errand] // max(1, POINT * state.points_of[errand]))


def worth_for(state: Play, card: int, errand: int) -> int:
    answers.want(state, BITS[errand])
    answers.expect_answers(state)
    return advice.play_worth(state, card)


def can_still_be_met(state: Play) -> bool:
    return seen.WITHIN_REACH in seen.reach(state, state.seat).values()


# 1. Hand exchange


def of_pass(state: Play, card: int, rival: int) -> Iterator[Motive]:
    answers.want(state, state.display)
    to = (state.seat + 1) % SEATS
    if state.seat == state.lead:
        advice.best_plan(state)
        plans = list(state.plans)
        yield Motive(plans[card] - plans[rival], ("helps-answer", to))
    elif to == state.lead:
        yield Motive(COSTS[rival] - COSTS[card], ("keeps", CARD_TEXTS[rival]))
    else:
        given = state.passed[state.round][state.lead] - 1
        mine, other = (advice.company_worth(state, PACKED[one] + PACKED[given]) for one in (card, rival))
        yield Motive(mine - other, ("goes-with", CARD_TEXTS[given]))


# 2. Errand exchange


def of_errands(state: Play, move: int, rival: int) -> Iterator[Motive]:
    gain = errands_worth(state, move) - errands_worth(state, rival)
    if move == moves.STAY:
        yield Motive(gain, ("stays",))
    else:
        yield Motive(gain, ("unlikely", moves.errand_text(state, (move - moves.SWAP) // LEVELS)))


def errands_worth(state: Play, move: int) -> int:
    """What the display gains by the move, on average."""
    if move == moves.STAY:
        return 0
    errand, level = divmod(move - moves.SWAP, LEVELS)
    return advice.level_worth(state, level) - advice.errand_worth(state, errand)


# Before a decision


def matters(state: Play) -> list[Said]:
    if state.asked == moves.ASK_PLAY:
        return before_play(state)
    if state.asked == moves.ASK_PASS:
        return [("passing", (state.seat + 1) % SEATS)]
    return [(WITHOUT_DETAILS[state.asked],)]


WITHOUT_DETAILS = {moves.ASK_EXCHANGE: "exchanging", moves.ASK_SWAP: "swapping", moves.ASK_DRAW: "drawing"}


def before_play(state: Play) -> list[Said]:
    standing = seen.reach(state, state.seat)
    within = ids(state, [errand for errand, reached in standing.items() if reached == seen.WITHIN_REACH])
    if state.count == SEATS - 1:
        own = in_set(state.hands[state.seat])
        can = [id for id in within if any(id in completed_by(state, card) for card in own)]
        return [("can-complete", tuple(can))] if can else [("nothing-to-meet",)]
    if not within:
        return [("nothing-to-meet",)]
    return [("leading",) if state.count == 0 else ("within-reach",)]
