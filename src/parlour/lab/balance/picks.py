"""What seats choose for themselves as a match begins, drawn at random: only so can each choice be judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.bots.base import Bot, Generator
from parlour.engine.intervals import wilson
from parlour.engine.match import Match, Position
from parlour.engine.vocabulary import Vocabulary
from parlour.lab.balance.trace import Trace

MINE = "{me}"


class RandomPicks:
    """A bot whose choices at the start are drawn at random; from there on it plays as it does."""

    def __init__(self, bot: Bot, generator: Generator) -> None:
        self.bot = bot
        self.generator = generator
        self.picked: list[str] = []
        self.is_over = False

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)

    def choose(self, position: Position) -> str:
        if not self.is_over and (offered := picks(position)):
            move = list(offered)[self.generator.below(len(offered))]
            self.picked.append(offered[move])
            return move
        self.is_over = True
        return self.bot.choose(position)


def picks(position: Position) -> dict[str, str]:
    """The card of each move, if all that can be done is to take one from a market of nobody's for oneself."""
    vocabulary = position.game.presentation.vocabulary
    choices = position.view().choices
    if not all(is_pick(vocabulary, choice.verb) for choice in choices):
        return {}
    return {choice.move: str(choice.args[0]) for choice in choices}


def is_pick(vocabulary: Vocabulary, verb: str) -> bool:
    declared = vocabulary.verbs[verb]
    if not declared.source or len(declared.args) != 1 or declared.cards != f"{{{next(iter(declared.args))}}}":
        return False
    is_for_all = vocabulary.zone(declared.source).role == "market" and not vocabulary.zone(declared.source).each
    return is_for_all and declared.target.endswith(f":{MINE}")


def has_picks(match: Match) -> bool:
    return not match.over and bool(picks(match.position()))


def shares(traces: Sequence[Trace]) -> list[dict[str, Any]]:
    """How often the seats won that had picked each card, the best first; several winners share a win."""
    won: dict[str, float] = {}
    held: dict[str, int] = {}
    for trace in traces:
        for seat, picked in enumerate(trace.picked):
            for card in picked:
                held[card] = held.get(card, 0) + 1
                won[card] = won.get(card, 0.0) + (seat in trace.winners) / max(1, len(trace.winners))
    found = [share(card, won[card], held[card]) for card in held]
    return sorted(found, key=lambda row: (-row["share"], row["card"]))


def share(card: str, won: float, held: int) -> dict[str, Any]:
    low, high = wilson(won, held)
    return {"card": card, "count": held, "share": won / held, "low": low, "high": high}
