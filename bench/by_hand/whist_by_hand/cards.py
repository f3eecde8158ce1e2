"""Numbers of the rules."""

SEATS = 7
CARDS = 52
SUITS = 4
RANKS = 13
SUIT_CARDS = [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39]
SUIT_OF = [card // 13 for card in range(52)]
FIRST_HAND = 7
NAME_TRUMP = 64
PILE = 8
SHUFFLE = 1
