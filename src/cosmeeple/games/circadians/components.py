"""Reads components.toml, or a corrected copy, checks it and builds the kit
[CIR-003..005, CIR-R02, CIR-R43..R46].

The shapes of the file stand in shapes/, its checks in component_checks.py, the names that people
read in component_labels.py; what its numbers mean to the rules stands in kit.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from mypy_extensions import i64

from cosmeeple.games.circadians import kit as k
from cosmeeple.games.circadians import shapes
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.component_checks import check
from cosmeeple.games.circadians.component_labels import build_labels
from cosmeeple.games.circadians.component_numbers import (
    COUNTED,
    COUNTS,
    PRICED,
    amounts,
    bits,
    goods,
    resource,
    row,
    rows,
    shifted,
    single,
    space_ids,
)
from cosmeeple.games.circadians.shapes import Components, FarmTile, Goods
from cosmeeple.kernel.components import load_checked
from cosmeeple.kernel.engine.rows import vec

OWN_FILE = Path(__file__).with_name("components.toml")
GOODS = (*words.RESOURCES, "die", "contract")


def load_kit(path: Path | None = None) -> k.CircadiansKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, Components, check))


def number_in(kinds: Any, name: str) -> int:
    """The number of a kind, which the rules have as a constant."""
    return get_args(kinds).index(name)


def build_rules(c: Components) -> k.Rules:
    setup = c.setup
    return k.Rules(
        rounds=c.meta.rounds,
        dice_limit=setup.dice_limit,
        hand_limit=setup.hand_limit,
        start_dice=setup.start_dice,
        reserve_dice=setup.reserve_dice,
        leaders_dealt=setup.leaders_dealt,
        draft_hand=setup.draft_hand,
        draft_kept=setup.draft_kept,
        solo_drawn=setup.solo_contracts_drawn,
        solo_discarded=setup.solo_contracts_discarded,
        events_on_top=setup.events_on_top_of_last,
        canteen_water=setup.canteen_water_per_die,
        start_goods=row(amounts(setup.start_resources)),
        dyadic_goods=row(amounts(c.variants.dyadic_alliance.start_resources)),
    )


def build_side(c: Components, count: str) -> k.Side:
    mines = c.station.mining_camp.by_players[count]
    groups = [
        sum(
            1 << (words.TRADE_GROUPS.index(group) * words.GROUP_SIZE + at)
            for group in space
            for at in range(words.GROUP_SIZE)
        )
        for space in c.station.market.spaces.by_players[count]
    ]
    return k.Side(
        mining_x=row(mine.x for mine in mines),
        mining_gems=row(mine.gem for mine in mines),
        pairs=c.station.laboratory.pair_spaces_by_players[count],
        foundry=c.station.foundry.spaces.by_players[count],
        market=row(groups),
        control_room=c.station.control_room.spaces.by_players[count],
        row_spaces=row(c.negotiation.spaces_per_row.by_players[count]),
        warehouse=row(bits(column) for column in c.warehouse.columns.by_players[count]),
    )


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def open_ways(steps: list[int], arrows: list[int]) -> int:
    """The directions that do not lead off the board from a space, one bit each [CIR-106]."""
    return sum(1 << way for way in range(len(steps)) if max(steps[way], arrows[way]) >= 0)


def build_planet(c: Components) -> k.Planet:
    planet = c.planet
    places = [(cell.q, cell.r) for cell in planet.side[0].cells]
    cells = len(places)
    places += [slot.pos for slot in planet.cache_slot]
    vectors = [planet.directions.die_to_vector[name] for name in words.DIRECTIONS]
    opposite = [vectors.index((-q, -r)) for q, r in vectors]
    steps = [[-1] * len(vectors) for _ in places]
    for at in range(cells):
        for way, vector in enumerate(vectors):
            beyond = shifted(places[at], vector)
            if beyond in places[:cells]:
                steps[at][way] = places.index(beyond)
    for number, slot in enumerate(planet.cache_slot):
        for die, start in slot.entry:
            at = places.index(start)
            steps[at][die - 1] = cells + number
            steps[cells + number][opposite[die - 1]] = at
    arrows = [[-1] * len(vectors) for _ in places]
    for arrow in planet.arrow:
        arrows[places.index(arrow.start)][arrow.die - 1] = places.index(arrow.to)
    return k.Planet(
        centre=places.index(planet.centre),
        cells=cells,
        steps=rows(steps),
        arrows=rows(arrows),
        ways=row(open_ways(*ways) for ways in zip(steps, arrows, strict=True)),
        distance=row(hex_distance(place, planet.centre) for place in places),
        to_cache=rows(
            tuple(hex_distance(place, slot.pos) for slot in planet.cache_slot) for place in places
        ),
        yields=tuple(rows(goods(cell.goods) for cell in side.cells) for side in planet.side),
        tokens=rows(
            tuple(("", "water", "gem").index(cell.token) for cell in side.cells)
            for side in planet.side
        ),
        token_amount=row(
            (0, c.setup.planet_water_per_marked_space, c.setup.planet_gem_per_marked_space)
        ),
        cache_values=row(planet.cache_tokens.vp_values),
        cache_yield=row(goods(planet.cache_tokens.face_down_yield)),
        flip_rule=number_in(shapes.FlipRule, planet.cache_tokens.flip_rule),
    )


def build_base(c: Components) -> k.Base:
    base = c.research_base
    table = (base.harvest_table.water, base.harvest_table.algae, base.harvest_table.energy)
    return k.Base(
        garage_cost=row(garage.algae_cost for garage in base.garage),
        garage_vp=row(
            [*[garage.vp_if_leftmost_empty for garage in base.garage], base.all_garages_full.vp]
        ),
        farm_vp=row(
            base.farm_vp.by_total.get(str(total), 0) for total in range(words.FARM_PLACES + 1)
        ),
        boost=base.farm[0].boost,
        table=rows(
            (0, *[line[str(value)] for value in range(1, words.SIDES + 1)]) for line in table
        ),
        choices=rows(sorted(map(resource, farm.choices)) for farm in base.farm),
    )


def offered(choice: str | Goods) -> int:
    """The resource of a choice: its name, or the name with an amount of its own."""
    return resource(choice) if isinstance(choice, str) else single(choice)[0]


def farm_goods(tile: FarmTile) -> tuple[int, ...]:
    """What a Farm gives without a table; of one that offers a choice, what each resource would
    be."""
    amounts = [
        goods(tile.goods),
        *[goods(choice) for choice in tile.choices if not isinstance(choice, str)],
    ]
    return tuple(map(sum, zip(*amounts, strict=True)))


def build_tiles(c: Components) -> k.Tiles:
    farms, ships = c.farm_tile, c.ship_tile
    return k.Tiles(
        farm_kind=row(number_in(shapes.FarmKind, tile.kind) for tile in farms),
        farm_takes_die=vec[bool]([tile.needs_die for tile in farms]),
        farm_count=row(tile.count if tile.in_stacks else 0 for tile in farms),
        farm_choices=rows(sorted(map(offered, tile.choices)) for tile in farms),
        farm_yield=rows(farm_goods(tile) for tile in farms),
        farm_trades=row(tile.trades for tile in farms),
        farm_points=row(tile.vp for tile in farms),
        ship_change=row(number_in(shapes.DiceChange, tile.dice_change) for tile in ships),
        ship_ignores_algae=vec[bool]([tile.ignore_algae for tile in ships]),
        ship_discount=rows(amounts(tile.discount) for tile in ships),
        ship_count=row(tile.count if tile.in_stacks else 0 for tile in ships),
        ship_points=row(tile.vp for tile in ships),
    )


def at_place(c: Components, kind: str) -> vec[i64]:
    """By place: the Contracts with such an ability there, one bit each."""
    found = [0] * len(words.PLACES)
    for number, card in enumerate(c.contract):
        if card.effect and card.effect.type == kind:
            found[words.PLACES.index(card.effect.at[0])] |= 1 << number
    return row(found)


def build_cards(c: Components) -> k.Cards:
    numbers = c.leader_numbers
    nothing = (0,) * len(GOODS)
    effects = [card.effect for card in c.contract]
    events = [card.effect for card in c.event]
    return k.Cards(
        cost=rows(amounts(card.cost) for card in c.contract),
        points=row(card.vp for card in c.contract),
        passive=tuple(card.kind == "passive" for card in c.contract),
        discount=rows(
            goods(one)[:4] if one and one.type == "discount" else nothing[:4] for one in effects
        ),
        gain=rows(
            goods(one) if one and one.type in ("gain", "extra_dice") else nothing for one in effects
        ),
        discounts_at=at_place(c, "discount"),
        gains_at=at_place(c, "gain"),
        extra_dice_at=at_place(c, "extra_dice"),
        scepters=bits(
            tuple(i for i, one in enumerate(effects) if one and one.type == "ignore_complications")
        ),
        count_of=row(COUNTED.index(card.score.count) if card.score else 0 for card in c.contract),
        count_each=row(card.score.each if card.score else 1 for card in c.contract),
        count_points=row(card.score.vp if card.score else 0 for card in c.contract),
        event_kind=row(1 + number_in(shapes.EventKind, one.type) for one in events),
        event_place=row(words.PLACES.index(one.at[0]) if one.at else -1 for one in events),
        event_goods=rows(goods(one) for one in events),
        event_amount=row(
            one.trades or one.shift or one.add or one.pay_water or one.die for one in events
        ),
        event_beneficial=tuple(card.beneficial for card in c.event),
        last_event=next(i for i, card in enumerate(c.event) if card.always_last),
        sal_value=numbers.sal_value,
        renzo_events=numbers.renzo_event_cards,
        renzo_water=numbers.renzo_common_event_water,
        zoey_contracts=numbers.zoey_extra_contracts,
        troy=row(amounts(numbers.troy_discount)),
        akira_values=bits(numbers.akira_values),
        akira_as=numbers.akira_as,
    )


def build_talks(c: Components) -> k.Talks:
    board = c.negotiation
    abilities = [[side.ability for side in faction.side] for faction in c.faction]
    return k.Talks(
        rows=board.rows,
        row_points=row(line.vp for line in board.row),
        resource=row(resource(faction.resource) for faction in c.faction),
        price=rows(
            tuple(single(line.cost[faction.id])[1] for line in board.row) for faction in c.faction
        ),
        threshold=row(
            one.value if one.type == "sum_at_least" else 0 for one in board.complications.conditions
        ),
        mirror=row(
            words.REWARDS.index(board.complications.lysias_mirror[name]) for name in words.PENALTIES
        ),
        ability=rows(
            tuple(number_in(shapes.AbilityKind, one.type) for one in sides) for sides in abilities
        ),
        amount=rows(tuple(one.amount for one in sides) for sides in abilities),
        pay=tuple(rows(amounts(one.pay) for one in sides) for sides in abilities),
        gain=tuple(rows(goods(one.gain) for one in sides) for sides in abilities),
    )


def build_stations(c: Components) -> k.Stations:
    board = c.station
    trades = [trade for group in board.market.group for trade in group.trades]
    gives, gets = [single(trade.give) for trade in trades], [single(trade.get) for trade in trades]
    prices: list[tuple[tuple[int, int], ...]] = [
        tuple(single(price) for price in getattr(board, PRICED[at]).price) if at in PRICED else ()
        for at in range(len(words.LOCATIONS))
    ]
    return k.Stations(
        hq_rewards=rows(goods(reward) for reward in c.headquarters.rewards),
        hq_flip=c.headquarters.first_place_flip,
        price_resource=rows(tuple(name for name, _ in price) for price in prices),
        price_amount=rows(tuple(amount for _, amount in price) for price in prices),
        stack_by_value=row(
            [0, *[board.foundry.stack_by_value[str(value)] for value in range(1, words.SIDES + 1)]]
        ),
        give_resource=row(name for name, _ in gives),
        give_amount=row(amount for _, amount in gives),
        get_resource=row(name for name, _ in gets),
        get_amount=row(amount for _, amount in gets),
        trades_per_pip=board.market.trades_per_pip,
        academy_values=row(bits(space.values) for space in board.academy.space),
        academy_resource=row(single(space.per_die)[0] for space in board.academy.space),
        academy_price=row(single(space.per_die)[1] for space in board.academy.space),
        academy_most=board.academy.max_dice_bought,
        delivery=row(words.REWARDS.index(name) for name in c.warehouse.row_rewards),
    )


def build_automata(c: Components) -> k.Automata:
    boards, common = c.ai_board, c.ai_common
    return k.Automata(
        start_dice=tuple(board.start_dice for board in boards),
        dice_spaces=tuple(board.dice_spaces for board in boards),
        income=tuple(board.gem_income_by_dice for board in boards),
        rest_dice=tuple(board.rest_dice_by_dice for board in boards),
        talk_points=tuple(
            number_in(shapes.TalkPoints, board.scoring.negotiation) for board in boards
        ),
        pips_in_warehouse=tuple(board.scoring.warehouse == "pips" for board in boards),
        event_points=tuple(board.scoring.event_vp for board in boards),
        schemes=common.schemes_per_round,
        schemes_developed=common.schemes_with_token_3,
        academy_dice=common.academy_dice,
        warehouse_gems=common.warehouse_gem_cost,
        row_gems=common.negotiation_gem_cost_by_row,
        development_points=common.development_vp,
        gem_points=common.gem_vp,
        scheme_value=tuple(card.value for card in c.scheme),
        scheme_targets=tuple(
            tuple(words.TARGETS.index(option) for option in card.options) for card in c.scheme
        ),
        scheme_gems=tuple(card.gems for card in c.scheme),
        ignores_any_column=c.warehouse.columns.ai_ignores_any_value_column,
    )


def build_kit(c: Components, edition: str) -> k.CircadiansKit:
    sides = {count: build_side(c, str(count)) for count in COUNTS}
    return k.CircadiansKit(
        names={
            "resource": words.RESOURCES,
            "phase": words.PHASES,
            "face": words.FACES,
            "piece": words.PIECES,
            "source": words.SOURCES,
            "location": words.LOCATIONS,
            "target": words.TARGETS,
            "faction": words.FACTIONS,
            "side": words.PLANET_SIDES,
            "space": space_ids(c),
            "token": words.TOKENS,
            "cache": words.CACHE_SLOTS,
            "direction": words.DIRECTIONS,
            "value": words.DIRECTIONS,
            "trade": words.TRADES,
            "reward": words.REWARDS,
            "condition": words.CONDITIONS,
            "penalty": words.PENALTIES,
            "farm_tile": words.FARM_TILES,
            "ship_tile": words.SHIP_TILES,
            "contract": words.CONTRACTS,
            "event": words.EVENTS,
            "leader": words.LEADERS,
            "ai_board": words.AI_BOARDS,
            "scheme": words.SCHEMES,
        },
        labels=build_labels(c),
        edition=edition,
        rules=build_rules(c),
        sides=sides,
        side_of=[sides[max(players, min(sides))] for players in range(max(sides) + 1)],
        planet=build_planet(c),
        base=build_base(c),
        tiles=build_tiles(c),
        cards=build_cards(c),
        talks=build_talks(c),
        stations=build_stations(c),
        automata=build_automata(c),
    )
