### The terminal. What is typed stays as it is in every language; words in capitals stand for what somebody fills in.

## At the prompt: what can be typed, and what it does

help-move = Type the number of a move, or its text; Enter makes the only move there is.
usage-help = ? [ID]
help-help = this help; with the id of a rule, that rule
usage-why = why MOVE
help-why = why a move is not possible
usage-moves = moves
help-moves = all moves you have
usage-hint = hint
help-hint = what a bot would do, and why
usage-sign = sign SIGN
help-sign = show a sign, where the game has signs
usage-rules = rules [ID|all]
help-rules = how to play; one clause; or all of them
usage-log = log
help-log = everything that happened
usage-table = table
help-table = the whole table, and what cards are called
usage-undo = undo
help-undo = take your move back
usage-save = save FILE
help-save = keep the match as a record
usage-quit = quit
help-quit = leave the table

## The table

# the reader’s own name at the table
you = You
empty = empty
more-moves = … and { $count } more: type “moves” to see them all
more-table = … more: type “table” to see it all

## Answers. A $reason is a whole sentence.

moves-are = { $count ->
    [1] There is only move 1; ? for help.
   *[other] There are moves 1 to { $count }; ? for help.
}
not-possible = Not possible: { $reason }
not-possible-by = Not possible: { $reason } ({ $clause }: “? { $clause }” shows the rule)
legal-move = That is a legal move.
hint = { $number }: “{ $label }” ({ $move }). { $reason }
coach-slip = You may take that back: it costs about { $loss } of 100. Type undo, or Enter to go on. Better: “{ $label }” ({ $move }). { $reason }
coach-last = Your move “{ $made }” cost about { $loss } of 100. Better: “{ $label }” ({ $move }). { $reason }
sign-or-none = Before the card is led you may show a sign ({ $signs }); Enter shows none.
no-clause = There is no clause “{ $id }”.
save-where = Where? For example: save tonight.jsonl
saved = Saved to { $path }
not-saved = Not saved: { $error }
stands = Your move stands. { $reason }
bot-fault = { $fault }; a random move was made instead.
goodbye = Goodbye.

## The end

won = won
score = { $score }
together = Your result together: { $score }
can-verify = The deal can be checked: save the match and run “parlour verify FILE”.
afterwards = “save FILE” keeps the match, “log” shows it, Enter leaves.

## A lesson

# $things: places, cards and numbers of the table that are spoken of
lesson-look = ➜ { $things }
lesson-read = Enter goes on
lesson-help = Make your move; “hint” shows how it is typed
lesson-do = What is waited for: “{ $label }” ({ $move }).
lesson-other = That is allowed, too. For now, try “{ $label }” ({ $move }).
lesson-learned = What you know now:
lesson-then = Your first match: { $command }

## Before the match

settled = The deal is settled; its hash is { $hash }
which-game = Which game?
how-many = How many seats, { $least } to { $most }? (Enter: { $usual })
a-number = A number from { $least } to { $most }, or q to leave.
# $seats: such as 3–8
seats = { $seats } seats
column-game = game
column-seats = seats
column-minutes = minutes

## Looking back at a match. Points are of a hundred: 100 is a sure win, or the best result there can be.

review-result = Seat { $seat } ended with { $result } of { $most }.
review-sum = { $even } before the deal for a bot that goes by rules of thumb, if others slip now and then; { $luck } by luck, { $skill } by choosing otherwise than that bot.
review-turn = Decision { $decision }: “{ $made }” left { $hope } of { $most }.
review-better = “{ $best }” brings { $loss } more, give or take { $error }.
review-close = Every choice was right or close.

## Why a command cannot be done

why-no-lesson = { $game } has no lesson
why-no-such-clause = there is no clause { $id }; the clauses go from { $first } to { $last }
why-which-ladder = which game? Or which file to --check?
why-clock-or-iterations = --clock and --iterations do not go together
why-no-match-ended = no match came to an end
why-cannot-write = cannot write { $path }: { $error }
why-no-package = there is no package or game { $package } here that could be compiled
why-needs-extra = { $package } needs more than is installed: pip install '{ $extra }'
why-exists-already = there is { $path } already
why-no-game-name = { $name } is no name for a game: small letters, digits and hyphens, such as knockout-whist
why-needs-postgresql = several processes need PostgreSQL: give --store postgresql://… with --redis
why-cannot-listen = cannot listen at { $host }, port { $port }: { $error }
why-port-taken = port { $port } is taken by another program; --port N takes another one
why-ports-taken = the ports { $first } to { $last } are all taken; --port N takes another one
why-no-address = there is no address “{ $host }” to listen at
why-no-whole-number = “{ $text }” is no whole number from { $least } to { $most }
why-no-rate = “{ $text }” is no number above 0, and at most { $most }
why-no-file-name = “{ $text }” is no name of a file or folder
why-is-a-folder = “{ $text }” is a folder, not a file
why-no-name = at least one name is needed
why-figures-there = { $path } is where the figures would go; name the page, for example { $page }
why-no-store = a store is an SQLite file or postgresql://…
