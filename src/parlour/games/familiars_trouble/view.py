"""What a viewer knows of Familiar's Trouble, what is asked, and what each choice does."""

from __future__ import annotations

from parlour.engine.fold import Facts, Place
from parlour.engine.presentation import Asked, Option
from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import ADDS, CARD_TEXTS, COLOURS, LEVELS, ROUNDS, SEATS
from parlour.games.familiars_trouble.events import phase
from parlour.games.familiars_trouble.knowledge import seen
from parlour.games.familiars_trouble.nouns import FIRST_TARGET, PILES, SIGNS, band, used_pile
from parlour.games.familiars_trouble.rules import signs, trick
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.vocabulary import TALK


def show(state: Trouble, viewer: int | None) -> Facts:
    seats = range(SEATS)
    laid = trick_cards(state)
    zones = {f"hand:{seat}": hand(state, seat, viewer) for seat in seats}
    zones |= {
        f"table:{seat}": Place([CARD_TEXTS[card] for card in laid[seat : seat + 1] if card >= 0]) for seat in seats
    }
    zones |= {"display": Place(ids(state, in_set(state.display)))}
    zones |= {f"errands:{level + 1}": errand_pile(state, level) for level in range(LEVELS)}
    zones |= {"collection": Place(ids(state, in_set(state.completed))), "deck": Place([], state.deck_size)}
    zones |= {f"used:{pile}": used(state, laid, pile) for pile in PILES}
    return Facts(zones, counters(state), phase(state), state.outcome() if state.over else None)


def in_set(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def ids(state: Trouble, errands: list[int]) -> list[str]:
    return [moves.errand_text(state, errand) for errand in errands]


def hand(state: Trouble, owner: int, viewer: int | None) -> Place:
    """All to its owner; to others the cards that they know are there (FT-3.1)."""
    held = in_set(state.hands[owner])
    if owner == viewer:
        return Place([CARD_TEXTS[card] for card in held])
    known = sorted(seen.known_cards(state, viewer, owner)) if viewer is not None else []
    return Place([CARD_TEXTS[card] for card in known], len(held) - len(known))


def trick_cards(state: Trouble) -> list[int]:
    """What each seat has played to this trick, -1 for nothing yet."""
    if state.asked != moves.ASK_PLAY or state.over:
        return [-1] * SEATS
    return [kind - 1 for kind in state.played[state.round]]


def errand_pile(state: Trouble, level: int) -> Place:
    """What everybody saw put at the bottom, next to be drawn first (FT-4.1)."""
    bottom = state.bottoms[level]
    return Place(ids(state, list(state.piles[level])[:bottom][::-1]), state.pile_sizes[level] - bottom)


def used(state: Trouble, laid: list[int], pile: str) -> Place:
    """The cards of the tricks before, not of this one (FT-6.3)."""
    texts = [CARD_TEXTS[card] for card in in_set(state.used) if used_pile(card) == pile]
    for card in laid:
        if card >= 0 and used_pile(card) == pile:
            texts.remove(CARD_TEXTS[card])
    return Place(texts)


def counters(state: Trouble) -> dict[str, int | str]:
    return {
        "round": state.round + 1,
        "rounds": ROUNDS,
        "points": state.points,
        "band": band(state.points),
        "target": FIRST_TARGET,
        "lead": state.lead,
        **{f"total:{colour}": state.totals[i] for i, colour in enumerate(COLOURS)},
        "talk": TALK[state.hints],
        "house": int(moves.deck_of(state).house),
        **signs_shown(state),
    }


def signs_shown(state: Trouble) -> dict[str, int | str]:
    """What there is only with hints (FT-9.2)."""
    if not state.hints:
        return {}
    shown = {f"sign:{seat}": SIGNS[sign - 1] if sign else "none" for seat, sign in enumerate(state.signs)}
    return {**shown, "signing": int(signs.is_time(state))}


# What is asked


def asked(state: Trouble, viewer: int | None) -> Asked:
    if state.over:
        return Asked()
    prompt, args = question(state, viewer)
    return Asked((state.seat,), prompt, args)


def question(state: Trouble, viewer: int | None) -> tuple[str, tuple[object, ...]]:
    if state.asked == moves.ASK_PASS:
        return "pass", ((state.seat + 1) % SEATS,)
    if state.asked in WITHOUT_DETAILS:
        return WITHOUT_DETAILS[state.asked], ()
    met, lost = reach(state, viewer)
    if state.asked == moves.ASK_SWAP:
        return "swap", (lost,)
    led = trick.led(state, state.round)
    return ("follow", (CARD_TEXTS[led], met, lost)) if led >= 0 else ("lead", (lost,))


WITHOUT_DETAILS = {moves.ASK_EXCHANGE: "exchange", moves.ASK_DRAW: "draw"}


def reach(state: Trouble, viewer: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The displayed errands that this trick meets, and those that it no longer can, as far as whoever decides knows."""
    if viewer != state.seat:
        return (), ()
    standing = seen.reach(state, viewer)
    met = [errand for errand, reached in standing.items() if reached == seen.MET]
    lost = [errand for errand, reached in standing.items() if reached == seen.OUT_OF_REACH]
    return tuple(ids(state, met)), tuple(ids(state, lost))


# Choices


def choice(state: Trouble, move: int) -> Option:
    text = moves.text(state, move)
    verb, *args = text.split(" ")
    return Option(text, verb, tuple(args), advice(state, move))


def advice(state: Trouble, move: int) -> tuple[object, ...]:
    if moves.PASS <= move < moves.PLAY:
        return ((state.seat + 1) % SEATS,)
    if moves.PLAY <= move < moves.DRAW:
        return (completed_by(state, move - moves.PLAY),)
    return ()


def completed_by(state: Trouble, card: int) -> tuple[str, ...]:
    """The displayed errands that this card makes the trick meet (FT-6.2)."""
    before = list(state.totals)
    after = [total + adds for total, adds in zip(before, ADDS[card], strict=True)]
    errands = moves.deck_of(state).errands
    displayed = [errands[i] for i in in_set(state.display)]
    return tuple(e.id for e in displayed if is_met(e.requires, after) and not is_met(e.requires, before))


def is_met(requires: tuple[int, int, int], totals: list[int]) -> bool:
    return all(total >= least for total, least in zip(totals, requires, strict=True))
