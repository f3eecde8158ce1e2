"""`parlour ladder`: all levels against each other, in a file that can be checked."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path

from parlour import __version__, bots
from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.cli.streams import say
from parlour.engine import options, registry
from parlour.engine.errors import BadSetup, Reason
from parlour.lab import ladder as ladders
from parlour.lab.ladder import Ladder, Meeting


def add(commands: Commands) -> None:
    made = common.command(commands, "ladder", "let all levels meet on the same deals, or check a ladder file", run)
    common.add_game(made, nargs="?")
    made.add_argument("--check", type=kinds.path, metavar="FILE", help="play a part of a ladder file again and compare")
    common.add_players(made)
    made.add_argument("--games", type=kinds.many, metavar="K", help="deals of every pair (100); to check: of each (5)")
    common.add_bots(made, default=list(bots.LEVELS), help="from weak to strong")
    made.add_argument("--neighbours", action="store_true", help="let each level meet only the one below it")
    made.add_argument("--clock", action="store_true", help="think by the clock too, as at a table; not repeatable")
    made.add_argument(
        "--iterations", type=kinds.iterations, metavar="N", help="think N iterations a move at most, no clock"
    )
    common.add_seed(made)
    made.add_argument("--out", type=kinds.file, metavar="FILE", help="the ladder file to write")
    made.add_argument("--json", action="store_true", help="print the ladder as JSON")
    common.add_crew(made)
    common.add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        return check(arguments)
    if not arguments.game:
        raise BadSetup(Reason("", "which-ladder"))
    if arguments.clock and arguments.iterations:
        raise BadSetup(Reason("", "clock-or-iterations"))
    return climb(arguments)


def climb(arguments: argparse.Namespace) -> int:
    game = arguments.game
    chosen = tuple(arguments.bots)
    ladder = Ladder(
        game=game.name,
        players=arguments.players or common.usual_players(game),
        bots=chosen if arguments.clock else ladders.without_clock(chosen, arguments.iterations),
        deals=arguments.games or 100,
        seed=arguments.seed,
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
        neighbours=arguments.neighbours,
    )
    out = arguments.out or Path(f"{game.name}-ladder.json")
    ladders.check(ladder)
    with common.progress_bar(len(ladders.jobs(ladder))) as advance:
        tables = ladders.run(ladder, common.crew(arguments), common.part_of(out), advance)
    found = ladders.content(ladder, tables, shlex.join(["parlour", *sys.argv[1:]]))
    common.write(out, json.dumps(found) + "\n")
    common.part_of(out).unlink(missing_ok=True)
    faults = ladders.faults(tables)
    common.tell_faults(faults)
    if arguments.json:
        print(json.dumps(found))
    else:
        print_meetings(ladder, ladders.meetings(ladder, tables))
        print(f"{out}: parlour ladder --check {out} plays a part of it again")
        common.print_faults(faults)
    return common.status(arguments, faults)


def print_meetings(ladder: Ladder, rows: list[Meeting]) -> None:
    from rich.table import Table

    from parlour.cli.printer import Printer

    together = registry.game(ladder.game).is_cooperative
    what = "score" if together else "won"
    table = Table("bot", what, "against", what, "difference", "95 % interval", "better", box=None, padding=(0, 2, 0, 0))
    for row in rows:
        values = [f"{value:.2f}" for value in row.scores] if together else [f"{value:.1%}" for value in row.shares]
        scale = 1 if together else 100
        difference = f"{scale * row.more:+.1f}"
        interval = f"{scale * row.low:+.1f} – {scale * row.high:+.1f}"
        table.add_row(row.bots[0], values[0], row.bots[1], values[1], difference, interval, row.better or "open")
    Printer().print(table)
    note = ladders.EXACT if ladder.is_exact else ladders.BY_CLOCK
    print(f"{ladder.deals} deals of each; won is the share of wins of a seat. Seed {ladder.seed}. {note}")


def check(arguments: argparse.Namespace) -> int:
    ladder, data = ladders.read(arguments.check)
    again = ladders.shortened(ladder, arguments.games or 5)
    for what, then, now in (("parlour", data["parlour"], __version__), ("rules", data["rules"], again.header["rules"])):
        if then != now:
            say(f"the file was made by {what} {then}, this is {now}")
    with common.progress_bar(len(ladders.jobs(again))) as advance:
        tables = ladders.run(again, common.crew(arguments), None, advance)
    differences = ladders.compare(ladder, data, again, tables)
    for line in differences:
        print(line)
    how = "deal by deal" if data["exact"] else "by intervals"
    verdict = "differs" if differences else "holds"
    print(f"{arguments.check} {verdict}: {again.deals} of {ladder.deals} deals of each table, compared {how}")
    faults = ladders.faults(tables)
    common.tell_faults(faults)
    common.print_faults(faults)
    return 1 if differences else common.status(arguments, faults)
