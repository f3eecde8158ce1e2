"""Learns the weights of a net by playing: deep Monte Carlo, with the net's own values mixed in.

In each match some seats are the learner's; the others play the game's own advice, any move, a mixture of both, or what
a rival thinks best, a net that was learnt before. What the learner chose at each decision is kept, and how the match
ended for that seat, led back decision by decision, is what the net should have said (the lambda-return of Sutton; a
move made only to explore says nothing about those before it, as in Watkins's Q(lambda)). What is to be learnt lies in a
ring, from which samples are drawn at random, so that neighbours in a match do not come one after another.

The weights lie as in `net`, as fractions. Each feature's row has a step size of its own (row-wise AdaGrad: Duchi, Hazan
and Singer 2011), so what is rare is learnt quickly and what is common surely.
"""

from __future__ import annotations

from parlour.bots import net, sizes
from parlour.bots.net import Net
from parlour.engine import asking, loops, native
from parlour.engine.arrays import Floats, float_zeros
from parlour.engine.state import Ints, Moves, State, Words, zeros

__all__ = ["Learner", "begin", "play_matches", "try_matches"]

MOST_SEATS = 8
RING = 8192  # samples
MOST_KEPT = 1024  # decisions of a match that are learnt from: the first
MOST_RESTS = 256
ITSELF = 0
GREEDY = 1
RANDOM = 2
SLIPPING = 3  # greedy with slips
RIVAL = 4  # by its net
CHANCE = 0
POLICY = 1
START = 2
PERCENT = 100
FINE = 1000000


class Learner:
    def __init__(self) -> None:
        self.features = 0
        self.hidden = 0
        self.second = 0
        self.weights: Floats = float_zeros(sizes.MOST_WEIGHTS)
        self.energies: Floats = float_zeros(sizes.MOST_ROWS)  # of each row: its squared gradients, added up
        self.rate: float = 0.01
        self.trace: float = 0.9  # lambda: how much the end counts, rather than what the net says on the way
        self.explore = 5  # percent of its moves that are any legal one
        self.margin: float = 0.0  # how much better than the advised move another has to be
        self.selfish = 50  # percent of matches in which all seats are its own
        self.slip = 30  # percent, of seats that slip
        self.has_rival: bool = False  # whether a rival's net is among the others
        self.rests: bool = False  # whether what the game says between deals counts like the end of the match
        self.rng = 0
        self.advised = 0
        self.base: Floats = float_zeros(sizes.MOST_UNITS)
        self.sums: Floats = float_zeros(sizes.MOST_UNITS)
        self.inner: Floats = float_zeros(sizes.MOST_UNITS)
        self.blame: Floats = float_zeros(sizes.MOST_UNITS)  # gradients of the first layer's sums,
        self.inner_blame: Floats = float_zeros(sizes.MOST_UNITS)  # and of the second's
        self.active: Words = zeros(sizes.MOST_ACTIVE)  # the rows of the position, then of the move
        self.known = 0  # how many are of the position
        self.count = 0
        # One match
        self.roles: Words = zeros(MOST_SEATS)
        self.kept = 0
        self.kept_rows: Words = zeros(MOST_KEPT * sizes.MOST_ACTIVE)
        self.kept_counts: Words = zeros(MOST_KEPT)
        self.kept_seats: Words = zeros(MOST_KEPT)
        self.kept_free: Words = zeros(MOST_KEPT)  # whether the move was made to explore
        self.kept_values: Floats = float_zeros(MOST_KEPT)  # what the best move was thought worth
        self.returns: Floats = float_zeros(MOST_SEATS)
        self.rested = 0  # how often the match was at rest,
        self.rest_at: Words = zeros(MOST_RESTS)  # after how many decisions that were kept,
        self.rest_values: Words = zeros(MOST_RESTS * MOST_SEATS)  # and how each seat stood
        # The ring
        self.filled = 0
        self.at = 0
        self.rows: Words = zeros(RING * sizes.MOST_ACTIVE)
        self.counts: Words = zeros(RING)
        self.targets: Floats = float_zeros(RING)
        # What came out
        self.samples = 0
        self.errors: float = 0.0  # squared, added up
        self.won: Ints = zeros(2)  # thousandths that the learner's seats reached, and how many they were

    def random(self, n: int) -> int:
        self.rng = native.advance(self.rng)
        return native.below(self.rng, n)

    def happens(self, percent: int) -> bool:
        return self.random(PERCENT) < percent

    # What the net says

    def add_active(self, row: int) -> None:
        if self.count < sizes.MOST_ACTIVE:
            self.active[self.count] = row
            self.count += 1

    def add_row(self, row: int) -> None:
        start = row * self.hidden
        for unit in range(self.hidden):
            self.sums[unit] += self.weights[start + unit]

    def observe(self, root: State, moves: Moves, found: Moves) -> None:
        self.advised = root.advise(moves)
        count = root.describe(found)
        self.count = 0
        self.add_active(self.features + 1)
        for i in range(count):
            self.add_active(found.items[i])
        self.known = self.count
        self.add_up(0)
        for unit in range(self.hidden):
            self.base[unit] = self.sums[unit]

    def add_up(self, first: int) -> None:
        """The sums of the active rows, from the first on."""
        for unit in range(self.hidden):
            self.sums[unit] = 0.0 if first == 0 else self.base[unit]
        for i in range(first, self.count):
            self.add_row(self.active[i])

    def activate(self, root: State, move: int, found: Moves) -> None:
        """The move's features, after those of the position."""
        count = root.describe_move(move, found)
        self.count = self.known
        for i in range(count):
            self.add_active(found.items[i])
        if move == self.advised:
            self.add_active(self.features)

    def judge(self, root: State, move: int, found: Moves) -> float:
        self.activate(root, move, found)
        self.add_up(self.known)
        return self.result()

    def result(self) -> float:
        start = (self.features + 2) * self.hidden
        for unit in range(self.second):
            self.inner[unit] = self.weights[start + self.hidden * self.second + unit]
        for unit in range(self.hidden):
            if self.sums[unit] > 0.0:
                if self.sums[unit] > sizes.REAL_CAP:
                    self.sums[unit] = sizes.REAL_CAP
                self.pass_on(start + unit * self.second, self.sums[unit])
        start += (self.hidden + 1) * self.second
        total: float = self.weights[start + self.second]
        for unit in range(self.second):
            if self.inner[unit] > 0.0:
                if self.inner[unit] > sizes.REAL_CAP:
                    self.inner[unit] = sizes.REAL_CAP
                total += self.weights[start + unit] * self.inner[unit]
        return total

    def pass_on(self, start: int, strength: float) -> None:
        for unit in range(self.second):
            self.inner[unit] += self.weights[start + unit] * strength

    # Learning from one sample

    def learn(self, sample: int) -> None:
        start = sample * sizes.MOST_ACTIVE
        self.count = self.counts[sample]
        for i in range(self.count):
            self.active[i] = self.rows[start + i]
        self.add_up(0)
        error: float = self.result() - self.targets[sample]
        self.samples += 1
        self.errors += error * error
        self.correct(error)

    def correct(self, error: float) -> None:
        """Back-propagation: each weight moves against what it did to the error."""
        inner_start = (self.features + 2) * self.hidden
        end_start = inner_start + (self.hidden + 1) * self.second
        for unit in range(self.second):
            is_open = 0.0 < self.inner[unit] < sizes.REAL_CAP
            self.inner_blame[unit] = error * self.weights[end_start + unit] if is_open else 0.0
        self.correct_end(end_start, error)
        for unit in range(self.hidden):
            self.blame[unit] = 0.0
            if self.sums[unit] > 0.0:
                back: float = self.correct_inner(inner_start, unit, self.sums[unit])
                self.blame[unit] = back if self.sums[unit] < sizes.REAL_CAP else 0.0
        self.correct_inner(inner_start, self.hidden, 1.0)
        energy: float = 0.0
        for unit in range(self.hidden):
            energy += self.blame[unit] * self.blame[unit]
        for i in range(self.count):
            self.correct_row(self.active[i], energy / self.hidden)

    def correct_end(self, start: int, error: float) -> None:
        energy: float = 1.0
        for unit in range(self.second):
            energy += self.inner[unit] * self.inner[unit] if self.inner[unit] > 0.0 else 0.0
        step: float = self.step(self.features + 2 + self.hidden + 1, error * error * energy / self.second) * error
        for unit in range(self.second):
            if self.inner[unit] > 0.0:
                self.weights[start + unit] -= step * self.inner[unit]
        self.weights[start + self.second] -= step

    def correct_inner(self, inner_start: int, unit: int, strength: float) -> float:
        """Those from one hidden unit on; returns what reaches that unit."""
        start = inner_start + unit * self.second
        back: float = 0.0
        energy: float = 0.0
        for other in range(self.second):
            back += self.weights[start + other] * self.inner_blame[other]
            energy += self.inner_blame[other] * self.inner_blame[other]
        energy = energy * strength * strength / self.second
        step: float = self.step(self.features + 2 + unit, energy) * strength
        for other in range(self.second):
            self.weights[start + other] -= step * self.inner_blame[other]
        return back

    def correct_row(self, row: int, energy: float) -> None:
        step: float = self.step(row, energy)
        start = row * self.hidden
        for unit in range(self.hidden):
            self.weights[start + unit] -= step * self.blame[unit]

    def step(self, row: int, energy: float) -> float:
        self.energies[row] += energy
        return self.rate / native.square_root(self.energies[row] + sizes.TINY)

    # Playing one match

    def draw_roles(self, players: int) -> None:
        """All seats are the learner's, or one is and the others are alike, or each is anybody's."""
        hero = self.random(players)
        is_alone = not self.happens(self.selfish)
        is_mixed = self.happens(30)
        kinds = 4 if self.has_rival else 3
        usual = 1 + self.random(kinds)
        for seat in range(players):
            self.roles[seat] = ITSELF
            if is_alone and seat != hero:
                self.roles[seat] = self.random(kinds + 1) if is_mixed else usual

    def play(self, state: State, rival: Net, moves: Moves, found: Moves) -> None:
        self.kept = 0
        self.rested = 0
        decisions = 0
        while not state.over and decisions < asking.MOST_DECISIONS:
            state.step(self.next_move(state, rival, moves, found))
            decisions += 1
            if self.rests and self.rested < MOST_RESTS and not state.over and state.is_at_rest():
                self.take_rest(state)

    def take_rest(self, state: State) -> None:
        """Between deals: keep how everybody stands."""
        self.rest_at[self.rested] = self.kept
        for seat in range(state.players):
            self.rest_values[self.rested * MOST_SEATS + seat] = state.evaluate(seat)
        self.rested += 1

    def next_move(self, state: State, rival: Net, moves: Moves, found: Moves) -> int:
        role = self.roles[state.seat]
        if role == RIVAL:
            return net.best_move(rival, state, moves, found)
        if role == GREEDY or (role == SLIPPING and not self.happens(self.slip)):
            return state.advise(moves)
        count = state.find_legal(moves)
        if count == 1:
            return moves.items[0]
        if role != ITSELF:
            return moves.items[self.random(count)]
        return self.choose(state, moves, found)

    def choose(self, state: State, moves: Moves, found: Moves) -> int:
        self.observe(state, moves, found)
        count = state.find_legal(moves)
        best = 0
        most: float = 0.0
        value: float = 0.0
        for i in range(count):
            worth: float = self.judge(state, moves.items[i], found)
            liking: float = worth + self.margin if moves.items[i] == self.advised else worth
            if i == 0 or liking > most:
                most = liking
                value = worth
                best = i
        is_free = self.happens(self.explore)
        if is_free:
            best = self.random(count)
        self.activate(state, moves.items[best], found)
        self.keep(state.seat, value, is_free)
        return moves.items[best]

    def keep(self, seat: int, worth: float, is_free: bool) -> None:
        if self.kept == MOST_KEPT:
            return
        start = self.kept * sizes.MOST_ACTIVE
        for i in range(self.count):
            self.kept_rows[start + i] = self.active[i]
        self.kept_counts[self.kept] = self.count
        self.kept_seats[self.kept] = seat
        self.kept_values[self.kept] = worth
        self.kept_free[self.kept] = 1 if is_free else 0
        self.kept += 1

    def look_back(self, state: State) -> None:
        """How the match ended, led back to each decision, and into the ring."""
        for seat in range(state.players):
            result = state.evaluate(seat)
            self.returns[seat] = result / 1000.0
            if self.roles[seat] == ITSELF:
                self.won[0] += result
                self.won[1] += 1
        rest = self.rested - 1
        for i in range(self.kept - 1, -1, -1):
            while rest >= 0 and self.rest_at[rest] > i:
                self.count_rest(rest, state.players)
                rest -= 1
            seat = self.kept_seats[i]
            self.enter(i, self.returns[seat])
            trace: float = 0.0 if self.kept_free[i] != 0 else self.trace
            self.returns[seat] = trace * self.returns[seat] + (1.0 - trace) * self.kept_values[i]

    def count_rest(self, rest: int, players: int) -> None:
        """For who decided before, the match ended there."""
        for seat in range(players):
            value: float = self.rest_values[rest * MOST_SEATS + seat]
            self.returns[seat] = value / 1000.0

    def enter(self, kept: int, target: float) -> None:
        to = self.at * sizes.MOST_ACTIVE
        start = kept * sizes.MOST_ACTIVE
        for i in range(self.kept_counts[kept]):
            self.rows[to + i] = self.kept_rows[start + i]
        self.counts[self.at] = self.kept_counts[kept]
        self.targets[self.at] = target
        self.at = self.at + 1 if self.at + 1 < RING else 0
        if self.filled < RING:
            self.filled += 1


def begin(learner: Learner, features: int, hidden: int, second: int, seed: int) -> None:
    """Weights by chance (He et al. 2015), small enough that nothing is thought certain."""
    learner.features = features
    learner.hidden = hidden
    learner.second = second
    learner.rng = native.seeded(seed, START)
    rows = (features + 2) * hidden
    inner = rows + (hidden + 1) * second
    size = net.size_of(features, hidden, second)
    for i in range(size):
        spread: float = 0.1
        if i >= rows:
            spread = native.square_root(6.0 / hidden) if i < inner else native.square_root(1.0 / second)
        draw: float = learner.random(FINE)
        learner.weights[i] = spread * (2.0 * draw / FINE - 1.0)
    for i in range(rows + hidden * second, inner):
        learner.weights[i] = 0.1
    learner.weights[size - 1] = 0.3


def play_matches(
    learner: Learner,
    fresh: State,
    state: State,
    rival: Net,
    moves: Moves,
    found: Moves,
    seed: int,
    first: int,
    count: int,
) -> None:
    """Matches number `first` to `first + count - 1` of a seed; after each, as much is learnt as was decided in it."""
    thread = native.let_others_run()
    for match in range(first, first + count):
        own = loops.match_seed(seed, match)
        learner.rng = native.seeded(own, POLICY)
        learner.draw_roles(fresh.players)
        loops.begin(fresh, state, native.seeded(own, CHANCE))
        learner.play(state, rival, moves, found)
        if state.fault is not None:
            break
        learner.look_back(state)
        for _ in range(learner.kept):
            learner.learn(learner.random(learner.filled))
    native.go_on_alone(thread)


def try_matches(
    learner: Learner,
    fresh: State,
    state: State,
    rival: Net,
    moves: Moves,
    found: Moves,
    seed: int,
    count: int,
    role: int,
) -> int:
    """What one seat of the learner's reaches among others of a role, in thousandths, added up; nothing is learnt."""
    thread = native.let_others_run()
    explore = learner.explore
    learner.explore = 0
    reached = 0
    for match in range(count):
        own = loops.match_seed(seed, match)
        hero = match % fresh.players
        learner.rng = native.seeded(own, POLICY)
        for seat in range(fresh.players):
            learner.roles[seat] = ITSELF if seat == hero else role
        loops.begin(fresh, state, native.seeded(own, CHANCE))
        learner.play(state, rival, moves, found)
        if state.fault is not None:
            break
        reached += state.evaluate(hero)
    learner.explore = explore
    native.go_on_alone(thread)
    return reached
