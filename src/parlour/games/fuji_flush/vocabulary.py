"""What there is in Fuji Flush, and what can be said of it."""

from __future__ import annotations

from parlour.engine.presentation import Things
from parlour.engine.vocabulary import (
    OVER,
    SEAT,
    Counter,
    End,
    Feat,
    Gather,
    Key,
    Kind,
    Move,
    Noun,
    Number,
    Prompt,
    Set,
    Several,
    Talk,
    Types,
    Verb,
    Vocabulary,
    Zone,
)
from parlour.games.fuji_flush.cards import HIGH, LOW, MOST_HAND, Deck

FACES = tuple(str(number) for number in range(LOW, HIGH + 1))
FACE = Number(LOW, HIGH)
CARD = Noun("card", {"number": FACE})
VALUE = Number(LOW, 8 * HIGH)
YES_NO = Key(("yes", "no"))
ONE_BEATEN: Types = {"seat": SEAT, "card": CARD}

VOCABULARY = Vocabulary(
    talk=Talk(is_free=False, clause="FF-5.1", courtesies=("hello", "thanks", "well-played", "oops")),
    nouns={"card": CARD},
    zones=(
        Zone("hand", "hand", sees="owner", order="rank", each="seat"),
        Zone("table", "play", each="seat"),
        Zone("draw", "pile", sees="none"),
        Zone("discards", "pile", order="rank"),
    ),
    counters=(
        Counter("worth", each=FACES),  # of the cards of one number together (FF-3.4)
        Counter("left", "sum", each="seat", zones=("hand:{0}", "table:{0}")),
    ),
    phases=("play", "over"),
    verbs={
        "play": Verb(
            "play {card}",
            {"card": CARD},
            advice={"value": VALUE, "joined": Number(1, 8), "beaten": Several("beaten", ONE_BEATEN, least=0)},
            can_premove=True,
            cards="{card}",
            source="hand:{me}",
            target="table:{me}",
        )
    },
    prompts={"play": Prompt()},
    kinds={
        "dealt": Kind({"count": Number(1, MOST_HAND)}),  # before anybody looks: a view begins with the hands
        "played": Kind(
            {"seat": SEAT, "card": CARD, "value": VALUE, "joined": Number(1, 8)},
            (Move("hand:{seat}", "table:{seat}", "{card}"), Set("worth:{card}", "{value}")),
            rest="played",
        ),
        "flushed": Kind(
            {"seat": SEAT, "card": CARD}, (Move("table:{seat}", "discards", "{card}"), Set("worth:{card}", 0))
        ),
        "pushed": Kind(
            {"seat": SEAT, "card": CARD},
            (Move("table:{seat}", "discards", "{card}"), Set("worth:{card}", 0)),
            rest="pushed",
        ),
        "drew": Kind({"seat": SEAT, "card": CARD}, (Move("draw", "hand:{seat}", "{card}"),)),
        "reshuffled": Kind({}, (Gather("discards", "draw"),), rest="shuffled"),
        "out": Kind({"seat": SEAT}, rest="out"),
        "over": OVER,
    },
    reasons={"not-in-hand": {"card": CARD}},
    motives={
        "stops": {"seat": SEAT},
        "flushes": {"beaten": Several("beaten", ONE_BEATEN)},
        "joins": {"seat": SEAT, "card": CARD, "value": VALUE, "hard": YES_NO},
        "lasts": {"value": VALUE},
        "harder": {"card": CARD},
        "leaves-alone": {"seat": SEAT, "card": CARD},
        "no-loss": {},
        "keeps": {"card": CARD},
    },
    matters={
        "last-card": {"seat": SEAT, "card": CARD, "beats": YES_NO},
        "joining": {"seat": SEAT, "card": CARD},
        "goes-through": {"seat": SEAT, "card": CARD, "value": VALUE, "beats": YES_NO},
        "few-left": {"seat": SEAT, "count": Number(1, MOST_HAND)},
        "empty": {},
    },
    more={"beaten": ONE_BEATEN, "published": {}},
    end=End(
        counters=("left",),
        feats={"pushed": Feat({"pushed": "seat"}), "played": Feat({"played": "seat"}, "value", is_at_once=True)},
    ),
)


def things(deck: Deck) -> Things:
    """All numbers, and how many cards of each there are; no language says how many."""
    return {"card": {face: {"number": int(face), "copies": deck.copies[int(face)]} for face in FACES}}
