### Every text of the page. Events and refusals end with a full stop; labels, prompts and titles do not.

## Everywhere

cancel = Cancel
close = Close
no = No
try-again = Try again
to-lobby = Back to the lobby
minutes = { $least }{ "\u00A0" }min
minutes-range = { $least }–{ "\u2060" }{ $most }{ "\u00A0" }min
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
time-hours = { $hours } h

## Lobby

lobby-title = Lobby
lobby-name = Your name
lobby-guest = Guest
lobby-no-connection = No connection to the table
lobby-go-on = Go on playing
lobby-choose = Choose a game
lobby-join-title = Join friends
lobby-code = Code of the table
lobby-join = Join
lobby-open = Open tables
lobby-watch = Tables to watch
lobby-invite = Let friends in from their own devices
lobby-address = Address of this lobby
lobby-none-open = None right now. Make one: choose a game, then “public”.
lobby-played = My matches
game-facts = { $seats } players · { $minutes }
# the state of a table in a list
row-free = { $count } free
row-waiting = about to start
row-playing = playing
row-paused = paused
row-finished = finished
row-ended = ended
row-won = won
row-lost = lost
row-place = place { $place }
row-broken = cannot go on

## A new table

new-players = At the table
new-bots = Bots
new-more = More: options of the game, clock, chat
new-clock = Clock
new-clock-0 = no clock
new-clock-30 = 30 seconds a move
new-clock-90 = 90 seconds a move
new-clock-300 = 5 minutes a move
new-clock-86400 = a day a move
new-clock-259200 = three days a move
new-pace = Bots take
new-pace-none = no time
new-pace-second = a second
new-pace-own = their time
new-chat-game = as the game says
new-chat-on = free
new-chat-signs = only signs
new-chat-off = off
new-visibility = Who may find it
new-visibility-link = who has the link or code
new-visibility-public = everybody (public)
new-spectators = Spectators welcome
new-play = Play against bots
new-invite = Invite friends
own-cards = Own cards
own-cards-about = Play with the cards of your own copy, or with cards of your own making: a card file in TOML.
own-cards-file = Choose a card file
own-cards-paste = Or paste the card file here
own-cards-clear = The game’s own cards again
own-cards-good = These cards can be played with.
own-cards-here = This table plays with cards of its host’s own.
own-cards-look = Look at the cards
own-cards-save = Save the card file
own-cards-again = A new table with these cards
own-cards-link = A link to these cards
own-cards-copies = × { $count }
bot-random = random
bot-greedy = greedy
bot-search = searching
bot-easy = easy
bot-easy-about = Sees little, and is content with what looks about right.
bot-normal = normal
bot-normal-about = Looks a little ahead, and is not too careful.
bot-strong = strong
bot-strong-about = Thinks ahead a little, and reads what others do.
bot-expert = expert
bot-expert-about = Thinks ahead as long as it helps, at most a second a move.
bot-character = { $name } ({ $level })
character-pip = Pip
character-pip-about = Sees little and counts on luck.
character-momo = Momo
character-momo-about = Sees little and takes no risks.
character-tilda = Tilda
character-tilda-about = Sees little and soon forgets what was played.
character-ida = Ida
character-ida-about = Looks a little ahead and dares a good deal.
character-otto = Otto
character-otto-about = Looks a little ahead and likes to be safe.
character-nora = Nora
character-nora-about = Looks a little ahead and forgets no card.
character-vera = Vera
character-vera-about = Thinks ahead a little and follows her own ideas.
character-ren = Ren
character-ren-about = Thinks ahead a little and keeps to what is tried and tested.
character-sibyl = Sibyl
character-sibyl-about = Thinks far ahead and trusts what she finds.
character-magnus = Magnus
character-magnus-about = Thinks far ahead and leaves the usual way only when he is sure.

## Waiting for players

waiting-ended = This table was ended.
waiting-invite = Friends join at this address, or with the code
waiting-address = The table’s address
# a seat that a bot has
waiting-bot = { $name } (bot)
waiting-free = free
waiting-sit = Sit here
waiting-stand = Stand up
waiting-who = Who plays seat { $number }
waiting-person = wait for a person
waiting-more = Waiting for { $count } more
waiting-start = Start
waiting-players = Waiting for more players. The host may also let bots play.
waiting-host = The host starts the match.
waiting-evening = Duplicate evening, deal { $deal }: all tables, and the ranking
share = Share
share-copy = Copy
share-copied = Copied
share-alone = Only this computer can open it. Start the server with { $flag }, and others in your network can.
share-qr = QR code of the address

## Seats

seat-number = Seat { $number }
seat-you = You
seat-you-label = { $name } (you)
seat-your-turn = your turn
seat-thinking = thinking…
seat-away = away
seat-bot = { $bot } bot
seat-bot-sits-in = a bot sits in
seat-winner = winner
seat-place = place { $place }
seat-grace = grace { $time }
seat-away-help = The connection is gone. If it takes too long, the table can let a bot play on.
seat-bot-sits-in-help = A bot plays for somebody who is away, until they come back.
clock-title = Clock
clock-help = The time left for this decision. When it is over, a bot decides.

## The table

stage-table = The table
stage-moves = Moves
stage-facts = What holds now
table-offline = The server cannot be reached. Trying again…
table-connected-again = Connected again.
table-reconnecting = Reconnecting…
table-not-admitted = Not admitted
table-sitting-down = Taking a seat…
table-over = The match is over.
table-watching = You are watching. { $prompt }
table-paused = The table is paused.
table-bot-plays = A bot plays for you.
table-back = I am back
table-asks-back = { $name } asks to take a move back.
table-agree = Agree
table-take-back = Take back
table-choose-offered = Choose one of the moves offered.
table-put-token = Press the card that it changes, or drag it there.
table-how-cards = Press or drag a card that stands out
table-how-places = Press a place that stands out
premove-chosen = As soon as it is your turn: { $card }
premove-dropped = Let go, for things have changed: { $card }
table-more-cards = Choose more cards
table-other-rules = The rules have changed since
table-broken = This table cannot go on: the rules do not know its moves any more.
table-cannot-be-shown = This match can no longer be shown, but is kept:
table-its-record = its record
table-cannot-be-reached = This table cannot be reached
table-may-have-ended = It may have ended.
title-your-turn = ● Your turn – { $game }
notify-turn = Your turn: { $game }
zone-label = { $zone }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
zone-of = { $zone }: { $seat }
zone-look-through = { $zone }: look through
zone-choose = Choose
zone-here = Here
zone-not-this = Not this
hand-label = Yours: { $zone }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-sort = Sort
card-down = face down
card-picked = picked
card-premoved = chosen for your turn
card-not-playable = not playable now
# beside somebody who plays against bots
coach-stop = Stop coaching
coach-slip = You may take that back: it costs about { $loss } of 100. Better: { $better }. { $reason }
coach-last = Your move “{ $made }” cost about { $loss } of 100. Better: { $better }. { $reason }
coach-keep = Keep it
new-coached = With a coach beside me
hint-said = A bot would: { $move }{ $key ->
    [none] { "" }
    [enter] { " " }(Enter)
   *[other] { " " }(key { $key })
} – { $reason }

## A play that is put together

draft-label = Put together so far
draft-ready = Ready to send.
draft-send-or-change = Ready: send it, or change it
draft-send = Send
draft-back = Back one
draft-clear = Clear
draft-take-back = { $move }: take back

## The bar and the panels

tool-hint = Hint
tool-hint-key = What a bot would do now, and why (H)
tool-again = Again
tool-again-key = What happened last, again (A)
tool-rules-key = How to play, and the exact rules (R)
tool-chat-key = Talk at the table (C)
tool-log-key = What happened so far (L)
tool-menu = Menu
pace-now = Pace: { $pace }
tool-pace = Pace: { $pace }. How long you see what happens; press for the next pace
side-label = Log, chat and rules
log-title = Log
log-label = What happened
log-empty = Nothing happened yet.
talk-limited = While a match runs, people only show these signs here.
talk-relaxed = The host allows free talk here, which the rules of this game do not.
# before the signs of the game’s own: red, blue, …
signs-label = I would like
chat-title = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Say
chat-unread = { $count } unread
rules-title = Rules
rules-search = Search the rules
rules-clauses = The clauses
rules-none = No clause says that.
rules-how = How to play
rules-exact = Exact rules
rules-exact-rule = The exact rule { $id }
rules-exact-about = § opens the exact rule.
rules-marks-about = What has no mark stands in the rulebook.
mark-ruling = our ruling
mark-ruling-about = where the rulebook is silent or unclear
mark-house = house cards
mark-house-about = ours, in place of what the rulebook shows only in pictures
figure-gone = beaten or gone
option-on = on
option-off = off
rules-readings = How we read it
rules-readings-about = Lines of the rulebook that can be read in more than one way, what we play, and why.

## The menu

menu-title = Table
menu-help = Keys and help
menu-code = Code
menu-watching = { $count } watching
menu-deal = deal { $hash }…
menu-take-back = Ask to take my move back
menu-resign = Resign to a bot
menu-resign-sure = Really? A bot plays on for you
menu-host = As the host
menu-talk-free = Allow free talk
menu-talk-game = Talk only as the game says
menu-pause = Pause
menu-resume = Go on
menu-bot-for = A bot for { $name }, who is away
menu-end = End the table
menu-end-sure = Really? Nobody can play on
hand-over = Hand my seat to somebody else
hand-over-explained = You get a link for one person. You play on until somebody opens the link; then the seat is theirs.
hand-over-offered = Your seat is on offer. You play on until somebody opens the link; then the seat is theirs.
hand-over-given = Give this address to one person; whoever opens it takes the seat. Until then it is yours.
hand-over-address = The address for the seat
hand-over-share = A seat for you
hand-over-link = Make the link
hand-over-new-link = Make a new link
hand-over-keep = Keep my seat after all
vote-title = Somebody is away
vote-bot = Vote: a bot for { $name }
vote-end = Vote: end the table
vote-count = ({ $agreed } of { $needed })
people-title = People
people-mute = Mute
people-let-speak = Let speak
people-remove = Remove

## Keys

keys-title = Keys
keys-arrows = move between cards, places and buttons
keys-enter = play or pick what has the focus
keys-space = the same; while something happens, on to the next moment
keys-digits = press the move button with that number
keys-send = send what was put together
keys-escape = let go of what is picked, close a window
keys-enlarge = see the card that has the focus large
keys-explain = what a counter or a place means, one after the other
keys-hint = hint
keys-again = see again what happened last
keys-panels = log, chat, rules
keys-undo = ask to take your move back
keys-help = this list
keys-about = Press or drag a card that stands out to play it. Press one that does not, and you are told which rule is in the way. A tap on the felt skips ahead.

## Settings

settings-title = Settings
settings-language = Language
settings-motion = Pace
settings-motion-off = off
settings-motion-fast = fast
settings-motion-normal = normal
settings-motion-slow = slow
settings-cardSize = Card size
settings-cardSize-small = small
settings-cardSize-medium = medium
settings-cardSize-large = large
settings-look = Look
settings-look-system = system
settings-look-light = light
settings-look-dark = dark
settings-felt = Felt
settings-felt-game = each game’s own
settings-felt-moss = moss
settings-felt-sea = sea
settings-felt-wine = wine
settings-felt-slate = slate
settings-deck = Deck
settings-deck-classic = classic
settings-deck-modern = modern
settings-deck-linen = linen
settings-volume = Sounds
settings-volume-off = off
settings-volume-quiet = quiet
settings-volume-normal = normal
settings-volume-loud = loud
settings-only-move = Play the only move there is
settings-only-move-about = after a moment, and never where that would tell a secret
settings-premove = Choose a card before it is your turn
settings-premove-about = it is played when you are asked, unless your hand or the trick has changed by then
settings-left-handed = Left-handed: buttons on the left
settings-notices = Tell me when it is my turn
settings-notices-about = while this page is in the background; the browser asks you first
settings-notices-refused = The browser does not allow it for this page; its own settings can change that.
webhook = Webhook
webhook-about = told of my turns when no page of mine is open
webhook-keep = Keep
webhook-kept = Kept.
webhook-nobody = Nobody is told.
webhook-signed = Signed with

## The end

result-title = Result
result-you-won = You won!
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
result-nobody = Nobody won
result-together = Won together
result-lost-together = Lost together
result-place = Place
result-player = Player
result-points = Score
result-again = Play again
result-to-rematch = To the rematch
result-look = Look at the table
result-replay = Replay
result-record = Record
result-fair = Check the deal
result-fair-about = Before the first card everybody saw this hash. Save the record and run { $command } to check it.

## Looking back at a match. Figures are of a hundred: 100 is a sure win, or the best result there can be.

review-title = Review
review-thinking = Looking at every choice…
review-curve = What this seat could hope for, from the first choice to the end
review-sum = Before the deal { $even }, by luck { $luck }, by choices { $skill }: { $result } of { $most } in the end.
review-sum-how = Before the deal: what a bot could hope for that goes by rules of thumb, if others slip now and then. By choices: what this seat’s were better or worse than those of that bot.
review-turn = Decision { $decision }: “{ $move }” left { $hope } of { $most }. Do you see something better?
review-look = Look at it
review-show = Show me
review-better = “{ $move }” brings { $loss } more than what was played, give or take { $error }.
review-close = Every choice was right or close.
review-scale = { $kind ->
    [points] Points to expect, of { $most }
   *[chance] Chance to win, of { $most }
}
review-all = Every choice
review-choice = Decision { $decision }, “{ $move }”: { $verdict ->
    [best] nothing better found.
    [mistake] { $loss } lost, give or take { $error }.
   *[close] close ({ $loss }, give or take { $error }).
}
review-try = Try it again
review-find = You played “{ $move }” here. Find something better.
review-good = “{ $move }” is right, or close to it.
review-worse = “{ $move }” loses { $loss } against the best{ $better ->
    [yes] , though less than what you played
   *[no] {""}
}.
review-back = Back to the replay

## Puzzles
puzzles-title = Puzzles of the day
puzzle-number = Puzzle { $number } of { $count }
puzzle-task = { $puzzle }: one move is clearly right. Which one?
puzzle-you = You
puzzle-other = Seat { $seat }
puzzle-right = Right: “{ $move }”.
puzzle-wrong = Not the best: that loses at least { $loss } of 100. Right is “{ $move }”.
puzzle-loses = “{ $move }” loses at least { $loss }.
puzzle-before = The one before
puzzle-next = Another puzzle
puzzle-link = Link to this puzzle
question-why = Explanation

## Replay

replay-seen-by = Seen by
replay-open = All hands open
replay-first = To the beginning
replay-last = To the end
replay-jump = Jump to …
replay-link = Link to here
replay-marks-round = Rounds
replay-marks-trick = Tricks
replay-marks-own = Decisions of this seat
replay-marks-turn = Turning points
replay-trick = Trick { $number }
replay-decided = { $number }: { $move }
replay-everybody = everybody
replay-back = Back
replay-forward = Forward
replay-play = Play
replay-pause = Pause
replay-decision = Decision
replay-after = after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
replay-continue = Continue from here
replay-fetching = Fetching the match…

## Refusals

problem-offline = The server cannot be reached. Are you connected?
problem-connection = The connection broke; please try again.
problem-status = The server answered { $status }.
problem-not-understood = The server did not understand that. Reload the page.
problem-bad-setup = The game cannot be played like that.
problem-bad-record = This file is not a record that can be shown.
problem-nothing-here = There is nothing here.
problem-other-site = Requests from other sites are refused.
problem-broken = Something broke on our side; it was noted.
problem-away = The server cannot reach its store at the moment. Nothing is lost; try again in a moment.
problem-too-many-requests = Too many requests; wait a moment.
problem-too-many-messages = Too many messages; slow down.
problem-too-many-tables = There are too many open tables from your address; end one first.
problem-too-much-work = Too much is being worked out for you; wait a moment.
problem-too-much-said = You are saying too much at once; wait a moment.
problem-too-large = That is too large: at most { $bytes } bytes.
problem-unknown-browser = This browser is not known here.
problem-name-unseen = A name needs at least one letter or sign that can be seen.
problem-name-long = A name may have { $most } characters.
problem-not-a-webhook = A webhook is a public https:// or http:// address.
problem-no-such-table = There is no such table.
problem-no-such-code = There is no table with this code.
problem-no-such-game = There is no such game.
problem-no-such-seat = There is no such seat.
problem-no-such-point = There is no such point in the match.
problem-unreadable-table = This table cannot be opened any more.
problem-no-own-cards = This table plays with the game’s own cards.
problem-no-such-puzzle = There is no such puzzle.
problem-not-yours = That is not yours to do.
problem-only-host = Only the host can do that.
problem-only-players = Only those who played can ask for a rematch.
problem-only-seated = Those who watch cannot do that.
problem-removed = The host has removed you from this table.
problem-muted = The host has muted you at this table.
problem-say-who = Say who you are first.
problem-wrong-token = That is not the key to a seat here.
problem-wrong-claim = This invitation is not for this seat.
problem-seat-lost = This seat belongs to somebody else now.
problem-one-seat = You have a seat at this table already; nobody plays two.
problem-that-is-you = That is you.
problem-all-taken = Every seat is taken.
problem-seat-taken = Somebody sits there.
problem-bot-there = A bot plays there already.
problem-seat-free = A seat is free; fill it with a person or a bot.
problem-still-here = They are here. A bot can only replace somebody who is absent.
problem-owner-here = They are here. Only they can give their seat away.
problem-owner-back = The player has come back and keeps the seat.
problem-no-bot-there = Hand the seat over to somebody, then the bot makes room.
problem-left-just-now =
    { $seconds ->
        [one] They left a moment ago; wait { $seconds } second.
       *[other] They left a moment ago; wait { $seconds } seconds.
    }
problem-not-your-turn = It is not your turn.
problem-begun = The match has begun already.
problem-begun-stays = The match has begun; whoever plays in it stays.
problem-begun-leave = The match has begun; leave the table, and a bot plays on.
problem-not-over = The match is not over.
problem-move-stands = Your last move stands: only one that all could follow can be taken back, before a card or chance comes up.
problem-nobody-asks = Nobody asks that of you.
problem-faster = Somebody else was faster. Try again.
problem-other-rules = This match was played by earlier rules: its record is kept, but the present rules cannot show it.
problem-only-finished = That can be done when the match is over.
problem-only-signs = The host chose signs only.
problem-no-chat = The host chose no chat.
problem-no-free-talk = While a match runs, this game allows only signs that tell nothing of the cards.
problem-outdated = This server speaks version { $version } of the protocol; reload the page.
problem-table-is =
    { $status ->
        [waiting] The match has not begun.
        [playing] The match goes on.
        [paused] The table is paused.
        [finished] The match is over.
        [broken] This table cannot go on: the rules have changed, and they do not know its moves any more.
       *[ended] The table has ended.
    }

## Previews: why the rest cannot be foreseen (`open` of a preview)

open-chance-decides = Chance decides what comes next.
open-hidden-decides = What comes next depends on what you cannot see.

## A lesson: a guided first match

lesson-title = Lesson
lesson-learn = Learn by playing
lesson-fetching = Fetching the lesson…
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-finish = Finish
lesson-again = Start again
lesson-other = That is allowed, too. But here try what the lesson says.
lesson-read-first = Read on first: press “Next”.
lesson-send = That is all of it. Now press “Send”.
lesson-learned = What you know now
lesson-play = Play a first match

## A replay's step with `redealt`

replay-redealt = { $seat-is ->
    [you] The match is continued: what you did not know is dealt anew.
   *[other] The match is continued: what { $seat } did not know is dealt anew.
}

## Signs

sign-hello = Hello!
sign-thanks = Thanks
sign-well-played = Well played
sign-oops = Oops
sign-too-difficult = Too difficult
sign-hurry-please = Hurry, please
sign-one-moment = One moment
sign-good-game = Good game
sign-ha = Ha!
sign-wow = Wow

## What I have played

history-all = All my matches and statistics
history-title = My matches
history-fetching = Fetching your matches…
history-link = This is me
history-link-about = Open this address on another device of yours, or point its camera at the code: there you are the same person, with all your matches. Whoever has it is you, so give it to nobody.
history-export = Save everything as a file
history-forget = Delete me
history-forget-about = Your name goes out of every match, your history and statistics are deleted, and bots take your seats. Nobody can undo this.
history-forget-yes = Delete for good
history-renew = Make a new address
history-renew-about = The old one, and your other devices, are then nobody.
history-matches = Matches
history-none = Nothing is finished yet.
history-more = Show more
history-bot = { $name } ({ $bot })
history-result = { $result }, points: { $points } · { $date }
history-ended = { $result } · { $date }
history-reviewed = Review ✓
history-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $won } won.
history-against = Against
history-won = Won
history-share = Share, of 100
history-people = people
history-mixed = different bots and people
history-of = { $won } of { $matches }
history-range = { $share } ({ $low }–{ $high })
history-points = Points from match to match, { $low } to { $high }; filled: won
history-strongest = Strongest: choices such as “{ $move }” lose { $loss } of 100 on average ({ $count } reviewed).
history-weakest = Weakest: choices such as “{ $move }” lose { $loss } of 100 on average ({ $count } reviewed).
me-found = This is the address of { $name }. Will you be { $name } in this browser from now on?
me-instead = What { $name } has played in this browser stays with { $name }. Keep that address first (My matches, This is me), or it is lost.
me-yes = Yes, this is me

## The deal of the day, and evenings

day-title = The deal of the day
day-once = Everybody gets the same cards today, against the same bots, and plays them once.
day-play = { $players ->
    [0] Be the first to play
    [one] One has played
   *[other] { $players } have played
}
day-going = Go on
day-done = { $players ->
    [one] Results: you alone so far
   *[other] Results of { $players }
}
day-about = Deal no. { $number } of { $day }
day-place = Place { $place } of { $players }
day-percentile = Ahead of { $share } of 100, equals counted half.
day-points = How the points of all are spread, { $low } to { $high }
day-ranks = How all ended at their tables, from place { $low } to place { $high }
day-others = Who played it
day-nobody = Nobody has finished it.
day-fair = The hash below was told the day before, the secret behind it is told when the day is over. Whoever saves the record of their match can check all cards with it.
day-compare = Compare with the others
evening-new = A duplicate evening …
evening-title = Duplicate evening
evening-about = Several tables play the same deals. Everybody is compared with those who held the same cards at the other tables, so luck with the cards does not count.
evening-name = Name
evening-game = Game
evening-tables = Tables
evening-deals = Deals
evening-make = Make the tables
evening-facts = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} at { $tables } tables.
evening-table = Table { $number }
evening-at = deal { $deal } of { $deals }
evening-waiting = waits for players, code { $code }
evening-sit = Open a table to sit down there; its code or its link brings others to it. Where nobody sits, the host can let bots play.
evening-ranking = Ranking
evening-who = Who
evening-points = Points
evening-nothing = Nothing can be compared yet: a deal has to be finished.
evening-how = Two points for each who did worse at the same seat with the same deal, one for each equal.
evening-next = Next deal
share-title = Show others
share-text = Text to share
share-copy-text = Copy text
share-picture = Save picture
share-players = { $count ->
    [one] alone
   *[other] { $count } players
}
problem-no-such-deal = There is no such deal or evening.
problem-shared-deal = Others play the same deal: no help, no seat for others, and no going on from it until the day is over.
problem-play-first = Play it first; then you see how the others did.
problem-other-table = You sit at another table of this evening.
problem-evening-over = That was the last deal of the evening.
problem-played-already = You have played this deal; tomorrow there is another.
