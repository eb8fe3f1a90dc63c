"""Setting up [ANT-020..038, ANT-D01, ANT-D02]: buildings and cards by chance, then the players
place their ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from cosmeeple.games.antarctica import events
from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.research import TRACK, ZONE
from cosmeeple.games.antarctica.state import Area, State, is_open_zone
from cosmeeple.games.antarctica.turn import MoveSun
from cosmeeple.games.antarctica.vocabulary import SHIPS_EACH, TRACK_COUNT, ZONE_COUNT
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.frames import Decision, Domain, Frame, Table, Why, frame
from cosmeeple.kernel.kit import Kit

FIRST_GAME: Final = "first_game"
FREE: Final = "free"
SNAKE: Final = "snake"


def set_up(kit: Kit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    """A table before the first ship is placed, or (first game) before the first sun move.

    [ANT-020..036, ANT-R01, ANT-R03]
    """
    assert isinstance(kit, AntarcticaKit)
    start = kit.starts[seats]
    buildings = [0] * ZONE_COUNT
    pieces = list(start.buildings)
    rng.shuffle(pieces)
    for zone, piece in zip(start.zones, pieces, strict=True):
        buildings[zone] = 1 << piece
    decks = [list(cards) for cards in start.cards]
    for deck in decks:
        rng.shuffle(deck)
    areas = [
        Area(
            supply=start.supply,
            reserve=start.reserve,
            ships_available=start.ships_available,
            cubes_available=start.cubes_available,
            ships_discarded=0,
            cubes_discarded=0,
            launched=0,
            resources=[1, 0],
            hand=[],
            cards=[],
            cubes=[0] * TRACK_COUNT,
            scientists=[0] * ZONE_COUNT,
        )
        for _ in range(seats)
    ]
    state = State(
        kit=kit,
        areas=areas,
        queues=[[] for _ in range(ZONE_COUNT)],
        buildings=buildings,
        icebreakers=[0] * ZONE_COUNT,
        decks=decks,
        pile=[
            card for card in range(len(kit.shipyard_count)) for _ in range(kit.shipyard_count[card])
        ],
        draft=[],
        played=[],
        unseen=[],
        advanced_stack=start.advanced_cards,
        sun=kit.sun_start,
        used=[0] * TRACK_COUNT,
        fresh=0,
        carded=[0] * seats,
        turns=0,
        still=0,
        ending=False,
    )
    table = Table(state, cast(list[Frame], [MoveSun()]), rng)
    if start.bonus_cube:
        table.then(PlaceBonusCube(1))
    placement = options["placement"]
    if placement == FIRST_GAME:
        for seat, zone in zip(start.first_owners, start.first_zones, strict=True):
            place_ship(state, seat, zone)
    else:
        order = start.variant_order if placement == SNAKE else start.order
        table.then_all(cast(list[Frame], [PlaceShip(seat) for seat in order]))
    return table


def place_ship(s: State, seat: int, zone: int) -> int:
    """A ship of the fleet goes on the first free space of the zone [ANT-034]."""
    area = s.areas[seat]
    ship = seat * SHIPS_EACH + area.launched
    area.launched += 1
    s.queues[zone].append(ship)
    return ship


@final
@frame
class PlaceShip(Decision):
    """Place one ship in an open zone with fewer than 3 ships
    [ANT-033, ANT-034, ANT-R04, ANT-R05, ANT-D01]."""

    verb: ClassVar[str] = "place"
    domain: ClassVar[Domain] = ZONE

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        ships = len(s.queues[pick])
        return why.must(is_open_zone(s, pick), "ANT-020", "zone-open", pick) and why.below(
            ships, s.kit.ship_spaces, "ANT-034", "ship-space-free"
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        ship = place_ship(t.state, self.seat, pick)
        if t.telling:
            t.tell(events.ShipPlaced(self.seat, ship, pick))


@final
@frame
class PlaceBonusCube(Decision):
    """Two players: B puts a cube on the first space of a track; no symbol acts
    [ANT-037, ANT-R43, ANT-D02]."""

    verb: ClassVar[str] = "cube"
    domain: ClassVar[Domain] = TRACK

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.kit.starts[len(s.areas)].tracks, "ANT-038", "track-open", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        area = t.state.areas[self.seat]
        area.cubes_available -= 1
        area.cubes[pick] = 1
        if t.telling:
            t.tell(events.BonusCubePlaced(self.seat, pick))
