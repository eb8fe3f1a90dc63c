"""What an answer is said to do where something changes its price: Events, Ships, Contracts, what
the Garage takes."""

from __future__ import annotations

import re

import circadians_build as build
from circadians_build import A

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Seen
from cosmeeple.games.circadians import vocabulary as words
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
