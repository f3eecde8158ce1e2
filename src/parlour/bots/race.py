"""The race of the root's moves in a `tree`: sequential halving (Karnin, Koren and Somekh 2013).

All that are left are tried in the same worlds (common random numbers), so that luck weighs the same on each of them,
and every so often the worse half leaves. The move that is advised stays to the end, as the one to beat. A world is
imagined once and copied for each of them.

What a net thinks of the moves beforehand counts as so many worlds: who looks bad to it and does badly leaves early, and
where few worlds tell little, its word stands. A move that is surely behind leaves at once (Maron and Moore 1994).
"""

from __future__ import annotations

from parlour.bots import net, sizes, tree
from parlour.bots.net import Net
from parlour.bots.tree import Tree
from parlour.engine import native
from parlour.engine.state import Beliefs, Moves, State

__all__ = ["enlist", "keep", "pit", "race", "start", "thin_out"]

LEAST_WORLDS = 12  # before anybody is surely behind


def start(
    field: Tree, root: State, world: State, judge: Net, moves: Moves, found: Moves, beliefs: Beliefs, seed: int
) -> None:
    """Begin a search. The root is a state that the deciding seat cannot tell from the true one."""
    prepare(field, root, world, beliefs, seed)
    line_up(field, root, judge, moves, found)


def pit(field: Tree, root: State, world: State, beliefs: Beliefs, seed: int) -> None:
    """Begin a comparison of some moves alone, each to be enlisted; gains are counted against the first."""
    prepare(field, root, world, beliefs, seed)
    field.running = 0


def prepare(field: Tree, root: State, world: State, beliefs: Beliefs, seed: int) -> None:
    field.clear()
    field.rng = native.seeded(seed, 2)
    field.searcher = root.seat
    field.seed = seed << 24
    field.ripe_at = field.ending if field.ending != 0 and root.is_nearly_open() else field.patience
    if field.reads_moves():
        tree.recollect(root, world, beliefs)


def line_up(field: Tree, root: State, judge: Net, moves: Moves, found: Moves) -> None:
    """All legal moves begin, in any order but for the advised one, which is first."""
    advised = net.best_move(judge, root, moves, found) if field.has_net else root.advise(moves)
    count = root.find_legal(moves)
    field.running = 0
    for i in range(count):
        enlist(field, root, moves.items[i])
        if field.has_net:
            field.priors[i + 1] = net.move_value(judge, root, moves.items[i], found)
    for i in range(count - 1, 0, -1):
        exchange(field, i, field.random(i + 1))
    for i in range(count):
        if field.moves[field.runners[i]] == advised:
            exchange(field, i, 0)


def enlist(field: Tree, root: State, move: int) -> None:
    """One more move begins."""
    field.runners[field.running] = field.add(0, move, root.seat)
    field.running += 1
    field.gains[field.running] = 0
    field.gain_squares[field.running] = 0
    field.priors[field.running] = 0


def exchange(field: Tree, i: int, j: int) -> None:
    runner = field.runners[i]
    field.runners[i] = field.runners[j]
    field.runners[j] = runner


def keep(field: Tree, count: int) -> None:
    """The best of them stay in the race, and the advised one."""
    if count > field.running:
        count = field.running
    for i in range(1, count):
        best = i
        for j in range(i + 1, field.running):
            if total(field, field.runners[j]) > total(field, field.runners[best]):
                best = j
        exchange(field, i, best)
    field.running = count


def total(field: Tree, node: int) -> int:
    """What a move has brought so far, the net's word among it."""
    return field.values[node] + field.prior * field.priors[node]


def race(
    field: Tree,
    root: State,
    draft: State,
    world: State,
    judge: Net,
    moves: Moves,
    found: Moves,
    beliefs: Beliefs,
    tries: int,
) -> None:
    """Try each move that is in the race so many times more."""
    thread = native.let_others_run()
    for _ in range(tries):
        run(field, root, draft, world, judge, moves, found, beliefs)
    native.go_on_alone(thread)


def run(
    field: Tree, root: State, draft: State, world: State, judge: Net, moves: Moves, found: Moves, beliefs: Beliefs
) -> None:
    """Try each move that is in the race once more, all in the same world."""
    trial = field.visits[field.runners[0]]
    field.take_model(trial)
    field.imagine(root, draft, world, judge, moves, found, beliefs, trial)
    for i in range(field.running):
        child = field.runners[i]
        field.take_model(trial)
        world.copy_from(draft)
        result = field.iterate(world, judge, moves, found, child)
        if trial >= sizes.MOST_TRIES:
            continue
        if i == 0:
            field.pace[trial] = result
        gain = result - field.pace[trial]
        field.gains[child] += gain
        field.gain_squares[child] += gain * gain


# Who is surely behind


def thin_out(field: Tree) -> bool:
    """Whoever is surely behind the best leaves, but the advised move; returns whether it is decided which is best."""
    if field.sure <= 0.0 or field.visits[field.runners[0]] < LEAST_WORLDS:
        return False
    best = leader(field)
    i = 1
    while i < field.running:
        if field.runners[i] != best and is_beaten(field, field.runners[i], best):
            field.running -= 1
            exchange(field, i, field.running)
        else:
            i += 1
    if field.running == 1:
        return True
    return field.running == 2 and field.runners[1] == best and is_beaten(field, field.runners[0], best)


def leader(field: Tree) -> int:
    best = field.runners[0]
    for i in range(1, field.running):
        if lead(field, field.runners[i]) > lead(field, best):
            best = field.runners[i]
    return best


def lead(field: Tree, node: int) -> float:
    """By how much it does better than the advised move, on average."""
    gain: float = field.gains[node] + field.prior * (field.priors[node] - field.priors[field.runners[0]])
    return gain / (field.visits[node] + field.prior)


def is_beaten(field: Tree, node: int, best: int) -> bool:
    gap: float = lead(field, best) - lead(field, node)
    return gap > field.sure * native.square_root(doubt(field, best) + doubt(field, node))


def doubt(field: Tree, node: int) -> float:
    """The squared standard error of a move's gain."""
    visits: float = field.visits[node]
    mean: float = field.gains[node] / visits
    squares: float = field.gain_squares[node] / visits
    return (squares - mean * mean) / visits if squares > mean * mean else 0.0
