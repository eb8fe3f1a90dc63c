"""The AI at a player's seat: what each priority singles out, question by question."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A, B

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.ai_schemes import draw_schemes
from cosmeeple.games.circadians.ai_seat import rank
from cosmeeple.games.circadians.complications import ChooseComplication, ChoosePenalty, ReturnDie
from cosmeeple.games.circadians.draft import DraftContract
from cosmeeple.games.circadians.factions import DiscardForGoods, OfferFaction, SetDie, UseFaction
from cosmeeple.games.circadians.harvester import MoveBack, MoveHarvester
from cosmeeple.games.circadians.harvesting import HarvestFarm
from cosmeeple.games.circadians.laboratory import SendPartner
from cosmeeple.games.circadians.leaders import KeepLeader, RemoveLeader
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.planning import AssignDice, ChooseEvent
from cosmeeple.games.circadians.prices import NOTHING_LESS, ChoosePrice, reach
from cosmeeple.games.circadians.progress import ChooseProgress, SeeProgress
from cosmeeple.games.circadians.sending import ChooseGarage, SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.stations import BuyDice
from cosmeeple.games.circadians.supply import AssignNewDie, DiscardContracts
from cosmeeple.games.circadians.tokens import (
    DestroyFarm,
    DestroyShip,
    PlaceFarm,
    PlaceShip,
    TakeFarm,
    TakeShip,
)
from cosmeeple.games.circadians.warehouse import (
    ChooseDelivery,
    ChooseExtraDelivery,
    FulfilContract,
    FulfilSecond,
)
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks, remove
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.thinking.automaton import follow

#: Schemes by number: value and options as in components.toml.
JRAYEK_MARKET_FOUNDRY = 3  # value 2
LABORATORY_LEYRIEN_MINING = 4  # value 2
WAREHOUSE_ACADEMY_MARKET = 5  # value 2
WAREHOUSE_LEYRIEN_MARKET = 11  # value 4


def chance() -> Rng:
    return Rng(state_from_seed(1))


def decide(
    t: Table[State], rng: Rng | None = None, seat: int = A
) -> tuple[str, list[tuple[str, str]]]:
    """What the AI answers, and the priorities that told answers apart."""
    rng = rng or chance()
    picks = t.options(seat)
    pick, considered = follow(rank(t, seat, picks, rng), picks, rng)
    return notation(question(t), pick), [
        (one.rule, one.key) for one in considered if one.after < one.before
    ]


def answers(t: Table[State], rng: Rng | None = None, seat: int = A) -> str:
    return decide(t, rng, seat)[0]


def drawing(t: Table[State], *schemes: int) -> Rng:
    """Chance that draws these Schemes first for the die that is sent."""
    frame = t.agenda[-1]
    assert isinstance(frame, SendDie)
    values = reach(t.state, frame.seat, frame.source)
    for seed in range(100_000):
        rng = Rng(state_from_seed(seed))
        if draw_schemes(t.state, values, rng)[: len(schemes)] == list(schemes):
            return Rng(state_from_seed(seed))
    raise AssertionError(schemes)


def taken(t: Table[State], location: int, *spaces: int) -> None:
    """B's dice lie on these spaces, or on all of them."""
    board = t.state.board[location][:]
    for space in spaces or range(len(board)):
        board[space] = build.piece("B1")
    t.state.board[location] = board


# --- Schemes


@pytest.mark.rule("CIR-251", "CIR-252", "CIR-R53")
def test_the_top_destination_of_the_scheme_with_its_value() -> None:
    t = build.sending(3, gem=2)
    assert ("send:jrayek:1:2", [("CIR-251", "scheme-top")]) == decide(
        t, drawing(t, JRAYEK_MARKET_FOUNDRY)
    )


@pytest.mark.rule("CIR-261")
def test_the_lowest_row_of_the_talks_that_can_be_paid() -> None:
    t = build.sending(3, gem=4)
    assert ("send:jrayek:3:2", ("CIR-261", "lowest-row")) == (
        answers(t, drawing(t, JRAYEK_MARKET_FOUNDRY)),
        decide(t, drawing(t, JRAYEK_MARKET_FOUNDRY))[1][-1],
    )


@pytest.mark.rule("CIR-251", "CIR-R53")
def test_then_the_middle_destination_and_the_market_only_for_a_trade_that_helps() -> None:
    t = build.sending(3, algae=2, water=6)
    answer, why = decide(t, drawing(t, JRAYEK_MARKET_FOUNDRY))
    assert ("send:market:2:2", ("CIR-251", "scheme-middle")) == (answer, why[0])
    # Ten Water do not reach the six Algae of the Leyrien in two trades.
    t = build.sending(3, water=10)
    assert ("send:foundry:2", ("CIR-251", "scheme-bottom")) == (
        answers(t, drawing(t, JRAYEK_MARKET_FOUNDRY)),
        decide(t, drawing(t, JRAYEK_MARKET_FOUNDRY))[1][0],
    )


@pytest.mark.rule("CIR-255")
def test_the_leftmost_space_of_the_mining_camp() -> None:
    t = build.sending(3, water=20)
    answer, why = decide(t, drawing(t, LABORATORY_LEYRIEN_MINING))
    assert ("send:mining_camp:1:2", ("CIR-255", "leftmost-space")) == (answer, why[-1])
    taken(t, words.MINING_CAMP, 0)
    t = build.ask(t, SendDie(A, build.G1))
    assert "send:mining_camp:2:2" == answers(t, drawing(t, LABORATORY_LEYRIEN_MINING))


@pytest.mark.rule("CIR-260", "CIR-R28")
def test_the_topmost_row_of_the_warehouse_never_in_the_column_for_any_value() -> None:
    t = build.sending(3, seats=3, algae=5)
    build.hand(t, A, "hydro_core")
    t = build.ask(t, SendDie(A, build.G1))
    assert "send:warehouse:1:top:4" in build.options(t, A)
    answer, why = decide(t, drawing(t, WAREHOUSE_LEYRIEN_MARKET))
    assert ("send:warehouse:3:top:4", ("CIR-260", "topmost-row")) == (answer, why[-1])
    taken(t, words.WAREHOUSE, 6, 7, 8)
    t = build.ask(t, SendDie(A, build.G1))
    assert "warehouse" not in answers(t, drawing(t, WAREHOUSE_LEYRIEN_MARKET))


@pytest.mark.rule("CIR-253")
@pytest.mark.parametrize(
    ("goods", "card", "then", "answer", "key"),
    [
        (
            {"algae": 5},
            "hydro_core",
            WAREHOUSE_ACADEMY_MARKET,
            "send:warehouse:1:top:2",
            "next-scheme-top",
        ),
        ({"water": 5}, "", WAREHOUSE_ACADEMY_MARKET, "send:academy:2", "next-scheme-middle"),
        ({"water": 4}, "", LABORATORY_LEYRIEN_MINING, "send:mining_camp:1:2", "next-scheme-bottom"),
    ],
)
def test_the_next_scheme_when_nothing_of_the_first_can_be_done(
    goods: dict[str, int], card: str, then: int, answer: str, key: str
) -> None:
    t = build.sending(3, **goods)
    if card:
        build.hand(t, A, card)
        t = build.ask(t, SendDie(A, build.G1))
    chosen, why = decide(t, drawing(t, JRAYEK_MARKET_FOUNDRY, then))
    assert (answer, ("CIR-253", key)) == (chosen, why[0])


@pytest.mark.rule("CIR-R53")
def test_when_no_value_fits_the_other_schemes_count_with_the_value_of_the_die() -> None:
    t = build.sending(6, garage=2, water=10, algae=1)
    taken(t, words.MINING_CAMP)
    taken(t, words.MARKET)
    t = build.ask(t, SendDie(A, build.G1 + 1))
    # No Scheme with a 6 names the Foundry.
    assert all(
        words.FOUNDRY not in t.state.kit.automata.scheme_targets[scheme] for scheme in (17, 18, 19)
    )
    assert "send:foundry:6" == answers(t)


@pytest.mark.rule("CIR-264", "CIR-R53")
def test_with_fewer_dice_than_at_the_start_the_academy_comes_first() -> None:
    t = build.sending(3, water=15, gem=5)
    assert "academy" not in answers(t, drawing(t, JRAYEK_MARKET_FOUNDRY))
    t.state.areas[A].reserve = 11
    answer, why = decide(t, drawing(t, JRAYEK_MARKET_FOUNDRY))
    assert ("send:academy:2", ("CIR-264", "few-dice")) == (answer, why[0])
    t.state.round = 7
    assert "academy" not in answers(t, drawing(t, JRAYEK_MARKET_FOUNDRY))


@pytest.mark.rule("CIR-R59", "CIR-R28")
def test_without_a_scheme_headquarters_then_control_room_the_canteen_last() -> None:
    t = build.sending(3)
    taken(t, words.MINING_CAMP)
    t = build.ask(t, SendDie(A, build.G1))
    answer, why = decide(t)
    assert ("send:headquarters", "CIR-R59", "no-scheme") == (
        answer[: len("send:headquarters")],
        *why[0],
    )

    taken(t, words.HEADQUARTERS)
    t = build.ask(t, SendDie(A, build.G1))
    assert answers(t).startswith("send:market")

    build.give(t, A, water=10)
    for location in (words.FOUNDRY, words.ACADEMY, words.MARKET):
        taken(t, location)
    t = build.ask(t, SendDie(A, build.G1))
    answer, why = decide(t)
    # Value 2 leads to the Gem on 2,0; 3 and 4 meet none as near.
    assert ("send:control_room:2", [("CIR-R59", "no-scheme"), ("CIR-248", "gem-ahead")]) == (
        answer,
        why,
    )
    t.state.areas[A].harvester = build.space(t, "cache_ene")
    t = build.ask(t, SendDie(A, build.G1))
    assert ["send:control_room:4", "send:canteen"] == build.options(t, A)
    assert "send:canteen" == answers(t)


@pytest.mark.rule("CIR-251", "CIR-R54")
def test_irenic_union_sends_the_rightmost_die_that_can_be_paid() -> None:
    t = build.bare(irenic="yes")
    build.garages(t, A, 1, 2, 3, 4)
    build.give(t, A, algae=1)
    build.ask(t, ChooseGarage(A))
    assert (
        "from:garage_3",
        [("CIR-R54", "payable-garage"), ("CIR-251", "rightmost-die")],
    ) == decide(t)
    build.give(t, A, algae=9, water=10)
    build.garages(t, A, 2, 2, 2, 2)
    build.ask(t, SendPartner(A, build.G1, 2, 1))
    assert ("pair:garage_4", [("CIR-251", "rightmost-die")]) == decide(t)


# --- the Harvester


def moving(space: str, water: int = 0, **state: int) -> Table[State]:
    t = build.bare(phase=words.HARVEST)
    t.state.areas[A].harvester = build.space(t, space)
    for name, value in state.items():
        setattr(t.state, name, value)
    return build.ask(t, MoveHarvester(A, water))


@pytest.mark.rule("CIR-248", "CIR-249")
def test_the_harvester_goes_where_the_nearest_gem_lies_ahead() -> None:
    t = moving("1,0")
    assert ("move:2", [("CIR-248", "gem-ahead")]) == decide(t)
    t.state.tokens = [0] * len(t.state.tokens)
    # Without Gems the longest way is the one along the row.
    t = moving("1,0", tokens=t.state.tokens)
    answer, why = decide(t)
    assert ("move:5", ("CIR-248", "as-far-as-possible")) == (answer, why[-1])


@pytest.mark.rule("CIR-249", "CIR-268")
def test_a_cache_is_entered_in_the_last_round_only_and_never_left() -> None:
    t = moving("3,-1")
    t.state.tokens = [0] * len(t.state.tokens)
    assert "move:1" != answers(t)
    assert ("CIR-249", "no-cache-yet") in decide(t)[1]
    t.state.round = 7
    assert ("move:1", ("CIR-268", "nearest-cache")) == (answers(t), decide(t)[1][0])
    for number in (3, 7):
        assert "move:pass" == answers(moving("cache_ene", round=number))


@pytest.mark.rule("CIR-268", "CIR-275")
def test_of_equally_near_caches_the_richest_that_lies_face_up() -> None:
    t = moving("3,0", round=7)
    slots = words.CACHE_SLOTS
    nearest = [
        slot for slot in range(6) if t.state.kit.planet.to_cache[build.space(t, "3,0")][slot] == 2
    ]
    assert ["cache_ene", "cache_ese"] == [slots[slot] for slot in nearest]
    t.state.caches = [9 if slot == slots.index("cache_ese") else 4 for slot in range(6)]
    t.state.caches_open = 0b111111
    assert ("move:4", ("CIR-268", "richest-cache")) == (answers(t), decide(t)[1][-1])
    t.state.caches_open = 0
    assert ("CIR-268", "richest-cache") not in decide(t)[1]


@pytest.mark.rule("CIR-268")
def test_in_the_last_round_a_die_drives_the_harvester_into_a_cache() -> None:
    t = build.sending(2, water=10, gem=5)
    t.state.areas[A].harvester = build.space(t, "3,-2")
    assert "control_room" not in answers(t)
    t.state.round = 7
    assert ("send:control_room:2", ("CIR-268", "drive-into-cache")) == (answers(t), decide(t)[1][0])


@pytest.mark.rule("CIR-248")
def test_back_towards_the_centre_also_where_a_gem_lies_ahead() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "1,1")
    t.state.tokens = [0] * len(t.state.tokens)
    t.state.tokens[build.space(t, "1,-1")] = words.GEM_TOKEN
    build.ask(t, MoveBack(A))
    assert ("back:6", [("CIR-248", "gem-ahead")]) == decide(t)


# --- Factions and incidents


@pytest.mark.rule("CIR-262")
def test_faction_abilities_are_ignored() -> None:
    t = build.bare()
    build.garages(t, A, 1, 2)
    build.hand(t, A, "aqua_pack")
    build.give(t, A, water=30, algae=3, energy=3, gem=3)
    for frame in (SetDie(A), DiscardForGoods(A, build.ZCHARO), UseFaction(A, build.JRAYEK)):
        build.ask(t, frame)
        answer, why = decide(t)
        assert (True, [("CIR-262", "ignores-factions")]) == (answer.endswith(":pass"), why)
    # Trades and the paid move are a Faction's while the Progress of the same die waits.
    for column in (build.ZCHARO, build.JRAYEK):
        build.ask(t, OfferFaction(A, column), SeeProgress(A, 1))
        answer, why = decide(t)
        assert (True, [("CIR-262", "ignores-factions")]) == (answer.endswith(":pass"), why)


@pytest.mark.rule("CIR-262", "CIR-199", "CIR-164")
def test_the_leftmost_incident_and_nothing_lost_that_need_not_be() -> None:
    t = build.bare()
    t.state.rewards_taken = 0b1
    build.ask(t, ChooseProgress(A, 1))
    assert ("progress:free_ship", [("CIR-262", "leftmost-incident")]) == decide(t)
    build.ask(t, ChooseComplication(A, 0b1010))
    assert ("complication:sum_10", [("CIR-262", "leftmost-incident")]) == decide(t)
    build.fulfilled(t, A, "leyrien_scepter")
    build.ask(t, ChooseComplication(A, 0b1010))
    assert ("complication:pass", [("CIR-199", "ignores-complications")]) == decide(t)

    build.hand(t, A, "aqua_pack")
    build.give(t, A, gem=1)
    build.ask(t, ChoosePenalty(A, 1))
    assert ("penalty:discard_2_contracts", [("CIR-262", "leftmost-incident")]) == decide(t)
    build.lead(t, A, words.LYSIAS)
    build.ask(t, ChoosePenalty(A, 1))
    assert ("penalty:mirror:discard_2_contracts", ("CIR-164", "mirrored")) == (
        answers(t),
        decide(t)[1][0],
    )


# --- planning


@pytest.mark.rule("CIR-270", "CIR-166")
@pytest.mark.parametrize(
    ("own", "common", "answer", "key"),
    [
        ("tailwind", "drought", "event:own", ("CIR-270", "beneficial-event")),
        ("drought", "tailwind", "event:common", ("CIR-270", "beneficial-event")),
        ("drought", "cave_in", "event:common", ("CIR-166", "event-with-water")),
    ],
)
def test_renzo_resolves_a_beneficial_event(
    own: str, common: str, answer: str, key: tuple[str, str]
) -> None:
    t = build.bare(phase=words.PLAN)
    build.lead(t, A, words.RENZO)
    build.event(t, common)
    build.ask(t, ChooseEvent(A, build.EVENT(f"event_{own}")))
    assert (answer, [key]) == decide(t)


def assign(t: Table[State], *rolled: int, algae: int) -> tuple[list[int], list[int]]:
    """A assigns these dice, B has none: the faces in the Garages and in the Farms."""
    area = t.state.areas[A]
    area.rolled, area.idle = picks(sorted(rolled)), 0
    build.give(t, A, algae=algae)
    build.ask(t, AssignDice((A, B)))
    while not t.over():
        build.play(t, A, answers(t))
    return sorted(face for face in area.garages if face), list(area.farm_dice)


@pytest.mark.rule("CIR-R54")
def test_two_dice_go_to_the_garages_the_others_where_they_pay_most() -> None:
    # The 6 brings 3 Energy in Farm 3; a 2 brings as many Algae in Farm 2 as a 3, so the lower one
    # goes.
    assert ([1, 3], [0, 2, 6, 0, 0, 0]) == assign(build.bare(phase=words.PLAN), 1, 2, 3, 6, algae=4)


@pytest.mark.rule("CIR-R54", "CIR-038")
def test_the_lowest_die_raises_the_others() -> None:
    # Once the 2 works in Farm 3, raising it is worth more than a second die; a raised 3 then brings
    # most in Farm 2.
    assert ([2, 3], [1, 3, 2, 0, 0, 0]) == assign(
        build.bare(phase=words.PLAN), 1, 2, 2, 3, 3, algae=4
    )


@pytest.mark.rule("CIR-R54")
def test_a_die_that_adds_nothing_to_the_harvest_goes_to_a_garage() -> None:
    t = build.bare(phase=words.PLAN)
    # With two sixes at work the booster has nothing to raise.
    assert ([1, 1, 1], [0, 6, 6, 0, 0, 0]) == assign(t, 1, 1, 1, 6, 6, algae=4)


@pytest.mark.rule("CIR-R54")
def test_each_step_of_the_plan_says_why() -> None:
    t = build.bare(phase=words.PLAN)
    t.state.areas[A].rolled, t.state.areas[A].idle = picks([2, 3, 6]), 0
    build.give(t, A, algae=4)
    build.ask(t, AssignDice((A, B)))
    assert ("assign:farm_3:6", [("CIR-R54", "farm-pays-most")]) == decide(t)
    build.play(t, A, "assign:farm_3:6")
    assert [("CIR-R54", "dice-to-garages")] == decide(t)[1]
    t.state.areas[A].rolled = picks([2, 3, 3])
    build.ask(t, AssignDice((A, B)))
    assert (
        "assign:farm_3:2",
        [("CIR-R54", "farm-pays-most"), ("CIR-R54", "lowest-die")],
    ) == decide(t)


@pytest.mark.rule("CIR-R54")
def test_only_as_many_garages_as_the_algae_pays_and_all_of_them_in_the_last_round() -> None:
    t = build.bare(phase=words.PLAN)
    assert 1 == len(assign(t, 3, 4, 5, algae=0)[0])
    t = build.bare(phase=words.PLAN)
    t.state.round = 7
    assert 3 == len(assign(t, 3, 4, 5, 6, algae=2)[0])


@pytest.mark.rule("CIR-R54", "CIR-172")
def test_zapporahs_die_goes_where_it_pays_most_or_waits() -> None:
    t = build.bare()
    build.lead(t, A, words.ZAPPORAH)
    build.ask(t, AssignNewDie(A, 6))
    assert ("new_die:farm_3", [("CIR-R54", "farm-pays-most")]) == decide(t)
    t.state.areas[A].farm_dice = picks([0, 6, 6, 0, 0, 0])
    build.ask(t, AssignNewDie(A, 6))
    assert ("new_die:pass", [("CIR-R54", "die-waits")]) == decide(t)


# --- goods


@pytest.mark.rule("CIR-R55")
def test_it_trades_only_towards_more_points_and_never_gems() -> None:
    t = build.bare()
    build.hand(t, A, "leyrien_basket")
    build.give(t, A, water=9, gem=1)
    build.ask(t, Trade(A, 3, words.ALL_TRADES))
    assert ("trade:water_to_algae", [("CIR-R55", "trade-for-goal")]) == decide(t)
    build.ask(t, Trade(A, 2, words.ALL_TRADES))
    assert ("trade:pass", [("CIR-R55", "no-useful-trade")]) == decide(t)
    # A Gem would do it, but Gems are kept.
    build.give(t, A, algae=2, gem=1)
    build.ask(t, Trade(A, 3, words.ALL_TRADES))
    assert "trade:pass" == answers(t)
    # What can be paid already brings as many points.
    build.give(t, A, water=9, energy=4)
    build.ask(t, Trade(A, 3, words.ALL_TRADES))
    assert "trade:pass" == answers(t)


@pytest.mark.rule("CIR-R55")
def test_after_the_last_execute_nothing_is_traded() -> None:
    t = build.bare(phase=words.HARVEST)
    build.give(t, A, water=9)
    build.ask(t, Trade(A, 3, words.ALL_TRADES))
    assert "trade:water_to_algae" == answers(t)
    t.state.round = 7
    build.ask(t, Trade(A, 3, words.ALL_TRADES))
    assert "trade:pass" == answers(t)


@pytest.mark.rule("CIR-R55")
def test_it_pays_with_what_is_worth_less() -> None:
    t = build.bare()
    build.give(t, A, water=10, energy=2, algae=3)
    build.ask(t, ChoosePrice(A, words.FOUNDRY, NOTHING_LESS))
    assert ("pay:water", [("CIR-R55", "cheaper-price")]) == decide(t)
    build.ask(t, ChoosePrice(A, words.FOUNDRY, picks([0, 0, 1, 0])))
    assert "pay:energy" == answers(t)


@pytest.mark.rule("CIR-R55")
def test_a_farm_gives_what_the_best_contract_lacks_else_what_is_worth_most() -> None:
    t = build.bare(phase=words.HARVEST)
    build.ask(t, HarvestFarm(A, 3, 4))
    assert ("harvest:energy", [("CIR-R55", "worth-most")]) == decide(t)
    build.hand(t, A, "jrayek_pump", "leyrien_basket", "alien_relic")
    build.give(t, A, algae=6, energy=3)
    build.ask(t, HarvestFarm(A, 3, 4))
    # The Alien Relic has more points, but it lacks neither.
    assert ("harvest:energy", [("CIR-R55", "worth-most")]) == decide(t)
    t.state.areas[A].hand = remove(t.state.areas[A].hand, build.CARD("contract_alien_relic"))
    assert ("harvest:water", [("CIR-R55", "contract-lacks-it")]) == decide(t)


# --- Contracts


@pytest.mark.rule("CIR-R56")
def test_contracts_with_most_points_are_kept_and_fulfilled_the_cheapest_of_equal_ones() -> None:
    t = build.bare()
    build.hand(t, A, "aqua_cannon", "groptoad", "zwaryl", "krakon")
    build.give(t, A, water=4, algae=20, energy=20)
    build.ask(t, FulfilContract(A, NOTHING_LESS))
    assert (
        "fulfil:contract_krakon",
        [("CIR-R56", "contract-points"), ("CIR-R56", "cheapest-contract")],
    ) == decide(t)
    build.ask(t, FulfilSecond(A, NOTHING_LESS))
    assert "also:contract_krakon" == answers(t)
    build.ask(t, DiscardContracts(A, 1))
    assert ("discard:contract_aqua_cannon", [("CIR-R56", "fewest-points")]) == decide(t)

    t = build.bare()
    t.state.areas[A].draft = sorted(
        [build.CARD("contract_aqua_pack"), build.CARD("contract_krakon")]
    )
    t.state.areas[B].draft = [build.CARD("contract_hydro_core"), build.CARD("contract_yeki")]
    build.ask(t, DraftContract((A, B), 1))
    assert "draft:contract_krakon" == answers(t)


@pytest.mark.rule("CIR-R56")
def test_of_equal_contracts_the_dearest_is_discarded() -> None:
    t = build.bare()
    build.hand(t, A, "leyrien_sickle", "zcharo_glider")
    build.ask(t, DiscardContracts(A, 1))
    assert ("discard:contract_zcharo_glider", [("CIR-R56", "dearest-contract")]) == decide(t)


@pytest.mark.rule("CIR-260")
def test_dan_takes_the_topmost_delivery() -> None:
    t = build.bare()
    for frame in (ChooseDelivery(A, 1), ChooseExtraDelivery(A, 1)):
        build.ask(t, frame)
        assert (frame.verb + ":top", [("CIR-260", "topmost-row")]) == decide(t)


# --- dice


@pytest.mark.rule("CIR-243", "CIR-259")
def test_two_dice_at_the_academy_within_the_limit() -> None:
    t = build.bare()
    build.give(t, A, water=20)
    build.ask(t, BuyDice(A, 0, NOTHING_LESS))
    assert ("buy:2", [("CIR-259", "two-dice")]) == decide(t)
    t.state.areas[A].reserve = 9
    assert ("buy:1", [("CIR-243", "within-the-limit")]) == decide(t)
    # A die that stays at the talks no longer counts.
    t.state.board[words.NEGOTIATION][build.talk_at(0, 1)] = build.piece("A1")
    assert "buy:2" == answers(t)


@pytest.mark.rule("CIR-R60")
def test_a_die_without_work_left_is_returned_first() -> None:
    t = build.bare()
    build.garages(t, A, 1)
    t.state.areas[A].farm_dice[1] = 2
    t.state.board[words.HEADQUARTERS][0] = build.piece("A4")
    t.state.board[words.MARKET][1] = build.piece("A3")
    order = []
    for _ in range(3):
        build.ask(t, ReturnDie(A))
        order.append(answers(t))
        assert [("CIR-R60", "die-without-work")] == decide(t)[1]
        build.play(t, A, order[-1])
    assert ["return:market_2", "return:farm_2", "return:headquarters_1"] == order


# --- tokens


def stacks(t: Table[State], *names: str) -> None:
    t.state.farm_stacks = [[build.FARM(f"farm_{name}")] for name in names]


@pytest.mark.rule("CIR-R57")
def test_which_farm_is_taken() -> None:
    t = build.bare()
    stacks(t, "six_gems", "vp", "passive_water")
    build.ask(t, TakeFarm(A, False))
    assert ("farm:stack_2", [("CIR-R57", "token-points")]) == decide(t)
    stacks(t, "six_gems", "market", "passive_water")
    assert (
        "farm:stack_2",
        [("CIR-R57", "farm-without-die"), ("CIR-R57", "leftmost-stack")],
    ) == decide(t)
    t.state.areas[A].farms = picks([build.FARM("farm_vp")] * 3)
    build.ask(t, TakeFarm(A, True))
    assert ("farm:pass", [("CIR-R57", "keeps-tokens")]) == decide(t)


@pytest.mark.rule("CIR-R57")
def test_which_ship_is_taken() -> None:
    t = build.bare()
    t.state.ship_stacks = [
        [build.SHIP(f"ship_{name}")] for name in ("flip", "energy_1", "ignore_algae")
    ]
    build.ask(t, TakeShip(A))
    assert ("ship:stack_2", ("CIR-R57", "token-points")) == (answers(t), decide(t)[1][0])


@pytest.mark.rule("CIR-R57")
def test_where_tokens_go_and_which_are_given_up() -> None:
    t = build.bare()
    area = t.state.areas[A]
    area.farms = picks([build.FARM("farm_passive_water"), build.FARM("farm_six_gems")])
    area.ships = picks([build.SHIP("ship_energy_1"), build.SHIP("ship_flip")])
    for frame, answer in ((PlaceFarm(A, 0), "build:new"), (PlaceShip(A, 0), "install:new")):
        build.ask(t, frame)
        assert (answer, [("CIR-R57", "free-place")]) == decide(t)
    build.ask(t, DestroyFarm(A))
    assert ("destroy:farm_5", [("CIR-R57", "farm-with-die-goes")]) == decide(t)
    build.ask(t, DestroyShip(A))
    assert ("scrap:garage_3", [("CIR-R57", "fewest-token-points")]) == decide(t)
    area.farms = picks([build.FARM(f"farm_{name}") for name in ("vp", "six_gems", "vp")])
    build.ask(t, PlaceFarm(A, 0))
    assert ("build:farm_5", [("CIR-R57", "fewest-token-points")]) == decide(t)


# --- Leaders


@pytest.mark.rule("CIR-R58")
def test_a_leader_whose_ability_works_by_itself() -> None:
    t = build.bare(phase=words.SETUP)
    t.state.areas[A].offered = [words.DAN, words.TROY, words.ZOEY]
    t.state.areas[B].offered = [words.AKIRA, words.LYSIAS, words.RENZO]
    build.ask(t, KeepLeader((A, B)))
    assert ("leader:leader_troy_sullivan", [("CIR-R58", "self-acting-leader")]) == decide(t)
    assert "leader:leader_akira_hope" == answers(t, seat=B)
    t.state.leaders_left = [words.DAN, words.NAIRA]
    build.ask(t, RemoveLeader(A))
    assert "remove:leader_naira_sol" == answers(t)


def test_the_game_has_it() -> None:
    assert GAME.automaton is rank
