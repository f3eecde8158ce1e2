"""What a row of moves would come to, as far as the seat that would make them can know."""

from __future__ import annotations

import copy

from msgspec import Struct

from parlour.engine.errors import BadMove
from parlour.engine.match import Match
from parlour.engine.view import View
from parlour.server.protocol.errors import Trouble, bad_move
from parlour.server.protocol.messages import Open

WORLDS = range(16)  # enough that what differs in any of them is seen to differ


class Tried(Struct):
    """How a row of moves looks to the seat that would make them."""

    count: int
    view: View
    open: Open = ""
    trouble: Trouble | None = None


def try_out(match: Match, seat: int, moves: list[str]) -> Tried:
    """Play the moves in several worlds that could be true; what differs between them cannot be foreseen."""
    worlds = [imagined(match, seat, number) for number in WORLDS]
    tried = Tried(0, worlds[0].view(seat))
    for move in moves:
        reason = step(worlds, seat, move, tried)
        if reason or tried.trouble:
            tried.open = reason
            break
        tried.count += 1
    return tried


def imagined(match: Match, seat: int, seed: int) -> Match:
    world = copy.copy(match)
    world.state = match.state.resample(seat, seed)
    world.state.live = False
    return world


def step(worlds: list[Match], seat: int, move: str, tried: Tried) -> Open:
    """Make one move in every world; returns why what comes after it cannot be foreseen."""
    if worlds[0].over or worlds[0].state.seat != seat:
        tried.trouble = Trouble("not-your-turn", "not-your-turn", move=tried.count)
        return ""
    troubles = [play_imagined(world, move) for world in worlds]
    if any(troubles):
        if not all(troubles):
            return "hidden-decides"
        tried.trouble = bad_move(next(filter(None, troubles)), tried.count)
        return ""
    if any(world.state.chance for world in worlds):
        return "chance-decides"
    views = [world.view(seat) for world in worlds]
    if any(view != views[0] for view in views[1:]):
        return "hidden-decides"
    tried.view = views[0]
    return ""


def play_imagined(world: Match, text: str) -> BadMove | None:
    try:
        world.state.play(world.checked(text), is_legal=True)
    except BadMove as error:
        return error
    return None
