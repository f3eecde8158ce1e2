title = Knockout Whist
tagline = Take a trick, or you are out.

# $suit and $rank are printed on it
card = { $rank }{ $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
# one card of a list
one-card = { $card }

## Places

zone-hand = Hand
zone-hand-help = The cards that a player still has to play. Only their owner sees them.
zone-trick = Trick
zone-trick-help = One card of everybody; the best of them takes the trick.
zone-taken = Tricks taken
zone-taken-help = The tricks that a player has taken in this deal.
zone-turned = Turned up
zone-turned-help = Its suit is trumps.
zone-pile = Pile
zone-pile-help = Cards that were not dealt; nobody knows them.
counter-round = Deal
counter-round-help = All cards are shuffled and dealt anew for each deal.
counter-tricks = Tricks
counter-tricks-help = How many tricks a player has taken in this deal.
counter-trump = Trumps
counter-trump-help = A card of this suit beats every card of another.
value-trump = { $value ->
    [clubs] clubs ♣
    [diamonds] diamonds ♦
    [hearts] hearts ♥
    [spades] spades ♠
   *[none] none
}
counter-out = Out
counter-out-help = Whoever takes no trick in a deal plays no more.
phase-name = Trumps
phase-name-help = Whoever took most tricks in the last deal chooses the suit of trumps.
phase-play = Play
phase-play-help = Follow suit if you can; otherwise play any card.
phase-over = The match is over

## Choices

ask-lead = { $seat-is ->
    [you] Lead a card
   *[other] { $seat } leads a card
}
ask-follow = { $seat-is ->
    [you] Play a card: the { $card } was led
   *[other] { $seat } plays to the { $card }
}
ask-name = { $seat-is ->
    [you] Name trumps
   *[other] { $seat } names trumps
}
choice-play = Play the { $card }
choice-name = { $suit ->
    [clubs] Clubs ♣
    [diamonds] Diamonds ♦
    [hearts] Hearts ♥
   *[spades] Spades ♠
}

## What happened

event-round = Deal { $round } begins.
event-dealt = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $cards }.
event-dealt-hidden = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-turned = The { $card } is turned up: { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
} are trumps.
event-named = { $seat-is ->
    [you] You name
   *[other] { $seat } names
} { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
} as trumps.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} the { $card }.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the trick, { $tricks ->
    [1] the first
   *[other] { $tricks } so far
}.
event-out = { $seat-is ->
    [you] You took no trick and are out!
   *[other] { $seat } took no trick and is out!
}

## Why not

why-not-in-hand = You do not have the { $card }.
why-follow-suit = You cannot play the { $card }: you have a card of the suit that was led.
why-not-now = That is not what is asked now.
