### Hadara, in English. Every message may use $deck (basic or advanced) and $start (A, B or choice).

## Words

hadara-name = Hadara
hadara-epoch = Epoch { $epoch }
hadara-phase = phase { $half }
hadara-deck-basic = Basic game: without the advanced purple cards
hadara-deck-advanced = Advanced game: with all purple cards
hadara-start-A = start cards lie on side A
hadara-start-B = start cards lie on side B
hadara-start-choice = each player chooses a side of the start card

hadara-colour-yellow = yellow
hadara-colour-red = red
hadara-colour-blue = blue
hadara-colour-green = green
hadara-colour-purple = purple

hadara-resource-income = income
hadara-resource-military = military
hadara-resource-culture = culture
hadara-resource-food = food

hadara-card = the { $colour } card { $epoch }/{ $number }

hadara-category-regions = Regions
hadara-category-busts = Busts
hadara-category-silver = Silver seals
hadara-category-gold = Gold seals
hadara-category-cards = Cards
hadara-category-coins = Coins

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Each sale gives 1 coin more.
hadara-ability-place_bonus = Put a bonus tile on it: 3 steps of that resource.
hadara-ability-per_yellow = 1 step of income for each yellow card.
hadara-ability-per_red = 1 step of military for each red card.
hadara-ability-per_blue = 1 step of culture for each blue card.
hadara-ability-per_green = 1 step of food for each green card.
hadara-ability-bust_bonus = Each bust with a resource tile gives 2 steps more.
hadara-ability-cheap_seals = Seals cost less.
hadara-ability-pay_hunger = When food is short, 2 coins keep a card (6 cards at most).
hadara-ability-sell_surplus = When feeding, 3 coins for each food to spare (12 at most).
hadara-ability-catch_up_income = At income, 2 coins for each other marker above income.
hadara-ability-region_coins = 4 coins more for each region.
hadara-ability-full_silver = One silver seal counts its whole marker.
hadara-ability-set_points = 4 points for each set of five colours.
hadara-ability-wild_card = Stands in for one missing card when gold seals count sets.
hadara-ability-double_step = Two regions and two busts in a step.
hadara-ability-lower_requirements = Requirements are 4 lower.
hadara-ability-buy_requirements = 3 coins lower a requirement by 1 (30 coins a step at most).

## The board

hadara-board-inner = face down
hadara-board-outer = face up
hadara-board-top = on top
hadara-board-regions = Regions left
hadara-board-busts = Busts
hadara-board-seals = Seals
hadara-board-bonus = Bonus tiles
hadara-board-hand = Your pair
hadara-board-board-or-keep = One goes to the board, the other is kept or sold.
hadara-board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hadara-board-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
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
hadara-board-round = round { $round } of 5

## What happened

hadara-event-side-chosen = { $seat } lays the start card on side { $side }.
hadara-event-epoch-opened = Epoch { $epoch } begins. { $seat } is the start player.
hadara-event-wheel-set = { $seat } sets the wheel and draws first from the pile: { $colour }.
hadara-event-round-began = Phase { $half }, round { $round }.
hadara-event-pair-drawn = { $cards-count ->
    [0] { $seat } draws two cards: { $colour }.
   *[other] { $seat } draws { $cards }.
}
hadara-event-card-laid = { $seat } lays { $card } on the board.
hadara-event-card-taken = { $seat } takes { $card }.
hadara-event-card-kept = { $price ->
    [one] { $seat } keeps { $card } for { $price } coin.
   *[other] { $seat } keeps { $card } for { $price } coins.
}
hadara-event-card-sold = { $card ->
    [hidden] { $seat } sells the other card for { $gained } coins.
   *[other] { $seat } sells { $card } for { $gained } coins.
}
hadara-event-bonus-placed = { $seat } puts a bonus tile on the card: { $resource }.
hadara-event-income-collected = { $gained ->
    [one] { $seat } collects { $gained } coin.
   *[other] { $seat } collects { $gained } coins.
}
hadara-event-region-plundered = { $seat } plunders a region of { $requirement } for { $gained } coins.
hadara-event-region-annexed = { $seat } annexes a region of { $requirement }: { $resources }, { $points } points.
hadara-event-bust-carved = { $points_up ->
    [yes] { $seat } carves the bust of { $bust } with points ({ $resource } tile).
   *[no] { $seat } carves the bust of { $bust } with a tile: { $resource }.
}
hadara-event-declined = { $what ->
    [region] { $seat } takes no region.
    [bust] { $seat } carves no bust.
   *[seal] { $seat } buys no further seal.
}
hadara-event-hunger-paid = { $seat } pays { $paid } coins to keep a card.
hadara-event-card-given-up = { $seat } gives up { $card }.
hadara-event-surplus-sold = { $seat } sells food to spare for { $gained } coins.
hadara-event-silver-bought = { $seat } buys a silver seal for { $paid } coins: { $resource }.
hadara-event-gold-bought = { $seat } buys a gold seal for { $paid } coins.
hadara-event-epoch-ended = Epoch { $epoch } ends.
hadara-event-match-over = { $winners-count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
}
hadara-event-asked-for-side = { $seat } chooses a side of the start card.
hadara-event-asked-for-wheel = { $seat } sets the wheel.
hadara-event-asked-to-draft = { $seat } lays one card on the board and keeps or sells the other.
hadara-event-asked-to-place = { $seat } puts a bonus tile on the card.
hadara-event-asked-for-region = { $seat } may plunder or annex a region.
hadara-event-asked-for-bust = { $seat } may carve a bust.
hadara-event-asked-to-take = { $seat } takes a card from the board and keeps or sells it.
hadara-event-asked-about-hunger = { $can_pay ->
    [yes] { $short ->
        [one] { $seat } has food for { $short } card too few: give one up or pay.
       *[other] { $seat } has food for { $short } cards too few: give up cards or pay.
    }
   *[no] { $short ->
        [one] { $seat } has food for { $short } card too few and gives one up.
       *[other] { $seat } has food for { $short } cards too few and gives them up.
    }
}
hadara-event-asked-for-seals = { $seat } may buy seals.

## Why not

hadara-refusal-seats = Hadara is for { $fewest } to { $most } players, not { $seats }.
hadara-refusal-match-over = The match is over.
hadara-refusal-not-your-turn = It is somebody else's turn.
hadara-refusal-now-side = Now you choose a side of your start card.
hadara-refusal-now-wheel = Now you set the wheel.
hadara-refusal-now-draft = Now one of your two cards goes to the board, and the other is kept or sold.
hadara-refusal-now-place = Now you put a bonus tile on the card.
hadara-refusal-now-region = Now you plunder a region, annex one, or take none.
hadara-refusal-now-bust = Now you carve a bust or none.
hadara-refusal-now-take = Now you take the top card of a pile on the board and keep or sell it.
hadara-refusal-now-hunger = Now you give up cards until your food is enough.
hadara-refusal-now-seals = Now you buy seals or none.
hadara-refusal-too-dear = The card costs { $price } coins and you have { $coins }.
hadara-refusal-pile-empty = No card lies there any more.
hadara-refusal-have-region = You have a region of { $requirement } already: one of each requirement.
hadara-refusal-military-too-low = The region needs { $requirement } military and you have { $marker }.
hadara-refusal-annex-too-dear = Annexing it costs { $price } coins and you have { $coins }.
hadara-refusal-requirement-too-dear = Lowering the requirement costs { $price } coins; you have { $coins } and may pay { $limit } in this step.
hadara-refusal-have-bust = You have carved the bust of { $requirement } already.
hadara-refusal-culture-too-low = The bust needs { $requirement } culture and you have { $marker }.
hadara-refusal-no-tile = You have no unused bonus tile of this kind: { $resource }.
hadara-refusal-two-seals = You have both seals of this kind already.
hadara-refusal-seal-too-dear = The seal costs { $price } coins and you have { $coins }.
hadara-refusal-not-yours = This card is not yours.
hadara-refusal-cannot-pay = You have no card that lets coins stand in for food.
hadara-refusal-paid-enough = Coins keep { $cards } cards in a step at most.
hadara-refusal-hunger-too-dear = Keeping a card costs { $price } coins and you have { $coins }.

## Help

hadara-help-side = choose a side of your start card, a or b
hadara-help-wheel = set the wheel: it has five positions
hadara-help-board = lay card 1 on the board and keep (or sell) card 2
hadara-help-take = take the top red card from the board and sell (or keep) it
hadara-help-annex = annex a region, here of requirement 9
hadara-help-plunder = plunder a region, here of requirement 9
hadara-help-bust = carve a bust with a bonus tile; "bust 12 points income" turns its points up
hadara-help-bonus = put a bonus tile on the card that asks for one
hadara-help-drop = give up a card when food is short
hadara-help-pay = pay coins to keep a card when food is short
hadara-help-seal = buy a silver seal with a bonus tile on it, or "seal gold"
hadara-help-no = take no region, "no bust", "no seal"

## Opponents

hadara-level-wanderer = Wanderer: buys what looks fine, and thinks of food later
hadara-level-settler = Settler: builds steadily, but misjudges what pays
hadara-level-trader = Trader: knows the prices well, one move ahead
hadara-level-chronicler = Chronicler: has seen many civilizations, and thinks of what the others will take
hadara-level-sovereign = Sovereign: the full strength, and a second of thought for every move

## Words of the page

hadara-about = Draft cards, settle regions, carve busts, feed your people: build a civilization over three epochs.
hadara-option-deck = Cards
hadara-option-start = Start cards

## Moves

hadara-move-wheel = Wheel: position { $position }
hadara-move-side = Side { $side }
hadara-move-board-keep = Keep card { $card }
hadara-move-board-sell = Sell card { $card }
hadara-move-take-keep = Keep: { $colour }
hadara-move-take-sell = Sell: { $colour }
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
hadara-move-drop = Give up { $card }
hadara-move-pay = Pay for it

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
    [one] { $n } coin less
   *[other] { $n } coins less
}
hadara-board-too-dear = { $coins ->
    [one] { $coins } coin too dear
   *[other] { $coins } coins too dear
}

## Where points come from

hadara-why-regions = plundered and annexed regions: { $list }
hadara-why-busts = { $n ->
    [0] no bust
    [one] { $n } bust, with its tile if that shows points
   *[other] { $n } busts, with their tiles that show points
}
hadara-why-silver = { $whole ->
    [0] half of each marker with a seal, rounded up: { $list }
   *[other] half of each marker with a seal, rounded up ({ $whole } whole): { $list }
}
hadara-why-gold = { $n ->
    [0] no gold seal
   *[other] 7 points for each set of five colours, with each seal ({ $n })
}
hadara-why-cards = { $n ->
    [one] the points on { $n } card
   *[other] the points on { $n } cards
}
hadara-why-coins = { $n ->
    [one] { $n } coin, a point for five
   *[other] { $n } coins, a point for five
}

## A first match

hadara-learn-welcome = You build a civilization in three epochs. Cards move your four markers: income, military, culture and food. Regions, busts, seals, cards and coins make points. Most points win.
hadara-learn-wheel = You are the start player. The wheel decides which pile everybody draws from first; each round it turns on by one, so in five rounds everybody draws from all five. Set it to position 1.
hadara-learn-pair = You drew two yellow cards. One goes face up to the board, where others can take it later. The other you keep, for its price, or sell. Keep the second: one step of income and one of military for 3 coins.
hadara-learn-sell = Coins are short at the beginning. A card that you do not need can be sold for 2 coins in the first epoch, 3 in the second, 4 in the third. Lay the first on the board and sell the second.
hadara-learn-discount = Each card you own makes further cards of its colour a coin cheaper. The price you would pay stands large on the card. The next rounds play themselves.
hadara-learn-region = After the draft everybody gets coins by income. Then your military of 3 reaches a region. Plunder it for coins at once, or annex it: pay, turn it over, and gain steps and points. Annex it.
hadara-learn-take = Phase B: the face-up cards are taken in turn, five each. Keep or sell. Your food feeds one card each, so green cards let you grow. Keep the green one.
hadara-learn-food = At the end of an epoch you may not own more cards than you have food. The counter beside your markers warns you. Who has too little gives cards up, with all their steps.
hadara-learn-bust = Your culture reaches the first bust. A bust takes one of your bonus tiles: with the resource up it moves that marker now, with points up it scores at the end. Carve it with culture.
hadara-learn-epoch = At the end of an epoch you can buy seals: a silver one counts half of a marker at the end, a gold one 7 points for each set of five colours. The second epoch has dearer and stronger cards.
hadara-learn-end = That is all. In the third epoch think of points: regions and busts you can still reach, sets for gold seals, and one point for five coins.
