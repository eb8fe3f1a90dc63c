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
    for name, counted in (
        ("artefact_tiles", sum(one.copies for one in c.artefact)),
        ("action_cards", sum(card.copies for card in c.action_card)),
        ("travel_cards", sum(card.copies for card in c.travel_card)),
        ("buyer_cards", sum(card.copies for card in c.buyer_card)),
        ("order_cards", len(c.order_card)),
        ("zu_cards", len(c.zu_card)),
        ("faction_boards", factions),
        ("explorers", constants.explorers_each * factions),
        ("crew_markers", constants.crew_each * factions),
        ("coloured_buyers", box.coloured_buyers_per_colour * len(c.region)),
    ):
        checker.at("box").counted(name, getattr(box, name), counted)
    at = checker.at("constants")
    at.equal("explorers_each", constants.explorers_each, words.EXPLORERS_EACH)
    at.at_least("actions_per_turn", constants.actions_per_turn, 1)
    fuel = constants.action_card_fuel
    for row, card in checker.each("action_card", c.action_card):
        row.that(card.fuel == fuel, "fuel", f"every action card has {fuel} fuel")
    for market in constants.start_explorer_markets:
        known = 1 <= market <= words.MARKET_COUNT
        at.that(known, "start_explorer_markets", f"there is no market {market}")
    solo = sum(constants.solo_prep_keep) + sum(constants.solo_prep_random_discard)
    fits = solo == constants.solo_prep_deal_cards
    at.that(fits, "solo_prep_keep", f"keeps and losses add up to {solo} of the cards dealt")


def check_setups(checker: Checker, c: Components) -> None:
    players = [setup.players for setup in c.player_setup]
    checker.rows_for("player_setup[0].players", players, COUNTS, "number of players")
    for row, setup in checker.each("player_setup", c.player_setup):
        special = c.box.special_buyers - setup.special_buyers_removed
        coloured = c.box.coloured_buyers_per_colour - setup.coloured_buyers_removed_per_colour
        row.equal("special_buyers_in_game", setup.special_buyers_in_game, special)
        row.equal(
            "coloured_buyers_in_game_per_colour", setup.coloured_buyers_in_game_per_colour, coloured
        )
        fits = 0 < setup.forecast_cards <= words.LONGEST_FORECAST
        row.that(fits, "forecast_cards", f"must be 1 to {words.LONGEST_FORECAST}")


def check_artefacts(checker: Checker, c: Components) -> None:
    for row, one in checker.each("artefact", c.artefact):
        named = one.id == f"{one.region}_{one.symbol}"
        row.that(named, "region", "the id names another region or symbol")
        worth = VALUE_AND_COPIES - one.copies
        row.that(one.value == worth, "value", f"with {one.copies} copies it must be {worth}")
        sites = [
            place.id
            for place in c.location
            if place.region == one.region and one.symbol in place.artefact_symbols
        ]
        row.that(len(sites) == 1, "symbol", f"needs exactly one dig site, has {sites}")
    most = words.DEEPEST_STACK
    for region in words.REGIONS:
        tiles = sum(one.copies for one in c.artefact if one.region == region)
        checker.that(tiles <= most, "artefact[0].copies", f"{region} has {tiles} tiles, {most} fit")


def check_map(checker: Checker, c: Components) -> None:
    for row, place in checker.each("location", c.location):
        numbered = ("market" in place.kinds) == (place.market > 0)
        row.that(numbered, "market", "a market has a number")
        row.that(
            ("dig_site" in place.kinds) == bool(place.region), "region", "a dig site has a region"
        )
        for symbol in place.card_symbols:
            row.known("card_symbols", symbol, words.CARD_SYMBOLS, "symbol")
    numbers = sorted(place.market for place in c.location if place.market)
    counted = numbers == list(range(1, words.MARKET_COUNT + 1))
    checker.that(counted, "location[0].market", "markets are numbered 1 to 6")
    for row, place in checker.each("location", c.location):
        if place.market:
            market = words.MARKETS[place.market - 1]
            row.that(place.id == market, "market", f"market {place.market} is {market}")
    given = sorted(market for centre in c.command_centre for market in centre.markets)
    once = given == numbers
    checker.that(once, "command_centre[0].markets", "every market belongs to exactly one centre")
    for row, edge in checker.each("edge", c.edge):
        for end in (edge.a, edge.b):
            row.known("a", end, words.LOCATIONS, "location")
    for row, near in checker.each("location", neighbours(c)):
        row.that(len(near) >= 2, "id", "needs two neighbours at least")
    reached = max(map(max, distances(neighbours(c))))
    checker.that(reached < words.LOCATION_COUNT, "edge[0].a", "some locations cannot be reached")


def check_tables(checker: Checker, c: Components) -> None:
    pieces = c.box.coloured_buyers_per_colour
    spaces = len(c.popularity_track.spaces)
    checker.that(spaces == pieces, "popularity_track.spaces", f"{pieces} buyers need as many")
    paid = len(c.popularity_pay.by_rank) == words.REGION_COUNT
    checker.that(paid, "popularity_pay.by_rank", "one for each colour")
    most = c.constants.sell_max_markets
    for name in ("credits", "cards_drawn", "cards_kept"):
        fits = len(getattr(c.sell_bonus, name)) == most + 1
        checker.at("sell_bonus").that(fits, name, f"one for each number of markets, 0 to {most}")
    rounds = [prize.round for prize in c.centre_prize]
    checker.rows_for("centre_prize[0].round", rounds, range(1, c.constants.rounds + 1), "round")
    columns = len(c.gallery_columns.by_count) == words.KINDS_EACH + 1
    checker.that(columns, "gallery_columns.by_count", "one for each number of guards, 0 to 4")
    symbols = tuple(gallery.symbol for gallery in c.gallery_row)
    in_order = symbols == words.ALIEN_SYMBOLS
    checker.that(in_order, "gallery_row[0].symbol", "rows from top to bottom")
    for row, gallery in checker.each("gallery_row", c.gallery_row):
        enough = len(gallery.by_count) == words.REGION_COUNT + 1
        row.that(enough, "by_count", "one for each number of guards, 0 to 5")
    for row, faction in checker.each("faction", c.faction):
        row.known("ability", faction.ability, words.ABILITIES, "ability")
    for row, card in checker.each("order_card", c.order_card):
        for side in (card.white, card.yellow):
            row.known("white", side.effect, words.EFFECTS, "effect")
    for i, buyer_card in enumerate(c.buyer_card):
        checker.equal(f"buyer_card[{i}].buyer", buyer_card.buyer, words.BUYERS[i])


def check_zu(checker: Checker, c: Components) -> None:
    for kind in words.ZU_TYPES:
        dealt = sum(getattr(row, kind) for row in c.zu_round_deck)
        there = sum(card.type == kind for card in c.zu_card)
        checker.that(
            dealt == there, f"zu_round_deck[0].{kind}", f"{dealt} dealt, there are {there} cards"
        )
    for row, card in checker.each("zu_card", c.zu_card):
        known = all(colour in words.REGIONS for colour in card.colours)
        row.that(known and len(card.colours) in (0, 2), "colours", "two colours or none")
        named = (card.type == "order") == (1 <= card.market <= words.MARKET_COUNT)
        row.that(named, "market", "order cards, and only they, name a market")


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
