"""The end: four categories, all ranked alike [ANT-150..157, ANT-X06, ANT-X07, ANT-X16..X18,
ANT-X23, ANT-R30]."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import TRACKS, ZONES
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by
from cosmeeple.kernel.engine.rows import append, vec, zeros


def share(order: vec[i64], values: vec[i64], prize: i64) -> vec[i64]:
    """First gets the prize, each lower rank the value of one player above; 0 gets nothing
    [ANT-150, ANT-155].

    >>> counts = vec[i64]([3, 3, 1, 0])
    >>> list(share(counts, counts, 16))
    [16, 16, 3, 0]
    """
    points = zeros(len(order))
    add_shares(points, order, values, prize)
    return points


def add_shares(points: vec[i64], order: vec[i64], values: vec[i64], prize: i64) -> None:
    """The same, added to what each seat has already."""
    seats: i64 = len(order)
    for seat in range(seats):
        own = order[seat]
        if own == 0:
            continue
        above: i64 = -1
        for other in range(seats):
            if order[other] > own and (above < 0 or order[other] < order[above]):
                above = other
        points[seat] += prize if above < 0 else values[above]


def in_zone(s: State, zone: i64) -> vec[i64]:
    """How many scientists each seat has there."""
    counts = vec[i64](capacity=len(s.areas))
    for area in s.areas:
        counts = append(counts, area.scientists[zone])
    return counts


def zone_points(s: State, zone: int) -> vec[i64]:
    """Ranked by scientists; first gets the prize [ANT-151]."""
    scientists = in_zone(s, zone)
    return share(scientists, scientists, zone_prize(s, zone, total_of(scientists)))


def zone_prize(s: State, zone: i64, scientists: i64) -> i64:
    """Buildings + all scientists + 1 [ANT-151]."""
    prize: i64 = s.kit.zone_bonus + scientists
    bits: i64 = s.buildings[zone]
    while bits != 0:
        prize += bits & 1
        bits >>= 1
    return prize


def on_track(s: State, track: i64) -> vec[i64]:
    """The places of the cubes."""
    places = vec[i64](capacity=len(s.areas))
    for area in s.areas:
        places = append(places, area.cubes[track])
    return places


def worth_there(s: State, track: i64, places: vec[i64]) -> vec[i64]:
    """The values of these spaces of a track."""
    values = vec[i64](capacity=len(places))
    ladder = s.kit.track_value[track]
    for place in places:
        values = append(values, ladder[place])
    return values


def track_points(s: State, track: int) -> vec[i64]:
    """Ranked by the cubes' places; first gets the values of all cubes [ANT-152]."""
    places = on_track(s, track)
    values = worth_there(s, track, places)
    return share(places, values, total_of(values))


def star_cards(s: State, seat: int) -> int:
    """Building cards with a star."""
    stars = 0
    for card in s.areas[seat].cards:
        if s.kit.card_star[card]:
            stars += 1
    return stars


def star_points(s: State) -> vec[i64]:
    """Ranked by building cards with a star [ANT-153]."""
    stars = vec[i64](capacity=len(s.areas))
    for seat in range(len(s.areas)):
        stars = append(stars, star_cards(s, seat))
    return share(stars, stars, total_of(stars))


def discard_points(s: State) -> vec[i64]:
    """Ranked by pieces in Discarded [ANT-154]."""
    pieces = vec[i64](capacity=len(s.areas))
    for area in s.areas:
        pieces = append(pieces, area.ships_discarded + area.cubes_discarded)
    return share(pieces, pieces, total_of(pieces))


def total_of(row: vec[i64]) -> i64:
    """The sum of a row."""
    found: i64 = 0
    for number in row:
        found += number
    return found


def score_now(s: State) -> list[int]:
    """What the position would score if the game ended here. Empty categories, the most of them, are
    not ranked."""
    totals = discard_points(s)
    stars = star_points(s)
    for seat in range(len(s.areas)):
        totals[seat] += stars[seat]
    zones: i64 = len(s.queues)
    for zone in range(zones):
        scientists = in_zone(s, zone)
        present = total_of(scientists)
        if present > 0:
            add_shares(totals, scientists, scientists, zone_prize(s, zone, present))
    tracks: i64 = len(s.used)
    for track in range(tracks):
        places = on_track(s, track)
        if total_of(places) > 0:
            values = worth_there(s, track, places)
            add_shares(totals, places, values, total_of(values))
    return [points for points in totals]


def rows(s: State) -> list[ScoreRow]:
    """Every line of the final scoring: zones from the sun on, tracks, star cards, discarded pieces.

    [ANT-150, ANT-151]
    """
    start = s.kit.starts[len(s.areas)]
    first = start.zones.index(s.sun)
    lines = [
        ScoreRow("zones", ZONES[zone], tuple([points for points in zone_points(s, zone)]))
        for zone in start.zones[first:] + start.zones[:first]
    ]
    lines += [
        ScoreRow("tracks", TRACKS[track], tuple([points for points in track_points(s, track)]))
        for track in start.tracks
    ]
    lines.append(ScoreRow("star_cards", "", tuple([points for points in star_points(s)])))
    lines.append(ScoreRow("discarded", "", tuple([points for points in discard_points(s)])))
    return lines


def first_places(s: State, lines: list[ScoreRow]) -> list[int]:
    """How often each seat was first; shared firsts count, empty categories for nobody. First is a
    matter of rank, not of points: a second may score as much, a first on a poor space nothing
    [ANT-157, ANT-R30]."""
    firsts = [0] * len(s.areas)
    for line in lines:
        ranked = ranked_by(s, line)
        most = max(ranked)
        if most > 0:
            for seat in range(len(ranked)):
                if ranked[seat] == most:
                    firsts[seat] += 1
    return firsts


def ranked_by(s: State, line: ScoreRow) -> list[int]:
    """What the seats are ranked by in a line of the scoring."""
    if line.category == "zones":
        zone = ZONES.index(line.item)
        return [area.scientists[zone] for area in s.areas]
    if line.category == "tracks":
        track = TRACKS.index(line.item)
        return [area.cubes[track] for area in s.areas]
    if line.category == "star_cards":
        return [star_cards(s, seat) for seat in range(len(s.areas))]
    return [area.ships_discarded + area.cubes_discarded for area in s.areas]


def outcome(s: State) -> Outcome:
    """Totals; ties by first places, then by building cards, else shared [ANT-156, ANT-157]."""
    lines = rows(s)
    totals = [0] * len(s.areas)
    for line in lines:
        for seat in range(len(totals)):
            totals[seat] += line.points[seat]
    cards = [len(area.cards) for area in s.areas]
    ties = [("first-places", first_places(s, lines)), ("building-cards", cards)]
    return ranks_by(tuple(lines), totals, ties)
