"""What one seat may know: the facts, what is asked, and what it can do. Words for it are in `words/`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from parlour.engine.fold import Place
from parlour.engine.presentation import Asked, Option
from parlour.engine.state import Outcome


class View(Struct, frozen=True, omit_defaults=True):
    """Zones by id with the cards that the viewer knows there, counters by id, and whose turn it is.

    What the ids mean, and which there are, is in the game's vocabulary. A card that lies face down begins with `-`.
    """

    game: str
    seat: int | None  # None for a spectator
    players: int
    zones: dict[str, Place]
    counters: dict[str, int | str]
    phase: str
    asked: Asked
    choices: tuple[Option, ...] = ()
    outcome: Outcome | None = None
    options: dict[str, bool | str] = field(default_factory=dict)

    @property
    def turn(self) -> tuple[int, ...]:
        """Who decides, as far as this viewer may know."""
        return self.asked.seats

    def cards(self, zone: str) -> list[str]:
        """The cards that the viewer knows there."""
        return self.zones[zone].cards

    def size(self, zone: str) -> int:
        """How many cards lie there, known or not."""
        return self.zones[zone].size

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; what is as usual is left out."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain | {"outcome": self.outcome._asdict()} if self.outcome else plain

    def __repr__(self) -> str:
        viewer = "spectators" if self.seat is None else f"seat {self.seat}"
        asked = self.asked.prompt or self.phase
        return f"<View of {self.game} for {viewer}: {asked!r}, {len(self.zones)} zones, {len(self.choices)} choices>"

    def __str__(self) -> str:
        """The table in plain text, to be looked at in a console; `parlour.terminal` draws it better."""
        lines = [f"{self.game}: {self.phase}"]
        lines += [f"{id}: {value}" for id, value in self.counters.items() if value]
        lines += [f"{id}: {summary(place)}" for id, place in self.zones.items() if place.size]
        if self.asked.prompt:
            lines.append(f"asked: {', '.join(f'seat {seat}' for seat in self.turn)}, {self.asked.prompt}")
        return "\n".join([*lines, *(f"  {choice.move}" for choice in self.choices)])


def summary(place: Place) -> str:
    """The cards as moves call them, and how many more there are."""
    more = [f"{place.hidden} unknown"] if place.hidden else []
    return " ".join([*place.cards, *more])
