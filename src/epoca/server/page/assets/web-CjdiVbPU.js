var e=`### The page, in English.

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

web-about-ra = Draw tiles, call on Ra, bid your suns. What the gods give they also take: three epochs of auctions in Egypt.
web-about-hadara = Draft cards, settle regions, carve busts, feed your people: build a civilization over three epochs.
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
web-option-edition = Edition
web-option-scores = Points
web-option-deck = Cards
web-option-start = Start cards
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
web-go-on = Go on
web-why-hint = Choose a number to see where it comes from.
web-why-gods = { $n ->
    [0] no god
    [one] { $n } god, 2 points
   *[other] { $n } gods, 2 points each
}
web-why-gold = { $n ->
    [0] no gold
   *[other] { $n } gold, 3 points each
}
web-why-pharaohs = { $points ->
    [5] the most pharaohs
    [-2] the fewest pharaohs
   *[other] neither the most nor the fewest pharaohs
}
web-why-river = { $n ->
    [0] no flood: Niles alone score nothing
    [one] { $n } tile of the river
   *[other] { $n } Niles and floods, with a flood among them
}
web-why-civilizations = { $points ->
    [-5] no civilization
    [0] one or two different civilizations
    [5] three different civilizations
    [10] four different civilizations
   *[other] five different civilizations
}
web-why-monuments = { $kinds } different monuments: { $different }; three or more of a kind: { $same }
web-why-suns = { $points ->
    [5] the highest sum of suns
    [-5] the lowest sum of suns
   *[other] neither the highest nor the lowest sum of suns
}
web-why-floor = nobody falls below zero points
web-why-regions = plundered and annexed regions: { $list }
web-why-busts = { $n ->
    [0] no bust
    [one] { $n } bust, with its tile if that shows points
   *[other] { $n } busts, with their tiles that show points
}
web-why-silver = half of each marker with a seal, rounded up: { $list }
web-why-gold-seals = { $n ->
    [0] no gold seal
   *[other] 7 points for each set of five colours, with each seal ({ $n })
}
web-why-cards = { $n ->
    [one] the points on { $n } card
   *[other] the points on { $n } cards
}
web-why-coins = { $n ->
    [one] { $n } coin, a point for five
   *[other] { $n } coins, a point for five
}
web-intention = When it is my turn: { $intention }
web-intend-pass = pass this auction
web-intend-bid = Bid up to
web-intend-bid-to = bid up to { $sun }
web-intend-draw-to = draw while fewer than { $tiles } tiles
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

## Ra

web-draw = Draw a tile
web-ra = Invoke Ra
web-pass = Pass
web-done = Done
web-bid = Bid { $sun }
web-lose = Give up: { $tile }
web-take-with-god = Spend a god: { $tile }
web-auction-drawn = A Ra was drawn by { $name }
web-auction-invoked = { $name } invokes Ra
web-auction-invoked-full = { $name } invokes Ra: the track is full
web-passed = passes
web-ra-statue = The statue of Ra: the Ra player
web-suns-that-win = Your suns above the highest bid: { $suns }
web-sun-down = { $sun }, face down
web-ra-chance = Ra next: { $percent } %

## Hadara

web-phases = The steps of an epoch
web-phase-draft = draft
web-phase-region = income and region
web-phase-bust = bust
web-phase-take = take cards
web-phase-hunger = feed
web-phase-seals = seals
web-start-player = start player
web-wheel-name = The wheel
web-wheel = Wheel: position { $position }
web-side = Side { $side }
web-keep = Keep
web-sell = Sell
web-draft-keep = Keep card { $card }
web-draft-sell = Sell card { $card }
web-take-keep = Keep: { $colour }
web-take-sell = Sell: { $colour }
web-plunder = Plunder { $requirement }
web-annex = Annex { $requirement }
web-bust = Bust { $bust }: { $resource }
web-bust-points = Bust { $bust }: points ({ $resource } tile)
web-bonus = Bonus tile: { $resource }
web-seal-gold = Gold seal
web-seal-silver = Silver seal: { $resource }
web-no-region = No region
web-no-bust = No bust
web-no-seal = No seal
web-drop = Give up { $card }
web-pay = Pay for it
web-discount = { $colour }: { $n ->
    [one] { $n } coin less
   *[other] { $n } coins less
}
web-too-dear = { $coins ->
    [one] { $coins } coin too dear
   *[other] { $coins } coins too dear
}

## Replay

web-drop-file = Drop a match file here, or choose one.
web-step-back = One move back
web-step-on = One move on
web-epoch-back = Back an epoch
web-epoch-on = On an epoch
web-next-auction = Next auction
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

web-learn-ra-welcome = Three epochs of auctions. On your turn you draw a tile, or invoke Ra to start an auction. You pay with suns: the discs with numbers. Whoever has most points after three epochs wins.
web-learn-ra-draw = Everybody has four suns, and each can win one auction in this epoch. You hold the 13, the highest, so you begin. Draw a tile.
web-learn-ra-groups = A god. Tiles gather on the auction track until somebody calls an auction. Ana drew a pharaoh: who has most of them scores 5 points, who has fewest loses 2. Piotr drew a flood: with a flood, every Nile and flood is a point. Draw again.
web-learn-ra-invoke = The track now has a god, two pharaohs, a flood, a Nile and a monument. That is a good lot! Invoke Ra: then everybody bids once, and you last.
web-learn-ra-bid = Ana passes, Piotr bids his 4. A bid has to be higher than the last one. Your 5 is enough, and keeps the 8 and the 13 for later. Bid 5.
web-learn-ra-won = The lot is yours. Your 5 lies in the middle now, and you took the 1 that lay there, face down until the next epoch. So a sun also buys a sun: small ones make a poor next epoch.
web-learn-ra-disaster = Ana drew gold, worth 3 points. Piotr drew a funeral: a disaster. Who wins it loses two pharaohs. Draw, and hope.
web-learn-ra-drawn = A Ra! It moves the Ra track on, and there is an auction at once. When the track is full, the epoch ends on the spot, and suns not spent yet are wasted. Nobody wants the funeral. Pass too: after a drawn Ra everybody may, and the tiles stay.
web-learn-ra-god = You own a god. Instead of drawing, spend it to take one tile from the track. The gold would be worth more than the god at the end of the epoch. Take the gold.
web-learn-ra-epoch = The epoch is over and was scored: gods, gold, pharaohs, river and civilizations. Civilizations are worth 5, 10 or 15 points for three, four or five different ones; with none you lose 5.
web-learn-ra-lasting = Tiles with a scarab stay: pharaohs, Niles, monuments. The others are gone. All suns are face up again, and who holds the highest begins.
web-learn-ra-end = The third epoch counts more: monuments score for different ones and for three or more of a kind, and the highest sum of suns is worth 5 points, the lowest costs 5. You know all you need.

web-learn-hadara-welcome = You build a civilization in three epochs. Cards move your four markers: income, military, culture and food. Regions, busts, seals, cards and coins make points. Most points win.
web-learn-hadara-wheel = You are the start player. The wheel decides which pile everybody draws from first; each round it turns on by one, so in five rounds everybody draws from all five. Set it to position 1.
web-learn-hadara-pair = You drew two yellow cards. One goes face up to the board, where others can take it later. The other you keep, for its price, or sell. Keep the second: one step of income and one of military for 3 coins.
web-learn-hadara-sell = Coins are short at the beginning. A card that you do not need can be sold for 2 coins in the first epoch, 3 in the second, 4 in the third. Lay the first on the board and sell the second.
web-learn-hadara-discount = Each card you own makes further cards of its colour a coin cheaper. The price you would pay stands large on the card. The next rounds play themselves.
web-learn-hadara-region = After the draft everybody gets coins by income. Then your military of 3 reaches a region. Plunder it for coins at once, or annex it: pay, turn it over, and gain steps and points. Annex it.
web-learn-hadara-take = Phase B: the face-up cards are taken in turn, five each. Keep or sell. Your food feeds one card each, so green cards let you grow. Keep the green one.
web-learn-hadara-food = At the end of an epoch you may not own more cards than you have food. The counter beside your markers warns you. Who has too little gives cards up, with all their steps.
web-learn-hadara-bust = Your culture reaches the first bust. A bust takes one of your bonus tiles: with the resource up it moves that marker now, with points up it scores at the end. Carve it with culture.
web-learn-hadara-epoch = At the end of an epoch you can buy seals: a silver one counts half of a marker at the end, a gold one 7 points for each set of five colours. The second epoch has dearer and stronger cards.
web-learn-hadara-end = That is all. In the third epoch think of points: regions and busts you can still reach, sets for gold seals, and one point for five coins.
`;export{e as default};