"""What can happen in Tortuga 2199, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from cosmeeple.kernel.engine.journal import Event, Part

# --- setup and turns


class FirstPlayerDrawn(Event, rule="TOR-022"):
    seat: int


class ShipChosen(Event, rule="TOR-022"):
    seat: int
    ship: int


class HandsDealt(Event, rule="TOR-025"):
    """First hands, from the first player on."""

    sizes: tuple[int, ...]


class TurnBegan(Event, rule="TOR-040"):
    seat: int
    rounds: int


class TurnEnded(Event, rule="TOR-046"):
    seat: int


class ShipPlaced(Event, rule="TOR-041"):
    seat: int
    sector: int


class ReserveTaken(Event, rule="TOR-050"):
    seat: int


class ReserveTakenSecretly(Event, rule="TOR-050"):
    """For the owner alone."""

    seat: int
    card: int


class ReserveLeft(Event, rule="TOR-050"):
    seat: int


# --- cards


class CardsDrawn(Event, rule="TOR-031"):
    seat: int
    count: int
    cites: str = ""


class CardsDrawnSecretly(Event, rule="TOR-031"):
    """For the owner alone."""

    seat: int
    cards: tuple[int, ...]
    cites: str = ""


class DeckShuffled(Event, rule="TOR-031"):
    seat: int
    count: int


class CardPlayed(Event, rule="TOR-051"):
    """Printed Crypto and Manoeuvres, and what a condition or tokens added to them."""

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


class ResourcesTaken(Event, rule="TOR-166"):
    seat: int
    card: int
    crypto: int
    maneuver: int


class InfluenceFromCard(Event, rule="TOR-166"):
    seat: int
    card: int
    influence: int


class CardRemoved(Event, rule="TOR-036"):
    seat: int
    card: int
    cites: str = ""


class TrophyBoxed(Event, rule="TOR-A19"):
    """A Hunt card left the game without a reward, and its token with it."""

    seat: int
    card: int


class CardReserved(Event, rule="TOR-075"):
    seat: int
    cites: str = ""


class CardReservedSecretly(Event, rule="TOR-A26"):
    """For the owner alone."""

    seat: int
    card: int
    cites: str = ""


# --- the board


class ShipMoved(Event, rule="TOR-062"):
    seat: int
    origin: int
    sector: int
    cites: str = ""


class CardBought(Event, rule="TOR-055"):
    seat: int
    card: int
    price: int


class CardRevealed(Event, rule="TOR-057"):
    deck: int
    card: int
    cites: str = ""


class MarketRefreshed(Event, rule="TOR-060"):
    seat: int
    deck: int
    card: int


class MineralTaken(Event, rule="TOR-065"):
    seat: int
    sector: int
    from_stash: bool
    held: int
    cites: str = ""


class MineralSpent(Event, rule="TOR-070"):
    seat: int
    held: int
    stash: int


class MarketTokenUsed(Event, rule="TOR-096"):
    seat: int
    sector: int
    crypto: int


class SectorUsed(Event, rule="TOR-097"):
    seat: int
    sector: int


class InfluenceBought(Event, rule="TOR-095"):
    seat: int
    price: int


# --- hunts


class HuntScouted(Event, rule="TOR-072"):
    seat: int
    sector: int
    cites: str = ""


class HuntSeen(Event, rule="TOR-171"):
    """For the scout alone."""

    seat: int
    sector: int
    card: int
    cites: str = ""


class HuntCaptured(Event, rule="TOR-081"):
    seat: int
    sector: int
    card: int
    paid: int
    influence: int


class HuntClaimed(Event, rule="TOR-083"):
    seat: int
    card: int
    influence: int


# --- control


class SectorConquered(Event, rule="TOR-086"):
    """Taken from `former`, or (`taken` false) from nobody."""

    seat: int
    sector: int
    taken: bool
    former: int
    level: int


class SectorStrengthened(Event, rule="TOR-093"):
    seat: int
    sector: int
    level: int


class DefenceRaised(Event, rule="TOR-163"):
    seat: int
    sector: int
    level: int


class MarkerTakenBack(Event, rule="TOR-A21"):
    seat: int
    sector: int


# --- the skirmish


class AttackBegun(Event, rule="TOR-100"):
    attacker: int
    defender: int
    sector: int


class CardCommitted(Event, rule="TOR-102"):
    """For the attacker alone."""

    seat: int
    card: int


class AttackDeclared(Event, rule="TOR-102"):
    attacker: int
    defender: int
    count: int


class DefenceShown(Event, rule="TOR-103"):
    seat: int
    cards: tuple[int, ...]


class AttackRevealed(Event, rule="TOR-104"):
    seat: int
    cards: tuple[int, ...]


class StrengthCounted(Event, rule="TOR-106"):
    """One side of the skirmish, term by term."""

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


class SkirmishWon(Event, rule="TOR-109"):
    winner: int
    loser: int
    sector: int
    strength: int
    against: int


class ShipDrivenOff(Event, rule="TOR-111"):
    seat: int


class InfluenceTaken(Event, rule="TOR-112"):
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


class SectorSeized(Event, rule="TOR-113"):
    winner: int
    loser: int
    sector: int
    level: int


# --- the end


class LastRoundBegan(Event, rule="TOR-132"):
    seat: int


class PoliticalVictory(Event, rule="TOR-131"):
    seat: int
    influence: int


class RoundLimitReached(Event, rule="TOR-A30"):
    rounds: int


class GameEnded(Event, rule="TOR-135"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    cites: str = ""
