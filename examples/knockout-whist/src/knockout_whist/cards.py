"""Numbers of the rules."""

FIRST_HAND = 7  # KW-2.1
WORTH_OF_A_TRICK = 350  # of a thousand: how much safer a seat is with one
