"""`parlour balance`: a report on how a game plays, for its designer."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from parlour.cli.common import Commands, add_bots, add_crew, command, crew, positive, progress_bar
from parlour.engine import options, registry
from parlour.engine.errors import ParlourError
from parlour.engine.game import STANDARD, Game
from parlour.lab.balance import study as studies
from parlour.lab.balance.figures import figures
from parlour.lab.balance.report import page
from parlour.lab.balance.study import STRENGTHS, Cards, Study


def add(commands: Commands) -> None:
    made = command(commands, "balance", "report how a game plays: seats, length, choices, luck, cards, options", run)
    made.add_argument("game")
    made.add_argument("--players", type=positive, metavar="N")
    made.add_argument(
        "--games", type=positive, default=1000, metavar="K", help="matches for each strength; a tenth if it searches"
    )  # fmt: skip
    add_bots(made, default=list(STRENGTHS))
    made.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same matches")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    made.add_argument("--cards", default=STANDARD, metavar="FILE", help="play with a card file of your own")
    made.add_argument(
        "--compare", action="append", default=[], metavar="FILE", help="a card file to compare with; can be repeated"
    )
    made.add_argument("--each-card", action="store_true", help="compare with each entry of the card file left out")
    made.add_argument("--out", type=Path, metavar="FILE", help="the page to write; the figures go beside it as .json")
    made.add_argument("--json", action="store_true", help="print the figures as well")
    add_crew(made)


def run(arguments: argparse.Namespace) -> int:
    game = registry.game(arguments.game)
    study = Study(
        game=game.name,
        players=arguments.players or min(4, game.seats[-1]),
        games=arguments.games,
        seed=arguments.seed,
        bots=tuple(dict.fromkeys(arguments.bots)),
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
        card_sets=card_sets(game, arguments.compare),
        each_card=arguments.each_card,
    )
    out = arguments.out or Path(f"{game.name}-balance.html")
    part = out.with_suffix(".part")  # what an interrupted run has finished; the same command goes on from there
    studies.check(study)
    with progress_bar(len(studies.jobs(study))) as advance:
        traces = studies.run(study, crew(arguments), part, advance)
    found = figures(study, traces)
    found["run"]["command"] = shlex.join(["parlour", *sys.argv[1:]])
    try:
        out.write_text(page(found), encoding="utf-8")
        out.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise ParlourError(f"cannot write {out}: {error.strerror}") from None
    part.unlink()
    print(
        json.dumps(found)
        if arguments.json
        else f"{out}: open it in a browser; the figures are in {out.with_suffix('.json')}"
    )
    return 0


def card_sets(game: Game, paths: list[str]) -> dict[str, Cards]:
    return {Path(path).stem: game.cards(path)[0] for path in paths}
