"""What components.toml says, row by row [RAC-001, RAC-006]: the types of its tables, and nothing
else."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cosmeeple.games.race.powers import Good, Keyword
from cosmeeple.kernel.components import Entry, Named

Phase = Literal["I", "II", "III", "IV", "V"]


class Meta(Entry):
    slug: Literal["race"]
    name_en: str
    name_pl: str
    expansion_en: str
    expansion_pl: str
    designer: str


class Limits(Entry):
    hand_limit: int
    tableau_end: int
    vp_pool_per_player: int
    start_deal: int
    start_keep: int
    round_cap: int


class Players(Entry):
    min: int
    max_base: int
    max_with_artifacts: int
    advanced_two_player_actions: int


class BaseBox(Entry):
    start_worlds: int
    game_cards: int
    action_cards: int
    vp_chips: int
    summary_sheets: int


class Chips(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    one: int
    five: int
    ten: int


class ArtifactsBox(Entry):
    start_worlds: int
    game_cards: int
    action_cards: int
    main_airlock_cards: int
    small_airlock_cards: int
    orb_cards_a: int
    orb_cards_b: int
    explore_orb_cards: int
    orb_summary_cards: int
    teams: int
    priority_markers: int
    priority_track: int
    vp_chips: Chips
    artifact_tokens_a: int
    artifact_tokens_b: int


class BaseChips(Entry):
    one: int
    five: int
    ten: int


class Deck(Entry):
    base_cards: int
    artifacts_cards: int
    total_cards: int
    base_designs: int
    artifacts_designs: int


class CostTable(Entry):
    values: tuple[int, ...]
    development: tuple[int, ...]
    world_peaceful: tuple[int, ...]
    world_military: tuple[int, ...]


class GoodRow(Named):
    colour: str
    sale_price: int


class Keywords(Entry):
    alien: str
    rebel: str
    imperium: str
    uplift: str
    terraforming: str
    chromosome: str


class PhaseRow(Named):
    draw: int = 0
    keep: int = 0


class Bonus(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    see_more: int = 0
    keep_more: int = 0
    orb_actions: int = 0
    orb_priority_first: bool = False
    discount: int = 0
    draw_after_placing: int = 0
    sell_one_good_first: bool = False
    goods_vp_multiplier: int = 1
    produce_on_windfall: str = ""


class ActionRow(Named):
    phase: Phase
    copies: int
    bonus: Bonus
    orb_only: bool = False


class LineRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One printed scoring line of a "?" card."""

    vp: int
    per: Literal[
        "card", "development", "world", "card_named", "vp_chips", "military_strength", "artifact"
    ]
    keyword: Keyword | Literal[""] = ""
    card: str = ""
    good: Good | Literal[""] = ""
    world_type: Literal["production", "windfall", ""] = ""
    with_power_in: Literal["I", "IV", "$", ""] = ""
    military: bool | None = None
    cost: int = -1
    every: int = 0
    family: Literal["science", "technology", "uplift", ""] = ""
    orb_only: bool = False


class CardRow(Named):
    set: Literal["base", "artifacts"]
    kind: Literal["world", "development"]
    vp: int
    copies: int
    name_pl_source: str
    cost: int = -1
    defence: int = -1
    military: bool = False
    world_type: Literal["gray", "production", "windfall", ""] = ""
    good: Good | Literal[""] = ""
    keywords: tuple[Keyword, ...] = ()
    chromosome: bool = False
    start_number: int = -1
    vp_variable: bool = False
    powers: tuple[dict[str, Any], ...] = ()  # powers.py says what each may have
    scoring: tuple[LineRow, ...] = ()


class Stacks(Entry):
    blue_even: tuple[int, ...]
    red_odd: tuple[int, ...]


Map = tuple[str, str, str, str, str, str, str]


class OrbRow(Entry):
    team_speed: int
    hand_start: int
    remove_per_missing_player: dict[Literal["A", "B"], int]
    actions_explore_orb: Literal[3]
    actions_other: Literal[2]
    priority_track_spaces: int
    teams_at_start: Literal[1]
    teams_max: Literal[2]
    deck_order: str
    deck_by_players: dict[str, Any]


class MainAirlock(Entry):
    left_origin: tuple[int, int]
    right_origin: tuple[int, int]
    left: Map
    right: Map
    start_corners: tuple[tuple[int, int], ...]
    fifth_start: Literal["airlock"]
    airlock_neighbours: tuple[tuple[int, int], ...]


class SmallAirlock(Entry):
    count: int
    map: Map


class ReverseFaces(Entry):
    same_as_front: Literal[True]


class EdgeHardness(Entry):
    order: tuple[str, ...]


class TokenUse(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    use: Literal[
        "team_move",
        "pass_wall_or_barrier",
        "pass_barrier",
        "temp_military",
        "develop_discount",
        "settle_discount",
        "genes_discount_or_military",
        "act_as_good",
    ]
    n: int = 1
    good: Literal["alien", ""] = ""


class Artifact(Named):
    back: Literal["A", "B"]
    copies: int
    vp: int
    family: Literal["none", "science", "technology", "uplift"]
    uses: tuple[TokenUse, ...]
    vp_per_station: int = 0


class OrbCard(Entry):
    id: str
    back: Literal["A", "B"]
    map: Map
    artifacts: int
    breeding: int
    teleports: int
    stations: int


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    limits: Limits
    players: Players
    components_base: BaseBox
    components_artifacts: ArtifactsBox
    base_chips: BaseChips
    deck: Deck
    cost_table: CostTable
    good: tuple[GoodRow, ...]
    keywords: Keywords
    phase: tuple[PhaseRow, ...]
    action: tuple[ActionRow, ...]
    first_game_hands: dict[str, Any]
    start_world_stacks: Stacks
    card: tuple[CardRow, ...]
    orb: OrbRow
    main_airlock: MainAirlock
    small_airlock: SmallAirlock
    airlock_reverse_faces: ReverseFaces
    edge_hardness: EdgeHardness
    artifact: tuple[Artifact, ...]
    orb_card: tuple[OrbCard, ...]
