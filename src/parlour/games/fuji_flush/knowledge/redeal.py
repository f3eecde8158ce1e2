"""What a seat cannot know, dealt anew.

Until the first reshuffle every unseen card can be in every unseen place. A reshuffle tells more: what was not
discarded by then is in the hands, and what is drawn afterwards was among the discards. So the history is gone through
again, each shuffle's cards on their own, and every card that an opponent played is given a shuffle it may have come
from, as likely as each is. Where that goes wrong later on it is rejected, and another way proposed (rejection
sampling). If none is accepted, or the match is too long to be remembered, cards are dealt as if nothing was known of
where they came from: all that the seat sees still holds.
"""

from __future__ import annotations

from parlour.engine import worlds
from parlour.games.fuji_flush import cards, notes, play, tables
from parlour.games.fuji_flush.knowledge import history
from parlour.games.fuji_flush.state import FujiFlush


def redeal(s: play.Play, seat: int) -> None:
    if s.over or s.reshuffles == 0 or not history.is_whole(s):
        deal_evenly(s, seat)
        return
    recall_own(s, seat)
    worlds.begin(s)
    while worlds.may_propose(s, tables.PROPOSALS):
        if guess_sources(s, seat):
            deal_by_source(s, seat)
            return
    history.replay(s)
    deal_evenly(s, seat)


def deal_evenly(s: FujiFlush, seat: int) -> None:
    gather(s, seat)
    deal(s, seat)


def gather(s: FujiFlush, seat: int) -> None:
    """Put the other hands into the draw pile."""
    for other in range(s.players):
        if other != seat:
            for number in range(cards.LOW, cards.HIGH + 1):
                for _ in range(cards.count_in(s.hands[other], number)):
                    s.draw_pile[s.draw_size] = number
                    s.draw_size += 1


def deal(s: FujiFlush, seat: int) -> None:
    s.shuffle(s.draw_pile, s.draw_size)
    for other in range(s.players):
        if other != seat:
            s.hands[other] = 0
            deal_to(s, other, s.sizes[other])


def deal_to(s: FujiFlush, seat: int, count: int) -> None:
    for _ in range(count):
        s.draw_size -= 1
        s.hands[seat] += cards.one(s.draw_pile[s.draw_size])


# Where the cards come from


def recall_own(s: play.Play, seat: int) -> None:
    for epoch in range(tables.MOST_SHUFFLES):
        for number in range(cards.KINDS):
            s.mine[epoch][number] = 0
    for i in range(s.hand_size):
        s.mine[0][s.history[i * s.players + seat]] += 1
    history.rewind(s)
    while history.read(s):
        if s.event == notes.DREW and s.event_seat == seat:
            s.mine[s.epoch][s.event_card] += 1
        history.follow(s)


def guess_sources(s: play.Play, seat: int) -> bool:
    """Propose a shuffle for each card that the others played; False if what happened later contradicts it."""
    history.rewind(s)
    fill_pool(s, 0)
    for other in range(s.players):
        s.unknown[0][other] = s.sizes[other] if other != seat else 0
    while history.read(s):
        if s.event == notes.RESHUFFLED:
            fill_pool(s, s.epoch + 1)
        elif s.event_seat != seat:
            if s.event == notes.DREW:
                s.unknown[s.epoch][s.event_seat] += 1
            elif not guess_source(s, s.event_seat, s.event_card):
                return False
        history.follow(s)
    return True


def fill_pool(s: play.Play, epoch: int) -> None:
    """With the cards of a shuffle, all but the seat's own."""
    for number in range(cards.KINDS):
        s.pool[epoch][number] = s.copies[number] if epoch == 0 else 0
    for i in range(s.discard_size):
        s.pool[epoch][s.discards[i]] += 1
    s.pool_size[epoch] = 0
    for number in range(cards.KINDS):
        s.pool[epoch][number] -= s.mine[epoch][number]
        s.pool_size[epoch] += s.pool[epoch][number]
    for other in range(s.players):
        s.unknown[epoch][other] = 0


def guess_source(s: play.Play, player: int, card: int) -> bool:
    """Choose the shuffle that a played card came from, as likely as each is."""
    total = 0
    for epoch in range(s.epoch + 1):
        total += likelihood(s, epoch, player, card)
    if total == 0:
        return False
    point = s.below(total)
    epoch = 0
    while point >= likelihood(s, epoch, player, card):
        point -= likelihood(s, epoch, player, card)
        epoch += 1
    s.unknown[epoch][player] -= 1
    s.pool[epoch][card] -= 1
    s.pool_size[epoch] -= 1
    return True


def likelihood(s: play.Play, epoch: int, player: int, card: int) -> int:
    """How many such cards the player has of that shuffle, on average."""
    if s.pool_size[epoch] == 0:
        return 0
    return s.unknown[epoch][player] * s.pool[epoch][card] * tables.CERTAIN // s.pool_size[epoch]


def deal_by_source(s: play.Play, seat: int) -> None:
    """Deal what is left of each shuffle to those who drew from it; the rest of the last is the draw pile."""
    for other in range(s.players):
        if other != seat:
            s.hands[other] = 0
    for epoch in range(s.epoch + 1):
        s.draw_size = 0
        for number in range(cards.LOW, cards.HIGH + 1):
            for _ in range(s.pool[epoch][number]):
                s.draw_pile[s.draw_size] = number
                s.draw_size += 1
        s.shuffle(s.draw_pile, s.draw_size)
        for other in range(s.players):
            deal_to(s, other, s.unknown[epoch][other])
