var e=`### Hadara, in English. Every message may use $deck (basic or advanced) and $start (A, B or choice).

## Words

hadara-name = Hadara
hadara-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
hadara-epoch = Epoch { hadara-epoch-number }
hadara-phase = phase { $half }
hadara-deck-basic = Basic game
hadara-deck-advanced = Advanced game
hadara-about-deck-basic = Without the advanced purple cards: best for a first match.
hadara-about-deck-advanced = With all the purple cards.
hadara-start-A = Everyone plays side A
hadara-start-B = Everyone plays side B
hadara-start-choice = Everyone chooses a side

hadara-colour-yellow = yellow
hadara-colour-red = red
hadara-colour-blue = blue
hadara-colour-green = green
hadara-colour-purple = purple

hadara-resource-income = income
hadara-resource-military = military
hadara-resource-culture = culture
hadara-resource-food = food

hadara-card = the { $colour } card { hadara-epoch-number }/{ $number }

hadara-category-regions = Regions
hadara-category-busts = Busts
hadara-category-silver = Silver seals
hadara-category-gold = Gold seals
hadara-category-cards = Cards
hadara-category-coins = Coins

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Each sale earns 1 extra coin.
hadara-ability-place_bonus = Put a bonus tile on it: +3 of that resource.
hadara-ability-per_yellow = +1 income for each yellow card.
hadara-ability-per_red = +1 military for each red card.
hadara-ability-per_blue = +1 culture for each blue card.
hadara-ability-per_green = +1 food for each green card.
hadara-ability-bust_bonus = Each bust with a resource tile gives +2 more of that resource.
hadara-ability-cheap_seals = Seals cost less.
hadara-ability-pay_hunger = When food is short, keep a card for 2 coins (at most 6 cards).
hadara-ability-sell_surplus = When feeding, earn 3 coins for each surplus food (at most 12).
hadara-ability-catch_up_income = When collecting income, earn 2 coins for each other marker above income.
hadara-ability-region_coins = 4 extra coins for each region.
hadara-ability-full_silver = One silver seal scores its whole marker.
hadara-ability-set_points = 4 points for each set of five colours.
hadara-ability-wild_card = Stands in for one missing card when gold seals count sets.
hadara-ability-double_step = Two regions and two busts per step.
hadara-ability-lower_requirements = Requirements are 4 lower.
hadara-ability-buy_requirements = Pay 3 coins to lower a requirement by 1 (at most 30 coins per step).

## The board

hadara-board-inner = face down
hadara-board-outer = face up
hadara-board-top = on top
hadara-board-regions = Regions left
hadara-board-region = Region { $requirement }
hadara-board-busts = Busts
hadara-board-bust = Bust { $requirement }
hadara-board-seals = Seals
hadara-board-bonus = Bonus tiles
hadara-board-hand = Your two cards
hadara-board-board-or-keep = Lay one card on the board; keep or sell the other.
hadara-board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hadara-board-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
hadara-board-fed = { $cards ->
    [one] { $cards } card, food for { $food }
   *[other] { $cards } cards, food for { $food }
}
hadara-board-price = price { $price }
hadara-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hadara-board-gives = { $resource }: +{ $n }
hadara-board-round = round { $round } of 5
hadara-board-plunder = plunder
hadara-board-annex = annex
hadara-board-bust-gives = { $points } points, tile +{ $bonus }

## What happened

## Why not

## Help

hadara-bot-wanderer = Wanderer
hadara-bot-settler = Settler
hadara-bot-trader = Trader
hadara-bot-chronicler = Chronicler
hadara-bot-sovereign = Sovereign
hadara-bot-random = Random
hadara-bot-beginner = Beginner
hadara-bot-greedy = Greedy
hadara-bot-greedy-warlord = Warlord
hadara-bot-greedy-artist = Artist
hadara-bot-greedy-miser = Miser
hadara-bot-network = Network

## Opponents

hadara-level-wanderer = Hoards coins, loves one colour and thinks of food too late.
hadara-level-settler = Counts today’s points, loves one colour and forgets about food.
hadara-level-trader = Knows the prices well, with a soft spot for one colour.
hadara-level-chronicler = Has seen many civilizations, and thinks of what the others will take.
hadara-level-sovereign = Full strength: thinks one second per move.

## Words of the page

hadara-about = Draft cards, settle regions, carve busts, feed your people: build a civilization over three epochs.
hadara-option-deck = Cards
hadara-option-start = Start cards

## Moves

hadara-move-wheel = Wheel: position { $position }
hadara-move-side = Side { $side }
hadara-move-board-keep = Keep card { $card }
hadara-move-board-sell = Sell card { $card }
hadara-move-take-keep = Keep the { $colour } card
hadara-move-take-sell = Sell the { $colour } card
hadara-move-plunder = Plunder { $requirement }
hadara-move-annex = Annex { $requirement }
hadara-move-bust = Bust { $bust }: { $resource }
hadara-move-bust-points = Bust { $bust }: points ({ $resource } tile)
hadara-move-bonus = Bonus tile: { $resource }
hadara-move-seal-gold = Gold seal
hadara-move-seal-silver = Silver seal: { $resource }
hadara-move-no-region = No region
hadara-move-no-bust = No bust
hadara-move-no-seal = No seal
hadara-move-drop = Discard { $card }
hadara-move-pay = Pay to keep it
hadara-move-coins = { $coins ->
    [one] { $move } ({ $sign }{ $coins } coin)
   *[other] { $move } ({ $sign }{ $coins } coins)
}
hadara-move-steps = { $move } (+{ $n })
hadara-move-points = { $points ->
    [one] { $move } ({ $points } point)
   *[other] { $move } ({ $points } points)
}
hadara-move-wheel-to = Your shield: { $colour }
hadara-move-side-gives = Side { $side }: { $gives }

## The page's board

hadara-board-steps = The steps of an epoch
hadara-board-step-draft = draft
hadara-board-step-region = income and region
hadara-board-step-bust = bust
hadara-board-step-take = take cards
hadara-board-step-hunger = feed
hadara-board-step-seals = seals
hadara-board-start-player = start player
hadara-board-wheel = The wheel
hadara-board-keep = Keep
hadara-board-sell = Sell
hadara-board-discount = { $colour }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} off
hadara-board-too-dear = { $coins ->
    [one] { $coins } coin short
   *[other] { $coins } coins short
}
hadara-board-you = You
hadara-board-now = points now
hadara-board-points-unit = { $points ->
    [one] point
   *[other] points
}
hadara-board-before = before: { $n }
hadara-board-after = { $n } after this
hadara-board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hadara-board-next = next −{ $n }
hadara-board-have = you have { $n } of 2
hadara-board-left = { $n } left
hadara-board-of = { $n } of { $all }
hadara-board-draws = draws from { $colour }
hadara-board-is-annexed = annexed
hadara-board-is-plundered = plundered
hadara-board-is-carved = carved, steps
hadara-board-is-points = carved, points
hadara-note-income = { $coins ->
    [one] +{ $coins } coin at the end of the phase
   *[other] +{ $coins } coins at the end of the phase
}
hadara-note-feeds = { $n ->
    [0] just enough food
    [one] feeds { $n } more card
   *[other] feeds { $n } more cards
}
hadara-note-hungry = { $n } hungry
hadara-note-open = { $of ->
    [region] region { $n } is open to you
   *[bust] bust { $n } is open to you
}
hadara-note-reaches = { $of ->
    [region] +{ $steps } reaches region { $n }
   *[bust] +{ $steps } reaches bust { $n }
}
hadara-note-needs = { $of ->
    [region] region { $n } needs { $steps } more
   *[bust] bust { $n } needs { $steps } more
}
hadara-title-draft = Keep or sell one
hadara-title-side = Choose a side of your start card
hadara-title-take = Take a card
hadara-title-wheel = Set the wheel
hadara-title-region = Plunder or annex?
hadara-title-bust = Steps or points?
hadara-title-hunger = { $n ->
    [one] One card too many
   *[other] { $n } cards too many
}
hadara-title-seals = Buy seals
hadara-line-draft = The other one goes face up to the { $colour } pile
hadara-line-take = Keep it or sell it
hadara-line-wheel = Choose the pile you draw from first
hadara-line-region = Region { $n }: your military is { $military } and is not spent
hadara-line-bust = { $points ->
    [one] Bust { $n }: { $points } point is yours either way
   *[other] Bust { $n }: { $points } points are yours either way
}
hadara-line-hunger = What goes takes its gifts along.
hadara-line-seals = In epoch { hadara-epoch-number } they cost { $silver } and { $gold }
hadara-line-seals-last = Your last chance to buy them
hadara-line-plunder = coins now, points at the end
hadara-line-annex = { $n ->
    [one] only this one is left
   *[other] one of these { $n }, unseen
}
hadara-line-steps = with the tile you give
hadara-line-points = at the end, with any tile
hadara-do-plunder = Plunder
hadara-do-annex = Annex
hadara-do-annex-for = Annex for
hadara-do-steps = Steps now
hadara-do-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hadara-do-silver = Half a marker
hadara-do-gold = Seven for a set
hadara-do-pay = Pay to keep one
hadara-do-no-region = Leave it
hadara-do-no-bust = Leave it
hadara-do-no-seal = Nothing
hadara-confirm-lose = Let them go
hadara-confirm-buy = { $n ->
    [one] Buy it for
   *[other] Buy { $n } for
}
hadara-lose-missing = { $n ->
    [one] { $n } card to choose
   *[other] { $n } cards to choose
}
hadara-choose-again = Choose again
hadara-cost-points = { $n ->
    [0] no points
    [one] −{ $n } point
   *[other] −{ $n } points
}
hadara-cost-more = { $n } more would go
hadara-idea-keep = One card here is worth its price to you.
hadara-idea-sell = Coins serve you better now than these cards.
hadara-hint-middle = Look at what lies in the middle of the wheel.
hadara-hint-cards = Look at your own cards.
hadara-hint-wheel = Look at the piles around the wheel.
hadara-log-kept = keeps it ({ $coins })
hadara-log-sold = sells (+{ $coins })
hadara-log-laid = to the board
hadara-log-plundered = plunders { $n }
hadara-log-annexed = annexes { $n }
hadara-log-given-up = lets it go
hadara-log-income = income +{ $coins }
hadara-explain-income = After each phase you get as many coins as your income.
hadara-explain-military = It opens regions and is not spent.
hadara-explain-culture = It opens busts and is not spent.
hadara-explain-food = At the end of each epoch one food feeds one card. What is not fed has to go.
hadara-explain-region = Reached with military, one of each. Plunder it for coins, or pay to annex it for steps and more points.
hadara-explain-bust = Reached with culture, each once. It takes a bonus tile: steps now, or points at the end.
hadara-explain-silver = Costs { $price } coins now. At the end it scores half of the marker on it, rounded up.
hadara-explain-gold = Costs { $price } coins now. At the end it scores 7 points for each set of five colours.
hadara-explain-coins = At the end five coins are a point.
hadara-explain-discount-name = Discount
hadara-explain-discount = Each card of a colour makes the next one of that colour a coin cheaper.
hadara-explain-pile-name = Cards to draw
hadara-explain-pile = Each round everybody draws two cards where their shield stands; then the wheel turns.
hadara-explain-card = Kept, it moves your markers at once; at the end of each epoch it has to be fed.
hadara-explain-start-name = Start card
hadara-explain-start = It gives your first coins and says where your four markers begin.
hadara-explain-bonus-name = Bonus tile
hadara-explain-bonus = It goes on a bust, for steps now or points at the end, or on a purple card, for steps.
hadara-explain-points = All of this if the game ended now: regions, busts, seals, cards and coins.
hadara-explain-shield-name = Shield of { $name }
hadara-explain-shield = It points to the colour they draw from. After each round it goes on to the next colour.
hadara-explain-needs = Needs
hadara-explain-price = Price
hadara-explain-gives = Gives
hadara-gallery = Purple cards
hadara-gallery-held = Held by
hadara-gallery-nobody = nobody yet
hadara-gallery-before = Card before
hadara-gallery-after = Next card
hadara-gallery-designed = The values of all 42 purple cards are designed here; those of the other 120 cards follow records of the boxed game.

## Where points come from

## A first match

hadara-lesson-draft = The draft
hadara-lesson-region = Regions
hadara-lesson-take = Cards and busts
hadara-lesson-hunger = Food and seals
hadara-lesson-end = The end
hadara-learn-welcome-title = Your civilization
hadara-learn-welcome = You build a civilization in three epochs. Cards move these four markers: income, military, culture and food. Regions, busts, seals, cards and coins bring points. The most points win.
hadara-learn-wheel-title = Set the wheel
hadara-learn-wheel = You begin. The wheel says which pile each player draws from; it turns one step a round, so in five rounds everyone visits all five colours. Choose yellow to draw from first.
hadara-learn-pair-title = One to keep, one to give
hadara-learn-pair = You drew two yellow cards. One goes face up on the board, where others may take it later. The other you keep for its price, or sell. Keep the second: income and military, for 3 coins.
hadara-learn-sell-title = Coins are scarce
hadara-learn-sell = A card you do not need can be sold: for 2 coins in the first epoch, 3 in the second, 4 in the third. Lay the first card on the board and sell the second.
hadara-learn-discount-title = Colours grow cheaper
hadara-learn-discount = Every card you own makes the next ones of its colour a coin cheaper. The rounds until the end of the draft are played for you.
hadara-learn-region-title = A region within reach
hadara-learn-region = After the draft everyone collects coins for income. Your military of 3 now reaches a region. Plunder it for coins, or annex it: pay, turn it over, and win resources and points. Annex it.
hadara-learn-take-title = What others left
hadara-learn-take = Phase B: now you take turns with the cards on the board, five each. Keep them or sell them. Every card you own needs one food when the epoch ends. Keep the green one.
hadara-learn-bust-title = Carve a bust
hadara-learn-bust = Your culture reaches the first bust. It takes one of your bonus tiles: with the resource up it moves that marker at once, with the points up it scores at the end. Carve it with culture, resource up.
hadara-learn-hunger-title = One card too many
hadara-learn-hunger = In another match the epoch ends with eight cards but food for seven. One has to go, and takes with it all it gave. Under each card stands what that costs. Choose the cheapest, then confirm.
hadara-learn-seals-title = Seals for the end
hadara-learn-seals = Before the epoch closes you may buy seals. A silver one scores half of a marker at the end, a gold one 7 points for each set of five colours. Buy the silver seal for income.
hadara-learn-score-title = The last count
hadara-learn-score = Two epochs later, everything is counted: cards, regions, busts, seals, and a point for every five coins. Press a number, and it says where it comes from.
hadara-learn-end-title = Now you
hadara-learn-end = In later epochs cards cost more and do more, and everything else stays as you know it. Rest the pointer on a piece, or hold your finger on it, whenever you wonder. Play!
hadara-learn-not-any-wheel = In a match any colour will do: it only sets the order. Here begin with yellow, which earns coins.
hadara-learn-not-first-card = You may, but the second one also adds military, and your first region will ask for it.
hadara-learn-not-needs-start = Sold, it brings 2 coins once. Kept, its income pays you again and again, so keep a card this early.
hadara-learn-not-short-of-coins = You could, but then you lack the coins for what comes next. This once, sell.
hadara-learn-not-other-way = Either sells for 2 coins, but what you lay on the board others may take. Leave them the first.
hadara-learn-not-coins-only = Coins are welcome, but they are spent soon. An annexed region brings resources now and points at the end.
hadara-learn-not-for-nothing = Then you reached it for nothing: what you leave now brings neither resources nor points in this phase.
hadara-learn-not-food-first = Soon you would own more cards than you can feed, and lose one with all it gave. The green card brings food: keep it.
hadara-learn-not-other-bust = That is allowed too. But the culture tile, resource up, moves your culture on at once, and the next bust comes closer.
hadara-learn-not-costs-more = That one costs you points, or food that still others need. One of the purple cards costs nothing at all.
hadara-learn-not-no-set = You have no red and no green card, so there is no set yet. For now it would score nothing.
hadara-learn-not-grows-less = It scores half of what that marker shows at the end. Income is what your yellow cards push on, and it pays you on the way.
hadara-learn-not-coins-pay-less = Five coins are a single point at the end. A seal is never as cheap as in the first epoch.

hadara-title-count = { $epoch ->
    [3] The final count
   *[other] If the game ended now
}
hadara-score-regions = Regions: the points printed on them
hadara-score-busts = Busts: their points, and those of tiles laid for points
hadara-score-silver = Silver seals: half of the marker, rounded up
hadara-score-gold = Gold seals: 7 points for each set of five colours
hadara-score-cards = Cards: the points printed on them
hadara-score-coins = Coins: five are a point
hadara-score-end = { $epoch ->
    [3] To the end
   *[other] On to the next epoch
}

# What a puzzle asks for
hadara-theme-asked-for-side = Which side of the start card
hadara-theme-asked-for-wheel = Where to set the wheel
hadara-theme-asked-to-draft = Which card to lay out, which to keep or sell
hadara-theme-asked-to-place = Where to put the bonus tile
hadara-theme-asked-for-region = Plunder, annex or wait
hadara-theme-asked-for-bust = Which bust to carve
hadara-theme-asked-to-take = Which card to take
hadara-theme-asked-about-hunger = How to meet hunger
hadara-theme-asked-for-seals = Which seals to buy
# What somebody does wrong again and again
hadara-slip-side = You choose the weaker side of your start card
hadara-slip-wheel = You set the wheel to the wrong colour
hadara-slip-board = You lay out the wrong card of the two
hadara-slip-board-keep-sell = You keep cards that are better sold
hadara-slip-board-sell-keep = You sell cards that are better kept
hadara-slip-take = You take from the wrong pile
hadara-slip-take-keep-sell = You pay for cards that are better sold
hadara-slip-take-sell-keep = You sell cards that are worth their price
hadara-slip-no-plunder = You wait too long to plunder
hadara-slip-no-annex = You wait too long to annex
hadara-slip-plunder-no = You plunder too early
hadara-slip-annex-no = You annex too early
hadara-slip-plunder-annex = You plunder where annexing is better
hadara-slip-annex-plunder = You annex where plundering is better
hadara-slip-plunder = You plunder the wrong region
hadara-slip-annex = You annex the wrong region
hadara-slip-no-bust = You wait too long to carve a bust
hadara-slip-bust-no = You carve a bust too early
hadara-slip-bust = You carve the wrong bust
hadara-slip-no-seal = You miss seals you could buy
hadara-slip-seal-no = You buy seals too early
hadara-slip-seal = You buy the wrong seals
hadara-slip-bonus = You put the bonus tile in the wrong place
hadara-slip-pay-drop = You pay to keep cards that are better given up
hadara-slip-drop-pay = You give up cards that are worth paying for
hadara-slip-drop = You give up the wrong card
`;export{e as default};