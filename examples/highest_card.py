"""A bot for Parlour as a program: `parlour play fuji-flush --bots "program:examples/highest_card.py"`

Each line on the standard input is one decision as JSON; the answer is one line with the text of a move.
This one makes the move whose text holds the highest number, which is not a bad idea in some games.
"""

from __future__ import annotations

import json
import re
import sys


def highest_number(move: str) -> int:
    return max((int(digits) for digits in re.findall(r"\d+", move)), default=-1)


for line in sys.stdin:
    request = json.loads(line)
    print(max(request["legal"], key=highest_number), flush=True)
