"""Command centres after each round, galleries at the end
[REL-401..403, REL-410..412, REL-791, REL-792, REL-809, REL-X06, REL-X07, REL-X11, REL-X12]."""

from __future__ import annotations

from mypy_extensions import i64

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.state import (
    State,
    column_bits,
    count_bits,
    gallery_counts,
    has_module,
    row_bits,
    zu_seat,
)
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by


def majority(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Prizes by number of representatives; the tied share their places, rounded down; none, nothing
    [REL-401..403].

    >>> majority([2, 1, 1, 0], (15, 10, 5))
    [15, 7, 7, 0]
    """
    won = [0] * len(counts)
    for seat in range(len(counts)):
        own = counts[seat]
        if own == 0:
            continue
        above = 0
        tied = 0
        for other in counts:
            if other > own:
                above += 1
            elif other == own:
                tied += 1
        total = 0
        for place in range(above, min(above + tied, len(prizes))):
            total += prizes[place]
        won[seat] = total // tied
    return won


def centre_credits(s: State, centre: int) -> list[int]:
    """What each seat would get for a centre in this round [REL-401, REL-725]."""
    return majority([area.representatives[centre] for area in s.areas], s.kit.centre_prize[s.round])


def gallery_rows(s: State, seat: int) -> list[int]:
    """Credits of each gallery row [REL-410]."""
    rows, _ = gallery_counts(s.areas[seat].guards)
    return [s.kit.row_credits[row][rows[row]] for row in range(words.KINDS_EACH)]


def gallery_columns(s: State, seat: int) -> list[int]:
    """Credits of each gallery column [REL-410]."""
    _, columns = gallery_counts(s.areas[seat].guards)
    return [s.kit.column_credits[columns[region]] for region in range(words.REGION_COUNT)]


def gallery_credits(s: State, seat: int) -> int:
    """Credits of the whole gallery [REL-410]."""
    guards: i64 = s.areas[seat].guards
    found = 0
    for row in range(words.KINDS_EACH):
        found += s.kit.row_credits[row][count_bits(guards & row_bits(row))]
    for region in range(words.REGION_COUNT):
        found += s.kit.column_credits[count_bits(guards & column_bits(region))]
    return found


def tiles_left(s: State, seat: int) -> int:
    return len(s.areas[seat].hold) + len(s.areas[seat].hatch)


def leftover_value(s: State, seat: int) -> int:
    area = s.areas[seat]
    return sum([s.kit.value[artefact] for artefact in area.hold]) + sum(
        [s.kit.value[artefact] for artefact in area.hatch]
    )


def leftover_credits(s: State, seat: int) -> int:
    """Tiles left are worth nothing; but Zu adds their value, and a module makes you lose it
    [REL-411, REL-791, REL-809]."""
    if seat == zu_seat(s):
        return leftover_value(s, seat)
    return -leftover_value(s, seat) if has_module(s, words.LEFTOVER_PENALTY) else 0


def score_now(s: State, seat: int) -> int:
    """What the seat would have if the game ended here."""
    return s.areas[seat].credits + gallery_credits(s, seat) + leftover_credits(s, seat)


def rows(s: State) -> list[ScoreRow]:
    """Every line of the final scoring: credits, gallery rows and columns, tiles left
    [REL-002, REL-410, REL-411]."""
    seats = range(len(s.areas))
    lines = [ScoreRow("credits", "", tuple([s.areas[seat].credits for seat in seats]))]
    by_row = [gallery_rows(s, seat) for seat in seats]
    by_column = [gallery_columns(s, seat) for seat in seats]
    for row in range(words.KINDS_EACH):
        lines.append(
            ScoreRow(
                "gallery_rows",
                words.ALIEN_SYMBOLS[row],
                tuple([by_row[seat][row] for seat in seats]),
            )
        )
    for region in range(words.REGION_COUNT):
        lines.append(
            ScoreRow(
                "gallery_columns",
                words.REGIONS[region],
                tuple([by_column[seat][region] for seat in seats]),
            )
        )
    if s.zu:
        lines.append(
            ScoreRow("leftovers", "", tuple([leftover_credits(s, seat) for seat in seats]))
        )
    return lines


def outcome(s: State) -> Outcome:
    """Most credits; ties by tiles left, else shared; against Zu a tie is no win
    [REL-002, REL-412, REL-792]."""
    totals = [score_now(s, seat) for seat in range(len(s.areas))]
    if s.zu:
        return ranks_by(tuple(rows(s)), totals, [("zu-wins-ties", [0, 1])])
    left = [tiles_left(s, seat) for seat in range(len(s.areas))]
    return ranks_by(tuple(rows(s)), totals, [("artefacts-left", left)])
