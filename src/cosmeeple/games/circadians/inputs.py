"""What answers and the worth of a position depend on, as the policy of Circadians sees it: the
numbers of the traits that are on for one seat, from what that seat may know. Compiled. `LAYOUT`
says where each begins; a file that was learned for another one is refused.
"""

from __future__ import annotations

from typing import Any, Final, final

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.evaluate import dice_in_headquarters, evaluate
from cosmeeple.games.circadians.scoring import ai_score, score_of
from cosmeeple.games.circadians.state import State, has_ai, pool_dice
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.policy import Traits, bucket, look_bucket

MOST_ROUNDS: Final = 9
MOST_DICE: Final = 7
MOST_GOODS: Final = 13

ALWAYS: Final = 0
MOMENT: Final = 1
DICE: Final = MOMENT + MOST_ROUNDS * 8
HEADQUARTERS: Final = DICE + MOST_DICE + 1
SEATS: Final = HEADQUARTERS + 3
GOODS: Final = SEATS + 5
FARM_COUNT: Final = GOODS + words.RESOURCE_COUNT * (MOST_GOODS + 1)
SHIP_COUNT: Final = FARM_COUNT + 4
FARM: Final = SHIP_COUNT + 5
SHIP: Final = FARM + len(words.FARM_TILES)
LEADER: Final = SHIP + len(words.SHIP_TILES)
HAND: Final = LEADER + len(words.LEADERS)
PAYABLE: Final = HAND + len(words.CONTRACTS)
HAND_SIZE: Final = PAYABLE + len(words.CONTRACTS)
FACE: Final = HAND_SIZE + 7
NEXT_FACE: Final = FACE + 8
CACHE: Final = NEXT_FACE + 8
EVENT: Final = CACHE + 5
FULFILLED: Final = EVENT + len(words.EVENTS)
KNOWN: Final = FULFILLED + 8
#: What only the worth depends on.
LOOK: Final = KNOWN
LOOK_HALF: Final = 20
AHEAD: Final = LOOK + MOST_ROUNDS * (2 * LOOK_HALF + 1)
AHEAD_HALF: Final = 20
COUNT: Final = AHEAD + 2 * AHEAD_HALF + 1

LAYOUT: Final = (
    *(
        ("moment", MOMENT),
        ("dice", DICE),
        ("headquarters", HEADQUARTERS),
        ("seats", SEATS),
        ("goods", GOODS),
    ),
    *(
        ("farm_count", FARM_COUNT),
        ("ship_count", SHIP_COUNT),
        ("farm", FARM),
        ("ship", SHIP),
        ("leader", LEADER),
    ),
    *(
        ("hand", HAND),
        ("payable", PAYABLE),
        ("hand_size", HAND_SIZE),
        ("face", FACE),
        ("next_face", NEXT_FACE),
    ),
    *(
        ("cache", CACHE),
        ("event", EVENT),
        ("fulfilled", FULFILLED),
        ("look", LOOK),
        ("ahead", AHEAD),
    ),
    ("count", COUNT),
)


@final
class CircadiansTraits(Traits):
    """The seat's dice, goods, tokens and Contracts, and what of them can be paid."""

    def on(self, t: Table[Any], seat: int) -> list[int]:
        s: State = t.state
        area = s.areas[seat]
        out: list[int] = [ALWAYS]
        waiting = len(area.rolled)
        following = words.EMPTY
        for garage in range(words.GARAGES):
            face = area.garages[garage]
            if face != words.EMPTY:
                waiting += 1
                if following == words.EMPTY:
                    following = face
        late = bucket(s.round, MOST_ROUNDS - 1)
        out.append(MOMENT + late * 8 + bucket(waiting, 7))
        out.append(DICE + bucket(pool_dice(s, seat) + len(area.rolled), MOST_DICE))
        out.append(HEADQUARTERS + bucket(dice_in_headquarters(s, seat), 2))
        out.append(SEATS + (4 if has_ai(s) else bucket(len(s.areas) - 1, 3)))
        for resource in range(words.RESOURCE_COUNT):
            stock = bucket(area.resources[resource], MOST_GOODS)
            out.append(GOODS + resource * (MOST_GOODS + 1) + stock)
        out.append(FARM_COUNT + bucket(len(area.farms), 3))
        out.append(SHIP_COUNT + bucket(len(area.ships), 4))
        for token in area.farms:
            out.append(FARM + token)
        for token in area.ships:
            out.append(SHIP + token)
        for leader in range(len(words.LEADERS)):
            if area.leaders >> leader & 1:
                out.append(LEADER + leader)
        self.add_contracts(s, seat, out)
        seen = 0
        for face in area.rolled:
            if not seen >> face & 1:
                out.append(FACE + (face if face <= words.SAL else 0))
            seen |= 1 << face
        if following != words.EMPTY:
            out.append(NEXT_FACE + following)
        planet = s.kit.planet
        place = area.harvester
        nearest = min(planet.to_cache[place]) if place < planet.cells else 0
        out.append(CACHE + bucket(nearest, 4))
        if area.event >= 0:
            out.append(EVENT + area.event)
        return out

    def add_contracts(self, s: State, seat: int, out: list[int]) -> None:
        """The Contracts in hand and those that the goods at hand would pay."""
        area = s.areas[seat]
        for card in area.hand:
            out.append(HAND + card)
            cost = s.kit.cards.cost[card]
            enough = True
            for resource in range(words.RESOURCE_COUNT):
                if area.resources[resource] < cost[resource]:
                    enough = False
            if enough:
                out.append(PAYABLE + card)
        out.append(HAND_SIZE + bucket(len(area.hand), 6))
        count = 0
        bits = area.fulfilled
        while bits:
            bits &= bits - 1
            count += 1
        out.append(FULFILLED + bucket(count, 7))

    def outlook(self, t: Table[Any], seat: int, on: list[int]) -> None:
        s: State = t.state
        look = look_bucket(evaluate(s, seat), 1.5, LOOK_HALF)
        on.append(LOOK + bucket(s.round, MOST_ROUNDS - 1) * (2 * LOOK_HALF + 1) + look)
        best = -1000
        for other in range(len(s.areas)):
            if other != seat:
                best = max(best, score_of(s, other))
        if has_ai(s):
            best = max(best, ai_score(s))
        if best == -1000:
            best = 0
        on.append(AHEAD + look_bucket(float(score_of(s, seat) - best), 1.5, AHEAD_HALF))

    def moment(self, t: Table[Any]) -> int:
        s: State = t.state
        return s.round * 8 + (1 if s.phase >= words.HARVEST else 0)
