"""How much there is to win by knowing what is hidden: a player who sees all hands among frozen experts.

`python bench/seeing.py GAME --pile FIELD --size FIELD --deals N --seed S`

It tries every move in the true position, with only the pile shuffled anew that is drawn from; everybody plays on by the
game's newest net, each by what its seat knows, to the end of the match or for so many moves (`--ahead`). No honest
search can know more of the others' cards, so what this one reaches hints at what better beliefs could bring; it is no
strict bound, since it tries few worlds and takes everybody to play by the net.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random

import frozen as against

from parlour.bots import learnt, net
from parlour.bots.base import Generator
from parlour.engine import registry
from parlour.engine.match import Position
from parlour.engine.state import Moves, State


@dataclass
class Seeing:
    generator: Generator
    judge: net.Net
    pile: str
    size: str
    worlds: int
    ahead: int
    moves: Moves = field(default_factory=Moves)
    found: Moves = field(default_factory=Moves)

    def sign(self, position: Position) -> str:
        return ""

    def choose(self, position: Position) -> str:
        true = position._match.state
        totals = dict.fromkeys(true.legal(), 0)
        for _ in range(self.worlds if len(totals) > 1 else 0):
            world = self.shuffled(true)
            for move in totals:
                totals[move] += self.result(world.copy(), move)
        return position.game.text(true, max(totals, key=lambda move: totals[move]))

    def shuffled(self, true: State) -> State:
        seed = self.generator.below(2**31)
        world = true.copy()
        size = getattr(world, self.size)
        cards = list(getattr(world, self.pile))
        drawn = cards[:size]
        Random(seed).shuffle(drawn)
        setattr(world, self.pile, drawn + cards[size:])
        world.seed(seed)
        return world

    def result(self, world: State, move: int) -> int:
        seat = world.seat
        world.play(move, is_legal=True)
        made = 0
        while not world.over:
            if made >= self.ahead and world.seat == seat:
                return net.value(self.judge, world, self.moves, self.found)
            world.play(net.best_move(self.judge, world, self.moves, self.found), is_legal=True)
            made += 1
        return world.value(seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--pile", required=True)
    parser.add_argument("--size", required=True)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--ahead", type=int, default=400)
    parser.add_argument("--frozen", type=int, default=1000, help="iterations of the frozen ones")
    asked = parser.parse_args()
    title = registry.game(asked.game)
    weights = learnt.known(learnt.find(title, learnt.NEWEST))

    def seeing(generator: Generator, name: str) -> against.Timed:
        judge = learnt.net_of(weights)
        return against.Timed(Seeing(generator, judge, asked.pile, asked.size, asked.worlds, asked.ahead))

    against.new = seeing
    players = title.seats[0] if title.seats[0] == 2 else min(4, title.seats[-1])
    against.tell_against(against.Table(asked.game, players, asked.seed, "seeing", asked.frozen), asked.deals)


if __name__ == "__main__":
    main()
