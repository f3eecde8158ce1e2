"""`parlour balance --compare`: cards of one's own beside the game's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.shell import parlour
from tests.own_cards import OWN_CARDS, WITH_CARDS

from parlour.engine import card_files
from parlour.engine.game import Game
from parlour.lab.balance import study as studies
from parlour.lab.balance.study import Study

QUICKEST = min(WITH_CARDS, key=lambda game: (len(game.options), game.minutes))


@pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
def test_every_game_is_measured_with_cards_of_ones_own(game: Game) -> None:
    mine = card_files.read_text(OWN_CARDS[game.name])
    study = Study(game.name, game.seats[0], games=2, bots=("random",), card_sets={"mine": mine})
    studies.check(study)
    sections = {section.key: section for section in studies.sections(study)}
    assert sections["cards:mine"].cards == mine
    for number in range(2):
        traces = [studies.play(study, sections, (key, number)) for key in ("strength:random", "cards:mine")]
        assert all(trace["decisions"] > 0 for trace in traces)
        assert traces[0] != traces[1]


def test_the_report_shows_both(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN_CARDS[QUICKEST.name], encoding="utf-8")
    settings = ("--games", "2", "--bots", "random", "--players", str(QUICKEST.seats[0]), "--workers", "1")
    done = parlour("balance", QUICKEST.name, "--compare", "mine.toml", *settings, "--out", "page.html", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "page.json").read_text("utf-8"))
    assert "mine" in json.dumps(found)
    assert "mine" in (tmp_path / "page.html").read_text("utf-8")
