"""Counting influence and breaking ties [TOR-130, TOR-135, TOR-136]."""

from __future__ import annotations

from cosmeeple.games.tortuga.state import State, controlled
from cosmeeple.games.tortuga.vocabulary import SECTORS
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by


def rows(s: State) -> list[ScoreRow]:
    """Influence tokens, then the control token of every sector in play [TOR-130]."""
    seats = range(len(s.areas))
    lines = [ScoreRow("tokens", "", tuple([area.influence for area in s.areas]))]
    for sector in s.kit.maps[s.board].sectors:
        value = s.kit.sector_value[sector]
        points = tuple([value if s.control[sector] == seat else 0 for seat in seats])
        lines.append(ScoreRow("sectors", SECTORS[sector], points))
    return lines


def outcome(s: State) -> Outcome:
    """Most influence; then the usurper, then the most sectors, else shared
    [TOR-131, TOR-135, TOR-136]."""
    lines = rows(s)
    seats = range(len(s.areas))
    totals = [sum([line.points[seat] for line in lines]) for seat in seats]
    usurper = [1 if seat == s.usurper else 0 for seat in seats]
    sectors = [controlled(s, seat) for seat in seats]
    return ranks_by(tuple(lines), totals, [("usurper", usurper), ("sectors", sectors)])
