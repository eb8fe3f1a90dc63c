"""How the numbers of Relics read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from cosmeeple.games.relics.state import Area, Automaton
from cosmeeple.kernel.records.fields import Bits, Flag, Id, Int, Kinds, ListOf, Per

SEAT = Id("seat")
REGION = Id("region")
ARTEFACT = Id("artefact")
LOCATION = Id("location")
MARKET = Id("market")
CENTRE = Id("centre")
CARD = Id("card")
BUYER = Id("buyer")
ZU_CARD = Id("zu_card")

KINDS = Kinds(
    {
        # frames and events
        "seat": SEAT,
        "owner": SEAT,
        "winners": ListOf(SEAT),
        "waiting": ListOf(SEAT),
        "seats": ListOf(SEAT),
        "faction": Id("faction"),
        "action": Id("action"),
        "card": CARD,
        "old_card": CARD,
        "cards": ListOf(CARD),
        "given": ListOf(ListOf(CARD)),
        "region": REGION,
        "regions": ListOf(REGION),
        "left_regions": ListOf(REGION),
        "artefact": ARTEFACT,
        "artefacts": ListOf(ARTEFACT),
        "left_artefacts": ListOf(ARTEFACT),
        "first": ARTEFACT,
        "guard": ARTEFACT,
        "location": LOCATION,
        "origin": LOCATION,
        "market": MARKET,
        "markets": ListOf(MARKET),
        "left_markets": ListOf(MARKET),
        "chosen": Bits("market"),
        "centre": CENTRE,
        "centres": ListOf(CENTRE),
        "left_centres": ListOf(CENTRE),
        "buyer": BUYER,
        "pushed": BUYER,
        "moved": ListOf(BUYER),
        "returned": ListOf(BUYER),
        "order_card": Id("order_card"),
        "order_cards": ListOf(Id("order_card")),
        "buried": ListOf(ARTEFACT),
        "firsts": ListOf(ARTEFACT),
        "seconds": ListOf(ARTEFACT),
        "zu_card": ZU_CARD,
        "used_regions": Bits("region"),
        # state
        "round": Int(),
        "order": ListOf(SEAT),
        "passed": Bits("seat"),
        "deck": ListOf(CARD),
        "discard": ListOf(CARD),
        "played": ListOf(CARD),
        "forecast": ListOf(CARD),
        "forecast_crew": ListOf(SEAT),
        "orders": Per("centre", Id("order_card")),
        "pool": Per("artefact", Int()),
        "dig": Per("artefact", Int()),
        "black": Per("region", ListOf(ARTEFACT)),
        "drawn": ListOf(ARTEFACT),
        "gone": Per("artefact", Int()),
        "buyers": Per("buyer", Int()),
        "buyer_deck": Per("buyer", Int()),
        "queues": Per("market", ListOf(BUYER)),
        "ship": Per("buyer", Int()),
        "modules": Bits("module"),
        # a player's area
        "credits": Int(),
        "crew": Int(),
        "token": Int(),
        "guards": Bits("artefact"),
        "columns": Bits("region"),
        "travel": Bits("travel_card"),
        "explorers": ListOf(LOCATION),
        "hand": ListOf(CARD),
        "pack": ListOf(CARD),
        "hold": ListOf(ARTEFACT),
        "hatch": ListOf(ARTEFACT),
        "Area.traders": Per("market", Int()),
        "Area.representatives": Per("centre", Int()),
        # Zu's cards
        "Automaton.deck": ListOf(ZU_CARD),
        "later": ListOf(ListOf(ZU_CARD)),
        "discards": ListOf(ZU_CARD),
        "burnt": ListOf(ZU_CARD),
        "removed": ListOf(ZU_CARD),
        "last": Bits("zu_card"),
        "seen": Bits("zu_card"),
        "free": Flag(),
        "optional": Flag(),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
KINDS.by_name["zu"] = ListOf(KINDS.record(Automaton))
