"""The match of a table, made again from what is stored."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from parlour.engine import record, registry
from parlour.engine.chance import Secret
from parlour.engine.match import Match, remade
from parlour.server.protocol.messages import OptionValue
from parlour.server.store.rows import Base


class Plan(Struct, frozen=True):
    """All it takes to make a match again."""

    game: str
    players: int
    options: dict[str, OptionValue]
    secret: str
    base: Base | None = None
    rules: int = 1  # the version that it began with

    def match(self, moves: list[str], follows: bool = False) -> Match:
        made = self.continued(self.base, follows) if self.base else self.fresh(follows)
        for move in moves:
            made.play(move)
        return made

    def fresh(self, follows: bool) -> Match:
        game = registry.game(self.game)
        return Match(game, self.players, self.options, chance=self.chance, rules=self.rules, follows=follows)

    def continued(self, base: Base, follows: bool) -> Match:
        """The first part of a record; what the seat did not know is dealt anew, and chance is fresh from there."""
        found, chance = record.parse(base.record), self.chance
        match = remade(registry.game(found.setup.game), found, base.at, follows=follows)
        match.redeal(base.seat, chance.redeal_seed)
        match.record.setup = replace(match.record.setup, commitment=chance.commitment)
        match.chance = chance
        return match

    @property
    def chance(self) -> Secret:
        return Secret(bytes.fromhex(self.secret))
