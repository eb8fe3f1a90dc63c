"""What an answer is said to do where something changes its price: Events, Ships, Contracts, what
the Garage takes."""

from __future__ import annotations

import re

import circadians_build as build
import pytest
from circadians_build import A
from told import told

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Choice, Seen
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.factions import OfferFaction
from cosmeeple.games.circadians.harvesting import HarvestFarm
from cosmeeple.games.circadians.planning import RevealEvent
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.text import Texts

GAME = load_game("circadians")


def seen_by(t: Table[State], seat: int = A) -> Seen:
    sure = {one.pick: one for one in previews(GAME, t, seat, Rng(1))}
    return Seen(GAME, view(GAME, t, seat), Texts(GAME, None, "en"), (), previews=sure)


def does(t: Table[State], key: str) -> str:
    seen = seen_by(t)
    assert key in seen.legal()
    return seen.does(key)


@pytest.mark.parametrize(
    ("language", "tax", "cards"),
    [("en", "−2 Water", "Contracts in hand"), ("pl", "−2 Wody", "Kontrakty na ręce")],
)
def test_headquarters_under_water_tax_in_both_languages(
    language: str, tax: str, cards: str
) -> None:
    t = build.sending(4, water=2)
    assert cards in told("circadians", t, A, language)["send:headquarters:4"].does

    build.event(t, "water_tax")
    build.ask(t, SendDie(A, words.FIRST_GARAGE))
    taxed = told("circadians", t, A, language)["send:headquarters:4"].does
    assert tax in taxed and cards not in taxed


@pytest.mark.parametrize(("language", "left"), [("en", "({} left)"), ("pl", "(pozostało {})")])
def test_the_market_on_market_day_in_both_languages(language: str, left: str) -> None:
    t = build.sending(3, water=9)
    before = told("circadians", t, A, language)["send:market:1:3"].does
    build.event(t, "market_day")
    build.ask(t, SendDie(A, words.FIRST_GARAGE))
    after = told("circadians", t, A, language)["send:market:1:3"].does

    assert (left.format(3) in before, left.format(5) in after) == (True, True)


@pytest.mark.parametrize(
    ("language", "algae", "water", "sum_of"),
    [
        ("en", "−1 Algae", "−5 Water", "10 − 5 (Ship) = 5 Water"),
        ("pl", "−1 Alga", "−5 Wody", "10 − 5 (Statek) = 5 Wody"),
    ],
)
def test_the_laboratory_with_the_partner_s_ship_and_its_garage_s_algae(
    language: str, algae: str, water: str, sum_of: str
) -> None:
    """Garage 1 is free of charge, the die of Garage 2 costs 1 Algae and brings its Ship."""
    t = build.sending(3, 3, ships=("water_5",), water=10, algae=4)
    t.state.farm_stacks = [[build.FARM("farm_passive_energy")], [build.FARM("farm_vp")], []]
    t.state.farms_lost = []
    build.ask(t, SendDie(A, words.FIRST_GARAGE))

    assert algae in told("circadians", t, A, language)["send:laboratory:3"].does
    build.play(t, A, "send:laboratory:3")
    paid = told("circadians", t, A, language)["pay:water"]
    assert water in paid.does
    assert sum_of == paid.note
    build.play(t, A, "pay:water")
    assert [5, 3] == list(t.state.areas[A].resources[:2])


def offered(faction: int, side: str, language: str) -> dict[str, Choice]:
    """What a Faction offers on a side of its board."""
    t = build.bare(2, **{("leyrien", "zcharo", "jrayek")[faction]: side})
    build.give(t, A, 9, 4, 4, 2)
    build.hand(t, A, "aqua_pack")
    build.garages(t, A, 2, 3)
    return told("circadians", build.ask(t, OfferFaction(A, faction)), A, language)


@pytest.mark.parametrize(
    ("faction", "side", "key", "english", "polish"),
    [
        (build.LEYRIEN, "A", "set:garage_1:6", "Garage 1: set to 6", "Garaż 1: ustaw na 6"),
        (build.LEYRIEN, "B", "faction:use", "+2 Contracts in hand", "+2 Kontrakty na ręce"),
        (build.ZCHARO, "A", "trade:algae_to_water", "+3 Water, −1 Algae", "+3 Wody, −1 Alga"),
        (
            build.ZCHARO,
            "B",
            "exchange:contract_aqua_pack",
            "+2 Energy, −1 Contract in hand",
            "+2 Energii, −1 Kontrakt na ręce",
        ),
        (build.JRAYEK, "A", "move:1", "−5 Water", "−5 Wody"),
        (build.JRAYEK, "B", "faction:use", "−5 Water, +1 Gem", "−5 Wody, +1 Klejnot"),
    ],
)
def test_every_faction_says_what_its_ability_brings_and_costs(
    faction: int, side: str, key: str, english: str, polish: str
) -> None:
    for language, wanted in (("en", english), ("pl", polish)):
        choice = offered(faction, side, language)[key]
        assert wanted in f"{choice.label} | {choice.does}"


@pytest.mark.parametrize(
    ("language", "die", "paid", "water"),
    [("en", "+1 die", "−1 Energy", "+2 Water"), ("pl", "+1 Kość", "−1 Energia", "+2 Wody")],
)
def test_the_academy_and_renzo_in_both_languages(
    language: str, die: str, paid: str, water: str
) -> None:
    for ships, wanted in (((), paid), (("energy_1",), die)):
        t = build.sending(5, ships=ships, garage=2, algae=1, energy=2)
        build.play(t, A, "send:academy:5")
        assert told("circadians", t, A, language)["buy:1"].does.startswith(wanted)

    t = build.bare(2, phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    t.state.renzo = [t.state.events_out.pop()]
    build.ask(t, RevealEvent())
    events = told("circadians", t, A, language)
    assert events["event:common"].does.startswith(water)
    assert not events["event:own"].does.startswith("+")


@pytest.mark.parametrize(("language", "word"), [("en", "nothing"), ("pl", "nic")])
def test_a_farm_with_a_0_says_so(language: str, word: str) -> None:
    empty = 0
    for farm in range(1, 4):
        for value in range(1, 7):
            t = build.ask(build.bare(), HarvestFarm(A, farm, value))
            if build.asked(t) == "HarvestFarm":
                empty += sum(
                    one.note == word for one in told("circadians", t, A, language).values()
                )
    assert empty


def nothing(t: Table[State]) -> list[str]:
    """Answers that are said to bring nothing."""
    return [choice.key for choice in choices_of(seen_by(t)) if choice.note == "nothing"]


def test_headquarters_under_water_tax() -> None:
    t = build.sending(4, water=2)
    assert "+2 Contracts in hand" in does(t, "send:headquarters:4")

    build.event(t, "water_tax")
    taxed = does(build.ask(t, SendDie(A, words.FIRST_GARAGE)), "send:headquarters:4")
    assert "−2 Water" in taxed
    assert "Contracts in hand" not in taxed


def test_the_market_on_market_day() -> None:
    t = build.sending(3, water=9)
    assert "(3 left)" in does(t, "send:market:1:3")

    build.event(t, "market_day")
    assert "(5 left)" in does(build.ask(t, SendDie(A, words.FIRST_GARAGE)), "send:market:1:3")


def test_the_academy_with_a_courier() -> None:
    plain = build.sending(5, garage=2, algae=1, energy=2)
    courier = build.sending(5, ships=("energy_1",), garage=2, algae=1, energy=2)
    build.play(plain, A, "send:academy:5")
    build.play(courier, A, "send:academy:5")

    assert does(plain, "buy:1").startswith("−1 Energy")
    assert does(courier, "buy:1").startswith("+1 die")


def test_the_garage_takes_its_algae_first() -> None:
    t = build.sending(3, garage=2, algae=2, water=10)
    assert "−1 Algae" in does(t, "send:foundry:3")


def test_renzo_s_own_event_and_the_common_one() -> None:
    t = build.bare(2, phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    t.state.renzo = [t.state.events_out.pop()]
    build.ask(t, RevealEvent())

    assert "Water" not in does(t, "event:own")
    assert does(t, "event:common").startswith("+2 Water")


def test_a_farm_offers_only_what_it_brings() -> None:
    empty = 0
    for farm in range(1, 4):
        for value in range(1, 7):
            t = build.ask(build.bare(), HarvestFarm(A, farm, value))
            if build.asked(t) != "HarvestFarm":
                continue
            for key in build.options(t, A):
                gain = re.match(r"\+[1-9]\d* (Water|Algae|Energy|Gem)", does(t, key))
                # A 1 brings no Energy, and that is said.
                assert bool(gain) != (key in nothing(t)), (farm, value, key)
                empty += key in nothing(t)
    assert empty
