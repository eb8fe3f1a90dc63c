### Antarctica, English. Ids follow from the code; see docs/adding_a_game.md.

## Options when a table is made
option-placement = Starting ships
option-placement-free = Placed by the players
option-placement-first_game = Fixed, as for a first game
option-placement-snake = Placed by the players, in snake order with four

## Where
zone-in-ross = on the Ross Coast
zone-in-marie_byrd = in Marie Byrd Land
zone-in-wilkes = in Wilkes Land
zone-in-princess_elizabeth = in Princess Elizabeth Land
zone-in-enderby = in Enderby Land
zone-in-queen_maud = in Queen Maud Land
zone-in-graham = in Graham Land
zone-in-ellsworth = in Ellsworth Land

## Questions
ask-PlaceShip = Choose the zone for your starting ship
ask-PlaceBonusCube = Choose the track for your extra cube
ask-Sail = Choose the zone to sail to
ask-TakeTurn = { $acted ->
    [true] Your action is done { $zone_in }: end the turn, or use what it still allows
   *[false] Choose one action { $zone_in }
}
ask-ChooseTrack = Choose the track for { $points ->
    [one] { $points } research point
   *[other] { $points } research points
}
ask-ChooseAdvance = Advance 3 on a track, or pass
ask-ChooseShip = Choose one of your ships to move, or pass
ask-ChooseHarbour = Choose the zone for ship { $ship }
ask-TakeShipyardCard = Take a shipyard card from the pile, or pass
ask-KeepShipyardCard = Keep one of the shipyard cards; the rest is passed on

## Answers
choice-place = { $what }
choice-cube = { $what }
choice-sail = { $what }
choice-build-basic = Build: basic deck
choice-build-double = Build: double deck
choice-build-advanced = Build: advanced deck
choice-build-basic-card = Build with a resource card: basic deck
choice-build-double-card = Build with a resource card: double deck
choice-build-advanced-card = Build with a resource card: advanced deck
named-build = Build { $what }
named-build-card = Build { $what } with a resource card
choice-build_ship = Build a ship
choice-hire = Hire scientists
choice-research = Research: { $what }
choice-no_action = No action, end the turn
choice-end = End the turn
choice-discard-cube = Discard a cube
choice-discard-ship = { $key ->
    [none] Discard a ship from Available
   *[other] Discard ship { $key } from the board
}
choice-play-icebreaker = Icebreaker: { $what }
choice-play-send_scientist = Send a Scientist
choice-play-add_two_scientists = Add 2 Scientists
choice-play-quick_research = Quick Research: { $what }
choice-advance = { $what }
choice-move = Ship { $key }
choice-to = { $what }
choice-take = { $what }
choice-keep = { $what }
choice-ChooseAdvance-pass = Advance on no track
choice-ChooseShip-pass = Move no ship
choice-TakeShipyardCard-pass = Take no card

## What happens
event-ShipPlaced = { $seat } places ship { $ship } { $zone_in }
event-BonusCubePlaced = { $seat } puts the extra cube on the { $track }
event-SunMoved = Turn { $turn }: the sun is { $zone_in }, { $seat } acts
event-IcebreakerUsed = Turn { $turn }: the Icebreaker { $zone_in } lets { $seat } act at once
event-ShipSailed = { $seat } sails: { $origin } → { $zone }
event-Passed = { $seat } takes no action
event-PieceDiscarded = { $piece ->
    [cube] { $seat } discards a cube
   *[ship] { $seat } discards a ship
}{ $hired ->
    [0] { "" }
   *[other] { " " }and receives a scientist (reserve { $reserve_left })
}
event-BuildingErected = { $seat } builds { $building } ({ $card }) { $zone_in } with { $spent ->
    [one] { $spent } scientist
   *[other] { $spent } scientists
} (supply { $supply_left })
event-ResourceCardPlayed = { $seat } plays 1 { $resource_card } in place of the { $building }
event-ResourceCardTaken = { $seat } receives 1 { $resource_card }
event-AdvancedCardTaken = { $seat } receives 1 { $resource_card }
event-ScientistsHired = { $seat } hires { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} { $zone_in } (reserve { $reserve_left })
event-ScientistsReceived = { $seat } receives { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} (reserve { $reserve_left })
event-ScientistsAdded = { $seat } receives { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} (reserve { $reserve_left })
event-ScientistSent = { $seat } places a scientist { $zone_in } (supply { $supply_left })
event-StationUsed = { $seat } uses a research station { $zone_in }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-CubeAdvanced = { $seat } advances on the { $track }: { $start } → { $space }
event-SymbolFired = { $everybody ->
    [true] { $symbol } for everybody ({ $track }, space { $space })
   *[false] { $symbol } for { $seat } ({ $track }, space { $space })
}
event-ShipLaunched = { $seat } launches ship { $ship } { $zone_in }
event-ShipLaunchedBySymbol = { $seat } launches ship { $ship } { $zone_in }
event-LaunchSkipped = { $full ->
    [true] { $seat } launches no ship: all spaces { $zone_in } are taken
   *[other] { $seat } launches no ship: none is left in Available
}
event-ShipMoved = { $seat } moves ship { $ship }: { $origin } → { $zone }
event-ShipyardCardTaken = { $seat } takes { $shipyard_card }
event-ShipyardCardTakenUnseen = { $seat } takes a shipyard card
event-ShipyardCardDeclined = { $seat } takes no shipyard card
event-ShipyardPileRemoved = { $left ->
    [one] The last shipyard card goes to the box
   *[other] The last { $left } shipyard cards go to the box
}: too few for everybody
event-ShipyardCardPlayed = { $seat } plays { $shipyard_card }
event-IcebreakerPlaced = { $seat } lays an Icebreaker { $zone_in }
event-EndTriggered = { $cause ->
    [last-scientist] The game ends: { $seat } has placed the last scientist
    [last-building] The game ends: { $seat } has erected the last building
    [stalemate] The game ends: nothing but ships has moved for three revolutions of the sun
    [turn-limit] The game ends: the limit of turns is reached
   *[no-ships] The game ends: no ship is left on the board
}
event-GameEnded = Final scores: { $each }. Winner: { $winners }
each-GameEnded = { $seat } { $scores }

## Sums in the log
part-own-ships-here = own ships in the zone
part-own-scientists-here = own scientists in the zone
part-reserve-too-small = not left in the reserve
part-research-points = research points
part-occupied-spaces-jumped = occupied spaces jumped over
part-points-lost-at-the-end = points without a free space

## Why not? Each names what must hold, with the numbers.
why-access = you have a ship in a zone with this building: { $building }
    .fails = none of your ships is in a zone with this building: { $building }
why-action-taken = you have taken your action, or passed it
    .fails = the turn ends only after an action, or after passing it
why-another-zone = the ship is not { $zone_in } yet
    .fails = the ship is { $zone_in } already
why-building-not-here = there is no such building { $zone_in } yet: { $building }
    .fails = this building stands { $zone_in } already: { $building }
why-camp-here = there is a camp { $zone_in }
    .fails = there is no camp { $zone_in }
why-card-in-hand = you hold this card: { $shipyard_card }
    .fails = you do not hold this card: { $shipyard_card }
why-card-in-pile = this card is in the pile: { $shipyard_card }
    .fails = this card is not in the pile: { $shipyard_card }
why-card-left = you may still play a card this turn ({ $played } of { $limit } played)
    .fails = no more cards this turn ({ $played } of { $limit } played)
why-card-passed-to-you = this card is among those passed to you: { $shipyard_card }
    .fails = this card is not among those passed to you: { $shipyard_card }
why-cube-available = you have a cube in Available ({ $cubes })
    .fails = you have no cube in Available
why-deck-left = this deck still has a card
    .fails = this deck is used up
why-discard-left = you may still discard this turn ({ $made } of { $limit } made)
    .fails = no more discards this turn ({ $made } of { $limit } made)
why-free-space-ahead = a space ahead of your cube is free: { $track }
    .fails = no space ahead of your cube is free: { $track }
why-game-goes-on = the game is not ending
    .fails = the game is ending
why-no-action-yet = you have not taken your action of this turn
    .fails = you have taken your action of this turn
why-no-own-icebreaker = you have no Icebreaker { $zone_in } yet
    .fails = you have an Icebreaker { $zone_in } already
why-not-the-active-ship = this is not the ship that must sail now: { $ship }
    .fails = ship { $ship } must sail first
why-one-building-missing = exactly one required building is out of your reach
    .fails = a resource card replaces one building; { $missing } of the required ones are out of your reach
why-own-ship-second = your ship is second from the sun { $zone_in }
    .fails = your ship is not second from the sun { $zone_in }
why-points-for-first-step = the points are enough for the first step on the track ({ $points } of { $needed })
    .fails = the points are not enough for the first step on the track ({ $points } of { $needed })
why-reserve-left = there are scientists in your reserve ({ $reserve })
    .fails = your reserve has no scientists left
why-resource-card = you hold a resource card that replaces this building: { $building }
    .fails = you hold no resource card that replaces this building: { $building }
why-scientists = you have scientists enough in your supply ({ $needed } needed, { $supply } there)
    .fails = you have too few scientists in your supply ({ $needed } needed, { $supply } there)
why-ship-available = you have a ship in Available ({ $ships })
    .fails = you have no ship in Available
why-ship-not-new = ship { $ship } was on the board before this turn
    .fails = ship { $ship } was put on the board this turn
why-ship-on-board = ship { $ship } is on the board
    .fails = ship { $ship } is not on the board
why-ship-space-free = a ship space is free ({ $taken } of { $spaces } taken)
    .fails = all ship spaces are taken ({ $taken } of { $spaces })
why-shipyard-here = there is a shipyard { $zone_in }
    .fails = there is no shipyard { $zone_in }
why-somebody-here = you have ships or scientists in the zone ({ $number })
    .fails = you have no ships or scientists in the zone
why-space-at-the-sun = a space in the sun's zone is free ({ $taken } of { $spaces } taken)
    .fails = all spaces in the sun's zone are taken ({ $taken } of { $spaces })
why-station-here = the destination zone has a research station for this track: { $track }
    .fails = the destination zone has no research station for this track: { $track }
why-track-not-taken = nobody has chosen this track in this action: { $track }
    .fails = this track has been chosen in this action: { $track }
why-track-open = this track is open with this number of players: { $track }
    .fails = this track is closed with this number of players: { $track }
why-zone-open = { $zone } is open with this number of players
    .fails = { $zone } is closed with two players

## Scoring
score-zones = Zones
score-tracks = Research tracks
score-star_cards = Star cards
score-discarded = Discarded pieces
tie-first-places = first places
tie-building-cards = building cards

## The terminal's drawing

## What an answer does
valued-buildings = buildings within reach
valued-cards = cards and Icebreakers
valued-others = the others held back
valued-points = points as they stand
valued-research = research tracks and the way to their next symbols
valued-scientists = scientists to send and to hire
valued-ships = ships: turns to come
valued-zones = majorities in the zones
watched-scientists = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
    .name = scientists in the supply
    .left = supply { $after }
watched-reserve = { $count } in the reserve
    .name = scientists in the reserve
    .left = { $after } left
watched-researchers = { $count ->
    [one] { $count } scientist in zones
   *[other] { $count } scientists in zones
}
    .name = scientists in zones
watched-ships-at-sea = { $count ->
    [one] { $count } ship on the board
   *[other] { $count } ships on the board
}
    .name = ships on the board
watched-ships-available = { $count ->
    [one] { $count } ship in Available
   *[other] { $count } ships in Available
}
    .name = ships in Available
watched-cubes-available = { $count ->
    [one] { $count } cube in Available
   *[other] { $count } cubes in Available
}
    .name = cubes in Available
watched-basic-cards = { $count ->
    [one] { $count } basic resource card
   *[other] { $count } basic resource cards
}
    .name = basic resource cards
watched-advanced-cards = { $count ->
    [one] { $count } advanced resource card
   *[other] { $count } advanced resource cards
}
    .name = advanced resource cards
watched-shipyard-cards = { $count ->
    [one] { $count } shipyard card
   *[other] { $count } shipyard cards
}
    .name = shipyard cards
watched-building-cards = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
    .name = building cards
watched-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .name = points
    .left = now { $after }
watched-track-land_1 = Inland track { $before } → { $after }
    .name = Inland track
watched-track-coast_1 = Coastal track { $before } → { $after }
    .name = Coastal track
watched-track-sea_1 = Marine track { $before } → { $after }
    .name = Marine track
watched-track-shelf = Shelf track { $before } → { $after }
    .name = Shelf track
watched-track-land_2 = Glacier track { $before } → { $after }
    .name = Glacier track

# --- styles of bots: the name, and what a bot of this style likes
style-builder = builder: buildings
