### Relics of Humanity: words of the drawing, English.
board = Board
board-label = World map with markets, dig sites and black markets
boards = Popularity, mothership, black market
cannot = { $name }: not possible, ask why
none-here = { $name }: none here
tiles = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
buyer = { $name } buyer
traders = { $letter }: { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
explorer = Explorer { $number } of { $letter }
popularity = Popularity
pays = place, pay
track = { $name }: level { $level }, place { $place }, pays { $pay }
special = Special buyers
special-left = Special buyers in the pool: { $count }
mothership = Mothership
on-board = on board
scores-now = scores { $prizes }
centre-left = Left
centre-middle = Middle
centre-right = Right
no-order = no order card yet
black-market = Black market
stacks = tops, tiles
stack-empty = This stack is empty
forecast = Forecast
drawn = Drawn tiles
credits = Credits
crew = Crew available
action-cards = Action cards
travel-cards = Travel cards
traders-all = Traders
representatives = Representatives
token = Initiative token
gallery = Gallery
worth = now worth { $credits }
gallery-short = { $samples ->
    [one] { $samples } sample
   *[other] { $samples } samples
}, worth { $credits }
hold = Hold
hatch = Hatch
hand = Hand
pack = Cards to choose from
modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
zu-deck = { $left ->
    [one] { $left } card left in the round deck
   *[other] { $left } cards left in the round deck
}
markets = Markets
sites = Dig sites
nobody = nobody waits
nothing-here = no artefacts
explorers-here = explorers of { $names }
choose = Choose
turn-order = Turn order: { $names }.
passed = Passed: { $names }.
sell-for = Sell for { $credits }
sale-then = { $buyers ->
    [one] { $buyers } buyer
   *[other] { $buyers } buyers
}: { $sum } = { $credits }
sale-exactly = { $sum } = { $credits }
sale-up-to = up to { $sum } = { $credits }
tile-for = { $name } for { $credits }
gain = +{ $credits }
price = costs { $credits }
in-pool = { $count } in the pool
actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
tiles-to-sell = { $count ->
    [one] { $count } artefact of the colour
   *[other] { $count } artefacts of the colour
}
setting-up = setting up
solo-result = credits: { $yours }, Zu { $zu }
round = round { $round } of { $rounds }
group-move-1 = Explorer 1
group-move-2 = Explorer 2
group-move-3 = Explorer 3
group-fly-1 = Explorer 1
group-fly-2 = Explorer 2
group-fly-3 = Explorer 3
group-explorer = Location
group-jump = Location
group-scout = Artefact
group-copy = Artefact
group-release = Guard
group-invite-m1 = Market 1
group-invite-m2 = Market 2
group-invite-m3 = Market 3
group-invite-m4 = Market 4
group-invite-m5 = Market 5
group-invite-m6 = Market 6
group-fence-yellow = Yellow stack
group-fence-green = Green stack
group-fence-red = Red stack
group-fence-purple = Purple stack
group-fence-orange = Orange stack
tab-boards = Boards
tab-zu = Zu
tab-markets = Markets
tab-sites = Sites
ability-dal_harrai = One explorer moves a step for free at the start of each turn.
ability-issisinui = A forecast draws one artefact more, and one may be taken for free.
ability-gul = Before a sale, with an explorer on a black market, acquire one artefact for its value.
ability-aqulla = The market that fits the discarded card needs no trader in a sale.
ability-kuti_kuti = With one explorer take a second artefact of the colour, here or next door.
ord_subsidy-white = gain 8 credits
ord_subsidy-yellow = 3 credits for each gallery column with a guard
ord_zone_jump-white = move each explorer up to 3 steps
ord_zone_jump-yellow = put explorers anywhere, draw a card
ord_invitation-white = add 2 coloured buyers anywhere
ord_invitation-yellow = rebuild the queue of a market
ord_scout_drone-white = take an artefact from any dig site
ord_scout_drone-yellow = take up to 2 artefacts of different regions
ord_fence-white = take a top artefact of the black market
ord_fence-yellow = take any artefact of the black market and 3 credits
ord_delegation-white = up to 2 traders on 2 markets
ord_delegation-yellow = up to 3 traders on 3 markets
ord_auction-white = auction an artefact for its value + 6
ord_auction-yellow = auction up to 2 artefacts for value + 6
ord_archive-white = draw 3 cards, keep 1, gain 2 credits
ord_archive-yellow = sample an artefact in sight
derive-guards = { $letter }: { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}
derive-credits = credits at the end of round 3
derive-leftovers = value of artefacts left: for Zu a gain, with a module your loss
zu-steps = { $count ->
    [one] { $count } step since your turn
   *[other] { $count } steps since your turn
}
zu-board = Zu's board
steps = Step by step
steps-back = Back
steps-on = Next
steps-all = Show all
steps-new = since your last turn
steps-none = Nothing was to be chosen.
steps-at = Card { $number } of { $count }
traders-here = traders { $names }
forecast-row = Forecast
orders-row = Orders
cards-title = Cards
in-hand = In hand
your-things = Your things
close = Close
found-at = Dug up at: { $place }, { $count ->
    [0] none left there
   *[other] { $count } there
}
has-sample = You have a sample of it.
slot-sample = A sample of it could lie in your gallery.
term-gallery = your gallery, with a sample of it
term-owned = artefacts of the colour in your stores ({ $region })
term-pay = popularity pays, place { $place }
term-twice = price in the forecast action
term-sale = the best sale with this card now
term-buyers = for a sale of { $region } here
term-free = free spaces
use-travel = Travel with { $fuel } fuel
use-excavate = Excavate { $colour }
use-market = Market action at { $places }
use-sell = Sell { $colour }
use-smuggle = Smuggle at { $places }
slot-site = { $name }: none left; a tile could come back here
queue-of = Queue: { $who }
slot-buyer = { $count ->
    [one] { $count } more buyer could stand here
   *[other] { $count } more buyers could stand here
}
slot-trader = A trader of yours could stand here.
slot-tile = An artefact could lie here.
traders-of = Traders: { $who }
discard-these = Discard these
keep-these = Keep these
steps-there = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
over-the-edge = Over the edge of the map: { $ways }
centres = Command centres: { $list }
black-stacks = Black market, values from the top: { $stacks }
fuel-up-to = fuel up to { $fuel }
at-markets = { $count ->
    [one] market { $markets }
   *[other] markets { $markets }
}
free-in-row = { $count ->
    [one] { $count } forecast card without crew
   *[other] { $count } forecast cards without crew
}
cards-fit = { $count ->
    [one] { $count } card fits
   *[other] { $count } cards fit
}
