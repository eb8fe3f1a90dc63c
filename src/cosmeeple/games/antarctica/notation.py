"""How the numbers of Antarctica read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from cosmeeple.games.antarctica.state import Area
from cosmeeple.kernel.records.fields import Bits, Flag, Id, Int, Kinds, ListOf, Per

ZONE = Id("zone")
SHIP = Id("ship")
SHIPYARD_CARD = Id("shipyard_card")

KINDS = Kinds(
    {
        # frames and events
        "seat": Id("seat"),
        "owner": Id("seat"),
        "waiting": ListOf(Id("seat")),
        "winners": ListOf(Id("seat")),
        "ship": SHIP,
        "zone": ZONE,
        "origin": ZONE,
        "track": Id("track"),
        "symbol": Id("symbol"),
        "building": Id("building"),
        "card": Id("card"),
        "shipyard_card": SHIPYARD_CARD,
        "resource_card": Id("resource_card"),
        "taken": Bits("track"),
        "acted": Flag(),
        # state
        "queues": Per("zone", ListOf(SHIP)),
        "buildings": Per("zone", Bits("building")),
        "icebreakers": Per("zone", Bits("seat")),
        "decks": Per("deck", ListOf(Id("card"))),
        "pile": ListOf(SHIPYARD_CARD),
        "draft": ListOf(SHIPYARD_CARD),
        "played": ListOf(SHIPYARD_CARD),
        "unseen": ListOf(SHIPYARD_CARD),
        "advanced_stack": Int(),
        "sun": ZONE,
        "used": Per("track", Int()),
        "fresh": Bits("ship"),
        "carded": Per("seat", Int()),
        "turns": Int(),
        "still": Int(),
        "ending": Flag(),
        # a player's area
        "supply": Int(),
        "reserve": Int(),
        "ships_available": Int(),
        "cubes_available": Int(),
        "ships_discarded": Int(),
        "cubes_discarded": Int(),
        "launched": Int(),
        "resources": Per("resource_card", Int()),
        "hand": ListOf(SHIPYARD_CARD),
        "cards": ListOf(Id("card")),
        "cubes": Per("track", Int()),
        "Area.scientists": Per("zone", Int()),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
