"""The balance report: what is measured, how sure it is, and a page that holds everything."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from parlour.engine import registry
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.intervals import difference, mean_interval
from parlour.engine.match import Match
from parlour.lab.balance import lift, luck, picks, plots, study, trace, words
from parlour.lab.balance.figures import figures, histogram
from parlour.lab.balance.luck import Result
from parlour.lab.balance.picks import has_picks
from parlour.lab.balance.plots import ticks
from parlour.lab.balance.report import page
from parlour.lab.balance.study import Study
from parlour.lab.balance.trace import SAMPLES, Trace
from parlour.lab.workers import Crew

GAMES = list(registry.games().values())
QUICK = min(GAMES, key=lambda game: (len(game.options), game.name))
SMALL = Study(QUICK.name, QUICK.seats[0], games=6, bots=("random", "greedy"))

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "FEWEST", 2)


def trace_of(seats: int, **facts: object) -> Trace:
    return Trace(**({"seats": ["a"] * seats, "winners": [0], "scores": [1] * seats} | facts))  # type: ignore[arg-type]


class Page(HTMLParser):
    """Checks that every tag is closed, and collects what a browser would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.fetched += [value for name, value in attributes if name in ("src", "href") and value]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@each_game
def test_every_game_gets_a_whole_page_of_its_own(game: Game) -> None:
    asked = Study(game.name, game.seats[0], games=4, bots=("random", "greedy"))
    found = figures(asked, study.run(asked)) | {}
    found["run"]["command"] = "parlour balance <game>"
    text = page(found)
    read = Page(text)
    assert read.open == []
    assert [link for link in read.fetched if not link.startswith("data:application/json")] == []
    assert "<script" not in text
    assert "url(" not in text
    assert len(re.findall("<svg[^>]*role=.img.", text)) >= 8
    assert game.title in " ".join(read.words)
    assert "parlour balance <game>" in read.words
    assert not re.search(r"\bnan\b|\binf\b|None", " ".join(read.words))
    assert json.loads(json.dumps(found)) == json.loads(json.dumps(found, allow_nan=False))


@each_game
def test_the_options_of_a_game_are_all_compared(game: Game) -> None:
    asked = Study(game.name, game.seats[0])
    keys = {section.key for section in study.sections(asked)}
    for option in game.options:
        assert any(key.startswith(f"option:{option.name}=") for key in keys)


@each_game
def test_what_a_cooperative_game_says_of_itself_is_true(game: Game) -> None:
    asked = Study(game.name, game.seats[0], games=4, bots=("random",))
    outcomes = study.run(asked)["strength:random"]
    together = all(len(one.winners) in (0, game.seats[0]) and len(set(one.scores)) == 1 for one in outcomes)
    assert together == game.is_cooperative


def test_a_study_is_the_same_with_more_workers() -> None:
    assert study.run(SMALL) == study.run(SMALL, Crew(2))


def test_an_interrupted_study_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "part"

    class Interrupted(Exception):
        pass

    done: list[int] = []

    def stop(count: int) -> None:
        done.append(count)
        if len(done) == 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        study.run(SMALL, saved=path, progress=stop)
    again: list[int] = []
    assert study.run(SMALL, saved=path, progress=again.append) == study.run(SMALL)
    assert again[0] == 4
    with pytest.raises(ParlourError, match="another study"):
        study.run(Study(QUICK.name, QUICK.seats[0], games=7), saved=path)


def test_a_part_of_the_cards_is_left_out_where_the_rules_allow_it() -> None:
    data = {"spells": {"a": 1, "b": 2}, "extra_cards": 6, "house": True, "name": "x"}
    assert [name for name, _ in study.left_out(data, each_card=False)] == ["spells", "extra cards"]
    whole = dict(study.left_out(data, each_card=True))
    assert whole["spells: a"] == data | {"spells": {"b": 2}}
    assert whole["spells"] == data | {"spells": {}}


def test_the_lead_changes_when_somebody_else_is_ahead() -> None:
    found = trace_of(2, winners=[1])
    trace.follow_lead(found, [[5, 5], [6, 5], [6, 6], [7, 6], [6, 7], [0, 9]])
    assert found.changes == 1
    assert found.settled == pytest.approx(4 / 6)
    assert len(found.standing) == SAMPLES


def test_partners_lead_together() -> None:
    found = trace_of(4, winners=[0, 2])
    trace.follow_lead(found, [[5, 6, 5, 6], [7, 6, 7, 6], [5, 6, 5, 6], [9, 0, 9, 0]])
    assert found.changes == 3


def test_choices_are_counted_by_doublings() -> None:
    found = trace_of(2)
    trace.count_choices(found, [1, 1, 2, 3, 4, 5, 8, 9, 1000])
    assert found.buckets == [2, 1, 2, 2, 1, 0, 0, 0, 1]
    assert (found.decisions, found.forced, found.widest) == (9, 2, 1000)


def results(deals: int, skill: float, cards: float, noise: float) -> list[Result]:
    random = Random(1)
    luck_of = {(deal, seat): random.gauss(0, cards) for deal in range(deals) for seat in range(2)}
    return [
        Result((deal, seat), bot, (bot == "good") * 2 * skill + luck_of[deal, seat] + random.gauss(0, noise))
        for deal in range(deals)
        for seat in range(2)
        for bot in ("good", "bad")
    ]


def test_luck_and_skill_are_told_apart() -> None:
    found = luck.shares(results(2000, skill=1, cards=2, noise=1))  # variances 1, 4, 1
    assert found["skill"] == pytest.approx(1 / 6, abs=0.03)
    assert found["deal"] == pytest.approx(4 / 6, abs=0.04)
    assert found["rest"] == pytest.approx(1 / 6, abs=0.03)


def test_mere_noise_is_neither_luck_nor_skill() -> None:
    found = luck.shares_with_intervals(results(300, skill=0, cards=0, noise=1))
    assert found["rest"]["share"] > 0.95
    assert found["skill"]["low"] == 0.0


def test_a_card_that_wins_is_found_and_one_that_does_not_is_not() -> None:
    random = Random(2)
    samples = []
    for _ in range(4000):
        cards = frozenset(card for card in "abcdefgh" if random.random() < 0.5)
        samples.append((cards, float(random.random() < 0.2 + 0.2 * ("a" in cards))))
    rows = lift.lifts(samples)
    assert [row["card"] for row in rows if row["clear"]] == ["a"]
    assert rows[0]["low"] < 0.2 < rows[0]["high"]
    assert lift.lifts([(frozenset("a"), 1.0)] * 50) == []  # always there: nothing to compare


def test_a_seat_is_ahead_only_if_that_is_sure() -> None:
    def told(wins: list[int], count: int) -> str:
        seats = [{"seat": i, "wins": won, "share": won / count, "low": 0.0, "high": 1.0} for i, won in enumerate(wins)]
        return words.seats({"bot": "normal", "matches": count, "fair_share": 0.5, "seats": seats})

    assert "no seat is clearly" in told([55, 45], 100)
    assert "1st seat wins 60.0\u00a0%" in told([600, 400], 1000)


def test_intervals_of_means_shrink_with_their_number() -> None:
    few, many = mean_interval([0, 1] * 10), mean_interval([0, 1] * 1000)
    assert few[0] == many[0] == 0.5
    assert few[1] < many[1] < 0.5 < many[2] < few[2]
    more, low, high = difference([0, 1] * 500, [1, 2] * 500)
    assert low < more == 1 < high


def test_scales_have_round_marks() -> None:
    assert ticks(0, 1, 4) == [0, 0.5, 1]
    assert ticks(-0.13, 0.12, 5) == [-0.1, -0.05, 0, 0.05, 0.1]
    assert ticks(3, 3) == [3]


def test_a_histogram_holds_every_value() -> None:
    values = [Random(3).gauss(50, 20) for _ in range(200)]
    found = histogram(values)
    assert sum(step["count"] for step in found) == 200
    assert found[0]["from"] <= min(values) <= max(values) <= found[-1]["to"]
    assert [step["count"] for step in histogram([1, 1, 2])] == [2, 1]


def test_the_numbers_of_a_scale_stay_inside_the_picture_and_clear_of_what_is_marked() -> None:
    ends = plots.bars("when", [(0.0, 0.5, 1), (0.5, 1.0, 2)], plots.percent, ends=(0.0, 1.0))
    assert f'<text x="{plots.WIDTH}" y="136" class="small" text-anchor="end">100\u00a0%</text>' in ends
    row = plots.Dot("1st seat", 0.3, 0.1, 0.4)
    assert "40\u00a0%<" in plots.dots("share", [row], plots.percent, plots.percent)
    assert "40\u00a0%<" not in plots.dots("share", [row], plots.points, plots.percent, 0.25, "fair")


def picking_games() -> list[Study]:
    """Where a match begins with choices: every switch on."""
    found = []
    for game in GAMES:
        options = {option.name: True for option in game.options if option.is_switch}
        try:
            game.setup(game.seats[-1], options)
        except ParlourError:
            continue
        found.append(Study(game.name, game.seats[-1], 3, bots=("random",), options=options, random_picks=True))
    return [one for one in found if has_picks(Match(registry.game(one.game), one.players, one.options))]


def test_what_is_chosen_at_the_start_is_drawn_at_random_and_told_by_choice() -> None:
    studies = picking_games()
    assert studies
    for asked in studies:
        asked = replace(asked, games=12, strengths_only=True)
        traces = study.run(asked)
        assert list(traces) == ["strength:random"]
        picked = [card for one in traces["strength:random"] for seat in one.picked for card in seat]
        assert len(picked) == 12 * asked.players
        assert len(set(picked)) > asked.players
        found = figures(asked, traces)
        assert sum(row["count"] for row in found["strengths"][0]["picks"]) == len(picked)
        found["run"]["command"] = "parlour balance"
        assert "Is a choice at the start ahead?" in page(found)
        assert Page(page(found)).open == []


def test_random_picks_are_refused_where_nothing_is_chosen() -> None:
    with pytest.raises(ParlourError, match="nothing is chosen"):
        study.run(replace(SMALL, random_picks=True))


def test_winners_who_share_a_win_share_it_by_their_picks_too() -> None:
    one = trace_of(3, winners=[0, 2], picked=[["a"], ["b"], ["c"]])
    two = trace_of(3, winners=[1], picked=[["a"], ["b"], ["c"]])
    assert {row["card"]: row["share"] for row in picks.shares([one, two])} == {"a": 0.25, "b": 0.5, "c": 0.25}
