"""What a seat cannot know, dealt anew: the other hands, the deck, and the face-down cards it has not seen (FI-11.1).

Every unseen card can be in every unseen place, except for one thing that everybody sees: a card that a Familiar swaps
into its hand. It is there until it comes out, openly or perhaps face down; see `trail`. A deal follows the trail if
every card that went in openly can be one that came out later or is there now, and the hand was never too small for
those it had to hold.

- Rejection sampling: deals are drawn until one follows the trail, so that all are equally likely.
- Where that takes too long, sequential sampling, each draw from what the ones before leave: along the trail each hidden
  card that came out is any card of the hand at that time. A walk that leads nowhere is rejected; the worlds it finds
  follow the trail, though they are not weighted to be equally likely.
"""

from __future__ import annotations

from parlour.engine import worlds
from parlour.games.familiar_find import cards, play, tables
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find


def redeal(s: play.Play, seat: int) -> None:
    s.shuffle(s.location_deck, s.location_size)  # FI-11.1
    forget_guesses(s)
    worlds.begin(s)
    while worlds.may_propose(s, tables.TRIES):
        gather(s, seat)
        deal_out(s, seat)
        if s.trail_size == 0 or seat == s.trail_seat or (follow_trail(s) and holds_kept(s)):
            return
    gather(s, seat)
    guess_trail(s, seat)
    deal_out(s, seat)


def forget_guesses(s: play.Play) -> None:
    s.kept_size = 0
    for i in range(s.trail_size):
        s.guessed[i] = 0


def gather(s: Find, seat: int) -> None:
    """Put every card that the seat cannot know into the deck; the places stay."""
    for other in range(s.players):
        if other != seat:
            for kind in range(s.kinds):
                return_cards(s, kind, s.hand[other][kind])
                s.hand[other][kind] = 0
    for pile in range(cards.PILES):
        for i in range(s.pile_size[pile]):
            if not table.knows(s, seat, pile, i):
                return_cards(s, s.pile_card[pile][i], 1)


def return_cards(s: Find, kind: int, count: int) -> None:
    for _ in range(count):
        s.deck[s.deck_size] = kind
        s.deck_size += 1


def deal_out(s: play.Play, seat: int) -> None:
    """Shuffle the gathered cards and fill the places again, those of guessed cards as guessed."""
    s.shuffle(s.deck, s.deck_size)
    for other in range(s.players):
        if other != seat:
            count = s.hand_size[other] - (s.kept_size if other == s.trail_seat else 0)
            for _ in range(count):
                s.hand[other][table.next_card(s)] += 1
    for pile in range(cards.PILES):
        for i in range(s.pile_size[pile]):
            if not table.knows(s, seat, pile, i):
                fill_place(s, pile, i)


def fill_place(s: play.Play, pile: int, i: int) -> None:
    place = s.pile_trail[pile][i]
    if place == 0:
        s.pile_card[pile][i] = table.next_card(s)
        return
    if not s.guessed[place - 1]:
        s.trail_card[place - 1] = table.next_card(s)
    s.pile_card[pile][i] = s.trail_card[place - 1]


# The trail


def follow_trail(s: play.Play) -> bool:
    """Walk along the trail; whether the hand was always large enough for the cards kept in it."""
    for kind in range(s.kinds):
        s.kept[kind] = 0
    size = 0
    for i in range(s.trail_size):
        size += guess(s, i) if s.guessed[i] else follow(s, s.trail_event[i], s.trail_card[i])
        if size > s.trail_hand[i]:
            return False
    return True


def follow(s: play.Play, event: int, kind: int) -> int:
    """Go over one entry; returns by how many the cards kept change."""
    if event == tables.WENT_IN:
        s.kept[kind] += 1
        return 1
    if s.kept[kind] == 0:
        return 0
    s.kept[kind] -= 1
    return -1


def holds_kept(s: play.Play) -> bool:
    for kind in range(s.kinds):
        if s.kept[kind] > s.hand[s.trail_seat][kind]:
            return False
    return True


# Guesses


def guess_trail(s: play.Play, seat: int) -> None:
    """Guess the hidden cards that came out of the hand, one after the other, until that leads somewhere."""
    mark_guessed(s, seat)
    for _ in range(tables.GUESSES):
        count_left(s)
        if follow_trail(s) and can_keep(s):
            keep_guess(s)
            return
    s.refuse_world()


def mark_guessed(s: play.Play, seat: int) -> None:
    for pile in range(cards.PILES):
        for i in range(s.pile_size[pile]):
            if s.pile_trail[pile][i] > 0 and not table.knows(s, seat, pile, i):
                s.guessed[s.pile_trail[pile][i] - 1] = 1


def count_left(s: play.Play) -> None:
    for kind in range(s.kinds):
        s.left[kind] = 0
    for i in range(s.deck_size):
        s.left[s.deck[i]] += 1


def guess(s: play.Play, i: int) -> int:
    """One hidden card: each card of the hand may be it, those kept or another. Returns the change of those kept."""
    point = s.below(s.trail_hand[i] + 1)
    for kind in range(s.kinds):
        if point < s.kept[kind]:
            s.kept[kind] -= 1
            decide(s, i, kind)
            return -1
        point -= s.kept[kind]
    decide(s, i, any_other(s))
    return 0


def any_other(s: play.Play) -> int:
    """Any unseen card but those kept, if there is one."""
    total = 0
    for kind in range(s.kinds):
        total += free(s, kind)
    point = s.below(total) if total > 0 else 0
    found = 0
    for kind in range(s.kinds):
        if point < free(s, kind):
            return kind
        point -= free(s, kind)
        if s.left[kind] > 0:
            found = kind
    return found


def free(s: play.Play, kind: int) -> int:
    return s.left[kind] - s.kept[kind] if s.left[kind] > s.kept[kind] else 0


def decide(s: play.Play, i: int, kind: int) -> None:
    s.trail_card[i] = kind
    if s.left[kind] > 0:
        s.left[kind] -= 1
    else:
        s.kept[kind] = tables.NOWHERE  # there is none left: this guess leads nowhere


def can_keep(s: play.Play) -> bool:
    for kind in range(s.kinds):
        if s.kept[kind] > s.left[kind]:
            return False
    return True


def keep_guess(s: play.Play) -> None:
    """The cards kept are in the hand; what is neither guessed nor kept is left to deal."""
    s.deck_size = 0
    for kind in range(s.kinds):
        s.hand[s.trail_seat][kind] = s.kept[kind]
        s.kept_size += s.kept[kind]
        return_cards(s, kind, s.left[kind] - s.kept[kind])
