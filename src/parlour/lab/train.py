"""Learns a net for a game by playing it, in rounds that can be done on many processors and go on after an interruption.

In each round every shard begins with the same weights, plays and learns on its own, and what they have become is
averaged (local SGD: Stich 2019). With one shard that is plain learning. What computes a shard makes no difference.

The net that comes out is the mean of those after each round of the second half (Polyak and Juditsky 1992): what a
single one thinks of a move is partly what happened last, and choosing the best of many moves picks the luckiest.
"""

from __future__ import annotations

import base64
import json
import time
import zlib
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from parlour import __version__
from parlour.bots import learner as learners
from parlour.bots import learnt, net, sizes, tables
from parlour.bots.learner import Learner
from parlour.bots.learnt import Weights, quantized
from parlour.engine.errors import BadSetup, ParlourError, Reason
from parlour.engine.registry import game
from parlour.engine.state import Moves, State
from parlour.lab import league as leagues
from parlour.lab.workers import ALONE, Crew

ROLES = {"itself": 0, "greedy": 1, "random": 2, "slipping": 3}  # as `learner` counts them
RIVAL = 4  # a net that was learnt before
TRIAL_SEED = 2**40  # far from the deals that are learnt from
LAST_RATE = 0.1  # of the first: steps become smaller from round to round
HOUR = 3600


@dataclass(frozen=True)
class Plan:
    """What is learnt from: everything that decides the weights."""

    game: str
    players: int
    rounds: int
    matches: int = 2000  # of a shard in a round
    shards: int = 1
    hidden: int = 64
    second: int = 32
    seed: int = 0
    rate: float = 0.01
    trace: float = 0.9  # how much the end of a match counts, rather than what the net says on the way
    explore: int = 5  # percent of moves
    last_explore: int = 5  # the same in the last round
    selfish: int = 50  # percent of matches among itself alone
    margin: int = 0  # of a thousand: how much better than what the game's strategy advises another move has to look
    rests: bool = False  # whether what the game says between deals counts like the end of the match
    also: tuple[str, ...] = ()  # other tables that it learns from in turn, see `tables`
    rivals: tuple[str, ...] = ()  # nets of the game that sit among the others, round by round another
    options: Mapping[str, Any] = field(default_factory=dict)

    def fresh(self, table: str = "") -> State:
        title = game(self.game)
        players, chosen = tables.read(title, table or self.tables[0])
        return title.state(players, title.setup(players, chosen), title.standard_cards)

    @property
    def tables(self) -> tuple[str, ...]:
        """What it learns from: each time the number of players, and the options that are not as usual."""
        return (tables.text(self.players, self.options), *self.also)

    def rate_in(self, round: int) -> float:
        return self.rate * (1 - (1 - LAST_RATE) * round / self.rounds)

    def explore_in(self, round: int) -> int:
        """From the first to the last round evenly."""
        part = round / max(1, self.rounds - 1)
        return int(self.explore + (self.last_explore - self.explore) * part + 0.5)

    @property
    def command(self) -> str:
        """By which the same is learnt again."""
        given: dict[str, Any] = {
            "players": self.players,
            "rounds": self.rounds,
            "games": self.matches,
            "shards": self.shards,
            "hidden": self.hidden,
            "second": self.second,
            "seed": self.seed,
            "rate": self.rate,
            "trace": round(100 * self.trace),
            "explore": self.explore,
            "last-explore": self.last_explore,
            "selfish": self.selfish,
        }
        if self.margin:
            given["margin"] = self.margin
        for name, several in (("also", self.also), ("rivals", self.rivals)):
            if several:
                given[name] = ",".join(several)
        numbers = [f"--{name} {value}" for name, value in given.items()]
        switches = ["--rests"] if self.rests else []
        options = [f"--option {name}={value}" for name, value in self.options.items()]
        return " ".join(["parlour train", self.game, *numbers, *switches, *options])

    @property
    def size(self) -> int:
        return net.size_of(game(self.game).features, self.hidden, self.second)


@dataclass(frozen=True)
class Trial:
    """How the net does after a round: what one seat of it reaches among others, from 0 to 1; and what it cost."""

    round: int
    seconds: float  # of processors, so far
    error: float  # of what the net says, squared, on average
    reached: dict[str, float]
    league: dict[str, float] = field(default_factory=dict)  # times a fair share among each member, if that was asked

    @property
    def worst(self) -> str:
        """Among whom it does worst; empty if the league was not asked."""
        return min(self.league, key=lambda member: self.league[member], default="")


@dataclass
class Learning:
    """How far it has come; enough to go on from."""

    plan: Plan
    round: int = 0
    seconds: float = 0.0
    weights: Sequence[float] = ()
    energies: Sequence[float] = ()
    mean: Sequence[float] = ()  # of the weights after each round of the second half
    curve: list[Trial] = field(default_factory=list)

    def net(self) -> Weights:
        """As whole numbers, with what made it."""
        made = {
            "game": self.plan.game,
            "tables": ",".join(dict.fromkeys(self.plan.tables)),
            "margin": self.plan.margin,
            "command": self.plan.command,
            "seed": self.plan.seed,
            "rounds": self.round,
            "hours": round(self.seconds / HOUR, 3),
            "parlour": __version__,
        }
        return quantized(
            self.mean or self.weights, game(self.plan.game).features, self.plan.hidden, self.plan.second, made
        )


def check(plan: Plan) -> None:
    title = game(plan.game)
    for table in plan.tables:
        title.setup(*tables.read(title, table))
    if title.features == 0:
        raise BadSetup(Reason("", "no-features", (title.name,)))
    for rival in plan.rivals:
        learnt.check(title, rival)
    if max(plan.hidden, plan.second) > sizes.MOST_UNITS or plan.size > sizes.MOST_WEIGHTS:
        raise BadSetup(f"a net of {plan.hidden} and {plan.second} units is too large")


def train(
    plan: Plan,
    crew: Crew = ALONE,
    saved: Path | None = None,
    tries: int = 500,
    progress: Callable[[Trial], None] = lambda trial: None,
    league_deals: int = 0,
) -> Learning:
    """All rounds that are left. With a file, each is kept there when it is done.

    With deals for the league, the net as it would be written then sits among its members after each round."""
    check(plan)
    learning = load(saved, plan) if saved and saved.exists() else begin(plan)
    for trial in learning.curve:
        progress(trial)
    while learning.round < plan.rounds:
        go_on(learning, crew, tries)
        if league_deals:
            learning.curve[-1] = replace(learning.curve[-1], league=in_league(learning, league_deals))
        progress(learning.curve[-1])
        if saved:
            save(saved, learning)
    return learning


def begin(plan: Plan) -> Learning:
    learner = Learner()
    learners.begin(learner, game(plan.game).features, plan.hidden, plan.second, plan.seed)
    return Learning(plan, weights=learner.weights[: plan.size], energies=learner.energies)


def go_on(learning: Learning, crew: Crew, tries: int) -> None:
    """One round more."""
    work = partial(learn_shard, learning, tries)
    found = [result for _, result in sorted(crew.do(work, range(learning.plan.shards)), key=lambda one: one[0])]
    learning.weights = mean([shard.weights for shard in found])
    learning.energies = mean([shard.energies for shard in found])
    learning.round += 1
    learning.mean = with_mean(learning)
    learning.seconds += sum(shard.seconds for shard in found)
    trials = [shard.trial for shard in found]
    reached = {other: sum(trial[other] for trial in trials) / len(trials) for other in trials[0]}
    error = sum(shard.error for shard in found) / len(found)
    learning.curve.append(Trial(learning.round, round(learning.seconds, 1), round(error, 5), reached))


def with_mean(learning: Learning) -> Sequence[float]:
    """The mean so far, with the weights as they are now."""
    count = learning.round - learning.plan.rounds // 2
    if count <= 1:
        return learning.weights if count == 1 else ()
    pairs = zip(learning.mean, learning.weights, strict=True)
    return array("d", [so_far + (now - so_far) / count for so_far, now in pairs])


def mean(rows: Sequence[Sequence[float]]) -> array[float]:
    return array("d", [sum(values) / len(rows) for values in zip(*rows, strict=True)])


@dataclass(frozen=True)
class Shard:
    """What one shard has learnt in a round."""

    weights: array[float]
    energies: array[float]
    seconds: float
    error: float
    trial: dict[str, float]


def learn_shard(learning: Learning, tries: int, shard: int) -> Shard:
    begin = time.process_time()
    plan = learning.plan
    learner = learner_of(learning)
    moves, found = Moves(), Moves()
    first = (learning.round * plan.shards + shard) * plan.matches
    rivals = {name: rival_net(plan, name) for name in plan.rivals}
    rival = rivals[plan.rivals[learning.round % len(rivals)]] if rivals else net.Net()
    for turn, table in enumerate(plan.tables):
        fresh = plan.fresh(table)
        state = fresh.copy()
        own = block(first, plan.matches, turn, len(plan.tables))
        learners.play_matches(learner, fresh, state, rival, moves, found, plan.seed, own.start, len(own))
        state.raise_fault()
    seconds = time.process_time() - begin
    trial = {}
    fresh = plan.fresh()
    state = fresh.copy()
    seed = TRIAL_SEED + plan.seed * plan.shards + shard
    nobody = net.Net()
    others = [(name, role, nobody) for name, role in ROLES.items()]
    others += [(name, RIVAL, of_rival) for name, of_rival in rivals.items()]
    for name, role, of_rival in others:
        reached = learners.try_matches(learner, fresh, state, of_rival, moves, found, seed, tries, role)
        trial[name] = reached / 1000 / max(1, tries)
    weights = array("d", learner.weights[: plan.size])
    return Shard(weights, array("d", learner.energies), seconds, learner.errors / max(1, learner.samples), trial)


def block(first: int, matches: int, part: int, parts: int) -> range:
    """The numbers of the matches at one of several tables: no deal is played at two, even if both are alike."""
    return range(first + matches * part // parts, first + matches * (part + 1) // parts)


def rival_net(plan: Plan, name: str) -> net.Net:
    return learnt.net_of(learnt.known(learnt.find(game(plan.game), name)))


def in_league(learning: Learning, deals: int) -> dict[str, float]:
    """Among the members that do not search, on deals of their own."""
    plan = learning.plan
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"round-{learning.round}.toml"
        path.write_text(learning.net().text(), encoding="utf-8")
        names = leagues.quick_members(game(plan.game))
        seed = TRIAL_SEED + plan.seed
        league = leagues.League(plan.game, plan.players, f"net:{path}", deals, seed, plan.options, members=names)
        return {meeting.member: round(meeting.ratio, 3) for meeting in leagues.play(league).meetings}


def learner_of(learning: Learning) -> Learner:
    plan = learning.plan
    learner = Learner()
    learner.features = game(plan.game).features
    learner.hidden, learner.second = plan.hidden, plan.second
    learner.rate, learner.trace = plan.rate_in(learning.round), plan.trace
    learner.explore, learner.selfish = plan.explore_in(learning.round), plan.selfish
    learner.margin = plan.margin / 1000
    learner.rests = plan.rests
    learner.has_rival = bool(plan.rivals)
    learner.weights = [*learning.weights, *[0.0] * (sizes.MOST_WEIGHTS - len(learning.weights))]
    learner.energies = list(learning.energies)
    return learner


# The file of an interrupted training


def save(path: Path, learning: Learning) -> None:
    """Whole or not at all."""
    kept = {
        "plan": as_json(learning.plan),
        "features": game(learning.plan.game).features,
        "round": learning.round,
        "seconds": learning.seconds,
        "weights": packed(learning.weights),
        "energies": packed(learning.energies),
        "mean": packed(learning.mean),
        "curve": [asdict(trial) for trial in learning.curve],
    }
    part = path.with_name(f"{path.name}.new")
    part.write_text(json.dumps(kept), encoding="utf-8")
    part.replace(path)


def load(path: Path, plan: Plan) -> Learning:
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["plan"] != as_json(plan) or kept["features"] != game(plan.game).features:
            raise ParlourError(f"{path} holds another training")
        curve = [Trial(**trial) for trial in kept["curve"]]
        weights, energies, middle = (unpacked(kept[name]) for name in ("weights", "energies", "mean"))
    except (ValueError, KeyError, TypeError, zlib.error):
        raise ParlourError(f"{path} holds no training") from None
    return Learning(plan, kept["round"], kept["seconds"], weights, energies, middle, curve)


def as_json(plan: Plan) -> Any:
    """As it is read again."""
    return json.loads(json.dumps(asdict(plan)))


def packed(numbers: Sequence[float]) -> str:
    return base64.b85encode(zlib.compress(array("d", numbers).tobytes(), 1)).decode()


def unpacked(text: str) -> array[float]:
    numbers = array("d")
    numbers.frombytes(zlib.decompress(base64.b85decode(text)))
    return numbers
