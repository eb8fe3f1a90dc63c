"""How the numbers of Tortuga 2199 read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from typing import Any

from cosmeeple.games.tortuga.state import Area
from cosmeeple.kernel.records.fields import Bits, Flag, Id, Int, Kinds, ListOf, Names, Per


class Hand(ListOf):
    """Cards whose order says nothing: kept sorted, in whatever order they are written."""

    def load(self, value: Any, names: Names) -> Any:
        return sorted(super().load(value, names))


SEAT = Id("seat")
CARD = Id("card")
CARDS = ListOf(CARD)
HAND = Hand(CARD)
SECTOR = Id("sector")

KINDS = Kinds(
    {
        # frames and events
        "seat": SEAT,
        "owner": SEAT,
        "attacker": SEAT,
        "defender": SEAT,
        "winner": SEAT,
        "loser": SEAT,
        "former": SEAT,
        "winners": ListOf(SEAT),
        "card": CARD,
        "cards": CARDS,
        "sector": SECTOR,
        "origin": SECTOR,
        "deck": Id("deck"),
        "left": Bits("op"),
        # state
        "scenario": Id("scenario"),
        "board": Id("map"),
        "control": Per("sector", SEAT),
        "defence": Per("sector", Int()),
        "State.minerals": Bits("sector"),
        "stash": Int(),
        "hunts": Per("sector", CARD),
        "scouts": Per("sector", Bits("seat")),
        "boxed_hunts": CARDS,
        "hunt_deck": Bits("card"),
        "piles": Per("pile", Int()),
        "decks": Per("deck", CARDS),
        "seen_below": Per("deck", Int()),
        "rows": Per("deck", CARDS),
        "removed": CARDS,
        "first": SEAT,
        "active": SEAT,
        "rounds": Int(),
        "crypto": Int(),
        "maneuver": Int(),
        "used_sectors": Bits("sector"),
        "played": HAND,
        "bought": CARDS,
        "fought": CARDS,
        "attack": HAND,
        "defenders": HAND,
        "usurper": SEAT,
        "ending": Flag(),
        # a player's hold
        "ship": CARD,
        "influence": Int(),
        "Area.minerals": Int(),
        "markers": Int(),
        "reserve": CARD,
        "trophies": Bits("card"),
        "hand": HAND,
        "Area.deck": CARDS,
        "discard": CARDS,
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
