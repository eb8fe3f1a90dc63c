### Antarctica, English. Ids follow from the code; see docs/adding_a_game.md.

## Options when a table is made
option-placement = Starting ships
option-placement-free = Placed by the players
option-placement-first_game = Fixed, as for a first game
option-placement-snake = Placed by the players, in snake order with four

## Questions
ask-PlaceShip = Choose the zone for your starting ship
ask-PlaceBonusCube = Choose the track for your extra cube
ask-Sail = Choose the zone to sail to
ask-TakeTurn = { $acted ->
    [true] Your action is done in { $zone }: end the turn, or use what it still allows
   *[false] Choose one action in { $zone }
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
event-ShipPlaced = { $seat } places ship { $ship } in { $zone }
event-BonusCubePlaced = { $seat } puts the extra cube on { $track }
event-SunMoved = Turn { $turn }: the sun reaches { $zone }, { $seat } acts
event-IcebreakerUsed = Turn { $turn }: the Icebreaker in { $zone } lets { $seat } act at once
event-ShipSailed = { $seat } sails from { $origin } to { $zone }
event-Passed = { $seat } takes no action
event-PieceDiscarded = { $piece ->
    [cube] { $seat } discards a cube
   *[ship] { $seat } discards a ship
}{ $hired ->
    [0] { "" }
   *[other] { " " }and receives a scientist (reserve { $reserve_left })
}
event-BuildingErected = { $seat } builds { $building } ({ $card }) in { $zone } with { $spent ->
    [one] { $spent } scientist
   *[other] { $spent } scientists
} (supply { $supply_left })
event-ResourceCardPlayed = { $seat } plays { $resource_card } in place of { $building }
event-ResourceCardTaken = { $seat } receives { $resource_card }
event-AdvancedCardTaken = { $seat } receives { $resource_card }
event-ScientistsHired = { $seat } hires { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} in { $zone } (reserve { $reserve_left })
event-ScientistsReceived = { $seat } receives { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} (reserve { $reserve_left })
event-ScientistsAdded = { $seat } receives { $hired ->
    [one] { $hired } scientist
   *[other] { $hired } scientists
} (reserve { $reserve_left })
event-ScientistSent = { $seat } sends a scientist to { $zone } (supply { $supply_left })
event-StationUsed = { $seat } uses a research station in { $zone }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-CubeAdvanced = { $seat } advances on { $track }: { $start } to { $space }
event-SymbolFired = { $everybody ->
    [true] { $symbol } for everybody ({ $track }, space { $space })
   *[false] { $symbol } for { $seat } ({ $track }, space { $space })
}
event-ShipLaunched = { $seat } launches ship { $ship } in { $zone }
event-ShipLaunchedBySymbol = { $seat } launches ship { $ship } in { $zone }
event-ShipMoved = { $seat } moves ship { $ship } from { $origin } to { $zone }
event-ShipyardCardTaken = { $seat } takes { $shipyard_card }
event-ShipyardCardTakenUnseen = { $seat } takes a shipyard card
event-ShipyardCardDeclined = { $seat } takes no shipyard card
event-ShipyardPileRemoved = { $left ->
    [one] The last shipyard card goes to the box
   *[other] The last { $left } shipyard cards go to the box
}: too few for everybody
event-ShipyardCardPlayed = { $seat } plays { $shipyard_card }
event-IcebreakerPlaced = { $seat } lays an Icebreaker in { $zone }
event-EndTriggered = { $cause ->
    [last-scientist] The game ends: { $seat } has placed the last scientist
    [last-building] The game ends: { $seat } has erected the last building
    [stalemate] The game ends: nothing but ships has moved for three revolutions of the sun
    [turn-limit] The game ends: the limit of turns is reached
   *[no-ships] The game ends: no ship is left on the board
}
event-GameEnded = Final scores: { $scores }. Winner: { $winners }

## Sums in the log
part-own-ships-here = own ships in the zone
part-own-scientists-here = own scientists in the zone
part-reserve-too-small = not left in the reserve
part-research-points = research points
part-occupied-spaces-jumped = occupied spaces jumped over
part-points-lost-at-the-end = points without a free space

## Why not? Each names what must hold, with the numbers.
why-access = access to { $a-building }: an own ship in a zone with it
why-action-taken = an action (or passing) comes before the end of the turn
why-another-zone = another zone than { $a-zone }, where the ship is
why-building-not-here = no { $a-building } in { $b-zone } yet
why-camp-here = a camp in { $a-zone }
why-card-in-hand = { $a-shipyard_card } in hand
why-card-in-pile = { $a-shipyard_card } in the pile
why-card-left = one card per turn: { $a } of { $b } played
why-card-passed-to-you = { $a-shipyard_card } among the cards passed to you
why-cube-available = a cube in Available (you have { $a })
why-deck-left = a card left in this deck
why-discard-left = one discard per turn: { $a } of { $b } made
why-free-space-ahead = a free space ahead on { $a-track }
why-game-goes-on = the game is not ending
why-no-action-yet = one action per turn
why-no-own-icebreaker = no Icebreaker of yours in { $a-zone }
why-not-the-active-ship = not ship { $a-ship } before it has sailed
why-one-building-missing = exactly one required building out of reach (now { $a })
why-own-ship-second = your ship second from the sun in { $a-zone }
why-points-for-first-step = points for the first step on the track: { $a } of { $b }
why-reserve-left = scientists in the reserve ({ $a })
why-resource-card = a resource card that replaces { $a-building }
why-scientists = scientists in the supply: { $a } needed, { $b } there
why-ship-available = a ship in Available (you have { $a })
why-ship-not-new = ship { $a-ship } was not put on the board this turn
why-ship-on-board = ship { $a-ship } is on the board
why-ship-space-free = a free ship space: { $a } of { $b } taken
why-shipyard-here = a shipyard in { $a-zone }
why-somebody-here = own ships or scientists in the zone ({ $a })
why-space-at-the-sun = a free space in the sun's zone: { $a } of { $b } taken
why-station-here = a station of { $a-track } in the destination zone
why-track-not-taken = { $a-track } not chosen by anybody in this action
why-track-open = { $a-track } is open with this number of players
why-zone-open = { $a-zone } is open with two players

## Scoring
score-zones = Zones
score-tracks = Research tracks
score-star_cards = Star cards
score-discarded = Discarded pieces
tie-first-places = first places
tie-building-cards = building cards

## The terminal's drawing
drawing-zones = Zones, in the order of the sun (* Icebreaker)
drawing-zone = Zone
drawing-queue = Ships from the sun
drawing-buildings = Buildings
drawing-tracks = Research tracks (■ for the mover, ● for everybody, once)
drawing-offers = On offer
drawing-deck = Deck
drawing-deck-basic = basic
drawing-deck-double = double
drawing-deck-advanced = advanced
drawing-card = Card
drawing-building = Building
drawing-needs = Needs
drawing-scientists = Scientists
drawing-research = Research
drawing-players = Players
drawing-player = Player
drawing-supply = Supply
drawing-reserve = Reserve
drawing-ships = Ships avail.
drawing-cubes = Cubes avail.
drawing-discarded = Discarded
drawing-resources = Resource cards
drawing-shipyard = Shipyard cards
drawing-stars = Stars/cards
drawing-score = Points now

## What an answer does
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
