"""The tables that a net has learnt at, as text: `4`, or `4:length=short`, the options that are not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine import options
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.game import Game


def text(players: int, chosen: Mapping[str, Any]) -> str:
    return ":".join([str(players), *(f"{name}={value}" for name, value in sorted(chosen.items()))])


def read(game: Game, text: str) -> tuple[int, dict[str, Any]]:
    players, *chosen = text.split(":")
    if not players.isdecimal():
        raise BadSetup(Reason("", "no-table", (text,)))
    return int(players), options.read_all(game.options, chosen)
