"""The component data as the rules read it: tuples indexed by sector, card, hunt, map or scenario
[TOR-001..006]."""

from __future__ import annotations

from typing import final

from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.record import fixed


@final
@fixed
class SectorMap:
    """One way to lay the tiles: a layout, and which special sector lies on which X
    [TOR-010..012, TOR-034, TOR-A05]."""

    layout: int
    #: The sectors in play.
    sectors: tuple[int, ...]
    #: Axial coordinates (q, r) by sector; (0, 0) for those not in play, and for Tortuga.
    places: tuple[tuple[int, int], ...]
    #: reach[n][sector]: the other sectors within n steps, sorted.
    reach: tuple[tuple[tuple[int, ...], ...], ...]
    #: steps[here][sector]: how far it is, -1 where nothing leads.
    steps: list[list[int]]


def distances(reach: tuple[tuple[tuple[int, ...], ...], ...]) -> list[list[int]]:
    """How many steps from each sector to each other one, -1 where it is too far or not in play."""
    found = [[-1] * len(reach[0]) for _ in reach[0]]
    for here in range(len(found)):
        for steps in range(len(reach) - 1, 0, -1):  # the nearest is written last
            for sector in reach[steps][here]:
                found[here][sector] = steps
        found[here][here] = 0
    return found


@final
@fixed
class Scenario:
    """What the standard game and the two variants do differently [TOR-140..147, TOR-A36]."""

    attacks: bool
    #: What a winning attacker may take, one of these: (from the loser, from the bank).
    rewards: tuple[tuple[int, int], ...]
    defender_takes: int
    loser_chooses: bool
    #: Conquering Tortuga wins at once, and needs the winning influence.
    tortuga_ends: bool
    crypto_conquers: bool


@final
@fixed
class TortugaKit(Kit):
    """Everything a rule may ask about the components."""

    maps: tuple[SectorMap, ...]
    maps_per_layout: int
    layout_of: dict[int, int]  # by number of players
    first_hands: dict[
        int, tuple[int, ...]
    ]  # by number of players, then by place from the first player
    scenarios: tuple[Scenario, ...]
    win_influence: int
    hand_size: int
    reserve_cost: int
    remove_cost: int
    move_cost: int
    collect_cost: int
    scout_cost: int
    refresh_cost: int
    row_size: int
    mineral_crypto: int
    token_crypto: int
    turret_strength: int
    defence_per_strength: int
    influence_price: int
    hunt_influence: int
    markers: int
    attacker_min: int
    defender_min: int
    refill_first: bool
    max_rounds: int
    fortress_maneuver: int
    # By sector: value of the control token, defence before anybody controls it, end of the
    # track.
    sector_value: tuple[int, ...]
    sector_defence: tuple[int, ...]
    sector_max: tuple[int, ...]
    sector_grows: tuple[bool, ...]
    sector_mineral: tuple[bool, ...]
    sector_hunt: tuple[bool, ...]
    # By starting card, copies for each player; by ship, the colour of its owner.
    start_copies: tuple[int, ...]
    ship_colour: tuple[str, ...]
    # By card: price, printed resources, and its abilities; 0 where it has none.
    card_cost: tuple[int, ...]
    card_copies: tuple[int, ...]
    card_crypto: tuple[int, ...]
    card_maneuver: tuple[int, ...]
    card_ops: tuple[int, ...]
    card_move: tuple[int, ...]
    card_draw: tuple[int, ...]
    card_raise: tuple[int, ...]
    card_remove_from: tuple[int, ...]
    card_mineral_from: tuple[int, ...]
    card_crypto_if: tuple[int, ...]
    card_maneuver_if: tuple[int, ...]
    card_condition: tuple[int, ...]
    card_per_token: tuple[int, ...]
    card_most_tokens: tuple[int, ...]
    card_influence: tuple[int, ...]
    card_attack: tuple[int, ...]
    card_defend: tuple[int, ...]
    card_difficulty: tuple[int, ...]
    card_reward: tuple[int, ...]
