"""What a seat sees of Fuji Flush."""

from __future__ import annotations

from parlour.engine.game import Note
from parlour.engine.view import HIDDEN, Card, Choice, Counter, Event, Scene, Zone
from parlour.games.fuji_flush import notes
from parlour.games.fuji_flush.cards import HIGH, LOW
from parlour.games.fuji_flush.rules import FujiFlush


def card(number: int, *tags: str) -> Card:
    return Card(text=str(number), name=str(number), title=str(number), tags=tags)


def hand_of(state: FujiFlush, seat: int) -> list[int]:
    hand = state.hands[seat]
    return [number for number in range(LOW, HIGH + 1) for _ in range(hand >> 3 * (number - LOW) & 7)]


def show(state: FujiFlush, seat: int | None) -> Scene:
    zones = []
    for other in range(state.players):
        zones += [hand(state, other, seat), place(state, other)]
    discards = sorted(list(state.discards)[: state.discard_size])
    zones.append(Zone("draw", "Draw pile", kind="stack", count=state.draw_size))
    zones.append(Zone("discards", "Discards", tuple(card(number) for number in discards), kind="stack"))
    left = [Counter(f"left:{s}", "Cards left", cards_left(state, s), s) for s in range(state.players)]
    return Scene(
        phase="The match is over" if state.over else "Fuji Flush",
        zones=tuple(zones),
        counters=tuple(left),
        prompt="" if state.over else "Play a card." if seat == state.seat else f"{{{state.seat}:plays|play}} a card.",
        turn=() if state.over else (state.seat,),
    )


def cards_left(state: FujiFlush, seat: int) -> int:
    return state.sizes[seat] + (state.table[seat] != 0)


def hand(state: FujiFlush, owner: int, viewer: int | None) -> Zone:
    numbers = hand_of(state, owner)
    cards = tuple(card(number) if owner == viewer else HIDDEN for number in numbers)
    return Zone(f"hand:{owner}", "Hand", cards, owner, "hand")


def place(state: FujiFlush, owner: int) -> Zone:
    number = state.table[owner]
    if number == 0:
        return Zone(f"table:{owner}", "Table", (), owner)
    value = state.force[number]
    joined = value // number
    note = f"worth {value}" + (f", {joined} cards of {number} together" if joined > 1 else "")
    return Zone(f"table:{owner}", "Table", (card(number),), owner, note=note)


def choice(state: FujiFlush, move: int) -> Choice:
    value = state.force[move] + move
    beaten = [s for s in range(state.players) if 0 < state.table[s] != move and state.force[state.table[s]] < value]
    label = f"Play the {move}"
    if value > move:
        label += f", joining to {value}"
    if beaten:
        label += ", flushing " + ", ".join(f"{{{s}}}'s {state.table[s]}" for s in beaten)
    return Choice(f"play {move}", label, (str(move),), f"hand:{state.seat}", f"table:{state.seat}")


def tell(state: FujiFlush, note: Note, viewer: int | None) -> Event | None:
    kind, seat, number, value = note
    if kind == notes.DEALT:
        return Event("deal", f"Everybody is dealt {seat} cards.", source="draw")
    if kind == notes.PLAYED:
        joins = f", joining to {value}" if value > number else ""
        text = f"{{{seat}:plays|play}} {number}{joins}."
        return Event("play", text, seat, (card(number),), f"hand:{seat}", f"table:{seat}")
    if kind == notes.FLUSHED:
        text = f"{{{seat}}}: the {number} is flushed."
        return Event("flush", text, seat, (card(number),), f"table:{seat}", "discards")
    if kind == notes.DREW:
        drawn = card(number) if seat == viewer else HIDDEN
        what = str(number) if seat == viewer else "a card"
        return Event("draw", f"{{{seat}:draws|draw}} {what}.", seat, (drawn,), "draw", f"hand:{seat}")
    if kind == notes.PUSHED:
        text = f"{{{seat}:pushes|push}} the {number} through."
        return Event("push", text, seat, (card(number),), f"table:{seat}", "discards")
    if kind == notes.WENT_OUT:
        return Event("win", f"{{{seat}:goes|go}} out and {{{seat}:wins|win}}!", seat)
    return Event("shuffle", "The discards are shuffled into a new draw pile.", source="discards", target="draw")
