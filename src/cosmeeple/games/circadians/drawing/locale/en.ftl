### Circadians: words of the drawing, English.
board = Boards
planet = Planet Ryh
side = { $side ->
    [A] dawn side
   *[other] dusk side
 }
port = Space Port
in-words = The table in words
ai = AI
the-ai = the AI
die = die
contract = Contract
nothing = nothing
water = Water
algae = Algae
energy = Energy
gem = Gem
die-of = { $name }, die { $value }
send-here = { $what }: send here as
why-not = { $what }: why not?
vp = VP
points = { $count } VP
ship-flip = the die may be flipped
ship-plus = the die may go up by 1 or 2
ship-shift = the die may change by 1
ship-algae = no Algae for the Garage
ship-less = the action costs { $goods } less
farm-market = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
} each Harvest
farm-six = a 6 gives { $goods }
farm-passive = each Harvest { $goods }
farm-table = by its die { $goods }
space-yields = { $space }: { $goods }
cache-open = Gem Cache worth { $count } VP
cache-closed = Gem Cache, face down: { $goods } each Harvest
harvester-at = Harvester of { $name }: { $space }
move-here = Move the Harvester to { $space }
ability-0 = { $count ->
    [one] set { $count } die
   *[other] set { $count } dice
}
ability-1 = { $count ->
    [one] draw { $count } Contract
   *[other] draw { $count } Contracts
}
ability-2 = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
}
ability-3 = a Contract for
ability-4 = move 1
ability-5 = for
talk-space = { $faction }, row { $row }
progress = Progress
complication = Complication
hq-place = Headquarters, place { $place }
any = any
warehouse-space = Warehouse, column { $column }, row { $row }
space-of = { $location }, space { $space }
or = or
number-minus-die = number − die
pair-space = Laboratory, pair { $number }
stack-empty = empty stack
trade-per-pip = a trade per pip
one-or-two = 1 or 2 dice
no-dice = no dice
free-spaces = free: { $count }
your-base = Your Research Base
to-place = Your roll
how-to-place = Drag a die to its place, or choose it and then the place.
dice-note = waiting { $idle }, reserve { $reserve }
garages = Garages
garage = Garage { $number }
canteen = Canteen
farms = Farms
farm = Farm { $number }
first-ship = printed Ship, ±1
rover = Rover, no Ship
free = free
a-die = a die
to-canteen = Send the dice to the Canteen
booster = other Farm dice count { $count } more
foundation = empty Foundation, { $count } VP
dice-in-pool = Dice in the pool
dice-in-reserve = Dice in reserve
contracts-in-hand = Contracts in hand
contracts-fulfilled = Contracts fulfilled
radio = holds the Radio
to-draft = Cards before you
in-hand = Contracts in hand, { $count } of { $limit }
payable = can be paid
fulfilled = Fulfilled
card-less = { $goods } less: { $place }
card-gain = gain { $goods }: { $place }
card-scepter = may ignore Complications
event = Round and Event
round-of = Round { $round } of { $rounds }
events-left = { $count } left
event-kind-1 = { $place }: { $goods } less (one of them)
event-kind-2 = { $place }: { $goods } more (one of them)
event-kind-3 = { $place }: { $amount ->
    [one] { $amount } more trade
   *[other] { $amount } more trades
} for every die
event-kind-4 = { $place }: { $amount ->
    [one] { $amount } more die
   *[other] { $amount } more dice
}
event-kind-5 = { $place }: gain { $goods }
event-kind-6 = Every die sent may change by { $amount }
event-kind-7 = Harvest: dice in Farms count { $amount } more
event-kind-8 = { $place }: pay { $amount } Water for each die, no printed reward
event-kind-9 = { $place } is closed
event-kind-10 = Harvest: the Harvester gains { $goods } less
event-kind-11 = The Gem Caches are turned; the game ends after this round
ai-name = AI: { $name }
dice-on-board = Dice on its board
developments = Development tokens: { $count }
as-value = { $what }, as { $value }
warehouse-row = Warehouse, column { $column }: { $reward }
given-up = you give up: { $what }
yields-there = yields { $goods }
a-cache = a Gem Cache
still-dice = { $count ->
    [one] { $count } die to place
   *[other] { $count } dice to place
}
setting-up = setting up
headline = round { $round }, { $phase }
derive-printed = printed on the card
derive-row = { $who }: die in row { $row }
tab-base = Base
tab-boards = Boards
tab-hand = Contracts
stations = Stations
ai-steps = { $count ->
    [0] { $name }
    [one] { $name }: { $count } step
   *[other] { $name }: { $count } steps
}
tab-event = Event
tab-words = Words
counts-1 = { $points } VP per { $each ->
    [one] Contract
   *[other] { $each } Contracts
} in hand
counts-2 = { $points } VP per own die in the Warehouse
counts-3 = { $points } VP per scoring Contract fulfilled
counts-4 = { $points } VP per passive ability
counts-5 = { $points } VP per die in the pool
counts-6 = { $points } VP per Farm token
counts-7 = { $points } VP per Ship token
counts-8 = { $points } VP per own die on the Negotiation board
counts-9 = { $points } VP per own die with the Leyrien
counts-10 = { $points } VP per own die with the Zcharo
counts-11 = { $points } VP per own die with the Jrayek
counts-12 = { $points } VP per { $each ->
    [one] Water
   *[other] { $each } Water
}
counts-13 = { $points } VP per { $each ->
    [one] Algae
   *[other] { $each } Algae
}
counts-14 = { $points } VP per { $each ->
    [one] Energy
   *[other] { $each } Energy
}
counts-15 = { $points } VP per { $each ->
    [one] Gem
   *[other] { $each } Gems
}
leader_akira_hope = 1, 2 and 3 count as 6 in your Farms and at the Mining Camp
leader_bjorg_and_sal = Sal: an extra die of value 3 that nothing changes; not for Warehouse and negotiations
leader_dan_gautama = A second, different delivery reward at the Warehouse
leader_jakob_olander = A free Ship with every Farm token
leader_lysias_james = May take Complications as their opposites
leader_naira_sol = Pays no Algae for Garages
leader_renzo_nolan = An own deck of 6 Events; chooses which applies
leader_roslyn_ashford = A die at the end of each round, below the limit
leader_sable_lesedi = May move the Harvester at the end of Harvest
leader_sunari = Starts with an own Farm
leader_troy_sullivan = Negotiations cost 1 Gem, 2 Energy, 3 Algae less
leader_ul_kah_tal = Starts with an own Ship
leader_zapporah = Rolls dice gained in Execute; may put them into Farms
leader_zoey_ashford = 3 more Contracts; may fulfil two at once
group-send-headquarters = Headquarters
group-send-mining_camp = Mining Camp
group-send-laboratory = Laboratory
group-send-foundry = Foundry
group-send-market = Market
group-send-academy = Academy
group-send-control_room = Control Room
group-send-leyrien = Leyrien
group-send-zcharo = Zcharo
group-send-jrayek = Jrayek
group-send-warehouse = Warehouse
group-assign-garage = Next Garage
group-assign-farm_1 = Farm 1
group-set-farm_1 = Farm 1
group-assign-farm_2 = Farm 2
group-set-farm_2 = Farm 2
group-assign-farm_3 = Farm 3
group-set-farm_3 = Farm 3
group-assign-farm_4 = Farm 4
group-set-farm_4 = Farm 4
group-assign-farm_5 = Farm 5
group-set-farm_5 = Farm 5
group-assign-farm_6 = Farm 6
group-set-farm_6 = Farm 6
group-set-garage_1 = Garage 1
group-set-garage_2 = Garage 2
group-set-garage_3 = Garage 3
group-set-garage_4 = Garage 4
group-set-garage_5 = Garage 5
steps = Step by step
steps-back = Back
steps-on = Next
steps-all = Show all
steps-new = since your last turn
steps-none = Nothing was to be chosen.
steps-at = Step { $number } of { $count }
some-die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
some-contract = { $count ->
    [one] { $count } Contract
   *[other] { $count } Contracts
 }
harvesters = Harvesters
stack-farms = Farms on top
stack-ships = Ships on top
stacks-and-event = Stacks and Event
empty-place = empty
rolled = Dice rolled
done-contracts = Fulfilled Contracts
close = Close
no-contracts = No Contracts in hand
term-saved = { $count } saved
term-have = you have { $count }
term-missing = { $count } missing
term-points = scored now, with everything that counts
term-garage = Algae for a die from here
term-stock = what you have
slot-ship = A Ship could stand here; the foremost empty Garage scores { $count ->
    [0] nothing
   *[other] { $count } VP
}.
slot-farm = A Farm could stand here; covering the Foundation scores { $count } VP.
trade-these = Trade
discard-these = Discard these
map-signs = { $kinds }; * Gem token, + Water token, (?) closed Gem Cache, > Harvester
progress-when = first die of its value: move its token, take the reward
complication-when = condition met in the column: move the token, suffer the penalty
progress-short = new value: take one
complication-short = if met: suffer one
term-spaces = free spaces
term-column = the dice with { $faction } add up to that
term-row = VP for a die in this row, for { $cost } { $resource }
space-gives = Each Harvest: { $goods }
space-token = Who comes first takes { $goods }.
space-who = Harvesters here: { $who }
slot-harvester = A Harvester could stand here; so can any number of them.
