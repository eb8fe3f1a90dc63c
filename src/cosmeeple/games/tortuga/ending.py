"""How the game ends [TOR-130..136, TOR-A28, TOR-A30, TOR-A34]: by influence at any moment, after
the last round, or by the stop."""

from __future__ import annotations

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga.scoring import outcome
from cosmeeple.games.tortuga.state import State, influence_of
from cosmeeple.kernel.engine.table import Table


def somebody_won(t: Table[State]) -> bool:
    """Whoever has 15 influence, active or not, wins at once; asked after every change
    [TOR-130, TOR-131, TOR-134]."""
    s = t.state
    for seat in range(len(s.areas)):
        influence = influence_of(s, seat)
        if influence >= s.kit.win_influence:
            if t.telling:
                t.tell(events.PoliticalVictory(seat, influence))
            end_game(t, "TOR-131")
            return True
    return False


def end_game(t: Table[State], cites: str) -> None:
    """Nothing more happens; the influence is counted [TOR-131, TOR-135, TOR-136, TOR-A30]."""
    t.state.ending = True
    t.finish()
    if t.telling:
        result = outcome(t.state)
        t.tell(events.GameEnded(result.winners, result.scores, cites))


def stop_game(t: Table[State]) -> None:
    """A guard of the engine against games without end, not a rule of the game [TOR-A30]."""
    if t.telling:
        t.tell(events.RoundLimitReached(t.state.kit.max_rounds))
    end_game(t, "TOR-A30")
