"""What happened, in words: the notes of the rules as one seat may know them."""

from __future__ import annotations

from parlour.engine.scene import HIDDEN, Event
from parlour.engine.state import Note
from parlour.games.family_trade import faces, notes
from parlour.games.family_trade.cards import NOTHING, box_of
from parlour.games.family_trade.state import Trade


def tell(state: Trade, note: Note, viewer: int | None) -> Event | None:
    kind, a, b, c = note
    if kind == notes.DREW:  # TR-3.1, told to the seat alone
        if a != viewer:
            return None
        drawn = faces.card(state, b)
        return Event("draw", f"{{{a}:draws|draw}} {drawn.name}.", a, (drawn,), "deck", f"hand:{a}")
    if kind == notes.SHOWED_DRAW:
        if a == viewer:
            return None
        return Event("draw", f"{{{a}:draws|draw}} a card.", a, (HIDDEN,), "deck", f"hand:{a}")
    if kind == notes.DISCARDED:
        thrown = faces.card(state, b)
        return Event("discard", f"{{{a}:discards|discard}} {thrown.name}.", a, (thrown,), f"hand:{a}", f"discards:{a}")
    if kind in SEAT_TEXTS:
        name, text = SEAT_TEXTS[kind]
        return Event(name, text.format(seat=a, amount=faces.money(b)), a)
    if kind in (notes.ROLLED, notes.MOVED, notes.REROLLED):
        return market_event(state, note)
    if kind == notes.DEALT:
        text = f"{{{a}:deals|deal}} {c} cards each" + (f", for the {ordinal(b)} time in a row." if b > 1 else ".")
        return Event("deal", text, a, source="deck")
    if kind == notes.WENT_OUT:
        return went_out(state, a, b, c)
    if kind == notes.TOTAL:
        times = f" times {c} is {faces.money(b * c)}" if c > 1 else ""
        return Event("total", f"The total is {faces.money(b)}{times}.", a)
    if kind == notes.TO_SEAT:
        return Event("pay", f"{{{a}:pays|pay}} {faces.money(c)} to {{{b}}}.", a)
    return Event(*TEXTS[kind]) if kind in TEXTS else None


SEAT_TEXTS = {
    notes.KEPT: ("market", "{{{seat}:keeps|keep}} the market."),
    notes.ANNOUNCED: ("announce", "{{{seat}:announces|announce}}: one to go!"),
    notes.CALLED: ("call", "{{{seat}:calls|call}} done, and it is not true."),
    notes.STOOD: ("stand", "{{{seat}:stands|stand}}."),
    notes.FROM_BANK: ("pay", "{{{seat}:gets|get}} {amount} from the bank."),
    notes.TO_BANK: ("pay", "{{{seat}:pays|pay}} {amount} to the bank."),
    notes.TO_JACKPOT: ("pay", "{{{seat}:pays|pay}} {amount} into the Jackpot."),
    notes.JACKPOT: ("pay", "{{{seat}:takes|take}} the Jackpot of {amount}."),
    notes.DEALER: ("dealer", "{{{seat}:is|are}} the next dealer."),
}
TEXTS = {
    notes.WASHOUT: ("washout", "The deck is empty: nobody wins this deal."),
    notes.RESHUFFLED: ("shuffle", "The deck is empty: the discards are shuffled into a new one."),
    notes.OUT_OF_CARDS: ("end", "There are no more cards: the game ends."),
    notes.OUT_OF_BILLS: ("end", "The bank has run out of bills: the game ends."),
}


def market_event(state: Trade, note: Note) -> Event:
    kind, a, b, c = note
    if kind == notes.ROLLED:
        return Event("roll", f"The die of {box_of(state).name(a)} shows {faces.money(b)}.")
    if kind == notes.MOVED:
        name = box_of(state).name(a).capitalize()
        return Event("market", f"{name} goes {'up' if c else 'down'} to {faces.money(b)}.")
    return Event("reroll", f"{{{a}:rerolls|reroll}} {box_of(state).name(b)}.", a)


def went_out(state: Trade, seat: int, origin: int, packed: int) -> Event:
    sets = [box_of(state).name((packed >> 4 * place & 15) - 1) for place in range(3) if packed >> 4 * place & 15]
    last = f", the last card from {{{origin}}}" if origin != NOTHING else ""
    return Event("out", f"Done! {{{seat}:goes|go}} out with {', '.join(sets)}{last}.", seat)


def ordinal(number: int) -> str:
    return {2: "second", 3: "third"}.get(number, f"{number}th")
