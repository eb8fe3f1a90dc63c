"""The component file: what is refused, and with which line."""

from __future__ import annotations

from pathlib import Path

import pytest
from race_build import corrected, load_kit, own_kit

from cosmeeple.kernel.engine.errors import BadFile


@pytest.mark.rule("RAC-001", "RAC-002", "RAC-003", "RAC-007")
def test_numbers_of_cards() -> None:
    cards = own_kit().cards

    assert (95, 114) == (sum(c.base for c in cards), sum(c.copies for c in cards if c.base))
    assert (39, 46) == (sum(not c.base for c in cards), sum(c.copies for c in cards if not c.base))
    assert 70 == sum(c.copies for c in cards if not c.is_world)
    assert 54 == sum(c.copies for c in cards if c.is_world and not c.is_military)
    assert 36 == sum(c.copies for c in cards if c.is_military)
    assert (7, 9) == own_kit().highest_cost


@pytest.mark.rule("RAC-006", "RAC-007", "RAC-020")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "gem_world"', 'id = "jam_world"', "must stay 'gem_world'"),
        ("base_cards = 114", "base_cards = 113", "says 113, the file has 114"),
        (
            "[3, 6, 15, 13, 6, 8, 3, 0, 0, 0]",
            "[3, 6, 15, 13, 6, 8, 2, 1, 0, 0]",
            "says 2 cards of 6",
        ),
        ('power = "see_more"', 'power = "see_much"', "there is no power I.see_much"),
        ('power = "produce_here"', 'power = "produce_here", n = 1', "produce_here has no n"),
        ('power = "military", n = 1 }', 'power = "military" }', "military needs n"),
        ("vp_pool_per_player = 12", "vp_pool_per_player = 13", "points in ones and fives"),
        ("red_odd = [1, 3, 5, 7, 9]", "red_odd = [1, 3, 5, 7, 8]", "every start number once"),
        ("start_number = 0\n", "start_number = 0\nluck = 1\n", "luck"),
        ('world_type = "windfall"\ngood = "rare"', 'world_type = "windfall"', "have a good"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_kit(corrected(tmp_path, (old, new)))

    assert reason in refused.value.reason
    assert refused.value.line is not None


def test_a_corrected_file_is_a_corrected_game(tmp_path: Path) -> None:
    kit = load_kit(corrected(tmp_path, ("hand_limit = 10 ", "hand_limit = 9 ")))

    assert 9 == kit.hand_limit
    assert kit.edition != own_kit().edition
