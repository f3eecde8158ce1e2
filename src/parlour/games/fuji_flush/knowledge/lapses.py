"""What somebody reckons with who has forgotten discards, and which shuffle cards came from."""

from __future__ import annotations

from parlour.engine import worlds
from parlour.games.fuji_flush.knowledge import redeal
from parlour.games.fuji_flush.state import FujiFlush


def forget(s: FujiFlush, seat: int, percent: int) -> None:
    redeal.gather(s, seat)
    worlds.mix_up(s, s.discards, s.discard_size, s.draw_pile, s.draw_size, percent)
    redeal.deal(s, seat)
