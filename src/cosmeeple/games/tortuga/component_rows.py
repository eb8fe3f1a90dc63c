"""What components.toml says, row by row [TOR-001, TOR-A25]: the types of its tables, and nothing
else."""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmeeple.kernel import components
from cosmeeple.kernel.components import Entry

Fields = dict[str, str]


class Meta(Entry):
    slug: Literal["tortuga"]
    id_prefix: str
    name_pl: str
    name_en: str
    designers: tuple[str, ...]
    publisher_pl: str
    year_pl: int
    players_min: int
    players_max: int


class Constants(Entry):
    win_influence: int
    base_hand_size: int
    reserve_cost_crypto: int
    remove_card_cost_maneuver: int
    move_cost_maneuver: int
    collect_mineral_cost_maneuver: int
    scout_cost_maneuver: int
    refresh_market_cost_crypto: int
    market_row_size: int
    mineral_value_crypto: int
    market_token_crypto_per_turn: int
    turret_token_skirmish_maneuver: int
    defence_points_per_skirmish_bonus: int
    influence_price_crypto: int
    hunt_capture_influence: int
    fortress_maneuver: int
    player_markers: int


class Rulings(Entry):
    attacker_min_cards: int
    defender_min_cards: int
    skirmish_refill_before_used_cards_are_discarded: bool
    max_rounds: int


class Named(components.Named, kw_only=True):
    source_fields: Fields = msgspec.field(default_factory=dict)


class Piece(Named, kw_only=True):
    count: int


class PlayerColour(Named, kw_only=True):
    ship: str


class StartHand(Entry):
    players: int
    cards: tuple[int, ...]


class Sector(Named, kw_only=True):
    card_letter: Literal["T", "F", "L", "K", "W"]
    tiles: int
    control_value: int
    initial_defence: int
    conquest_min: int
    track: tuple[int, ...]
    max_defence: int
    can_be_strengthened: bool
    bonus_token: Literal["", "market_token", "turret_token"]
    ability: Literal[
        "buy_influence",
        "market_token_crypto",
        "turret_token_skirmish",
        "gain_maneuver",
        "reserve_free",
        "take_mineral_from_stash",
        "remove_played_card",
    ]
    has_mineral_at_start: bool
    has_hunt_at_start: bool


class Slot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    slot: str
    kind: Literal["tortuga", "market", "turret", "x"]
    q: int
    r: int
    adjacent: tuple[str, ...]


class Layout(Entry):
    id: str
    players: tuple[int, ...]
    sector_count: int
    slots: tuple[Slot, ...]


class Ability(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"origin": "from"}):
    """One ability of a card; which of the fields count depends on `op`."""

    timing: Literal["play", "skirmish"]
    op: Literal[
        "move",
        "draw",
        "remove_card",
        "scout_free",
        "take_mineral",
        "reserve_free",
        "raise_defence",
        "gain_crypto_if",
        "gain_maneuver_if",
        "gain_crypto_per",
        "self_remove_influence",
        "skirmish_bonus",
    ]
    n: int = 0
    when: Literal["", "attack", "defend", "any"] = ""
    cond: Literal["", "ship_in_t_sector", "sector_of_opponent"] = ""
    origin: tuple[Literal["hand", "played", "sector", "stash"], ...] = ()
    per: Literal["", "market_token"] = ""
    max: int = 0


class Card(Named, kw_only=True):
    crypto: int
    maneuver: int
    abilities: tuple[Ability, ...]


class StartingCard(Card, kw_only=True):
    copies_per_player: int


class ShipCard(Card, kw_only=True):
    color: str
    copies: int


class MarketCard(Card, kw_only=True):
    deck: Literal["T", "F", "L", "K", "W"]
    cost: int
    copies: int


class Hunt(Card, kw_only=True):
    difficulty: int
    influence: int


class Reward(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    take_from_loser: int
    take_from_bank: int


class ScenarioRow(Named, kw_only=True):
    attacks_allowed: bool
    attacker_win_options: tuple[Reward, ...]
    defender_win_takes_from_loser: int
    removed_card_choice: Literal["random", "loser", "none"]
    tortuga_conquest_ends_game_at_once: bool
    tortuga_conquest_needs_15_after: bool
    conquest_resources: tuple[Literal["maneuver", "crypto"], ...]


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    constants: Constants
    rulings: Rulings
    component: tuple[Piece, ...]
    player_color: tuple[PlayerColour, ...]
    start_hand: tuple[StartHand, ...]
    sector: tuple[Sector, ...]
    layout: tuple[Layout, ...]
    starting_card: tuple[StartingCard, ...]
    ship: tuple[ShipCard, ...]
    card: tuple[MarketCard, ...]
    hunt: tuple[Hunt, ...]
    scenario: tuple[ScenarioRow, ...]

    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, in the order of the vocabulary and of the ledger's list
        [TOR-201..247]."""
        return (*self.starting_card, *self.ship, *self.card, *self.hunt)
