"""One match, measured while it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log2
from typing import Any

from parlour.bots.base import Bot, let_sign
from parlour.engine.fold import DOWN, arguments, filled, listed, value_of
from parlour.engine.match import Match
from parlour.engine.vocabulary import Move
from parlour.words import ENGLISH, of_game

SAMPLES = 20  # of a match, evenly from its start to its end
BUCKETS = 9  # 1 move, 2, 3-4, 5-8, … up to more than 128
READ_SECONDS = 4.0  # to see what happened and make the only move there is
DOUBLING_SECONDS = 4.0  # more for each doubling of the choices: people decide in the logarithm of what they see


@dataclass
class Trace:
    """What is kept of a match."""

    seats: list[str]
    winners: list[int]
    scores: list[int]
    decisions: int = 0
    forced: int = 0
    rounds: int = 0
    seconds: float = 0.0  # that people would take, roughly
    widest: int = 0
    buckets: list[int] = field(default_factory=lambda: [0] * BUCKETS)  # decisions by the number of moves
    branching: list[float] = field(default_factory=list)  # mean moves of a choice, by progress
    standing: list[list[int]] = field(default_factory=list)  # how well each seat stands, by progress
    changes: int = 0  # of the lead
    settled: float = 1.0  # the part of the match after which a winner led to the end
    dealt: list[list[str]] = field(default_factory=list)  # cards that each seat knows as its own at the start
    got: list[list[str]] = field(default_factory=list)  # and those that came later
    common: list[str] = field(default_factory=list)  # cards that came to lie open for everybody
    picked: list[list[str]] = field(default_factory=list)  # what each seat chose at the start, where that is drawn
    faults: list[str] = field(default_factory=list)  # of bots from outside


class Watch:
    """Counts along, decision by decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counts: list[int] = []
        self.standings: list[list[int]] = [self.standing()]

    def standing(self) -> list[int]:
        return [self.match.state.value(seat) for seat in range(self.match.players)]

    def play(self, players: Sequence[Bot]) -> None:
        seats = dict(enumerate(players))
        while self.match.seat is not None:
            let_sign(self.match, seats)
            self.counts.append(len(self.match.state.legal()))
            self.match.play(players[self.match.seat].choose(self.match.position()))
            self.standings.append(self.standing())


def measure(match: Match, players: Sequence[Bot], names: list[str]) -> Trace:
    """Play the match and keep what matters."""
    watch, cards = Watch(match), Cards(match)
    dealt = [cards.there(seat) for seat in range(match.players)]
    common = cards.there(None)
    watch.play(players)
    outcome = match.outcome
    assert outcome is not None
    trace = Trace(names, list(outcome.winners), list(outcome.scores), dealt=[sorted(found) for found in dealt])
    count_choices(trace, watch.counts)
    follow_lead(trace, watch.standings)
    trace.rounds = count_rounds(match)
    trace.got = [sorted(cards.came(seat) - dealt[seat]) for seat in range(match.players)]
    trace.common = sorted(common | cards.came(None)) if match.game.is_cooperative else []
    return trace


class Cards:
    """The cards that somebody has, by the places that the game declares; piles are nobody's."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.vocabulary = match.presentation.vocabulary
        self.words = of_game(match.game, ENGLISH, match.state.card_set)

    def there(self, owner: int | None) -> set[str]:
        """What the owner (None: whoever watches) sees before itself now."""
        zones = self.match.presentation.show(self.match.state, owner).zones
        return {
            self.called(zone, card)
            for zone, place in zones.items()
            if self.is_before(owner, zone)
            for card in place.cards
        } - {""}

    def came(self, owner: int | None) -> set[str]:
        """The cards that came to the owner (None: to the table) from elsewhere, as the owner knows."""
        found: set[str] = set()
        for event in self.match.events(owner):
            kind = self.vocabulary.kinds[event[0]]
            named = arguments(event, kind)
            for op in kind.does:
                if isinstance(op, Move):
                    found |= self.moved(op, named, owner)
        return found

    def moved(self, op: Move, named: Mapping[str, Any], owner: int | None) -> set[str]:
        source, target, cards = filled(op.source, named), filled(op.target, named), listed(value_of(op.cards, named))
        is_from_elsewhere = self.owner(source) is None if owner is None else self.owner(source) != owner
        if isinstance(cards, int) or not is_from_elsewhere or not self.is_before(owner, target):
            return set()
        return {self.called(target, card) for card in cards}

    def owner(self, zone: str) -> int | None:
        return int(zone.partition(":")[2]) if self.vocabulary.zone(zone).each == "seat" else None

    def is_before(self, owner: int | None, zone: str) -> bool:
        return self.owner(zone) == owner and self.vocabulary.zone(zone).role not in ("pile", "past")

    def called(self, zone: str, card: str) -> str:
        """What a person reads; nothing if nobody knows the card."""
        text = card.removeprefix(DOWN)
        forms = self.words.forms(self.vocabulary.nouns[self.vocabulary.zone(zone).holds], text) if text else {"": ""}
        return forms.get("-short", forms[""])


def count_choices(trace: Trace, counts: list[int]) -> None:
    trace.decisions = len(counts)
    trace.forced = sum(count == 1 for count in counts)
    trace.seconds = round(sum(READ_SECONDS + DOUBLING_SECONDS * log2(count) for count in counts), 1)
    trace.widest = max(counts)
    for count in counts:
        trace.buckets[min(BUCKETS - 1, (count - 1).bit_length())] += 1
    trace.branching = [round(mean(part), 2) for part in slices(counts)]


def follow_lead(trace: Trace, standings: list[list[int]]) -> None:
    trace.standing = [part[-1] for part in slices(standings)]
    leaders = set(range(len(standings[0])))  # several if they are level, or a team
    for number, standing in enumerate(standings):
        best = max(standing)
        first = {seat for seat, value in enumerate(standing) if value == best}
        if not leaders & first:
            trace.changes += 1
        leaders = leaders & first or first
        if any(standing[seat] == best for seat in range(len(standing)) if seat not in trace.winners):
            trace.settled = min(1.0, (number + 1) / len(standings))
        elif number == 0:
            trace.settled = 0.0


def count_rounds(match: Match) -> int:
    """As the game tells them; where it has none, how often it was everybody's turn."""
    if match.game.round_note is None:
        return -(-len(match.record.decisions) // match.players)
    return sum(kind == match.game.round_note for kind in match.notes[::4])


def slices(values: Sequence[Any]) -> list[Sequence[Any]]:
    """The values in as many parts as there are samples; a short match uses some values again."""
    count = len(values)
    return [
        values[i * count // SAMPLES : max(i * count // SAMPLES + 1, (i + 1) * count // SAMPLES)] for i in range(SAMPLES)
    ]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
