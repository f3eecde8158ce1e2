"""What there is in Family Trade, and what can be said of it."""

from __future__ import annotations

from parlour.engine.vocabulary import (
    SEAT,
    TEXT,
    Counter,
    End,
    Feat,
    Key,
    Prompt,
    Several,
    Types,
    Verb,
    Vocabulary,
    Zone,
)
from parlour.games.family_trade.kinds import KINDS
from parlour.games.family_trade.moves import RULESETS
from parlour.games.family_trade.nouns import ANY_CARD, CARD, ITEM, MISSING, MONEY, PRICE, YES_NO

# The table. Some counters are there in some rulesets only.

ZONES = (
    Zone("deck", "pile", sees="none"),
    Zone("hand", "hand", sees="owner", order="rank", each="seat"),
    Zone("discards", "pile", each="seat"),  # TR-3.7
    Zone("shown", "play", order="rank"),  # the hand of who goes out
    Zone("last", "past", order="rank"),  # the last hand that went out
    Zone("gone", "aside", sees="none", flag="royale"),  # TR-6.5
)
COUNTERS = (
    Counter("ruleset", "choice", values=RULESETS),
    Counter("royale", "flag"),
    Counter("market", "track", of=ITEM, unit=1000),
    Counter("money", each="seat", unit=1000),
    Counter("jackpot", unit=1000),
    Counter("bank", each=("tens", "fifties")),
    Counter("tens", each="seat"),
    Counter("fifties", each="seat"),
    Counter("dealer", "seat"),
    Counter("streak"),  # the how-manyeth deal in a row it is for the dealer
    Counter("deals"),  # played
    Counter("left"),  # deals at least
    Counter("rounds"),  # played
    Counter("offered", "seat"),  # whose last discard may still be taken
    Counter("announced", "flag", each="seat"),
    Counter("missing", each="seat"),  # cards for going out: everybody knows their own
)

# Moves and questions

WORTH: Types = {"worth": Key(("unknown", "nine", "market")), "amount": MONEY}
OFFERED: Types = {"card": CARD, "from": SEAT}
STEP: Types = {"card": CARD, "item": ITEM}


def discard(text: str, args: Types, advice: Types | None = None) -> Verb:
    return Verb(text, args, advice or {}, cards="{card}", source="hand:{me}", target="discards:{me}")


VERBS = {
    "keep": Verb("keep market"),
    "roll": Verb("roll market"),
    "go-out": Verb("done", advice=WORTH),
    "take": Verb("done", advice={**OFFERED, **WORTH}, cards="{card}", source="discards:{from}", target="hand:{me}"),
    "call": Verb("done", advice={"penalty": MONEY}),  # falsely
    "call-for": Verb("done", advice={**OFFERED, "penalty": MONEY}, cards="{card}", source="discards:{from}"),
    "leave": Verb("leave", advice=OFFERED),
    "discard": discard("discard {card}", {"card": CARD}),
    "discard-still": discard("discard {card}", {"card": CARD}),  # a Market Make card that moves nothing
    "up": discard("discard {card} up {item}", STEP, {"amount": MONEY}),
    "down": discard("discard {card} down {item}", STEP, {"amount": MONEY}),
    "reroll": Verb("reroll {item}", {"item": ITEM}, advice={"amount": MONEY}),
    "stand": Verb("stand"),
}
DISCARD: Types = {"from": SEAT, "card": CARD}
PROMPTS = {
    "market": Prompt(),
    "turn": Prompt({"card": CARD, "announced": YES_NO, "missing": MISSING}),
    "claim": Prompt(DISCARD, is_secret=True),  # TR-8.2
    "answer": Prompt(DISCARD),  # the same where everybody is asked (TR-7.1)
    "reroll": Prompt(),
    "wait": Prompt({"offered": ANY_CARD}),  # who is next; nobody is told whether somebody takes the discard
}

# Why not

PLAIN_REASONS = """no-market-in-battle no-market-in-god market-between-deals no-reroll-in-battle no-reroll-in-god
reroll-going-out market-first reroll-or-stand nothing-to-leave three-alike called-already market-make-in-hand
not-three-sets not-your-turn no-market-make-in-battle no-market-make-in-god"""
REASONS: dict[str, Types] = {
    **{reason: {} for reason in PLAIN_REASONS.split()},
    "not-in-hand": {"card": CARD},
    "only-the-drawn": {"card": CARD},
    "top-of-track": {"item": ITEM},
    "bottom-of-track": {"item": ITEM},
    # Texts that are no moves
    "no-move": {"text": TEXT},
    "no-item": {"text": TEXT, "codes": Several("one-code", {"code": TEXT})},
}
OPTIONS = """ruleset ruleset-help ruleset-market ruleset-god ruleset-battle
calls calls-help calls-checked calls-free
deck_out deck_out-help deck_out-washout deck_out-reshuffle
bank bank-help bank-box bank-short"""

# Why a move is good, and what matters before one

ABOUT_ITEM: Types = {"item": ITEM}
MOTIVES: dict[str, Types] = {
    **{id: {} for id in ("market-high", "market-low", "stands", "false-call", "out-first", "pays", "waits")},
    **dict.fromkeys(("rerolls", "price-up", "price-down"), ABOUT_ITEM),
    "keeps-group": {"card": CARD, "count": MISSING},
    "pays-less": {"card": CARD, "other": CARD},
    "fewer-left": {"card": CARD},
    "least-useful": {},
    "feeds-nobody": {"seat": SEAT},
}
MATTERS: dict[str, Types] = {
    **{id: {} for id in ("market", "rerolling", "claiming", "can-go-out")},
    "one-to-go": {"seat": SEAT},
    "missing": {"count": MISSING},
}

VOCABULARY = Vocabulary(
    nouns={"item": ITEM, "card": CARD},
    zones=ZONES,
    counters=COUNTERS,
    phases=("between", "turns", "out", "over"),
    verbs=VERBS,
    prompts=PROMPTS,
    kinds=KINDS,
    reasons=REASONS,
    motives=MOTIVES,
    matters=MATTERS,
    more={
        "one-card": {"card": CARD},
        "one-set": {"item": ITEM},
        "published": {},
        "one-price": PRICE,
        "one-amount": {"amount": MONEY},
        "one-code": {"code": TEXT},
        **{f"option-{option}": {} for option in OPTIONS.split()},
    },
    end=End(
        counters=("money",),
        course=("money",),
        round="deals",
        feats={
            "out": Feat({"went-out": "seat"}),
            "received": Feat({"from-bank": "seat", "to-seat": "to", "from-jackpot": "seat"}, "amount", is_at_once=True),
        },
    ),
)
