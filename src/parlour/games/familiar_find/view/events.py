"""What happened, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from parlour.engine.game import Note
from parlour.engine.view import HIDDEN, Event
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules.secrets import Secrets
from parlour.games.familiar_find.view.faces import (
    card,
    card_set,
    familiar_name,
    label_zone,
    labelled,
    location_card,
    name,
)

REASONS = {
    notes.BY_ASTRAL: "with three Astral Essences",
    notes.BY_SET: "with a complete set of Ingredients",
    notes.BY_ABYSS: "as the last one left",
    notes.BY_COUNT: "with the most Essences, or Ingredients, when the deck ran out",
}


def tell(state: Secrets, note: Note, viewer: int | None) -> Event | None:
    kind, a, b, c = note
    if kind in PLAIN:
        return PLAIN[kind](state, a, b, c)
    if kind == notes.DREW:
        return drew(state, a, b, viewer)
    if kind == notes.HID:
        return hid(state, a, b, c, viewer)
    return saw(state, a, b, c) if viewer == a else None


# What only one seat knows


def drew(state: Secrets, seat: int, kind: int, viewer: int | None) -> Event:
    mine = seat == viewer
    what = name(state, kind) if mine else "a card"
    shown = card(state, kind) if mine else HIDDEN
    return Event("draw", f"{{{seat}:draws|draw}} {what}.", seat, (shown,), "deck", f"hand:{seat}")


def hid(state: Secrets, seat: int, kind: int, pile: int, viewer: int | None) -> Event:
    mine = seat == viewer
    what = name(state, kind) if mine else "a card"
    shown = card(state, kind, up=False) if mine else HIDDEN
    text = f"{{{seat}:plays|play}} {what} face down on {labelled(pile)}."
    return Event("hide", text, seat, (shown,), f"hand:{seat}", label_zone(state, pile))


def saw(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:sees|see}} {name(state, kind)} in {labelled(pile)}."
    return Event("see", text, seat, (card(state, kind, up=False),), label_zone(state, pile))


# What everybody knows


def chose(state: Secrets, seat: int, familiar: int, _: int) -> Event:
    return Event("choose", f"{{{seat}:chooses|choose}} {familiar_name(state, familiar)}.", seat)


def arrived(state: Secrets, location: int, left: int, _: int) -> Event:
    face = location_card(state, location)
    text = (
        f"The Location is now {face.title}: {face.caption}" if left else f"The Location is {face.title}: {face.caption}"
    )
    return Event("location", text, cards=(face,), source="locations", target="location")


def laid(state: Secrets, kind: int, pile: int, _: int) -> Event:
    text = f"{name(state, kind)} is laid on {labelled(pile)}."
    return Event("lay", text, None, (card(state, kind),), "deck", label_zone(state, pile))


def flipped(state: Secrets, seat: int, kind: int, up: int) -> Event:
    side = "up" if up else "down"
    text = f"{{{seat}:turns|turn}} {name(state, kind)} face {side} on the centre."
    return Event("turn", text, seat, (card(state, kind, up=bool(up)),), "pile:centre")


def takes(state: Secrets, seat: int, pile: int, count: int) -> Event:
    cards_taken = "1 card" if count == 1 else f"{count} cards"
    return Event("take", f"{{{seat}:takes|take}} {labelled(pile)}, {cards_taken}.", seat)


def revealed(state: Secrets, kind: int, pile: int, _: int) -> Event:
    text = f"{name(state, kind)} is turned up in {labelled(pile)}."
    return Event("reveal", text, None, (card(state, kind),), label_zone(state, pile))


def collected(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:collects|collect}} {name(state, kind)}."
    return Event("collect", text, seat, (card(state, kind),), label_zone(state, pile), f"collection:{seat}")


def tolled(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:pays|pay}} {name(state, kind)} as the toll."
    return Event("discard", text, seat, (card(state, kind),), f"hand:{seat}", "discards")


def left(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:leaves|leave}} {name(state, kind)} on {labelled(pile)}."
    return Event("leave", text, seat, (card(state, kind),), "", label_zone(state, pile))


def discarded(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:discards|discard}} {name(state, kind)}."
    return Event("discard", text, seat, (card(state, kind),), f"collection:{seat}", "discards")


def gave_up(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:discards|discard}} {name(state, kind)} from the hand."
    return Event("discard", text, seat, (card(state, kind),), f"hand:{seat}", "discards")


def sank(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{name(state, kind)} sinks in the pond without effect."
    return Event("discard", text, seat, (card(state, kind),), f"collection:{seat}", "discards")


def bartered(state: Secrets, seat: int, both: int, other: int) -> Event:
    mine, theirs = both % 16, both // 16
    text = f"{{{seat}:gives|give}} {name(state, mine)} to {{{other}}} for {name(state, theirs)}."
    shown = (card(state, mine), card(state, theirs))
    return Event("barter", text, seat, shown, f"collection:{seat}", f"collection:{other}")


def gusted(state: Secrets, packed: int, source: int, target: int) -> Event:
    seat, face = packed % 8, packed // 8
    what = name(state, face - 1) if face else "a face-down card"
    shown = card(state, face - 1) if face else HIDDEN
    text = f"{{{seat}:moves|move}} {what} from {labelled(source)} to {labelled(target)}."
    return Event("gust", text, seat, (shown,), label_zone(state, source), label_zone(state, target))


def cast(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:casts|cast}} {name(state, kind)}: {cards.EFFECTS[cards.CODES[kind]]}"
    return Event("cast", text, seat, (card(state, kind),), f"collection:{seat}", "discards")


def shed(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:sheds|shed}} {name(state, kind)} without effect."
    return Event("shed", text, seat, (card(state, kind),), f"collection:{seat}", "discards")


def cast_away(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:puts|put}} {name(state, kind)} on {labelled(pile)}."
    return Event("place", text, seat, (card(state, kind),), f"collection:{seat}", label_zone(state, pile))


def looked(state: Secrets, seat: int, count: int, pile: int) -> Event:
    many = "the face-down card" if count == 1 else f"{count} face-down cards"
    return Event("look", f"{{{seat}:looks|look}} at {many} of {labelled(pile)}.", seat)  # FI-11.2


def plucked(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:plucks|pluck}} {name(state, kind)} from {labelled(pile)}."
    return Event("collect", text, seat, (card(state, kind),), label_zone(state, pile), f"collection:{seat}")


def swapped(state: Secrets, seat: int, both: int, pile: int) -> Event:
    mine, theirs = both % 16, both // 16
    text = f"{{{seat}:swaps|swap}} {name(state, mine)} for {name(state, theirs)} on {labelled(pile)}."
    shown = (card(state, mine), card(state, theirs))
    return Event("swap", text, seat, shown, f"hand:{seat}", label_zone(state, pile))


def placed(state: Secrets, seat: int, kind: int, pile: int) -> Event:
    text = f"{{{seat}:plays|play}} {name(state, kind)} on {labelled(pile)}."
    return Event("place", text, seat, (card(state, kind),), f"hand:{seat}", label_zone(state, pile))


def offered(state: Secrets, seat: int, kind: int, _: int) -> Event:
    text = f"{{{seat}:gets|get}} {name(state, kind)} from the deck."
    return Event("collect", text, seat, (card(state, kind),), "deck", f"collection:{seat}")


def nine_lives(state: Secrets, seat: int, _b: int, _c: int) -> Event:
    return Event("life", f"{card_set(state).familiars[cards.CAT]} saves {{{seat}}}.", seat)


def cleared(state: Secrets, seat: int, _b: int, _c: int) -> Event:
    text = f"{{{seat}:discards|discard}} the whole collection."
    return Event("discard", text, seat, (), f"collection:{seat}", "discards")


def won(state: Secrets, seat: int, reason: int, _: int) -> Event:
    return Event("win", f"{{{seat}:wins|win}} {REASONS[reason]}!", seat)


def out(state: Secrets, seat: int, _b: int, _c: int) -> Event:
    return Event("lose", f"{{{seat}:loses|lose}} to three Abyss Essences.", seat)


def merged(state: Secrets, pile: int, _b: int, _c: int) -> Event:
    return Event("merge", f"The piles beside it become {labelled(pile)}.", target=label_zone(state, pile))


def deck_out(state: Secrets, _a: int, _b: int, _c: int) -> Event:
    return Event("end", "The deck has run out.")


def renewed(state: Secrets, _a: int, _b: int, _c: int) -> Event:
    text = "The Locations left are shuffled into a new deck."
    return Event("shuffle", text, source="locations:gone", target="locations")


def turn(state: Secrets, seat: int, _b: int, _c: int) -> Event:
    return Event("turn", f"{{{seat}:begins|begin}} a turn.", seat)


PLAIN: dict[int, Callable[[Secrets, int, int, int], Event]] = {
    notes.CHOSE: chose,
    notes.LOCATION: arrived,
    notes.LAID: laid,
    notes.FLIPPED: flipped,
    notes.TAKES: takes,
    notes.REVEALED: revealed,
    notes.COLLECTED: collected,
    notes.TOLLED: tolled,
    notes.LEFT: left,
    notes.DISCARDED: discarded,
    notes.GAVE_UP: gave_up,
    notes.SANK: sank,
    notes.BARTERED: bartered,
    notes.GUSTED: gusted,
    notes.CAST: cast,
    notes.SHED: shed,
    notes.CAST_AWAY: cast_away,
    notes.LOOKED: looked,
    notes.PLUCKED: plucked,
    notes.SWAPPED: swapped,
    notes.PLACED: placed,
    notes.OFFERED: offered,
    notes.NINE_LIVES: nine_lives,
    notes.CLEARED: cleared,
    notes.WON: won,
    notes.OUT: out,
    notes.MERGED: merged,
    notes.DECK_OUT: deck_out,
    notes.RENEWED: renewed,
    notes.TURN: turn,
}
