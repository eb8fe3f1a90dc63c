"""The component data as the rules read it: tuples indexed by zone, building, track, card or player
count.

[ANT-001..011]
"""

from __future__ import annotations

from typing import Final, final

from cosmeeple.kernel.kit import Kit, Label


@final
class Start:
    """What one player begins with, for one player count [ANT-029]."""

    def __init__(
        self,
        supply: int,
        reserve: int,
        ships_on_board: int,
        ships_available: int,
        cubes_available: int,
        advanced_cards: int,
        bonus_cube: bool,
        order: tuple[int, ...],
        variant_order: tuple[int, ...],
        first_owners: tuple[int, ...],
        first_zones: tuple[int, ...],
        zones: tuple[int, ...],
        tracks: tuple[int, ...],
        buildings: tuple[int, ...],
        cards: tuple[tuple[int, ...], ...],
    ) -> None:
        self.supply: Final = supply
        self.reserve: Final = reserve
        self.ships_on_board: Final = ships_on_board
        self.ships_available: Final = ships_available
        self.cubes_available: Final = cubes_available
        self.advanced_cards: Final = advanced_cards
        self.bonus_cube: Final = bonus_cube
        self.order: Final = order
        self.variant_order: Final = variant_order
        self.first_owners: Final = first_owners
        self.first_zones: Final = first_zones
        #: Open zones in sun order, open tracks, buildings for the start, cards of each deck.
        self.zones: Final = zones
        self.tracks: Final = tracks
        self.buildings: Final = buildings
        self.cards: Final = cards


@final
class AntarcticaKit(Kit):
    """Everything a rule may ask about the components."""

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
        starts: tuple[Start, ...],
        ship_spaces: int,
        first_step: int,
        zone_bonus: int,
        cards_per_turn: int,
        discards_per_turn: int,
        stalemate_revolutions: int,
        longest_game: int,
        sun_start: int,
        camps: int,
        yards: int,
        track_stations: tuple[int, ...],
        track_length: tuple[int, ...],
        track_value: tuple[tuple[int, ...], ...],
        track_symbol: tuple[tuple[int, ...], ...],
        track_blue: tuple[tuple[bool, ...], ...],
        symbol_amount: tuple[int, ...],
        card_building: tuple[int, ...],
        card_needs: tuple[int, ...],
        card_scientists: tuple[int, ...],
        card_research: tuple[int, ...],
        card_star: tuple[bool, ...],
        shipyard_count: tuple[int, ...],
        shipyard_amount: tuple[int, ...],
        stands_for: tuple[int, ...],
        most_held: tuple[int, ...],
    ) -> None:
        super().__init__(names, labels, digest)
        self.starts: Final = starts  # by number of players; nobody plays with fewer than two
        self.ship_spaces: Final = ship_spaces
        self.first_step: Final = first_step
        self.zone_bonus: Final = zone_bonus
        self.cards_per_turn: Final = cards_per_turn
        self.discards_per_turn: Final = discards_per_turn
        self.stalemate_revolutions: Final = stalemate_revolutions
        self.longest_game: Final = longest_game
        self.sun_start: Final = sun_start
        # Sets of buildings are one bit each: the camps, the shipyards, the stations of a track, a
        # card's requirements.
        self.camps: Final = camps
        self.yards: Final = yards
        self.track_stations: Final = track_stations
        # Spaces of a track count from 1; index 0 is "not on the track".
        self.track_length: Final = track_length
        self.track_value: Final = track_value
        self.track_symbol: Final = track_symbol
        self.track_blue: Final = track_blue
        self.symbol_amount: Final = symbol_amount
        self.card_building: Final = card_building
        self.card_needs: Final = card_needs
        self.card_scientists: Final = card_scientists
        self.card_research: Final = card_research
        self.card_star: Final = card_star
        self.shipyard_count: Final = shipyard_count
        self.shipyard_amount: Final = shipyard_amount
        # By resource card (basic, advanced): the buildings it stands in for, how many one may hold.
        self.stands_for: Final = stands_for
        self.most_held: Final = most_held
