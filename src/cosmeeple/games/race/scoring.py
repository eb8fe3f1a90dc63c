"""The final score [RAC-184..190, RAC-248..251]: chips, printed points, the "?" cards; ties by cards
and goods."""

from __future__ import annotations

from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.orb_board import stations
from cosmeeple.games.race.orb_kit import Token
from cosmeeple.games.race.state import Area, State
from cosmeeple.games.race.vocabulary import NONE, ORB
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by
from cosmeeple.kernel.engine.rows import total


def printed_points(s: State, area: Area) -> int:
    """Printed points of the tableau [RAC-184]."""
    return total(s.kit.facts.vp, area.tableau, len(area.tableau))


def variable_points(s: State, area: Area, scorer: Card) -> int:
    """What a "?" card gives: for every card its best line, once; chips and Military on top
    [RAC-185..188, RAC-248, RAC-249]."""
    table = s.kit.card_points_orb if s.expansion == ORB else s.kit.card_points
    lines = table[scorer.number]
    points = 0
    for number in area.tableau:
        points += lines[number]
    if scorer.chips_every > 0:
        points += area.chips // scorer.chips_every
    if scorer.scores_military:
        points += general_military(s.kit, area.tableau, len(area.tableau))
    if scorer.scores_artifacts != NONE:
        for token in (*area.tokens, *area.used_tokens):
            if s.kit.orb.tokens[token].family == scorer.scores_artifacts:
                points += 1
    return points


def worth(token: Token, visible: int) -> int:
    """Printed points, and those of an Uplift token for the feeding stations in sight
    [RAC-450..452]."""
    return token.vp + token.vp_per_station * visible


def token_points(s: State, area: Area) -> int:
    """Artifact tokens, used or not."""
    if len(area.tokens) == 0 and len(area.used_tokens) == 0:
        return 0
    visible = stations(s.orbs[0])
    points = 0
    for number in (*area.tokens, *area.used_tokens):
        points += worth(s.kit.orb.tokens[number], visible)
    return points


def score_now(s: State, seat: int) -> int:
    """The score of a seat as if the game ended now [RAC-184]."""
    area = s.areas[seat]
    score = area.chips
    for number in area.tableau:
        score += s.kit.facts.vp[number]
        if s.kit.facts.is_variable[number]:
            score += variable_points(s, area, s.kit.cards[number])
    return score + token_points(s, area)


def tie_breaker(area: Area) -> int:
    """Cards in hand plus goods on worlds [RAC-190, RAC-R19]."""
    return len(area.hand) + len(area.goods)


def outcome(s: State) -> Outcome:
    """Totals, ranks and every line: chips, printed points, each "?" card [RAC-184, RAC-190]."""
    seats = len(s.areas)
    rows = [
        ScoreRow("chips", "", tuple([area.chips for area in s.areas])),
        ScoreRow("printed", "", tuple([printed_points(s, area) for area in s.areas])),
    ]
    if s.orbs:
        rows.append(ScoreRow("artifacts", "", tuple([token_points(s, area) for area in s.areas])))
    ids = s.kit.names["card"]
    for card in s.kit.cards:
        if not card.is_variable:
            continue
        owners = [card.number in area.tableau for area in s.areas]
        if True in owners:
            points = [
                variable_points(s, s.areas[seat], card) if owners[seat] else 0
                for seat in range(seats)
            ]
            rows.append(ScoreRow("card", ids[card.number], tuple(points)))
    totals = [sum([row.points[seat] for row in rows]) for seat in range(seats)]
    return ranks_by(
        tuple(rows), totals, [("cards_and_goods", [tie_breaker(area) for area in s.areas])]
    )
