"""Bots: fair, repeatable, and no stronger for what they cannot know."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from parlour import bots
from parlour.bots import learnt, local, net, standings, tables
from parlour.bots.base import Generator
from parlour.bots.search import Budget, Search, Thinker
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.match import Match, Position
from parlour.engine.playouts import Model, Playouts
from parlour.engine.state import Moves, PlainState, is_compiled
from parlour.testing import some_setups

GAME = next(iter(registry.games().values()))


def middle(seed: int, decisions: int = 6) -> Match:
    match = some_setups(GAME, 1)[0].match(seed)
    for _ in range(decisions):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", ["random", "greedy", "search:50"])
def test_a_bot_plays_a_legal_move_and_the_same_again(name: str) -> None:
    match = middle(1)
    chosen = [bots.make(name, Generator(3)).choose(match.position()) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal()


@pytest.mark.parametrize("name", bots.LEVELS)
def test_every_level_plays_a_legal_move(name: str) -> None:
    match = middle(1)
    assert bots.make(name, Generator(3)).choose(match.position()) in match.legal()


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_a_bot_decides_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    match = middle(2)
    assert match.seat is not None
    chosen = bots.make(name, Generator(4)).choose(match.position())
    for seed in range(3):
        other = middle(2)
        other.state = match.state.resample(match.seat, seed)
        if name == "greedy":
            assert bots.make(name, Generator(4)).choose(other.position()) == chosen
        else:
            assert bots.make(name, Generator(4)).choose(other.position()) in match.legal()


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["easy@24", "normal@24", "strong@24", "expert@24", "net"])
def test_no_level_and_no_net_thinks_otherwise_in_a_world_that_it_cannot_tell_apart(name: str, game: Game) -> None:
    """P14: as at the tables of a server, where positions are canonical."""
    match = some_setups(game, 1)[0].match(2)
    for _ in range(5):
        match.play(match.legal()[-1])
    assert match.seat is not None
    worlds = [match.state.resample(match.seat, seed) for seed in range(2)]
    chosen = local.make(name, Generator(4)).choose(match.position(canonical=True))
    for match.state in worlds:
        assert local.make(name, Generator(4)).choose(match.position(canonical=True)) == chosen


def test_a_position_gives_no_way_to_the_state() -> None:
    public = {name for name in vars(Position) if not name.startswith("_")}
    assert public == {"setup", "view", "legal", "imagine"}


def test_the_search_says_what_it_thinks_of_each_move() -> None:
    match = middle(3)
    estimates = Search(Generator(5), Budget(200, seconds=1e9, threads=2)).explain(match.position())
    assert sorted(estimate.move for estimate in estimates) == sorted(match.legal())
    assert 350 <= sum(estimate.visits for estimate in estimates) <= 400
    assert all(0 <= estimate.value <= 1 and estimate.visits > 0 for estimate in estimates)
    assert 2 * estimates[0].visits >= max(estimate.visits for estimate in estimates)


def test_a_search_that_has_thought_before_thinks_like_a_new_one() -> None:
    playouts = Playouts(patience=2)
    budget = Budget(400 if is_compiled() else 60, seconds=1e9)
    used = Search(Generator(1), budget, playouts)
    used.explain(middle(4).position())
    used.generator = Generator(2)
    position = middle(3).position()
    assert used.explain(position) == Search(Generator(2), budget, playouts).explain(position)


class Heap(PlainState):
    """Take one or two; who takes the last wins. Its policy is bad and says how often it was asked."""

    asked = 0
    askers: ClassVar[set[int]] = set()

    def begin(self) -> None:
        self.left = 7

    def find_legal(self, moves: Moves) -> int:
        moves.items = [1, 2, *moves.items[2:]]
        moves.count = min(2, self.left)
        return moves.count

    def apply(self, move: int) -> None:
        self.left -= move
        self.over = self.left == 0
        self.seat = self.seat if self.over else 1 - self.seat

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""

    def advise(self, moves: Moves) -> int:
        Heap.asked += 1
        Heap.askers.add(self.seat)
        return min(2, self.left)

    def evaluate(self, seat: int) -> int:
        return 1000 if self.over and seat == self.seat else 0


def test_a_search_by_random_moves_finds_out_by_itself_and_asks_no_policy() -> None:
    heap = Heap(2)
    heap.start()
    Heap.asked = 0
    thinker = Thinker(Playouts(noise=100, patience=5))
    thinker.think(heap, 1, Budget(600))
    one, two = (standings.child_of(thinker.tree, move) for move in (1, 2))
    assert standings.total(thinker.tree, one) > standings.total(thinker.tree, two)
    assert Heap.asked == 1  # which move is the one to beat


@pytest.mark.parametrize(("others", "askers"), [((), {0, 1}), ((100,), {0}), ((100, 0), {0, 1})])
def test_the_others_slip_as_the_models_say_and_the_searcher_never(others: tuple[int, ...], askers: set[int]) -> None:
    heap = Heap(2)
    heap.start()
    Heap.askers = set()
    Thinker(Playouts(patience=2**30, models=tuple(map(Model, others)))).think(heap, 1, Budget(40))
    assert Heap.askers == askers


def test_a_tree_of_slips_holds_together() -> None:
    heap = Heap(2)
    heap.start()
    thinker = Thinker(Playouts(patience=2, models=(Model(0), Model(50), Model(100))))
    thinker.think(heap, 1, Budget(600))
    one, two = (standings.child_of(thinker.tree, move) for move in (1, 2))
    assert standings.visits(thinker.tree, 0) == sum(standings.visits(thinker.tree, node) for node in (one, two))
    assert standings.gain(thinker.tree, two) == 0  # the advised one is what the other is measured by
    assert standings.total(thinker.tree, one) > standings.total(thinker.tree, two)


WITH_NETS = [game for game in registry.games().values() if game.playouts.net]


@pytest.mark.parametrize("game", WITH_NETS, ids=lambda game: game.name)
def test_a_search_by_a_net_measures_all_moves_by_the_one_that_the_net_prefers(game: Game) -> None:
    weights = learnt.known(learnt.find(game, game.playouts.net))
    players, options = tables.read(game, weights.tables[0])
    match = Match(game, players, options, chance=Seeded(4))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    state = match.position().imagine(1)
    preferred = game.text(state, net.best_move(learnt.net_of(weights), state, Moves(), Moves()))
    playouts = Playouts(patience=2**30, net=game.playouts.net, glance=2, models=(Model(), Model(net=True)))
    estimates = Search(Generator(3), Budget(60), playouts).explain(match.position(), state)
    assert {one.move: one.gain for one in estimates}[preferred] == 0
    assert all(0 <= one.value <= 1 for one in estimates)


@pytest.mark.parametrize("game", WITH_NETS, ids=lambda game: game.name)
def test_a_net_is_asked_only_at_tables_that_it_has_learnt_at(game: Game) -> None:
    weights = learnt.known(learnt.find(game, game.playouts.net))
    players, options = tables.read(game, weights.tables[0])
    match = Match(game, players, options, chance=Seeded(4))
    assert learnt.fitting(match.position(), game.playouts.net) is weights
    assert learnt.fitting(match.position(), "") is None
    position = match.position()
    match.record.setup = replace(match.record.setup, players=99)
    assert learnt.fitting(position, game.playouts.net) is None


def positions_for_nets() -> list[tuple[Game, Match]]:
    """One with several moves in each game that has a net, at a table that it has learnt at."""
    found = []
    for game in WITH_NETS:
        players, options = tables.read(game, learnt.known(learnt.find(game, game.playouts.net)).tables[0])
        match = Match(game, players, options, chance=Seeded(6))
        while len(match.legal()) < 4:
            match.play(match.legal()[0])
        found.append((game, match))
    return found


@pytest.mark.parametrize(("game", "match"), positions_for_nets(), ids=lambda one: getattr(one, "name", ""))
def test_only_the_moves_that_the_net_thinks_best_begin_and_its_word_counts(game: Game, match: Match) -> None:
    state = match.position().imagine(1)
    judge = learnt.net_of(learnt.known(learnt.find(game, game.playouts.net)))
    best = net.best_move(judge, state, Moves(), Moves())
    values = {move: net.move_value(judge, state, move, Moves()) for move in state.legal()}
    playouts = Playouts(patience=2**30, net=game.playouts.net, glance=2, width=3, prior=1_000_000, margin=0)
    estimates = Search(Generator(3), Budget(60), playouts).explain(match.position(), state)
    tried = [one for one in estimates if one.visits]
    assert len(tried) == 3
    others = sorted(value for move, value in values.items() if move != best)
    assert {round(1000 * one.gain) for one in tried} <= {0} | {value - values[best] for value in others[-2:]}


def test_a_race_that_is_decided_ends_early_and_otherwise_goes_on() -> None:
    heap = Heap(2)
    heap.start()
    heap.left = 4  # the policy takes two, and loses by that
    for sure, least, most in ((0.0, 600, 600), (3.0, 0, 100)):
        thinker = Thinker(Playouts(patience=2**30, sure=sure))
        thinker.think(heap, 1, Budget(600))
        assert least <= standings.visits(thinker.tree, 0) <= most


class OpenHeap(Heap):
    def is_nearly_open(self) -> bool:
        return True


def test_where_nearly_everything_is_open_a_tree_grows() -> None:
    heap = OpenHeap(2)
    heap.start()
    for ending, is_tree in ((0, False), (5, True)):
        thinker = Thinker(Playouts(patience=2**30, ending=ending))
        thinker.think(heap, 1, Budget(200))
        assert (thinker.tree.size > 3) == is_tree


@pytest.mark.parametrize("name", ["deep", "search:", "search:-1", "search:x", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bots.make(name, Generator(0))
