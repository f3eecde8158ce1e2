"""Drawing a world that could be true: cards that a seat cannot see, dealt to the places where they may lie.

A game names the cards, each with a mask of its places, and the room of each place; `deal` makes every deal that fits
equally likely. Search calls such a world a determinization of what the seat knows.

- Where nothing constrains, one shuffle deals (Fisher–Yates).
- Otherwise some deal that fits is found, whatever the true one is: a bipartite matching of cards and places, grown by
  augmenting paths (Kuhn 1955). From there a Metropolis walk (Metropolis et al. 1953): a few cards, drawn at random,
  each go to the place of the next, and the proposal is rejected if one of them may not. It is as likely as its
  reverse, and rings of no more cards than there are places lead from any deal to any other; so in the long run all
  deals are equally likely, and the run is long.

    worlds.begin(s)
    worlds.add_card(s, card, places)          # one bit for each place
    worlds.add_place(s, place, room)
    worlds.deal(s)
    for i in range(s.sampler.count):
        ...                                   # s.sampler.cards[i] lies in s.sampler.places[i]

Where the past tells more than that, a game proposes worlds of its own:

- Rejection sampling (von Neumann 1951): `while worlds.may_propose(s, most)`, until one contradicts nothing. The
  proposals are bounded, and giving up is counted.
- Importance weights: of several guesses `worlds.keeps(s, weight)` keeps one, as likely as its weight (a weighted
  reservoir: Chao 1982).
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.sampler import Sampler
from parlour.engine.state import Bytes, State

__all__ = ["add_card", "add_place", "add_rest", "begin", "deal", "keeps", "may_propose"]

NOWHERE = 255
FINE = 1073741824
PROPOSALS = 24  # of the walk, for each card


def begin(s: State) -> None:
    s.sampler.count = 0
    s.sampler.capacity = 0
    s.sampler.vacant = 0
    s.sampler.proposed = 0
    s.sampler.weight = 0.0


def add_card(s: State, card: int, places: int) -> None:
    s.sampler.cards[s.sampler.count] = card
    s.sampler.masks[s.sampler.count] = places
    s.sampler.count += 1


def add_place(s: State, place: int, room: int) -> None:
    s.sampler.room[place] = room
    s.sampler.capacity += room
    if room > 0:
        s.sampler.vacant |= native.bit(place)


def add_rest(s: State, place: int) -> None:
    """The last place, where all lies that is nowhere else."""
    add_place(s, place, s.sampler.count - s.sampler.capacity)


def deal(s: State) -> None:
    s.sampler.rng = s.rng
    if not deal_cards(s.sampler):
        s.sampler.failures += 1
        s.refuse_world()
    s.rng = s.sampler.rng


def may_propose(s: State, most: int) -> bool:
    """Whether to propose this world once more; if not, that is a failure."""
    if s.sampler.proposed == most:
        s.sampler.failures += 1
        return False
    s.sampler.proposed += 1
    s.sampler.proposals += 1
    return True


def keeps(s: State, weight: float) -> bool:
    """Whether this guess takes the place of those before it."""
    s.sampler.weight += weight
    return s.below(FINE) * s.sampler.weight < weight * FINE


def mix_up(s: State, seen: Bytes, seen_count: int, hidden: Bytes, hidden_count: int, percent: int) -> None:
    """Forgetting: so many of a hundred cards that a seat saw go change places with any that it cannot see."""
    for i in range(seen_count):
        if s.below(100) < percent and hidden_count > 0:
            j = s.below(hidden_count)
            card = seen[i]
            seen[i] = hidden[j]
            hidden[j] = card


def deal_cards(w: Sampler) -> bool:
    if w.capacity != w.count:
        return False
    shuffle(w)
    if is_free(w):
        fill(w)
        return True
    places = w.vacant
    if not fit(w):
        return False
    walk(w, native.count_bits(places))
    return True


def is_free(w: Sampler) -> bool:
    """Whether every card may lie everywhere."""
    for i in range(w.count):
        if w.masks[i] & w.vacant != w.vacant:
            return False
    return True


def below(w: Sampler, n: int) -> int:
    w.rng = native.advance(w.rng)
    return native.below(w.rng, n)


def shuffle(w: Sampler) -> None:
    for i in range(w.count - 1, 0, -1):
        swap(w, i, below(w, i + 1))


def swap(w: Sampler, i: int, j: int) -> None:
    card = w.cards[i]
    place = w.places[i]
    mask = w.masks[i]
    w.cards[i] = w.cards[j]
    w.places[i] = w.places[j]
    w.masks[i] = w.masks[j]
    w.cards[j] = card
    w.places[j] = place
    w.masks[j] = mask


def fill(w: Sampler) -> None:
    at = 0
    while w.vacant != 0:
        place = native.lowest_bit(w.vacant)
        w.vacant &= w.vacant - 1
        for _ in range(w.room[place]):
            w.places[at] = place
            at += 1


# A deal that fits


def fit(w: Sampler) -> bool:
    for i in range(w.count):
        w.places[i] = NOWHERE
    for i in range(w.count):
        w.asked = 0
        if not find_place(w, i):
            return False
    return True


def find_place(w: Sampler, i: int) -> bool:
    """An augmenting path: a place with room, or one that a card leaves which finds another."""
    if w.masks[i] & w.vacant:
        settle(w, i, any_place(w, w.masks[i] & w.vacant))
        return True
    while w.masks[i] & ~w.asked != 0:
        place = native.lowest_bit(w.masks[i] & ~w.asked)
        w.asked |= native.bit(place)
        for j in range(w.count):
            if w.places[j] == place and find_place(w, j):
                w.places[i] = place
                return True
    return False


def any_place(w: Sampler, vacant: int) -> int:
    """One of these places, as likely as it has room: the nearer to all alike the walk begins, the better."""
    chosen = native.lowest_bit(vacant)
    total = w.room[chosen]
    vacant &= vacant - 1
    while vacant != 0:
        place = native.lowest_bit(vacant)
        vacant &= vacant - 1
        total += w.room[place]
        if below(w, total) < w.room[place]:
            chosen = place
    return chosen


def settle(w: Sampler, i: int, place: int) -> None:
    w.places[i] = place
    w.room[place] -= 1
    if w.room[place] == 0:
        w.vacant ^= native.bit(place)


# The Metropolis walk


def walk(w: Sampler, places: int) -> None:
    longest = places if places < w.count else w.count
    for _ in range(PROPOSALS * w.count):
        if longest < 3 or below(w, 4) != 0:
            propose_swap(w)
        else:
            propose_ring(w, 3 + below(w, longest - 2))


def may_lie(w: Sampler, i: int, place: int) -> bool:
    return w.masks[i] & native.bit(place) != 0


def propose_swap(w: Sampler) -> None:
    """A ring of two."""
    i = below(w, w.count)
    j = below(w, w.count)
    first = w.places[i]
    second = w.places[j]
    if may_lie(w, i, second) and may_lie(w, j, first):
        w.places[i] = second
        w.places[j] = first


def propose_ring(w: Sampler, length: int) -> None:
    for i in range(length):
        swap(w, i, i + below(w, w.count - i))
    for i in range(length):
        if not may_lie(w, i, w.places[i + 1 if i + 1 < length else 0]):
            return
    first = w.places[0]
    for i in range(length - 1):
        w.places[i] = w.places[i + 1]
    w.places[length - 1] = first
