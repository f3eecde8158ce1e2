"""Cards and piles as somebody sees them."""

from __future__ import annotations

from itertools import islice

from parlour.engine.scene import HIDDEN, Card
from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

COLOURS = ["red", "green", "purple", "blue", "yellow", "gold", "gray"]
SYMBOLS = ["◆", "♣", "✿", "●", "▲", "★", "◉"]
SPELL_SYMBOL = "✶"
ONLOOKER = cards.MOST_SEATS  # whose knowledge a spectator has

Facts = tuple[int, bool, bool]  # a card of a pile: its kind, whether it is up, whether the seat knows it


def card_set(state: Find) -> cards.CardSet:
    found: cards.CardSet = state.card_set
    return found


def card(state: Find, kind: int, up: bool = True, tags: tuple[str, ...] = ()) -> Card:
    """As it looks, made once for as long as the card set is kept."""
    cache, key = state.card_set.face_cache, (kind, up, tags)
    if key not in cache:
        cache[key] = face(kind, name(state, kind), up, tags)
    found: Card = cache[key]
    return found


def face(kind: int, name: str, up: bool, tags: tuple[str, ...]) -> Card:
    code = cards.CODES[kind]
    if kind >= cards.FIRST_SPELL:
        return Card(code, f"{name}, a Spell", name, "", SPELL_SYMBOL, cards.EFFECTS[code], up, tags)
    caption = "Ingredient" if kind < cards.INGREDIENTS else "three win" if kind == cards.AST else "three lose"
    return Card(code, name, name, COLOURS[kind], SYMBOLS[kind], caption, up, tags)


def location_card(state: Find, location: int) -> Card:
    code = cards.LOCATION_CODES[location]
    name = card_set(state).locations[location]
    return Card(code, f"{name}, a Location", name, caption=cards.EFFECTS[code])


def familiar_name(state: Find, familiar: int) -> str:
    return f"{cards.FAMILIAR_CODES[familiar].capitalize()}, {card_set(state).familiars[familiar]}"


def name(state: Find, kind: int) -> str:
    return card_set(state).names[kind]


# Piles


def pile_facts(state: Find, pile: int, viewer: int | None) -> list[Facts]:
    """The cards of a pile from the bottom, with what the viewer may know of each (FI-11.1)."""
    eye = ONLOOKER if viewer is None else viewer
    rows = zip(state.pile_card[pile], state.pile_up[pile], state.pile_known[pile], strict=True)
    there = islice(rows, state.pile_size[pile])
    return [(kind, bool(up), bool(up or known >> eye & 1)) for kind, up, known in there]


def pile_cards(state: Find, pile: int, viewer: int | None) -> tuple[Card, ...]:
    shown = []
    for kind, up, known in pile_facts(state, pile, viewer):
        if up:
            shown.append(card(state, kind))
        elif known:
            shown.append(card(state, kind, up=False, tags=("face down", "known to you")))
        else:
            shown.append(HIDDEN)
    return tuple(shown)


def pile_zone(state: Find, pile: int) -> str:
    """The zone of a pile. One that was joined to another is now part of that."""
    if pile == cards.CENTRE:
        return "pile:centre"
    seat = pile - 1
    while not table.is_in_play(state, seat):
        seat = (seat - 1) % state.players
    return f"pile:{seat}"


def labelled(label: int) -> str:
    """The name that a pile had when a note was written."""
    return "the centre" if label == 0 else f"pile {label // 8 - 1}-{label % 8}"


def label_zone(state: Find, label: int) -> str:
    return pile_zone(state, label // 8)


def in_words(state: Find, pile: int) -> str:
    return "the centre" if pile == cards.CENTRE else f"pile {table.name_of(state, pile)}"
