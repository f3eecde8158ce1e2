"""The cards of Trick-Taking Career Poker as things with words, and what else the arguments of messages can be."""

from __future__ import annotations

from parlour.engine.presentation import Things
from parlour.engine.vocabulary import Key, Noun, Number, Several, Types, cards_of
from parlour.games.career_poker import cards
from parlour.games.career_poker.cards import COLOUR_NAMES, GOLD, HIGH, MARK_NAMES
from parlour.games.career_poker.moves import target_text

YES_NO = Key(("yes", "no"))
ON = Number(0, 1)
NUMBER = Number(1, HIGH)
COUNT = Number(1, cards.DECK_SIZE)
COINS = Number(0, GOLD)
BUNDLES = Number(0, cards.DECK_SIZE)
COST = Number(1, 2 * cards.DECK_SIZE)
WAY = Key(("clockwise", "counterclockwise"))
STRENGTHS = ("thirteen", "one", "two", "three")  # which number is strongest: in phase 1, and in Millionaire
CLIMBING = Key(("two", "three"))
WHAT = Key(("colours", "marks"))
PRINTED: Types = {"number": NUMBER, "colour": Key(COLOUR_NAMES), "mark": Key(MARK_NAMES)}
FACE = Noun("face", PRINTED)  # what gold can make of a card
CARD = Noun("card", PRINTED, counts_as="face")
CARDS = cards_of(CARD)
ATTRIBUTE = Noun("attribute", {"attribute": Key(COLOUR_NAMES + MARK_NAMES)})
COUNTED: Types = {"count": COUNT, "attribute": ATTRIBUTE}
DUE = Several("one-attribute", COUNTED)
ANY_DUE = Several("one-attribute", COUNTED, least=0)
EFFECTS: Types = {"energy": BUNDLES, "revolution": Key(("none", "begins", "ends"))}
BUILT: Types = {"count": COUNT, "number": NUMBER}


def things(deck: cards.Deck) -> Things:
    printed = [5 * card + mark for card, mark in enumerate(deck.marks)]
    return {
        "card": {target_text(target): fields(target) for target in printed},
        "face": {target_text(target): fields(target) for target in range(5 * cards.DECK_SIZE)},
        "attribute": {name: {"attribute": name} for name in COLOUR_NAMES + MARK_NAMES},
    }


def fields(target: int) -> dict[str, int | str]:
    return {
        "number": cards.number_as(target),
        "colour": COLOUR_NAMES[cards.colour_as(target)],
        "mark": MARK_NAMES[cards.mark_as(target)],
    }
