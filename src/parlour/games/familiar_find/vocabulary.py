"""What there is in A Familiar Find, and what can be said of it."""

from __future__ import annotations

from parlour.engine.vocabulary import (
    OVER,
    SEAT,
    TEXT,
    Carry,
    Counter,
    End,
    Feat,
    Gather,
    Key,
    Kind,
    Look,
    Move,
    Number,
    Phase,
    Prompt,
    Set,
    Several,
    Turn,
    Types,
    Verb,
    Vocabulary,
    Zone,
    cards_of,
)
from parlour.games.familiar_find import cards, effects
from parlour.games.familiar_find.nouns import BETWEEN, CARD, EFFECT, FAMILIAR, LOCATION, PILE, YES

PILES = (BETWEEN[0], "centre", *BETWEEN[1:])  # FI-2.2: the row of two seats
CARDS = cards_of(CARD)
COUNT = Number(1, cards.MOST_CARDS)
LEFT = Number(0, cards.MOST_CARDS)
SOME_CARDS: Types = {"count": COUNT, "card": CARD}
TOP = Several("one-card", {"card": CARD}, least=0)  # none if it is not known

# Zones and counters

ZONES = (
    Zone("location", "play", "location", flag="locations"),
    Zone("locations", "pile", "location", sees="none", flag="locations"),
    Zone("locations-left", "pile", "location", flag="locations"),
    Zone("pile", "play", order="spread", each=PILES, value=PILE, flag="there:{0}"),
    Zone("hand", "hand", sees="owner", order="rank", each="seat"),
    Zone("collection", "collection", order="rank", each="seat"),
    Zone("familiar", "play", "familiar", each="seat", flag="familiars"),
    Zone("familiars", "market", "familiar", order="rank", flag="choosing"),
    Zone("deck", "pile", sees="none"),
    Zone("discards", "pile"),
)

COUNTERS = (
    Counter("astral", "sum", "seat", zones=("collection:{0}",), cards=("AST",)),
    Counter("abyss", "sum", "seat", zones=("collection:{0}",), cards=("ABY",)),
    Counter("lacks", each="seat"),  # Ingredients, for a set
    Counter("life", "flag", "seat"),  # whether another one is used
    Counter("out", each="seat"),  # 1 for the first seat out, 0 for a seat in play
    Counter("there", "flag", PILES),  # whether there is such a pile now
    Counter("familiars", "flag"),  # what is played with
    Counter("locations", "flag"),
    Counter("choosing", "flag"),
    Counter("house", "flag"),  # house content is shown as such
)

# Moves and questions

ON_PILE: Types = {"pile": PILE}
WITH_CARD: Types = {"card": CARD}
AT_LOCATION: Types = {"location": LOCATION}
CARD_AND_PILE: Types = {"card": CARD, "pile": PILE}
CONTENT: Types = {"cards": Several("some-cards", SOME_CARDS, least=0), "hidden": LEFT}
MY_HAND, MINE, ON = "hand:{me}", "collection:{me}", "pile:{pile}"


def of_card(text: str, args: Types, source: str, target: str = "", advice: Types | None = None) -> Verb:
    """A card goes from one zone to another, or stays."""
    return Verb(text, args, advice or {}, cards="{card}", source=source, target=target)


VERBS = {
    "choose": Verb(
        "choose {familiar}", {"familiar": FAMILIAR}, cards="{familiar}", source="familiars", target="familiar:{me}"
    ),
    "flip": Verb("flip {pile}", ON_PILE, {"top": TOP}, source=ON),
    "take": Verb("take {pile}", ON_PILE, CONTENT, source=ON, target=MINE),
    "skip": Verb("skip"),
    "toll": of_card("toll {card}", WITH_CARD, MY_HAND, "discards"),
    "leave": of_card("leave {card}", WITH_CARD, ON, advice=ON_PILE),
    "discard": of_card("discard {card}", WITH_CARD, MINE, "discards"),
    "barter": Verb(
        "barter {mine} {seat} {theirs}",
        {"mine": CARD, "seat": SEAT, "theirs": CARD},
        cards="{mine}",
        source=MINE,
        target="collection:{seat}",
    ),
    "gust": Verb(
        "gust {source} {target}",
        {"source": PILE, "target": PILE},
        {"top": TOP},
        source="pile:{source}",
        target="pile:{target}",
    ),
    "travel": Verb("travel"),
    "remain": Verb("remain"),
    "cast": of_card("cast {card}", WITH_CARD, MINE, "discards"),
    "shed": of_card("shed {card}", WITH_CARD, MINE, "discards"),
    "cast-off": of_card("cast-off {pile}", ON_PILE, MINE, ON, advice=WITH_CARD),
    "pluck": Verb("pluck {pile}", ON_PILE, {"top": CARD}, source=ON, target=MINE),
    "swap": of_card("swap {card} {pile}", CARD_AND_PILE, MY_HAND, ON, advice={"top": CARD}),
    "place": of_card("place {card} {pile}", CARD_AND_PILE, MY_HAND, ON),
    "hide": of_card("hide {card} {pile}", CARD_AND_PILE, MY_HAND, ON),
    "decline": Verb("decline"),
    "look": Verb("look {pile}", ON_PILE, source=ON),
}

PROMPTS = {
    "familiar": Prompt(),
    "pile": Prompt(),
    "toll": Prompt(),
    "leave": Prompt(WITH_CARD),
    "travel": Prompt(),
    "spell": Prompt(),
    "play": Prompt({"left": COUNT, "ups": LEFT, "downs": LEFT, "well": YES}),  # well: any into the centre, face down
    "flip": Prompt(),
    "discard": Prompt({"what": Key(effects.WHATS)}),
    "payment": Prompt(),
    "barter": Prompt(),
    "gust": Prompt(),
    "cast-off": Prompt({"what": Key(effects.ESSENCES)}),
    "pluck": Prompt(),
    "swap": Prompt(),
    "look": Prompt(),
}

# Events

HAND, COLLECTION = "hand:{seat}", "collection:{seat}"
REASONS_TO_WIN = ("astral", "set", "abyss", "count")


def way(source: str, target: str, down: bool = False) -> Kind:
    """A seat's card goes there; a pile on its way is an argument, too."""
    types: Types = {"seat": SEAT, "card": CARD}
    if ON in (source, target):
        types["pile"] = PILE
    return Kind(types, (Move(source, target, "{card}", down),))


KINDS_OF_EVENTS = {
    "chose": Kind({"seat": SEAT, "familiar": FAMILIAR}, (Move("familiars", "familiar:{seat}", "{familiar}"),)),
    "all-chose": Kind({}, (Set("choosing", 0),), is_said=False),
    "found": Kind({"location": LOCATION}, (Move("locations", "location", "{location}"),), "location"),
    "travelled": Kind(
        {"old": LOCATION, "location": LOCATION},
        (Move("location", "locations-left", "{old}"), Move("locations", "location", "{location}")),
        "location",
    ),
    "renewed": Kind({}, (Gather("locations-left", "locations"),)),
    "laid": Kind(CARD_AND_PILE, (Move("deck", ON, "{card}"),)),
    "drew": Kind({"seat": SEAT, "cards": CARDS}, (Move("deck", HAND, "{cards}"),)),
    "turn": Kind({"seat": SEAT}, (Phase("scavenge"),)),
    "looked": Kind({"seat": SEAT, "count": COUNT, "pile": PILE}),  # FI-11.2
    "saw": Kind({"cards": CARDS, "pile": PILE}, (Look(ON, "{cards}"),)),
    "turned-up": Kind({"seat": SEAT, **CARD_AND_PILE}, (Turn(ON, "{card}", place=-1),)),
    "turned-down": Kind({"seat": SEAT, **CARD_AND_PILE}, (Turn(ON, "{card}", up=False, place=-1),)),
    "tolled": way(HAND, "discards"),
    "took": Kind({"seat": SEAT, "pile": PILE, "count": COUNT}),
    "revealed": Kind({"cards": CARDS, "pile": PILE}, (Turn(ON, "{cards}"),), "revealed"),
    "shown": Kind({"cards": CARDS, "pile": PILE}, (Turn(ON, "{cards}", is_new=False),), "revealed"),
    "collected": Kind({"seat": SEAT, "cards": CARDS, "pile": PILE}, (Move(ON, COLLECTION, "{cards}"),), "collected"),
    "left": way(ON, ON),
    "lacks": Kind({"seat": SEAT, "count": Number(0, 8)}, (Set("lacks:{seat}", "{count}"),), is_said=False),
    "offered": way("deck", COLLECTION),
    "sank": way(COLLECTION, "discards"),
    "cast": Kind({"seat": SEAT, "card": CARD}, rest="cast"),
    "resolved": Kind({"seat": SEAT, "card": CARD}, (Move(COLLECTION, "discards", "{card}"),), is_said=False),
    "shed": way(COLLECTION, "discards"),
    "discarded": way(COLLECTION, "discards"),
    "bartered": Kind(
        {"seat": SEAT, "mine": CARD, "to": SEAT, "theirs": CARD},
        (Move(COLLECTION, "collection:{to}", "{mine}"), Move("collection:{to}", COLLECTION, "{theirs}")),
        "bartered",
    ),
    "cast-off": way(COLLECTION, ON),
    "gusted": Kind(
        {"seat": SEAT, "card": CARD, "source": PILE, "target": PILE}, (Carry("pile:{source}", "pile:{target}", 1),)
    ),
    "gusted-down": Kind({"seat": SEAT, "source": PILE, "target": PILE}, (Carry("pile:{source}", "pile:{target}", 1),)),
    "plucked": way(ON, COLLECTION),
    "nine-lives": Kind({"seat": SEAT, "familiar": FAMILIAR}, (Set("life:{seat}", 1),), "life"),
    "lost": Kind({"seat": SEAT}, rest="lost"),
    "cleared": Kind({"seat": SEAT, "cards": CARDS}, (Move(COLLECTION, "discards", "{cards}"),)),
    "gave-up": Kind({"seat": SEAT, "cards": CARDS}, (Move(HAND, "discards", "{cards}"),)),
    "checked": Kind({}, (Phase("play"),), is_said=False),
    "swapped": Kind(
        {"seat": SEAT, "mine": CARD, "theirs": CARD, "pile": PILE},
        (Move(HAND, ON, "{mine}"), Move(ON, HAND, "{theirs}")),
    ),
    "placed": way(HAND, ON),
    "hid": way(HAND, ON, down=True),
    "went-out": Kind({"seat": SEAT, "number": Number(1, 2)}, (Set("out:{seat}", "{number}"),)),
    "joined": Kind(
        {"lower": PILE, "upper": PILE, "pile": PILE},
        (
            Carry("pile:{lower}", ON, -1),  # FI-7.4
            Carry("pile:{upper}", ON, -1),
            Set("there:{lower}", 0),
            Set("there:{upper}", 0),
            Set("there:{pile}", 1),
        ),
        "joined",
    ),
    "deck-out": Kind(rest="deck-out"),
    "won": Kind({"seat": SEAT, "by": Key(REASONS_TO_WIN)}, rest="won"),
    "over": OVER,
}

# Why not

PLAIN_REASONS = """nothing-to-decline must-take only-topmost no-other-location familiar-taken nothing-there
only-ingredients two-types not-yourself another-pile sheds-none needs-abyss top-down top-spell all-down up-after-down
no-more-up up-first all-up no-more-down pile-in-need"""

WORDS = Several("one-word", {"text": TEXT}, "or")
REASONS: dict[str, Types] = {
    **{f"first-{prompt}": {} for prompt in PROMPTS},  # what must be done before anything else
    **{reason: {} for reason in PLAIN_REASONS.split()},
    **dict.fromkeys(("out-of-reach", "too-few", "pile-empty", "wrong-pile", "nothing-down"), ON_PILE),
    **dict.fromkeys(("not-in-hand", "not-collected", "no-spell", "not-to-resolve", "wrong-card"), WITH_CARD),
    **dict.fromkeys(("needs-toll", "needs-up", "goes-down", "centre-due"), AT_LOCATION),
    "needs-more": {"location": LOCATION, "count": COUNT},
    "not-for-two": {"familiar": FAMILIAR},
    "seat-out": {"seat": SEAT},
    "not-theirs": {"seat": SEAT, "card": CARD},
    "form": {"text": TEXT, "form": TEXT},  # a text that is no move
    **{f"unknown-{what}": {"text": TEXT, "there": WORDS} for what in ("card", "pile", "familiar", "seat")},
}

# Why a move is good, and what matters before one

ESSENCES: Types = {"count": Number(1, 3)}
OF_SEAT: Types = {"seat": SEAT}
MOTIVES: dict[str, Types] = {
    **{id: {} for id in ("wins", "learns", "rid-of-abyss")},
    **dict.fromkeys(("avoids-abyss", "astral"), ESSENCES),
    "nearer": {"count": Number(1, 8)},
    **dict.fromkeys(("denies", "feeds-less", "no-use-to"), OF_SEAT),
    "for-yourself": ON_PILE,
    "hides": WITH_CARD,
}
MATTERS: dict[str, Types] = {
    **dict.fromkeys(("can-win", "beware"), ON_PILE),
    "near-the-end": ESSENCES,
    "lacking": {"count": Number(0, 8)},
    "feeding": OF_SEAT,
    "casting": {},
}

OPTIONS: dict[str, Types] = {
    **{f"option-{name}{part}": {} for name in ("familiars", "locations") for part in ("", "-help")},
    **{f"option-locations-{mode}": {} for mode in cards.LOCATION_MODES},
}

VOCABULARY = Vocabulary(
    nouns={"card": CARD, "familiar": FAMILIAR, "location": LOCATION, "pile": PILE},
    zones=ZONES,
    counters=COUNTERS,
    phases=("set-up", "scavenge", "play", "over"),
    verbs=VERBS,
    prompts=PROMPTS,
    kinds=KINDS_OF_EVENTS,
    reasons=REASONS,
    motives=MOTIVES,
    matters=MATTERS,
    more={
        "effect": EFFECT,
        "one-card": WITH_CARD,
        "some-cards": SOME_CARDS,
        "one-word": {"text": TEXT},
        "published": {},
        **OPTIONS,
    },
    end=End(
        said=("won",),
        zones=("collection",),
        feats={"collected": Feat({"collected": "seat"}, "cards"), "cast": Feat({"cast": "seat"})},
    ),
)
