"""Games on the command line, named as people name them."""

from __future__ import annotations

from tests.cli.shell import parlour

from parlour.engine import registry

GAMES = list(registry.games().values())
HOUSE = GAMES[0]


def test_every_command_takes_the_title() -> None:
    title = HOUSE.title.upper()
    assert parlour("rules", title).returncode == 0
    assert parlour("play", title, input="quit\n").returncode == 0
    for command in ("arena", "ladder"):
        arguments = ["--games", "1", "--bots", "random,greedy", "--workers", "1"]
        out = ["--out", "/dev/null"] if command == "ladder" else []
        assert parlour(command, title, *arguments, *out).returncode in (0, 1)


def test_simulate_needs_no_number_of_seats() -> None:
    for game in GAMES:
        done = parlour("simulate", game.name, "--games", "1", "--workers", "1")
        assert done.returncode == 0, done.stderr
