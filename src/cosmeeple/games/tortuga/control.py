"""Taking and keeping sectors [TOR-035, TOR-086..093, TOR-143, TOR-146, TOR-147, TOR-A06, TOR-A12,
TOR-A14, TOR-A21, TOR-A32]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.ending import somebody_won
from cosmeeple.games.tortuga.state import NOBODY, NOWHERE, State, influence_of
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Table, Why, frame

SECTOR: Final[Domain] = Domain("sector", words.SECTORS)
#: A number on a defence track; the answer is the number itself.
LEVEL: Final[Domain] = Domain(
    "level", tuple([str(level) for level in range(words.HIGHEST_LEVEL + 1)])
)


# --- conquest


def conquest_cost(s: State, sector: int) -> int:
    """Defence + 1; a bare sector counts as 2, 4 or 14 [TOR-086, TOR-089, TOR-091, TOR-A06]."""
    return s.defence[sector] + 1


def may_conquer(s: State, seat: int, with_crypto: bool, why: Why) -> bool:
    """The ship's sector, not one's own, without its controller's ship, for exactly defence + 1
    [TOR-086, TOR-090, TOR-133, TOR-A12, TOR-A15, TOR-A32, TOR-D18]."""
    here = s.areas[seat].sector
    scenario = s.kit.scenarios[s.scenario]
    if not (
        (not with_crypto or why.granted(scenario.crypto_conquers, "TOR-146", "crypto-conquers"))
        and why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.need(s.usurper == NOBODY, "TOR-133", "tortuga-stands")
        and why.must(s.control[here] != seat, "TOR-A32", "not-your-sector", here)
    ):
        return False
    holder = s.control[here]
    if not why.need(
        holder == NOBODY or s.areas[holder].sector != here,
        "TOR-090" if scenario.attacks else "TOR-147",
        "controller-away" if scenario.attacks else "controller-gone",
        here,
        max(holder, 0),
    ):
        return False
    if here == words.TORTUGA and scenario.tortuga_ends:
        after = influence_of(s, seat) + s.kit.sector_value[words.TORTUGA]
        if not why.enough(after, s.kit.win_influence, "TOR-143", "influence-after"):
            return False
    cost = conquest_cost(s, here)
    if with_crypto:
        return why.enough(s.crypto, cost, "TOR-146", "crypto")
    return why.enough(s.maneuver, cost, "TOR-086", "maneuver")


def conquer(t: Table[State], seat: int, with_crypto: bool) -> None:
    """Pay, then put the marker on the number paid [TOR-087, TOR-146, TOR-A23]."""
    s = t.state
    sector = s.areas[seat].sector
    cost = conquest_cost(s, sector)
    if with_crypto:
        s.crypto -= cost
    else:
        s.maneuver -= cost
    if lacks_marker(s, seat):
        t.then(TakeBackMarker(seat), ConquerSector(seat, sector))
    else:
        take_sector(t, seat, sector)


@final
@frame
class ConquerSector(Effect):
    """The conquest goes on once a marker is at hand [TOR-A21]."""

    winner: int
    sector: int

    def happen(self, t: Table[State]) -> None:
        take_sector(t, self.winner, self.sector)


def change_control(s: State, seat: int, sector: int) -> int:
    """Markers, track and with them control, Market and Turret tokens change hands
    [TOR-087..089, TOR-113]; returns who lost it."""
    former = s.control[sector]
    if former != NOBODY:
        s.areas[former].markers += 1
    s.control[sector] = seat
    s.defence[sector] = min(s.defence[sector] + 1, s.kit.sector_max[sector])
    if (
        s.areas[seat].markers > 0
    ):  # all ten on tracks: the last sector, Tortuga, needs none [TOR-A21]
        s.areas[seat].markers -= 1
    return former


def take_sector(t: Table[State], seat: int, sector: int) -> None:
    """The sector is conquered; Tortuga ends the game or begins the last round
    [TOR-088, TOR-091, TOR-126, TOR-132, TOR-143]."""
    s = t.state
    former = change_control(s, seat, sector)
    if t.telling:
        t.tell(events.SectorConquered(seat, sector, former != NOBODY, former, s.defence[sector]))
    man_fortress(t, seat)
    if not somebody_won(t) and sector == words.TORTUGA:
        s.usurper = seat
        if t.telling:
            t.tell(events.LastRoundBegan(seat))


# --- markers


def lacks_marker(s: State, seat: int) -> bool:
    """No free marker, but one on a Hunt token that can be taken back [TOR-A21]."""
    if s.areas[seat].markers > 0:
        return False
    for sector in range(words.SECTOR_COUNT):
        if s.scouts[sector] >> seat & 1:
            return True
    return False


@final
@frame
class TakeBackMarker(Decision):
    """Take a scouting marker back for a sector won; that scouting is lost
    [TOR-024, TOR-A21, TOR-D25]."""

    verb: ClassVar[str] = "marker"
    domain: ClassVar[Domain] = SECTOR

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(s.scouts[pick] >> self.seat & 1 == 1, "TOR-A21", "own-marker-on-hunt", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        s.scouts[pick] &= ~(1 << self.seat)
        s.areas[self.seat].markers += 1
        if t.telling:
            t.tell(events.MarkerTakenBack(self.seat, pick))


def man_fortress(t: Table[State], seat: int) -> None:
    """The Manoeuvre of the Fortress comes by itself as soon as the active player controls it with
    the ship there, once per turn: it can only help [TOR-097, TOR-120, TOR-A13]."""
    s = t.state
    if (
        s.areas[seat].sector != words.FORTRESS
        or s.control[words.FORTRESS] != seat
        or s.active != seat
    ):
        return
    if not s.used_sectors >> words.FORTRESS & 1:
        s.used_sectors |= 1 << words.FORTRESS
        s.maneuver += s.kit.fortress_maneuver
        if t.telling:
            t.tell(events.SectorUsed(seat, words.FORTRESS))


# --- defence


def may_grow(s: State, seat: int, sector: int, rule: str, why: Why) -> bool:
    """An own sector below its maximum, never Tortuga [TOR-093, TOR-163]."""
    return (
        why.need(s.control[sector] == seat, rule, "your-sector", sector)
        and why.need(s.kit.sector_grows[sector], rule, "sector-grows", sector)
        and why.need(s.defence[sector] < s.kit.sector_max[sector], rule, "below-maximum", sector)
    )


def may_strengthen(s: State, seat: int, sector: int, why: Why) -> bool:
    """At least the next number can be paid in full; the ship may be anywhere [TOR-093, TOR-A14]."""
    return may_grow(s, seat, sector, "TOR-093", why) and why.need(
        s.crypto > s.defence[sector], "TOR-093", "crypto", s.defence[sector] + 1, s.crypto
    )


@final
@frame
class StrengthenTo(Decision):
    """Pay X Crypto: one's own marker goes to X [TOR-093, TOR-A14, TOR-X10, TOR-D19]."""

    verb: ClassVar[str] = "strengthen"
    domain: ClassVar[Domain] = LEVEL

    sector: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        now, most = s.defence[self.sector], s.kit.sector_max[self.sector]
        return (
            why.need(pick > now, "TOR-A14", "level-higher", pick, now)
            and why.need(pick <= most, "TOR-093", "level-on-track", pick, most)
            and why.enough(s.crypto, pick, "TOR-093", "crypto")
        )

    def options(self, s: State) -> vec[i64]:
        most = min(s.kit.sector_max[self.sector], s.crypto)
        return vec[i64]([level for level in range(s.defence[self.sector] + 1, most + 1)])

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        s.crypto -= pick
        s.defence[self.sector] = pick
        if t.telling:
            t.tell(events.SectorStrengthened(self.seat, self.sector, pick))


def raise_defence(t: Table[State], seat: int, sector: int, level: int) -> None:
    """An ability raises the marker without payment [TOR-163]."""
    t.state.defence[sector] = level
    if t.telling:
        t.tell(events.DefenceRaised(seat, sector, level))
