"""What is known of a game before any match: facts, words, rules. Made once, and sent to whoever has it not yet."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.responses import Response

from parlour.engine import lessons, messages, options, registry
from parlour.engine.clauses import Clause, Rules
from parlour.engine.game import Game
from parlour.engine.howto import BadHowTo, how_to
from parlour.engine.presentation import Told
from parlour.server.http.pages import ASK_FIRST, is_known, weight_of
from parlour.server.protocol import api

ENGINE = Path(str(messages.__file__)).parent
ENGLISH = "en"
PACKED = "gzip"
TAG = re.compile(r"[a-z]{2,3}")
MOST_KEPT = 256


class Kept(Struct, frozen=True):
    content: bytes
    packed: bytes  # the same by gzip, a quarter of it
    media_type: str
    language: str
    tag: str


Maker = Callable[[Game, str], bytes]


def answer(game: Game, language: str, make: Maker, media_type: str, asked: Mapping[str, str]) -> Response:
    """In that language if there is such a file, else in English; nothing if the browser has it, by what it asks."""
    kept = made(game.name, there_is(game, language), make, media_type)
    is_packed = weight_of(PACKED, asked.get("accept-encoding", "")) > 0
    tag = f'"{kept.tag}{"-" + PACKED if is_packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": ASK_FIRST, "Content-Language": kept.language, "Vary": "Accept-Encoding"}
    if is_packed:
        headers["Content-Encoding"] = PACKED
    if is_known(asked.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    return Response(kept.packed if is_packed else kept.content, headers=headers, media_type=kept.media_type)


def there_is(game: Game, language: str) -> str:
    """`de-AT` is `de`, if the game has words in it."""
    found = TAG.match(language.lower())
    return found[0] if found and (game.folder / "words" / f"{found[0]}.ftl").is_file() else ENGLISH


@lru_cache(MOST_KEPT)
def made(name: str, language: str, make: Maker, media_type: str) -> Kept:
    content = make(registry.game(name), language)
    packed = gzip.compress(content, mtime=0)
    return Kept(content, packed, media_type, language, hashlib.sha256(content).hexdigest()[:32])


def facts(game: Game, _: str) -> bytes:
    presentation = game.presentation
    said = {**messages.MESSAGES, **dict(presentation.vocabulary.messages())}
    things = Told(presentation, game.standard_cards).things
    return msgspec.json.encode(api.GameFacts(game_info(game), presentation.vocabulary, said, things))


def words(game: Game, language: str) -> bytes:
    """The engine's and the game's: whoever shows a game needs both."""
    files = [folder / "words" / f"{language}.ftl" for folder in (ENGINE, game.folder)]
    return b"\n".join(file.read_bytes() for file in files if file.is_file())


def rules(game: Game, language: str) -> bytes:
    found = Rules(game.folder, language)
    things = Told(game.presentation, game.standard_cards).things
    try:
        chapters = how_to(game.folder, things, language).chapters
    except BadHowTo:  # the conformance tests tell its author; players have the rules
        chapters = []
    return msgspec.json.encode(api.GameRules(listed(found.clauses), listed(found.readings), found.tables, chapters))


def listed(clauses: Mapping[str, Clause]) -> list[api.ClauseInfo]:
    return [api.ClauseInfo(clause.id, clause.text, clause.section) for clause in clauses.values()]


def game_info(game: Game) -> api.GameInfo:
    options = [option_info(option) for option in game.options]
    taught = lessons.names(game)
    seats, own_cards = list(game.seats), game.has_card_files
    return api.GameInfo(game.name, seats, game.minutes, game.version, options, taught, game.looks, own_cards)


def option_info(option: options.Option) -> api.OptionInfo:
    return api.OptionInfo(option.name, option.default, list(option.choices), list(option.examples))
