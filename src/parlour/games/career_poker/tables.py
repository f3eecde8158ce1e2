"""Numbers that the search for the cheapest play with gold, the imagined worlds and the strategy are written in."""

from __future__ import annotations

# The network of rules/flow.py: nodes 0 to 4 are the colours, then their hub, the marks, and their hub
COLOUR_HUB = 5
FIRST_MARK = 6
MARK_HUB = 11
NODES = 12
NOWHERE = 255
NONE = 255  # no card
SCALE = 32  # an arc weighs 32 times its cost, plus 1: of equally cheap ways the shortest, which has no detours
FAR = 1000000
TOO_MUCH = 1000  # gold

# The places of cards that a seat cannot see are the seats, and what was set aside
ASIDE = 5

# What a card in the strategic hand is worth, by number, in thousandths of a card: most are a burden
WORTH = [0, -350, -250, -1000, -950, -900, -850, -800, -550, -750, -700, -650, -600, -450]
GOLD_WORTH = 350
FEW = 4  # cards with which gold is spent on the way out
LEAST = -1000000
