"""Which matches a balance report is made of, and playing them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from parlour import __version__, bots
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.engine import loops
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.game import STANDARD, Game
from parlour.engine.match import Match
from parlour.engine.registry import game
from parlour.lab import ending
from parlour.lab.balance.picks import RandomPicks, has_picks
from parlour.lab.balance.trace import Trace, measure
from parlour.lab.checkpoint import keeping
from parlour.lab.faults import noticed
from parlour.lab.workers import ALONE, Crew

STRENGTHS = ("random", "easy", "normal", "strong")
SLOWER = 10  # a bot that searches plays this much less often
FEWEST = 20

Cards = str | Mapping[str, Any]
Job = tuple[str, int]


@dataclass(frozen=True)
class Study:
    """What is asked for. `card_sets` are compared with the cards that are played, by name."""

    game: str
    players: int
    games: int = 1000
    seed: int = 0
    bots: tuple[str, ...] = STRENGTHS
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: Cards = STANDARD
    card_sets: Mapping[str, Cards] = field(default_factory=dict)
    each_card: bool = False  # compare with every single entry of the card file left out
    random_picks: bool = False  # what seats choose for themselves at the start is drawn at random
    strengths_only: bool = False  # no luck, no other options and no other cards

    @property
    def header(self) -> dict[str, Any]:
        """What must be equal for an interrupted study to go on."""
        return {"parlour": __version__, **asdict(self)}

    @property
    def usual(self) -> str:
        """The bot of the comparisons: the strongest that does not search."""
        quick = [name for name in self.bots if not searches(name)]
        return quick[-1] if quick else self.bots[-1]


@dataclass(frozen=True)
class Section:
    """Matches of one kind. In a mix every deal is played once for each seat, and the bots move on by a seat."""

    key: str
    title: str
    bots: tuple[str, ...]
    games: int
    options: Mapping[str, Any]
    cards: Cards
    is_mix: bool = False


def searches(name: str) -> bool:
    level = name.partition("@")[0]
    return name.startswith("search:") or "iterations" in bots.known_settings(level)


def sections(study: Study) -> list[Section]:
    title = game(study.game)
    found = [
        Section(f"strength:{name}", name, (name,) * study.players, games_of(study, name), study.options, study.cards)
        for name in study.bots
    ]
    if study.strengths_only:
        return found
    if not title.is_cooperative and len(study.bots) > 1:
        found.append(mix_section(study))
    usual, count = (study.usual,) * study.players, games_of(study, study.usual) // 2
    for options, text in other_options(title, study):
        found.append(Section(f"option:{text}", text, usual, count, options, study.cards))
    for name, cards in other_cards(title, study).items():
        found.append(Section(f"cards:{name}", name, usual, count, study.options, cards))
    return found


def games_of(study: Study, name: str) -> int:
    return max(FEWEST, study.games // SLOWER if searches(name) else study.games)


def mix_section(study: Study) -> Section:
    """All strengths at one table; every deal once with each of them in each seat."""
    chairs = tuple(study.bots[-1 - i % len(study.bots)] for i in range(study.players))
    deals = max(FEWEST, min(study.games // study.players, *(games_of(study, name) for name in chairs)))
    return Section("mix", "mix", chairs, deals * study.players, study.options, study.cards, is_mix=True)


def other_options(title: Game, study: Study) -> list[tuple[dict[str, Any], str]]:
    """Every option with every other value that goes with the rest."""
    now = title.setup(study.players, study.options)
    found = []
    for option in title.options:
        for value in option.samples:
            changed = now | {option.name: value}
            if value != now[option.name] and can_be(title, study.players, changed, study.cards):
                text = f"{option.name}={str(value).lower() if option.is_switch else value}"
                found.append((dict(changed), text))
    return found


def can_be(title: Game, players: int, options: Mapping[str, Any], cards: Cards) -> bool:
    try:
        title.state(players, title.setup(players, options), title.cards(cards)[1])
    except BadSetup:
        return False
    return True


def other_cards(title: Game, study: Study) -> dict[str, Cards]:
    """The user's own card sets, and the cards that are played with a part of them left out."""
    found = dict(study.card_sets)
    data = card_data(title, study.cards)
    played = title.cards(data)[1] if data else None
    for name, rest in left_out(data, study.each_card):
        if can_be(title, study.players, study.options, rest) and title.cards(rest)[1] != played:
            found[f"without {name}"] = rest
    return found


def card_data(title: Game, cards: Cards) -> Mapping[str, Any]:
    path = title.folder / "cards.toml"
    if not isinstance(cards, str):
        return cards
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def left_out(data: Mapping[str, Any], each_card: bool) -> list[tuple[str, dict[str, Any]]]:
    """The content of a card file without one of its groups or, if asked for, without one entry of a group."""
    found: list[tuple[str, dict[str, Any]]] = []
    for key, value in data.items():
        if isinstance(value, (dict, list)) or (isinstance(value, int) and not isinstance(value, bool)):
            found.append((key.replace("_", " "), {**data, key: type(value)()}))
        if each_card and isinstance(value, dict):
            for code in value:
                found.append((f"{key}: {code}", {**data, key: {k: v for k, v in value.items() if k != code}}))
    return found


# Playing


def check(study: Study) -> None:
    title = game(study.game)
    settings = title.setup(study.players, study.options)
    for cards in (study.cards, *study.card_sets.values()):
        title.state(study.players, settings, title.cards(cards)[1])
    local.check(study.bots, title)
    if study.random_picks and not has_picks(Match(title, study.players, study.options, study.cards)):
        raise BadSetup("nothing is chosen at the start of such a match")


def jobs(study: Study) -> list[Job]:
    """All matches, well mixed: so the time left can be foretold from the time used."""
    found = [(section.key, number) for section in sections(study) for number in range(section.games)]
    Random(0).shuffle(found)
    return found


def run(
    study: Study,
    crew: Crew = ALONE,
    saved: Path | None = None,
    progress: Callable[[int], None] = lambda matches: None,
) -> dict[str, list[Trace]]:
    """The traces of every section. With a file, finished matches are kept there and not played again."""
    check(study)
    by_key = {section.key: section for section in sections(study)}
    with keeping(saved, study.header, "study", trace_of) as kept:
        progress(len(kept.entries))
        left = [job for job in jobs(study) if job_key(job) not in kept.entries]
        for job, trace in crew.do(partial(play, study, by_key), left):
            kept.keep(job_key(job), trace)
            progress(1)
    return {
        section.key: [trace_of(kept.entries[job_key((section.key, number))]) for number in range(section.games)]
        for section in by_key.values()
    }


def trace_of(entry: Mapping[str, Any]) -> Trace:
    return Trace(**entry)


def job_key(job: Job) -> str:
    return f"{job[0]}/{job[1]}"


def play(study: Study, by_key: Mapping[str, Section], job: Job) -> dict[str, Any]:
    """One match, measured; the same deals in every section."""
    section, number = by_key[job[0]], job[1]
    deal, turn = divmod(number, study.players) if section.is_mix else (number, 0)
    chance = Seeded(loops.match_seed(study.seed, deal))
    names = [section.bots[(seat - turn) % study.players] for seat in range(study.players)]
    generators = [Generator.of_match(study.seed, deal * 64 + turn * 8 + seat) for seat in range(study.players)]
    with noticed(f"deal {deal} of seed {study.seed}"), ending.seated(names, generators) as players:
        match = Match(game(study.game), study.players, section.options, section.cards, chance, follows=True)
        drawing = [RandomPicks(*one) for one in zip(players, generators, strict=True)]
        trace = measure(match, drawing if study.random_picks else players, names)
        trace.picked = [one.picked for one in drawing] if study.random_picks else []
        trace.faults = local.faults(players)
    return asdict(trace)
