"""What can happen in Circadians, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.kernel.engine.journal import Event, Part


@dataclass(frozen=True, slots=True)
class LeaderTaken(Event):
    rule: ClassVar[str] = "CIR-021"
    seat: int
    leader: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class LeaderRemoved(Event):
    rule: ClassVar[str] = "CIR-230"
    seat: int
    leader: int


@dataclass(frozen=True, slots=True)
class SalJoined(Event):
    rule: ClassVar[str] = "CIR-161"
    seat: int


@dataclass(frozen=True, slots=True)
class RenzoDealt(Event):
    rule: ClassVar[str] = "CIR-166"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ContractsPassed(Event):
    rule: ClassVar[str] = "CIR-023"
    step: int
    count: int


@dataclass(frozen=True, slots=True)
class DraftEnded(Event):
    rule: ClassVar[str] = "CIR-023"
    count: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    rule: ClassVar[str] = "CIR-001"
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class EventRevealed(Event):
    rule: ClassVar[str] = "CIR-030"
    seat: int
    event_card: int
    good: bool
    round: int


@dataclass(frozen=True, slots=True)
class OwnEventRevealed(Event):
    rule: ClassVar[str] = "CIR-166"
    seat: int
    own_event: int


@dataclass(frozen=True, slots=True)
class EventChosen(Event):
    rule: ClassVar[str] = "CIR-166"
    seat: int
    event_card: int


@dataclass(frozen=True, slots=True)
class CachesTurned(Event):
    rule: ClassVar[str] = "CIR-R01"
    cache_values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    rule: ClassVar[str] = "CIR-031"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class DiceSeen(Event):
    """For the eyes of the player behind the Screen."""

    rule: ClassVar[str] = "CIR-031"
    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceAssigned(Event):
    rule: ClassVar[str] = "CIR-040"
    seat: int
    in_garages: tuple[int, ...]
    in_farms: tuple[int, ...]
    garage_count: int
    farm_count: int


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    """Resources from the general supply; `cause` says what gave them."""

    rule: ClassVar[str] = "CIR-006"
    seat: int
    water: int
    algae: int
    energy: int
    gem: int
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ContractsDrawn(Event):
    rule: ClassVar[str] = "CIR-018"
    seat: int
    count: int
    left: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ContractsSeen(Event):
    """For the eyes of the player who drew."""

    rule: ClassVar[str] = "CIR-129"
    seat: int
    contracts_drawn: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ContractsShuffled(Event):
    rule: ClassVar[str] = "CIR-018"
    count: int


@dataclass(frozen=True, slots=True)
class ContractsDiscarded(Event):
    rule: ClassVar[str] = "CIR-018"
    seat: int
    contract: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class DiceGained(Event):
    """Dice from the reserve; `lost` are those that an empty reserve did not give."""

    rule: ClassVar[str] = "CIR-007"
    seat: int
    count: int
    lost: int
    reserve: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class NewDieRolled(Event):
    rule: ClassVar[str] = "CIR-172"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class NewDieAssigned(Event):
    rule: ClassVar[str] = "CIR-172"
    seat: int
    value: int
    farm: int


@dataclass(frozen=True, slots=True)
class NewDieKept(Event):
    rule: ClassVar[str] = "CIR-172"
    seat: int


@dataclass(frozen=True, slots=True)
class DieSent(Event):
    """A die leaves its place with a face and shows `value` at its destination."""

    rule: ClassVar[str] = "CIR-054"
    seat: int
    source: int
    face: int
    value: int
    location: int


@dataclass(frozen=True, slots=True)
class DiceToCanteen(Event):
    rule: ClassVar[str] = "CIR-052"
    seat: int
    count: int
    water: int


@dataclass(frozen=True, slots=True)
class AlgaePaid(Event):
    rule: ClassVar[str] = "CIR-051"
    seat: int
    source: int
    amount: int


@dataclass(frozen=True, slots=True)
class CostPaid(Event):
    """An action's cost, and where it comes from."""

    rule: ClassVar[str] = "CIR-R07"
    seat: int
    resource: int
    amount: int
    base: int
    ship: int
    contracts_less: int
    event_more: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [Part(self.base, "printed-cost", self.cited())]
        if self.ship:
            rows.append(Part(-self.ship, "ship-discount", "CIR-053"))
        if self.contracts_less:
            rows.append(Part(-self.contracts_less, "contract-discount", "CIR-R07"))
        if self.event_more:
            rows.append(Part(self.event_more, "event-change", "CIR-030"))
        floor = self.amount - sum(part.number for part in rows)
        return [*rows, Part(floor, "never-below-nothing", "CIR-R07")] if floor else rows


@dataclass(frozen=True, slots=True)
class HeadquartersTaxed(Event):
    rule: ClassVar[str] = "CIR-R26"
    seat: int


@dataclass(frozen=True, slots=True)
class GemsMined(Event):
    rule: ClassVar[str] = "CIR-075"
    seat: int
    x: int
    value: int
    gem: int


@dataclass(frozen=True, slots=True)
class Traded(Event):
    rule: ClassVar[str] = "CIR-096"
    seat: int
    given_up: int
    give_amount: int
    gained: int
    get_amount: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TradingEnded(Event):
    rule: ClassVar[str] = "CIR-096"
    seat: int
    left: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class HarvesterMoved(Event):
    rule: ClassVar[str] = "CIR-103"
    seat: int
    origin: int
    space: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class HarvesterStayed(Event):
    rule: ClassVar[str] = "CIR-R10"
    rules_out: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    rule: ClassVar[str] = "CIR-104"
    seat: int
    resource: int
    amount: int
    space: int


@dataclass(frozen=True, slots=True)
class FarmBuilt(Event):
    rule: ClassVar[str] = "CIR-081"
    seat: int
    farm_tile: int
    farm: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class FarmDestroyed(Event):
    rule: ClassVar[str] = "CIR-081"
    seat: int
    farm_tile: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class FarmDeclined(Event):
    rule: ClassVar[str] = "CIR-R14"
    seat: int


@dataclass(frozen=True, slots=True)
class ShipBuilt(Event):
    rule: ClassVar[str] = "CIR-093"
    seat: int
    ship_tile: int
    garage: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ShipDestroyed(Event):
    rule: ClassVar[str] = "CIR-093"
    seat: int
    ship_tile: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ShipDeclined(Event):
    rule: ClassVar[str] = "CIR-R14"
    seat: int


@dataclass(frozen=True, slots=True)
class Negotiated(Event):
    rule: ClassVar[str] = "CIR-110"
    seat: int
    faction: int
    row: int
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class FactionPaid(Event):
    rule: ClassVar[str] = "CIR-113"
    seat: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class FactionDeclined(Event):
    rule: ClassVar[str] = "CIR-113"
    seat: int


@dataclass(frozen=True, slots=True)
class DieSet(Event):
    rule: ClassVar[str] = "CIR-113"
    seat: int
    face: int
    value: int


@dataclass(frozen=True, slots=True)
class ProgressMade(Event):
    rule: ClassVar[str] = "CIR-114"
    seat: int
    value: int
    reward: int


@dataclass(frozen=True, slots=True)
class ComplicationMet(Event):
    rule: ClassVar[str] = "CIR-116"
    seat: int
    condition: int


@dataclass(frozen=True, slots=True)
class ComplicationIgnored(Event):
    rule: ClassVar[str] = "CIR-199"
    rules_out: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PenaltySuffered(Event):
    rule: ClassVar[str] = "CIR-118"
    seat: int
    condition: int
    penalty: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class GemLost(Event):
    rule: ClassVar[str] = "CIR-120"
    seat: int


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    rule: ClassVar[str] = "CIR-120"
    seat: int
    reserve: int


@dataclass(frozen=True, slots=True)
class ContractFulfilled(Event):
    rule: ClassVar[str] = "CIR-126"
    seat: int
    contract: int
    points: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ContractPaid(Event):
    """One resource of a Contract's cost."""

    rule: ClassVar[str] = "CIR-126"
    seat: int
    resource: int
    amount: int
    base: int
    less_all: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [Part(self.base, "printed-cost", "CIR-126")]
        return [*rows, Part(-self.less_all, "all-discounts", "CIR-R07")] if self.less_all else rows


@dataclass(frozen=True, slots=True)
class SecondContractDeclined(Event):
    rule: ClassVar[str] = "CIR-173"
    seat: int


@dataclass(frozen=True, slots=True)
class PlanetHarvested(Event):
    rule: ClassVar[str] = "CIR-136"
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class FarmHarvested(Event):
    rule: ClassVar[str] = "CIR-137"
    seat: int
    farm: int
    value: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class FarmIdle(Event):
    rule: ClassVar[str] = "CIR-086"
    seat: int
    farm_tile: int
    value: int


@dataclass(frozen=True, slots=True)
class DiceBack(Event):
    rule: ClassVar[str] = "CIR-145"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RadioPassed(Event):
    rule: ClassVar[str] = "CIR-146"
    seat: int


@dataclass(frozen=True, slots=True)
class DiceOverLimit(Event):
    rule: ClassVar[str] = "CIR-147"
    seat: int
    count: int
    limit: int


@dataclass(frozen=True, slots=True)
class SchemesShuffled(Event):
    rule: ClassVar[str] = "CIR-241"
    explains: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class SchemeRevealed(Event):
    rule: ClassVar[str] = "CIR-247"
    explains: ClassVar[bool] = True
    scheme: int
    number: int
    value: int


@dataclass(frozen=True, slots=True)
class SchemeAdded(Event):
    rule: ClassVar[str] = "CIR-258"
    explains: ClassVar[bool] = True
    scheme: int


@dataclass(frozen=True, slots=True)
class AiHarvesterMoved(Event):
    rule: ClassVar[str] = "CIR-248"
    origin: int
    space: int
    value: int
    gem: int
    water: int


@dataclass(frozen=True, slots=True)
class AiHarvesterStuck(Event):
    rule: ClassVar[str] = "CIR-250"
    rules_out: ClassVar[bool] = True
    space: int
    value: int


@dataclass(frozen=True, slots=True)
class AiWithoutDice(Event):
    rule: ClassVar[str] = "CIR-254"
    rules_out: ClassVar[bool] = True
    scheme: int


@dataclass(frozen=True, slots=True)
class AiOptionSkipped(Event):
    """The AI could not take an option of its Scheme; `cause` says why, with the numbers
    compared."""

    rule: ClassVar[str] = "CIR-251"
    explains: ClassVar[bool] = True
    rules_out: ClassVar[bool] = True
    scheme: int
    target: int
    cause: str
    needed: int
    had: int


@dataclass(frozen=True, slots=True)
class AiSent(Event):
    """The AI's die went to an option; `gem` was gained, or paid when below 0."""

    rule: ClassVar[str] = "CIR-252"
    scheme: int
    target: int
    value: int
    gem: int
    gems_left: int


@dataclass(frozen=True, slots=True)
class AiDieStayed(Event):
    rule: ClassVar[str] = "CIR-R28"
    rules_out: ClassVar[bool] = True
    scheme: int


@dataclass(frozen=True, slots=True)
class AiTokenUnlocked(Event):
    rule: ClassVar[str] = "CIR-256"
    stars: int


@dataclass(frozen=True, slots=True)
class AiIncidentMoved(Event):
    rule: ClassVar[str] = "CIR-262"
    progress_line: bool
    place: int


@dataclass(frozen=True, slots=True)
class AiDiceBack(Event):
    rule: ClassVar[str] = "CIR-263"
    count: int
    lost: int
    on_board: int


@dataclass(frozen=True, slots=True)
class AiGemsGained(Event):
    """The AI's Gems in Harvest."""

    rule: ClassVar[str] = "CIR-263"
    gem: int
    income: int
    bonus: int
    on_board: int

    def parts(self) -> list[Part]:
        rows = [Part(self.income, "above-rightmost-die", "CIR-263")]
        return [*rows, Part(self.bonus, "development-token", "CIR-257")] if self.bonus else rows


@dataclass(frozen=True, slots=True)
class AiDiceGained(Event):
    rule: ClassVar[str] = "CIR-243"
    count: int
    on_board: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TopTokensDestroyed(Event):
    rule: ClassVar[str] = "CIR-265"
    farm_tile: int
    ship_tile: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "CIR-149"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
