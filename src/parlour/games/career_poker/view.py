"""What a viewer knows of Trick-Taking Career Poker, what is asked, and what can be chosen."""

from __future__ import annotations

from parlour.engine.fold import Facts, Place
from parlour.engine.presentation import Asked, Option
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.cards import COLOUR_NAMES, MARK_NAMES, TRICKS
from parlour.games.career_poker.events import attribute, due, played_text, strength, texts
from parlour.games.career_poker.moves import ATTRIBUTES, card_text, cards_of, target_text
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import gold, plays, settlement, table
from parlour.games.career_poker.why_not import own_card


def show(state: Play, viewer: int | None) -> Facts:
    phase = "over" if state.over else "millionaire" if state.millionaire else "tricks"
    return Facts(zones(state, viewer), counters(state), phase, state.outcome() if state.over else None)


# Zones


def zones(state: Play, viewer: int | None) -> dict[str, Place]:
    seats = range(state.players)
    found = {f"hand:{seat}": held(state, table.hand_of(state, seat), seat == viewer) for seat in seats}
    found |= {f"strategic:{seat}": strategic(state, seat, viewer) for seat in seats}
    found |= {f"table:{seat}": Place(on_table(state, seat)) for seat in seats}
    found |= {f"building:{seat}": Place(built(state, seat, viewer)) for seat in seats}
    found |= {f"last:{seat}": Place(last_trick(state, seat)) for seat in seats}
    eights = [cards.card_at(8, colour) for colour in range(5) if state.cut_eights >> colour & 1]
    found["cut"] = Place(texts(state, eights))
    found["gone"] = Place([], gone(state))
    found["aside"] = Place([], cards.SET_ASIDE[state.players])  # CP-2.1
    return found


def held(state: Play, hand: list[int], is_own: bool) -> Place:
    return Place(texts(state, hand)) if is_own else Place([], len(hand))


def strategic(state: Play, seat: int, viewer: int | None) -> Place:
    """Its owner may look through it, the others see how many cards there are."""  # CP-3.9
    used = list(state.used_card)[: state.used] if is_building(state, seat, viewer) else []
    return held(state, [card for card in table.strategic_of(state, seat) if card not in used], seat == viewer)


def is_building(state: Play, seat: int, viewer: int | None) -> bool:
    """Nobody else knows."""  # CP-12.2
    return state.stage == cards.USE_STAGE and seat == state.seat == viewer and not state.over


def built(state: Play, seat: int, viewer: int | None) -> list[str]:
    used = state.used if is_building(state, seat, viewer) else 0
    return [played_text(state, state.used_card[i], state.used_as[i]) for i in range(used)]


def on_table(state: Play, seat: int) -> list[str]:
    if not state.millionaire:
        return [card_text(state, state.laid[seat] - 1)] if state.laid[seat] else []
    return played_by(state, seat, state.table_size)


def last_trick(state: Play, seat: int) -> list[str]:
    """A trick is past when it is won, though some of its cards may still lie there."""
    if state.table_size == 0:
        return played_by(state, seat, state.last_size)
    return played_by(state, seat, state.table_size) if state.stage == cards.GIVE_STAGE else []


def played_by(state: Play, seat: int, size: int) -> list[str]:
    own = [i for i in range(size) if state.table_seat[i] == seat]
    return [played_text(state, state.table_card[i], state.table_as[i]) for i in own]


def gone(state: Play) -> int:
    """How many cards of the round were played in Millionaire and have left the table."""
    dealt = cards.HAND * state.players - state.cut_eights.bit_count()
    held = sum(list(state.hand_size)) + sum(list(state.strategic_size))
    return dealt - held - sum(len(on_table(state, seat)) for seat in range(state.players))


# Counters


def counters(state: Play) -> dict[str, int | str]:
    climbs = state.millionaire
    found: dict[str, int | str] = {
        "round": state.round + 1,
        "rounds": state.rounds,
        "trick": state.trick + 1 if state.trick < TRICKS else 0,
        "lead": state.lead,
        "direction": direction(state),
        "attribute": "none" if climbs or state.table_size == 0 else attribute(state),
        "strength": strength(climbs, table.is_reversed(state) if climbs else is_turned(state)),
        "energy": state.energy if climbs else 0,
        "revolution": int(climbs and state.revolution),
        "back": int(state.back),
        "colours-bound": int(state.colour_bound),
        "marks-bound": int(state.mark_bound),
        "top": state.top_seat if state.top_number else -1,
        "count": state.top_count,
        "house": int(state.house),
    }
    for seat in range(state.players):
        found[f"gold:{seat}"] = state.gold[seat]
        found[f"score:{seat}"] = settlement.score(state, seat)
        found[f"cut:{seat}"] = state.cutters >> seat & 1
        found[f"passed:{seat}"] = int(has_passed(state, seat))
    return found


def direction(state: Play) -> str:
    if state.stage == cards.DIRECTION_STAGE:
        return "none"
    return "clockwise" if state.direction == 1 else "counterclockwise"


def is_turned(state: Play) -> bool:
    return state.table_size != 0 and state.elevens % 2 == 1  # CP-3.4


def has_passed(state: Play, seat: int) -> bool:
    """Since the last play."""
    distance = (seat - state.top_seat) * (1 if state.direction == 1 else -1) % state.players
    return state.top_number != 0 and 1 <= distance <= state.passes


# What is asked


def asked(state: Play, viewer: int | None) -> Asked:
    if state.over:
        return Asked()
    prompt, args = question(state, viewer == state.seat)
    return Asked((state.seat,), prompt, args)


def question(state: Play, is_mine: bool) -> tuple[str, tuple[object, ...]]:
    """A play that is being built looks like any turn to the others."""  # CP-12.2
    stage = state.stage
    if stage in WITHOUT_DETAILS:
        return WITHOUT_DETAILS[stage], ()
    if stage == cards.FOLLOW_STAGE:
        return "follow", (attribute(state),)
    if stage in (cards.CUT_STAGE, cards.GIVE_STAGE):
        return "cut" if stage == cards.CUT_STAGE else "place", (own_card(state),)
    if stage == cards.USE_STAGE and is_mine:
        left, cut = state.gold[state.seat] - state.spent, yes_no(state.built_cut)
        return "use", (state.used + 1, state.built_count, state.built_number, cut, left)
    if state.top_number == 0:
        return "open", ()
    return what_beats(state)


def what_beats(state: Play) -> tuple[str, tuple[object, ...]]:
    count, top, is_reversed = state.top_count, state.top_number, table.is_reversed(state)
    colours, marks = due(state.top_colours, COLOUR_NAMES), due(state.top_marks, MARK_NAMES)
    if top == (3 if is_reversed else 2):
        return "loop", (count, top, 5 - top, colours, marks)  # CP-6.3: 3s on 2s, 2s on 3s
    bound = colours if state.colour_bound else (), marks if state.mark_bound else ()
    return "beat", (count, top, strength(True, is_reversed), *bound)


WITHOUT_DETAILS = {cards.DIRECTION_STAGE: "direction", cards.LEAD_STAGE: "lead"}


def yes_no(on: bool) -> str:
    return "yes" if on else "no"


# Choices


def choice(state: Play, move: int) -> Option:
    verb, args, advice = chosen(state, move, moves.kind(move))
    return Option(moves.text(state, move), verb, args, advice)


Chosen = tuple[str, tuple[object, ...], tuple[object, ...]]


def chosen(state: Play, move: int, kind: int) -> Chosen:
    if move in (moves.CLOCKWISE, moves.COUNTERCLOCKWISE):
        return "direction", (moves.WORDS[move],), ()
    if move == moves.PASS:
        return "pass", (), ()
    if move in ABOUT_OWN_CARD:
        return ABOUT_OWN_CARD[move], (), (own_card(state),)
    if kind == moves.GIVE:
        return "give", (move - moves.GIVE,), (own_card(state),)
    if kind == moves.LEAD:
        return "lead", (card_text(state, moves.card_led(move)), ATTRIBUTES[moves.attribute_led(move)]), ()
    if kind == moves.PLAY:
        return chosen_play(state, move)
    if kind == moves.GOLD:
        count, number = moves.cards_announced(move), moves.number_announced(move)
        return with_effects(state, "gold", (count, number), number, count, moves.is_cut(move))
    return chosen_use(state, moves.card_used(move), moves.target_used(move))


ABOUT_OWN_CARD = {moves.CUT: "cut", moves.LET_BE: "let-be", moves.KEEP: "keep"}


def chosen_play(state: Play, move: int) -> Chosen:
    played = texts(state, cards_of(move))
    if state.stage == cards.FOLLOW_STAGE:
        return "follow", (played[0],), ()
    return with_effects(state, "play", (played,), moves.number_played(move), len(played), moves.is_cut(move))


def with_effects(state: Play, verb: str, args: tuple[object, ...], number: int, count: int, cut: bool) -> Chosen:
    """What a play does besides lying there."""
    revolution = "none" if count < 4 else "ends" if state.revolution else "begins"  # CP-7.3
    effects = plays.energy_for(state, count, cut), revolution
    return (f"{verb}-cut", args, effects) if cut else (verb, args, (yes_no(number == 11), *effects))


def chosen_use(state: Play, card: int, target: int) -> Chosen:
    text, cost = card_text(state, card), gold.cost_of(state, card, target)
    return ("use-as", (text, target_text(target)), (cost,)) if cost else ("use", (text,), ())
