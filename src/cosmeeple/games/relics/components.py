"""Reads components.toml, or a corrected copy, checks it and builds the kit
[REL-001, REL-003..005, REL-021, REL-A01, REL-A48]."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.kit import OrderSide, RelicsKit, Start
from cosmeeple.kernel.components import Checker, Entry, load_components, load_toml, read_text
from cosmeeple.kernel.kit import Kit, Label


class Meta(Entry):
    slug: Literal["relics"]
    name_pl: str
    name_en: str
    original_name: str
    designers: tuple[str, ...]
    publisher: str
    year: int


class Box(Entry):
    world_board: int
    faction_boards: int
    buyers_board: int
    ship_board: int
    artefact_tiles: int
    initiative_tokens: int
    explorers: int
    crew_markers: int
    turn_order_markers: int
    coloured_buyers: int
    coloured_buyers_per_colour: int
    round_marker: int
    special_buyers: int
    buyer_cards: int
    action_cards: int
    order_cards: int
    help_cards: int
    travel_cards: int
    zu_boards: int
    zu_cards: int
    credit_denominations: tuple[int, ...]


class Constants(Entry):
    rounds: int
    actions_per_turn: int
    explorers_each: int
    crew_each: int
    start_credits: int
    start_hand_action_cards: int
    mulligan_threshold: int
    prep_deal_cards: int
    prep_pick_per_pass: int
    prep_passes: int
    solo_prep_deal_cards: int
    solo_prep_keep: tuple[int, ...]
    solo_prep_random_discard: tuple[int, ...]
    hand_keep_on_pass_max: int
    action_card_fuel: int
    queue_limit: int
    queue_start_length: int
    queue_refresh_length: int
    excavate_max: int
    sell_max_markets: int
    sell_credits_per_buyer: int
    smuggle_max_deliver: int
    smuggle_max_acquire: int
    smuggle_acquire_surcharge: int
    forecast_draw: int
    forecast_buy_multiplier: int
    forecast_resolve_to_dig_sites: int
    forecast_resolve_to_black_market: int
    column_bonus_cards: int
    buyer_cards_discarded_at_setup: int
    start_explorer_markets: tuple[int, ...]
    zu_failed_action_credits: int
    zu_cards_carried_to_next_round: int


class PlayerSetup(Entry):
    players: int
    forecast_cards: int
    artefacts_per_colour_on_dig_sites: int
    artefacts_per_colour_on_black_market: int
    special_buyers_removed: int
    coloured_buyers_removed_per_colour: int
    special_buyers_in_game: int
    coloured_buyers_in_game_per_colour: int


class Named(Entry):
    id: str
    name_pl: str
    name_en: str


class Region(Named):
    continent_pl: str
    continent_en: str
    colour_hex: str


class AlienSymbol(Named):
    pass


class Artefact(Named):
    region: str
    symbol: str
    value: int
    copies: int
    name_source: str


class CardSymbol(Named):
    pass


class Centre(Named):
    card_symbols: tuple[str, ...]
    markets: tuple[int, ...]


class Location(Named):
    kinds: tuple[Literal["market", "dig_site", "black_market"], ...]
    x: int
    y: int
    market: int = 0
    region: str = ""
    artefact_symbols: tuple[str, ...] = ()
    card_symbols: tuple[str, ...] = ()


class Edge(Entry):
    a: str
    b: str
    wrap: bool


class ActionCard(Named):
    region: str
    symbol: str
    fuel: int
    copies: int


class TravelCard(Named):
    fuel: int
    copies: int


class BuyerCard(Entry):
    id: str
    buyer: str
    copies: int


class PopularityTrack(Entry):
    spaces: tuple[int, ...]
    level_when_full: int


class PopularityPay(Entry):
    by_rank: tuple[int, ...]


class SellBonus(Entry):
    credits: tuple[int, ...]
    cards_drawn: tuple[int, ...]
    cards_kept: tuple[int, ...]


class CentrePrize(Entry):
    round: int
    by_place: tuple[int, ...]


class GalleryColumns(Entry):
    by_count: tuple[int, ...]


class GalleryRow(Entry):
    symbol: str
    by_count: tuple[int, ...]


class Faction(Named):
    role_pl: str
    role_en: str
    initiative: int
    player_colour: str
    hold: int
    hatch: int
    ability: str


class Zu(Entry):
    name_pl: str
    name_en: str
    initiative: int
    start_credits: int
    hold: int
    hatch: int


class ZuRoundDeck(Entry):
    round: int
    excavate: int
    market: int
    order: int
    sell: int
    burst: int
    forecast: int
    carried_over: int


class ZuCard(Named):
    type: Literal["excavate", "market", "order", "sell", "burst", "forecast"]
    colours: tuple[str, ...] = ()
    market: int = 0


class Side(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    effect: str
    amount: int = 0
    steps: int = 0
    draw_cards: int = 0
    count: int = 0
    max_buyers: int = 0
    max_per_kind: int = 0
    different_regions: bool = False
    any_position: bool = False
    gain: int = 0
    bonus: int = 0
    draw: int = 0
    keep: int = 0


class OrderCard(Named):
    white: Side
    yellow: Side


class Module(Entry):
    id: str
    kind: Literal["easier", "harder"]
    failed_action_credits: int = 0


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    box: Box
    constants: Constants
    player_setup: tuple[PlayerSetup, ...]
    region: tuple[Region, ...]
    alien_symbol: tuple[AlienSymbol, ...]
    artefact: tuple[Artefact, ...]
    card_symbol: tuple[CardSymbol, ...]
    command_centre: tuple[Centre, ...]
    location: tuple[Location, ...]
    edge: tuple[Edge, ...]
    action_card: tuple[ActionCard, ...]
    travel_card: tuple[TravelCard, ...]
    buyer_card: tuple[BuyerCard, ...]
    popularity_track: PopularityTrack
    popularity_pay: PopularityPay
    sell_bonus: SellBonus
    centre_prize: tuple[CentrePrize, ...]
    gallery_columns: GalleryColumns
    gallery_row: tuple[GalleryRow, ...]
    faction: tuple[Faction, ...]
    zu: Zu
    zu_round_deck: tuple[ZuRoundDeck, ...]
    zu_card: tuple[ZuCard, ...]
    order_card: tuple[OrderCard, ...]
    difficulty_module: tuple[Module, ...]
    action: tuple[Named, ...]


OWN_FILE = Path(__file__).with_name("components.toml")
COUNTS = (2, 3, 4)
#: An artefact is worth this minus its copies (REL-005).
VALUE_AND_COPIES = 9


def load_kit(path: Path | None = None) -> Kit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    file = path or OWN_FILE
    components = load_components(file, Components)
    check(file, components)
    return build_kit(components, hashlib.blake2b(read_text(file).encode(), digest_size=8).hexdigest())


def check(file: Path, c: Components) -> None:
    """What must hold beyond types: known ids, the box list, places and cards that fit each other
    [REL-001, REL-003..005]."""
    checker = Checker(file)
    checker.sources(load_toml(file))
    for where, given, wanted in (
        ("region", tuple(entry.id for entry in c.region), words.REGIONS),
        ("alien_symbol", tuple(entry.id for entry in c.alien_symbol), words.ALIEN_SYMBOLS),
        ("artefact", tuple(entry.id for entry in c.artefact), words.ARTEFACTS),
        ("card_symbol", tuple(entry.id for entry in c.card_symbol), words.CARD_SYMBOLS),
        ("command_centre", tuple(entry.id for entry in c.command_centre), words.CENTRES),
        ("location", tuple(entry.id for entry in c.location), words.LOCATIONS),
        ("action_card", tuple(entry.id for entry in c.action_card), words.ACTION_CARDS),
        ("travel_card", tuple(entry.id for entry in c.travel_card), words.TRAVEL_CARDS),
        ("buyer_card", tuple(entry.id for entry in c.buyer_card), tuple(f"bc_{buyer}" for buyer in words.BUYERS)),
        ("faction", tuple(entry.id for entry in c.faction), words.FACTIONS),
        ("zu_card", tuple(entry.id for entry in c.zu_card), words.ZU_CARDS),
        ("order_card", tuple(entry.id for entry in c.order_card), words.ORDER_CARDS),
        ("difficulty_module", tuple(entry.id for entry in c.difficulty_module), words.MODULES),
        ("action", tuple(entry.id for entry in c.action), words.ACTIONS),
    ):
        checker.same_ids(where, given, wanted)
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
    checker.that(constants.explorers_each == words.EXPLORERS_EACH, "constants.explorers_each", "must be 3")
    checker.that(constants.actions_per_turn >= 1, "constants.actions_per_turn", "must be at least 1")
    for i, card in enumerate(c.action_card):
        fuel = constants.action_card_fuel
        checker.that(card.fuel == fuel, f"action_card[{i}].fuel", f"every action card has {fuel} fuel")
    for market in constants.start_explorer_markets:
        known = 1 <= market <= words.MARKET_COUNT
        checker.that(known, "constants.start_explorer_markets", f"there is no market {market}")
    solo = sum(constants.solo_prep_keep) + sum(constants.solo_prep_random_discard)
    where = "constants.solo_prep_keep"
    checker.that(solo == constants.solo_prep_deal_cards, where, f"keeps and losses add up to {solo} of the cards dealt")


def check_setups(checker: Checker, c: Components) -> None:
    counts = tuple(row.players for row in c.player_setup)
    checker.that(counts == COUNTS, "player_setup[0].players", "one row each for 2, 3 and 4 players, in this order")
    for i, row in enumerate(c.player_setup):
        where = f"player_setup[{i}]"
        special = c.box.special_buyers - row.special_buyers_removed
        coloured = c.box.coloured_buyers_per_colour - row.coloured_buyers_removed_per_colour
        checker.that(special == row.special_buyers_in_game, f"{where}.special_buyers_in_game", f"must be {special}")
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
        checker.that(one.id == f"{one.region}_{one.symbol}", f"{where}.region", "the id names another region or symbol")
        worth = VALUE_AND_COPIES - one.copies
        checker.that(one.value == worth, f"{where}.value", f"with {one.copies} copies it must be {worth}")
        sites = [
            place.id for place in c.location if place.region == one.region and one.symbol in place.artefact_symbols
        ]
        checker.that(len(sites) == 1, f"{where}.symbol", f"needs exactly one dig site, has {sites}")
    for region in words.REGIONS:
        tiles = sum(one.copies for one in c.artefact if one.region == region)
        checker.that(tiles <= words.DEEPEST_STACK, "artefact[0].copies", f"{region} has {tiles} tiles, 18 fit")


def check_map(checker: Checker, c: Components) -> None:
    for i, place in enumerate(c.location):
        where = f"location[{i}]"
        checker.that(("market" in place.kinds) == (place.market > 0), f"{where}.market", "a market has a number")
        checker.that(("dig_site" in place.kinds) == bool(place.region), f"{where}.region", "a dig site has a region")
        for symbol in place.card_symbols:
            checker.that(symbol in words.CARD_SYMBOLS, f"{where}.card_symbols", f"{symbol!r} is no symbol")
    numbers = sorted(place.market for place in c.location if place.market)
    checker.that(numbers == list(range(1, words.MARKET_COUNT + 1)), "location[0].market", "markets are numbered 1 to 6")
    for place in c.location:
        if place.market:
            same = place.id == words.MARKETS[place.market - 1]
            where = f"location[{words.LOCATIONS.index(place.id)}].market"
            checker.that(same, where, f"market {place.market} is {words.MARKETS[place.market - 1]}")
    given = sorted(market for centre in c.command_centre for market in centre.markets)
    checker.that(given == numbers, "command_centre[0].markets", "every market belongs to exactly one centre")
    for i, edge in enumerate(c.edge):
        for end in (edge.a, edge.b):
            checker.that(end in words.LOCATIONS, f"edge[{i}].a", f"{end!r} is no location")
    for i, near in enumerate(neighbours(c)):
        checker.that(len(near) >= 2, f"location[{i}].id", "needs two neighbours at least")
    reached = max(map(max, distances(neighbours(c))))
    checker.that(reached < words.LOCATION_COUNT, "edge[0].a", "some locations cannot be reached")


def check_tables(checker: Checker, c: Components) -> None:
    pieces = c.box.coloured_buyers_per_colour
    checker.that(len(c.popularity_track.spaces) == pieces, "popularity_track.spaces", f"{pieces} buyers need as many")
    checker.that(len(c.popularity_pay.by_rank) == words.REGION_COUNT, "popularity_pay.by_rank", "one for each colour")
    most = c.constants.sell_max_markets
    for name, row in (
        ("credits", c.sell_bonus.credits),
        ("cards_drawn", c.sell_bonus.cards_drawn),
        ("cards_kept", c.sell_bonus.cards_kept),
    ):
        checker.that(len(row) == most + 1, f"sell_bonus.{name}", f"one for each number of markets, 0 to {most}")
    rounds = tuple(prize.round for prize in c.centre_prize)
    checker.that(rounds == tuple(range(1, c.constants.rounds + 1)), "centre_prize[0].round", "one for each round")
    columns = len(c.gallery_columns.by_count)
    checker.that(columns == words.KINDS_EACH + 1, "gallery_columns.by_count", "one for each number of guards, 0 to 4")
    for i, row_entry in enumerate(c.gallery_row):
        checker.that(row_entry.symbol == words.ALIEN_SYMBOLS[i], f"gallery_row[{i}].symbol", "rows from top to bottom")
        enough = len(row_entry.by_count) == words.REGION_COUNT + 1
        checker.that(enough, f"gallery_row[{i}].by_count", "one for each number of guards, 0 to 5")
    for i, faction in enumerate(c.faction):
        checker.that(faction.ability in words.ABILITIES, f"faction[{i}].ability", f"{faction.ability!r} is no ability")
    for i, card in enumerate(c.order_card):
        for side in (card.white, card.yellow):
            checker.that(side.effect in words.EFFECTS, f"order_card[{i}].white", f"{side.effect!r} is no effect")
    for i, buyer_card in enumerate(c.buyer_card):
        checker.that(buyer_card.buyer == words.BUYERS[i], f"buyer_card[{i}].buyer", f"must be {words.BUYERS[i]}")


def check_zu(checker: Checker, c: Components) -> None:
    for kind in words.ZU_TYPES:
        dealt = sum(getattr(row, kind) for row in c.zu_round_deck)
        there = sum(card.type == kind for card in c.zu_card)
        checker.that(dealt == there, f"zu_round_deck[0].{kind}", f"{dealt} dealt, there are {there} cards")
    for i, card in enumerate(c.zu_card):
        pair = all(colour in words.REGIONS for colour in card.colours) and len(card.colours) in (0, 2)
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


def side_of(side: Side) -> OrderSide:
    return OrderSide(
        effect=words.EFFECTS.index(side.effect),
        amount=side.amount or side.steps or side.bonus,
        count=side.count or side.max_buyers or side.draw or side.draw_cards,
        limit=side.max_per_kind or side.keep,
        gain=side.gain,
        flag=side.different_regions or side.any_position,
    )


def fits(card: tuple[str, ...], lists: tuple[tuple[str, ...], ...]) -> int:
    """One bit for each list of symbols that the card's symbol is in."""
    return sum(1 << number for number, symbols in enumerate(lists) if set(card) & set(symbols))


def labels_of(c: Components) -> dict[str, tuple[Label, ...]]:
    by_id = {place.id: place for place in c.location}
    markets = tuple(
        Label(f"market {number} ({by_id[one].name_en})", f"rynek {number} ({by_id[one].name_pl})")
        for number, one in enumerate(words.MARKETS, 1)
    )
    special = Label("special", "specjalny")
    named: dict[str, tuple[Named, ...]] = {
        "region": c.region,
        "alien_symbol": c.alien_symbol,
        "artefact": c.artefact,
        "card_symbol": c.card_symbol,
        "centre": c.command_centre,
        "location": c.location,
        "card": (*c.action_card, *c.travel_card),
        "travel_card": c.travel_card,
        "faction": c.faction,
        "order_card": c.order_card,
        "zu_card": c.zu_card,
        "action": c.action,
    }
    labels = {
        category: tuple(Label(entry.name_en, entry.name_pl) for entry in entries) for category, entries in named.items()
    }
    regions = dict(zip(words.REGIONS, labels["region"], strict=True))
    artefacts = tuple(
        Label(
            f"{one.name_en} ({regions[one.region].en} {one.value})",
            f"{one.name_pl} ({regions[one.region].pl} {one.value})",
        )
        for one in c.artefact
    )
    labels["automaton"] = (Label(c.zu.name_en, c.zu.name_pl),)
    return {**labels, "artefact": artefacts, "market": markets, "buyer": (*labels["region"], special)}


def build_kit(c: Components, digest: str) -> RelicsKit:
    k = c.constants
    names = {
        "region": words.REGIONS,
        "alien_symbol": words.ALIEN_SYMBOLS,
        "artefact": words.ARTEFACTS,
        "card_symbol": words.CARD_SYMBOLS,
        "market": words.MARKETS,
        "centre": words.CENTRES,
        "location": words.LOCATIONS,
        "card": words.CARDS,
        "travel_card": words.TRAVEL_CARDS,
        "buyer": words.BUYERS,
        "faction": words.FACTIONS,
        "order_card": words.ORDER_CARDS,
        "zu_card": words.ZU_CARDS,
        "module": words.MODULES,
        "action": words.ACTIONS,
    }
    places = {place.id: place for place in c.location}
    markets = tuple(places[one] for one in words.MARKETS)
    centre_of = {number: place for place, centre in enumerate(c.command_centre) for number in centre.markets}
    market_centre = tuple(centre_of[number] for number in range(1, words.MARKET_COUNT + 1))
    near = neighbours(c)
    symbols = (*[(card.symbol,) for card in c.action_card], *[() for _ in c.travel_card])
    by_market = tuple(place.card_symbols for place in markets)
    by_centre = tuple(c.command_centre[centre].card_symbols for centre in market_centre)
    by_black = tuple(place.card_symbols if "black_market" in place.kinds else () for place in c.location)
    spaces = c.popularity_track.spaces
    pieces = c.box.coloured_buyers_per_colour
    return RelicsKit(
        names=names,
        labels=labels_of(c),
        digest=digest,
        starts={
            row.players: Start(
                row.forecast_cards,
                row.artefacts_per_colour_on_dig_sites,
                row.artefacts_per_colour_on_black_market,
                row.special_buyers_removed,
                row.coloured_buyers_removed_per_colour,
            )
            for row in c.player_setup
        },
        rounds=k.rounds,
        actions_per_turn=k.actions_per_turn,
        crew_each=k.crew_each,
        start_credits=k.start_credits,
        start_hand=k.start_hand_action_cards,
        redraw_threshold=k.mulligan_threshold,
        deal=k.prep_deal_cards,
        picks=k.prep_pick_per_pass,
        passes=k.prep_passes,
        solo_deal=k.solo_prep_deal_cards,
        solo_keep=k.solo_prep_keep,
        solo_lose=k.solo_prep_random_discard,
        kept_on_pass=k.hand_keep_on_pass_max,
        queue_limit=k.queue_limit,
        queue_start=k.queue_start_length,
        queue_refresh=k.queue_refresh_length,
        most_excavated=k.excavate_max,
        most_markets=k.sell_max_markets,
        credits_per_buyer=k.sell_credits_per_buyer,
        most_delivered=k.smuggle_max_deliver,
        most_acquired=k.smuggle_max_acquire,
        surcharge=k.smuggle_acquire_surcharge,
        forecast_draw=k.forecast_draw,
        forecast_multiplier=k.forecast_buy_multiplier,
        forecast_dig=k.forecast_resolve_to_dig_sites,
        forecast_black=k.forecast_resolve_to_black_market,
        column_bonus=k.column_bonus_cards,
        buyer_cards_aside=k.buyer_cards_discarded_at_setup,
        start_markets=tuple(number - 1 for number in k.start_explorer_markets),
        value=tuple(one.value for one in c.artefact),
        copies=tuple(one.copies for one in c.artefact),
        site=tuple(
            next(
                number
                for number, place in enumerate(c.location)
                if place.region == one.region and one.symbol in place.artefact_symbols
            )
            for one in c.artefact
        ),
        neighbours=near,
        distance=distances(near),
        market_location=tuple(words.LOCATIONS.index(one) for one in words.MARKETS),
        market_centre=market_centre,
        is_black=tuple("black_market" in place.kinds for place in c.location),
        card_region=(
            *[words.REGIONS.index(card.region) for card in c.action_card],
            *[words.NONE for _ in c.travel_card],
        ),
        card_symbol=(
            *[words.CARD_SYMBOLS.index(card.symbol) for card in c.action_card],
            *[words.NONE for _ in c.travel_card],
        ),
        card_fuel=(*[card.fuel for card in c.action_card], *[card.fuel for card in c.travel_card]),
        card_copies=tuple(card.copies for card in c.action_card),
        card_markets=tuple(fits(symbol, by_market) for symbol in symbols),
        card_places=tuple(
            fits(symbol, tuple(place.card_symbols if place.market else () for place in c.location))
            for symbol in symbols
        ),
        card_orders=tuple(fits(symbol, by_market) & fits(symbol, by_centre) for symbol in symbols),
        card_black=tuple(fits(symbol, by_black) for symbol in symbols),
        buyer_cards=tuple(card.copies for card in c.buyer_card),
        buyers=(*[pieces for _ in c.region], c.box.special_buyers),
        levels=tuple(
            c.popularity_track.level_when_full if left == pieces else spaces[pieces - left - 1]
            for left in range(pieces + 1)
        ),
        pay=c.popularity_pay.by_rank,
        bonus_credits=c.sell_bonus.credits,
        bonus_drawn=c.sell_bonus.cards_drawn,
        bonus_kept=c.sell_bonus.cards_kept,
        centre_prize=((), *[prize.by_place for prize in c.centre_prize]),
        column_credits=c.gallery_columns.by_count,
        row_credits=tuple(row.by_count for row in c.gallery_row),
        tokens=c.box.initiative_tokens,
        initiative=(*[faction.initiative for faction in c.faction], c.zu.initiative),
        ability=tuple(words.ABILITIES.index(faction.ability) for faction in c.faction),
        hold=(*[faction.hold for faction in c.faction], c.zu.hold),
        hatch=(*[faction.hatch for faction in c.faction], c.zu.hatch),
        orders=tuple((side_of(card.white), side_of(card.yellow)) for card in c.order_card),
        zu_credits=c.zu.start_credits,
        zu_failed=k.zu_failed_action_credits,
        zu_failed_harder=max(module.failed_action_credits for module in c.difficulty_module),
        zu_carried=(0, *[row.carried_over for row in c.zu_round_deck]),
        zu_deck=(
            (),
            *[tuple(getattr(row, kind) for kind in words.ZU_TYPES) for row in c.zu_round_deck],
        ),
        zu_type=tuple(words.ZU_TYPES.index(card.type) for card in c.zu_card),
        zu_colours=tuple(tuple(words.REGIONS.index(colour) for colour in card.colours) for card in c.zu_card),
        zu_market=tuple(card.market - 1 for card in c.zu_card),
    )
