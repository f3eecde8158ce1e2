"""Where the data of somebody lives who did not say where."""

from __future__ import annotations

import sys
from pathlib import Path

NAME = "parlour.db"


def usual_store() -> str:
    """An SQLite file in the user's data folder, which each system has elsewhere."""
    from platformdirs import user_data_path

    if Path(NAME).exists():
        print(f"parlour: the {NAME} in this folder is not used; --store {NAME} opens it", file=sys.stderr)
    return str(user_data_path("parlour", appauthor=False, ensure_exists=True) / NAME)
