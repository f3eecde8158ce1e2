"""A bot that plays what a net thinks best, without any search; the nets of a game lie in its folder, as text.

A net's file says what made it, and holds its weights as whole numbers of 16 bits, compressed, in base 85.
"""

from __future__ import annotations

import base64
import re
import sys
import tomllib
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from parlour.bots import net, sizes, tables
from parlour.bots.base import Generator, advised_sign
from parlour.engine.errors import BadSetup, ParlourError, Reason
from parlour.engine.game import STANDARD, Game
from parlour.engine.match import Position
from parlour.engine.state import Moves

FOLDER = "nets"
NEWEST = "newest"  # of the nets that a game has, the last by its name
NAME = re.compile(r"[a-z0-9-]+")
COLUMNS = 120
KEPT_NETS = 16


@dataclass(frozen=True)
class Weights:
    """A net that was learnt, as its file has it."""

    features: int  # that the game knew then
    hidden: int
    second: int
    numbers: Sequence[int]
    made: Mapping[str, Any] = field(default_factory=dict)  # by which command, seed, version, and in how many hours

    @property
    def tables(self) -> list[str]:
        """At which it has learnt, see `tables`."""
        return str(self.made.get("tables", "")).split(",")

    def text(self) -> str:
        packed = base64.b85encode(zlib.compress(little(array("h", self.numbers)).tobytes(), 9)).decode()
        lines = [packed[i : i + COLUMNS] for i in range(0, len(packed), COLUMNS)]
        head = {"features": self.features, "hidden": self.hidden, "second": self.second, **self.made}
        said = [f"{name} = {literal(value)}" for name, value in head.items()]
        return "\n".join([*said, "weights = '''", *lines, "'''", ""])


def literal(value: Any) -> str:
    """As TOML has it."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def little(numbers: array[int]) -> array[int]:
    """The bytes of a file are in the same order on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def read(path: Path) -> Weights:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        packed = "".join(data.pop("weights").split())
        numbers = array("h")
        numbers.frombytes(zlib.decompress(base64.b85decode(packed)))
        features, hidden, second = (int(data.pop(name)) for name in ("features", "hidden", "second"))
        if len(numbers) != net.size_of(features, hidden, second) or len(numbers) > sizes.MOST_WEIGHTS:
            raise ValueError("another number of weights")
    except OSError as error:
        raise ParlourError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
        raise ParlourError(f"{path} holds no net") from None
    return Weights(features, hidden, second, little(numbers), data)


def quantized(weights: Sequence[float], features: int, hidden: int, second: int, made: Mapping[str, Any]) -> Weights:
    """The whole numbers nearest to what was learnt."""
    size = net.size_of(features, hidden, second)
    first = (features + 2) * hidden
    numbers = [
        bounded(weight, sizes.LARGEST_FIRST if i < first else sizes.LARGEST_INNER)
        for i, weight in enumerate(weights[:size])
    ]
    return Weights(features, hidden, second, numbers, made)


def bounded(weight: float, largest: int) -> int:
    return max(-largest, min(largest, round(weight * sizes.ONE)))


def net_of(weights: Weights) -> net.Net:
    made = net.Net()
    made.features = weights.features
    made.hidden = weights.hidden
    made.second = weights.second
    made.margin = int(weights.made.get("margin", 0)) * sizes.ONE * sizes.ONE // 1000
    made.weights = [*weights.numbers, *[0] * (sizes.MOST_WEIGHTS - len(weights.numbers))]
    return made


def names(game: Game) -> list[str]:
    """The nets that a game has in its folder."""
    return sorted(path.stem for path in (game.folder / FOLDER).glob("*.toml"))


def find(game: Game, name: str) -> Path:
    """The file of a net, or BadSetup: one of the game's, or any file whose name ends in `.toml`."""
    if name.endswith(".toml"):
        return Path(name)
    known_names = names(game)
    if name == NEWEST and known_names:
        name = known_names[-1]
    if game.features == 0 or not NAME.fullmatch(name) or name not in known_names:
        raise BadSetup(Reason("", "no-net", (game.name, name)))
    return game.folder / FOLDER / f"{name}.toml"


@lru_cache(KEPT_NETS)
def known(path: Path) -> Weights:
    return read(path)


def check(game: Game, name: str) -> None:
    """BadSetup unless the game has the net, and knows the features that it was learnt with."""
    weights = known(find(game, name))
    if weights.features != game.features:
        raise BadSetup(Reason("", "no-net", (game.name, name)))


def fitting(position: Position, name: str) -> Weights | None:
    """The game's net of that name, if it has learnt at such a table: so many seats, these options, the usual cards."""
    setup = position.setup
    if not name or setup.cards != STANDARD:
        return None
    weights = known(find(position.game, name))
    table = tables.text(setup.players, setup.options)
    return weights if weights.features == position.game.features and table in weights.tables else None


class Learnt:
    """Plays what its net thinks best of what the seat knows; the same position, the same move."""

    def __init__(self, generator: Generator, name: str = NEWEST) -> None:
        self.generator = generator
        self.name = name
        self.net: net.Net | None = None
        self.moves = Moves()
        self.found = Moves()

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        if self.net is None:
            check(position.game, self.name)
            self.net = net_of(known(find(position.game, self.name)))
        state = position.imagine(self.generator.below(2**31))
        move = net.best_move(self.net, state, self.moves, self.found)
        state.raise_fault()
        return position.game.text(state, move)
