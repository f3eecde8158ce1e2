"""Everything that is true in a match of Family Trade."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, Ints, State, WordGrid, Words, grid, zeros
from parlour.games.family_trade import cards, moves, tables


class Trade(State):
    """A card is its item, or the Market Make card after the last; a hand is a number, see cards."""

    def __init__(
        self, players: int, ruleset: int, free: bool, reshuffling: bool, short_bank: bool, box: cards.Box
    ) -> None:
        State.__init__(self, players)
        self.ruleset = ruleset
        self.free: bool = free and ruleset != moves.BATTLE  # a false "done!" can be called
        self.reshuffling: bool = reshuffling or ruleset == moves.BATTLE  # an empty deck is refilled
        # The box
        self.copies: Bytes = zeros(cards.KINDS)
        self.face_count: Bytes = zeros(cards.ITEMS)
        self.faces: WordGrid = grid(cards.ITEMS, cards.MOST_FACES)
        self.landing: Grid = grid(cards.ITEMS, cards.MOST_FACES)  # the place of each face on its track
        self.track: WordGrid = grid(cards.ITEMS, cards.MOST_STEPS)
        self.track_size: Bytes = zeros(cards.ITEMS)
        self.means: Words = zeros(cards.ITEMS)  # of the faces of each die
        # Market and money
        self.market: Bytes = zeros(cards.ITEMS)  # the place of each item on its track
        self.money: Words = zeros(cards.MOST_SEATS)
        self.jackpot = 0
        self.bank_tens = box.bank_tens if short_bank else box.tens  # TR-1.3
        self.bank_fifties = box.bank_fifties if short_bank else box.fifties
        self.tens: Bytes = zeros(cards.MOST_SEATS)
        self.fifties: Bytes = zeros(cards.MOST_SEATS)
        # Cards
        self.deck: Bytes = zeros(cards.MOST_CARDS)  # the next card is the last
        self.deck_size = 0
        self.pile: Bytes = zeros(cards.MOST_CARDS)  # all discards in order,
        self.pile_seat: Bytes = zeros(cards.MOST_CARDS)  # and who discarded them
        self.pile_size = 0
        self.gone = 0  # cards out of the game
        self.hands: Ints = zeros(cards.MOST_SEATS)
        # The deal
        self.phase = 0  # what is asked, see moves
        self.waiting_for = 0  # where the rules go on after chance, see tables
        self.dealer = 0
        self.streak = 1  # the how-manyeth deal in a row it is for the dealer
        self.moved = 0  # how often the role has moved on
        self.deals = 0  # finished
        self.reshuffles = 0  # in this deal
        self.dealt = 0  # cards dealt in this round
        self.turn = 0  # whose turn it is, or whose discard is offered
        self.drawn = cards.NOTHING  # the card that the seat on turn drew
        self.called: bool = False  # the seat on turn has called falsely
        self.offered = cards.NOTHING  # the card discarded last in this deal
        self.spoken = 0  # how many seats clockwise from the discarder the last false call about it came from
        self.ready: Bytes = zeros(cards.MOST_SEATS)  # the item that completes each seat, or NOTHING
        self.announced = 0  # who is one to go, one bit each
        self.has_discarded = 0  # in this deal, one bit each
        self.ruled_out: Bytes = zeros(cards.MOST_SEATS)  # items that a ready seat is known not to lack, one bit each
        # Going out
        self.winner = cards.NOTHING
        self.origin = cards.NOTHING  # the seat that the last card came from, NOTHING = the deck
        self.shown = 0  # the hand of the last winner
        self.die = 0  # the item whose die is rolled
        self.unrolled = 0  # the sets still to be rolled for
        self.total = 0
        # The history of this deal or, in Battle Royale, of this game
        self.event_kind: Bytes = zeros(tables.MOST_EVENTS)  # see tables
        self.event_seat: Bytes = zeros(tables.MOST_EVENTS)
        self.event_card: Bytes = zeros(tables.MOST_EVENTS)
        self.event_asked: Bytes = zeros(tables.MOST_EVENTS)  # who is asked about a discard, one bit each
        self.events = 0
        self.offered_at = 0  # the event of the last discard
        self.refills = 0  # in the history
        self.first_deck: Bytes = zeros(cards.KINDS)  # the cards that are no discards when the history begins:
        self.shown_out: Bytes = zeros(cards.KINDS)  # of these had left the game shown,
        self.own_out: Grid = grid(cards.MOST_SEATS, cards.KINDS)  # or seen by one seat only
        for seat in range(players):
            self.money[seat] = 0 if ruleset == moves.BATTLE else cards.START_MONEY  # TR-1.5
        for number, item in enumerate(box.items):
            self.copies[number] = item.copies
            self.face_count[number] = len(item.faces)
            self.means[number] = sum(item.faces) // len(item.faces)
            self.track_size[number] = len(item.track)
            for place, step in enumerate(item.track):
                self.track[number][place] = step  # TR-1.4
            for i, face in enumerate(item.faces):
                self.faces[number][i] = face
                self.landing[number][i] = item.track.index(face)
        if ruleset == moves.MARKET_MAKING:  # TR-5.3, TR-6.1
            self.copies[cards.MARKET_MAKE] = box.market_makes
        self.total_cards = sum(self.copies)  # TR-1.3
