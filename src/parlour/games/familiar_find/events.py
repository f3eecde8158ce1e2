"""What happened in A Familiar Find, in its order; who may know of it follows from the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.engine.fold import Event, To
from parlour.engine.state import Note
from parlour.games.familiar_find import moves, notes
from parlour.games.familiar_find.state import Find
from parlour.games.familiar_find.vocabulary import REASONS_TO_WIN

Events = list[Event | To]

NO_CARD = {notes.TURN: "turn", notes.OUT: "lost"}
WITH_CARD = {
    notes.TOLLED: "tolled",
    notes.DISCARDED: "discarded",
    notes.SANK: "sank",
    notes.CAST: "cast",
    notes.RESOLVED: "resolved",
    notes.SHED: "shed",
    notes.OFFERED: "offered",
}
CARD_AND_PILE = {
    notes.LEFT: "left",
    notes.CAST_AWAY: "cast-off",
    notes.PLUCKED: "plucked",
    notes.PLACED: "placed",
    notes.HID: "hid",
}
PLAIN = {notes.RENEWED: "renewed", notes.CHECKED: "checked", notes.DECK_OUT: "deck-out"}

# Notes of one card each that are told together, if they are alike in this number
TOGETHER = {notes.DREW: 1, notes.COLLECTED: 1, notes.GAVE_UP: 1, notes.REVEALED: 2, notes.SAW: 3}


def tell(state: Find, fresh: list[Note], mover: int) -> Events:
    events: Events = []
    for run in runs(in_order(fresh)):
        kind, a, b, c = run[0]
        if kind in SEVERAL:
            events.append(SEVERAL[kind](state, run))
        elif kind in NO_CARD:
            events.append((NO_CARD[kind], a))
        elif kind in WITH_CARD:
            events.append((WITH_CARD[kind], a, moves.card_text(state, b)))
        elif kind in CARD_AND_PILE:
            events.append((CARD_AND_PILE[kind], a, moves.card_text(state, b), pile(c)))
        elif kind in PLAIN:
            events.append((PLAIN[kind],))
        else:
            events += OTHERS[kind](state, a, b, c)
    return [*events, ("over", *state.outcome())] if state.over else events


def in_order(fresh: list[Note]) -> list[Note]:
    """Somebody takes a pile or looks at it, and then sees its cards; who knew them all learns nothing."""
    found: list[Note] = []
    seen: list[Note] = []
    for note in fresh:
        kind = note[0]
        if kind in (notes.REVEALED, notes.SAW):
            seen.append(note)
        elif kind == notes.KNEW:
            seen.clear()
        else:
            found += [note, *seen] if kind in (notes.TAKES, notes.LOOKED) else [*seen, note]
            seen.clear()
    return found + seen


def runs(ordered: list[Note]) -> Iterator[list[Note]]:
    run: list[Note] = []
    for note in ordered:
        at = TOGETHER.get(note[0])
        if run and (at is None or run[0][0] != note[0] or run[0][at] != note[at]):
            yield run
            run = []
        run.append(note)
    if run:
        yield run


def pile(label: int) -> str:
    return "centre" if label == 0 else f"{label // 8 - 1}-{label % 8}"


# Several cards


def drew(state: Find, run: list[Note]) -> Event:
    return "drew", run[0][1], codes_of(state, run)


def collected(state: Find, run: list[Note]) -> Event:
    return "collected", run[0][1], codes_of(state, run), pile(run[0][3])


def gave_up(state: Find, run: list[Note]) -> Event:
    return "gave-up", run[0][1], codes_of(state, run)


def revealed(state: Find, run: list[Note]) -> Event:
    is_known = all(known for *_, known in run)
    codes = tuple(moves.card_text(state, kind) for _, kind, _, _ in run)
    return "shown" if is_known else "revealed", codes, pile(run[0][2])


def saw(state: Find, run: list[Note]) -> To:
    return To((run[0][1],), ("saw", codes_of(state, run), pile(run[0][3])))


def codes_of(state: Find, run: list[Note]) -> tuple[str, ...]:
    return tuple(moves.card_text(state, kind) for _, _, kind, _ in run)


SEVERAL: dict[int, Callable[[Find, list[Note]], Event | To]] = {
    notes.DREW: drew,
    notes.COLLECTED: collected,
    notes.GAVE_UP: gave_up,
    notes.REVEALED: revealed,
    notes.SAW: saw,
}


# Others


def chose(state: Find, seat: int, familiar: int, _: int) -> Events:
    events: Events = [("chose", seat, moves.familiar_codes(state)[familiar])]
    return [*events, ("all-chose",)] if seat == state.players - 1 else events


def arrived(state: Find, location: int, left: int, _: int) -> Events:
    new = moves.location_text(state, location)
    return [("travelled", moves.location_text(state, left), new) if left else ("found", new)]


def laid(state: Find, kind: int, label: int, _: int) -> Events:
    return [("laid", moves.card_text(state, kind), pile(label))]


def flipped(state: Find, packed: int, kind: int, label: int) -> Events:
    seat, up = packed % 8, packed // 8
    return [("turned-up" if up else "turned-down", seat, moves.card_text(state, kind), pile(label))]


def took(state: Find, seat: int, label: int, count: int) -> Events:
    return [("took", seat, pile(label), count)]


def bartered(state: Find, seat: int, both: int, other: int) -> Events:
    mine, theirs = two_of(state, both)
    return [("bartered", seat, mine, other, theirs)]


def gusted(state: Find, packed: int, source: int, target: int) -> Events:
    seat, face = packed % 8, packed // 8
    if not face:
        return [("gusted-down", seat, pile(source), pile(target))]
    return [("gusted", seat, moves.card_text(state, face - 1), pile(source), pile(target))]


def looked(state: Find, seat: int, count: int, label: int) -> Events:
    return [("looked", seat, count, pile(label))]


def swapped(state: Find, seat: int, both: int, label: int) -> Events:
    return [("swapped", seat, *two_of(state, both), pile(label))]


def two_of(state: Find, both: int) -> tuple[str, str]:
    return moves.card_text(state, both % notes.BOTH), moves.card_text(state, both // notes.BOTH)


def nine_lives(state: Find, seat: int, familiar: int, _: int) -> Events:
    return [("nine-lives", seat, moves.familiar_codes(state)[familiar])]


def cleared(state: Find, seat: int, count: int, end: int) -> Events:
    """The discards are never shuffled again, so that the cards still lie where they were put."""
    return [("cleared", seat, tuple(moves.card_text(state, kind) for kind in state.discards[end - count : end]))]


def lacks(state: Find, seat: int, count: int, _: int) -> Events:
    return [("lacks", seat, count)]


def merged(state: Find, label: int, loser: int, number: int) -> Events:
    before, after = label // 8 - 1, label % 8
    return [("went-out", loser, number), ("joined", f"{before}-{loser}", f"{loser}-{after}", pile(label))]


def won(state: Find, seat: int, reason: int, _: int) -> Events:
    return [("won", seat, REASONS_TO_WIN[reason])]


OTHERS: dict[int, Callable[[Find, int, int, int], Events]] = {
    notes.CHOSE: chose,
    notes.LOCATION: arrived,
    notes.LAID: laid,
    notes.FLIPPED: flipped,
    notes.TAKES: took,
    notes.BARTERED: bartered,
    notes.GUSTED: gusted,
    notes.LOOKED: looked,
    notes.SWAPPED: swapped,
    notes.NINE_LIVES: nine_lives,
    notes.CLEARED: cleared,
    notes.LACKS: lacks,
    notes.MERGED: merged,
    notes.WON: won,
}
