"""`parlour balance`: a report on how a game plays, for its designer."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.cli.saying import wrong
from parlour.engine import options
from parlour.engine.game import Game
from parlour.lab.balance import study as studies
from parlour.lab.balance.figures import count_faults, figures
from parlour.lab.balance.report import page
from parlour.lab.balance.study import STRENGTHS, Cards, Study


def add(commands: Commands) -> None:
    made = common.command(
        commands, "balance", "tell how a game plays: seats, length, choices, luck, cards, options", run
    )
    common.add_game(made)
    common.add_players(made)
    made.add_argument(
        "--games", type=kinds.many, default=1000, metavar="K", help="matches for each strength; a tenth if it searches"
    )  # fmt: skip
    common.add_bots(made, default=list(STRENGTHS))
    common.add_seed(made)
    common.add_setup(made)
    made.add_argument(
        "--compare", action="append", default=[], metavar="FILE", help="a card file to compare with; can be repeated"
    )
    made.add_argument("--each-card", action="store_true", help="compare with each entry of the card file left out")
    made.add_argument(
        "--random-picks", action="store_true", help="draw at random what seats choose at the start: to judge it"
    )
    made.add_argument("--strengths-only", action="store_true", help="leave out luck, other options and other cards")
    made.add_argument("--out", type=page_file, metavar="FILE", help="the page to write; figures go beside it as .json")
    made.add_argument("--json", action="store_true", help="print the figures as well")
    common.add_crew(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    study = Study(
        game=game.name,
        players=arguments.players or common.usual_players(game),
        games=arguments.games,
        seed=arguments.seed,
        bots=tuple(dict.fromkeys(arguments.bots)),
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
        card_sets=card_sets(game, arguments.compare),
        each_card=arguments.each_card,
        random_picks=arguments.random_picks,
        strengths_only=arguments.strengths_only,
    )
    out = arguments.out or Path(f"{game.name}-balance.html")
    studies.check(study)
    with common.progress_bar(len(studies.jobs(study))) as advance:
        traces = studies.run(study, common.crew(arguments), common.part_of(out), advance)
    faults = count_faults(traces)
    found = figures(study, traces)
    found["run"]["command"] = shlex.join(["parlour", *sys.argv[1:]])
    common.write(out, page(found))
    common.write(figures_beside(out), json.dumps(found, indent=1) + "\n")
    common.part_of(out).unlink(missing_ok=True)
    common.tell_faults(faults)
    if arguments.json:
        print(json.dumps(found))
    else:
        print(f"{out}: open it in a browser; the figures are in {figures_beside(out)}")
        common.print_faults(faults)
    return common.status(arguments, faults)


def page_file(text: str) -> Path:
    """The figures go beside the page, so it cannot have their name."""
    found = kinds.file(text)
    if found == figures_beside(found):
        raise wrong("figures-there", str(found), f"{found.stem}.html")
    return found


def figures_beside(page: Path) -> Path:
    return page.with_suffix(".json")


def card_sets(game: Game, paths: list[str]) -> dict[str, Cards]:
    return {Path(path).stem: game.cards(path)[0] for path in paths}
