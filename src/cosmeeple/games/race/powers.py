"""Printed powers as types [RAC-006]: the fields of each, and what it adds to the columns that the
rules read.

A power's fields are those of its row in components.toml. `fold` writes it into the columns of the
cards (`kit.Facts`); powers of phase IV are walked through one by one, so they become
`ConsumePower`s instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

import msgspec

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.kit import ConsumePower

Good = Literal["novelty", "rare", "genes", "alien"]
GoodOrAny = Literal["novelty", "rare", "genes", "alien", "any"]
Keyword = Literal["alien", "rebel", "imperium", "uplift", "terraforming"]


def good_number(good: str) -> int:
    """The number of a good; ANY for "any", NONE for nothing."""
    if not good:
        return words.NONE
    return words.ANY if good == "any" else words.GOODS.index(good)


def keyword_bits(keywords: Iterable[str]) -> int:
    return sum(1 << words.KEYWORDS.index(keyword) for keyword in set(keywords))


class Columns:
    """One number for each card and fact; facts that look at a good have a column for each, the last
    for no good."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.columns: dict[str, list[int]] = {}

    def get(self, fact: str, otherwise: int = 0) -> list[int]:
        return self.columns.setdefault(fact, [otherwise] * self.cards)

    def by_good(self, fact: str, goods: int) -> list[list[int]]:
        return [self.get(f"{fact}.{good}") for good in range(goods)]

    def add(self, card: int, fact: str, n: int = 1) -> None:
        self.get(fact)[card] += n

    def put(self, card: int, fact: str, n: int) -> None:
        self.get(fact, words.NONE)[card] = n

    def add_by_good(self, card: int, fact: str, good: str, n: int) -> None:
        """For one kind of good, or for all: "any" does not mean worlds without a good, no good at
        all does."""
        for place, kind in enumerate((*words.GOODS, "none")):
            if good == kind or not good or (good == "any" and kind != "none"):
                self.add(card, f"{fact}.{place}", n)


class Power(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """A power that a card has or has not. `fact` is the column that it writes into."""

    fact: ClassVar[str] = ""
    phase: str
    power: str

    def fold(self, to: Columns, card: int) -> None:
        to.add(card, self.fact)


class OrbPower(Power, frozen=True, kw_only=True):
    """Counts with the Orb only."""

    orb_only: Literal[True]


class Adds(Power, frozen=True, kw_only=True):
    """n more of something."""

    n: int

    def fold(self, to: Columns, card: int) -> None:
        to.add(card, self.fact, self.n)


class OrbAdds(Adds, frozen=True, kw_only=True):
    orb_only: Literal[True]


class AddsByGood(Adds, frozen=True, kw_only=True):
    """n more of something for a kind of good."""

    good: GoodOrAny

    def fold(self, to: Columns, card: int) -> None:
        to.add_by_good(card, self.fact, self.good, self.n)


class NamesGood(Power, frozen=True, kw_only=True):
    """A kind of good."""

    good: GoodOrAny

    def fold(self, to: Columns, card: int) -> None:
        to.put(card, self.fact, good_number(self.good))


class Military(Adds, frozen=True, kw_only=True):
    """Military always, against one kind of world, or against a keyword
    [RAC-104, RAC-206, RAC-207]."""

    only_good: Good | Literal[""] = ""
    only_keyword: Keyword | Literal[""] = ""

    def fold(self, to: Columns, card: int) -> None:
        if self.only_keyword:
            to.add(card, "military_by_keyword", self.n)
            to.get("fought_keyword")[card] |= keyword_bits((self.only_keyword,))
        elif self.only_good:
            to.add_by_good(card, "military_by_good", self.only_good, self.n)
        else:
            to.add(card, "military", self.n)


class SettleDiscount(Adds, frozen=True, kw_only=True):
    """Worlds of a kind, or all, are cheaper [RAC-102, RAC-205]."""

    only_good: Good | Literal[""] = ""

    def fold(self, to: Columns, card: int) -> None:
        to.add_by_good(card, "discounts", self.only_good, self.n)


class PayForMilitary(Power, frozen=True, kw_only=True):
    """Military worlds may be paid for [RAC-212]."""

    targets: Literal["non_alien", "alien", "chromosome"]
    rebate: int = 0

    def fold(self, to: Columns, card: int) -> None:
        to.put(card, "pay_targets", words.PAY_TARGETS.index(self.targets))
        to.add(card, "pay_rebate", self.rebate)


class SpendForMilitary(Adds, frozen=True, kw_only=True):
    """A good for temporary Military [RAC-210]."""

    good: Good

    def fold(self, to: Columns, card: int) -> None:
        to.put(card, "spend_good", good_number(self.good))
        to.add(card, "spend_military", self.n)


class DrawPerKeyword(Adds, frozen=True, kw_only=True):
    """n cards for each card with a keyword [RAC-232]."""

    keyword: Keyword

    def fold(self, to: Columns, card: int) -> None:
        to.add(card, "draw_per_keyword", self.n)
        to.get("drawn_keyword")[card] |= keyword_bits((self.keyword,))


class DrawPerBig(Adds, frozen=True, kw_only=True):
    """n cards for each development of at least a cost [RAC-234]."""

    min_cost: int

    def fold(self, to: Columns, card: int) -> None:
        to.add(card, "draw_per_big", self.n)
        to.add(card, "big_cost", self.min_cost)


class Consume(Power, frozen=True, kw_only=True):
    """A power of phase IV, used one by one [RAC-134]."""

    def fold(self, to: Columns, card: int) -> None:
        to.add(card, "consumes")

    def numbers(self) -> dict[str, int]:
        """What it takes and gives; what is left out is nothing."""
        return {}

    def made(self) -> ConsumePower:
        kind = words.CONSUME_POWERS.index(self.power)
        nothing = {
            "good": words.ANY,
            "take": 0,
            "vp": 0,
            "cards": 0,
            "times": 0,
            "less": 0,
            "with_bonuses": False,
        }
        return ConsumePower(kind, **{**nothing, **self.numbers()})  # type: ignore[arg-type]


class ConsumeGoods(Consume, frozen=True, kw_only=True):
    """Goods of a kind for points and cards, some times [RAC-218]."""

    good: GoodOrAny
    take: int
    times: int
    vp: int = 0
    cards: int = 0

    def numbers(self) -> dict[str, int]:
        good = good_number(self.good)
        return {
            "good": good,
            "take": self.take,
            "times": self.times,
            "vp": self.vp,
            "cards": self.cards,
        }


class ThreeKinds(Consume, frozen=True, kw_only=True):
    """Three kinds of goods for points [RAC-219]."""

    vp: int

    def numbers(self) -> dict[str, int]:
        return {"vp": self.vp}


class EachKind(Consume, frozen=True, kw_only=True):
    """A good of each kind, or hand cards, for points each [RAC-224, RAC-227]."""

    up_to: int
    vp_each: int

    def numbers(self) -> dict[str, int]:
        return {"times": self.up_to, "vp": self.vp_each}


class EachKindForCards(EachKind, frozen=True, kw_only=True):
    cards_each: int = 0

    def numbers(self) -> dict[str, int]:
        return {**EachKind.numbers(self), "cards": self.cards_each}


class ConsumeAll(Consume, frozen=True, kw_only=True):
    """All goods for points, less some [RAC-225]."""

    vp_each: int
    vp_less: int = 0

    def numbers(self) -> dict[str, int]:
        return {"vp": self.vp_each, "less": self.vp_less}


class SellGood(Consume, frozen=True, kw_only=True):
    """Sell a good, with the bonuses or without [RAC-226]."""

    with_bonuses: bool = False

    def numbers(self) -> dict[str, int]:
        return {"with_bonuses": self.with_bonuses}


class ConsumeDraw(Consume, frozen=True, kw_only=True):
    """Draw cards [RAC-228]."""

    n: int

    def numbers(self) -> dict[str, int]:
        return {"cards": self.n}


def into(fact: str, base: type[Power]) -> type[Power]:
    """A power that differs from another one in its column only."""
    return type(f"{base.__name__}_{fact}", (base,), {"fact": fact, "__annotations__": {}})


#: Every printed power by phase and name. Anything else is refused.
POWERS: dict[tuple[str, str], type[Power]] = {
    ("place", "discard_card_to_produce_here"): into("discards_to_produce", Power),
    ("place", "second_team"): into("second_team", OrbPower),
    ("I", "see_more"): into("see_more", Adds),
    ("I", "keep_more"): into("keep_more", Adds),
    ("I", "team_speed"): into("team_speed", OrbAdds),
    ("II", "draw_before"): into("draw_before", Adds),
    ("II", "discount"): into("develop_discount", Adds),
    ("II", "draw_after_placing"): into("develop_draw", Adds),
    ("III", "military"): Military,
    ("III", "military_per_chromosome_world"): into("chromosome_military", Adds),
    ("III", "sacrifice_for_military"): into("sacrifice_military", Adds),
    ("III", "spend_good_for_military"): SpendForMilitary,
    ("III", "discount"): SettleDiscount,
    ("III", "sacrifice_for_free_world"): into("frees_world", Power),
    ("III", "pay_for_military"): PayForMilitary,
    ("III", "conquer_with_leftover"): into("uses_leftover", Power),
    ("III", "sacrifice_for_extra_world"): into("adds_world", Power),
    ("III", "settle_if_lucky"): into("is_lucky", Power),
    ("III", "draw_after_placing"): into("settle_draw", Adds),
    ("$", "sale_bonus"): into("sale_bonus", AddsByGood),
    ("$", "sale_bonus_here"): into("sale_bonus_here", Adds),
    ("$", "no_bonus_sale_here"): into("no_bonus_sale", Power),
    ("IV", "consume"): ConsumeGoods,
    ("IV", "consume_three_kinds"): ThreeKinds,
    ("IV", "consume_each_kind"): EachKindForCards,
    ("IV", "consume_all"): ConsumeAll,
    ("IV", "sell_good"): SellGood,
    ("IV", "discard_cards_for_vp"): EachKind,
    ("IV", "draw"): ConsumeDraw,
    ("IV", "draw_if_lucky"): Consume,
    ("V", "produce_here"): into("produces", Power),
    ("V", "produce_on_windfall"): into("windfall_power", NamesGood),
    ("V", "draw_if_produced_here"): into("draw_if_produced", Adds),
    ("V", "draw"): into("produce_draw", Adds),
    ("V", "draw_per_good_produced"): into("draw_per_good", AddsByGood),
    ("V", "draw_if_most_produced"): into("draw_if_most", AddsByGood),
    ("V", "draw_per_kind_produced"): into("draw_per_kind", Adds),
    ("V", "draw_per_world"): into("draw_per_world", AddsByGood),
    ("V", "draw_per_keyword"): DrawPerKeyword,
    ("V", "draw_per_rebel_military_world"): into("draw_per_rebel", Adds),
    ("V", "draw_per_big_development"): DrawPerBig,
    ("V", "gather_goods"): into("gathers", NamesGood),
}


def fault_of(row: dict[str, Any]) -> str:
    """What is wrong with the row of a power, or nothing."""
    phase, name = row.get("phase"), row.get("power")
    kind = POWERS.get((str(phase), str(name)))
    if kind is None:
        return f"there is no power {phase}.{name}"
    fields = msgspec.structs.fields(kind)
    missing = sorted({field.name for field in fields if field.required} - set(row))
    extra = sorted(set(row) - {field.name for field in fields})
    if missing:
        return f"{name} needs {', '.join(missing)}"
    if extra:
        return f"{name} has no {', '.join(extra)}"
    try:
        msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        return f"{name}: {error}"
    return ""


def read_power(row: dict[str, Any]) -> Power:
    """The power of a row that has no fault."""
    return msgspec.convert(row, POWERS[row["phase"], row["power"]])
