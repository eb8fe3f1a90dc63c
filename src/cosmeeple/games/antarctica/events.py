"""What can happen in Antarctica, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from cosmeeple.kernel.engine.journal import Event, Part


class ShipPlaced(Event, rule="ANT-034"):
    seat: int
    ship: int
    zone: int


class BonusCubePlaced(Event, rule="ANT-037"):
    seat: int
    track: int


class SunMoved(Event, rule="ANT-040"):
    origin: int
    zone: int
    seat: int
    turn: int


class IcebreakerUsed(Event, rule="ANT-130"):
    seat: int
    zone: int
    turn: int


class ShipSailed(Event, rule="ANT-050"):
    seat: int
    ship: int
    origin: int
    zone: int


class Passed(Event, rule="ANT-054"):
    seat: int


class PieceDiscarded(Event, rule="ANT-058"):
    """A cube or ship goes to Discarded; `hired` is the scientist received for it, 0 or 1."""

    seat: int
    piece: str
    hired: int
    reserve_left: int


class BuildingErected(Event, rule="ANT-075"):
    seat: int
    card: int
    building: int
    zone: int
    spent: int
    supply_left: int


class ResourceCardPlayed(Event, rule="ANT-072"):
    seat: int
    resource_card: int
    building: int


class ResourceCardTaken(Event, rule="ANT-127"):
    seat: int
    resource_card: int


class AdvancedCardTaken(Event, rule="ANT-126"):
    """The same for an advanced resource card, which has a symbol and a stack of its own."""

    seat: int
    resource_card: int


class ScientistsHired(Event, rule="ANT-091"):
    """A camp was used: ships + scientists there, but no more than the reserve holds."""

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


class ScientistsReceived(Event, rule="ANT-124"):
    """From reserve to supply by the symbol."""

    seat: int
    hired: int
    reserve_left: int


class ScientistsAdded(Event, rule="ANT-133"):
    """From reserve to supply by the card Add 2 Scientists."""

    seat: int
    hired: int
    reserve_left: int


class ScientistSent(Event, rule="ANT-132"):
    seat: int
    zone: int
    supply_left: int


class StationUsed(Event, rule="ANT-100"):
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


class CubeAdvanced(Event, rule="ANT-110"):
    """`points` were spent, `jumped` occupied spaces cost nothing, `lost` points did not fit on the
    track."""

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


class SymbolFired(Event, rule="ANT-115"):
    seat: int
    track: int
    space: int
    symbol: int
    everybody: bool


class ShipLaunched(Event, rule="ANT-081"):
    seat: int
    ship: int
    zone: int


class ShipLaunchedBySymbol(Event, rule="ANT-125"):
    seat: int
    ship: int
    zone: int


class LaunchSkipped(Event, rule="ANT-125"):
    """The symbol launches no ship: none is left, or (`full`) the sun's zone has no free space."""

    seat: int
    zone: int
    full: bool


class ShipMoved(Event, rule="ANT-121"):
    seat: int
    ship: int
    origin: int
    zone: int


class ShipyardCardTaken(Event, rule="ANT-082"):
    """For the taker alone."""

    seat: int
    shipyard_card: int
    cites: str = ""


class ShipyardCardTakenUnseen(Event, rule="ANT-161"):
    """The same for everybody: that a card was taken, not which."""

    seat: int
    cites: str = ""


class ShipyardCardDeclined(Event, rule="ANT-R42"):
    seat: int


class ShipyardPileRemoved(Event, rule="ANT-084"):
    left: int


class ShipyardCardPlayed(Event, rule="ANT-056"):
    seat: int
    shipyard_card: int
    cites: str = ""


class IcebreakerPlaced(Event, rule="ANT-130"):
    seat: int
    zone: int


class EndTriggered(Event, rule="ANT-140"):
    """`cause` is a key of the locale file: last-scientist, last-building, stalemate, turn-limit,
    no-ships."""

    seat: int
    cause: str
    cites: str = ""


class GameEnded(Event, rule="ANT-157"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
