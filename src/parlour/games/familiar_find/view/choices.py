"""What a legal move is called and which cards and places it touches."""

from __future__ import annotations

from collections import Counter

from parlour.engine.view import Choice
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.rules.secrets import Secrets
from parlour.games.familiar_find.view.faces import familiar_name, in_words, name, pile_facts, pile_zone

WIDEST = 54
TELLING = [2] * cards.INGREDIENTS + [0, 0] + [1] * (cards.KINDS - cards.FIRST_SPELL)

PLAIN = {
    moves.SKIP: "Take nothing",
    moves.TRAVEL: "Travel to the next Location",
    moves.REMAIN: "Remain",
    moves.DECLINE: "Do not",
}


def choice(state: Secrets, move: int) -> Choice:
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


def on_piles(state: Secrets, text: str, verb: int, pile: int, other: int) -> Choice:
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


def content(state: Secrets, pile: int) -> str:
    """What the deciding seat knows of a pile, e.g. "Residuum, 2 Ruby Dust, 1 face down"; the most telling first."""
    vault = pile == 0 and state.location == cards.OPEN_VAULT
    facts = [fact for fact in pile_facts(state, pile, state.seat) if fact[1] or not vault]
    known = Counter(kind for kind, _, is_known in facts if is_known)
    parts = [f"{count} face down"] if (count := len(facts) - known.total()) else []
    for kind in sorted(known, key=TELLING.__getitem__):
        parts.append(f"{known[kind]} {name(state, kind)}" if known[kind] > 1 else name(state, kind))
    shown = ", ".join(parts)
    return shown if len(shown) <= WIDEST else shown[:WIDEST].rpartition(",")[0] + " …"


def top_of(state: Secrets, pile: int) -> str:
    kind, _, known = pile_facts(state, pile, state.seat)[-1]
    return name(state, kind) if known else "the face-down top card"


def barter(state: Secrets, text: str, mine: int, other: int, theirs: int) -> Choice:
    label = f"Give {name(state, mine)} to {{{other}}} for {name(state, theirs)}"
    return Choice(text, label, (cards.CODES[mine],), f"collection:{state.seat}", f"collection:{other}")


def from_hand(state: Secrets, text: str, verb: int, kind: int, pile: int) -> Choice:
    there = in_words(state, pile)
    if verb == moves.SWAP:
        label = f"Swap {name(state, kind)} for {top_of(state, pile)} on {there}"
    else:
        label = f"{name(state, kind)} face {'up' if verb == moves.PLACE else 'down'} on {there}"
    return Choice(text, label, (cards.CODES[kind],), f"hand:{state.seat}", pile_zone(state, pile))


def with_card(state: Secrets, text: str, verb: int, kind: int) -> Choice:
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
