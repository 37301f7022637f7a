### Ra, in English. Every message may use $edition: classic, modern or barque.

## Words

ra-name = Ra
ra-epoch-word = { $edition ->
    [modern] era
   *[other] epoch
}
ra-epoch = { $edition ->
    [modern] Era
   *[other] Epoch
} { $epoch }

ra-edition-classic = Classic: three to five players, Ra tiles lie on the Ra track
ra-edition-modern = Modern: two to five players, Ra tiles lie on the Ra track
ra-edition-barque = Barque: two to five players, the barque sails along the Ra track
ra-scores-hidden = points stay secret until the end
ra-scores-open = points lie open

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
ra-category-floor = Not below zero

## The board

ra-board-track = Auction track
ra-board-ra-track = { $edition ->
    [barque] Barque of Ra
   *[other] Ra track
}
ra-board-centre-sun = Centre sun
ra-board-bag = Bag
ra-board-bag-count = { $tiles ->
    [one] { $tiles } tile, { $ras } of them Ra
   *[other] { $tiles } tiles, { $ras } of them Ra
}
ra-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ra-board-points-secret = points secret
ra-board-suns = Suns
ra-board-kept = Kept
ra-board-this-epoch = This { ra-epoch-word }
ra-board-empty = nothing yet
ra-board-high-bid = Highest bid: { $sun }, by { $seat }
ra-board-no-bid = No bid yet

## What happened

ra-event-drew = { $seat } draws: { $tile }.
ra-event-drew-ra = { $edition ->
    [barque] { $seat } draws a RA! The barque sails to space { $count } of { $last }.
   *[other] { $seat } draws a RA! It is number { $count } of { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] Auction: { $seat } is the Ra player.
    [invoked] { $seat } invokes Ra. Auction!
   *[invoked-full] { $seat } invokes Ra on a full track. Auction!
}
ra-event-bid-made = { $seat } bids { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } has no sun to bid and passes.
   *[no] { $seat } passes.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } wins with { $sun } and takes the sun { $centre_sun }.
   *[other] { $seat } wins with { $sun } and takes { $tiles } and the sun { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Nobody bids: the tiles stay.
   *[other] Nobody bids: the full track is cleared.
}
ra-event-god-spent = { $seat } spends a god and takes: { $tile }.
ra-event-tiles-lost = { $seat } loses { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] The last Ra is drawn: { ra-epoch-word } { $epoch } ends at once.
   *[no-suns] All suns are used: { ra-epoch-word } { $epoch } ends.
}
ra-event-scored = { $total ->
    [hidden] { $seat }: { $gained } in { ra-epoch-word } { $epoch }.
   *[other] { $seat }: { $gained } in { ra-epoch-word } { $epoch }, { $total } in all.
}
ra-event-epoch-opened = { ra-epoch } begins. { $seat } has the highest sun.
ra-event-match-over = { $winner } wins.
ra-event-turn-began = It is the turn of { $seat }.
ra-event-asked-to-bid = { $seat } bids or passes.
ra-event-may-go-on = { $seat } may spend another god.
ra-event-must-lose = { $seat } has to give up tiles: { $civilizations ->
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
}.

## Why not

ra-refusal-seats = This edition is for { $fewest } to { $most } players, not { $seats }.
ra-refusal-match-over = The match is over.
ra-refusal-not-your-turn = It is somebody else's turn.
ra-refusal-no-such-action = On a turn you draw a tile, invoke Ra or spend gods; there is nothing else.
ra-refusal-track-full = The auction track is full: invoke Ra or spend a god.
ra-refusal-no-passing = Outside auctions nobody passes: draw a tile, invoke Ra or spend a god.
ra-refusal-nothing-to-end = You have spent no god in this turn: draw a tile, invoke Ra or spend one.
ra-refusal-spending-gods = You are spending gods in this turn: spend another or say done.
ra-refusal-no-auction = There is no auction: suns are bid only in auctions.
ra-refusal-in-auction = An auction is under way: bid a sun or pass.
ra-refusal-must-bid = You invoked Ra and nobody else bid: you have to bid a sun.
ra-refusal-sun-face-down = Sun { $sun } lies face down until the next { ra-epoch-word }.
ra-refusal-not-your-sun = You do not have sun { $sun }.
ra-refusal-bid-too-low = Sun { $sun } is not higher than the highest bid, { $high }.
ra-refusal-no-god = You have no god to spend.
ra-refusal-god-takes-no-god = A god cannot take another god.
ra-refusal-god-takes-no-ra = A god cannot take a Ra.
ra-refusal-not-on-track = There is no such tile on the auction track: { $tile }.
ra-refusal-must-lose = First give up the tiles that the disaster takes.
ra-refusal-nothing-to-lose = No disaster strikes you now: there is nothing to give up.
ra-refusal-not-held = You do not have this tile: { $tile }.
ra-refusal-not-struck = The disaster does not strike this tile: { $tile }.

## Help

ra-help-draw = draw a tile from the bag
ra-help-ra = invoke Ra: an auction begins
ra-help-bid = bid one of your suns, here the 13; the number alone will do
ra-help-pass = pass in an auction
ra-help-god = spend a god to take a tile from the track, here a Nile
ra-help-done = spend no further god and end the turn
ra-help-lose = give up a tile to a disaster, here a pyramid

## Opponents

ra-level-farmer = Farmer: takes what glitters, and learns at the end of the epoch what it was worth
ra-level-scribe = Scribe: counts diligently, though not always the right things
ra-level-priest = Priest: judges most lots soundly, one move ahead
ra-level-vizier = Vizier: weighs what the others will bid and what the bag may bring
ra-level-pharaoh = Pharaoh: the full strength, and a second of thought for every move

## Words of the page

ra-about = Draw tiles, call on Ra, bid your suns. What the gods give they also take: three epochs of auctions in Egypt.
ra-option-edition = Edition
ra-option-scores = Points

## Moves

ra-move-draw = Draw a tile
ra-move-ra = Invoke Ra
ra-move-pass = Pass
ra-move-done = Done
ra-move-bid = Bid { $sun }
ra-move-lose = Give up: { $tile }
ra-move-god = Spend a god: { $tile }

## The page's board

ra-board-auction-drawn = A Ra was drawn by { $name }
ra-board-auction-invoked = { $name } invokes Ra
ra-board-auction-invoked-full = { $name } invokes Ra: the track is full
ra-board-passed = passes
ra-board-statue = The statue of Ra: the Ra player
ra-board-suns-that-win = Your suns above the highest bid: { $suns }
ra-board-sun-down = { $sun }, face down
ra-board-ra-chance = Ra next: { $percent } %

## Settled before one's turn

ra-intend-pass = pass this auction
ra-intend-bid = bid up to { $sun }
ra-intend-draw = draw while fewer than { $tiles } tiles

## Where points come from

ra-why-gods = { $n ->
    [0] no god
    [one] { $n } god, 2 points
   *[other] { $n } gods, 2 points each
}
ra-why-gold = { $n ->
    [0] no gold
   *[other] { $n } gold, 3 points each
}
ra-why-pharaohs = { $points ->
    [5] the most pharaohs
    [-2] the fewest pharaohs
   *[other] neither the most nor the fewest pharaohs
}
ra-why-river = { $n ->
    [0] no flood: Niles alone score nothing
    [one] { $n } tile of the river
   *[other] { $n } Niles and floods, with a flood among them
}
ra-why-civilizations = { $points ->
    [-5] no civilization
    [0] one or two different civilizations
    [5] three different civilizations
    [10] four different civilizations
   *[other] five different civilizations
}
ra-why-monuments = { $kinds } different monuments: { $different }; three or more of a kind: { $same }
ra-why-suns = { $points ->
    [5] the highest sum of suns
    [-5] the lowest sum of suns
   *[other] neither the highest nor the lowest sum of suns
}
ra-why-floor = nobody falls below zero points

## Looking at a match

ra-next-auction = Next auction

## A first match

ra-learn-welcome = Three epochs of auctions. On your turn you draw a tile, or invoke Ra to start an auction. You pay with suns: the discs with numbers. Whoever has most points after three epochs wins.
ra-learn-draw = Everybody has four suns, and each can win one auction in this epoch. You hold the 13, the highest, so you begin. Draw a tile.
ra-learn-groups = A god. Tiles gather on the auction track until somebody calls an auction. Ana drew a pharaoh: who has most of them scores 5 points, who has fewest loses 2. Piotr drew a flood: with a flood, every Nile and flood is a point. Draw again.
ra-learn-invoke = The track now has a god, two pharaohs, a flood, a Nile and a monument. That is a good lot! Invoke Ra: then everybody bids once, and you last.
ra-learn-bid = Ana passes, Piotr bids his 4. A bid has to be higher than the last one. Your 5 is enough, and keeps the 8 and the 13 for later. Bid 5.
ra-learn-won = The lot is yours. Your 5 lies in the middle now, and you took the 1 that lay there, face down until the next epoch. So a sun also buys a sun: small ones make a poor next epoch.
ra-learn-disaster = Ana drew gold, worth 3 points. Piotr drew a funeral: a disaster. Who wins it loses two pharaohs. Draw, and hope.
ra-learn-drawn = A Ra! It moves the Ra track on, and there is an auction at once. When the track is full, the epoch ends on the spot, and suns not spent yet are wasted. Nobody wants the funeral. Pass too: after a drawn Ra everybody may, and the tiles stay.
ra-learn-god = You own a god. Instead of drawing, spend it to take one tile from the track. The gold would be worth more than the god at the end of the epoch. Take the gold.
ra-learn-epoch = The epoch is over and was scored: gods, gold, pharaohs, river and civilizations. Civilizations are worth 5, 10 or 15 points for three, four or five different ones; with none you lose 5.
ra-learn-lasting = Tiles with a scarab stay: pharaohs, Niles, monuments. The others are gone. All suns are face up again, and who holds the highest begins.
ra-learn-end = The third epoch counts more: monuments score for different ones and for three or more of a kind, and the highest sum of suns is worth 5 points, the lowest costs 5. You know all you need.
