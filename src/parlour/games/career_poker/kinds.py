"""What can happen in Trick-Taking Career Poker, what it does to a view, and where people rest."""

from __future__ import annotations

from parlour.engine.vocabulary import OVER, SEAT, Gather, Key, Kind, Move, Number, Phase, Recall, Set, Turn
from parlour.games.career_poker.cards import TRICKS
from parlour.games.career_poker.nouns import (
    ATTRIBUTE,
    BUNDLES,
    CARD,
    CARDS,
    CLIMBING,
    COINS,
    COST,
    COUNT,
    DUE,
    ON,
    STRENGTHS,
    WAY,
    WHAT,
)

NOBODY_PASSED = Set("passed:*", 0)
NO_LAST_TRICK = Recall("", "last:*")
LAST_TRICK = Recall("table:*", "last:*")

PHASE_1 = {
    "round": Kind(
        {"round": Number(1, 3)},
        (
            Phase("tricks"),
            Set("round", "{round}"),
            Set("strength", "thirteen"),
            Set("energy", 0),
            Set("revolution", 0),
            Set("gold:*", 0),
            Set("cut:*", 0),
            Gather("gone", "aside"),
            Gather("cut", "aside"),
            Gather("strategic:*", "aside"),
        ),
        rest="round",
    ),
    "dealt": Kind({"seat": SEAT, "cards": CARDS}, (Move("aside", "hand:{seat}", "{cards}"),), is_said=False),
    "leads": Kind(
        {"seat": SEAT, "trick": Number(0, TRICKS)},
        (Set("lead", "{seat}"), Set("trick", "{trick}"), Set("direction", "none")),
        is_said=False,
    ),
    "direction": Kind({"seat": SEAT, "way": WAY}, (Set("direction", "{way}"),)),
    "led": Kind(
        {"seat": SEAT, "card": CARD, "attribute": ATTRIBUTE},
        (NO_LAST_TRICK, Move("hand:{seat}", "table:{seat}", "{card}"), Set("attribute", "{attribute}")),
        rest="played",
    ),
    "followed": Kind({"seat": SEAT, "card": CARD}, (Move("hand:{seat}", "table:{seat}", "{card}"),), rest="played"),
    "turned": Kind({"strength": Key(("thirteen", "one"))}, (Set("strength", "{strength}"),), rest="back"),
    "cut": Kind(
        {"seat": SEAT, "card": CARD, "cards": CARDS},
        (LAST_TRICK, Move("table:{seat}", "cut", "{card}"), Set("cut:{seat}", 1)),
        rest="trick",
    ),
    "let-be": Kind({"seat": SEAT}),
    "won": Kind(
        {"seat": SEAT, "cards": CARDS, "gold": COINS}, (LAST_TRICK, Set("gold:{seat}", "{gold}")), rest="trick"
    ),
    "took": Kind(
        {"seat": SEAT, "card": CARD, "from": SEAT},
        (Move("table:{from}", "strategic:{seat}", "{card}"),),
        is_said=False,
    ),
    "kept": Kind({"seat": SEAT, "card": CARD}, (Move("table:{seat}", "strategic:{seat}", "{card}"),), rest="placed"),
    "gave": Kind(
        {"seat": SEAT, "to": SEAT, "card": CARD}, (Move("table:{seat}", "strategic:{to}", "{card}"),), rest="placed"
    ),
    # To all but the owner: everybody saw it, but strategic hands lie face down (CP-3.9)
    "covered": Kind({"seat": SEAT, "cards": CARDS}, (Turn("strategic:{seat}", "{cards}", up=False),), is_said=False),
}
SETTLEMENT = {
    "granted": Kind({"seat": SEAT, "gold": Number(1, 2)}, (Set("gold:{seat}", "{gold}"),), rest="settled"),
    "skipped": Kind({}, (Set("trick", 0),), rest="settled"),
    "ranked": Kind(
        {"seat": SEAT, "rank": Number(1, 5), "points": Number(-8, 10), "gold": COINS},
        rest="scored",
    ),
    "scored": Kind({"seat": SEAT, "score": Number(-99, 199)}, (Set("score:{seat}", "{score}"),), is_said=False),
}
MILLIONAIRE = {
    "millionaire": Kind({}, (Phase("millionaire"), Set("strength", "two"), Set("trick", 0)), rest="phase"),
    "lead-passed": Kind({"seat": SEAT, "to": SEAT}, rest="passed"),
    "stuck": Kind({}, rest="passed"),
    "played": Kind(
        {"seat": SEAT, "cards": CARDS},
        (NO_LAST_TRICK, Move("strategic:{seat}", "table:{seat}", "{cards}"), Set("top", "{seat}"), NOBODY_PASSED),
        rest="played",
    ),
    # To the builder, card by card; to the others at once, when the play is made
    "used": Kind(
        {"seat": SEAT, "card": CARD, "played": CARD},
        (Move("strategic:{seat}", "building:{seat}", "{card}", becomes="{played}"),),
        is_said=False,
    ),
    "built": Kind(
        {"seat": SEAT, "count": COUNT}, (Move("strategic:{seat}", "building:{seat}", "{count}"),), is_said=False
    ),
    "changed": Kind(
        {"seat": SEAT, "cards": CARDS, "gold": COINS, "left": COINS},
        (
            NO_LAST_TRICK,
            Move("building:{seat}", "table:{seat}", "{cards}"),
            Set("gold:{seat}", "{left}"),
            Set("top", "{seat}"),
            NOBODY_PASSED,
        ),
        rest="played",
    ),
    "count": Kind({"count": COUNT}, (Set("count", "{count}"),), is_said=False),
    "paid": Kind({"seat": SEAT, "bundles": COST, "energy": BUNDLES}, (Set("energy", "{energy}"),)),
    "looped": Kind({}, rest="loop"),
    "bound": Kind({"what": WHAT, "due": DUE}, (Set("{what}-bound", 1),), rest="bound"),
    "back": Kind({"on": ON, "strength": CLIMBING}, (Set("back", "{on}"), Set("strength", "{strength}")), rest="back"),
    "revolution": Kind(
        {"on": ON, "strength": CLIMBING},
        (Set("revolution", "{on}"), Set("strength", "{strength}")),
        rest="revolution",
    ),
    "passed": Kind({"seat": SEAT}, (Set("passed:{seat}", 1),)),
    "cut-short": Kind({"seat": SEAT}, rest="cut"),
    "trick-won": Kind(
        {"seat": SEAT, "size": COUNT, "energy": BUNDLES}, (LAST_TRICK, Set("energy", "{energy}")), rest="trick"
    ),
    "went-out": Kind({"seat": SEAT}, (LAST_TRICK,), rest="out"),
    "swept": Kind(  # after each trick of both phases
        {"strength": Key(STRENGTHS)},
        (
            Gather("table:*", "gone"),
            Set("attribute", "none"),
            Set("strength", "{strength}"),
            Set("back", 0),
            Set("colours-bound", 0),
            Set("marks-bound", 0),
            Set("top", -1),
            Set("count", 0),
            NOBODY_PASSED,
        ),
        is_said=False,
    ),
}

KINDS = {**PHASE_1, **SETTLEMENT, **MILLIONAIRE, "over": OVER}
