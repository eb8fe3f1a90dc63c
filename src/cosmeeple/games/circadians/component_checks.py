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
    booster = c.research_base.farm[0].kind == "booster"
    checker.all_of(
        ("negotiation.rows", c.negotiation.rows <= words.ROWS, f"at most {words.ROWS} rows"),
        ("research_base.farm", booster, "the first printed Farm is the booster"),
    )


def check_cards(checker: Checker, c: Components) -> None:
    for i, card in enumerate(c.contract):
        effect, score = f"contract[{i}].effect", f"contract[{i}].score"
        passive, scoring = card.kind == "passive", card.kind == "scoring"
        checker.all_of(
            (effect, (card.effect is None) == scoring, "only passive Contracts have one"),
            (score, (card.score is None) == passive, "only scoring Contracts have one"),
        )
        if card.score:
            count = card.score.count
            checker.all_of(
                (score, count in COUNTED, f"{count!r} is nothing that is counted"),
                (score, card.score.each > 0, "`each` must be above 0"),
            )
        if card.effect:
            checker.that(len(card.effect.at) == 1, effect, "works at exactly one place")
    last = [i for i, card in enumerate(c.event) if card.always_last]
    checker.that(len(last) == 1, "event[0].always_last", "exactly one Event is always last")
    for i, scheme in enumerate(c.scheme):
        for option in scheme.options:
            known = option in words.TARGETS and option not in c.ai_common.never_uses
            checker.that(known, f"scheme[{i}].options", f"{option!r} is nowhere for the AI to go")
        checker.that(1 <= scheme.value <= words.SIDES, f"scheme[{i}].value", "must be a die value")
    for i, board in enumerate(c.ai_board):
        for key in ("gem_income_by_dice", "rest_dice_by_dice"):
            wanted = board.dice_spaces + 1
            fits = len(getattr(board, key)) == wanted
            checker.that(fits, f"ai_board[{i}].{key}", f"needs {wanted} numbers, for 0 dice to all")


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
        rows = c.negotiation.spaces_per_row.by_players[count]
        checker.all_of(
            ("negotiation.spaces_per_row", len(rows) == c.negotiation.rows, "one for each row"),
            ("negotiation.spaces_per_row", max(rows) <= words.ROW_SPACES, "at most 2 dice a row"),
        )
        for where, spaces, most in (
            ("station.mining_camp", c.station.mining_camp.by_players, words.MINING_SPACES),
            ("warehouse.columns", c.warehouse.columns.by_players, words.WAREHOUSE_COLUMNS),
            ("station.market.spaces", c.station.market.spaces.by_players, words.MARKET_SPACES),
        ):
            checker.that(len(spaces[count]) <= most, where, f"at most {most}")
    for number, trade in enumerate(words.TRADES):
        group, at = divmod(number, words.GROUP_SIZE)
        where, trades = "station.market.group", c.station.market.group[group].trades
        checker.that(len(trades) == words.GROUP_SIZE, where, "three trades in each group")
        found = f"{named(trades[at].give)}_to_{named(trades[at].get)}"
        checker.that(found == trade, where, f"trade {at + 1} must stay {trade}, not {found}")
    for i, row in enumerate(c.negotiation.row):
        for faction in c.faction:
            takes = named(row.cost[faction.id]) == faction.resource
            reason = f"{faction.id} takes {faction.resource}"
            checker.that(takes, f"negotiation.row[{i}]", reason)
    for name in PRICED.values():
        for price in getattr(c.station, name).price:
            single = named(price) in words.RESOURCES
            checker.that(single, f"station.{name}.price", "each price is in one resource")


def check_planet(checker: Checker, c: Components) -> None:
    """Both sides have the same spaces; arrows and Caches join them as the compass says
    [CIR-106, CIR-R45]."""
    planet = c.planet
    cells = [(cell.q, cell.r) for cell in planet.side[0].cells]
    total = len(cells) + len(planet.cache_slot)
    checker.all_of(
        ("planet.side", len(set(cells)) == len(cells), "two spaces at the same place"),
        ("planet.centre", planet.centre in cells, "must be a space"),
        ("planet.spaces_total", planet.spaces_total == total, f"the map has {total} spaces"),
    )
    for side in planet.side:
        same = [(cell.q, cell.r) for cell in side.cells] == cells
        checker.that(same, "planet.side", "the sides differ in their spaces")
    for arrow in planet.arrow:
        inside = arrow.start in cells and arrow.to in cells
        beyond = shifted(arrow.start, planet.directions.die_to_vector[str(arrow.die)])
        reason = f"{arrow.start}: the arrow does not lead off the board"
        checker.all_of(
            ("planet.arrow", inside, "arrows lead from space to space"),
            ("planet.arrow", beyond not in cells, reason),
        )
    for slot in planet.cache_slot:
        for die, start in slot.entry:
            step = shifted(start, planet.directions.die_to_vector[str(die)])
            entered = f"{slot.id} is entered from {start}, which is no space"
            leads = f"{slot.id}: a {die} from {start} leads to {step}"
            checker.all_of(
                ("planet.cache_slot", start in cells, entered),
                ("planet.cache_slot", step == slot.pos, leads),
            )
