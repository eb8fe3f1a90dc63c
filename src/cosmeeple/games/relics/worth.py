"""What the evaluation of Relics weighs: a name and a place for every number in `weights.toml`.

The numbers were found by games of the bots (`benchmarks/tune.py`); they only guide search, no rule
depends on them. Several of them decide what is counted (which sale is the best, what a card is used
for), so they are tuned by results and not fitted as those of a plain sum.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.kernel.thinking.weights import load_weights

FEATURES: Final = (
    *("gallery_1", "gallery_2", "gallery_3"),
    *("lead", "lead_later", "centre", "centre_later", "absent"),
    *(
        "planned_sale",
        "further_sale",
        "later_sale",
        "no_trader",
        "surplus",
        "free_card",
        "promoted",
        "trader",
    ),
    *("travel", "order", "market", "reached", "near", "step", "far", "tile", "selling", "sample"),
    *("card", "free_tile", "kept", "smuggled", "round", "zu_card", "repeated"),
    *("column_1", "column_2", "column_3", "column_4", "row_1", "row_2", "row_3", "row_4", "row_5"),
    *("short_of_crew", "ready_sale", "unready_sale"),
)
STAGES: Final = ("game",)
WEIGHTS: Final[list[list[float]]] = load_weights("cosmeeple.games.relics", FEATURES, STAGES)

#: How much of a gallery's promise is believed; the round is added.
GALLERY: Final = -1
#: How much one representative more than another seat makes the place surer: at the end of this
#: round, and later.
LEAD: Final = 3
LEAD_LATER: Final = 4
#: How sure the prizes of this round and of later rounds are; how much less without a
#: representative.
CENTRE: Final = 5
CENTRE_LATER: Final = 6
ABSENT: Final = 7
#: A sale whose traders must still be placed, with cards in hand; what each further sale and one in
#: a later round is worth of that; what a missing trader costs, what a tile too many is worth, and
#: what comes with a sale.
PLANNED_SALE: Final = 8
FURTHER_SALE: Final = 9
LATER_SALE: Final = 10
NO_TRADER: Final = 11
SURPLUS: Final = 12
FREE_CARD: Final = 13
PROMOTED: Final = 14
TRADER: Final = 15
#: What cards are good for: in credits, or as a share of what they would bring. Tiles are believed
#: in by how far the nearest explorer is from their site; every action card is worth something
#: anyway, kept for the next round too.
TRAVEL: Final = 16
ORDER: Final = 17
MARKET: Final = 18
REACHED: Final = 19
NEAR: Final = 20
STEP: Final = 21
FAR: Final = 22
TILE: Final = 23
SELLING: Final = 24
SAMPLE: Final = 25
CARD: Final = 26
FREE_TILE: Final = 27
KEPT: Final = 28
SMUGGLED: Final = 29
#: What is to come on both sides, so that positions before and after it can be compared.
ROUND: Final = 30
ZU_CARD: Final = 31
#: What a second card for the same purpose is worth of the first.
REPEATED: Final = 32
#: Credits of a column with so many guards, and the share of a full row: the number of guards is
#: added.
COLUMN: Final = 32
ROW: Final = 36
SHORT_OF_CREW: Final = 42
#: A sale whose traders stand, and one for which no card is in hand.
READY_SALE: Final = 43
UNREADY_SALE: Final = 44

#: Below so many crew in the supply each one counts.
FEW_CREW: Final = 5
