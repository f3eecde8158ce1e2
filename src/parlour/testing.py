"""For testing games, yours too: every setup there is, positions reached by random play, and the past of worlds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any, Generic, TypeVar

from parlour.engine.chance import BadOutcome, Scripted, Seeded
from parlour.engine.errors import BadMove, BadSetup
from parlour.engine.fold import Event, Facts
from parlour.engine.game import STANDARD, Game, S_co
from parlour.engine.lessons import ANY, Guided, Lesson, Pointer, every_stop
from parlour.engine.match import Match, begun
from parlour.engine.presentation import Asked
from parlour.engine.record import Decision
from parlour.engine.state import State, is_compiled
from parlour.words import ENGLISH, Words, message_of, of_game

S = TypeVar("S", bound=State)
NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gustav", "Helga")
AHEAD = 8  # moves after which two worlds are taken for the same


@dataclass(frozen=True)
class TestSetup(Generic[S_co]):
    """A number of players and options that go together."""

    __test__ = False

    game: Game[S_co]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    rules: int | None = None  # the newest
    cards: str | Mapping[str, Any] = STANDARD

    def match(self, seed: int = 0, keep_legal: bool = False, follows: bool = False) -> Match[S_co]:
        return Match(
            self.game,
            self.players,
            self.options,
            self.cards,
            chance=Seeded(seed),
            keep_legal=keep_legal,
            rules=self.rules,
            follows=follows,
        )


def setups(game: Game[S], rules: int | None = None) -> list[TestSetup[S]]:
    """All numbers of players with all combinations of options, by the newest version of the rules unless told."""
    found = []
    offered = game.options_of(game.version if rules is None else rules)
    names = [option.name for option in offered]
    for players in game.seats:
        for values in product(*(option.samples for option in offered)):
            options = dict(zip(names, values, strict=True))
            try:
                game.setup(players, options, rules)
            except BadSetup:
                continue
            found.append(TestSetup(game, players, options, rules))
    return found


def some_setups(game: Game[S], most: int, seed: int = 0, rules: int | None = None) -> list[TestSetup[S]]:
    """A few of them, every number of players and both ends of every option among them."""
    every = setups(game, rules)
    if len(every) <= most:
        return every
    random = Random(seed)
    plain = [setup for setup in every if setup.options == game.setup(setup.players, {}, rules)]
    others = [setup for setup in every if setup not in plain]
    return plain[:most] + random.sample(others, max(0, most - len(plain)))


def positions(match: Match[S], random: Random, every: int = 1, most: int = 40) -> Iterator[Match[S]]:
    """Play at random, stopping at every so many decisions; in a long match now and then, but never more than `most`."""
    decisions = stops = 0
    while not match.over and stops < most:
        if decisions % every == 0:
            yield match
            stops += 1
            every += stops // 20
        match.play(random.choice(match.legal()))
        decisions += 1


def midway(setup: TestSetup[S], seed: int, random: Random, most: int) -> Match[S]:
    """A match by random moves, stopped after so many decisions, or half way if it is shorter than that."""
    whole = setup.match(seed)
    while not whole.over:
        whole.play(random.choice(whole.legal()))
    moves = [decision.move for decision in whole.record.decisions]
    match = setup.match(seed)
    for move in moves[: min(most, len(moves) // 2)]:
        match.play(move)
    return match


def is_interpreted(game: Game) -> bool:
    """Whether the game is one that is not compiled, though the engine is."""
    state = game.state(game.seats[0], game.setup(game.seats[0], {}), game.standard_cards)
    return is_compiled() and hasattr(state, "__dict__")


def words_of(match: Match, language: str = ENGLISH) -> Words:
    """The game's own words, with the match's cards."""
    return of_game(match.game, language, match.state.card_set)


def said(match: Match, events: Iterable[Event], me: int | None = None) -> list[str]:
    """In English what a viewer was told, as far as there are words for it; seats are called after `NAMES`."""
    words, vocabulary = words_of(match), match.presentation.vocabulary
    messages = filter(None, (message_of(event, vocabulary) for event in events))
    return [words.say(id, args, NAMES, me) for id, args in messages]


class Contradiction(AssertionError):
    """A world that could not have come about as a seat saw it."""


class Witness:
    """Everything that a seat is told and shown and decides in a match, from the start."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.heard: list[object] = []
        self.steps = 0
        self.shown: object = None
        self.listen()

    def decide(self, text: str) -> None:
        if self.match.seat == self.seat:
            self.heard.append((self.match.legal(), text))

    def listen(self) -> None:
        """A decision of others that changes nothing for the seat leaves no trace."""
        self.heard += self.match.events(self.seat, self.steps)
        self.steps = self.match.steps
        shown = shown_to(self.match.game, self.match.state, self.seat)
        if shown != self.shown:
            self.heard.append(shown)
            self.shown = shown


def play_before(witnesses: list[Witness], text: str) -> None:
    """Make a move of the match that all of them see."""
    for witness in witnesses:
        witness.decide(text)
    witnesses[0].match.play(text)
    for witness in witnesses:
        witness.listen()


def check_past(true: Witness, world: State) -> None:
    """In the world every past move of every seat was legal, and the seat was told the same; Contradiction if not."""
    game, setup = true.match.game, true.match.record.setup
    assert game.past is not None, f"{game.title} does not tell the past of a world"
    try:
        entries = game.past(true.match, world, true.seat)
        script = Scripted([entry for entry in entries if isinstance(entry, dict)])
        witness = Witness(begun(game, setup, script), true.seat)
        for decision in entries:
            if isinstance(decision, Decision):
                relive(witness, decision)
    except (BadMove, BadOutcome) as error:
        raise Contradiction(f"in this world it could not have been: {error}") from error
    compare_told(true.heard, witness.heard)
    compare_worlds(witness.match, world)


def relive(witness: Witness, decision: Decision) -> None:
    if witness.match.seat != decision.seat:
        raise Contradiction(f"{decision.move!r} by seat {decision.seat}, but seat {witness.match.seat} decides")
    play_before([witness], decision.move)


def compare_told(true: list[object], told: list[object]) -> None:
    for one, other in zip(true, told, strict=False):
        if one != other:
            raise Contradiction(f"the seat was told {one}, but in this world {other}")
    if len(true) != len(told):
        raise Contradiction(f"the seat was told {len(true)} things, but in this world {len(told)}")


def compare_worlds(match: Match, world: State) -> None:
    """The past leads to this world and no other: what everybody sees, now and after the same moves."""
    state, other = match.state.copy(), world.copy()
    state.live = other.live = False  # chance is not compared
    compare_shown(match.game, state, other)
    for _ in range(AHEAD):
        if state.over:
            break
        texts = [match.game.text(state, move) for move in state.legal()]
        moves = {match.game.text(other, move): move for move in other.legal()}
        if texts != list(moves):
            raise Contradiction("the past of this world leads to another: other moves are legal")
        state.play(state.legal()[-1])
        other.play(moves[texts[-1]])
        if state.chance:
            return
    compare_shown(match.game, state, other)


def shown_to(game: Game, state: State, seat: int) -> tuple[Facts, Asked]:
    return game.presentation.show(state, seat), game.presentation.asked(state, seat)


def compare_shown(game: Game, state: State, other: State) -> None:
    if state.seat != other.seat:
        raise Contradiction(f"the past of this world leads to another: seat {state.seat} decides, not {other.seat}")
    for seat in range(state.players):
        one, two = shown_to(game, state, seat), shown_to(game, other, seat)
        if one != two:
            raise Contradiction(f"the past of this world leads to another: seat {seat} sees {differing(one, two)}")


def differing(one: tuple[Facts, Asked], two: tuple[Facts, Asked]) -> str:
    """The first part that is not the same, in either."""
    (facts, asked), (others, other_asked) = one, two
    for true, other in ((facts.zones, others.zones), (facts.counters, others.counters)):
        for id, value in true.items():
            if value != other.get(id):
                return f"{id} {value}, not {other.get(id)}"
    return f"{asked}, not {other_asked}" if asked != other_asked else f"{facts.phase}, not {others.phase}"


# Lessons


def lesson_problems(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: every way through it is taken, to its end."""
    script, record, me = lesson.script, lesson.record, lesson.script.seat
    moves, last = [decision.move for decision in record.decisions], 0
    for _, guided in every_stop(lesson):
        here, step, made = f"step {guided.at + 1} ({guided.step.say})", guided.step, len(guided.match.record.decisions)
        last = max(last, made)
        yield from (f"{here}: there is no {point}" for point in step.point if not is_there(point, guided))
        if step.expect:
            legal = guided.match.legal() if guided.match.seat == me else []
            yield from (f"{here}: {move!r} is not legal" for move in step.expect if move not in legal)
            yield from (f"{here}: {move!r} is not possible" for move in step.wrong if move not in (*legal, ANY))
            if moves[made : made + 1] != [step.expect[0]]:
                yield f"{here}: the record goes on with {moves[made : made + 1]}"
        elif step.wrong:
            yield f"{here}: nothing is waited for, so nothing is wrong"
    if script.steps[-1].expect:
        yield "the last step waits for a move"
    if last != len(moves):
        yield f"the record has {len(moves)} moves, of which {last} are made"


def is_there(point: Pointer, guided: Guided) -> bool:
    """Can the learner see what is pointed at?"""
    view, match = guided.view(), guided.match
    if point.zone:
        place = view.zones.get(point.zone)
        return place is not None and (not point.card or point.card in place.cards)
    if point.counter:
        things = {noun: list(texts) for noun, texts in match.told.things.items()}
        return point.counter in match.presentation.vocabulary.counter_ids(match.players, things)
    if point.seat is not None:
        return 0 <= point.seat < match.players
    return point.move in [choice.move for choice in view.choices]
