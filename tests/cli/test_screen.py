"""The table in the terminal: every game, in every language, on a small screen."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from parlour.cli.play import seat_names
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.fold import Place
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.view import View
from parlour.terminal import table
from parlour.terminal.reader import Reader
from parlour.testing import some_setups
from parlour.words import LANGUAGES, known, preferred

WIDTH, HEIGHT = 80, 24
MOST_SETUPS = 8
MOST_MOVES = 300
DRAWN = 5  # of a hundred positions
GAMES = list(registry.games().values())

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def reader_of(match: Match, language: str, seat: int | None) -> Reader:
    return Reader.of(match, language, seat_names(match.players, seat or 0, "You"), seat)


def screen(match: Match, reader: Reader, seat: int | None, height: int = HEIGHT) -> list[Text]:
    return table.draw(match.view(seat), reader, reader.last(match.events(seat), height), WIDTH, height)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@each_game
@each_language
def test_a_screen_of_80_by_24_holds_every_game(game: Game, language: str) -> None:
    """Whoever decides sees the table, some of what happened, the question and moves; one line is for typing."""
    random = Random(1)
    for setup in some_setups(game, MOST_SETUPS):
        match = setup.match(random.randrange(99))
        match.follow()
        readers = [reader_of(match, language, seat) for seat in range(match.players)]
        for _ in range(MOST_MOVES):
            if match.over:
                break
            if random.randrange(100) < DRAWN:
                assert match.seat is not None
                drawn = screen(match, readers[match.seat], match.seat)
                assert len(drawn) < HEIGHT, plain(drawn)
                assert max(line.cell_len for line in drawn) <= WIDTH, plain(drawn)
                assert "  1 " in plain(drawn)
                assert readers[match.seat].say("more-table") not in plain(drawn)
            match.play(random.choice(match.legal()))


@each_game
@each_language
def test_the_end_can_be_drawn_for_every_seat_and_for_whoever_watches(game: Game, language: str) -> None:
    random = Random(2)
    match = Match(game, game.seats[0], chance=Seeded(2))
    while not match.over:
        match.play(random.choice(match.legal()))
    for seat in (None, *range(match.players)):
        reader = reader_of(match, language, seat)
        assert reader.phase("over") in plain(screen(match, reader, seat))


@each_game
def test_every_card_of_the_own_hand_is_on_the_screen(game: Game) -> None:
    match = Match(game, game.seats[-1], chance=Seeded(1))
    assert match.seat is not None
    reader, view = reader_of(match, "en", match.seat), match.view(match.seat)
    text = plain(table.own(view, reader, WIDTH))
    for zone in reader.vocabulary.zones:
        if zone.role == "hand":
            assert all(f"[{card}]" in text for card in view.cards(f"{zone.id}:{match.seat}"))


@each_game
@each_language
def test_the_whole_table_names_every_card_that_can_be_seen(game: Game, language: str) -> None:
    random = Random(3)
    match = Match(game, game.seats[0], chance=Seeded(3))
    for _ in range(12):
        match.play(random.choice(match.legal()))
    assert match.seat is not None
    reader, view = reader_of(match, language, match.seat), match.view(match.seat)
    text = plain(table.everything(view, reader, 10_000))
    for id, place in view.zones.items():
        for card in (card.removeprefix("-") for card in place.cards if card != "-"):
            assert reader.thing(reader.vocabulary.zone(id).holds, card) in text


def sample() -> tuple[View, Reader]:
    """A view with a hand in it."""
    match = Match(GAMES[0], GAMES[0].seats[0], chance=Seeded(1))
    return match.view(match.seat), reader_of(match, "en", match.seat)


def test_what_lies_face_down_is_marked_and_what_nobody_knows_is_no_card() -> None:
    view, reader = sample()
    zone = next(zone for zone in reader.vocabulary.zones if zone.role == "hand")
    card = view.cards(f"{zone.id}:{view.seat}")[0]
    assert table.face(card, zone, reader).plain == f"[{card}]"
    assert table.face(f"-{card}", zone, reader).plain == f"({card})"
    assert table.face("-", zone, reader).plain == "▒"
    assert plain([*table.shown(zone, "1", Place([], 7), view, reader)]).endswith(" 7")
    assert plain([*table.shown(zone, "1", Place([]), view, reader)]).endswith(" –")


def test_moves_that_do_not_fit_are_counted() -> None:
    _, reader = sample()
    offered = [Text(f"{number:>3} {'x' * 40}") for number in range(1, 31)]
    assert len(table.choices(offered, reader, WIDTH, 30)) == 30
    few = table.choices(offered, reader, WIDTH, 10)
    assert len(few) == 10
    assert reader.say("more-moves", 21) in few[-1].plain


def test_a_table_that_is_too_large_says_so() -> None:
    view, reader = sample()
    assert table.fitted(view, reader, WIDTH, 2)[-1].plain == reader.say("more-table")
    assert len(table.fitted(view, reader, WIDTH, 2)) == 2


def test_columns_are_as_wide_as_wide_letters() -> None:
    """アダ is two letters and four columns."""
    parts = [Text(part) for part in ("アダ", "b", "ccc", "d")]
    assert plain(table.columns(parts, 24)).splitlines() == ["アダ  b  ccc  d"]
    assert plain(table.columns(parts, 14)).splitlines() == ["アダ  ccc", "b     d"]
    assert plain(table.wrapped(Text("あ" * 10), 12, "· ")).splitlines() == ["· あああああ", "  あああああ"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
    assert known("de-CH") == "de"


def test_no_line_of_japanese_begins_with_what_ends_a_phrase_or_ends_with_what_opens_one() -> None:
    text = Text("手番では、まず山を1つ選び、そのカードを「すべて」取ります。中央の山を取りましょう。")
    for width in range(8, 90):
        lines = [line.plain for line in table.wrapped(text, width)]
        assert "".join(lines) == text.plain
        assert max(map(cell_len, lines)) <= width
        assert not any(line[0] in "。、」" or line[-1] == "「" for line in lines), lines


def test_lines_break_between_words_and_where_the_text_does() -> None:
    text = Text("one two three\n\nfour five")
    assert [line.plain for line in table.wrapped(text, 8, "· ")] == [
        "· one",
        "  two",
        "  three",
        "  ",
        "  four",
        "  five",
    ]
