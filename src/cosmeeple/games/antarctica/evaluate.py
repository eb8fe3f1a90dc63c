"""How good a position looks to a bot, in points: learned weights times what can be counted in it.

The weights (`weights.toml`) come from games of the bots against themselves (`benchmarks/learn.py`),
for the beginning, the middle and the end of a game; between them they are mixed. They only guide
search, no rule depends on them.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica import scoring
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.state import State, on_board
from cosmeeple.games.antarctica.vocabulary import SHIPYARD_CARDS, owner
from cosmeeple.kernel.thinking.weighing import weigh
from cosmeeple.kernel.thinking.weights import load_weights

#: What a seat without a ship on the board has lost while others play on: every turn that is left
#: [ANT-061]. More than any discard brings, and more than a lost game costs: nobody gives up the
#: last ship for a scientist, for the majority of the discarded, or to put off the end.
STRANDED: Final = 150.0
#: Ships count one by one up to here: the first is worth more than the fifth.
MOST_SHIPS: Final = 5
#: Scientists in the supply above this count on their own: they cannot all be placed soon.
FEW: Final = 2
MANY: Final = 6

FEATURES: Final = (
    *("score", "track_points", "star_points", "discard_points"),
    *("ship", "two_ships", "three_ships", "four_ships", "five_ships", "first_in_line", "soon"),
    *("few_scientists", "more_scientists", "many_scientists", "reserve"),
    *("ships_available", "cubes_available", "basic_card", "advanced_card"),
    *SHIPYARD_CARDS,
    "icebreakers",
    *("zones_led", "zones_safe", "zones_tied", "zones_settled", "one_short"),
    *("tracks_led", "tracks_entered", "track_steps", "next_symbol"),
    *("camp", "stations", "buildings_reached", "cards_in_reach", "card_affordable"),
)
STAGES: Final = ("beginning", "middle", "end")
WEIGHTS: Final[list[list[float]]] = load_weights("cosmeeple.games.antarctica", FEATURES, STAGES)


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    lost = STRANDED if not s.ending and on_board(s, seat) == 0 else 0.0
    return prospects(s, seat) - best_other - lost


def time_left(s: State) -> float:
    """How much of the game is still to come, from 1 down to 0: the last scientist of somebody or
    the last card."""
    start = s.kit.starts[len(s.areas)]
    people = start.supply + start.reserve
    fewest = people
    for area in s.areas:
        fewest = min(fewest, area.supply + area.reserve)
    cards = 0
    for kinds in start.cards:
        cards += len(kinds)
    left = 0
    for deck in s.decks:
        left += len(deck)
    return max(0.0, min(fewest / people, left / max(1, cards)))


def blend(s: State) -> list[tuple[int, float]]:
    """Two neighbouring rows of the weights with their shares."""
    past = 2.0 * (1.0 - time_left(s))
    first = 0 if past < 1.0 else 1
    share = past - first
    return [(first, 1.0 - share), (first + 1, share)]


def prospects(s: State, seat: int) -> float:
    """The score as it stands, and what pieces are worth in the time that is left."""
    found = features(s, seat)
    if s.ending:
        return found[0]
    total = 0.0
    for row, part in blend(s):
        if part > 0.0:
            total += part * weigh(WEIGHTS[row], found)
    return total


# --- what is counted


def features(s: State, seat: int) -> list[float]:
    """In the order of FEATURES."""
    tracks = 0
    for track in s.kit.starts[len(s.areas)].tracks:
        tracks += scoring.track_points(s, track)[seat]
    stars = scoring.star_points(s)[seat]
    discards = scoring.discard_points(s)[seat]
    zones = 0
    for zone in s.kit.starts[len(s.areas)].zones:
        zones += scoring.zone_points(s, zone)[seat]
    found: list[float] = [
        float(zones + tracks + stars + discards),
        float(tracks),
        float(stars),
        float(discards),
    ]
    count_ships(s, seat, found)
    count_pieces(s, seat, found)
    count_zones(s, seat, found)
    count_tracks(s, seat, found)
    count_reach(s, seat, found)
    return found


def count_ships(s: State, seat: int, found: list[float]) -> None:
    """Ships are turns: how many, and how soon the sun comes to the first of a queue."""
    ships = on_board(s, seat).bit_count()
    for count in range(1, MOST_SHIPS + 1):
        found.append(1.0 if ships >= count else 0.0)
    zones = s.kit.starts[len(s.areas)].zones
    at = 0
    for place in range(len(zones)):
        if zones[place] == s.sun:
            at = place
    first = 0
    soon = 0.0
    for steps in range(1, len(zones) + 1):
        queue = s.queues[zones[(at + steps) % len(zones)]]
        if queue and owner(queue[0]) == seat:
            first += 1
            if soon == 0.0:
                soon = 1.0 - (steps - 1.0) / len(zones)
    found.append(float(first))
    found.append(soon)


def count_pieces(s: State, seat: int, found: list[float]) -> None:
    """Scientists, ships, cubes and cards off the board."""
    area = s.areas[seat]
    found.append(float(min(area.supply, FEW)))
    found.append(float(max(0, min(area.supply, MANY) - FEW)))
    found.append(float(max(0, area.supply - MANY)))
    found.append(float(area.reserve))
    found.append(float(area.ships_available))
    found.append(float(area.cubes_available))
    found.append(float(area.resources[0]))
    found.append(float(area.resources[1]))
    held = [0.0] * len(SHIPYARD_CARDS)
    for card in area.hand:
        held[card] += 1.0
    found.extend(held)
    laid = 0
    for owners in s.icebreakers:
        laid += owners >> seat & 1
    found.append(float(laid))


def count_zones(s: State, seat: int, found: list[float]) -> None:
    """Zones led, led by two or more, shared, settled at all, and those where one scientist more
    would lead."""
    led = 0
    safe = 0
    tied = 0
    settled = 0
    short = 0
    for zone in s.kit.starts[len(s.areas)].zones:
        own = s.areas[seat].scientists[zone]
        most = 0
        for other in range(len(s.areas)):
            if other != seat:
                most = max(most, s.areas[other].scientists[zone])
        if own > 0:
            settled += 1
        if own > most:
            led += 1
            if own > most + 1:
                safe += 1
        elif own == most and own > 0:
            tied += 1
        elif own + 1 == most:
            short += 1
    found.append(float(led))
    found.append(float(safe))
    found.append(float(tied))
    found.append(float(settled))
    found.append(float(short))


def count_tracks(s: State, seat: int, found: list[float]) -> None:
    """Tracks led and entered, all steps, and how near the next symbol of each is."""
    kit = s.kit
    led = 0
    entered = 0
    steps = 0
    near = 0.0
    for track in kit.starts[len(s.areas)].tracks:
        at = s.areas[seat].cubes[track]
        furthest = 0
        for other in range(len(s.areas)):
            if other != seat:
                furthest = max(furthest, s.areas[other].cubes[track])
        if at > furthest:
            led += 1
        if at > 0:
            entered += 1
            steps += at
        for space in range(at + 1, kit.track_length[track] + 1):
            if kit.track_symbol[track][space] >= 0 and not (
                kit.track_blue[track][space] and s.used[track] >> space & 1
            ):
                near += 1.0 / (space - at)
                break
    found.append(float(led))
    found.append(float(entered))
    found.append(float(steps))
    found.append(near)


def count_reach(s: State, seat: int, found: list[float]) -> None:
    """What a ship sent to a camp or a station finds there, and the cards on offer that could be
    built."""
    kit = s.kit
    area = s.areas[seat]
    start = kit.starts[len(s.areas)]
    camp = 0
    for zone in start.zones:
        if s.buildings[zone] & kit.camps:
            camp = max(camp, 1 + area.scientists[zone])
    found.append(float(min(camp, area.reserve)))
    stations = 0
    for track in start.tracks:
        if area.cubes[track] == 0 and area.cubes_available == 0:
            continue
        best = 0
        for zone in start.zones:
            if s.buildings[zone] & kit.track_stations[track]:
                best = max(best, 1 + area.scientists[zone])
        stations += best
    found.append(float(stations))
    reached = reach(s, seat)
    found.append(float(reached.bit_count()))
    in_reach = 0.0
    affordable = 0.0
    for deck in s.decks:
        if deck:
            missing = (kit.card_needs[deck[-1]] & ~reached).bit_count()
            in_reach += 1.0 if missing == 0 else 0.4 if missing == 1 else 0.0
            if missing == 0 and area.supply >= scientists_needed(s, deck[-1]):
                affordable = 1.0
    found.append(in_reach)
    found.append(affordable)
