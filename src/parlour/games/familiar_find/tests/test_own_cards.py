"""Cards of one's own: what the language of effects can say is played, told and replayed; the rest is refused."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.engine import record, replay
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadCards
from parlour.engine.fold import Fold
from parlour.engine.match import Match
from parlour.games.familiar_find import GAME, cards, effects
from parlour.games.familiar_find.effects import Form
from parlour.games.familiar_find.play import Play
from parlour.lab.simulate import Series, play_match
from parlour.terminal.reader import own_words
from parlour.testing import NAMES, Witness, check_past, play_before, words_of
from parlour.words import message_of

clause = pytest.mark.clause
LANGUAGES = ("en", "de", "ja")
GROUPS = ("spells", "familiars", "locations")


def house() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def with_spell(*does: dict[str, Any]) -> dict[str, Any]:
    """The house's cards, but every Spell does this."""
    spell = {"name": "Own Spell", "copies": [8, 8, 8], "does": list(does)}
    return house() | {"content": "own", "spells": {"own-spell": spell}}


def refused(*does: dict[str, Any], group: str = "spells", **more: Any) -> str:
    data = house()
    entry = {"name": "Mine", "copies": [1, 1, 1]} if group == "spells" else {"name": "Mine"}
    data[group]["mine"] = entry | ({"does": list(does)} if does else {}) | more
    return why_refused(data)


def why_refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadCards) as caught:
        GAME.cards(data)
    reason = caught.value.reason
    return own_words("en").say(f"why-{reason.id}", reason.args).replace("“", "").replace("”", "")


class Table:
    """A match with such a card file, in a position that a test wrote down."""

    def __init__(self, data: dict[str, Any], players: int = 2, **options: Any) -> None:
        self.match: Match[Play] = Match(GAME, players, options, data, Seeded(1), keep_legal=True, follows=True)

    def legal(self) -> list[str]:
        return sorted(self.match.legal())

    def play(self, *moves: str) -> None:
        for move in moves:
            self.match.play(move)

    def take_spell(self, collection: str = "") -> None:
        """Seat 0 takes the centre, where a Spell lies, and casts it."""
        state = self.match.state
        codes = list(state.card_set.codes)
        kinds = [codes.index(code) for code in collection.split()]
        state.collection = [[kinds.count(kind) for kind in range(cards.KINDS)], *state.collection[1:]]
        state.pile_card = [[codes.index("own-spell"), *state.pile_card[0][1:]], *state.pile_card[1:]]
        self.play("take centre", "cast own-spell")


# What a step does that no card of the house does


@clause("FI-1.3")
def test_a_spell_may_discard_several_ingredients_one_after_the_other() -> None:
    table = Table(with_spell({"do": "discard", "what": "ingredient", "count": 2, "may": True}))
    table.take_spell("DS RE AST")
    assert table.legal() == ["decline", "discard DS", "discard RE"]
    table.play("discard DS")
    assert table.legal() == ["decline", "discard RE"]
    table.play("decline")
    assert table.match.view().cards("collection:0") == ["RE", "AST"]


@clause("FI-9.2")
def test_what_must_be_done_cannot_be_declined() -> None:
    table = Table(with_spell({"do": "discard", "what": "any"}))
    table.take_spell("DS AST")
    assert table.legal() == ["discard AST", "discard DS"]
    error = table.match.why_not("decline")
    assert error is not None
    assert error.clause == "FI-9.2"


@clause("FI-4.2")
def test_steps_follow_each_other_and_the_spell_is_discarded_after_the_last() -> None:
    table = Table(with_spell({"do": "draw"}, {"do": "turn", "cards": "top", "pile": "any"}, {"do": "draw"}))
    table.take_spell()
    assert table.match.view(0).size("hand:0") == 5
    assert table.legal() == ["flip 0-1", "flip 1-0"]
    table.play("flip 0-1")
    assert table.match.view(0).size("hand:0") == 6
    assert table.match.view().cards("discards") == ["own-spell"]


@clause("FI-1.3")
def test_a_spell_that_discards_every_spell_is_itself_discarded_once() -> None:
    table = Table(with_spell({"do": "discard", "what": "spell", "count": "all"}))
    table.take_spell("own-spell own-spell")
    assert table.match.view().cards("discards") == ["own-spell"] * 3


@clause("FI-6.1")
def test_three_cards_stay_in_the_hand_for_playing() -> None:
    table = Table(with_spell({"do": "discard", "from": "hand", "count": 3}))
    table.take_spell()
    assert all(move.startswith("toll ") for move in table.legal())
    table.play(table.legal()[0])
    assert table.match.view(0).size("hand:0") == 3
    assert not any(move.startswith("toll ") for move in table.legal())


@clause("FI-4.4")
def test_at_the_same_moment_the_location_goes_before_the_familiar() -> None:
    data = house()
    draws = {"when": "taken", "do": "draw"}
    data["locations"] = {"spring": {"name": "Spring", "does": [draws]}}
    data["familiars"]["hen"] = {
        "name": "Hen",
        "does": [{"when": "taken", "do": "turn", "cards": "top", "pile": "near"}],
    }
    table = Table(data, familiars=True, locations="one")
    table.play("choose hen", "choose owl", "take centre")
    assert table.match.view(0).size("hand:0") == 5
    assert table.legal() == ["flip 0-1", "flip 1-0"]
    table.match = Match(GAME, 2, {"familiars": True, "locations": "one"}, data, Seeded(1))
    table.play("choose hen", "choose owl", "take 0-1")
    assert table.match.view(0).size("hand:0") == 4  # only the centre is the Location's


@clause("FI-1.4")
def test_a_familiar_that_only_reaches_farther_is_not_for_two() -> None:
    data = house()
    data["familiars"]["crane"] = {"name": "Crane", "rules": {"reach": 2}}
    match = Match(GAME, 2, {"familiars": True}, data, Seeded(1))
    assert "choose crane" not in match.legal()
    error = match.why_not("choose crane")
    assert error is not None
    assert error.clause == "FI-1.4"
    assert "choose crane" in Match(GAME, 3, {"familiars": True}, data, Seeded(1)).legal()


@clause("FI-9.1")
def test_where_cards_lack_for_every_pile_in_need_one_stays_empty() -> None:
    table = Table(house())
    table.play("take centre")
    state = table.match.state
    state.pile_size = [0, 0, 0, *state.pile_size[3:]]
    state.to_play, state.ups_left = 1, 0
    assert table.legal()
    assert all(move.startswith("hide ") for move in table.legal())


@clause("FI-7.2", "FI-7.3")
def test_who_is_out_keeps_nothing_that_the_last_cards_brought() -> None:
    brings = [{"when": "prepare", "do": "take", "may": True}, {"when": "played", "do": "draw", "count": 2}]
    data = house() | {"locations": {"spring": {"name": "Spring", "does": brings}}}
    table = Table(data, 4, locations="one")
    state = table.match.state
    abyss = [0] * cards.ABY + [3] + [0] * (cards.KINDS - cards.ABY - 1)
    state.collection = [abyss, *state.collection[1:]]
    state.pile_card = [[0, 0, *row[2:]] for row in state.pile_card]
    state.pile_up = [[1, 1, *row[2:]] for row in state.pile_up]
    state.pile_size = [1, 2, *state.pile_size[2:]]
    table.play("take centre", "pluck 0-1")
    while table.match.seat == 0:
        table.play(table.legal()[0])
    view = table.match.view()
    assert view.counters["out:0"] == 1
    assert (view.size("hand:0"), view.size("collection:0")) == (0, 0)


# What is refused


def test_a_mistake_is_refused_with_its_place_and_what_is_allowed() -> None:
    assert "spells.mine.does.1.do cannot be sing; it can be discard, draw, take" in refused({"do": "sing"})
    assert "spells.mine.does.2.do is missing" in refused({"do": "draw"}, {})
    assert "does.1.what is missing" in refused({"do": "discard"})
    assert "does.1.what cannot be spell; it can be abyss, astral" in refused({"do": "discard", "what": "spell"})
    assert "does.1.from cannot be box; it can be hand or collection" in refused({"do": "discard", "from": "box"})
    assert "does.1.count must be a whole number from 1 to 6, not 7" in refused({"do": "draw", "count": 7})
    assert "not true" in refused({"do": "draw", "count": True})
    assert "does.1.may: there is no such entry here; there are do, if, or count" in refused({"do": "draw", "may": True})
    assert "must be true or false, not 1" in refused({"do": "take", "may": 1})
    assert "does.1.when: there is no such entry" in refused({"do": "draw", "when": "begin"})
    assert "familiars.mine.does.1.when is missing" in refused({"do": "draw"}, group="familiars")
    assert "it can be begin, taken, or prepare" in refused(
        {"do": "play", "side": "up", "when": "played"}, group="locations"
    )
    assert "does.1.if: there is no such entry" in refused(
        {"do": "draw", "when": "begin", "if": "took-abyss"}, group="familiars"
    )
    assert "does.1.with cannot be pile" in refused({"do": "swap", "with": "pile"})
    assert "familiars.mine: there are two of swap" in refused(
        {"do": "swap", "with": "pile", "when": "begin"}, group="familiars"
    )
    assert "a list of 0 to 3 entries; there are 4" in refused(*[{"do": "draw"}] * 4)
    assert "rules.least: there is no such entry here; there are reach, hand" in refused(
        group="familiars", rules={"least": 3}
    )
    assert "rules.hand must be a whole number from 5 to 8" in refused(group="familiars", rules={"hand": 40})
    assert "rules.due must be true or false" in refused(group="locations", rules={"due": 2})
    assert "rules: there is no such entry" in refused({"do": "draw"}, rules={})
    assert "needs at least one of does or rules" in refused(group="locations", rules={"due": False})
    assert "needs at least one of does or rules" in refused(does=[])


@pytest.mark.parametrize("name", ["a\nb", "\x1b[31mred", "\u200b\u200b", "\u3164", "\u2800", "x" * 41, "", " ", 7])
def test_a_name_that_cannot_be_shown_is_refused(name: object) -> None:
    for group in GROUPS:
        assert f"{group}.mine.name" in refused({"do": "draw"}, group=group, name=name)


@pytest.mark.parametrize("code", ["", "DS", "ds", "a b", "a--b", "-a", "Ä", "a\n", "x" * 25, "own>own"])
def test_a_code_that_no_move_could_name_is_refused(code: str) -> None:
    data = house()
    data["spells"][code] = {"name": "Mine", "copies": [1, 1, 1], "does": [{"do": "draw"}]}
    assert "spells" in why_refused(data)


def test_a_file_cannot_be_larger_than_a_match_can_hold() -> None:
    data = house()
    for number in range(30):
        data["spells"][f"s-{number}"] = {"name": f"S{number}", "copies": [0, 0, 0], "does": [{"do": "draw"}]}
    assert "0 to 17 entries; there are 39" in why_refused(data)
    assert "too long" in why_refused(house() | {"content": "x" * 1000})


def test_a_refusal_is_short_and_shows_no_control_characters() -> None:
    for text in ("x" * 10_000, "\x1b[2J" * 100, "\n" * 100):
        for told in (refused({"do": text}), refused({"do": "draw", text: 1}), refused({"do": "draw", "count": text})):
            assert len(told) < 250
            assert told.isprintable()


def test_a_file_without_effects_of_its_own_has_those_of_the_house() -> None:
    """As card files were written before there was a language."""
    data = house()
    data["spells"]["gust"] = {"name": "Gust", "copies": [1, 1, 2]}
    data["familiars"] = {card.code: card.name for card in cards.house().familiars[1:]}
    data["locations"] = {card.code: card.name for card in cards.house().locations[1:]}
    assert GAME.cards(data)[1] == GAME.standard_cards


# Any file that can be written


def any_step(form: Form, group: str, random: Random) -> dict[str, Any]:
    step: dict[str, Any] = {"do": form.do}
    for name, words in form.words.items():
        if name in form.needed or random.random() < 0.7:
            step[name] = random.choice(words)
    for name, numbers in form.numbers.items():
        if random.random() < 0.5:
            step[name] = random.choice(numbers[:3])
    if form.apart[0]:
        step[form.apart[0]] = form.apart[1]
    if form.may and random.random() < 0.6:
        step["may"] = True
    if group != "spells":
        step["when"] = effects.MOMENTS[random.choice([moment for moment in form.moments if moment != effects.CAST])]
    if step.get("when") != "begin" and random.random() < 0.2:
        step["if"] = random.choice(effects.CONDITIONS[1:])
    return step


def any_steps(group: str, random: Random, swaps: bool) -> list[dict[str, Any]]:
    forms = [form for form in effects.FORMS if form.action != effects.SWAP]
    swap = [form for form in effects.FORMS if form.action == effects.SWAP and swaps]
    return [any_step(form, group, random) for form in [*swap, *random.choices(forms, k=random.randint(1, 2))]]


def any_rules(group: str, random: Random) -> dict[str, Any]:
    names, ranges = (
        (effects.POWERS, effects.POWER_RANGES) if group == "familiars" else (effects.PLACES, effects.PLACE_RANGES)
    )
    chosen = random.sample(names, random.randint(0, 2))
    return {name: random.choice(ranges[name]) if name in ranges else True for name in chosen}


def any_file(seed: int) -> dict[str, Any]:
    random = Random(seed)
    data = house() | {"content": "own"}
    data["spells"] = {
        f"s-{i}": {"name": f"Spell {i}", "copies": [1, 1, 1], "does": any_steps("spells", random, swaps=False)}
        for i in range(17)
    }
    for group, count in (("familiars", 8), ("locations", 8)):
        data[group] = {
            f"{group[0]}-{i}": {
                "name": f"{group} {i}",
                "does": any_steps(group, random, swaps=group == "familiars" and i == 0),
                "rules": any_rules(group, random),
            }
            for i in range(count)
        }
    return data


SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_file_is_played_to_the_end_told_right_and_replayed(seed: int) -> None:
    random, players = Random(seed), 2 + seed % 3
    options = {"familiars": True, "locations": "tourism"}
    match = Match(GAME, players, options, any_file(seed), Seeded(seed), keep_legal=True, follows=True)
    viewers = [None, *range(players)]
    folds = {viewer: Fold(shown(match, viewer), GAME.presentation.vocabulary, match.told.ranks) for viewer in viewers}
    words = [words_of(match, language) for language in LANGUAGES]
    while not match.over:
        step = match.steps
        match.play(random.choice(match.legal()))
        for viewer, fold in folds.items():
            told = match.events(viewer, step)
            fold.take(told)
            assert fold.facts == shown(match, viewer)
            for id, args in filter(None, (message_of(event, GAME.presentation.vocabulary) for event in told)):
                assert all(language.say(id, args, NAMES, viewer) for language in words)
        assert cards_there(match) == sum(match.state.copies)
    assert replay.replay(record.parse(match.record.to_text())).outcome == match.outcome


def cards_there(match: Match[Play]) -> int:
    vocabulary = match.presentation.vocabulary
    return sum(place.size for zone, place in match.view().zones.items() if vocabulary.zone(zone).holds == "card")


def shown(match: Match[Play], viewer: int | None) -> Any:
    return match.presentation.show(match.state, viewer)


@clause("FI-11.1")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_with_any_file_every_world_has_a_past_that_could_be_true(seed: int) -> None:
    random, players = Random(seed), 2 + seed % 3
    match = Match(GAME, players, {"familiars": True, "locations": "one"}, any_file(seed), Seeded(seed))
    witnesses = [Witness(match, seat) for seat in range(players)]
    for step in range(60):
        if match.over:
            break
        play_before(witnesses, random.choice(match.legal()))
        if step % 10 == 9 and not match.over:
            for witness in witnesses:
                check_past(witness, match.state.resample(witness.seat, step))


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_bots_play_any_file(seed: int) -> None:
    options = {"familiars": True, "locations": "tourism"}
    bots = ("greedy", "search:20", "random")
    match, fault = play_match(Series(GAME.name, 3, 1, seed, bots, options, any_file(seed)), 0)
    assert match.over
    assert not fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_language_is_described(language: str) -> None:
    for seed in SEEDS:
        data = any_file(seed)
        words = words_of(Match(GAME, 2, {}, data, Seeded(1)), language)
        for noun, group in (("card", "spells"), ("familiar", "familiars"), ("location", "locations")):
            for code in data[group]:
                said = words.forms(GAME.presentation.vocabulary.nouns[noun], code)
                assert said[""]
                assert len(said["-effect"]) > 5, said
                assert not re.search(r"\{|  |^\s|\s$", said["-effect"]), said


def test_an_effect_is_described_by_its_parts() -> None:
    steps = [{"do": "discard", "what": "ingredient", "count": 2}, {"do": "move", "onto": "centre", "may": True}]
    match = Match(GAME, 2, {}, with_spell(*steps), Seeded(1))
    said = [words_of(match, language).say("choice-cast", ["own-spell"]) for language in LANGUAGES]
    assert said == [
        "Cast Own Spell: discard 2 Ingredients of the collection and"
        " move the top card of a pile within reach onto the centre (optional)",
        said[1],
        said[2],
    ]
    assert "2 Zutaten der Sammlung abwerfen und die oberste Karte" in said[1]
    assert "コレクションの材料を2枚捨てる" in said[2]


def test_a_house_code_with_another_effect_is_described_by_that() -> None:
    data = house()
    data["spells"]["gust"]["does"] = [{"do": "draw", "count": 3}]
    words = words_of(Match(GAME, 2, {}, data, Seeded(1)))
    assert words.say("choice-cast", ["gust"]) == "Cast Gust: draw 3 cards"
    assert words.say("choice-cast", ["pluck"]).startswith("Cast Pluck: The top card")


# The rules know no card by name


def test_no_card_of_the_file_is_named_where_the_rules_are_written() -> None:
    codes = {card.code for card in cards.house().actors().values() if card.code}
    named = re.compile("|".join(rf"\b{code.replace('-', '[-_ ]')}\b" for code in codes), re.IGNORECASE)
    rules = [path for folder in ("rules", "strategy", "knowledge") for path in (GAME.folder / folder).glob("*.py")]
    others = [GAME.folder / f"{name}.py" for name in ("state", "play", "tables", "view", "past")]
    assert len(rules) > 15
    for path in [*rules, *others]:
        found = named.search(path.read_text(encoding="utf-8"))
        assert not found, f"{path} names {found}"


# The page that describes the language, and its example

ROOT = GAME.folder.parents[3]
PAGE = ROOT / "docs" / "effects.md"
EXAMPLE = ROOT / "examples" / "own-cards.toml"


@pytest.mark.parametrize("form", effects.FORMS, ids=lambda form: effects.ACTIONS[form.action])
def test_every_form_of_a_step_is_on_the_page_with_its_parameters(form: Form) -> None:
    usual = [other for other in effects.FORMS if other.do == form.do][-1]
    apart = "" if form is usual else f'`{form.apart[0]} = "{form.apart[1]}"`'
    rows = [row.split("|") for row in PAGE.read_text("utf-8").splitlines() if row.startswith(f'| `"{form.do}"` |')]
    named = [row[2] for row in rows if (apart in row[2] if apart else "=" not in row[2])]
    assert len(named) == 1
    wanted = {name for name in (*form.words, *form.numbers) if name != "from"}
    assert set(re.findall(r"`([a-z]+)`", named[0])) == wanted


def test_every_value_and_standing_rule_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    values = {*effects.MOMENTS[1:], *effects.SCOPES, *effects.WHATS, *effects.CONDITIONS[1:], *effects.SIDES[1:]}
    assert [value for value in values if f'`"{value}"`' not in text] == []
    assert [rule for rule in (*effects.POWERS, *effects.PLACES) if f"`{rule} = " not in text] == []


def test_the_example_on_the_page_is_that_of_the_file() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    written = tomllib.loads(EXAMPLE.read_text("utf-8"))
    for group, entries in tomllib.loads(blocks[0]).items():
        for code, entry in entries.items():
            assert written[group][code] == entry
    words = words_of(Match(GAME, 2, {}, str(EXAMPLE), Seeded(1)))
    assert f"*{words.say('choice-cast', ['tide']).partition(': ')[2]}*" in PAGE.read_text("utf-8")


def test_the_refusal_on_the_page_is_what_is_said() -> None:
    lines = EXAMPLE.read_text("utf-8").replace('what = "ingredient"', 'what = "gold"')
    told = why_refused(tomllib.loads(lines))
    assert told in PAGE.read_text("utf-8").replace("“", "").replace("”", "")


def test_the_example_is_simulated_checked_and_compared(tmp_path: Path) -> None:
    options = ("--option", "familiars=true", "--option", "locations=tourism", "--seed", "3", "--workers", "1")
    records = tmp_path / "records"
    simulate = ("simulate", GAME.name, "--games", "4", "--players", "3", "--cards", str(EXAMPLE), "--legal")
    said(*simulate, "--bots", "greedy", "--records", str(records), *options)
    paths = sorted(map(str, records.glob("*.jsonl")))
    assert "4 of 4 records agree" in said("check", *paths)
    assert '"tide"' in Path(paths[0]).read_text("utf-8")
    page = tmp_path / "page.html"
    compare = ("balance", GAME.name, "--games", "2", "--bots", "random", "--compare", str(EXAMPLE), "--out", str(page))
    said(*compare, *options)
    assert "own-cards" in page.read_text("utf-8")


def said(*words: str) -> str:
    run = subprocess.run([sys.executable, "-m", "parlour", *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_example_is_played_in_the_terminal() -> None:
    words = ["play", GAME.name, "--players", "2", "--cards", str(EXAMPLE), "--bots", "random", "--seed", "2"]
    command = [sys.executable, "-m", "parlour", *words, "--seat", "0"]
    run = subprocess.run(command, input="1\n" * 200, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert re.search("Spring Tide|Lantern", run.stdout)
    assert re.search("You win|Ada wins", run.stdout)
