"""What a seat cannot know, dealt anew.

Hidden are the hands of the others, the order of the deck and, in Battle Royale, the cards that left the game unseen.
Nothing of that is looked at here: a whole history is imagined, every card drawn since the deal, from what the seat has
seen, and becomes the history of the world that is dealt. So the same is dealt from any two worlds that the seat cannot
tell apart.

Every order of the cards is as likely as every other, and the others discard at random, as long as they may. Of such
histories, only those stay in which everybody announces, calls falsely, goes out and makes the table wait as the seat
saw it.

- As long as no deck was refilled and the seat could never tell that somebody was asked: rejection sampling. A history
  is guessed until it fits, which makes each exactly as likely as it should be. (Where several announced and leave each
  other little choice, that is refused too often; then they choose again in turn, ten Gibbs sweeps.)
- Otherwise some guesses are better than others: importance resampling. Of twelve that fit, one is taken, as likely as
  its weight.
- In Battle Royale the history is that of the whole game, imagined round by round, those first that leave the least
  choice. (A game of some thousand events forgets former decks when one is refilled: which cards are hidden is known
  then, but no longer which deck they came from.)
"""

from __future__ import annotations

from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.knowledge import agreement, decks, guess, place, slots, waiting
from parlour.games.family_trade.rules import sets
from parlour.games.family_trade.state import Trade


def redeal(s: play.Play, seat: int) -> None:
    if s.phase not in (moves.MARKET, 0):  # else all cards are gathered
        put_back(s, seat)
        waiting.learn(s, seat)
        imagine(s, seat)
        if s.fault is not None:
            return
        agreement.write_asked(s)
        take_over(s, seat)
        place.choose_place(s, seat)
    leave_no_trace(s)


def put_back(s: play.Play, seat: int) -> None:
    """The card that another seat on turn has drawn unseen goes back onto the deck: it will draw anew."""
    if s.phase == moves.TURN and s.turn != seat and not s.called and not s.over:
        s.deck_size += 1
        s.events -= 1


def imagine(s: play.Play, seat: int) -> None:
    """Imagine one part of the history after the other. One that the others leave no cards for comes first when all
    begin anew."""
    find_parts(s)
    for attempt in range(tables.MOST_ATTEMPTS):
        s.attempts = attempt + 1
        decks.open_box(s, seat)
        failed = 0
        while failed < s.parts and imagine_part(s, seat, failed):
            failed += 1
        if failed == s.parts:
            decks.fill_out(s, seat)
            return
        put_first(s, failed)
    s.refuse_world()


def find_parts(s: play.Play) -> None:
    s.parts = 0
    s.first_epoch = 0
    at = 0
    while at < s.events:
        s.part_at[s.parts] = at
        s.part_epoch[s.parts] = s.first_epoch
        at = find_end(s, at)
        s.first_epoch += s.refilled
        s.parts += 1
        if s.mixed:
            put_first(s, s.parts - 1)


def put_first(s: play.Play, part: int) -> None:
    at = s.part_at[part]
    epoch = s.part_epoch[part]
    while part > 0:
        part -= 1
        s.part_at[part + 1] = s.part_at[part]
        s.part_epoch[part + 1] = s.part_epoch[part]
    s.part_at[0] = at
    s.part_epoch[0] = epoch


def find_end(s: play.Play, first: int) -> int:
    """A part ends with the deal or round: all cards about are of one deck then. Also whether there may be better
    and worse guesses about it."""
    s.waits = False
    s.mixed = False
    s.refilled = 0
    for at in range(first, s.events):
        kind = s.event_kind[at]
        if kind == tables.ROUND_END:
            return at + 1
        if kind == tables.RESHUFFLE:
            s.mixed = True
            s.refilled += 1
        elif kind == tables.DISCARD and not s.free and is_somebody_told(s, at):
            s.mixed = True
            s.waits = True
    return s.events


def is_somebody_told(s: play.Play, at: int) -> bool:
    """Whether the seat can tell that somebody was asked."""
    return s.told_before[at] >= tables.SOMEBODY or s.told_after[at] == tables.SOMEBODY


def imagine_part(s: play.Play, seat: int, part: int) -> bool:
    """Guess until it fits (rejection sampling). If some guesses are better than others, guess more often, and keep one
    as likely as its weight (importance resampling, with a reservoir of one)."""
    first = s.part_at[part]
    s.first_epoch = s.part_epoch[part]
    end = find_end(s, first)
    if s.waits:
        decks.take_up(s, seat, first, end)
    keep_pool(s)
    total: float = 0.0
    found = 0
    chosen = s.rng
    s.tries = 0
    while s.tries < tables.MOST_TRIES and found < tables.ENOUGH:
        start = s.rng
        s.tries += 1
        if try_part(s, seat, first, end):
            if not s.mixed:
                if s.weight >= 1.0 or slots.luck(s) < s.weight:
                    return True
                continue
            found += 1
            total += s.weight
            if slots.luck(s) * total < s.weight:
                chosen = start
    if found == 0:
        return False
    last = s.rng
    s.rng = chosen
    try_part(s, seat, first, end)
    s.rng = last
    return True


def try_part(s: play.Play, seat: int, first: int, end: int) -> bool:
    guess.start_part(s)
    for epoch in range(s.first_epoch, s.first_epoch + s.refilled + 1):
        for card in range(cards.KINDS):
            s.pool[epoch][card] = s.kept_pool[epoch][card]
        s.left[epoch] = s.kept_left[epoch]
    return guess.guess(s, seat, first, end) and agreement.agrees(s, seat, first, end)


def keep_pool(s: play.Play) -> None:
    for epoch in range(s.first_epoch, s.first_epoch + s.refilled + 1):
        for card in range(cards.KINDS):
            s.kept_pool[epoch][card] = s.pool[epoch][card]
        s.kept_left[epoch] = s.left[epoch]


# The world that it comes to


def take_over(s: play.Play, seat: int) -> None:
    find_drawn(s)
    for other in range(s.players):
        if other not in (seat, s.winner):
            s.hands[other] = s.now[other]
        if other != seat:
            s.ready[other] = ready_before_draw(s, other)
    size = 0
    for card in range(cards.KINDS):
        for _ in range(s.pool[s.refills][card]):
            s.deck[size] = card
            size += 1
    s.shuffle(s.deck, s.deck_size)


def find_drawn(s: play.Play) -> None:
    s.drawn = cards.NOTHING
    for at in range(s.events):
        if s.event_kind[at] == tables.DRAW:
            s.drawn = s.event_card[at]


def ready_before_draw(s: play.Play, other: int) -> int:
    hand = s.now[other]
    if other == s.turn and (s.called or (s.phase == moves.GOING_OUT and s.origin == cards.NOTHING)):
        hand -= cards.one(s.drawn)
    return sets.pair(hand) if s.ruleset == moves.BATTLE else sets.lacks(hand)


def leave_no_trace(s: Trade) -> None:
    """Of the true cards."""
    for i in range(s.deck_size, cards.MOST_CARDS):
        s.deck[i] = 0
    for at in range(s.events, tables.MOST_EVENTS):
        s.event_kind[at] = 0
        s.event_seat[at] = 0
        s.event_card[at] = 0
        s.event_asked[at] = 0
