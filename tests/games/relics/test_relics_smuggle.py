"""The smuggle action."""

from __future__ import annotations

from typing import Any

import pytest
from relics_build import A, empty

from cosmeeple.games.relics.smuggle import AcquireTile, ChooseSmuggling, DeliverTile, StoreTile
from cosmeeple.games.relics.turn import ChooseAction
from cosmeeple.games.relics.vocabulary import NONE

STACKS: dict[str, Any] = {
    "black.red": ["red_ring", "red_eye"],
    "black.green": ["green_eye", "green_spiral"],
    "black.purple": ["purple_ring"],
    "areas.A.credits": 20,
}


@pytest.mark.rule("REL-350", "REL-021", "REL-A01")
@pytest.mark.parametrize(
    ("place", "card"), [("bw", "ac_red_wave"), ("bc", "ac_red_gate"), ("be", "ac_red_crown")]
)
def test_the_card_must_fit_the_black_market_where_the_explorer_is(place: str, card: str) -> None:
    cards = ["ac_red_wave", "ac_red_gate", "ac_red_crown"]
    desk = empty(
        ChooseAction(A, 1),
        given={
            **STACKS,
            "areas.A.hand": sorted(cards),
            "areas.A.explorers": ["g1", "g2", place],
            "discard": [],
        },
    )

    desk.play("A smuggle")

    assert desk.get("discard") == [card]


@pytest.mark.rule("REL-350", "REL-D25")
def test_one_delivers_or_acquires() -> None:
    desk = empty(ChooseSmuggling(A), given={**STACKS, "areas.A.hold": ["red_eye"]})

    assert desk.options() == ["smuggle:deliver", "smuggle:acquire"]
    poor = empty(
        ChooseSmuggling(A), given={**STACKS, "areas.A.hold": ["red_eye"], "areas.A.credits": 3}
    )
    assert poor.asked() == "over", (
        "with three credits only a delivery is possible, of the only tile"
    )
    assert poor.get("areas.A.credits") == 6


@pytest.mark.rule("REL-351", "REL-020", "REL-D26", "REL-009")
def test_delivering_brings_the_value_and_puts_the_tile_under_its_stack() -> None:
    desk = empty(
        DeliverTile(A, NONE, 1),
        given={**STACKS, "areas.A.hold": ["red_eye", "red_ring"], "areas.A.hatch": ["green_ring"]},
    )
    assert desk.why_not("deliver:pass") == ["REL-A09"]

    desk.play("A deliver:hold:red_ring")

    assert desk.options() == ["deliver:pass", "deliver:hatch:green_ring"]
    assert desk.why_not("deliver:hold:red_eye") == ["REL-351"]
    desk.play("A deliver:hatch:green_ring")
    assert desk.get("areas.A.credits") == 20 + 6 + 6
    assert desk.get("black.red") == ["red_ring", "red_ring", "red_eye"]
    assert desk.get("black.green")[0] == "green_ring"


@pytest.mark.rule("REL-352", "REL-D27")
def test_acquiring_costs_value_plus_one_from_the_top() -> None:
    desk = empty(AcquireTile(A, NONE, 1), given=STACKS)
    assert desk.options() == ["acquire:green", "acquire:red", "acquire:purple"]

    desk.play("A acquire:red", "A store:hatch")

    assert desk.get("areas.A.credits") == 16
    assert desk.get("black.red") == ["red_ring"]
    assert desk.options() == ["acquire:pass", "acquire:green", "acquire:purple"]
    assert desk.why_not("acquire:red") == ["REL-352"]
    desk.play("A acquire:purple", "A store:hold")
    assert desk.get("areas.A.hatch") == ["red_eye"]
    assert desk.get("areas.A.hold") == ["purple_ring"]


@pytest.mark.rule("REL-352")
def test_the_credits_must_be_there() -> None:
    desk = empty(AcquireTile(A, NONE, 1), given={**STACKS, "areas.A.credits": 5})

    assert desk.why_not("acquire:purple") == ["REL-352"]
    assert desk.options() == ["acquire:green", "acquire:red"]


@pytest.mark.rule("REL-353", "REL-008")
def test_without_space_nothing_can_be_acquired() -> None:
    full = {**STACKS, "areas.A.hold": ["green_eye"] * 5, "areas.A.hatch": ["green_eye"] * 3}
    desk = empty(
        ChooseAction(A, 1),
        given={**full, "areas.A.hand": ["ac_red_wave"], "areas.A.explorers": ["g1", "g2", "bw"]},
    )

    desk.play("A smuggle")

    assert desk.asked() == "DeliverTile"


@pytest.mark.rule("REL-008", "REL-353")
def test_a_full_hold_leaves_only_the_hatch() -> None:
    desk = empty(StoreTile(A, 8), given={"areas.A.hold": ["green_eye"] * 5, "drawn": ["red_eye"]})

    assert desk.get("areas.A.hatch") == ["red_eye"]


@pytest.mark.rule("REL-354")
def test_both_tiles_may_be_sampled_afterwards() -> None:
    desk = empty(AcquireTile(A, NONE, 1), given=STACKS)
    desk.play(
        "A acquire:red",
        "A store:hold",
        "A acquire:purple",
        "A store:hold",
        "A sample:crew",
        "A sample:crew",
    )

    assert desk.get("areas.A.guards") == ["red_eye", "purple_ring"]


@pytest.mark.rule("REL-355")
@pytest.mark.parametrize(
    ("place", "card"), [("bw", "ac_red_wave"), ("bc", "ac_red_gate"), ("be", "ac_red_crown")]
)
def test_all_black_markets_lead_to_the_same_stacks(place: str, card: str) -> None:
    given = {**STACKS, "areas.A.hand": [card], "areas.A.explorers": ["g1", "g2", place]}
    desk = empty(ChooseAction(A, 1), given=given).play("A smuggle")

    assert desk.options() == ["acquire:green", "acquire:red", "acquire:purple"]


@pytest.mark.rule("REL-241", "REL-902")
def test_the_stacks_are_open_in_full() -> None:
    from cosmeeple.games.relics import GAME
    from cosmeeple.kernel.records.view import view

    desk = empty(AcquireTile(A, NONE, 1), given=STACKS)

    assert view(GAME, desk.table, 1).state.black == desk.state.black
