### What the engine says, whatever the game. Reasons are whole sentences; a front end shows the clause beside them.

face-down = face-down card
one-text = “{ $text }”

why-over = The match is over.
why-not-plain = A move is a line of plain text.
why-not-a-move = “{ $text }” is not a move here; a move is written as { $forms }.
why-not-asked = That is not asked for now.
why-not-legal = That move is not legal here.
why-nothing-decided = Nothing was decided yet.
why-chance-came = Chance came after it.
why-card-revealed = It revealed a card.
why-others-decided = Somebody else has decided since.
