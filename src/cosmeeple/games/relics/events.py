"""What can happen in Relics, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cosmeeple.kernel.engine.journal import Event, Part


@dataclass(frozen=True, slots=True)
class FactionChosen(Event):
    rule: ClassVar[str] = "REL-102"
    seat: int
    faction: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "REL-106"
    seat: int
    cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class HandDealtUnseen(Event):
    """The same for everybody."""

    rule: ClassVar[str] = "REL-106"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsRedrawn(Event):
    rule: ClassVar[str] = "REL-107"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ForecastLaid(Event):
    rule: ClassVar[str] = "REL-110"
    cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TilesRevealed(Event):
    """Onto their dig sites."""

    rule: ClassVar[str] = "REL-113"
    artefacts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlackMarketFilled(Event):
    rule: ClassVar[str] = "REL-114"
    artefacts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuyerJoined(Event):
    """`pushed` is the buyer that a full queue lost."""

    rule: ClassVar[str] = "REL-011"
    market: int
    buyer: int
    pushed: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class BuyerLeft(Event):
    rule: ClassVar[str] = "REL-215"
    market: int
    buyer: int


@dataclass(frozen=True, slots=True)
class ExplorerPlaced(Event):
    rule: ClassVar[str] = "REL-119"
    seat: int
    location: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class OrdersRevealed(Event):
    rule: ClassVar[str] = "REL-210"
    round: int
    order_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ForecastResolved(Event):
    """`buried` tiles went to the bottom of the black market."""

    rule: ClassVar[str] = "REL-220"
    card: int
    artefacts: tuple[int, ...]
    buried: tuple[int, ...]
    tiles: int


@dataclass(frozen=True, slots=True)
class CrewReturned(Event):
    rule: ClassVar[str] = "REL-221"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    rule: ClassVar[str] = "REL-225"
    order: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "REL-231"
    seat: int
    cards: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsKeptUnseen(Event):
    rule: ClassVar[str] = "REL-231"
    seat: int
    count: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardsLost(Event):
    """Random discards of the solo draft."""

    rule: ClassVar[str] = "REL-721"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlackMarketRotated(Event):
    """The new tops."""

    rule: ClassVar[str] = "REL-240"
    artefacts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    rule: ClassVar[str] = "REL-201"
    round: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    rule: ClassVar[str] = "REL-301"
    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    rule: ClassVar[str] = "REL-304"
    seat: int
    card: int
    action: int


@dataclass(frozen=True, slots=True)
class ExplorerMoved(Event):
    rule: ClassVar[str] = "REL-312"
    seat: int
    origin: int
    location: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileExcavated(Event):
    rule: ClassVar[str] = "REL-324"
    seat: int
    artefact: int
    location: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """By an order card, from a dig site or the black market."""

    rule: ClassVar[str] = "REL-604"
    seat: int
    artefact: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GuardPlaced(Event):
    rule: ClassVar[str] = "REL-325"
    seat: int
    artefact: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GuardReleased(Event):
    """The gallery gives up a guard because no crew is left."""

    rule: ClassVar[str] = "REL-326"
    seat: int
    guard: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ColumnFilled(Event):
    rule: ClassVar[str] = "REL-007"
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """For the owner alone."""

    rule: ClassVar[str] = "REL-345"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CardDrawnUnseen(Event):
    rule: ClassVar[str] = "REL-345"
    seat: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TraderPlaced(Event):
    rule: ClassVar[str] = "REL-332"
    seat: int
    market: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileSold(Event):
    rule: ClassVar[str] = "REL-3453"
    seat: int
    artefact: int


@dataclass(frozen=True, slots=True)
class BuyersBoarded(Event):
    """To the ship, and from it back to the pool."""

    rule: ClassVar[str] = "REL-3451"
    moved: tuple[int, ...]
    returned: tuple[int, ...]
    returned_count: int


@dataclass(frozen=True, slots=True)
class TraderPromoted(Event):
    rule: ClassVar[str] = "REL-3452"
    seat: int
    market: int
    centre: int


@dataclass(frozen=True, slots=True)
class RepresentativePlaced(Event):
    rule: ClassVar[str] = "REL-348"
    seat: int
    centre: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class RepresentativeWithdrawn(Event):
    rule: ClassVar[str] = "REL-348"
    seat: int
    centre: int


@dataclass(frozen=True, slots=True)
class OrderUsed(Event):
    rule: ClassVar[str] = "REL-349"
    seat: int
    order_card: int


@dataclass(frozen=True, slots=True)
class CreditsGained(Event):
    rule: ClassVar[str] = "REL-349"
    seat: int
    credits: int
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class QueueCleared(Event):
    rule: ClassVar[str] = "REL-603"
    market: int
    returned: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileAuctioned(Event):
    rule: ClassVar[str] = "REL-607"
    seat: int
    artefact: int
    credits: int


@dataclass(frozen=True, slots=True)
class TileDelivered(Event):
    rule: ClassVar[str] = "REL-351"
    seat: int
    artefact: int
    credits: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileAcquired(Event):
    rule: ClassVar[str] = "REL-352"
    seat: int
    artefact: int
    price: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileStored(Event):
    rule: ClassVar[str] = "REL-008"
    seat: int
    artefact: int
    place: str


@dataclass(frozen=True, slots=True)
class ForecastReplaced(Event):
    rule: ClassVar[str] = "REL-361"
    seat: int
    old_card: int
    card: int
    crewed: bool
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    rule: ClassVar[str] = "REL-362"
    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    rule: ClassVar[str] = "REL-363"
    seat: int
    artefacts: tuple[int, ...]
    count: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    rule: ClassVar[str] = "REL-363"
    seat: int
    artefact: int
    location: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TileKept(Event):
    """The Seers' free tile."""

    rule: ClassVar[str] = "REL-501"
    seat: int
    artefact: int


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    rule: ClassVar[str] = "REL-363"
    seat: int
    artefact: int
    price: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class TilesReturned(Event):
    rule: ClassVar[str] = "REL-363"
    artefacts: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    rule: ClassVar[str] = "REL-370"
    seat: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    rule: ClassVar[str] = "REL-370"
    seat: int
    card: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class CentreScored(Event):
    rule: ClassVar[str] = "REL-401"
    centre: int
    seats: tuple[int, ...]
    counts: tuple[int, ...]
    credits_each: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftoversCounted(Event):
    rule: ClassVar[str] = "REL-791"
    seat: int
    credits: int
    cites: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "REL-412"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ZuCardRevealed(Event):
    rule: ClassVar[str] = "REL-723"
    explains: ClassVar[bool] = True
    seat: int
    zu_card: int


@dataclass(frozen=True, slots=True)
class ZuPassed(Event):
    rule: ClassVar[str] = "REL-724"
    seat: int


@dataclass(frozen=True, slots=True)
class ZuCardBurnt(Event):
    rule: ClassVar[str] = "REL-804"
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class ZuCarriedOver(Event):
    rule: ClassVar[str] = "REL-720"
    seat: int
    carried: int
    removed_count: int


@dataclass(frozen=True, slots=True)
class ZuFailed(Event):
    rule: ClassVar[str] = "REL-790"
    rules_out: ClassVar[bool] = True
    seat: int
    zu_card: int
    credits: int
    cause: str


@dataclass(frozen=True, slots=True)
class ZuTurnedTo(Event):
    """`way` is acquire or deliver."""

    rule: ClassVar[str] = "REL-733"
    explains: ClassVar[bool] = True
    seat: int
    way: str
    cause: str
    cites: str = ""


@dataclass(frozen=True, slots=True)
class ZuWanted(Event):
    rule: ClassVar[str] = "REL-730"
    explains: ClassVar[bool] = True
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class ZuCountedRoom(Event):
    """Free spaces for what Zu digs up; `hatch_free` counts only where a module lets it."""

    rule: ClassVar[str] = "REL-733"
    explains: ClassVar[bool] = True
    seat: int
    room: int
    hatch_free: int


@dataclass(frozen=True, slots=True)
class ZuIgnored(Event):
    """An artefact on a dig site of which Zu has a copy or a sample."""

    rule: ClassVar[str] = "REL-734"
    explains: ClassVar[bool] = True
    rules_out: ClassVar[bool] = True
    seat: int
    artefact: int


@dataclass(frozen=True, slots=True)
class ZuSkipped(Event):
    """A black-market stack that Zu cannot use."""

    rule: ClassVar[str] = "REL-742"
    explains: ClassVar[bool] = True
    rules_out: ClassVar[bool] = True
    seat: int
    region: int
    artefact: int
    cause: str


@dataclass(frozen=True, slots=True)
class SaleMade(Event):
    """The pay of a whole sale: popularity, interested buyers, several markets."""

    rule: ClassVar[str] = "REL-343"
    seat: int
    region: int
    markets: tuple[int, ...]
    place: int
    pay: int
    buyers_interested: int
    for_buyers: int
    bonus: int
    credits: int

    def parts(self) -> list[Part]:
        rows = [
            Part(self.pay, "popularity", "REL-344"),
            Part(self.for_buyers, "interested-buyers", "REL-343"),
        ]
        return [*rows, Part(self.bonus, "several-markets", "REL-343")] if self.bonus else rows


@dataclass(frozen=True, slots=True)
class GalleryScored(Event):
    """Rows from top to bottom, columns from left to right."""

    rule: ClassVar[str] = "REL-410"
    seat: int
    by_row: tuple[int, ...]
    by_column: tuple[int, ...]
    credits: int

    def parts(self) -> list[Part]:
        rows = [Part(number, "gallery-row", "REL-410") for number in self.by_row if number]
        return [
            *rows,
            *[Part(number, "gallery-column", "REL-410") for number in self.by_column if number],
        ]


# --- Zu explains itself: one event for every priority it considers. `criterion` is the key of its
# words, `cites` its rule, `scores` belong to the candidates in order, `left_...` are those that
# remain.


@dataclass(frozen=True, slots=True)
class ZuComparedColours(Event):
    rule: ClassVar[str] = "REL-730"
    explains: ClassVar[bool] = True
    seat: int
    criterion: str
    cites: str
    regions: tuple[int, ...]
    scores: tuple[int, ...]
    left_regions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZuComparedArtefacts(Event):
    rule: ClassVar[str] = "REL-735"
    explains: ClassVar[bool] = True
    seat: int
    criterion: str
    cites: str
    artefacts: tuple[int, ...]
    scores: tuple[int, ...]
    left_artefacts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZuComparedMarkets(Event):
    rule: ClassVar[str] = "REL-716"
    explains: ClassVar[bool] = True
    seat: int
    criterion: str
    cites: str
    markets: tuple[int, ...]
    scores: tuple[int, ...]
    left_markets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZuComparedDeliveries(Event):
    """Pairs of tiles to deliver, numbered from 1; `firsts` and `seconds` are their artefacts."""

    rule: ClassVar[str] = "REL-746"
    explains: ClassVar[bool] = True
    seat: int
    criterion: str
    cites: str
    firsts: tuple[int, ...]
    seconds: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[int, ...]
