"""The words of Circadians: stable ids, and numbers for those that rules mention by name
[CIR-002..005, CIR-054].

Ids never change: saved games and transcripts speak them. What they are worth stands in
components.toml.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.domain import ids
from cosmeeple.kernel.ids import ids_of

# --- resources

RESOURCES: Final = ids_of(__name__, "meta.resources.ids")
WATER: Final = 0  # RESOURCES
ALGAE: Final = 1  # RESOURCES
ENERGY: Final = 2  # RESOURCES
GEM: Final = 3  # RESOURCES
RESOURCE_COUNT: Final = 4  # len(RESOURCES)

# --- phases

PHASES: Final = ("setup", "plan", "execute", "harvest", "rest")
SETUP: Final = 0  # PHASES
PLAN: Final = 1  # PHASES
EXECUTE: Final = 2  # PHASES
HARVEST: Final = 3  # PHASES
REST: Final = 4  # PHASES

# --- dice: a face is a value or Sal; a piece is a face with its owner

FACES: Final = ("empty", "1", "2", "3", "4", "5", "6", "sal")
EMPTY: Final = 0  # FACES
SAL: Final = 7  # FACES
SIDES: Final = 6
FACE_COUNT: Final = 8  # len(FACES)
OWNERS: Final = ("A", "B", "C", "D", "ai")
AI_OWNER: Final = 4  # OWNERS: ai
PIECES: Final = tuple([f"{owner}{face}" for owner in OWNERS for face in FACES])
FREE: Final = -1

# --- places a die is sent from

HQ_PLACES: Final = 4
GARAGES: Final = 5
SOURCES: Final = (
    *[f"headquarters_{place}" for place in range(1, HQ_PLACES + 1)],
    *[f"garage_{place}" for place in range(1, GARAGES + 1)],
)
FIRST_GARAGE: Final = HQ_PLACES
SOURCE_COUNT: Final = HQ_PLACES + GARAGES

PRINTED_FARMS: Final = 3
FOUNDATIONS: Final = 3
FARM_PLACES: Final = PRINTED_FARMS + FOUNDATIONS
BOOSTER: Final = 0
#: Where dice lie on a base.
DIE_PLACES: Final = (
    *[f"garage_{at}" for at in range(1, GARAGES + 1)],
    *[f"farm_{at}" for at in range(1, FARM_PLACES + 1)],
)

# --- places a die is sent to

LOCATIONS: Final = ids(
    "headquarters mining_camp laboratory foundry market academy control_room negotiation warehouse"
)
HEADQUARTERS: Final = 0  # LOCATIONS
MINING_CAMP: Final = 1  # LOCATIONS
LABORATORY: Final = 2  # LOCATIONS
FOUNDRY: Final = 3  # LOCATIONS
MARKET: Final = 4  # LOCATIONS
ACADEMY: Final = 5  # LOCATIONS
CONTROL_ROOM: Final = 6  # LOCATIONS
NEGOTIATION: Final = 7  # LOCATIONS
WAREHOUSE: Final = 8  # LOCATIONS
FIRST_STATION: Final = MINING_CAMP
LAST_STATION: Final = CONTROL_ROOM

FACTIONS: Final = ids_of(__name__, "faction")
FACTION_COUNT: Final = 3  # len(FACTIONS)
#: Where an ability can be at work: a location, or the column of one Faction.
PLACES: Final = (*LOCATIONS, *[f"negotiation_{faction}" for faction in FACTIONS])
FIRST_FACTION: Final = 9  # PLACES: negotiation_leyrien
#: Where a Scheme card can send the AI.
TARGETS: Final = (*LOCATIONS, *FACTIONS)

#: Most spaces that any side of a board may have.
STATION_SPACES: Final = 4
MINING_SPACES: Final = 4
MARKET_SPACES: Final = 3
ROWS: Final = 5
ROW_SPACES: Final = 2
WAREHOUSE_COLUMNS: Final = 6
WAREHOUSE_ROWS: Final = 3
DELIVERY: Final = ("top", "middle", "bottom")
STACKS: Final = 3

# --- the planet

DIRECTIONS: Final = ("1", "2", "3", "4", "5", "6")
PLANET_SIDES: Final = ("A", "B")
NO_TOKEN: Final = 0  # TOKENS: none
WATER_TOKEN: Final = 1  # TOKENS: water
GEM_TOKEN: Final = 2  # TOKENS: gem
TOKENS: Final = ("none", "water", "gem")
CACHE_SLOTS: Final = ids_of(__name__, "planet.cache_slot")

# --- the Market

TRADES: Final = ids(
    "algae_to_water energy_to_water gem_to_water water_to_energy algae_to_energy gem_to_energy "
    "water_to_algae energy_to_algae gem_to_algae"
)
TRADE_GROUPS: Final = ids_of(__name__, "station.market.group")
GROUP_SIZE: Final = 3
ALL_TRADES: Final = (1 << len(TRADES)) - 1

# --- incidents

REWARDS: Final = ids(
    "harvest_here free_ship gain_die free_farm move_harvester gain_gem draw_2_contracts"
)
HARVEST_HERE: Final = 0  # REWARDS
FREE_SHIP: Final = 1  # REWARDS
GAIN_DIE: Final = 2  # REWARDS
FREE_FARM: Final = 3  # REWARDS
MOVE_HARVESTER: Final = 4  # REWARDS
GAIN_GEM: Final = 5  # REWARDS
DRAW_CONTRACTS: Final = 6  # REWARDS: draw_2_contracts
PROGRESS_REWARDS: Final = REWARDS[:6]
CONDITIONS: Final = ids_of(__name__, "negotiation.complications.conditions")
PENALTIES: Final = ids_of(__name__, "negotiation.complications.penalties")
DISCARD_CONTRACTS: Final = 0  # PENALTIES: discard_2_contracts
DESTROY_SHIP: Final = 1  # PENALTIES
RETURN_DIE: Final = 2  # PENALTIES
DESTROY_FARM: Final = 3  # PENALTIES
HARVESTER_BACK: Final = 4  # PENALTIES
PAY_GEM: Final = 5  # PENALTIES
INCIDENTS: Final = 6  # len(CONDITIONS)

# --- tokens, cards and boards

FARM_TILES: Final = ids_of(__name__, "farm_tile")
SUNARI_FARM: Final = 10  # FARM_TILES: farm_sunari

SHIP_TILES: Final = ids_of(__name__, "ship_tile")
UL_KAH_TAL_SHIP: Final = 6  # SHIP_TILES: ship_ul_kah_tal

CONTRACTS: Final = ids_of(__name__, "contract")
EVENTS: Final = ids_of(__name__, "event")
LEADERS: Final = ids_of(__name__, "leader")
AKIRA: Final = 0  # LEADERS: leader_akira_hope
BJORG: Final = 1  # LEADERS: leader_bjorg_and_sal
DAN: Final = 2  # LEADERS: leader_dan_gautama
JAKOB: Final = 3  # LEADERS: leader_jakob_olander
LYSIAS: Final = 4  # LEADERS: leader_lysias_james
NAIRA: Final = 5  # LEADERS: leader_naira_sol
RENZO: Final = 6  # LEADERS: leader_renzo_nolan
ROSLYN: Final = 7  # LEADERS: leader_roslyn_ashford
SABLE: Final = 8  # LEADERS: leader_sable_lesedi
SUNARI: Final = 9  # LEADERS: leader_sunari
TROY: Final = 10  # LEADERS: leader_troy_sullivan
UL_KAH_TAL: Final = 11  # LEADERS: leader_ul_kah_tal
ZAPPORAH: Final = 12  # LEADERS: leader_zapporah
ZOEY: Final = 13  # LEADERS: leader_zoey_ashford

AI_BOARDS: Final = ids_of(__name__, "ai_board")
DEVELOPMENTS: Final = ids_of(__name__, "development_token")
SCHEMES: Final = ids_of(__name__, "scheme")


def owner_of(piece: i64) -> i64:
    """Whose die it is: a seat, or AI_OWNER; nobody's for FREE."""
    return piece // FACE_COUNT


def face_of(piece: i64) -> i64:
    return piece % FACE_COUNT


def piece_of(owner: i64, face: i64) -> i64:
    return owner * FACE_COUNT + face
