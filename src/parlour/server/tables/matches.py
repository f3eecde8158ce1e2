"""The match of a table, made again from what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct

from parlour.engine import record, registry
from parlour.engine.chance import Secret
from parlour.engine.game import STANDARD
from parlour.engine.match import Match, remade
from parlour.engine.talk import Signed
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
    cards: dict[str, Any] | None = None  # of a card file of the host's own
    is_shared: bool = False  # others play the same deal, and bots do the same in the same place

    def match(self, moves: list[str], follows: bool = False, signed: Sequence[Signed] = ()) -> Match:
        made = self.continued(self.base, follows) if self.base else self.fresh(follows)
        play_on(made, 0, moves, signed)
        return made

    def fresh(self, follows: bool) -> Match:
        game, cards = registry.game(self.game), STANDARD if self.cards is None else self.cards
        return Match(game, self.players, self.options, cards, self.chance, rules=self.rules, follows=follows)

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


class Made(Struct, frozen=True):
    """What was done at a table: its moves, and the signs that were shown among them."""

    moves: list[str]
    signed: list[Signed] = []


def play_on(match: Match, made: int, moves: Sequence[str], signed: Sequence[Signed]) -> None:
    """Go on with the moves after those made at the table, and with the signs that were shown among them."""
    sign_again(match, made, signed)
    for count, move in enumerate(moves, made + 1):
        match.play(move)
        sign_again(match, count, signed)


def sign_again(match: Match, made: int, signed: Sequence[Signed]) -> None:
    for after, seat, sign in signed:
        if after == made and match.why_no_sign(seat) is None:
            match.sign(seat, sign)
