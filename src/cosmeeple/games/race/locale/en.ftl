# Race for the Galaxy: everything a person reads, in English.

# --- questions
ask-ChooseStartWorld = Keep one of your two start worlds
ask-DiscardStartCards = Discard cards until four are left in your hand
ask-ChooseAction = Choose your action for this round, in secret
ask-KeepExplored = Which of the cards just drawn do you keep?
ask-ChooseDevelopment = Place a development, or nothing
ask-PayCard = Pay: which card do you discard? ({ $left } to go)
ask-ChooseWorld = Settle a world, or nothing
ask-SettleWorld = How do you place { $world }?
ask-BoostMilitary = Add temporary Military against { $world }, or conquer it now
ask-Muster = Use temporary Military in this Settle phase, without conquering anything?
ask-SpendGoodForMilitary = Which good do you spend for { $by }?
ask-DiscardToProduce = Discard a card to put a good on { $world }?
ask-ChooseExtra = Which extra placement comes first?
ask-ExtraWorld = { $by }: place one more world?
ask-SellGood = Which good do you sell?
ask-UsePower = Which consume power do you use next?
ask-SpendGood = { $most ->
    [1] Which good do you spend?
   *[other] Which good do you spend? (up to { $most } more)
}
ask-DiscardForPoints = { $by }: discard a card for { $points } VP? (up to { $left } more)
ask-NameNumber = Name a number; the top card is yours if that is its cost or defence
ask-ProduceOnWindfall = Which windfall world gets a good?
ask-DiscardToLimit = Discard down to ten cards

# --- answers
choice-start = Start with { $what }
choice-discard = Discard { $what }
choice-action = { $what }
choice-keep = Keep { $what }
choice-develop = Place { $what }
choice-ChooseDevelopment-pass = Place nothing
choice-pay = Pay with { $what }
choice-settle = Settle { $what }
choice-settle-lucky = Turn up the top card of the deck
choice-ChooseWorld-pass = Place nothing
choice-way-conquer = Conquer
choice-way-pay = Pay
choice-way-by = By { $what }
choice-boost = Use { $what }
choice-BoostMilitary-pass = Conquer with what you have
choice-muster = Use { $what }
choice-Muster-pass = No temporary Military
choice-spend = The good on { $what }
choice-DiscardToProduce-pass = No good
choice-use = Use { $what }
choice-use-second = Use { $what }, second power
choice-ChooseExtra-pass = No extra world
choice-extra = Place { $what }
choice-ExtraWorld-pass = No extra world
choice-sell = Sell the good on { $what }
choice-UsePower-pass = Stop consuming
choice-DiscardForPoints-pass = Discard no more
choice-name = { $what }
choice-produce = A good on { $what }
choice-produce-any = A good on { $what }, by a power for any kind

# --- what happened
event-StartWorldPlaced = { $seat } starts with { $card }
event-RoundBegan = Round { $round }
event-ActionRevealed = { $seat } chooses { $action }
event-PhaseBegan = Phase { $phase }
event-DeckShuffled = The discards are shuffled: cards in the new deck: { $count }
cards-number =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-CardsDrawn =
    { $cause ->
        [phase] { $seat } draws { cards-number } at the start of the phase
        [bonus] { $seat } draws { cards-number } for the Settle bonus
        [placing] { $seat } draws { cards-number } for placing
        [trade] { $seat } draws { cards-number } for the sale
        [produce] { $seat } draws { cards-number } for production
        [most] { $seat } draws { cards-number } for producing the most
       *[power] { $seat } draws { cards-number }
    }
event-CardsSeen = { $seat } looks at: { $cards }
event-CardsExplored = { $seat } draws { cards-number } and keeps { $kept }
event-CardsDiscarded =
    { $cites ->
        [RAC-022] { $seat } discards { cards-number } of the first hand
        [RAC-023] { $seat } discards { cards-number } of the first hand
        [RAC-180] { $seat } discards { cards-number } down to the limit
        [RAC-227] { $seat } discards one card
        [RAC-241] { $seat } discards one card
       *[other] { $seat } pays with { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }
event-NothingPlaced = { $seat } places nothing
event-LuckTried = { $seat } settles by luck: the top card of the deck is turned up
event-CardPlaced = { $seat } places { $card }
event-CardPaid =
    { $paid ->
        [0] { $seat } pays nothing for { $card }
        [one] { $seat } pays 1 card for { $card }
       *[other] { $seat } pays { $paid } cards for { $card }
    }
event-WorldFreed = { $seat } places { $card } for nothing, thanks to { $by }
event-WorldConquered = { $seat } conquers { $card } (defence { $defence })
event-MilitaryBoosted = { $seat } gains { $amount } Military for this phase from { $by }
event-CardSacrificed = { $seat } gives up { $card }
event-CardRevealed =
    { $taken ->
        [tableau] { $seat } turns up { $card } and places it
        [hand] { $seat } turns up { $card } and takes it
       *[discard] { $seat } turns up { $card } and discards it
    }
event-NumberNamed = { $seat } names { $number }
event-GoodPlaced = { $seat } puts a good on { $card }
event-GoodsGathered = { $seat } gathers { $count ->
    [one] { $count } good
   *[other] { $count } goods
 } on { $card }
event-GoodSold = { $seat } sells the good on { $card } ({ $good })
event-PowerUsed = { $seat } uses { $card }
event-GoodSpent = { $seat } spends the good on { $card }
event-ChipsGained =
    { $multiplier ->
        [1] { $seat } gains { $chips } VP from { $by }
       *[other] { $seat } gains { $chips } VP from { $by } (doubled)
    }
event-EndTriggered =
    { $cause ->
        [tableau] The game ends: a tableau has twelve cards
        [pool] The game ends: the pool of VP chips is empty
        [orb] The game ends: the last orb card has been taken
       *[rounds] The game ends: no more rounds are played
    }
event-GameEnded = { $scores_count ->
    [0] Winner: { $winners }
   *[other] Final scores: { $each }. Winner: { $winners }
}
each-GameEnded = { $seat } { $scores }

# --- sums
part-printed-cost = printed cost or defence
part-discounts = discounts
part-bonus-or-rebate = bonus or rebate
part-never-below-zero = a cost is never below zero
part-military = Military
part-specialised-military = Military against such worlds
part-temporary-military = temporary Military
part-used-military = used up by the first conquest
part-price = price of the good
part-sale-bonuses = powers for sales
part-sale-bonus-here = power of the world itself

# --- why, why not
why-action-card-left = { $action }: you have such an action card left ({ $copies } in all)
    .fails = { $action }: your action cards of this kind are played ({ $copies } in all)
why-actions-left = You still choose an action ({ $actions } each round)
    .fails = You have chosen all your actions of the round ({ $actions })
why-boosts-military = { $card } gives temporary Military
    .fails = { $card } gives no temporary Military: neither by being given up nor for a good that you have
why-can-be-settled = { $card } can be placed
    .fails = { $card } cannot be placed
why-can-pay = You can pay: it costs { $cost }, you have cards for { $payment }
    .fails = It costs { $cost }; you have cards for { $payment } only
why-cards-left = You have cards in your hand
    .fails = You have no cards in your hand
why-chooses-once = You have not chosen in this phase, and have cards in your hand
    .fails = You have chosen in this phase, or have no cards in your hand
why-dealt-as-start-world = { $card } is one of the two start worlds dealt to you
    .fails = { $card } is not one of the two start worlds dealt to you
why-fully-settled = { $card } is placed completely, so its good can be used
    .fails = { $card } is not placed completely yet; its good cannot be used for it
why-good-fits = The good on { $card } is of the kind that the power asks for
    .fails = The good on { $card } is not of the kind that the power asks for
why-has-consume-power = { $card } has such a consume power
    .fails = { $card } has no such consume power
why-has-lucky-power = You have a card with which to settle by luck
    .fails = You have no card with which to settle by luck
why-holds-good = { $card } holds a good of yours
    .fails = { $card } holds no good of yours
why-holds-no-good = { $card } holds no good
    .fails = { $card } holds a good already
why-in-hand = { $card } is in your hand
    .fails = { $card } is not in your hand
why-in-tableau = { $card } is in your tableau
    .fails = { $card } is not in your tableau
why-is-development = { $card } is a development
    .fails = { $card } is no development
why-is-military = { $card } is a military world
    .fails = { $card } is no military world
why-is-not-military = { $card } is no military world
    .fails = { $card } is a military world
why-is-peaceful = { $card } is no Alien world, and no military world unless you may pay for it
    .fails = { $card } is an Alien world, or a military world that you may not pay for
why-is-windfall = { $card } is a windfall world
    .fails = { $card } is no windfall world
why-is-world = { $card } is a world
    .fails = { $card } is no world
why-just-drawn = { $card } is one of the cards just drawn
    .fails = { $card } is not one of the cards just drawn
why-kind-is-new = No good of the kind on { $card } has been spent for this power yet
    .fails = A good of the kind on { $card } has been spent for this power already
why-may-keep-more = You keep another card ({ $chosen } of { $limit } chosen)
    .fails = You have chosen all the cards you keep ({ $chosen } of { $limit })
why-military-enough = Your Military is enough or can be ({ $needed } needed, up to { $military })
    .fails = Military of at least { $needed } is needed; you reach { $military } at most
why-military-still-possible = After this, Military { $needed } is still within reach ({ $military })
    .fails = After this, Military { $needed } would be out of reach ({ $military } at most)
why-no-copy = { $card } is not in your tableau yet
    .fails = { $card } is in your tableau already
why-no-mandatory-power-left = No power must be used any more
    .fails = Powers that must still be used: { $powers }; only discards for points may be left out
why-number-exists = Such a number is on a card (the highest is { $highest })
    .fails = There is no { $number } on a card: the highest number is { $highest }
why-orb-in-play = The game has the Orb
    .fails = This action card belongs to the game with the Orb
why-over-hand-limit = You have cards over the limit ({ $cards }, limit { $limit })
    .fails = Nothing is discarded: cards { $cards }, limit { $limit }
why-over-start-hand = You still have cards to discard ({ $cards }, { $limit } stay)
    .fails = Nothing is discarded: cards { $cards }, { $limit } stay
why-pays-for-military = { $card } lets you pay for military worlds
    .fails = { $card } does not let you pay for military worlds
why-pays-for-this = The power of { $card } covers { $for_card }
    .fails = The power of { $card } does not cover { $for_card }
why-places-extra = { $card } can place an extra world now
    .fails = { $card } cannot place an extra world now
why-power-unused = { $card } has not been used for this in the phase
    .fails = { $card } has been used for this in the phase
why-power-usable = You have what the power of { $card } needs
    .fails = The power of { $card } needs goods or cards that you do not have
why-some-power-left = There is a power that you can still use
    .fails = There is no power that you could still use
why-trade-allowed = The good on { $card } can be sold with the Trade bonus
    .fails = The good on { $card } cannot be sold with the Trade bonus
why-two-powers-fit = More than one power fits { $card }
    .fails = { $card } is filled by the only power that fits
why-was-there = { $card } was in your tableau when the phase began
    .fails = { $card } was not in your tableau when the phase began
why-windfall-power-left = You have a power to produce on { $card }
    .fails = You have no power left to produce on { $card }

# --- scores
score-chips = VP chips
score-printed = Printed VPs
score-card = Cards with variable VPs
tie-cards_and_goods = cards in hand and goods

# --- options of a table
option-expansion = Cards
option-expansion-base = Base game
option-expansion-artifacts = Base game and Alien Artifacts
option-start = Start
option-start-dealt = Dealt start worlds and hands
option-start-preset = Preset hands for a first game
option-game = Two players
option-game-standard = Standard: one action a round
option-game-advanced = Advanced: two actions a round
option-sacrificed_military = A card given up for Military
option-sacrificed_military-lost = loses its own Military at once
option-sacrificed_military-kept = keeps its own Military until the end of the phase

# --- card texts: powers
power-place-discard_card_to_produce_here = When placed: you may discard a card to put a good here
power-place-second_team = With the Orb, when placed: your second team enters by a small airlock
power-I-see_more = Draw { $n } more
power-I-keep_more = Keep { $n } more
power-I-team_speed = With the Orb: teams move { $n } further
power-II-draw_before = Draw { $n } at the start
power-II-discount = Developments cost { $n } less
power-II-draw_after_placing = Draw { $n } after placing a development
power-III-military = { NUMBER($n) ->
        [-1] -1 Military
       *[other] +{ $n } Military
    }
power-III-military-only_good = +{ $n } Military against worlds with { $only_good }
power-III-military-only_keyword = +{ $n } Military against { $only_keyword } worlds
power-III-military_per_chromosome_world = +{ $n } Military for each of your chromosome worlds
power-III-sacrifice_for_military = Give this card up: +{ $n } Military for the phase
power-III-spend_good_for_military = Spend a good ({ $good }): +{ $n } Military for the phase
power-III-discount = Non-military worlds cost { $n } less
power-III-discount-only_good = Non-military worlds with { $only_good } cost { $n } less
power-III-sacrifice_for_free_world = Give this card up: a non-military, non-Alien world costs nothing
power-III-pay_for_military =
    { $targets ->
        [alien] Pay for Alien military worlds instead of conquering them
        [chromosome] Pay for chromosome military worlds instead of conquering them
       *[non_alien] Pay for non-Alien military worlds instead of conquering them
    }
power-III-pay_for_military-rebate = { power-III-pay_for_military }, at { $rebate } less
power-III-conquer_with_leftover = After conquering, conquer a second world with the Military left over
power-III-sacrifice_for_extra_world = Give this card up: place one more non-military, non-Alien world for nothing
power-III-settle_if_lucky = Instead of settling: turn up a card; a non-military world is placed for nothing, else it goes to your hand
power-III-draw_after_placing = Draw { $n } after placing a world
power-trade-sale_bonus =
    { $good ->
        [any] { gain-cards } more for any good sold
       *[other] { gain-cards } more for selling { $good }
    }
power-trade-sale_bonus_here = { gain-cards } more for selling the good here
power-trade-no_bonus_sale_here = The good here cannot be sold with the Trade bonus
power-IV-consume =
    { $times ->
        [1] { $take } × { $good } for { $gain }
       *[other] { $take } × { $good } for { $gain }, up to { $times } times
    }
power-IV-consume_three_kinds = Three goods of three kinds for { $gain }
power-IV-consume_each_kind = Goods of different kinds, up to { $up_to }, each for { $gain }
power-IV-consume_all = All goods: { $vp_each } VP for each but one
power-IV-sell_good = Sell a good, without powers for sales
power-IV-sell_good-with_bonuses = Sell a good, with powers for sales
power-IV-discard_cards_for_vp = You may discard cards, up to { $up_to }, for { $vp_each } VP each
power-IV-draw = Draw { $n }
power-IV-draw_if_lucky = Name a number, turn up a card: yours if that is its cost or defence
power-V-produce_here = Produces here
power-V-produce_on_windfall =
    { $good ->
        [any] Produce on any windfall world
       *[other] Produce on a windfall world with { $good }
    }
power-V-draw_if_produced_here = Draw { $n } when it produces here
power-V-draw = Draw { $n }
power-V-draw_per_good_produced = Draw { $n } for each good produced: { $good }
power-V-draw_if_most_produced = Draw { $n } for producing the most: { $good }
power-V-draw_per_kind_produced = Draw { $n } for each kind produced
power-V-draw_per_world = Draw { $n } for each world with { $good }
power-V-draw_per_keyword = Draw { $n } for each { $keyword } card
power-V-draw_per_rebel_military_world = Draw { $n } for each REBEL military world
power-V-draw_per_big_development = Draw { $n } for each development that costs { $min_cost } or more
power-V-gather_goods = At the start, goods move here: { $good }. Holds any number
gain-vp = { $n } VP
gain-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
good-any = any good
keyword-alien = ALIEN
keyword-rebel = REBEL
keyword-imperium = IMPERIUM
keyword-uplift = UPLIFT
keyword-terraforming = TERRAFORMING

# --- card texts: scoring lines
line-card-keyword = { $vp } VP for each { $keyword } card
line-card_named-card = { $vp } VP for { $card }
line-development = { $vp } VP for each development
line-development-cost = { $vp } VP for each development that costs { $cost }
line-development-with_power_in = { $vp } VP for each development with a power in { $with_power_in }
line-world = { $vp } VP for each world
line-world-good-world_type =
    { $world_type ->
        [windfall] { $vp } VP for each windfall world with { $good }
       *[production] { $vp } VP for each production world with { $good }
    }
line-world-military =
    { $military ->
        [true] { $vp } VP for each military world
       *[false] { $vp } VP for each non-military world
    }
line-world-keyword-military = { $vp } VP for each { $keyword } military world
line-world-with_power_in = { $vp } VP for each world with a power in { $with_power_in }
line-world-military-with_power_in = { $vp } VP for each non-military world with a power in { $with_power_in }
line-vp_chips-every = { $vp } VP for every { $every } VP in chips
line-military_strength = { $vp } VP for each point of Military
line-artifact-family-orb_only =
    { $family ->
        [science] With the Orb: { $vp } VP for each Alien Science token
        [technology] With the Orb: { $vp } VP for each Alien Technology token
       *[uplift] With the Orb: { $vp } VP for each Alien Uplift token
    }

# --- the Orb
ask-PlayOrbCard = Which orb card do you play?
ask-TurnPiece = How do you turn { piece-name }?
ask-LayPiece = Where does { piece-name } lie?
ask-PlaceTeam = Where does your survey team start?
ask-OrbTurn = The orb step: act or pass?
ask-ReturnTeam = Return this team to an airlock?
ask-ChooseTeam = Which team moves?
ask-MoveTeam = Move the team? (squares left: { $left })
ask-DeclareToken = Use an artifact token for this payment? ({ $cost } to pay)
choice-orb = Play { $what }
choice-PlayOrbCard-pass = Play no orb card
choice-turn-upright = As printed
choice-turn-right = Turned to the right
choice-turn-over = Upside down
choice-turn-left = Turned to the left
choice-at = Onto the Orb
named-at = { lies }
choice-team = Onto the main airlock
named-team = { $square }
choice-team-first = The first team
named-team-first = The first team, on { $square }
choice-team-second = The second team
named-team-second = The second team, on { $square }
choice-ChooseTeam-pass = No team moves any more
choice-step-move_play = Move, may play
choice-step-move_take = Move, take
choice-step-play_take = May play, take
choice-step-all = Move, may play, take
choice-OrbTurn-pass = Pass and move to the front
choice-return = Return to an airlock
named-return = Return to { $square }
choice-ReturnTeam-pass = Stay here
choice-go = To a square of the Orb
named-go = Go to { $square }
choice-go-boost = Military from { $what }
choice-go-passage = Pass a wall or barrier with { $what }
choice-go-military = Military from { $what }
choice-go-faster = More squares with { $what }
choice-MoveTeam-pass = Stop here
choice-declare = Use { $what }
choice-DeclareToken-pass = No more tokens
choice-boost-genes = { $what }, against Genes worlds
choice-SellGood-pass = Sell nothing
choice-SpendGood-pass = Spend no more
event-TokenUsed = { $seat } uses { $token }
event-TokenTaken = { $seat } takes an artifact { $letter } from { $square }
event-TokenSeen = { $seat } looks at the artifact: { $token }
event-OrbStepBegan = The orb step begins: { $track }
event-OrbTurnChosen =
    { $actions ->
        [pass] { $seat } passes
        [move_play] { $seat } moves and may play
        [move_take] { $seat } moves and takes
        [play_take] { $seat } may play and takes
       *[all] { $seat } moves, may play and takes
    }
event-TeamMoved = { $seat } moves a team from { $left_square } to { $square }
event-TeamPlaced = { $seat } puts a team on { $square }
event-TeamReturned = { $seat } returns a team to { $square }
event-PieceLaid = { $seat } lays { piece-name }: { lies }
event-OrbCardTaken = { $seat } takes an orb card; { $left } are left
event-OrbCardsSeen = { $seat } looks at orb cards: { $orb_cards }
event-OrbCardsShown = { $seat } cannot play any of: { $orb_cards }
event-OrbCardRemoved = { $seat } cannot play { $orb_card }; it leaves the game
why-on-the-grid = The card lies on the grid of 41 by 41 squares
    .fails = The card would leave the grid of 41 by 41 squares
why-attached = The card covers a square of the Orb or lies beside one
    .fails = The card neither covers a square of the Orb nor lies beside one
why-one-square-free = At least one square of the card covers nothing
    .fails = Every square of the card would cover something
why-covers-allowed = No airlock, artifact or team is covered
    .fails = An airlock, artifact or team would be covered
why-covers-no-airlock = It covers no square of an airlock
    .fails = It would cover a square of an airlock: { $square }
why-covers-no-artifact = It covers no artifact
    .fails = It would cover a square with an artifact: { $square }
why-covers-no-team = It covers no team
    .fails = It would cover a square with a team: { $square }
why-keeps-away = It keeps a square away from the card that bred it
    .fails = It would touch the card that bred it, or come within a square of it
why-perimeter-as-hard = No edge on the rim becomes easier to pass
    .fails = An edge on the rim would become easier to pass
why-north-edge-as-hard = The north edge of { $square } does not become easier to pass
    .fails = The north edge of { $square } lies on the rim and is { $edge ->
        [9] a wall
       *[other] a barrier { $edge }
    }; the card has { $new ->
        [0] an opening
       *[other] a barrier { $new }
    } there
why-east-edge-as-hard = The east edge of { $square } does not become easier to pass
    .fails = The east edge of { $square } lies on the rim and is { $edge ->
        [9] a wall
       *[other] a barrier { $edge }
    }; the card has { $new ->
        [0] an opening
       *[other] a barrier { $new }
    } there
why-south-edge-as-hard = The south edge of { $square } does not become easier to pass
    .fails = The south edge of { $square } lies on the rim and is { $edge ->
        [9] a wall
       *[other] a barrier { $edge }
    }; the card has { $new ->
        [0] an opening
       *[other] a barrier { $new }
    } there
why-west-edge-as-hard = The west edge of { $square } does not become easier to pass
    .fails = The west edge of { $square } lies on the rim and is { $edge ->
        [9] a wall
       *[other] a barrier { $edge }
    }; the card has { $new ->
        [0] an opening
       *[other] a barrier { $new }
    } there
why-in-orb-hand = { $orb_card } is one of your orb cards
    .fails = { $orb_card } is not one of your orb cards
why-fits-somewhere = { $orb_card } fits somewhere
    .fails = { $orb_card } fits nowhere
why-turn-fits-somewhere = Turned this way, the card fits somewhere
    .fails = Turned this way, the card fits nowhere
why-may-play-none = You may play no card
    .fails = This card must be played
why-free-corner = The corner of the main airlock is free
    .fails = The corner of the main airlock is taken: the team starts on a free one
why-actions-of-the-step = You carry out { $actions } actions in this orb step
    .fails = You carry out { $actions } actions in this orb step, or pass
why-is-airlock = This is an airlock: { $square }
    .fails = This is no airlock: { $square }
why-is-elsewhere = The team stands elsewhere, not on { $square }
    .fails = The team stands on { $square } already
why-all-teams-moved = All your teams have had their turn
    .fails = One of your teams has not had its turn yet
why-team-in-play = This team is in play
    .fails = This team is not in play
why-team-not-moved = This team has not moved yet
    .fails = This team has moved already
why-team-not-stopped = This team has not been stopped by an artifact
    .fails = This team has taken an artifact; it is stopped for this step
why-team-not-again = This team has not had a second chance
    .fails = This team has had its second chance
why-team-may-move = The team may still move (squares left: { $squares })
    .fails = The team has no movement left, or an artifact has stopped it
why-movement-left = There is movement left ({ $movement })
    .fails = There is no movement left
why-is-square = This is another square of the Orb: { $square }
    .fails = This is no other square of the Orb: { $square }
why-within-reach = It is within reach (squares: { $squares }, Military { $military } against barriers)
    .fails = It is out of reach (squares: { $squares }, Military { $military } against barriers)
why-enough-movement = It is near enough (squares: { $distance }, left { $left })
    .fails = It is { $distance } squares away; the team has { $left } left
why-beats-barriers = Your Military beats the barriers on the way ({ $needed } needed, you have { $military })
    .fails = A barrier on the way needs Military { $needed }; you have { $military }
why-some-way = There is a way to { $square }
    .fails = There is no way to { $square }: walls cannot be passed, and artifacts stop the team
why-holds-token = You hold this artifact face down: { $token }
    .fails = You do not hold this artifact face down: { $token }
why-token-has-use = { $token } has this use
    .fails = { $token } does not have this use
why-token-is-good = { $token } stands for a good here
    .fails = { $token } does not stand for a good here
why-token-discounts = { $token } makes this card cheaper
    .fails = { $token } does not make this card cheaper
why-nothing-to-sell = You have no good that may be sold
    .fails = A good that may be sold must be sold
why-spent-enough = Goods enough are spent
    .fails = Goods still to be spent: { $goods }
why-no-mandatory-good-left = No good must go to the power any more
    .fails = A good that the power can take must go to it
why-enough-for-a-use = You have goods enough for a use ({ $goods })
    .fails = One use takes goods: { $goods }; you have fewer
score-artifacts = Artifacts
option-expansion-orb = Base game, Alien Artifacts and the Orb

## What an answer does
valued-consume = consume powers
valued-discounts = what costs less
valued-draws = cards seen, kept and drawn
valued-goods = goods on worlds
valued-hand = the hand and what it can place
valued-military = Military for conquests
valued-orb = teams, tokens and cards of the Orb
valued-others = the others held back
valued-points = points as they stand
valued-production = worlds that produce
valued-tableau = the size of the tableau
watched-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .name = cards
    .left = { $after } in hand
watched-chips = { $count } VP in chips
    .name = VP chips
watched-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
    .name = goods
watched-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .name = points
    .left = now { $after }
watched-tableau = { $count ->
    [one] { $count } card in the tableau
   *[other] { $count } cards in the tableau
}
    .name = cards in the tableau
    .left = { $after }
watched-boost = { $count } temporary Military
    .name = temporary Military
watched-genes-boost = { $count } temporary Military against Genes worlds
    .name = temporary Military against Genes worlds
watched-orb-cards = { $count ->
    [one] { $count } orb card
   *[other] { $count } orb cards
}
    .name = orb cards
watched-teams = { $count ->
    [one] { $count } team in play
   *[other] { $count } teams in play
}
    .name = teams in play
watched-tokens = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
    .name = artifacts

## What comes to light
light-luck = then the top card is turned up

# --- squares of the Orb: `$of` is the piece that shows there, `$form` how the name stands in a sentence
square-of =
    { $of ->
        [main_airlock] the main airlock
        [small_airlock] the small airlock
        [second_small_airlock] the second small airlock
       *[other] { $of }
    }
square-outside = a place outside the Orb
square-somewhere = a square of the Orb
square-airlock = { square-of }
square-teleporter = the teleporter of { square-of }
square-station = the feeding station of { square-of }
square-artifact = the artifact on { square-of }
square-only = the only visible square of { square-of }
square-left = the left square of { square-of }
square-right = the right square of { square-of }
square-upper = the upper square of { square-of }
square-upper-left = the upper left square of { square-of }
square-upper-centre-left = the upper centre left square of { square-of }
square-upper-centre = the upper centre square of { square-of }
square-upper-centre-right = the upper centre right square of { square-of }
square-upper-right = the upper right square of { square-of }
square-middle = the middle square of { square-of }
square-middle-left = the middle left square of { square-of }
square-middle-right = the middle right square of { square-of }
square-lower = the lower square of { square-of }
square-lower-left = the lower left square of { square-of }
square-lower-centre-left = the lower centre left square of { square-of }
square-lower-centre = the lower centre square of { square-of }
square-lower-centre-right = the lower centre right square of { square-of }
square-lower-right = the lower right square of { square-of }
# Where a card lies: which of its squares, and how that lies to a square of the Orb.
lies =
    { $own ->
        [somewhere] onto the Orb
       *[other] { lies-there }
    }
lies-there = its { $own ->
    [upper-left] upper left
    [upper-centre] upper centre
    [upper-right] upper right
    [middle-left] middle left
    [middle-right] middle right
    [lower-left] lower left
    [lower-centre] lower centre
   *[lower-right] lower right
} square { $relation ->
    [on] on
    [above] above
    [below] below
    [left] to the left of
   *[right] to the right of
} { $square }
piece-name =
    { $piece ->
        [main_airlock] the main airlock
        [small_airlock] the small airlock
       *[other] card { $piece }
    }

# --- styles of bots: the name, and what a bot of this style likes
style-builder = builder: developments
style-warrior = warrior: Military
style-trader = trader: goods and chips
