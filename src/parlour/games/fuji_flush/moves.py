"""The moves of Fuji Flush and their texts. A move's number is that of the card."""

from __future__ import annotations

import re

from parlour.engine.errors import MalformedMove
from parlour.engine.state import State
from parlour.games.fuji_flush.cards import HIGH, LOW


def text(state: State, move: int) -> str:
    return f"play {move}"


def parse(state: State, text: str) -> int:
    found = re.fullmatch(r"play (\d{1,2})", text)
    if not found or not LOW <= int(found[1]) <= HIGH or found[1][0] == "0":
        raise MalformedMove(f"{text!r} is not a move here; a move is 'play' and a number from {LOW} to {HIGH}")
    return int(found[1])


def why_not(state: State, move: int) -> tuple[str, str]:
    return "FF-3.3", f"you have no {move} in your hand"
