"""Worlds dealt anew: that they lead to what the seat was sent, each as often as it should, from nothing but that."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parlour.engine.chance import Json
from parlour.engine.match import Match
from parlour.engine.state import fields, is_compiled
from parlour.games.family_trade import GAME
from parlour.games.family_trade.cards import BOXES
from parlour.games.family_trade.moves import CLAIM, DISCARD, DONE, LEAVE, MARKET, UP
from parlour.games.family_trade.strategy import Strategy
from parlour.games.family_trade.tests.conftest import Stacked
from parlour.testing import TestSetup, setups

SETUPS = setups(GAME)
BATTLE = [setup for setup in SETUPS if setup.options["ruleset"] == "battle"]
each_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda setup: f"{setup.players} {' '.join(setup.options.values())}"
)
WORLDS = 2500 if is_compiled() else 250
MARKET_MAKE = 8
MOST_DECKS = 24  # in one history


def likely_move(state: Any, random: Random) -> int:
    """Play that brings announcements, calls, refills and discards that are left."""
    moves: list[int] = state.legal()
    counts = state.hand_of(state.seat)
    alone = [move for move in moves if DISCARD <= move < UP and (move == UP - 1 or counts[move - DISCARD] % 3 == 1)]
    quiet = [move for move in moves if move != DONE or random.random() < 0.2]
    return random.choice(alone or quiet or moves)


def some_positions(setup: TestSetup, seed: int, every: int, most: int) -> Iterator[Match]:
    match, random = setup.match(seed), Random(seed)
    for number in range(every * most):
        if match.over:
            return
        match.play(GAME.text(match.state, likely_move(match.state, random)))
        if number % every == every - 1:
            yield match


def all_fields(state: Any) -> dict[str, Any]:
    return {name: value for name, value in fields(state).items() if name not in ("pile", "weight")}


# Nothing but what the seat knows


@pytest.mark.clause("TR-8.1", "TR-8.2")
@each_setup
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_world(setup: TestSetup) -> None:
    for match in some_positions(setup, 5, 23, 6 if is_compiled() else 2):
        for seat in range(setup.players):
            other = match.state.resample(seat, 1)
            assert all_fields(match.state.resample(seat, 2)) == all_fields(other.resample(seat, 2))


@pytest.mark.clause("TR-8.1")
@each_setup
def test_a_world_dealt_for_one_seat_can_be_dealt_anew_for_another(setup: TestSetup) -> None:
    for match in some_positions(setup, 6, 31, 4 if is_compiled() else 1):
        for seat in range(setup.players):
            world: Any = match.state.resample((seat + 1) % setup.players, 3)
            if not world.over:
                shown = GAME.show(world, seat)
                assert GAME.show(world.resample(seat, 4), seat) == shown


# What the seat was sent


class Sent:
    """A match as one seat sees it: every change of its view."""

    def __init__(self, setup: TestSetup, outcomes: list[Json], seat: int) -> None:
        self.match = Match(GAME, setup.players, setup.options, chance=Stacked(outcomes))
        self.seat = seat
        self.views: list[str] = []
        self.look()

    def look(self) -> None:
        view = json.dumps(self.match.view(self.seat, log_lines=4).to_dict())
        if not self.views or self.views[-1] != view:
            self.views.append(view)

    def play(self, text: str) -> None:
        self.match.play(text)
        self.look()


def imagined_shuffles(world: Any) -> list[list[int]]:
    """The order of each deck of the deal, the first card drawn first."""
    history, at = list(world.history)[: world.history_size], 0
    decks: list[list[int]] = [[]]
    while at < len(history):
        event = history[at]
        if event < 64:
            decks[-1].append(event & 15)
        elif event == 192:
            decks.append([])
        at += 2 if 64 <= event < 128 else 1
    decks[-1] += list(world.deck)[: world.deck_size][::-1]
    return decks


def imagined_outcomes(match: Match, world: Any) -> list[Json]:
    """The chance of the match, with the shuffles of this deal as the world has them."""
    outcomes: list[Any] = [dict(outcome) for outcome in match.record.outcomes]
    shuffles = [outcome for outcome in outcomes if outcome["kind"] == "shuffle"]
    decks = imagined_shuffles(world)
    for outcome, deck in zip(shuffles[-len(decks) :], decks, strict=True):
        outcome["cards"] = [BOXES[world.box].code(card) for card in deck]
    return outcomes


def true_outcomes(match: Match) -> list[Json]:
    return list(match.record.outcomes)


def replay(sent: Sent, decisions: list[tuple[int, str, bool]], place: tuple[int, int]) -> None:
    """Play what everybody saw; where others are asked out of turn in this world, they leave the card."""
    for seat, text, claims in decisions:
        while (sent.match.seat, is_claim(sent.match)) != (seat, claims):
            assert is_claim(sent.match)
            assert sent.match.seat != sent.seat
            sent.play("leave")
        sent.play(text)
    while (sent.match.seat, sent.match.state.phase) != place:  # type: ignore[attr-defined]
        assert is_claim(sent.match)
        assert sent.match.seat != sent.seat
        sent.play("leave")


def is_claim(match: Match) -> bool:
    return bool(match.state.phase == CLAIM)  # type: ignore[attr-defined]


def public_decisions(match: Match, sent: Sent) -> list[tuple[int, str, bool]]:
    """Plays the true match as well."""
    found = []
    for entry in match.record.decisions:
        if entry.seat == sent.seat or entry.move != "leave":
            found.append((entry.seat, entry.move, is_claim(sent.match)))
        sent.play(entry.move)
    return found


@pytest.mark.clause("TR-8.1", "TR-8.2", "TR-3.4", "TR-3.5", "TR-4.6")
@each_setup
def test_a_world_played_from_the_start_sends_the_seat_the_same(setup: TestSetup) -> None:
    every, most = (19, 3) if is_compiled() else (29, 1)
    for match in some_positions(setup, 7, every, most):
        if match.over or match.state.phase == MARKET:  # type: ignore[attr-defined]
            continue
        for seat in range(setup.players) if is_compiled() else (0,):
            true = Sent(setup, true_outcomes(match), seat)
            decisions = public_decisions(match, true)
            world: Any = match.state.resample(seat, 8)
            imagined = Sent(setup, imagined_outcomes(match, world), seat)
            replay(imagined, decisions, (world.seat, world.phase))
            assert imagined.views == true.views
            assert [imagined.match.state.hand_of(other) for other in range(setup.players)] == [  # type: ignore[attr-defined]
                world.hand_of(other) for other in range(setup.players)
            ]
            assert list(world.ready) == list(imagined.match.state.ready)  # type: ignore[attr-defined]


@pytest.mark.clause("TR-6.5", "TR-6.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_battle_no_card_is_made_or_lost_in_any_world(players: int) -> None:
    setup = next(setup for setup in BATTLE if setup.players == players)
    for match in some_positions(setup, 9, 41, 8 if is_compiled() else 3):
        for seat in range(players):
            world: Any = match.state.resample(seat, 1)
            assert ledger(world) == ledger(match.state) == dict.fromkeys(range(8), 12)


@pytest.mark.clause("TR-6.5", "TR-6.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_very_long_battle_forgets_former_decks_but_no_card(players: int) -> None:
    forgot = 0
    for seed in range(20):
        state: Any = Strategy(players, 2, False, True, GAME.cards("standard")[1])
        state.start(seed)
        random = Random(seed)
        while not state.over and not (state.refills == 1 and sum(state.own_out) > 0):
            state.refills = state.refills or MOST_DECKS - 1
            state.play(likely_move(state, random))
        for _ in range(7 * players):
            if not state.over:
                state.play(likely_move(state, random))
        if not state.over:
            forgot += 1
            for seat in range(players):
                world: Any = state.resample(seat, seed)
                assert ledger(world) == ledger(state) == dict.fromkeys(range(8), 12)
                assert world.hand_of(seat) == state.hand_of(seat)
                assert list(world.own_out)[9 * seat : 9 * seat + 9] == list(state.own_out)[9 * seat : 9 * seat + 9]
    assert forgot > 5


def ledger(state: Any) -> dict[int, int]:
    """All cards of Battle Royale: those that lie somewhere, and those that left the game."""
    found = Counter(list(state.deck)[: state.deck_size])
    found.update(entry & 15 for entry in list(state.pile)[: state.pile_size])
    history, at = list(state.history)[: state.history_size], 0
    shown, own = list(state.shown_out), list(state.own_out)
    found.update({card: shown[card] + sum(own[card::9]) for card in range(9)})
    taken = 0
    while at < len(history):
        event = history[at]
        if event < 64:
            found[event & 15] += 1
        elif event < 128:
            taken = event & 15
            found[taken] -= 1
            at += 1
        elif event & 207 == 194:
            found[taken] += 1
        at += 1
    return dict(+found)


# How often: one other seat, and every way to get there counted


class Witness:
    """What seat 0 sees of seat 1, and how likely each hand of seat 1 is: card by card, by kinds alone."""

    def __init__(self, state: Any, pool: list[int]) -> None:
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
    state: Any = Strategy(2, ruleset, free, True, box)
    state.copies = copies
    state.total_cards = sum(copies)
    state.start(seed)
    return state


def watch(state: Any, random: Random, turns: int) -> Witness | None:
    """Let seat 0 watch seat 1 for some turns of a small deal; None if somebody goes out."""
    log: list[Any] = []  # own draws, throws and calls of seat 1, refills
    decks, mine = [list(state.copies)], [state.hand_of(0)]
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


def is_out_now(state: Any, claims: bool) -> bool:
    counts = tuple(state.hand_of(state.seat))
    return is_out(changed(counts, state.offered, 1)) if claims and state.offered < 9 else is_out(counts)


def told(state: Any, log: list[Any], decks: list[list[int]], mine: list[list[int]]) -> Witness:
    pools = [[a - b for a, b in zip(deck, own, strict=True)] for deck, own in zip(decks, mine, strict=True)]
    witness = Witness(state, pools[0])
    for _ in range(2 if state.ruleset == 2 else 8):
        witness.draw()
    epoch = 0
    if log and log[-1] == ("draw",):
        log.pop()  # not shown before the seat acts
    for kind, *facts in log:
        if kind == "draw":
            witness.draw()
        elif kind == "throw":
            witness.throw(*facts)
        elif kind == "refill":
            epoch += 1
            witness.refill(pools[epoch])
        elif kind == "call":
            witness.only(lambda hand: not is_out(hand))
        else:
            card = facts[0]
            witness.only(lambda hand, card=card: not is_out(changed(hand, card, 1)))
    return witness


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
        witness = watch(state, Random(seed), turns + seed % 3)
        if witness is None or len(witness.hands()) < 2:
            continue
        assert_as_often(state, witness.hands())
        watched += 1
        if watched == (4 if is_compiled() else 1):
            return
    raise AssertionError("too few positions")


def assert_as_often(state: Any, expected: dict[tuple[int, ...], float]) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(WORLDS):
        world: Any = state.resample(0, seed)
        hand = tuple(world.hand_of(1))
        if world.phase == 2 and world.seat == 1 and not world.called:
            hand = changed(hand, world.drawn, -1)
        found[hand] += 1
    assert set(found) <= set(expected)
    usual = {hand: share * WORLDS for hand, share in expected.items() if share * WORLDS >= 5}
    squares = sum((found[hand] - count) ** 2 / count for hand, count in usual.items())
    assert squares < len(usual) + 5 * (2 * len(usual)) ** 0.5 + 8, (found, expected)
