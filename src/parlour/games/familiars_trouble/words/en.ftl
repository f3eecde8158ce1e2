### Terms of the rulebook: attribute card, errand, level, hand exchange, errand exchange, lead card, verdict, replenishment.

title = Familiar’s Trouble
tagline = Three familiars, nine tricks, no talking: play the cards that get the witch’s errands done together.
published = Familiar’s Trouble, in Japanese オツカイフクロウの苦労話. By Fukuroudou.

## Nouns

# in a sentence: “You play red 7.”; .meaning small on the face
card = { $colours ->
    [red] red
    [blue] blue
    [red-blue] red and blue
    [green] green
    [red-green] red and green
    [blue-green] blue and green
   *[all] three-coloured
} { $value }
    .meaning = { $colours ->
        [red] life
        [blue] water
        [red-blue] life, water
        [green] tree
        [red-green] life, tree
        [blue-green] water, tree
       *[all] life, water, tree
    }
level = { $number }
# one colour of what an errand requires
need = { $colour ->
    [red] red
    [blue] blue
   *[green] green
} { $value }
# says all of it but the level; .full that too, .short names it in a sentence, .id in a list, .needs what it takes
errand = errand { $id }{ $named ->
    [yes] { " " }({ $name })
    [house] { " " }({ house-errand })
   *[no] { "" }
}: { $needs } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .full = errand { $id }{ $named ->
        [yes] { " " }({ $name })
        [house] { " " }({ house-errand })
       *[no] { "" }
    }: { $needs } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, level { $level }
    .short = errand { $id }
    .id = { $id }
    .needs = { $needs }
    .name = { $named ->
        [yes] { $name }
        [house] { house-errand }
       *[no] { $id }
    }
# the house errands’ own names: what the witch makes of it, without meaning in the game
house-errand = { $house ->
    [e1a] Everlasting Candle
    [e1b] Dew Flask
    [e1c] Birch Broom
    [e1d] Heartbeat Drum
    [e1e] Rain Bell
    [e1f] Willow Wand
    [e1g] Teapot That Stays Warm
    [e1h] Moss Pillow
    [e1i] Thorn Needle
    [e2a] Salamander Stove
    [e2b] Moon Mirror
    [e2c] Whispering Bookshelf
    [e2d] Blushing Ink
    [e2e] Reed Boat
    [e2f] Apple of Second Thoughts
    [e2g] Tear-Drying Handkerchief
    [e2h] Mist Lantern
    [e2i] Clock with a Heartbeat
    [e3a] Phoenix Quill
    [e3b] Bottled Tide
    [e3c] House on Roots
    [e3d] Elixir of Nine Lives
    [e3e] Cauldron That Fills Itself
    [e3f] Broom That Knows the Way
    [e3g] Crystal Ball
    [e3h] Cloak of Morning Fog
   *[e3i] Crown of Living Roses
}
# one of a list
one-card = { $card }
one-errand = { $errand-id }
wanted-errand = { $errand-id } ({ $errand-needs })

## The table

zone-hand = Hand
zone-hand-help = Nobody may talk about these cards.
zone-table = Trick
zone-table-help = The cards of this trick. Their totals, colour by colour, complete errands.
zone-display = Errands
zone-display-help = An errand is completed when one trick’s totals reach all of its numbers.
zone-errands = Errands of level { $value }
zone-errands-help = Errands still to come. Higher levels are harder and pay more.
zone-collection = Completed errands
zone-collection-help = Errands that you have completed together.
zone-deck = Attribute cards
zone-deck-help = Everybody draws one card after each trick, as long as there are any.
zone-used = Used, { $value ->
    [red] red
    [blue] blue
    [green] green
   *[many] several colours
}
zone-used-help = Cards of earlier tricks; everybody may look through them.
counter-round = Round
counter-round-help = A match has nine rounds, each with one trick.
counter-rounds = Rounds
counter-rounds-help = How many rounds a match has.
counter-points = Points
counter-points-help = The points of all completed errands. With 20 you win together.
counter-band = The witch
counter-band-help = What the witch thinks of your points: so-so from 20 on, better from 30, impressed from 40.
value-band = { $value ->
    [displeased] is displeased
    [so-so] finds it so-so
    [better] thinks better of you
    [impressed] is impressed
   *[legendary] calls you legendary
}
counter-target = A first target
counter-target-help = Newcomers may aim at this first.
counter-lead = Lead
counter-lead-help = Who plays first to this trick, and decides on the exchanges.
counter-total = Trick, { $value ->
    [red] red
    [blue] blue
   *[green] green
}
counter-total-help = What the played cards of this colour add up to. A card with several colours counts fully for each.
counter-talk = Talk
counter-talk-help = What may be said at the table while a match runs.
value-talk = { $value ->
    [none] none about hands or errands
   *[signs] one sign a trick, before the lead card
}
counter-house = House errands
counter-house-help = The numbers of these errands are ours: the rulebook shows the printed ones only in pictures.
counter-sign = Sign
counter-sign-help = What this player would like to see played. It does not tell what they hold.
value-sign = { $value ->
    [none] none
    [red] red, please
    [blue] blue, please
    [green] green, please
    [high] a high card, please
   *[low] a low card, please
}
counter-signing = Signs can be shown
counter-signing-help = Until the lead card is played, everybody may show one sign.
phase-hand-exchange = Hand exchange
phase-hand-exchange-help = The lead decides whether everybody passes one card to the left.
phase-errand-exchange = Errand exchange
phase-errand-exchange-help = The lead may swap one errand for the top one of a pile.
phase-trick = Trick
phase-trick-help = Everybody plays one card, sharing a colour with the lead card if they can.
phase-replenishment = Errand replenishment
phase-replenishment-help = Whoever won the trick chooses from which levels new errands come.
phase-over = The match is over
# what the witch says to the points of all errands
verdict = { $points ->
    [one] 1 point.
   *[other] { $points } points.
} { $band ->
    [displeased] The witch is displeased; better luck with the next errands.
    [so-so] So-so: the witch grumbles, but the errands will do.
    [better] The witch thinks better of you now.
    [impressed] The witch is impressed: hardly an errand left undone.
   *[legendary] Legendary: they will tell of such familiars for ages.
}

## What is asked

ask-exchange = { $seat-is ->
    [you] Shall everybody pass a card to the left?
   *[other] { $seat } decides on a hand exchange
}
ask-pass = { $seat-is ->
    [you] Pass a card to { $to }
   *[other] { $seat } passes a card to { $to-is ->
        [you] you
       *[other] { $to }
    }
}
ask-swap = { $seat-is ->
    [you] Swap an errand, or leave them as they are
   *[other] { $seat } decides on an errand exchange
}{ $lost-count ->
    [0] { "" }
   *[other] ; out of reach: { $lost }
}
ask-lead = { $seat-is ->
    [you] Lead any card; the others match one of its colours if they can
   *[other] { $seat } leads
}{ $lost-count ->
    [0] { "" }
   *[other] ; out of reach: { $lost }
}
ask-follow = { $seat-is ->
    [you] Play a card that matches { $lead }, if you can
   *[other] { $seat } plays a card to { $lead }
}{ $met-count ->
    [0] { "" }
   *[other] ; met: { $met }
}{ $lost-count ->
    [0] { "" }
   *[other] ; out of reach: { $lost }
}
ask-draw = { $seat-is ->
    [you] Choose the pile to refill the display from
   *[other] { $seat } refills the display
}

## Choices

choice-exchange = Everybody passes a card to the left
choice-keep = Keep the hands
choice-pass = Pass { $card } to { $to }
choice-stay = Leave the errands as they are
choice-swap = Swap { $errand } for the next of level { $level }
choice-play = Play { $card }{ $met-count ->
    [0] { "" }
   *[other] , completing { $met }
}
choice-draw = Draw an errand of level { $level }

## What happened

event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards }.
event-drew-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [1] a card
   *[other] { $count } cards
}.
event-laid-out = On display is level { $level } { $errand }.
event-round = Round { $round }: { $seat-is ->
    [you] you lead.
   *[other] { $seat } leads.
}
event-called = { $seat-is ->
    [you] You call
   *[other] { $seat } calls
} a hand exchange.
event-declined = { $seat-is ->
    [you] You want
   *[other] { $seat } wants
} no hand exchange.
event-passed = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
} { $to-is ->
    [you] you
   *[other] { $to }
} { $card }.
event-passed-hidden = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
} { $to-is ->
    [you] you
   *[other] { $to }
} a card.
event-stayed = { $seat-is ->
    [you] You leave
   *[other] { $seat } leaves
} the errands as they are.
event-swapped = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} { $old-short } for level { $level } { $errand }.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-took-lead = The trick adds up to red { $red }, blue { $blue }, green { $green }. { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the lead.
event-completed = Done: { $errand-short }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
event-refilled = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} level { $level } { $errand }.
event-signed = { $seat-is ->
    [you] You would
   *[other] { $seat } would
} like to see { $sign ->
    [red] red
    [blue] blue
    [green] green
    [high] a high card
   *[low] a low card
} played.
event-ended = The match ends with { verdict }

## The end

feat-led = Took the lead most often: { $amount }

## Why not

why-no-hand-exchange = This table plays without the hand exchange.
why-no-errand-exchange = This table plays without the errand exchange.
why-first-exchange = First decide whether there is a hand exchange: “exchange” or “keep”.
why-first-pass = The hand exchange is on: nobody may decline, pass one card.
why-first-swap = Now is the errand exchange: swap an errand or “stay”.
why-first-play = The trick is on: play a card.
why-first-draw = The display is being refilled: draw from the pile of a level.
why-not-in-hand = You have no { $card } in your hand.
why-only-match = Your only card that matches { $lead } is { $card }: play it, or a three-coloured card.
why-match = You can match { $lead }: play { $cards }, or a three-coloured card.
why-not-on-display = There is no { $errand-short } on display.
why-pile-empty = The pile of level { $level } is empty.
why-no-hints = This table plays without hints: no signs about what to play.
why-sign-before-lead = A sign is shown before the lead card of a trick, and only then.
why-sign-shown = One sign in each trick, and yours is shown already.

## Signs, with hints: what one would like to see played

sign-red = Red
sign-blue = Blue
sign-green = Green
sign-high = High
sign-low = Low

## Options

option-hand_exchange = Hand exchange
option-hand_exchange-help = Each round the lead may have everybody pass a card to the left.
option-errand_exchange = Errand exchange
option-errand_exchange-help = Each round the lead may swap an errand.
option-display = Errands on display
option-display-help = How many errands of level 1, 2 and 3 are laid out; easier: 3/2/0 or 4/2/0.
option-display-allowed = Three numbers such as 3/1/1, 1 to 9 errands together
option-any_colour_wins = Any colour wins
option-any_colour_wins-help = The highest card takes the lead, whatever its colour.
option-hints = Hints
option-hints-help = Before the lead card of each trick everybody may show one sign: red, blue, green, high or low. It tells what you would like to see played.

## Why a move is good: short, without “it”

motive-completes = Completes { $errands-count ->
    [one] errand { $errands }
   *[other] errands { $errands }
}.
motive-aims = Goes for { $errand-short }: done in about { $of } of 100 such tricks.
motive-sheds = No errand is in reach: this card helps least later.
motive-keeps = Keeps your { $card } for a later trick.
motive-helps-answer = { $to-is ->
    [you] You can
   *[other] { $to } can
} answer your lead with it.
motive-goes-with = Goes well with the { $card } that you were given.
motive-exchanges = Hands that were passed on fit the errands better.
motive-stays = What is on display suits your hand better than an unknown errand would.
motive-unlikely = Hardly anybody can help with { $errand-short } now; another is easier on average.
motive-suits-level = Errands of level { $level } promise most with your hand.

## What matters before a decision

matter-exchanging = After passing, hands may fit the errands better, and you know one card of your neighbour.
matter-passing = { $to-is ->
    [you] You get
   *[other] { $to } gets
} a card from you: one that helps with an errand, or one that you cannot use.
matter-swapping = Look for an errand that none of your cards helps with: you may swap it for another.
matter-drawing = Easy errands pay little, hard ones much. Draw what your next cards can help with.
matter-leading = You lead, and the others must match a colour of your card. Choose an errand and lead what it needs most.
matter-within-reach = Compare the totals of the trick with the errands: add what one still lacks, and leave the rest to whoever plays after you.
matter-can-complete = You play last, and can complete { $errands }.
matter-nothing-to-meet = No errand can be met in this trick: play the card that you need least.
