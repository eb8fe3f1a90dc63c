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
    constants = c.constants
    checker.that(
        constants.ships_per_colour == words.SHIPS_EACH, "constants.ships_per_colour", "must be 6"
    )
    checker.that(
        sum(zone.sun_start for zone in c.zone) == 1,
        "zone[0].sun_start",
        "exactly one zone is the sun's start",
    )
    limits = c.engine_limits
    checker.that(
        limits.stalemate_revolutions > 0, "engine_limits.stalemate_revolutions", "must be above 0"
    )
    checker.that(limits.max_turns > 0, "engine_limits.max_turns", "must be above 0")
    check_amounts(checker, c)
    check_setups(checker, c)
    check_tracks(checker, c)
    check_cards(checker, c)


def check_amounts(checker: Checker, c: Components) -> None:
    """Only these symbols and cards give a number of something; a change of the others would have no
    effect."""
    amounts = [
        *[(f"symbol[{i}].amount", symbol.id, symbol.amount) for i, symbol in enumerate(c.symbol)],
        *[
            (f"shipyard_card[{i}].amount", card.id, card.amount)
            for i, card in enumerate(c.shipyard_card)
        ],
    ]
    for where, name, amount in amounts:
        counts = name in ("scientist", "advance_3", "add_two_scientists", "quick_research")
        checker.that(
            amount == 1 or (counts and amount > 1), where, f"{name} cannot have the amount {amount}"
        )


def check_setups(checker: Checker, c: Components) -> None:
    """Rows add up, ships find room wherever they sail, zones get a building
    [ANT-021, ANT-022, ANT-029, ANT-R07]."""
    for where, rows in (
        ("player_setup", c.player_setup),
        ("placement_order", c.placement_order),
        ("first_game_placement", c.first_game_placement),
    ):
        counts = tuple(row.players for row in rows)
        checker.that(
            counts == COUNTS,
            f"{where}[0].players",
            "one row each for 2, 3 and 4 players, in this order",
        )
    for i, row in enumerate(c.player_setup):
        where = f"player_setup[{i}]"
        ships = row.ships_on_board + row.ships_available + row.ships_to_box
        people = row.scientists_in_supply + row.scientists_in_reserve + row.scientists_to_box
        cubes = row.cubes_on_vp_track + row.cubes_available + row.cubes_to_box
        for name, total, wanted in (
            ("ships_on_board", ships, c.constants.ships_per_colour),
            ("scientists_in_supply", people, c.constants.scientists_per_colour),
            ("cubes_available", cubes, c.constants.cubes_per_colour),
        ):
            checker.that(
                total == wanted,
                f"{where}.{name}",
                f"the row adds up to {total}, a colour has {wanted}",
            )
        open_tracks = sum(track.min_players <= row.players for track in c.track)
        checker.that(
            row.open_tracks == open_tracks,
            f"{where}.open_tracks",
            f"{open_tracks} tracks are open to them",
        )
        checker.that(
            row.basic_resource_cards == row.players,
            f"{where}.basic_resource_cards",
            "every player takes exactly one",
        )
        for name, taken, card in (
            ("basic_resource_cards", row.basic_resource_cards, c.resource_card[0]),
            ("advanced_resource_cards", row.advanced_resource_cards, c.resource_card[1]),
        ):
            checker.that(
                0 <= taken <= card.count,
                f"{where}.{name}",
                f"there are only {card.count} such cards",
            )
        seats = words.SHIPS[0][0] + "BCD"[: row.players - 1]
        order, first = c.placement_order[i], c.first_game_placement[i]
        for place, given in (
            (f"placement_order[{i}].order", order.order),
            (f"placement_order[{i}].variant_order", order.variant_order or order.order),
            (f"first_game_placement[{i}].owners", first.owners),
        ):
            fair = sorted(given) == sorted(seats * row.ships_on_board)
            checker.that(fair, place, f"each of {seats} must appear {row.ships_on_board} times")
        where = f"first_game_placement[{i}].zones"
        checker.that(len(first.zones) == len(first.owners), where, "one zone for each owner")
        for zone in first.zones:
            known = zone in words.ZONES and not (
                row.players == 2 and c.zone[words.ZONES.index(zone)].closed_with_2_players
            )
            checker.that(known, where, f"{zone!r} is no open zone")
            crowd = first.zones.count(zone)
            checker.that(
                crowd <= c.constants.ship_spaces_per_zone,
                where,
                f"{crowd} ships do not fit into {zone}",
            )
        open_zones = sum(not (row.players == 2 and zone.closed_with_2_players) for zone in c.zone)
        fleet = row.players * (row.ships_on_board + row.ships_available)
        spaces = (open_zones - 1) * c.constants.ship_spaces_per_zone
        checker.that(
            fleet <= spaces,
            "constants.ship_spaces_per_zone",
            f"{fleet} ships need as many spaces, there are {spaces}",
        )
        pieces = sum(piece.setup_2 if row.players == 2 else piece.setup_3_4 for piece in c.building)
        checker.that(
            pieces == open_zones,
            "building[0].setup_2",
            f"{pieces} pieces for {open_zones} open zones",
        )


def check_tracks(checker: Checker, c: Components) -> None:
    """Tracks of any length, any symbol on any space in a colour that it may have
    [ANT-038, ANT-R18]."""
    for i, track in enumerate(c.track):
        checker.that(track.length > 0, f"track[{i}].length", "a track has at least one space")
        checker.that(
            len(track.vp) == track.length,
            f"track[{i}].vp",
            f"{track.length} spaces need as many values",
        )
        for station in track.stations:
            known = (
                station in words.BUILDINGS
                and c.building[words.BUILDINGS.index(station)].action == "research"
            )
            checker.that(known, f"track[{i}].stations", f"{station!r} is no research station")
        spaces = [space.space for space in track.symbols]
        checker.that(
            len(set(spaces)) == len(spaces), f"track[{i}].symbols", "two symbols on one space"
        )
        for space in track.symbols:
            where = f"track[{i}].symbols"
            checker.that(
                1 <= space.space <= track.length, where, f"there is no space {space.space}"
            )
            checker.that(space.symbol in words.SYMBOLS, where, f"{space.symbol!r} is no symbol")
            colours = c.symbol[words.SYMBOLS.index(space.symbol)].colours
            checker.that(space.colour in colours, where, f"{space.symbol} cannot be {space.colour}")


def check_cards(checker: Checker, c: Components) -> None:
    ids = [card.id for card in c.building_card]
    for i, card in enumerate(c.building_card):
        where = f"building_card[{i}]"
        checker.that(ids.count(card.id) == 1, f"{where}.id", f"{card.id!r} appears twice")
        checker.that(
            card.building in words.BUILDINGS,
            f"{where}.building",
            f"{card.building!r} is no building",
        )
        for need in card.requires:
            checker.that(need in words.BUILDINGS, f"{where}.requires", f"{need!r} is no building")
        checker.that(card.scientists >= 1, f"{where}.scientists", "at least one scientist builds")
        checker.that(card.research >= 0, f"{where}.research", "cannot be below 0")
        checker.that(card.min_players in COUNTS, f"{where}.min_players", "must be 2, 3 or 4")
    for deck, wanted in (
        ("basic", c.constants.cards_basic),
        ("double", c.constants.cards_double),
        ("advanced", c.constants.cards_advanced),
    ):
        found = sum(card.deck == deck for card in c.building_card)
        checker.that(
            found == wanted, f"constants.cards_{deck}", f"says {wanted}, the file has {found} cards"
        )
    for i, piece in enumerate(c.building):
        shown = sum(card.building == piece.id for card in c.building_card)
        checker.that(
            piece.count == piece.setup_3_4 + shown,
            f"building[{i}].count",
            f"{piece.count} pieces, but {piece.setup_3_4} at the start and {shown} on cards",
        )
    yard = sum(card.count for card in c.shipyard_card)
    checker.that(
        yard == c.constants.cards_shipyard, "constants.cards_shipyard", f"the file has {yard} cards"
    )
    resource = sum(card.count for card in c.resource_card)
    checker.that(
        resource == c.constants.cards_resource,
        "constants.cards_resource",
        f"the file has {resource} cards",
    )
    for i, stand_in in enumerate(c.resource_card):
        for building in stand_in.replaces_one_of:
            known = building in words.BUILDINGS
            checker.that(
                known, f"resource_card[{i}].replaces_one_of", f"{building!r} is no building"
            )


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
        zones=tuple(
            k for k, zone in enumerate(c.zone) if not (n == 2 and zone.closed_with_2_players)
        ),
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
