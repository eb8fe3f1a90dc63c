"""What must hold in components.toml beyond types [CIR-003..005, CIR-R45]: known ids, sums of pieces
and cards, a map that fits together."""

from __future__ import annotations

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.component_numbers import COUNTED, COUNTS, PRICED, named, shifted
from cosmeeple.games.circadians.shapes import Components
from cosmeeple.kernel.components import Checker


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, sums of pieces and cards, a map that fits together
    [CIR-003..005]."""
    checker.same_tables(
        c,
        {
            "farm_tile": words.FARM_TILES,
            "ship_tile": words.SHIP_TILES,
            "contract": words.CONTRACTS,
            "event": words.EVENTS,
            "leader": words.LEADERS,
            "ai_board": words.AI_BOARDS,
            "development_token": words.DEVELOPMENTS,
            "scheme": words.SCHEMES,
            "faction": words.FACTIONS,
            "planet.cache_slot": words.CACHE_SLOTS,
            "planet.side": words.PLANET_SIDES,
            "negotiation.progress.rewards": words.PROGRESS_REWARDS,
            "negotiation.complications.penalties": words.PENALTIES,
            "negotiation.complications.conditions": words.CONDITIONS,
            "station.market.group": words.TRADE_GROUPS,
            "meta.resources.ids": words.RESOURCES,
        },
    )
    check_counts(checker, c)
    check_cards(checker, c)
    check_boards(checker, c)
    check_planet(checker, c)


def check_counts(checker: Checker, c: Components) -> None:
    counts, setup = c.components, c.setup
    farms = sum(tile.count for tile in c.farm_tile if tile.in_stacks)
    ships = sum(tile.count for tile in c.ship_tile if tile.in_stacks)
    for where, found, wanted in (
        ("components.contract_cards", len(c.contract), counts.contract_cards),
        ("components.event_cards", len(c.event), counts.event_cards),
        ("components.leader_cards", len(c.leader), counts.leader_cards),
        ("components.scheme_cards", len(c.scheme), counts.scheme_cards),
        (
            "components.dice_per_player",
            setup.start_dice + setup.reserve_dice,
            counts.dice_per_player,
        ),
        ("components.dice", counts.dice_per_player * c.meta.players_max, counts.dice),
        ("setup.farm_stack_size", setup.farm_stack_size * setup.farm_stacks, farms),
        ("setup.ship_stack_size", setup.ship_stack_size * setup.ship_stacks, ships),
        ("setup.farm_stacks", setup.farm_stacks, words.STACKS),
        ("setup.ship_stacks", setup.ship_stacks, words.STACKS),
        (
            "components.incident_tokens",
            len(words.CONDITIONS) + len(c.negotiation.progress.tokens),
            counts.incident_tokens,
        ),
        ("components.gem_caches", len(c.planet.cache_tokens.vp_values), counts.gem_caches),
        ("research_base.garages", len(c.research_base.garage), words.GARAGES),
        ("research_base.printed_farms", len(c.research_base.farm), words.PRINTED_FARMS),
        ("research_base.foundations", c.research_base.foundations, words.FOUNDATIONS),
        ("headquarters.places", len(c.headquarters.rewards), words.HQ_PLACES),
        ("warehouse.rows", len(c.warehouse.row_rewards), words.WAREHOUSE_ROWS),
        ("negotiation.rows", len(c.negotiation.row), c.negotiation.rows),
        ("meta.rounds", setup.events_on_top_of_last + 1, c.meta.rounds),
    ):
        checker.that(found == wanted, where, f"{found} and {wanted} should be equal")
    checker.that(c.negotiation.rows <= words.ROWS, "negotiation.rows", f"at most {words.ROWS} rows")
    checker.that(
        c.research_base.farm[0].kind == "booster",
        "research_base.farm",
        "the first printed Farm is the booster",
    )


def check_cards(checker: Checker, c: Components) -> None:
    for i, card in enumerate(c.contract):
        where = f"contract[{i}]"
        checker.that(
            (card.effect is None) == (card.kind == "scoring"),
            f"{where}.effect",
            "only passive Contracts have one",
        )
        checker.that(
            (card.score is None) == (card.kind == "passive"),
            f"{where}.score",
            "only scoring Contracts have one",
        )
        if card.score:
            checker.that(
                card.score.count in COUNTED,
                f"{where}.score",
                f"{card.score.count!r} is nothing that is counted",
            )
            checker.that(card.score.each > 0, f"{where}.score", "`each` must be above 0")
        if card.effect:
            checker.that(len(card.effect.at) == 1, f"{where}.effect", "works at exactly one place")
    last = [i for i, card in enumerate(c.event) if card.always_last]
    checker.that(len(last) == 1, "event[0].always_last", "exactly one Event is always last")
    for i, scheme in enumerate(c.scheme):
        for option in scheme.options:
            known = option in words.TARGETS and option not in c.ai_common.never_uses
            checker.that(known, f"scheme[{i}].options", f"{option!r} is nowhere for the AI to go")
        checker.that(1 <= scheme.value <= words.SIDES, f"scheme[{i}].value", "must be a die value")
    for i, board in enumerate(c.ai_board):
        for key, table in (
            ("gem_income_by_dice", board.gem_income_by_dice),
            ("rest_dice_by_dice", board.rest_dice_by_dice),
        ):
            wanted = board.dice_spaces + 1
            checker.that(
                len(table) == wanted,
                f"ai_board[{i}].{key}",
                f"needs {wanted} numbers, for 0 dice to all",
            )


def check_boards(checker: Checker, c: Components) -> None:
    """One entry for each number of players, and no more spaces than our answers can name."""
    for where, by_players in (
        ("station.mining_camp", c.station.mining_camp.by_players),
        ("station.laboratory", c.station.laboratory.pair_spaces_by_players),
        ("station.foundry.spaces", c.station.foundry.spaces.by_players),
        ("station.market.spaces", c.station.market.spaces.by_players),
        ("station.control_room.spaces", c.station.control_room.spaces.by_players),
        ("negotiation.spaces_per_row", c.negotiation.spaces_per_row.by_players),
        ("warehouse.columns", c.warehouse.columns.by_players),
    ):
        given = tuple(int(count) for count in by_players)
        checker.that(given == COUNTS, where, "one entry each for 1 to 4 players, in this order")
    for count in map(str, COUNTS):
        mines, columns = (
            c.station.mining_camp.by_players[count],
            c.warehouse.columns.by_players[count],
        )
        spaces = c.negotiation.spaces_per_row.by_players[count]
        checker.that(
            len(mines) <= words.MINING_SPACES,
            "station.mining_camp",
            f"at most {words.MINING_SPACES} spaces",
        )
        checker.that(
            len(columns) <= words.WAREHOUSE_COLUMNS, "warehouse.columns", "at most 6 columns"
        )
        checker.that(
            len(spaces) == c.negotiation.rows,
            "negotiation.spaces_per_row",
            "one number for each row",
        )
        checker.that(
            max(spaces) <= words.ROW_SPACES,
            "negotiation.spaces_per_row",
            f"at most {words.ROW_SPACES} dice a row",
        )
        market = c.station.market.spaces.by_players[count]
        checker.that(
            len(market) <= words.MARKET_SPACES, "station.market.spaces", "at most 3 spaces"
        )
    for number, trade in enumerate(words.TRADES):
        group, at = divmod(number, words.GROUP_SIZE)
        rows = c.station.market.group[group].trades
        checker.that(
            len(rows) == words.GROUP_SIZE, "station.market.group", "three trades in each group"
        )
        found = f"{named(rows[at].give)}_to_{named(rows[at].get)}"
        checker.that(
            found == trade, "station.market.group", f"trade {at + 1} must stay {trade}, not {found}"
        )
    for i, row in enumerate(c.negotiation.row):
        for faction in c.faction:
            priced = named(row.cost[faction.id])
            checker.that(
                priced == faction.resource,
                f"negotiation.row[{i}]",
                f"{faction.id} takes {faction.resource}",
            )
    for name in PRICED.values():
        for price in getattr(c.station, name).price:
            checker.that(
                named(price) in words.RESOURCES,
                f"station.{name}.price",
                "each price is in one resource",
            )


def check_planet(checker: Checker, c: Components) -> None:
    """Both sides have the same spaces; arrows and Caches join them as the compass says
    [CIR-106, CIR-R45]."""
    planet = c.planet
    cells = [(cell.q, cell.r) for cell in planet.side[0].cells]
    checker.that(len(set(cells)) == len(cells), "planet.side", "two spaces at the same place")
    checker.that(planet.centre in cells, "planet.centre", "must be a space")
    total = len(cells) + len(planet.cache_slot)
    checker.that(planet.spaces_total == total, "planet.spaces_total", f"the map has {total} spaces")
    for side in planet.side:
        checker.that(
            [(cell.q, cell.r) for cell in side.cells] == cells,
            "planet.side",
            "the sides differ in their spaces",
        )
    for arrow in planet.arrow:
        checker.that(
            arrow.start in cells and arrow.to in cells,
            "planet.arrow",
            "arrows lead from space to space",
        )
        outside = shifted(arrow.start, planet.directions.die_to_vector[str(arrow.die)])
        checker.that(
            outside not in cells,
            "planet.arrow",
            f"{arrow.start}: the arrow does not lead off the board",
        )
    for slot in planet.cache_slot:
        for die, start in slot.entry:
            checker.that(
                start in cells,
                "planet.cache_slot",
                f"{slot.id} is entered from {start}, which is no space",
            )
            step = shifted(start, planet.directions.die_to_vector[str(die)])
            checker.that(
                step == slot.pos,
                "planet.cache_slot",
                f"{slot.id}: a {die} from {start} leads to {step}",
            )
