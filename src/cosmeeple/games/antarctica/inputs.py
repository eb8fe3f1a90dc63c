"""What answers and the worth of a position depend on, as the policy of Antarctica sees it: the
numbers of the traits that are on for one seat, from what that seat may know. Compiled. `LAYOUT`
says where each begins; a file that was learned for another one is refused.
"""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.games.antarctica import vocabulary as words
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.evaluate import evaluate, time_left
from cosmeeple.games.antarctica.state import State, on_board, ships_here
from cosmeeple.games.antarctica.turn import TakeTurn
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.policy import Traits, bucket, look_bucket

#: What must speak for giving up the last ship, in millionths of a win: more than anything can, also
#: of an option that was hardly tried and that the policy leans to.
LAST_SHIP: Final = 10_000_000
STAGES: Final = 6
MOST_SHIPS: Final = 6
MOST_PEOPLE: Final = 10
LONGEST_TRACK: Final = 12

ALWAYS: Final = 0
SEATS: Final = 1
STAGE: Final = SEATS + 3
SHIPS: Final = STAGE + STAGES
SUN: Final = SHIPS + STAGES * (MOST_SHIPS + 1)
SUPPLY: Final = SUN + words.ZONE_COUNT
RESERVE: Final = SUPPLY + MOST_PEOPLE + 1
TO_LAUNCH: Final = RESERVE + MOST_PEOPLE + 1
CUBES_LEFT: Final = TO_LAUNCH + 4
RESOURCES: Final = CUBES_LEFT + 4
HELD: Final = RESOURCES + 2 * 3
MAJORITY: Final = HELD + len(words.SHIPYARD_CARDS) * 2
OWN_SHIPS: Final = MAJORITY + words.ZONE_COUNT * 5
QUEUE: Final = OWN_SHIPS + words.ZONE_COUNT * 2
FIRST: Final = QUEUE + words.ZONE_COUNT * 4
BUILT: Final = FIRST + words.ZONE_COUNT
REACH: Final = BUILT + words.ZONE_COUNT * len(words.BUILDINGS)
CARD: Final = REACH + len(words.BUILDINGS)
ABLE: Final = CARD + words.DECK_COUNT * len(words.BUILDINGS)
TRACK: Final = ABLE + words.DECK_COUNT * 4
LEAD: Final = TRACK + words.TRACK_COUNT * (LONGEST_TRACK + 1)
STATION: Final = LEAD + words.TRACK_COUNT * 5
CAMP: Final = STATION + words.TRACK_COUNT * 4
HERE: Final = CAMP + 4
ACTED: Final = HERE + len(words.BUILDINGS)
KNOWN: Final = ACTED + 2
#: What only the worth depends on.
LOOK: Final = KNOWN
LOOK_HALF: Final = 24
AHEAD: Final = LOOK + STAGES * (2 * LOOK_HALF + 1)
COUNT: Final = AHEAD + 7

LAYOUT: Final = (
    *(
        ("seats", SEATS),
        ("stage", STAGE),
        ("ships", SHIPS),
        ("sun", SUN),
        ("supply", SUPPLY),
        ("reserve", RESERVE),
    ),
    *(
        ("to_launch", TO_LAUNCH),
        ("cubes_left", CUBES_LEFT),
        ("resources", RESOURCES),
        ("held", HELD),
    ),
    *(
        ("majority", MAJORITY),
        ("own_ships", OWN_SHIPS),
        ("queue", QUEUE),
        ("first", FIRST),
        ("built", BUILT),
        ("reach", REACH),
    ),
    *(
        ("card", CARD),
        ("able", ABLE),
        ("track", TRACK),
        ("lead", LEAD),
        ("station", STATION),
        ("camp", CAMP),
    ),
    *(("here", HERE), ("acted", ACTED), ("look", LOOK), ("ahead", AHEAD), ("count", COUNT)),
)


@final
class AntarcticaTraits(Traits):
    """The seat's ships, people and tracks, and zone by zone what is there."""

    def on(self, t: Table[Any], seat: int) -> list[int]:
        s: State = t.state
        area = s.areas[seat]
        kit = s.kit
        seats = len(s.areas)
        start = kit.starts[seats]
        stage = bucket(int((1.0 - time_left(s)) * STAGES), STAGES - 1)
        out: list[int] = [ALWAYS, SEATS + bucket(seats - 2, 2), STAGE + stage]
        out.append(SHIPS + stage * (MOST_SHIPS + 1) + on_board(s, seat).bit_count())
        out.append(SUN + s.sun)
        out.append(SUPPLY + bucket(area.supply, MOST_PEOPLE))
        out.append(RESERVE + bucket(area.reserve, MOST_PEOPLE))
        out.append(TO_LAUNCH + bucket(area.ships_available, 3))
        out.append(CUBES_LEFT + bucket(area.cubes_available, 3))
        for kind in range(2):
            out.append(RESOURCES + kind * 3 + bucket(area.resources[kind], 2))
        for card in range(len(words.SHIPYARD_CARDS)):
            if card in area.hand:
                out.append(HELD + card * 2)
        self.add_zones(s, seat, out)
        reached = reach(s, seat)
        here = s.sun
        frame = t.agenda[-1]
        if isinstance(frame, TakeTurn):
            here = frame.zone
            out.append(ACTED + (1 if frame.acted else 0))
        for building in range(len(words.BUILDINGS)):
            if reached >> building & 1:
                out.append(REACH + building)
            if s.buildings[here] >> building & 1:
                out.append(HERE + building)
        for deck in range(words.DECK_COUNT):
            cards = s.decks[deck]
            if cards:
                top = cards[-1]
                out.append(CARD + deck * len(words.BUILDINGS) + kit.card_building[top])
                missing = (kit.card_needs[top] & ~reached).bit_count()
                enough = area.supply >= scientists_needed(s, top)
                ready = bucket(2 - missing, 1) if missing > 0 else 3 if enough else 2
                out.append(ABLE + deck * 4 + ready)
        for track in start.tracks:
            at = area.cubes[track]
            furthest = 0
            for other in range(seats):
                if other != seat:
                    furthest = max(furthest, s.areas[other].cubes[track])
            out.append(TRACK + track * (LONGEST_TRACK + 1) + bucket(at, LONGEST_TRACK))
            out.append(LEAD + track * 5 + bucket(at - furthest + 2, 4))
        return out

    def add_zones(self, s: State, seat: int, out: list[int]) -> None:
        """Majorities, ships and their order, and buildings."""
        area = s.areas[seat]
        kit = s.kit
        seats = len(s.areas)
        start = kit.starts[seats]
        camp = 0
        best = [0] * words.TRACK_COUNT
        for zone in start.zones:
            own = area.scientists[zone]
            most = 0
            for other in range(seats):
                if other != seat:
                    most = max(most, s.areas[other].scientists[zone])
            if own > 0 or most > 0:
                out.append(MAJORITY + zone * 5 + bucket(own - most + 2, 4))
            ships = ships_here(s, seat, zone)
            if ships > 0:
                out.append(OWN_SHIPS + zone * 2 + bucket(ships - 1, 1))
            queue = s.queues[zone]
            out.append(QUEUE + zone * 4 + bucket(len(queue), 3))
            if queue and words.owner(queue[0]) == seat:
                out.append(FIRST + zone)
            built = s.buildings[zone]
            for building in range(len(words.BUILDINGS)):
                if built >> building & 1:
                    out.append(BUILT + zone * len(words.BUILDINGS) + building)
            if s.buildings[zone] & kit.camps:
                camp = max(camp, ships + own)
            for track in start.tracks:
                if s.buildings[zone] & kit.track_stations[track]:
                    best[track] = max(best[track], ships + own)
        out.append(CAMP + bucket(camp, 3))
        for track in start.tracks:
            out.append(STATION + track * 4 + bucket(best[track], 3))

    def outlook(self, t: Table[Any], seat: int, on: list[int]) -> None:
        s: State = t.state
        stage = bucket(int((1.0 - time_left(s)) * STAGES), STAGES - 1)
        on.append(
            LOOK + stage * (2 * LOOK_HALF + 1) + look_bucket(evaluate(s, seat), 2.0, LOOK_HALF)
        )
        fewest = 6
        for other in range(len(s.areas)):
            if other != seat:
                fewest = min(fewest, on_board(s, other).bit_count())
        on.append(AHEAD + bucket(fewest, 6))

    def moment(self, t: Table[Any]) -> int:
        s: State = t.state
        return 1 + s.turns // len(s.areas)

    def is_out(self, t: Table[Any], seat: int) -> bool:
        """Without a ship nobody gets another turn [ANT-061]."""
        s: State = t.state
        return not s.ending and s.areas[seat].launched > 0 and on_board(s, seat) == 0

    def handicap(self, t: Table[Any], seat: int, pick: int) -> int:
        """The last ship goes only where the game is over anyway."""
        copy = t.clone()
        copy.answer(seat, pick)
        return LAST_SHIP if self.is_out(copy, seat) else 0
