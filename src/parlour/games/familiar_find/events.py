"""What happened, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.state import Note
from parlour.engine.scene import HIDDEN, Event
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.faces import (
    card,
    card_set,
    familiar_name,
    label_zone,
    labelled,
    location_card,
    name,
)
from parlour.games.familiar_find.state import Find

REASONS = {
    notes.BY_ASTRAL: "with three Astral Essences",
    notes.BY_SET: "with a complete set of Ingredients",
    notes.BY_ABYSS: "as the last one left",
    notes.BY_COUNT: "with the most Essences, or Ingredients, when the deck ran out",
}

# What a seat does with one card before everybody's eyes: the event, the sentence, and the card's way
WITH_CARD = {
    notes.COLLECTED: ("collect", "{{{seat}:collects|collect}} {card}.", "pile", "collection"),
    notes.TOLLED: ("discard", "{{{seat}:pays|pay}} {card} as the toll.", "hand", "discards"),
    notes.LEFT: ("leave", "{{{seat}:leaves|leave}} {card} on {pile}.", "", "pile"),
    notes.DISCARDED: ("discard", "{{{seat}:discards|discard}} {card}.", "collection", "discards"),
    notes.GAVE_UP: ("discard", "{{{seat}:discards|discard}} {card} from the hand.", "hand", "discards"),
    notes.SANK: ("discard", "{card} sinks in the pond without effect.", "collection", "discards"),
    notes.SHED: ("shed", "{{{seat}:sheds|shed}} {card} without effect.", "collection", "discards"),
    notes.CAST_AWAY: ("place", "{{{seat}:puts|put}} {card} on {pile}.", "collection", "pile"),
    notes.PLUCKED: ("collect", "{{{seat}:plucks|pluck}} {card} from {pile}.", "pile", "collection"),
    notes.PLACED: ("place", "{{{seat}:plays|play}} {card} on {pile}.", "hand", "pile"),
    notes.OFFERED: ("collect", "{{{seat}:gets|get}} {card} from the deck.", "deck", "collection"),
}


def tell(state: Find, note: Note, viewer: int | None) -> Event | None:
    kind, a, b, c = note
    if kind in WITH_CARD:
        return with_card(state, WITH_CARD[kind], a, b, c)
    if kind in PLAIN:
        return PLAIN[kind](state, a, b, c)
    if kind == notes.DREW:
        return drew(state, a, b, viewer)
    if kind == notes.HID:
        return hid(state, a, b, c, viewer)
    return saw(state, a, b, c) if kind == notes.SAW and viewer == a else None


# What only one seat knows


def drew(state: Find, seat: int, kind: int, viewer: int | None) -> Event:
    mine = seat == viewer
    what = name(state, kind) if mine else "a card"
    shown = card(state, kind) if mine else HIDDEN
    return Event("draw", f"{{{seat}:draws|draw}} {what}.", seat, (shown,), "deck", f"hand:{seat}")


def hid(state: Find, seat: int, kind: int, pile: int, viewer: int | None) -> Event:
    mine = seat == viewer
    what = name(state, kind) if mine else "a card"
    shown = card(state, kind, up=False) if mine else HIDDEN
    text = f"{{{seat}:plays|play}} {what} face down on {labelled(pile)}."
    return Event("hide", text, seat, (shown,), f"hand:{seat}", label_zone(state, pile))


def saw(state: Find, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:sees|see}} {name(state, kind)} in {labelled(pile)}."
    return Event("see", text, seat, (card(state, kind, up=False),), label_zone(state, pile))


# What everybody knows


def with_card(state: Find, told: tuple[str, str, str, str], seat: int, kind: int, pile: int) -> Event:
    event, sentence, source, target = told
    zones = {"hand": f"hand:{seat}", "collection": f"collection:{seat}", "pile": label_zone(state, pile)}
    text = sentence.format(seat=seat, card=name(state, kind), pile=labelled(pile))
    return Event(event, text, seat, (card(state, kind),), zones.get(source, source), zones.get(target, target))


def chose(state: Find, seat: int, familiar: int, _: int) -> Event:
    return Event("choose", f"{{{seat}:chooses|choose}} {familiar_name(state, familiar)}.", seat)


def arrived(state: Find, location: int, left: int, _: int) -> Event:
    face = location_card(state, location)
    text = (
        f"The Location is now {face.title}: {face.caption}" if left else f"The Location is {face.title}: {face.caption}"
    )
    return Event("location", text, cards=(face,), source="locations", target="location")


def laid(state: Find, kind: int, pile: int, _: int) -> Event:
    text = f"{name(state, kind)} is laid on {labelled(pile)}."
    return Event("lay", text, None, (card(state, kind),), "deck", label_zone(state, pile))


def flipped(state: Find, seat: int, kind: int, up: int) -> Event:
    side = "up" if up else "down"
    text = f"{{{seat}:turns|turn}} {name(state, kind)} face {side} on the centre."
    return Event("turn", text, seat, (card(state, kind, up=bool(up)),), "pile:centre")


def takes(state: Find, seat: int, pile: int, count: int) -> Event:
    cards_taken = "1 card" if count == 1 else f"{count} cards"
    return Event("take", f"{{{seat}:takes|take}} {labelled(pile)}, {cards_taken}.", seat)


def revealed(state: Find, kind: int, pile: int, _: int) -> Event:
    text = f"{name(state, kind)} is turned up in {labelled(pile)}."
    return Event("reveal", text, None, (card(state, kind),), label_zone(state, pile))


def bartered(state: Find, seat: int, both: int, other: int) -> Event:
    mine, theirs = both % 16, both // 16
    text = f"{{{seat}:gives|give}} {name(state, mine)} to {{{other}}} for {name(state, theirs)}."
    shown = (card(state, mine), card(state, theirs))
    return Event("barter", text, seat, shown, f"collection:{seat}", f"collection:{other}")


def gusted(state: Find, packed: int, source: int, target: int) -> Event:
    seat, face = packed % 8, packed // 8
    what = name(state, face - 1) if face else "a face-down card"
    shown = card(state, face - 1) if face else HIDDEN
    text = f"{{{seat}:moves|move}} {what} from {labelled(source)} to {labelled(target)}."
    return Event("gust", text, seat, (shown,), label_zone(state, source), label_zone(state, target))


def cast(state: Find, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:casts|cast}} {name(state, kind)}: {cards.EFFECTS[cards.CODES[kind]]}"
    return Event("cast", text, seat, (card(state, kind),), f"collection:{seat}", "discards")


def looked(state: Find, seat: int, count: int, pile: int) -> Event:
    many = "the face-down card" if count == 1 else f"{count} face-down cards"
    return Event("look", f"{{{seat}:looks|look}} at {many} of {labelled(pile)}.", seat)  # FI-11.2


def swapped(state: Find, seat: int, both: int, pile: int) -> Event:
    mine, theirs = both % 16, both // 16
    text = f"{{{seat}:swaps|swap}} {name(state, mine)} for {name(state, theirs)} on {labelled(pile)}."
    shown = (card(state, mine), card(state, theirs))
    return Event("swap", text, seat, shown, f"hand:{seat}", label_zone(state, pile))


def nine_lives(state: Find, seat: int, _b: int, _c: int) -> Event:
    return Event("life", f"{card_set(state).familiars[cards.CAT]} saves {{{seat}}}.", seat)


def cleared(state: Find, seat: int, _b: int, _c: int) -> Event:
    text = f"{{{seat}:discards|discard}} the whole collection."
    return Event("discard", text, seat, (), f"collection:{seat}", "discards")


def won(state: Find, seat: int, reason: int, _: int) -> Event:
    return Event("win", f"{{{seat}:wins|win}} {REASONS[reason]}!", seat)


def out(state: Find, seat: int, _b: int, _c: int) -> Event:
    return Event("lose", f"{{{seat}:loses|lose}} to three Abyss Essences.", seat)


def merged(state: Find, pile: int, _b: int, _c: int) -> Event:
    return Event("merge", f"The piles beside it become {labelled(pile)}.", target=label_zone(state, pile))


def deck_out(state: Find, _a: int, _b: int, _c: int) -> Event:
    return Event("end", "The deck has run out.")


def renewed(state: Find, _a: int, _b: int, _c: int) -> Event:
    text = "The Locations left are shuffled into a new deck."
    return Event("shuffle", text, source="locations:gone", target="locations")


def turn(state: Find, seat: int, _b: int, _c: int) -> Event:
    return Event("turn", f"{{{seat}:begins|begin}} a turn.", seat)


PLAIN: dict[int, Callable[[Find, int, int, int], Event]] = {
    notes.CHOSE: chose,
    notes.LOCATION: arrived,
    notes.LAID: laid,
    notes.FLIPPED: flipped,
    notes.TAKES: takes,
    notes.REVEALED: revealed,
    notes.BARTERED: bartered,
    notes.GUSTED: gusted,
    notes.CAST: cast,
    notes.LOOKED: looked,
    notes.SWAPPED: swapped,
    notes.NINE_LIVES: nine_lives,
    notes.CLEARED: cleared,
    notes.WON: won,
    notes.OUT: out,
    notes.MERGED: merged,
    notes.DECK_OUT: deck_out,
    notes.RENEWED: renewed,
    notes.TURN: turn,
}
