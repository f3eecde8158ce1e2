"""Cards and piles as somebody sees them."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.view import HIDDEN, Card
from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules.secrets import Secrets

COLOURS = ["red", "green", "purple", "blue", "yellow", "gold", "gray"]
SYMBOLS = ["◆", "♣", "✿", "●", "▲", "★", "◉"]
SPELL_SYMBOL = "✶"
ONLOOKER = cards.MOST_SEATS  # whose knowledge a spectator has

Facts = tuple[int, bool, bool]  # a card of a pile: its kind, whether it is up, whether the seat knows it


def card_set(state: Secrets) -> cards.CardSet:
    return cards.SETS[state.card_set]


def card(state: Secrets, kind: int, up: bool = True, tags: tuple[str, ...] = ()) -> Card:
    return face(kind, card_set(state).names[kind], up, tags)


@lru_cache(1024)
def face(kind: int, name: str, up: bool, tags: tuple[str, ...]) -> Card:
    code = cards.CODES[kind]
    if kind >= cards.FIRST_SPELL:
        return Card(code, f"{name}, a Spell", name, "", SPELL_SYMBOL, cards.EFFECTS[code], up, tags)
    caption = "Ingredient" if kind < cards.INGREDIENTS else "three win" if kind == cards.AST else "three lose"
    return Card(code, name, name, COLOURS[kind], SYMBOLS[kind], caption, up, tags)


def location_card(state: Secrets, location: int) -> Card:
    code = cards.LOCATION_CODES[location]
    name = card_set(state).locations[location]
    return Card(code, f"{name}, a Location", name, caption=cards.EFFECTS[code])


def familiar_name(state: Secrets, familiar: int) -> str:
    return f"{cards.FAMILIAR_CODES[familiar].capitalize()}, {card_set(state).familiars[familiar]}"


def name(state: Secrets, kind: int) -> str:
    return card_set(state).names[kind]


# Piles


def pile_facts(state: Secrets, pile: int, viewer: int | None) -> list[Facts]:
    """The cards of a pile from the bottom, with what the viewer may know of each (FI-11.1)."""
    first = pile * cards.MOST_CARDS
    size = state.pile_size[pile]
    kinds = list(state.pile_card)[first : first + size]
    ups = list(state.pile_up)[first : first + size]
    known = list(state.pile_known)[first : first + size]
    eye = ONLOOKER if viewer is None else viewer
    return [(kind, bool(up), bool(up or who >> eye & 1)) for kind, up, who in zip(kinds, ups, known, strict=True)]


def pile_cards(state: Secrets, pile: int, viewer: int | None) -> tuple[Card, ...]:
    shown = []
    for kind, up, known in pile_facts(state, pile, viewer):
        if up:
            shown.append(card(state, kind))
        elif known:
            shown.append(card(state, kind, up=False, tags=("face down", "known to you")))
        else:
            shown.append(HIDDEN)
    return tuple(shown)


def pile_zone(state: Secrets, pile: int) -> str:
    """The zone of a pile. One that was joined to another is now part of that."""
    if pile == 0:
        return "pile:centre"
    seat = pile - 1
    while not state.name_of(1 + seat):
        seat = (seat - 1) % state.players
    return f"pile:{seat}"


def labelled(label: int) -> str:
    """The name that a pile had when a note was written."""
    return "the centre" if label == 0 else f"pile {label // 8 - 1}-{label % 8}"


def label_zone(state: Secrets, label: int) -> str:
    return pile_zone(state, label // 8)


def in_words(state: Secrets, pile: int) -> str:
    return "the centre" if pile == 0 else f"pile {state.name_of(pile)}"


def hand_of(state: Secrets, seat: int) -> list[int]:
    return counted(list(state.hand)[seat * cards.KINDS : (seat + 1) * cards.KINDS])


def collection_of(state: Secrets, seat: int) -> list[int]:
    return counted(list(state.collection)[seat * cards.KINDS : (seat + 1) * cards.KINDS])


def counted(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
