"""What a seat sees: piles as they lie, collections with how far they are, what is asked, what each choice does."""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Choice, Counter, Scene, Zone
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.faces import (
    card,
    card_set,
    familiar_name,
    in_words,
    location_card,
    name,
    pile_cards,
    pile_facts,
    pile_zone,
)
from parlour.games.familiar_find.rules import hands, locations, table
from parlour.games.familiar_find.state import Find

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

WIDEST = 54
TELLING = [2] * cards.INGREDIENTS + [0, 0] + [1] * (cards.KINDS - cards.FIRST_SPELL)

PLAIN = {
    moves.SKIP: "Take nothing",
    moves.TRAVEL: "Travel to the next Location",
    moves.REMAIN: "Remain",
    moves.DECLINE: "Do not",
}


def show(state: Find, seat: int | None) -> Scene:
    seats = range(state.players)
    zones = place(state) + piles(state, seat)
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


def question(state: Find, viewer: int | None) -> tuple[str, str]:
    if state.over:
        return "The match is over", ""
    phase, to_me, of_others = QUESTIONS[state.asked]
    if viewer != state.seat:
        return phase, f"{{{state.seat}:{of_others}"
    return phase, to_me or how_to_play(state)


def how_to_play(state: Find) -> str:
    """What is left of the step, e.g. "Play 2 more cards: up to 1 face up, up to 1 face down."."""
    left = state.to_play
    some = "the last card" if left == 1 else f"{left} more cards"
    counts = ((state.ups_left, "face up"), (state.downs_left, "face down"))
    sides = [f"up to {count} {side}" for count, side in counts if count]
    if state.location == cards.MOONLIT_WELL:
        sides.append("any into the centre, face down")
    return f"Play {some}: {', '.join(sides)}."


# Zones


def place(state: Find) -> list[Zone]:
    if not state.location_mode:
        return []
    there = location_card(state, state.location) if state.location else None
    unused = state.location_size if there else sum(state.locations_used)
    gone = list(state.location_discards)[: state.location_discard_size]
    title = "Location deck" if state.location_mode == cards.TOURISM else "Locations not used"
    return [
        Zone("location", "Location", (there,) if there else (), note=there.caption if there else ""),
        Zone("locations", title, kind="stack", count=unused),
        Zone("locations:gone", "Locations left", tuple(location_card(state, place) for place in gone), kind="stack"),
    ]


def piles(state: Find, viewer: int | None) -> list[Zone]:
    """In the order in which they lie: with two seats the centre is in the middle (FI-2.2)."""
    there = [pile for pile in range(cards.PILES) if table.exists(state, pile)]
    if len(there) == 3:
        there = [there[1], there[0], there[2]]
    return [pile_shown(state, pile, viewer) for pile in there]


def pile_shown(state: Find, pile: int, viewer: int | None) -> Zone:
    title = "Centre" if pile == cards.CENTRE else f"Pile {table.name_of(state, pile)}"
    far = viewer is not None and table.is_in_play(state, viewer) and not table.reaches(state, viewer, pile)
    note = "out of reach" if far else ""
    return Zone(pile_zone(state, pile), title, pile_cards(state, pile, viewer), kind="spread", note=note)


def hand(state: Find, owner: int, viewer: int | None) -> Zone:
    kinds = table.hand_of(state, owner)
    shown = tuple(card(state, kind) if owner == viewer else HIDDEN for kind in kinds)
    return Zone(f"hand:{owner}", "Hand", shown, owner, "hand")


def collection(state: Find, owner: int) -> Zone:
    shown = tuple(card(state, kind) for kind in table.collection_of(state, owner))
    return Zone(f"collection:{owner}", "Collection", shown, owner)


def deck_count(state: Find) -> int:
    """Before the shuffle all cards are in the deck."""
    return sum(state.copies) if state.asked == moves.ASK_FAMILIAR else state.deck_size


def discards(state: Find) -> Zone:
    kinds = list(state.discards)[: state.discard_size]
    return Zone("discards", "Discards", tuple(card(state, kind) for kind in kinds), kind="stack")


# Counters


def counters(state: Find, seat: int) -> list[Counter]:
    if not table.is_in_play(state, seat):
        return [Counter(f"out:{seat}", "Out", f"number {state.out_at[seat]}", seat)]
    found = [power(state, seat)] if state.familiar[seat] else []
    astral, abyss = state.collection[seat][cards.AST], state.collection[seat][cards.ABY]
    missing = hands.lacking(state, seat)
    return [
        *found,
        Counter(f"astral:{seat}", "Astral", astral, seat, "one more wins" if astral == 2 else ""),
        Counter(f"abyss:{seat}", "Abyss", abyss, seat, "one more is the end" if abyss == 2 else ""),
        Counter(f"set:{seat}", "To a set", missing, seat, "one more wins" if missing == 1 else ""),
    ]


def power(state: Find, seat: int) -> Counter:
    familiar = state.familiar[seat]
    code = cards.FAMILIAR_CODES[familiar]
    note = "life used" if familiar == cards.CAT and state.lives_used >> seat & 1 else ""
    return Counter(f"familiar:{seat}", card_set(state).familiars[familiar], code, seat, note)


def about(state: Find) -> tuple[Counter, ...]:
    """House content is shown as such."""
    return (Counter("cards", "Cards", "house set"),) if card_set(state).house else ()


# Choices


def choice(state: Find, move: int) -> Choice:
    verb, a, b, c = moves.parts(move)
    text = moves.text(state, move)
    if verb in PLAIN:
        return Choice(text, PLAIN[verb])
    if verb == moves.CHOOSE:
        return Choice(text, f"{familiar_name(state, a)}: {cards.EFFECTS[cards.FAMILIAR_CODES[a]]}")
    if verb in (moves.TAKE, moves.FLIP, moves.PLUCK, moves.CAST_OFF, moves.GUST):
        return on_piles(state, text, verb, a, b)
    if verb == moves.BARTER:
        return barter(state, text, a, b, c)
    if verb in (moves.SWAP, moves.PLACE, moves.HIDE):
        return from_hand(state, text, verb, a, b)
    return with_card(state, text, verb, a)


def on_piles(state: Find, text: str, verb: int, pile: int, other: int) -> Choice:
    zone, mine = pile_zone(state, pile), f"collection:{state.seat}"
    there = in_words(state, pile)
    if verb == moves.TAKE:
        return Choice(text, f"Take {there}: {content(state, pile)}", source=zone, target=mine)
    if verb == moves.CAST_OFF:
        return Choice(text, f"Put an Abyss Essence on {there}", (cards.CODES[cards.ABY],), mine, zone)
    top = top_of(state, pile)
    if verb == moves.FLIP:
        return Choice(text, f"Turn over {top} on {there}", source=zone)
    if verb == moves.PLUCK:
        return Choice(text, f"Pluck {top} from {there}", source=zone, target=mine)
    return Choice(text, f"Move {top} from {there} to {in_words(state, other)}", (), zone, pile_zone(state, other))


def content(state: Find, pile: int) -> str:
    """What the deciding seat knows of a pile, e.g. "Residuum, 2 Ruby Dust, 1 face down"; the most telling first."""
    vault = locations.open_vault(state, pile)
    facts = [fact for fact in pile_facts(state, pile, state.seat) if fact[1] or not vault]
    known = [kind for kind, _, is_known in facts if is_known]
    parts = [f"{count} face down"] if (count := len(facts) - len(known)) else []
    for kind in sorted(dict.fromkeys(known), key=TELLING.__getitem__):
        count = known.count(kind)
        parts.append(f"{count} {name(state, kind)}" if count > 1 else name(state, kind))
    shown = ", ".join(parts)
    return shown if len(shown) <= WIDEST else shown[:WIDEST].rpartition(",")[0] + " …"


def top_of(state: Find, pile: int) -> str:
    kind, _, known = pile_facts(state, pile, state.seat)[-1]
    return name(state, kind) if known else "the face-down top card"


def barter(state: Find, text: str, mine: int, other: int, theirs: int) -> Choice:
    label = f"Give {name(state, mine)} to {{{other}}} for {name(state, theirs)}"
    return Choice(text, label, (cards.CODES[mine],), f"collection:{state.seat}", f"collection:{other}")


def from_hand(state: Find, text: str, verb: int, kind: int, pile: int) -> Choice:
    there = in_words(state, pile)
    if verb == moves.SWAP:
        label = f"Swap {name(state, kind)} for {top_of(state, pile)} on {there}"
    else:
        label = f"{name(state, kind)} face {'up' if verb == moves.PLACE else 'down'} on {there}"
    return Choice(text, label, (cards.CODES[kind],), f"hand:{state.seat}", pile_zone(state, pile))


def with_card(state: Find, text: str, verb: int, kind: int) -> Choice:
    code, called = (cards.CODES[kind],), name(state, kind)
    mine = f"collection:{state.seat}"
    if verb == moves.TOLL:
        return Choice(text, f"Pay with {called}", code, f"hand:{state.seat}", "discards")
    if verb == moves.LEAVE:
        return Choice(text, f"Leave {called} there", code, pile_zone(state, state.taken))
    if verb == moves.DISCARD:
        return Choice(text, f"Discard {called}", code, mine, "discards")
    if verb == moves.CAST:
        return Choice(text, f"Cast {called}: {cards.EFFECTS[code[0]]}", code, mine, "discards")
    return Choice(text, f"Discard {called} and an Abyss Essence", code, mine, "discards")
