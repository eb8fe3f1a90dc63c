"""Setting up [TOR-010..025, TOR-A01..A03, TOR-A35, TOR-D01]: tiles, tokens and markets by chance;
then everybody chooses a ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.cards import draw_cards
from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, Area, State
from cosmeeple.games.tortuga.turn import start_turn
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.frames import Decision, Domain, Effect, Frame, Table, Why, frame
from cosmeeple.kernel.kit import Kit

SHIP: Final[Domain] = Domain("ship", words.SHIPS)


def set_up(kit: Kit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    """A table before the first ship is chosen [TOR-010..024, TOR-A36]."""
    assert isinstance(kit, TortugaKit)
    board = lay_tiles(kit, seats, rng)
    in_play = kit.maps[board].sectors
    hunts, boxed = lay_hunts(kit, in_play, rng)
    decks, rows = lay_markets(kit, rng)
    first = rng.below(seats)
    state = State(
        kit=kit,
        scenario=words.SCENARIOS.index(options["scenario"]),
        board=board,
        areas=[new_area(kit) for _ in range(seats)],
        control=[NOBODY] * words.SECTOR_COUNT,
        defence=list(kit.sector_defence),
        minerals=sum([1 << sector for sector in in_play if kit.sector_mineral[sector]]),
        stash=0,
        hunts=hunts,
        scouts=[0] * words.SECTOR_COUNT,
        boxed_hunts=boxed,
        hunt_deck=sum([1 << (words.HUNT_CARD + i) for i in range(words.HUNT_COUNT)]),
        piles=[kit.card_copies[words.MARKET_CARD + pile] for pile in range(words.T_COUNT)],
        decks=decks,
        seen_below=[0] * words.SPECIAL_COUNT,
        rows=rows,
        removed=[],
        first=first,
        active=first,
        rounds=1,
        crypto=0,
        maneuver=0,
        used_sectors=0,
        played=[],
        bought=[],
        fought=[],
        attack=[],
        defenders=[],
        usurper=NOBODY,
        ending=False,
    )
    order = [(first + place) % seats for place in range(seats)]
    table = Table(state, cast(list[Frame], [DealHands()]), rng)
    table.then_all(cast(list[Frame], [ChooseShip(seat) for seat in order]))
    return table


def lay_tiles(kit: TortugaKit, seats: int, rng: Rng) -> int:
    """Tortuga in the middle, Markets and Turrets by number of players, the special sectors shuffled
    onto the X [TOR-010..012]."""
    order = list(range(words.SPECIAL, words.SPECIAL + words.SPECIAL_COUNT))
    rng.shuffle(order)
    number = 0
    waiting = list(range(words.SPECIAL, words.SPECIAL + words.SPECIAL_COUNT))
    for sector in order:  # the number of this order among all orders
        number = number * len(waiting) + waiting.index(sector)
        waiting.remove(sector)
    return kit.layout_of[seats] * kit.maps_per_layout + number


def lay_hunts(kit: TortugaKit, in_play: tuple[int, ...], rng: Rng) -> tuple[list[int], list[int]]:
    """One token face down in each sector but Tortuga; those left over go to the box unseen
    [TOR-017, TOR-A02]."""
    tokens = list(range(words.HUNT_CARD, words.HUNT_CARD + words.HUNT_COUNT))
    rng.shuffle(tokens)
    hunts = [NOTHING] * words.SECTOR_COUNT
    for sector in in_play:
        if kit.sector_hunt[sector]:
            hunts[sector] = tokens.pop()
    tokens.sort()
    return hunts, tokens


def lay_markets(kit: TortugaKit, rng: Rng) -> tuple[list[list[int]], list[list[int]]]:
    """Each special deck is shuffled and its first cards lie open [TOR-020]."""
    decks: list[list[int]] = []
    rows: list[list[int]] = []
    for number in range(words.SPECIAL_COUNT):
        first = words.SPECIAL_CARD + words.T_COUNT * number
        deck = [
            card
            for card in range(first, first + words.T_COUNT)
            for _ in range(kit.card_copies[card])
        ]
        rng.shuffle(deck)
        rows.append([deck.pop() for _ in range(min(kit.row_size, len(deck)))])
        decks.append(deck)
    return decks, rows


def new_area(kit: TortugaKit) -> Area:
    """The starting cards but for the ship card, ten markers, the ship in Tortuga
    [TOR-018, TOR-023, TOR-024]."""
    return Area(
        ship=NOTHING,
        sector=words.TORTUGA,
        influence=0,
        minerals=0,
        markers=kit.markers,
        reserve=NOTHING,
        trophies=0,
        hand=[],
        deck=[card for card in range(len(kit.start_copies)) for _ in range(kit.start_copies[card])],
        discard=[],
    )


@final
@frame
class ChooseShip(Decision):
    """From the first player on, each takes a free ship with its card and colour
    [TOR-022, TOR-151, TOR-A01, TOR-A35, TOR-D01]."""

    verb: ClassVar[str] = "ship"
    domain: ClassVar[Domain] = SHIP

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        free = True
        for area in s.areas:
            if area.ship == words.SHIP_CARD + pick:
                free = False
        return why.need(free, "TOR-022", "ship-free", words.SHIP_CARD + pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        if t.telling and self.seat == s.first:
            t.tell(events.FirstPlayerDrawn(s.first))
        area = s.areas[self.seat]
        area.ship = words.SHIP_CARD + pick
        area.deck.append(words.SHIP_CARD + pick)
        if t.telling:
            t.tell(events.ShipChosen(self.seat, words.SHIP_CARD + pick))


@final
@frame
class DealHands(Effect):
    """Everybody shuffles and draws the first hand, fewer cards for the earlier players
    [TOR-023, TOR-025, TOR-X09]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        seats = len(s.areas)
        for place in range(seats):
            seat = (s.first + place) % seats
            t.rng.shuffle(s.areas[seat].deck)
        if t.telling:
            t.tell(events.HandsDealt(s.kit.first_hands[seats]))
        for place in range(seats):
            draw_cards(t, (s.first + place) % seats, s.kit.first_hands[seats][place], "TOR-025")
        start_turn(t, s.first)
