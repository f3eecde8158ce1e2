"""What the rules tell while a match is watched: the kinds of notes, and what each number in them means."""

from __future__ import annotations

DEALT = 0  # cards each
PLAYED = 1  # seat, card, the value of its group
FLUSHED = 2  # seat, card
DREW = 3  # seat, card (known to the seat alone)
PUSHED = 4  # seat, card
RESHUFFLED = 5
WENT_OUT = 6  # seat
