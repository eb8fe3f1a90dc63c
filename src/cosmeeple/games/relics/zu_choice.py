"""Zu's priorities: candidates are compared by one criterion after the other until one is left, else
lots decide [REL-710..719, REL-731, REL-A21, REL-A22]. Every comparison is told as an event.

What is compared is counted for any seat, because Zu can also hold a player's (`zu_seat.py`): "you"
are then all its rivals together [REL-A49].
"""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.relics import events, state
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import post_guard
from cosmeeple.games.relics.state import State
from cosmeeple.kernel.engine.rows import insert_sorted
from cosmeeple.kernel.engine.table import Table

COLOURS: Final = 0
ARTEFACTS: Final = 1
MARKETS: Final = 2
#: What tells a comparison of them.
COMPARED: Final = (
    events.ZuComparedColours,
    events.ZuComparedArtefacts,
    events.ZuComparedMarkets,
)


# --- comparing


@final
class Candidates:
    """What Zu chooses among: every priority leaves those that meet it best, and tells what it
    compared. A single one is not compared with anything."""

    def __init__(self, t: Table[State], what: int, left: list[int]) -> None:
        self.t: Final = t
        self.what: Final = what
        self.left = left

    def most(self, scores: list[int], criterion: str, cites: str) -> None:
        """Those with the highest score stay."""
        # Two by two, because the compiled core is several times quicker at that than at a list.
        wanted = scores[0]
        for score in scores:
            wanted = max(wanted, score)
        self.keep(scores, wanted, criterion, cites)

    def least(self, scores: list[int], criterion: str, cites: str) -> None:
        """Those with the lowest score stay."""
        wanted = scores[0]
        for score in scores:
            wanted = min(wanted, score)
        self.keep(scores, wanted, criterion, cites)

    def keep(self, scores: list[int], wanted: int, criterion: str, cites: str) -> None:
        if len(self.left) > 1:
            left = [self.left[i] for i in range(len(scores)) if scores[i] == wanted]
            self.tell(scores, left, criterion, cites)
            self.left = left

    def draw(self, cites: str) -> int:
        """One of those that no priority could tell apart."""
        if len(self.left) > 1:
            drawn = self.t.rng.pick(self.left)
            self.tell([0] * len(self.left), [drawn], "lots", cites)
            self.left = [drawn]
        return self.left[0]

    def tell(self, scores: list[int], left: list[int], criterion: str, cites: str) -> None:
        if self.t.telling:
            seat, seen = state.zu_seat(self.t.state), tuple(self.left)
            told = COMPARED[self.what](seat, criterion, cites, seen, tuple(scores), tuple(left))
            self.t.tell(told)

    # --- colours

    def popular(self, cites: str) -> None:
        """Colours by popularity [REL-716, REL-730, REL-754, REL-781, REL-A27]."""
        self.most([state.level(self.t.state, region) for region in self.left], "popularity", cites)

    def plentiful(self, cites: str) -> None:
        """Colours of which Zu has most tiles [REL-754, REL-A22]."""
        zu = state.zu_seat(self.t.state)
        tiles = [state.owned(self.t.state, zu, region) for region in self.left]
        self.most(tiles, "own-tiles", cites)

    # --- markets

    def crowded(self, region: int, cites: str) -> None:
        """Markets with most buyers interested in the colour, special ones included
        [REL-716, REL-752, REL-782]."""
        buyers = [state.interested(self.t.state, market, region) for market in self.left]
        self.most(buyers, "interested", cites)

    def rivalled(self) -> None:
        """Markets with most of your traders; 0 where Zu has none itself [REL-717]."""
        s = self.t.state
        zu = state.zu_seat(s)
        own = s.areas[zu].traders
        traders = [rival_traders(s, zu, market) if own[market] > 0 else 0 for market in self.left]
        self.most(traders, "your-traders", "REL-717")

    def influential(self) -> None:
        """Markets whose centre gives the largest change of influence; in a class the smallest gap
        [REL-710..715, REL-A21]."""
        s = self.t.state
        zu = state.zu_seat(s)
        centre = s.kit.market_centre
        classes = [influence_class(s, zu, centre[market]) for market in self.left]
        self.least(classes, "influence", CLASS_RULES[min(classes)])
        if min(classes) >= 4:
            gaps = [influence_gap(s, zu, centre[market]) for market in self.left]
            self.least(gaps, "influence-gap", "REL-A21")


# --- influence


def rival_representatives(s: State, seat: int, centre: int) -> int:
    """Those of the strongest rival in a command centre [REL-715, REL-A49]."""
    most = 0
    for other in range(len(s.areas)):
        if other != seat:
            most = max(most, s.areas[other].representatives[centre])
    return most


def rival_traders(s: State, seat: int, market: int) -> int:
    """The traders of all rivals on a market [REL-717, REL-A49]."""
    count = 0
    for other in range(len(s.areas)):
        if other != seat:
            count += s.areas[other].traders[market]
    return count


def rival_tiles(s: State, seat: int, region: int) -> int:
    """The tiles of all rivals of a colour [REL-731, REL-A49]."""
    count = 0
    for other in range(len(s.areas)):
        if other != seat:
            count += state.owned(s, other, region)
    return count


def rival_samples(s: State, seat: int, artefact: int) -> int:
    """How many rivals have a sample of an artefact [REL-735, REL-A49]."""
    count = 0
    for other in range(len(s.areas)):
        if other != seat:
            count += s.areas[other].guards >> artefact & 1
    return count


def influence_class(s: State, seat: int, centre: int) -> int:
    """1 nobody there, 2 makes a tie, 3 breaks one, 4 reduces a rival's lead, 5 increases one's own
    [REL-710..715]."""
    own = s.areas[seat].representatives[centre]
    theirs = rival_representatives(s, seat, centre)
    if own == 0 and theirs == 0:
        return 1
    if own + 1 == theirs:
        return 2
    if own == theirs:
        return 3
    return 4 if own < theirs else 5


def influence_gap(s: State, seat: int, centre: int) -> int:
    return abs(int(s.areas[seat].representatives[centre]) - rival_representatives(s, seat, centre))


#: The rule behind each class of influence.
CLASS_RULES: Final[tuple[str, ...]] = ("", "REL-710", "REL-711", "REL-712", "REL-713", "REL-714")


# --- colours and markets


def colours_for_sale(s: State, seat: int) -> list[int]:
    """The colours of which a seat has a tile in hold or hatch."""
    colours = state.colours_owned(s, seat)
    return [region for region in range(words.REGION_COUNT) if colours >> region & 1]


def best_colour(t: Table[State]) -> int:
    """The most popular colour Zu has for sale; ties by most tiles, then lots; NONE without any
    [REL-716, REL-A22]."""
    colours = Candidates(t, COLOURS, colours_for_sale(t.state, state.zu_seat(t.state)))
    if not colours.left:
        return words.NONE
    colours.popular("REL-716")
    colours.plentiful("REL-A22")
    return colours.draw("REL-A22")


def most_profitable(t: Table[State], markets: list[int], region: int) -> int:
    """Interested buyers, your traders, influence, lots [REL-716..719]."""
    left = Candidates(t, MARKETS, markets)
    left.crowded(region, "REL-716")
    left.rivalled()
    left.influential()
    return left.draw("REL-719")


# --- what Zu has and gets


def knows(s: State, seat: int, artefact: int) -> bool:
    """The seat has a copy or a sample of it already [REL-734, REL-741, REL-786]."""
    area = s.areas[seat]
    return area.guards >> artefact & 1 == 1 or artefact in area.hold or artefact in area.hatch


def has_zu_crew(s: State) -> bool:
    """Unlimited, unless a module gives Zu only one set [REL-704, REL-805]."""
    return not state.has_module(s, words.LIMITED_CREW) or s.areas[state.zu_seat(s)].crew > 0


def use_zu_crew(s: State) -> None:
    s.areas[state.zu_seat(s)].crew -= 1


def sample_for_zu(t: Table[State], artefact: int, cites: str) -> None:
    """Zu samples whatever it gains, if it has crew for it
    [REL-706, REL-737, REL-744, REL-A30, REL-A31]."""
    if has_zu_crew(t.state) and not t.state.areas[state.zu_seat(t.state)].guards >> artefact & 1:
        use_zu_crew(t.state)
        post_guard(t, state.zu_seat(t.state), artefact, cites)


def dig_space(s: State) -> int:
    """Free spaces for excavated and bought tiles: the hold; with a module the hatch too
    [REL-733, REL-808, REL-A33]."""
    zu = state.zu_seat(s)
    free = state.hold_free(s, zu)
    return free + state.hatch_free(s, zu) if state.has_module(s, words.ANY_STORAGE) else free


def store_excavated(s: State, artefact: int) -> None:
    """The hold first [REL-737, REL-A33]."""
    zu = state.zu_seat(s)
    area = s.areas[zu]
    if state.hold_free(s, zu) > 0:
        area.hold = insert_sorted(area.hold, artefact)
    else:
        area.hatch = insert_sorted(area.hatch, artefact)


def store_acquired(s: State, artefact: int) -> None:
    """The hatch first [REL-744, REL-A33]."""
    zu = state.zu_seat(s)
    area = s.areas[zu]
    if state.hatch_free(s, zu) > 0:
        area.hatch = insert_sorted(area.hatch, artefact)
    else:
        area.hold = insert_sorted(area.hold, artefact)


def fail(t: Table[State], zu_card: int, cause: str) -> None:
    """A failed action brings credits instead: 10, with modules 15 or none
    [REL-790, REL-802, REL-807]."""
    s = t.state
    gained = s.kit.zu_failed_harder if state.has_module(s, words.FAILED_15) else s.kit.zu_failed
    if state.has_module(s, words.NO_FAILED_CREDITS):
        gained = 0
    s.areas[state.zu_seat(s)].credits += gained
    if t.telling:
        t.tell(events.ZuFailed(state.zu_seat(s), zu_card, gained, cause))
