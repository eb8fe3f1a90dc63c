"""What can happen in Antarctica, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.kernel.engine.journal import Event, Part


@dataclass(frozen=True, slots=True)
class ShipPlaced(Event):
    rule: ClassVar[str] = "ANT-034"
    seat: int
    ship: int
    zone: int


@dataclass(frozen=True, slots=True)
class BonusCubePlaced(Event):
    rule: ClassVar[str] = "ANT-037"
    seat: int
    track: int


@dataclass(frozen=True, slots=True)
class SunMoved(Event):
    rule: ClassVar[str] = "ANT-040"
    origin: int
    zone: int
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class IcebreakerUsed(Event):
    rule: ClassVar[str] = "ANT-130"
    seat: int
    zone: int
    turn: int


@dataclass(frozen=True, slots=True)
class ShipSailed(Event):
    rule: ClassVar[str] = "ANT-050"
    seat: int
    ship: int
    origin: int
    zone: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    rule: ClassVar[str] = "ANT-054"
    seat: int


@dataclass(frozen=True, slots=True)
class PieceDiscarded(Event):
    """A cube or ship goes to Discarded; `hired` is the scientist received for it, 0 or 1."""

    rule: ClassVar[str] = "ANT-058"
    seat: int
    piece: str
    hired: int
    reserve_left: int


@dataclass(frozen=True, slots=True)
class BuildingErected(Event):
    rule: ClassVar[str] = "ANT-075"
    seat: int
    card: int
    building: int
    zone: int
    spent: int
    supply_left: int


@dataclass(frozen=True, slots=True)
class ResourceCardPlayed(Event):
    rule: ClassVar[str] = "ANT-072"
    seat: int
    resource_card: int
    building: int


@dataclass(frozen=True, slots=True)
class ResourceCardTaken(Event):
    rule: ClassVar[str] = "ANT-127"
    seat: int
    resource_card: int


@dataclass(frozen=True, slots=True)
class AdvancedCardTaken(Event):
    """The same for an advanced resource card, which has a symbol and a stack of its own."""

    rule: ClassVar[str] = "ANT-126"
    seat: int
    resource_card: int


@dataclass(frozen=True, slots=True)
class ScientistsHired(Event):
    """A camp was used: ships + scientists there, but no more than the reserve holds."""

    rule: ClassVar[str] = "ANT-091"
    seat: int
    zone: int
    ships: int
    scientists: int
    hired: int
    reserve_left: int

    def parts(self) -> list[Part]:
        rows = [
            Part(self.ships, "own-ships-here", "ANT-091"),
            Part(self.scientists, "own-scientists-here", "ANT-091"),
        ]
        short = self.ships + self.scientists - self.hired
        return [*rows, Part(-short, "reserve-too-small", "ANT-092")] if short else rows


@dataclass(frozen=True, slots=True)
class ScientistsReceived(Event):
    """From reserve to supply by the symbol."""

    rule: ClassVar[str] = "ANT-124"
    seat: int
    hired: int
    reserve_left: int


@dataclass(frozen=True, slots=True)
class ScientistsAdded(Event):
    """From reserve to supply by the card Add 2 Scientists."""

    rule: ClassVar[str] = "ANT-133"
    seat: int
    hired: int
    reserve_left: int


@dataclass(frozen=True, slots=True)
class ScientistSent(Event):
    rule: ClassVar[str] = "ANT-132"
    seat: int
    zone: int
    supply_left: int


@dataclass(frozen=True, slots=True)
class StationUsed(Event):
    rule: ClassVar[str] = "ANT-100"
    seat: int
    zone: int
    ships: int
    scientists: int
    points: int

    def parts(self) -> list[Part]:
        return [
            Part(self.ships, "own-ships-here", "ANT-100"),
            Part(self.scientists, "own-scientists-here", "ANT-100"),
        ]


@dataclass(frozen=True, slots=True)
class CubeAdvanced(Event):
    """`points` were spent, `jumped` occupied spaces cost nothing, `lost` points did not fit on the
    track."""

    rule: ClassVar[str] = "ANT-110"
    seat: int
    track: int
    start: int
    space: int
    points: int
    jumped: int
    lost: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [Part(self.points, "research-points", "ANT-110")]
        if self.jumped:
            rows.append(Part(self.jumped, "occupied-spaces-jumped", "ANT-112"))
        if self.lost:
            rows.append(Part(-self.lost, "points-lost-at-the-end", "ANT-119"))
        return rows


@dataclass(frozen=True, slots=True)
class SymbolFired(Event):
    rule: ClassVar[str] = "ANT-115"
    seat: int
    track: int
    space: int
    symbol: int
    everybody: bool


@dataclass(frozen=True, slots=True)
class ShipLaunched(Event):
    rule: ClassVar[str] = "ANT-081"
    seat: int
    ship: int
    zone: int


@dataclass(frozen=True, slots=True)
class ShipLaunchedBySymbol(Event):
    rule: ClassVar[str] = "ANT-125"
    seat: int
    ship: int
    zone: int


@dataclass(frozen=True, slots=True)
class LaunchSkipped(Event):
    """The symbol launches no ship: none is left, or (`full`) the sun's zone has no free space."""

    rule: ClassVar[str] = "ANT-125"
    seat: int
    zone: int
    full: bool


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    rule: ClassVar[str] = "ANT-121"
    seat: int
    ship: int
    origin: int
    zone: int


@dataclass(frozen=True, slots=True)
class ShipyardCardTaken(Event):
    """For the taker alone."""

    rule: ClassVar[str] = "ANT-082"
    seat: int
    shipyard_card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ShipyardCardTakenUnseen(Event):
    """The same for everybody: that a card was taken, not which."""

    rule: ClassVar[str] = "ANT-161"
    seat: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ShipyardCardDeclined(Event):
    rule: ClassVar[str] = "ANT-R42"
    seat: int


@dataclass(frozen=True, slots=True)
class ShipyardPileRemoved(Event):
    rule: ClassVar[str] = "ANT-084"
    left: int


@dataclass(frozen=True, slots=True)
class ShipyardCardPlayed(Event):
    rule: ClassVar[str] = "ANT-056"
    seat: int
    shipyard_card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class IcebreakerPlaced(Event):
    rule: ClassVar[str] = "ANT-130"
    seat: int
    zone: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """`cause` is a key of the locale file: last-scientist, last-building, stalemate, turn-limit,
    no-ships."""

    rule: ClassVar[str] = "ANT-140"
    seat: int
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "ANT-157"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
