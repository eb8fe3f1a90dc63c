### Tortuga 2199: words of the drawing, English.
board = Board
map = Map of the sectors
race-of = { $letter }: { $total } influence, { $tokens } of it in tokens
crypto = Crypto
maneuvers = Manoeuvres
price = price
reward = reward
difficulty = difficulty
face-down = face down
cannot-sector = { $sector }: not possible, ask why
stash = Stash of the Mines
stash-count = stash of spent Minerals: { $count }
hunt-unknown = a Hunt token that you have not scouted
hunt-known = Hunt: { $name }, difficulty { $difficulty }
ship-of = Ship of { $name }
attack-ship = Attack the ship of { $name }
cards-left = cards left in the deck
in-hand = cards in hand
in-deck = cards in the deck
discarded = discard pile
reserved = reserved card
minerals = Minerals
market-tokens = Market tokens
turret-tokens = Turret tokens
trophies = captured Hunt tokens
ship-away = ship off the board
scouted = Hunt targets you have scouted
here = here
hold = Your hold
hand = Hand
this-turn = This turn
played = Played
bought = Bought
deck = Deck
discard-pile = Discard { $count }
reserve = Reserve
piles = Tortuga piles
piles-where = in T sectors
piles3 = Your piles
markets-left = Markets left of the map
markets-right = Markets right of the map
sectors = Sectors
held = held by { $name }, defence { $level }
free = held by nobody; conquest costs { $cost }
worth = worth { $value } influence
has-mineral = a Mineral
scouted-by = scouted by { $letters }
next-to = next to { $sectors }
ships = ships
fly = Fly
conquer = Conquer
hunt = Hunt
gives-crypto = { $n } Crypto
gives-maneuvers = { $n ->
    [one] { $n } Manoeuvre
   *[other] { $n } Manoeuvres
}
gives-nothing = neither Crypto nor Manoeuvres
turn-ends = { $kept ->
    [0] draw { $drawn ->
        [one] { $drawn } card
       *[other] { $drawn } cards
    }
    [one] discard the card in hand, draw { $drawn }
   *[other] discard the { $kept } cards in hand, draw { $drawn }
}
strength = strength { $n }
level-now = defence { $n } now
missing = { $what }
still-crypto = { $n } Crypto
still-maneuvers = { $n ->
    [one] { $n } Manoeuvre
   *[other] { $n } Manoeuvres
}
setting-up = choosing ships
round = round { $n }
round-next = round { $n }. Next: { $name }
last-round = last round, usurper: { $name }
skirmish = Skirmish
fight-title = { $attacker } attacks { $defender } in { $sector }
fight-tie = Equal strength: the defender wins.
fight-step-1 = Attack, face down
fight-step-2 = Defence, open
fight-step-3 = Reveal
attacks-with = { $count ->
    [one] attacks with { $count } card, face down
   *[other] attacks with { $count } cards, face down
}
will-defend = defends next
defends-with = { $count ->
    [one] defends with { $count } card, open
   *[other] defends with { $count } cards, open
}
at-least = { $count } or more
so-far = so far
only-you = only you see this
wins = wins
removed = removed
put-away = show or put away
tab-hold = Hand
tab-markets = Markets
tab-offer = Tortuga
tab-sectors = Sectors
group-play = Play a card
group-claim = Claim a reward
group-buy = Buy a card
group-refresh = Refresh the market
group-strengthen = Strengthen
group-remove = Remove a card
group-move = Move
group-vortex = Vortex: remove
group-token = Market tokens
group-use-move = Fly to
group-use-raise = Raise the defence
group-use-mineral = Take a Mineral
group-use-remove-hand = Remove from your hand
group-use-remove-played = Remove a played card
open-cards = Open cards
none = none
discard-of = Discard pile of { $name }
trophies-of = Hunt tokens captured by { $name }
market-of = Market of { $deck } ({ $count } in the deck)
known-below = known at the bottom: { $cards }
hunt-deck = Hunt deck
box = Out of the game
tab-cards = Cards
won-attack = { $taken ->
    [0] { $bank } influence from the bank
   *[other] { $bank ->
        [0] { $taken } influence from the loser
       *[other] { $taken } influence from the loser and { $bank } from the bank
    }
}
if-won = if you win: { $reward }
or = or
hunt-short = a Hunt token
t-market = Tortuga, Markets and Turrets
markets-title = Cards on sale (Crypto)
in-reserve = In reserve
played-cards = Played
your-cards = Your cards
term-have = { $unit } you have now
term-left = { $unit } left then
term-short = { $unit } too few
term-conquest = Manoeuvres for a conquest now
slot-control = Your control token could lie here.
lay-these = Fight with these
play-plain = { $count ->
    [2] Play both plain cards
   *[other] Play all { $count } plain cards
}
with-coins = { $tokens ->
    [0] { $minerals ->
        [one] with 1 Mineral
       *[other] with { $minerals } Minerals
    }
    [one] { $minerals ->
        [0] with 1 Market token
        [one] with 1 Market token and 1 Mineral
       *[other] with 1 Market token and { $minerals } Minerals
    }
   *[other] { $minerals ->
        [0] with { $tokens } Market tokens
        [one] with { $tokens } Market tokens and 1 Mineral
       *[other] with { $tokens } Market tokens and { $minerals } Minerals
    }
}

## On a card that is too small for sentences
brief-reward = Claim +{ $n }
brief-move = Move { $n }
brief-draw = Draw { $n }
brief-mineral = Take a Mineral
brief-scout = Scout here
brief-reserve = Reserve a card
brief-raise = Defence up to +{ $n }
brief-remove = Remove a card
brief-crypto-ship_in_t_sector = T sector: +{ $n } Crypto
brief-crypto-sector_of_opponent = Opponent's sector: +{ $n } Crypto
brief-maneuver-ship_in_t_sector = { $n ->
    [one] T sector: +{ $n } Manoeuvre
   *[other] T sector: +{ $n } Manoeuvres
}
brief-maneuver-sector_of_opponent = { $n ->
    [one] Opponent's sector: +{ $n } Manoeuvre
   *[other] Opponent's sector: +{ $n } Manoeuvres
}
brief-per-token = +{ $n } Crypto a Market token, up to { $most }
brief-influence = Or remove: +{ $n } influence
brief-fight = Attack, defend +{ $n }
brief-attack = Attack +{ $n }
brief-defend = Defend +{ $n }
