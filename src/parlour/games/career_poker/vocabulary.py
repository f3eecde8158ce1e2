"""What there is in Trick-Taking Career Poker, and what can be said of it."""

from __future__ import annotations

from parlour.engine.vocabulary import (
    SEAT,
    TEXT,
    Counter,
    End,
    Feat,
    Key,
    Number,
    Prompt,
    Types,
    Verb,
    Vocabulary,
    Zone,
)
from parlour.games.career_poker.cards import COLOUR_NAMES, GOLD, MARK_NAMES
from parlour.games.career_poker.kinds import KINDS
from parlour.games.career_poker.moves import ATTRIBUTES
from parlour.games.career_poker.nouns import (
    ANY_DUE,
    ATTRIBUTE,
    BUILT,
    BUNDLES,
    CARD,
    CARDS,
    CLIMBING,
    COINS,
    COST,
    COUNT,
    COUNTED,
    DUE,
    EFFECTS,
    FACE,
    NUMBER,
    STRENGTHS,
    WAY,
    WHAT,
    YES_NO,
)

# The table

ZONES = (
    Zone("hand", "hand", sees="owner", order="rank", each="seat"),
    Zone("strategic", "hand", sees="owner", order="rank", each="seat"),
    Zone("table", "trick", each="seat"),  # what each seat played to the trick, in both phases
    Zone("building", "play", sees="owner", each="seat"),  # a play with gold until its last card (CP-12.2)
    Zone("last", "past", each="seat"),
    Zone("cut", "aside", order="rank"),  # the 8s that cut
    Zone("gone", "pile", sees="none"),  # energy and discards
    Zone("aside", "aside", sees="none"),  # CP-2.1; all cards come together here between rounds
)
COUNTERS = (
    Counter("round"),
    Counter("rounds"),
    Counter("trick"),  # of twelve; 0 in Millionaire
    Counter("lead", "seat"),
    Counter("direction", "choice", values=("none", *WAY.values)),
    Counter("attribute", "choice", values=("none", *COLOUR_NAMES, *MARK_NAMES)),
    Counter("strength", "choice", values=STRENGTHS),
    Counter("energy"),
    Counter("revolution", "flag"),
    Counter("back", "flag"),
    Counter("colours-bound", "flag"),
    Counter("marks-bound", "flag"),
    Counter("top", "seat"),  # whose play is to be beaten
    Counter("count"),  # the cards of each play of the trick
    Counter("house", "flag"),  # CP-1.2: not the printed colours and marks
    Counter("gold", each="seat"),
    Counter("score", each="seat"),
    Counter("cut", "flag", each="seat"),
    Counter("passed", "flag", each="seat"),
)

# Moves and questions

HAND, STRATEGIC, TABLE, BUILDING = "hand:{me}", "strategic:{me}", "table:{me}", "building:{me}"
ONE_CARD: Types = {"card": CARD}
AND_BACK: Types = {"back": YES_NO, **EFFECTS}


def own_card(text: str, target: str = "", args: Types | None = None) -> Verb:
    """What becomes of the card that the seat played to the trick."""
    return Verb(text, args or {}, ONE_CARD, cards="{card}", source=TABLE, target=target)


def some_cards(text: str, advice: Types) -> Verb:
    return Verb(text, {"cards": CARDS}, advice, cards="{cards}", source=STRATEGIC, target=TABLE)


def with_gold(text: str, advice: Types) -> Verb:
    return Verb(text, BUILT, advice, is_part=True, source=STRATEGIC, target=TABLE)


VERBS = {
    "direction": Verb("{way}", {"way": WAY}),
    "lead": Verb(
        "lead {card} {attribute}",
        {"card": CARD, "attribute": Key(ATTRIBUTES)},
        cards="{card}",
        source=HAND,
        target=TABLE,
    ),
    "follow": Verb("play {card}", ONE_CARD, can_premove=True, cards="{card}", source=HAND, target=TABLE),
    "cut": own_card("cut", STRATEGIC),
    "let-be": own_card("let be"),
    "keep": own_card("keep", STRATEGIC),
    "give": own_card("give {to}", "strategic:{to}", {"to": SEAT}),
    "pass": Verb("pass"),
    "play": some_cards("play {cards}", AND_BACK),
    "play-cut": some_cards("play {cards} cut", EFFECTS),
    "gold": with_gold("gold {count} {number}", AND_BACK),
    "gold-cut": with_gold("gold {count} {number} cut", EFFECTS),
    "use": Verb("use {card}", ONE_CARD, is_part=True, cards="{card}", source=STRATEGIC, target=BUILDING),
    "use-as": Verb(
        "use {card} as {face}",
        {"card": CARD, "face": FACE},
        {"gold": Number(1, GOLD)},
        is_part=True,
        cards="{card}",
        source=STRATEGIC,
        target=BUILDING,
    ),
}
PROMPTS = {
    "direction": Prompt(),
    "lead": Prompt(),
    "follow": Prompt({"attribute": ATTRIBUTE}),
    "cut": Prompt({"card": CARD}),
    "place": Prompt({"card": CARD}),
    "open": Prompt(),
    "beat": Prompt({**BUILT, "strength": CLIMBING, "colours": ANY_DUE, "marks": ANY_DUE}),
    "loop": Prompt({**BUILT, "loop": NUMBER, "colours": DUE, "marks": DUE}),
    "use": Prompt({"at": COUNT, **BUILT, "cut": YES_NO, "left": COINS}),  # the others see that a play is due
}

# Why not

ENERGY: Types = {"count": COUNT, "energy": COST, "there": BUNDLES}
REASONS: dict[str, Types] = {
    "direction-first": {},
    "lead-first": {},
    "not-in-hand": {"card": CARD},
    "one-card": {},
    "cut-later": {},
    "not-several": {},
    "follow": {"attribute": ATTRIBUTE},
    "cut-or-not": {"card": CARD},
    "keep-it": {"card": CARD},
    "keep-or-give": {"card": CARD},
    "lead-plays": {},
    "gold-first": {},
    "cards-of-one-number": {},
    "cards-or-pass": {},
    "not-in-strategic-hand": {"cards": CARDS},
    "only-eights-cut": {},
    "as-many": {"count": COUNT},
    "not-stronger": {"number": NUMBER, "top": NUMBER, "strength": CLIMBING},
    "bound": {"what": WHAT, "due": DUE},
    "loop-needs": {"what": WHAT, "due": DUE},
    "no-eights-last": {},
    "not-last": {"number": NUMBER},
    "energy-to-lead": ENERGY,
    "energy-to-cut": ENERGY,
    "cannot-be-played": {},
    "no-gold": {},
    "too-few-cards": {"count": COUNT},
    "no-gold-last": {},
    "too-dear": {**BUILT, "gold": COINS, "due": Key(("none", "colours", "marks", "both"))},
    "go-on-building": BUILT,
    "other-number": {"number": NUMBER},
    "ascending": {},
    "no-steps": {"number": NUMBER, "as": NUMBER},
    "costs-more": {"gold": COST, "left": COINS},
    "spend-some": {},
    "not-completed": {},
    # Texts that are no moves, and options that do not go together
    "no-move": {"text": TEXT},
    "no-card": {"text": TEXT},
    "not-printed": {"text": TEXT, "card": CARD},
    "form-of-lead": {},
    "form-of-play": {},
    "form-of-give": {"most": Number(2, 4)},
    "form-of-gold": {},
    "form-of-use": {},
    "one-number": {},
    "played-as-one": {},
    "too-many": {"count": COUNT, "number": NUMBER},
    "teams": {"players": Number(3, 5)},
}

# Why a move is good, and what matters before one

MOTIVES: dict[str, Types] = {
    "most-cards-next": {"seat": SEAT},
    **{id: {} for id in ("alone", "likely-wins", "hardly-wins", "takes", "ducks")},
    "rid-of": {"card": CARD},
    **{id: {} for id in ("worth-cutting", "not-worth-cutting", "worth-keeping")},
    "burdens": {"seat": SEAT},
    **{id: {} for id in ("goes-out", "cuts", "unbeaten", "revolution", "not-stuck", "gold-for-the-end", "least-gold")},
    "sheds": {"count": COUNT},
    "weak": {"number": NUMBER},
    "keeps": {"number": NUMBER, "count": COUNT},
    "keeps-eights": {"count": COUNT},
    "keeps-together": {"number": NUMBER, "count": COUNT},
}
MATTERS: dict[str, Types] = {
    **{id: {} for id in ("directing", "leading", "worth-winning", "worth-ducking", "cutting", "placing")},
    **{id: {} for id in ("opening", "beating", "using-gold")},
    "not-last": {"number": NUMBER},
    "few-left": {"seat": SEAT, "count": COUNT},
}

VOCABULARY = Vocabulary(
    nouns={"card": CARD, "face": FACE, "attribute": ATTRIBUTE},
    zones=ZONES,
    counters=COUNTERS,
    phases=("tricks", "millionaire", "over"),
    verbs=VERBS,
    prompts=PROMPTS,
    kinds=KINDS,
    reasons=REASONS,
    motives=MOTIVES,
    matters=MATTERS,
    more={
        "one-card": {"card": CARD},
        "one-attribute": COUNTED,
        "published": {},
        "option-length": {},
        "option-length-normal": {},
        "option-length-short": {},
        "option-length-team": {},
        "option-ace_line": {},
        "option-length-help": {},
        "option-ace_line-help": {},
    },
    end=End(
        course=("score", "gold"),
        round="round",
        feats={
            "won": Feat({"won": "seat", "trick-won": "seat"}),
            "played": Feat({"played": "seat", "changed": "seat"}, "cards", is_at_once=True),
        },
    ),
)
