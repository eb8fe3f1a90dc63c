"""What crypto buys: cards, a refreshed market, influence."""

from __future__ import annotations

import pytest
from tortuga_build import A, scene

# --- action 3: buy


@pytest.mark.rule("TOR-055", "TOR-D13")
@pytest.mark.parametrize("here", ["tortuga", "market_1", "turret_2"])
def test_t_cards_are_sold_in_t_sectors(here: str) -> None:
    made = scene(areas__A__sector=here, crypto=4)

    bought = [option for option in made.options() if option.startswith("buy")]

    assert bought == ["buy:hacker", "buy:pilot", "buy:bodyguard"]
    assert made.forbidden("buy:gunner") == ["TOR-056"]
    assert "TOR-055" in made.forbidden("buy:mercenary")


@pytest.mark.rule("TOR-055", "TOR-120", "TOR-121", "TOR-122", "TOR-123")
@pytest.mark.parametrize(
    ("here", "letter", "sold"),
    [
        ("fortress", "F", "sapper"),
        ("laboratory", "L", "geneticist"),
        ("mines", "K", "miner"),
        ("vortex", "W", "boarder"),
    ],
)
def test_special_sectors_sell_their_two_open_cards(here: str, letter: str, sold: str) -> None:
    made = scene(areas__A__sector=here, crypto=9)
    rest = {"F": "deserter", "L": "professor", "K": "fence", "W": "mercenary"}[letter]
    made.set(f"rows.{letter}", [sold, rest]).ready()

    bought = [option for option in made.options() if option.startswith("buy")]

    assert sorted(bought) == sorted([f"buy:{sold}", f"buy:{rest}"])
    assert "TOR-055" in made.forbidden("buy:hacker")


@pytest.mark.rule("TOR-055", "TOR-A10")
def test_no_purchase_without_a_ship() -> None:
    made = scene(areas__A__sector="-", crypto=9)

    assert made.forbidden("buy:hacker") == ["TOR-055"]


@pytest.mark.rule("TOR-056", "TOR-070")
def test_price_in_crypto_and_minerals() -> None:
    made = scene(crypto=3, areas__A__minerals=2, stash=1)

    assert made.forbidden("buy:bodyguard") == ["TOR-056"]
    made.play("A mineral", "A buy:bodyguard")

    assert (made.s.crypto, made.s.areas[A].minerals, made.s.stash) == (0, 1, 2)


@pytest.mark.rule("TOR-057", "TOR-A17")
def test_a_special_market_is_filled_up_while_its_deck_lasts() -> None:
    made = scene(
        areas__A__sector="mines",
        crypto=20,
        rows={"K": ["miner", "fence"]},
        decks={"K": ["ore_baron"]},
    )

    made.play("A buy:miner")
    assert made.get("rows.K") == ["ore_baron", "fence"]
    made.play("A buy:fence")

    assert made.get("rows.K") == ["ore_baron"]
    assert made.get("decks.K") == []
    assert "TOR-A17" in made.forbidden("refresh:ore_baron")


@pytest.mark.rule("TOR-055")
def test_an_empty_pile_sells_nothing() -> None:
    made = scene(crypto=9, piles={"hacker_pile": 1})

    made.play("A buy:hacker")

    assert made.forbidden("buy:hacker") == ["TOR-055"]


@pytest.mark.rule("TOR-058", "TOR-A08")
def test_a_bought_card_waits_for_the_end_of_the_turn() -> None:
    made = scene(crypto=2)

    made.play("A buy:hacker")
    assert made.get("areas.A.discard") == []
    made.play("A end")

    assert "hacker" in made.get("areas.A.discard")


# --- action 4: refresh


@pytest.mark.rule("TOR-060", "TOR-D14")
def test_refresh_puts_a_card_under_the_deck_and_takes_the_top_one() -> None:
    made = scene(
        areas__A__sector="vortex",
        crypto=2,
        rows={"W": ["mercenary", "boarder"]},
        decks={"W": ["trace_eraser", "shadow_captain"]},
    )

    assert [o for o in made.options() if o.startswith("refresh")] == [
        "refresh:mercenary",
        "refresh:boarder",
    ]
    made.play("A refresh:mercenary")

    assert made.get("rows.W") == ["shadow_captain", "boarder"]
    assert made.get("decks.W") == ["mercenary", "trace_eraser"]
    assert 1 == made.s.crypto
    made.play("A refresh:boarder")
    assert made.get("rows.W") == ["shadow_captain", "trace_eraser"]


@pytest.mark.rule("TOR-060")
def test_with_one_card_in_the_deck_the_refreshed_card_lies_below_it() -> None:
    made = scene(
        areas__A__sector="vortex",
        crypto=1,
        rows={"W": ["mercenary", "boarder"]},
        decks={"W": ["trace_eraser"]},
    )

    made.play("A refresh:mercenary")

    assert made.get("rows.W") == ["trace_eraser", "boarder"]
    assert made.get("decks.W") == ["mercenary"]


@pytest.mark.rule("TOR-060")
def test_no_refresh_in_t_sectors_nor_without_crypto() -> None:
    made = scene(crypto=5)
    assert made.forbidden("refresh:mercenary") == ["TOR-060"]

    poor = scene(areas__A__sector="vortex", rows={"W": ["mercenary", "boarder"]})

    assert poor.forbidden("refresh:mercenary") == ["TOR-060"]


# --- influence


@pytest.mark.rule("TOR-095", "TOR-126", "TOR-D16")
def test_influence_is_sold_in_tortuga_only() -> None:
    made = scene(crypto=15)

    made.play("A influence", "A influence")

    assert (made.s.areas[A].influence, made.s.crypto) == (2, 1)
    assert made.forbidden("influence") == ["TOR-095"]
    assert scene(crypto=15, areas__A__sector="market_1").forbidden("influence") == ["TOR-095"]
