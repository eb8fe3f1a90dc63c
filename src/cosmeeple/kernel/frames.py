"""What the rules of a game are written with: frames, their domains and requirements, the table, and
the marks of classes whose fields are written once. Each is defined in a module of its own, in
`engine/` and `records/`.
"""

from cosmeeple.kernel.engine.agenda import (
    BaseRecord,
    BaseState,
    Decision,
    Effect,
    Frame,
    Simultaneous,
)
from cosmeeple.kernel.engine.domain import PASS, Domain, Part
from cosmeeple.kernel.engine.reasons import QUICK, Why
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.record import Shared, fixed, frame, record

__all__ = [
    "PASS",
    "QUICK",
    "BaseRecord",
    "BaseState",
    "Decision",
    "Domain",
    "Effect",
    "Frame",
    "Part",
    "Shared",
    "Simultaneous",
    "Table",
    "Why",
    "fixed",
    "frame",
    "record",
]
