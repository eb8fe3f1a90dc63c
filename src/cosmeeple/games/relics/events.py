"""What can happen in Relics, for log and animation. The field names say how to show them (see
notation.py)."""

from __future__ import annotations

from cosmeeple.kernel.engine.journal import Event, Part


class FactionChosen(Event, rule="REL-102"):
    seat: int
    faction: int


class HandDealt(Event, rule="REL-106"):
    """For the owner alone."""

    seat: int
    cards: tuple[int, ...]
    cites: str = ""


class HandDealtUnseen(Event, rule="REL-106"):
    """The same for everybody."""

    seat: int
    count: int


class CardsRedrawn(Event, rule="REL-107"):
    seat: int
    count: int


class ForecastLaid(Event, rule="REL-110"):
    cards: tuple[int, ...]
    cites: str = ""


class TilesRevealed(Event, rule="REL-113"):
    """Onto their dig sites."""

    artefacts: tuple[int, ...]


class BlackMarketFilled(Event, rule="REL-114"):
    artefacts: tuple[int, ...]


class BuyerJoined(Event, rule="REL-011"):
    """`pushed` is the buyer that a full queue lost."""

    market: int
    buyer: int
    pushed: int
    cites: str = ""


class BuyerLeft(Event, rule="REL-215"):
    market: int
    buyer: int


class ExplorerPlaced(Event, rule="REL-119"):
    seat: int
    location: int
    cites: str = ""


class OrdersRevealed(Event, rule="REL-210"):
    round: int
    order_cards: tuple[int, ...]


class ForecastResolved(Event, rule="REL-220"):
    """`buried` tiles went to the bottom of the black market."""

    card: int
    artefacts: tuple[int, ...]
    buried: tuple[int, ...]
    tiles: int


class CrewReturned(Event, rule="REL-221"):
    seat: int


class TurnOrderSet(Event, rule="REL-225"):
    order: tuple[int, ...]
    cites: str = ""


class CardsKept(Event, rule="REL-231"):
    """For the owner alone."""

    seat: int
    cards: tuple[int, ...]
    cites: str = ""


class CardsKeptUnseen(Event, rule="REL-231"):
    seat: int
    count: int
    cites: str = ""


class CardsLost(Event, rule="REL-721"):
    """Random discards of the solo draft."""

    cards: tuple[int, ...]


class BlackMarketRotated(Event, rule="REL-240"):
    """The new tops."""

    artefacts: tuple[int, ...]


class RoundStarted(Event, rule="REL-201"):
    round: int


class TurnStarted(Event, rule="REL-301"):
    seat: int


class CardPlayed(Event, rule="REL-304"):
    seat: int
    card: int
    action: int


class ExplorerMoved(Event, rule="REL-312"):
    seat: int
    origin: int
    location: int
    cites: str = ""


class TileExcavated(Event, rule="REL-324"):
    seat: int
    artefact: int
    location: int
    cites: str = ""


class TileTaken(Event, rule="REL-604"):
    """By an order card, from a dig site or the black market."""

    seat: int
    artefact: int
    cites: str = ""


class GuardPlaced(Event, rule="REL-325"):
    seat: int
    artefact: int
    cites: str = ""


class GuardReleased(Event, rule="REL-326"):
    """The gallery gives up a guard because no crew is left."""

    seat: int
    guard: int
    cites: str = ""


class ColumnFilled(Event, rule="REL-007"):
    seat: int
    region: int


class CardDrawn(Event, rule="REL-345"):
    """For the owner alone."""

    seat: int
    card: int
    cites: str = ""


class CardDrawnUnseen(Event, rule="REL-345"):
    seat: int
    cites: str = ""


class TraderPlaced(Event, rule="REL-332"):
    seat: int
    market: int
    cites: str = ""


class TileSold(Event, rule="REL-3453"):
    seat: int
    artefact: int


class BuyersBoarded(Event, rule="REL-3451"):
    """To the ship, and from it back to the pool."""

    moved: tuple[int, ...]
    returned: tuple[int, ...]
    returned_count: int


class TraderPromoted(Event, rule="REL-3452"):
    seat: int
    market: int
    centre: int


class RepresentativePlaced(Event, rule="REL-348"):
    seat: int
    centre: int
    cites: str = ""


class RepresentativeWithdrawn(Event, rule="REL-348"):
    seat: int
    centre: int


class OrderUsed(Event, rule="REL-349"):
    seat: int
    order_card: int


class CreditsGained(Event, rule="REL-349"):
    seat: int
    credits: int
    cause: str
    cites: str = ""


class QueueCleared(Event, rule="REL-603"):
    market: int
    returned: tuple[int, ...]


class TileAuctioned(Event, rule="REL-607"):
    seat: int
    artefact: int
    credits: int


class TileDelivered(Event, rule="REL-351"):
    seat: int
    artefact: int
    credits: int
    cites: str = ""


class TileAcquired(Event, rule="REL-352"):
    seat: int
    artefact: int
    price: int
    cites: str = ""


class TileStored(Event, rule="REL-008"):
    seat: int
    artefact: int
    place: str


class ForecastReplaced(Event, rule="REL-361"):
    seat: int
    old_card: int
    card: int
    crewed: bool
    cites: str = ""


class TokenTaken(Event, rule="REL-362"):
    seat: int
    token: int


class TilesDrawn(Event, rule="REL-363"):
    seat: int
    artefacts: tuple[int, ...]
    count: int
    cites: str = ""


class TilePlaced(Event, rule="REL-363"):
    seat: int
    artefact: int
    location: int
    cites: str = ""


class TileKept(Event, rule="REL-501"):
    """The Seers' free tile."""

    seat: int
    artefact: int


class TileBought(Event, rule="REL-363"):
    seat: int
    artefact: int
    price: int
    cites: str = ""


class TilesReturned(Event, rule="REL-363"):
    artefacts: tuple[int, ...]
    cites: str = ""


class Passed(Event, rule="REL-370"):
    seat: int


class CardDiscarded(Event, rule="REL-370"):
    seat: int
    card: int
    cites: str = ""


class CentreScored(Event, rule="REL-401"):
    centre: int
    seats: tuple[int, ...]
    counts: tuple[int, ...]
    credits_each: tuple[int, ...]


class LeftoversCounted(Event, rule="REL-791"):
    seat: int
    credits: int
    cites: str = ""


class GameEnded(Event, rule="REL-412"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    cites: str = ""


class ZuCardRevealed(Event, rule="REL-723", explains=True):
    seat: int
    zu_card: int


class ZuPassed(Event, rule="REL-724"):
    seat: int


class ZuCardBurnt(Event, rule="REL-804"):
    seat: int
    left: int


class ZuCarriedOver(Event, rule="REL-720"):
    seat: int
    carried: int
    removed_count: int


class ZuFailed(Event, rule="REL-790", rules_out=True):
    seat: int
    zu_card: int
    credits: int
    cause: str


class ZuTurnedTo(Event, rule="REL-733", explains=True):
    """`way` is acquire or deliver."""

    seat: int
    way: str
    cause: str
    cites: str = ""


class ZuWanted(Event, rule="REL-730", explains=True):
    seat: int
    region: int


class ZuCountedRoom(Event, rule="REL-733", explains=True):
    """Free spaces for what Zu digs up; `hatch_free` counts only where a module lets it."""

    seat: int
    room: int
    hatch_free: int


class ZuIgnored(Event, rule="REL-734", explains=True, rules_out=True):
    """An artefact on a dig site of which Zu has a copy or a sample."""

    seat: int
    artefact: int


class ZuSkipped(Event, rule="REL-742", explains=True, rules_out=True):
    """A black-market stack that Zu cannot use."""

    seat: int
    region: int
    artefact: int
    cause: str


class SaleMade(Event, rule="REL-343"):
    """The pay of a whole sale: popularity, interested buyers, several markets."""

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


class GalleryScored(Event, rule="REL-410"):
    """Rows from top to bottom, columns from left to right."""

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


class ZuComparedColours(Event, rule="REL-730", explains=True):
    seat: int
    criterion: str
    cites: str
    regions: tuple[int, ...]
    scores: tuple[int, ...]
    left_regions: tuple[int, ...]


class ZuComparedArtefacts(Event, rule="REL-735", explains=True):
    seat: int
    criterion: str
    cites: str
    artefacts: tuple[int, ...]
    scores: tuple[int, ...]
    left_artefacts: tuple[int, ...]


class ZuComparedMarkets(Event, rule="REL-716", explains=True):
    seat: int
    criterion: str
    cites: str
    markets: tuple[int, ...]
    scores: tuple[int, ...]
    left_markets: tuple[int, ...]


class ZuComparedDeliveries(Event, rule="REL-746", explains=True):
    """Pairs of tiles to deliver, numbered from 1; `firsts` and `seconds` are their artefacts."""

    seat: int
    criterion: str
    cites: str
    firsts: tuple[int, ...]
    seconds: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[int, ...]
