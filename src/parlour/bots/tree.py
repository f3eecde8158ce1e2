"""Information-set Monte Carlo tree search (ISMCTS), for any game.

Each iteration draws a determinization: it deals anew everything the seat cannot know, walks down the tree by the moves
that are legal in that world, and plays on from there by the game's own quick policy. A node stands for the moves made
since the root; one tree serves all worlds (single-observer ISMCTS: Cowling, Powley and Whitehouse 2012). Every seat is
taken to want the best for itself, as the game's `evaluate` sees it, so partners who share a score work together.

The moves of the root run a race, see `race`: all that are left are tried in the same worlds.

Below the root the walk follows UCB1 (Auer, Cesa-Bianchi and Fischer 2002; in trees: UCT, Kocsis and Szepesvári 2006),
with progressive widening where there are many moves (Coulom 2007) and a progressive bias to what the policy advises
(Chaslot et al. 2008).

Nobody knows how the others play. With a mixture of models each world has one of them, the same for every move in the
race: the others slip as often as it says, while the searching seat goes on by the policy; or everybody plays by a net
that has learnt the game (`net`). Such a world need not be played to its end: after a few moves the net can say what the
position is worth to the searching seat when that one decides again (truncated rollouts: Tesauro and Galperin 1997).
The move that the net prefers at the root is then the one to beat.

What the others hold shows in what they did. A game has beliefs of its own; or, where it can take back the last moves,
worlds are drawn until the net would have made them, too (rejection sampling): beliefs and playouts by the same policy,
as SPARTA has them (Lerer et al. 2020).

Nodes are numbers; their fields are arrays. Children are found in a hash table by parent and move.
"""

from __future__ import annotations

from parlour.bots import net, sizes
from parlour.bots.net import Net
from parlour.engine import native, state
from parlour.engine.state import Beliefs, Ints, Moves, State, Words, zeros

__all__ = ["Tree", "recollect", "set_model"]

MOST_NODES = 32768  # a tree is made for every hint: room that is not used costs time
SLOTS = 131072  # of the hash table, four times the nodes, a power of two
SLOT_MASK = 131071
MOST_DEPTH = 512
MOST_RUNNERS = 2048  # as many as there can be moves
MOST_MODELS = 16
UNREADABLE = 50  # percent of slips from which on what the others did says nothing about what they hold
MOST_PLAYED = 2000  # moves of a playout, whatever the game says
SPREAD = 0x9E3779B1
NO_NODE = -1
NOT_ASKED = -1
FINE = 1000000
ONE = 1000  # what evaluate gives for a win


class Tree:
    def __init__(self) -> None:
        self.size = 0
        self.rng = 0
        self.seed = 0
        self.explore = 700  # how much doubt counts, in thousandths
        self.patience = 300  # how often a node is tried before the moves after it are told apart,
        self.ending = 0  # and where nearly everything is open; 0: the same
        self.ripe_at = 300  # which of both it is in this search
        self.trust = 100  # how much the policy's advice counts at first, in thousandths
        self.noise = 0  # of a hundred moves of a playout, how many are made at random
        self.first_children = 12  # how many moves a node tries before it asks whether more are worth it
        self.horizon = 0  # after how many imagined moves it is enough; 0: as the game says
        self.recalls = True  # whether what the others did tells what they hold
        self.forgets = 0  # of a hundred cards that the searcher saw go, how many it takes for hidden ones
        self.models = 0  # how many models of the others take turns, world by world
        self.others: Words = zeros(MOST_MODELS)  # of each model: how many of a hundred moves the others make at random
        self.nets: Words = zeros(MOST_MODELS)  # of each model: whether everybody plays by the net
        self.has_net: bool = False  # whether the net's best move is the one to beat
        self.glance = 0  # after how many imagined moves the net is asked what a position is worth; 0: never
        self.guesses = 0  # at a world in which the net understands what the others did; 0: as the game believes
        self.doubt = 30  # how much worse a move of theirs may look to be half as likely, in thousandths
        self.slips = 0  # the present world's
        self.by_net: bool = False  # the present world's
        self.luck = 0  # the generator of slips, the same for every move in the race
        self.searcher = 0  # whose search it is
        self.visits: Words = zeros(MOST_NODES)
        self.chances: Words = zeros(MOST_NODES)  # how often the move was legal when its parent chose
        self.values: Ints = zeros(MOST_NODES)  # the sum of results, for the seat that made the move
        self.squares: Ints = zeros(MOST_NODES)
        self.moves: Words = zeros(MOST_NODES)
        self.seats: Words = zeros(MOST_NODES)  # who made the move
        self.parents: Words = zeros(MOST_NODES)
        self.children: Words = zeros(MOST_NODES)  # how many
        self.places: Words = zeros(MOST_NODES)  # where the node is in the hash table
        self.slots: Words = zeros(SLOTS)
        self.found: Words = zeros(MOST_RUNNERS)  # scratch: the nodes of the legal moves
        self.path: Words = zeros(MOST_DEPTH)
        self.depth = 0
        self.runners: Words = zeros(MOST_RUNNERS)  # the root's moves still in the race, the advised one first
        self.running = 0  # how many
        self.pace: Words = zeros(sizes.MOST_TRIES)  # how the advised move did in each world
        self.gains: Ints = zeros(MOST_RUNNERS + 1)  # of each node: by how much it did better, added up,
        self.gain_squares: Ints = zeros(MOST_RUNNERS + 1)
        self.priors: Words = zeros(MOST_RUNNERS + 1)  # and what the net thinks of it, which counts
        self.prior = 0  # as many worlds
        self.sure: float = 0.0  # how many standard errors a move may be behind before it leaves; 0: it stays

    def clear(self) -> None:
        """Empty what is filled: most of the hash table never is."""
        for node in range(1, self.size):
            self.slots[self.places[node]] = 0
        self.size = 0
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
            self.places[node] = self.slot(parent, move)
            self.slots[self.places[node]] = node
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

    def iterate(self, world: State, judge: Net, moves: Moves, found: Moves, child: int) -> int:
        """Try a move of the root once, in a world that was imagined; returns the result for who makes it."""
        self.path[0] = 0
        self.path[1] = child
        self.depth = 2
        world.step(self.moves[child])
        node = child
        while self.visits[node] >= self.ripe_at and self.has_space() and not world.over:
            node = self.choose(node, world, judge, moves, found)
            world.step(self.moves[node])
            self.path[self.depth] = node
            self.depth += 1
        foreseen = self.play_on(world, judge, moves, found)
        self.learn(world, foreseen)
        return self.worth(world, self.searcher, foreseen)

    def take_model(self, trial: int) -> None:
        """The models take turns: the same number of a world, the same model and the same slips."""
        self.slips = 0
        self.by_net = self.has_net and self.models == 0
        if self.models > 0:
            self.slips = self.others[trial % self.models]
            self.by_net = self.nets[trial % self.models] != 0
            self.luck = native.seeded(self.seed + trial, 3)

    def does_slip(self, seat: int) -> bool:
        """Whether the seat, if it is another's, makes any move now."""
        if self.slips == 0 or seat == self.searcher:
            return False
        self.luck = native.advance(self.luck)
        return native.below(self.luck, 100) < self.slips

    def is_plain(self) -> bool:
        """Whether all moves of a playout are made at random: then the game's policy is not asked for anything."""
        return self.noise >= 100

    def reads_moves(self) -> bool:
        return self.recalls and not self.is_plain()

    # A world

    def imagine(
        self,
        root: State,
        draft: State,
        world: State,
        judge: Net,
        moves: Moves,
        found: Moves,
        beliefs: Beliefs,
        trial: int,
    ) -> None:
        """Draw the draft of a world; where the net reads what the others did, until that makes sense (rejection)."""
        rng = native.seeded(self.seed + trial, 1)
        if not self.reads_moves() or self.slips >= UNREADABLE:
            state.imagine_into(draft, root, root.seat, rng, None)
        elif not self.has_net or self.guesses == 0:
            state.imagine_into(draft, root, root.seat, rng, beliefs)
        else:
            for guess in range(self.guesses):
                state.imagine_into(draft, root, root.seat, rng, None)
                world.copy_from(draft)
                rng = native.seeded(self.seed + trial, MOST_MODELS + guess)
                if native.below(rng, FINE) < FINE * self.likelihood(world, judge, moves, found):
                    break
        if self.forgets > 0:
            draft.forget(root.seat, self.forgets)

    def likelihood(self, world: State, judge: Net, moves: Moves, found: Moves) -> float:
        """How well the last moves of the others fit what they know in this world, from 0 to 1; spoils the world."""
        likely: float = 1.0
        move = world.rewind()
        while move >= 0 and likely > sizes.UNLIKELY:
            if world.seat != self.searcher:
                likely *= self.fit(world, judge, move, moves, found)
            move = world.rewind()
        return likely

    def fit(self, world: State, judge: Net, move: int, moves: Moves, found: Moves) -> float:
        """Whoever decides does what the net thinks best, or what it thinks hardly worse."""
        best = net.value(judge, world, moves, found)
        worse = best - net.move_value(judge, world, move, found)
        doubt: float = self.doubt
        return doubt / (doubt + worse) if worse > 0 else 1.0

    def has_space(self) -> bool:
        return self.size < MOST_NODES and self.depth < MOST_DEPTH

    def choose(self, node: int, world: State, judge: Net, moves: Moves, found: Moves) -> int:
        """The child to follow: first what the policy advises, then new ones, then the most promising."""
        if self.does_slip(world.seat):
            return self.any_child(node, world, moves)
        advised = NO_NODE
        if not self.is_plain():
            move = self.likely(world, judge, moves, found)
            advised = self.slots[self.slot(node, move)]
            if advised == 0:
                return self.add(node, move, world.seat)
        untried = self.find_children(node, world.find_legal(moves), moves)
        if untried != 0 and self.has_room(node):
            return self.expand(node, world, moves, self.random(untried))
        return self.best_child(node, moves.count, advised)

    def any_child(self, node: int, world: State, moves: Moves) -> int:
        count = world.find_legal(moves)
        self.luck = native.advance(self.luck)
        move = moves.items[native.below(self.luck, count)]
        child = self.slots[self.slot(node, move)]
        return self.add(node, move, world.seat) if child == 0 else child

    def find_children(self, node: int, count: int, moves: Moves) -> int:
        """Look up the node of each legal move; returns how many have none yet."""
        untried = 0
        for i in range(count):
            child = self.slots[self.slot(node, moves.items[i])]
            self.found[i] = child
            if child == 0:
                untried += 1
        return untried

    def has_room(self, node: int) -> bool:
        """Progressive widening: many moves are tried a few at a time, twice the square root of the visits."""
        known = self.children[node]
        return known < self.first_children or known * known < 4 * self.visits[node]

    def expand(self, node: int, world: State, moves: Moves, pick: int) -> int:
        """Add a child that was not tried: the one of that number."""
        for i in range(moves.count):
            if self.found[i] == 0:
                if pick == 0:
                    return self.add(node, moves.items[i], world.seat)
                pick -= 1
        return 0

    def best_child(self, node: int, count: int, advised: int) -> int:
        """The child with the highest upper confidence bound; the advised one has a bonus that fades."""
        best = 0
        most: float = -1.0
        trust: float = self.trust
        for i in range(count):
            child = self.found[i]
            if child == 0:
                continue
            self.chances[child] += 1
            hope: float = self.promise(child)
            if child == advised:
                visits: float = self.visits[node]
                hope += trust / 1000.0 / native.square_root(visits + 1.0)
            if hope > most:
                most = hope
                best = child
        return best

    def promise(self, child: int) -> float:
        """UCB1, but for a move the times count at which it was legal, not all visits of its parent (ISMCTS)."""
        visits: float = self.visits[child]
        mean: float = self.values[child]
        mean = mean / visits / ONE
        chances: float = self.chances[child] + 1
        doubt: float = self.explore
        return mean + doubt / 1000.0 * native.square_root(native.logarithm(chances) / visits)

    def likely(self, world: State, judge: Net, moves: Moves, found: Moves) -> int:
        """What whoever decides would do in the present world."""
        return net.best_move(judge, world, moves, found) if self.by_net else world.hasten(moves)

    def play_on(self, world: State, judge: Net, moves: Moves, found: Moves) -> int:
        """Play to the end, or as far as it pays; returns what the net says the searcher has then, if it is asked."""
        if self.is_plain():
            self.play_at_random(world, moves)
            return NOT_ASKED
        horizon = world.horizon() if self.horizon == 0 else self.horizon
        for i in range(MOST_PLAYED):
            if world.over:
                return NOT_ASKED
            if self.by_net and self.glance != 0:
                if i >= self.glance and world.seat == self.searcher:
                    return net.value(judge, world, moves, found)
            elif i >= horizon and world.is_at_rest():
                return NOT_ASKED
            if self.does_slip(world.seat):
                self.play_slip(world, moves)
            elif self.noise > 0 and self.random(100) < self.noise:
                self.play_any(world, moves)
            else:
                world.step(self.likely(world, judge, moves, found))
        return NOT_ASKED

    def play_at_random(self, world: State, moves: Moves) -> None:
        for _ in range(MOST_PLAYED):
            if world.over:
                return
            self.play_any(world, moves)

    def play_any(self, world: State, moves: Moves) -> None:
        count = world.find_legal(moves)
        world.step(moves.items[self.random(count)])

    def play_slip(self, world: State, moves: Moves) -> None:
        count = world.find_legal(moves)
        self.luck = native.advance(self.luck)
        world.step(moves.items[native.below(self.luck, count)])

    def worth(self, world: State, seat: int, foreseen: int) -> int:
        """What was foreseen for the searcher is what the others, in equal shares, do not have."""
        if foreseen == NOT_ASKED:
            return world.evaluate(seat)
        return foreseen if seat == self.searcher else (ONE - foreseen) // (world.players - 1)

    def learn(self, world: State, foreseen: int) -> None:
        for i in range(self.depth):
            node = self.path[i]
            result = self.worth(world, self.seats[node], foreseen)
            self.visits[node] += 1
            self.values[node] += result
            self.squares[node] += result * result


def recollect(root: State, world: State, beliefs: Beliefs) -> None:
    """Let the deciding seat think about what the others did, before it thinks about what they will do."""
    world.copy_from(root)
    world.recollect(root.seat, beliefs)


def set_model(tree: Tree, model: int, slips: int, by_net: bool) -> None:
    """How many of a hundred moves the others make at random in the worlds of that model, and whether by the net."""
    tree.others[model] = slips
    tree.nets[model] = 1 if by_net else 0
