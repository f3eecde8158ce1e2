"""What a seat cannot know, dealt anew by rejection sampling.

The unseen cards are put into the hands and the deck at random, and the match is gone through backwards from there:
what was played or passed goes back to the hand it came from, and where the seat did not see which card it was, any
card of the hand will do. Every way back takes the same number of equally likely choices, so all that survive weigh
the same: every order of the deck, card by card, together with every card that could have been passed unseen.

So equal cards count by copies. The three-coloured cards look alike and are still three: a world weighs as much as
there are ways to give out the copies in it, and worlds that can be told apart are not all equally likely. How the
partners chose weighs nothing: a card was played because it could be, and passed as likely as any other of the hand.
What sensible partners would have done is for `believe`.

A way back that contradicts what the seat saw is rejected and another one proposed. It does, if
- somebody who did not follow turns out to have held a matching card (FT-5.2), or
- the left neighbour turns out not to have held a card that the seat passed to it (FT-3.1).

Most contradictions are foreseen. A card on its way back to the seat that gave it is *due*: it cannot have been dealt
or drawn. Choices that are impossible in every world are left out; those that are impossible in this one only are
still counted, and choosing one rejects the way. That keeps the weights as they are.

Partners who pass the same cards round and round leave worlds of which millions of proposals find none. So after many
thousand, or some if a search wants many worlds, nobody is strict any more: what must have been passed at some point is,
and nothing is rejected for the weights alone. Worlds found so are possible, but not exactly as likely as they should
be. Records that go on in a world dealt anew had found theirs before that, and find the same.
"""

from __future__ import annotations

from parlour.engine import native, worlds
from parlour.games.familiars_trouble import cards, play, tables
from parlour.games.familiars_trouble.rules import trick
from parlour.games.familiars_trouble.state import Trouble


def redeal(s: play.Play, seat: int) -> None:
    for level in range(cards.LEVELS):
        reshuffle_pile(s, level)
    recall(s, seat)
    worlds.begin(s)
    while worlds.may_propose(s, tables.PROPOSALS):
        if guess_hands(s, seat) and go_back(s, seat):
            guess_deck(s)
            return
    s.refuse_world()


def reshuffle_pile(s: Trouble, level: int) -> None:
    """All but the errands that everybody saw put at the bottom (FT-4.1)."""
    bottom = s.bottoms[level]
    size = s.pile_sizes[level] - bottom
    for i in range(size):
        s.pile[i] = s.piles[level][bottom + i]
    s.shuffle(s.pile, size)
    for i in range(size):
        s.piles[level][bottom + i] = s.pile[i]


# What the seat knows


def recall(s: play.Play, seat: int) -> None:
    for other in range(cards.SEATS):
        s.sizes[other] = native.count_bits(s.hands[other])
        s.banned[other] = 0
    recall_gifts(s, seat)
    recall_unseen(s, seat)
    recall_kept(s, seat)
    hidden = last_hidden_pass(s, seat)
    last_draw = s.round if s.round < cards.DRAWS else cards.DRAWS  # the round that began with it
    for past in range(last_draw, s.round + 1):
        recall_void(s, cards.after(seat, 1), past)
        if past >= hidden:
            recall_void(s, cards.after(seat, 2), past)


def recall_gifts(s: play.Play, seat: int) -> None:
    for card in range(cards.SIZE):
        s.first_given[card] = tables.NEVER
    for back in range(s.round + 1):
        past = s.round - back
        gift = s.passed[past][seat] - 1
        if gift >= 0 and gift != cards.RAINBOW:  # the three-coloured ones cannot be told apart
            s.first_given[gift] = pass_time(s, past, seat)


def pass_time(s: Trouble, past: int, giver: int) -> int:
    """Eight ticks a round: the passes come first, then the trick."""
    return 8 * past + (giver - s.leads[past] + cards.SEATS) % cards.SEATS


def recall_unseen(s: play.Play, seat: int) -> None:
    hidden = cards.EVERY_CARD & ~s.hands[seat] & ~s.used
    s.free = 0
    s.gifts = 0
    while hidden != 0:
        card = native.lowest_bit(hidden)
        hidden &= hidden - 1
        if s.first_given[card] == tables.NEVER:
            s.unseen[s.free] = card
            s.free += 1
        else:
            s.gifts |= cards.BITS[card]


def recall_kept(s: play.Play, seat: int) -> None:
    """What the seat passed after its left neighbour last passed a card on."""
    s.kept = 0
    neighbour = cards.after(seat, 1)
    for back in range(s.round + 1):
        past = s.round - back
        gift = s.passed[past][seat] - 1
        hidden = s.passed[past][neighbour] != 0
        if hidden and pass_time(s, past, neighbour) > pass_time(s, past, seat):
            return
        if gift >= 0:
            s.kept |= s.gifts & cards.BITS[gift]
        if hidden:
            return


def last_hidden_pass(s: Trouble, seat: int) -> int:
    """The round in which the left neighbour last passed a card to the right one."""
    giver = cards.after(seat, 1)
    for back in range(s.round):
        if s.passed[s.round - back][giver] != 0:
            return s.round - back
    return 0


def recall_void(s: play.Play, player: int, past: int) -> None:
    if showed_void(s, player, past):
        s.banned[player] |= cards.MATCHES[trick.led(s, past)] & ~cards.RAINBOWS


def showed_void(s: Trouble, player: int, past: int) -> bool:
    """Whether a seat played a card that does not match the one led (FT-5.2)."""
    card = s.played[past][player] - 1
    return card >= 0 and not cards.MATCHES[trick.led(s, past)] & cards.BITS[card]


# The hands now


def guess_hands(s: play.Play, seat: int) -> bool:
    left = cards.after(seat, 1)
    right = cards.after(seat, 2)
    s.hands[left] = s.kept
    s.hands[right] = 0
    gifts = s.gifts & ~s.kept
    while gifts != 0:
        room = s.sizes[left] - native.count_bits(s.hands[left])
        places = room + s.sizes[right] - native.count_bits(s.hands[right])
        owner = left if s.below(places) < room else right
        s.hands[owner] |= gifts & -gifts
        gifts &= gifts - 1
    room = s.sizes[left] - native.count_bits(s.hands[left])
    return guess_hand(s, left, 0) and guess_hand(s, right, room)


def guess_hand(s: play.Play, player: int, first: int) -> bool:
    """Fill a hand from the cards that the seat never had; those before `first` are taken."""
    at = first
    for _ in range(s.sizes[player] - native.count_bits(s.hands[player])):
        other = at + s.below(s.free - at)
        card = s.unseen[other]
        s.unseen[other] = s.unseen[at]
        s.unseen[at] = card
        if s.banned[player] & cards.BITS[card]:
            return False
        s.hands[player] |= cards.BITS[card]
        at += 1
    return True


def guess_deck(s: Trouble) -> None:
    """Shuffle what is in no hand into the deck."""
    rest = cards.EVERY_CARD & ~s.used & ~(s.hands[0] | s.hands[1] | s.hands[2])
    for i in range(s.deck_size):
        s.deck[i] = native.lowest_bit(rest)
        rest &= rest - 1
    s.shuffle(s.deck, s.deck_size)


# The way back


def go_back(s: play.Play, seat: int) -> bool:
    """Go back to the deal from the hands as guessed; False if that contradicts what the seat saw."""
    for other in range(cards.SEATS):
        s.before[other] = s.hands[other]
    s.spent = s.used
    s.due = s.gifts
    s.placed = s.kept
    slot = s.deck_size
    for back in range(s.round + 1):
        past = s.round - back
        if not take_back_plays(s, seat, past) or not take_back_passes(s, seat, past):
            return False
        if 0 < past <= cards.DRAWS:
            if not take_back_draws(s, seat, s.leads[past], slot):
                return False
            slot += cards.SEATS
    for i in range(cards.HAND):
        take_back_draws(s, seat, 0, slot + cards.SEATS * i)
    return True


def take_back_plays(s: play.Play, seat: int, past: int) -> bool:
    for other in range(cards.SEATS):
        kind = s.played[past][other] - 1
        if kind < 0:
            continue
        card = cards.held(s.spent, kind)
        s.spent ^= cards.BITS[card]
        s.before[other] |= cards.BITS[card]
        if other != seat:
            recognize(s, card, 8 * past + cards.SEATS)
            if showed_void(s, other, past) and s.before[other] & cards.MATCHES[trick.led(s, past)] & ~cards.RAINBOWS:
                return False
    return True


def recognize(s: play.Play, card: int, time: int) -> None:
    """A card that the seat had passed before is due from where it turned up."""
    if s.first_given[card] < time:
        s.due |= cards.BITS[card]
        s.placed |= cards.BITS[card]


def take_back_passes(s: play.Play, seat: int, past: int) -> bool:
    for back in range(cards.SEATS):
        giver = cards.after(s.leads[past], cards.SEATS - 1 - back)
        receiver = cards.after(giver, 1)
        kind = s.passed[past][giver] - 1
        if kind < 0:
            continue
        if giver == seat:
            if not take_back_own(s, receiver, seat, kind):
                return False
        elif receiver == seat:
            card = hand_back(s, receiver, giver, kind)
            recognize(s, card, pass_time(s, past, giver))
        else:
            take_back_hidden(s, seat, past, giver)
    return True


def is_strict(s: Trouble) -> bool:
    return s.sampler.proposed <= (tables.HURRIED_PROPOSALS if s.sampler.hurries else tables.STRICT_PROPOSALS)


def take_back_own(s: play.Play, receiver: int, seat: int, kind: int) -> bool:
    wanted = cards.RAINBOWS if kind == cards.RAINBOW else cards.BITS[kind]
    there = native.count_bits(s.before[receiver] & wanted)
    alike = native.count_bits(wanted) if is_strict(s) else 1
    if s.below(alike) >= there:  # it can be each of those that look like it
        return False
    card = hand_back(s, receiver, seat, kind)
    s.due &= ~cards.BITS[card]
    s.placed &= ~cards.BITS[card]
    return True


def hand_back(s: play.Play, receiver: int, giver: int, kind: int) -> int:
    card = cards.held(s.before[receiver], kind)
    s.before[receiver] ^= cards.BITS[card]
    s.before[giver] |= cards.BITS[card]
    return card


def take_back_hidden(s: play.Play, seat: int, past: int, giver: int) -> None:
    """The left neighbour passed the right one any card of its hand."""
    receiver = cards.after(giver, 1)
    card = nth(s.before[receiver], s.below(native.count_bits(s.before[receiver])))
    if not is_strict(s):
        card = overdue(s, seat, past, giver, card)
    s.placed &= ~s.before[receiver]  # may have stayed or not
    hand_back(s, receiver, giver, card)
    s.passed[past][giver] = cards.kind(card) + 1


def overdue(s: play.Play, seat: int, past: int, giver: int, card: int) -> int:
    """A card that the right neighbour has from the seat, and cannot have got any earlier; else the card that it is."""
    left = s.before[cards.after(giver, 1)] & s.due
    while left != 0:
        other = native.lowest_bit(left)
        left &= left - 1
        if is_last_chance(s, seat, past, giver, cards.kind(other)):
            card = other
    return card


def is_last_chance(s: Trouble, seat: int, past: int, giver: int, kind: int) -> bool:
    """Whether nothing was passed on unseen between the seat's own pass of that card and this round."""
    for back in range(past + 1):
        earlier = past - back
        if s.passed[earlier][seat] - 1 == kind and pass_time(s, earlier, seat) < pass_time(s, past, giver):
            hidden = pass_time(s, earlier, giver) > pass_time(s, earlier, seat)
            return earlier == past or not hidden
        if back != 0 and s.passed[earlier][giver] != 0:
            return False
    return False


def nth(hand: int, n: int) -> int:
    for _ in range(n):
        hand &= hand - 1
    return native.lowest_bit(hand)


def take_back_draws(s: play.Play, seat: int, first: int, slot: int) -> bool:
    for back in range(cards.SEATS):
        drawer = cards.after(first, cards.SEATS - 1 - back)
        if drawer == seat:
            s.deck[slot + back] = cards.held(s.before[seat], cards.kind(s.deck[slot + back]))
        elif not guess_draw(s, drawer, slot + back):
            return False
        s.before[drawer] ^= cards.BITS[s.deck[slot + back]]
    return True


def guess_draw(s: play.Play, player: int, slot: int) -> bool:
    """Any card that is not due may have been drawn."""
    hand = s.before[player] & ~s.due
    count = s.below(native.count_bits(s.before[player] & ~s.placed))
    if not is_strict(s) and hand != 0:
        count = s.below(native.count_bits(hand))
    if count >= native.count_bits(hand):
        return False
    s.deck[slot] = nth(hand, count)
    return True
