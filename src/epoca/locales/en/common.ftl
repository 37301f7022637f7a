### What every game shares, in English.

## At the table

table-player = Player
table-preparing = Preparing the rules. The first time, this takes a few seconds…
table-commitment = All draws come from a secret fixed in advance. Its hash: { $commitment }
table-your-move = { $name }: your move
table-help-hint = help lists the moves, Tab completes them
table-help-moves = Moves
table-help-commands = Commands
table-help-now = Moves you can play now
table-help-short = You can shorten a move as long as it stays unambiguous.
table-command-help = this page
table-command-hint = what a bot would play, and why
table-command-undo = take back your last move, if nothing hidden has been revealed since
table-command-save = save the match and keep playing
table-command-sheet = show the score sheet
table-command-log = show what has happened so far
table-command-quit = save the match and leave
table-undone = Move undone.
table-no-undo = This cannot be undone: something has been drawn or revealed since, or someone else has moved.
table-saved = Saved to { $file }. Resume with: { $command }
table-not-saved = Could not write { $file }: { $why }
table-unreadable = “{ $text }” is not a move you can play here. Type help to see the moves.
table-ambiguous = “{ $text }” could mean: { $moves }
table-pass-device = Pass the screen to { $name }, then press Enter.
table-resumed = The match continues at move { $ply }.
table-goodbye = See you next time.

## The score sheet

sheet-title = Score sheet
sheet-start = At the start
sheet-total = Total

## A bot's advice

advice-title = Win chance and expected final score
advice-move = Move
advice-thinking = Thinking…
advice-own = “{ $move }” instead of “{ $other }”: { $changes }.
advice-rival = “{ $move }” instead of “{ $other }” costs { $name } { $points } points.
advice-equal = “{ $move }” and “{ $other }” are about equal.
advice-only = “{ $move }” is the only move worth considering.
bots-others = Also: { $names }

## A match looked at again

review-title = How the match went
review-working = Reviewing the match…
review-no-moves = There is nothing to review yet: no decision has been made.
review-accuracy = Accuracy
review-count-great = Great finds
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-first = At the start
review-draws = Luck of the draw
review-others = Opponents’ moves
review-own = Own moves
review-result = Result
review-verdict-great = great find
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-decision = Move { $ply }, { $name }, “{ $move }”: { $verdict }
review-cost = Gives up { $chance } of win chance.
review-likely = Likely to follow: { $moves }.
review-turning-decision = Move { $ply } was a turning point: a decision changed { $name }’s win chance by { $change }.
review-turning-draw = Move { $ply } was a turning point: a draw changed { $name }’s win chance by { $change }.

## Match files

record-verified = { $file }: every draw, move and score follows from the secret and the rules ({ $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}).
record-verified-so-far = { $file }: every draw and move so far follows from the secret and the rules ({ $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, not finished).
record-replay-hint = Enter: next move · b: back · number: go to that move · q: quit
record-replay-at = Move { $ply } of { $plies }
record-replay-end = That was the last move.
record-replay-start = The table is set up.

## On a server

server-no-seat = There is no such seat, or nobody is sitting there.
server-seat-taken = { $name } already has that seat.
server-one-seat = You already have a seat at this table.
server-no-seat-here = You have no seat at this table.
server-over = The match is over.
server-not-over = The match is not over yet.
server-no-review = You can review a match once it is over.
server-not-begun = The match has not started yet: a seat is still open.
server-too-late = Too late: someone has moved in the meantime.
server-too-early = The match has not got that far yet.
server-bot-plays = A bot is playing for you. Take your seat back first.
server-undo-asked = An undo has already been requested.
server-no-undo = There is no undo request to answer.
server-nothing-to-undo = You have no move to undo.
server-undo-revealed = This cannot be undone: something hidden has been revealed since.
server-resigned = You have resigned from this match.
server-time = Your time is up. A bot plays for you until you take your seat back.
server-not-absent = { $name } is here, or was here less than { $seconds } seconds ago.
server-no-name = Enter your name first.
server-nothing-said = The message is empty.
server-talked-enough = The chat at this table is full.
server-talks-too-much = Not so fast: wait a moment before your next message.
server-busy = Several moves arrived at once. Please try again.
server-hint-turn = Only the player whose turn it is can ask for a hint.
server-hint-people = Hints are available only when all your opponents are bots.
server-coach-turn = The coach looks at your own turns only.
server-coach-people = The coach helps only when all your opponents are bots.
server-coach-silent = There is nothing to say about this move: it was the only one, or you cannot know what it was chosen from.
server-position-turn = You can play on from a running match only on your own turn.
server-position-people = While people play against each other, nobody can play on from their match elsewhere. Wait until it is over.
server-position-seats = From this position you play seat { $seat } of { $seats }, and bots play the others.
server-position-components = This match was played with changed components, so it cannot go on from here.
server-no-position = There is no such position here. It may come from another version: open it anew from its match.
server-no-branch = There is no such branch at this table.
server-tried-out = What you only try out leaves no match file and no review.
server-no-hints = No bot can give hints in this game.
server-no-intentions = In this game you cannot plan a move in advance.
server-unavailable = The server cannot save right now. Nothing is lost: try again in a moment.
server-many-tries = Too many attempts. Wait a minute and try again.
server-wrong-passphrase = The passphrase does not fit the name { $name }.
server-name-taken = The name { $name } is taken. Enter its passphrase or choose another name.
server-bad-name = A name has 1 to 40 characters, and no commas, colons or equals signs.
server-short-passphrase = A passphrase has at least 8 characters.
server-nobody = Nobody has claimed the name { $name }.
server-no-kept-name = Only a kept name has a profile: claim yours with a passphrase first.
server-no-table = There is no table { $code }.
server-no-game = There is no game { $game } here.
server-no-puzzle = There is no such puzzle. Choose one from the list.
server-no-such-move = { $move } is not possible here. Choose one of the moves offered.
server-no-lesson = There is no lesson for { $game }.
server-no-match-file = This is not a match file.
server-bad-match-file = Line { $line } of this file does not follow from the secret and the rules: the file is damaged or has been altered.
server-many-tables = Too many tables at once. Wait a minute.
server-many-hints = Too many hints at once. Wait a moment.
server-many-reviews = Many matches are waiting for a review. Try again in a minute.
server-no-judge = There is no strong bot for this game, so nothing can judge its matches.
server-many-requests = Too many requests. Wait a moment.
server-too-long = A message has at most { $characters } characters.
server-unreadable = The server does not understand this request: { $detail }
server-foreign = This request comes from another site.
server-fault = Something went wrong on the server. Please try again.
