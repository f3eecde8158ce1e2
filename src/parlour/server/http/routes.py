"""All routes there are, from the modules that hold them by noun."""

from __future__ import annotations

from parlour.server.http import at_tables, catalogue, histories, lessons, people, puzzles, records, shared_deals
from parlour.server.http.routing import Handler, routes

__all__ = [
    "Handler", "at_tables", "catalogue", "histories", "lessons", "people", "puzzles", "records", "routes",
    "shared_deals",
]  # fmt: skip
