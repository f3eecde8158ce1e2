"""What is remembered of earlier comparisons changes no byte of what is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.match import Match
from parlour.engine.scene import Event
from parlour.server.protocol import patch

MOVES = 40


def told(name: str, seed: int, forgets: bool) -> list[bytes]:
    """Everything that the viewers of a random match are told, by viewer and move."""
    game = registry.game(name)
    match, random = Match(game, game.seats[-1], chance=Seeded(seed)), Random(seed)
    viewers = [None, *range(match.players)]
    views = {viewer: match.view(viewer, 0) for viewer in viewers}
    sent: list[bytes] = []
    while not match.over and len(sent) < MOVES * len(viewers):
        notes = match.note_count
        match.play(random.choice(match.legal()))
        for viewer in viewers:
            if forgets:
                patch.pieces.clear()
                patch.changes.clear()
            old, views[viewer] = views[viewer], match.view(viewer, 0)
            events = [patch.piece(event) for event in match.events(viewer, notes)]
            sent.append(msgspec.json.encode([events, patch.difference(old, views[viewer])]))
    return sent


@pytest.mark.parametrize("name", registry.games())
def test_what_is_remembered_changes_nothing_that_is_sent(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        fresh = told(name, seed, forgets=True)
        assert told(name, seed, forgets=False) == fresh
        with monkeypatch.context() as small:
            small.setattr(patch, "MOST_KNOWN", 5)
            assert told(name, seed, forgets=False) == fresh


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patch, "MOST_KNOWN", 5)
    told(next(iter(registry.games())), 0, forgets=False)
    assert len(patch.pieces) <= 5
    assert len(patch.changes) <= 5


def test_a_new_thing_in_the_place_of_a_forgotten_one_is_not_mistaken_for_it() -> None:
    for number in range(3 * patch.MOST_KNOWN):
        event = Event("play", str(number))
        assert msgspec.json.encode(patch.piece(event)) == msgspec.json.encode(event)
