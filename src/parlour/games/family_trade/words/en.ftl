### Terms are those of the rulebook; the items are house content.
### A card file may have items of its own: then $kind is “other” and $name is shown.
### Amounts are whole: 500,000.

title = Family Trade
tagline = Collect three sets, watch the market, and be out before it falls.
published = Family Trade. Its rulebook names neither designer nor publisher.

## Nouns

# .start at the beginning of a sentence and above its track; .effect: the values of its die
item = { $kind ->
    [gold] gold
    [gems] diamonds
    [home] real estate
    [cafe] coffee
    [shares] stocks
    [oil] oil
    [shrimp] shrimp
    [coin] virtual currency
   *[other] { $name }
}
    .start = { $kind ->
        [gold] Gold
        [gems] Diamonds
        [home] Real estate
        [cafe] Coffee
        [shares] Stocks
        [oil] Oil
        [shrimp] Shrimp
        [coin] Virtual currency
       *[other] { $name }
    }
    .effect = Die: { $track }
card = { $kind ->
    [gold] gold
    [gems] diamonds
    [home] real estate
    [cafe] coffee
    [shares] stocks
    [oil] oil
    [shrimp] shrimp
    [coin] virtual currency
    [MM] Market Make
   *[other] { $name }
}
    .start = { $kind ->
        [gold] Gold
        [gems] Diamonds
        [home] Real estate
        [cafe] Coffee
        [shares] Stocks
        [oil] Oil
        [shrimp] Shrimp
        [coin] Virtual currency
        [MM] Market Make
       *[other] { $name }
    }
    .effect = { $track-count ->
        [0] Moves the value of one item by a step
       *[other] Die: { $track }
    }
one-card = { $card }
one-set = { $item }
one-price = { $item } { $amount }
one-amount = { $amount }
one-code = { $code }

## The table

phase-between = Between deals
phase-between-help = The new dealer keeps the market, or rolls all dice anew.
phase-turns = Draw and discard
phase-turns-help = Draw a card; go out with three sets, or discard.
phase-out = Going out
phase-out-help = Somebody has gone out and cashes in.
phase-over = The match is over
zone-deck = Deck
zone-deck-help = Everybody draws from here.
zone-hand = Hand
zone-hand-help = Three identical cards are a set.
zone-discards = Card Dump
zone-discards-help = A discard can be taken only at once, and only to go out with it.
zone-shown = Shown
zone-shown-help = The hand that has gone out.
zone-last = Last hand shown
zone-last-help = The hand that went out in the deal before.
zone-gone = Playmat: out of the game
zone-gone-help = Cards that do not come back in this match.
counter-ruleset = Rules
counter-ruleset-help = Which of the three ways to play this is.
value-ruleset = { $value ->
    [market] Market making
    [god] God of the market
   *[battle] Battle Royale
}
counter-market = { $value-start }
counter-market-help = What a set of this item is worth now, in thousands: 40 is 40,000. A Market Make card moves it a step; a reroll can put it anywhere on its track.
value-market = { $value }
counter-money = Money
counter-money-help = The most money wins. Below zero it is a loan.
value-money = { $value }
counter-jackpot = Jackpot
counter-jackpot-help = Whoever goes out with a positive total takes it as well.
value-jackpot = { $value }
counter-bank = { $value ->
    [tens] Bank: 10,000 bills
   *[fifties] Bank: 50,000 bills
}
counter-bank-help = When the bank has no bill of one kind left, the match ends.
counter-tens = 10,000 bills
counter-tens-help = Bills of 10,000.
counter-fifties = 50,000 bills
counter-fifties-help = Bills of 50,000.
counter-dealer = Dealer
counter-dealer-help = Begins the deal. A dealer who goes out deals again.
counter-streak = Deals in a row
counter-streak-help = Deals in a row by the same dealer: the dealer’s total is multiplied by this number.
counter-deals = Deals played
counter-deals-help = How many deals are over.
counter-left = Deals left, at least
counter-left-help = At least so many deals are still to come: more, if dealers go out.
counter-rounds = Rounds played
counter-rounds-help = How many rounds are over.
counter-offered = Last discard
counter-offered-help = Whose discard can still be taken.
counter-announced = One to go
counter-announced-help = One card is missing to go out. A discard may complete the hand, so be careful what you throw away.
counter-missing = Cards missing
counter-missing-help = How many cards you still need to go out.

## What is asked

ask-market = { $seat-is ->
    [you] You deal: keep the market as it stands, or roll all dice anew?
   *[other] { $seat } keeps the market or rolls it anew
}
ask-turn = { $seat-is ->
    [you] You drew { $card }. { $missing ->
        [0] Go out, or discard { $announced ->
            [yes] the card you drew
           *[no] a card
        }
       *[other] { $announced ->
            [yes] You are one to go: discard the card you drew
           *[no] Discard a card ({ $missing } to go)
        }
    }
   *[other] { $seat } draws and discards
}
ask-claim = { $from-is ->
    [you] You discard
   *[other] { $from } discards
} { $card }: { $seat-is ->
    [you] take it and go out, or leave it?
   *[other] { $seat } takes it or leaves it
}
ask-answer = { $from-is ->
    [you] You discard
   *[other] { $from } discards
} { $card }: { $seat-is ->
    [you] call done, or leave it?
   *[other] { $seat } calls done or leaves it
}
ask-reroll = { $seat-is ->
    [you] You are out. Reroll the die of one item, or stand?
   *[other] { $seat } goes out and may reroll one item
}
ask-wait = The table waits: { $seat-is ->
    [you] you are next
   *[other] { $seat } is next
}{ $offered-count ->
    [0] { "" }
   *[other] , unless somebody takes the { $offered }
}

## Choices

choice-keep = Keep the market as it stands
choice-roll = Roll the market anew
choice-go-out = Go out{ $worth ->
    [unknown] { "" }
    [nine] , nine alike for { $amount }
   *[market] , worth { $amount } as the market stands
}
choice-take = Take the { $card } from { $from } and go out{ $worth ->
    [unknown] { "" }
    [nine] , nine alike for { $amount }
   *[market] , worth { $amount } as the market stands
}
choice-call = Call done, though you are not: it costs { $penalty }
choice-call-for = Call done for the { $card } from { $from }, though you are not: it costs { $penalty }
choice-leave = Leave the { $card } from { $from }
choice-discard = Discard { $card }
choice-discard-still = Discard { $card }, moving nothing
choice-up = Discard { $card }: { $item } up to { $amount }
choice-down = Discard { $card }: { $item } down to { $amount }
choice-reroll = Reroll { $item }, now { $amount }
choice-stand = Stand: no reroll

## What happened: market and deal

event-market-rolled = The market is rolled: { $prices }.
event-market-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} the market.
event-rose = { $item-start } goes up to { $amount }.
event-fell = { $item-start } goes down to { $amount }.
event-deals = { $seat-is ->
    [you] You deal
   *[other] { $seat } deals
} { $count } cards each.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
event-drew-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
event-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-announced = { $seat-is ->
    [you] You announce
   *[other] { $seat } announces
}: one to go!
event-called = { $seat-is ->
    [you] You call
   *[other] { $seat } calls
} done, and it is not true.
event-reshuffled = The deck is empty: the discards are shuffled into a new one.

## What happened: going out

event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $from-is ->
    [you] your { $card }
   *[other] { $from }’s { $card }
}.
event-went-out = Done! { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} out with { $sets }.
event-rerolls = { $seat-is ->
    [you] You reroll
   *[other] { $seat } rerolls
} { $item }.
event-rerolled = The die of { $item } shows { $amount }.
event-stood = { $seat-is ->
    [you] You do
   *[other] { $seat } does
} not reroll.
event-set-rolled = The die of { $item } shows { $amount }.
event-total = The total is { $times ->
    [1] { $amount }
   *[other] { $amount } times { $times }: { $product }
}.

## What happened: money

event-from-bank = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $amount } from the bank.
event-to-bank = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } to the bank.
event-to-jackpot = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } into the Jackpot.
event-to-seat = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $to-is ->
    [you] you
   *[other] { $to }
} { $amount }.
event-from-jackpot = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the Jackpot of { $amount }.

## What happened: the end of a deal

event-washout = The deck is empty: nobody wins this deal.
event-dealer = { $left ->
    [0] The dealer’s role comes back to { $seat-is ->
        [you] you
       *[other] { $seat }
    } for the second time: the game ends.
   *[other] { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } the next dealer; at least { $left ->
        [one] one more deal
       *[other] { $left } more deals
    }.
}
event-again = { $seat-is ->
    [you] You deal
   *[other] { $seat } deals
} again: deal { $streak } in a row, which counts { $streak } times.
event-out-of-cards = There are no more cards: the game ends.
event-out-of-bills = The bank has run out of bills: the game ends.

## The end

end-round = Deal { $number }
feat-out = Went out most often: { $amount }
feat-received = Most money at once: { $amount }

## Why not

why-no-market-in-battle = Battle Royale has no market: the die of the winning set is rolled.
why-no-market-in-god = God of the market has no market to keep or roll.
why-market-between-deals = The market is kept or rolled between deals only, by the new dealer.
why-no-reroll-in-battle = There is no reroll in Battle Royale.
why-no-reroll-in-god = There is no reroll in God of the market.
why-reroll-going-out = Only who goes out may reroll an item.
why-market-first = The market comes first: keep it or roll it.
why-reroll-or-stand = You are going out: reroll one item or stand.
why-nothing-to-leave = There is no discard for you to leave: it is your own turn.
why-three-alike = You are out with three identical cards only.
why-called-already = You have called already, and it was not true.
why-market-make-in-hand = You cannot go out with a Market Make card.
why-not-three-sets = Your nine cards are not three sets.
why-not-your-turn = It is not your turn: take the discard with “done”, or leave it.
why-no-market-make-in-battle = There are no Market Make cards in Battle Royale.
why-no-market-make-in-god = There are no Market Make cards in God of the market.
why-not-in-hand = You have no { $card } card.
why-only-the-drawn = You are one to go: you can only discard the card you drew, { $card }.
why-top-of-track = { $item-start } is at the top of its track already.
why-bottom-of-track = { $item-start } is at the bottom of its track already.
why-no-move = “{ $text }” is not a move here; a move is “done”, “leave”, “stand”, “keep market”, “roll market”, “discard ITEM”, “discard MM”, “discard MM up ITEM”, “discard MM down ITEM” or “reroll ITEM”.
why-no-item = There is no item “{ $text }”; there are { $codes } here.

## Options

option-ruleset = Rules
option-ruleset-help = Market making, God of the market, or Battle Royale.
option-ruleset-market = Market making: a market that everybody can move
option-ruleset-god = God of the market: the dice decide when you are out
option-ruleset-battle = Battle Royale: quick rounds for one set, until cards or bills run out
option-calls = Calls
option-calls-help = Whether “done!” can be called falsely, for 100,000.
option-calls-checked = Only a true “done!” can be called
option-calls-free = A false “done!” can be called, and costs 100,000
option-deck_out = Empty deck
option-deck_out-help = Whether an empty deck ends the deal or is refilled.
option-deck_out-washout = Nobody wins the deal
option-deck_out-reshuffle = The discards become a new deck, twice in a deal
option-bank = Bank
option-bank-help = Battle Royale with all bills of the box, or with few.
option-bank-box = All bills of the box
option-bank-short = Few bills: the bank runs dry sooner, and that ends the match

## Why a move is good: short, without “it”

motive-market-high = Prices stand high: keep them.
motive-market-low = Prices stand low: rolling raises them on average.
motive-stands = No die promises more than it shows.
motive-rerolls = { $item-start } stands low: its die promises more.
motive-false-call = Your hand is not complete with it: a false call costs.
motive-out-first = Whoever is out first is paid.
motive-pays = Pays as the market stands.
motive-waits = It would pay nothing, or cost: better wait for another card or market.
motive-keeps-group = Keeps your { $card }: { $count ->
    [one] one of a set to be
   *[other] { $count } of them
}.
motive-pays-less = { $card-start } pays less than { $other }.
motive-fewer-left = Few { $card } are left to draw.
motive-least-useful = Helps your sets least.
motive-feeds-nobody = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} one to go and may lack the other card.
motive-price-up = Makes { $item } pay more, which you collect.
motive-price-down = Makes { $item } pay less, which others may collect.

## What matters before a decision

matter-market = High prices are worth keeping; low ones are worth rolling.
matter-rerolling = You may roll one die once more: one that stands low, and that you have a set of.
matter-claiming = This card completes your hand. Going out ends the deal, and you are paid as the market stands.
matter-can-go-out = You have all sets: going out pays as the market stands, waiting may pay more or nothing.
matter-one-to-go = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} one to go: whoever discards the card that is missing pays for it. What has been thrown away before is safer.
matter-missing = You lack { $count ->
    [one] one card
   *[other] { $count } cards
} for going out. Keep pairs, and what pays well.
