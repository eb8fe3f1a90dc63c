"""How the numbers of Race for the Galaxy read as text: in JSON, positions, transcripts and messages."""

from __future__ import annotations

from cosmeeple.games.race.state import Area
from cosmeeple.kernel.fields import Bits, Flag, Id, Int, Kinds, ListOf, Per

CARD = Id("card")

KINDS = Kinds(
    {
        # frames and events
        "seat": Id("seat"),
        "owner": Id("seat"),
        "winners": ListOf(Id("seat")),
        "card": CARD,
        "world": CARD,
        "by": CARD,
        "cards": ListOf(CARD),
        "action": Id("action"),
        "phase": Id("phase"),
        "good": Id("good"),
        "extra": Flag(),
        "trade": Flag(),
        "with_bonuses": Flag(),
        "bonus": Bits("seat"),
        # state
        "deck": ListOf(CARD),
        "discards": ListOf(CARD),
        "witnesses": ListOf(Id("witness")),
        "pool": Int(),
        "round": Int(),
        "first": Id("seat"),
        "actions": Per("seat", Id("action")),
        "seconds": Per("seat", Id("action")),
        "expansion": Id("expansion"),
        "advanced": Flag(),
        "keeps_sacrificed": Flag(),
        "ending": Flag(),
        # a player's area
        "hand": ListOf(CARD),
        "shown": ListOf(CARD),
        "dealt": ListOf(CARD),
        "tableau": ListOf(CARD),
        "holders": ListOf(CARD),
        "goods": ListOf(CARD),
        "chips": Int(),
        "old": Int(),
        "boost": Int(),
        "settled": Int(),
        "conquered": CARD,
        "produced": Per("good", Int()),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Area)
