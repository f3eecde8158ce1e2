"""Everything that is true in a match of A Familiar Find."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, State, grid, zeros
from parlour.games.familiar_find import cards, tables


class Find(State):
    """Collections and hands are counts by seat and kind; piles are rows of cards, the bottom card first."""

    def __init__(
        self, players: int, card_set: cards.CardSet, with_familiars: bool, location_mode: int, version: int
    ) -> None:
        State.__init__(self, players)
        self.version = version  # of the rules
        # What is played with
        self.copies: Bytes = zeros(cards.KINDS)  # FI-1.2
        self.with_familiars: bool = with_familiars
        self.familiars_used: Bytes = zeros(cards.FAMILIARS + 1)  # those of the card file
        self.location_mode = location_mode
        self.locations_used: Bytes = zeros(cards.LOCATIONS + 1)
        # What comes next
        self.stage = 0  # see tables
        self.asked = 0  # what the seat decides now, see moves; 0 = nothing
        # Seats
        self.in_play = 0  # one bit per seat
        self.seats_in_play = 0
        self.out_at: Bytes = zeros(cards.MOST_SEATS)  # 1 for the first seat out, 0 for a seat in play
        self.winners = 0  # one bit per seat
        self.familiar: Bytes = zeros(cards.MOST_SEATS)
        self.lives_used = 0  # one bit per seat
        # Deck, discards, collections, hands
        self.deck: Bytes = zeros(cards.MOST_CARDS)  # the next card is the last
        self.deck_size = 0
        self.discards: Bytes = zeros(cards.MOST_CARDS)
        self.discard_size = 0
        self.collection: Grid = grid(cards.MOST_SEATS, cards.KINDS)
        self.hand: Grid = grid(cards.MOST_SEATS, cards.KINDS)
        self.hand_size: Bytes = zeros(cards.MOST_SEATS)
        # Piles
        self.reach: Bytes = zeros(cards.MOST_SEATS)  # the piles within reach of each seat, one bit each
        self.pile_size: Bytes = zeros(cards.PILES)
        self.pile_card: Grid = grid(cards.PILES, cards.MOST_CARDS)
        self.pile_up: Grid = grid(cards.PILES, cards.MOST_CARDS)
        self.pile_known: Grid = grid(cards.PILES, cards.MOST_CARDS)  # one bit per seat, and one for who only watches
        self.pile_trail: Grid = grid(cards.PILES, cards.MOST_CARDS)  # the card's place in the trail, from 1 on
        # Locations
        self.location = 0  # the one in force
        self.location_deck: Bytes = zeros(cards.LOCATIONS + 1)  # the next one is the last
        self.location_size = 0
        self.location_discards: Bytes = zeros(cards.LOCATIONS + 1)
        self.location_discard_size = 0
        # The turn
        self.taken = 0  # the pile chosen
        self.leaving: bool = False  # whether the turtle leaves the topmost card
        self.took_abyss = 0  # how many Abyss Essences were among the cards taken
        self.casting = 0  # the Spell being resolved, 0 = none
        self.sides = 0  # VEIL or DAYLIGHT, whichever was resolved last, or 0
        self.gust_far: bool = False  # whether the gust in question reaches every pile
        self.losing: bool = False  # whether the seat plays its last cards
        # Playing cards
        self.to_play = 0
        self.ups_left = 0
        self.downs_left = 0
        self.targets = 0  # the piles that cards may be played into, one bit each
        self.centre_due: bool = False  # whether the echo cave still waits for its card
        # What everybody saw of the magpie's hand, see knowledge/trail
        self.trail_size = 0
        self.trail_seat = 0  # whose hand it is
        self.trail_event: Bytes = zeros(tables.MOST_TRAIL)
        self.trail_card: Bytes = zeros(tables.MOST_TRAIL)
        self.trail_hand: Bytes = zeros(tables.MOST_TRAIL)  # the size of the hand afterwards
        for kind in range(cards.KINDS):
            self.copies[kind] = card_set.copies_for(players)[kind]
        for familiar in range(1, cards.FAMILIARS + 1):
            self.familiars_used[familiar] = int(card_set.familiars[familiar] != "")
        for location in range(1, cards.LOCATIONS + 1):
            self.locations_used[location] = int(card_set.locations[location] != "")
