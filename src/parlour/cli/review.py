"""`parlour review`: what the choices of one seat cost in a finished match, and what luck brought."""

from __future__ import annotations

import argparse

import msgspec

from parlour.bots.review import Choice, Review, review
from parlour.cli import arguments as kinds
from parlour.cli.common import Commands, add_language, command
from parlour.engine import record, registry, replay
from parlour.engine.match import Match
from parlour.terminal import table
from parlour.terminal.reader import Reader

STEPS = "▁▂▃▄▅▆▇█"
WIDTH = 78


def add(commands: Commands) -> None:
    made = command(commands, "review", "look back at a finished match with the eyes of one seat", run)
    made.add_argument("file", metavar="FILE")
    made.add_argument("--seat", type=kinds.whole(0, 99), required=True, metavar="N", help="0 is the seat that began")
    made.add_argument("--seed", type=kinds.seed, default=0, metavar="S", help="of the worlds that judge")
    made.add_argument("--json", action="store_true", help="every choice, for a program to read")
    add_language(made)


def run(arguments: argparse.Namespace) -> int:
    found = record.read(arguments.file)
    with registry.watched():
        match = replay.replay(found)
        made = review(found, arguments.seat, seed=arguments.seed)
    if arguments.json:
        print(msgspec.json.encode(made).decode())
    else:
        print("\n".join(lines(made, match, arguments.language)))
    return 0


def lines(made: Review, match: Match, language: str) -> list[str]:
    names = [str(seat) for seat in range(match.players)]
    reader = Reader.of(match, language, names, made.seat)
    return [
        reader.say("review-result", made.seat, points(made.result, made.most), made.most),
        reader.say("review-sum", *in_points(made)),
        curve([choice.hope for choice in made.choices] + [made.result]),
        *(line for choice in made.turning_points for line in turning_point(choice, match, reader, made.most)),
        *([] if made.turning_points else [reader.say("review-close")]),
    ]


def in_points(made: Review) -> tuple[int, int, int]:
    """The start, luck and skill, so that they add up as they are read."""
    even, skill, result = (points(share, made.most) for share in (made.even, made.skill, made.result))
    return even, result - even - skill, skill


def turning_point(choice: Choice, match: Match, reader: Reader, most: int) -> list[str]:
    before = match.replayed(choice.decision)
    made, best = (label(before, move, reader) for move in (choice.move, choice.best))
    rival = label(before, choice.why.rival, reader) if choice.why.rival else ""
    return [
        "",
        *(f"  {line.plain}".rstrip() for line in table.whole(before.view(reader.me), reader, WIDTH)),
        reader.say("review-turn", choice.decision, made, points(choice.hope + choice.skill, most), most),
        "  " + reader.say("review-better", best, points(choice.loss, most), max(1, points(choice.error, most))),
        "  " + reader.why(choice.why, rival),
    ]


def label(match: Match, move: str, reader: Reader) -> str:
    return reader.option(match.presentation.choice(match.state, match.checked(move)))


def points(share: float, most: int) -> int:
    return round(most * share)


def curve(hopes: list[float]) -> str:
    return "".join(STEPS[min(len(STEPS) - 1, max(0, int(hope * len(STEPS))))] for hope in hopes)
