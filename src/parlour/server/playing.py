"""The match of a table: made from what is stored, and tried out on what a seat knows."""

from __future__ import annotations

import copy
from dataclasses import replace

from msgspec import Struct

from parlour.engine import record, registry
from parlour.engine.chance import Secret
from parlour.engine.errors import BadMove
from parlour.engine.match import Match, remade
from parlour.engine.state import State
from parlour.engine.view import View
from parlour.server.errors import Trouble, bad_move
from parlour.server.protocol import MOST_MOVES, OptionValue
from parlour.server.rows import Base

WORLDS = range(16)  # enough that what differs in any of them is seen to differ
CHANCE_DECIDES = "Chance decides what comes next."
HIDDEN_DECIDES = "What comes next depends on what you cannot see."
NOT_YOUR_TURN = "It is not your turn."


class Plan(Struct, frozen=True):
    """All it takes to make a match again."""

    game: str
    players: int
    options: dict[str, OptionValue]
    secret: str
    base: Base | None = None

    def match(self, moves: list[str]) -> Match:
        made = self.continued(self.base) if self.base else self.fresh()
        for move in moves:
            made.play(move)
        return made

    def fresh(self) -> Match:
        return Match(registry.game(self.game), self.players, self.options, chance=self.chance)

    def continued(self, base: Base) -> Match:
        """The first part of a record; what the seat did not know is dealt anew, and chance is fresh from there."""
        found, chance = record.parse(base.record), self.chance
        match = remade(registry.game(found.setup.game), found, base.at)
        match.redeal(base.seat, chance.redeal_seed)
        match.record.setup = replace(match.record.setup, commitment=chance.commitment)
        match.chance = chance
        return match

    @property
    def chance(self) -> Secret:
        return Secret(bytes.fromhex(self.secret))


class Tried(Struct):
    """How a row of moves looks to the seat that would make them."""

    count: int
    view: View
    open: str = ""
    trouble: Trouble | None = None


def try_out(match: Match, seat: int, moves: list[str]) -> Tried:
    """Play the moves in several worlds that could be true; what differs between them cannot be foreseen."""
    worlds = [imagined(match, seat, number) for number in WORLDS]
    tried = Tried(0, worlds[0].view(seat, 0))
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


def step(worlds: list[Match], seat: int, move: str, tried: Tried) -> str:
    """Make one move in every world; returns why what comes after it cannot be foreseen."""
    if worlds[0].over or worlds[0].state.seat != seat:
        tried.trouble = Trouble("not-your-turn", NOT_YOUR_TURN, move=tried.count)
        return ""
    troubles = [play_imagined(world, move) for world in worlds]
    if any(troubles):
        if not all(troubles):
            return HIDDEN_DECIDES
        tried.trouble = bad_move(next(filter(None, troubles)), tried.count)
        return ""
    if any(world.state.chance for world in worlds):
        return CHANCE_DECIDES
    views = [world.view(seat, 0) for world in worlds]
    if any(view != views[0] for view in views[1:]):
        return HIDDEN_DECIDES
    tried.view = views[0]
    return ""


def play_imagined(world: Match, text: str) -> BadMove | None:
    problem = world.why_not(text)
    if problem is None:
        world.state.play(number(world, text))
    return problem


def number(match: Match, text: str) -> int:
    state: State = match.state
    return match.game.parse(state, " ".join(text.split()).lower())


def spelled_out(match: Match, texts: list[str]) -> list[str]:
    """The moves that a client's texts stand for, a shorthand among them perhaps."""
    if len(texts) > 1:
        return texts
    try:
        return match.expand(texts[0])[:MOST_MOVES] or texts
    except BadMove:
        return texts
