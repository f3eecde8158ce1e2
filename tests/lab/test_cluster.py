"""The same matches on a Ray cluster: here one of this machine, with two processors."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.engine import registry
from parlour.engine.errors import BadSetup, ParlourError
from parlour.lab import arena, cluster
from parlour.lab import ladder as ladders
from parlour.lab.arena import Contest
from parlour.lab.balance import study
from parlour.lab.balance.study import Study
from parlour.lab.ladder import Ladder
from parlour.lab.simulate import Series, simulate
from parlour.lab.workers import Crew

GAME = min(registry.games().values(), key=lambda game: (len(game.options), game.name))
PLAYERS = GAME.seats[0]
MISSING = importlib.util.find_spec("ray") is None
# Where a job runs does not depend on the life.
FIRST_LIFE = os.environ.get("PARLOUR_LIFE", "compiled") == "compiled"


def needs_ray(test: Any) -> Any:
    skip = pytest.mark.skipif(MISSING or not FIRST_LIFE, reason="Ray is not installed" if MISSING else "one is enough")
    return pytest.mark.large(skip(test))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    import ray

    context: Any = ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield str(context.address_info["address"])
    ray.shutdown()


@needs_ray
def test_every_command_finds_the_same_on_a_cluster(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "FEWEST", 2)
    crew = Crew(cluster=address)
    series = Series(GAME.name, PLAYERS, games=20, bots=("normal@5",))
    there, here = simulate(series, crew), simulate(series)
    assert (there.wins, there.decisions, there.scores) == (here.wins, here.decisions, here.scores)
    contest = Contest(GAME.name, PLAYERS, ("normal@5", "random"), deals=3)
    assert arena.run(contest, crew) == arena.run(contest)
    ladder = Ladder(GAME.name, PLAYERS, ("random", "normal@5", "strong@5"), deals=2)
    assert ladders.run(ladder, crew) == ladders.run(ladder)
    asked = Study(GAME.name, PLAYERS, games=4, bots=("random", "greedy"))
    assert study.run(asked, crew) == study.run(asked)


@needs_ray
def test_the_command_line_reaches_a_cluster(address: str) -> None:
    command = [sys.executable, "-m", "parlour", "simulate", GAME.name, "--players", str(PLAYERS), "--games", "20"]
    here = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    there = subprocess.run([*command, "--cluster", address], capture_output=True, text=True, check=True).stdout
    assert there.splitlines()[:-1] == here.splitlines()[:-1]  # the last line has the speed


@needs_ray
def test_what_a_job_complains_about_is_told(address: str) -> None:
    with pytest.raises(BadSetup, match="no such thing"):
        list(Crew(cluster=address).do(complain, [1, 2]))


def complain(job: int) -> int:
    raise BadSetup("no such thing")


def test_another_version_on_a_node_is_refused() -> None:
    with pytest.raises(ParlourError, match=r"parlour .* not 0\.0"):
        cluster.run_there("0.0", list, [])


def test_without_ray_the_answer_is_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ParlourError, match=r"parlour\[cluster\]"):
        list(Crew(cluster="").do(complain, [1]))
