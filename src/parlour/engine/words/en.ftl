### What the engine says, whatever the game. Reasons are whole sentences; a front end shows the clause beside them.

face-down = face-down card
one-text = “{ $text }”

why-over = The match is over.
why-not-plain = A move is a line of plain text.
why-not-a-move = “{ $text }” is not a move here; a move is written as { $forms }.
why-not-asked = That is not asked for now.
why-not-legal = That move is not legal here.
why-no-sign = There is no such sign here.
why-nothing-decided = Nothing was decided yet.
why-chance-came = Chance came after it.
why-card-revealed = It revealed a card.
why-others-decided = Somebody else has decided since.

## Hints. Games of a hundred such: how often the seat wins that plays on so; results of a hundred: of the best there can be.

hint-only = It is the only move there is.
hint-first-sight = At first sight it is the best of { $count } moves; none was thought through to the end.
hint-wins = It wins { $of } of 100 such games, as { $tried } imagined continuations tell; { $close ->
    [yes] “{ $rival }” wins { $other }, too close to tell which is better.
   *[no] the next best, “{ $rival }”, wins { $other }.
}
hint-reaches = It reaches { $of } percent of the best result there can be, as { $tried } imagined continuations tell; { $close ->
    [yes] “{ $rival }” reaches { $other }, too close to tell which is better.
   *[no] the next best, “{ $rival }”, reaches { $other }.
}

## Why a match cannot begin

why-unknown-game = unknown game “{ $text }”; the games are { $games }
why-players = this game is for { $seats } players, not { $players }
why-rules-version = made with version { $rules } of the rules; here they are version { $known }
why-no-card-file = this game has no card file
why-card-file = card file { $path }: { $error }
why-option-form = option “{ $text }” is not of the form name=value
why-option-value = option { $option } cannot be “{ $value }”; allowed: { $allowed }
why-unknown-option = unknown option “{ $text }”; { $options-count ->
    [0] this game has none
   *[other] this game’s options: { $options }
}
why-unknown-bot = unknown bot “{ $text }”; the bots are { $bots }
why-no-iterations = { $bot }: only a level that searches has a number of iterations, from 1 to { $most }
why-bots-for-seats = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $players } seats; give one, or one for each seat
why-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
