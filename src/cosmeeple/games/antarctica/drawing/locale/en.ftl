### Antarctica: words of the drawing, English.
board = Board
board-label = Board: zones around the pole, the sun { $zone_in }
zones = Zones
tracks = Research tracks
offer = Buildings on offer
closed = closed with two players
zone-can = { $zone }: choose, ship space { $berth }
zone-cannot = { $zone }: not possible, ask why
buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
people-of = { $letter }: { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
ship-at = Ship { $ship } of { $name }, ship space { $place } { $zone_in }
track-can = { $track }: choose, the cube reaches space { $space }
now = Now
next = Next
vp = VP
space = Space { $space }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choose = Choose
short-marie_byrd = M. Byrd
short-ross = Ross
short-wilkes = Wilkes
short-princess_elizabeth = Pr. Eliz.
short-enderby = Enderby
short-queen_maud = Q. Maud
short-graham = Graham
short-ellsworth = Ellsworth
short-land_1 = Inland
short-coast_1 = Coastal
short-sea_1 = Marine
short-shelf = Shelf
short-land_2 = Glacier
supply = Supply
reserve = Reserve
available = Available
discards = Discarded
built = Built
scientists = Scientists
ships = Ships
cubes = Cubes
in-supply = Scientists in supply
in-reserve = Scientists in reserve
ships-available = Ships available
cubes-available = Cubes available
star-cards = Star cards
discarded = Discarded pieces
resource-cards = Resource cards
shipyard-cards = Shipyard cards
building-cards = Building cards
your-cards = Your cards
may-be-played = { $left ->
    [0] none may be played now
   *[other] { $left } may be played
}
choose-card = Choose a card
no-cards = You hold no cards.
card-icebreaker = Where your ship is second: when the sun next arrives there, that ship acts after the first one
card-send_scientist = { $amount } from the supply into this zone
card-add_two_scientists = { $amount } from the reserve to the supply
card-quick_research = Advance { $amount } on any track
resource = Stands in for one missing: { $what }
cards-left = cards left
pile = shipyard cards
advanced-stack = advanced resource cards
deck-basic = Basic
deck-double = Double
deck-advanced = Advanced
deck-empty = No card left
costs-scientists = Scientists needed
gives-research = Research points
needs = Needs
needs-nothing = nothing
need-without = no { $building }
need-missing = { $building } (out of reach)
star = star
nobody = nobody yet
no-ships = no ships
sun-here = The sun is here:
missing = { $what }
hire = Hire scientists
hire-count = Hire { $count }
hire-note = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} + { $people ->
    [one] { $people } scientist
   *[other] { $people } scientists
}
build-ship = Build a ship
build-ship-note = it will stand { $zone_in }
berth = ship space { $place }, { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
advance = { $track } { $start } → { $end }
points = { $count ->
    [one] { $count } research point
   *[other] { $count } research points
}
scientists-count = { $count ->
    [one] { $count } scientist
   *[other] { $count } scientists
}
discard-cube = A cube
discard-ship = A ship
discard-this = Ship { $ship }
from-available = from Available
still-action = 1 action
still-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
still-discard = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
setting-up = setting up
turn = turn { $turn }
turn-next = turn { $turn }. Next: { $name } { $zone_in }
turn-icebreaker = turn { $turn }. Next: { $name } { $zone_in }, by an Icebreaker
group-discard = Discard
group-play-icebreaker = Icebreaker
group-play-quick_research = Quick Research
group-build-basic_resource_card = With the Basic Resource Card
group-build-advanced_resource_card = With the Advanced Resource Card
tab-offer = Offer
tab-mine = Cards
tab-zones = Zones
tab-tracks = Tracks
derive-buildings = buildings in the zone
derive-people = scientists of all players
derive-bonus = bonus for the first place
derive-first = to the first
derive-below = each lower rank: the scientists of one player above
derive-track = values of all cubes on the track
derive-track-below = each lower rank: the value of one cube above
derive-stars = star cards of all players
derive-discarded = discarded pieces of all players
for-everybody = once for everybody, the mover first
for-mover = for the mover
plain-ships = ships from the sun
plain-no-building = no building
plain-scientists = scientists
plain-icebreaker = Icebreaker
plain-sun = { $zone } (the sun)
plain-zones = Zones in the order of the sun
plain-nobody = nobody
plain-needs = needs { $what }
plain-offer = On offer
plain-hand = Your shipyard cards
term-prize = for the first { $zone_in }, if the game ended then
needed-by = Needed by what is on offer: { $cards }
access-of = Access has: { $who }
slot-could = { $building }: could stand here
slot-offer = On offer now: { $card }
slot-no-offer = No card on offer has this building now.
