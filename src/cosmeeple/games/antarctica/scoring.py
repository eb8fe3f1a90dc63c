"""The end: four categories, all ranked alike [ANT-150..157, ANT-X06, ANT-X07, ANT-X16..X18,
ANT-X23, ANT-R30]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import TRACKS, ZONES
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by

#: More than one seat has something in a category.
SEVERAL_SEATS: Final = -2


def share(order: list[int], values: list[int], prize: int) -> list[int]:
    """First gets the prize, each lower rank the value of one player above; 0 gets nothing
    [ANT-150, ANT-155].

    >>> share([3, 3, 1, 0], [3, 3, 1, 0], 16)
    [16, 16, 3, 0]
    """
    points = [0] * len(order)
    for seat in range(len(order)):
        if order[seat] == 0:
            continue
        above = -1
        for other in range(len(order)):
            if order[other] > order[seat] and (above < 0 or order[other] < order[above]):
                above = other
        points[seat] = prize if above < 0 else values[above]
    return points


def zone_points(s: State, zone: int) -> list[int]:
    """Ranked by scientists; first gets the prize [ANT-151]."""
    scientists = [area.scientists[zone] for area in s.areas]
    return share(scientists, scientists, zone_prize(s, zone))


def zone_prize(s: State, zone: int) -> int:
    """Buildings + all scientists + 1 [ANT-151]."""
    prize = s.kit.zone_bonus
    for area in s.areas:
        prize += area.scientists[zone]
    bits: i64 = s.buildings[zone]
    while bits != 0:
        prize += bits & 1
        bits >>= 1
    return prize


def track_points(s: State, track: int) -> list[int]:
    """Ranked by the cubes' places; first gets the values of all cubes [ANT-152]."""
    places = [area.cubes[track] for area in s.areas]
    values = [s.kit.track_value[track][place] for place in places]
    return share(places, values, sum(values))


def star_cards(s: State, seat: int) -> int:
    return sum([1 for card in s.areas[seat].cards if s.kit.card_star[card]])


def star_points(s: State) -> list[int]:
    """Ranked by building cards with a star [ANT-153]."""
    stars = [star_cards(s, seat) for seat in range(len(s.areas))]
    return share(stars, stars, sum(stars))


def discard_points(s: State) -> list[int]:
    """Ranked by pieces in Discarded [ANT-154]."""
    pieces = [area.ships_discarded + area.cubes_discarded for area in s.areas]
    return share(pieces, pieces, sum(pieces))


def score_now(s: State) -> list[int]:
    """What the position would score if the game ended here. Empty categories, the most of them, are
    not ranked."""
    totals = [0] * len(s.areas)
    add_points(totals, discard_points(s))
    add_points(totals, star_points(s))
    for zone in range(len(s.queues)):
        alone = only_seat([area.scientists[zone] for area in s.areas])
        if alone >= 0:
            totals[alone] += zone_prize(s, zone)
        elif alone == SEVERAL_SEATS:
            add_points(totals, zone_points(s, zone))
    for track in range(len(s.used)):
        alone = only_seat([area.cubes[track] for area in s.areas])
        if alone >= 0:
            totals[alone] += s.kit.track_value[track][s.areas[alone].cubes[track]]
        elif alone == SEVERAL_SEATS:
            add_points(totals, track_points(s, track))
    return totals


def only_seat(values: list[int]) -> int:
    """The one seat that has anything in a category: it gets the prize. -1 when nobody has."""
    found = -1
    for seat in range(len(values)):
        if values[seat] > 0:
            if found >= 0:
                return SEVERAL_SEATS
            found = seat
    return found


def add_points(totals: list[int], points: list[int]) -> None:
    for seat in range(len(totals)):
        totals[seat] += points[seat]


def rows(s: State) -> list[ScoreRow]:
    """Every line of the final scoring: zones from the sun on, tracks, star cards, discarded pieces.

    [ANT-150, ANT-151]
    """
    start = s.kit.starts[len(s.areas)]
    first = start.zones.index(s.sun)
    lines = [
        ScoreRow("zones", ZONES[zone], tuple(zone_points(s, zone)))
        for zone in start.zones[first:] + start.zones[:first]
    ]
    lines += [
        ScoreRow("tracks", TRACKS[track], tuple(track_points(s, track))) for track in start.tracks
    ]
    lines.append(ScoreRow("star_cards", "", tuple(star_points(s))))
    lines.append(ScoreRow("discarded", "", tuple(discard_points(s))))
    return lines


def first_places(s: State, lines: list[ScoreRow], seat: int) -> int:
    """How often the seat was first; shared firsts count, empty categories for nobody
    [ANT-157, ANT-R30]."""
    return sum([1 for line in lines if is_first(s, line, seat)])


def is_first(s: State, line: ScoreRow, seat: int) -> bool:
    """First is a matter of rank, not of points: a second may score as much, a first on a poor space
    nothing."""
    if line.category == "zones":
        zone = ZONES.index(line.item)
        ranked = [area.scientists[zone] for area in s.areas]
    elif line.category == "tracks":
        track = TRACKS.index(line.item)
        ranked = [area.cubes[track] for area in s.areas]
    elif line.category == "star_cards":
        ranked = [star_cards(s, one) for one in range(len(s.areas))]
    else:
        ranked = [area.ships_discarded + area.cubes_discarded for area in s.areas]
    return ranked[seat] > 0 and ranked[seat] == max(ranked)


def outcome(s: State) -> Outcome:
    """Totals; ties by first places, then by building cards, else shared [ANT-156, ANT-157]."""
    lines = rows(s)
    seats = range(len(s.areas))
    totals = [sum([line.points[seat] for line in lines]) for seat in seats]
    firsts = [first_places(s, lines, seat) for seat in seats]
    cards = [len(s.areas[seat].cards) for seat in seats]
    return ranks_by(tuple(lines), totals, [("first-places", firsts), ("building-cards", cards)])
