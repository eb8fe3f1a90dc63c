"""Where the AI at a player's seat sends a die: a Scheme names three destinations, tried from the
top [CIR-251..261, CIR-R53, CIR-R59].
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.ai_course import STAY, steer
from cosmeeple.games.circadians.ai_goals import NO_TRADE, best_trade
from cosmeeple.games.circadians.evaluate import rounds_left
from cosmeeple.games.circadians.harvester import next_space
from cosmeeple.games.circadians.kit import EXTRA_TRADES
from cosmeeple.games.circadians.prices import algae_cost, reach
from cosmeeple.games.circadians.scoring import talk_dice, warehouse_dice
from cosmeeple.games.circadians.sending import CANTEEN, SendDie, location_of, space_of
from cosmeeple.games.circadians.state import State, side_of
from cosmeeple.games.circadians.stations import ALL_VALUES, event_at
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.thinking.automaton import Priority

#: The sentences for the options of the first Scheme, and of those drawn because it has none.
FIRST_SCHEME: Final = ("scheme-top", "scheme-middle", "scheme-bottom")
NEXT_SCHEME: Final = ("next-scheme-top", "next-scheme-middle", "next-scheme-bottom")

#: Instead of a location: the Canteen.
NOWHERE: Final = -1
#: What the Control Room is worth when no Scheme can be done.
BY_CONTROL_ROOM: Final = 2.0


def rank_sending(s: State, frame: SendDie, picks: list[int], rng: Rng) -> list[Priority]:
    """The Schemes in the order drawn, each with its options, down to the first that can be done;
    then the place there; without any, what keeps the die [CIR-251, CIR-253, CIR-R53, CIR-R59].
    """
    ranked: list[Priority] = []
    if rounds_left(s) == 0:
        ranked.append(
            Priority(
                "CIR-268", "drive-into-cache", [enters_cache(s, frame.seat, pick) for pick in picks]
            )
        )
        if max(ranked[0].worth) > 0.0:
            return [*ranked, *steer_room(s, frame.seat, picks)]
    elif dice_in_use(s, frame.seat) < s.kit.rules.start_dice:
        ranked.append(
            Priority(
                "CIR-264",
                "few-dice",
                [1.0 if sent_to(pick) == words.ACADEMY else 0.0 for pick in picks],
            )
        )
        if max(ranked[0].worth) > 0.0:
            return ranked
    values = reach(s, frame.seat, frame.source)
    drawn = draw_schemes(s, values, rng)
    for number in range(len(drawn)):
        targets = s.kit.automata.scheme_targets[drawn[number]]
        value = s.kit.automata.scheme_value[drawn[number]]
        for option in range(len(targets)):
            fits = [
                1.0 if serves(s, frame, pick, targets[option], value, values) else 0.0
                for pick in picks
            ]
            if number == 0:
                ranked.append(Priority("CIR-251", FIRST_SCHEME[option], fits))
            else:
                ranked.append(Priority("CIR-253", NEXT_SCHEME[option], fits))
            if max(fits) > 0.0:
                return [*ranked, *rank_places(targets[option], picks)]
    kept = [kept_back(s, frame.seat, pick) for pick in picks]
    ranked.append(Priority("CIR-R59", "no-scheme", kept))
    return [*ranked, *steer_room(s, frame.seat, picks)] if max(kept) == BY_CONTROL_ROOM else ranked


def dice_in_use(s: State, seat: int) -> int:
    """Ordinary dice that count for the limit once those on the Stations are back
    [CIR-007, CIR-147]."""
    rules = s.kit.rules
    away = warehouse_dice(s, seat) + sum(
        [talk_dice(s, seat, column) for column in range(words.FACTION_COUNT)]
    )
    return rules.start_dice + rules.reserve_dice - s.areas[seat].reserve - away


def draw_schemes(s: State, values: int, rng: Rng) -> list[int]:
    """A shuffled deck: first the Schemes whose value the die can show, then the others
    [CIR-252, CIR-R53]."""
    deck = list(range(len(words.SCHEMES)))
    rng.shuffle(deck)
    shown = s.kit.automata.scheme_value
    fitting = [scheme for scheme in deck if values >> shown[scheme] & 1]
    return fitting + [scheme for scheme in deck if not values >> shown[scheme] & 1]


def serves(s: State, frame: SendDie, pick: int, target: int, value: int, values: int) -> bool:
    """Does this answer carry out the option, with the Scheme's value if that is among the die's
    `values`? The Market must offer a useful trade, and as with the AI itself a Warehouse column for
    any value does not count [CIR-252, CIR-R28, CIR-R53].
    """
    if pick == CANTEEN:
        return False
    shown = pick % words.SIDES + 1
    if values >> value & 1 and shown != value:
        return False
    location, space = sent_to(pick), space_in(pick)
    if location == words.NEGOTIATION:
        return target == words.FIRST_FACTION + space // words.ROWS
    if location != target:
        return False
    if location == words.MARKET:
        stock = list(s.areas[frame.seat].resources)
        stock[words.ALGAE] -= algae_cost(s, frame.seat, frame.source)
        trades = shown * s.kit.stations.trades_per_pip + event_at(
            s, frame.seat, words.MARKET, EXTRA_TRADES
        )
        return best_trade(s, frame.seat, stock, trades, side_of(s).market[space]) != NO_TRADE
    if location == words.WAREHOUSE and s.kit.automata.ignores_any_column:
        return side_of(s).warehouse[space // words.WAREHOUSE_ROWS] != ALL_VALUES
    return True


def sent_to(pick: int) -> int:
    """The location of an answer, or NOWHERE for the Canteen."""
    return NOWHERE if pick == CANTEEN else location_of(pick // words.SIDES)


def space_in(pick: int) -> int:
    """Which space of its location an answer is; the Canteen has only one."""
    return 0 if pick == CANTEEN else space_of(pick // words.SIDES)


def rank_places(target: int, picks: list[int]) -> list[Priority]:
    """Which space of the location: leftmost, topmost row, or lowest row of the talks
    [CIR-255, CIR-260, CIR-261]."""
    spaces = [space_in(pick) for pick in picks]
    if target == words.MARKET or target == words.MINING_CAMP:
        return [Priority("CIR-255", "leftmost-space", [-float(space) for space in spaces])]
    if target == words.WAREHOUSE:
        rows = [-float(space % words.WAREHOUSE_ROWS) for space in spaces]
        return [Priority("CIR-260", "topmost-row", rows)]
    if target >= words.FIRST_FACTION:
        rows = [float(space % words.ROWS) for space in spaces]
        return [Priority("CIR-261", "lowest-row", rows)]
    return []


def kept_back(s: State, seat: int, pick: int) -> float:
    """The Headquarters keep the die; the Control Room at least moves the Harvester; anything is
    better than the Canteen, where the other dice go too, but for driving off a Cache
    [CIR-R28, CIR-R59].
    """
    location = sent_to(pick)
    if location == words.HEADQUARTERS:
        return 3.0
    if location == words.CONTROL_ROOM:
        return BY_CONTROL_ROOM if s.areas[seat].harvester < s.kit.planet.cells else -1.0
    return 0.0 if pick == CANTEEN else 1.0


def steer_room(s: State, seat: int, picks: list[int]) -> list[Priority]:
    """Which value the Control Room gets: its direction [CIR-103, CIR-248]."""
    ways = [pick % words.SIDES if sent_to(pick) == words.CONTROL_ROOM else STAY for pick in picks]
    return steer(s, seat, ways)


def enters_cache(s: State, seat: int, pick: int) -> float:
    """In the last round the Control Room can bring the Harvester onto a Cache [CIR-268]."""
    here = s.areas[seat].harvester
    if sent_to(pick) != words.CONTROL_ROOM or here >= s.kit.planet.cells:
        return 0.0
    return 1.0 if next_space(s, here, pick % words.SIDES) >= s.kit.planet.cells else 0.0
