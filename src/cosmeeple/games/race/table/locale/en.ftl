# Words of the drawing of Race for the Galaxy.
tab-hand = Hand
tab-piles = Piles
tab-orb = Orb
tab-words = Words
group-squares = Choose a square
board = The round and the tableaux
tableau-of = Tableau of { $name }
tableaux = Tableaux
round = Round
nobody = nobody
of-twelve = { $count } of { $all }
good-here = { $count ->
    [one] with a good
   *[other] with { $count } goods
}
kind-development = development, cost { $cost }
kind-world = world, cost { $cost }
kind-military = military world, defence { $cost }
points = { $count } VP
points-variable = variable VPs
chromosome = chromosome
hand-cards = Cards in hand
chips = VP chips
military = Military
tableau-cards = Cards in the tableau
goods = Goods
orb-cards = Orb cards
artifacts = Artifacts
face-down = face down: { $letters }
teams = Survey teams
your-hand = Your hand
hand-of = { $count } of { $limit }
hand-empty = No cards
chosen = chosen
pay-these = Pay with these
keep-these = Keep these
discard-these = Discard these
price = { $less ->
    [0] pay { $paid }
   *[other] pay { $paid } = { $cost } − { $less }
}
strength = Military { $have } of { $need }
pool = VP chips
deck = deck
discards = discards
orb-deck = orb deck
piles = Piles
the-orb = The Orb
in-words = Tableaux in words
with-goods = { $name }, goods: { $count }
square = Square { $cell }
stations-seen = { $count } stations
track = Priority track
your-orb-cards = Your orb cards
used = used
team-at = Team of { $name } at { $cell }
word-teleporter = Teleporter at { $cell }
word-station = Feeding station at { $cell }
word-token = Artifact at { $cell }
word-piece = Laid: { $piece }
action-explore_5 = draw 5 more
action-explore_1_1 = draw 1 more, keep 1 more
action-explore_orb = three orb actions
action-develop = costs 1 less
action-settle = draw 1 after placing
action-consume_trade = sell a good first
action-consume_x2 = double VPs for goods
action-produce = one windfall world more
still-pay = { $count ->
    [one] 1 card to pay
   *[other] { $count } cards to pay
}
still-keep = { $count ->
    [one] 1 card to keep
   *[other] { $count } cards to keep
}
still-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
still-moves = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
still-goods = up to { $count } goods
setting-up = setting up
in-round = round { $round }
in-phase = round { $round }, { $phase }
being-laid = Being laid
square-steps = { $square }, { $count ->
    [one] 1 step
   *[other] { $count } steps
}
square-far = { $square }, out of reach
with-artifact = artifact
with-teleporter = teleporter
with-station = feeding station
card-turned = { $card }, { $turn }
lay-left = Turn left
lay-right = Turn right (R)
lay-back = Previous place (P)
lay-next = Next place (N)
lay-here = Lay here
lay-place = place { $number } of { $all }
lay-not = not allowed here
zoom-in = Larger
zoom-out = Smaller
legend-wall = wall
legend-strong = barrier, too strong
legend-weak = barrier you can pass
legend-teleporter = teleporter
legend-station = feeding station
legend-artifact-a = artifact A
legend-artifact-b = artifact B
legend-breeding = breeding spot
no-cards = none
