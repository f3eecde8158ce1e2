"""Card files of the host's own: read, checked and shown; of what is refused nothing is kept.

Reading one takes a few milliseconds, so it is done beside the requests, one at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from parlour.engine import card_files, registry
from parlour.engine.errors import BadCards, BadSetup, UnknownGame
from parlour.engine.game import Game
from parlour.engine.presentation import Told
from parlour.server.protocol.api import NewTable, OwnCards
from parlour.server.protocol.errors import Trouble, bad_cards

Content = Mapping[str, Any]


async def read(game: Game, text: str) -> OwnCards:
    """What a card file comes to, for whoever considers playing with it."""
    return await asyncio.to_thread(shown, game, text)


def shown(game: Game, text: str) -> OwnCards:
    try:
        return as_file(game, card_files.read_text(text))
    except BadSetup as error:
        raise trouble(error) from None


def as_file(game: Game, content: Content) -> OwnCards:
    """The file as it can be handed on, and what there is with it."""
    return OwnCards(card_files.to_text(content), Told(game.presentation, game.cards(content)[1]).things)


async def content_of(form: NewTable) -> dict[str, Any] | None:
    """The cards that a new table asks for, after the whole setup was checked with them."""
    return await asyncio.to_thread(checked, form) if form.cards else checked(form)


def checked(form: NewTable) -> dict[str, Any] | None:
    try:
        game = registry.game(form.game)
        content = dict(card_files.read_text(form.cards)) if form.cards else None
        settings = game.setup(form.seats, form.options)
        if content is not None:
            game.state(form.seats, settings, game.cards(content)[1])  # not every deck is for every number of seats
        return content
    except (BadSetup, UnknownGame) as error:
        raise trouble(error) from None


def trouble(error: BadSetup | UnknownGame) -> Trouble:
    return bad_cards(error) if isinstance(error, BadCards) else Trouble("bad-setup", "bad-setup", detail=str(error))
