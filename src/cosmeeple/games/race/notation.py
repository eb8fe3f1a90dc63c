"""How the numbers of Race for the Galaxy read as text: in JSON, positions, transcripts and
messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.state import Area
from cosmeeple.games.race.view import HIDDEN_A, HIDDEN_B
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.fields import (
    Bits,
    Flag,
    Id,
    Int,
    Kind,
    Kinds,
    ListOf,
    Names,
    Per,
    number_of,
)

#: How face-down orb cards and tokens read: the letter on their back is open [RAC-470].
BACKS = {HIDDEN_A: "?A", HIDDEN_B: "?B"}
BACK_NUMBERS = {text: number for number, text in BACKS.items()}


class Backed(Id):
    """An orb card or a token: face down it still shows its letter."""

    def dump(self, value: Any, names: Names) -> Any:
        return BACKS[value] if value in BACKS else super().dump(value, names)

    def load(self, value: Any, names: Names) -> Any:
        return (
            BACK_NUMBERS[value]
            if isinstance(value, str) and value in BACK_NUMBERS
            else super().load(value, names)
        )


CARD = Id("card")
TOKEN = Backed("token")
ORB_CARD = Backed("orb_card")


class Grid(Kind):
    """The packed squares of the Orb: only those with anything in them, by their coordinates."""

    def dump(self, value: Any, names: Names) -> Any:
        return {names["cell"][cell]: packed for cell, packed in enumerate(value) if packed}

    def load(self, value: Any, names: Names) -> Any:
        if not isinstance(value, Mapping):
            raise BadInput(f"squares by their coordinates are wanted, not {value!r}")
        cells = [0] * len(names["cell"])
        for name, packed in value.items():
            if isinstance(packed, bool) or not isinstance(packed, int) or packed < 0:
                raise BadInput(f"a packed square is a number, not {packed!r}")
            cells[number_of("cell", name, names)] = packed
        return picks(cells)

    def step(self, name: str, names: Names) -> tuple[int, Kind]:
        return number_of("cell", name, names), Int()


KINDS = Kinds(
    {
        # frames and events
        "seat": Id("seat"),
        "owner": Id("seat"),
        "winners": ListOf(Id("seat")),
        "card": CARD,
        "world": CARD,
        "by": CARD,
        "arrived": CARD,
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
        # the Orb
        "tokens": ListOf(TOKEN),
        "used_tokens": ListOf(TOKEN),
        "orb_hand": ListOf(ORB_CARD),
        "teams": ListOf(Id("cell")),
        "cells": Grid(),
        "pieces": ListOf(Id("piece")),
        "Orb.deck": ListOf(ORB_CARD),
        "laying": ListOf(Id("piece")),
        "unseen": ListOf(ORB_CARD),
        "removed": ListOf(ORB_CARD),
        "pool_a": ListOf(TOKEN),
        "pool_b": ListOf(TOKEN),
        "spots": ListOf(Id("cell")),
        "spot_tokens": ListOf(TOKEN),
        "track": ListOf(Id("seat")),
        "exhausted": Flag(),
        "cell": Id("cell"),
        "origin": Id("cell"),
        "token": TOKEN,
        "square": Id("square"),
        "left_square": Id("square"),
        "piece": Id("piece"),
        "orb_card": ORB_CARD,
        "orb_cards": ListOf(ORB_CARD),
        "must": Flag(),
        # in frames: does the player hold tokens face down?
        "SettleWorld.tokens": Flag(),
        "BoostMilitary.tokens": Flag(),
        "SpendGoodForMilitary.tokens": Flag(),
        "SellGood.tokens": Flag(),
        "UsePower.tokens": Flag(),
        "SpendGood.tokens": Flag(),
        # by kind of good: how many powers to produce on a windfall world are left
        "powers": ListOf(Int()),
    }
)
KINDS.by_name["orbs"] = ListOf(KINDS.record(Orb))
KINDS.by_name["areas"] = KINDS.per("seat", Area)
