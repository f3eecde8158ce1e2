"""A game: its facts, and the functions that a match calls."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from parlour.engine import card_files
from parlour.engine.chance import Request
from parlour.engine.clauses import Rules
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.looks import Looks, looks_of
from parlour.engine.meaning import Pointed
from parlour.engine.motives import Motive, Said
from parlour.engine.options import Option, Settings, complete
from parlour.engine.playouts import Playouts
from parlour.engine.presentation import Presentation
from parlour.engine.state import State
from parlour.engine.talk import Signs

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S_co = TypeVar("S_co", bound=State, default=State, covariant=True)
else:  # the default is for Python 3.13
    from typing import TypeVar

    S_co = TypeVar("S_co", bound=State, covariant=True)

STANDARD = "standard"


def no_cards(data: Mapping[str, Any]) -> Any:
    card_files.refuse("none")


def always(players: int, settings: Settings) -> None:
    """Every number of players goes with every setting."""


def as_it_is(state: State, text: str) -> list[str]:
    """No shorthand."""
    return [text]


def ever_new(state: State) -> object:
    """Texts may be others in every position."""
    return object()


def as_the_others(state: State, pointed: Pointed) -> list[str]:
    """Nothing of its own: moves are written as those that are legal."""
    return []


@dataclass(frozen=True)
class Aside:
    """Somebody may be asked in secret after a move, as far as everybody knows.

    Where people play, that takes the same time whether anybody is asked or not.
    """

    asked: tuple[int, ...]  # who may be, in the order of asking
    seen_by: tuple[int | None, ...]  # who would see the match go on at once if nobody is; None for spectators


def nothing_speaks(state: State, move: int, rival: int) -> list[Motive]:
    """No game has to say why."""
    return []


def nothing_matters(state: State) -> list[Said]:
    return []


def nobody_aside(state: State, move: int) -> Aside | None:
    """Everybody always knows who decides."""
    return None


def never_aside(state: State) -> bool:
    return False


@dataclass(frozen=True, repr=False)
class Game(Generic[S_co]):
    """Everything the rest of Parlour knows about one game, whose states are of the class S.

    `package` is the folder's import name. A plain `Game` is one of any game, as the registry finds it.
    """

    name: str
    title: str
    tagline: str
    seats: range
    minutes: tuple[int, int]
    package: str
    state: Callable[[int, Settings, Any], S_co]  # players, settings, cards: a match that has not begun
    requests: tuple[Request, ...]  # what each number in State.chance asks for, from 1 on
    text: Callable[[S_co, int], str]  # the text of a move
    parse: Callable[[S_co, str], int]  # the move of a text in lower case, or MalformedMove
    presentation: Presentation  # how the game is told
    options: tuple[Option, ...] = ()
    read_cards: Callable[[Mapping[str, Any]], Any] = no_cards  # checks a card file, raises BadCards
    fits: Callable[[int, Settings], None] = always  # raises BadSetup for settings that need other seats
    expand: Callable[[S_co, str], list[str]] = as_it_is  # a person's shorthand
    spelling: Callable[[S_co], object] = ever_new  # what the texts of moves rest on: kept as long as that is equal
    meant: Callable[[S_co, Pointed], list[str]] = as_the_others  # moves by cards and zones, likeliest first
    aside: Callable[[S_co, int], Aside | None] = nobody_aside  # the state before a move, and the move
    is_aside: Callable[[S_co], bool] = never_aside  # somebody is asked in secret now
    motives: Callable[[S_co, int, int], list[Motive]] = nothing_speaks  # for a move rather than another, see `motives`
    matters: Callable[[S_co], list[Said]] = nothing_matters  # to whoever decides now, what matters most first
    past: Callable[[Any, Any, int], list[Any]] | None = None  # a match, a world for a seat: a record of the world
    signs: Signs | None = None  # of its own, where talk is not free
    is_cooperative: bool = False  # everybody wins or loses together, with one score
    best_score: int = 0  # where they do: the score that `evaluate` calls 1000
    playouts: Playouts = field(default_factory=Playouts)  # how the levels that search think in it, found by measurement
    features: int = 0  # how many `State.describe` and `describe_move` know; 0: no net can play it
    round_note: int | None = None  # the kind of note that begins a round, if the game has rounds
    version: int = 1  # of the rules
    # How a match by an earlier version of the rules begins; what its records mean never changes
    earlier: Mapping[int, Callable[[int, Settings, Any], S_co]] = field(default_factory=dict)
    # The oldest version by which settings and cards mean what they do by the newest; None: the newest alone
    alike_since: Callable[[Settings, Any], int] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: functions are not sent, the other process has the same game."""
        return importlib.import_module("parlour.engine.registry").game, (self.name,)

    @cached_property
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def rules(self) -> Rules:
        return Rules(self.folder)

    @property
    def has_card_files(self) -> bool:
        """Whether it can be played with cards of one's own."""
        return self.read_cards is not no_cards

    @cached_property
    def standard_cards(self) -> Any:
        """The cards of the game's own cards.toml."""
        path = self.folder / "cards.toml"
        return self.read_cards(card_files.read_file(str(path))) if path.exists() else None

    @cached_property
    def looks(self) -> Looks | None:
        """What its folder says of how it looks in the browser."""
        return looks_of(self.folder)

    @property
    def versions(self) -> range:
        """The versions of the rules that can be played, the newest last."""
        return range(min(self.earlier, default=self.version), self.version + 1)

    def rules_for(self, settings: Settings, cards: Any) -> int:
        """The version that a new match names: the oldest by which it is the same, so that more readers know it."""
        return self.version if self.alike_since is None else self.alike_since(settings, cards)

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """The options that a version of the rules has."""
        return tuple(option for option in self.options if option.since <= rules)

    def setup(self, players: int, given: Mapping[str, object], rules: int | None = None) -> Settings:
        """The settings of a match, or BadSetup with the reason it cannot be; by the newest rules unless told."""
        rules = self.version if rules is None else rules
        if rules not in self.versions:
            known = ", ".join(str(version) for version in self.versions)
            raise BadSetup(Reason("", "rules-version", (str(rules), known)))
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            many = f"{first}" if first == last else f"{first}–{last}"
            raise BadSetup(Reason("", "players", (many, str(players))))
        settings = complete(self.options_of(rules), given)
        try:
            self.fits(players, settings)
        except BadSetup as error:
            error.game = self.name
            raise
        return settings

    def state_of(self, rules: int, players: int, settings: Settings, cards: Any) -> S_co:
        """A match that has not begun, by that version of the rules; `state` is by the newest."""
        return (self.state if rules == self.version else self.earlier[rules])(players, settings, cards)

    def cards(self, source: str | Mapping[str, Any]) -> tuple[str | Mapping[str, Any], Any]:
        """A card set as a record names it, and as the rules use it. The source is a file's path or its content."""
        if source == STANDARD:
            return STANDARD, self.standard_cards
        data = card_files.read_file(source) if isinstance(source, str) else card_files.checked(source)
        return data, self.read_cards(data)
