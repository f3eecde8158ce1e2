"""Monte Carlo tree search over what a seat cannot know, for any game.

Each iteration deals anew everything the seat cannot know, walks down the tree by the moves that are legal in that
world, adds one node, and plays on from there by the game's own quick policy. A node stands for the moves made since
the root; one tree serves all worlds (single-observer information-set search). Every seat is taken to want the best
for itself, as the game's `evaluate` sees it, so partners who share a score work together.

Nodes are numbers; their fields are arrays. Children are found in a hash table by parent and move.
"""

from __future__ import annotations

from parlour.engine import native, state
from parlour.engine.state import Ints, Moves, State, Words, zeros

MOST_NODES = 131072
SLOTS = 524288  # of the hash table, four times the nodes, a power of two
SLOT_MASK = 524287
MOST_DEPTH = 512
SPREAD = 0x9E3779B1
ONE = 1000  # what evaluate gives for a win


class Tree:
    def __init__(self) -> None:
        self.size = 0
        self.iterations = 0
        self.rng = 0
        self.explore = 700  # how much doubt counts, in thousandths
        self.noise = 10  # of a hundred moves of a playout, how many are made at random
        self.most_moves = 60  # of a playout, before it is judged by evaluate
        self.first_children = 12  # how many moves a node tries before it asks whether more are worth it
        self.visits: Words = zeros(MOST_NODES)
        self.chances: Words = zeros(MOST_NODES)  # how often the move was legal when its parent chose
        self.values: Ints = zeros(MOST_NODES)  # the sum of results, for the seat that made the move
        self.squares: Ints = zeros(MOST_NODES)
        self.moves: Words = zeros(MOST_NODES)
        self.seats: Words = zeros(MOST_NODES)  # who made the move
        self.parents: Words = zeros(MOST_NODES)
        self.children: Words = zeros(MOST_NODES)  # how many
        self.slots: Words = zeros(SLOTS)
        self.path: Words = zeros(MOST_DEPTH)
        self.depth = 0

    def clear(self) -> None:
        for i in range(SLOTS):
            self.slots[i] = 0
        self.size = 0
        self.iterations = 0
        self.add(0, 0, 0)  # the root is node 0 and nobody's child

    def add(self, parent: int, move: int, seat: int) -> int:
        node = self.size
        self.size += 1
        self.visits[node] = 0
        self.chances[node] = 0
        self.values[node] = 0
        self.squares[node] = 0
        self.children[node] = 0
        self.moves[node] = move
        self.seats[node] = seat
        self.parents[node] = parent
        if node != 0:
            self.children[parent] += 1
            self.slots[self.slot(parent, move)] = node
        return node

    def slot(self, parent: int, move: int) -> int:
        """Where the child is in the hash table, or the empty place where it would be."""
        place = ((parent * SPREAD) ^ (move * 40503 + (move >> 7))) & SLOT_MASK
        while self.slots[place] != 0:
            child = self.slots[place]
            if self.parents[child] == parent and self.moves[child] == move:
                return place
            place = (place + 1) & SLOT_MASK
        return place

    def random(self, n: int) -> int:
        self.rng = native.advance(self.rng)
        return native.below(self.rng, n)

    # One iteration

    def iterate(self, root: State, world: State, moves: Moves, seat: int) -> None:
        self.rng = native.advance(self.rng)
        state.resample_into(world, root, seat, native.seeded(self.rng, 1))
        self.path[0] = 0
        self.depth = 1
        node = 0
        while not world.over and self.depth < MOST_DEPTH:
            child = self.choose(node, world, moves)
            new = self.visits[child] == 0
            world.step(self.moves[child])
            node = child
            self.path[self.depth] = node
            self.depth += 1
            if new:
                break
        self.play_on(world, moves)
        self.learn(world)
        self.iterations += 1

    def choose(self, node: int, world: State, moves: Moves) -> int:
        """The child to follow: a new one while there is room for more, else the most promising."""
        count = world.find_legal(moves)
        untried = 0
        for i in range(count):
            child = self.slots[self.slot(node, moves.items[i])]
            if child == 0:
                untried += 1
        if untried != 0 and (untried == count or self.has_room(node)):
            return self.expand(node, world, moves, untried)
        return self.best_child(node, moves)

    def has_room(self, node: int) -> bool:
        """Many moves are tried a few at a time: the more visits, the more moves."""
        if self.size >= MOST_NODES:
            return False
        known = self.children[node]
        return known < self.first_children or known * known < 4 * self.visits[node]

    def expand(self, node: int, world: State, moves: Moves, untried: int) -> int:
        """Add a child: what the game's policy advises first, then any."""
        if self.size >= MOST_NODES:
            self.size = MOST_NODES - 1  # full: the last node is used again and again
        move = self.advised(node, world, moves)
        if move < 0:
            count = world.find_legal(moves)
            pick = self.random(untried)
            for i in range(count):
                if self.slots[self.slot(node, moves.items[i])] == 0:
                    if pick == 0:
                        move = moves.items[i]
                        break
                    pick -= 1
        return self.add(node, move, world.seat)

    def advised(self, node: int, world: State, moves: Moves) -> int:
        """What the policy would do, if it has not been tried; else -1."""
        if self.children[node] != 0:
            return -1
        return world.advise(moves)

    def best_child(self, node: int, moves: Moves) -> int:
        best = 0
        most: float = -1.0
        for i in range(moves.count):
            child = self.slots[self.slot(node, moves.items[i])]
            if child == 0:
                continue
            self.chances[child] += 1
            hope: float = self.promise(child)
            if hope > most:
                most = hope
                best = child
        return best

    def promise(self, child: int) -> float:
        visits: float = self.visits[child]
        mean: float = self.values[child]
        mean = mean / visits / ONE
        chances: float = self.chances[child] + 1
        doubt: float = self.explore
        return mean + doubt / 1000.0 * native.square_root(native.logarithm(chances) / visits)

    def play_on(self, world: State, moves: Moves) -> None:
        """Play to the end, or as far as it pays, by the game's quick policy with a little noise."""
        for _ in range(self.most_moves):
            if world.over:
                return
            if self.noise > 0 and (self.noise >= 100 or self.random(100) < self.noise):
                count = world.find_legal(moves)
                world.step(moves.items[self.random(count)])
            else:
                world.step(world.advise(moves))

    def learn(self, world: State) -> None:
        for i in range(self.depth):
            node = self.path[i]
            result = world.evaluate(self.seats[node])
            self.visits[node] += 1
            self.values[node] += result
            self.squares[node] += result * result


def search(tree: Tree, root: State, world: State, moves: Moves, iterations: int) -> None:
    """Add iterations to a tree. The root is a state that the deciding seat cannot tell from the true one."""
    thread = native.let_others_run()
    for _ in range(iterations):
        tree.iterate(root, world, moves, root.seat)
    native.go_on_alone(thread)


def child_of(tree: Tree, move: int) -> int:
    """The node of a move of the root; 0 if it was never tried."""
    return tree.slots[tree.slot(0, move)]


def visits(tree: Tree, node: int) -> int:
    return tree.visits[node]


def total(tree: Tree, node: int) -> int:
    """The sum of the node's results; its mean is this by its visits."""
    return tree.values[node]


def total_of_squares(tree: Tree, node: int) -> int:
    return tree.squares[node]


def reset(tree: Tree, seed: int) -> None:
    tree.clear()
    tree.rng = native.seeded(seed, 2)
