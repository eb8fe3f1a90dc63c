"""What can happen in Race for the Galaxy, for log and animation. The field names say how to show
them (see notation.py)."""

from __future__ import annotations

from cosmeeple.games.race.orb_places import SOMEWHERE
from cosmeeple.kernel.engine.journal import Event, Part


class StartWorldPlaced(Event, rule="RAC-023"):
    seat: int
    card: int
    cites: str = ""


class RoundBegan(Event, rule="RAC-040"):
    round: int


class ActionRevealed(Event, rule="RAC-040"):
    seat: int
    action: int


class PhaseBegan(Event, rule="RAC-040"):
    phase: int


class DeckShuffled(Event, rule="RAC-009"):
    count: int


class CardsDrawn(Event, rule="RAC-009"):
    """`cause` is a word of the locale files: explore, phase, placing, trade, power, produce."""

    seat: int
    count: int
    cause: str
    cites: str = ""


class CardsSeen(Event, rule="RAC-471"):
    """For the player's own eyes: which cards were drawn."""

    seat: int
    cards: tuple[int, ...]
    cites: str = ""


class CardsExplored(Event, rule="RAC-061"):
    seat: int
    count: int
    kept: int


class CardsDiscarded(Event, rule="RAC-471"):
    seat: int
    count: int
    cites: str = ""


class NothingPlaced(Event, rule="RAC-081"):
    seat: int
    cites: str = ""


class CardPlaced(Event, rule="RAC-081"):
    """A development or world is revealed and laid down; paying or conquering follows."""

    seat: int
    card: int
    cites: str = ""


class CardPaid(Event, rule="RAC-082"):
    """What was paid, as a sum: printed cost or defence, less discounts, less the bonus or
    rebate."""

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


class WorldFreed(Event, rule="RAC-211"):
    """A world placed for nothing by a sacrificed card."""

    seat: int
    card: int
    by: int
    cites: str = ""


class WorldConquered(Event, rule="RAC-103"):
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


class MilitaryBoosted(Event, rule="RAC-105"):
    seat: int
    by: int
    amount: int
    cites: str = ""


class CardSacrificed(Event, rule="RAC-209"):
    seat: int
    card: int
    cites: str = ""


class CardRevealed(Event, rule="RAC-472"):
    """A card turned up for all to see; `taken` says what becomes of it: hand, tableau, discard."""

    seat: int
    card: int
    taken: str
    cites: str = ""


class LuckTried(Event, rule="RAC-222"):
    """Instead of a world from the hand the top card shall be turned up; told together with what the
    others place."""

    seat: int


class NumberNamed(Event, rule="RAC-229"):
    seat: int
    number: int


class GoodPlaced(Event, rule="RAC-010"):
    seat: int
    card: int
    cites: str = ""


class GoodsGathered(Event, rule="RAC-247"):
    seat: int
    card: int
    count: int


class GoodSold(Event, rule="RAC-131"):
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


class PowerUsed(Event, rule="RAC-134"):
    seat: int
    card: int


class GoodSpent(Event, rule="RAC-135"):
    seat: int
    card: int
    cites: str = ""


class ChipsGained(Event, rule="RAC-139"):
    seat: int
    by: int
    chips: int
    multiplier: int
    pool_left: int
    cites: str = ""


class EndTriggered(Event, rule="RAC-181"):
    """`cause` is a word of the locale files: tableau, pool, rounds, orb."""

    cause: str
    cites: str = ""


class GameEnded(Event, rule="RAC-190"):
    winners: tuple[int, ...]
    #: Nothing in rows that were stored before the points were told.
    scores: tuple[int, ...] = ()


# --- the Orb


class TokenUsed(Event, rule="RAC-430"):
    seat: int
    token: int


class TokenTaken(Event, rule="RAC-386"):
    """`letter` is what everybody sees: the back, A or B."""

    seat: int
    cell: int
    letter: str
    square: int = SOMEWHERE


class TokenSeen(Event, rule="RAC-386"):
    """For the player's own eyes: which token it is."""

    seat: int
    token: int


class OrbStepBegan(Event, rule="RAC-360"):
    track: tuple[int, ...]


class OrbTurnChosen(Event, rule="RAC-362"):
    """`actions` is a word of the locale files: pass, move_play, move_take, play_take, all."""

    seat: int
    actions: str


class TeamMoved(Event, rule="RAC-380"):
    seat: int
    origin: int
    cell: int
    steps: int
    left_square: int = SOMEWHERE
    square: int = SOMEWHERE


class TeamPlaced(Event, rule="RAC-345"):
    seat: int
    cell: int
    square: int = SOMEWHERE
    cites: str = ""


class TeamReturned(Event, rule="RAC-367"):
    seat: int
    cell: int
    square: int = SOMEWHERE


class PieceLaid(Event, rule="RAC-400"):
    """`own` is the square of the piece by which its place is told, `relation` how that lies to the
    named square (`orb_places.py`)."""

    seat: int
    piece: int
    turn: int
    cell: int
    own: str = "somewhere"
    relation: str = "on"
    square: int = SOMEWHERE
    cites: str = ""


class OrbCardTaken(Event, rule="RAC-414"):
    seat: int
    left: int


class OrbCardsSeen(Event, rule="RAC-471"):
    """For the player's own eyes, or for all when they cannot be played."""

    seat: int
    orb_cards: tuple[int, ...]
    cites: str = ""


class OrbCardsShown(Event, rule="RAC-346"):
    seat: int
    orb_cards: tuple[int, ...]


class OrbCardRemoved(Event, rule="RAC-387"):
    seat: int
    orb_card: int
