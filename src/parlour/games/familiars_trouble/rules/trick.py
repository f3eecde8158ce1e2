"""A round: hand exchange, errand exchange, trick, verdict, and the replenishments, in the order of RULES.md."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Moves, Words, zeros
from parlour.games.familiars_trouble import cards, moves, notes
from parlour.games.familiars_trouble.rules import errands

BITS = cards.BITS
SEATS = cards.SEATS
ROUNDS = cards.ROUNDS
HAND = cards.HAND
SIZE = cards.SIZE
LEVELS = cards.LEVELS
CARD_COLOURS = cards.CARD_COLOURS
VALUES = cards.VALUES
MATCHES = cards.MATCHES
RAINBOW = cards.RAINBOW
RAINBOWS = cards.RAINBOWS
ENOUGH = 20  # FT-10.1

EXCHANGE = moves.EXCHANGE
KEEP = moves.KEEP
STAY = moves.STAY
PASS = moves.PASS
PLAY = moves.PLAY
DRAW = moves.DRAW
SWAP = moves.SWAP
ASK_EXCHANGE = moves.ASK_EXCHANGE
ASK_PASS = moves.ASK_PASS
ASK_SWAP = moves.ASK_SWAP
ASK_PLAY = moves.ASK_PLAY
ASK_DRAW = moves.ASK_DRAW

ROUND = notes.ROUND
DREW = notes.DREW
CALLED = notes.CALLED
PASSED = notes.PASSED
STAYED = notes.STAYED
PLAYED = notes.PLAYED
TOOK_LEAD = notes.TOOK_LEAD
REFILLED = notes.REFILLED
ENDED = notes.ENDED


def kind(card: int) -> int:
    """The three-coloured cards are one kind."""
    return card if card < RAINBOW else RAINBOW


def held(hand: int, kind: int) -> int:
    """The lowest card of the kind in a hand that has one."""
    return kind if kind < RAINBOW else native.lowest_bit(hand & RAINBOWS)


def after(seat: int, steps: int) -> int:
    """The seat so many places clockwise."""
    seat += steps
    return seat if seat < SEATS else seat - SEATS


class Trick(errands.Errands):
    """The attribute cards are numbers from 0 to 26; a hand has one bit for each."""

    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        errands.Errands.__init__(self, players, display, deck)
        self.hand_exchange: bool = switches[0]
        self.errand_exchange: bool = switches[1]
        self.any_colour_wins: bool = switches[2]
        self.hints: bool = switches[3]  # changes no decision (FT-1.6)
        self.asked = 0  # what is asked of the deciding seat
        self.shuffled = 0  # how many piles are ready
        self.round = 0
        self.lead = 0
        self.count = 0  # how many have passed, or played, in this round
        self.hands: Words = zeros(SEATS)
        self.used = 0  # the cards of the tricks before, one bit each
        self.deck: Bytes = zeros(SIZE)  # as it was shuffled; what is drawn stays, above `deck_size`
        self.deck_size = 0
        self.leads: Bytes = zeros(ROUNDS)
        self.passed: Bytes = zeros(ROUNDS * SEATS)  # the kind each seat passed in each round, plus one
        self.played: Bytes = zeros(ROUNDS * SEATS)  # the kind each seat played in each round, plus one

    # Set-up

    def begin(self) -> None:
        for card in range(SIZE):
            self.pile[card] = card
        self.pile_size = SIZE
        self.chance = 1  # FT-2.1

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.pile_size)

    def go_on(self) -> None:
        """One pile is shuffled; ask for the next, or deal (FT-2.1)."""
        if self.shuffled == 0:
            self.take_deck()
        else:
            self.make_pile(self.shuffled - 1)
        self.shuffled += 1
        if self.shuffled <= LEVELS:
            self.gather(self.shuffled - 1)
            self.chance = self.shuffled + 1
            return
        self.deal()
        self.lay_out()
        self.lead = 0  # FT-2.3
        self.begin_round()

    def take_deck(self) -> None:
        """The three-coloured cards are numbered as they lie, since nobody can tell them apart."""
        rainbow = RAINBOW
        for i in range(SIZE):
            if self.pile[i] >= RAINBOW:
                self.pile[i] = rainbow
                rainbow += 1
            self.deck[i] = self.pile[i]
        self.deck_size = SIZE

    def deal(self) -> None:
        for _ in range(HAND):  # FT-2.2
            for seat in range(SEATS):
                self.draw_card(seat)

    def draw_card(self, seat: int) -> None:
        self.deck_size -= 1
        card = self.deck[self.deck_size]
        self.hands[seat] |= BITS[card]
        if self.noting:
            self.note(DREW, seat, card, 0)

    def begin_round(self) -> None:
        self.leads[self.round] = self.lead
        self.seat = self.lead
        if self.noting:
            self.note(ROUND, self.round, self.lead, 0)
        if self.hand_exchange:
            self.asked = ASK_EXCHANGE  # FT-3.1: in every round
        else:
            self.offer_swap()

    # What may be done

    def find_legal(self, moves: Moves) -> int:
        if self.asked == ASK_PLAY:
            return self.find_cards(moves, PLAY, self.playable())
        if self.asked == ASK_PASS:
            return self.find_cards(moves, PASS, self.hands[self.seat])  # FT-3.1: any, and nobody may decline
        if self.asked == ASK_EXCHANGE:
            moves.items[0] = EXCHANGE
            moves.items[1] = KEEP
            moves.count = 2
            return 2
        if self.asked == ASK_SWAP:
            return self.find_swaps(moves)
        return self.find_draws(moves)

    def find_cards(self, moves: Moves, verb: int, among: int) -> int:
        if among & RAINBOWS:  # identical cards are one move
            among = (among & ~RAINBOWS) | BITS[RAINBOW]
        count = 0
        while among != 0:
            moves.items[count] = verb + native.lowest_bit(among)
            among &= among - 1
            count += 1
        moves.count = count
        return count

    def playable(self) -> int:
        hand = self.hands[self.seat]
        if self.count == 0:
            return hand  # FT-5.1
        matching = hand & MATCHES[self.lead_card()]  # FT-5.3
        if matching & ~RAINBOWS:
            return matching  # FT-5.2, FT-5.4; the three-coloured cards match everything
        return hand

    def find_swaps(self, moves: Moves) -> int:
        moves.items[0] = STAY
        count = 1
        left = self.display
        while left != 0:
            errand = native.lowest_bit(left)
            left &= left - 1
            for level in range(LEVELS):
                if self.pile_sizes[level] != 0:  # FT-4.1: an empty pile cannot be named
                    moves.items[count] = SWAP + errand * LEVELS + level
                    count += 1
        moves.count = count
        return count

    def find_draws(self, moves: Moves) -> int:
        count = 0
        for level in range(LEVELS):
            if self.pile_sizes[level] != 0:  # FT-7.1
                moves.items[count] = DRAW + level
                count += 1
        moves.count = count
        return count

    def apply(self, move: int) -> None:
        if self.asked == ASK_PLAY:
            self.play_card(held(self.hands[self.seat], move - PLAY))
        elif self.asked == ASK_PASS:
            self.pass_card(held(self.hands[self.seat], move - PASS))
        elif self.asked == ASK_EXCHANGE:
            self.call(move == EXCHANGE)
        elif self.asked == ASK_SWAP:
            self.answer_swap(move)
        else:
            self.refill(move - DRAW)

    # 1. Hand exchange

    def call(self, wanted: bool) -> None:
        if self.noting:
            self.note(CALLED, self.seat, wanted, 0)
        if wanted:  # FT-3.1: the lead decides
            self.asked = ASK_PASS
            self.count = 0
        else:
            self.offer_swap()

    def pass_card(self, card: int) -> None:
        giver = self.seat
        receiver = after(giver, 1)
        self.hands[giver] ^= BITS[card]
        self.hands[receiver] |= BITS[card]  # FT-3.1: at once, so it may be passed on
        self.passed[self.round * SEATS + giver] = kind(card) + 1
        if self.noting:
            self.note(PASSED, giver, card, receiver)
        self.count += 1
        self.seat = receiver
        if self.count == SEATS:
            self.offer_swap()

    # 2. Errand exchange

    def offer_swap(self) -> None:
        self.seat = self.lead
        self.count = 0
        self.asked = ASK_PLAY
        if self.errand_exchange and self.has_piles():  # FT-4.1
            self.asked = ASK_SWAP

    def answer_swap(self, move: int) -> None:
        if move != STAY:
            self.swap((move - SWAP) // LEVELS, (move - SWAP) % LEVELS)
        elif self.noting:
            self.note(STAYED, self.seat, 0, 0)
        self.asked = ASK_PLAY  # FT-4.1: one exchange a round

    # 3. Trick

    def lead_card(self) -> int:
        """The kind of the card that was led to this trick."""
        return self.played[self.round * SEATS + self.lead] - 1

    def play_card(self, card: int) -> None:
        seat = self.seat
        self.hands[seat] ^= BITS[card]
        self.used |= BITS[card]  # FT-6.3: in truth after the verdict; the view shows the trick on its own
        self.played[self.round * SEATS + seat] = kind(card) + 1
        self.count_card(card)
        if self.noting:
            self.note(PLAYED, seat, card, self.lead_card())
        self.count += 1
        self.seat = after(seat, 1)  # FT-5.1
        if self.count == SEATS:
            self.end_trick()

    def count_card(self, card: int) -> None:
        """A card counts fully for each of its colours (FT-6.1)."""
        for colour in range(3):
            if CARD_COLOURS[card] & BITS[colour]:
                self.totals[colour] += VALUES[card]

    def winner(self) -> int:
        """The seat with the highest card that shares a colour with the lead card."""
        matching = MATCHES[self.lead_card()]
        best = 0
        found = self.lead
        for steps in range(SEATS):
            seat = after(self.lead, steps)
            card = self.played[self.round * SEATS + seat] - 1
            counts = self.any_colour_wins or matching & BITS[card] != 0  # FT-5.5
            if counts and VALUES[card] > best:  # FT-5.6: the first of equals stays
                best = VALUES[card]
                found = seat
        return found

    def end_trick(self) -> None:
        self.lead = self.winner()
        self.seat = self.lead
        if self.noting:
            totals = self.totals[0] + (self.totals[1] << 6) + (self.totals[2] << 12)
            self.note(TOOK_LEAD, self.lead, totals, 0)
        self.judge()
        self.count = 0
        for colour in range(3):
            self.totals[colour] = 0
        if self.round == ROUNDS - 1:
            self.end()  # FT-8.2
        else:
            self.replenish()

    # 5. and 6. Replenishment

    def replenish(self) -> None:
        if self.wants_errands():
            self.asked = ASK_DRAW
            return
        if self.deck_size != 0:  # FT-8.1
            for steps in range(SEATS):
                self.draw_card(after(self.lead, steps))
        self.round += 1
        self.begin_round()

    def refill(self, level: int) -> None:
        errand = self.turn_up(level)  # FT-7.1: seen before the next choice
        if self.noting:
            self.note(REFILLED, self.seat, errand, 0)
        self.replenish()

    # The end

    def end(self) -> None:
        self.over = True
        if self.noting:
            self.note(ENDED, self.points, 0, 0)

    def won(self, seat: int) -> bool:
        return self.over and self.points >= ENOUGH  # FT-10.1

    def score(self, seat: int) -> int:
        return self.points

    def rank(self, seat: int) -> int:
        return 1
