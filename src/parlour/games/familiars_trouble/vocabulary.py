"""What there is in Familiar's Trouble, and what can be said of it."""

from __future__ import annotations

from parlour.engine.vocabulary import (
    OVER,
    SEAT,
    Counter,
    End,
    Feat,
    Key,
    Kind,
    Move,
    Number,
    Phase,
    Prompt,
    Set,
    Talk,
    Types,
    Verb,
    Vocabulary,
    Zone,
)
from parlour.games.familiars_trouble.cards import COLOURS, LEVELS, ROUNDS
from parlour.games.familiars_trouble.nouns import (
    ALL_POINTS,
    ANY_OF_CARDS,
    BAND,
    CARD,
    CARDS,
    ERRAND,
    ERRANDS_NAMED,
    ERRANDS_WANTED,
    HOUSE,
    LEVEL,
    NEED,
    PILES,
    POINTS,
    SIGNS,
    SOME_ERRANDS,
    TOTALS,
)

# The table

TALK = ("none", "signs")  # FT-9.1, FT-9.2
PHASES = ("hand-exchange", "errand-exchange", "trick", "replenishment")

ZONES = (
    Zone("hand", "hand", sees="owner", order="rank", each="seat"),
    Zone("table", "trick", each="seat"),
    Zone("display", "market", "errand", order="rank"),
    # What was put at the bottom of a pile is known there, the next to be drawn first (FT-4.1)
    Zone("errands", "pile", "errand", sees="none", each=tuple(str(level + 1) for level in range(LEVELS)), value=LEVEL),
    Zone("collection", "collection", "errand", order="rank"),
    Zone("deck", "pile", sees="none"),
    Zone("used", "pile", order="rank", each=PILES),  # FT-6.3
)
COUNTERS = (
    Counter("round"),
    Counter("rounds"),
    Counter("points"),
    Counter("band", "choice", values=BAND.values),  # FT-10.2
    Counter("target"),  # what newcomers may aim at (FT-10.2)
    Counter("lead", "seat"),
    Counter("total", each=COLOURS),
    Counter("talk", "choice", values=TALK),
    Counter("house", "flag"),  # house content is shown as such
    # With hints: what each seat would like to see played, and whether signs can be shown now (FT-9.2)
    Counter("sign", "choice", each="seat", values=("none", *SIGNS)),
    Counter("signing", "flag"),
)

# Moves and questions

VERBS = {
    "exchange": Verb("exchange"),
    "keep": Verb("keep"),
    "pass": Verb("pass {card}", {"card": CARD}, {"to": SEAT}, cards="{card}", source="hand:{me}", target="hand:{to}"),
    "stay": Verb("stay", source="display"),
    "swap": Verb(
        "swap {errand} {level}",
        {"errand": ERRAND, "level": LEVEL},
        cards="{errand}",
        source="display",
        target="errands:{level}",
    ),
    "play": Verb(
        "play {card}",
        {"card": CARD},
        {"met": SOME_ERRANDS},  # the errands that it completes
        can_premove=True,
        cards="{card}",
        source="hand:{me}",
        target="table:{me}",
    ),
    "draw": Verb("draw {level}", {"level": LEVEL}, source="errands:{level}", target="display"),
}
# Which errands this trick meets already and which it can no longer meet: to whoever decides, none to the others
REACH: Types = {"met": SOME_ERRANDS, "lost": SOME_ERRANDS}
PROMPTS = {
    "exchange": Prompt(),
    "pass": Prompt({"to": SEAT}),
    "swap": Prompt({"lost": SOME_ERRANDS}),
    "lead": Prompt({"lost": SOME_ERRANDS}),
    "follow": Prompt({"lead": CARD, **REACH}),
    "draw": Prompt(),
}

# Events

TURN_UP = Move("errands:{level}", "display", "{errand}")
COUNT = tuple(Set(f"total:{colour}", f"{{{colour}}}") for colour in COLOURS)

KINDS = {
    "drew": Kind({"seat": SEAT, "cards": CARDS}, (Move("deck", "hand:{seat}", "{cards}"),)),
    "laid-out": Kind({"level": LEVEL, "errand": ERRAND}, (TURN_UP,)),
    "round": Kind({"round": Number(1, ROUNDS), "seat": SEAT}, (Set("round", "{round}"), Set("lead", "{seat}"))),
    "phase": Kind({"phase": Key(PHASES)}, (Phase("{phase}"),), is_said=False),
    "called": Kind({"seat": SEAT}),
    "declined": Kind({"seat": SEAT}),
    "passed": Kind({"seat": SEAT, "card": CARD, "to": SEAT}, (Move("hand:{seat}", "hand:{to}", "{card}"),), "passed"),
    "stayed": Kind({"seat": SEAT}),
    "swapped": Kind({"seat": SEAT, "old": ERRAND, "level": LEVEL, "errand": ERRAND}, (TURN_UP,)),
    "put-below": Kind(
        {"errand": ERRAND, "level": LEVEL}, (Move("display", "errands:{level}", "{errand}"),), "swapped", is_said=False
    ),
    "played": Kind({"seat": SEAT, "card": CARD}, (Move("hand:{seat}", "table:{seat}", "{card}"),)),
    "counted": Kind(TOTALS, COUNT, "played", is_said=False),  # FT-6.1
    "took-lead": Kind({"seat": SEAT, **TOTALS}, rest="trick"),
    "completed": Kind(
        {"errand": ERRAND, "points": POINTS, "total": ALL_POINTS},
        (Move("display", "collection", "{errand}"), Set("points", "{total}")),
        "completed",
    ),
    "thought": Kind({"band": BAND}, (Set("band", "{band}"),), is_said=False),  # what the witch thinks from now on
    "used": Kind(
        {"seat": SEAT, "card": CARD, "pile": Key(PILES)},
        (Move("table:{seat}", "used:{pile}", "{card}"),),
        is_said=False,
    ),
    "swept": Kind(
        {"lead": SEAT}, (Set("total:*", 0), Set("lead", "{lead}")), is_said=False
    ),  # the trick's marks go too
    "refilled": Kind({"seat": SEAT, "level": LEVEL, "errand": ERRAND}, (TURN_UP,), "refilled"),
    # Talk, no move
    "signed": Kind({"seat": SEAT, "sign": Key(SIGNS)}, (Set("sign:{seat}", "{sign}"),)),
    "signs-open": Kind({"open": Number(0, 1)}, (Set("signing", "{open}"),), is_said=False),
    "signs-gone": Kind({}, (Set("sign:*", "none"),), is_said=False),
    "ended": Kind({"points": ALL_POINTS, "band": BAND}, rest="ended"),
    "over": OVER,
}

# Why not

REASONS: dict[str, Types] = {
    "no-hand-exchange": {},
    "no-errand-exchange": {},
    **{f"first-{question}": {} for question in ("exchange", "pass", "swap", "play", "draw")},
    "not-in-hand": {"card": CARD},
    "only-match": {"card": CARD, "lead": CARD},
    "match": {"lead": CARD, "cards": ANY_OF_CARDS},
    "not-on-display": {"errand": ERRAND},
    "pile-empty": {"level": LEVEL},
    **{id: {} for id in ("no-hints", "sign-before-lead", "sign-shown")},  # no move: a sign
}

# Why a move is good, and what matters before one

MOTIVES: dict[str, Types] = {
    "completes": {"errands": ERRANDS_NAMED},
    "aims": {"errand": ERRAND, "of": Number(0, 100)},
    "sheds": {},
    "keeps": {"card": CARD},
    "helps-answer": {"to": SEAT},
    "goes-with": {"card": CARD},
    "exchanges": {},
    "stays": {},
    "unlikely": {"errand": ERRAND},
    "suits-level": {"level": LEVEL},
}
MATTERS: dict[str, Types] = {
    "exchanging": {},
    "passing": {"to": SEAT},
    "swapping": {},
    "drawing": {},
    "leading": {},
    "within-reach": {},
    "can-complete": {"errands": ERRANDS_WANTED},
    "nothing-to-meet": {},
}

OPTIONS = ("hand_exchange", "errand_exchange", "display", "any_colour_wins", "hints")

VOCABULARY = Vocabulary(
    nouns={"card": CARD, "level": LEVEL, "errand": ERRAND},
    zones=ZONES,
    counters=COUNTERS,
    phases=(*PHASES, "over"),
    verbs=VERBS,
    prompts=PROMPTS,
    kinds=KINDS,
    reasons=REASONS,
    motives=MOTIVES,
    matters=MATTERS,
    more={
        "need": NEED,
        "one-card": {"card": CARD},
        "one-errand": {"errand": ERRAND},
        "wanted-errand": {"errand": ERRAND},
        "house-errand": {"house": HOUSE},
        "published": {},
        "verdict": {"points": ALL_POINTS, "band": BAND},
        **{f"option-{option}": {} for option in OPTIONS},
        **{f"option-{option}-help": {} for option in OPTIONS},
        "option-display-allowed": {},  # what may be written
    },
    end=End(
        said=("ended",),
        counters=("points", "target"),
        zones=("collection",),
        feats={"led": Feat({"took-lead": "seat"})},
    ),
    talk=Talk(
        is_free=False,
        clause="FT-9.1",
        courtesies=("hello", "thanks", "well-played", "oops", "too-difficult"),
        signs=SIGNS,
        option="hints",
        shown="sign",
        open="signing",
    ),
)
