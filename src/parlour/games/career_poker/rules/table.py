"""What is on the table: the fields of the round and small questions about cards and seats."""

from __future__ import annotations

from parlour.engine import native, state
from parlour.engine.state import Bytes, Words, zeros
from parlour.games.career_poker import cards

Asked = int  # a number in the signature of a method for Python callers: such a method does not become C

HIGH = cards.HIGH
DECK_SIZE = cards.DECK_SIZE
MOST_SEATS = cards.MOST_SEATS
HANDS = MOST_SEATS * (HIGH + 1)
PLACES = 5 * (HIGH + 1)


def one_of(attribute: int) -> int:
    """Colours or marks as a multiset: a byte of count for each. This is the multiset of one."""
    return native.bit(8 * attribute)


def set_of(multiset: int) -> int:
    """A multiset as one bit each; 0 if something is in it twice."""
    found = 0
    for attribute in range(5):
        count = (multiset >> (8 * attribute)) & 255
        if count > 1:
            return 0
        found |= count << attribute
    return found


class Table(state.State):
    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        state.State.__init__(self, players)
        self.rounds = rounds
        self.teams: bool = teams
        self.ace_line: bool = ace_line  # CP-8.3
        self.house: bool = deck.house
        self.mark_of: Bytes = zeros(DECK_SIZE)
        self.colour_with: Bytes = zeros(PLACES)  # the colour of the card at 5 * number + mark
        self.pile: Bytes = zeros(DECK_SIZE)  # the next card is the last
        self.pile_size = 0
        # The round
        self.round = 0
        self.stage = 0
        self.millionaire: bool = False
        self.hands: Bytes = zeros(HANDS)  # at 14 * seat + number, the colours held, one bit each
        self.strategic: Bytes = zeros(HANDS)
        self.hand_size: Bytes = zeros(MOST_SEATS)
        self.strategic_size: Bytes = zeros(MOST_SEATS)
        self.gold: Bytes = zeros(MOST_SEATS)
        self.points: Words = zeros(MOST_SEATS)
        self.lead = 0
        self.direction = 1  # what to add to go on to the next seat
        self.last_winner = 0
        self.seen: Bytes = zeros(HIGH + 1)  # by number, the colours played in this round
        self.voids: Words = zeros(MOST_SEATS)  # attributes that a seat showed it has not: colours, then marks
        # A trick of phase 1
        self.trick = 0
        self.lead_attribute = 0
        self.lead_value = 0
        self.laid: Bytes = zeros(MOST_SEATS)  # the card before each seat, plus 1
        self.elevens = 0
        self.winner = 0
        self.cutters = 0  # the seats that cut in this round, one bit each
        self.cut_eights = 0  # the 8s set aside face up, one bit for each colour
        for card in range(DECK_SIZE):
            self.mark_of[card] = deck.marks[card]
            self.colour_with[5 * (card // 5 + 1) + deck.marks[card]] = card % 5

    # Seats

    def next_seat(self, seat: int) -> int:
        """The next in the direction of play."""
        seat += self.direction
        return seat if seat < self.players else seat - self.players

    # Cards

    def printed(self, card: int) -> int:
        """What the card is, written as gold would make it."""
        return 5 * card + self.mark_of[card]

    def put(self, hand: Bytes, sizes: Bytes, seat: int, card: int) -> None:
        hand[14 * seat + 1 + card // 5] |= native.bit(card % 5)
        sizes[seat] += 1

    def take(self, hand: Bytes, sizes: Bytes, seat: int, card: int) -> None:
        hand[14 * seat + 1 + card // 5] ^= native.bit(card % 5)
        sizes[seat] -= 1

    # For Python callers

    def hand_of(self, seat: int) -> list[int]:
        return self.cards_in(list(self.hands), seat)

    def strategic_of(self, seat: int) -> list[int]:
        return self.cards_in(list(self.strategic), seat)

    def cards_in(self, hand: list[int], seat: int) -> list[int]:
        return [card for card in range(DECK_SIZE) if hand[14 * seat + 1 + card // 5] >> card % 5 & 1]
