### What the engine says, whatever the game. Reasons are whole sentences; a front end shows the clause beside them.

face-down = face-down card
# one after the other
sentences = { $before } { $after }
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

## Card files. { $where } is the way to a place of the file: its keys, and numbers in its lists.

why-cards-none = This game has no card file.
why-cards-not-utf8 = The card file is not text in UTF-8.
why-cards-not-toml = The card file is not TOML: line { $line }, column { $column }.
why-cards-too-large = The card file is too large; { $bytes } bytes are allowed.
why-cards-too-many = The card file has too many entries; { $most } are allowed.
why-cards-too-deep = The card file is nested too deeply; { $most } levels are allowed.
why-cards-bad-key = { $where }: a key is a visible text of at most { $most } characters.
why-cards-unknown = { $where }: there is no such entry here; there are { $known }.
why-cards-not-a-value = { $where }: only texts, whole numbers, true or false, lists and tables can stand here.
why-cards-unseen = { $where }: this text has characters that cannot be seen, or spaces too many.
why-cards-long = { $where }: this text is too long; { $most } characters are allowed.
why-cards-missing = { $where } is missing.
why-cards-not-a-table = { $where } must be a table.
why-cards-not-a-name = { $where } must be a text that can be seen.
why-cards-not-a-flag = { $where } must be true or false, not “{ $given }”.
why-cards-number = { $where } must be a whole number from { $least } to { $most }, not “{ $given }”.
why-cards-step = { $where } must be a multiple of { $step }, not “{ $given }”.
why-cards-list = { $where } must be a list of { $least } to { $most } entries; there are { $given }.
why-cards-choice = { $where } cannot be “{ $given }”; it can be { $known }.
why-cards-shape = { $where } is written as “{ $example }”, not as “{ $given }”.
why-cards-twice = { $where }: there are two of “{ $given }”.
why-cards-falls = { $where }: with more players there are never fewer.
why-cards-some-of = { $where } needs at least one of { $known }.
why-cards-each-once = { $where } must have each once: { $known }.
why-cards-off-track = { $where } must have every face of the die; { $given } is missing.
why-cards-total = { $where }: { $total } cards in all; it takes { $least } to { $most }.
why-cards-too-few = The card file has { $total } cards; with { $players } players it takes { $least }.

## Hints: what a bot would do. Figures are of a hundred such games, or points that all bring home together. A $rival is another move by its name.

hint-only = It is the only move there is.
hint-first-sight = At first sight it is the best of { $count } moves; none was thought through to the end.
hint-chance = Wins about { $of } of 100 such games; { $close ->
    [yes] “{ $rival }” wins about { $other }, too close to tell which is better.
   *[no] the next best, “{ $rival }”, wins { $other }.
}
hint-points = Brings about { NUMBER($of, minimumFractionDigits: 1) } points; { $close ->
    [yes] “{ $rival }” brings { NUMBER($other, minimumFractionDigits: 1) }, too close to tell which is better.
   *[no] the next best, “{ $rival }”, brings { NUMBER($other, minimumFractionDigits: 1) }.
}

## Why a match cannot begin

why-unknown-game = unknown game “{ $text }”; the games are { $games }
why-players = this game is for { $seats } players, not { $players }
why-rules-version = made with version { $rules } of the rules; here they are version { $known }
why-card-file = card file { $path }: { $error }
why-option-form = option “{ $text }” is not of the form name=value
why-option-value = option { $option } cannot be “{ $value }”; allowed: { $allowed }
why-unknown-option = unknown option “{ $text }”; { $options-count ->
    [0] this game has none
   *[other] this game’s options: { $options }
}
why-unknown-bot = unknown bot “{ $text }”; the bots are { $bots }
why-no-net = { $game } has no learnt net “{ $net }”
why-no-table = “{ $text }” is no table: say 4, or 4:NAME=VALUE
why-no-features = { $game } says no features, so no net can learn it
why-no-iterations = { $bot }: after @ stands a number of iterations, from 1 to { $most }
why-bots-for-seats = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $players } seats; give one, or one for each seat
why-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
why-not-finished = only a finished match can be looked back at
