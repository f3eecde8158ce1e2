"""Everything that is true in one match: flat, cheap to copy, and never shown to anybody as it is.

A game derives a class from `State`, gives it integer fields and fixed-size lists of integers, and overrides the
methods under *A game says*. Cython compiles it where there is a C compiler; the same file runs without.

The rules never draw a random number. They set `chance` to the number of the request and return; whoever drives the
state answers it (`draw_chance` from the generator inside, or somebody outside by writing the outcome) and lets the
rules `go_on`. So a simulation, a real table and a replay need no code in the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from parlour.engine import native
from parlour.engine.errors import IllegalMove

Bytes = list[int]
"""A fixed-size list of numbers from 0 to 255."""
Words = list[int]
"""A fixed-size list of 32-bit numbers."""
Ints = list[int]
"""A fixed-size list of 64-bit numbers."""

MOST_MOVES = 2048
MOST_WEIGHTS = 8192
USUAL_HORIZON = 200
LARGEST = 2**63 - 1  # seed
NOTES: list[tuple[int, int, int, int]] = []

AnyState = TypeVar("AnyState", bound="State")


def zeros(count: int) -> list[int]:
    """A fixed-size list for a field of a state."""
    return [0] * count


class Outcome(NamedTuple):
    """How a finished match ended, by seat."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]


class Moves:
    """A buffer for the legal moves of one decision, reused by whoever asks often."""

    def __init__(self) -> None:
        self.count = 0
        self.items: Words = zeros(MOST_MOVES)


class Beliefs:
    """What a seat makes of the others' moves, for a game's `recollect` and `believe` to fill and to read."""

    def __init__(self) -> None:
        self.weights: Words = zeros(MOST_WEIGHTS)


class State:
    def __init__(self, players: int) -> None:
        self.players = players
        self.seat = 0  # who decides
        self.over = False
        self.chance = 0  # the request waiting for an outcome, 0 = none
        self.rolled = 0  # the outcome of a roll: the index of the face
        self.live = False  # answers its own requests for chance
        self.noting = False  # tells what happens
        self.rng = 0

    # A game says

    def begin(self) -> None:
        """Set up the match, up to the first decision or request for chance."""
        ask_python(self, "begin")

    def find_legal(self, moves: Moves) -> int:
        """Put the legal moves of the deciding seat into `moves` and return how many."""
        return ask_python(self, "find_legal", moves)

    def apply(self, move: int) -> None:
        """Make a legal move and everything automatic after it."""
        ask_python(self, "apply", move)

    def draw_chance(self) -> None:
        """Answer the request in `chance` from the generator inside: shuffle the pile or roll the die."""
        ask_python(self, "draw_chance")

    def go_on(self) -> None:
        """Continue where the rules stopped to ask for chance; its outcome is in place."""
        ask_python(self, "go_on")

    def redeal(self, seat: int) -> None:
        """Deal anew, from the generator inside, everything that the seat cannot know."""
        ask_python(self, "redeal", seat)

    def score(self, seat: int) -> int:
        return ask_python(self, "score", seat)

    def rank(self, seat: int) -> int:
        return ask_python(self, "rank", seat)

    def won(self, seat: int) -> bool:
        return ask_python(self, "won", seat) != 0

    def advise(self, moves: Moves) -> int:
        """A sensible move for the deciding seat, found quickly and from what that seat knows only."""
        return ask_python(self, "advise", moves)

    def evaluate(self, seat: int) -> int:
        """How well the seat stands: 0 (lost) to 1000 (won)."""
        return ask_python(self, "evaluate", seat)

    # A game may say

    def recollect(self, seat: int, beliefs: Beliefs) -> None:
        """Work out, before many worlds are imagined, what the others' moves tell the seat; may spoil this state."""

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        """Redeal, the worlds more often that fit what was recollected."""
        self.redeal(seat)

    def hasten(self, moves: Moves) -> int:
        """A move like that of `advise`, found more quickly, for playing on from positions that are only imagined."""
        return self.advise(moves)

    def horizon(self) -> int:
        """After how many imagined moves `evaluate` knows as much as playing on would tell, if the state is at rest."""
        return USUAL_HORIZON

    def is_at_rest(self) -> bool:
        """Whether `evaluate` can judge fairly here: between tricks, say, and not within one."""
        return True

    # The rules use

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng = native.advance(self.rng)
        return native.below(self.rng, n)

    def shuffle(self, cards: Bytes, count: int) -> None:
        """Shuffle the first `count` cards in place."""
        rng = self.rng
        for i in range(count - 1, 0, -1):
            rng = native.advance(rng)
            j = native.below(rng, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.rng = rng

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Tell what just happened, if anybody wants to know."""
        if self.noting:
            self.write_note(kind, a, b, c)

    def write_note(self, kind: int, a: int, b: int, c: int) -> None:
        NOTES.append((kind, a, b, c))

    # Compiled callers use

    def set_up(self, rng: int) -> None:
        """Begin a match that answers its own chance."""
        self.rng = rng
        self.live = True
        self.begin()
        self.settle()

    def step(self, move: int) -> None:
        """Make a move known to be legal."""
        self.apply(move)
        if self.chance != 0:
            self.settle()

    def settle(self) -> None:
        while self.chance != 0 and self.live:
            self.draw_chance()
            self.chance = 0
            self.go_on()

    def copy_from(self, other: State) -> None:
        if native.is_open(self):
            self.copy_open(other)
        else:
            native.copy_fields(self, other)

    def copy_open(self, other: State) -> None:
        for name in COMMON_FIELDS:
            setattr(self, name, getattr(other, name))
        for name, value in vars(other).items():
            setattr(self, name, value[:] if type(value) is list else value)

    def allows(self, move: int) -> bool:
        for i in range(self.find_legal(SCRATCH)):
            if SCRATCH.items[i] == move:
                return True
        return False

    # Python callers use

    def legal(self) -> list[int]:
        """The legal moves of the deciding seat, as numbers; none when the match is over."""
        if self.over or self.chance != 0:
            return []
        count = self.find_legal(SCRATCH)
        raise_faults()
        return [SCRATCH.items[i] for i in range(count)]

    def play(self, move: int) -> None:
        """Make a move; an illegal one is refused and changes nothing."""
        if self.over or self.chance != 0 or not self.allows(move):
            raise IllegalMove(f"move {move} is not legal here")
        self.step(move)
        raise_faults()

    def copy(self: AnyState) -> AnyState:
        """A state of its own, to be played on at will: it answers its own chance and tells nobody."""
        other: AnyState = native.blank_like(self)
        copy_into(other, self)
        other.live = True
        other.noting = False
        return other

    def resample(self: AnyState, seat: int, seed: int) -> AnyState:
        """A copy that could just as well be true, as far as the seat can know, with fresh chance ahead."""
        other: AnyState = native.blank_like(self)
        resample_into(other, self, seat, native.seeded(seed & LARGEST, seat))
        raise_faults()
        return other

    def start(self, seed: int | None = None) -> None:
        """Begin a match: with a seed it answers its own chance, without it asks."""
        if seed is None:
            self.begin()
        else:
            self.set_up(native.seeded(seed & LARGEST, 0))
        raise_faults()

    def seed(self, seed: int) -> None:
        """Set the generator inside to where a match of this seed begins."""
        self.rng = native.seeded(seed & LARGEST, 0)

    def answer(self) -> None:
        """Go on after somebody outside has put the outcome of `chance` in place."""
        self.chance = 0
        self.go_on()
        raise_faults()

    def draw(self) -> None:
        """Let the generator inside put the outcome of `chance` in place."""
        self.draw_chance()

    def outcome(self) -> Outcome:
        seats = range(self.players)
        return Outcome(
            [seat for seat in seats if self.won(seat)],
            [self.score(seat) for seat in seats],
            [self.rank(seat) for seat in seats],
        )

    def advice(self) -> int:
        """The move that `advise` gives."""
        return self.advise(SCRATCH)

    def value(self, seat: int) -> int:
        """The value that `evaluate` gives."""
        return self.evaluate(seat)


class PlainState(State):
    """For a game that is not compiled: what the rules use, callable from Python."""

    def below(self, n: int) -> int:
        return random_below(self, n)

    def shuffle(self, cards: list[int], count: int) -> None:
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        if self.noting:
            NOTES.append((kind, a, b, c))


SCRATCH = Moves()
FAULTS: list[BaseException] = []
COMMON_FIELDS = ("players", "seat", "over", "chance", "rolled", "live", "noting", "rng")


def ask_python(state: State, method: str, *arguments: Any) -> int:
    """Call the method of a game that is not compiled. C cannot pass an exception on, so it waits in FAULTS."""
    try:
        return int(getattr(state, method)(*arguments) or 0)
    except BaseException as error:
        FAULTS.append(error)
        state.over = True
        return 0


def raise_faults() -> None:
    if FAULTS:
        fault = FAULTS[0]
        FAULTS.clear()
        raise fault


def random_below(state: State, n: int) -> int:
    state.rng = native.advance(state.rng)
    return native.below(state.rng, n)


def copy_into(state: State, source: State) -> None:
    """Make a spare state equal to another of the same game, without making a new one."""
    state.copy_from(source)


def resample_into(state: State, source: State, seat: int, rng: int) -> None:
    """Make a spare state one that the seat cannot tell from the source, with the generator's chance ahead."""
    state.copy_from(source)
    state.rng = rng
    state.live = True
    state.noting = False
    state.redeal(seat)


def imagine_into(state: State, source: State, seat: int, rng: int, beliefs: Beliefs) -> None:
    """The same, the worlds more often in which the others' moves make sense."""
    state.copy_from(source)
    state.rng = rng
    state.live = True
    state.noting = False
    state.believe(seat, beliefs)


def take_notes() -> list[tuple[int, int, int, int]]:
    """What the states that are `noting` have told since the last call."""
    taken = NOTES[:]
    NOTES.clear()
    return taken


def is_compiled() -> bool:
    return not __file__.endswith(".py")


def fields(state: State) -> dict[str, Any]:
    """All fields of a state, for comparing two of them."""
    names = set(COMMON_FIELDS) | {n for n in dir(state) if not n.startswith("_")}
    return {n: getattr(state, n) for n in sorted(names) if not callable(getattr(state, n))}
