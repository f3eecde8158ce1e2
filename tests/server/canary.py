"""A game made for looking into what the server sends: every card has a name that occurs nowhere else, and on each
turn the seat first decides in secret, which the others must not notice; unless the host chose to play openly."""

from __future__ import annotations

from parlour.engine import registry
from parlour.engine.chance import Shuffle
from parlour.engine.errors import MalformedMove
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.state import Moves, Note, PlainState, zeros
from parlour.engine.scene import HIDDEN, Card, Choice, Event, Scene, Zone

SEATS = 3
CARDS = 24
DEALT = 4
KEEP, SWAP = 100, 101
PLAYED, SWAPPED = 1, 2
NAMES = [f"canary{number * 7919 + 100003}" for number in range(CARDS)]


class Canary(PlainState):
    def __init__(self, players: int) -> None:
        PlainState.__init__(self, players)
        self.pile = zeros(CARDS)
        self.size = 0
        self.hands = zeros(SEATS * DEALT)
        self.counts = zeros(SEATS)
        self.table = zeros(CARDS)
        self.table_size = 0
        self.is_secret = 0
        self.with_secrets = 1
        self.is_hidden = 0  # nobody is told who decides in secret

    def begin(self) -> None:
        for card in range(CARDS):
            self.pile[card] = card
        self.size = CARDS
        self.chance = 1

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.size)

    def go_on(self) -> None:
        for seat in range(SEATS):
            for place in range(DEALT):
                self.size -= 1
                self.hands[seat * DEALT + place] = self.pile[self.size]
            self.counts[seat] = DEALT
        self.seat, self.is_secret = 0, self.with_secrets

    def find_legal(self, moves: Moves) -> int:
        hand = [KEEP, SWAP] if self.is_secret else self.hand(self.seat)
        items = list(moves.items)
        items[: len(hand)] = hand
        moves.items = items
        moves.count = len(hand)
        return len(hand)

    def hand(self, seat: int) -> list[int]:
        return list(self.hands)[seat * DEALT : seat * DEALT + self.counts[seat]]

    def apply(self, move: int) -> None:
        me = self.seat
        if self.is_secret:
            if move == SWAP:
                self.size -= 1
                self.hands[me * DEALT] = self.pile[self.size]
                self.note(SWAPPED, me, self.pile[self.size], 0)
            self.is_secret = 0
            return
        left = [card for card in self.hand(me) if card != move]
        for place, card in enumerate(left):
            self.hands[me * DEALT + place] = card
        self.counts[me] -= 1
        self.table[self.table_size] = move
        self.table_size += 1
        self.note(PLAYED, me, move, 0)
        self.seat, self.is_secret = (me + 1) % SEATS, self.with_secrets
        self.over = self.counts[self.seat] == 0

    def redeal(self, seat: int) -> None:
        """Everything that is neither open nor in the seat's hand; cards swapped away stay out."""
        free = list(self.pile)[: self.size]
        for other in range(SEATS):
            free += self.hand(other) if other != seat else []
        for number, card in enumerate(free):
            self.pile[number] = card
        size = self.size
        self.shuffle(self.pile, len(free))
        shuffled = list(self.pile)[: len(free)]
        for other in range(SEATS):
            if other != seat:
                for place in range(self.counts[other]):
                    self.hands[other * DEALT + place] = shuffled.pop()
        assert len(shuffled) == size

    def won(self, seat: int) -> bool:
        return seat == 0

    def score(self, seat: int) -> int:
        return 0

    def rank(self, seat: int) -> int:
        return 1

    def advise(self, moves: Moves) -> int:
        first: list[int] = self.legal()
        return first[0]


def card(number: int) -> Card:
    return Card(NAMES[number], NAMES[number], NAMES[number])


def text(state: Canary, move: int) -> str:
    return {KEEP: "keep", SWAP: "swap"}.get(move) or f"play {NAMES[move]}"


def parse(state: Canary, written: str) -> int:
    known = {text(state, move): move for move in (KEEP, SWAP, *range(CARDS))}
    if written not in known:
        raise MalformedMove("no such move")
    number: int = known[written]
    return number


def show(state: Canary, seat: int | None) -> Scene:
    zones = []
    for other in range(SEATS):
        cards = [card(number) if other == seat else HIDDEN for number in state.hand(other)]
        zones.append(Zone(f"hand:{other}", "Hand", tuple(cards), other, "hand"))
    zones.append(Zone("table", "Table", tuple(card(number) for number in list(state.table)[: state.table_size])))
    prompt = "Keep or swap?" if seat == state.seat and state.is_secret else f"{{{state.seat}:plays|play}} a card."
    if state.is_hidden and seat != state.seat:
        return Scene("Canary", tuple(zones), (), "Wait.")
    return Scene("Canary", tuple(zones), (), "" if state.over else prompt, () if state.over else (state.seat,))


def choice(state: Canary, move: int) -> Choice:
    written = text(state, move)
    if move in (KEEP, SWAP):
        return Choice(written, written)
    return Choice(written, written, (NAMES[move],), f"hand:{state.seat}", "table")


def tell(state: Canary, note: Note, seat: int | None) -> Event | None:
    kind, who, number, _ = note
    if kind == PLAYED:
        return Event("play", f"{{{who}:plays|play}} {NAMES[number]}.", who, (card(number),), f"hand:{who}", "table")
    return Event("swap", f"You get {NAMES[number]}.", who, (card(number),)) if seat == who else None


def new_state(players: int, settings: Settings, cards: object) -> Canary:
    state = Canary(players)
    state.with_secrets = int(settings["secrets"] is True)
    state.is_hidden = int(settings["hidden"] is True)
    return state


GAME = Game(
    name="canary",
    title="Canary",
    tagline="Nobody hears it.",
    seats=range(SEATS, SEATS + 1),
    minutes=(1, 1),
    package=__name__,
    state=new_state,
    requests=(Shuffle("draw", "pile", "size", lambda state, number: NAMES[number]),),
    text=text,
    parse=parse,
    why_not=lambda state, move: ("X-1", "not now"),
    show=show,
    choice=choice,
    meant=lambda state, pointed: [f"play {name}" for name in pointed.cards],
    tell=tell,
    options=(
        Option("secrets", True, "each turn begins with a decision in secret"),
        Option("hidden", False, "and nobody knows who decides"),
    ),
)


def add() -> None:
    registry.games()[GAME.name] = GAME


def remove() -> None:
    registry.games().pop(GAME.name, None)
