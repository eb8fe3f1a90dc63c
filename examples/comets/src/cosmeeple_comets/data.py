"""components.toml, or a corrected copy, as the rules read it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cosmeeple.kernel.components import Checker, Entry, Named, labels_of, load_checked
from cosmeeple.kernel.kit import Kit, Label
from cosmeeple.kernel.records.record import fixed

OWN = Path(__file__).parent / "components.toml"
COMETS: Final = ("ice", "iron", "dust")
ICE, IRON, DUST = range(3)
#: Domains are fixed when the game is loaded, so the file may lower the number of probes, not raise
#: it.
MOST_PROBES: Final = 7
PROBES: Final = tuple(f"probe_{power}" for power in range(1, MOST_PROBES + 1))


class Constants(Entry):
    probes: int
    ice_square_up_to: int
    dust_most: int


class Comet(Named, kw_only=True):
    points: int
    copies: int


class File(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    comet: tuple[Comet, ...]


@fixed
class CometsKit(Kit):
    """Everything that a rule may ask about the components."""

    constants: Constants
    points: tuple[int, ...]
    copies: tuple[int, ...]


def check(checker: Checker, file: File) -> None:
    """What must hold beyond types: known ids, enough comets, as many probes as answers know."""
    checker.same_tables(file, {"comet": COMETS})
    checker.that(
        1 <= file.constants.probes <= MOST_PROBES, "constants.probes", f"1 to {MOST_PROBES} probes"
    )
    wanted = 4 * file.constants.probes
    found = sum(comet.copies for comet in file.comet)
    checker.that(
        found >= wanted, "comet[0].copies", f"four players need {wanted} comets, there are {found}"
    )


def load_kit(path: Path | None = None) -> CometsKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    file, edition = load_checked(path or OWN, File, check)
    probes = tuple(Label(f"Probe {power}", f"Sonda {power}") for power in range(1, MOST_PROBES + 1))
    return CometsKit(
        names={"comet": COMETS, "probe": PROBES, "seat": ("A", "B", "C", "D")},
        labels={"comet": labels_of(file.comet), "probe": probes},
        edition=edition,
        constants=file.constants,
        points=tuple(comet.points for comet in file.comet),
        copies=tuple(comet.copies for comet in file.comet),
    )
