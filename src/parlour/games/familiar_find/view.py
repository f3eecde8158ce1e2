"""What a viewer knows of A Familiar Find, what is asked, and what each choice is about."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from parlour.engine.fold import DOWN, Facts, Place
from parlour.engine.presentation import Asked, Option
from parlour.games.familiar_find import cards, effects, moves, tables
from parlour.games.familiar_find.rules import collecting, hands, locations, table
from parlour.games.familiar_find.state import Find
from parlour.games.familiar_find.vocabulary import PILES, PROMPTS, VERBS

# The prompts and verbs in the order of their numbers in `moves`
ASKED = dict(enumerate(PROMPTS, start=moves.ASK_FAMILIAR))
assert list(VERBS) == moves.VERBS
ONLOOKER = cards.MOST_SEATS  # whose knowledge a spectator has
Lying = tuple[int, bool, bool]  # a card of a pile: its kind, whether it is up, whether the viewer knows it
TELLING = [2] * cards.INGREDIENTS + [0, 0] + [1] * cards.MOST_SPELLS


def show(state: Find, viewer: int | None) -> Facts:
    seats = range(state.players)
    named = {table.name_of(state, pile): pile for pile in range(cards.PILES)}
    zones = places(state)
    zones |= {f"pile:{name}": spread(state, named.get(name), viewer) for name in PILES}
    zones |= {f"hand:{seat}": hand(state, seat, viewer) for seat in seats}
    zones |= {f"collection:{seat}": Place(codes(state, table.collection_of(state, seat))) for seat in seats}
    zones |= {f"familiar:{seat}": Place(familiar_codes(state, [state.familiar[seat]])) for seat in seats}
    zones |= {
        "familiars": Place(familiar_codes(state, familiars_left(state))),
        "deck": Place([], sum(state.copies) if state.stage <= tables.LOCATING else state.deck_size),
        "discards": Place(codes(state, list(state.discards)[: state.discard_size])),
    }
    return Facts(zones, counters(state, named), phase(state), state.outcome() if state.over else None)


def codes(state: Find, kinds: list[int]) -> list[str]:
    known = moves.codes_of(state)
    return [known[kind] for kind in kinds]


def familiar_codes(state: Find, familiars: list[int]) -> list[str]:
    known = moves.familiar_codes(state)
    return [known[familiar] for familiar in familiars if familiar]


def phase(state: Find) -> str:
    if state.over:
        return "over"
    if state.stage <= tables.DEALING:
        return "set-up"
    return "play" if state.stage >= tables.STARTING else "scavenge"


def counters(state: Find, named: dict[str, int]) -> dict[str, int | str]:
    seats = range(state.players)
    found: dict[str, int | str] = {f"lacks:{seat}": hands.lacking(state, seat) for seat in seats}
    found |= {f"life:{seat}": state.lives_used >> seat & 1 for seat in seats}
    found |= {f"out:{seat}": state.out_at[seat] for seat in seats}
    found |= {f"there:{name}": int(name in named) for name in PILES}
    found["familiars"] = int(state.with_familiars)
    found["locations"] = int(state.location_mode > 0)
    found["choosing"] = int(state.asked == moves.ASK_FAMILIAR)
    found["house"] = int(state.card_set.house)
    return found


# Zones


def places(state: Find) -> dict[str, Place]:
    """The Locations: the one in force, the deck, and those left."""
    there = [state.location] if state.location else []
    left = list(state.location_discards)[: state.location_discard_size]
    unused = sum(state.locations_used) if state.location_mode and not there else state.location_size
    return {
        "location": Place([moves.location_text(state, location) for location in there]),
        "locations": Place([], unused),
        "locations-left": Place([moves.location_text(state, location) for location in left]),
    }


def spread(state: Find, pile: int | None, viewer: int | None) -> Place:
    """A pile from the bottom, and what the viewer knows of what lies face down; empty if there is no such pile."""
    if pile is None:
        return Place([])
    known = moves.codes_of(state)
    return Place([lying(known[kind], *sides) for kind, *sides in pile_cards(state, pile, viewer)])


def pile_cards(state: Find, pile: int, viewer: int | None) -> list[Lying]:
    """From the bottom, with what the viewer may know of each (FI-11.1)."""
    eye = ONLOOKER if viewer is None else viewer
    rows = zip(state.pile_card[pile], state.pile_up[pile], state.pile_known[pile], strict=True)
    there = islice(rows, state.pile_size[pile])
    return [(kind, bool(up), bool(up or known >> eye & 1)) for kind, up, known in there]


def lying(code: str, is_up: bool, is_known: bool) -> str:
    return code if is_up else DOWN + code if is_known else DOWN


def hand(state: Find, owner: int, viewer: int | None) -> Place:
    """Others know what somebody took openly into the hand, until it plays a card that they do not see (FI-11.2)."""
    known = table.hand_of(state, owner) if owner == viewer else seen_in_hand(state, owner)
    return Place(codes(state, known), state.hand_size[owner] - len(known))


def seen_in_hand(state: Find, owner: int) -> list[int]:
    known: list[int] = []
    if owner != state.trail_seat:
        return known
    for event, kind in zip(state.trail_event[: state.trail_size], state.trail_card, strict=False):
        if event == tables.WENT_IN:
            known.append(kind)
        elif event == tables.CAME_OUT_DOWN:
            known.clear()
        elif kind in known:
            known.remove(kind)
    return sorted(known)


def familiars_left(state: Find) -> list[int]:
    """Those that nobody chose, as far as they are played with."""
    taken = set(state.familiar[: state.players])
    used = [familiar for familiar, count in enumerate(state.familiars_used) if count and state.with_familiars]
    return [familiar for familiar in used if familiar not in taken]


# What is asked


def asked(state: Find, viewer: int | None) -> Asked:
    if state.over:
        return Asked()
    args: tuple[int | str, ...] = ()
    if state.asked == moves.ASK_LEAVE:
        args = (topmost_up(state),)
    elif state.asked in (moves.ASK_DISCARD, moves.ASK_PUT):
        args = (effects.WHATS[state.steps[state.step_now][effects.WHAT]],)
    elif state.asked == moves.ASK_PLAY:
        well = "yes" if table.place(state, effects.PLAYS_DOWN) else "no"
        left = state.to_play
        args = (left, min(state.ups_left, left), min(state.downs_left, left), well)
    return Asked((state.seat,), ASKED[state.asked], args)


def topmost_up(state: Find) -> str:
    return [moves.card_text(state, kind) for kind, is_up, _ in pile_cards(state, state.taken, None) if is_up][-1]


# Choices


def choice(state: Find, move: int) -> Option:
    verb, *given = moves.parts(move)
    args: list[int | str] = []
    for form, part in zip(moves.FORMS.get(verb, ()), given, strict=False):
        args.append(part if form == "seat" else moves.word(state, form, part))
    return Option(moves.text(state, move), moves.VERBS[verb], tuple(args), advice(state, verb, given))


def advice(state: Find, verb: int, given: list[int]) -> tuple[object, ...]:
    """What the deciding seat knows of the pile in question; or which pile or card it is about."""
    if verb == moves.LEAVE:
        return (table.name_of(state, state.taken),)
    if verb == moves.PUT:
        return (moves.card_text(state, collecting.essence(state)),)
    if verb == moves.TAKE:
        return content(state, given[0])
    if verb in (moves.TURN, moves.MOVE):
        return (tuple(codes(state, top_of(state, given[0]))),)
    if verb == moves.COLLECT:
        return tuple(codes(state, top_of(state, given[0])))
    return tuple(codes(state, top_of(state, given[1]))) if verb == moves.SWAP else ()


def top_of(state: Find, pile: int) -> list[int]:
    kind, _, is_known = pile_cards(state, pile, state.seat)[-1]
    return [kind] if is_known else []


def content(state: Find, pile: int) -> tuple[tuple[tuple[int, str], ...], int]:
    """What would be taken: how many of each card, the most telling first, and how many unknown ones."""
    only_up = locations.takes_up(state, pile)
    there = [card for card in pile_cards(state, pile, state.seat) if card[1] or not only_up]
    known = Counter(kind for kind, _, is_known in there if is_known)
    rows = [(known[kind], moves.card_text(state, kind)) for kind in sorted(known, key=TELLING.__getitem__)]
    return tuple(rows), len(there) - known.total()
