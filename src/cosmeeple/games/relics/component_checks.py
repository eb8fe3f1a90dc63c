"""What must hold in components.toml beyond types [REL-001, REL-003..005]: known ids, the box list,
a map and cards that fit each other."""

from __future__ import annotations

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.component_rows import Components
from cosmeeple.kernel.components import Checker

COUNTS = (2, 3, 4)
#: An artefact is worth this minus its copies (REL-005).
VALUE_AND_COPIES = 9


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, the box list, places and cards that fit each other
    [REL-001, REL-003..005]."""
    checker.same_tables(
        c,
        {
            "region": words.REGIONS,
            "alien_symbol": words.ALIEN_SYMBOLS,
            "artefact": words.ARTEFACTS,
            "card_symbol": words.CARD_SYMBOLS,
            "command_centre": words.CENTRES,
            "location": words.LOCATIONS,
            "action_card": words.ACTION_CARDS,
            "travel_card": words.TRAVEL_CARDS,
            "buyer_card": tuple(f"bc_{buyer}" for buyer in words.BUYERS),
            "faction": words.FACTIONS,
            "zu_card": words.ZU_CARDS,
            "order_card": words.ORDER_CARDS,
            "difficulty_module": words.MODULES,
            "action": words.ACTIONS,
        },
    )
    check_box(checker, c)
    check_setups(checker, c)
    check_artefacts(checker, c)
    check_map(checker, c)
    check_tables(checker, c)
    check_zu(checker, c)


def check_box(checker: Checker, c: Components) -> None:
    box, constants = c.box, c.constants
    factions = len(c.faction)
    for name, told, counted in (
        ("artefact_tiles", box.artefact_tiles, sum(one.copies for one in c.artefact)),
        ("action_cards", box.action_cards, sum(card.copies for card in c.action_card)),
        ("travel_cards", box.travel_cards, sum(card.copies for card in c.travel_card)),
        ("buyer_cards", box.buyer_cards, sum(card.copies for card in c.buyer_card)),
        ("order_cards", box.order_cards, len(c.order_card)),
        ("zu_cards", box.zu_cards, len(c.zu_card)),
        ("faction_boards", box.faction_boards, factions),
        ("explorers", box.explorers, constants.explorers_each * factions),
        ("crew_markers", box.crew_markers, constants.crew_each * factions),
        ("coloured_buyers", box.coloured_buyers, box.coloured_buyers_per_colour * len(c.region)),
    ):
        checker.that(told == counted, f"box.{name}", f"says {told}, the file has {counted}")
    checker.that(
        constants.explorers_each == words.EXPLORERS_EACH, "constants.explorers_each", "must be 3"
    )
    checker.that(
        constants.actions_per_turn >= 1, "constants.actions_per_turn", "must be at least 1"
    )
    for i, card in enumerate(c.action_card):
        fuel = constants.action_card_fuel
        checker.that(
            card.fuel == fuel, f"action_card[{i}].fuel", f"every action card has {fuel} fuel"
        )
    for market in constants.start_explorer_markets:
        known = 1 <= market <= words.MARKET_COUNT
        checker.that(known, "constants.start_explorer_markets", f"there is no market {market}")
    solo = sum(constants.solo_prep_keep) + sum(constants.solo_prep_random_discard)
    where = "constants.solo_prep_keep"
    checker.that(
        solo == constants.solo_prep_deal_cards,
        where,
        f"keeps and losses add up to {solo} of the cards dealt",
    )


def check_setups(checker: Checker, c: Components) -> None:
    counts = tuple(row.players for row in c.player_setup)
    checker.that(
        counts == COUNTS,
        "player_setup[0].players",
        "one row each for 2, 3 and 4 players, in this order",
    )
    for i, row in enumerate(c.player_setup):
        where = f"player_setup[{i}]"
        special = c.box.special_buyers - row.special_buyers_removed
        coloured = c.box.coloured_buyers_per_colour - row.coloured_buyers_removed_per_colour
        checker.that(
            special == row.special_buyers_in_game,
            f"{where}.special_buyers_in_game",
            f"must be {special}",
        )
        checker.that(
            coloured == row.coloured_buyers_in_game_per_colour,
            f"{where}.coloured_buyers_in_game_per_colour",
            f"must be {coloured}",
        )
        fits = 0 < row.forecast_cards <= words.LONGEST_FORECAST
        checker.that(fits, f"{where}.forecast_cards", f"must be 1 to {words.LONGEST_FORECAST}")


def check_artefacts(checker: Checker, c: Components) -> None:
    for i, one in enumerate(c.artefact):
        where = f"artefact[{i}]"
        checker.that(
            one.id == f"{one.region}_{one.symbol}",
            f"{where}.region",
            "the id names another region or symbol",
        )
        worth = VALUE_AND_COPIES - one.copies
        checker.that(
            one.value == worth, f"{where}.value", f"with {one.copies} copies it must be {worth}"
        )
        sites = [
            place.id
            for place in c.location
            if place.region == one.region and one.symbol in place.artefact_symbols
        ]
        checker.that(len(sites) == 1, f"{where}.symbol", f"needs exactly one dig site, has {sites}")
    for region in words.REGIONS:
        tiles = sum(one.copies for one in c.artefact if one.region == region)
        checker.that(
            tiles <= words.DEEPEST_STACK,
            "artefact[0].copies",
            f"{region} has {tiles} tiles, 18 fit",
        )


def check_map(checker: Checker, c: Components) -> None:
    for i, place in enumerate(c.location):
        where = f"location[{i}]"
        checker.that(
            ("market" in place.kinds) == (place.market > 0),
            f"{where}.market",
            "a market has a number",
        )
        checker.that(
            ("dig_site" in place.kinds) == bool(place.region),
            f"{where}.region",
            "a dig site has a region",
        )
        for symbol in place.card_symbols:
            checker.that(
                symbol in words.CARD_SYMBOLS, f"{where}.card_symbols", f"{symbol!r} is no symbol"
            )
    numbers = sorted(place.market for place in c.location if place.market)
    checker.that(
        numbers == list(range(1, words.MARKET_COUNT + 1)),
        "location[0].market",
        "markets are numbered 1 to 6",
    )
    for place in c.location:
        if place.market:
            same = place.id == words.MARKETS[place.market - 1]
            where = f"location[{words.LOCATIONS.index(place.id)}].market"
            checker.that(same, where, f"market {place.market} is {words.MARKETS[place.market - 1]}")
    given = sorted(market for centre in c.command_centre for market in centre.markets)
    checker.that(
        given == numbers, "command_centre[0].markets", "every market belongs to exactly one centre"
    )
    for i, edge in enumerate(c.edge):
        for end in (edge.a, edge.b):
            checker.that(end in words.LOCATIONS, f"edge[{i}].a", f"{end!r} is no location")
    for i, near in enumerate(neighbours(c)):
        checker.that(len(near) >= 2, f"location[{i}].id", "needs two neighbours at least")
    reached = max(map(max, distances(neighbours(c))))
    checker.that(reached < words.LOCATION_COUNT, "edge[0].a", "some locations cannot be reached")


def check_tables(checker: Checker, c: Components) -> None:
    pieces = c.box.coloured_buyers_per_colour
    checker.that(
        len(c.popularity_track.spaces) == pieces,
        "popularity_track.spaces",
        f"{pieces} buyers need as many",
    )
    checker.that(
        len(c.popularity_pay.by_rank) == words.REGION_COUNT,
        "popularity_pay.by_rank",
        "one for each colour",
    )
    most = c.constants.sell_max_markets
    for name, row in (
        ("credits", c.sell_bonus.credits),
        ("cards_drawn", c.sell_bonus.cards_drawn),
        ("cards_kept", c.sell_bonus.cards_kept),
    ):
        checker.that(
            len(row) == most + 1,
            f"sell_bonus.{name}",
            f"one for each number of markets, 0 to {most}",
        )
    rounds = tuple(prize.round for prize in c.centre_prize)
    checker.that(
        rounds == tuple(range(1, c.constants.rounds + 1)),
        "centre_prize[0].round",
        "one for each round",
    )
    columns = len(c.gallery_columns.by_count)
    checker.that(
        columns == words.KINDS_EACH + 1,
        "gallery_columns.by_count",
        "one for each number of guards, 0 to 4",
    )
    for i, row_entry in enumerate(c.gallery_row):
        checker.that(
            row_entry.symbol == words.ALIEN_SYMBOLS[i],
            f"gallery_row[{i}].symbol",
            "rows from top to bottom",
        )
        enough = len(row_entry.by_count) == words.REGION_COUNT + 1
        checker.that(enough, f"gallery_row[{i}].by_count", "one for each number of guards, 0 to 5")
    for i, faction in enumerate(c.faction):
        checker.that(
            faction.ability in words.ABILITIES,
            f"faction[{i}].ability",
            f"{faction.ability!r} is no ability",
        )
    for i, card in enumerate(c.order_card):
        for side in (card.white, card.yellow):
            checker.that(
                side.effect in words.EFFECTS,
                f"order_card[{i}].white",
                f"{side.effect!r} is no effect",
            )
    for i, buyer_card in enumerate(c.buyer_card):
        checker.that(
            buyer_card.buyer == words.BUYERS[i],
            f"buyer_card[{i}].buyer",
            f"must be {words.BUYERS[i]}",
        )


def check_zu(checker: Checker, c: Components) -> None:
    for kind in words.ZU_TYPES:
        dealt = sum(getattr(row, kind) for row in c.zu_round_deck)
        there = sum(card.type == kind for card in c.zu_card)
        checker.that(
            dealt == there, f"zu_round_deck[0].{kind}", f"{dealt} dealt, there are {there} cards"
        )
    for i, card in enumerate(c.zu_card):
        pair = all(colour in words.REGIONS for colour in card.colours) and len(card.colours) in (
            0,
            2,
        )
        checker.that(pair, f"zu_card[{i}].colours", "two colours or none")
        named = (card.type == "order") == (1 <= card.market <= words.MARKET_COUNT)
        checker.that(named, f"zu_card[{i}].market", "order cards, and only they, name a market")


def neighbours(c: Components) -> tuple[tuple[int, ...], ...]:
    near: list[set[int]] = [set() for _ in c.location]
    for edge in c.edge:
        a, b = words.LOCATIONS.index(edge.a), words.LOCATIONS.index(edge.b)
        near[a].add(b)
        near[b].add(a)
    return tuple(tuple(sorted(one)) for one in near)


def distances(near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Steps between any two locations; as many as there are locations where no way leads."""
    rows = []
    for start in range(len(near)):
        steps = [len(near)] * len(near)
        steps[start] = 0
        waiting = [start]
        for here in waiting:
            for there in near[here]:
                if steps[there] > steps[here] + 1:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        rows.append(tuple(steps))
    return tuple(rows)
