"""What a seat sees of Familiar's Trouble."""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Choice, Counter, Scene, Zone
from parlour.games.familiars_trouble import faces, moves
from parlour.games.familiars_trouble.cards import CARD_TEXTS, COLOURS, LEVELS, ROUNDS, SEATS
from parlour.games.familiars_trouble.faces import FIRST_TARGET, band, used_pile
from parlour.games.familiars_trouble.knowledge.seen import known_cards, reach
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble

SIGNS = ("red", "blue", "green", "high", "low")  # FT-9.2
PILES = ("red", "blue", "green", "many")
PHASES = {
    moves.ASK_EXCHANGE: "Hand exchange",
    moves.ASK_PASS: "Hand exchange",
    moves.ASK_SWAP: "Errand exchange",
    moves.ASK_PLAY: "Trick",
    moves.ASK_DRAW: "Errand replenishment",
}
# What is asked: of the one who decides, and as the others see it
PROMPTS = {
    moves.ASK_EXCHANGE: ("Shall everybody pass a card to the left?", "{%d:decides|decide} on a hand exchange."),
    moves.ASK_PASS: ("Pass a card to {%d}.", "{%d:passes|pass} a card to the left."),
    moves.ASK_SWAP: ("Swap an errand, or leave them as they are.", "{%d:decides|decide} on an errand exchange."),
    moves.ASK_PLAY: ("Play a card.", "{%d:plays|play} a card."),
    moves.ASK_DRAW: ("Choose the pile to refill the display from.", "{%d:refills|refill} the display."),
}


def in_set(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


# The scene


def show(state: Trouble, seat: int | None) -> Scene:
    zones = [hand(state, owner, seat) for owner in range(SEATS)]
    zones += [place(state, owner) for owner in range(SEATS)]
    zones += [display(state, seat), *errand_piles(state), collection(state)]
    zones += [Zone("deck", "Attribute cards", kind="stack", count=state.deck_size), *used_cards(state)]
    return Scene(
        phase="The match is over" if state.over else f"{PHASES[state.asked]}, round {state.round + 1} of {ROUNDS}",
        zones=tuple(zones),
        counters=counters(state),
        prompt=prompt(state, seat),
        turn=() if state.over else (state.seat,),
    )


def prompt(state: Trouble, seat: int | None) -> str:
    if state.over:
        return f"{state.points} points. {band(state.points).sentence}"  # FT-10.2
    mine, theirs = PROMPTS[state.asked]
    if seat != state.seat:
        return theirs % state.seat
    if state.asked == moves.ASK_PASS:
        return mine % ((state.seat + 1) % SEATS)
    led = trick.led(state, state.round)
    if state.asked == moves.ASK_PLAY and led >= 0:
        return f"Play a card that matches {faces.card_name(led)}, if you can."
    return "Lead a card." if state.asked == moves.ASK_PLAY else mine


def hand(state: Trouble, owner: int, viewer: int | None) -> Zone:
    """Who may see a hand: its owner; others see the cards that they know are there."""
    cards = in_set(state.hands[owner])
    if owner == viewer:
        return Zone(f"hand:{owner}", "Hand", tuple(faces.card(card) for card in cards), owner, "hand")
    known = known_cards(state, viewer, owner) if viewer is not None else []
    shown = [faces.card(card, "known to you") for card in known]
    return Zone(f"hand:{owner}", "Hand", (*shown, *[HIDDEN] * (len(cards) - len(known))), owner, "hand")


def trick_cards(state: Trouble) -> list[int]:
    """What each seat has played to this trick, -1 for nothing yet."""
    if state.asked != moves.ASK_PLAY or state.over:
        return [-1] * SEATS
    return [kind - 1 for kind in state.played[state.round]]


def place(state: Trouble, owner: int) -> Zone:
    card = trick_cards(state)[owner]
    led = card >= 0 and owner == state.lead
    cards = (faces.card(card, *["led"] * led),) if card >= 0 else ()
    return Zone(f"table:{owner}", "Trick", cards, owner)


def display(state: Trouble, viewer: int | None) -> Zone:
    reached = {} if state.over else reach(state, viewer)
    deck = moves.deck_of(state)
    cards = tuple(faces.errand(deck.errands[i], *[reached[i]] if reached else []) for i in in_set(state.display))
    return Zone("display", "Errands", cards, note="house errands" if deck.house else "")


def errand_piles(state: Trouble) -> list[Zone]:
    """Sizes, and what everybody saw put at the bottom (FT-4.1), next to be drawn first."""
    errands = moves.deck_of(state).errands
    zones = []
    for level in range(LEVELS):
        pile = state.piles[level][: state.bottoms[level]]
        bottom = ", ".join(errands[errand].id for errand in reversed(pile))
        note = f"at the bottom: {bottom}" if bottom else ""
        title = f"Errands of level {level + 1}"
        zones.append(Zone(f"errands:{level + 1}", title, kind="stack", count=state.pile_sizes[level], note=note))
    return zones


def collection(state: Trouble) -> Zone:
    errands = moves.deck_of(state).errands
    cards = tuple(faces.errand(errands[i]) for i in in_set(state.completed))
    return Zone("collection", "Completed errands", cards, note=f"{state.points} points")


def used_cards(state: Trouble) -> list[Zone]:
    """The used cards by colour, for everybody to look through at any time (FT-6.3)."""
    used = in_set(state.used)
    for card in trick_cards(state):
        if card >= 0:
            used.remove(next(other for other in used if CARD_TEXTS[other] == CARD_TEXTS[card]))
    return [
        Zone(f"used:{pile}", f"Used, {pile}", tuple(faces.card(c) for c in used if used_pile(c) == pile), kind="spread")
        for pile in PILES
    ]


def counters(state: Trouble) -> tuple[Counter, ...]:
    totals = [Counter(f"total:{colour}", f"Trouble, {colour}", state.totals[i]) for i, colour in enumerate(COLOURS)]
    return (
        Counter("round", "Round", f"{state.round + 1} of {ROUNDS}"),
        Counter("points", "Points", state.points, note=target(state.points)),
        Counter("lead", "Lead", "leads", state.lead),
        *totals,
        talk(state),
    )


def target(points: int) -> str:
    """The band that the points are in; and, up to there, what newcomers aim at (FT-10.2)."""
    name = band(points).name
    return name if points >= FIRST_TARGET else f"{name}; a first target is {FIRST_TARGET}"


def talk(state: Trouble) -> Counter:
    """What may be said; the rules of talk are the table's to keep."""
    if not state.hints:
        return Counter("talk", "Talk", "none", note="nothing about hands, nor which errand to take")  # FT-9.1
    note = "once a trick, before the lead card: what you would like to see played, not what you hold"
    return Counter("talk", "Talk", f"signs: {', '.join(SIGNS)}", note=note)  # FT-9.2


# The choices


def choice(state: Trouble, move: int) -> Choice:
    text, mine = moves.text(state, move), f"hand:{state.seat}"
    if move in (moves.EXCHANGE, moves.KEEP):
        label = "Everybody passes a card to the left" if move == moves.EXCHANGE else "Keep the hands"
        return Choice(text, label)
    if move == moves.STAY:
        return Choice(text, "Leave the errands as they are", source="display")
    if move < moves.PLAY:
        card, to = move - moves.PASS, (state.seat + 1) % SEATS
        return Choice(text, f"Pass {faces.card_name(card)} to {{{to}}}", (CARD_TEXTS[card],), mine, f"hand:{to}")
    if move < moves.DRAW:
        card = move - moves.PLAY
        return Choice(text, f"Play {faces.card_name(card)}", (CARD_TEXTS[card],), mine, f"table:{state.seat}")
    if move < moves.SWAP:
        level = move - moves.DRAW + 1
        return Choice(text, f"Draw an errand of level {level}", (), f"errands:{level}", "display")
    number, level = divmod(move - moves.SWAP, LEVELS)
    errand = moves.deck_of(state).errands[number]
    label = f"Swap {faces.errand_title(errand)} for the next of level {level + 1}"
    return Choice(text, label, (errand.id,), "display", f"errands:{level + 1}")
