"""The moves of Fuji Flush and their texts. A move's number is that of the card."""

from __future__ import annotations

from parlour.engine.errors import MalformedMove
from parlour.engine.state import State
from parlour.games.fuji_flush.cards import HIGH, LOW

TEXTS = {f"play {number}": number for number in range(LOW, HIGH + 1)}


def text(state: State, move: int) -> str:
    return f"play {move}"


def parse(state: State, text: str) -> int:
    if text not in TEXTS:
        raise MalformedMove
    return TEXTS[text]
