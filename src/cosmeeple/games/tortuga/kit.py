"""The component data as the rules read it: tuples indexed by sector, card, hunt, map or scenario
[TOR-001..006]."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.kernel.kit import Kit, Label


@final
class SectorMap:
    """One way to lay the tiles: a layout, and which special sector lies on which X
    [TOR-010..012, TOR-034, TOR-A05]."""

    def __init__(
        self,
        layout: int,
        sectors: tuple[int, ...],
        places: tuple[tuple[int, int], ...],
        reach: tuple[tuple[tuple[int, ...], ...], ...],
    ) -> None:
        self.layout: Final = layout
        #: The sectors in play.
        self.sectors: Final = sectors
        #: Axial coordinates (q, r) by sector; (0, 0) for those not in play, and for Tortuga.
        self.places: Final = places
        #: reach[n][sector]: the other sectors within n steps, sorted.
        self.reach: Final = reach
        #: steps[here][sector]: how far it is, -1 where nothing leads.
        self.steps: Final = distances(reach)


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
class Scenario:
    """What the standard game and the two variants do differently [TOR-140..147, TOR-A36]."""

    def __init__(
        self,
        attacks: bool,
        rewards: tuple[tuple[int, int], ...],
        defender_takes: int,
        loser_chooses: bool,
        tortuga_ends: bool,
        crypto_conquers: bool,
    ) -> None:
        self.attacks: Final = attacks
        #: What a winning attacker may take, one of these: (from the loser, from the bank).
        self.rewards: Final = rewards
        self.defender_takes: Final = defender_takes
        self.loser_chooses: Final = loser_chooses
        #: Conquering Tortuga wins at once, and needs the winning influence.
        self.tortuga_ends: Final = tortuga_ends
        self.crypto_conquers: Final = crypto_conquers


@final
class TortugaKit(Kit):
    """Everything a rule may ask about the components."""

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
        maps: tuple[SectorMap, ...],
        maps_per_layout: int,
        layout_of: dict[int, int],
        first_hands: dict[int, tuple[int, ...]],
        scenarios: tuple[Scenario, ...],
        win_influence: int,
        hand_size: int,
        reserve_cost: int,
        remove_cost: int,
        move_cost: int,
        collect_cost: int,
        scout_cost: int,
        refresh_cost: int,
        row_size: int,
        mineral_crypto: int,
        token_crypto: int,
        turret_strength: int,
        defence_per_strength: int,
        influence_price: int,
        hunt_influence: int,
        markers: int,
        attacker_min: int,
        defender_min: int,
        refill_first: bool,
        max_rounds: int,
        fortress_maneuver: int,
        sector_value: tuple[int, ...],
        sector_defence: tuple[int, ...],
        sector_max: tuple[int, ...],
        sector_grows: tuple[bool, ...],
        sector_mineral: tuple[bool, ...],
        sector_hunt: tuple[bool, ...],
        start_copies: tuple[int, ...],
        ship_colour: tuple[str, ...],
        card_cost: tuple[int, ...],
        card_copies: tuple[int, ...],
        card_crypto: tuple[int, ...],
        card_maneuver: tuple[int, ...],
        card_ops: tuple[int, ...],
        card_move: tuple[int, ...],
        card_draw: tuple[int, ...],
        card_raise: tuple[int, ...],
        card_remove_from: tuple[int, ...],
        card_mineral_from: tuple[int, ...],
        card_crypto_if: tuple[int, ...],
        card_maneuver_if: tuple[int, ...],
        card_condition: tuple[int, ...],
        card_per_token: tuple[int, ...],
        card_most_tokens: tuple[int, ...],
        card_influence: tuple[int, ...],
        card_attack: tuple[int, ...],
        card_defend: tuple[int, ...],
        card_difficulty: tuple[int, ...],
        card_reward: tuple[int, ...],
    ) -> None:
        super().__init__(names, labels, digest)
        self.maps: Final = maps
        self.maps_per_layout: Final = maps_per_layout
        self.layout_of: Final = layout_of  # by number of players
        self.first_hands: Final = (
            first_hands  # by number of players, then by place from the first player
        )
        self.scenarios: Final = scenarios
        self.win_influence: Final = win_influence
        self.hand_size: Final = hand_size
        self.reserve_cost: Final = reserve_cost
        self.remove_cost: Final = remove_cost
        self.move_cost: Final = move_cost
        self.collect_cost: Final = collect_cost
        self.scout_cost: Final = scout_cost
        self.refresh_cost: Final = refresh_cost
        self.row_size: Final = row_size
        self.mineral_crypto: Final = mineral_crypto
        self.token_crypto: Final = token_crypto
        self.turret_strength: Final = turret_strength
        self.defence_per_strength: Final = defence_per_strength
        self.influence_price: Final = influence_price
        self.hunt_influence: Final = hunt_influence
        self.markers: Final = markers
        self.attacker_min: Final = attacker_min
        self.defender_min: Final = defender_min
        self.refill_first: Final = refill_first
        self.max_rounds: Final = max_rounds
        self.fortress_maneuver: Final = fortress_maneuver
        # By sector: value of the control token, defence before anybody controls it, end of the
        # track.
        self.sector_value: Final = sector_value
        self.sector_defence: Final = sector_defence
        self.sector_max: Final = sector_max
        self.sector_grows: Final = sector_grows
        self.sector_mineral: Final = sector_mineral
        self.sector_hunt: Final = sector_hunt
        # By starting card, copies for each player; by ship, the colour of its owner.
        self.start_copies: Final = start_copies
        self.ship_colour: Final = ship_colour
        # By card: price, printed resources, and its abilities; 0 where it has none.
        self.card_cost: Final = card_cost
        self.card_copies: Final = card_copies
        self.card_crypto: Final = card_crypto
        self.card_maneuver: Final = card_maneuver
        self.card_ops: Final = card_ops
        self.card_move: Final = card_move
        self.card_draw: Final = card_draw
        self.card_raise: Final = card_raise
        self.card_remove_from: Final = card_remove_from
        self.card_mineral_from: Final = card_mineral_from
        self.card_crypto_if: Final = card_crypto_if
        self.card_maneuver_if: Final = card_maneuver_if
        self.card_condition: Final = card_condition
        self.card_per_token: Final = card_per_token
        self.card_most_tokens: Final = card_most_tokens
        self.card_influence: Final = card_influence
        self.card_attack: Final = card_attack
        self.card_defend: Final = card_defend
        self.card_difficulty: Final = card_difficulty
        self.card_reward: Final = card_reward
