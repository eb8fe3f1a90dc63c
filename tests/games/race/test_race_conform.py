"""The comparison with recorded games, on short records of our own: each holds one thing that the
reader once misread.

A record is cut after the round that matters, so it has no scores and `stop_after` is that round; 0:
the whole game.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.games.race import conform as tool
from cosmeeple.games.race.conform_known import (
    EXTRA_FIRST,
    LATE_DISCARD,
    NEW_GOOD,
    STOPPED,
    UNSEEN_GOOD,
)

RECORDED = Path(__file__).parent / "recorded"


def record_of(name: str) -> Path:
    return RECORDED / f"{name}.jsonl.xz"


def conformed(path: Path, stop_after: int = tool.STOP_AFTER) -> tool.Conformed:
    (result,) = tool.conform([path], stop_after)
    return result


@pytest.mark.rule("RAC-R31")
@pytest.mark.parametrize(
    ("name", "last", "remarks"),
    [
        # Develop is not asked with an empty hand, the record has an empty answer to it.
        pytest.param("prospectors_after_no_develop", 6, [], marks=pytest.mark.rule("RAC-R09")),
        # The boost before Supply Convoy was forced: we did not ask, the record did.
        pytest.param("convoy_after_a_forced_boost", 12, [], marks=pytest.mark.rule("RAC-220")),
        pytest.param(
            "declined_convoy_after_a_forced_boost", 0, [], marks=pytest.mark.rule("RAC-220")
        ),
        # A production world that Supply Convoy conquered is never said to be placed, and produces
        # all the same.
        pytest.param(
            "convoy_conquest_produces", 13, [], marks=pytest.mark.rule("RAC-220", "RAC-164")
        ),
        # The world before Terraforming Project cost nothing: we did not ask for a payment, the
        # record did.
        pytest.param("extra_world_after_a_free_one", 4, [], marks=pytest.mark.rule("RAC-221")),
        # The record gives Terraforming Project up after what comes with the world, we before.
        pytest.param("project_given_up_late", 1, [], marks=pytest.mark.rule("RAC-221")),
        # Colony Ship with Contact Specialist: the world is free, nothing is paid.
        pytest.param("colony_ship_and_specialist", 15, [], marks=pytest.mark.rule("RAC-211")),
        # A card is sacrificed and a good spent: the record asks for the good last.
        pytest.param("sacrifice_before_good", 0, [], marks=pytest.mark.rule("RAC-209")),
        # Temporary Military by whoever pays for a world: a card, a good, and a good beside one on the
        # new world.
        pytest.param("military_without_a_conquest", 1, [], marks=pytest.mark.rule("RAC-209")),
        pytest.param("good_without_a_conquest", 4, [], marks=pytest.mark.rule("RAC-210")),
        pytest.param(
            "military_of_a_paid_world", 7, [], marks=pytest.mark.rule("RAC-210", "RAC-223")
        ),
        # What differs for a reason that has a name.
        pytest.param("unseen_good", 0, [UNSEEN_GOOD], marks=pytest.mark.rule("RAC-010")),
        pytest.param("good_of_a_conquered_world", 0, [NEW_GOOD], marks=pytest.mark.rule("RAC-223")),
        pytest.param(
            "refill_before_the_discard", 0, [LATE_DISCARD], marks=pytest.mark.rule("RAC-221")
        ),
    ],
)
def test_a_record_that_was_misread_is_the_same(name: str, last: int, remarks: list[str]) -> None:
    result = conformed(record_of(name), last)

    assert result.difference == ""
    assert [words for words in result.remarks if words != STOPPED.format(last)] == remarks
    assert result.choices > 20


@pytest.mark.rule("RAC-109", "RAC-R09")
def test_what_cannot_go_on_side_by_side_is_named_and_no_failure() -> None:
    result = conformed(record_of("extra_world_first"), 7)

    assert (result.known, result.failed) == (True, False)
    assert result.difference == EXTRA_FIRST
    assert "same until round 7" in str(result)
    assert EXTRA_FIRST in str(result)


@pytest.mark.rule("RAC-181")
def test_records_end_after_round_30_only_where_the_switch_says_so() -> None:
    path = record_of("stops_after_round_30")

    stopped = conformed(path)
    assert (stopped.failed, stopped.rounds) == (False, 30)
    assert STOPPED.format(30) in str(stopped)
    assert "the record ends after round 30" in conformed(path, 0).difference


def test_the_summary_counts_games_and_reasons() -> None:
    results = [
        *tool.conform([record_of("stops_after_round_30")]),
        *tool.conform([record_of("stops_after_round_30")], 0),
        *tool.conform([record_of("extra_world_first")]),
        *tool.conform([record_of("unseen_good")]),
    ]

    assert [
        "4 games: 1 different",
        f"in 1 of them, for a known reason: {STOPPED.format(30)}",
        f"in 1 of them, for a known reason: {EXTRA_FIRST}",
        f"in 1 of them, for a known reason: {UNSEEN_GOOD}",
    ] == tool.summary(results)


Rows = list[dict[str, Any]]


def choices(rows: Rows, kind: str) -> Rows:
    return [row for row in rows if row.get("choice") == kind]


def no_offer_of_military(rows: Rows) -> None:
    (payment,) = [row for row in choices(rows, "payment") if row["picked_special"]]
    payment["special"] = payment["picked_special"] = []


def another_offer_of_military(rows: Rows) -> None:
    """A card with temporary Military that the seat does not even have."""
    (payment,) = [row for row in choices(rows, "payment") if row["picked_special"]]
    payment["special"].append(rows[0]["deck"].index("Imperium Stealth Tactics"))


def no_extra_world(rows: Rows) -> None:
    """Neither the card nor the world is offered."""
    rows.remove(choices(rows, "settle")[-1])
    rows.remove([row for row in choices(rows, "place") if row["args"][1] != -1][-1])


def fewer_extra_worlds(rows: Rows) -> None:
    [row for row in choices(rows, "place") if row["args"][1] != -1][-1]["options"].pop(0)


def extra_world_without_a_world(rows: Rows) -> None:
    """Supply Convoy is offered at the end of round 4, to a seat that has no world for it."""
    action = [row for row in choices(rows, "action") if row["player"] == 1][4]
    convoy = rows[0]["deck"].index("Imperium Supply Convoy", 146)
    rows.insert(
        rows.index(action), {**action, "choice": "settle", "options": [convoy], "picked": []}
    )


def no_scores(rows: Rows) -> None:
    rows.pop()


@pytest.mark.parametrize(
    ("name", "last", "change", "words"),
    [
        ("military_without_a_conquest", 1, no_offer_of_military, "the record does not offer it"),
        ("military_without_a_conquest", 1, another_offer_of_military, "cards of seat"),
        (
            "extra_world_after_a_free_one",
            4,
            no_extra_world,
            "extra world of seat 1: recorded [], ours",
        ),
        ("extra_world_after_a_free_one", 4, fewer_extra_worlds, "extra world of seat 1"),
        ("convoy_after_a_forced_boost", 12, extra_world_without_a_world, "we have no world for it"),
        # The known reason explains one world that is missing, not another.
        ("good_of_a_conquered_world", 0, fewer_extra_worlds, "extra world of seat 1"),
        ("unseen_good", 0, no_scores, "the record has no scores"),
    ],
)
def test_a_changed_offer_is_noticed(
    tmp_path: Path, name: str, last: int, change: Callable[[Rows], None], words: str
) -> None:
    with lzma.open(record_of(name), "rt", encoding="utf-8") as lines:
        rows: Rows = [json.loads(line) for line in lines]
    change(rows)
    path = tmp_path / "changed.jsonl.xz"
    with lzma.open(path, "wt", encoding="utf-8") as target:
        target.writelines([json.dumps(row) + "\n" for row in rows])

    result = conformed(path, last)

    assert result.failed
    assert words in result.difference
