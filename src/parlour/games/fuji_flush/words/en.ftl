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
zone-table = Table
zone-draw = Draw pile
zone-discards = Discards
counter-left = Cards left
counter-worth = Worth of the { $value }s together
phase-play = Play
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
