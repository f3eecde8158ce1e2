"""The table: piles as they lie, collections with how far they are, hands, Location, deck and discards."""

from __future__ import annotations

from parlour.engine.view import HIDDEN, Counter, Scene, Zone
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.rules.secrets import Secrets
from parlour.games.familiar_find.view.faces import (
    card,
    card_set,
    collection_of,
    hand_of,
    location_card,
    pile_cards,
    pile_zone,
)

SHAPES = [(2, 4), (3, 3), (4, 2)]  # FI-5.2: so many of each of so many types

# What is asked: the phase, to the seat itself, and of it to the others
QUESTIONS = {
    moves.ASK_FAMILIAR: ("Set-up", "Choose your Familiar.", "chooses|choose} a Familiar."),
    moves.ASK_FLIP: ("Scavenge", "Turn over the top card of the centre?", "may|may} turn over the centre's top card."),
    moves.ASK_PILE: ("Scavenge", "Take a pile.", "takes|take} a pile."),
    moves.ASK_TOLL: ("Scavenge", "Discard a card of your hand as the toll.", "pays|pay} the toll."),
    moves.ASK_LEAVE: ("Scavenge", "Leave the topmost card there?", "may|may} leave the topmost card."),
    moves.ASK_SHRINE: ("Scavenge", "Discard an Abyss Essence at the shrine?", "may|may} discard an Abyss Essence."),
    moves.ASK_BARTER: ("Scavenge", "Swap an Ingredient with another seat?", "may|may} barter."),
    moves.ASK_GUST: ("Scavenge", "Move the top card of a pile onto another?", "may|may} move a top card."),
    moves.ASK_TRAVEL: ("Scavenge", "Travel to another Location, or remain?", "may|may} travel."),
    moves.ASK_SPELL: ("Scavenge", "Resolve a Spell.", "resolves|resolve} a Spell."),
    moves.ASK_CAST_OFF: ("Scavenge", "Put an Abyss Essence on a pile?", "may|may} cast off an Abyss Essence."),
    moves.ASK_PLUCK: ("Scavenge", "Take the top card of a pile?", "may|may} pluck a top card."),
    moves.ASK_SWAP: ("Play cards", "Swap a card with the top card of a pile?", "may|may} swap a card."),
    moves.ASK_PLAY: ("Play cards", "", "plays|play} a card."),
}


def show(state: Secrets, seat: int | None) -> Scene:
    seats = range(state.players)
    zones = locations(state) + piles(state, seat)
    zones += [zone for other in seats for zone in (hand(state, other, seat), collection(state, other))]
    zones += [Zone("deck", "Deck", kind="stack", count=deck_count(state)), discards(state)]
    phase, prompt = question(state, seat)
    return Scene(
        phase=phase,
        zones=tuple(zones),
        counters=tuple(counter for other in seats for counter in counters(state, other)) + about(state),
        prompt=prompt,
        turn=() if state.over else (state.seat,),
    )


def question(state: Secrets, viewer: int | None) -> tuple[str, str]:
    if state.over:
        return "The match is over", ""
    phase, to_me, of_others = QUESTIONS[state.asked]
    if viewer != state.seat:
        return phase, f"{{{state.seat}:{of_others}"
    return phase, to_me or how_to_play(state)


def how_to_play(state: Secrets) -> str:
    """What is left of the step, e.g. "Play 2 more cards: up to 1 face up, up to 1 face down."."""
    left = state.to_play
    some = "the last card" if left == 1 else f"{left} more cards"
    counts = ((state.ups_left, "face up"), (state.downs_left, "face down"))
    sides = [f"up to {count} {side}" for count, side in counts if count]
    if state.location == cards.MOONLIT_WELL:
        sides.append("any into the centre, face down")
    return f"Play {some}: {', '.join(sides)}."


# Zones


def locations(state: Secrets) -> list[Zone]:
    if not state.locations_played:
        return []
    there = location_card(state, state.location) if state.location else None
    unused = state.location_size if there else sum(state.locations_used)
    gone = list(state.location_discards)[: state.location_discard_size]
    title = "Location deck" if state.locations_played == 2 else "Locations not used"
    return [
        Zone("location", "Location", (there,) if there else (), note=there.caption if there else ""),
        Zone("locations", title, kind="stack", count=unused),
        Zone("locations:gone", "Locations left", tuple(location_card(state, place) for place in gone), kind="stack"),
    ]


def piles(state: Secrets, viewer: int | None) -> list[Zone]:
    """In the order in which they lie: with two seats the centre is in the middle (FI-2.2)."""
    order = [0, 1, 2, 3, 4]
    there = [pile for pile in order if state.name_of(pile)]
    if len(there) == 3:
        there = [there[1], there[0], there[2]]
    return [pile_shown(state, pile, viewer) for pile in there]


def pile_shown(state: Secrets, pile: int, viewer: int | None) -> Zone:
    title = "Centre" if pile == 0 else f"Pile {state.name_of(pile)}"
    far = viewer is not None and state.name_of(1 + viewer) and pile not in state.reached_by(viewer)
    note = "out of reach" if far else ""
    return Zone(pile_zone(state, pile), title, pile_cards(state, pile, viewer), kind="spread", note=note)


def hand(state: Secrets, owner: int, viewer: int | None) -> Zone:
    kinds = hand_of(state, owner)
    shown = tuple(card(state, kind) if owner == viewer else HIDDEN for kind in kinds)
    return Zone(f"hand:{owner}", "Hand", shown, owner, "hand")


def collection(state: Secrets, owner: int) -> Zone:
    shown = tuple(card(state, kind) for kind in collection_of(state, owner))
    return Zone(f"collection:{owner}", "Collection", shown, owner)


def deck_count(state: Secrets) -> int:
    """Before the shuffle all cards are in the deck."""
    return sum(state.copies) if state.asked == moves.ASK_FAMILIAR else state.deck_size


def discards(state: Secrets) -> Zone:
    kinds = list(state.discards)[: state.discard_size]
    return Zone("discards", "Discards", tuple(card(state, kind) for kind in kinds), kind="stack")


# Counters


def counters(state: Secrets, seat: int) -> list[Counter]:
    if not state.name_of(1 + seat):
        return [Counter(f"out:{seat}", "Out", f"number {state.out_at[seat]}", seat)]
    found = [power(state, seat)] if state.familiar[seat] else []
    owned = collection_of(state, seat)
    astral, abyss = owned.count(cards.AST), owned.count(cards.ABY)
    missing = missing_to_set(state, seat)
    return [
        *found,
        Counter(f"astral:{seat}", "Astral", astral, seat, "one more wins" if astral == 2 else ""),
        Counter(f"abyss:{seat}", "Abyss", abyss, seat, "one more is the end" if abyss == 2 else ""),
        Counter(f"set:{seat}", "To a set", missing, seat, "one more wins" if missing == 1 else ""),
    ]


def power(state: Secrets, seat: int) -> Counter:
    familiar = state.familiar[seat]
    code = cards.FAMILIAR_CODES[familiar]
    note = "life used" if familiar == cards.CAT and state.lives_used >> seat & 1 else ""
    return Counter(f"familiar:{seat}", card_set(state).familiars[familiar], code, seat, note)


def about(state: Secrets) -> tuple[Counter, ...]:
    """House content is shown as such."""
    return (Counter("cards", "Cards", "house set"),) if card_set(state).house else ()


def missing_to_set(state: Secrets, seat: int) -> int:
    """How many Ingredients a seat lacks for a set (FI-5.2)."""
    owned = collection_of(state, seat)
    types = [owned.count(kind) for kind in range(cards.INGREDIENTS)]
    if state.familiar[seat] == cards.SALAMANDER:
        return min(missing(changed) for changed in alchemy(types))
    return missing(types)


def missing(types: list[int]) -> int:
    most = sorted(types, reverse=True)
    return min(sum(max(0, copies - have) for have in most[:count]) for copies, count in SHAPES)


def alchemy(types: list[int]) -> list[list[int]]:
    """The types as they are, and with one Ingredient counted as another."""
    found = [types]
    for spent, have in enumerate(types):
        for made in range(len(types)):
            if have and made != spent:
                changed = types[:]
                changed[spent] -= 1
                changed[made] += 1
                found.append(changed)
    return found
