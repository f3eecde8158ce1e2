"""What happened in Trick-Taking Career Poker, in its order. All but a play being built is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.engine.fold import Event, To
from parlour.engine.state import Note
from parlour.engine.vocabulary import AS
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.cards import COLOUR_NAMES, MARK_NAMES, USE_STAGE
from parlour.games.career_poker.moves import card_text, target_text
from parlour.games.career_poker.nouns import STRENGTHS
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import settlement, table

Events = Iterator[Event | To]


def tell(state: Play, fresh: list[Note], mover: int) -> list[Event | To]:
    events: list[Event | To] = []
    for kind, *numbers in fresh:
        if kind in PLAIN:
            event, count = PLAIN[kind]
            events.append((event, *numbers[:count]))
        elif kind in TELLERS:
            events += TELLERS[kind](Move(state, fresh), *numbers)
    if state.stage == USE_STAGE and state.used and not state.over:
        events.append(used(state, mover, state.used_card[state.used - 1], state.used_as[state.used - 1]))
    return [*events, ("over", *state.outcome())] if state.over else events


class Move:
    """The state after a move, and all that happened by it."""

    def __init__(self, state: Play, fresh: list[Note]) -> None:
        self.state = state
        self.fresh = fresh

    def card(self, card: int) -> str:
        return card_text(self.state, card)

    @property
    def taken(self) -> list[int]:
        return [card for kind, _, card, _ in self.fresh if kind == notes.TOOK]

    @property
    def changed(self) -> list[tuple[int, int]]:
        """The cards of a play with gold, and what each is played as."""
        return [(card, target) for kind, _, card, target in self.fresh if kind == notes.CHANGED]

    @property
    def targets(self) -> list[int]:
        """The cards of any play in Millionaire, as what they are played as."""
        plain = [moves.cards_of(moves.play(b, c, False)) for kind, _, b, c in self.fresh if kind == notes.PLAYED]
        return [table.printed(self.state, card) for play in plain for card in play] + [as_ for _, as_ in self.changed]

    def others(self, seat: int) -> tuple[int | None, ...]:
        return None, *(other for other in range(self.state.players) if other != seat)


# Texts


def texts(state: Play, found: list[int]) -> list[str]:
    return [card_text(state, card) for card in found]


def played_text(state: Play, card: int, target: int) -> str:
    text, played_as = card_text(state, card), target_text(target)
    return text if text == played_as else f"{text}{AS}{played_as}"


def strength(is_millionaire: bool, is_reversed: bool) -> str:
    """The strongest number."""
    return STRENGTHS[2 * is_millionaire + is_reversed]


def attribute(state: Play) -> str:
    """The lead attribute of a trick."""
    return (MARK_NAMES if state.lead_attribute else COLOUR_NAMES)[state.lead_value]


def due(multiset: int, names: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """What a multiset of colours or marks asks for."""
    counts = [(multiset >> 8 * i & 255, name) for i, name in enumerate(names)]
    return tuple((count, name) for count, name in counts if count)


# Phase 1


def tell_round(move: Move, number: int, _: int, __: int) -> Events:
    yield "round", number + 1
    for seat in range(move.state.players):
        yield "dealt", seat, texts(move.state, table.hand_of(move.state, seat))


def tell_direction(move: Move, seat: int, clockwise: int, _: int) -> Events:
    yield "direction", seat, "clockwise" if clockwise else "counterclockwise"


def tell_led(move: Move, seat: int, card: int, attribute: int) -> Events:
    marks = move.state.mark_of
    named = MARK_NAMES[marks[card]] if attribute else COLOUR_NAMES[cards.colour_of(card)]
    yield "led", seat, move.card(card), named
    if cards.number_of(card) == 11:
        yield "turned", strength(False, True)  # CP-3.4


def tell_followed(move: Move, seat: int, card: int, is_reversed: int) -> Events:
    yield "followed", seat, move.card(card)
    if cards.number_of(card) == 11:
        yield "turned", strength(False, is_reversed == 1)  # CP-3.4


def tell_cut(move: Move, seat: int, card: int, _: int) -> Events:
    yield "cut", seat, move.card(card), texts(move.state, move.taken)


def tell_won(move: Move, seat: int, _: int, gold: int) -> Events:
    yield "won", seat, texts(move.state, move.taken), gold


def tell_took(move: Move, seat: int, card: int, player: int) -> Events:
    yield "took", seat, move.card(card), player
    yield covered(move, seat, card)


def tell_placed(move: Move, seat: int, card: int, receiver: int) -> Events:
    yield ("kept", seat, move.card(card)) if seat == receiver else ("gave", seat, receiver, move.card(card))
    yield covered(move, receiver, card)


def covered(move: Move, seat: int, card: int) -> To:
    """The others have seen it, but only its owner may look at it again."""  # CP-3.9
    return To(move.others(seat), ("covered", seat, [move.card(card)]))


def tell_swept(move: Move, is_millionaire: int, is_reversed: int, _: int) -> Events:
    yield "swept", strength(is_millionaire == 1, is_millionaire == 1 and is_reversed == 1)


# Settlement


def tell_ranked(move: Move, seat: int, rank: int, packed: int) -> Events:
    number, gold = packed // 256, packed % 256
    yield "ranked", seat, rank + 1, cards.points_for(move.state.players, number, rank), gold
    yield "scored", seat, settlement.score(move.state, seat)


# Millionaire


def tell_played(move: Move, seat: int, number: int, colours: int) -> Events:
    yield "played", seat, texts(move.state, moves.cards_of(moves.play(number, colours, False)))
    yield from counted(move)


def tell_spent(move: Move, seat: int, gold: int, left: int) -> Events:
    """A play with gold is whole: until now only its player knew of it."""  # CP-12.2
    changed = move.changed
    yield used(move.state, seat, *changed[-1])
    yield To(move.others(seat), ("built", seat, len(changed)))
    yield "changed", seat, [played_text(move.state, *change) for change in changed], gold, left
    yield from counted(move)


def used(state: Play, seat: int, card: int, target: int) -> To:
    return To((seat,), ("used", seat, card_text(state, card), played_text(state, card, target)))


def counted(move: Move) -> Events:
    """The first play of a trick says how many cards the others must play."""
    if move.state.plays == 1:
        yield "count", move.state.top_count


def tell_bound(move: Move, kind: int, _: int, __: int) -> Events:
    read, names = (cards.colour_as, COLOUR_NAMES) if kind == 1 else (cards.mark_as, MARK_NAMES)
    multiset = sum(table.one_of(read(target)) for target in move.targets)
    yield "bound", "colours" if kind == 1 else "marks", due(multiset, names)


def tell_back(move: Move, is_reversed: int, on: int, _: int) -> Events:
    yield "back", on, strength(True, is_reversed == 1)


def tell_revolution(move: Move, on: int, is_reversed: int, _: int) -> Events:
    yield "revolution", on, strength(True, is_reversed == 1)


# Events that tell the first numbers of their notes
PLAIN = {
    notes.LEADS: ("leads", 2),
    notes.LET_BE: ("let-be", 1),
    notes.GRANTED: ("granted", 2),
    notes.SKIPPED: ("skipped", 0),
    notes.MILLIONAIRE: ("millionaire", 0),
    notes.LEAD_PASSED: ("lead-passed", 2),
    notes.STUCK: ("stuck", 0),
    notes.PAID: ("paid", 3),
    notes.LOOPED: ("looped", 0),
    notes.CUT_SHORT: ("cut-short", 1),
    notes.PASSED: ("passed", 1),
    notes.TRICK_WON: ("trick-won", 3),
    notes.WENT_OUT: ("went-out", 1),
}
TELLERS: dict[int, Callable[[Move, int, int, int], Events]] = {
    notes.ROUND: tell_round,
    notes.DIRECTION: tell_direction,
    notes.LED: tell_led,
    notes.FOLLOWED: tell_followed,
    notes.CUT: tell_cut,
    notes.WON: tell_won,
    notes.TOOK: tell_took,
    notes.PLACED: tell_placed,
    notes.PLAYED: tell_played,
    notes.SPENT: tell_spent,
    notes.BOUND: tell_bound,
    notes.BACK: tell_back,
    notes.REVOLUTION: tell_revolution,
    notes.RANKED: tell_ranked,
    notes.SWEPT: tell_swept,
}
"""CHANGED has none: a play with gold is told as one, by what it cost."""
