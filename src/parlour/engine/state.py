"""Everything that is true in one match: flat, cheap to copy, and never shown to anybody as it is.

A game derives a class from `State`, gives it integer fields and fixed-size lists of integers, and overrides the
methods under *A game says*. Cython compiles it where there is a C compiler; the same file runs without.

The rules never draw a random number. They set `chance` to the number of the request and return; whoever drives the
state answers it (`draw_chance` from the generator inside, or somebody outside by writing the outcome) and lets the
rules `go_on`. So a simulation, a real table and a replay need no code in the rules.

Compiled, what a game says is C that only compiled code can call, and so are `step` and `copy_from`. What Python calls
is under *Python uses*; there is one name for each idea on either side, and `docs/design.md` has them in one table.

A state owns all it uses. Its Python objects (`notes`, `fault`, `scratch`, `sampler`, `card_set`) are no part of the
position and are not copied with it, but for the card set; so two states in two threads never meet.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from parlour.engine import native
from parlour.engine.errors import IllegalMove, Reason
from parlour.engine.fields import COMMON_FIELDS, OWN_FIELDS, copied, fields, frozen, position
from parlour.engine.sampler import Sampler

Bytes = list[int]
"""A fixed-size list of numbers from 0 to 255."""
Words = list[int]
"""A fixed-size list of 32-bit numbers."""
Ints = list[int]
"""A fixed-size list of 64-bit numbers."""
Grid = list[list[int]]
"""Rows of equal length, of numbers from 0 to 255."""
WordGrid = list[list[int]]
"""Rows of equal length, of 32-bit numbers."""
IntGrid = list[list[int]]
"""Rows of equal length, of 64-bit numbers."""
Note = tuple[int, int, int, int]
"""What happened: its kind and three numbers, see a game's notes."""

MOST_MOVES = 2048
MOST_WEIGHTS = 8192
USUAL_HORIZON = 200
LARGEST = 2**63 - 1  # seed

AnyState = TypeVar("AnyState", bound="State")


def zeros(count: int) -> list[int]:
    """A fixed-size list for a field of a state."""
    return [0] * count


def grid(rows: int, columns: int) -> list[list[int]]:
    """A table of fixed size for a field of a state: `state.played[round][seat]`."""
    return [[0] * columns for _ in range(rows)]


class Outcome(NamedTuple):
    """How a finished match ended, by seat."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]


class Moves:
    """A buffer for the legal moves of one decision, reused by whoever asks often."""

    def __init__(self) -> None:
        self.count = 0
        if not is_compiled():  # C arrays are zeros from the start
            self.items: Words = zeros(MOST_MOVES)


class Beliefs:
    """What a seat makes of the others' moves, for a game's `recollect` and `believe` to fill and to read."""

    def __init__(self) -> None:
        if not is_compiled():
            self.weights: Words = zeros(MOST_WEIGHTS)


class State:
    def __init__(self, players: int) -> None:
        self.notes: list[Note] | None = None  # told, and not taken yet
        self.fault: BaseException | None = None  # of a game that is not compiled, and not raised yet
        self.scratch: Moves | None = None  # for Python callers
        self.sampler = Sampler()
        self.card_set: Any = None  # as the game's `read_cards` gave it
        self.players = players
        self.seat = 0  # who decides
        self.over = False
        self.chance = 0  # the request waiting for an outcome, 0 = none
        self.rolled = 0  # the outcome of a roll: the index of the face
        self.live = False  # answers its own requests for chance
        self.noting = False  # tells what happens
        self.canonical = False  # shuffles from sorted order: equal cards and generators, equal outcomes
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
        """Shuffle the first `count` cards in place (Fisher–Yates)."""
        if self.canonical:
            self.sort(cards, count)
        rng = self.rng
        for i in range(count - 1, 0, -1):
            rng = native.advance(rng)
            j = native.below(rng, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.rng = rng

    def sort(self, cards: Bytes, count: int) -> None:
        """Sort the first `count` cards in place (insertion sort)."""
        for i in range(1, count):
            card = cards[i]
            j = i
            while j > 0 and cards[j - 1] > card:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = card

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Tell what just happened, if anybody wants to know."""
        if self.noting:
            self.write_note(kind, a, b, c)

    def write_note(self, kind: int, a: int, b: int, c: int) -> None:
        if self.notes is None:
            self.notes = []
        self.notes.append((kind, int(a), int(b), int(c)))  # a truth is a number here, compiled or not

    def refuse_world(self) -> None:
        """There is no world that fits what a seat knows: a mistake in the game, since the true one does."""
        self.fault = self.fault or LookupError("no world fits what the seat knows")
        self.over = True

    def refuse_history(self) -> None:
        """A history is full that the game thought long enough: what a seat knows would be lost."""
        self.fault = self.fault or OverflowError("the match is longer than its history can be")
        self.over = True

    # Compiled code uses

    def step(self, move: int) -> None:
        """Make a move known to be legal."""
        self.apply(move)
        if self.chance != 0:
            self.settle()

    def settle(self) -> None:
        while self.chance != 0 and self.live and self.fault is None:
            self.draw_chance()
            self.chance = 0
            self.go_on()

    def copy_from(self, other: State) -> None:
        """Take over the position of a state with the same card set."""
        if native.is_open(self):
            self.copy_open(other)
        else:
            native.copy_fields(self, other)

    def copy_open(self, other: State) -> None:
        for name in COMMON_FIELDS:
            setattr(self, name, getattr(other, name))
        for name, value in vars(other).items():
            if name not in OWN_FIELDS:
                setattr(self, name, copied(value))

    # Python uses

    def start(self, seed: int | None = None) -> None:
        """Begin a match: with a seed it answers its own chance, without it asks."""
        if seed is not None:
            self.seed(seed)
            self.live = True
        self.begin()
        self.settle()
        self.raise_fault()

    def legal(self) -> list[int]:
        """The legal moves of the deciding seat, as numbers; none when the match is over."""
        moves = self.fill_scratch()
        return [moves.items[i] for i in range(moves.count)]

    def allows(self, move: int) -> bool:
        """Whether the move is legal now."""
        try:
            return is_among(self.fill_scratch(), move)
        except OverflowError:  # no number of C
            return False

    def fill_scratch(self) -> Moves:
        """The legal moves, in a buffer that the next question overwrites."""
        if self.scratch is None:
            self.scratch = Moves()
        self.scratch.count = 0 if self.over or self.chance != 0 else self.find_legal(self.scratch)
        if self.fault is not None:
            self.raise_fault()
        return self.scratch

    def play(self, move: int, is_legal: bool = False) -> None:
        """Make a move; an illegal one is refused and changes nothing, unless the caller says that it `is_legal`."""
        if not is_legal and not self.allows(move):
            raise IllegalMove(Reason("", "not-legal"))
        self.step(move)
        if self.fault is not None:
            self.raise_fault()

    def take_notes(self) -> list[Note]:
        """What happened since the last call, if the state was `noting`."""
        taken = self.notes
        self.notes = None
        return [] if taken is None else taken

    def raise_fault(self) -> None:
        """Raise, once, what went wrong in a game that is not compiled: C cannot pass an exception on."""
        fault = self.fault
        self.fault = None
        if fault is not None:
            raise fault

    def copy(self: AnyState) -> AnyState:
        """A state of its own, to be played on at will: it answers its own chance and tells nobody."""
        other: AnyState = blank(type(self))
        other.card_set = self.card_set
        other.copy_from(self)
        other.live = True
        other.noting = other.canonical = False
        return other

    def resample(self: AnyState, seat: int, seed: int, canonical: bool = False) -> AnyState:
        """A determinization: a copy that could be true for the seat, with fresh chance ahead.

        A canonical one is the same, whichever world is true."""
        source, other = self.copy(), self.copy()
        source.canonical = canonical
        imagine_into(other, source, seat, native.seeded(seed & LARGEST, seat), None)
        other.canonical = False
        other.raise_fault()
        return other

    def seed(self, seed: int) -> None:
        """Set the generator inside to where a match of this seed begins."""
        self.rng = native.seeded(seed & LARGEST, 0)

    def draw(self) -> None:
        """Let the generator inside put the outcome of `chance` in place."""
        self.draw_chance()
        self.raise_fault()

    def answer(self) -> None:
        """Go on after somebody outside has put the outcome of `chance` in place."""
        self.chance = 0
        self.go_on()
        self.raise_fault()

    def outcome(self) -> Outcome:
        seats = range(self.players)
        outcome = Outcome(
            [seat for seat in seats if self.won(seat)],
            [self.score(seat) for seat in seats],
            [self.rank(seat) for seat in seats],
        )
        self.raise_fault()
        return outcome

    def advice(self) -> int:
        """The move that `advise` gives."""
        if self.scratch is None:
            self.scratch = Moves()
        advised = self.advise(self.scratch)
        self.raise_fault()
        return advised

    def value(self, seat: int) -> int:
        """The value that `evaluate` gives."""
        value = self.evaluate(seat)
        self.raise_fault()
        return value

    # As a Python object

    def __eq__(self, other: object) -> bool:
        """The same position: chance to come, and who is told what happens, make no difference."""
        if type(other) is not type(self) or not isinstance(other, State):
            return NotImplemented
        return position(self) == position(other) and bool(self.card_set == other.card_set)

    def __hash__(self) -> int:
        """Of the position as it is now: a state that is a key must not be played on, so make it a `copy`."""
        return hash(tuple([frozen(value) for value in position(self).values()]))

    def __reduce__(self) -> tuple[Any, ...]:
        """All fields by name, so that both lives can read it; it is for other processes, files are for records."""
        return restored, (type(self), fields(self))

    def __repr__(self) -> str:
        """The numbers of the position that are not zero. The cards are longer; ask for the field."""
        facts = {name: value for name, value in position(self).items() if type(value) is int and value}
        facts = {"players": self.players, "seat": self.seat} | facts
        doing = " over" if self.over else f" asks for chance {self.chance}" if self.chance else ""
        return f"<{type(self).__name__}{doing} {' '.join(f'{name}={value}' for name, value in facts.items())}>"


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
            if self.notes is None:
                self.notes = []
            self.notes.append((kind, a, b, c))


def ask_python(state: State, method: str, *arguments: Any) -> int:
    """Call the method of a game that is not compiled. C cannot pass an exception on, so the state keeps the first."""
    try:
        return int(getattr(state, method)(*arguments) or 0)
    except BaseException as error:
        state.fault = state.fault or error
        state.over = True
        return 0


def is_among(moves: Moves, move: int) -> bool:
    for i in range(moves.count):
        if moves.items[i] == move:
            return True
    return False


def random_below(state: State, n: int) -> int:
    state.rng = native.advance(state.rng)
    return native.below(state.rng, n)


def imagine_into(state: State, source: State, seat: int, rng: int, beliefs: Beliefs | None) -> None:
    """Make a spare state one that the seat cannot tell from the source, with the generator's chance ahead.

    With beliefs, the worlds more often in which the others' moves make sense.
    """
    state.copy_from(source)
    state.rng = rng
    state.live = True
    state.noting = False
    if beliefs is None:
        state.redeal(seat)
    else:
        state.believe(seat, beliefs)


def is_compiled() -> bool:
    return not __file__.endswith(".py")


def blank(kind: type[AnyState]) -> AnyState:
    """One without a position, to be made equal to another."""
    state = kind.__new__(kind)
    state.notes = state.fault = state.scratch = None
    state.sampler = Sampler()
    return state


def restored(kind: type[AnyState], values: dict[str, Any]) -> AnyState:
    state = blank(kind)
    for name, value in values.items():
        setattr(state, name, copied(value))
    return state
