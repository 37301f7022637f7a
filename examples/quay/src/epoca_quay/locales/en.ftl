### Quay, in English.

quay-name = Quay
quay-purse-12 = a purse of 12 coins
quay-purse-18 = a purse of 18 coins
quay-category-points = Points

quay-field-crate = Crate ashore
quay-field-to_come = Crates to come
quay-field-high_bid = Highest bid
quay-field-bidder_seat = Bid by
quay-field-coins = Coins
quay-field-crates = Crates
quay-field-points = Points

quay-move-pass = Pass
quay-move-bid = Bid { $first }

quay-event-bid-made = { $coins ->
    [one] { $seat } bids one coin.
   *[other] { $seat } bids { $coins } coins.
}
quay-event-passed = { $seat } passes.
quay-event-sold = { $coins ->
    [one] { $seat } buys the crate worth { $crate } for one coin.
   *[other] { $seat } buys the crate worth { $crate } for { $coins } coins.
}
quay-event-back-to-sea = Nobody wants the crate worth { $crate }: it goes back to sea.
quay-event-landed = A crate worth { $crate } comes ashore.
quay-event-asked-to-bid = { $seat } may bid.
quay-event-match-over = { $winners-count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the win with { $points } points.
}

quay-refusal-seats = Quay is for { $fewest } to { $most } players, not for { $seats }.
quay-refusal-match-over = The match is over.
quay-refusal-not-your-turn = It is not your turn to bid.
quay-refusal-no-such-action = There is no such bid.
quay-refusal-too-few-coins = You have only { $coins } coins.
quay-refusal-bid-too-low = Somebody has bid { $high } already: bid more, or pass.
