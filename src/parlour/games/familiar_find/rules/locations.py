"""The thirteen Locations, each under its name, and tourism. They change the rules of the centre pile only."""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, spells

KINDS = cards.KINDS
ABY = cards.ABY
FIRST_SPELL = cards.FIRST_SPELL
MOONLIT_WELL = cards.MOONLIT_WELL
SUNLIT_GLADE = cards.SUNLIT_GLADE
QUAGMIRE = cards.QUAGMIRE
SHRINE = cards.SHRINE
DARK_ALTAR = cards.DARK_ALTAR
LIBRARY = cards.LIBRARY
TOLLGATE = cards.TOLLGATE
ECHO_CAVE = cards.ECHO_CAVE
OPEN_VAULT = cards.OPEN_VAULT
OVERGROWTH = cards.OVERGROWTH
THIEVES_MARKET = cards.THIEVES_MARKET
STILL_POND = cards.STILL_POND
WINDMILL = cards.WINDMILL
LOCATIONS = 13

CENTRE = 0
SHUFFLE_LOCATIONS = 1  # a request for chance
TOURISM = 2  # the option

DO_TOLL = moves.TOLL
DO_DISCARD = moves.DISCARD
DO_TRAVEL = moves.TRAVEL
DO_REMAIN = moves.REMAIN
DECLINE = moves.DECLINE
ASK_TOLL = moves.ASK_TOLL
ASK_SHRINE = moves.ASK_SHRINE
ASK_TRAVEL = moves.ASK_TRAVEL

LOCATION = notes.LOCATION
LAID = notes.LAID
TOLLED = notes.TOLLED
SANK = notes.SANK
OFFERED = notes.OFFERED
RENEWED = notes.RENEWED


class Locations(spells.Spells):
    def __init__(self, players: int) -> None:
        spells.Spells.__init__(self, players)
        self.locations_played = 0  # the option: none, one, tourism
        self.locations_used: Bytes = zeros(LOCATIONS + 1)  # those of the card file
        self.location = 0  # the one in force
        self.location_deck: Bytes = zeros(LOCATIONS + 1)  # the next one is the last
        self.location_size = 0
        self.location_discards: Bytes = zeros(LOCATIONS + 1)
        self.location_discard_size = 0
        self.took_abyss = 0  # how many Abyss Essences were among the cards taken this turn

    # (b) which piles can be scavenged

    def quagmire(self) -> bool:
        """Whether it closes the centre."""
        return self.location == QUAGMIRE and self.pile_size[CENTRE] < 3  # FI-1.5

    def tollgate(self) -> bool:
        """Whether it closes the centre."""
        return self.location == TOLLGATE and self.hand_size[self.seat] == 0

    def open_vault(self, pile: int) -> bool:
        """Whether only the face-up cards of the pile are taken."""
        return self.location == OPEN_VAULT and pile == CENTRE

    # (c) the toll

    def ask_toll(self, pile: int) -> None:
        if self.location == TOLLGATE and pile == CENTRE:
            self.asked = ASK_TOLL

    def find_tolls(self, moves: Moves) -> None:
        for kind in range(KINDS):
            if self.holds(self.seat, kind) > 0:
                board.add(moves, DO_TOLL, kind, 0, 0)

    def pay_toll(self, kind: int) -> None:
        self.play_openly(self.seat, kind)
        self.discard(kind)
        if self.noting:
            self.note(TOLLED, self.seat, kind, 0)

    # (e) the centre was taken

    def visit(self) -> None:
        if self.location == SHRINE:
            self.shrine()
        elif self.location == DARK_ALTAR:
            self.dark_altar()
        elif self.location == LIBRARY:
            self.library()
        elif self.location == THIEVES_MARKET:
            self.thieves_market()
        elif self.location == STILL_POND:
            self.still_pond()
        elif self.location == WINDMILL:
            self.windmill()

    def shrine(self) -> None:
        if self.took_abyss == 0 and self.has(self.seat, ABY) > 0:
            self.asked = ASK_SHRINE

    def find_shrine(self, moves: Moves) -> None:
        board.add(moves, DO_DISCARD, ABY, 0, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def dark_altar(self) -> None:
        if self.deck_size > 0:  # FI-4.5
            kind = self.next_card()
            self.collect(kind)
            if self.noting:
                self.note(OFFERED, self.seat, kind, 0)

    def library(self) -> None:
        self.draw_card(self.seat)

    def thieves_market(self) -> None:
        self.barter()

    def still_pond(self) -> None:
        for kind in range(FIRST_SPELL, KINDS):
            while self.has(self.seat, kind) > 0:
                self.give_up(kind)
                if self.noting:
                    self.note(SANK, self.seat, kind, 0)

    def windmill(self) -> None:
        self.gust()

    # (f) tourism

    def ask_travel(self) -> None:
        if self.locations_played == TOURISM:  # FI-8.1
            self.asked = ASK_TRAVEL

    def find_travel(self, moves: Moves) -> None:
        if self.location_size + self.location_discard_size > 0:
            board.add(moves, DO_TRAVEL, 0, 0, 0)
        board.add(moves, DO_REMAIN, 0, 0, 0)

    def renew_locations(self) -> None:
        """An empty deck is made of the discarded ones, without the one in force."""
        if self.location_size > 0:
            return
        for i in range(self.location_discard_size):
            self.location_deck[i] = self.location_discards[i]
        self.location_size = self.location_discard_size
        self.location_discard_size = 0
        self.chance = SHUFFLE_LOCATIONS  # FI-8.1
        if self.noting:
            self.note(RENEWED, 0, 0, 0)

    def arrive(self) -> None:
        """The top Location replaces the one in force."""
        left = self.location
        if left != 0:
            self.location_discards[self.location_discard_size] = left
            self.location_discard_size += 1
        self.location_size -= 1
        self.location = self.location_deck[self.location_size]
        if self.noting:
            self.note(LOCATION, self.location, left, 0)

    # (j) playing cards

    def moonlit_well(self, pile: int) -> bool:
        """Whether a card goes there face down, uncounted."""
        return self.location == MOONLIT_WELL and pile == CENTRE

    def echo_cave(self) -> bool:
        """Whether a card must go into the centre."""
        return self.location == ECHO_CAVE

    # (k) cards were played

    def end_of_play(self) -> None:
        if self.location == SUNLIT_GLADE:
            self.sunlit_glade()
        elif self.location == OVERGROWTH:
            self.overgrowth()

    def sunlit_glade(self) -> None:
        self.turn_pile_up(CENTRE)

    def overgrowth(self) -> None:
        if self.pile_size[CENTRE] < 3 and self.deck_size > 0:  # FI-4.5
            kind = self.next_card()
            self.put_up(CENTRE, kind)
            if self.noting:
                self.note(LAID, kind, 0, 0)
