"""Tables and colours on the terminal. To import it takes as long as many a command: only who prints such does."""

from __future__ import annotations

from rich.console import Console


class Printer(Console):
    """Leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
