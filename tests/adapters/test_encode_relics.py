"""The observation of Relics: complete, without secrets, and every number means what its name
says."""

from __future__ import annotations

from typing import Any

import pytest
from walking import check_distinct, check_numbers, step, written

from cosmeeple.adapters.observe import Observer
from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.encode import encode, names
from cosmeeple.games.relics.scoring import score_now
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.vocabulary import ACTION_CARDS, ARTEFACTS, MODULES
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.paths import write
from cosmeeple.kernel.records.view import View, packed, view

KIT: Any = GAME.kit()
OBSERVERS = {seats: Observer(GAME, seats) for seats in GAME.seats}
VARIANTS: list[tuple[int, dict[str, str]]] = [
    *[(seats, {"hands": hands}) for seats in (2, 3, 4) for hands in ("deal", "draft")],
    (1, {}),
    (1, dict.fromkeys(MODULES, "on")),
    *[(1, {module: "on"}) for module in MODULES],
]
FACTIONS = ("issisinui", "aqulla", "kuti_kuti", "gul")


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_has_a_name_of_its_own(seats: int) -> None:
    found = names(KIT, seats)

    assert len(set(found)) == len(found)
    assert len(written(encode, view(GAME, GAME.new(seats, 1), 0).state, 0)) == len(found)
    assert OBSERVERS[seats].names[: len(found)] == found


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_all_variants_hold_no_secrets(seats: int, options: dict[str, str]) -> None:
    table, rng = GAME.new(seats, 5, options), Rng(state_from_seed(6))
    for _ in range(40):
        check_numbers(OBSERVERS[seats], table, rng)
        step(table, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_numbers_to_the_end_of_a_game(seats: int) -> None:
    table, rng = GAME.new(seats, 7), Rng(state_from_seed(8))
    count = 0
    while not table.over():
        if count % 10 == 0:
            check_numbers(OBSERVERS[seats], table, rng)
        step(table, rng)
        count += 1
    check_numbers(OBSERVERS[seats], table, rng)
    seen = dict(zip(OBSERVERS[seats].names, OBSERVERS[seats].observe(table, 0), strict=True))
    assert seen["me.score"] == GAME.outcome(table.state).scores[0]


def relevant(seen: View) -> bytes:
    """The view, less the order of the discards, of action cards and of Zu's: they are shuffled
    before anybody draws from them."""
    seen.state.discard.sort()
    for zu in seen.state.zu:
        zu.discards.sort()
    return packed(seen)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, dict.fromkeys(MODULES[3:6], "on")), *VARIANTS[:6]]
)
def test_views_that_differ_give_different_numbers(seats: int, options: dict[str, str]) -> None:
    check_distinct(
        OBSERVERS[seats], GAME.new(seats, 9, options), Rng(state_from_seed(10)), relevant
    )


def started(seats: int) -> Table[Any]:
    """The first turn; nobody has redrawn a card."""
    table = GAME.new(seats, 11)
    for seat in range(seats):
        table.apply(seat, KIT.names["faction"].index(FACTIONS[seat]))
    while type(table.agenda[-1]).__name__ == "RedrawCard":
        table.apply(table.decider, -1)
    return table


def numbers(table: Table[Any], seats: int, seat: int = 0) -> dict[str, float]:
    return dict(
        zip(OBSERVERS[seats].names, OBSERVERS[seats].observe(table, seat).tolist(), strict=True)
    )


ROW = ["ac_red_star", "ac_green_wave", "ac_red_gate"]


@pytest.mark.parametrize(
    ("seats", "path", "value", "name", "expected"),
    [
        (2, "areas.A.credits", 41, "me.credits", 41),
        (2, "areas.A.credits", 41, "me.score", 41),
        (2, "areas.B.crew", 3, "next1.crew", 3),
        (2, "areas.B.token", 2, "next1.token2", 1),
        (2, "areas.B.token", 2, "next1.token1", 0),
        (2, "areas.A.faction", "gul", "me.faction.gul", 1),
        (2, "areas.A.guards", ["green_eye"], "me.guard.green_eye", 1),
        (
            2,
            "areas.A.guards",
            ["red_eye", "red_spiral", "red_trident", "red_ring"],
            "me.gallery",
            KIT.column_credits[4],
        ),
        (2, "areas.B.columns", ["green"], "next1.column_bonus.green", 1),
        (2, "areas.A.travel", ["tr_3"], "me.travel.tr_2", 0),
        (2, "areas.A.travel", ["tr_3"], "me.travel.tr_3", 1),
        (2, "areas.A.explorers", ["m1", "bw", "-"], "me.explorer2.bw", 1),
        (2, "areas.A.hand", ["ac_red_star", "ac_red_star"], "me.hand.ac_red_star", 2),
        (2, "areas.B.hand", ["ac_red_star", "ac_red_star"], "next1.hand.size", 2),
        (2, "areas.A.pack", ["ac_red_gate"], "me.pack.ac_red_gate", 1),
        (2, "areas.B.pack", ["ac_red_gate"], "next1.pack.size", 1),
        (2, "areas.A.hold", ["red_eye", "red_eye", "red_ring"], "me.hold.red_eye", 2),
        (2, "areas.A.hold", ["red_eye", "red_eye", "red_ring"], "me.hold_free", 2),
        (2, "areas.B.hatch", ["orange_ring"], "next1.hatch.orange_ring", 1),
        (2, "areas.B.hatch", ["orange_ring"], "next1.hatch_free", 2),
        (2, "areas.B.traders.m5", 2, "next1.traders.m5", 2),
        (2, "areas.B.representatives.left", 4, "next1.representatives.left", 4),
        (2, "areas.B.representatives.left", 4, "next1.prize.left", KIT.centre_prize[1][0]),
        (2, "passed", ["B"], "next1.passed", 1),
        (2, "passed", ["B"], "me.passed", 0),
        (2, "order", ["B", "A"], "next1.turn1", 1),
        (2, "order", ["B", "A"], "me.turn2", 1),
        (2, "round", 2, "round.2", 1),
        (2, "pool.red_eye", 1, "pool.red_eye", 1),
        (2, "dig.red_eye", 5, "dig.red_eye", 5),
        (2, "drawn", ["red_eye", "red_eye"], "drawn.red_eye", 2),
        (2, "gone.red_eye", 3, "gone.red_eye", 3),
        (2, "black.red", ["red_eye", "red_spiral", "red_ring"], "red.black1.ring", 1),
        (2, "black.red", ["red_eye", "red_spiral", "red_ring"], "red.black3.eye", 1),
        (2, "black.red", ["red_eye", "red_spiral", "red_ring"], "red.black.size", 3),
        (2, "buyers.green", 3, "green.level", KIT.levels[3]),
        (2, "buyers.green", 0, "green.pay", KIT.pay[0]),
        (2, "buyers.special", 2, "buyers.special", 2),
        (2, "buyer_deck.special", 0, "buyer_deck.special", 0),
        (2, "ship.red", 2, "ship.red", 2),
        (2, "queues.m2", ["red", "special", "red"], "m2.queue2.special", 1),
        (2, "queues.m2", ["red", "special", "red"], "m2.queue.size", 3),
        (2, "forecast", ROW, "forecast2.green", 1),
        (2, "forecast", ROW, "forecast2.wave", 1),
        (2, "forecast", ROW, "forecast2.red", 0),
        (2, "forecast_crew", ["-", "B", "-"], "forecast2.crew.next1", 1),
        (2, "played", ["ac_red_star"], "played.star", 1),
        (2, "deck", ROW, "deck.size", 3),
        (2, "discard", [*ROW, "ac_red_star"], "discard.ac_red_star", 2),
        (2, "discard", [*ROW, "ac_red_star"], "discard.size", 4),
        (2, "orders.middle", "ord_auction", "middle.order.ord_auction", 1),
        (1, "areas.B.credits", 55, "zu.credits", 55),
        (1, "areas.B.hold", ["red_ring"], "zu.hold_free", 4),
        (
            1,
            "areas.B.hold",
            ["red_ring"],
            "zu.score",
            KIT.zu_credits + KIT.value[ARTEFACTS.index("red_ring")],
        ),
        (1, "order", ["B", "A"], "zu.turn1", 1),
        (1, "forecast_crew", ["-", "-", "B"], "forecast3.crew.zu", 1),
        (1, "zu.0.deck", ["zu_exc_1"], "zu.deck.size", 1),
        (1, "zu.0.later", [["zu_exc_1"], ["zu_exc_2", "zu_exc_3"]], "zu.later1.size", 2),
        (1, "zu.0.later", [["zu_exc_1"]], "zu.later2.size", 0),
        (1, "zu.0.discards", ["zu_bur_1"], "zu.discards.zu_bur_1", 1),
        (1, "zu.0.burnt", ["zu_bur_1"], "zu.burnt.size", 1),
        (1, "zu.0.removed", ["zu_bur_1", "zu_bur_2"], "zu.removed.size", 2),
        (1, "zu.0.seen", ["zu_bur_2"], "zu.seen.zu_bur_2", 1),
        (1, "modules", ["harder_failed_15"], "module.harder_failed_15", 1),
    ],
)
def test_what_the_numbers_mean(
    seats: int, path: str, value: Any, name: str, expected: float
) -> None:
    table = started(seats)
    before = OBSERVERS[seats].observe(table, 0)

    write(GAME, table, path, value)

    assert numbers(table, seats)[name] == expected
    assert (OBSERVERS[seats].observe(table, 0) != before).any()


def test_the_numbers_of_a_real_position() -> None:
    table = started(1)
    rng = Rng(state_from_seed(12))
    while table.state.round < 2 or type(table.agenda[-1]).__name__ != "ChooseAction":
        step(table, rng)
    seen = numbers(table, 1)
    s: State = table.state

    assert seen["me.score"] == score_now(s, 0)
    assert seen["zu.score"] == score_now(s, 1)
    assert (
        sum(seen[f"me.hand.{card}"] for card in ACTION_CARDS)
        == len(s.areas[0].hand)
        == seen["me.hand.size"]
    )
    assert sum(seen[f"dig.{artefact}"] for artefact in ARTEFACTS) == sum(s.dig)
    assert sum(seen[f"zu.last.{card}"] for card in KIT.names["zu_card"]) > 0
    assert sum(seen[f"left.order.{card}"] for card in KIT.names["order_card"]) == 1
    assert [seen[f"round.{number}"] for number in (1, 2, 3)] == [0, 1, 0]


def test_a_board_has_no_spaces_before_its_faction_is_chosen() -> None:
    seen = numbers(GAME.new(2, 1), 2)
    alone = numbers(GAME.new(1, 1), 1)

    assert (seen["me.hold_free"], seen["next1.hatch_free"]) == (0, 0)
    assert (alone["zu.hold_free"], alone["zu.hatch_free"]) == (KIT.hold[-1], KIT.hatch[-1])


def test_seats_are_counted_from_the_observer() -> None:
    table = started(3)
    table.state.areas[1].credits = 33
    table.state.forecast_crew[0] = 1

    for seat, who in ((1, "me"), (0, "next1"), (2, "next2")):
        seen = numbers(table, 3, seat)
        assert seen[f"{who}.credits"] == 33
        assert seen[f"forecast1.crew.{who}"] == 1


def test_hands_of_others_are_counted_only() -> None:
    table = started(2)
    before = OBSERVERS[2].observe(table, 0)

    table.state.areas[1].hand = picks(
        [(card + 1) % len(ACTION_CARDS) for card in table.state.areas[1].hand]
    )

    assert (OBSERVERS[2].observe(table, 0) == before).all()
