"""Numbers that the search for the cheapest play with gold, the imagined worlds and the strategy are written in."""

from __future__ import annotations

from parlour.games.career_poker.cards import HIGH, MOST_SEATS

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

# Features: where each kind begins, see features.py
GRADES = 13
SIZES = 24  # of strategic hands
NUMBERS = HIGH + 1
STAGES = 8
STAGE_AT = 0
ROUND_AT = STAGE_AT + STAGES
PLAYERS_AT = ROUND_AT + 6
SIZE_AT = PLAYERS_AT + MOST_SEATS + 1
GOLD_AT = SIZE_AT + MOST_SEATS * SIZES
CUTTER_AT = GOLD_AT + MOST_SEATS * GRADES
LEAD_AT = CUTTER_AT + MOST_SEATS
HELD_AT = LEAD_AT + GRADES
ENERGY_AT = HELD_AT + MOST_SEATS * NUMBERS * 6
ORDER_AT = ENERGY_AT + GRADES
TOP_AT = ORDER_AT + 4
TOP_COUNT_AT = TOP_AT + NUMBERS
TOP_SEAT_AT = TOP_COUNT_AT + 6
PASSES_AT = TOP_SEAT_AT + MOST_SEATS
BOUND_AT = PASSES_AT + MOST_SEATS + 1
TRICK_AT = BOUND_AT + 2
HAND_AT = TRICK_AT + GRADES
UNSEEN_AT = HAND_AT + NUMBERS * 6
SUIT_AT = UNSEEN_AT + NUMBERS * 6
LAID_AT = SUIT_AT + NUMBERS
WAITING_AT = LAID_AT + 2 * NUMBERS
ELEVENS_AT = WAITING_AT + MOST_SEATS + 1
LOSS_AT = ELEVENS_AT + 2
CUT_AT = LOSS_AT + STAGES * GRADES
USE_AT = CUT_AT + 2 * GRADES
USED_AT = USE_AT + GRADES
NEXT_AT = USED_AT + NUMBERS
LAST_AT = NEXT_AT + SIZES
LEADS_AT = LAST_AT + SIZES
CHANCE_AT = LEADS_AT + 2 * NUMBERS
LEAD_CHANCE_AT = CHANCE_AT + 3 * GRADES
TWIN_AT = LEAD_CHANCE_AT + GRADES * NUMBERS
THROWS_AT = TWIN_AT + 1
DUCKS_AT = THROWS_AT + NUMBERS
TAKES_AT = DUCKS_AT + NUMBERS
STAYS_AT = TAKES_AT + NUMBERS
KEEPS_AT = STAYS_AT + GRADES * GRADES
GIVES_AT = KEEPS_AT + NUMBERS
RECEIVER_AT = GIVES_AT + NUMBERS
RECEIVES_AT = RECEIVER_AT + MOST_SEATS * NUMBERS
FRIEND_AT = RECEIVES_AT + 6
PASS_AT = FRIEND_AT + 1
CLIMB_AT = PASS_AT + 1
PLACE_AT = CLIMB_AT + 4 * GRADES
COUNT_AT = PLACE_AT + NUMBERS
NUMBER_AT = COUNT_AT + 6
CUTS_AT = NUMBER_AT + NUMBERS
SPLITS_AT = CUTS_AT + 2
STUCK_AT = SPLITS_AT + 6
FEATURES = STUCK_AT + 1
