"""What a seat sees of A Familiar Find: the table, the choices it has, and what happened."""

from __future__ import annotations

from parlour.games.familiar_find.view.choices import choice
from parlour.games.familiar_find.view.events import tell
from parlour.games.familiar_find.view.table import show

__all__ = ["choice", "show", "tell"]
