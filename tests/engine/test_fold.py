"""What an event does to what a viewer knows, where no game shows it by itself."""

from __future__ import annotations

from typing import Any

from parlour.engine.fold import Event, Facts, Fold, Place, To, reveals
from parlour.engine.vocabulary import (
    SEAT,
    Counter,
    Gather,
    Kind,
    Move,
    Noun,
    Number,
    Op,
    Recall,
    Set,
    Turn,
    Types,
    Vocabulary,
    Zone,
    cards_of,
)
from parlour.words import Words

FACE = Noun("face", {"number": Number()})
CARD = Noun("card", {"number": Number()}, counts_as="face")
ARGS: Types = {"seat": SEAT, "cards": cards_of(CARD), "played": cards_of(CARD)}


def vocabulary(*does: Op) -> Vocabulary:
    return Vocabulary(
        nouns={"card": CARD, "face": FACE},
        zones=(
            Zone("hand", "hand", sees="owner", order="rank", each="seat"),
            Zone("table", "trick", each="seat"),
            Zone("last", "past", each="seat"),
            Zone("gone", "pile", sees="none"),
        ),
        counters=(Counter("passed", "flag", each="seat"),),
        phases=("play",),
        verbs={},
        prompts={},
        kinds={"happened": Kind(ARGS, does)},
        reasons={},
    )


def folded(event: tuple[Any, ...], *does: Op) -> Facts:
    """Seat 0 holds 2 and 7, seat 1 has played 5 and 3 as 4."""
    zones = {
        "hand:0": Place(["2", "7"]),
        "hand:1": Place([], 3),
        "table:0": Place([]),
        "table:1": Place(["5", "3>4"]),
        "last:0": Place(["6"]),
        "last:1": Place([]),
        "gone": Place([], 2),
    }
    facts = Facts(zones, {"passed:0": 1, "passed:1": 1})
    ranks = {"card": {str(number): number for number in range(10)}}
    Fold(facts, vocabulary(*does), ranks).take([("happened", *event)])
    return facts


def test_a_card_lies_as_what_it_is_played_as() -> None:
    facts = folded((0, ["2", "7"], ["2>3", "7"]), Move("hand:{seat}", "table:{seat}", "{cards}", becomes="{played}"))
    assert (facts.zones["hand:0"].cards, facts.zones["table:0"].cards) == ([], ["2>3", "7"])


def test_a_card_played_as_another_is_said_as_both() -> None:
    things = {noun: {str(number): {"number": number} for number in range(10)} for noun in ("card", "face")}
    source = "card = the { $number }\nface = a { $number }\ncard-as = { $card } as { $face }\n"
    source += "one-card = { $card }\nevent-happened = { $cards }"
    messages = dict(vocabulary().messages()) | {"event-happened": {"cards": cards_of(CARD)}}
    words = Words("en", [source], messages, things)
    assert words.say("event-happened", [["2>3", "7"]]) == "the 2 as a 3 and the 7"


def test_a_whole_family_is_gathered_and_set() -> None:
    facts = folded((0, [], []), Gather("table:*", "gone"), Set("passed:*", 0))
    assert (facts.zones["table:1"].size, facts.zones["gone"].hidden) == (0, 4)
    assert facts.counters == {"passed:0": 0, "passed:1": 0}


def test_what_lay_there_can_be_looked_at_again_until_it_is_cleared() -> None:
    facts = folded((0, [], []), Recall("table:*", "last:*"), Gather("table:*", "gone"))
    assert [facts.zones[zone].cards for zone in ("last:0", "last:1")] == [[], ["5", "3>4"]]
    assert folded((0, [], []), Recall("", "last:*")).zones["last:0"].cards == []


def test_cards_that_are_turned_down_are_counted_only() -> None:
    facts = folded((0, ["2", "7"], []), Turn("hand:{seat}", "{cards}", up=False))
    assert facts.zones["hand:0"] == Place([], 2)


def test_a_card_that_everybody_saw_is_not_revealed_by_putting_it_away() -> None:
    event: Event = ("happened", 1, ["5"], [])
    away = (Move("table:{seat}", "hand:{seat}", "{cards}"), Turn("hand:{seat}", "{cards}", up=False))
    assert not reveals([event], 0, vocabulary(*away, Gather("table:*", "gone")))
    assert reveals([event], 0, vocabulary(Turn("hand:{seat}", "{cards}")))


def test_a_card_that_is_only_counted_is_not_revealed() -> None:
    """Others are told later that somebody drew: the card was named to its owner before."""
    drew = vocabulary(Move("gone", "hand:{seat}", "{cards}"))
    assert not reveals([To((1, None), ("happened", 0, 1, []))], 0, drew)
    assert reveals([To((1,), ("happened", 1, ["5"], []))], 0, drew)


def test_there_can_be_a_counter_for_each_thing_of_a_card_set() -> None:
    market = Vocabulary(
        nouns={"face": FACE},
        zones=(),
        counters=(Counter("round"), Counter("market", "track", of=FACE, unit=1000)),
        phases=("play",),
        verbs={},
        prompts={},
        kinds={},
        reasons={},
    )
    assert market.counter_ids(2, {"face": {"7": {}, "9": {}}}) == ["round", "market:7", "market:9"]
    assert market.counter_ids(2) == ["round"]
    messages = dict(market.messages())
    assert messages["counter-market"] == {"value": FACE}
    words = Words("en", ["value-market = { $value } or { $value-man } ten thousands"], messages)
    assert words.say("value-market", [-40]) == "-40,000 or -4 ten thousands"
