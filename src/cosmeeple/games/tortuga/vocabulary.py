"""The words of the game: ids of sectors, ships, cards, hunts and scenarios, and the numbers behind
them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

from cosmeeple.kernel.engine.domain import ids
from cosmeeple.kernel.ids import ids_of

#: One id per tile. Markets and Turrets are numbered in the order of the layout's places.
SECTORS: Final = ids(
    "tortuga market_1 market_2 market_3 turret_1 turret_2 turret_3 fortress laboratory mines vortex"
)
SECTOR_KINDS: Final = ids_of(__name__, "sector")
SECTOR_COUNT: Final = 11  # len(SECTORS)
TORTUGA: Final = 0  # SECTORS
MARKET: Final = 1  # SECTORS: market_1
TURRET: Final = 4  # SECTORS: turret_1
#: The first sector with a deck of its own.
SPECIAL: Final = 7  # SECTORS: fortress
FORTRESS: Final = 7  # SECTORS
LABORATORY: Final = 8  # SECTORS
MINES: Final = 9  # SECTORS
VORTEX: Final = 10  # SECTORS
SPECIAL_COUNT: Final = 4  # len(DECKS)
#: The decks of the special sectors, in the order of the sectors: Fortress, Laboratory, Mines,
#: Vortex.
DECKS: Final = ("F", "L", "K", "W")

SHIPS: Final = ids_of(__name__, "ship")
SHIP_COUNT: Final = 4  # len(SHIPS)

STARTING_CARDS: Final = ids_of(__name__, "starting_card")
T_CARDS: Final = ids_of(__name__, "card", deck="T")
PILES: Final = tuple([f"{card}_pile" for card in T_CARDS])
F_CARDS: Final = ids_of(__name__, "card", deck="F")
L_CARDS: Final = ids_of(__name__, "card", deck="L")
K_CARDS: Final = ids_of(__name__, "card", deck="K")
W_CARDS: Final = ids_of(__name__, "card", deck="W")
MARKET_CARDS: Final = (*T_CARDS, *F_CARDS, *L_CARDS, *K_CARDS, *W_CARDS)
HUNTS: Final = ids_of(__name__, "hunt")
#: Every kind of card; equal cards are the same number.
CARDS: Final = (*STARTING_CARDS, *SHIPS, *MARKET_CARDS, *HUNTS)
CARD_COUNT: Final = 47  # len(CARDS)
#: The card of ship 0.
SHIP_CARD: Final = 3  # CARDS: void_raven
#: The first card with a price.
MARKET_CARD: Final = 7  # CARDS: hacker
T_COUNT: Final = 6  # len(T_CARDS)
#: The first card of a special deck.
SPECIAL_CARD: Final = 13  # CARDS: deserter
MARKET_COUNT: Final = 30  # len(MARKET_CARDS)
SPECIAL_CARD_COUNT: Final = 24
#: The first Hunt card; a Hunt token has the number of its card.
HUNT_CARD: Final = 37  # CARDS: bot
HUNT_COUNT: Final = 10  # len(HUNTS)

SCENARIOS: Final = ids_of(__name__, "scenario")

#: Abilities that ask something when the card is played, as bits of a number.
OPS: Final = ("draw", "scout", "reserve", "mineral", "move", "raise", "remove")
DRAW: Final = 1
SCOUT: Final = 2
RESERVE: Final = 4
MINERAL: Final = 8
MOVE: Final = 16
RAISE: Final = 32
REMOVE: Final = 64

#: Where an ability takes from, as bits: a Mineral from sector or stash, a card from hand or played
#: cards.
FROM_SECTOR: Final = 1
FROM_STASH: Final = 2
FROM_HAND: Final = 1
FROM_PLAYED: Final = 2

#: Conditions of a gain.
SHIP_IN_T_SECTOR: Final = 0  # CONDITIONS
SECTOR_OF_OPPONENT: Final = 1  # CONDITIONS
CONDITIONS: Final = ("ship_in_t_sector", "sector_of_opponent")

#: No defence track goes further than this.
HIGHEST_LEVEL: Final = 20
#: No ability moves a ship further than this.
LONGEST_MOVE: Final = 6
