"""What a seat sees: zones, counters, what is asked, what each choice does."""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Card, Choice, Counter, Scene, Zone
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.cards import (
    CUT_STAGE,
    DIRECTION_STAGE,
    FOLLOW_STAGE,
    GIVE_STAGE,
    HAND,
    LEAD_STAGE,
    SET_ASIDE,
    TRICKS,
    USE_STAGE,
)
from parlour.games.career_poker.faces import attribute, bindings, face, many, strength, target_face
from parlour.games.career_poker.moves import card_text, cards_of
from parlour.games.career_poker.rules import gold, plays, table
from parlour.games.career_poker.state import Career


def show(state: Career, seat: int | None) -> Scene:
    return Scene(
        phase=phase(state),
        zones=zones(state, seat),
        counters=counters(state),
        prompt="" if state.over else prompt(state, seat == state.seat),
        turn=() if state.over else (state.seat,),
    )


def phase(state: Career) -> str:
    if state.over:
        return "The match is over"
    part = "Millionaire" if state.millionaire else f"Trick {state.trick + 1} of {TRICKS}"
    return f"Round {state.round + 1} of {state.rounds}: {part}"


# Zones


def zones(state: Career, viewer: int | None) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for seat in range(state.players):
        found += [hand(state, seat, viewer), strategic_hand(state, seat, viewer), place(state, seat)]
    found += [trick(state), last_trick(state)]
    if state.stage == USE_STAGE and viewer == state.seat and not state.over:
        found.append(play_being_built(state))  # CP-12.2: nobody else sees it
    eights = [cards.card_at(8, colour) for colour in range(5) if state.cut_eights >> colour & 1]
    found.append(Zone("cut", "8s that cut", tuple(face(state, card) for card in eights)))
    found.append(Zone("gone", "Energy and discards", kind="stack", count=gone(state)))
    found.append(Zone("aside", "Set aside unseen", kind="stack", count=SET_ASIDE[state.players]))  # CP-2.1
    return tuple(found)


def gone(state: Career) -> int:
    """How many cards of the round were played in Millionaire and have left the table."""
    dealt = HAND * state.players - state.cut_eights.bit_count()
    held = sum(list(state.hand_size)) + sum(list(state.strategic_size))
    return dealt - held - sum(card != 0 for card in list(state.laid)) - (state.table_size if state.millionaire else 0)


def hand(state: Career, owner: int, viewer: int | None) -> Zone:
    shown = tuple(face(state, card) if owner == viewer else HIDDEN for card in table.hand_of(state, owner))
    return Zone(f"hand:{owner}", "Hand", shown, owner, "hand")


def strategic_hand(state: Career, owner: int, viewer: int | None) -> Zone:
    """Its owner may look through it, the others see how many cards there are."""
    title, held = "Strategic hand", table.strategic_of(state, owner)
    if owner != viewer:
        return Zone(f"strategic:{owner}", title, (HIDDEN,) * len(held), owner, "hand")  # CP-3.9
    building = state.stage == USE_STAGE and owner == state.seat
    used = list(state.used_card)[: state.used] if building else []
    cards = tuple(face(state, card) for card in held if card not in used)
    return Zone(f"strategic:{owner}", title, cards, owner, "hand")


def place(state: Career, seat: int) -> Zone:
    """The card before a seat in phase 1."""
    if state.laid[seat] == 0:
        return Zone(f"table:{seat}", "Table", (), seat)
    return Zone(f"table:{seat}", "Table", (face(state, state.laid[seat] - 1),), seat)


def trick(state: Career) -> Zone:
    """All plays of a Millionaire trick."""
    cards = [played_face(state, i) for i in range(state.table_size if state.millionaire else 0)]
    note = f"to beat: {many(state.top_count, 'card')} of {state.top_number}" if state.top_number else ""
    return Zone("table", "Trick", tuple(cards), kind="spread", note=note)


def last_trick(state: Career) -> Zone:
    """What was in the trick and has just been taken, for those who want to look; it is counted where it is now."""
    size = state.table_size or state.last_size
    seats = [] if state.millionaire and state.table_size else range(size)
    cards = [played_face(state, i) for i in seats if state.table_size == 0 or state.laid[state.table_seat[i]] == 0]
    return Zone("last", "Last trick", tuple(cards), kind="spread", count=0)


def played_face(state: Career, i: int) -> Card:
    """A card of the trick as what it was played as."""
    card, target = state.table_card[i], state.table_as[i]
    tags = [f"seat {state.table_seat[i]}"]
    tags += ["on top"] if state.table_size and state.table_play[i] == state.plays - 1 else []
    tags += [f"was {card_text(state, card)}"] if target != table.printed(state, card) else []
    return target_face(target, *tags)


def play_being_built(state: Career) -> Zone:
    cards = tuple(
        target_face(state.used_as[i], f"was {card_text(state, state.used_card[i])}") for i in range(state.used)
    )
    cut = " that cut" if state.built_cut else ""
    note = f"{many(state.built_count, 'card')} as {state.built_number}{cut}, {state.spent} gold so far"
    return Zone("building", "Your play", cards, state.seat, note=note)


# Counters


def counters(state: Career) -> tuple[Counter, ...]:
    found = [Counter("direction", "Direction", direction(state)), Counter("lead", "Lead", f"{{{state.lead}}}")]
    found += millionaire_counters(state) if state.millionaire else trick_counters(state)
    for seat in range(state.players):
        found += seat_counters(state, seat)
    if state.house:
        found.append(Counter("cards", "Cards", "house pairing", note="not the printed colours and marks (CP-1.2)"))
    return tuple(found)


def direction(state: Career) -> str:
    if state.stage == DIRECTION_STAGE and not state.over:
        return "not set yet"
    return "clockwise" if state.direction == 1 else "counterclockwise"


def trick_counters(state: Career) -> list[Counter]:
    if state.stage in (DIRECTION_STAGE, LEAD_STAGE):
        return [Counter("attribute", "Led", "nothing yet"), Counter("strength", "Strength", "13 is high")]
    back = f"{many(state.elevens, '11')} played" if state.elevens else ""
    order = "1 is high, reversed" if state.elevens % 2 else "13 is high"
    return [Counter("attribute", "Led", attribute(state)), Counter("strength", "Strength", order, note=back)]


def millionaire_counters(state: Career) -> list[Counter]:
    return [
        Counter("strength", "Strength", strength(state)),
        Counter("revolution", "Revolution", "on" if state.revolution else "off"),
        Counter("back", "Back", "on" if state.back else "off"),
        Counter("energy", "Energy", state.energy, note="bundles, shared by all"),
        Counter("bindings", "Bound", bindings(state)),
    ]


def seat_counters(state: Career, seat: int) -> list[Counter]:
    points = state.points[seat] + (state.points[seat ^ 2] if state.teams else 0)
    found = [
        Counter(f"gold:{seat}", "Gold", state.gold[seat], seat),
        Counter(f"score:{seat}", "Team's score" if state.teams else "Score", points, seat),
    ]
    if not state.millionaire and state.cutters >> seat & 1:
        found.append(Counter(f"cut:{seat}", "Cut", "in this round", seat, "no gold at the interim settlement"))
    if state.millionaire and has_passed(state, seat):
        found.append(Counter(f"passed:{seat}", "Passed", "may play when the turn comes round", seat))
    return found


def has_passed(state: Career, seat: int) -> bool:
    """Since the last play."""
    distance = (seat - state.top_seat) * (1 if state.direction == 1 else -1) % state.players
    return state.top_number != 0 and 1 <= distance <= state.passes


# What is asked


def prompt(state: Career, mine: bool) -> str:
    who = f"{{{state.seat}}}"
    if state.stage == DIRECTION_STAGE:
        return "You lead: set the direction of play." if mine else f"{who} sets the direction of play."
    if state.stage == LEAD_STAGE:
        return "Lead a card, and name its colour or its mark." if mine else f"{who} leads a card."
    if state.stage == FOLLOW_STAGE:
        led = attribute(state)
        return f"Play a card: {led} if you have it." if mine else f"{who} plays a card; {led} was led."
    if state.stage == CUT_STAGE:
        return "Cut with your 8, or let it be?" if mine else f"{who} may cut with an 8."
    if state.stage == GIVE_STAGE:
        text = card_text(state, state.laid[state.seat] - 1)
        return f"Keep {text}, or give it away?" if mine else f"{who} keeps {text} or gives it away."
    if state.stage == USE_STAGE and mine:
        number, left = state.built_number, state.gold[state.seat] - state.spent
        return f"Choose card {state.used + 1} of {state.built_count}, to be played as {number}; {left} gold left."
    return prompt_of_turn(state, mine, who)


def prompt_of_turn(state: Career, mine: bool, who: str) -> str:
    """A play that is being built looks like any turn to the others."""
    if state.top_number == 0:
        return "Lead cards of one number." if mine else f"{who} leads."
    than = (
        f"{many(state.top_count, 'card')}, {'lower' if table.is_reversed(state) else 'higher'} than {state.top_number}"
    )
    return f"Play {than} in the order of strength, or pass." if mine else f"{who} plays or passes."


# Choices


def choice(state: Career, move: int) -> Choice:
    kind, text = moves.kind(move), moves.text(state, move)
    if kind == moves.LEAD:
        return choice_of_lead(state, move, text)
    if kind == moves.PLAY:
        return choice_of_play(state, move, text)
    if kind == moves.GOLD:
        return choice_of_gold(state, move, text)
    if kind == moves.USE:
        return choice_of_use(state, move, text)
    return choice_of_word(state, move, text)


def choice_of_lead(state: Career, move: int, text: str) -> Choice:
    card = face(state, moves.card_led(move))
    named = card.caption if moves.attribute_led(move) else card.colour
    label = f"Lead the {card.name}; {named} counts"
    return Choice(text, label, (card.text,), f"hand:{state.seat}", f"table:{state.seat}")


def choice_of_play(state: Career, move: int, text: str) -> Choice:
    played = [face(state, card) for card in cards_of(move)]
    texts = tuple(card.text for card in played)
    label = f"Play the {played[0].name}" if len(played) == 1 else f"Play {' '.join(texts)}"
    if state.stage == FOLLOW_STAGE:
        return Choice(text, label, texts, f"hand:{state.seat}", f"table:{state.seat}")
    label += effects(state, moves.number_played(move), len(played), moves.is_cut(move))
    return Choice(text, label, texts, f"strategic:{state.seat}", "table")


def effects(state: Career, number: int, count: int, cut: bool) -> str:
    """What a play does besides lying there."""
    does = ["cut"] if cut else []
    does += ["back"] if number == 11 else []
    does += ["end the revolution" if state.revolution else "revolution"] if count >= 4 else []
    bundles = plays.energy_for(state, count, cut)
    does += [f"{bundles} energy"] if bundles else []
    return "".join(f", {item}" for item in does)


def choice_of_gold(state: Career, move: int, text: str) -> Choice:
    count, number = moves.cards_announced(move), moves.number_announced(move)
    label = f"With gold: {many(count, 'card')} played as {number}{effects(state, number, count, moves.is_cut(move))}"
    return Choice(text, label, (), f"strategic:{state.seat}", "table")


def choice_of_use(state: Career, move: int, text: str) -> Choice:
    card, target = moves.card_used(move), moves.target_used(move)
    cost = gold.cost_of(state, card, target)
    label = f"Use the {face(state, card).name}"
    label += f" as {target_face(target).name}, {cost} gold" if cost else " as it is"
    return Choice(text, label, (card_text(state, card),), f"strategic:{state.seat}", "building")


def choice_of_word(state: Career, move: int, text: str) -> Choice:
    own: Card | None = face(state, state.laid[state.seat] - 1) if state.laid[state.seat] else None
    cards = (own.text,) if own and move not in (moves.PASS, moves.CLOCKWISE, moves.COUNTERCLOCKWISE) else ()
    source, target = (f"table:{state.seat}", "") if cards else ("", "")
    labels = {
        moves.CUT: "Cut: take all other cards of the trick, but no gold",
        moves.LET_BE: "Let it be: do not cut",
        moves.KEEP: "Keep the card for your strategic hand",
        moves.PASS: "Pass",
        moves.CLOCKWISE: "Clockwise",
        moves.COUNTERCLOCKWISE: "Counterclockwise",
    }
    if move in (moves.KEEP, moves.CUT):
        target = f"strategic:{state.seat}"
    if move in labels:
        return Choice(text, labels[move], cards, source, target)
    receiver = move - moves.GIVE
    return Choice(text, f"Give the card to {{{receiver}}}", cards, source, f"strategic:{receiver}")
