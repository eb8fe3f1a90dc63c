"""Card texts, generated from the power data in the reader's language
[RAC-006, RAC-185, RAC-250]."""

from __future__ import annotations

from typing import Final, NamedTuple

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.vocabulary import CARDS, GOODS
from cosmeeple.kernel.words.text import Texts

#: Phases in the order of a card; "$" reads "trade" in the names of messages.
PHASE_WORDS: Final = {"$": "trade"}
#: Fields that make another sentence of the same power.
VARIANTS: Final = ("only_good", "only_keyword", "rebate", "with_bonuses")


class PowerText(NamedTuple):
    """One power of a card: its phase ("?" for scoring) and its sentence."""

    phase: str
    text: str


def card_text(texts: Texts, number: int) -> list[PowerText]:
    """Every power and every scoring line of a card, as sentences."""
    kit = texts.kit
    assert isinstance(kit, RaceKit)
    card: Card = kit.cards[number]
    found = []
    for power in card.powers:
        key = f"power-{PHASE_WORDS.get(power.phase, power.phase)}-{power.name}"
        for variant in VARIANTS:
            if variant in power.fields and texts.has(f"{key}-{variant}"):
                key = f"{key}-{variant}"
        found.append(PowerText(power.phase, texts.say(key, **values(texts, power.fields))))
    for line in card.lines:
        fields = sorted([name for name in line.fields if name not in ("vp", "per")])
        key = "-".join(["line", line.per, *fields])
        found.append(PowerText("?", texts.say(key, **values(texts, line.fields))))
    return found


def values(texts: Texts, fields: dict[str, str]) -> dict[str, object]:
    """The fields as they go into a message: numbers as numbers, ids as names."""
    shown: dict[str, object] = {}
    for name, value in fields.items():
        if value.lstrip("-").isdigit():
            shown[name] = int(value)
        elif name in ("good", "only_good") and value in GOODS:
            shown[name] = texts.name("good", GOODS.index(value))
        elif name in ("keyword", "only_keyword"):
            shown[name] = texts.say(f"keyword-{value}")
        elif name == "card":
            shown[name] = texts.name("card", CARDS.index(value))
        else:
            shown[name] = (
                texts.say("good-any")
                if value == "any" and fields.get("power") == "consume"
                else value
            )
    shown["gain"] = gain(texts, fields)
    return shown


def gain(texts: Texts, fields: dict[str, str]) -> str:
    """Points and cards that a consume power gives: "1 VP + 2 cards"."""
    rows = []
    for key, names in (("gain-vp", ("vp", "vp_each")), ("gain-cards", ("cards", "cards_each"))):
        amount = sum([int(fields.get(name, "0")) for name in names])
        if amount:
            rows.append(texts.say(key, n=amount))
    return " + ".join(rows)
