"""Finds positions in which one move is clearly right, by the test that reviews have for mistakes.

Matches of quick bots are walked through. A few worlds are enough to see that most positions are no puzzle; what is
left is tried in more and more, and of the rivals those leave that are clearly worse. The search, which picks the best
move of a review, has to agree. Whoever plays at first sight is wrong in most of what is found; in the others there
are several moves that could be thought right.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from parlour.bots import local
from parlour.bots.base import Generator
from parlour.bots.comparison import LEAST_LEAD, MODELS, VERY_SURE, Comparison, Lead
from parlour.bots.search import Budget, Search, Thinker
from parlour.engine import puzzles as files
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.options import Value
from parlour.engine.puzzles import Puzzle, Puzzles
from parlour.engine.registry import game
from parlour.engine.state import State
from parlour.lab.checkpoint import keeping
from parlour.lab.workers import ALONE, Crew

TABLE = ("greedy", "league:bold", "league:careful")  # in turn around the table; what they are never changes
LEAST_MOVES, MOST_MOVES = 3, 20  # fewer are no question, more no pleasure
SCREEN = 24  # worlds to see whether a position is worth more of them
STAGES = (50, 200, 1000, 2500)  # worlds under each model
FAR = 4.0  # standard errors beyond the least lead: a rival so far behind need not be tried again
DOUBT = 1.0  # standard errors: a lead that is smaller even with these is no puzzle's; what was found has more chances
MOST_LETTERS = 1200  # of the moves that lead to a position
PLAUSIBLE = 0.25  # a rival that loses less could be thought right
EVERY = 4  # of so many matches one may give a puzzle that is solved at first sight
SEARCH = 2000


@dataclass(frozen=True)
class Hunt:
    """Which matches to walk through."""

    game: str
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def header(self) -> dict[str, Any]:
        return {"rules": game(self.game).version, **asdict(self)}


def run(
    hunt: Hunt,
    count: int,
    crew: Crew = ALONE,
    saved: Path | None = None,
    progress: Callable[[int], None] = lambda found: None,
    known: Collection[int] = (),
) -> list[Puzzle]:
    """The first so many puzzles of the hunt, whoever does the work. With a file, finished matches are kept there.

    Matches whose seed is known are left out.
    """
    with keeping(saved, hunt.header, "hunt for puzzles", check) as kept:
        progress(len(found_in(kept.entries, known)))
        first = 0
        while len(found_in(kept.entries, known)) < count:
            jobs = [number for number in range(first, first + 4 * crew.workers) if number not in kept.entries]
            for number, puzzle in crew.do(partial(find, hunt), jobs):
                kept.keep(number, msgspec.to_builtins(puzzle))
                progress(puzzle is not None)
            first += 4 * crew.workers
    return found_in(kept.entries, known)[:count]


def still_clear(title: Game, puzzle: Puzzle, file: Puzzles) -> Puzzle | None:
    """A puzzle of a file, with what the others lose now; None if it would not be found any more."""
    generator = Generator(puzzle.seed % 2**31)
    match = files.position(title, puzzle, file.rules, file.options)
    root = match.position(canonical=True).imagine(generator.below(2**31))
    moves = {title.text(root, move): move for move in root.legal()}
    rivals = [move for text, move in moves.items() if text != puzzle.best]
    thinkers = [Thinker(model) for model in MODELS]
    leads = clear_leads(thinkers, root, moves[puzzle.best], rivals, generator, STAGES, VERY_SURE)
    return msgspec.structs.replace(puzzle, losses=losses_of(leads, partial(title.text, root))) if leads else None


def losses_of(leads: dict[int, Lead], text: Callable[[int], str]) -> dict[str, int]:
    """Of a hundred."""
    return {text(move): round(100 * lead.value) for move, lead in leads.items()}


def found_in(entries: dict[int, Any], known: Collection[int]) -> list[Puzzle]:
    found = [msgspec.convert(entries[number], Puzzle) for number in sorted(entries) if entries[number]]
    return [puzzle for puzzle in found if puzzle.seed not in known]


def check(entry: Any) -> None:
    """ValueError for what is no result."""
    msgspec.convert(entry, Puzzle | None)


def find(hunt: Hunt, number: int) -> Puzzle | None:
    """The first puzzle in a match, looking at its positions in any order."""
    match = played(hunt, number)
    random = Random(match_seed(hunt.seed, number))
    finder, decisions = Finder(number % EVERY == 0), range(len(match.record.decisions))
    for at in random.sample(decisions, len(decisions)):
        before = match.replayed(at)
        if not LEAST_MOVES <= len(before.legal()) <= MOST_MOVES:
            continue
        if found := finder.find(before.position(canonical=True), Generator(random.randrange(2**31))):
            made = tuple(decision.move for decision in match.record.decisions[:at])
            return msgspec.structs.replace(found, seed=chance_of(hunt, number), players=match.players, moves=made)
    return None


def played(hunt: Hunt, number: int) -> Match:
    """A match, as far as a puzzle may lie in it: not too much is to be played before."""
    title = game(hunt.game)
    players = title.seats[number % len(title.seats)]
    match = Match(title, players, hunt.options, chance=Seeded(chance_of(hunt, number)))
    generator = Generator.of_match(hunt.seed, number)
    table = [local.make(TABLE[(number + seat) % len(TABLE)], generator) for seat in range(players)]
    letters = 0
    while not match.over and letters <= MOST_LETTERS:
        move = table[match.state.seat].choose(match.position())
        match.play(move)
        letters += len(move)
    return match


def chance_of(hunt: Hunt, number: int) -> int:
    return match_seed(hunt.seed, number)


class Finder:
    def __init__(self, takes_plain: bool) -> None:
        self.takes_plain = takes_plain
        self.thinkers = [Thinker(model) for model in MODELS]

    def find(self, position: Position, generator: Generator) -> Puzzle | None:
        root = position.imagine(generator.below(2**31))
        best, *rivals = self.ranked(root, generator)
        is_plain = root.advice() == best
        if not rivals or (is_plain and (not self.takes_plain or len(rivals) < LEAST_MOVES)):
            return None
        leads = clear_leads(self.thinkers, root, best, rivals, generator, STAGES)
        if not leads or (is_plain and sum(lead.value < PLAUSIBLE for lead in leads.values()) < LEAST_MOVES):
            return None
        text = partial(position.game.text, root)
        if Search(generator, Budget(iterations=SEARCH)).choose(position) != text(best):
            return None
        return Puzzle(0, 0, (), text(best), losses_of(leads, text))

    def ranked(self, root: State, generator: Generator) -> list[int]:
        """The moves, best first, if the first seems to be far ahead; else that one alone."""
        moves = root.legal()
        comparison = Comparison(self.thinkers[0], root, generator.below(2**31), moves)
        comparison.go_on(SCREEN)
        means = {move: comparison.mean(move) for move in moves}
        ranked = sorted(moves, key=means.__getitem__, reverse=True)
        return ranked if means[ranked[0]] - means[ranked[1]] >= LEAST_LEAD else ranked[:1]


def clear_leads(
    thinkers: Sequence[Thinker],
    root: State,
    best: int,
    rivals: Sequence[int],
    generator: Generator,
    stages: Sequence[int],
    doubt: float = DOUBT,
) -> dict[int, Lead]:
    """How far the best move is ahead of every rival, if it is so clearly under every model; else nothing.

    The least lead is told, of all models.
    """
    leads: dict[int, Lead] = {}
    for worlds in stages:
        found: dict[int, Lead] = {}
        for thinker in thinkers:
            comparison = Comparison(thinker, root, generator.below(2**31), [best, *rivals])
            comparison.go_on(worlds)
            for rival in rivals:
                behind = comparison.lead(rival)
                lead = Lead(-behind.value, behind.error)
                if lead.value + doubt * lead.error < LEAST_LEAD:
                    return {}
                found[rival] = min(found.get(rival, lead), lead, key=attrgetter("at_least"))
        leads |= found
        rivals = [rival for rival, lead in found.items() if lead.value - FAR * lead.error < LEAST_LEAD]
        if not rivals:
            break
    return leads if all(lead.is_clear for lead in leads.values()) else {}
