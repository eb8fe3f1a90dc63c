"""What can happen in Race for the Galaxy, for log and animation. The field names say how to show
them (see notation.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.games.race.orb_places import SOMEWHERE
from cosmeeple.kernel.engine.journal import Event, Part


@dataclass(frozen=True, slots=True)
class StartWorldPlaced(Event):
    rule: ClassVar[str] = "RAC-023"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    rule: ClassVar[str] = "RAC-040"
    round: int


@dataclass(frozen=True, slots=True)
class ActionRevealed(Event):
    rule: ClassVar[str] = "RAC-040"
    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    rule: ClassVar[str] = "RAC-040"
    phase: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    rule: ClassVar[str] = "RAC-009"
    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """`cause` is a word of the locale files: explore, phase, placing, trade, power, produce."""

    rule: ClassVar[str] = "RAC-009"
    seat: int
    count: int
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """For the player's own eyes: which cards were drawn."""

    rule: ClassVar[str] = "RAC-471"
    seat: int
    cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsExplored(Event):
    rule: ClassVar[str] = "RAC-061"
    seat: int
    count: int
    kept: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    rule: ClassVar[str] = "RAC-471"
    seat: int
    count: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class NothingPlaced(Event):
    rule: ClassVar[str] = "RAC-081"
    seat: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A development or world is revealed and laid down; paying or conquering follows."""

    rule: ClassVar[str] = "RAC-081"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardPaid(Event):
    """What was paid, as a sum: printed cost or defence, less discounts, less the bonus or
    rebate."""

    rule: ClassVar[str] = "RAC-082"
    seat: int
    card: int
    printed: int
    discount: int
    rebate: int
    paid: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [
            Part(self.printed, "printed-cost", self.cited()),
            Part(-self.discount, "discounts", self.cited()),
            Part(-self.rebate, "bonus-or-rebate", self.cited()),
        ]
        lifted = self.paid - (self.printed - self.discount - self.rebate)
        return [
            row for row in (*rows, Part(lifted, "never-below-zero", self.cited())) if row.number
        ]


@dataclass(frozen=True, slots=True)
class WorldFreed(Event):
    """A world placed for nothing by a sacrificed card."""

    rule: ClassVar[str] = "RAC-211"
    seat: int
    card: int
    by: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class WorldConquered(Event):
    rule: ClassVar[str] = "RAC-103"
    seat: int
    card: int
    general: int
    specialised: int
    temporary: int
    used: int
    defence: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [
            Part(self.general, "military", "RAC-104"),
            Part(self.specialised, "specialised-military", "RAC-104"),
            Part(self.temporary, "temporary-military", "RAC-105"),
            Part(-self.used, "used-military", "RAC-220"),
        ]
        return [row for row in rows if row.number]


@dataclass(frozen=True, slots=True)
class MilitaryBoosted(Event):
    rule: ClassVar[str] = "RAC-105"
    seat: int
    by: int
    amount: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardSacrificed(Event):
    rule: ClassVar[str] = "RAC-209"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card turned up for all to see; `taken` says what becomes of it: hand, tableau, discard."""

    rule: ClassVar[str] = "RAC-472"
    seat: int
    card: int
    taken: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class LuckTried(Event):
    """Instead of a world from the hand the top card shall be turned up; told together with what the
    others place."""

    rule: ClassVar[str] = "RAC-222"
    seat: int


@dataclass(frozen=True, slots=True)
class NumberNamed(Event):
    rule: ClassVar[str] = "RAC-229"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GoodPlaced(Event):
    rule: ClassVar[str] = "RAC-010"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GoodsGathered(Event):
    rule: ClassVar[str] = "RAC-247"
    seat: int
    card: int
    count: int


@dataclass(frozen=True, slots=True)
class GoodSold(Event):
    rule: ClassVar[str] = "RAC-131"
    seat: int
    card: int
    good: int
    price: int
    bonuses: int
    here: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [
            Part(self.price, "price", "RAC-131"),
            Part(self.bonuses, "sale-bonuses", "RAC-131"),
            Part(self.here, "sale-bonus-here", "RAC-131"),
        ]
        return [row for row in rows if row.number]


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    rule: ClassVar[str] = "RAC-134"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class GoodSpent(Event):
    rule: ClassVar[str] = "RAC-135"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ChipsGained(Event):
    rule: ClassVar[str] = "RAC-139"
    seat: int
    by: int
    chips: int
    multiplier: int
    pool_left: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """`cause` is a word of the locale files: tableau, pool, rounds, orb."""

    rule: ClassVar[str] = "RAC-181"
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "RAC-190"
    winners: tuple[int, ...]
    #: Nothing in rows that were stored before the points were told.
    scores: tuple[int, ...] = ()


# --- the Orb


@dataclass(frozen=True, slots=True)
class TokenUsed(Event):
    rule: ClassVar[str] = "RAC-430"
    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """`letter` is what everybody sees: the back, A or B."""

    rule: ClassVar[str] = "RAC-386"
    seat: int
    cell: int
    letter: str
    square: int = SOMEWHERE


@dataclass(frozen=True, slots=True)
class TokenSeen(Event):
    """For the player's own eyes: which token it is."""

    rule: ClassVar[str] = "RAC-386"
    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class OrbStepBegan(Event):
    rule: ClassVar[str] = "RAC-360"
    track: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrbTurnChosen(Event):
    """`actions` is a word of the locale files: pass, move_play, move_take, play_take, all."""

    rule: ClassVar[str] = "RAC-362"
    seat: int
    actions: str


@dataclass(frozen=True, slots=True)
class TeamMoved(Event):
    rule: ClassVar[str] = "RAC-380"
    seat: int
    origin: int
    cell: int
    steps: int
    left_square: int = SOMEWHERE
    square: int = SOMEWHERE


@dataclass(frozen=True, slots=True)
class TeamPlaced(Event):
    rule: ClassVar[str] = "RAC-345"
    seat: int
    cell: int
    square: int = SOMEWHERE
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TeamReturned(Event):
    rule: ClassVar[str] = "RAC-367"
    seat: int
    cell: int
    square: int = SOMEWHERE


@dataclass(frozen=True, slots=True)
class PieceLaid(Event):
    """`own` is the square of the piece by which its place is told, `relation` how that lies to the
    named square (`orb_places.py`)."""

    rule: ClassVar[str] = "RAC-400"
    seat: int
    piece: int
    turn: int
    cell: int
    own: str = "somewhere"
    relation: str = "on"
    square: int = SOMEWHERE
    cites: str = ""


@dataclass(frozen=True, slots=True)
class OrbCardTaken(Event):
    rule: ClassVar[str] = "RAC-414"
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class OrbCardsSeen(Event):
    """For the player's own eyes, or for all when they cannot be played."""

    rule: ClassVar[str] = "RAC-471"
    seat: int
    orb_cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class OrbCardsShown(Event):
    rule: ClassVar[str] = "RAC-346"
    seat: int
    orb_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrbCardRemoved(Event):
    rule: ClassVar[str] = "RAC-387"
    seat: int
    orb_card: int
