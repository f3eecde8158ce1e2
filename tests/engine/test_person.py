"""The levels: weaker as people are, by sight and taste, never by a move that loses much."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.bots.person import Person, Temper
from parlour.bots.search import Budget
from parlour.engine import registry
from parlour.engine.match import Match
from parlour.engine.state import Moves, PlainState
from parlour.testing import some_setups

BEST, NEARLY, BAD, LUCKY = range(4)
WORTH = {BEST: 600, NEARLY: 540, BAD: 0}
CONTENT = Temper(moves=9, ahead=0, recalls=True, reach=40, loss=10, doubt=0)


class Stall(PlainState):
    """Take one of four things, and it is over. What the last is worth depends on a coin that nobody sees."""

    def begin(self) -> None:
        self.coin, self.taken = 0, -1

    def find_legal(self, moves: Moves) -> int:
        moves.items = [*range(4), *moves.items[4:]]
        moves.count = 4
        return moves.count

    def apply(self, move: int) -> None:
        self.taken = move
        self.over = True

    def redeal(self, seat: int) -> None:
        self.coin = self.below(2)

    def advise(self, moves: Moves) -> int:
        return BEST

    def evaluate(self, seat: int) -> int:
        return WORTH.get(self.taken, 1000 * self.coin)


def welcome(temper: Temper) -> set[int]:
    stall = Stall(2)
    stall.start()
    return set(Person(Generator(1), Budget(400), temper).welcome(stall))


def test_what_looks_nearly_as_good_as_the_best_is_welcome_and_what_loses_much_is_not() -> None:
    assert welcome(CONTENT) == {BEST, NEARLY}
    assert welcome(replace(CONTENT, reach=100)) == {BEST, NEARLY}  # the rest loses more than 10
    assert welcome(replace(CONTENT, reach=5)) == {BEST}
    assert welcome(replace(CONTENT, loss=3)) == {BEST}


def test_the_daring_count_on_luck_and_the_careful_do_not() -> None:
    assert welcome(replace(CONTENT, daring=80)) == {LUCKY}
    assert welcome(replace(CONTENT, loss=20, daring=-50)) == {BEST, NEARLY}


def test_who_looks_at_few_moves_thinks_of_the_advised_one_first() -> None:
    stall = Stall(2)
    stall.start()
    person = Person(Generator(1), Budget(8), replace(CONTENT, moves=2))
    looked_at = [person.noticed(stall) for _ in range(60)]
    assert {moves[0] for moves in looked_at} == {BEST}
    assert set(Counter(moves[1] for moves in looked_at)) == {NEARLY, BAD, LUCKY}


def test_what_a_net_thinks_of_first_comes_to_mind_too() -> None:
    game = next(game for game in registry.games().values() if game.playouts.net)
    match = some_setups(game, 1)[0].match(1)
    person = Person(Generator(1), Budget(8), replace(CONTENT, moves=2))
    person.choose(match.position())
    root = match.state.copy()
    assert person.thinker.tree.has_net
    assert person.thinker.advised(root) in person.noticed(root)


def test_where_all_win_together_it_is_content_with_less_than_elsewhere_only_if_it_is_said() -> None:
    for game in registry.games().values():
        person = Person(Generator(1), Budget(8), replace(CONTENT, together=7))
        person.sit_down(some_setups(game, 1)[0].match(1).position())
        assert person.reach == (7 if game.is_cooperative else CONTENT.reach)


def test_who_looks_at_one_move_alone_looks_at_what_is_advised() -> None:
    stall = Stall(2)
    stall.start()
    assert Person(Generator(1), Budget(8), replace(CONTENT, moves=0)).noticed(stall) == [BEST]


class Queue(Stall):
    """What is nearly as good is worth nothing since it is gone; whoever has forgotten that thinks it the best."""

    def begin(self) -> None:
        super().begin()
        self.is_gone = True

    def forget(self, seat: int, percent: int) -> None:
        self.is_gone = self.below(100) >= percent

    def evaluate(self, seat: int) -> int:
        return (0 if self.is_gone else 1000) if self.taken == NEARLY else super().evaluate(seat)


def test_who_forgets_reckons_with_what_is_gone() -> None:
    queue = Queue(2)
    queue.start()
    tempers = [replace(CONTENT, reach=0, forgets=percent) for percent in (0, 100)]
    chosen = [Person(Generator(1), Budget(40), temper).welcome(queue) for temper in tempers]
    assert chosen == [[BEST], [NEARLY]]
    assert queue.is_gone


def middle(seed: int) -> Match:
    match = some_setups(next(iter(registry.games().values())), 1)[0].match(seed)
    for _ in range(6):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", bots.CHARACTERS)
def test_every_character_plays_a_legal_move_and_without_a_clock_the_same_again(name: str) -> None:
    match = middle(1)
    chosen = [local.make(f"{name}@12", Generator(3)).choose(match.position()) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal()


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_has_characters_who_differ_from_it_and_from_each_other(level: str) -> None:
    names = [name for name in bots.CHARACTERS if name.startswith(f"{level}:")]
    assert 2 <= len(names) <= 3
    settings = [bots.settings_of(name) for name in (level, *names)]
    assert all(one != other for i, one in enumerate(settings) for other in settings[:i])


def test_nobody_is_called_twice() -> None:
    names = [name.partition(":")[2] for name in bots.CHARACTERS]
    assert len(set(names)) == len(names)
