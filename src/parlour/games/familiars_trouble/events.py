"""What happened in Familiar's Trouble, in its order; who may know of it follows from the vocabulary."""

from __future__ import annotations

from parlour.engine.fold import Event, To
from parlour.engine.state import Note
from parlour.games.familiars_trouble import moves, notes
from parlour.games.familiars_trouble.cards import CARD_TEXTS, COLOURS, Errand
from parlour.games.familiars_trouble.nouns import band, used_pile
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.vocabulary import PHASES

EXCHANGE, ERRANDS, TRICK, REPLENISHMENT = PHASES
PHASE = {
    moves.ASK_EXCHANGE: EXCHANGE,
    moves.ASK_PASS: EXCHANGE,
    moves.ASK_SWAP: ERRANDS,
    moves.ASK_PLAY: TRICK,
    moves.ASK_DRAW: REPLENISHMENT,
}
# The phase in which a decision was made, by what it tells first
DECIDED = {
    notes.CALLED: EXCHANGE,
    notes.PASSED: EXCHANGE,
    notes.SWAPPED: ERRANDS,
    notes.STAYED: ERRANDS,
    notes.PLAYED: TRICK,
    notes.REFILLED: REPLENISHMENT,
}


def phase(state: Trouble) -> str:
    return "over" if state.over else PHASE[state.asked]


def tell(state: Trouble, fresh: list[Note], mover: int) -> list[Event | To]:
    errands = moves.deck_of(state).errands
    events: list[Event | To] = []
    drawn: dict[int, list[str]] = {}
    for note in fresh:
        kind, seat, card, _ = note
        if kind == notes.DREW:
            drawn.setdefault(seat, []).append(CARD_TEXTS[card])
            continue
        events += drew(drawn)
        events += tell_errand(errands, note) or tell_round(state, note)
    if state.over:
        return [*events, ("over", *state.outcome())]
    before = DECIDED.get(fresh[0][0], "")  # none before the deal
    return events if before == phase(state) else [*events, ("phase", phase(state))]


def drew(drawn: dict[int, list[str]]) -> list[Event]:
    """One after the other, told together for each seat."""
    found: list[Event] = [("drew", seat, tuple(cards)) for seat, cards in drawn.items()]
    drawn.clear()
    return found


def tell_errand(errands: tuple[Errand, ...], note: Note) -> list[Event]:
    """Errands that come and go; nothing of other notes."""
    kind, first, second, third = note
    if kind == notes.LAID_OUT:
        return [("laid-out", *drawn(errands[first]))]
    if kind == notes.REFILLED:
        return [("refilled", first, *drawn(errands[second]))]
    if kind == notes.SWAPPED:
        old = errands[second]
        return [("swapped", first, old.id, *drawn(errands[third])), ("put-below", old.id, str(old.level))]
    if kind == notes.COMPLETED:
        thought = band(third)
        changed = [("thought", thought)] if thought != band(third - second) else []
        return [("completed", errands[first].id, second, third), *changed]
    return []


def drawn(errand: Errand) -> tuple[str, str]:
    return str(errand.level), errand.id


def tell_round(state: Trouble, note: Note) -> list[Event]:
    kind, first, second, third = note
    if kind == notes.ROUND:
        return [("round", first + 1, second), *signs_open(state, 1)]
    if kind == notes.CALLED:
        return [("called" if second else "declined", first)]
    if kind == notes.PASSED:
        return [("passed", first, CARD_TEXTS[second], third)]
    if kind == notes.STAYED:
        return [("stayed", first)]
    if kind == notes.PLAYED:
        led = signs_open(state, 0) if state.count == 1 else []
        return [("played", first, CARD_TEXTS[second]), ("counted", *totals(third)), *led]
    if kind == notes.TOOK_LEAD:
        return [("took-lead", first, *totals(second))]
    if kind == notes.SWEPT:
        trick = enumerate((first, second, third))
        used = [("used", seat, CARD_TEXTS[card], used_pile(card)) for seat, card in trick]
        return [*used, ("swept", state.lead), *([("signs-gone",)] if state.hints else [])]
    return [("ended", first, band(first))]


def signs_open(state: Trouble, is_open: int) -> list[Event]:
    """From the beginning of a round to the lead card, with hints (FT-9.2)."""
    return [("signs-open", is_open)] if state.hints else []


def totals(packed: int) -> tuple[int, ...]:
    return tuple(packed >> 8 * colour & 255 for colour in range(len(COLOURS)))
