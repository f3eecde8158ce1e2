"""What is known of a game before any match: facts, words, rules. Made once, and sent to whoever has it not yet."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.responses import Response

from parlour.engine import messages, options, registry
from parlour.engine.clauses import Clause, Rules
from parlour.engine.game import Game
from parlour.engine.presentation import Told
from parlour.server.http.pages import ASK_FIRST, is_known
from parlour.server.protocol import api

ENGINE = Path(str(messages.__file__)).parent
ENGLISH = "en"
TAG = re.compile(r"[a-z]{2,3}")
MOST_KEPT = 256


class Kept(Struct, frozen=True):
    content: bytes
    media_type: str
    language: str
    tag: str


Maker = Callable[[Game, str], bytes]


def answer(game: Game, language: str, make: Maker, media_type: str, known: str) -> Response:
    """In that language if there is such a file, else in English; nothing if the browser has it."""
    kept = made(game.name, there_is(game, language), make, media_type)
    headers = {"ETag": kept.tag, "Cache-Control": ASK_FIRST, "Content-Language": kept.language}
    if is_known(known, kept.tag):
        return Response(status_code=304, headers=headers)
    return Response(kept.content, headers=headers, media_type=kept.media_type)


def there_is(game: Game, language: str) -> str:
    """`de-AT` is `de`, if the game has words in it."""
    found = TAG.match(language.lower())
    return found[0] if found and (game.folder / "words" / f"{found[0]}.ftl").is_file() else ENGLISH


@lru_cache(MOST_KEPT)
def made(name: str, language: str, make: Maker, media_type: str) -> Kept:
    content = make(registry.game(name), language)
    return Kept(content, media_type, language, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


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
    return msgspec.json.encode(api.GameRules(listed(found.clauses), listed(found.readings)))


def listed(clauses: Mapping[str, Clause]) -> list[api.ClauseInfo]:
    return [api.ClauseInfo(clause.id, clause.text, clause.section) for clause in clauses.values()]


def game_info(game: Game) -> api.GameInfo:
    options = [option_info(option) for option in game.options]
    return api.GameInfo(game.name, list(game.seats), game.minutes, game.version, options)


def option_info(option: options.Option) -> api.OptionInfo:
    return api.OptionInfo(option.name, option.default, list(option.choices), list(option.examples))
