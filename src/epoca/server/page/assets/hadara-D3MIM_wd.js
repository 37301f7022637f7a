var e=`### Hadara, in English. Every message may use $deck (basic or advanced) and $start (A, B or choice).

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
`;export{e as default};