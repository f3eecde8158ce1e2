title = Fuji Flush
tagline = Push your cards through before somebody plays higher. Equal numbers join forces.
published = Fuji Flush, in German Futschikato. Designed by Friedemann Friese, graphics by Harald Lieske; published by 2F-Spiele, Bremen.

# $number: what is printed on it; .a with its article
card = { $number }
    .a = { $number ->
        [8] an
        [11] an
        [18] an
       *[other] a
    } { $number }

## Places

zone-hand = Hand
zone-hand-help = The cards that a player still has to get rid of. Only their owner sees them.
zone-table = Table
zone-table-help = What lies here until its owner’s next turn is pushed through.
zone-draw = Draw pile
zone-draw-help = Whoever is flushed draws from here.
zone-discards = Discards
zone-discards-help = Cards pushed through or flushed. When the draw pile is empty, they are shuffled into a new one.
counter-left = Cards left
counter-left-help = Cards in hand and on the table. Whoever has none left wins.
counter-worth = Worth of the { $value }s together
counter-worth-help = Equal numbers join forces: the number times how many of it are on the table. Only what is worth more flushes them.
phase-play = Play
phase-play-help = Play one card, then everything worth less on the table is flushed.
phase-over = The match is over

## Choices

ask-play = { $seat-is ->
    [you] Play a card
   *[other] { $seat } plays a card
}
choice-play = Play the { $card }{ $joined ->
    [1] { "" }
   *[other] , joining to { $value }
}{ $beaten-count ->
    [0] { "" }
   *[other] , flushing { $beaten }
}
# one card of a list, such as “Ada’s 2 and Clara’s 20”
beaten = { $seat-is ->
    [you] your { $card }
   *[other] { $seat }’s { $card }
}

## What happened

event-dealt = Everybody is dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card-a }{ $joined ->
    [1] { "" }
   *[other] , joining to { $value }
}.
event-flushed = { $seat-is ->
    [you] Your { $card } is
   *[other] { $seat }’s { $card } is
} flushed.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card-a }.
event-drew-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
event-pushed = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
} the { $card } through.
event-out = { $seat-is ->
    [you] You go out and win!
   *[other] { $seat } goes out and wins!
}
event-reshuffled = The discards are shuffled into a new draw pile.

## The end

feat-pushed = Most cards pushed through: { $amount }
feat-played = Strongest play: { $amount }

## Why not

why-not-in-hand = You have no { $card } in your hand.

## Why a move is good: short, without “it”. What it is about is the card that is played.

motive-stops = { $seat-is ->
    [you] Keeps you
   *[other] Keeps { $seat }
} from going out.
motive-flushes = Flushes { $beaten }.
motive-joins = Joins { $seat-is ->
    [you] your { $card }
   *[other] { $seat }’s { $card }
}: worth { $value } together{ $hard ->
    [yes] , and hard to beat
   *[no] { "" }
}.
motive-lasts = Few unseen cards beat { $value }: it may well go through.
motive-harder = Harder to beat than the { $card }.
motive-leaves-alone = Does not help { $seat-is ->
    [you] you
   *[other] { $seat }
} to get the { $card } through.
motive-no-loss = Your lowest card: if it is flushed you may draw a better one.
motive-keeps = Keeps your { $card } for later.

## What matters before a decision

matter-last-card = { $seat-is ->
    [you] Your { $card } is your last card.
   *[other] The { $card } is { $seat }’s last card: if it goes through, { $seat } wins. { $beats ->
        [yes] You can beat it.
       *[no] You cannot beat it; perhaps somebody else can.
    }
}
matter-joining = Your { $card } can join { $seat-is ->
    [you] yours
   *[other] { $seat }’s
} on the table: equal numbers add up and go through together.
matter-goes-through = { $seat-is ->
    [you] Your { $card }
   *[other] { $seat }’s { $card }
} is worth { $value } and soon goes through, unless somebody beats that. { $beats ->
    [yes] You can.
   *[no] You cannot.
}
matter-few-left = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} only { $count ->
    [one] one card
   *[other] { $count } cards
} left. { $seat-is ->
    [you] Get them through.
   *[other] Beat what comes from there, if you can.
}
matter-empty = Nothing lies on the table. A high card may go through; a low one is soon flushed, and then you draw another.
