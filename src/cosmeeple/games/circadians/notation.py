"""How the numbers of Circadians read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from cosmeeple.games.circadians.state import Ai, Area
from cosmeeple.kernel.records.fields import Bits, Flag, Id, Int, Kinds, ListOf, Per

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
        "seat": Id("seat"),
        "owner": Id("seat"),
        "seats": ListOf(Id("seat")),
        "winners": ListOf(Id("seat")),
        "source": Id("source"),
        "location": Id("location"),
        "target": Id("target"),
        "faction": Id("faction"),
        "contract": CONTRACT,
        "contracts_drawn": ListOf(CONTRACT),
        "event_card": EVENT,
        "own_event": EVENT,
        "farm_tile": FARM,
        "ship_tile": SHIP,
        "leader": LEADER,
        "scheme": SCHEME,
        "space": SPACE,
        "origin": SPACE,
        "resource": Id("resource"),
        "given_up": Id("resource"),
        "gained": Id("resource"),
        "reward": Id("reward"),
        "penalty": Id("penalty"),
        "condition": Id("condition"),
        "face": FACE,
        "faces": ListOf(FACE),
        "in_garages": ListOf(FACE),
        "in_farms": ListOf(FACE),
        "ai_board": Id("ai_board"),
        "phase": Id("phase"),
        "trades": Bits("trade"),
        "met": Bits("condition"),
        "less": Per("resource", Int()),
        "free": Flag(),
        "mirrored": Flag(),
        # state
        "side": Int(),
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
        "contracts": ListOf(CONTRACT),
        "discard": ListOf(CONTRACT),
        "events": ListOf(EVENT),
        "events_out": ListOf(EVENT),
        "events_shown": ListOf(EVENT),
        "renzo": ListOf(EVENT),
        "renzo_shown": ListOf(EVENT),
        "leaders_left": ListOf(LEADER),
        "leaders_out": ListOf(LEADER),
        "radio": Id("seat"),
        "round": Int(),
        # a player's area
        "resources": Per("resource", Int()),
        "reserve": Int(),
        "idle": Int(),
        "canteen": Int(),
        "sal": Int(),
        "rolled": ListOf(FACE),
        "garages": ListOf(FACE),
        "ships": ListOf(SHIP),
        "farms": ListOf(FARM),
        "farm_dice": ListOf(FACE),
        "hand": ListOf(CONTRACT),
        "draft": ListOf(CONTRACT),
        "offered": ListOf(LEADER),
        "fulfilled": Bits("contract"),
        "leaders": Bits("leader"),
        "harvester": SPACE,
        "event": EVENT,
        # the AI
        "Ai.board": Id("ai_board"),
        "dice": Int(),
        "gems": Int(),
        "Ai.tokens": Int(),
        "deck": ListOf(SCHEME),
        "Ai.discard": ListOf(SCHEME),
        "schemes": ListOf(SCHEME),
        "extras": ListOf(SCHEME),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
KINDS.by_name["ai"] = KINDS.record(Ai)
