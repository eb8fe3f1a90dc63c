"""How the numbers of Circadians read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from cosmeeple.games.circadians.state import Ai, Area
from cosmeeple.kernel.records.fields import Bits, Flag, Id, Int, Kinds, ListOf, Per, same_named

FACE = Id("face")
CONTRACT = Id("contract")
EVENT = Id("event")
FARM = Id("farm_tile")
SHIP = Id("ship_tile")
SPACE = Id("space")
SCHEME = Id("scheme")
LEADER = Id("leader")

KINDS = Kinds(
    {
        # frames and events
        "seat owner": Id("seat"),
        **same_named("source location target faction reward penalty condition ai_board phase"),
        "seats winners": ListOf(Id("seat")),
        "contract": CONTRACT,
        "contracts_drawn": ListOf(CONTRACT),
        "event_card own_event": EVENT,
        "farm_tile": FARM,
        "ship_tile": SHIP,
        "leader": LEADER,
        "scheme": SCHEME,
        "space origin": SPACE,
        "resource given_up gained": Id("resource"),
        "face": FACE,
        "faces in_garages in_farms": ListOf(FACE),
        "trades": Bits("trade"),
        "met": Bits("condition"),
        "less": Per("resource", Int()),
        "free mirrored": Flag(),
        # state
        "side round": Int(),
        "irenic": Flag(),
        "planet": Id("side"),
        "factions": Per("faction", Id("side")),
        "State.tokens": Per("space", Id("token")),
        "caches": Per("cache", Int()),
        "caches_open": Bits("cache"),
        "board": Per("location", ListOf(Id("piece"))),
        "progress": Bits("value"),
        "rewards_taken": Bits("reward"),
        "complications": Bits("condition"),
        "penalties_taken": Bits("penalty"),
        "farm_stacks": ListOf(ListOf(FARM)),
        "ship_stacks": ListOf(ListOf(SHIP)),
        "farms_lost": ListOf(FARM),
        "ships_lost": ListOf(SHIP),
        "contracts discard": ListOf(CONTRACT),
        "events events_out events_shown renzo renzo_shown": ListOf(EVENT),
        "leaders_left leaders_out": ListOf(LEADER),
        "radio": Id("seat"),
        # a player's area
        "resources": Per("resource", Int()),
        "reserve idle canteen sal": Int(),
        "rolled garages farm_dice": ListOf(FACE),
        "ships": ListOf(SHIP),
        "farms": ListOf(FARM),
        "hand draft": ListOf(CONTRACT),
        "offered": ListOf(LEADER),
        "fulfilled": Bits("contract"),
        "leaders": Bits("leader"),
        "harvester": SPACE,
        "event": EVENT,
        # the AI
        "Ai.board": Id("ai_board"),
        "dice gems Ai.tokens": Int(),
        "deck Ai.discard schemes extras": ListOf(SCHEME),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
KINDS.by_name["ai"] = KINDS.record(Ai)
