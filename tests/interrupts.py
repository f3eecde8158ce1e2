"""What a program needs to be interrupted by a test."""

from __future__ import annotations

import signal


def hear_ctrl_c() -> None:
    """To run in the program before it starts: a job in the background may have been told to ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
