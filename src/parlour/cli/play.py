"""`parlour play`: a person against bots, in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.cli.printer import Printer
from parlour.engine import options, registry
from parlour.engine.chance import Secret, Seeded
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.terminal.reader import Reader, own_words
from parlour.terminal.session import Session
from parlour.words import Words, of_game

BOT_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gustav")


def add(commands: Commands) -> None:
    made = common.command(commands, "play", "play against bots in the terminal", run)
    common.add_game(made, nargs="?", help="asks if left out")
    common.add_players(made, "you and N - 1 bots")
    common.add_bots(made, default=["normal"])
    made.add_argument("--seat", type=kinds.whole(0, 99), metavar="S", help="your seat, 0 begins; at random if left out")
    made.add_argument("--seed", type=kinds.seed, metavar="S", help="deal by this seed instead of a secret one")
    made.add_argument("--coach", action="store_true", help="with a coach: what matters now, and what may be taken back")
    common.add_setup(made)
    common.add_language(made)


def run(arguments: argparse.Namespace) -> int:
    console = Printer(highlight=False)
    try:
        with registry.watched():
            return play(arguments, console)
    except EOFError:
        return 0


def play(arguments: argparse.Namespace, console: Console) -> int:
    words = own_words(arguments.language)
    game = arguments.game or ask_game(console, words)
    players = arguments.players or ask_players(console, words, game, is_asking=arguments.game is None)
    seed = secrets.randbits(62) if arguments.seed is None else arguments.seed
    chance = Secret() if arguments.seed is None else Seeded(seed)
    chosen_options = options.read_all(game.options, arguments.option)
    match = Match(game, players, chosen_options, arguments.cards, chance, follows=True)
    generator = Generator(seed)
    me = generator.below(players) if arguments.seat is None else arguments.seat  # C-1
    if me not in range(players):
        raise BadSetup(Reason("", "no-such-seat", (me, players - 1)))
    if match.record.setup.commitment:
        console.print(Text(words.say("settled", (match.record.setup.commitment,)), "dim"))
    others = [seat for seat in range(players) if seat != me]
    chosen = local.per_seat(arguments.bots, len(others))
    local.check(chosen, game)
    with local.seated(chosen, [generator] * len(others)) as made:
        Session(
            match=match,
            me=me,
            reader=Reader.of(match, arguments.language, seat_names(players, me, words.say("you")), me),
            bots=dict(zip(others, made, strict=True)),
            hinter=bots.adviser(generator),
            console=console,
            is_coached=arguments.coach,
        ).run()
    return 0


def seat_names(players: int, me: int, you: str) -> list[str]:
    others = iter(BOT_NAMES)
    return [you if seat == me else next(others) for seat in range(players)]


def ask_game(console: Console, words: Words) -> Game:
    games = list(registry.games().values())
    for number, game in enumerate(games, 1):
        said = of_game(game, words.language)
        seats = words.say("seats", (common.seats_text(game.seats),))
        title = (said.say("title"), "bold")
        console.print(Text.assemble((f"{number:>3} ", "bold cyan"), title, f" · {seats} · {said.say('tagline')}"))
    return games[ask_number(console, words, words.say("which-game"), range(1, len(games) + 1), 1) - 1]


def ask_players(console: Console, words: Words, game: Game, is_asking: bool) -> int:
    usual = common.usual_players(game)
    if not is_asking or len(game.seats) == 1:
        return usual
    question = words.say("how-many", (game.seats[0], game.seats[-1], usual))
    return ask_number(console, words, question, game.seats, usual)


def ask_number(console: Console, words: Words, question: str, allowed: Sequence[int], usual: int) -> int:
    while True:
        answer = console.input(Text(f"{question} ")).strip()
        if not answer:
            return usual
        if answer.lower() in ("q", "quit"):
            raise EOFError
        if answer in map(str, allowed):
            return int(answer)
        console.print(Text(words.say("a-number", (allowed[0], allowed[-1]))))
