"""How a search plays on from what it does not know: settings that a game finds by measurement and keeps as its own."""

from __future__ import annotations

from dataclasses import dataclass

FLAT = 2**30  # as a patience: no tree grows, every move is played on by the same model in every world


@dataclass(frozen=True)
class Model:
    """How play goes on in a world that is only imagined."""

    slips: int = 0  # percent of moves that the others make at random
    net: bool = False  # whether everybody plays by the net rather than by the game's policy


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
    models: tuple[Model, ...] = ()  # take turns world by world; none: everybody plays by the policy
    net: str = ""  # which of the game's nets; its best move is the one to beat
    glance: int = (
        0  # in worlds of the net: after how many imagined moves it is asked what the position is worth; 0: never
    )
