"""components.toml, or a corrected copy, as the rules read it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from cosmeeple.kernel.components import Checker, Entry, load_components, load_toml, read_text
from cosmeeple.kernel.kit import Kit, Label

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


class Comet(Entry):
    id: str
    name_en: str
    name_pl: str
    points: int
    copies: int


class File(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    comet: tuple[Comet, ...]


class CometsKit(Kit):
    """Everything that a rule may ask about the components."""

    def __init__(self, file: File, digest: str) -> None:
        comets = tuple(Label(comet.name_en, comet.name_pl) for comet in file.comet)
        probes = tuple(
            Label(f"Probe {power}", f"Sonda {power}") for power in range(1, MOST_PROBES + 1)
        )
        names = {"comet": COMETS, "probe": PROBES, "seat": ("A", "B", "C", "D")}
        super().__init__(names, {"comet": comets, "probe": probes}, digest)
        self.constants: Final = file.constants
        self.points: Final = tuple(comet.points for comet in file.comet)
        self.copies: Final = tuple(comet.copies for comet in file.comet)


def load_kit(path: Path | None = None) -> CometsKit:
    path = path or OWN
    file = load_components(path, File)
    check = Checker(path)
    check.sources(load_toml(path))
    check.same_ids("comet", tuple(comet.id for comet in file.comet), COMETS)
    check.that(
        1 <= file.constants.probes <= MOST_PROBES, "constants.probes", f"1 to {MOST_PROBES} probes"
    )
    wanted = 4 * file.constants.probes
    found = sum(comet.copies for comet in file.comet)
    check.that(
        found >= wanted, "comet[0].copies", f"four players need {wanted} comets, there are {found}"
    )
    return CometsKit(file, hashlib.sha256(read_text(path).encode()).hexdigest()[:16])
