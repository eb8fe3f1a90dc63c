"""Networks in whole numbers, and the bot that judges every answer at the same moment of the
game."""

from __future__ import annotations

import gc
import random
from dataclasses import replace
from pathlib import Path

import pytest

from cosmeeple.bots import Host, bot_spec
from cosmeeple.bots.base import UNDISTURBED, Asked, explain
from cosmeeple.bots.foresee import FEWEST, ForesightBot, Leaning, best
from cosmeeple.games.race import nets
from cosmeeple.games.race.inputs import COUNT, LAYOUT, PLAYER, inputs
from cosmeeple.games.race.mind import RaceMind, utility
from cosmeeple.games.race.nets import FOR_TWO, HEADS, TABLES, inputs_digest, net_name
from cosmeeple.games.race.round import ChooseAction
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.vocabulary import (
    CARD_COUNT,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    PRODUCE,
    SETTLE,
)
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, load_game, no_mind
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.foresight import Foresight, Tried
from cosmeeple.kernel.thinking.net import FULL, LIFT, UNIT, WHOLE, draw_by, share_of
from cosmeeple.kernel.thinking.netfile import MAGIC, About, Weights, dump_net, load_net, net_of

RACE = load_game("race")
#: More inputs are never on at once.
MOST_ON = 160


def some_weights(inputs: int, width: int, heads: int) -> Weights:
    luck = random.Random(1)

    def some(count: int, size: int) -> list[int]:
        return [luck.randint(-size, size) for _ in range(count)]

    return Weights(
        [some(width, 90) for _ in range(inputs)],
        some(width, 90),
        [some(width, 5000) for _ in range(heads)],
        some(heads, 500),
        [some(inputs, 900) for _ in range(heads)],
        {},
    )


def test_a_network_is_the_sums_written_out() -> None:
    weights = some_weights(40, 19, 3)
    net = net_of(weights)
    luck = random.Random(2)
    clipped = set()
    for _ in range(200):
        on = [luck.randrange(40) for _ in range(luck.randrange(30))]
        sums = [
            bias + sum(weights.rows[code][unit] for code in on)
            for unit, bias in enumerate(weights.bias)
        ]
        layer = [max(0, min(FULL, x)) for x in sums]
        clipped |= {x == 0 for x in layer} | {x == FULL for x in layer}
        assert net.layer(on) == layer
        for head in range(3):
            weighed = sum(x * w for x, w in zip(layer, weights.heads[head], strict=True)) >> 8
            direct = sum(weights.direct[head][code] for code in on)
            assert net.head(head, on, layer) == weighed + weights.offsets[head] + direct

    assert clipped == {True, False}


def test_shares_and_draws() -> None:
    assert share_of(0) == WHOLE // 2
    assert share_of(700) + share_of(-700) == WHOLE
    assert share_of(-(10**9)) < 10
    rng = Rng(state_from_seed(5))
    drawn = [draw_by([0, 1024, -(10**6)], rng) for _ in range(4000)]
    assert drawn.count(2) == 0
    assert 2.4 < drawn.count(1) / drawn.count(0) < 3.1  # one unit apart: e times as often


def test_a_file_of_a_network_reads_as_written(tmp_path: Path) -> None:
    weights = some_weights(7, 5, 2)
    weights.tables["worth"] = [4, -5]
    about = About("race", "abc", 7, 5, ["value", "other"], {"worth": 2}, {"seed": 3})
    path = tmp_path / "net.bin"
    path.write_bytes(dump_net(about, weights))

    assert load_net(path, "abc") == (about, weights)
    with pytest.raises(BadFile, match="trained for other inputs"):
        load_net(path, "xyz")
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BadFile, match=r"cannot be read|too few"):
        load_net(path, "abc")
    path.write_bytes(MAGIC + b"{}\n")
    with pytest.raises(BadFile, match="cannot be read"):
        load_net(path, "abc")
    path.write_bytes(b"something else")
    with pytest.raises(BadFile, match="no file of a network"):
        load_net(path, "abc")


# --- Race


def test_the_shipped_network_fits_the_inputs_and_its_lanes() -> None:
    about, weights = load_net(RACE.folder() / FOR_TWO, inputs_digest())

    assert (about.heads, about.tables, about.inputs) == (list(HEADS), TABLES, COUNT)
    assert about.source["games"] > 1000
    # No lane of 16 bits overflows with as many inputs on as can be, the largest of them.
    for unit, bias in enumerate(weights.bias):
        column = sorted(row[unit] for row in weights.rows)
        assert -LIFT < bias + sum(column[:MOST_ON])
        assert bias + sum(column[-MOST_ON:]) < LIFT
    assert len(set(weights.tables["worth"])) > 50


def test_every_position_has_its_inputs_and_no_more_than_a_lane_holds() -> None:
    assert sum(size for _, size in LAYOUT) == COUNT
    rng = Rng(state_from_seed(3))
    for seats in (2, 5):
        table = RACE.new(seats, 4)
        while not table.over():
            for seat in range(seats):
                on = inputs(table, seat)
                assert 0 <= min(on)
                assert max(on) < COUNT
                assert len(on) <= MOST_ON
            table.play(rng.pick(list(table.legal)))


def test_a_network_for_two_sees_the_strongest_of_several_others_alone() -> None:
    """Three others added up looked like one with three tableaus, which no table for two has."""
    rng = Rng(state_from_seed(3))
    table = RACE.new(4, 4)
    repeated = 0
    while not table.over():
        if isinstance(table.agenda[-1], ChooseAction) and table.state.round > 2:
            points = [score_now(table.state, seat) for seat in range(4)]
            for seat in range(4):
                on = inputs(table, seat, as_two=True)
                assert len(set(on)) == len(on)
                repeated += len(set(inputs(table, seat))) < len(inputs(table, seat))
                rival = max(points[other] for other in range(4) if other != seat)
                owners = {place for place in range(4) if place != seat and points[place] == rival}
                seen = [{code - PLAYER for code in on if PLAYER <= code < PLAYER + CARD_COUNT}]
                assert any(set(table.state.areas[one].tableau) in seen for one in owners)
        table.play(rng.pick(list(table.legal)))
    assert repeated
    pair = RACE.new(2, 4)
    assert inputs(pair, 0, as_two=True) == inputs(pair, 0)


def test_inputs_show_only_what_the_seat_knows() -> None:
    rng = Rng(state_from_seed(9))
    table = RACE.new(3, 8, {"expansion": "orb"})
    looked = 0
    while not table.over() and looked < 40:
        seat = table.decider
        if (
            table.state.round > 0
            and rng.below(4) == 0
            and not isinstance(table.agenda[-1], ChooseAction)
        ):
            looked += 1
            assert inputs(redeal(RACE, table, seat, rng), seat) == inputs(table, seat)
        table.play(rng.pick(list(table.legal)))
    assert looked == 40


def test_what_the_end_is_worth() -> None:
    won = Outcome((30, 25), (1, 2), (), ())
    narrow = Outcome((26, 25), (1, 2), (), ())

    assert utility(won, 0) > utility(narrow, 0) > WHOLE * 0.9
    assert utility(won, 1) < utility(narrow, 1) < WHOLE * 0.1
    assert utility(won, 0) + utility(won, 1) == pytest.approx(WHOLE, abs=3)


def question(seed: int, round_number: int) -> Asked:
    """The choice of actions in some round of a game of quick bots."""
    from cosmeeple.kernel.thinking.foresight import choose

    mind = RACE.mind(2)
    assert mind is not None
    rng = Rng(state_from_seed(seed))
    table: Table[object] = RACE.new(2, seed)
    while table.state.round < round_number or not isinstance(table.agenda[-1], ChooseAction):  # type: ignore[attr-defined]
        table.play(choose(mind, table, rng))
    return Host(RACE, table, [bot_spec("random").make()] * 2, seed).question(table.decider)


def test_the_budget_goes_to_the_options_that_are_ahead() -> None:
    asked = question(3, 5)
    thought = explain(ForesightBot(iterations=80), asked)

    visits = [option.visits for option in thought.considered]
    assert visits == sorted(visits, reverse=True)
    assert FEWEST <= min(visits) < 80 / len(visits) < max(visits)
    assert 80 - len(visits) <= sum(visits) == thought.effort <= 80 + len(visits)
    assert all(0 <= option.value <= 1 for option in thought.considered)
    assert thought.considered[0].pick == thought.pick


def test_the_same_seed_foresees_the_same() -> None:
    once, again = (explain(ForesightBot(iterations=60), question(4, 4)) for _ in range(2))

    assert once == again


def test_when_time_is_up_the_likeliest_option_was_tried() -> None:
    asked = question(4, 3)
    mind = RACE.mind(2)
    assert mind is not None
    inclined = mind.inclination(asked.table, asked.seat, asked.options)
    thought = explain(ForesightBot(seconds=0.0), asked)

    assert [option.visits for option in thought.considered] == [1, 0, 0, 0, 0, 0, 0]
    assert thought.pick == asked.options[inclined.index(max(inclined))]


def test_own_later_answers_are_searched_the_same_way_under_the_same_seed() -> None:
    game = load_game("antarctica")
    host = Host(game, game.new(2, 5), [bot_spec("random").make()] * 2, 5)
    asked = host.question(host.table.decider)
    mind = game.policy(2)
    assert mind is not None
    foresight = Foresight(mind, 2, WHOLE // 3)
    option = Tried(asked.options[0])
    for number in range(40):
        foresight.try_once(asked.table, asked.seat, option, Rng(state_from_seed(number)))

    once, again = (
        explain(ForesightBot(iterations=60, moments=2, explore=0.3), host.question(asked.seat))
        for _ in range(2)
    )
    assert option.branch.visits == option.visits == 40
    assert 2 <= max(child.visits for child in option.branch.children.values()) < 40
    assert [each.visits for each in once.considered] == [each.visits for each in again.considered]


def test_what_must_speak_for_an_answer_is_taken_off() -> None:
    one, other = Tried(3), Tried(4)
    for each, total in ((one, 600_000), (other, 590_000)):
        each.visits, each.total = 1, total
    rng = Rng(state_from_seed(1))

    assert best([one, other], Leaning({3: 0, 4: 0}, {3: 0, 4: 0}), rng) == 3
    assert best([one, other], Leaning({3: 0, 4: 0}, {3: 20_000, 4: 0}), rng) == 4


def test_several_processes_add_up_what_they_tried() -> None:
    asked = question(3, 3)
    thought = explain(ForesightBot(iterations=60, processes=2), asked)

    assert thought.effort >= 56
    assert thought.pick in asked.options
    assert min(option.visits for option in thought.considered) >= 2 * FEWEST


def test_a_temperature_spreads_the_answers() -> None:
    asked = question(5, 4)
    cold = {explain(ForesightBot(iterations=30, temperature=1e-6), asked).pick for _ in range(3)}
    warm = {explain(ForesightBot(iterations=14, temperature=10.0), asked).pick for _ in range(25)}

    assert len(warm) > 3
    assert cold <= set(asked.options)


def test_who_plays_weakly_leans_to_what_good_players_do() -> None:
    """A temperature spreads answers that are close; it does not draw among all that were hardly
    tried."""
    asked = question(5, 4)
    one, other = Tried(asked.options[0]), Tried(asked.options[1])
    for each in (one, other):
        each.visits, each.total = 2, WHOLE
    level = dict.fromkeys((one.pick, other.pick), 0)
    leaning = {one.pick: 2 * UNIT, other.pick: 0}
    bot = ForesightBot(iterations=24, temperature=0.05, trust=0.15)
    drawn = [bot.drawn([one, other], Leaning(leaning, level, 0.15), asked) for _ in range(60)]
    blind = [bot.drawn([one, other], Leaning(level, level, 0.15), asked) for _ in range(60)]

    assert drawn.count(other.pick) <= 3
    assert 15 <= blind.count(other.pick) <= 45


def test_others_are_expected_to_do_what_their_position_suggests() -> None:
    """Without a good on any table they seldom trade or double, and settle rather than produce."""
    table = RACE.new(2, 21)
    rng = Rng(state_from_seed(1))
    mind = RACE.mind(2)
    assert mind is not None
    while table.state.round < 1:
        table.play(rng.pick(list(table.legal)))
    for area in table.state.areas:
        area.holders, area.goods = picks([]), picks([])
        area.tableau = picks([0])  # Old Earth: no production
    legal = list(table.legal)
    drawn = [mind.quick(table, table.decider, legal, rng) for _ in range(400)]

    assert len([pick for pick in drawn if pick in (CONSUME_TRADE, CONSUME_X2)]) < 40
    assert drawn.count(PRODUCE) < drawn.count(SETTLE)


@pytest.mark.parametrize("seed", range(3))
def test_no_dead_action_is_chosen(seed: int) -> None:
    """Nothing to build, sell, spend or produce in the first round, and nothing that the other could
    bring."""
    table = RACE.new(2, 40 + seed)
    rng = Rng(state_from_seed(seed))
    while table.state.round < 1:
        table.play(rng.pick(list(table.legal)))
    s = table.state
    seat = table.decider
    area = s.areas[seat]
    for each in s.areas:
        each.holders, each.goods, each.tableau = picks([]), picks([]), picks([0])
    worlds = [
        card.number for card in s.kit.cards if card.is_world and not card.is_military and card.base
    ]
    cheap = sorted(worlds, key=lambda number: s.kit.cards[number].cost)
    area.hand = picks(sorted(cheap[4:8]))
    host = Host(RACE, table, [bot_spec("random").make()] * 2, seed)
    pick = bot_spec("medium").make().choose(host.question(seat))

    assert pick not in (CONSUME_TRADE, CONSUME_X2, PRODUCE, DEVELOP)


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(BadInput, match="has no network"):
        bot_spec("foresee:10").check(replace(RACE, mind=no_mind))
    for slug in SLUGS:
        bot_spec("foresee:10").check(load_game(slug))


def test_player_counts_share_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [net_name(seats) for seats in RACE.seats] == [FOR_TWO, *["net-many.bin"] * 3]
    shipped = (RACE.folder() / FOR_TWO).read_bytes()
    assert len(load_net(RACE.folder() / FOR_TWO, inputs_digest())[1].tables["worth"]) == CARD_COUNT
    monkeypatch.setattr(nets, "FOLDER", tmp_path)

    # Several others are seen as one, so the network of the table for two fits all tables.
    assert nets.mind_for.__wrapped__(4) is None
    (tmp_path / FOR_TWO).write_bytes(shipped)
    assert isinstance(nets.mind_for.__wrapped__(4), RaceMind)
    (tmp_path / "net-many.bin").write_bytes(b"no network")
    with pytest.raises(BadFile):
        nets.mind_for.__wrapped__(4)


@pytest.mark.parametrize(
    "options", [{"expansion": "orb"}, {"game": "advanced"}, {"start": "preset"}]
)
def test_every_variant_is_played_to_the_end(options: dict[str, str]) -> None:
    bots = [bot_spec(name).make() for name in ("foresee:2", "random")]
    host = Host(RACE, RACE.new(2, 6, options), bots, 6)

    assert host.play().decisions > 20


def test_nothing_is_collected_while_a_bot_thinks() -> None:
    class Looking(ForesightBot):
        def think(self, asked):
            collecting.append(gc.isenabled())
            return super().think(asked)

    collecting: list[bool] = []
    asked = question(3, 2)
    explain(Looking(iterations=14), asked)
    Looking(iterations=14).choose(asked)
    with UNDISTURBED, UNDISTURBED:
        assert not gc.isenabled()

    assert collecting == [False, False]
    assert gc.isenabled()
