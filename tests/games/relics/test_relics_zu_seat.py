"""Zu at a player's seat: it answers every question by its priorities, and whole games end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from relics_build import A, B, Desk, empty, fresh, solo

from cosmeeple.bots import bot_spec, play_game
from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.crew import DiscardDrawn, ReleaseGuard, Sample
from cosmeeple.games.relics.excavate import ExcavateTile
from cosmeeple.games.relics.forecast import BuyTile, KeepTile, PlaceTile, ReplaceForecast
from cosmeeple.games.relics.market import AddColouredBuyer, AddSpecialBuyer, PlaceTrader
from cosmeeple.games.relics.order import TakeOrderStep, UseOrder
from cosmeeple.games.relics.sale import (
    BuyBeforeSale,
    ChooseSaleMarket,
    ChooseSaleRegion,
    ChooseSaleTile,
)
from cosmeeple.games.relics.setup import RedrawCard
from cosmeeple.games.relics.smuggle import AcquireTile, ChooseSmuggling, DeliverTile, StoreTile
from cosmeeple.games.relics.travel import MoveExplorer
from cosmeeple.games.relics.turn import ChooseAction, DiscardCard, PlayCard
from cosmeeple.games.relics.vocabulary import ACTIONS, CARDS, NONE, REGIONS, ZU_TYPES
from cosmeeple.games.relics.zu_choice import influence_class, rival_samples, rival_traders
from cosmeeple.games.relics.zu_seat import rank
from cosmeeple.games.relics.zu_wish import wishes
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.automaton import Followed, Priority, follow
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import LANGUAGES, Texts

RED = REGIONS.index("red")
TRAVEL, EXCAVATE, MARKET, SELL, ORDER = (
    ACTIONS.index(key) for key in ("travel", "excavate", "market", "sell", "order")
)


def rng(seed: int = 1) -> Rng:
    return Rng(state_from_seed(seed))


def priorities(table: Table[Any], seat: int) -> list[Priority]:
    return rank(table, seat, table.options(seat), rng())


def answer(desk: Desk, seat: int = A, seed: int = 1) -> tuple[str, list[Followed]]:
    """What Zu answers, and what it looked at."""
    picks = desk.table.options(seat)
    pick, considered = follow(rank(desk.table, seat, picks, rng(seed)), picks, rng(seed))
    return notation(question(desk.table), pick), considered


def decider(considered: list[Followed]) -> tuple[str, str]:
    """The priority that left one answer."""
    assert considered[-1].after == 1
    return considered[-1].rule, considered[-1].key


# --- whole games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_end_with_points(players: int, seed: int) -> None:
    played = play_game(GAME, [bot_spec("automaton").make() for _ in range(players)], seed)

    assert played.decisions < 1000
    assert min(played.outcome.scores[:players]) > 40


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_begins_with_a_draft(players: int) -> None:
    bots = [bot_spec("automaton").make() for _ in range(players)]

    assert play_game(GAME, bots, 5, {"hands": "draft"}).decisions < 1000


def test_it_plays_the_same_game_again_and_better_than_chance() -> None:
    def game(seed: int) -> Any:
        return play_game(GAME, [bot_spec("automaton").make(), bot_spec("random").make()], seed)

    assert game(3).final_digest == game(3).final_digest
    assert all(game(seed).outcome.ranks[0] == 1 for seed in range(4))


def test_every_question_is_ranked_with_rules_and_words_that_exist() -> None:
    """Random players meet all questions, those of order cards too; each answer must be ranked."""
    known = set(rulebook(GAME).ids())
    texts = [Texts(GAME, None, language) for language in LANGUAGES]
    met: set[str] = set()
    for seed in range(60):
        table = GAME.new(1 + seed % 4, seed, {"hands": "draft"} if seed % 8 == 5 else None)
        chance = rng(seed)
        while not table.over():
            for seat in table.deciders():
                picks = table.options(seat)
                ranked = rank(table, seat, picks, chance)
                met.add(type(table.agenda[-1]).__name__)
                for each in ranked:
                    assert len(each.worth) == len(picks), each.key
                    assert each.rule in known, each.rule
                    assert all(text.has(f"priority-{each.key}") for text in texts), each.key
                assert follow(ranked, picks, chance)[0] in picks
            seat = table.deciders()[0]
            options = table.options(seat)
            if isinstance(table.agenda[-1], ChooseAction) and len(options) > 1 and chance.below(20):
                options = options[:-1]  # do not pass, so that more is met
            table.apply(seat, chance.pick([pick for pick in options if pick >= 0] or options))

    missing = {frame.__name__ for frame in GAME.questions()} - met
    assert missing <= {"ChooseMarket", "ChooseOrderMarket"}, (
        "with one market to a card these are never asked"
    )


def test_only_what_the_seat_knows_enters() -> None:
    table = GAME.new(3, 11)
    for number in range(150):
        seat = table.deciders()[0]
        ranked = [
            [
                (each.rule, each.key, each.worth)
                for each in priorities(redeal(GAME, table, seat, rng(deal)), seat)
            ]
            for deal in (1, 2)
        ]
        assert ranked[0] == ranked[1], type(table.agenda[-1]).__name__
        picks = table.options(seat)
        table.apply(seat, rng(number).pick(picks))


# --- rivals


@pytest.mark.rule("REL-A49")
def test_rivals_are_the_strongest_and_all_together() -> None:
    desk = empty(
        seats=3,
        given={
            "areas.A.representatives.left": 1,
            "areas.B.representatives.left": 2,
            "areas.C.representatives.left": 1,
            "areas.B.traders.m1": 1,
            "areas.C.traders.m1": 2,
            "areas.B.guards": ["red_eye"],
            "areas.C.guards": ["red_eye"],
        },
    )

    assert influence_class(desk.state, A, 0) == 2, "one more makes a tie with the strongest"
    assert influence_class(desk.state, B, 0) == 5
    assert rival_traders(desk.state, A, 0) == 3
    assert rival_traders(desk.state, B, 0) == 2
    assert rival_samples(desk.state, A, RED * 4) == 2


# --- actions


@pytest.mark.rule("REL-A50", "REL-705")
def test_wishes_are_drawn_in_the_proportions_of_the_round_deck() -> None:
    desk = empty()
    first: Counter[str] = Counter()
    for purse in range(500):
        desk.put("areas.A.credits", purse)
        order = wishes(desk.state, A)
        assert sorted(order) == list(range(6)), "round 1 has all six types"
        first[ZU_TYPES[order[0]]] += 1

    assert 100 < first["excavate"] < 200, "3 of 10 cards"
    assert 20 < first["order"] < 85, "1 of 10"
    desk.put("round", 3)
    assert sorted(ZU_TYPES[kind] for kind in wishes(desk.state, A)) == ["excavate", "order", "sell"]


@pytest.mark.rule("REL-A50")
def test_a_wish_stands_while_the_board_is_the_same() -> None:
    desk = empty(given={"areas.A.hand": ["ac_red_wave"]})
    before = wishes(desk.state, A)

    desk.put("areas.A.explorers", ["g1", "g2", "bw"])
    desk.put("areas.A.hand", [])
    assert wishes(desk.state, A) == before

    others = set()
    for purse in range(30):
        desk.put("areas.B.credits", purse)
        others.add(tuple(wishes(desk.state, A)))
    assert len(others) > 5


def first_wish(desk: Desk, kind: str) -> Desk:
    """Credits of the rival such that this type is drawn first."""
    for purse in range(500):
        desk.put("areas.B.credits", purse)
        if ZU_TYPES[wishes(desk.state, A)[0]] == kind:
            return desk
    raise AssertionError(kind)


DIG: dict[str, Any] = {
    "dig.red_eye": 1,
    "areas.A.hand": ["ac_red_wave"],
    "areas.A.travel": ["tr_4"],
}


@pytest.mark.rule("REL-A50")
def test_an_excavation_is_done_travelled_to_or_smuggled() -> None:
    kit = empty().state.kit
    site = kit.site[RED * 4]
    here, beside = kit.names["location"][site], kit.names["location"][kit.neighbours[site][0]]
    near = first_wish(
        empty(ChooseAction(A, 1), given={**DIG, "areas.A.explorers": ["m1", "m4", here]}),
        "excavate",
    )
    assert answer(near)[0] == "excavate"
    assert answer(near)[1][0].key == "wish-excavate"

    away = first_wish(
        empty(ChooseAction(A, 1), given={**DIG, "areas.A.explorers": ["m1", "m4", beside]}),
        "excavate",
    )
    assert answer(away)[0] == "travel"

    given = {**DIG, "areas.A.explorers": ["m1", "bw", here], "areas.A.hold": ["red_eye"]}
    known = first_wish(empty(ChooseAction(A, 1), given=given), "excavate")
    assert answer(known)[0] == "smuggle", "it has one already, and its card fits the black market"


@pytest.mark.rule("REL-A50")
def test_what_cannot_be_is_passed_over() -> None:
    """Nothing to dig, to sell or to open, no crew: the order wish fails too, and the card goes into
    the forecast."""
    given = {
        "areas.A.hand": ["ac_red_wave"],
        "areas.A.crew": 0,
        "areas.A.explorers": ["g1", "g2", "g3"],
    }
    desk = first_wish(empty(ChooseAction(A, 1), given=given), "order")

    text, considered = answer(desk)

    assert text == "forecast"
    assert considered[0].key == "wish-order"
    assert considered[0].before == considered[0].after
    assert decider(considered) == ("REL-705", "wish-forecast")


@pytest.mark.rule("REL-A50", "REL-783")
def test_without_any_wish_it_passes() -> None:
    desk = first_wish(
        empty(ChooseAction(A, 1), round=3, given={"areas.A.travel": ["tr_2"]}), "sell"
    )

    assert answer(desk)[0] == "pass"
    assert decider(answer(desk)[1]) == ("REL-A50", "no-wish")


# --- explorers


@pytest.mark.rule("REL-A51")
def test_an_idle_explorer_arrives_where_the_wish_leads() -> None:
    desk = first_wish(
        empty(
            given={**DIG, "areas.A.explorers": ["m1", "m4", "bw"], "areas.A.hand": ["ac_red_star"]}
        ),
        "excavate",
    )
    site = desk.state.kit.site[RED * 4]
    steps = min(desk.state.kit.distance[place][site] for place in desk.state.areas[A].explorers)
    desk.run(MoveExplorer(A, steps + 1))
    for _ in range(steps):
        text, considered = answer(desk)
        assert considered[-1].key == "nearer"
        desk.play(f"A {text}")

    assert site in desk.state.areas[A].explorers
    assert answer(desk)[0] == "move:pass", "there is nothing else to go for"


@pytest.mark.rule("REL-A51")
def test_explorers_that_a_wish_needs_stay() -> None:
    """All three stand on dig sites with wanted tiles of the colour in hand."""
    s = empty().state
    sites = [s.kit.names["location"][s.kit.site[RED * 4 + kind]] for kind in range(4)]
    three = list(dict.fromkeys(sites))[:3]
    kinds = [f"red_{symbol}" for symbol in ("eye", "spiral", "trident", "ring")]
    desk = empty(
        MoveExplorer(A, 4),
        given={
            **{f"dig.{kind}": 1 for kind in kinds},
            "areas.A.hand": ["ac_red_wave"],
            "areas.A.explorers": three if len(three) == 3 else [*three, "bw"],
        },
    )

    assert answer(desk)[0] == "move:pass"


# --- cards


@pytest.mark.rule("REL-A52")
def test_cards_are_kept_by_popularity_and_discarded_the_other_way_round() -> None:
    given = {
        "areas.A.hand": ["ac_yellow_wave", "ac_green_wave", "ac_red_wave"],
        "buyers.red": 3,
        "buyers.green": 9,
    }
    desk = empty(DiscardCard(A), given=given)
    assert answer(desk)[0] == "discard:ac_green_wave"
    assert decider(answer(desk)[1]) == ("REL-A52", "card-unpopular")

    drawn = empty(
        DiscardDrawn(A, 1),
        given={"areas.A.pack": ["ac_green_wave", "ac_red_wave"], "buyers.red": 3},
    )
    assert answer(drawn)[0] == "discard:ac_green_wave"


@pytest.mark.rule("REL-A52", "REL-107")
def test_a_redraw_goes_on_until_no_four_are_alike() -> None:
    cards = [f"ac_red_{symbol}" for symbol in ("wave", "comet", "star", "prism", "gate")]
    desk = empty(RedrawCard(A), given={"areas.A.pack": cards})

    for _ in range(2):
        desk.play(f"A {answer(desk)[0]}")

    assert len(desk.get("areas.A.pack")) == 3
    assert answer(desk)[0] == "redraw:pass"


@pytest.mark.rule("REL-A52", "REL-A51")
def test_travel_is_paid_with_the_travel_card_that_just_reaches() -> None:
    desk = first_wish(
        empty(
            given={
                **DIG,
                "areas.A.explorers": ["m1", "m4", "bw"],
                "areas.A.travel": ["tr_2", "tr_3", "tr_4"],
            }
        ),
        "excavate",
    )
    site = desk.state.kit.site[RED * 4]
    steps = min(desk.state.kit.distance[place][site] for place in desk.state.areas[A].explorers)
    desk.run(PlayCard(A, TRAVEL))

    assert answer(desk)[0] == f"card:tr_{max(2, steps)}"


@pytest.mark.rule("REL-A52", "REL-730", "REL-731")
def test_the_card_for_an_excavation_is_that_of_the_most_popular_wanted_colour() -> None:
    s = empty().state
    names = s.kit.names["location"]
    red, green = names[s.kit.site[RED * 4]], names[s.kit.site[REGIONS.index("green") * 4]]
    given = {
        "dig.red_eye": 1,
        "dig.green_eye": 1,
        "areas.A.hand": ["ac_green_wave", "ac_red_wave"],
        "areas.A.explorers": [red, green, "bw"],
        "buyers.red": 3,
    }
    assert answer(empty(PlayCard(A, EXCAVATE), given=given))[0] == "card:ac_red_wave"

    sampled = empty(PlayCard(A, EXCAVATE), given={**given, "areas.A.guards": ["red_eye"]})
    assert answer(sampled)[0] == "card:ac_green_wave"
    assert decider(answer(sampled)[1]) == ("REL-734", "colour-wanted")

    level = empty(
        PlayCard(A, EXCAVATE),
        given={**given, "buyers.red": 6, "buyers.green": 6, "areas.B.hold": ["red_ring"]},
    )
    assert decider(answer(level)[1]) == ("REL-731", "colour-rivals-few")


# --- tiles


def dig_red(first: int, **given: Any) -> Desk:
    """Kuti Kuti on the sites of two red kinds, both with a tile."""
    kit = empty().state.kit
    places = [kit.names["location"][kit.site[RED * 4 + kind]] for kind in (0, 3)]
    board = {
        "dig.red_eye": 1,
        "dig.red_ring": 1,
        "areas.A.explorers": [*dict.fromkeys(places), "bw", "bc"][:3],
    }
    return empty(
        ExcavateTile(A, RED, first), given={**board, **given}, factions=("kuti_kuti", "gul")
    )


@pytest.mark.rule("REL-732", "REL-734", "REL-735")
def test_tiles_unknown_first_then_not_sampled_rare_and_dear() -> None:
    values = empty().state.kit.value
    sampled = dig_red(NONE, **{"areas.A.guards": ["red_ring"]})
    assert answer(sampled)[0] == "dig:red_eye"
    assert decider(answer(sampled)[1]) == ("REL-734", "tile-unknown")

    rivals = dig_red(NONE, **{"areas.B.guards": ["red_eye"]})
    assert answer(rivals)[0] == "dig:red_ring"
    assert decider(answer(rivals)[1]) == ("REL-735", "tile-not-sampled")

    copies = dig_red(NONE, **{"dig.red_ring": 2})
    assert answer(copies)[0] == "dig:red_eye"
    assert decider(answer(copies)[1]) == ("REL-735", "tile-rare")

    dear = "red_eye" if values[RED * 4] > values[RED * 4 + 3] else "red_ring"
    assert values[RED * 4] != values[RED * 4 + 3]
    assert answer(dig_red(NONE))[0] == f"dig:{dear}"


@pytest.mark.rule("REL-734")
def test_it_stops_after_one_tile_rather_than_take_one_that_it_knows() -> None:
    both = {"areas.A.guards": ["red_eye", "red_ring"]}

    assert answer(dig_red(RED * 4 + 1, **both))[0] == "dig:pass"
    assert answer(dig_red(RED * 4 + 1))[0] != "dig:pass"


@pytest.mark.rule("REL-737", "REL-706")
def test_it_always_samples_but_never_with_a_guard() -> None:
    assert answer(empty(Sample(A, 0)))[0] == "sample:crew"
    without = empty(Sample(A, 0), given={"areas.A.crew": 0, "areas.A.guards": ["red_eye"]})
    assert answer(without)[0] == "sample:pass"


@pytest.mark.rule("REL-A53")
def test_a_guard_that_must_go_is_the_cheapest() -> None:
    desk = empty(
        ReleaseGuard(A, 0, NONE),
        given={"areas.A.crew": 0, "areas.A.guards": ["red_eye", "red_ring"]},
    )
    value = desk.state.kit.value
    cheapest = min((RED * 4, RED * 4 + 3), key=lambda kind: value[kind])

    assert answer(desk)[0] == f"release:{GAME.kit().names['artefact'][cheapest]}"


@pytest.mark.rule("REL-786", "REL-787", "REL-785")
def test_the_forecast_keeps_the_tile_that_it_wants_to_buy() -> None:
    given = {"drawn": ["red_eye", "red_ring"], "areas.A.credits": 40, "areas.A.guards": ["red_eye"]}
    assert answer(empty(PlaceTile(A), BuyTile(A), given=given))[0] == "place:red_eye"
    assert answer(empty(BuyTile(A), given={**given, "drawn": ["red_ring"]}))[0] == "buy:red_ring"
    assert answer(empty(BuyTile(A), given={**given, "drawn": ["red_eye"]}))[0] == "buy:pass"

    row = fresh(2, 1)
    row.put("played", [row.get("forecast")[0]])
    row.state.forecast_crew[0] = B
    row.run(ReplaceForecast(A, CARDS.index(row.get("forecast")[0])))
    assert answer(row)[0] == "replace:2"


@pytest.mark.rule("REL-A53", "REL-501")
def test_a_free_tile_is_taken_even_if_it_is_known() -> None:
    given = {"drawn": ["red_eye"], "areas.A.guards": ["red_eye"]}

    assert answer(empty(KeepTile(A), PlaceTile(A), given=given))[0] == "keep:red_eye"


# --- the black market


STACKS: dict[str, Any] = {
    "black.red": ["red_ring", "red_eye"],
    "black.green": ["green_spiral"],
    "black.purple": ["purple_ring"],
    "areas.A.credits": 20,
}


@pytest.mark.rule("REL-740", "REL-741", "REL-742", "REL-743", "REL-744")
def test_one_tile_of_the_wanted_colour_or_the_next_to_the_right() -> None:
    popular = {**STACKS, "buyers.red": 3, "areas.A.hold": ["green_eye"]}
    assert answer(empty(ChooseSmuggling(A), given=popular))[0] == "smuggle:acquire"
    assert answer(empty(AcquireTile(A, NONE, 1), given=popular))[0] == "acquire:red"
    known = empty(AcquireTile(A, NONE, 1), given={**popular, "areas.A.guards": ["red_eye"]})
    assert answer(known)[0] == "acquire:purple"
    assert decider(answer(known)[1]) == ("REL-742", "stack-right")
    assert answer(empty(AcquireTile(A, RED * 4, 2), given=popular))[0] == "acquire:pass"
    assert answer(empty(StoreTile(A, RED * 4), given={"drawn": ["red_eye"]}))[0] == "store:hatch"

    poor = empty(
        ChooseSmuggling(A),
        given={**popular, "areas.A.guards": ["red_eye", "green_spiral", "purple_ring"]},
    )
    assert answer(poor)[0] == "smuggle:deliver"


@pytest.mark.rule("REL-746", "REL-747", "REL-A25")
def test_the_dearest_pair_of_different_colours_is_delivered() -> None:
    desk = empty(
        DeliverTile(A, NONE, 1),
        given={"areas.A.hold": ["red_eye", "red_ring"], "areas.A.hatch": ["green_eye"]},
    )
    value = desk.state.kit.value
    dear = max((RED * 4, RED * 4 + 3), key=lambda kind: value[kind])
    names = GAME.kit().names["artefact"]
    text, _ = answer(desk)

    assert text in (f"deliver:hold:{names[dear]}", "deliver:hatch:green_eye")
    desk.play(f"A {text}")
    assert answer(desk)[0].startswith("deliver:h")


# --- sales, markets, orders


QUEUES: dict[str, Any] = {
    "queues.m1": ["red", "special"],
    "queues.m2": ["red"],
    "queues.m3": ["green"],
}


@pytest.mark.rule("REL-771", "REL-A27", "REL-716", "REL-773")
def test_a_sale_takes_most_markets_the_fullest_queue_and_the_cheapest_tiles() -> None:
    given = {
        **QUEUES,
        "areas.A.traders": {"m1": 1, "m2": 1, "m3": 1},
        "areas.A.hold": ["green_eye", "red_eye", "red_ring", "red_spiral"],
    }
    card = CARDS.index("tr_2")
    region = empty(ChooseSaleRegion(A, card), given=given)
    assert answer(region)[0] == "sell:red"
    assert decider(answer(region)[1]) == ("REL-771", "sale-markets")

    market = empty(ChooseSaleMarket(A, card, RED, 0), given=given)
    assert answer(market)[0] == "at:m1"
    assert decider(answer(market)[1]) == ("REL-716", "market-buyers-colour")
    market.play("A at:m1")
    assert answer(market)[0] == "at:m2", "never fewer markets than possible"

    tile = empty(ChooseSaleTile(A, RED, 1, 1), given=given)
    value = tile.state.kit.value
    cheapest = min([*value[RED * 4 : RED * 4 + 2], *value[RED * 4 + 3 :]])
    sold = answer(tile)[0].removeprefix("tile:hold:")
    assert value[GAME.kit().names["artefact"].index(sold)] == cheapest


@pytest.mark.rule("REL-A53", "REL-502")
def test_the_smugglers_buy_only_what_is_new() -> None:
    given = {
        **QUEUES,
        "black.red": ["red_eye"],
        "areas.A.traders": {"m1": 1},
        "areas.A.hold": ["red_ring"],
        "areas.A.credits": 20,
        "areas.A.explorers": ["m1", "m4", "bw"],
    }
    desk = empty(BuyBeforeSale(A, CARDS.index("tr_2")), given=given, factions=("gul", "aqulla"))
    assert answer(desk)[0] == "acquire:red"
    desk.put("areas.A.guards", ["red_eye"])
    assert answer(desk)[0] == "acquire:pass"


@pytest.mark.rule("REL-751", "REL-753", "REL-754")
def test_a_market_gets_a_trader_once_a_special_buyer_and_one_for_its_tiles() -> None:
    assert answer(empty(PlaceTrader(A, 0)))[0] == "trader:crew"
    assert answer(empty(PlaceTrader(A, 0), given={"areas.A.traders.m1": 1}))[0] == "trader:pass"
    assert answer(empty(AddSpecialBuyer(A, 0)))[0] == "buyer:special"
    buyers = empty(
        AddColouredBuyer(A, 0), given={"areas.A.hold": ["green_eye", "red_eye"], "buyers.red": 3}
    )
    assert answer(buyers)[0] == "buyer:red"
    assert decider(answer(buyers)[1]) == ("REL-754", "colour-popular")


@pytest.mark.rule("REL-760", "REL-761", "REL-A31", "REL-A53")
def test_an_order_places_a_trader_and_a_representative_and_withdraws_nobody() -> None:
    desk = empty(TakeOrderStep(A, 0, 0, 0), given={"areas.A.representatives.left": 1})
    assert answer(desk)[0] == "order:trader"
    desk.play("A order:trader")
    assert answer(desk)[0] == "order:representative"

    without = empty(
        TakeOrderStep(A, 0, 0, 0), given={"areas.A.crew": 0, "areas.A.representatives.left": 1}
    )
    assert answer(without)[0] == "order:pass"
    assert answer(empty(UseOrder(A, 0)))[0].endswith("pass")


@pytest.mark.rule("REL-A53", "REL-102")
def test_the_faction_is_drawn_by_lot() -> None:
    table = GAME.new(2, 1)
    picks = table.options(0)

    assert priorities(table, 0) == []
    assert {follow([], picks, rng(seed))[0] for seed in range(60)} == set(picks)


@pytest.mark.rule("REL-A49")
def test_against_zu_itself_the_rival_is_zu() -> None:
    desk = solo(given={"areas.B.representatives.left": 2})

    assert influence_class(desk.state, A, 0) == 4
