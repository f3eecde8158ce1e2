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
    prior: int = 0  # as how many worlds counts what the net thinks of a move beforehand
    width: int = 0  # how many moves begin the race, those that the net thinks best; 0: all
    sure: float = 0.0  # how many standard errors a move may be behind the best before it leaves; 0: it stays
    guesses: int = 0  # at most so many worlds are drawn for one in which the net understands the others' last moves
    doubt: int = 30  # how much worse a move of theirs may look to the net to be half as likely, in thousandths
    ending: int = 0  # the patience where nearly everything is open; 0: the same
    glance: int = (
        0  # in worlds of the net: after how many imagined moves it is asked what the position is worth; 0: never
    )
