"""The end: five sources of points for people, six for the AI [CIR-201..225, CIR-266..271, CIR-R27,
CIR-R48, CIR-X19, CIR-X22].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.games.circadians import kit
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.state import NO_SAL, State, has_ai, pool_dice
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by

GEM_POINTS: Final = 1


# --- counting


def talk_points(s: State, owner: int, column: int) -> int:
    """The points beside each own die of the column [CIR-220]."""
    points = 0
    pieces = s.board[words.NEGOTIATION]
    first = column * words.ROWS * words.ROW_SPACES
    for at in range(words.ROWS * words.ROW_SPACES):
        piece = pieces[first + at]
        if piece != words.FREE and words.owner_of(piece) == owner:
            points += s.kit.talks.row_points[at // words.ROW_SPACES]
    return points


def talk_dice(s: State, owner: int, column: int) -> int:
    """Own dice in a column."""
    first = column * words.ROWS * words.ROW_SPACES
    count = 0
    for at in range(first, first + words.ROWS * words.ROW_SPACES):
        piece = s.board[words.NEGOTIATION][at]
        if piece != words.FREE and words.owner_of(piece) == owner:
            count += 1
    return count


def talk_pips(s: State, owner: int, column: int) -> int:
    first = column * words.ROWS * words.ROW_SPACES
    pips = 0
    for at in range(first, first + words.ROWS * words.ROW_SPACES):
        piece = s.board[words.NEGOTIATION][at]
        if piece != words.FREE and words.owner_of(piece) == owner:
            pips += words.face_of(piece)
    return pips


def warehouse_dice(s: State, owner: int) -> int:
    return sum(
        [
            1
            for piece in s.board[words.WAREHOUSE]
            if piece != words.FREE and words.owner_of(piece) == owner
        ]
    )


def all_pool_dice(s: State, seat: int) -> int:
    """Pool and Headquarters, Sal included [CIR-209, CIR-R21, CIR-R27]."""
    return pool_dice(s, seat) + (1 if s.areas[seat].sal != NO_SAL else 0)


def cards_of(s: State, seat: int, passive: bool) -> int:
    """Fulfilled Contracts with a passive ability, or those that score."""
    fulfilled = s.areas[seat].fulfilled
    return sum(
        [
            1
            for card in range(len(words.CONTRACTS))
            if fulfilled >> card & 1 and s.kit.cards.passive[card] == passive
        ]
    )


def counted(s: State, seat: int, kind: int) -> int:
    """What a scoring Contract counts [CIR-201..215]."""
    area = s.areas[seat]
    if kind >= kit.COUNT_RESOURCE:
        return area.resources[kind - kit.COUNT_RESOURCE]
    if kind >= kit.COUNT_COLUMN:
        return talk_dice(s, seat, kind - kit.COUNT_COLUMN)
    if kind == kit.COUNT_HAND:
        return len(area.hand)
    if kind == kit.COUNT_WAREHOUSE:
        return warehouse_dice(s, seat)
    if kind == kit.COUNT_SCORING:
        return cards_of(s, seat, False)
    if kind == kit.COUNT_PASSIVE:
        return cards_of(s, seat, True)
    if kind == kit.COUNT_POOL:
        return all_pool_dice(s, seat)
    if kind == kit.COUNT_FARMS:
        return len(area.farms)
    if kind == kit.COUNT_SHIPS:
        return len(area.ships)
    assert kind == kit.COUNT_TALKS
    return talk_dice(s, seat, 0) + talk_dice(s, seat, 1) + talk_dice(s, seat, 2)


def contract_points(s: State, seat: int, card: int) -> int:
    """Printed points plus the bonus at the end; divisions round down [CIR-201..215, CIR-221]."""
    cards = s.kit.cards
    points = cards.points[card]
    if cards.count_of[card] != kit.COUNT_NOTHING:
        points += (
            counted(s, seat, cards.count_of[card])
            // cards.count_each[card]
            * cards.count_points[card]
        )
    return points


def cache_points(s: State, seat: int) -> int:
    """The value of the Cache under the Harvester [CIR-222]."""
    cache = s.areas[seat].harvester - s.kit.planet.cells
    return s.caches[cache] if cache >= 0 else 0


def ship_token_points(s: State, seat: int) -> int:
    return sum([s.kit.tiles.ship_points[token] for token in s.areas[seat].ships])


def garage_points(s: State, seat: int) -> int:
    """The points of the leftmost Garage without a Ship, or of having them all
    [CIR-008, CIR-223]."""
    return s.kit.base.garage_vp[1 + len(s.areas[seat].ships)]


def farm_token_points(s: State, seat: int) -> int:
    """Farms that show points [CIR-089, CIR-223]."""
    return sum([s.kit.tiles.farm_points[token] for token in s.areas[seat].farms])


def farm_total_points(s: State, seat: int) -> int:
    """By the total of Farms, printed ones included [CIR-009, CIR-223]."""
    return s.kit.base.farm_vp[words.PRINTED_FARMS + len(s.areas[seat].farms)]


# --- the AI


def ai_talk_points(s: State, column: int) -> int:
    """Printed points, or with 1 more per die, or with the pips, as its board says [CIR-266]."""
    points = talk_points(s, words.AI_OWNER, column)
    rule = s.kit.automata.talk_points[s.ai.board]
    if rule == kit.PRINTED_PLUS_ONE:
        points += talk_dice(s, words.AI_OWNER, column)
    elif rule == kit.PRINTED_PLUS_PIPS:
        points += talk_pips(s, words.AI_OWNER, column)
    return points


def ai_warehouse_points(s: State) -> int:
    """1 per die, or the pips [CIR-267]."""
    if not s.kit.automata.pips_in_warehouse[s.ai.board]:
        return warehouse_dice(s, words.AI_OWNER)
    return sum(
        [
            words.face_of(piece)
            for piece in s.board[words.WAREHOUSE]
            if piece != words.FREE and words.owner_of(piece) == words.AI_OWNER
        ]
    )


def ai_cache_points(s: State) -> int:
    """The nearest Cache by hex distance, the most valuable of equally near ones
    [CIR-268, CIR-R29]."""
    distances = s.kit.planet.to_cache[s.ai.harvester]
    nearest = min(distances)
    best = 0
    for slot in range(len(distances)):
        if distances[slot] == nearest and s.caches[slot] > best:
            best = s.caches[slot]
    return best


def ai_event_points(s: State) -> int:
    """Beneficial common Events revealed so far; Renzo's own do not count [CIR-270, CIR-R25]."""
    blue = sum([1 for event in s.events_shown if s.kit.cards.event_beneficial[event]])
    return blue * s.kit.automata.event_points[s.ai.board]


def ai_score(s: State) -> int:
    """All that the AI scores if the game ended now [CIR-266..270]."""
    automata = s.kit.automata
    talks = sum([ai_talk_points(s, column) for column in range(words.FACTION_COUNT)])
    return (
        talks
        + ai_warehouse_points(s)
        + ai_cache_points(s)
        + s.ai.tokens * automata.development_points
        + s.ai.gems * automata.gem_points
        + ai_event_points(s)
    )


def score_of(s: State, seat: int) -> int:
    """All that a person scores if the game ended now [CIR-220..224]."""
    area = s.areas[seat]
    points = (
        cache_points(s, seat)
        + ship_token_points(s, seat)
        + garage_points(s, seat)
        + farm_token_points(s, seat)
        + farm_total_points(s, seat)
        + area.resources[words.GEM] * GEM_POINTS
    )
    for column in range(words.FACTION_COUNT):
        points += talk_points(s, seat, column)
    left = area.fulfilled
    card: i64 = 0
    while left:
        if left & 1:
            points += contract_points(s, seat, card)
        left >>= 1
        card += 1
    return points


# --- the whole table of points


def row(s: State, category: str, item: str, points: list[int], ai: int) -> ScoreRow:
    """People first, then the AI where one plays [CIR-271]."""
    return ScoreRow(category, item, tuple([*points, ai] if has_ai(s) else points))


def rows(s: State) -> list[ScoreRow]:
    """Every line of the final scoring [CIR-220..224, CIR-266..270]."""
    seats = range(len(s.areas))
    with_ai = has_ai(s)
    automata = s.kit.automata
    lines: list[ScoreRow] = []
    for column in range(words.FACTION_COUNT):
        points = [talk_points(s, seat, column) for seat in seats]
        lines.append(
            row(
                s,
                "talks",
                words.FACTIONS[column],
                points,
                ai_talk_points(s, column) if with_ai else 0,
            )
        )
    fulfilled = 0
    for area in s.areas:
        fulfilled |= area.fulfilled
    for card in range(len(words.CONTRACTS)):
        if fulfilled >> card & 1:
            points = [
                contract_points(s, seat, card) if s.areas[seat].fulfilled >> card & 1 else 0
                for seat in seats
            ]
            lines.append(row(s, "contracts", words.CONTRACTS[card], points, 0))
    lines.append(
        row(
            s,
            "caches",
            "",
            [cache_points(s, seat) for seat in seats],
            ai_cache_points(s) if with_ai else 0,
        )
    )
    lines.append(row(s, "ships", "", [ship_token_points(s, seat) for seat in seats], 0))
    lines.append(row(s, "garages", "", [garage_points(s, seat) for seat in seats], 0))
    lines.append(row(s, "farm_tokens", "", [farm_token_points(s, seat) for seat in seats], 0))
    lines.append(row(s, "farms", "", [farm_total_points(s, seat) for seat in seats], 0))
    gems = [area.resources[words.GEM] * GEM_POINTS for area in s.areas]
    lines.append(row(s, "gems", "", gems, s.ai.gems * automata.gem_points if with_ai else 0))
    if with_ai:
        nothing = [0 for _ in seats]
        lines.append(row(s, "warehouse", "", nothing, ai_warehouse_points(s)))
        lines.append(row(s, "developments", "", nothing, s.ai.tokens * automata.development_points))
        lines.append(row(s, "events", "", nothing, ai_event_points(s)))
    return lines


def outcome(s: State) -> Outcome:
    """Most points; then most dice in the pool; then most Energy, Algae and Water; else shared
    [CIR-225, CIR-271, CIR-R27, CIR-R48].

    Where the AI plays it is the last entry, after all seats.
    """
    lines = rows(s)
    seats = range(len(s.areas))
    totals = [sum([line.points[at] for line in lines]) for at in range(len(lines[0].points))]
    dice = [all_pool_dice(s, seat) for seat in seats]
    goods = [
        area.resources[words.WATER] + area.resources[words.ALGAE] + area.resources[words.ENERGY]
        for area in s.areas
    ]
    if has_ai(s):
        dice.append(s.ai.dice)
        goods.append(0)
    return ranks_by(tuple(lines), totals, [("dice", dice), ("goods", goods)])
