"""`parlour play`: a person against bots, in the terminal."""

from __future__ import annotations

import argparse
import secrets

from rich.console import Console

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands, Printer
from parlour.engine import options, registry
from parlour.engine.chance import Secret, Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.terminal.session import Session

BOT_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gustav")


def add(commands: Commands) -> None:
    made = common.command(commands, "play", "play against bots in the terminal", run)
    common.add_game(made, nargs="?", help="asks if left out")
    common.add_players(made, "you and N - 1 bots")
    common.add_bots(made, default=["normal"])
    made.add_argument("--seat", type=kinds.whole(0, 99), metavar="S", help="your seat, 0 begins; at random if left out")
    made.add_argument("--seed", type=kinds.seed, metavar="S", help="deal by this seed instead of a secret one")
    common.add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    console = Printer(highlight=False)
    try:
        return play(arguments, console)
    except EOFError:
        return 0


def play(arguments: argparse.Namespace, console: Console) -> int:
    game = arguments.game or ask_game(console)
    players = arguments.players or ask_players(console, game, is_asking=arguments.game is None)
    seed = secrets.randbits(62) if arguments.seed is None else arguments.seed
    chance = Secret() if arguments.seed is None else Seeded(seed)
    match = Match(game, players, options.read_all(game.options, arguments.option), arguments.cards, chance)
    generator = Generator(seed)
    me = generator.below(players) if arguments.seat is None else arguments.seat  # C-1
    if me not in range(players):
        raise BadSetup(f"there is no seat {me}; the seats are 0 to {players - 1}")
    if match.record.setup.commitment:
        console.print(f"[dim]The deal is settled; its hash is {match.record.setup.commitment}[/]")
    others = [seat for seat in range(players) if seat != me]
    chosen = local.per_seat(arguments.bots, len(others))
    with local.seated(chosen, [generator] * len(others)) as made:
        Session(
            match=match,
            me=me,
            names=seat_names(players, me),
            bots=dict(zip(others, made, strict=True)),
            hinter=bots.adviser(generator),
            console=console,
        ).run()
    return 0


def seat_names(players: int, me: int) -> list[str]:
    others = iter(BOT_NAMES)
    return ["You" if seat == me else next(others) for seat in range(players)]


def ask_game(console: Console) -> Game:
    titles = list(registry.games().values())
    for number, game in enumerate(titles, 1):
        console.print(
            f"[bold cyan]{number:>3}[/] [bold]{game.title}[/]  {common.seats_text(game.seats)} seats. {game.tagline}"
        )
    return titles[ask_number(console, "Which game? ", range(1, len(titles) + 1), 1) - 1]


def ask_players(console: Console, game: Game, is_asking: bool) -> int:
    usual = common.usual_players(game)
    if not is_asking or len(game.seats) == 1:
        return usual
    return ask_number(console, f"How many seats, {common.seats_text(game.seats)}? (Enter: {usual}) ", game.seats, usual)


def ask_number(console: Console, question: str, allowed: range, usual: int) -> int:
    while True:
        answer = console.input(question).strip()
        if not answer:
            return usual
        if answer.lower() in ("q", "quit"):
            raise EOFError
        if answer in map(str, allowed):
            return int(answer)
        console.print(f"A number from {allowed[0]} to {allowed[-1]}, or q to leave.")
