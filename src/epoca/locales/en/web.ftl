### The page, in English.

## Everywhere

web-title = Two games, three epochs
web-subtitle = With friends over a link, on one screen, or against bots. No account, nothing to install.
web-home = Home
web-menu = Menu
web-learn = Learn
web-rules = Rules
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-confirm = Confirm moves that cost something
web-notify = Notify me when it’s my turn
web-guest = Guest
web-problem = Something went wrong ({ $status }). Please try again.
web-colon = { $what }: { $said }
web-fill-in = Please fill this in.
web-too-short = At least { $least } characters, please.
web-unreachable = The server cannot be reached right now. Please try again in a moment.
web-on = on
web-off = off
web-notify-blocked = Your browser blocks notifications from this page. Allow them in its settings for this site, then try again.
web-offer-notify = Shall we tell you when it’s your turn?
web-offer-notify-text = You could do something else meanwhile, even with this page in the background.
web-offer-yes = Yes, please
web-offer-no = No, thanks
web-match-begins = Everybody is here: the match begins.
web-sound-pace = Sound and pace

## The first page

web-play-now = Play now
web-learn-soon = Learn it in 10 minutes
web-learn-it = Learn to play
web-your-name = Your name
web-you-have-a-name = Claim this name
web-keep-name-text = Choose a passphrase of at least 8 characters and the name is yours on every device, with a rating and match history. We ask for no e-mail address, so a lost passphrase cannot be recovered.
web-passphrase = Passphrase
web-keep-or-return = Claim or sign in
web-kept = The name { $name } is yours.
web-rating = { $game } rating: { $rating }
web-history = Your recent matches
web-place-with = Place { $rank } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-game = Game
web-opponents-count = Opponents
web-level = Bot level
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 5 min + 10 s per move
web-clock-calm = 20 min + 30 s per move
web-clock-days = 3 days per move
web-public = Anyone can join
web-open-table = Create table
web-start = Start
web-continue = Continue playing
web-watch = Watch
web-look-at-file = Review a match
web-open-file = Open a match file
web-save = Save
web-options = Edition and other options
web-lessons = Lessons
web-picture = A match of { $game } under way
web-friends = Friends
web-friends-text = Send a link. No account, nothing to install.
web-friends-go = Invite
web-one-screen = One screen
web-one-screen-text = Pass the tablet around: everyone plays at the same table.
web-one-screen-go = Sit down
web-tables = Open tables
web-tables-text = { $free ->
    [0] No free seats right now
    [one] { $free } table has a free seat
   *[other] { $free } tables have a free seat
}, { $playing ->
    [0] no games to watch.
    [one] { $playing } game to watch.
   *[other] { $playing } games to watch.
}
web-tables-go = Look around
web-seats = Seats
web-seats-fill = You can give empty seats to bots at any time.
web-player = Player { $number }
web-player-more = Add a player
web-player-away = Remove player { $number }
web-bots-too = Bots ({ $bot })

## The lobby

web-nobody = Every chair is free
web-nobody-text = Nobody is waiting right now. Be the first: we look for an opponent, or you open a table of your own and send the link.
web-bots-here = These are always here. Sit down with one right away:
web-have-code = Have a table’s code or link?
web-live = live
web-find = Find an opponent
web-find-text = We look for someone of about your strength, usually within seconds: a game for two, 10 minutes each and 15 seconds per move.
web-seeking = Looking for an opponent in { $game }…
web-seek-stop = Stop looking
web-meanwhile = Play { $bot } meanwhile
web-found = Your opponent is here!
web-found-go = To the table
web-own-table = Your own table
web-all-games = All games
web-playing = Being played now
web-free = free
web-clock-by-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-clock-by-move = { $seconds } s per move
web-clock-by-stock = { $minutes } min + { $bonus } s per move

## A table

web-connecting = Connecting…
web-lost = Connection lost. Your match is safe; reconnecting…
web-lost-title = The connection is gone
web-lost-text = Your match is safe. We keep trying to reach the table, and you go on where you were.
web-try-now = Try now
web-seat-left = { $name } has left the table
web-seat-left-text = You can wait, send the link to somebody, or give the seat to { $bot }, a bot.
web-seat-away = { $name } is offline
web-seat-away-text = It’s their turn. They may be back any moment; after two minutes you can give their seat to a bot.
web-seat-away-long = It’s their turn, and they have been gone for a while. You can wait, or let { $bot }, a bot, have the seat for the rest of the match.
web-give-seat = Let { $bot } play
web-wait = Wait
web-copy-link = Copy link
web-no-table = There is no table { $code }.
web-open-seat = open seat
web-waiting-for-people = Waiting for players to join…
web-your-turn = Your turn.
web-turn-of = { $name }’s turn.
web-winner = { $count ->
    [1] { $names } wins!
   *[other] { $names } share the victory!
}
web-away = offline
web-stands-in = { $bot } is playing
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-invite = Your { $game } table
web-invited = { $name } invites you to a game of { $game }
web-invited-foot = No account, nothing to install. The match begins when every seat is taken; you can also stay and watch.
web-learn-first = Learn it first
web-start-with-bots = Start with bots
web-qr = QR code for this link
web-send-link = Send this link to your friends:
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit-here = Sit here
web-add-bot = Add a bot
web-leave = Leave
web-take-seat = Take seat { $seat }
web-take-back-seat = Take my seat back
web-pass-screen = Pass the screen to { $name }
web-i-am = I am { $name }
web-actions = Your actions
web-opponents = Opponents
web-more-of = Show what { $name } has
web-board = The board
web-my-things = Your area
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-fold = Hide
web-say = Write a message
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-spectators = { $n ->
    [0] no spectators
    [one] { $n } spectator
   *[other] { $n } spectators
}
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = What a strong bot would play
web-hint-move = Move
web-hint-chance = Win chance
web-hint-points = Expected score
web-table-menu = Table menu
web-resign = Resign
web-resign-sure = Resign? A bot plays on and you finish last.
web-leave-sure = Leave your seat? Someone else may take it.
web-vacate = Free { $name }’s seat
web-other-device = Continue on another device
web-other-device-text = Scan this code or open the link on the other device. Anyone with the link can play for you.
web-close = Close
web-undo-asked = { $name } would like to undo a move.
web-agree = Accept
web-disagree = Decline
web-rematch = Play again
web-replay = Replay the match
web-download = Download
web-yes = Yes: { $what }
web-not-so = No
web-total = Total
web-next-group = Next group
web-explained = Explanation
web-explain-hold = You hold
web-explain-adds = It adds
web-explain-counts = Counts now
web-explain-rule = Rule
web-score-sheet = Score sheet
web-go-on = Continue
web-why-hint = Tap a number to see how it was scored.
web-intention = Planned: “{ $intention }”
web-intend-more = Plan ahead…
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-unread = { $n } unread
web-undo-waiting = You asked to undo a move. The others have to agree.
web-looking-back = This is how the table was then.
web-back-to-now = Back to now
web-hint-idea = Idea
web-hint-area = Where
web-hint-more = Tell me more
web-hint-idea-only = There is only one move worth considering.
web-hint-idea-equal = Two moves are about equal: follow your taste.
web-hint-idea-best = One move stands out: it wins { $best } of the time, the next best { $next }.
web-hint-figures = Win chance { $chance }, expected score { $points }.

web-entry-sat = { $name } joins the table.
web-entry-left = { $name } leaves the seat.
web-entry-started = The match begins.
web-entry-undo-asked = { $name } asks to undo a move.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } accepts.
   *[no] { $name } declines.
}
web-entry-undone = Back to move { $ply }.
web-entry-stood-in-time = { $name } ran out of time. { $bot } plays on.
web-entry-stood-in-resigned = { $name } resigns. { $bot } plays on.
web-entry-returned = { $name } is back.

## Replay

web-drop-file = Drop a match file here, or choose one.
web-step-back = Previous move
web-step-on = Next move
web-epoch-back = Previous epoch
web-epoch-on = Next epoch
web-play = Play
web-pause = Pause
web-move-number = Move
web-the-deal = Setup.
web-look-from = View as
web-spectator = a spectator
web-share-move = Copy a link to this move
web-verify = Was it fair?
web-verify-checking = Checking…
web-verify-yes = Yes: every draw follows from the secret that was fixed before the first move.
web-verify-no = No: this match does not agree with its secret.
web-fairness = Hash and secret

## The end of a match, and its review

web-you = You
web-you-win = { $count ->
    [1] You win!
   *[other] You share the victory!
}
web-with-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ahead-of = { $ahead ->
    [0] { $points } points, level with { $name } until the tie-break
   *[other] { $points } points, { $ahead } ahead of { $name }
}
web-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-at-start = Start
web-result = Result
web-see-table = Look at the table
web-review = Review
web-share = Share
web-picture-saved = Picture saved
web-chance-to-win = Chance to win
web-epoch = Epoch { $epoch }
web-turning-points = Turning points
web-turn-place = Epoch { $epoch }, move { $ply }, for { $own ->
    [yes] you
   *[no] { $name }
}
web-your-choices = { $good } of your { $all } decisions were as good as any; accuracy { $accuracy }.
web-accuracy-of = { $name }: accuracy { $accuracy }
web-count-great = { $n ->
    [one] { $n } great find
   *[other] { $n } great finds
}
web-count-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
web-count-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
web-count-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
web-verdict-great = Great find
web-verdict-none = Good move
web-verdict-inaccuracy = Inaccuracy
web-verdict-mistake = Mistake
web-verdict-blunder = Blunder
web-review-working = Going through the match…
web-review-ahead = { $n ->
    [one] One match is reviewed first…
   *[other] { $n } matches are reviewed first…
}
web-review-broken = The review broke off. Load the page again to go on.
web-chart-told = { $name }: win chance { $first } at the start, { $last } at the end
web-moves = Moves
web-first-move = First move
web-last-move = Last move
web-mistake = Mistake
web-mistake-back = Previous mistake
web-mistake-on = Next mistake
web-tab-match = The match
web-tab-move = This move
web-decision-of = Move { $ply } of { $plies }: { $name }
web-match-over = The match is over
web-you-played = You played
web-played = { $name } played
web-best-move = Best
web-not-judged-yet = Not judged yet
web-no-choice = There was nothing to choose here
web-best-text = Nothing better was found.
web-great-text = The only good move, and an easy one to miss.
web-as-good-text = As good as the best move, as far as can be told.
web-costs = It gives up { $chance } of win chance (± { $error }).
web-likely = Likely to follow:
web-how-it-went = How the match went
web-accuracy = Accuracy
web-account-first = Chance at the start
web-account-own = Own moves
web-account-others = Opponents’ moves
web-account-draws = Luck of the draw
web-account-result = At the end
web-account-text = The first chance and the three changes add up to the result.
web-your-matches = Your matches
web-matches-text = All that you finished, under your name or in this browser.
web-search-player = Search by player
web-no-matches = No match here yet. When you finish one, you will find it here.
web-no-matches-found = No match fits this search.
web-more-matches = Show more

## Rules

web-rules-of = The rules of { $game }
web-search = Search

## A first match

web-learn-title = Your first match
web-learn-choose = Ten minutes, real positions, one idea at a time.
web-learn-lesson = Lesson { $lesson }: { $name }
web-learn-step = Step { $step } of { $steps }
web-learn-show = Show me
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-done = Play a whole match
web-back = Back
web-nowhere = Nothing lies here
web-nowhere-line = The barque has run aground: this address leads nowhere.
web-no-table-line = Perhaps a letter of the link is missing, or the table was cleared long ago.

# Puzzles
web-puzzles = Puzzles
web-todays-position = Today’s position
web-todays-text = One choice, the same for everybody. Can you see it?
web-puzzle-number = Puzzle { $number }
web-puzzle-everybody = the same for everybody
web-puzzle-ask = One move is clearly the best, and it is not the first that comes to mind.
web-puzzle-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
web-puzzle-after = You will see what others chose after your answer.
web-puzzle-right = You found it!
web-puzzle-wrong = There is something better.
web-puzzle-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-difficulty-1 = Easy
web-puzzle-difficulty-2 = Tricky
web-puzzle-difficulty-3 = Hard
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-not-tried = not tried yet
web-your-choice = your choice

## What if, and the coach

web-what-if = What if
web-what-if-text = Play on from here against bots. Whatever you could not see is dealt again.
web-try-it = Try it yourself
web-play-on = Play on
web-seat-number = Seat { $seat }
web-copy-position = Copy link
web-branch-start = The position
web-coach = Coach
web-coach-about = Against bots: warns you before a costly move and says who overpaid.
web-coach-warning = This gives up { $points } points of chance. Look again?
web-coach-again = Look again
web-coach-anyway = Play it anyway
web-coach-fair = { $name }: “{ $move }” was a fair price.
web-coach-overpaid = { $name } overpaid: “{ $move }” gives up { $points } points of chance.
web-coach-costly = { $name }: “{ $move }” gives up { $points } points of chance.
web-coach-tally = Warnings heeded: { $heeded } of { $warned }. Chance given up: { $points } points.
# Profiles
web-profile = Your profile
web-profile-of = { $name }’s results
web-profile-keep = Claim your name with a passphrase, and your rating, your accuracy and positions to train on will gather here.
web-profile-private = Only you can see your accuracy and your mistakes.
web-rating-line = Rating
web-line-told = { $what } in { $game }: { $first } at first, { $last } now
web-line-none = Your line begins with your next match.
web-accuracy-none = No match is reviewed yet.
web-habits = Your typical mistakes
web-habits-none = Nothing stands out so far. The more of your matches are reviewed, the more can be said.
web-habit-epoch = mostly in epoch { $epoch }
web-habit-cost = { $cost } of win chance each time
web-habit-place = { $verdict }, { $day }, move { $ply }
web-training = Training
web-training-text = Positions where you went wrong come back after 1, 3, 7, 16 and 35 days, as long as you find the move.
web-training-start = Train now
web-training-next-day = Nothing is due. The next position comes on { $day }.
web-training-none = There is nothing to train on yet: review a match first.
web-training-ask = You went wrong here. What do you play now?
web-training-on = Next position
web-training-done = That was all for today
web-review-last = Review my last ten matches
web-review-last-at = Match { $number } of { $matches }…
web-review-all-done = All your last matches are reviewed.
web-as-table = As a table
web-day = Day
web-training-due = { $n ->
    [one] One position is due.
   *[other] { $n } positions are due.
}
web-habit-times = { $n ->
    [one] once
   *[other] { $n } times
}
web-habit-matches = { $n ->
    [one] in one match
   *[other] in { $n } matches
}
web-review-waiting = { $n ->
    [one] One of your last matches is not reviewed yet.
   *[other] { $n } of your last matches are not reviewed yet.
}
