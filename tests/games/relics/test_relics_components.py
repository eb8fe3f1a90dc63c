"""The component data and what must hold in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.components import OWN_FILE, load_kit
from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.kernel.engine.errors import BadFile


@pytest.fixture(scope="module")
def kit() -> RelicsKit:
    loaded = load_kit()
    assert isinstance(loaded, RelicsKit)
    return loaded


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.rule("REL-001")
def test_the_box_adds_up(kit: RelicsKit) -> None:
    assert sum(kit.copies) == 90
    assert sum(kit.card_copies) == 60
    assert sum(kit.buyer_cards) == 17
    assert sum(kit.buyers) == 57
    assert len(kit.orders) == 8
    assert [kit.zu_type.count(kind) for kind in range(6)] == [8, 2, 6, 4, 2, 2]
    assert kit.crew_each * 5 == 110


@pytest.mark.rule("REL-001")
def test_a_file_that_does_not_add_up_is_refused_with_its_line(tmp_path: Path) -> None:
    path = corrected(tmp_path, "artefact_tiles = 90", "artefact_tiles = 91")

    with pytest.raises(BadFile, match=r"components.toml:\d+: box.artefact_tiles: says 91"):
        load_kit(path)


@pytest.mark.rule("REL-003")
def test_twenty_one_locations_of_three_types(kit: RelicsKit) -> None:
    dig_sites = set(kit.site)
    markets = set(kit.market_location)

    assert len(kit.neighbours) == 21
    assert (len(markets), len(dig_sites), sum(kit.is_black)) == (6, 14, 3)
    assert len(markets & dig_sites) == 2


@pytest.mark.rule("REL-004")
def test_every_kind_has_one_dig_site_and_every_site_one_colour(kit: RelicsKit) -> None:
    colours: dict[int, set[int]] = {}
    for artefact, site in enumerate(kit.site):
        colours.setdefault(site, set()).add(words.region_of(artefact))

    assert len(kit.site) == 20
    assert all(len(found) == 1 for found in colours.values())


@pytest.mark.rule("REL-004")
def test_a_kind_without_a_dig_site_is_refused(tmp_path: Path) -> None:
    path = corrected(
        tmp_path, 'artefact_symbols = ["trident", "ring"]', 'artefact_symbols = ["trident"]'
    )

    with pytest.raises(BadFile, match="needs exactly one dig site"):
        load_kit(path)


@pytest.mark.rule("REL-005", "REL-X01")
def test_value_is_nine_minus_copies(kit: RelicsKit) -> None:
    assert all(value + copies == 9 for value, copies in zip(kit.value, kit.copies, strict=True))
    assert {copies for value, copies in zip(kit.value, kit.copies, strict=True) if value == 6} == {
        3
    }
    assert {copies for value, copies in zip(kit.value, kit.copies, strict=True) if value == 3} == {
        6
    }


@pytest.mark.rule("REL-005")
def test_another_value_is_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, "value = 3\ncopies = 6", "value = 4\ncopies = 6")

    with pytest.raises(BadFile, match="it must be 3"):
        load_kit(path)


@pytest.mark.rule("REL-018", "REL-A01")
def test_sixty_action_cards_of_one_colour_one_symbol_and_three_fuel(kit: RelicsKit) -> None:
    pairs = {(kit.card_region[card], kit.card_symbol[card]) for card in range(30)}

    assert len(pairs) == 30
    assert set(kit.card_copies) == {2}
    assert set(kit.card_fuel[:30]) == {3}
    assert tuple(kit.card_fuel[30:]) == (2, 3, 4)
    assert tuple(kit.card_region[30:]) == kit.card_symbol[30:] == (-1, -1, -1)


@pytest.mark.rule("REL-021", "REL-A01")
def test_a_card_fits_one_market_its_centre_and_one_black_market(kit: RelicsKit) -> None:
    for card in range(30):
        assert kit.card_markets[card].bit_count() == 1
        assert kit.card_orders[card] == kit.card_markets[card]
        assert kit.card_black[card].bit_count() == 1
    for column in (kit.card_markets, kit.card_orders, kit.card_black):
        assert tuple(column[30:]) == (0, 0, 0)


@pytest.mark.rule("REL-A01")
def test_black_markets_are_told_apart_by_their_symbols(kit: RelicsKit) -> None:
    places = {
        words.CARD_SYMBOLS[kit.card_symbol[card]]: words.LOCATIONS[
            kit.card_black[card].bit_length() - 1
        ]
        for card in range(30)
    }

    assert places == {
        "wave": "bw",
        "prism": "bw",
        "comet": "bc",
        "gate": "bc",
        "star": "be",
        "crown": "be",
    }


@pytest.mark.rule("REL-021")
def test_a_file_may_let_a_symbol_fit_several_markets(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        'market = 2\ncard_symbols = ["comet"]',
        'market = 2\ncard_symbols = ["comet", "wave"]',
    )
    kit = load_kit(path)
    assert isinstance(kit, RelicsKit)

    assert kit.card_markets[words.CARDS.index("ac_red_wave")] == 0b11


@pytest.mark.rule("REL-015")
def test_every_market_belongs_to_one_of_three_centres(kit: RelicsKit) -> None:
    assert tuple(kit.market_centre) == (0, 0, 1, 1, 2, 2)


@pytest.mark.rule("REL-314")
def test_the_only_way_around_the_world_starts_in_patagonia(kit: RelicsKit) -> None:
    patagonia = words.LOCATIONS.index("y3")
    east = {words.LOCATIONS[place] for place in kit.neighbours[patagonia]}

    assert east == {"y1", "m2", "m6", "be"}
    text = OWN_FILE.read_text(encoding="utf-8")
    assert text.count("wrap = true") == 2


@pytest.mark.rule("REL-312")
def test_lines_lead_both_ways_and_everywhere(kit: RelicsKit) -> None:
    for here, near in enumerate(kit.neighbours):
        assert len(near) >= 2
        assert all(here in kit.neighbours[there] for there in near)
    assert max(map(max, kit.distance)) < 21


@pytest.mark.rule("REL-A48")
def test_hold_five_hatch_three_for_everybody_and_zu(kit: RelicsKit) -> None:
    assert set(kit.hold) == {5}
    assert set(kit.hatch) == {3}
    assert len(kit.hold) == 6


@pytest.mark.rule("REL-013", "REL-A03")
def test_levels_by_buyers_left_on_the_track(kit: RelicsKit) -> None:
    assert tuple(kit.levels) == (10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)


def test_ids_may_not_change(tmp_path: Path) -> None:
    path = corrected(tmp_path, 'id = "yellow_eye"', 'id = "golden_eye"')

    with pytest.raises(BadFile, match="must stay 'yellow_eye'"):
        load_kit(path)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("explorers_each = 3", "explorers_each = 4", "box.explorers"),
        ("solo_prep_deal_cards = 9", "solo_prep_deal_cards = 8", "add up to 9"),
        ("special_buyers_in_game = 6", "special_buyers_in_game = 5", "must be 6"),
        ("forecast_cards = 3", "forecast_cards = 9", "must be 1 to 5"),
        ('b = "g1"', 'b = "xx"', "is no location"),
        ("markets = [1, 2]", "markets = [1, 3]", "exactly one centre"),
        ('ability = "free_move"', 'ability = "fly"', "is no ability"),
        ('effect = "gain_credits"', 'effect = "gain_all"', "is no effect"),
        ("by_rank = [9, 5, 3, 1, 0]", "by_rank = [9, 5, 3, 1]", "one for each colour"),
        ('colours = ["yellow", "red"]', 'colours = ["yellow"]', "two colours or none"),
        ('buyer = "yellow"', 'buyer = "red"', "must be yellow"),
        ("fuel = 3\ncopies = 2", "fuel = 4\ncopies = 2", "every action card has 3 fuel"),
    ],
)
def test_wrong_data_is_refused_with_a_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadFile, match=reason):
        load_kit(corrected(tmp_path, old, new))
