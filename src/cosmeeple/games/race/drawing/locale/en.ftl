# Words of the drawing of Race for the Galaxy.
tab-hand = Hand
tab-orb = Orb
tab-words = Words
group-squares = Choose a square
tableaux = Tableaux
round = Round
nobody = nobody
good-here = { $count ->
    [one] with a good
   *[other] with { $count } goods
}
by-own-kind = by a power for its kind
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
orb-cards = Orb cards
artifacts = Artifacts
face-down = face down: { $letters }
teams = Survey teams
your-hand = Your hand
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
stations-seen = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
track = Priority track
your-orb-cards = Your orb cards
used = used
team-at = Team of { $name }: { $square }
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
still-goods = up to { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
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
tableau-of = Tableau of { $name }
whose-tableau = What is shown
beside-the-orb = Beside the Orb
phases = Phases
next = next
of-limit = of { $limit }
of-pool = of { $full } VP
can-develop = { $count ->
    [0] no development can be placed now
    [one] 1 development can be placed now
   *[other] { $count } developments can be placed now
}
can-settle = { $count ->
    [0] no world can be placed now
    [one] 1 world can be placed now
   *[other] { $count } worlds can be placed now
}
badge-pay = pay { $paid }
badge-strength = { $have } of { $need }
badge-boost = { $have } + { $more } of { $need }
did-conquered = conquered a world
did-placed = placed a card
did-nothing = placed nothing
did-explored = drew cards
did-sold = sold a good
did-consumed = consumed goods
did-produced = produced
bonus-explore_5 = +5
bonus-explore_1_1 = +1, +1
bonus-explore_orb = Orb
bonus-develop = −1 cost
bonus-settle = +1 card
bonus-consume_trade = Trade
bonus-consume_x2 = 2 × VP
bonus-produce = +1 windfall
# Powers as they stand on a card of the hand; a power without a line here has its whole sentence there.
short-place-discard_card_to_produce_here = Discard a card: a good here
short-place-second_team = Orb: a second team
short-I-team_speed = Orb: teams +{ $n ->
    [one] { $n } square
   *[other] { $n } squares
}
short-II-discount = Developments cost { $n } less
short-II-draw_after_placing = Draw { $n } after placing
short-III-military-only_good = +{ $n } Military: { $only_good }
short-III-military-only_keyword = +{ $n } Military: { $only_keyword }
short-III-military_per_chromosome_world = +{ $n } Military per chromosome world
short-III-sacrifice_for_military = Give it up: +{ $n } Military
short-III-spend_good_for_military = { $good }: +{ $n } Military
short-III-discount = Worlds cost { $n } less
short-III-discount-only_good = { $only_good }: worlds cost { $n } less
short-III-sacrifice_for_free_world = Give it up: a world for nothing
short-III-pay_for_military = { $targets ->
    [alien] Pay for Alien military worlds
    [chromosome] Pay for chromosome military worlds
   *[non_alien] Pay for military worlds
}
short-III-pay_for_military-rebate = { $targets ->
    [alien] Pay for Alien military worlds, −{ $rebate }
    [chromosome] Pay for chromosome military worlds, −{ $rebate }
   *[non_alien] Pay for military worlds, −{ $rebate }
}
short-III-conquer_with_leftover = Conquer a second world
short-III-sacrifice_for_extra_world = Give it up: one more world
short-III-settle_if_lucky = Try your luck for a world
short-III-draw_after_placing = Draw { $n } after placing
short-trade-sale_bonus = { $good ->
    [any] { $n } more for any good
   *[other] { $n } more: { $good }
}
short-trade-sale_bonus_here = { $n } more for the good here
short-trade-no_bonus_sale_here = No Trade bonus for this good
short-IV-consume_three_kinds = Three kinds for { $gain }
short-IV-consume_each_kind = Each kind for { $gain }, up to { $up_to }
short-IV-consume_all = All goods: { $vp_each } VP each but one
short-IV-sell_good = Sell a good
short-IV-sell_good-with_bonuses = Sell a good, with powers
short-IV-discard_cards_for_vp = Cards for { $vp_each } VP each, up to { $up_to }
short-IV-draw_if_lucky = Name a cost, turn up a card
short-V-produce_on_windfall = { $good ->
    [any] Produce on any windfall
   *[other] Windfall: { $good }
}
short-V-draw_if_produced_here = Draw { $n } if it produced
short-V-draw_per_good_produced = Draw { $n } per good: { $good }
short-V-draw_if_most_produced = Draw { $n } for most: { $good }
short-V-draw_per_kind_produced = Draw { $n } per kind produced
short-V-draw_per_world = Draw { $n } per world: { $good }
short-V-draw_per_keyword = Draw { $n } per { $keyword } card
short-V-draw_per_rebel_military_world = Draw { $n } per REBEL military world
short-V-draw_per_big_development = Draw { $n } per development of { $min_cost }+
short-V-gather_goods = Goods come here: { $good }
short-line-card-keyword = { $vp } VP per { $keyword } card
short-line-card_named-card = { $vp } VP: { $card }
short-line-development = { $vp } VP per development
short-line-development-cost = { $vp } VP per development of { $cost }
short-line-development-with_power_in = { $vp } VP per development with { $with_power_in }
short-line-world = { $vp } VP per world
short-line-world-good-world_type = { $world_type ->
    [windfall] { $vp } VP per windfall: { $good }
   *[production] { $vp } VP per producer: { $good }
}
short-line-world-military = { $military ->
    [true] { $vp } VP per military world
   *[false] { $vp } VP per non-military world
}
short-line-world-keyword-military = { $vp } VP per { $keyword } military world
short-line-world-with_power_in = { $vp } VP per world with { $with_power_in }
short-line-vp_chips-every = { $vp } VP per { $every } in chips
short-line-military_strength = { $vp } VP per Military
short-line-world-military-with_power_in = { $vp } VP per non-military world with { $with_power_in }
short-line-artifact-family-orb_only = { $family ->
    [science] Orb: { $vp } VP per Science token
    [technology] Orb: { $vp } VP per Technology token
   *[uplift] Orb: { $vp } VP per Uplift token
}
others-artifacts = Artifacts on the table
copies = { $count ->
    [one] 1 copy in the game
   *[other] { $count } copies in the game
}
is-development = Development
is-world = World
is-military-world = Military world
is-windfall = Windfall: { $good }
is-producer = Produces: { $good }
term-cost = printed cost
term-less = discounts
term-pay = cards from your hand; of the { $others } others { $stay } stay
term-short = cards from your hand; there are only { $others } others
term-defence = defence
term-military = your Military against it
term-boost = could still be added
term-score = your score if the game ended now
phase-1 = All draw cards and keep some of them.
phase-2 = All may place a development from the hand and pay for it with cards.
phase-3 = All may place a world: pay for it with cards, or conquer it with Military.
phase-4 = Goods are sold for cards (Trade), then used by consume powers for VPs and cards.
phase-5 = Production worlds without a good get one; powers produce on windfall worlds.
is-piece = Card of the Orb
piece-text = Laid onto the Orb in one of its turns: it must touch what lies there, openings go on, and airlocks are never covered.
slot-title = Free place
slot-card = A card could stand here: the next development or world that you place.
adds-military = +{ $n } Military
have-number = unseen cards with it: { $count } of { $all }
chart-legend = t teleporter, s station, * artifact, = airlock, letters teams, - | walls, numbers barriers
