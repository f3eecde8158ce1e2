"""A bot for Parlour as a Python function.

`parlour arena fuji-flush --bots "python:examples.least_choice:choose,random"`

The function gets what a program would read as a line of JSON, as a dictionary.
"""

from __future__ import annotations

from typing import Any


def choose(request: dict[str, Any]) -> str:
    """The move that is about least: the one with the fewest arguments, then the shortest."""
    choices = request["view"]["choices"]
    least = min(choices, key=lambda choice: (len(choice["args"]), len(choice["move"])))
    return str(least["move"])
