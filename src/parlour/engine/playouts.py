"""How a search plays on from what it does not know: settings that a game finds by measurement and keeps as its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Playouts:
    noise: int = 0  # percent of moves made at random; with 100 to the end of the match, without the game's policy
    explore: int = 700  # the constant of UCB1: how much doubt counts below the root, in thousandths
    patience: int = 300  # how often a position is tried before the moves after it are told apart
    trust: int = 100  # progressive bias: how much the policy's advice counts at first, in thousandths
    margin: float = 1.0  # how many standard errors better than the advised move another has to be
    first_children: int = 12  # how many moves after a position are tried before widening asks for more visits
    horizon: int = 0  # after how many imagined moves `evaluate` is asked; 0: as the game says
    recalls: bool = True  # whether what the others did tells what they hold
    # Models of the others, which take turns world by world: percent of moves that they make at random.
    # None: everybody plays by the policy.
    others: tuple[int, ...] = ()
