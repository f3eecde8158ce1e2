"""What a seat sees of A Familiar Find: the table, the choices it has, what it may mean, and what happened."""

from __future__ import annotations

from parlour.games.familiar_find.view.choices import choice
from parlour.games.familiar_find.view.events import tell
from parlour.games.familiar_find.view.meaning import meant
from parlour.games.familiar_find.view.table import show

__all__ = ["choice", "meant", "show", "tell"]
