title = Trick-Taking Career Poker
tagline = Win your hand trick by trick, then be the first to play it out: revolutions, cuts and gold.
published = トリテ富豪, in English Trick-Taking Career Poker. Designed by dwarfs.

## Nouns

# in a sentence: “You play the red goldfish 7.”
card = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[gray] gray
} { $mark ->
    [cat] cat
    [pig] pig
    [snake] snake
    [goldfish] goldfish
   *[owl] owl
} { $number }
    .colour = { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[gray] gray
    }
    .mark = { $mark ->
        [cat] cat
        [pig] pig
        [snake] snake
        [goldfish] goldfish
       *[owl] owl
    }
# what gold makes of a card
face = { card }
# one card, and what gold makes of it
card-as = { $card } as { $face }
attribute = { $attribute ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [gray] gray
    [cat] cat
    [pig] pig
    [snake] snake
    [goldfish] goldfish
   *[owl] owl
}
# one of a list
one-card = the { $card }
one-attribute = { $count ->
    [1] { $attribute }
   *[other] { $count } × { $attribute }
}

## The table

phase-tricks = Trick-taking
phase-tricks-help = Twelve tricks in which you win the cards of your strategic hand, and gold.
phase-millionaire = Millionaire
phase-millionaire-help = Play out your strategic hand: stronger than the last play, or pass.
phase-over = The match is over
zone-hand = Hand
zone-hand-help = The cards for the twelve tricks.
zone-strategic = Strategic hand
zone-strategic-help = The cards won in the tricks. They are the hand for Millionaire.
zone-table = Trick
zone-table-help = What each player has played to this trick.
zone-building = Play with gold
zone-building-help = A play that is being changed with gold. Nobody else sees it until it is complete.
zone-last = Last trick
zone-last-help = The trick before, to look at once more.
zone-cut = 8s that cut
zone-cut-help = 8s that cut a trick are out of this round.
zone-gone = Energy and discards
zone-gone-help = Cards of finished tricks: they are in no hand any more.
zone-aside = Set aside unseen
zone-aside-help = Taken out before the deal. Nobody knows which cards these are.
counter-round = Round
counter-round-help = Three rounds are a match, one in a short one. Later rounds are worth more.
counter-rounds = Rounds
counter-rounds-help = How many rounds this match has.
counter-trick = Trick
counter-trick-help = Which of the twelve tricks this is.
counter-lead = Lead
counter-lead-help = Who plays first to this trick and sets its direction.
counter-direction = Progress card
counter-direction-help = Which way round the table the trick goes. The lead chooses it for each trick.
value-direction = { $value ->
    [none] not set yet
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
counter-attribute = Lead attribute
counter-attribute-help = The colour or mark that was named. Whoever has it must play it, and only it can win.
value-attribute = { $value ->
    [none] nothing yet
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [gray] gray
    [cat] cat
    [pig] pig
    [snake] snake
    [goldfish] goldfish
   *[owl] owl
}
counter-strength = Strength
counter-strength-help = Which number beats the others now. 11s and revolutions turn the order round.
value-strength = { $value ->
    [thirteen] 13 is high
    [one] 1 is high, reversed
    [two] 2 is strongest
   *[three] 3 is strongest, reversed
}
counter-energy = Energy
counter-energy-help = Bundles that everybody may use: to lead two or three cards at once, or to cut with 8s.
counter-revolution = Revolution
counter-revolution-help = The order of strength is turned round until four or more cards are played again.
counter-back = Back
counter-back-help = An 11 has turned the order of strength round, until the end of this trick.
counter-colours-bound = Colours bound
counter-colours-bound-help = A play repeated the colours before it: for the rest of the trick all must have them.
counter-marks-bound = Marks bound
counter-marks-bound-help = A play repeated the marks before it: for the rest of the trick all must have them.
counter-top = To beat
counter-top-help = Whose play lies on top and wins unless somebody beats it.
counter-count = Cards in a play
counter-count-help = As many cards as were led: everybody plays just as many.
counter-house = House pairing: not the printed colours and marks
counter-house-help = Which colour goes with which mark is ours: the printed cards show it only in pictures.
counter-gold = Gold
counter-gold-help = Each gold changes the colour, the mark, or the number of a card by one, for one play. Gold left over is a point.
counter-score = Score
counter-score-help = The points of all rounds so far.
counter-cut = Cut in this round
counter-cut-help = Whoever has cut gets no gold from the interim settlement.
counter-passed = Passed
counter-passed-help = Passed since the last play, and may play again when the turn comes back.

## What is asked

ask-direction = { $seat-is ->
    [you] You lead: which way round shall this trick go?
   *[other] { $seat } sets the direction of play
}
ask-lead = { $seat-is ->
    [you] Play a card, and choose what counts in this trick: its colour or its mark
   *[other] { $seat } leads a card
}
ask-follow = { $seat-is ->
    [you] Play a card: { $attribute } if you have it
   *[other] { $seat } plays a card; { $attribute } was led
}
ask-cut = { $seat-is ->
    [you] Cut with your { $card } and take all other cards, but no gold?
   *[other] { $seat } may cut with the { $card }
}
ask-place = { $seat-is ->
    [you] Your { $card } did not follow: keep it for your strategic hand, or give it away?
   *[other] { $seat } keeps the { $card } or gives it away
}
ask-open = { $seat-is ->
    [you] You lead: play a card, or several of the same number
   *[other] { $seat } leads
}
ask-beat = { $seat-is ->
    [you] Play { $count ->
        [1] a card
       *[other] { $count } cards
    } stronger than { $number } ({ $strength ->
        [two] 2 is strongest
       *[three] 3 is strongest
    }){ $colours-count ->
        [0] { "" }
       *[other] , colours bound to { $colours }
    }{ $marks-count ->
        [0] { "" }
       *[other] , marks bound to { $marks }
    }, or pass
   *[other] { $seat } plays or passes
}
ask-loop = { $seat-is ->
    [you] Only a loop beats { $number }: play { $count ->
        [1] a { $loop }
       *[other] { $count } × { $loop }
    } in { $colours } with { $marks }, or pass
   *[other] { $seat } plays or passes
}
ask-use = { $seat-is ->
    [you] Choose card { $at } of { $count } to be played as { $number }{ $cut ->
        [yes] { " " }and to cut
       *[no] { "" }
    }; { $left } gold left
   *[other] { $seat } plays
}
choice-direction = { $way ->
    [clockwise] Clockwise
   *[counterclockwise] Counterclockwise
}
choice-lead = Lead the { $card }; { $attribute ->
    [colour] { $card-colour } counts
   *[mark] { $card-mark } counts
}
choice-follow = Play the { $card }
choice-cut = Cut with the { $card }: take all other cards of the trick, but no gold
choice-let-be = Let the { $card } be: do not cut
choice-keep = Keep the { $card } for your strategic hand
choice-give = Give the { $card } to { $to }
choice-pass = Pass
choice-play = Play { $cards }{ $back ->
    [yes] , back
   *[no] { "" }
}{ $revolution ->
    [begins] , revolution
    [ends] , ending the revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
    [one] , for 1 bundle of energy
   *[other] , for { $energy } bundles of energy
}
choice-play-cut = Play { $cards } and cut{ $revolution ->
    [begins] , revolution
    [ends] , ending the revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
    [one] , for 1 bundle of energy
   *[other] , for { $energy } bundles of energy
}
choice-gold = With gold: { $count ->
    [one] 1 card
   *[other] { $count } cards
} as { $number }{ $back ->
    [yes] , back
   *[no] { "" }
}{ $revolution ->
    [begins] , revolution
    [ends] , ending the revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
    [one] , for 1 bundle of energy
   *[other] , for { $energy } bundles of energy
}
choice-gold-cut = With gold: { $count ->
    [one] 1 card
   *[other] { $count } cards
} as { $number }, and cut{ $revolution ->
    [begins] , revolution
    [ends] , ending the revolution
   *[none] { "" }
}{ $energy ->
    [0] { "" }
    [one] , for 1 bundle of energy
   *[other] , for { $energy } bundles of energy
}
choice-use = Use the { $card } as it is
choice-use-as = Use the { $card } as { $face }, for { $gold } gold

## What happened: twelve tricks

event-round = Round { $round }: everybody gets 12 cards.
event-direction = { $seat-is ->
    [you] You set
   *[other] { $seat } sets
} the direction: { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
event-led = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
} the { $card }; { $attribute } counts.
event-followed = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} the { $card }.
event-turned = { $strength ->
    [one] Back: 1 is high now.
   *[thirteen] Back again: 13 is high now.
}
event-cut = { $seat-is ->
    [you] You cut with the { $card } and take
   *[other] { $seat } cuts with the { $card } and takes
} { $cards }.
event-let-be = { $seat-is ->
    [you] You do
   *[other] { $seat } does
} not cut.
event-won = { $seat-is ->
    [you] You win the trick and a gold ({ $gold } now), and take
   *[other] { $seat } wins the trick and a gold ({ $gold } now), and takes
} { $cards }.
event-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} the { $card }.
event-gave = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $to-is ->
    [you] you
   *[other] { $to }
} the { $card }.

## What happened: settlement

event-granted = Interim settlement: { $seat-is ->
    [you] you get
   *[other] { $seat } gets
} { $gold } gold.
event-skipped = A strategic hand is empty: there is no Millionaire in this round.
event-ranked = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} no. { $rank } of the round: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $gold } for gold.

## What happened: Millionaire

event-millionaire = Millionaire begins.
event-lead-passed = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} only a card that may not be the last, and cannot lead: { $to-is ->
    [you] the lead goes to you.
   *[other] the lead goes to { $to } instead.
}
event-stuck = Nobody can lead: Millionaire ends.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $cards }.
event-changed = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $cards }, for { $gold } gold ({ $left } left).
event-paid = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { $bundles ->
    [one] 1 bundle
   *[other] { $bundles } bundles
} of energy ({ $energy } left).
event-looped = Loop: the weakest number beats the strongest, and the trick goes on from it.
event-bound = { $what ->
    [colours] The colours are bound
   *[marks] The marks are bound
}: { $due }.
event-back = { $on ->
    [0] Back again
   *[other] Back
}: { $strength ->
    [two] 2 is strongest
   *[three] 3 is strongest
} for the rest of the trick.
event-revolution = { $on ->
    [0] The revolution is over:
   *[other] Revolution!
} { $strength ->
    [two] 2 is strongest now.
   *[three] 3 is strongest now.
}
event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-cut-short = { $seat-is ->
    [you] You cut
   *[other] { $seat } cuts
} the trick short.
event-trick-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} the trick; { $size ->
    [1] its one card is discarded (energy: { $energy }).
   *[other] its { $size } cards become a bundle of energy ({ $energy } now).
}
event-went-out = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} no cards left!

## The end

end-round = Round { $number }
feat-won = Most tricks won: { $amount }
feat-played = Most cards in one play: { $amount }

## Why not

why-direction-first = First set the direction of play: clockwise or counterclockwise.
why-lead-first = You lead: play a card and name its colour or its mark.
why-not-in-hand = You do not have the { $card } in your hand.
why-one-card = Play one card of your hand.
why-cut-later = Whether an 8 cuts is asked when all have played.
why-not-several = One card is played to a trick, not several.
why-follow = What was led is { $attribute }: you have it, and must play it.
why-cut-or-not = You played the { $card }: cut, or let it be.
why-keep-it = To have the { $card } yourself, keep it.
why-keep-or-give = Your { $card } lacks what was led: keep it, or give it to somebody else.
why-lead-plays = The lead has to play.
why-gold-first = A play with gold begins with how many cards, and as what: “gold K N”.
why-cards-of-one-number = Play cards of one number.
why-cards-or-pass = Play cards of one number, or pass.
why-not-in-strategic-hand = You do not have { $cards } in your strategic hand.
why-only-eights-cut = Only 8s can cut.
why-as-many = { $count ->
    [one] One card was led: play one.
   *[other] { $count } cards were led: play as many.
}
why-not-stronger = { $number } does not beat { $top } while { $strength ->
    [two] 2 is strongest (2 1 13 … 4 3).
   *[three] 3 is strongest (3 4 … 13 1 2).
}
why-bound = { $what ->
    [colours] The colours are bound
   *[marks] The marks are bound
}: { $due }.
why-loop-needs = A loop needs { $what ->
    [colours] the colours
   *[marks] the marks
} on top: { $due }.
why-no-eights-last = 8s may not be your last cards.
why-not-last = While { $number } is strongest, { $number }s may not be your last cards.
why-energy-to-lead = To lead { $count ->
    [one] 1 card
   *[other] { $count } cards
} costs { $energy ->
    [one] 1 bundle of energy
   *[other] { $energy } bundles of energy
} in all; there { $there ->
    [one] is 1.
   *[other] are { $there }.
}
why-energy-to-cut = To cut with { $count ->
    [one] 1 card
   *[other] { $count } cards
} costs { $energy ->
    [one] 1 bundle of energy
   *[other] { $energy } bundles of energy
} in all; there { $there ->
    [one] is 1.
   *[other] are { $there }.
}
why-cannot-be-played = That play cannot be made now.
why-no-gold = You have no gold.
why-too-few-cards = You have only { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
why-no-gold-last = Your last cards may not be played with gold.
why-too-dear = No play of { $count ->
    [one] 1 card
   *[other] { $count } cards
} as { $number } { $due ->
    [none] costs
    [colours] with the colours that are due costs
    [marks] with the marks that are due costs
   *[both] with the colours and marks that are due costs
} from 1 to { $gold } gold.
why-go-on-building = You are making a play of { $count ->
    [one] 1 card
   *[other] { $count } cards
} as { $number }: use a card.
why-other-number = The cards of this play are played as { $number }.
why-ascending = Cards are used in ascending order, by number and then by colour (R Y G B A).
why-no-steps = No steps lead from { $number } to { $as }.
why-costs-more = That costs { $gold } gold, and you have { $left } left.
why-spend-some = A play with gold spends at least 1 gold.
why-not-completed = The play could not be completed after that.
why-no-move = “{ $text }” is not a move of this game.
why-no-card = “{ $text }” is not a card; a card is a number, a colour (RYGBA) and a mark (CPSFO), such as 7RF.
why-not-printed = There is no card “{ $text }”; there is the { $card }.
why-form-of-lead = A lead is written “lead CARD colour” or “lead CARD mark”.
why-form-of-play = A play is written “play” and its cards, each of them once.
why-form-of-give = “give” names a seat from 0 to { $most }.
why-form-of-gold = A play with gold begins with “gold”, how many cards, and the number they are played as.
why-form-of-use = A card is used by “use CARD” or “use CARD as CARD”.
why-one-number = The cards of a play are all of one number; gold can make them so.
why-played-as-one = The cards of a play are all played as one number.
why-too-many = There are { $count } cards, with numbers up to { $number }.
why-teams = Teams of two need 4 players, not { $players }.

## Options

option-length = Length
option-length-help = Three rounds, one, or two teams over three with 4 players.
option-length-normal = Three rounds
option-length-short = One round
option-length-team = Three rounds in two teams, with 4 players
option-ace_line = Ace line
option-ace_line-help = 13 and 1 are neighbours for gold, too.

## Why a move is good: short, without “it”

motive-most-cards-next = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} most cards and is then next.
motive-alone = Nobody else can have that attribute: a sure gold, and no cards of the others.
motive-likely-wins = Likely wins the trick, with its gold.
motive-hardly-wins = Hardly wins: the cards of the trick burden somebody else.
motive-takes = Takes the trick: its gold and cards are worth having.
motive-ducks = Leaves the trick, and the burden of its cards, to somebody else.
motive-rid-of = Gets rid of the { $card } before it wins a trick that you do not want.
motive-worth-cutting = Cutting gets you cards that are worth having.
motive-not-worth-cutting = The cards of this trick are no gain: you would have to get rid of them.
motive-worth-keeping = A strong card for your strategic hand.
motive-burdens = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} few cards: one more to get rid of.
motive-goes-out = You go out.
motive-cuts = Ends the trick, and you lead.
motive-unbeaten = Nobody has the cards to beat it.
motive-revolution = Four or more turn the order round.
motive-not-stuck = Leaves you a card that may be the last: 8s and the strongest number may not.
motive-gold-for-the-end = With few cards left, gold is for the way out.
motive-least-gold = The cheapest way in gold.
motive-sheds = Gets rid of { $count ->
    [one] a card
   *[other] { $count } cards at once
}.
motive-weak = { $number } is weak: better gone now.
motive-keeps = Keeps your { $count ->
    [one] { $number }
   *[other] { $number }s
} for when it counts.
motive-keeps-eights = Keeps your { $count ->
    [one] 8
   *[other] { $count } 8s
} for cutting.
motive-keeps-together = Keeps your { $count } { $number }s together.

## What matters before a decision

matter-directing = You choose which way round it goes. Whoever plays last has seen all the other cards.
matter-leading = Cards that you win are cards to get rid of later; only strong ones and gold help. Lead low to lose the trick, or high to win a gold.
matter-worth-winning = This trick is worth winning, for its gold or its cards, and you can.
matter-worth-ducking = This trick is better lost: whoever wins it has its cards to get rid of later.
matter-cutting = Cutting gets you all other cards of the trick, but no gold. Mostly that is a burden.
matter-placing = Your card lacks what counts: keep it if it is strong, else give it to whoever has few cards.
matter-opening = You lead. Begin with weak cards or with many of one number; keep strong ones to win the lead back.
matter-beating = Beat with the weakest that will do, or pass and keep what is strong.
matter-using-gold = The more a card changes, the more gold it costs.
matter-not-last = Mind the end: 8s and { $number }s may not be your last cards.
matter-few-left = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} only { $count ->
    [one] one card
   *[other] { $count } cards
} left.{ $seat-is ->
    [you] { "" }
   *[other] { " " }Beat what you can, and keep the lead away from there.
}
