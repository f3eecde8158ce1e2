"""What the others' plays tell: worlds by importance weights.

Who plays a card has kept the others, so they are likelier those that would have been a worse play. For each seat and
each number the weights say how well holding it fits the seat's last few plays.
"""

from __future__ import annotations

from parlour.engine.state import Beliefs
from parlour.games.fuji_flush import cards, notes, play, strategy, tables
from parlour.games.fuji_flush.knowledge import history, redeal


def recollect(s: play.Play, beliefs: Beliefs) -> None:
    for i in range(tables.EVENTS):
        beliefs.weights[i] = tables.SURE
    for i in range(tables.EVENTS, tables.event_at(cards.MOST_SEATS, 0)):
        beliefs.weights[i] = 0
    if s.reshuffles != 0:
        return
    history.rewind(s)
    while history.read(s):
        if s.event == notes.PLAYED:
            recall_play(s, s.event_seat, s.event_card, beliefs)
        elif s.event == notes.DREW:
            add_event(s.event_seat, notes.DREW, beliefs)
        history.follow(s)


def recall_play(s: play.Play, player: int, card: int, beliefs: Beliefs) -> None:
    at = add_event(player, notes.PLAYED, beliefs)
    for age in range(1, tables.AGES):
        beliefs.weights[at + age] = beliefs.weights[tables.weight_at(player, age, card)]
    weigh(s, player, card, beliefs)


def add_event(seat: int, event: int, beliefs: Beliefs) -> int:
    """The last place stays free: it is where the events of a seat end, even with a deck that gives it more."""
    at = tables.event_at(seat, 0)
    last = tables.event_at(seat, tables.MOST_EVENTS - 1)
    while beliefs.weights[at] != 0:
        at += tables.AGES
    if at != last:
        beliefs.weights[at] = event
    return at


def weigh(s: play.Play, player: int, card: int, beliefs: Beliefs) -> None:
    """The player preferred this card to all it kept."""
    strategy.count_open(s)
    chosen = strategy.worth_of(s, card)
    for number in range(cards.LOW, cards.HIGH + 1):
        excess = strategy.worth_of(s, number) - chosen
        fit = tables.SURE if excess <= 0 else tables.SURE * tables.DOUBT // (tables.DOUBT + excess)
        for age in range(tables.AGES - 1, 0, -1):
            weight = beliefs.weights[tables.weight_at(player, age - 1, number)] * fit // tables.SURE
            beliefs.weights[tables.weight_at(player, age, number)] = weight if weight > 0 else 1


def believe(s: play.Play, seat: int, beliefs: Beliefs) -> None:
    if s.reshuffles != 0:
        redeal.redeal(s, seat)
        return
    strategy.count_unseen(s)
    for other in range(s.players):
        if other != seat:
            deal_likely(s, other, beliefs)
    s.draw_size = 0
    for number in range(cards.LOW, cards.HIGH + 1):
        for _ in range(s.unseen[number]):
            s.draw_pile[s.draw_size] = number
            s.draw_size += 1
    s.shuffle(s.draw_pile, s.draw_size)


def deal_likely(s: play.Play, other: int, beliefs: Beliefs) -> None:
    plays = find_ages(s, other, beliefs)
    s.hands[other] = 0
    for i in range(s.sizes[other]):
        card = pick(s, tables.weight_at(other, age_of(s, i, plays), 0), beliefs)
        s.unseen[card] -= 1
        s.hands[other] += cards.one(card)


def find_ages(s: play.Play, other: int, beliefs: Beliefs) -> int:
    """Imagine which draws a hand consists of: after which of its plays each came. Returns the number of plays."""
    size = s.hand_size
    for i in range(size):
        s.drawn_after[i] = 0
    plays = 0
    at = tables.event_at(other, 0)
    while beliefs.weights[at] != 0:
        if beliefs.weights[at] == notes.PLAYED:
            played = pick_played(s, at, plays, size, beliefs)
            size -= 1
            plays += 1
            s.drawn_after[played] = s.drawn_after[size]
        else:
            s.drawn_after[size] = plays
            size += 1
        at += tables.AGES
    return plays


def age_of(s: play.Play, i: int, plays: int) -> int:
    age = plays - s.drawn_after[i]
    return age if age < tables.AGES else tables.AGES - 1


def pick_played(s: play.Play, at: int, plays: int, size: int, beliefs: Beliefs) -> int:
    """Which of the draws the card played may have been: hardly one that had been kept for something worse."""
    total = 0
    chosen = 0
    for i in range(size):
        age = age_of(s, i, plays)
        weight = beliefs.weights[at + age] if age > 0 else tables.SURE
        total += weight
        if s.below(total) < weight:
            chosen = i
    return chosen


def pick(s: play.Play, at: int, beliefs: Beliefs) -> int:
    """An unseen card, each as likely as its weight."""
    total = 0
    for number in range(cards.LOW, cards.HIGH + 1):
        total += s.unseen[number] * beliefs.weights[at + number]
    point = s.below(total)
    number = cards.LOW
    while point >= s.unseen[number] * beliefs.weights[at + number]:
        point -= s.unseen[number] * beliefs.weights[at + number]
        number += 1
    return number
