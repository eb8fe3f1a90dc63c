### Relics of Humanity, English. Ids follow from the code; see docs/adding_a_game.md.

## Options when a table is made
option-hands = Starting hands
option-hands-deal = Six cards are dealt
option-hands-draft = Drafted, for experienced players
option-easier_no_start_credits = Easier: Zu starts without credits
option-easier_no_start_credits-off = Off
option-easier_no_start_credits-on = On
option-easier_no_failed_credits = Easier: failed actions bring Zu nothing
option-easier_no_failed_credits-off = Off
option-easier_no_failed_credits-on = On
option-easier_no_coloured_buyers = Easier: Zu adds special buyers only
option-easier_no_coloured_buyers-off = Off
option-easier_no_coloured_buyers-on = On
option-easier_burn_card = Easier: Zu often discards its next card
option-easier_burn_card-off = Off
option-easier_burn_card-on = On
option-easier_limited_crew = Easier: Zu has one set of crew
option-easier_limited_crew-off = Off
option-easier_limited_crew-on = On
option-harder_both_colours = Harder: Zu excavates both colours of a card
option-harder_both_colours-off = Off
option-harder_both_colours-on = On
option-harder_failed_15 = Harder: failed actions bring Zu 15 credits
option-harder_failed_15-off = Off
option-harder_failed_15-on = On
option-harder_any_storage = Harder: Zu uses hold and hatch for everything
option-harder_any_storage-off = Off
option-harder_any_storage-on = On
option-harder_leftover_penalty = Harder: artefacts you are left with cost their value
option-harder_leftover_penalty-off = Off
option-harder_leftover_penalty-on = On
option-harder_second_acquire = Harder: Zu acquires a second artefact
option-harder_second_acquire-off = Off
option-harder_second_acquire-on = On

## Questions
ask-ChooseFaction = Choose your faction
ask-RedrawCard = Of four or more cards of one colour or symbol you may discard any now; keep the rest
ask-DraftCards = Take 2 cards of the pack, in secret (pack { $number } of 3)
ask-KeepSoloCard = Keep { $left ->
    [one] 1 more card
   *[other] { $left } more cards
} of these
ask-PlaceExplorer = Place your third explorer
ask-MoveFreely = Pilots: move one explorer for free to an adjacent location, or stay
ask-ChooseAction = Choose action { $number } of this turn
ask-PlayCard = Choose the card for: { $action }
ask-MoveExplorer = Move an explorer one step, or stop (fuel { $fuel })
ask-ExcavateTile = { $first ->
    [nothing] Choose a { $region } artefact to excavate
   *[other] Excavate a second { $region } artefact, or stop
}
ask-Sample = Sample { $artefact }?
ask-ReleaseGuard = No crew is left: choose the guard that leaves your gallery
ask-ChooseMarket = Choose the market for { $card }
ask-PlaceTrader = Place a trader on { $market }?
ask-AddSpecialBuyer = Add a special buyer to { $market }?
ask-AddColouredBuyer = Add a coloured buyer to { $market }, or none
ask-BuyBeforeSale = Smugglers: acquire an artefact for its value before the sale, or none
ask-ChooseSaleRegion = Choose the colour you sell
ask-ChooseSaleMarket = { $chosen ->
    [0] Choose a market to sell { $region } artefacts
   *[other] Choose a further market, or sell
}
ask-ChooseSaleTile = Choose the { $region } artefact to sell ({ $left } to go)
ask-DiscardDrawn = Discard one of the cards drawn; you keep { $kept }
ask-ChooseOrderMarket = Choose the market and centre for { $card }
ask-TakeOrderStep = Order at { $market } and { $centre }: a trader, a representative, or withdraw one
ask-UseOrder = Use { $order_card }?
ask-JumpExplorer = Zone Jump: choose where explorer { $explorer ->
    [0] 1
    [1] 2
   *[other] 3
} goes, or leave it
ask-InviteBuyer = Choose a market and a buyer to invite ({ $left } to go)
ask-ClearQueue = Choose the market whose buyers all return to the pool
ask-RefillQueue = Add a buyer to { $market }, or stop
ask-ScoutTile = { $first ->
    [nothing] Take an artefact from any dig site
   *[other] Take a second artefact of another region, or stop
}
ask-FenceTile = { $free ->
    [true] Take any artefact of the black market for free
   *[false] Take the top artefact of a black-market stack for free
}
ask-DelegateTrader = Choose a market for a trader, or stop ({ $left } left)
ask-AuctionTile = Choose an artefact to auction for its value + { $bonus }
ask-SampleRemotely = Choose an artefact in sight to sample; it stays where it is
ask-ChooseSmuggling = Deliver to the black market, or acquire from it?
ask-DeliverTile = { $first ->
    [nothing] Choose an artefact to deliver
   *[other] Deliver a second artefact of another region, or stop
}
ask-AcquireTile = { $first ->
    [nothing] Choose a stack of the black market
   *[other] Acquire a second artefact of another region, or stop
}
ask-StoreTile = Where do you put { $artefact }?
ask-ReplaceForecast = Choose the forecast card that { $card } replaces
ask-KeepTile = Seers: take one of the drawn artefacts for free, or none
ask-PlaceTile = Choose the drawn artefact that goes to its dig site
ask-BuyTile = Buy a drawn artefact for twice its value, or shuffle the rest back
ask-DiscardCard = You have passed: discard down to 2 action cards

## Answers
choice-faction = { $what }
choice-redraw = Discard { $what }
choice-draft = { $what }
choice-keep = { $what }
choice-explorer = { $what }
choice-fly-1 = Explorer 1 to { $what }
choice-fly-2 = Explorer 2 to { $what }
choice-fly-3 = Explorer 3 to { $what }
choice-travel = Travel
choice-excavate = Excavate
choice-market = Market
choice-sell = { $key ->
    [none] Sell
   *[other] { $what }
}
choice-order-trader = A trader on { $market }
choice-order-representative = A representative in { $centre }
choice-order-withdraw = Withdraw a representative from { $centre }
choice-order-use = Use it
choice-order = Order
choice-smuggle-deliver = Deliver
choice-smuggle-acquire = Acquire
choice-smuggle = Smuggle
choice-forecast = Forecast
choice-card = { $what }
choice-move-1 = Explorer 1 to { $what }
choice-move-2 = Explorer 2 to { $what }
choice-move-3 = Explorer 3 to { $what }
choice-dig = { $what }
choice-sample-crew = Sample it
choice-sample = Sample it with the guard of { $what }
choice-release = The guard of { $what }
choice-at = { $what }
choice-trader-crew = Place a trader
choice-trader = Use the guard of { $what }
choice-buyer = Add: { $what }
choice-acquire = From the { $what } stack
choice-tile-hold = { $what }, from the hold
choice-tile-hatch = { $what }, from the hatch
choice-discard = Discard { $what }
choice-jump = To { $what }
choice-invite-m1 = { $what } to market 1
choice-invite-m2 = { $what } to market 2
choice-invite-m3 = { $what } to market 3
choice-invite-m4 = { $what } to market 4
choice-invite-m5 = { $what } to market 5
choice-invite-m6 = { $what } to market 6
choice-clear = { $what }
choice-refill = { $what }
choice-scout = { $what }
choice-fence-yellow = Yellow stack, { $what } from the top
choice-fence-green = Green stack, { $what } from the top
choice-fence-red = Red stack, { $what } from the top
choice-fence-purple = Purple stack, { $what } from the top
choice-fence-orange = Orange stack, { $what } from the top
choice-delegate = { $what }
choice-auction-hold = { $what }, from the hold
choice-auction-hatch = { $what }, from the hatch
choice-copy = { $what }
choice-deliver-hold = { $what }, from the hold
choice-deliver-hatch = { $what }, from the hatch
choice-store-hold = Into the hold
choice-store-hatch = Into the hatch
choice-replace = Card { $what } of the row
choice-place = { $what }
choice-buy = { $what }
choice-RedrawCard-pass = Keep the rest
choice-MoveFreely-pass = Stay
choice-MoveExplorer-pass = Stop
choice-ExcavateTile-pass = No second artefact
choice-Sample-pass = No sample
choice-PlaceTrader-pass = No trader
choice-AddSpecialBuyer-pass = No special buyer
choice-AddColouredBuyer-pass = No coloured buyer
choice-BuyBeforeSale-pass = Acquire nothing
choice-ChooseSaleMarket-pass = Sell
choice-TakeOrderStep-pass = Done
choice-UseOrder-pass = Do not use it
choice-JumpExplorer-pass = Leave it
choice-RefillQueue-pass = Stop
choice-ScoutTile-pass = Stop
choice-DelegateTrader-pass = Stop
choice-AuctionTile-pass = Stop
choice-DeliverTile-pass = Stop
choice-AcquireTile-pass = Stop
choice-KeepTile-pass = Take none
choice-BuyTile-pass = Buy nothing

## What happens
event-FactionChosen = { $seat } plays { $faction }
event-HandDealt = { $seat } has { $cards }
event-HandDealtUnseen = { $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
event-CardsRedrawn = { $seat } redraws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-ForecastLaid = The forecast: { $cards }
event-TilesRevealed = On dig sites: { $artefacts }
event-BlackMarketFilled = On the black market, from the top: { $artefacts }
event-BuyerJoined = { $pushed ->
    [nothing] Buyer for { $market }: { $buyer }
   *[other] Buyer for { $market }: { $buyer }; pushed out: { $pushed }
}
event-BuyerLeft = Buyer leaves the front of { $market }: { $buyer }
event-ExplorerPlaced = { $seat } places an explorer on { $location }
event-OrdersRevealed = Order cards of round { $round }, left to right: { $order_cards }
event-ForecastResolved = Forecast { $card }: { $tiles ->
    [0] the stack is used up
    [1] only { $artefacts }, to its dig site; the stack is used up
    [2] { $artefacts } to dig sites; the stack is used up
   *[other] { $artefacts } to dig sites, { $buried } to the bottom of the black market
}
event-CrewReturned = { $seat } takes a crew marker back from the forecast
event-TurnOrderSet = Turn order: { $order }
event-CardsKept = { $seat } takes { $cards }
event-CardsKeptUnseen = { $seat } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the pack
event-CardsLost = Lost by chance: { $cards }
event-BlackMarketRotated = The black market turns over; on top now: { $artefacts }
event-RoundStarted = Round { $round } begins
event-TurnStarted = { $seat } is on turn
event-CardPlayed = { $seat } plays { $card }: { $action }
event-ExplorerMoved = { $seat } moves an explorer from { $origin } to { $location }
event-TileExcavated = { $seat } excavates { $artefact } at { $location }
event-TileTaken = { $seat } takes { $artefact }
event-GuardPlaced = { $seat } samples { $artefact }
event-GuardReleased = { $seat } gives up the guard of { $guard }
event-ColumnFilled = { $seat } has filled the { $region } column for the first time and draws a card
event-CardDrawn = { $seat } draws { $card }
event-CardDrawnUnseen = { $seat } draws an action card
event-TraderPlaced = { $seat } places a trader on { $market }
event-TileSold = { $seat } sells { $artefact }
event-BuyersBoarded = { $returned_count ->
    [0] To the ship: { $moved }
   *[other] To the ship: { $moved }; back to the pool: { $returned }
}
event-TraderPromoted = { $seat }: the trader on { $market } becomes representative in { $centre }
event-RepresentativePlaced = { $seat } places a representative in { $centre }
event-RepresentativeWithdrawn = { $seat } withdraws a representative from { $centre }
event-OrderUsed = { $seat } uses { $order_card }
event-CreditsGained = { $seat } gains { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 } ({ $cause ->
    [columns] columns with a guard
    [fence] Fence Contact
    [archive] Archive Copy
   *[subsidy] Subsidy
})
event-QueueCleared = All buyers of { $market } return to the pool
event-TileAuctioned = { $seat } auctions { $artefact } for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-TileDelivered = { $seat } delivers { $artefact } for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-TileAcquired = { $seat } acquires { $artefact } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 }
event-TileStored = { $place ->
    [hatch] { $seat } puts { $artefact } into the hatch
   *[hold] { $seat } puts { $artefact } into the hold
}
event-ForecastReplaced = { $crewed ->
    [true] { $seat } replaces { $old_card } in the forecast by { $card } and puts crew on it
   *[false] { $seat } replaces { $old_card } in the forecast by { $card }, without crew
}
event-TokenTaken = { $seat } takes initiative token { $token }
event-TilesDrawn = { $count ->
    [0] { $seat } finds the stack used up
   *[other] { $seat } draws { $artefacts }
}
event-TilePlaced = { $seat } puts { $artefact } on { $location }
event-TileKept = { $seat } takes { $artefact } for free
event-TileBought = { $seat } buys { $artefact } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
 }
event-TilesReturned = Shuffled back: { $artefacts }
event-Passed = { $seat } passes
event-CardDiscarded = { $seat } discards { $card }
event-CentreScored = { $centre }: { $each }
each-CentreScored = { $seat } { $counts ->
    [one] { $counts } representative
   *[other] { $counts } representatives
 }, { $credits_each ->
    [one] { $credits_each } credit
   *[other] { $credits_each } credits
 }
event-LeftoversCounted = { $seat }: artefacts left count { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-GameEnded = Final scores: { $each }. Winner: { $winners }
each-GameEnded = { $seat } { $scores }
event-SaleMade = { $seat } sells { $region } at { $markets } (popularity place { $place }, interested buyers { $buyers_interested }) for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-GalleryScored = The gallery of { $seat } is worth { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-ZuCardRevealed = Zu reveals { $zu_card }
event-ZuPassed = Zu's deck is empty: Zu passes
event-ZuCardBurnt = Zu discards its next card unseen ({ $left } left)
event-ZuCarriedOver = { $carried } of Zu's discards join its new deck, { $removed_count } leave the game
event-ZuFailed = { $zu_card } fails ({ $cause ->
    [traders-everywhere] Zu has traders on every market
    [no-crew] Zu has no crew left
    [nothing-for-sale] Zu has no artefacts
    [nobody-interested] no buyer wants what Zu has
   *[nothing-to-deliver] Zu has nothing to deliver
}): Zu gains { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
event-ZuTurnedTo = { $way ->
    [acquire] Instead Zu acquires on the black market
   *[deliver] Instead Zu delivers to the black market
}: { $cause ->
    [hold-full] its hold is full
    [storage-full] hold and hatch are full
    [nothing-to-acquire] no stack offers anything it can use
   *[nothing-to-excavate] no dig site has anything it wants
}
event-ZuWanted = Zu wants { $region }
event-ZuCountedRoom = Zu has { $room ->
    [0] no free space for what it excavates
    [one] 1 free space for what it excavates
   *[other] { $room } free spaces for what it excavates
} (hatch { $hatch_free })
event-ZuIgnored = Zu ignores { $artefact }: it has a copy or a sample
event-ZuSkipped = { $cause ->
    [empty] The { $region } stack is empty
    [known] { $region }: Zu already has { $artefact }
   *[credits] { $region }: Zu cannot pay for { $artefact }
}
event-ZuComparedColours = Zu compares colours by { $criterion ->
    [popularity] popularity
    [two-tiles] two artefacts instead of one
    [none-owned] none in its hold or hatch
    [your-tiles] fewest artefacts of yours
    [own-tiles] most artefacts of its own
    [fewest-tiles] fewest artefacts of its own
    [markets-sold-at] number of markets it can sell at
    [sale-credits] credits of the sale
   *[lots] lots
}: { $regions } ({ $scores }) leaves { $left_regions }
event-ZuComparedArtefacts = Zu compares artefacts by { $criterion ->
    [not-sampled-by-you] no sample of yours
    [copies-on-board] fewest copies on the world board
    [value] value
   *[lots] lots
}: { $artefacts } ({ $scores }) leaves { $left_artefacts }
event-ZuComparedMarkets = Zu compares markets by { $criterion ->
    [interested] interested buyers
    [your-traders] your traders beside its own
    [influence] change of influence (1 is largest)
    [influence-gap] smallest difference of representatives
   *[lots] lots
}: { $markets } ({ $scores }) leaves { $left_markets }
event-ZuComparedDeliveries = Zu compares deliveries by { $criterion ->
    [value] total value
    [from-hold] artefacts from the hold
    [unpopular] least popular colours
   *[lots] lots
}: { $firsts } with { $seconds } ({ $scores }) leaves number { $left }

## Sums in the log
part-popularity = popularity of the colour
part-interested-buyers = interested buyers
part-several-markets = several markets at once
part-gallery-row = a gallery row
part-gallery-column = a gallery column

## Why not? Each names what must hold, with the numbers.
why-action-card = it is an action card: { $card }
    .fails = it is no action card: { $card }
why-adjacent = { $to_location } is adjacent to { $location }
    .fails = { $to_location } is not adjacent to { $location }
why-another-market = { $market } has not been chosen yet
    .fails = { $market } has been chosen already
why-another-place = the explorer is not there yet: { $location }
    .fails = the explorer is there already: { $location }
why-another-region = it is from another region than the first artefact
    .fails = it is from the same region as the first artefact
why-another-site = it is another dig site than for the first artefact
    .fails = it is the dig site of the first artefact again
why-as-far-as-possible = nothing more of the order is possible
    .fails = whoever uses the order does as much of it as possible
why-buyer-interested = a buyer at { $market } takes this colour: { $region }
    .fails = no buyer at { $market } takes this colour: { $region }
why-buyer-left = the pool has such a buyer: { $buyer }
    .fails = the pool has no such buyer: { $buyer }
why-card-drawn = { $card } is among the cards drawn
    .fails = { $card } is not among the cards drawn
why-card-fits-market = { $card } fits { $market }
    .fails = { $card } does not fit { $market }
why-card-for-action = you have a card and a position for this action
    .fails = you have no card or no position for this action
why-some-tile-in-reach = there is an artefact on a dig site with your explorer
    .fails = there is no artefact on any dig site with your explorer
why-card-of-that-colour = you have a card in the colour of such an artefact
    .fails = you have no card in the colour of such an artefact
why-explorer-on-some-market = one of your explorers is on a market
    .fails = none of your explorers is on a market
why-card-of-that-market = you have a card with the symbol of that market
    .fails = you have no card with the symbol of that market
why-explorer-on-some-black-market = one of your explorers is on a black market
    .fails = none of your explorers is on a black market
why-card-of-that-black-market = you have a card with a symbol of that black market
    .fails = you have no card with a symbol of that black market
why-action-card-in-hand = you have an action card in hand
    .fails = you have no action card in hand
why-card-has-colour = the card has a colour: { $card }
    .fails = the card has no colour: { $card }
why-card-has-symbol = the card has a market symbol: { $card }
    .fails = the card has no market symbol: { $card }
why-card-in-hand = you hold { $card }
    .fails = you do not hold { $card }
why-card-in-hand-at-all = you have a card in hand
    .fails = you have no card in hand
why-card-in-pack = { $card } is among the cards to choose from
    .fails = { $card } is not among the cards to choose from
why-card-of-set = { $card } is one of four or more alike
    .fails = { $card } is not one of four or more alike
why-coloured-buyer = in this step it is a coloured buyer
    .fails = in this step only a coloured buyer is added
why-credits = you have credits enough ({ $needed } needed, you have { $credits })
    .fails = credits: you have { $credits }, { $needed } needed
why-crew-available = you have crew in your supply ({ $crew })
    .fails = you have no crew in your supply
why-crew-or-guard = you have crew in your supply, or a guard to move
    .fails = you have neither crew in your supply nor a guard to move
why-explorer-at-market = one of your explorers is on { $market }
    .fails = none of your explorers is on { $market }
why-explorer-on-black-market = one of your explorers is on a black market that { $card } fits
    .fails = none of your explorers is on a black market that { $card } fits
why-explorer-on-market = one of your explorers is on a market that { $card } fits
    .fails = none of your explorers is on a market that { $card } fits
why-explorer-there = one of your explorers is there: { $location }
    .fails = none of your explorers is there: { $location }
why-explorers-apart = no two of your explorers end in one place
    .fails = two of your explorers would end in one place
why-faction-free = nobody has this faction: { $faction }
    .fails = somebody has this faction already: { $faction }
why-few-of-kind = one more of this kind may be added ({ $added } of { $limit } so far)
    .fails = enough of this kind were added already ({ $limit })
why-forecast-card-free = a forecast card has no crew on it
    .fails = every forecast card has crew on it
why-forecast-space = the row has a card number { $number }
    .fails = the row has no card number { $number }
why-fuel-left = there is fuel left ({ $fuel })
    .fails = there is no fuel left
why-guard-there = another guard of yours stands on { $artefact }
    .fails = no other guard of yours stands on { $artefact }
why-hatch-free = a space in your hatch is free ({ $free })
    .fails = no space in your hatch is free
why-hold-free = a space in your hold is free ({ $free })
    .fails = no space in your hold is free
why-markets-left = another market can be chosen ({ $chosen } of { $limit } chosen)
    .fails = no more markets can be chosen ({ $chosen } of { $limit } chosen)
why-no-crew-on-card = there is no crew on { $card }
    .fails = there is crew on { $card }
why-no-own-explorer = none of your explorers is there: { $location }
    .fails = one of your explorers is there already: { $location }
why-not-passed = you have not passed
    .fails = you have passed
why-one-market-at-least = one market is chosen
    .fails = one market at least must be chosen
why-one-tile-at-least = one artefact is chosen
    .fails = one artefact at least must be chosen
why-outlet = you have a trader at a market with a buyer for this colour: { $region }
    .fails = you have no trader at a market with a buyer for this colour: { $region }
why-own-representative = you have a representative in { $centre }
    .fails = you have no representative in { $centre }
why-own-tile = you have an artefact in hold or hatch
    .fails = you have no artefact in hold or hatch
why-pick-left = you may still take a card of the pack ({ $taken } of { $limit } taken)
    .fails = you have taken all your cards of the pack ({ $taken } of { $limit } taken)
why-queue-space = the queue has room (buyers: { $buyers } of { $limit })
    .fails = the queue is full (buyers: { $buyers } of { $limit })
why-sale-possible = a sale would be possible then
    .fails = no sale would be possible then
why-same-or-next-site = it is the same dig site, an adjacent one, or one with your explorer: { $location }
    .fails = it is neither the same dig site nor an adjacent one, and none of your explorers is there: { $location }
why-space-empty = no guard stands on { $artefact } yet
    .fails = a guard stands on { $artefact } already
why-space-free = a space in your hold or hatch is free
    .fails = no space in your hold or hatch is free
why-special-buyer = in this step it is a special buyer
    .fails = in this step only a special buyer is added
why-stack-left = the stack has such a tile: { $region }
    .fails = the stack has no such tile: { $region }
why-step-left = this step is not done yet
    .fails = this step is done: each comes once
why-supply-empty = your supply of crew is empty, so guards may move
    .fails = guards move only when the supply of crew is empty ({ $crew } there)
why-tile-and-outlet = one of your artefacts fits a market where you have a trader
    .fails = none of your artefacts fits a market where you have a trader
why-tile-drawn = { $artefact } is among the artefacts drawn
    .fails = { $artefact } is not among the artefacts drawn
why-tile-for-market = you have an artefact for each market ({ $tiles })
    .fails = you have too few artefacts: one for each market ({ $tiles })
why-tile-in-reach = there is such an artefact on a dig site with your explorer: { $region }
    .fails = there is no such artefact on a dig site with your explorer: { $region }
why-tile-in-sight = { $artefact } is on a dig site or on top of the black market
    .fails = { $artefact } is neither on a dig site nor on top of the black market
why-tile-of-colour = you have an artefact in this colour: { $region }
    .fails = you have no artefact in this colour: { $region }
why-tile-owned = { $artefact } is in that place
    .fails = { $artefact } is not in that place
why-tile-there = { $artefact } is on its dig site
    .fails = { $artefact } is not on its dig site
why-tile-to-acquire = there is an artefact that you can pay and store
    .fails = there is no artefact that you can pay and store
why-tile-to-smuggle = you have an artefact to deliver, or can acquire one
    .fails = you have no artefact to deliver and can acquire none
why-top-of-stack = it lies on top of the stack: { $region }
    .fails = only the top of the stack can be taken: { $region }
why-trader-there = you have a trader on { $market }
    .fails = you have no trader on { $market }
why-within-steps = it is near enough (steps: { $steps }, at most { $limit })
    .fails = it is too far (steps: { $steps }, at most { $limit })

## Scoring
score-credits = Credits
score-gallery_rows = Gallery rows
score-gallery_columns = Gallery columns
score-leftovers = Artefacts left
tie-artefacts-left = artefacts left
tie-zu-wins-ties = a tie is Zu's

## Zu at a player's seat: what it looked at
priority-wish-excavate = drawn wish: excavate, or go where it can; with a full hold smuggle
priority-wish-market = drawn wish: a trader on a new market, or go there
priority-wish-order = drawn wish: an order
priority-wish-sell = drawn wish: sell
priority-wish-burst = drawn wish: burst, which is a sale, or a trader on a new market
priority-wish-forecast = drawn wish: a forecast
priority-no-wish = no wish can be fulfilled: smuggle, then travel, then pass
priority-nearer = an explorer that nothing holds, nearer to where the wish leads
priority-place-for-wish = the best place for a drawn wish
priority-stay = nowhere to go: stay
priority-card-travel = a travel card
priority-card-reaches = enough fuel to arrive
priority-card-least-fuel = least fuel
priority-card-popular = a card of the most popular colour
priority-card-new-colour = a colour that it has least of in hand
priority-card-new-symbol = a symbol that it has least of in hand
priority-card-unpopular = a card of the least popular colour
priority-card-old-colour = a colour that it has most of in hand
priority-card-old-symbol = a symbol that it has most of in hand
priority-card-too-many = too many cards of one colour or symbol: one of them goes
priority-colour-wanted = a colour with a tile that it does not have yet
priority-colour-popular = the most popular colour
priority-colour-two-tiles = two tiles instead of one
priority-colour-none-owned = a colour of which it has no artefact
priority-colour-rivals-few = fewest artefacts of the rivals
priority-colour-most-tiles = the colour of which it has most artefacts
priority-market-new = a market without an own trader
priority-market-buyers = most buyers interested in the most popular colour it has for sale
priority-market-buyers-colour = most buyers interested in the colour
priority-market-rivals = most traders of rivals, where it has one too
priority-market-own-trader = a market with an own trader
priority-influence = largest change of influence in the command centre
priority-influence-gap = smallest difference in the command centre
priority-sale-markets = sells on most markets
priority-sale-credits = most credits for the sale
priority-tile-unknown = an artefact of which it has neither sample nor copy
priority-tile-not-sampled = an artefact that fewest rivals have sampled
priority-tile-rare = fewest copies on the world board
priority-tile-dear = highest value
priority-tile-cheap = lowest value
priority-tile-bought = the tile that it wants: neither sampled nor owned
priority-tile-other = keep the tile that it wants to buy: another goes to its dig site
priority-sampled = always sampled, but never with a guard of the gallery
priority-guard-cheapest = the guard of the least valuable artefact
priority-trader-new = a trader where there is none
priority-trader-there = a trader is there already
priority-crew-left = as long as there is crew in the supply
priority-buyer-special = a special buyer
priority-buyer-for-sale = a buyer of a colour that it has for sale
priority-queue-short = the shortest queue
priority-order-steps = a trader if there is none, a representative, never withdrawn
priority-order-unused = order abilities are not used
priority-forecast-left = the leftmost forecast card without crew
priority-smuggle-way = acquire if a tile is to be had, otherwise deliver
priority-stack-eligible = on top: affordable, neither sampled nor owned
priority-stack-right = the wanted colour, then the next stack to the right
priority-hatch-first = the hatch before the hold
priority-one-only = one artefact is enough
priority-pair-value = largest value of two artefacts of different colours
priority-pair-from-hold = from the hold before the hatch
priority-pair-unpopular = the least popular colour

## What an answer does
valued-centres = places in the centres
valued-credits = credits as they stand
valued-crew = crew at hand
valued-gallery = the gallery and its gaps
valued-others = the others held back
valued-trade = sales, digs and orders to come
watched-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
    .name = credits
    .left = { $after } then
watched-crew = { $count } crew
    .name = crew
    .left = { $after } left
watched-hold = { $count ->
    [one] { $count } artefact in the hold
   *[other] { $count } artefacts in the hold
}
    .name = artefacts in the hold
watched-hatch = { $count ->
    [one] { $count } artefact in the hatch
   *[other] { $count } artefacts in the hatch
}
    .name = artefacts in the hatch
watched-gallery = { $count ->
    [one] { $count } guard in the gallery
   *[other] { $count } guards in the gallery
}
    .name = guards in the gallery
watched-traders = { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
    .name = traders
watched-representatives = { $count ->
    [one] { $count } representative
   *[other] { $count } representatives
}
    .name = representatives
watched-hand = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
    .name = action cards
watched-travel-cards = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
    .name = travel cards

## What comes to light
light-tiles = then artefacts are drawn
light-board = then the board is laid out
light-forecast = then the forecast is resolved
light-orders = then new Order cards are turned up
light-zu = then Zu acts

# --- styles of bots: the name, and what a bot of this style likes
style-explorer = explorer: dug up artefacts
style-trader = trader: traders in the markets
