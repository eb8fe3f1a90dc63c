"""Every card of the ledger: what it costs, gives and does [TOR-201..247], and the abilities one by
one."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tortuga_build import A, Scene, card, own, scene

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.events import CardPlayed
from cosmeeple.games.tortuga.wording import card_text
from cosmeeple.kernel.words.text import Texts


class Row(NamedTuple):
    """A line of the ledger's card table; `price` of a Hunt card is its difficulty."""

    rule: str
    id: str
    deck: str
    price: int
    copies: int
    crypto: int
    maneuver: int
    abilities: list[str]


ROWS = (
    Row("TOR-201", "mining", "start", 0, 5, 1, 0, []),
    Row("TOR-202", "maneuver", "start", 0, 3, 0, 1, []),
    Row("TOR-203", "booster", "start", 0, 1, 0, 0, ["move 3"]),
    Row("TOR-204", "void_raven", "ship", 0, 1, 0, 1, ["scout", "attack 1"]),
    Row("TOR-205", "golden_galleon", "ship", 0, 1, 1, 0, ["crypto in T 1"]),
    Row("TOR-206", "comet", "ship", 0, 1, 0, 1, ["move 1"]),
    Row("TOR-207", "ironclad_turtle", "ship", 0, 1, 0, 1, ["raise 1", "defend 1"]),
    Row("TOR-208", "hacker", "T", 2, 6, 2, 0, []),
    Row("TOR-209", "pilot", "T", 3, 5, 0, 2, []),
    Row("TOR-210", "bodyguard", "T", 4, 5, 0, 3, []),
    Row("TOR-211", "smuggler", "T", 5, 5, 3, 1, []),
    Row("TOR-212", "gunner", "T", 6, 5, 0, 4, []),
    Row("TOR-213", "boatswain", "T", 7, 5, 2, 3, []),
    Row("TOR-214", "deserter", "F", 2, 2, 1, 1, ["defend 1"]),
    Row("TOR-215", "gate_guard", "F", 3, 2, 0, 2, ["defend 2"]),
    Row("TOR-216", "sapper", "F", 4, 2, 0, 2, ["maneuver in foreign 2"]),
    Row("TOR-217", "fortification_engineer", "F", 4, 2, 2, 1, ["raise 2"]),
    Row("TOR-218", "artillery_officer", "F", 6, 1, 0, 4, ["attack 2", "defend 2"]),
    Row("TOR-219", "commandant", "F", 8, 1, 1, 5, ["defend 1"]),
    Row("TOR-220", "lab_assistant", "L", 2, 2, 1, 0, ["draw 1"]),
    Row("TOR-221", "survey_probe", "L", 3, 2, 0, 1, ["draw 1", "scout"]),
    Row("TOR-222", "stasis_chamber", "L", 3, 2, 1, 1, ["reserve"]),
    Row("TOR-223", "geneticist", "L", 4, 2, 2, 0, ["remove hand played"]),
    Row("TOR-224", "combat_android", "L", 5, 1, 0, 2, ["draw 2"]),
    Row("TOR-225", "professor", "L", 7, 1, 2, 0, ["draw 2", "remove hand played"]),
    Row("TOR-226", "miner", "K", 2, 2, 1, 0, ["mineral"]),
    Row("TOR-227", "fence", "K", 3, 2, 3, 0, []),
    Row("TOR-228", "plasma_drill", "K", 4, 2, 2, 1, ["mineral"]),
    Row("TOR-229", "prospector", "K", 5, 2, 3, 0, ["mineral", "scout"]),
    Row("TOR-230", "ore_baron", "K", 6, 1, 4, 0, ["crypto per token 1"]),
    Row("TOR-231", "helium_lode", "K", 6, 1, 3, 0, ["influence 1"]),
    Row("TOR-232", "mercenary", "W", 2, 2, 0, 2, []),
    Row("TOR-233", "shadow_helmsman", "W", 3, 2, 0, 1, ["move 2"]),
    Row("TOR-234", "boarder", "W", 4, 2, 0, 3, ["attack 1"]),
    Row("TOR-235", "trace_eraser", "W", 4, 2, 0, 2, ["remove played"]),
    Row("TOR-236", "gravity_rider", "W", 5, 1, 0, 2, ["move 3"]),
    Row("TOR-237", "shadow_captain", "W", 7, 1, 0, 4, ["draw 1", "attack 1"]),
    Row("TOR-238", "bot", "hunt", 2, 1, 1, 1, ["reward 1"]),
    Row("TOR-239", "space_rat", "hunt", 3, 1, 0, 1, ["reward 1", "draw 1"]),
    Row("TOR-240", "dune_scorpion", "hunt", 3, 1, 0, 2, ["reward 1", "attack 1"]),
    Row("TOR-241", "nebula_jellyfish", "hunt", 4, 1, 2, 0, ["reward 1", "draw 1"]),
    Row("TOR-242", "crystal_golem", "hunt", 4, 1, 2, 0, ["reward 2"]),
    Row("TOR-243", "armoured_aurochs", "hunt", 5, 1, 0, 3, ["reward 2", "defend 1"]),
    Row("TOR-244", "rock_worm", "hunt", 5, 1, 3, 0, ["reward 2", "mineral"]),
    Row("TOR-245", "spectral_stalker", "hunt", 6, 1, 0, 3, ["reward 2", "draw 1", "attack 1"]),
    Row("TOR-246", "plasma_dragon", "hunt", 7, 1, 1, 4, ["reward 3"]),
    Row("TOR-247", "kraken", "hunt", 8, 1, 0, 5, ["reward 3", "attack 1", "defend 1"]),
)
CASES = pytest.mark.parametrize("row", ROWS, ids=[f"{row.rule} {row.id}" for row in ROWS])


def ability(row: Row, word: str) -> int:
    """The number behind an ability of the row, 1 when it has none, 0 without the ability."""
    for text in row.abilities:
        if text.startswith(word):
            return int(text.split()[-1]) if text.split()[-1].isdigit() else 1
    return 0


@pytest.mark.rule("TOR-201..247")
@CASES
def test_card_costs_and_numbers(row: Row) -> None:
    kit = GAME.kit()
    number = card(row.id)

    assert number == int(row.rule[-3:]) - 201
    assert (kit.card_crypto[number], kit.card_maneuver[number]) == (row.crypto, row.maneuver)
    assert (kit.card_attack[number], kit.card_defend[number]) == (
        ability(row, "attack"),
        ability(row, "defend"),
    )
    if row.deck == "hunt":
        assert (kit.card_difficulty[number], kit.card_reward[number]) == (
            row.price,
            ability(row, "reward"),
        )
    elif row.deck == "start":
        assert kit.start_copies[number] == row.copies
    elif row.deck != "ship":
        assert (kit.card_cost[number], kit.card_copies[number]) == (row.price, row.copies)
        assert ("T", *kit.names["deck"])[(number - 7) // 6] == row.deck


@pytest.mark.rule("TOR-201..247")
@CASES
def test_card_played_where_everything_works(row: Row) -> None:
    made = workshop(row.id)

    made.play(f"A play:{row.id}")

    if ability(row, "influence"):
        assert made.asked() == "ChooseGain A"
        made.play("A gain:resources")
    crypto = row.crypto + ability(row, "crypto in T") + 2 * ability(row, "crypto per token")
    assert (made.s.crypto, made.s.maneuver) == (crypto, row.maneuver)
    offered = (
        {option.split(":")[1] for option in made.options()}
        if made.asked() == "UseAbility A"
        else set()
    )
    asking = {text.split()[0] for text in row.abilities} & {
        "move",
        "draw",
        "scout",
        "reserve",
        "mineral",
        "raise",
        "remove",
    }
    assert offered - {"pass"} == asking


@pytest.mark.parametrize("language", ["en", "pl"])
@CASES
def test_card_texts_follow_from_the_data(row: Row, language: str) -> None:
    lines = card_text(Texts(GAME, None, language), GAME.kit(), card(row.id))

    both = ability(row, "attack") and ability(row, "defend")
    assert len(lines) == len(row.abilities) - bool(both)
    for text in row.abilities:
        if text.split()[-1].isdigit():
            assert any(text.split()[-1] in line for line in lines)
    assert not any("ability-" in line or "{" in line for line in lines)


def workshop(name: str) -> Scene:
    """A in Market 1 with a Mineral and a Hunt token, two own Markets, cards to draw, a full
    stash."""
    made = scene(3, areas__A__sector="market_1", areas__A__hand=["mining", name], stash=2)
    return own(made, "A", "market_1", "market_2")


# --- one ability after the other


@pytest.mark.rule("TOR-150")
def test_starting_cards() -> None:
    made = scene(areas__A__hand=["mining", "maneuver", "booster", "mining"])

    made.play("A play:mining", "A play:maneuver")
    assert (made.s.crypto, made.s.maneuver) == (1, 1)
    made.play("A play:booster", "A use:move:fortress")

    assert (made.s.crypto, made.s.maneuver) == (1, 1)


@pytest.mark.rule("TOR-151")
def test_ship_cards_are_ordinary_cards() -> None:
    made = scene(
        areas__A__hand=["void_raven", "void_raven", "mining"],
        areas__A__sector="-",
        crypto=2,
        maneuver=2,
    )

    made.play("A reserve", "A stow:void_raven", "A play:void_raven", "A remove:void_raven")

    assert made.get("areas.A.reserve") == "void_raven"
    assert made.get("removed") == ["void_raven"]
    assert GAME.kit().card_cost[card("void_raven")] == 0


@pytest.mark.rule("TOR-153")
def test_six_kinds_and_ten_cards_in_each_special_deck() -> None:
    for letter in "FLKW":
        rows = [row for row in ROWS if row.deck == letter]
        assert (len(rows), sum(row.copies for row in rows)) == (6, 10)


@pytest.mark.rule("TOR-154")
def test_cards_without_manoeuvres_never_fight() -> None:
    for row in ROWS:
        made = scene(areas__A__hand=[row.id])
        assert ("attack:B" in made.options()) == (row.maneuver > 0), row.id


@pytest.mark.rule("TOR-157", "TOR-206", "TOR-D07")
def test_move_ability_reaches_up_to_its_number() -> None:
    made = scene(areas__A__hand=["comet", "mining"], areas__A__sector="vortex")

    made.play("A play:comet")

    assert made.options() == ["use:pass", "use:move:turret_1"]
    made.play("A use:pass")
    assert made.get("areas.A.sector") == "vortex"


@pytest.mark.rule("TOR-158", "TOR-224")
def test_draw_ability_has_no_hand_limit() -> None:
    made = scene(areas__A__hand=["mining"] * 6 + ["combat_android"])

    made.play("A play:combat_android", "A use:draw")

    assert 8 == len(made.s.areas[A].hand)


@pytest.mark.rule("TOR-158")
def test_nothing_to_draw() -> None:
    made = scene(areas__A__hand=["mining", "lab_assistant"], areas__A__deck=[])

    made.play("A play:lab_assistant")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-159", "TOR-223", "TOR-D08")
def test_remove_ability_from_hand_or_played_even_itself() -> None:
    made = scene(
        areas__A__hand=["mining", "mining", "bot", "geneticist"], areas__A__trophies=["bot"]
    )
    made.play("A play:mining", "A play:geneticist")

    assert made.options() == [
        "use:pass",
        "use:remove:hand:mining",
        "use:remove:hand:bot",
        "use:remove:played:mining",
        "use:remove:played:geneticist",
    ]
    assert made.forbidden("use:remove:hand:kraken") == ["TOR-159"]
    again = made.copy()
    made.play("A use:remove:hand:bot")
    assert (made.get("removed"), made.get("areas.A.trophies"), made.s.areas[A].influence) == (
        ["bot"],
        [],
        0,
    )
    again.play("A use:remove:played:geneticist")
    assert (again.get("removed"), again.s.crypto) == (["geneticist"], 3)


@pytest.mark.rule("TOR-159", "TOR-235")
def test_trace_eraser_does_not_reach_the_hand() -> None:
    made = scene(areas__A__hand=["mining", "trace_eraser"])

    made.play("A play:trace_eraser")

    assert made.options() == ["use:pass", "use:remove:played:trace_eraser"]
    assert made.forbidden("use:remove:hand:mining") == ["TOR-159"]
    assert made.forbidden("use:draw") == ["TOR-052"]


@pytest.mark.rule("TOR-160", "TOR-204")
def test_scout_ability_is_free() -> None:
    made = scene(areas__A__hand=["mining", "void_raven"], areas__A__sector="mines")

    made.play("A play:void_raven", "A use:scout")

    assert (made.s.maneuver, made.get("scouts.mines"), made.s.areas[A].markers) == (1, ["A"], 9)


@pytest.mark.rule("TOR-160")
def test_scout_ability_needs_something_to_scout() -> None:
    made = scene(areas__A__hand=["mining", "void_raven"])

    made.play("A play:void_raven")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-161", "TOR-222", "TOR-D09")
def test_reserve_ability_is_free() -> None:
    made = scene(areas__A__hand=["mining", "pilot", "stasis_chamber"])

    made.play("A play:stasis_chamber", "A use:reserve")
    assert made.asked() == "ReserveCard A"
    made.play("A stow:pilot")

    assert (made.get("areas.A.reserve"), made.s.crypto) == ("pilot", 1)


@pytest.mark.rule("TOR-161")
def test_reserve_ability_needs_an_empty_reserve() -> None:
    made = scene(areas__A__hand=["mining", "stasis_chamber"], areas__A__reserve="bot")

    made.play("A play:stasis_chamber")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-162", "TOR-226", "TOR-D10")
def test_mineral_ability_from_sector_or_stash() -> None:
    made = scene(areas__A__hand=["mining", "miner"], areas__A__sector="market_1", stash=1)
    made.play("A play:miner")

    assert made.options() == ["use:pass", "use:mineral:sector", "use:mineral:stash"]
    again = made.copy()
    made.play("A use:mineral:sector")
    assert (made.s.areas[A].minerals, made.s.stash, "market_1" in made.get("minerals")) == (
        1,
        1,
        False,
    )
    again.play("A use:mineral:stash")
    assert (again.s.areas[A].minerals, again.s.stash, "market_1" in again.get("minerals")) == (
        1,
        0,
        True,
    )


@pytest.mark.rule("TOR-162")
def test_mineral_ability_without_a_ship_or_tokens() -> None:
    made = scene(areas__A__hand=["mining", "miner"], areas__A__sector="-", stash=1)
    made.play("A play:miner")
    assert made.options() == ["use:pass", "use:mineral:stash"]

    empty = scene(areas__A__hand=["mining", "miner"])
    empty.play("A play:miner")

    assert empty.asked() == "TakeAction A"


@pytest.mark.rule("TOR-163", "TOR-217", "TOR-D11")
def test_raise_ability_by_up_to_two_without_crypto() -> None:
    made = own(
        scene(areas__A__hand=["mining", "fortification_engineer"]),
        "A",
        "mines",
        "market_1",
        "tortuga",
    )
    own(made, "B", "vortex")
    made.play("A play:fortification_engineer")

    assert made.options() == ["use:pass", "use:raise:market_1", "use:raise:mines"]
    assert (
        made.forbidden("use:raise:tortuga")[0] == made.forbidden("use:raise:vortex")[0] == "TOR-163"
    )
    made.play("A use:raise:mines")
    assert made.options() == ["raise:6", "raise:7"]
    assert made.forbidden("raise:8") == ["TOR-163"]
    made.play("A raise:7")

    assert (made.get("defence.mines"), made.s.crypto) == (7, 2)


@pytest.mark.rule("TOR-163", "TOR-207")
def test_raise_ability_stops_at_the_maximum() -> None:
    made = own(
        scene(areas__A__hand=["mining", "fortification_engineer", "ironclad_turtle"]),
        "A",
        "mines",
        level=9,
    )

    made.play("A play:fortification_engineer", "A use:raise:mines")
    assert made.get("defence.mines") == 10
    made.play("A play:ironclad_turtle")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-164", "TOR-205")
@pytest.mark.parametrize(
    ("here", "crypto"), [("tortuga", 2), ("turret_1", 2), ("mines", 1), ("-", 1)]
)
def test_golden_galleon_in_t_sectors(here: str, crypto: int) -> None:
    made = scene(areas__A__hand=["mining", "golden_galleon"], areas__A__sector=here)

    made.play("A play:golden_galleon")

    assert crypto == made.s.crypto


@pytest.mark.rule("TOR-164", "TOR-216")
@pytest.mark.parametrize(("holder", "maneuver"), [("B", 4), ("A", 2), ("-", 2)])
def test_sapper_in_sectors_of_opponents(holder: str, maneuver: int) -> None:
    made = scene(
        areas__A__hand=["mining", "sapper"], areas__A__sector="mines", control__mines=holder
    )

    made.play("A play:sapper")

    assert maneuver == made.s.maneuver
    played = made.told(CardPlayed)[0]
    assert sum(part.number for part in played.parts()) == maneuver


@pytest.mark.rule("TOR-165", "TOR-230")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_ore_baron_counts_market_tokens_apart_from_their_own_use(tokens: int) -> None:
    made = own(
        scene(3, areas__A__hand=["mining", "ore_baron"]),
        "A",
        *[f"market_{i + 1}" for i in range(tokens)],
    )
    for i in range(tokens):
        made.play(f"A token:market_{i + 1}")

    made.play("A play:ore_baron")

    assert 4 + 2 * tokens == made.s.crypto


@pytest.mark.rule("TOR-166", "TOR-231", "TOR-D12")
def test_helium_lode_gives_crypto_or_influence() -> None:
    made = scene(areas__A__hand=["mining", "helium_lode"])
    made.play("A play:helium_lode")
    assert made.options() == ["gain:resources", "gain:influence"]
    again = made.copy()

    made.play("A gain:resources")
    assert (made.s.crypto, made.s.areas[A].influence, made.get("played")) == (3, 0, ["helium_lode"])
    again.play("A gain:influence")

    assert (again.s.crypto, again.s.areas[A].influence) == (0, 1)
    assert (again.get("played"), again.get("removed")) == ([], ["helium_lode"])
