"""Worlds dealt anew: that they lead to what the seat was sent, each as often as it should, from nothing but that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parlour.engine.fields import fields
from parlour.engine.match import Match
from parlour.engine.state import is_compiled
from parlour.games.family_trade import GAME, tables
from parlour.games.family_trade.cards import box_of
from parlour.games.family_trade.moves import CLAIM, DISCARD, DONE, LEAVE, UP
from parlour.games.family_trade.play import Play
from parlour.games.family_trade.rules.table import hand_of
from parlour.games.family_trade.state import Trade
from parlour.testing import TestSetup, Witness, check_past, play_before, setups, shown_to

SETUPS = setups(GAME)
BATTLE = [setup for setup in SETUPS if setup.options["ruleset"] == "battle"]
each_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda setup: f"{setup.players} {' '.join(setup.options.values())}"
)
WORLDS = 2500 if is_compiled() else 250
MARKET_MAKE = 8


def likely_move(state: Play, random: Random) -> int:
    """Play that brings announcements, calls, refills and discards that are left."""
    moves: list[int] = state.legal()
    counts = hand_of(state, state.seat)
    alone = [move for move in moves if DISCARD <= move < UP and (move == UP - 1 or counts[move - DISCARD] % 3 == 1)]
    quiet = [move for move in moves if move != DONE or random.random() < 0.2]
    return random.choice(alone or quiet or moves)


def some_positions(setup: TestSetup[Play], seed: int, every: int, most: int) -> Iterator[Match[Play]]:
    match, random = setup.match(seed), Random(seed)
    for number in range(every * most):
        if match.over:
            return
        match.play(match.game.text(match.state, likely_move(match.state, random)))
        if number % every == every - 1:
            yield match


def all_fields(state: Play) -> dict[str, Any]:
    """All but scratch, and discards of former deals."""
    known = fields(Trade(2, 0, False, False, False, box_of(state))).keys() - {"pile", "pile_seat"}
    return {name: value for name, value in fields(state).items() if name in known}


# Nothing but what the seat knows


@pytest.mark.clause("TR-8.1", "TR-8.2")
@each_setup
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_world(setup: TestSetup[Play]) -> None:
    for match in some_positions(setup, 5, 23, 6 if is_compiled() else 2):
        for seat in range(setup.players):
            other = match.state.resample(seat, 1)
            assert all_fields(match.state.resample(seat, 2)) == all_fields(other.resample(seat, 2))


@pytest.mark.clause("TR-8.1")
@each_setup
def test_a_world_dealt_for_one_seat_can_be_dealt_anew_for_another(setup: TestSetup[Play]) -> None:
    for match in some_positions(setup, 6, 31, 4 if is_compiled() else 1):
        for seat in range(setup.players):
            world = match.state.resample((seat + 1) % setup.players, 3)
            if not world.over:
                shown = shown_to(GAME, world, seat)
                assert shown_to(GAME, world.resample(seat, 4), seat) == shown


# What the seat was sent


@pytest.mark.clause("TR-8.1", "TR-8.2", "TR-3.4", "TR-3.5", "TR-4.6")
@each_setup
def test_a_world_played_from_the_start_sends_the_seat_the_same(setup: TestSetup[Play]) -> None:
    match, random = setup.match(7), Random(7)
    witnesses = [Witness(match, seat) for seat in range(setup.players)]
    for number in range(57 if is_compiled() else 29):
        if not match.over:
            play_before(witnesses, match.game.text(match.state, likely_move(match.state, random)))
        if not match.over and number % 14 == 0:
            for witness in witnesses:
                check_past(witness, match.state.resample(witness.seat, 8))


def history(state: Play) -> list[tuple[int, int, int]]:
    """What happened: kinds, seats, cards."""
    kinds, seats, cards = state.event_kind, state.event_seat, state.event_card
    return list(zip(kinds, seats, cards, strict=True))[: state.events]


@pytest.mark.clause("TR-6.5", "TR-6.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_battle_no_card_is_made_or_lost_in_any_world(players: int) -> None:
    setup = next(setup for setup in BATTLE if setup.players == players)
    for match in some_positions(setup, 9, 41, 8 if is_compiled() else 3):
        for seat in range(players):
            world = match.state.resample(seat, 1)
            assert ledger(world) == ledger(match.state) == dict.fromkeys(range(8), 12)


@pytest.mark.clause("TR-6.5", "TR-6.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_very_long_battle_forgets_former_decks_but_no_card(players: int) -> None:
    forgot = 0
    for seed in range(20):
        state = Play(players, 2, False, True, False, GAME.cards("standard")[1])
        state.start(seed)
        random = Random(seed)
        while not state.over and not (state.refills == 1 and any(map(any, state.own_out))):
            state.refills = state.refills or tables.MOST_DECKS - 1
            state.play(likely_move(state, random))
        for _ in range(7 * players):
            if not state.over:
                state.play(likely_move(state, random))
        if not state.over:
            forgot += 1
            for seat in range(players):
                world = state.resample(seat, seed)
                assert ledger(world) == ledger(state) == dict.fromkeys(range(8), 12)
                assert hand_of(world, seat) == hand_of(state, seat)
                assert world.own_out[seat] == state.own_out[seat]
    assert forgot > 5


def ledger(state: Play) -> dict[int, int]:
    """All cards of Battle Royale: those that lie somewhere, and those that left the game."""
    found = Counter(state.deck[: state.deck_size])
    found.update(state.pile[: state.pile_size])
    for left in (state.shown_out, *state.own_out):
        found.update(dict(enumerate(left)))
    for kind, _, card in history(state):
        if kind in (tables.DRAW, tables.TAKE):
            found[card] += 1
        elif kind == tables.DISCARD:
            found[card] -= 1
    return dict(+found)


# What cannot go on says so


def test_a_full_history_is_an_error_and_nothing_in_it_is_overwritten() -> None:
    for move in (DONE, DISCARD):
        state = small_state(1, [9, 9, 6, 0, 0, 0, 0, 0, 0], True, 1)
        state.events = tables.MOST_EVENTS
        before = history(state)
        with pytest.raises(OverflowError, match="longer than its history"):
            state.play(next(legal for legal in state.legal() if legal >= move))
        assert state.over
        assert history(state) == before


def test_who_can_be_nowhere_is_an_error() -> None:
    state = small_state(1, [9, 9, 6, 0, 0, 0, 0, 0, 0], False, 1)
    state.play(next(move for move in state.legal() if move >= DISCARD))
    state.spoken = state.players
    with pytest.raises(LookupError, match="no world fits"):
        state.resample(0, 1)


@pytest.mark.skipif(is_compiled(), reason="a compiled module keeps the facts of the day when it was compiled")
def test_a_history_that_cannot_have_been_is_an_error_after_some_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ATTEMPTS", 3)
    state = small_state(1, [2, 2, 2, 2, 2, 2, 2, 2, 12], False, 1)  # no set can be made
    state.play(next(move for move in state.legal() if move >= DISCARD))
    state.event_kind[state.events - 1] = tables.ANNOUNCE
    with pytest.raises(LookupError, match="no world fits"):
        state.resample(1, 1)


# How often: one other seat, and every way to get there counted


class Observer:
    """What seat 0 sees of seat 1, and how likely each hand of seat 1 is: card by card, by kinds alone."""

    def __init__(self, state: Play, pool: list[int]) -> None:
        self.is_battle = state.ruleset == 2
        self.ways: Counter[tuple[tuple[int, ...], tuple[int, ...], int]] = Counter()
        self.ways[tuple([0] * 9), tuple(pool), -1] = 1
        self.bound = False

    def draw(self) -> None:
        after: Any = Counter()
        for (hand, pool, _), ways in self.ways.items():
            for card in range(9):
                if pool[card]:
                    after[changed(hand, card, 1), changed(pool, card, -1), card] += ways * pool[card] / sum(pool)
        self.ways = after

    def throw(self, card: int, announced: bool) -> None:
        after: Any = Counter()
        for (hand, pool, drawn), ways in self.ways.items():
            share = (drawn == card) if self.bound else hand[card] / sum(hand)
            rest = changed(hand, card, -1)
            if share and (self.is_battle or self.bound or is_one_to_go(rest) == announced):
                after[rest, pool, -1] += ways * share
        self.bound = announced
        self.ways = after

    def only(self, test: Any) -> None:
        self.ways = Counter({key: ways for key, ways in self.ways.items() if test(key[0])})

    def refill(self, pool: list[int]) -> None:
        self.ways = Counter({(hand, tuple(pool), drawn): ways for (hand, _, drawn), ways in self.ways.items()})

    def hands(self) -> dict[tuple[int, ...], float]:
        found: Counter[tuple[int, ...]] = Counter()
        for (hand, _, _), ways in self.ways.items():
            found[hand] += ways
        total = sum(found.values())
        return {hand: ways / total for hand, ways in found.items()}


def changed(counts: tuple[int, ...], card: int, by: int) -> tuple[int, ...]:
    return counts[:card] + (counts[card] + by,) + counts[card + 1 :]


def is_out(counts: tuple[int, ...]) -> bool:
    return not counts[MARKET_MAKE] and all(count % 3 == 0 for count in counts)


def is_one_to_go(counts: tuple[int, ...]) -> bool:
    return any(is_out(changed(counts, item, 1)) for item in range(8))


def small_state(ruleset: int, copies: list[int], free: bool, seed: int) -> Any:
    _, box = GAME.cards("standard")
    state = Play(2, ruleset, free, True, False, box)
    state.copies = copies
    state.total_cards = sum(copies)
    state.start(seed)
    return state


def watch(state: Play, random: Random, turns: int) -> Observer | None:
    """Let seat 0 watch seat 1 for some turns of a small deal; None if somebody goes out."""
    log: list[Any] = []  # own draws, throws and calls of seat 1, refills
    decks, mine = [list(state.copies)], [hand_of(state, 0)]
    pile: list[int] = [0] * 9
    for _ in range(turns):
        move = likely_move(state, random)
        seat, claims, deals = state.seat, state.phase == CLAIM, state.deals
        offered, turn = state.offered, state.turn
        if move == DONE and ((claims and list(state.ready)[seat] == offered) or is_out_now(state, claims)):
            move = LEAVE if claims else next(move for move in state.legal() if move != DONE)
        before = state.reshuffles
        state.play(move)
        if state.deals != deals or state.over:
            return None
        if move >= DISCARD:
            card = move - DISCARD if move < UP else MARKET_MAKE
            pile[card] += 1
            if seat == 1:
                log.append(("throw", card, bool(state.announced & 2)))
        elif move == DONE and seat == 1:
            log.append(("claim", offered) if claims else ("call",))
        if state.reshuffles != before:
            log.append(("refill",))
            decks.append(pile)
            mine.append([0] * 9)
            pile = [0] * 9
        if state.turn != turn:
            if state.turn == 0:
                mine[-1][state.drawn] += 1
            else:
                log.append(("draw",))
    return told(state, log, decks, mine)


def is_out_now(state: Play, claims: bool) -> bool:
    counts = tuple(hand_of(state, state.seat))
    return is_out(changed(counts, state.offered, 1)) if claims and state.offered < 9 else is_out(counts)


def told(state: Any, log: list[Any], decks: list[list[int]], mine: list[list[int]]) -> Observer:
    pools = [[a - b for a, b in zip(deck, own, strict=True)] for deck, own in zip(decks, mine, strict=True)]
    observer = Observer(state, pools[0])
    for _ in range(2 if state.ruleset == 2 else 8):
        observer.draw()
    epoch = 0
    if log and log[-1] == ("draw",):
        log.pop()  # not shown before the seat acts
    for kind, *facts in log:
        if kind == "draw":
            observer.draw()
        elif kind == "throw":
            observer.throw(*facts)
        elif kind == "refill":
            epoch += 1
            observer.refill(pools[epoch])
        elif kind == "call":
            observer.only(lambda hand: not is_out(hand))
        else:
            card = facts[0]
            observer.only(lambda hand, card=card: not is_out(changed(hand, card, 1)))
    return observer


SMALL = [
    pytest.param(0, [9, 9, 5, 0, 0, 0, 0, 0, 1], False, 5, id="market"),
    pytest.param(1, [9, 9, 6, 0, 0, 0, 0, 0, 0], False, 6, id="announced"),
    pytest.param(1, [9, 9, 4, 0, 0, 0, 0, 0, 0], True, 8, id="free calls"),
    pytest.param(1, [4, 4, 4, 4, 4, 3, 0, 0, 0], False, 11, id="refill"),
    pytest.param(1, [4, 4, 4, 4, 4, 2, 0, 0, 0], False, 17, id="two refills"),
    pytest.param(2, [4, 4, 3, 3, 0, 0, 0, 0, 0], False, 6, id="battle"),
    pytest.param(2, [3, 2, 2, 2, 1, 0, 0, 0, 0], False, 11, id="battle, refill"),
]


@pytest.mark.clause("TR-8.1", "TR-3.4", "TR-3.8", "TR-4.6", "TR-6.6")
@pytest.mark.parametrize(("ruleset", "copies", "free", "turns"), SMALL)
def test_every_hand_comes_as_often_as_it_should(ruleset: int, copies: list[int], free: bool, turns: int) -> None:
    watched = 0
    for seed in range(200):
        state = small_state(ruleset, copies, free, seed)
        observer = watch(state, Random(seed), turns + seed % 3)
        if observer is None or len(observer.hands()) < 2:
            continue
        assert_as_often(state, observer.hands())
        watched += 1
        if watched == (4 if is_compiled() else 1):
            return
    raise AssertionError("too few positions")


def assert_as_often(state: Play, expected: dict[tuple[int, ...], float]) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(WORLDS):
        world = state.resample(0, seed)
        hand = tuple(hand_of(world, 1))
        if world.phase == 2 and world.seat == 1 and not world.called:
            hand = changed(hand, world.drawn, -1)
        found[hand] += 1
    assert set(found) <= set(expected)
    usual = {hand: share * WORLDS for hand, share in expected.items() if share * WORLDS >= 5}
    squares = sum((found[hand] - count) ** 2 / count for hand, count in usual.items())
    assert squares < len(usual) + 5 * (2 * len(usual)) ** 0.5 + 8, (found, expected)


# Forgetting


def everything(state: Play) -> Counter[int]:
    piles = [*state.deck[: state.deck_size], *state.pile[: state.pile_size]]
    held = [card for seat in range(state.players) for card, n in enumerate(hand_of(state, seat)) for _ in range(n)]
    return Counter(piles + held)


@each_setup
def test_who_forgets_discards_looks_for_them_in_the_deck_and_no_card_is_made_or_lost(setup: TestSetup[Play]) -> None:
    forgotten = 0
    for match in some_positions(setup, 5, 7, 8):
        seat = match.state.seat
        world, mixed = match.state.resample(seat, 5), match.state.resample(seat, 5, forgets=100)
        assert everything(mixed) == everything(world)
        assert mixed.hands == world.hands
        last = world.pile_size - 1
        assert last < 0 or mixed.pile[last] == world.pile[last]
        forgotten += mixed.pile != world.pile
    assert forgotten
