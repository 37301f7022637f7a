var e=`### Ra, in English. Every message may use $edition: classic, modern or barque.

## Words

ra-name = Ra
ra-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
ra-epoch = Epoch { ra-epoch-number }

ra-edition-classic = Classic (3–5 players)
ra-edition-modern = Modern (2–5 players)
ra-edition-barque = Barque (2–5 players)
ra-edition-no-barque = No barque (2–5 players)
ra-about-edition-classic = The first edition: tiles are turned over, and Ra tiles lie on the Ra track.
ra-about-edition-modern = The edition of today: tiles come from a bag, and Ra tiles lie on the Ra track.
ra-about-edition-barque = With the barque: instead of laying out Ra tiles, you move a barque along the Ra track.
ra-about-edition-no-barque = The other side of the barque edition’s board: Ra tiles lie on the Ra track.
ra-scores-hidden = Scores stay hidden until the end
ra-scores-open = Scores are open
ra-memory-shown = Counts are shown
ra-memory-hidden = Counts are hidden
ra-about-memory-shown = You can look up what is left in the bag, and past scorings.
ra-about-memory-hidden = Nothing is counted for you: rely on your memory.

ra-tile-ra = Ra
ra-tile-pharaoh = pharaoh
ra-tile-nile = Nile
ra-tile-flood = flood
ra-tile-god = god
ra-tile-gold = gold
ra-tile-art = art
ra-tile-agriculture = agriculture
ra-tile-religion = religion
ra-tile-astronomy = astronomy
ra-tile-writing = writing
ra-tile-fortress = fortress
ra-tile-obelisk = obelisk
ra-tile-palace = palace
ra-tile-pyramid = pyramid
ra-tile-temple = temple
ra-tile-statue = statue
ra-tile-step-pyramid = step pyramid
ra-tile-sphinx = sphinx
ra-tile-funeral = funeral
ra-tile-drought = drought
ra-tile-unrest = { $edition ->
    [modern] war
   *[other] unrest
}
ra-tile-earthquake = earthquake

ra-gods = { $edition ->
    [classic] Anubis, Bastet, Chnum, Horus, Seth, Sobek, Thoth and Uto
    [modern] Sekhmet, Seshat and six other gods
   *[other] The eight gods of Egypt
}

ra-category-gods = Gods
ra-category-gold = Gold
ra-category-pharaohs = Pharaohs
ra-category-river = { $edition ->
    [modern] River
   *[other] Niles and floods
}
ra-category-civilizations = Civilizations
ra-category-monuments = Monuments
ra-category-suns = Suns
ra-category-floor = Never below zero

## The board

ra-board-track = Auction track
ra-board-ra-track = { $edition ->
    [barque] Barque of Ra
   *[other] Ra track
}
ra-board-centre-sun = Centre sun
ra-board-bag = { $edition ->
    [classic] Face-down tiles
   *[other] Bag
}
ra-board-bag-count = { $tiles ->
    [one] { $tiles } tile, { $ras } of them Ra
   *[other] { $tiles } tiles, { $ras } of them Ra
}
ra-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ra-board-points-secret = score hidden
ra-board-suns = Suns
ra-board-kept = Kept
ra-board-this-epoch = This epoch
ra-board-empty = nothing yet
ra-board-high-bid = Highest bid: { $sun }, by { $seat }
ra-board-no-bid = No bid yet

## What happened

ra-tiles-to-lose = { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
   *[other] { $monuments ->
        [0] { $civilizations ->
            [one] { $civilizations } civilization
           *[other] { $civilizations } civilizations
        }
       *[other] { $civilizations ->
            [one] { $civilizations } civilization
           *[other] { $civilizations } civilizations
        } and { $monuments ->
            [one] { $monuments } monument
           *[other] { $monuments } monuments
        }
    }
}

## Why not

## Help

ra-bot-farmer = Farmer
ra-bot-scribe = Scribe
ra-bot-priest = Priest
ra-bot-vizier = Vizier
ra-bot-pharaoh = Pharaoh
ra-bot-random = Random
ra-bot-beginner = Beginner
ra-bot-greedy = Greedy
ra-bot-greedy-bold = Daredevil
ra-bot-greedy-miser = Miser
ra-bot-greedy-builder = Builder
ra-bot-network = Network

## Opponents

ra-level-farmer = Wants every lot, sees only this epoch and has a favourite kind of tile.
ra-level-scribe = Counts this epoch’s points, has a favourite tile and fears disasters.
ra-level-priest = Judges most lots well, with a slight weakness for quick points.
ra-level-vizier = Weighs what the others will bid and what may be drawn next.
ra-level-pharaoh = Full strength: thinks one second per move.

## Words of the page

ra-about = Draw tiles, invoke Ra, bid your suns. What the gods give, they also take: three epochs of auctions in Egypt.
ra-option-edition = Edition
ra-option-scores = Scores
ra-option-memory = Memory

## Moves

ra-move-draw = Draw a tile
ra-move-ra = Invoke Ra
ra-move-pass = Pass
ra-move-done = Done
ra-move-bid = Bid { $sun }
ra-move-lose = Discard: { $tile }
ra-move-god = Spend a god for: { $tile }

## The page's board

ra-board-auction-drawn = { $you ->
    [yes] You draw a Ra
   *[no] { $name } draws a Ra
}
ra-board-auction-invoked = { $you ->
    [yes] You invoke Ra
   *[no] { $name } invokes Ra
}
ra-board-auction-invoked-full = { $you ->
    [yes] You invoke Ra: the track is full
   *[no] { $name } invokes Ra: the track is full
}
ra-board-passed = passes
ra-board-statue = The Ra figure: the Ra player
ra-board-sun-down = { $sun }, face down
ra-title-turn = Your turn
ra-line-turn = { $god ->
    [yes] Draw a tile, invoke Ra, or spend a god
   *[no] Draw a tile or invoke Ra
}
ra-line-full = { $god ->
    [yes] The track is full: invoke Ra or spend a god
   *[no] The track is full: invoke Ra
}
ra-title-god = Which tile?
ra-line-god = Spend the god to take one tile from the track
ra-title-lose = { $disaster ->
    [earthquake] The earth shakes
   *[unrest] { $edition ->
        [modern] War breaks out
       *[other] Unrest in the land
    }
}
ra-line-lose = { $disaster ->
    [earthquake] { $n ->
        [one] Choose the monument that falls
       *[other] Choose the { $n } monuments that fall
    }
    [unrest] { $n ->
        [one] Choose the civilization you lose
       *[other] Choose the { $n } civilizations you lose
    }
   *[both] Choose the { $n } tiles you lose
}
ra-board-struck = You choose what to discard, new tiles included.
ra-board-you = You
ra-board-bid = Bid
ra-board-bids = bids
ra-board-you-bid = your bid
ra-board-last = last
ra-board-caller = bids last
ra-board-leads = leads with the { $sun }
ra-board-draw = Draw
ra-board-invoke-note = { $tiles ->
    [0] an auction for the sun alone
    [one] an auction for this tile
   *[other] an auction for these { $tiles }
}
ra-board-next-sun = the winner’s next sun
ra-board-highest = highest bid
ra-board-worth = worth now
ra-board-of = { $n } of { $all }
ra-board-set = a set of { $n }
ra-board-no-flood = no flood
ra-board-most = most
ra-board-fewest = fewest
ra-board-end = end
ra-board-too-low = too low
ra-board-asleep = asleep
ra-board-gods-gold = Gods, gold
ra-board-spend-god = Spend a god
ra-board-suns-of = Suns: { $up }; face down: { $down }
ra-board-of-ra = of { $last } Ra
ra-board-ra-count = { $drawn } of { $last } Ra drawn in this epoch
ra-board-exchange = { $tiles ->
    [0] You give { $give } and get { $get }
    [one] You give { $give } and get { $get } with one tile
   *[other] You give { $give } and get { $get } with { $tiles } tiles
}
ra-board-answer = { $name } could still answer with the { $sun }.
ra-board-answers = { $n } others could still outbid it.
ra-board-unbeaten = Nobody can outbid that.
ra-board-unraised = Raise a sun to see what it would bring.
ra-tip-flood = { $n ->
    [one] A flood would wake your Nile.
   *[other] A flood would wake your { $n } Niles.
}
ra-tip-most = One more pharaoh and you have the most.
ra-tip-share = One more pharaoh and you share the most.
ra-tip-fewest = With one more pharaoh you no longer have the fewest.
ra-tip-no-civilization = Any civilization spares you the −5.
ra-tip-civilization = One more kind of civilization brings 5 points.
ra-tip-funeral = The funeral would take { $n ->
    [1] a pharaoh
   *[2] two pharaohs
} from you.
ra-tip-drought = The drought would take { $n ->
    [1] a river tile
   *[2] two river tiles
} from you.
ra-tip-unrest = The { $edition ->
    [modern] war
   *[other] unrest
} would take { $n ->
    [1] a civilization
   *[2] two civilizations
} from you.
ra-tip-earthquake = The earthquake would take { $n ->
    [1] a monument
   *[2] two monuments
} from you.
ra-confirm-bid = Bid the { $sun }
ra-confirm-god = Take: { $tile }
ra-confirm-lose = Discard
ra-choose-again = Choose again
ra-lose-missing = { $n ->
    [one] One more
   *[other] { $n } more
}
ra-lose-chosen = chosen
ra-log-drew = draws { $tile }
ra-log-drew-ra = draws Ra { $count }
ra-log-invoked = invokes Ra
ra-log-bid = bids { $sun }
ra-log-won = { $tiles ->
    [0] wins the sun
    [one] takes one tile
   *[other] takes { $tiles } tiles
}
ra-log-nobody = { $discarded ->
    [yes] nobody bids: the track is cleared
   *[no] nobody bids
}
ra-log-god = spends a god: { $tile }
ra-log-lost = loses { $tiles }
ra-log-epoch = { $name } ends
ra-log-after = After Ra { $count }
ra-explain-inside = In it
ra-explain-drawn = Drawn
ra-explain-kinds = { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}
ra-explain-sum = { $n } in all
ra-name-sun = Sun { $sun }
ra-name-figure = The figure of Ra
ra-explain-sun = Bid it in an auction: the highest sun wins the lot. At the end the highest sum of suns scores 5, the lowest loses 5.
ra-explain-sun-down = It sleeps until the next epoch. At the end the highest sum of suns scores 5, the lowest loses 5.
ra-explain-centre = Whoever wins the next auction takes it, asleep until the next epoch, and leaves the winning sun here.
ra-explain-bag = The tile you draw joins the lot. A Ra starts an auction at once.
ra-explain-figure = Invoke Ra to start an auction for the lot: everybody bids once, you last. If nobody else bids, you must, unless the track is full.
ra-explain-track = { $edition ->
    [barque] Each Ra drawn moves the barque one space on. The last one ends the epoch at once, and suns not used are wasted.
   *[other] Each Ra drawn fills one space. The last one ends the epoch at once, and suns not used are wasted.
}
ra-explain-epoch = What this epoch would bring if it ended now. Monuments and suns count after the third.
ra-explain-score = The points of the epochs scored so far, and the 10 you started with.
ra-explain-ra = An auction begins at once. The last Ra ends the epoch on the spot.
ra-explain-god = 2 points at nightfall. On your turn, spend it to take a tile from the track.
ra-explain-gold = 3 points at nightfall.
ra-explain-pharaoh = Most pharaohs: 5 points. Fewest: minus 2. They stay.
ra-explain-nile = 1 point, but only with a flood. It stays.
ra-explain-flood = 1 point, and every Nile counts. Gone at nightfall.
ra-explain-civilization = Three kinds: 5 points, four: 10, five: 15; none: minus 5. Gone at nightfall.
ra-explain-monument = Counts at the end: 1 point a kind, 10 for seven, 15 for all eight; 5 more for three of a kind. It stays.
ra-explain-funeral = Whoever wins it loses two pharaohs.
ra-explain-drought = Whoever wins it loses two floods, or Niles if there are too few.
ra-explain-unrest = Whoever wins it loses two civilizations of their choice.
ra-explain-earthquake = Whoever wins it loses two monuments of their choice.
ra-title-night = Night falls: { $name }
ra-title-last-night = The last night
ra-score-gods = Gods: 2 points each
ra-score-gold = Gold: 3 points each
ra-score-pharaohs = Pharaohs: most +5, fewest −2
ra-score-river = River: with a flood, 1 for each flood and each Nile
ra-score-civilizations = Civilizations: none −5, three kinds +5, four +10, five +15
ra-score-monuments = Monuments: 1 a kind, seven 10, eight 15; three alike 5, four 10, five 15
ra-score-suns = Suns: the highest sum +5, the lowest −5
ra-score-floor = Nobody falls below zero
ra-score-epoch = Epoch
ra-score-morning = { $epoch ->
    [3] To the end
   *[other] To the morning
}
ra-score-stays = { $epoch ->
    [3] The night ends, and the points are counted.
   *[other] All suns wake in the morning. Pharaohs, Niles and monuments stay; gods, gold, floods and civilizations go.
}
ra-score-only-last = only in epoch III
ra-idea-ra = The lot is worth { $points } to you now: ripe for an auction.
ra-idea-ra-others = An auction now makes the others spend suns.
ra-idea-draw = The lot can still grow.
ra-idea-draw-others = The lot suits { $name } better than you: let it change.
ra-idea-bid = These tiles are worth { $points } to you: enough for a sun.
ra-idea-pass = These tiles bring you { $points }: a sun may buy more later.
ra-idea-god = One tile of the lot is worth more to you than a god.
ra-idea-lose = Your tiles do not all count the same.
ra-hint-draw = Look at the bag.
ra-hint-ra = Look at the figure of Ra.
ra-hint-bid = Look at your suns: one of them is enough.
ra-hint-pass = Not every lot is worth a sun.
ra-hint-god = A god could take something from the track.
ra-hint-lose = Look at what counts least in your tray.
ra-hint-done = Keep your other god for later.
ra-board-ra-chance = Chance of Ra: { $percent }%

## Settled before one's turn

ra-intend-pass = Pass in this auction
ra-intend-bid = Bid up to { $sun }
ra-intend-draw = Draw while there are fewer than { $tiles } tiles

## Where points come from

## Looking at a match

ra-next-auction = Next auction

## A first match

ra-lesson-draw = Drawing
ra-lesson-bid = Bidding
ra-lesson-ra = When Ra comes
ra-lesson-god = Gods
ra-lesson-unrest = A disaster
ra-lesson-night = Nightfall
ra-learn-welcome-title = Welcome
ra-learn-welcome = Ra is played in three epochs of auctions. Tiles gather here. Sooner or later someone calls an auction, and the highest bid takes them all. Whoever has the most points at the end wins.
ra-learn-suns-title = Your suns
ra-learn-suns = You bid with suns. The number is your bid, and each sun wins at most one auction in an epoch. You hold the 13, the highest of all, so you begin.
ra-learn-draw-title = Draw a tile
ra-learn-draw = On your turn you do one of two things: draw a tile from the bag, or invoke Ra to call an auction. Nothing lies there yet, so draw.
ra-learn-lot-title = The lot grows
ra-learn-lot = You drew a god, Ana a pharaoh, Piotr a flood. Each kind scores in its own way: rest the pointer on a tile, or hold your finger on it, and it tells you. Now draw again.
ra-learn-invoke-title = A lot worth having
ra-learn-invoke = A god, two pharaohs, a flood, a Nile and a monument: that is a good lot. Invoke Ra. Everyone then bids once, clockwise, and whoever invoked bids last.
ra-learn-bid-title = As little as wins
ra-learn-bid = Ana passes, Piotr bids his 4. A bid must be higher than the one before. You want these six tiles: bid one of your suns.
ra-learn-won-title = Suns change places
ra-learn-won = The six tiles are yours. Your 5 lies in the centre now, for the next winner, and the 1 from there is yours, asleep until the next epoch. So every auction also decides what you can bid later.
ra-learn-disaster-title = A disaster lies there
ra-learn-disaster = Ana drew gold, worth 3 points. Piotr drew a funeral: whoever wins it loses two pharaohs. You hold two. Draw a tile and see.
ra-learn-drawn-title = Ra!
ra-learn-drawn = A drawn Ra moves the sun on, and an auction begins at once. With the eighth the epoch ends, and suns you have not used are wasted. Nobody wants the funeral. Pass too: the tiles stay where they are.
ra-learn-god-title = A god takes what you like
ra-learn-god = Instead of drawing you may spend a god: it takes one tile for you, without any auction. Kept, it is worth 2 points; gold is worth 3. Touch your god, then the gold.
ra-learn-try-title = A cheap try
ra-learn-try = Piotr invoked Ra, so you bid first. Two Niles and a pharaoh would suit you, the funeral would not. Bid your 2: should it win, it was cheap. Only the winner pays.
ra-learn-outbid-title = Lost, and nothing paid
ra-learn-outbid = Ana’s 3 beats your 2: the lot is hers, and the funeral takes her pharaoh. Your 2 is still yours and still awake. A lost auction costs you nothing but the tiles.
ra-learn-unrest-title = War in the lot
ra-learn-unrest = Late in another match. You drew Ra, Ana leads with her 6. The war costs the winner two civilizations, but two new ones come with it, and you hold some twice. Bid your last sun.
ra-learn-lose-title = Which two can go?
ra-learn-lose = The war takes two civilizations, and you choose. Only different ones count: four are worth 10 points, three only 5. Choose two, then confirm.
ra-learn-spent-title = All your suns sleep
ra-learn-spent = You are done for this epoch: no sun is left to bid. The others go on until their suns are used up too, or until the eighth Ra comes. Now the night falls.
ra-learn-score-title = The epoch is scored
ra-learn-score = One column for each kind of tile. Fewest pharaohs: you lose 2. Three Niles with their flood: 4. Four different civilizations: 10. Press a number, and it says where it comes from.
ra-learn-morning-title = What stays
ra-learn-morning = A new epoch. Tiles with a scarab stay: pharaohs, Niles and monuments. All others are gone. Your suns are awake again, and whoever holds the highest begins: Ana, with the 12.
ra-learn-end-title = The third night
ra-learn-end = Two things count only at the very end: monuments, for different ones and for three or more alike, and the sum of your suns: 5 points for the highest, minus 5 for the lowest. That is all. Play!
ra-learn-not-empty = There is nothing to bid for yet. If you invoke now, everyone may pass, and your turn is gone. Draw first.
ra-learn-not-early = Three tiles are few for one of only four suns. The lot can still grow: draw once more.
ra-learn-not-risk = You may, but the next tile could be a disaster, and then Ana could invoke and you would not bid last. Invoke Ra while the lot is good.
ra-learn-not-dear = It wins too, but it is dear: a sun you spend is gone for this epoch. Which smaller one still beats the 4?
ra-learn-not-gift = Then Piotr gets all six tiles for his 4. You can afford more than that.
ra-learn-not-own-harm = If you won, the funeral would take both your pharaohs: gold for 3 points is not worth that, nor a sun.
ra-learn-not-later = A good thought, and its time comes soon. First see what a Ra does: draw a tile.
ra-learn-not-less = The god may take it, but gold is worth more to you: 3 points at the end of this epoch.
ra-learn-not-wait = Someone else may win the gold meanwhile. Your god takes it now: touch the god, then the gold.
ra-learn-not-too-much = For so little, and with a funeral in it? Keep that sun for a better lot, and offer your lowest.
ra-learn-not-free = You may pass, but a bid that loses costs nothing. Try your lowest sun.
ra-learn-not-worth-it = Then three civilizations stay three: 5 points. With this lot you end up with four: 10 points, and a monument too.
ra-learn-not-last-one = That is your only one of its kind: without it three kinds are left, 5 points instead of 10. Let those go that you have twice.

# What a puzzle asks for
ra-theme-turn-began = Draw, call Ra or spend a god
ra-theme-asked-to-bid = Bid or pass
ra-theme-may-go-on = Go on or stop
ra-theme-must-lose = What to give up
# What somebody does wrong again and again
ra-slip-bid-pass = { $bought ->
    [gods] You pay too much for gods
    [gold] You pay too much for gold
    [pharaohs] You pay too much for pharaohs
    [river] You pay too much for the river
    [civilizations] You pay too much for civilizations
    [monuments] You pay too much for monuments
   *[other] You pay too much for lots
}
ra-slip-pass-bid = { $missed ->
    [gods] You let others have gods too cheaply
    [gold] You let others have gold too cheaply
    [pharaohs] You let others have pharaohs too cheaply
    [river] You let others have the river too cheaply
    [civilizations] You let others have civilizations too cheaply
    [monuments] You let others have monuments too cheaply
   *[other] You let lots go that are worth a bid
}
ra-slip-bid-more = You bid higher than you need to
ra-slip-bid-less = You bid too low and are outbid
ra-slip-draw-ra = You keep drawing when it is time to call Ra
ra-slip-ra-draw = You call Ra too early
ra-slip-draw-god = You overlook tiles that a god could take
ra-slip-ra-god = You call Ra where a god could take a tile
ra-slip-god-draw = You spend gods on too little
ra-slip-god-ra = You spend a god where you should call Ra
ra-slip-god = You take the wrong tile with your god
ra-slip-done-god = You stop spending gods too early
ra-slip-god-done = You spend one god too many
ra-slip-lose = You give up the wrong tiles
`;export{e as default};