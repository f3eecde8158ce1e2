"""Everything that is true in a match of A Familiar Find."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, State, grid, zeros
from parlour.games.familiar_find import cards, effects, tables


class Find(State):
    """Collections and hands are counts by seat and kind; piles are rows of cards, the bottom card first."""

    def __init__(
        self, players: int, card_set: cards.CardSet, with_familiars: bool, location_mode: int, version: int
    ) -> None:
        State.__init__(self, players)
        self.version = version  # of the rules
        # What is played with
        self.kinds = len(card_set.codes)  # of Arcane cards
        self.copies: Bytes = zeros(cards.KINDS)  # FI-1.2
        self.with_familiars: bool = with_familiars
        self.familiars_used: Bytes = zeros(cards.FAMILIARS + 1)  # those of the card file
        self.location_mode = location_mode
        self.locations_used: Bytes = zeros(cards.LOCATIONS + 1)
        # What they do, see effects
        self.steps: Grid = grid(effects.MOST_STEPS_IN_ALL, effects.COLUMNS)
        self.first_step: Bytes = zeros(cards.ACTORS + 1)  # of each actor; it has those up to the first of the next
        self.powers: Grid = grid(cards.FAMILIARS + 1, effects.RULE_COLUMNS)
        self.places: Grid = grid(cards.LOCATIONS + 1, effects.RULE_COLUMNS)
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
        self.leaving: bool = False  # whether the topmost card stays
        self.took_abyss = 0  # how many Abyss Essences were among the cards taken
        self.casting = 0  # the Spell being resolved, 0 = none
        self.sides = 0  # on which all cards are played, see effects
        self.losing: bool = False  # whether the seat plays its last cards
        # The effect that is carried out
        self.actor = 0  # whose it is: a Spell, a Familiar or a Location; 0 = nobody's,
        self.next_actor = 0  # whose comes after it,
        self.moment = 0
        self.next_step = 0
        self.step_now = 0  # the one that somebody decides about
        self.times_left = 0  # how often it is still done
        # Playing cards
        self.to_play = 0
        self.ups_left = 0
        self.downs_left = 0
        self.targets = 0  # the piles that cards may be played into, one bit each
        self.centre_due: bool = False  # whether the Location still waits for its card
        # What everybody saw of one hand, see knowledge/trail
        self.trail_size = 0
        self.trail_seat = 0  # whose hand it is
        self.trail_event: Bytes = zeros(tables.MOST_TRAIL)
        self.trail_card: Bytes = zeros(tables.MOST_TRAIL)
        self.trail_hand: Bytes = zeros(tables.MOST_TRAIL)  # the size of the hand afterwards
        for kind, copies in enumerate(card_set.copies_for(players)):
            self.copies[kind] = copies
        for number, familiar in enumerate(card_set.familiars[1:], 1):
            self.familiars_used[number] = int(players > 2 or cards.is_for_two(familiar))  # FI-1.4
            for rule, value in enumerate(familiar.rules):
                self.powers[number][rule] = value
        for number, location in enumerate(card_set.locations[1:], 1):
            self.locations_used[number] = 1
            for rule, value in enumerate(location.rules):
                self.places[number][rule] = value
        actors = card_set.actors()
        row = 0
        for actor in range(cards.ACTORS):
            self.first_step[actor] = row
            for step in actors[actor].steps if actor in actors else ():
                for column, value in enumerate(step):
                    self.steps[row][column] = value
                row += 1
        self.first_step[cards.ACTORS] = row
