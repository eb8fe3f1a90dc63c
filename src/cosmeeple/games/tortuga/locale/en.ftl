### Tortuga 2199, English. Ids follow from the code; see docs/adding_a_game.md.

## Options when a table is made
option-scenario = Scenario
option-scenario-standard = Standard game
option-scenario-aggressive = Aggressive pirates: all aboard!
option-scenario-peaceful = Peaceful pirates: in search of treasure!

## Questions
ask-ChooseShip = Choose your ship; its card joins your deck
ask-PlaceShip = Put your ship back on the board: Tortuga or a sector of yours
ask-TakeReserve = Take your reserved card into your hand?
ask-TakeAction = Choose an action, or end your turn
ask-UseAbility = { $card }: use an ability, or be done with the card
ask-ChooseGain = { $card }: take its resources, or remove it from the game for influence
ask-ReserveCard = Choose the card for your reserve
ask-RaiseTo = Raise the defence of { $sector } to
ask-StrengthenTo = Strengthen { $sector } to X, for X Crypto
ask-TakeBackMarker = You have no free marker: take one back from a Hunt token
ask-CommitCard = Attack on { $defender }: put cards face down, then say that you are done
ask-DefendCard = { $attacker } attacks you: lay cards open, then say that you are done
ask-ChooseLostCard = Choose which of your cards from this skirmish leaves the game
ask-ChooseReward = Choose your reward for beating { $loser }

## Answers
choice-ship = { $what }
choice-place = { $what }
choice-reserved-take = Take it
choice-TakeReserve-pass = Leave it in the reserve
choice-end = End the turn
choice-play = Play { $what }
choice-claim = Claim the reward: { $what }
choice-buy = Buy { $what }
choice-refresh = Refresh the market: { $what } goes under the deck
choice-move = Move to { $what }
choice-collect = Collect the Mineral
choice-scout = Scout the hunt target
choice-hunt = Hunt
choice-conquer = Conquer the sector
choice-conquer-crypto = Conquer the sector with Crypto
choice-strengthen = Strengthen: { $what }
choice-attack = Attack { $what }
choice-reserve = Reserve a card
choice-remove = Remove { $what } from the game
choice-influence = Buy 1 influence
choice-mineral = Spend a Mineral for Crypto
choice-token = Use a Market token: { $what }
choice-fortress = Fortress: gain a Manoeuvre
choice-laboratory = Laboratory: reserve a card for free
choice-mines = Mines: take a Mineral from the stash
choice-vortex = Vortex: remove { $what } for free
choice-use-draw = Draw cards
choice-use-scout = Scout the hunt target for free
choice-use-reserve = Reserve a card for free
choice-use-mineral-sector = Take the Mineral of your sector
choice-use-mineral-stash = Take a Mineral from the stash
choice-use-move = Fly to { $what }
choice-use-raise = Raise the defence: { $what }
choice-use-remove-hand = Remove { $what } from your hand
choice-use-remove-played = Remove the played { $what }
choice-UseAbility-pass = Done with this card
choice-gain-resources = Take the resources
choice-gain-influence = Remove it for influence
choice-stow = { $what }
choice-raise = { $key }
choice-marker = { $what }
choice-commit = { $what }
choice-CommitCard-pass = Done: attack with these
choice-defend = { $what }
choice-DefendCard-pass = Done: defend with these
choice-lose = { $what }
choice-reward-loser = Influence from the loser
choice-reward-bank = Influence from the bank

## What happens
event-FirstPlayerDrawn = { $seat } is the first player
event-ShipChosen = { $seat } chooses the ship { $ship }
event-HandsDealt = Cards in the first hands, from the first player on: { $sizes }
event-TurnBegan = Round { $rounds }: { $seat }'s turn
event-TurnEnded = { $seat } ends the turn
event-ShipPlaced = { $seat } puts the ship in { $sector }
event-ReserveTaken = { $seat } takes the reserved card
event-ReserveTakenSecretly = From your reserve: { $card }
event-ReserveLeft = { $seat } leaves the reserved card
event-CardsDrawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-CardsDrawnSecretly = You draw: { $cards }
event-DeckShuffled = { $seat } shuffles the discard pile into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-CardPlayed = { $seat } plays { $card }
event-ResourcesTaken = { $seat } takes the resources of { $card }: { $crypto } Crypto, { $maneuver ->
    [one] { $maneuver } Manoeuvre
   *[other] { $maneuver } Manoeuvres
 }
event-InfluenceFromCard = { $seat } gains { $influence } influence for { $card }
event-CardRemoved = { $card } of { $seat } leaves the game
event-TrophyBoxed = The Hunt token { $card } of { $seat } goes to the box without a reward
event-CardReserved = { $seat } reserves a card
event-CardReservedSecretly = You reserve: { $card }
event-ShipMoved = { $seat } flies: { $origin } → { $sector }
event-CardBought = { $seat } buys { $card } for { $price } Crypto
event-CardRevealed = New on the market, { $deck }: { $card }
event-MarketRefreshed = { $seat } puts { $card } under the deck of { $deck }
event-MineralTaken = { $from_stash ->
    [true] { $seat } takes a Mineral from the stash (now { $held })
   *[false] { $seat } collects the Mineral of { $sector } (now { $held })
}
event-MineralSpent = { $seat } spends a Mineral for Crypto ({ $held } left, stash { $stash })
event-MarketTokenUsed = { $seat } uses the Market token of { $sector }: { $crypto } Crypto
event-SectorUsed = { $seat } uses the ability of { $sector }
event-InfluenceBought = { $seat } buys 1 influence for { $price } Crypto
event-HuntScouted = { $seat } scouts the hunt target in { $sector }
event-HuntSeen = In { $sector } you see: { $card }
event-HuntCaptured = { $seat } captures { $card } in { $sector } for { $paid ->
    [one] { $paid } Manoeuvre
   *[other] { $paid } Manoeuvres
 }: { $influence } influence
event-HuntClaimed = { $seat } claims the reward for { $card }: { $influence } influence
event-SectorConquered = { $taken ->
    [true] { $seat } conquers { $sector } from { $former }, defence { $level }
   *[false] { $seat } conquers { $sector }, defence { $level }
}
event-SectorStrengthened = { $seat } strengthens { $sector } to { $level } for { $level } Crypto
event-DefenceRaised = { $seat } raises the defence of { $sector } to { $level }
event-MarkerTakenBack = { $seat } takes back the marker from the Hunt token in { $sector }
event-AttackBegun = { $attacker } attacks { $defender } in { $sector }
event-CardCommitted = You put face down: { $card }
event-AttackDeclared = { $attacker } attacks with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down
event-DefenceShown = { $cards_count ->
    [0] { $seat } defends without cards
   *[other] { $seat } defends with: { $cards }
}
event-AttackRevealed = { $seat } reveals: { $cards }
event-StrengthCounted = Strength of { $seat }: { $total }
event-SkirmishWon = { $winner } wins the skirmish in { $sector }, { $strength } to { $against }; { $loser } loses
event-ShipDrivenOff = The ship of { $seat } leaves the board until { $seat }'s next turn
event-InfluenceTaken =
    { $taken ->
        [0] { $winner } takes { $from_bank } influence from the bank
       *[other] { $from_bank ->
            [0] { $winner } takes { $taken } influence from { $loser }
           *[other] { $winner } takes influence: { $taken } from { $loser }, { $from_bank } from the bank
        }
    }
event-SectorSeized = { $winner } takes { $sector } from { $loser }, defence { $level }
event-LastRoundBegan = Tortuga has fallen! { $seat } is the usurper; the others have one last turn, without conquests and attacks
event-PoliticalVictory = { $seat } has { $influence } influence: a political victory
event-RoundLimitReached = The table stops the game after { $rounds } rounds (a guard against endless games, not a rule)
event-GameEnded = Final influence: { $each }. Winner: { $winners }
each-GameEnded = { $seat } { $scores }

## Sums in the journal
part-printed-crypto = Crypto printed on the card
part-extra-crypto = extra Crypto of its ability
part-printed-maneuver = Manoeuvres printed on the card
part-extra-maneuver = extra Manoeuvres of its ability
part-cards-strength = Manoeuvres of the cards
part-skirmish-abilities = skirmish abilities
part-turret-tokens = Turret tokens
part-sector-defence = defence of their own sector, halved
part-from-the-loser = influence from the loser
part-from-the-bank = influence from the bank

## Why not? Each requirement with its numbers.
why-ability-left = { $card } has this ability, and it is not used yet
    .fails = { $card } does not have this ability, or it has been used
why-another-player = it is another player
    .fails = it is no other player of this table
why-attacks-allowed = attacks are allowed in this scenario
    .fails = there are no attacks in this scenario
why-below-maximum = the defence is below the end of its track: { $sector }
    .fails = the defence is at the end of its track: { $sector }
why-card-fights = { $card } shows a Manoeuvre
    .fails = { $card } shows no Manoeuvre
why-card-in-hand = you hold { $card }
    .fails = you do not hold { $card }
why-card-in-hand-left = you have a card in hand
    .fails = you have no card in hand
why-card-in-row = { $card } lies open in this market: { $sector }
    .fails = { $card } does not lie open in this market: { $sector }
why-card-on-sale = { $card } is sold where your ship is: { $sector }
    .fails = { $card } is not sold where your ship is ({ $sector }), but here: { $sold_sector }
why-card-played = { $card } was played this turn and still lies there
    .fails = { $card } was not played this turn, or lies there no more
why-card-reserved = you have a card in your reserve
    .fails = your reserve is empty
why-card-used = { $card } was used in this skirmish
    .fails = { $card } was not used in this skirmish
why-cards-to-draw = there is a card in your deck or discard pile
    .fails = your deck and your discard pile are empty
why-controller-away = the ship of whoever controls the sector is elsewhere: { $sector }
    .fails = the ship of { $seat }, who controls the sector, is there: only an attack can win it ({ $sector })
why-crypto = you have Crypto enough ({ $needed } needed, you have { $crypto })
    .fails = you have { $crypto } Crypto, { $needed } are needed
why-crypto-conquers = sectors can be conquered with Crypto in this scenario
    .fails = sectors cannot be conquered with Crypto in this scenario
why-deck-not-empty = the deck of this market has a card: { $sector }
    .fails = the deck of this market is empty: { $sector }
why-fighting-cards = you have cards with a Manoeuvre enough (at least { $needed })
    .fails = you have too few cards with a Manoeuvre (at least { $needed } needed)
why-hunt-here = there is a Hunt token in this sector: { $sector }
    .fails = there is no Hunt token in this sector: { $sector }
why-influence-after = the conquest of Tortuga would bring you to enough influence ({ $needed } needed, { $influence } then)
    .fails = after the conquest of Tortuga you would have { $influence } influence, { $needed } are needed
why-level-higher = it is more than the defence now ({ $now })
    .fails = it is not more than the defence now ({ $now })
why-level-in-steps = this card reaches it (at most { $most })
    .fails = this card reaches only { $most }
why-level-on-track = it is on the track (at most { $most })
    .fails = the track ends at { $most }
why-loser-chooses = the loser chooses in this scenario
    .fails = the loser does not choose in this scenario
why-loser-has-influence = the loser has influence tokens
    .fails = the loser has no influence tokens
why-maneuver = you have Manoeuvres enough ({ $needed } needed, you have { $maneuvers })
    .fails = Manoeuvres: you have { $maneuvers }, { $needed } needed
why-marker-free = you have a free marker
    .fails = you have no free marker
why-market-token = you have the Market token of this sector: { $sector }
    .fails = you do not have the Market token of this sector: { $sector }
why-mineral-held = you have a Mineral in your hold
    .fails = you have no Mineral in your hold
why-mineral-here = there is a Mineral in this sector: { $sector }
    .fails = there is no Mineral in this sector: { $sector }
why-not-scouted-yet = your marker is not on the Hunt token yet: { $sector }
    .fails = your marker is on the Hunt token already: { $sector }
why-not-your-sector = you do not control this sector: { $sector }
    .fails = you control this sector already: { $sector }
why-own-marker-on-hunt = your marker is on the Hunt token: { $sector }
    .fails = your marker is not on the Hunt token: { $sector }
why-own-sector-or-tortuga = it is Tortuga or a sector you control
    .fails = it is neither Tortuga nor a sector you control
why-removes-from-hand = the card removes cards from the hand
    .fails = the card does not remove cards from the hand
why-removes-played = the card removes played cards
    .fails = the card does not remove played cards
why-reserve-empty = your reserve is empty
    .fails = your reserve holds a card already
why-scouted = you have scouted the Hunt token: { $sector }
    .fails = you have not scouted the Hunt token: { $sector }
why-sector-grows = this sector can be strengthened: { $sector }
    .fails = this sector cannot be strengthened: { $sector }
why-sector-in-reach = { $sector } is within reach of your ship ({ $reach })
    .fails = { $sector } is not within reach of your ship ({ $reach }), or the ship is there already
why-sector-unused = the ability of this sector is not used yet this turn: { $sector }
    .fails = the ability of this sector has been used this turn: { $sector }
why-ship-free = nobody has this ship yet: { $card }
    .fails = somebody has this ship already: { $card }
why-ship-here = the ship of { $seat } is in your sector
    .fails = the ship of { $seat } is not in your sector
why-ship-in-sector = your ship is in this sector: { $sector }
    .fails = your ship is not in this sector: { $sector }
why-ship-in-tortuga = your ship is in Tortuga
    .fails = your ship is not in Tortuga
why-ship-off-board = your ship is off the board
    .fails = your ship is on the board
why-ship-on-board = your ship is on the board
    .fails = your ship is off the board
why-special-sector = your ship is in a sector with a market of its own: { $sector }
    .fails = this sector has no market of its own: { $sector }
why-stash-not-empty = there is a Mineral in the stash of the Mines
    .fails = the stash of the Mines is empty
why-takes-from-sector = the card takes Minerals from a sector
    .fails = the card takes no Minerals from a sector
why-takes-from-stash = the card takes Minerals from the stash
    .fails = the card takes no Minerals from the stash
why-token-unused = this Market token is not used yet this turn: { $sector }
    .fails = this Market token has been used this turn: { $sector }
why-tortuga-stands = Tortuga has not fallen
    .fails = Tortuga has fallen: nothing is conquered or attacked any more
why-your-sector = you control this sector: { $sector }
    .fails = you do not control this sector: { $sector }

## Scoring
score-tokens = Influence tokens
score-sectors = Control tokens
tie-usurper = usurper
tie-sectors = sectors controlled

## What cards do, from their data
ability-move = Move your ship up to { $n ->
    [one] { $n } sector
   *[other] { $n } sectors
}.
ability-draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
ability-scout = Scout the hunt target in your ship's sector for free.
ability-reserve = Reserve a card for free.
ability-mineral = { $from ->
    [sector] Take the Mineral of your sector.
    [stash] Take a Mineral from the stash of the Mines.
   *[both] Take a Mineral from your sector or from the stash of the Mines.
}
ability-raise = Raise the defence of one sector of yours by up to { $n }.
ability-remove = { $from ->
    [hand] Remove a card from your hand from the game.
    [played] Remove a card you played this turn from the game.
   *[both] Remove a card from your hand, or one you played this turn, from the game.
}
ability-crypto-ship_in_t_sector = +{ $n } Crypto if your ship is in Tortuga, a Market or a Turret.
ability-crypto-sector_of_opponent = +{ $n } Crypto if your ship is in an opponent's sector.
ability-maneuver-ship_in_t_sector = { $n ->
    [one] +{ $n } Manoeuvre
   *[other] +{ $n } Manoeuvres
} if your ship is in Tortuga, a Market or a Turret.
ability-maneuver-sector_of_opponent = { $n ->
    [one] +{ $n } Manoeuvre
   *[other] +{ $n } Manoeuvres
} if your ship is in an opponent's sector.
ability-per-token = +{ $n } Crypto for each Market token you hold (at most { $most }).
ability-influence = Or remove it from the game for { $n } influence instead of its resources.
ability-attack = When you attack: +{ $n }.
ability-defend = When you defend: +{ $n }.
ability-fight = When you attack or defend: +{ $n }.
ability-reward = From your hand: remove it for { $n } influence.

## What an answer does
valued-deck = an average hand of the deck
valued-hunts = scouted and captured Hunts
valued-influence = influence as it stands
valued-minerals = Minerals kept
valued-others = the others held back
valued-sectors = defence and tokens of the sectors
valued-ship = the ship on the map
valued-turn = what the turn can still do
watched-crypto = { $count } Crypto
    .name = Crypto
    .left = { $after } then
watched-manoeuvres = { $count ->
    [one] { $count } Manoeuvre
   *[other] { $count } Manoeuvres
}
    .name = Manoeuvres
    .left = { $after } then
watched-influence = { $count } influence
    .name = influence
    .left = { $after }
watched-minerals = { $count ->
    [one] { $count } Mineral
   *[other] { $count } Minerals
}
    .name = Minerals
watched-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
    .name = cards in hand
watched-reserve = { $count ->
    [one] { $count } card in the reserve
   *[other] { $count } cards in the reserve
}
    .name = cards in the reserve
watched-owned = { $count ->
    [one] { $count } card of your own
   *[other] { $count } cards of your own
}
    .name = own cards
watched-sectors = { $count ->
    [one] { $count } sector controlled
   *[other] { $count } sectors controlled
}
    .name = controlled sectors
watched-defence = { $count } defence of the controlled sectors
    .name = defence of the controlled sectors
watched-trophies = { $count ->
    [one] { $count } captured Hunt
   *[other] { $count } captured Hunts
}
    .name = captured Hunts
why-controller-gone = the ship of whoever controls the sector is elsewhere: { $sector }
    .fails = the ship of { $seat }, who controls the sector, is there ({ $sector })
why-card-sold = { $card } lies open in a market
    .fails = { $card } lies open in no market now
why-crypto-to-come = you can still get Crypto this turn (Minerals: { $minerals }, Market tokens: { $tokens })
    .fails = you can get no more Crypto from Minerals and Market tokens this turn

# --- styles of bots: the name, and what a bot of this style likes
style-warrior = warrior: sectors
style-trader = trader: Market tokens and Minerals
