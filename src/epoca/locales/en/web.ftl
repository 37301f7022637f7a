### The page, in English.

## Everywhere

web-title = Two games of three epochs
web-subtitle = With friends over a link, at one screen, or against bots. No account, nothing to install.
web-home = To the first page
web-menu = Menu
web-learn = Learn
web-rules = Rules
web-language = Language
web-settings = Settings
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds
web-confirm = Ask again before moves that cost something
web-notify = Tell me when it is my turn
web-show-panel = Show log and chat
web-guest = Guest

## The first page

web-play-now = Play now
web-learn-it = Learn it
web-your-table = A table of your own
web-your-name = Your name
web-you-have-a-name = Keep this name
web-keep-name-text = With a passphrase of at least 8 characters the name is yours on every device, with a rating and a history. There is no e-mail and no way to recover it.
web-passphrase = Passphrase
web-keep-or-return = Keep it, or come back to it
web-kept = { $name } is kept for you.
web-rating = Rating in { $game }: { $rating }
web-history = Your last matches
web-place-with = { $rank } of { $seats }, { $points } points
web-game = Game
web-opponents-count = Opponents
web-level = Bots
web-with-bots = Against bots
web-with-friends = With friends
web-friends-count = People to invite
web-clock = Clock
web-clock-none = no clock
web-clock-quick = 5 minutes, 10 seconds more for each move
web-clock-calm = 20 minutes, 30 seconds more for each move
web-clock-days = 3 days a move
web-public = Anybody may join
web-open-table = Open the table
web-one-screen = At one screen
web-names-here = Names, with commas
web-two-names = Name at least two people.
web-start = Start
web-continue = Go on playing
web-join = Join a table
web-watch = Watch
web-finished = Your finished matches
web-look-at-file = Look at a match
web-open-file = Open a match file

## A table

web-connecting = Connecting ...
web-lost = The connection is lost. Nothing is: we try again.
web-no-table = There is no table { $code }.
web-open-seat = open seat
web-waiting-for-people = Waiting for people to sit down.
web-your-turn = It is your turn.
web-turn-of = { $name } decides.
web-winner = { $names } wins!
web-away = away
web-stands-in = { $bot } stands in
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-invite = Your table for { $game }
web-qr = The link as a code to scan
web-send-link = Send this link to your friends:
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit-here = Sit here
web-add-bot = Let a bot play
web-leave = Leave
web-take-seat = Take seat { $seat }
web-take-back-seat = Take my seat back
web-pass-screen = Pass the screen to { $name }
web-i-am = I am { $name }
web-actions = What you can do
web-opponents = The others
web-more-of = Show what { $name } has
web-board = The board
web-my-things = Your things
web-log = What happened
web-chat = Chat
web-log-and-chat = Log and chat
web-fold = Fold away
web-say = Say something
web-mute = Hear no more from { $name }
web-unmute = Hear { $name } again
web-spectators = { $n ->
    [0] nobody watches
    [one] { $n } person watches
   *[other] { $n } people watch
}
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking ...
web-hint-title = What a strong bot would play
web-hint-move = Move
web-hint-chance = Wins
web-hint-points = Points at the end
web-table-menu = This table
web-resign = Give up
web-resign-sure = Give up? A bot plays on, and you are last.
web-leave-sure = Leave your seat? Somebody else may take it.
web-vacate = Free the seat of { $name }
web-other-device = Go on with another device
web-other-device-text = Scan this code or open the link there. Whoever has it plays for you.
web-close = Close
web-undo-asked = { $name } would like to take a move back.
web-agree = Agree
web-disagree = No
web-rematch = Play again
web-replay = Look at the match
web-download = Download
web-yes = Yes: { $what }
web-not-so = No
web-total = Total
web-score-sheet = Score sheet
web-go-on = Go on
web-why-hint = Choose a number to see where it comes from.
web-intention = When it is my turn: { $intention }
web-intend-more = Decide ahead ...

web-entry-sat = { $name } sits down.
web-entry-left = { $name } leaves the seat.
web-entry-started = The match begins.
web-entry-undo-asked = { $name } asks to take a move back.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
web-entry-undone = Back to move { $ply }.
web-entry-stood-in-time = Time is up for { $name }: { $bot } plays on.
web-entry-stood-in-resigned = { $name } gives up: { $bot } plays on.
web-entry-returned = { $name } is back.

## Replay

web-drop-file = Drop a match file here, or choose one.
web-step-back = One move back
web-step-on = One move on
web-epoch-back = Back an epoch
web-epoch-on = On an epoch
web-play = Play
web-pause = Pause
web-move-number = Move
web-the-deal = The deal.
web-look-from = Seen by
web-spectator = a spectator
web-share-move = Copy a link to this move
web-verify = Was it fair?
web-verify-checking = Checking ...
web-verify-yes = Yes: every draw follows from the secret that was fixed before the first move.
web-verify-no = No: this does not follow from its secret.
web-fairness = Commitment and secret

## Rules

web-rules-of = The rules of { $game }
web-search = Search

## A first match

web-learn-title = A first match
web-learn-choose = Ten minutes, real positions, one idea at a time.
web-learn-step = { $step } of { $steps }
web-learn-try = Look at the hint: another move is meant here.
web-learn-hint = Play: { $move }
web-learn-done = Now play a whole match
web-back = Back
