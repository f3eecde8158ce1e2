"""Where chance comes from: a seed, a secret that can be checked afterwards, or a script.

The rules ask by number; a game's `requests` say what each number asks for and where in the state the outcome goes.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.engine.errors import ParlourError
from parlour.engine.state import State

Json = dict[str, Any]


class BadOutcome(ParlourError):
    """An outcome that the request does not have."""


@dataclass(frozen=True)
class Shuffle:
    """Puts the first `size` cards of the state's field `cards` into a random order; the last is drawn first."""

    pile: str
    cards: str
    size: str
    text: Callable[[Any, int], str]

    def cards_in(self, state: State) -> list[int]:
        return list(getattr(state, self.cards))[: getattr(state, self.size)]

    def outcome(self, state: State) -> Json:
        """What lies there now, as the record writes it: next to be drawn first."""
        texts = [self.text(state, card) for card in reversed(self.cards_in(state))]
        return {"kind": "shuffle", "pile": self.pile, "cards": texts}

    def draw(self, state: State, below: Callable[[int], int]) -> None:
        cards = self.cards_in(state)
        for i in range(len(cards) - 1, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.put(state, cards)

    def place(self, state: State, outcome: Json) -> None:
        texts = outcome.get("cards")
        if outcome.get("kind") != "shuffle" or outcome.get("pile") != self.pile or not isinstance(texts, list):
            raise BadOutcome(f"expected the shuffle of pile {self.pile!r}")
        there: dict[str, list[int]] = {}
        for card in self.cards_in(state):
            there.setdefault(self.text(state, card), []).append(card)
        if not all(isinstance(t, str) for t in texts) or Counter(texts) != {t: len(c) for t, c in there.items()}:
            raise BadOutcome(f"the shuffle of {self.pile!r} is not a permutation of the cards that are there")
        self.put(state, [there[text].pop() for text in reversed(texts)])

    def put(self, state: State, cards: list[int]) -> None:
        field = list(getattr(state, self.cards))
        field[: len(cards)] = cards
        setattr(state, self.cards, field)


@dataclass(frozen=True)
class Roll:
    """Rolls a die; the state's `rolled` becomes the index of the face. The user's cards may name the item."""

    item: Callable[[Any], str]
    faces: Callable[[Any], list[int]]

    def outcome(self, state: State) -> Json:
        return {"kind": "roll", "item": self.item(state), "value": self.faces(state)[state.rolled]}

    def draw(self, state: State, below: Callable[[int], int]) -> None:
        state.rolled = below(len(self.faces(state)))

    def place(self, state: State, outcome: Json) -> None:
        value = outcome.get("value")
        item = self.item(state)
        if outcome.get("kind") != "roll" or outcome.get("item") != item:
            raise BadOutcome(f"expected the roll of {item!r}")
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.faces(state):
            raise BadOutcome(f"the die of {item!r} has no face {value!r}")
        state.rolled = self.faces(state).index(value)


Request = Shuffle | Roll


class Chance(Protocol):
    def begin(self, state: State) -> None: ...

    def decide(self, state: State, request: Request) -> None:
        """Put the outcome of the request in place."""


class Seeded:
    """Fast, and the same for the same seed: the generator inside the state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def begin(self, state: State) -> None:
        state.seed(self.seed)

    def decide(self, state: State, request: Request) -> None:
        state.draw()


class Secret:
    """For a real table: nobody can foresee it, everybody can check it afterwards.

    The outcomes come from SHA-256 over a secret of 32 bytes and a counter. The hash of the secret can be shown
    before the first card, the secret itself after the last.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.blocks = 0

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def redeal_seed(self) -> int:
        """The seed by which cards are dealt anew when a match is continued."""
        return int.from_bytes(hashlib.sha256(self.secret + b"redeal").digest()[:8], "big") >> 1

    def begin(self, state: State) -> None:
        self.blocks = 0

    def decide(self, state: State, request: Request) -> None:
        request.draw(state, self.below)

    def below(self, n: int) -> int:
        """Evenly from 0 to n - 1: what would favour the low numbers is thrown away."""
        fair = 2**64 - 2**64 % n
        while True:
            block = hashlib.sha256(self.secret + self.blocks.to_bytes(8, "big")).digest()
            self.blocks += 1
            number = int.from_bytes(block[:8], "big")
            if number < fair:
                return number % n


class Scripted:
    """The outcomes of a record, in order."""

    def __init__(self, outcomes: Iterable[Json]) -> None:
        self.outcomes: Iterator[Json] = iter(outcomes)

    def begin(self, state: State) -> None:
        pass

    def decide(self, state: State, request: Request) -> None:
        outcome = next(self.outcomes, None)
        if outcome is None:
            raise BadOutcome("the script has no more outcomes")
        request.place(state, outcome)
