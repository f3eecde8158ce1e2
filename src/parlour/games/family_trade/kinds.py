"""What can happen in Family Trade, what it does to a view, and where people rest."""

from __future__ import annotations

from parlour.engine.vocabulary import OVER, SEAT, Gather, Kind, Move, Number, Phase, Recall, Set
from parlour.games.family_trade.cards import HAND, ROUND_HAND
from parlour.games.family_trade.nouns import (
    BILL,
    CARD,
    CARDS,
    DEALS,
    ITEM,
    MISSING,
    MONEY,
    PRICE,
    PRICES,
    SETS,
    STREAK,
)

PRICED = Set("market:{item}", "{amount}")
NOTHING_OFFERED = Set("offered", -1)

MARKET = {
    "priced": Kind(PRICE, (PRICED,), is_said=False),  # one of the dice that are rolled together
    "market-rolled": Kind({"prices": PRICES}, rest="rolled"),
    "market-kept": Kind({"seat": SEAT}),
    "rose": Kind(PRICE, (PRICED,), rest="moved"),  # by a Market Make card (TR-3.3)
    "fell": Kind(PRICE, (PRICED,), rest="moved"),
}
DEAL = {
    "deals": Kind(
        {"seat": SEAT, "count": Number(ROUND_HAND, HAND)},
        (Phase("turns"), Set("dealer", "{seat}"), NOTHING_OFFERED),
        rest="dealt",
    ),
    "dealt": Kind({"seat": SEAT, "cards": CARDS}, (Move("deck", "hand:{seat}", "{cards}"),), is_said=False),
    # To the seat at once, to the others when it acts (TR-8.2)
    "drew": Kind({"seat": SEAT, "card": CARD}, (Move("deck", "hand:{seat}", "{card}"),)),
    "missing": Kind({"seat": SEAT, "count": MISSING}, (Set("missing:{seat}", "{count}"),), is_said=False),
    "discarded": Kind(
        {"seat": SEAT, "card": CARD},
        (Move("hand:{seat}", "discards:{seat}", "{card}"), Set("offered", "{seat}")),
        rest="discarded",
    ),
    "announced": Kind({"seat": SEAT}, (Set("announced:{seat}", 1),), rest="announced"),
    "called": Kind({"seat": SEAT}, rest="called"),  # a false "done!" (TR-4.6)
    "reshuffled": Kind({}, (Gather("discards:*", "deck"), NOTHING_OFFERED), rest="shuffled"),
}
GOING_OUT = {
    "took": Kind(
        {"seat": SEAT, "from": SEAT, "card": CARD},
        (Move("discards:{from}", "hand:{seat}", "{card}"), NOTHING_OFFERED),
        rest="took",
    ),
    "showed": Kind(
        {"seat": SEAT, "cards": CARDS},
        (Move("hand:{seat}", "shown", "{cards}"), Recall("shown", "last")),
        is_said=False,
    ),
    "went-out": Kind({"seat": SEAT, "sets": SETS}, (Phase("out"),), rest="out"),
    "rerolls": Kind({"seat": SEAT, "item": ITEM}),
    "rerolled": Kind(PRICE, (PRICED,), rest="rolled"),
    "stood": Kind({"seat": SEAT}),
    "set-rolled": Kind(PRICE, rest="rolled"),  # where there is no market (TR-5.3, TR-6.4)
    "total": Kind({"amount": MONEY, "times": STREAK, "product": MONEY}, rest="total"),
}
MONEY_MOVES = {
    "has": Kind({"seat": SEAT, "money": MONEY}, (Set("money:{seat}", "{money}"),), is_said=False),
    "jackpot": Kind({"amount": MONEY}, (Set("jackpot", "{amount}"),), is_said=False),
    "bills": Kind(
        {"seat": SEAT, "tens": BILL, "fifties": BILL},
        (Set("tens:{seat}", "{tens}"), Set("fifties:{seat}", "{fifties}")),
        is_said=False,
    ),
    "bank": Kind(
        {"tens": BILL, "fifties": BILL},
        (Set("bank:tens", "{tens}"), Set("bank:fifties", "{fifties}")),
        is_said=False,
    ),
    "from-bank": Kind({"seat": SEAT, "amount": MONEY}, rest="paid"),
    "to-bank": Kind({"seat": SEAT, "amount": MONEY}, rest="paid"),
    "to-jackpot": Kind({"seat": SEAT, "amount": MONEY}, rest="paid"),
    "to-seat": Kind({"seat": SEAT, "to": SEAT, "amount": MONEY}, rest="paid"),
    "from-jackpot": Kind({"seat": SEAT, "amount": MONEY}, (Set("jackpot", 0),), rest="paid"),
}
END = {
    "washout": Kind({}, rest="washout"),
    "gathered": Kind(
        {"deals": Number()},
        (
            Phase("between"),
            Gather("hand:*", "deck"),
            Gather("shown", "deck"),
            Gather("discards:*", "deck"),
            Set("announced:*", 0),
            Set("deals", "{deals}"),
            NOTHING_OFFERED,
        ),
        is_said=False,
    ),
    "dealer": Kind(
        {"seat": SEAT, "left": DEALS}, (Set("dealer", "{seat}"), Set("left", "{left}"), Set("streak", 1)), rest="dealer"
    ),
    "again": Kind({"seat": SEAT, "streak": STREAK}, (Set("streak", "{streak}"),), rest="dealer"),
    "cleared": Kind(  # TR-6.5
        {"rounds": Number()},
        (Phase("between"), Gather("hand:*", "gone"), Gather("shown", "gone"), Set("rounds", "{rounds}")),
        is_said=False,
    ),
    "out-of-cards": Kind({}, rest="end"),
    "out-of-bills": Kind({}, rest="end"),
}

KINDS = {**MARKET, **DEAL, **GOING_OUT, **MONEY_MOVES, **END, "over": OVER}
