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
    same_named,
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
        "seat owner": Id("seat"),
        **same_named("action phase good expansion piece"),
        "winners": ListOf(Id("seat")),
        "card world by arrived": CARD,
        "cards": ListOf(CARD),
        "extra trade with_bonuses": Flag(),
        "bonus": Bits("seat"),
        # state
        "deck discards": ListOf(CARD),
        "witnesses": ListOf(Id("witness")),
        "pool round": Int(),
        "first": Id("seat"),
        "actions seconds": Per("seat", Id("action")),
        "advanced keeps_sacrificed ending": Flag(),
        # a player's area
        "hand shown dealt tableau holders goods": ListOf(CARD),
        "chips old boost settled": Int(),
        "conquered": CARD,
        "produced": Per("good", Int()),
        # the Orb
        "tokens used_tokens pool_a pool_b spot_tokens": ListOf(TOKEN),
        "orb_hand Orb.deck unseen removed orb_cards": ListOf(ORB_CARD),
        "teams spots": ListOf(Id("cell")),
        "cells": Grid(),
        "pieces laying": ListOf(Id("piece")),
        "track": ListOf(Id("seat")),
        "exhausted must": Flag(),
        "cell origin": Id("cell"),
        "token": TOKEN,
        "square left_square": Id("square"),
        "orb_card": ORB_CARD,
        # in frames: does the player hold tokens face down?
        "SettleWorld.tokens BoostMilitary.tokens SpendGoodForMilitary.tokens": Flag(),
        "SellGood.tokens UsePower.tokens SpendGood.tokens": Flag(),
        # by kind of good: how many powers to produce on a windfall world are left
        "powers": ListOf(Int()),
    }
)
KINDS.by_name["orbs"] = ListOf(KINDS.record(Orb))
KINDS.by_name["areas"] = KINDS.per("seat", Area)
