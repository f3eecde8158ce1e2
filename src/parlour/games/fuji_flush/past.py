"""What a record would hold if a world were true that a seat cannot tell from the true one.

Everybody played what they had drawn. So each card that left another hand, and each that is still there in the world, is
given a draw of that seat before: in turn, as long as there was one shuffle. After a reshuffle the draws from each must
also be the cards that were in it; so two cards of a hand exchange their draws, if that does no harm, until all fit
(local search by min-conflicts).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from parlour.engine.match import Match
from parlour.engine.record import Entry
from parlour.games.fuji_flush import cards, notes
from parlour.games.fuji_flush.state import FujiFlush

NEVER = 1 << 30
MOST_EXCHANGES = 100_000  # some hundreds do, if the world could be
BOLD = 0.05  # how often an exchange is made though it does harm


@dataclass
class Card:
    """Of another hand: when it was drawn and from where, and what it turned out to be."""

    owner: int
    shuffle: int
    place: int
    drawn: int
    number: int = 0
    left: int = NEVER

    @property
    def kind(self) -> tuple[int, int]:
        return self.shuffle, self.number


def past(match: Match, world: FujiFlush, seat: int) -> list[Entry]:
    """Other shuffles, and the same moves."""
    shuffles = [[int(text) for text in outcome["cards"]] for outcome in match.record.outcomes]
    drawn = hands_of_others(match, world, seat)
    excess = Counter(card.kind for card in drawn)
    excess.update((len(shuffles) - 1, number) for number in world.draw_pile[: world.draw_size])
    excess.subtract((card.shuffle, shuffles[card.shuffle][card.place]) for card in drawn)
    last = shuffles[-1]
    excess.subtract((len(shuffles) - 1, number) for number in last[len(last) - world.draw_size :])
    exchange(drawn, excess)
    for card in drawn:
        shuffles[card.shuffle][card.place] = card.number
    last[len(last) - world.draw_size :] = reversed(world.draw_pile[: world.draw_size])
    texts = iter([str(number) for number in shuffle] for shuffle in shuffles)
    return [e | {"cards": next(texts)} if isinstance(e, dict) else e for e in match.record.entries]


def hands_of_others(match: Match, world: FujiFlush, seat: int) -> list[Card]:
    """Every card that they drew, with what they played and hold in turn."""
    drawn: list[list[Card]] = [[] for _ in range(world.players)]
    went: list[list[tuple[int, int]]] = [[] for _ in range(world.players)]
    shuffle = place = 0
    for now in range(match.note_count):
        kind, a, b, _ = match.notes[4 * now : 4 * now + 4]
        owners = a * [*range(world.players)] if kind == notes.DEALT else [a] if kind == notes.DREW else []
        for owner in owners:
            drawn[owner].append(Card(owner, shuffle, place, now))
            place += 1
        if kind == notes.PLAYED:
            went[a].append((b, now))
        elif kind == notes.RESHUFFLED:
            shuffle, place = shuffle + 1, 0
    others = [owner for owner in range(world.players) if owner != seat]
    for owner in others:
        held = [(number, NEVER) for number in cards.numbers_in(world.hands[owner])]
        for card, (number, left) in zip(drawn[owner], went[owner] + held, strict=True):
            card.number, card.left = number, left
    return [card for owner in others for card in drawn[owner]]


def exchange(drawn: list[Card], excess: Counter[tuple[int, int]]) -> None:
    """Until no shuffle has given more of a number than it had."""
    random = Random(0)
    for _ in range(MOST_EXCHANGES):
        wrong = [card for card in drawn if excess[card.kind] > 0]
        if not wrong:
            return
        one = random.choice(wrong)
        others = [card for card in drawn if may_exchange(one, card)]
        if others:
            other = random.choice(others)
            before = conflicts(excess)
            swap(one, other, excess)
            if conflicts(excess) > before and random.random() > BOLD:
                swap(one, other, excess)


def may_exchange(one: Card, other: Card) -> bool:
    return one.owner == other.owner and one.drawn < other.left and other.drawn < one.left


def conflicts(excess: Counter[tuple[int, int]]) -> int:
    return sum(abs(count) for count in excess.values())


def swap(one: Card, other: Card, excess: Counter[tuple[int, int]]) -> None:
    excess.subtract((one.kind, other.kind))
    one.number, one.left, other.number, other.left = other.number, other.left, one.number, one.left
    excess.update((one.kind, other.kind))
