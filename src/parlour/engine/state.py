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

from typing import Any, TypeVar

from parlour.engine import asking, native
from parlour.engine.arrays import Bytes, Grid, IntGrid, Ints, Note, Outcome, WordGrid, Words, grid, zeros
from parlour.engine.asking import MOST_MOVES, MoveList, Plain, ask_python, ask_with_moves
from parlour.engine.errors import IllegalMove, Reason
from parlour.engine.fields import blank, copy_fields, described, fields, frozen, position, restored
from parlour.engine.sampler import Sampler

__all__ = [
    "Beliefs", "Bytes", "Grid", "IntGrid", "Ints", "Moves", "Note", "Outcome", "PlainState", "State", "WordGrid",
    "Words", "grid", "imagine_into", "is_compiled", "random_below", "zeros",
]  # fmt: skip
MOST_WEIGHTS = 8192
MOST_CHANCES = 10_000  # in a row, without anybody deciding
USUAL_HORIZON = 200
HOOKS = ("recollect", "believe", "hasten", "horizon", "is_at_rest", "forget", "is_nearly_open", "rewind")
RECOLLECT, BELIEVE, HASTEN, HORIZON, IS_AT_REST, FORGET, IS_NEARLY_OPEN, REWIND = range(8)
LARGEST = 2**63 - 1  # seed

AnyState = TypeVar("AnyState", bound="State")


class Moves:
    """A buffer for the legal moves of one decision, or for features, reused by whoever asks often."""

    def __init__(self) -> None:
        self.count = 0
        if not is_compiled():  # C arrays are zeros from the start
            self.items: Words = zeros(MOST_MOVES)

    def add(self, move: int) -> None:
        self.items[self.count] = move
        self.count += 1


class Beliefs:
    """What a seat makes of the others' moves, for a game's `recollect` and `believe` to fill and to read."""

    def __init__(self) -> None:
        self.lists: asking.BeliefList | None = None  # for a game that is not compiled
        if not is_compiled():
            self.weights: Words = zeros(MOST_WEIGHTS)


class State:
    def __init__(self, players: int) -> None:
        self.notes: list[Note] | None = None  # told, and not taken yet
        self.fault: BaseException | None = None  # of a game that is not compiled, and not raised yet
        self.scratch: Moves | None = None  # for Python callers
        self.lists: MoveList | None = None  # for a game that is not compiled
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
        return ask_for_moves(self, moves)

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
        return ask_with_moves(self, "advise")

    def evaluate(self, seat: int) -> int:
        """How well the seat stands: 0 (lost) to 1000 (won)."""
        return ask_python(self, "evaluate", seat)

    # A game may say

    def describe(self, found: Moves) -> int:
        """Put the features of what the deciding seat knows into `found`, see `bots/net.py`; returns how many."""
        return ask_for_moves(self, found, "describe")

    def describe_move(self, move: int, found: Moves) -> int:
        """The same of a legal move, after `describe`."""
        return ask_for_moves(self, found, "describe_move", move)

    def recollect(self, seat: int, beliefs: Beliefs) -> None:
        """Work out, before many worlds are imagined, what the others' moves tell the seat; may spoil this state."""
        if native.is_open(self) and is_said(self, RECOLLECT):
            ask_hook(self, RECOLLECT, seat, beliefs)

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        """Redeal, the worlds more often that fit what was recollected."""
        if native.is_open(self) and is_said(self, BELIEVE):
            ask_hook(self, BELIEVE, seat, beliefs)
        else:
            self.redeal(seat)

    def forget(self, seat: int, percent: int) -> None:
        """After `redeal`: so many of a hundred cards that the seat saw go change places with some that it cannot."""
        if native.is_open(self) and is_said(self, FORGET):
            ask_hook(self, FORGET, seat, None, percent)

    def hasten(self, moves: Moves) -> int:
        """A move like that of `advise`, found more quickly, for playing on from positions that are only imagined."""
        if native.is_open(self) and is_said(self, HASTEN):
            return ask_hook(self, HASTEN, 0, None)
        return self.advise(moves)

    def horizon(self) -> int:
        """After how many imagined moves `evaluate` knows as much as playing on would tell, if the state is at rest."""
        if native.is_open(self) and is_said(self, HORIZON):
            return ask_hook(self, HORIZON, 0, None)
        return USUAL_HORIZON

    def is_at_rest(self) -> bool:
        """Whether `evaluate` can judge fairly here: between tricks, say, and not within one."""
        if native.is_open(self) and is_said(self, IS_AT_REST):
            return ask_hook(self, IS_AT_REST, 0, None) != 0
        return True

    def is_nearly_open(self) -> bool:
        """Whether so little is hidden from the deciding seat that a search should tell the replies apart."""
        return native.is_open(self) and is_said(self, IS_NEARLY_OPEN) and ask_hook(self, IS_NEARLY_OPEN, 0, None) != 0

    def rewind(self) -> int:
        """Undo the last move, for who asks whether it makes sense in this world, and return it; below 0: no more."""
        if native.is_open(self) and is_said(self, REWIND):
            return ask_hook(self, REWIND, 0, None)
        return -1

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
        self.notes = self.notes or []
        self.notes.append((kind, int(a), int(b), int(c)))  # a truth is a number here, compiled or not

    def refuse_world(self) -> None:
        """There is no world that fits what a seat knows: a mistake in the game, since the true one does."""
        asking.keep_fault(self, LookupError("no world fits what the seat knows"))

    def refuse_history(self) -> None:
        """A history is full that the game thought long enough: what a seat knows would be lost."""
        asking.keep_fault(self, OverflowError("the match is longer than its history can be"))

    def refuse_endless(self, many: int) -> None:
        """Rules that never end a match, or always ask for chance again, must not keep everybody waiting for ever."""
        asking.keep_fault(self, asking.endless(self, many))

    def refuse_silence(self) -> None:
        """Somebody decides who has nothing to choose from."""
        asking.keep_fault(self, asking.silence(self))

    # Compiled code uses

    def step(self, move: int) -> None:
        """Make a move known to be legal."""
        self.apply(move)
        if self.chance != 0:
            self.settle()

    def settle(self) -> None:
        asked = 0
        while self.chance != 0 and self.live and self.fault is None:
            self.draw_chance()
            self.chance = 0
            self.go_on()
            asked += 1
            if asked == MOST_CHANCES:
                self.refuse_endless(MOST_CHANCES)

    def copy_from(self, other: State) -> None:
        """Take over the position of a state with the same card set."""
        if native.is_open(self):
            self.copy_open(other)
        else:
            native.copy_fields(self, other)

    def copy_open(self, other: State) -> None:
        try:
            copy_fields(self, other)
        except BaseException as error:  # C cannot pass it on
            asking.keep_fault(self, error)

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
        moves = self.fill_scratch()
        for i in range(moves.count):
            if moves.items[i] == move:
                return True
        return False

    def fill_scratch(self) -> Moves:
        """The legal moves, in a buffer that the next question overwrites."""
        self.scratch = self.scratch or Moves()
        is_asked = not self.over and self.chance == 0
        self.scratch.count = self.find_legal(self.scratch) if is_asked else 0
        if is_asked and self.scratch.count == 0:
            self.refuse_silence()
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
        taken, self.notes = self.notes, None
        return taken or []

    def raise_fault(self) -> None:
        """Raise, once, what went wrong in a game that is not compiled: C cannot pass an exception on."""
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault

    def copy(self: AnyState) -> AnyState:
        """A state of its own, to be played on at will: it answers its own chance and tells nobody."""
        other: AnyState = blank(type(self))
        other.card_set = self.card_set
        other.copy_from(self)
        other.live, other.noting, other.canonical = True, False, False
        return other

    def resample(self: AnyState, seat: int, seed: int, canonical: bool = False, forgets: int = 0) -> AnyState:
        """A determinization; a canonical one is the same in all true worlds, who forgets cards reckons with others."""
        source, other = self.copy(), self.copy()
        source.canonical = canonical
        imagine_into(other, source, seat, native.seeded(seed & LARGEST, seat), None)
        if forgets > 0:
            other.forget(seat, forgets)
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
        winners = [seat for seat in seats if self.won(seat)]
        outcome = Outcome(winners, [self.score(seat) for seat in seats], [self.rank(seat) for seat in seats])
        self.raise_fault()
        return outcome

    def advice(self) -> int:
        """The move that `advise` gives."""
        self.scratch = self.scratch or Moves()
        advised = self.advise(self.scratch)
        self.raise_fault()
        return advised

    def value(self, seat: int) -> int:
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
        return described(self)


class PlainState(Plain, State):
    """For a game that is not compiled, or not yet: `parlour compile` reads it as `State`."""

    def below(self, n: int) -> int:
        return random_below(self, n)


def ask_for_moves(state: State, moves: Moves, method: str = "find_legal", *arguments: int) -> int:
    """The legal moves of a game that is not compiled, from its list into the buffer; or its features."""
    with asking.lent(state) as lists:
        count = asking.said_by(state, method)(*arguments, lists)
        return fill(moves, lists.items, lists.count if count is None else count)
    return 0  # a fault, which the state keeps


def fill(moves: Moves, items: list[int], count: int) -> int:
    if not 0 <= count <= MOST_MOVES:
        raise ValueError(f"find_legal returned {count}: how many were found is a number from 0 to {MOST_MOVES}")
    for i in range(count):
        moves.items[i] = items[i]
    moves.count = count
    return count


def is_said(state: State, hook: int) -> bool:
    """Whether a game that is not compiled has the method: compiled, those of `State` are not seen by Python."""
    return is_compiled() and hasattr(state, HOOKS[hook])


def ask_hook(state: State, hook: int, seat: int, beliefs: Beliefs | None, percent: int = 0) -> int:
    if hook == HASTEN:
        return ask_with_moves(state, "hasten")
    if hook == FORGET:
        return ask_python(state, "forget", seat, percent)
    if beliefs is None:
        return ask_python(state, HOOKS[hook])
    beliefs.lists = beliefs.lists or asking.BeliefList(MOST_WEIGHTS)
    return ask_python(state, HOOKS[hook], seat, beliefs.lists)


def random_below(state: State, n: int) -> int:
    state.rng = native.advance(state.rng)
    return native.below(state.rng, n)


def imagine_into(state: State, source: State, seat: int, rng: int, beliefs: Beliefs | None) -> None:
    """Make a spare state one that the seat cannot tell from the source; with beliefs, one that makes more sense."""
    state.copy_from(source)
    state.rng, state.live, state.noting = rng, True, False
    if beliefs is None:
        state.redeal(seat)
    else:
        state.believe(seat, beliefs)


def is_compiled() -> bool:
    return not __file__.endswith(".py")
