"""The words of Circadians: stable ids, and numbers for those that rules mention by name
[CIR-002..005, CIR-054].

Ids never change: saved games and transcripts speak them. What they are worth stands in
components.toml.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.domain import ids

# --- resources

# from meta.resources.ids
RESOURCES: Final = ("water", "algae", "energy", "gem")
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

# from faction
FACTIONS: Final = ("leyrien", "zcharo", "jrayek")
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
# from planet.cache_slot
CACHE_SLOTS: Final = ("cache_n", "cache_ene", "cache_ese", "cache_s", "cache_wsw", "cache_wnw")

# --- the Market

TRADES: Final = ids(
    "algae_to_water energy_to_water gem_to_water water_to_energy algae_to_energy gem_to_energy "
    "water_to_algae energy_to_algae gem_to_algae"
)
# from station.market.group
TRADE_GROUPS: Final = ("to_water", "to_energy", "to_algae")
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
# from negotiation.complications.conditions
CONDITIONS: Final = ("sum_8", "sum_10", "sum_12", "sum_14", "pair_1", "pair_2")
# from negotiation.complications.penalties
PENALTIES: Final = ids(
    "discard_2_contracts destroy_ship return_die destroy_farm harvester_back pay_gem"
)
DISCARD_CONTRACTS: Final = 0  # PENALTIES: discard_2_contracts
DESTROY_SHIP: Final = 1  # PENALTIES
RETURN_DIE: Final = 2  # PENALTIES
DESTROY_FARM: Final = 3  # PENALTIES
HARVESTER_BACK: Final = 4  # PENALTIES
PAY_GEM: Final = 5  # PENALTIES
INCIDENTS: Final = 6  # len(CONDITIONS)

# --- tokens, cards and boards

# from farm_tile
FARM_TILES: Final = ids(
    "farm_algae_energy farm_six_gems farm_six_gem_die farm_six_algae_energy farm_six_water_gem "
    "farm_market farm_passive_energy farm_passive_algae farm_passive_water farm_vp farm_sunari"
)
SUNARI_FARM: Final = 10  # FARM_TILES: farm_sunari

# from ship_tile
SHIP_TILES: Final = ids(
    "ship_flip ship_plus_1_2 ship_ignore_algae ship_plus_minus_1 ship_water_5 ship_energy_1 "
    "ship_ul_kah_tal"
)
UL_KAH_TAL_SHIP: Final = 6  # SHIP_TILES: ship_ul_kah_tal

# from contract
CONTRACTS: Final = ids(
    "contract_aqua_cannon contract_aqua_pack contract_archive contract_leyrien_scepter "
    "contract_engineer_bot contract_captains_cap contract_spare_parts contract_security_drone "
    "contract_worker_drone contract_master_ledger contract_groptoad contract_id_badge "
    "contract_ice_stones contract_stasis_pods contract_security_codes contract_algae_cells "
    "contract_leyrien_basket contract_krakon contract_zcharo_lamp contract_zcharo_glider "
    "contract_jrayek_armour contract_leyrien_armour contract_zcharo_armour contract_jrayek_pump "
    "contract_fuel_refiner contract_hydro_core contract_alien_relic contract_leyrien_sickle "
    "contract_shredcrow contract_jrayek_drill contract_jrayek_shield contract_uxolotl "
    "contract_yeki contract_drink_stock contract_zwaryl contract_zcharo_helmet"
)
# from event
EVENTS: Final = ids(
    "event_bumper_harvest event_surplus_parts event_research_grant event_tailwind event_rich_vein "
    "event_market_day event_open_enrolment event_festival_of_accord event_shifting_gravity "
    "event_water_tax event_dust_storm event_power_outage event_foundry_strike event_cave_in "
    "event_drought event_end_of_an_era"
)
# from leader
LEADERS: Final = ids(
    "leader_akira_hope leader_bjorg_and_sal leader_dan_gautama leader_jakob_olander "
    "leader_lysias_james leader_naira_sol leader_renzo_nolan leader_roslyn_ashford "
    "leader_sable_lesedi leader_sunari leader_troy_sullivan leader_ul_kah_tal leader_zapporah "
    "leader_zoey_ashford"
)
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

# from ai_board
AI_BOARDS: Final = ("ai_orla", "ai_xiao", "ai_vesper", "ai_kestrel")
# from development_token
DEVELOPMENTS: Final = ("dev_1", "dev_2", "dev_3")
# from scheme
SCHEMES: Final = ids(
    "scheme_01 scheme_02 scheme_03 scheme_04 scheme_05 scheme_06 scheme_07 scheme_08 scheme_09 "
    "scheme_10 scheme_11 scheme_12 scheme_13 scheme_14 scheme_15 scheme_16 scheme_17 scheme_18 "
    "scheme_19 scheme_20"
)


def owner_of(piece: i64) -> i64:
    """Whose die it is: a seat, or AI_OWNER."""
    return piece // FACE_COUNT


def face_of(piece: i64) -> i64:
    return piece % FACE_COUNT


def piece_of(owner: i64, face: i64) -> i64:
    return owner * FACE_COUNT + face
