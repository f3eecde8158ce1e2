"""The order of everything: set-up, the stages of a turn (FI-4.0), the end."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, play

KINDS = cards.KINDS
AST = cards.AST
ABY = cards.ABY
CENTRE = 0
PILES = 5
LOCATIONS = 13
FIRST_HAND = 4
SHUFFLE_LOCATIONS = 1  # requests for chance
SHUFFLE_ARCANE = 2

# The stages, in order; the letters are those of FI-4.0
CHOOSING = 0
LOCATING = 1
FOUNDING = 2
SHUFFLING = 3
DEALING = 4
BEGINNING = 5  # a
SCAVENGING = 6  # b
PAYING = 7  # c
REVEALING = 8  # d
COLLECTING = 9
VISITING = 10  # e
TRAVELLING = 11  # f
ARRIVING = 12
CASTING = 13  # g
CHECKING = 14  # h
PREPARING = 15  # i
STARTING = 16  # j
PLAYING = 17
GROWING = 18  # k
REFILLING = 19  # l
LEAVING = 20  # the loser goes out

LOSES = 2

NOTHING = moves.NOTHING
ASK_FAMILIAR = moves.ASK_FAMILIAR
ASK_FLIP = moves.ASK_FLIP
ASK_PILE = moves.ASK_PILE
ASK_TOLL = moves.ASK_TOLL
ASK_LEAVE = moves.ASK_LEAVE
ASK_SHRINE = moves.ASK_SHRINE
ASK_BARTER = moves.ASK_BARTER
ASK_GUST = moves.ASK_GUST
ASK_TRAVEL = moves.ASK_TRAVEL
ASK_SPELL = moves.ASK_SPELL
ASK_CAST_OFF = moves.ASK_CAST_OFF
ASK_PLUCK = moves.ASK_PLUCK
ASK_SWAP = moves.ASK_SWAP
ASK_PLAY = moves.ASK_PLAY

CHOOSE = moves.CHOOSE
FLIP = moves.FLIP
TAKE = moves.TAKE
SKIP = moves.SKIP
TOLL = moves.TOLL
LEAVE = moves.LEAVE
DISCARD = moves.DISCARD
BARTER = moves.BARTER
GUST = moves.GUST
TRAVEL = moves.TRAVEL
CAST = moves.CAST
SHED = moves.SHED
CAST_OFF = moves.CAST_OFF
PLUCK = moves.PLUCK
SWAP = moves.SWAP
PLACE = moves.PLACE
HIDE = moves.HIDE

LAID = notes.LAID
DECK_OUT = notes.DECK_OUT
BY_COUNT = notes.BY_COUNT


class Turn(play.Play):
    # Driving

    def begin(self) -> None:
        self.in_play = board.bit(self.players) - 1
        self.seats_in_play = self.players
        self.measure_reach()
        self.seat = 0
        self.stage = CHOOSING if self.with_familiars else LOCATING  # FI-3.1
        self.proceed()

    def draw_chance(self) -> None:
        if self.chance == SHUFFLE_ARCANE:
            self.shuffle(self.deck, self.deck_size)
        else:
            self.shuffle(self.location_deck, self.location_size)

    def go_on(self) -> None:
        self.proceed()

    def proceed(self) -> None:
        """Go from stage to stage until somebody is asked, chance is needed or the match is over."""
        while self.asked == NOTHING and self.chance == 0 and not self.over:
            if self.stage < BEGINNING:
                self.set_up_stage()
            elif self.stage < CHECKING:
                self.scavenge_stage()
            else:
                self.play_stage()

    # Set-up

    def set_up_stage(self) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == CHOOSING:
            self.stage = CHOOSING
            self.asked = ASK_FAMILIAR
        elif stage == LOCATING:
            self.shuffle_locations()
        elif stage == FOUNDING:
            if self.locations_played:
                self.arrive()
        elif stage == SHUFFLING:
            self.shuffle_arcane()
        elif stage == DEALING:
            self.deal()

    def next_to_choose(self) -> None:
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
            self.stage = LOCATING

    def shuffle_locations(self) -> None:
        if not self.locations_played:
            return
        self.location_size = 0
        for location in range(1, LOCATIONS + 1):
            if self.locations_used[location]:
                self.location_deck[self.location_size] = location
                self.location_size += 1
        self.chance = SHUFFLE_LOCATIONS

    def shuffle_arcane(self) -> None:
        self.deck_size = 0
        for kind in range(KINDS):
            for _ in range(self.copies[kind]):  # FI-1.2
                self.deck[self.deck_size] = kind
                self.deck_size += 1
        self.chance = SHUFFLE_ARCANE

    def deal(self) -> None:
        for pile in range(PILES):  # FI-3.2
            if self.exists(pile):
                kind = self.next_card()
                self.put_up(pile, kind)
                if self.noting:
                    self.note(LAID, kind, self.label(pile), 0)
        for seat in range(self.players):
            for _ in range(FIRST_HAND):
                self.draw_card(seat)

    # A turn: FI-4.0

    def scavenge_stage(self) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == BEGINNING:
            self.begin_turn()
        elif stage == SCAVENGING:
            self.asked = ASK_PILE
        elif stage == PAYING:
            self.ask_toll(self.taken)
        elif stage == REVEALING:
            self.reveal_taken()
        elif stage == COLLECTING:
            self.collect_taken()
            if self.taken != CENTRE:
                self.stage = CASTING
        elif stage == VISITING:
            self.visit()
        elif stage == TRAVELLING:
            self.stage = CASTING
            self.ask_travel()
        elif stage == ARRIVING:
            self.arrive()
        elif self.ask_spell():
            self.stage = CASTING

    def play_stage(self) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == CHECKING:
            self.do_check()
        elif stage == PREPARING:
            self.magpie()
            self.toad()
        elif stage == STARTING:
            self.begin_play()
        elif stage == PLAYING:
            if self.to_play > 0:
                self.stage = PLAYING
                self.asked = ASK_PLAY
        elif stage == GROWING:
            self.end_of_play()
            self.stage = LEAVING if self.losing else REFILLING
        elif stage == REFILLING:
            self.end_turn()
        else:
            self.losing = 0
            self.go_out()
            self.stage = BEGINNING

    def do_check(self) -> None:
        if self.check() != LOSES:
            return
        in_play = self.seats_in_play
        self.lose()
        self.losing = 1
        self.stage = PREPARING if in_play == 4 else LEAVING  # FI-7.3

    def end_turn(self) -> None:
        if self.refill():
            self.seat = self.after(self.seat)  # FI-7.5
            self.stage = BEGINNING
        else:
            self.count_essences()  # FI-7.1

    # Decisions

    def find_legal(self, moves: Moves) -> int:
        moves.count = 0
        asked = self.asked
        if asked == ASK_PLAY:
            self.find_plays(moves)
        elif asked == ASK_PILE:
            self.find_takes(moves)
        elif asked == ASK_SPELL:
            self.find_spells(moves)
        elif asked == ASK_TRAVEL:
            self.find_travel(moves)
        elif asked == ASK_GUST:
            self.find_gusts(moves)
        elif asked == ASK_BARTER:
            self.find_barters(moves)
        else:
            self.find_rare(moves)
        return moves.count

    def find_rare(self, moves: Moves) -> None:
        asked = self.asked
        if asked == ASK_FAMILIAR:
            self.find_familiars(moves)
        elif asked == ASK_FLIP:
            self.find_flips(moves)
        elif asked == ASK_TOLL:
            self.find_tolls(moves)
        elif asked == ASK_LEAVE:
            self.find_leave(moves, self.taken)
        elif asked == ASK_SHRINE:
            self.find_shrine(moves)
        elif asked == ASK_CAST_OFF:
            self.find_cast_offs(moves)
        elif asked == ASK_PLUCK:
            self.find_plucks(moves)
        elif asked == ASK_SWAP:
            self.find_swaps(moves)

    def apply(self, move: int) -> None:
        self.asked = NOTHING
        self.obey(move >> 12, (move >> 8) & 15, (move >> 4) & 15, move & 15)
        self.proceed()

    def obey(self, verb: int, a: int, b: int, c: int) -> None:
        """Do what a move says. `decline` and `remain` say nothing: the next stage is set already."""
        if verb == PLACE:
            self.place(a, b)
        elif verb == HIDE:
            self.hide(a, b)
        elif verb == TAKE:
            self.taken = a
        elif verb == CAST:
            self.cast(a)
        elif verb == SHED:
            self.shed(a)
        elif verb == BARTER:
            self.make_barter(a, b, c)
        elif verb == GUST:
            self.make_gust(a, b)
        elif verb == TRAVEL:
            self.renew_locations()
            self.stage = ARRIVING
        else:
            self.obey_rare(verb, a, b)

    def obey_rare(self, verb: int, a: int, b: int) -> None:
        if verb == CHOOSE:
            self.choose(a)
            self.next_to_choose()
        elif verb == FLIP:
            self.flip()
        elif verb == SKIP:
            self.stage = CASTING
        elif verb == TOLL:
            self.pay_toll(a)
        elif verb == LEAVE:
            self.leaving = 1
        elif verb == DISCARD:
            self.discard_abyss()
        elif verb == CAST_OFF:
            self.make_cast_off(a)
        elif verb == PLUCK:
            self.make_pluck(a)
        elif verb == SWAP:
            self.swap(a, b)

    # The end

    def count_essences(self) -> None:
        """The deck ran out: most Essences, then most Ingredients, of those in play."""
        if self.noting:
            self.note(DECK_OUT, 0, 0, 0)
        best = 0
        for seat in range(self.players):
            if self.is_in_play(seat) and self.standing(seat) > best:
                best = self.standing(seat)
        for seat in range(self.players):
            if self.is_in_play(seat) and self.standing(seat) == best:  # FI-10.1
                self.win(seat, BY_COUNT)

    def standing(self, seat: int) -> int:
        return 1000 * (self.has(seat, AST) + self.has(seat, ABY)) + self.ingredients(seat)

    def won(self, seat: int) -> bool:
        return self.winners & board.bit(seat) != 0

    def score(self, seat: int) -> int:
        return 1 if self.won(seat) else 0  # FI-10.2

    def rank(self, seat: int) -> int:
        if self.won(seat):
            return 1
        if self.out_at[seat] > 0:
            return self.players + 1 - self.out_at[seat]
        rank = 1
        for other in range(self.players):
            if self.won(other):
                rank += 1
        return rank
