"""What can happen in Circadians, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from cosmeeple.kernel.engine.journal import Event, Part


class LeaderTaken(Event, rule="CIR-021"):
    seat: int
    leader: int
    cites: str = ""


class LeaderRemoved(Event, rule="CIR-230"):
    seat: int
    leader: int


class SalJoined(Event, rule="CIR-161"):
    seat: int


class RenzoDealt(Event, rule="CIR-166"):
    seat: int
    count: int


class ContractsPassed(Event, rule="CIR-023"):
    step: int
    count: int


class DraftEnded(Event, rule="CIR-023"):
    count: int


class RoundStarted(Event, rule="CIR-001"):
    round: int
    seat: int


class EventRevealed(Event, rule="CIR-030"):
    seat: int
    event_card: int
    good: bool
    round: int


class OwnEventRevealed(Event, rule="CIR-166"):
    seat: int
    own_event: int


class EventChosen(Event, rule="CIR-166"):
    seat: int
    event_card: int


class CachesTurned(Event, rule="CIR-R01"):
    cache_values: tuple[int, ...]


class DiceRolled(Event, rule="CIR-031"):
    seat: int
    count: int


class DiceSeen(Event, rule="CIR-031"):
    """For the eyes of the player behind the Screen."""

    seat: int
    faces: tuple[int, ...]


class DiceAssigned(Event, rule="CIR-040"):
    seat: int
    in_garages: tuple[int, ...]
    in_farms: tuple[int, ...]
    garage_count: int
    farm_count: int


class GoodsGained(Event, rule="CIR-006"):
    """Resources from the general supply; `cause` says what gave them."""

    seat: int
    water: int
    algae: int
    energy: int
    gem: int
    cause: str
    cites: str = ""


class ContractsDrawn(Event, rule="CIR-018"):
    seat: int
    count: int
    left: int
    cites: str = ""


class ContractsSeen(Event, rule="CIR-129"):
    """For the eyes of the player who drew."""

    seat: int
    contracts_drawn: tuple[int, ...]
    cites: str = ""


class ContractsShuffled(Event, rule="CIR-018"):
    count: int


class ContractsDiscarded(Event, rule="CIR-018"):
    seat: int
    contract: int
    cites: str = ""


class DiceGained(Event, rule="CIR-007"):
    """Dice from the reserve; `lost` are those that an empty reserve did not give."""

    seat: int
    count: int
    lost: int
    reserve: int
    cites: str = ""


class NewDieRolled(Event, rule="CIR-172"):
    seat: int
    value: int


class NewDieAssigned(Event, rule="CIR-172"):
    seat: int
    value: int
    farm: int


class NewDieKept(Event, rule="CIR-172"):
    seat: int


class DieSent(Event, rule="CIR-054"):
    """A die leaves its place with a face and shows `value` at its destination."""

    seat: int
    source: int
    face: int
    value: int
    location: int


class DiceToCanteen(Event, rule="CIR-052"):
    seat: int
    count: int
    water: int


class AlgaePaid(Event, rule="CIR-051"):
    seat: int
    source: int
    amount: int


class CostPaid(Event, rule="CIR-R07"):
    """An action's cost, and where it comes from."""

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


class HeadquartersTaxed(Event, rule="CIR-R26"):
    seat: int


class GemsMined(Event, rule="CIR-075"):
    seat: int
    x: int
    value: int
    gem: int


class Traded(Event, rule="CIR-096"):
    seat: int
    given_up: int
    give_amount: int
    gained: int
    get_amount: int
    cites: str = ""


class TradingEnded(Event, rule="CIR-096"):
    seat: int
    left: int
    cites: str = ""


class HarvesterMoved(Event, rule="CIR-103"):
    seat: int
    origin: int
    space: int
    cites: str = ""


class HarvesterStayed(Event, rule="CIR-R10", rules_out=True):
    seat: int


class TokenTaken(Event, rule="CIR-104"):
    seat: int
    resource: int
    amount: int
    space: int


class FarmBuilt(Event, rule="CIR-081"):
    seat: int
    farm_tile: int
    farm: int
    cites: str = ""


class FarmDestroyed(Event, rule="CIR-081"):
    seat: int
    farm_tile: int
    cites: str = ""


class FarmDeclined(Event, rule="CIR-R14"):
    seat: int


class ShipBuilt(Event, rule="CIR-093"):
    seat: int
    ship_tile: int
    garage: int
    cites: str = ""


class ShipDestroyed(Event, rule="CIR-093"):
    seat: int
    ship_tile: int
    cites: str = ""


class ShipDeclined(Event, rule="CIR-R14"):
    seat: int


class Negotiated(Event, rule="CIR-110"):
    seat: int
    faction: int
    row: int
    value: int
    points: int


class FactionPaid(Event, rule="CIR-113"):
    seat: int
    resource: int
    amount: int


class FactionDeclined(Event, rule="CIR-113"):
    seat: int


class DieSet(Event, rule="CIR-113"):
    seat: int
    face: int
    value: int


class ProgressMade(Event, rule="CIR-114"):
    seat: int
    value: int
    reward: int


class ComplicationMet(Event, rule="CIR-116"):
    seat: int
    condition: int


class ComplicationIgnored(Event, rule="CIR-199", rules_out=True):
    seat: int


class PenaltySuffered(Event, rule="CIR-118"):
    seat: int
    condition: int
    penalty: int
    mirrored: bool


class GemLost(Event, rule="CIR-120"):
    seat: int


class DieReturned(Event, rule="CIR-120"):
    seat: int
    reserve: int


class ContractFulfilled(Event, rule="CIR-126"):
    seat: int
    contract: int
    points: int
    cites: str = ""


class ContractPaid(Event, rule="CIR-126"):
    """One resource of a Contract's cost."""

    seat: int
    resource: int
    amount: int
    base: int
    less_all: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [Part(self.base, "printed-cost", "CIR-126")]
        return [*rows, Part(-self.less_all, "all-discounts", "CIR-R07")] if self.less_all else rows


class SecondContractDeclined(Event, rule="CIR-173"):
    seat: int


class PlanetHarvested(Event, rule="CIR-136"):
    seat: int
    space: int


class FarmHarvested(Event, rule="CIR-137"):
    seat: int
    farm: int
    value: int
    resource: int
    amount: int


class FarmIdle(Event, rule="CIR-086"):
    seat: int
    farm_tile: int
    value: int


class DiceBack(Event, rule="CIR-145"):
    seat: int
    count: int


class RadioPassed(Event, rule="CIR-146"):
    seat: int


class DiceOverLimit(Event, rule="CIR-147"):
    seat: int
    count: int
    limit: int


class SchemesShuffled(Event, rule="CIR-241", explains=True):
    count: int


class SchemeRevealed(Event, rule="CIR-247", explains=True):
    scheme: int
    number: int
    value: int


class SchemeAdded(Event, rule="CIR-258", explains=True):
    scheme: int


class AiHarvesterMoved(Event, rule="CIR-248"):
    origin: int
    space: int
    value: int
    gem: int
    water: int


class AiHarvesterStuck(Event, rule="CIR-250", rules_out=True):
    space: int
    value: int


class AiWithoutDice(Event, rule="CIR-254", rules_out=True):
    scheme: int


class AiOptionSkipped(Event, rule="CIR-251", explains=True, rules_out=True):
    """The AI could not take an option of its Scheme; `cause` says why, with the numbers
    compared."""

    scheme: int
    target: int
    cause: str
    needed: int
    had: int


class AiSent(Event, rule="CIR-252"):
    """The AI's die went to an option; `gem` was gained, or paid when below 0."""

    scheme: int
    target: int
    value: int
    gem: int
    gems_left: int


class AiDieStayed(Event, rule="CIR-R28", rules_out=True):
    scheme: int


class AiTokenUnlocked(Event, rule="CIR-256"):
    stars: int


class AiIncidentMoved(Event, rule="CIR-262"):
    progress_line: bool
    place: int


class AiDiceBack(Event, rule="CIR-263"):
    count: int
    lost: int
    on_board: int


class AiGemsGained(Event, rule="CIR-263"):
    """The AI's Gems in Harvest."""

    gem: int
    income: int
    bonus: int
    on_board: int

    def parts(self) -> list[Part]:
        rows = [Part(self.income, "above-rightmost-die", "CIR-263")]
        return [*rows, Part(self.bonus, "development-token", "CIR-257")] if self.bonus else rows


class AiDiceGained(Event, rule="CIR-243"):
    count: int
    on_board: int
    cites: str = ""


class TopTokensDestroyed(Event, rule="CIR-265"):
    farm_tile: int
    ship_tile: int


class GameEnded(Event, rule="CIR-149"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
