"""What a seat can tell from what it saw: cards that it knows in other hands, and errands still within reach."""

# compiled: no

from __future__ import annotations

from functools import lru_cache

from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import ADDS, CARD_COLOURS, EVERY_CARD, SEATS, SIZE, VALUES
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble

MET, WITHIN_REACH, OUT_OF_REACH = "met", "within reach", "out of reach"
BEST_FIRST = sorted(range(SIZE), key=lambda card: -VALUES[card])


def known_cards(state: Trouble, viewer: int, owner: int) -> list[int]:
    """What the viewer passed to the owner, who cannot have played it or passed it on since."""
    if owner != (viewer + 1) % SEATS:
        return []
    known: list[int] = []
    leads, passed, played = state.leads, state.passed, state.played
    for past in range(state.round + 1):
        for steps in range(SEATS):
            giver = (leads[past] + steps) % SEATS
            card = passed[past][giver] - 1
            if giver == viewer and card >= 0:
                known.append(card)
            elif giver == owner and card >= 0:
                known.clear()  # nobody but the two knows which card that was
        card = played[past][owner] - 1
        if card in known:
            known.remove(card)
    return known


Totals = tuple[int, ...]
Options = tuple[tuple[int, ...], ...]  # the cards each seat may play, the best first


def reach(state: Trouble, viewer: int) -> dict[int, str]:
    """For each displayed errand, whether this trick meets it already, still can, or no longer can."""
    deck = moves.deck_of(state).errands
    options = tuple(playable(state, viewer, seat) for seat in seats_to_play(state))
    found = {}
    for number, errand in enumerate(deck):
        if state.display >> number & 1:
            needed = tuple(need - total for need, total in zip(errand.requires, state.totals, strict=True))
            found[number] = standing(needed, options)
    return found


@lru_cache(4096)
def standing(needed: Totals, options: Options) -> str:
    if max(needed) <= 0:
        return MET
    return WITHIN_REACH if can_reach(needed, options, ()) else OUT_OF_REACH


def seats_to_play(state: Trouble) -> list[int]:
    done = state.count if state.asked == moves.ASK_PLAY else 0
    return [(state.lead + steps) % SEATS for steps in range(done, SEATS)]


def playable(state: Trouble, viewer: int, seat: int) -> tuple[int, ...]:
    """What a seat may play to this trick, as far as the viewer can tell. Before it, cards may still change hands."""
    cards = EVERY_CARD & ~state.used
    if state.asked == moves.ASK_PLAY:
        cards = trick.playable(state, viewer) if seat == viewer else cards & ~state.hands[viewer]
    return tuple(card for card in BEST_FIRST if cards >> card & 1)


def can_reach(needed: Totals, options: Options, taken: tuple[int, ...]) -> bool:
    """Whether a card from each of the options can add up to what is needed in each colour."""
    if max(needed) <= 0:
        return True
    if any(need > most_of(colour, options) for colour, need in enumerate(needed)):
        return False
    return any(
        can_reach(without(needed, card), options[1:], (*taken, card)) for card in options[0] if card not in taken
    )


def most_of(colour: int, options: Options) -> int:
    """No more of a colour than this can come together: the best of each."""
    return sum(next((VALUES[card] for card in cards if CARD_COLOURS[card] >> colour & 1), 0) for cards in options)


def without(needed: Totals, card: int) -> Totals:
    return tuple(need - adds for need, adds in zip(needed, ADDS[card], strict=True))
