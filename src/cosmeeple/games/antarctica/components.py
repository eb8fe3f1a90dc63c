"""Reads components.toml, or a corrected copy, checks it and builds the kit
[ANT-003..010, ANT-024, ANT-X24]."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cosmeeple.games.antarctica import vocabulary as words
from cosmeeple.games.antarctica.kit import AntarcticaKit, Start
from cosmeeple.kernel.components import Checker, Entry, Named, labels_of, load_checked

NO_SYMBOL = -1
Seat = Literal["A", "B", "C", "D"]
Deck = Literal["basic", "double", "advanced"]


class Meta(Entry):
    slug: Literal["antarctica"]
    name_pl: str
    name_en: str
    designer: str
    publisher: str
    min_players: int
    max_players: int


class Constants(Entry):
    ship_spaces_per_zone: int
    ships_per_colour: int
    scientists_per_colour: int
    cubes_per_colour: int
    cards_basic: int
    cards_double: int
    cards_advanced: int
    cards_shipyard: int
    cards_resource: int
    cards_played_per_turn: int
    discards_per_turn: int
    zone_first_place_bonus: int
    first_step_cost: int


class Limits(Entry):
    stalemate_revolutions: int
    max_turns: int


class PlayerSetup(Entry):
    players: int
    scientists_in_supply: int
    scientists_in_reserve: int
    ships_on_board: int
    cubes_on_vp_track: int
    ships_available: int
    cubes_available: int
    scientists_to_box: int
    ships_to_box: int
    cubes_to_box: int
    open_tracks: int
    advanced_resource_cards: int
    basic_resource_cards: int
    second_player_bonus_cube: bool


class Zone(Named):
    compass: str
    angle_deg: int
    sun_start: bool
    closed_with_2_players: bool


class Building(Named):
    category: Literal["base", "extraction", "specialist", "station", "prestige"]
    count: int
    setup_3_4: int
    setup_2: int
    action: Literal["hire", "build_ship", "research", "none"]
    board_belt: str
    scientists: int


class Space(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    space: int
    symbol: str
    colour: Literal["red", "blue"]


class Track(Named):
    number: int
    stations: tuple[str, ...]
    min_players: int
    length: int
    vp: tuple[int, ...]
    symbols: tuple[Space, ...]


class Symbol(Named):
    amount: int
    colours: tuple[Literal["red", "blue"], ...]


class BuildingCard(Named):
    deck: Deck
    building: str
    requires: tuple[str, ...]
    scientists: int
    research: int
    star: bool
    min_players: int


class ShipyardCard(Named):
    count: int
    amount: int


class ResourceCard(Named):
    count: int
    replaces_one_of: tuple[str, ...]
    max_held: int


class PlacementOrder(Entry):
    players: int
    order: tuple[Seat, ...]
    variant_order: tuple[Seat, ...] = ()


class FirstGame(Entry):
    players: int
    owners: tuple[Seat, ...]
    zones: tuple[str, ...]


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    constants: Constants
    engine_limits: Limits
    player_setup: tuple[PlayerSetup, ...]
    zone: tuple[Zone, ...]
    building: tuple[Building, ...]
    track: tuple[Track, ...]
    symbol: tuple[Symbol, ...]
    building_card: tuple[BuildingCard, ...]
    shipyard_card: tuple[ShipyardCard, ...]
    resource_card: tuple[ResourceCard, ...]
    placement_order: tuple[PlacementOrder, ...]
    first_game_placement: tuple[FirstGame, ...]


OWN_FILE = Path(__file__).with_name("components.toml")
COUNTS = (2, 3, 4)


def load_kit(path: Path | None = None) -> AntarcticaKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, Components, check))


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, sums of pieces, cards and symbols.

    [ANT-008, ANT-029, ANT-X24, ANT-R39]
    """
    checker.same_tables(
        c,
        {
            "zone": words.ZONES,
            "building": words.BUILDINGS,
            "track": words.TRACKS,
            "symbol": words.SYMBOLS,
            "shipyard_card": words.SHIPYARD_CARDS,
            "resource_card": words.RESOURCE_CARDS,
        },
    )
    checker.equal("constants.ships_per_colour", c.constants.ships_per_colour, words.SHIPS_EACH)
    starts = sum(zone.sun_start for zone in c.zone)
    checker.that(starts == 1, "zone[0].sun_start", "exactly one zone is the sun's start")
    for name in ("stalemate_revolutions", "max_turns"):
        limits = checker.at("engine_limits")
        limits.that(getattr(c.engine_limits, name) > 0, name, "must be above 0")
    check_amounts(checker, c)
    check_setups(checker, c)
    check_tracks(checker, c)
    check_cards(checker, c)


def check_amounts(checker: Checker, c: Components) -> None:
    """Only these symbols and cards give a number of something; a change of the others would have no
    effect."""
    giving = ("scientist", "advance_3", "add_two_scientists", "quick_research")
    entries: list[tuple[Checker, Symbol | ShipyardCard]] = [
        *checker.each("symbol", c.symbol),
        *checker.each("shipyard_card", c.shipyard_card),
    ]
    for row, one in entries:
        fits = one.amount == 1 or (one.id in giving and one.amount > 1)
        row.that(fits, "amount", f"{one.id} cannot have the amount {one.amount}")


def check_setups(checker: Checker, c: Components) -> None:
    """Rows add up, ships find room wherever they sail, zones get a building
    [ANT-021, ANT-022, ANT-029, ANT-R07]."""
    for where, rows in (
        ("player_setup", c.player_setup),
        ("placement_order", c.placement_order),
        ("first_game_placement", c.first_game_placement),
    ):
        players = [row.players for row in rows]
        checker.rows_for(f"{where}[0].players", players, COUNTS, "number of players")
    for i, setup in enumerate(c.player_setup):
        row = checker.at(f"player_setup[{i}]")
        check_pieces(row, setup, c)
        check_placement(checker, i, setup, c)
        open_zones = sum(not is_closed(zone, setup.players) for zone in c.zone)
        fleet = setup.players * (setup.ships_on_board + setup.ships_available)
        spaces = (open_zones - 1) * c.constants.ship_spaces_per_zone
        checker.that(
            fleet <= spaces,
            "constants.ship_spaces_per_zone",
            f"{fleet} ships need as many spaces, there are {spaces}",
        )
        pieces = sum(
            piece.setup_2 if setup.players == 2 else piece.setup_3_4 for piece in c.building
        )
        told = f"{pieces} pieces for {open_zones} open zones"
        checker.that(pieces == open_zones, "building[0].setup_2", told)


def is_closed(zone: Zone, players: int) -> bool:
    """Does the zone take no part with so many players [ANT-020]?"""
    return players == 2 and zone.closed_with_2_players


def check_pieces(row: Checker, setup: PlayerSetup, c: Components) -> None:
    """A colour's pieces and the shared cards, for one number of players [ANT-029]."""
    ships = setup.ships_on_board + setup.ships_available + setup.ships_to_box
    people = setup.scientists_in_supply + setup.scientists_in_reserve + setup.scientists_to_box
    cubes = setup.cubes_on_vp_track + setup.cubes_available + setup.cubes_to_box
    for name, total, wanted in (
        ("ships_on_board", ships, c.constants.ships_per_colour),
        ("scientists_in_supply", people, c.constants.scientists_per_colour),
        ("cubes_available", cubes, c.constants.cubes_per_colour),
    ):
        row.that(total == wanted, name, f"the row adds up to {total}, a colour has {wanted}")
    open_tracks = sum(track.min_players <= setup.players for track in c.track)
    told = f"{open_tracks} tracks are open to them"
    row.that(setup.open_tracks == open_tracks, "open_tracks", told)
    one_each = setup.basic_resource_cards == setup.players
    row.that(one_each, "basic_resource_cards", "every player takes exactly one")
    for name, card in zip(
        ("basic_resource_cards", "advanced_resource_cards"), c.resource_card, strict=True
    ):
        enough = 0 <= getattr(setup, name) <= card.count
        row.that(enough, name, f"there are only {card.count} such cards")


def check_placement(checker: Checker, i: int, setup: PlayerSetup, c: Components) -> None:
    """Every player places the same number of ships, in open zones with room for them [ANT-R07]."""
    seats = "ABCD"[: setup.players]
    order, first = c.placement_order[i], c.first_game_placement[i]
    for place, given in (
        (f"placement_order[{i}].order", order.order),
        (f"placement_order[{i}].variant_order", order.variant_order or order.order),
        (f"first_game_placement[{i}].owners", first.owners),
    ):
        fair = sorted(given) == sorted(seats * setup.ships_on_board)
        checker.that(fair, place, f"each of {seats} must appear {setup.ships_on_board} times")
    where = f"first_game_placement[{i}].zones"
    checker.that(len(first.zones) == len(first.owners), where, "one zone for each owner")
    open_zones = [zone.id for zone in c.zone if not is_closed(zone, setup.players)]
    for zone in first.zones:
        checker.known(where, zone, open_zones, "open zone")
        crowd = first.zones.count(zone)
        fits = crowd <= c.constants.ship_spaces_per_zone
        checker.that(fits, where, f"{crowd} ships do not fit into {zone}")


def check_tracks(checker: Checker, c: Components) -> None:
    """Tracks of any length, any symbol on any space in a colour that it may have
    [ANT-038, ANT-R18]."""
    stations = [piece.id for piece in c.building if piece.action == "research"]
    colours = {symbol.id: symbol.colours for symbol in c.symbol}
    for row, track in checker.each("track", c.track):
        row.that(track.length > 0, "length", "a track has at least one space")
        enough = len(track.vp) == track.length
        row.that(enough, "vp", f"{track.length} spaces need as many values")
        for station in track.stations:
            row.known("stations", station, stations, "research station")
        spaces = {space.space for space in track.symbols}
        row.that(len(spaces) == len(track.symbols), "symbols", "two symbols on one space")
        for space in track.symbols:
            there = 1 <= space.space <= track.length
            row.that(there, "symbols", f"there is no space {space.space}")
            row.known("symbols", space.symbol, words.SYMBOLS, "symbol")
            fits = space.colour in colours[space.symbol]
            row.that(fits, "symbols", f"{space.symbol} cannot be {space.colour}")


def check_cards(checker: Checker, c: Components) -> None:
    ids = [card.id for card in c.building_card]
    for row, card in checker.each("building_card", c.building_card):
        row.that(ids.count(card.id) == 1, "id", f"{card.id!r} appears twice")
        row.known("building", card.building, words.BUILDINGS, "building")
        for need in card.requires:
            row.known("requires", need, words.BUILDINGS, "building")
        row.that(card.scientists >= 1, "scientists", "at least one scientist builds")
        row.that(card.research >= 0, "research", "cannot be below 0")
        row.that(card.min_players in COUNTS, "min_players", "must be 2, 3 or 4")
    constants = checker.at("constants")
    for deck in words.DECKS:
        found = sum(card.deck == deck for card in c.building_card)
        constants.counted(f"cards_{deck}", getattr(c.constants, f"cards_{deck}"), found)
    yard = sum(card.count for card in c.shipyard_card)
    constants.counted("cards_shipyard", c.constants.cards_shipyard, yard)
    resource = sum(card.count for card in c.resource_card)
    constants.counted("cards_resource", c.constants.cards_resource, resource)
    for row, piece in checker.each("building", c.building):
        shown = sum(card.building == piece.id for card in c.building_card)
        row.that(
            piece.count == piece.setup_3_4 + shown,
            "count",
            f"{piece.count} pieces, but {piece.setup_3_4} at the start and {shown} on cards",
        )
    for row, stand_in in checker.each("resource_card", c.resource_card):
        for building in stand_in.replaces_one_of:
            row.known("replaces_one_of", building, words.BUILDINGS, "building")


def bits(ids: tuple[str, ...]) -> int:
    return sum(1 << words.BUILDINGS.index(one) for one in set(ids))


def build_start(c: Components, i: int) -> Start:
    row, order, first = c.player_setup[i], c.placement_order[i], c.first_game_placement[i]
    n = row.players
    pieces = [
        number
        for number, piece in enumerate(c.building)
        for _ in range(piece.setup_2 if n == 2 else piece.setup_3_4)
    ]
    return Start(
        supply=row.scientists_in_supply,
        reserve=row.scientists_in_reserve,
        ships_on_board=row.ships_on_board,
        ships_available=row.ships_available,
        cubes_available=row.cubes_available,
        advanced_cards=row.advanced_resource_cards,
        bonus_cube=row.second_player_bonus_cube,
        order=tuple("ABCD".index(seat) for seat in order.order),
        variant_order=tuple("ABCD".index(seat) for seat in order.variant_order or order.order),
        first_owners=tuple("ABCD".index(seat) for seat in first.owners),
        first_zones=tuple(words.ZONES.index(zone) for zone in first.zones),
        zones=tuple(k for k, zone in enumerate(c.zone) if not is_closed(zone, n)),
        tracks=tuple(k for k, track in enumerate(c.track) if track.min_players <= n),
        buildings=tuple(pieces),
        cards=tuple(
            tuple(
                k
                for k, card in enumerate(c.building_card)
                if card.deck == deck and card.min_players <= n
            )
            for deck in words.DECKS
        ),
    )


def build_kit(c: Components, edition: str) -> AntarcticaKit:
    symbols = [{space.space: space for space in track.symbols} for track in c.track]
    named: dict[str, tuple[Named, ...]] = {
        "zone": c.zone,
        "building": c.building,
        "track": c.track,
        "symbol": c.symbol,
        "card": c.building_card,
        "shipyard_card": c.shipyard_card,
        "resource_card": c.resource_card,
    }
    names = {category: tuple(entry.id for entry in entries) for category, entries in named.items()}
    labels = {category: labels_of(entries) for category, entries in named.items()}
    return AntarcticaKit(
        names={**names, "ship": words.SHIPS, "deck": words.DECKS},
        labels=labels,
        edition=edition,
        starts=tuple(
            build_start(c, max(0, players - COUNTS[0])) for players in range(COUNTS[-1] + 1)
        ),
        ship_spaces=c.constants.ship_spaces_per_zone,
        first_step=c.constants.first_step_cost,
        zone_bonus=c.constants.zone_first_place_bonus,
        cards_per_turn=c.constants.cards_played_per_turn,
        discards_per_turn=c.constants.discards_per_turn,
        stalemate_revolutions=c.engine_limits.stalemate_revolutions,
        longest_game=c.engine_limits.max_turns,
        sun_start=next(k for k, zone in enumerate(c.zone) if zone.sun_start),
        camps=bits(tuple(piece.id for piece in c.building if piece.action == "hire")),
        yards=bits(tuple(piece.id for piece in c.building if piece.action == "build_ship")),
        track_stations=tuple(bits(track.stations) for track in c.track),
        track_length=tuple(track.length for track in c.track),
        track_value=tuple((0, *track.vp) for track in c.track),
        track_symbol=tuple(
            tuple(
                words.SYMBOLS.index(row[at].symbol) if at in row else NO_SYMBOL
                for at in range(track.length + 1)
            )
            for track, row in zip(c.track, symbols, strict=True)
        ),
        track_blue=tuple(
            tuple(at in row and row[at].colour == "blue" for at in range(track.length + 1))
            for track, row in zip(c.track, symbols, strict=True)
        ),
        symbol_amount=tuple(symbol.amount for symbol in c.symbol),
        card_building=tuple(words.BUILDINGS.index(card.building) for card in c.building_card),
        card_needs=tuple(bits(card.requires) for card in c.building_card),
        card_scientists=tuple(card.scientists for card in c.building_card),
        card_research=tuple(card.research for card in c.building_card),
        card_star=tuple(card.star for card in c.building_card),
        shipyard_count=tuple(card.count for card in c.shipyard_card),
        shipyard_amount=tuple(card.amount for card in c.shipyard_card),
        stands_for=tuple(bits(card.replaces_one_of) for card in c.resource_card),
        most_held=tuple(card.max_held for card in c.resource_card),
    )
