"""P1, P24: a secret question takes the same time to everybody else, whether it is asked or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.server.table_client import LiveServer, Place, full_table, settled, wait_until
from tests.server.test_worlds import Ear, in_world

from parlour.engine import registry
from parlour.engine.game import Aside, Game, nobody_aside
from parlour.engine.match import Match
from parlour.server.store.rows import MOVE, Entry, Kept, SeatRow, Settings, TableRow
from parlour.server.tables import secret_questions
from parlour.server.tables import table as tables
from parlour.server.tables.secret_questions import BOT_SECONDS, PERSON_SECONDS, SLACK_SECONDS, window
from parlour.server.tables.table import Table

ASIDES = [game for game in registry.games().values() if game.aside is not nobody_aside]
BEGUN = 1_000_000.0


class Clock:
    now = BEGUN

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(secret_questions, "time", made)
    monkeypatch.setattr(tables, "time", made)
    return made


def seats(bots: str) -> list[SeatRow]:
    """A letter for each: p for a person, b for a bot."""
    return [SeatRow(seat, bot="easy" if kind == "b" else "") for seat, kind in enumerate(bots)]


def test_everybody_who_may_be_asked_has_a_slot_of_time() -> None:
    made = window(Aside((1, 2, 3), (1,)), seats("ppbp"), BEGUN)
    assert made
    lengths = [round(slot.ends - slot.begins, 6) for slot in made.slots]
    assert lengths == [PERSON_SECONDS, BOT_SECONDS, PERSON_SECONDS]
    assert made.shows_at(1, is_asked=True) == BEGUN
    assert made.shows_at(1, is_asked=False) == made.ends == BEGUN + 2 * PERSON_SECONDS + BOT_SECONDS
    assert made.shows_at(3, is_asked=True) == made.shows_at(3, is_asked=False) == made.slots[2].begins
    assert made.shows_at(0, is_asked=False) == made.shows_at(None, is_asked=False) == 0.0


def test_one_person_among_bots_may_think_and_waits_for_the_bots_alone() -> None:
    made = window(Aside((1, 2), (1,)), seats("bpb"), BEGUN)
    assert made
    assert not made.is_timed
    assert made.ends == BEGUN + BOT_SECONDS
    left = made.after(1, BEGUN + 60)
    assert left
    assert (left.slots[0].seat, left.ends) == (2, BEGUN + 60 + BOT_SECONDS)
    assert made.after(2, BEGUN) is None


def test_nobody_waits_where_bots_play_by_themselves() -> None:
    assert window(Aside((1, 2), (1,)), seats("bbb"), BEGUN) is None


def discards(game: Game, random: Random, most: int) -> Iterator[tuple[dict[str, str], Match, str, Aside]]:
    """Positions of three seats with a move after which somebody may be asked."""
    for ruleset in ("market", "battle"):
        options = {"ruleset": ruleset}
        match = Match(game, 3, options)
        for _ in range(most):
            if match.over:
                break
            move = random.choice(match.legal())
            found = (
                None if game.is_aside(match.state) else game.aside(match.state, game.parse(match.state, move.lower()))
            )
            if found:
                yield options, match, move, found
            match.play(move)


def table_at(game: Game, options: dict[str, str], match: Match) -> Table:
    row = TableRow("t", "T", game.name, 3, Settings(options=dict(options)), "host", "here", "playing")
    made = Table(Kept(row, seats("ppp"), [], []))
    made.match = match
    return made


def shown_to(viewer: int, world: Table, move: str, clock: Clock) -> tuple[list[float], bool]:
    """When the viewer hears something up to the end of the window, and whether somebody else was asked."""
    ear, was_asked = Ear(), False
    times: list[float] = []
    stream = world.stream(viewer)
    assert stream
    assert world.match
    stream.add(ear)
    clock.now = BEGUN
    world.apply(Entry(1, MOVE, int(BEGUN * 1000), world.match.state.seat, move))
    assert world.window
    for at in sorted([*world.window.times, *(slot.ends - SLACK_SECONDS for slot in world.window.slots)]):
        clock.now = at
        seat = world.match.state.seat
        if world.is_aside and at == world.aside_ends():
            was_asked = True
            world.apply(Entry(2, MOVE, int(at * 1000), seat, "leave"))
        world.show()
        if len(ear.heard) > len(times):
            times += [at] * (len(ear.heard) - len(times))
    return times, was_asked


@pytest.mark.parametrize("game", ASIDES, ids=[game.name for game in ASIDES])
def test_whoever_is_next_sees_the_same_at_the_same_time_in_every_world(game: Game, clock: Clock) -> None:
    random, seen = Random(5), set()
    for options, match, move, aside in discards(game, random, 120):
        mover, viewer = match.state.seat, aside.seen_by[-1]
        if viewer in (None, mover) or len(aside.seen_by) > 1:
            continue
        assert viewer is not None
        for seed in range(6):
            world = in_world(match, match.state.resample(viewer, seed))
            if world.state.seat != mover or world.why_not(move):
                continue
            ends = window(aside, seats("ppp"), BEGUN)
            assert ends
            table = table_at(game, options, world)
            is_mine = is_asked_first(world, move, viewer)
            times, was_asked = shown_to(viewer, table, move, clock)
            if not is_mine:
                assert times == [ends.ends]
                seen.add(was_asked)
    assert seen == {True, False}


@pytest.mark.parametrize("game", ASIDES, ids=[game.name for game in ASIDES])
def test_whoever_joins_as_a_window_ends_sees_what_the_log_tells(game: Game, clock: Clock) -> None:
    """The timer that shows it may come a moment later."""
    options, match, move, aside = next(iter(discards(game, Random(3), 120)))
    viewer = aside.seen_by[-1]
    table = table_at(game, options, match)
    before = table.stream(viewer)
    assert before
    table.apply(Entry(1, MOVE, int(BEGUN * 1000), match.state.seat, move))
    assert table.window
    assert before.steps < len(match.follow())
    clock.now = table.window.ends
    joined = table.stream(viewer)
    assert joined
    assert joined.steps == len(match.follow())


def is_asked_first(world: Match, move: str, viewer: int) -> bool:
    ahead = in_world(world, world.state.copy())
    ahead.play(move)
    return ahead.game.is_aside(ahead.state) and ahead.state.seat == viewer


# Over sockets


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_questions, "PERSON_SECONDS", 2.0)


def next_after(places: list[Place], mover: Place) -> Place:
    assert mover.seat is not None
    return next(place for place in places if place.seat == (mover.seat + 1) % len(places))


@pytest.mark.parametrize("game", ASIDES, ids=[game.name for game in ASIDES])
def test_a_match_goes_on_though_nobody_answers_in_secret(sqlite_server: LiveServer, game: Game, quick: None) -> None:
    """Whoever is next is told nothing at first, by no door, and refused in the same words."""
    _, places = full_table(sqlite_server, game.name, 3, options={"ruleset": "battle"})
    for _ in range(3):
        wait_until(lambda: any(is_at_turn(settled(place)) for place in places))
        mover = next(place for place in places if is_at_turn(place))
        discard = next(move for move in mover.choices if move.startswith("discard"))
        assert mover.play(discard)["type"] == "accepted"
        after = next_after(places, mover)
        assert after.person
        answer, mine = after.play("discard gold"), after.person.get("/api/tables/mine")["tables"]
        if not settled(after).choices:  # it was not its turn before, either
            assert answer["problem"]["code"] == "not-your-turn"
            assert not any(found.get("your_turn") for found in mine)


def is_at_turn(place: Place) -> bool:
    return any(move.startswith("discard") for move in place.choices)
