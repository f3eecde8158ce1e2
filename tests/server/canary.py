"""A game made for looking into what the server sends: every card has a name that occurs nowhere else, and on each
turn the seat first decides in secret, which the others must not notice; unless the host chose to play openly."""

from __future__ import annotations

from parlour.engine import registry
from parlour.engine.chance import Shuffle
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.fold import Event, Facts, Place, To
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.presentation import Asked, Presentation, Things
from parlour.engine.presentation import Option as Choice
from parlour.engine.state import Moves, Note, PlainState, zeros
from parlour.engine.vocabulary import OVER, SEAT, TEXT, Kind, Move, Noun, Prompt, Turn, Verb, Vocabulary, Zone

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
                lowest = me * DEALT + self.hand(me).index(min(self.hand(me)))
                self.note(SWAPPED, me, self.hands[lowest], self.pile[self.size])
                self.hands[lowest] = self.pile[self.size]
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
        self.find_legal(moves)
        return int(moves.items[0])

    def evaluate(self, seat: int) -> int:
        return 1000 if self.over and self.won(seat) else 0


def text(state: Canary, move: int) -> str:
    return {KEEP: "keep", SWAP: "swap"}.get(move) or f"play {NAMES[move]}"


def parse(state: Canary, written: str) -> int:
    known = {text(state, move): move for move in (KEEP, SWAP, *range(CARDS))}
    if written not in known:
        raise MalformedMove
    number: int = known[written]
    return number


CARD = Noun("card", {"name": TEXT})
VOCABULARY = Vocabulary(
    nouns={"card": CARD},
    zones=(
        Zone("hand", "hand", sees="owner", order="rank", each="seat"),
        Zone("pile", "pile", sees="none"),
        Zone("table", "play"),
    ),
    counters=(),
    phases=("play", "over"),
    verbs={
        "keep": Verb("keep"),
        "swap": Verb("swap"),
        "play": Verb("play {card}", {"card": CARD}, cards="{card}", source="hand:{me}", target="table"),
    },
    prompts={"swap": Prompt(is_secret=True), "play": Prompt()},
    kinds={
        "played": Kind({"seat": SEAT, "card": CARD}, (Move("hand:{seat}", "table", "{card}"),)),
        "swapped": Kind(  # one card of the hand has become another
            {"seat": SEAT, "old": CARD, "new": CARD},
            (Turn("hand:{seat}", "{old}", up=False), Turn("hand:{seat}", "{new}")),
        ),
        "over": OVER,
    },
    reasons={"not-now": {}},
)


def things(_: object) -> Things:
    return {"card": {name: {"name": name} for name in NAMES}}


def show(state: Canary, seat: int | None) -> Facts:
    zones = {f"hand:{other}": Place([], state.counts[other]) for other in range(SEATS)}
    if seat is not None:
        zones[f"hand:{seat}"] = Place(names(sorted(state.hand(seat))))
    zones |= {"pile": Place([], CARDS - SEATS * DEALT), "table": Place(names(list(state.table)[: state.table_size]))}
    return Facts(zones, {}, "over" if state.over else "play", state.outcome() if state.over else None)


def names(numbers: list[int]) -> list[str]:
    return [NAMES[number] for number in numbers]


def asked(state: Canary, seat: int | None) -> Asked:
    if state.over or (state.is_hidden and seat != state.seat):
        return Asked()
    return Asked((state.seat,), "swap" if seat == state.seat and state.is_secret else "play")


def choice(state: Canary, move: int) -> Choice:
    written = text(state, move)
    return Choice(written, written) if move in (KEEP, SWAP) else Choice(written, "play", (NAMES[move],))


def tell(state: Canary, fresh: list[Note], mover: int) -> list[Event | To]:
    events: list[Event | To] = []
    for kind, who, number, new in fresh:
        if kind == PLAYED:
            events.append(("played", who, NAMES[number]))
        else:
            events.append(To((who,), ("swapped", who, NAMES[number], NAMES[new])))
    return [*events, ("over", *state.outcome())] if state.over else events


def why_not(state: Canary, move: int) -> Reason:
    return Reason("X-1", "not-now")


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
    presentation=Presentation(VOCABULARY, things, show, tell, asked, choice, why_not),
    meant=lambda state, pointed: [f"play {name}" for name in pointed.cards],
    options=(
        Option("secrets", True, "each turn begins with a decision in secret"),
        Option("hidden", False, "and nobody knows who decides"),
    ),
)


def add() -> None:
    registry.games()[GAME.name] = GAME


def remove() -> None:
    registry.games().pop(GAME.name, None)
