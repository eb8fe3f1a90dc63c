# Circadians in English.

# Questions
ask-KeepLeader = Keep one of your Leaders
ask-PickLeader = Choose a Leader
ask-RemoveLeader = Remove a Leader from the game
ask-DraftContract = Keep one Contract and pass the rest to the left
ask-ChooseEvent = Which Event do you resolve: your own ({ $own_event }) or the common one?
ask-AssignDice = Assign your dice to Garages and Farms
ask-ChooseGarage = From which Garage do you send a die?
ask-SendDie = Where do you send the die from { $source }?
ask-ChoosePrice = How do you pay at the location { $location }?
ask-SendPartner = Which die completes the pair of { $value }s?
ask-TakeFarm = Take the top Farm of a stack
ask-PlaceFarm = Where do you build the Farm?
ask-DestroyFarm = Destroy one of your Farm tokens
ask-TakeShip = Take the top Ship of a stack for free
ask-PlaceShip = Which Garage gets the Ship?
ask-DestroyShip = Destroy one of your Ship tokens
ask-Trade = Make a trade ({ $left } left) or stop
ask-BuyDice = How many dice do you pay for?
ask-MoveHarvester = { $water ->
    [0] Move your Harvester one space, or stay
   *[other] Pay { $water } Water to move your Harvester one space, or stay
 }
ask-MoveBack = Move your Harvester one space towards the centre
ask-SetDie = Leyrien: set one die in a Garage or Farm to another value?
ask-DiscardForGoods = { $faction }: discard a Contract for the goods shown?
ask-UseFaction = { $faction }: use the Faction's ability?
ask-ChooseProgress = Progress with the first { $value }: choose a reward
ask-ChooseComplication = Complication: which condition do you resolve?
ask-ChoosePenalty = Complication ({ $condition }): choose a penalty
ask-ReturnDie = Return one of your dice to the reserve
ask-FulfilContract = Which Contract do you fulfil?
ask-FulfilSecond = Zoey: fulfil a second Contract?
ask-ChooseDelivery = Dan: which delivery reward do you take first?
ask-ChooseExtraDelivery = Dan: which other delivery reward do you take?
ask-DiscardContracts = Discard a Contract ({ $count } to go)
ask-AssignNewDie = Zapporah: put the new die ({ $value }) into a Farm?
ask-HarvestFarm = Which resource does Farm { $farm } produce? (die: { $value })

# Answers
choice-remove = Remove { $what }
choice-event-own = Own Event: { $own_event }
choice-event-common = Common Event
choice-assign-garage = Next Garage: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_1 = Farm 1: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_2 = Farm 2: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_3 = Farm 3: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_4 = Farm 4: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_5 = Farm 5: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-assign-farm_6 = Farm 6: { $key ->
    [sal] Sal
   *[other] the { $key }
 }
choice-from-garage_1 = Garage 1
choice-from-garage_2 = Garage 2
choice-from-garage_3 = Garage 3
choice-from-garage_4 = Garage 4
choice-from-garage_5 = Garage 5
choice-send-headquarters = Headquarters with { $key }
choice-send-laboratory = Laboratory with { $key }
choice-send-foundry = Foundry with { $key }
choice-send-academy = Academy with { $key }
choice-send-control_room = Control Room with { $key }
choice-send-mining_camp-1 = Mining Camp, space 1, with { $key }
choice-send-mining_camp-2 = Mining Camp, space 2, with { $key }
choice-send-mining_camp-3 = Mining Camp, space 3, with { $key }
choice-send-mining_camp-4 = Mining Camp, space 4, with { $key }
choice-send-market-1 = Market, space 1, with { $key }
choice-send-market-2 = Market, space 2, with { $key }
choice-send-market-3 = Market, space 3, with { $key }
choice-send-leyrien-1 = Negotiate with the Leyrien, row 1, with { $key }
choice-send-leyrien-2 = Negotiate with the Leyrien, row 2, with { $key }
choice-send-leyrien-3 = Negotiate with the Leyrien, row 3, with { $key }
choice-send-leyrien-4 = Negotiate with the Leyrien, row 4, with { $key }
choice-send-leyrien-5 = Negotiate with the Leyrien, row 5, with { $key }
choice-send-zcharo-1 = Negotiate with the Zcharo, row 1, with { $key }
choice-send-zcharo-2 = Negotiate with the Zcharo, row 2, with { $key }
choice-send-zcharo-3 = Negotiate with the Zcharo, row 3, with { $key }
choice-send-zcharo-4 = Negotiate with the Zcharo, row 4, with { $key }
choice-send-zcharo-5 = Negotiate with the Zcharo, row 5, with { $key }
choice-send-jrayek-1 = Negotiate with the Jrayek, row 1, with { $key }
choice-send-jrayek-2 = Negotiate with the Jrayek, row 2, with { $key }
choice-send-jrayek-3 = Negotiate with the Jrayek, row 3, with { $key }
choice-send-jrayek-4 = Negotiate with the Jrayek, row 4, with { $key }
choice-send-jrayek-5 = Negotiate with the Jrayek, row 5, with { $key }
choice-send-warehouse-1-top = Warehouse, column 1, top row, with { $key }
choice-send-warehouse-1-middle = Warehouse, column 1, middle row, with { $key }
choice-send-warehouse-1-bottom = Warehouse, column 1, bottom row, with { $key }
choice-send-warehouse-2-top = Warehouse, column 2, top row, with { $key }
choice-send-warehouse-2-middle = Warehouse, column 2, middle row, with { $key }
choice-send-warehouse-2-bottom = Warehouse, column 2, bottom row, with { $key }
choice-send-warehouse-3-top = Warehouse, column 3, top row, with { $key }
choice-send-warehouse-3-middle = Warehouse, column 3, middle row, with { $key }
choice-send-warehouse-3-bottom = Warehouse, column 3, bottom row, with { $key }
choice-send-warehouse-4-top = Warehouse, column 4, top row, with { $key }
choice-send-warehouse-4-middle = Warehouse, column 4, middle row, with { $key }
choice-send-warehouse-4-bottom = Warehouse, column 4, bottom row, with { $key }
choice-send-warehouse-5-top = Warehouse, column 5, top row, with { $key }
choice-send-warehouse-5-middle = Warehouse, column 5, middle row, with { $key }
choice-send-warehouse-5-bottom = Warehouse, column 5, bottom row, with { $key }
choice-send-warehouse-6-top = Warehouse, column 6, top row, with { $key }
choice-send-warehouse-6-middle = Warehouse, column 6, middle row, with { $key }
choice-send-warehouse-6-bottom = Warehouse, column 6, bottom row, with { $key }
choice-send-canteen = To the Canteen
choice-pay = Pay in { $what }
choice-pair-headquarters_1 = Headquarters, place 1
choice-pair-headquarters_2 = Headquarters, place 2
choice-pair-headquarters_3 = Headquarters, place 3
choice-pair-headquarters_4 = Headquarters, place 4
choice-pair-garage_1 = Garage 1
choice-pair-garage_2 = Garage 2
choice-pair-garage_3 = Garage 3
choice-pair-garage_4 = Garage 4
choice-pair-garage_5 = Garage 5
choice-farm-stack_1 = Left stack
choice-ship-stack_1 = Left stack
choice-farm-stack_2 = Middle stack
choice-ship-stack_2 = Middle stack
choice-farm-stack_3 = Right stack
choice-ship-stack_3 = Right stack
choice-TakeFarm-pass = No Farm
choice-TakeShip-pass = No Ship
choice-build-new = Leftmost empty Foundation
choice-install-new = Leftmost Garage without a Ship
choice-build-farm_4 = Replace Farm 4
choice-destroy-farm_4 = Farm 4
choice-build-farm_5 = Replace Farm 5
choice-destroy-farm_5 = Farm 5
choice-build-farm_6 = Replace Farm 6
choice-destroy-farm_6 = Farm 6
choice-install-garage_2 = Replace the Ship in Garage 2
choice-scrap-garage_2 = Ship in Garage 2
choice-install-garage_3 = Replace the Ship in Garage 3
choice-scrap-garage_3 = Ship in Garage 3
choice-install-garage_4 = Replace the Ship in Garage 4
choice-scrap-garage_4 = Ship in Garage 4
choice-install-garage_5 = Replace the Ship in Garage 5
choice-scrap-garage_5 = Ship in Garage 5
choice-Trade-pass = Stop trading
choice-buy-1 = One die
choice-buy-2 = Two dice
choice-MoveHarvester-pass = Stay
choice-set-garage_1 = Garage 1: set to { $key }
choice-set-garage_2 = Garage 2: set to { $key }
choice-set-garage_3 = Garage 3: set to { $key }
choice-set-garage_4 = Garage 4: set to { $key }
choice-set-garage_5 = Garage 5: set to { $key }
choice-set-farm_1 = Farm 1: set to { $key }
choice-set-farm_2 = Farm 2: set to { $key }
choice-set-farm_3 = Farm 3: set to { $key }
choice-set-farm_4 = Farm 4: set to { $key }
choice-set-farm_5 = Farm 5: set to { $key }
choice-set-farm_6 = Farm 6: set to { $key }
choice-SetDie-pass = Do not use it
choice-DiscardForGoods-pass = Do not use it
choice-UseFaction-pass = Do not use it
choice-exchange = Discard { $what }
choice-faction-use = Use it
choice-ChooseComplication-pass = Ignore the Complication (Leyrien Scepter)
choice-complication-pair_1 = equal dice in the column, first token
choice-complication-pair_2 = equal dice in the column, second token
choice-penalty-mirror = Lysias, the opposite of: { $what }
choice-return-base = Bottom of the base
choice-return-canteen = Canteen
choice-return-garage_1 = Garage 1
choice-return-garage_2 = Garage 2
choice-return-garage_3 = Garage 3
choice-return-garage_4 = Garage 4
choice-return-garage_5 = Garage 5
choice-return-farm_1 = Farm 1
choice-return-farm_2 = Farm 2
choice-return-farm_3 = Farm 3
choice-return-farm_4 = Farm 4
choice-return-farm_5 = Farm 5
choice-return-farm_6 = Farm 6
choice-return-headquarters_1 = Headquarters, place 1
choice-return-headquarters_2 = Headquarters, place 2
choice-return-headquarters_3 = Headquarters, place 3
choice-return-headquarters_4 = Headquarters, place 4
choice-return-mining_camp_1 = Mining Camp, space 1
choice-return-mining_camp_2 = Mining Camp, space 2
choice-return-mining_camp_3 = Mining Camp, space 3
choice-return-mining_camp_4 = Mining Camp, space 4
choice-return-laboratory_1 = Laboratory, space 1
choice-return-laboratory_2 = Laboratory, space 2
choice-return-laboratory_3 = Laboratory, space 3
choice-return-laboratory_4 = Laboratory, space 4
choice-return-foundry_1 = Foundry, space 1
choice-return-foundry_2 = Foundry, space 2
choice-return-foundry_3 = Foundry, space 3
choice-return-foundry_4 = Foundry, space 4
choice-return-market_1 = Market, space 1
choice-return-market_2 = Market, space 2
choice-return-market_3 = Market, space 3
choice-return-market_4 = Market, space 4
choice-return-academy_1 = Academy, space 1
choice-return-academy_2 = Academy, space 2
choice-return-academy_3 = Academy, space 3
choice-return-academy_4 = Academy, space 4
choice-return-control_room_1 = Control Room, space 1
choice-return-control_room_2 = Control Room, space 2
choice-return-control_room_3 = Control Room, space 3
choice-return-control_room_4 = Control Room, space 4
choice-fulfil = Fulfil { $what }
choice-also = Also fulfil { $what }
choice-FulfilSecond-pass = No second Contract
choice-deliver-top = Move the Harvester
choice-deliver-middle = 1 die
choice-deliver-bottom = 2 Contracts
choice-extra-top = Move the Harvester
choice-extra-middle = 1 die
choice-extra-bottom = 2 Contracts
choice-discard = Discard { $what }
choice-new_die-farm_1 = Farm 1
choice-new_die-farm_2 = Farm 2
choice-new_die-farm_3 = Farm 3
choice-new_die-farm_4 = Farm 4
choice-new_die-farm_5 = Farm 5
choice-new_die-farm_6 = Farm 6
choice-AssignNewDie-pass = Keep it for the next round
warning-only-canteen = { $choice }: only the Canteen is left, and all dice in your Garages go there

# What happened
event-LeaderTaken = { $seat } leads with { $leader }
event-LeaderRemoved = { $seat } removes { $leader } from the game
event-SalJoined = { $seat } takes the Sal token
event-RenzoDealt = { $seat } takes { $count } Events as an own deck
event-ContractsPassed = Everybody keeps a Contract and passes { $count } to the left
event-DraftEnded = The draft is over; Contracts discarded: { $count }
event-RoundStarted = Round { $round }; { $seat } holds the Radio
event-EventRevealed = Event of round { $round }: { $event_card }{ $good ->
    [true] {" "}(beneficial)
   *[other] {""}
 }
event-OwnEventRevealed = { $seat } turns over an own Event: { $own_event }
event-EventChosen = { $seat } resolves { $event_card }
event-CachesTurned = Gem Caches are turned face up: { $cache_values }
event-DiceRolled = { $seat } rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } behind the Screen
event-DiceSeen = You rolled { $faces }
event-DiceAssigned = { $seat } reveals: { $garage_count ->
    [0] no die in Garages
   *[other] Garages { $in_garages }
 }; { $farm_count ->
    [0] none in Farms
   *[other] Farms { $in_farms }
 }
event-GoodsGained = { $seat } gains:{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } Water
 }{ $algae ->
    [0] {""}
   *[other] {" "}+{ $algae } Algae
 }{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } Energy
 }{ $gem ->
    [0] {""}
   [one] {" "}+{ $gem } Gem
   *[other] {" "}+{ $gem } Gems
 } { $cause ->
    [planet] from the planet
    [farm] from a Farm
    [contract] from a Contract
    [event] from the Event
    [faction] from the Faction
    [headquarters] at the Headquarters
    [leader] from the Leader
   *[other] as a reward
 }
event-ContractsDrawn = { $seat } draws { $count ->
    [one] { $count } Contract
   *[other] { $count } Contracts
 } ({ $left } left in the deck)
event-ContractsSeen = You drew { $contracts_drawn }
event-ContractsShuffled = The discarded Contracts become a new deck of { $count }
event-ContractsDiscarded = { $seat } discards { $contract }
event-DiceGained = { $seat } gains { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } ({ $reserve } left in reserve){ $lost ->
    [0] {""}
    [one] {"; "}{ $lost } die is lost, the reserve is empty
   *[other] {"; "}{ $lost } dice are lost, the reserve is empty
 }
event-NewDieRolled = { $seat } rolls the new die: { $value }
event-NewDieAssigned = { $seat } puts the { $value } into Farm { $farm }
event-NewDieKept = { $seat } keeps the new die for the next round
event-DieSent = { $seat } sends { $face } from { $source } to: { $location }, as { $value }
event-DiceToCanteen = { $seat } sends { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } to the Canteen for { $water } Water
event-AlgaePaid = { $seat } pays { $amount } Algae for { $source }
event-CostPaid = { $seat } pays { $amount } { $resource }
event-HeadquartersTaxed = { $seat } gets no reward at the Headquarters: Water Tax
event-GemsMined = { $seat } mines { $gem ->
    [one] { $gem } Gem
   *[other] { $gem } Gems
 } (X={ $x }, value { $value })
event-Traded = { $seat } trades { $give_amount } { $given_up } for { $get_amount } { $gained }
event-TradingEnded = { $seat } stops trading, { $left ->
    [one] { $left } trade
   *[other] { $left } trades
 } unused
event-HarvesterMoved = { $seat } moves the Harvester from { $origin } to { $space }
event-HarvesterStayed = { $seat } does not move the Harvester
event-TokenTaken = { $seat } takes { $amount } { $resource } from { $space }
event-FarmBuilt = { $seat } builds { $farm_tile } as Farm { $farm }
event-FarmDestroyed = { $seat } destroys { $farm_tile }
event-FarmDeclined = { $seat } takes no Farm
event-ShipBuilt = { $seat } installs { $ship_tile } in Garage { $garage }
event-ShipDestroyed = { $seat } destroys { $ship_tile }
event-ShipDeclined = { $seat } takes no Ship
event-Negotiated = { $seat } negotiates with { $faction }: row { $row }, a { $value }, { $points } VP at the end
event-FactionPaid = { $seat } pays { $amount } { $resource } to the Faction
event-FactionDeclined = { $seat } does not use the Faction's ability
event-DieSet = { $seat } sets a die from { $face } to { $value }
event-ProgressMade = { $seat } makes Progress with the first { $value }: { $reward }
event-ComplicationMet = { $seat } meets a Complication: { $condition }
event-ComplicationIgnored = { $seat } ignores the Complication
event-PenaltySuffered = { $seat } chooses the penalty { $penalty }{ $mirrored ->
    [true] {" "}and takes its opposite
   *[other] {""}
 }
event-GemLost = { $seat } pays 1 Gem
event-DieReturned = { $seat } returns a die to the reserve (now { $reserve })
event-ContractFulfilled = { $seat } fulfils { $contract } ({ $points } VP)
event-ContractPaid = { $seat } pays { $amount } { $resource } for the Contract
event-SecondContractDeclined = { $seat } fulfils no second Contract
event-PlanetHarvested = { $seat } harvests { $space }
event-FarmHarvested = { $seat } harvests { $amount } { $resource } from Farm { $farm }
event-FarmIdle = { $farm_tile } of { $seat } needs a 6 and has { $value }
event-DiceBack = { $seat } takes back { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
event-RadioPassed = The Radio goes to { $seat }
event-DiceOverLimit = { $seat } returns { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } above the limit of { $limit }
event-SchemesShuffled = The discarded Schemes become a new deck of { $count }
event-SchemeRevealed = The AI reveals { $scheme } (number { $number }, value { $value })
event-SchemeAdded = The AI adds { $scheme }, to be resolved last
event-AiHarvesterMoved = The AI moves its Harvester from { $origin } to { $space }, in the direction of die value { $value }; Gems taken: { $gem }, Water returned: { $water }
event-AiHarvesterStuck = The AI's Harvester cannot move from { $space } in the direction of die value { $value }
event-AiWithoutDice = The AI has no die left for { $scheme }
event-AiOptionSkipped = { $scheme }: { $target } is not possible, { $cause ->
    [gems] it costs { $needed ->
    [one] { $needed } Gem
   *[other] { $needed } Gems
 } and the AI has { $had }
    [all-tokens] all Development tokens are unlocked
   *[other] no space is free
 }
event-AiSent = { $scheme }: the AI sends a { $value } to { $target } (Gems now: { $gems_left })
event-AiDieStayed = { $scheme }: no option is possible, the die stays
event-AiTokenUnlocked = The AI unlocks the Development token with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
event-AiIncidentMoved = The AI moves an Incident token of { $progress_line ->
    [true] the Progress
   *[other] the Complication
 } line to space { $place }
event-AiDiceBack = The AI takes back { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } ({ $lost } to the reserve); { $on_board } on its board
event-AiGemsGained = The AI gains { $gem ->
    [one] { $gem } Gem
   *[other] { $gem } Gems
 } with { $on_board ->
    [one] { $on_board } die
   *[other] { $on_board } dice
 } on its board
event-AiDiceGained = The AI gains { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }; { $on_board } on its board
event-TopTokensDestroyed = The AI destroys the top tokens { $farm_tile } and { $ship_tile }
event-GameEnded = The game is over. Won by: { $winners }. Points: { $each }
each-GameEnded = { $seat } { $scores }

# Sums
part-printed-cost = printed cost
part-ship-discount = Ship
part-contract-discount = fulfilled Contracts
part-event-change = Event
part-never-below-nothing = never below 0
part-all-discounts = all discounts
part-above-rightmost-die = above the rightmost die
part-development-token = Development token

# Why, or why not
why-academy-value = A space of the Academy takes a { $pips }
    .fails = No space of the Academy takes a { $pips }
why-another-reward = The second reward is of another kind
    .fails = The second reward must be of another kind
why-another-value = The die does not show { $pips } yet
    .fails = The die shows { $pips } already
why-cannot-dodge = No other free penalty would hit you harder: { $penalty }
    .fails = Another free penalty would hit you, so this one cannot be chosen: { $penalty }
why-column-on-board = The Warehouse has a column { $column }
    .fails = The Warehouse has no column { $column }
why-column-takes-value = Column { $column } takes a { $pips }
    .fails = Column { $column } does not take a { $pips }
why-condition-met = The condition is met: { $condition }
    .fails = The condition is not met: { $condition }
why-contract-in-hand = You hold this Contract: { $contract }
    .fails = You do not hold this Contract: { $contract }
why-contract-passed = This Contract is among the cards before you: { $contract }
    .fails = This Contract is not among the cards before you: { $contract }
why-contract-payable = You can pay for a Contract in your hand
    .fails = You cannot pay for any Contract in your hand
why-die-in-garage = Garage { $garage } holds a die
    .fails = Garage { $garage } holds no die
why-die-there = A die lies there
    .fails = No die lies there
why-die-to-assign = Such a die is still to be assigned
    .fails = No such die is left to be assigned
why-enough-water = You have Water enough (costs { $cost }, you have { $stock })
    .fails = It costs { $cost } Water, you have { $stock }
why-enough-algae = You have Algae enough (costs { $cost }, you have { $stock })
    .fails = It costs { $cost } Algae, you have { $stock }
why-enough-energy = You have Energy enough (costs { $cost }, you have { $stock })
    .fails = It costs { $cost } Energy, you have { $stock }
why-enough-gem = You have Gems enough (costs { $cost }, you have { $stock })
    .fails = Gems: it costs { $cost }, you have { $stock }
why-equal-pair = Your next die can show a { $pips } too, and you can pay for the pair
    .fails = Your next die cannot show a { $pips } too, or you cannot pay for the pair
why-equal-value = The second die can show a { $pips }
    .fails = The second die cannot show a { $pips }
why-farm-free = Farm { $farm } is free
    .fails = Farm { $farm } holds a die already
why-farm-gives = The Farm produces this: { $resource }
    .fails = The Farm does not produce this: { $resource }
why-farm-is-free = The Farm is free of charge
    .fails = The Farm must be paid for
why-farm-takes-die = Farm { $farm } takes a die
    .fails = Farm { $farm } takes no die
why-foundation-free = A Foundation is empty ({ $built } of { $all } built)
    .fails = No Foundation is empty ({ $built } of { $all } built)
why-garage-algae = You have Algae enough for the Garage (costs { $cost }, you have { $stock })
    .fails = The Garage costs { $cost } Algae, you have { $stock }
why-garage-left = A Garage is free ({ $filled } of { $all } filled)
    .fails = No Garage is free ({ $filled } of { $all } filled)
why-garage-without-ship = A Garage has no Ship yet (tokens: { $ships } of { $all })
    .fails = Every Garage has a Ship (tokens: { $ships } of { $all })
why-has-scepter = You have the Leyrien Scepter
    .fails = You do not have the Leyrien Scepter
why-headquarters-free = One of the { $places } places in the Headquarters is free
    .fails = All { $places } places in the Headquarters are taken
why-incident-space-free = The space on the right is free
    .fails = The space on the right is taken
why-is-lysias = Your Leader is Lysias James
    .fails = Your Leader is not Lysias James
why-leader-dealt = { $leader } was dealt to you
    .fails = { $leader } was not dealt to you
why-leader-left = { $leader } is still available
    .fails = { $leader } is taken
why-less-contract = { $contract } takes off { $amount }
    .fails = { $contract } takes nothing off
why-less-event = { $event } takes off { $amount }
    .fails = { $event } takes nothing off
why-less-ship = The Ship takes off { $amount } ({ $resource })
    .fails = The Ship takes nothing off ({ $resource })
why-less-troy = Troy takes off { $amount } ({ $resource })
    .fails = Troy takes nothing off ({ $resource })
why-more-event = { $event } adds { $amount }
    .fails = { $event } adds nothing
why-most-bought = { $limit ->
    [one] At most { $limit } die is bought at once
   *[other] At most { $limit } dice are bought at once
}
    .fails = Too many dice ({ $number }): at most { $limit } are bought at once
why-nearer-to-centre = The step leads nearer to the centre: { $direction }
    .fails = The step does not lead nearer to the centre: { $direction }
why-next-die = It is your next available die: { $source }
    .fails = It is not your next available die: { $source }
why-no-foundation-free = All your Foundations are built on
    .fails = One of your Foundations is still empty
why-no-garage-free = All your Garages have Ships
    .fails = One of your Garages has no Ship yet
why-not-back-to-headquarters = The die does not come from the Headquarters
    .fails = The die comes from the Headquarters and cannot go back there
why-not-closed = The Event does not close the location
    .fails = The Event closes the location
why-not-sal = It is not Sal
    .fails = It is Sal
why-one-contract = You have not kept a Contract yet
    .fails = You have kept a Contract already
why-one-leader = You have not kept a Leader yet
    .fails = You have kept a Leader already
why-own-die-there = One of your dice (not Sal) lies there
    .fails = No die of yours (Sal does not count) lies there
why-own-farm-token = You have a token as Farm { $farm }
    .fails = You have no token as Farm { $farm }
why-own-ship-token = You have a Ship token in Garage { $garage }
    .fails = You have no Ship token in Garage { $garage }
why-pair-space-free = A pair space of the Laboratory is free
    .fails = No pair space of the Laboratory is free
why-price-algae-or-water = You can pay { $algae } Algae or { $water } Water, besides the Garages
    .fails = You can pay neither { $algae } Algae nor { $water } Water, besides the Garages
why-price-energy-or-water = You can pay { $energy } Energy or { $water } Water, besides the Garage
    .fails = You can pay neither { $energy } Energy nor { $water } Water, besides the Garage
why-price-in-this = The price can be paid in this: { $resource }
    .fails = The price cannot be paid in this: { $resource }
why-reserve-left = The reserve has dice enough ({ $needed } needed, { $reserve } there)
    .fails = The reserve has too few dice ({ $needed } needed, { $reserve } there)
why-row-free = A space in row { $row } is free
    .fails = No space in row { $row } is free
why-row-on-board = The board has a row { $row }
    .fails = The board has no row { $row }
why-space-free = Space { $place } is free
    .fails = Space { $place } is taken
why-space-on-board = This side of the board has a space { $place }
    .fails = This side of the board has no space { $place }
why-stack-left = A stack still has tokens
    .fails = All stacks are used up
why-stack-not-empty = Stack { $stack } has tokens
    .fails = Stack { $stack } is empty
why-station-free = A space is free there: { $location }
    .fails = No space is free there: { $location }
why-trade-left = You may still trade ({ $trades })
    .fails = You may trade no more
why-trade-offered = This space offers the trade: { $trade }
    .fails = This space does not offer the trade: { $trade }
why-value-in-reach = The die can show a { $pips }
    .fails = The die cannot show a { $pips }
why-water-tax = You have Water enough for the Water Tax (costs { $cost }, you have { $stock })
    .fails = The Water Tax costs { $cost } Water, you have { $stock }
why-way-on-board = There is a space in that direction: { $direction }
    .fails = There is no space in that direction: { $direction }

# The AI at a player's seat: why it chose so
priority-scheme-top = the top destination of the Scheme drawn
priority-scheme-middle = the middle destination of the Scheme
priority-scheme-bottom = the bottom destination of the Scheme
priority-next-scheme-top = the next Scheme, its top destination
priority-next-scheme-middle = the next Scheme, its middle destination
priority-next-scheme-bottom = the next Scheme, its bottom destination
priority-no-scheme = no Scheme can be done: Headquarters, Control Room, anywhere else, the Canteen last
priority-few-dice = fewer dice than at the start: the Academy first
priority-leftmost-space = the leftmost space
priority-topmost-row = the topmost row
priority-lowest-row = the lowest row that can be paid, the most valuable one
priority-drive-into-cache = last round: the Control Room brings the Harvester onto a Gem Cache
priority-nearest-cache = the nearest Gem Cache: go there, stay there
priority-richest-cache = of equally near Gem Caches the most valuable one that lies face up
priority-no-cache-yet = not onto a Gem Cache before the last round
priority-gem-ahead = the direction with the nearest Gem ahead
priority-as-far-as-possible = the direction in which it could run farthest
priority-rightmost-die = the rightmost die
priority-payable-garage = a Garage whose Algae can be paid
priority-ignores-factions = the AI ignores Faction abilities
priority-leftmost-incident = the leftmost Incident token or space
priority-ignores-complications = the Leyrien Scepter: nothing is lost
priority-mirrored = Lysias: the opposite of a penalty
priority-beneficial-event = a beneficial Event
priority-event-with-water = the common Event gives Water
priority-dice-to-garages = as many dice to the Garages as there are Schemes in a round; in the last round all that can be paid
priority-farm-pays-most = the die and the Farm that add most to the Harvest
priority-lowest-die = the lowest of dice that add the same
priority-die-waits = a die that adds nothing waits for the next round
priority-trade-for-goal = a trade on the way to the Contract or negotiation with the most points
priority-no-useful-trade = no trade leads to more points: stop
priority-cheaper-price = the price in goods that are worth less
priority-contract-lacks-it = what the Contract with the most points still lacks
priority-worth-most = the goods that are worth most
priority-contract-points = the Contract with the most points
priority-cheapest-contract = the cheapest Contract
priority-fewest-points = the Contract with the fewest points goes
priority-dearest-contract = the most expensive Contract goes
priority-within-the-limit = no more dice than the limit allows
priority-two-dice = two dice rather than one
priority-die-without-work = a die that has nothing left to do this round
priority-keeps-tokens = own tokens are not given up for a free one
priority-token-points = the token with the most points
priority-farm-without-die = a Farm that needs no die
priority-leftmost-stack = the leftmost stack
priority-free-place = a free place
priority-fewest-token-points = the token with the fewest points goes
priority-farm-with-die-goes = a Farm that needs a die goes
priority-self-acting-leader = a Leader whose ability works by itself

# Points and ties
score-talks = Negotiations
score-contracts = Contracts
score-caches = Harvester on a Gem Cache
score-ships = Points on Ships
score-garages = Garages with Ships
score-farm_tokens = Points on Farms
score-farms = Total of Farms
score-gems = Gems
score-warehouse = AI: Warehouse
score-developments = AI: Development tokens
score-events = AI: beneficial Events
tie-dice = most dice in the pool
tie-goods = most Energy, Algae and Water

# Options
option-ai = AI opponent
option-ai-none = no AI
option-ai-xiao = Xiao (standard)
option-ai-orla = Orla (easy)
option-ai-vesper = Vesper (hard)
option-ai-kestrel = Kestrel (expert)
option-leaders = Leaders
option-leaders-dealt = one of three dealt
option-leaders-free = free choice of all
option-leaders-dyadic = Dyadic Alliance: two Leaders each
option-irenic = Irenic Union: Garages in any order
option-irenic-no = no
option-irenic-yes = yes
option-planet = Side of the Planet board
option-leyrien = Side of the Leyrien board
option-zcharo = Side of the Zcharo board
option-jrayek = Side of the Jrayek board
option-planet-random = by chance
option-planet-A = A
option-planet-B = B
option-leyrien-random = by chance
option-leyrien-A = A
option-leyrien-B = B
option-zcharo-random = by chance
option-zcharo-A = A
option-zcharo-B = B
option-jrayek-random = by chance
option-jrayek-A = A
option-jrayek-B = B

## What an answer does
valued-contracts = Contracts that can be fulfilled soon
valued-dice = dice to be sent now and later
valued-farms = Farms and what they bring
valued-harvester = the place of the Harvester
valued-others = the others held back
valued-points = points as they stand
valued-resources = resources in stock
valued-ships = Ships and lasting cards
valued-talks = Negotiations within reach
watched-water = { $count } Water
    .name = Water
watched-algae = { $count } Algae
    .name = Algae
watched-energy = { $count } Energy
    .name = Energy
watched-gem = { $count ->
    [one] { $count } Gem
   *[other] { $count } Gems
}
    .name = Gems
watched-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .name = points
    .left = now { $after }
watched-contracts = { $count ->
    [one] { $count } Contract in hand
   *[other] { $count } Contracts in hand
}
    .name = Contracts in hand
watched-fulfilled = { $count ->
    [one] { $count } fulfilled Contract
   *[other] { $count } fulfilled Contracts
}
    .name = fulfilled Contracts
watched-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
    .name = dice
    .left = { $after } then
watched-garage-dice = { $count ->
    [one] { $count } die in Garages
   *[other] { $count } dice in Garages
}
    .name = dice in Garages
watched-canteen-dice = { $count ->
    [one] { $count } die in the Canteen
   *[other] { $count } dice in the Canteen
}
    .name = dice in the Canteen
watched-farms = { $count ->
    [one] { $count } Farm token
   *[other] { $count } Farm tokens
}
    .name = Farm tokens
watched-ships = { $count ->
    [one] { $count } Ship token
   *[other] { $count } Ship tokens
}
    .name = Ship tokens

## What comes to light
light-farm = then the next Farm token is turned up
light-ship = then the next Ship token is turned up
light-event = then the Event of the next Round is turned up
light-scheme = then the AI turns up a Scheme
light-rest = then the AI ends its Round

# --- styles of bots: the name, and what a bot of this style likes
style-builder = builder: Farms and Ships
style-explorer = explorer: Gems
style-trader = trader: Contracts
