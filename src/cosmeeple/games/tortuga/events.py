"""What can happen in Tortuga 2199, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.kernel.engine.journal import Event, Part

# --- setup and turns


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    rule: ClassVar[str] = "TOR-022"
    seat: int


@dataclass(frozen=True, slots=True)
class ShipChosen(Event):
    rule: ClassVar[str] = "TOR-022"
    seat: int
    ship: int


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """First hands, from the first player on."""

    rule: ClassVar[str] = "TOR-025"
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "TOR-040"
    seat: int
    rounds: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    rule: ClassVar[str] = "TOR-046"
    seat: int


@dataclass(frozen=True, slots=True)
class ShipPlaced(Event):
    rule: ClassVar[str] = "TOR-041"
    seat: int
    sector: int


@dataclass(frozen=True, slots=True)
class ReserveTaken(Event):
    rule: ClassVar[str] = "TOR-050"
    seat: int


@dataclass(frozen=True, slots=True)
class ReserveTakenSecretly(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "TOR-050"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ReserveLeft(Event):
    rule: ClassVar[str] = "TOR-050"
    seat: int


# --- cards


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    rule: ClassVar[str] = "TOR-031"
    seat: int
    count: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsDrawnSecretly(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "TOR-031"
    seat: int
    cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    rule: ClassVar[str] = "TOR-031"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """Printed Crypto and Manoeuvres, and what a condition or tokens added to them."""

    rule: ClassVar[str] = "TOR-051"
    seat: int
    card: int
    crypto: int
    extra_crypto: int
    maneuver: int
    extra_maneuver: int

    def parts(self) -> list[Part]:
        rows = [
            Part(self.crypto, "printed-crypto", "TOR-051"),
            Part(self.extra_crypto, "extra-crypto", "TOR-164"),
            Part(self.maneuver, "printed-maneuver", "TOR-051"),
            Part(self.extra_maneuver, "extra-maneuver", "TOR-164"),
        ]
        return [row for row in rows if row.number]


@dataclass(frozen=True, slots=True)
class ResourcesTaken(Event):
    rule: ClassVar[str] = "TOR-166"
    seat: int
    card: int
    crypto: int
    maneuver: int


@dataclass(frozen=True, slots=True)
class InfluenceFromCard(Event):
    rule: ClassVar[str] = "TOR-166"
    seat: int
    card: int
    influence: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    rule: ClassVar[str] = "TOR-036"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TrophyBoxed(Event):
    """A Hunt card left the game without a reward, and its token with it."""

    rule: ClassVar[str] = "TOR-A19"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardReserved(Event):
    rule: ClassVar[str] = "TOR-075"
    seat: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardReservedSecretly(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "TOR-A26"
    seat: int
    card: int
    cites: str = ""


# --- the board


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    rule: ClassVar[str] = "TOR-062"
    seat: int
    origin: int
    sector: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    rule: ClassVar[str] = "TOR-055"
    seat: int
    card: int
    price: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    rule: ClassVar[str] = "TOR-057"
    deck: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class MarketRefreshed(Event):
    rule: ClassVar[str] = "TOR-060"
    seat: int
    deck: int
    card: int


@dataclass(frozen=True, slots=True)
class MineralTaken(Event):
    rule: ClassVar[str] = "TOR-065"
    seat: int
    sector: int
    from_stash: bool
    held: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class MineralSpent(Event):
    rule: ClassVar[str] = "TOR-070"
    seat: int
    held: int
    stash: int


@dataclass(frozen=True, slots=True)
class MarketTokenUsed(Event):
    rule: ClassVar[str] = "TOR-096"
    seat: int
    sector: int
    crypto: int


@dataclass(frozen=True, slots=True)
class SectorUsed(Event):
    rule: ClassVar[str] = "TOR-097"
    seat: int
    sector: int


@dataclass(frozen=True, slots=True)
class InfluenceBought(Event):
    rule: ClassVar[str] = "TOR-095"
    seat: int
    price: int


# --- hunts


@dataclass(frozen=True, slots=True)
class HuntScouted(Event):
    rule: ClassVar[str] = "TOR-072"
    seat: int
    sector: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class HuntSeen(Event):
    """For the scout alone."""

    rule: ClassVar[str] = "TOR-171"
    seat: int
    sector: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class HuntCaptured(Event):
    rule: ClassVar[str] = "TOR-081"
    seat: int
    sector: int
    card: int
    paid: int
    influence: int


@dataclass(frozen=True, slots=True)
class HuntClaimed(Event):
    rule: ClassVar[str] = "TOR-083"
    seat: int
    card: int
    influence: int


# --- control


@dataclass(frozen=True, slots=True)
class SectorConquered(Event):
    """Taken from `former`, or (`taken` false) from nobody."""

    rule: ClassVar[str] = "TOR-086"
    seat: int
    sector: int
    taken: bool
    former: int
    level: int


@dataclass(frozen=True, slots=True)
class SectorStrengthened(Event):
    rule: ClassVar[str] = "TOR-093"
    seat: int
    sector: int
    level: int


@dataclass(frozen=True, slots=True)
class DefenceRaised(Event):
    rule: ClassVar[str] = "TOR-163"
    seat: int
    sector: int
    level: int


@dataclass(frozen=True, slots=True)
class MarkerTakenBack(Event):
    rule: ClassVar[str] = "TOR-A21"
    seat: int
    sector: int


# --- the skirmish


@dataclass(frozen=True, slots=True)
class AttackBegun(Event):
    rule: ClassVar[str] = "TOR-100"
    attacker: int
    defender: int
    sector: int


@dataclass(frozen=True, slots=True)
class CardCommitted(Event):
    """For the attacker alone."""

    rule: ClassVar[str] = "TOR-102"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    rule: ClassVar[str] = "TOR-102"
    attacker: int
    defender: int
    count: int


@dataclass(frozen=True, slots=True)
class DefenceShown(Event):
    rule: ClassVar[str] = "TOR-103"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackRevealed(Event):
    rule: ClassVar[str] = "TOR-104"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StrengthCounted(Event):
    """One side of the skirmish, term by term."""

    rule: ClassVar[str] = "TOR-106"
    seat: int
    printed: int
    bonus: int
    turrets: int
    walls: int
    total: int

    def parts(self) -> list[Part]:
        rows = [
            Part(self.printed, "cards-strength", "TOR-106"),
            Part(self.bonus, "skirmish-abilities", "TOR-105"),
            Part(self.turrets, "turret-tokens", "TOR-107"),
            Part(self.walls, "sector-defence", "TOR-108"),
        ]
        return [row for row in rows if row.number or row.words == "cards-strength"]


@dataclass(frozen=True, slots=True)
class SkirmishWon(Event):
    rule: ClassVar[str] = "TOR-109"
    winner: int
    loser: int
    sector: int
    strength: int
    against: int


@dataclass(frozen=True, slots=True)
class ShipDrivenOff(Event):
    rule: ClassVar[str] = "TOR-111"
    seat: int


@dataclass(frozen=True, slots=True)
class InfluenceTaken(Event):
    rule: ClassVar[str] = "TOR-112"
    winner: int
    loser: int
    taken: int
    from_bank: int
    cites: str = ""

    def parts(self) -> list[Part]:
        rows = [
            Part(self.taken, "from-the-loser", "TOR-112"),
            Part(self.from_bank, "from-the-bank", "TOR-112"),
        ]
        return [row for row in rows if row.number]


@dataclass(frozen=True, slots=True)
class SectorSeized(Event):
    rule: ClassVar[str] = "TOR-113"
    winner: int
    loser: int
    sector: int
    level: int


# --- the end


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    rule: ClassVar[str] = "TOR-132"
    seat: int


@dataclass(frozen=True, slots=True)
class PoliticalVictory(Event):
    rule: ClassVar[str] = "TOR-131"
    seat: int
    influence: int


@dataclass(frozen=True, slots=True)
class RoundLimitReached(Event):
    rule: ClassVar[str] = "TOR-A30"
    rounds: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "TOR-135"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    cites: str = ""
