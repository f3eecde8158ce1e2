"""What one person may know of a match, said in that person's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import islice
from pathlib import Path
from typing import Any

from parlour.engine import messages as engine
from parlour.engine.errors import Reason
from parlour.engine.fold import Event
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.engine.motives import Said
from parlour.engine.presentation import Asked, Option
from parlour.engine.vocabulary import Counter, Vocabulary, Zone
from parlour.terminal import messages
from parlour.words import Words, message_of, of_game

ENGINE = Path(engine.__file__).parent
TERMINAL = Path(__file__).parent


@lru_cache(8)  # languages
def own_words(language: str) -> Words:
    """Those of the terminal and the engine; a game's are apart, so that it may call its messages as it likes."""
    return Words.load(language, {ENGINE: engine.MESSAGES, TERMINAL: messages.MESSAGES})


@dataclass(frozen=True)
class Reader:
    language: str
    own: Words
    game: Words
    vocabulary: Vocabulary
    names: Sequence[str]
    me: int | None

    @classmethod
    def of(cls, match: Match, language: str, names: Sequence[str], me: int | None) -> Reader:
        game = of_game(match.game, language, match.state.card_set)
        return cls(language, own_words(language), game, match.presentation.vocabulary, names, me)

    def say(self, id: str, *args: Any) -> str:
        """A message of the terminal."""
        return self.own.say(id, args, self.names, self.me)

    def _game(self, id: str, args: Sequence[Any] = ()) -> str:
        return self.game.say(id, args, self.names, self.me)

    @property
    def title(self) -> str:
        return self._game("title")

    def phase(self, id: str) -> str:
        return self._game(f"phase-{id}")

    def zone(self, zone: Zone, value: str) -> str:
        """What a place is called: `pile:centre` by its value, `hand:2` as every hand."""
        return self._game(f"zone-{zone.id}", (value,) if isinstance(zone.each, tuple) else ())

    def counter(self, counter: Counter, value: str) -> str:
        is_of_values = counter.of or isinstance(counter.each, tuple)
        return self._game(f"counter-{counter.id}", (value,) if is_of_values else ())

    def values_of(self, counter: Counter) -> tuple[str, ...]:
        """What there is one for: the things of a noun, values, or only the table."""
        if counter.of:
            return tuple(self.game.things[counter.of.name])
        return counter.each if isinstance(counter.each, tuple) else ("",)

    def track(self, counter: Counter, of: str) -> Sequence[int]:
        """The values that it can have, in their order."""
        return self.fields(counter.of.name, of)["track"] if counter.of and counter.type == "track" else ()

    def counted(self, counter: Counter, value: int | str) -> str:
        """What a counter shows: a number, a player's name, a word; nothing for a flag, whose title says it all."""
        match counter.type:
            case "flag":
                return ""
            case "seat":
                return self.names[int(value)]
            case "choice":
                return self._game(f"value-{counter.id}", (value,))
        return self._game(f"value-{counter.id}", (value,)) if counter.unit > 1 else self.say("score", value)

    def thing(self, noun: str, text: str) -> str:
        """What a card is called, beside its text in moves."""
        return self.game.forms(self.vocabulary.nouns[noun], text, self.names, self.me)[""]

    def fields(self, noun: str, text: str) -> dict[str, Any]:
        return dict(self.game.things[noun].get(text, {}))

    def event(self, event: Event) -> str:
        """Empty if it is only seen."""
        message = message_of(event, self.vocabulary)
        return self._game(*message) if message else ""

    def last(self, events: Sequence[Event], most: int) -> list[str]:
        """The last lines of what happened: a long match has thousands."""
        said = (line for event in reversed(events) if (line := self.event(event)))
        return list(islice(said, most))[::-1]

    def asked(self, asked: Asked) -> str:
        """What the reader, or else somebody, is asked."""
        if not asked.prompt or not asked.seats:
            return ""
        seat = self.me if self.me in asked.seats else asked.seats[0]
        return self._game(f"ask-{asked.prompt}", (seat, *asked.args))

    def option(self, option: Option) -> str:
        return self._game(f"choice-{option.verb}", (*option.args, *option.advice))

    def reason(self, reason: Reason) -> str:
        """Why a move cannot be made, by the game's words or the engine's."""
        id = f"why-{reason.id}"
        return self._game(id, reason.args) if id in self.game.messages else self.say(id, *reason.args)

    def why(self, why: Why, rival: str) -> str:
        """What speaks for a move, and its figures beside those of its rival, which is called so."""
        motives = [self._game(f"motive-{id}", args) for id, *args in why.motives]
        figures = self.say(why.id, *why.args, *([rival] if why.rival else []))
        return reduce(lambda before, after: self.say("sentences", before, after), [*motives, figures])

    def matter(self, said: Said) -> str:
        """What matters before a decision."""
        id, *args = said
        return self._game(f"matter-{id}", args)
