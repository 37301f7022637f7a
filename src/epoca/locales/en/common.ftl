### What every game shares, in English.

## At the table

table-player = Player
table-preparing = Preparing the rules; the first time this takes some seconds ...
table-commitment = This match is bound to the secret with the hash { $commitment }.
table-your-move = { $name }, your move
table-help-hint = help lists the moves, Tab completes them
table-help-moves = Moves
table-help-commands = Commands
table-help-now = Now you can play
table-help-short = A move may be shortened as long as it is the only one that fits.
table-command-help = this page
table-command-hint = what a bot would play, and why
table-command-undo = take back your last move, where nothing unknown has come to light since
table-command-save = save the match and go on
table-command-sheet = show the score sheet
table-command-log = show what happened so far
table-command-quit = save the match and leave
table-undone = Taken back.
table-no-undo = This cannot be taken back: a draw, something revealed or somebody's decision lies in between.
table-saved = Saved to { $file }. Go on with: { $command }
table-not-saved = { $file } cannot be written: { $why }
table-unreadable = "{ $text }" is not a move here. Type help to see what is.
table-ambiguous = "{ $text }" could be: { $moves }
table-pass-device = Pass the screen to { $name }, then press Enter.
table-resumed = The match goes on at move { $ply }.
table-goodbye = Until next time.

## The score sheet

sheet-title = Score sheet
sheet-start = At the start
sheet-total = Total

## A bot's advice

advice-title = Chance to win, and expected points at the end
advice-move = Move
advice-thinking = Thinking ...
advice-own = Compared with { $other }, { $move } promises: { $changes }.
advice-rival = Compared with { $other }, { $move } costs { $name } { $points } points.
advice-equal = { $move } and { $other } promise about the same.
advice-only = { $move } is the only move worth a thought.

## Match files

record-verified = { $file }: every draw, move and score follows from the secret and the rules ({ $plies } moves).
record-verified-so-far = { $file }: every draw and move so far follows from the secret and the rules ({ $plies } moves, not finished).
record-replay-hint = Enter: next move · b: back · number: go to that move · q: leave
record-replay-at = Move { $ply } of { $plies }
record-replay-end = That was the last move.
record-replay-start = The table is set.

## On a server

server-no-seat = There is no such seat, or nobody in it.
server-seat-taken = { $name } sits there already.
server-one-seat = You have a seat at this table already.
server-no-seat-here = You have no seat at this table.
server-over = The match is over.
server-not-over = The match is not over yet.
server-not-begun = The match has not begun: a seat is still open.
server-too-late = That position is past: somebody moved in the meantime.
server-too-early = That position is still to come.
server-bot-plays = A bot plays for this seat: take the seat back first.
server-undo-asked = Somebody has asked for an undo already.
server-no-undo = There is no undo to answer.
server-nothing-to-undo = You have no move to take back.
server-undo-revealed = This cannot be taken back: something unknown has come to light since.
server-resigned = You have resigned from this match.
server-time = Your time is up: a bot plays on for you until you take your seat back.
server-not-absent = { $name } is here, or was less than { $seconds } seconds ago.
server-no-name = Tell your name first.
server-nothing-said = There is nothing to say in that.
server-talked-enough = This table has talked enough: its log is full.
server-talks-too-much = Not so fast: wait a moment before you say more.
server-busy = Several moves came at once; please try again.
server-hint-turn = A hint is for whoever has the turn.
server-hint-people = Hints are for matches in which all others are bots.
server-no-hints = No bot can give hints in this game.
server-no-intentions = In this game nothing can be settled before one's turn.
server-unavailable = The server cannot write right now. Nothing is lost: try again in a moment.
