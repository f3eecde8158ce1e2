"""What a record would hold if a world were true that a seat cannot tell from the true one.

Each hand is followed through the match: what came in and what went out. In the world other cards may have gone out
face down, and others be in the hand now; so other cards were drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.engine.match import Match
from parlour.engine.record import Decision, Entry
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

UNKNOWN = -1
OPENLY_OUT = (notes.PLACED, notes.TOLLED, notes.GAVE_UP)


def past(match: Match, world: Find, seat: int) -> list[Entry]:
    hidden = hidden_cards(match, world)
    deck = drawn(match, world, seat, list(hidden))
    found: list[Entry] = []
    for entry in match.record.entries:
        if isinstance(entry, dict):
            texts = deck if entry["pile"] == "arcane" else entry["cards"]
            found.append(entry | {"cards": texts})
        elif isinstance(entry, Decision) and entry.move.startswith("hide "):
            _, _, pile = entry.move.split()
            found.append(Decision(entry.seat, f"hide {moves.codes_of(world)[hidden.pop(0)]} {pile}"))
        else:
            found.append(entry)
    change_locations(world, found)
    return found


def hidden_cards(match: Match, world: Find) -> list[int]:
    """Every card that was played face down, as it is in the world. To see where they lie, the match is played again;
    there each of them leaves a trail of its own."""
    again = match.replayed(0)
    state: Find = again.state  # type: ignore[assignment]
    found: list[int] = []
    for decision in match.record.decisions:
        is_hidden = decision.move.startswith("hide ")
        state.trail_seat, state.trail_size = decision.seat, len(found) + 1 if is_hidden else 0
        again.play(decision.move)
        if is_hidden:
            found.append(moves.codes_of(world).index(decision.move.split()[1]))
    for pile in range(cards.PILES):
        for i in range(world.pile_size[pile]):
            place = state.pile_trail[pile][i]
            if place and not state.pile_up[pile][i]:
                found[place - 2] = world.pile_card[pile][i]
    return found


def drawn(match: Match, world: Find, seat: int, hidden: list[int]) -> list[str]:
    """The arcane deck: what was laid out or drawn by the seat as it was, what others drew as their hands need it."""
    hands = [Hand() for _ in range(world.players)]
    deck: list[int] = []
    for kind, a, b, _ in all_notes(match):
        if kind == notes.LAID:
            deck.append(a)
        elif kind == notes.OFFERED:
            deck.append(b)
        elif kind == notes.DREW:
            hands[a].draws.append(len(deck))
            hands[a].come_in(UNKNOWN)
            deck.append(b)
        elif kind in OPENLY_OUT:
            hands[a].go_out(b)
        elif kind == notes.HID:
            hands[a].go_out(hidden.pop(0))
        elif kind == notes.SWAPPED:
            hands[a].go_out(b % notes.BOTH)
            hands[a].come_in(b // notes.BOTH)
    for owner, hand in enumerate(hands):
        for kind in table.hand_of(world, owner):
            hand.go_out(kind)
        if owner != seat:
            for at, kind in zip(hand.draws, hand.drawn(), strict=False):  # as many, if the world could be
                deck[at] = kind
    return [moves.card_text(world, kind) for kind in [*deck, *reversed(world.deck[: world.deck_size])]]


class Hand:
    """What came into a hand and what went out, in order."""

    def __init__(self) -> None:
        self.draws: list[int] = []  # places in the deck
        self.came: list[tuple[int, int]] = []  # card, and how many went out before
        self.went: list[int] = []

    def come_in(self, kind: int) -> None:
        self.came.append((kind, len(self.went)))

    def go_out(self, kind: int) -> None:
        self.went.append(kind)

    def drawn(self) -> list[int]:
        """What went out came in before: what came in openly goes out first, what was drawn follows in turn."""
        left: list[int] = list(self.went)
        for kind, before in self.came:
            if kind != UNKNOWN and kind in left[before:]:
                left[left.index(kind, before)] = UNKNOWN
        return [kind for kind in left if kind != UNKNOWN]


def all_notes(match: Match) -> Iterator[tuple[int, ...]]:
    return zip(*[iter(match.notes)] * 4, strict=True)


def change_locations(world: Find, entries: list[Entry]) -> None:
    """What is left of the locations shuffled last lies as in the world."""
    size = world.location_size
    for i in reversed(range(len(entries))):
        entry = entries[i]
        if isinstance(entry, dict) and entry["pile"] == "locations":
            rest = [moves.location_text(world, location) for location in reversed(world.location_deck[:size])]
            entries[i] = entry | {"cards": entry["cards"][: len(entry["cards"]) - size] + rest}
            return
