"""What an answer surely does, found out by doing it.

The answer is given on tables dealt again from what the seat knows, and things happen there as at
the table, up to the next question to anybody, or to the first moment when something hidden comes to
light or chance has a say. What is the same in every deal is sure; quantities that come out
differently are named as unknown, and what would happen after that moment is not told at all.
`kernel/laws/preview_checks.py` holds the law: the sure part is what then happens.

A game declares in `games/SLUG/watched.py` which quantities people watch: nothing else is needed for
its previews.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from cosmeeple.kernel.engine.agenda import Frame, Simultaneous
from cosmeeple.kernel.engine.journal import Event, heard_by
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import append, pop
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import bare
from cosmeeple.kernel.records.view import redeal

#: So many deals for every answer.
DEALS = 2
#: And so many for an answer that brings something to light: what looks sure by luck must be rare.
DEALS_IN_THE_DARK = 8

#: How a quantity reads: as what comes or goes ("+3 scientists"), or as a way from here to there
#: ("sea track 2 to 4").
AMOUNT, PLACE = "amount", "place"

#: Cards are drawn: what most often comes to light.
CARDS = "cards"


class Quantity(NamedTuple):
    """Something that people watch: `watched-KEY` are its words, `icon` its picture in the
    sprite."""

    key: str
    icon: str
    kind: str = AMOUNT
    #: Of cards that are drawn the number is sure, also when nobody knows which.
    drawn: bool = False


class Watched(NamedTuple):
    """What people watch in one game."""

    quantities: tuple[Quantity, ...]
    #: (state) -> by seat, an automaton behind the last one: the quantities in their order.
    amounts: Callable[[Any], list[list[int]]]
    #: (state, seat) -> how many things the seat cannot see. It changes whenever one of them comes
    #: to light.
    face_down: Callable[[Any, int], int]
    #: Questions whose answer is a bet on what comes to light with it: nothing that they do is sure.
    #: Effects too, where the card that is turned up goes to the hand or elsewhere: not even the
    #: number of cards is sure then.
    bets: frozenset[str] = frozenset()
    #: Questions whose answers change nothing that is watched, and are dear to try out: where to lay
    #: a card.
    silent: frozenset[str] = frozenset()
    #: A question and the next one, whose answers of these verbs are told with the answer that leads
    #: there: what can be done in a zone.
    menus: Mapping[tuple[str, str], tuple[str, ...]] = {}
    #: Questions that go without saying where an answer leads to them: which card for the action
    #: that was chosen.
    obvious: frozenset[str] = frozenset()
    #: Events that a preview tells in their own words, because no quantity shows them.
    said: frozenset[str] = frozenset()
    #: What is said of a frame that brings something to light: "scheme" is `light-scheme`, ""
    #: nothing at all. CARDS is said only where nobody knows how many.
    lights: Mapping[str, str] = {}


class Change(NamedTuple):
    """A quantity of a seat, before and after the answer."""

    seat: int
    quantity: Quantity
    before: int
    after: int


class Asked(NamedTuple):
    """A question: to whom, which, and (to the seat itself) what can be answered."""

    seats: tuple[int, ...]
    frame: Frame
    options: tuple[int, ...] = ()

    def same(self, other: Asked | None) -> bool:
        """To the same seats the same, as far as everybody sees it."""
        if other is None or self.seats != other.seats or type(self.frame) is not type(other.frame):
            return False
        return isinstance(self.frame, Simultaneous) or bare(self.frame) == bare(other.frame)


class Preview(NamedTuple):
    """What one answer surely does."""

    pick: int
    changes: tuple[Change, ...]
    #: Quantities that will change, nobody can say how.
    unknown: tuple[tuple[int, Quantity], ...]
    #: What the seat will surely hear.
    told: tuple[Event, ...]
    #: The question after it; None where that is not sure, or where the game ends.
    asked: Asked | None
    #: The game ends with it.
    ends: bool
    #: More happens before anybody is asked, and that depends on what comes to light.
    more: bool
    #: So many frames were looked at.
    steps: int
    #: The last of them brought something to light: only cards drawn are counted behind it.
    dark: bool = False
    #: The name of that frame; "" where it is not the same in every deal.
    by: str = ""

    @property
    def draws(self) -> bool:
        """Are cards drawn whose number is sure?"""
        return any(
            change.quantity.drawn and change.after > change.before for change in self.changes
        )


class Dealt(NamedTuple):
    """A table dealt again, and what there is on it."""

    table: Table[Any]
    amounts: list[list[int]]


class Course(NamedTuple):
    """What happened on one table."""

    steps: int
    #: The last step brought something to light.
    lit: bool
    #: The name of the frame that happened last.
    by: str
    amounts: list[list[int]]
    told: list[Event]
    asked: Asked | None
    ends: bool


@cache
def watched(game: Game) -> Watched | None:
    """What people watch in a game; None where it does not say."""
    own = game.part("watched")
    return None if own is None else cast(Watched, own.WATCHED)


class Rehearsed:
    """The deals on which the answers of one seat to one question are tried out: shared by all of
    them, and more are dealt when an answer brings something to light."""

    def __init__(self, game: Game, watch: Watched, table: Table[Any], seat: int, rng: Rng) -> None:
        self.game = game
        self.watch = watch
        self.table = table
        self.seat = seat
        self.rng = rng
        self.deals: list[Dealt] = []

    def first(self, count: int) -> list[Dealt]:
        """The first so many deals, made as far as they are still missing."""
        while len(self.deals) < count:
            table = redeal(self.game, self.table, self.seat, self.rng)
            self.deals.append(Dealt(table, self.watch.amounts(table.state)))
        return self.deals[:count]

    def courses(self, deals: list[Dealt], pick: int, limit: int = 0) -> list[Course]:
        """What an answer leads to on these deals."""
        return [follow(self.watch, deal.table, self.seat, pick, limit) for deal in deals]

    def preview(self, pick: int) -> Preview:
        """What one answer surely does."""
        deals = self.first(DEALS)
        courses = self.courses(deals, pick)
        if any(course.lit for course in courses) or differ(courses[0], courses[1]):
            deals = self.first(DEALS_IN_THE_DARK)
            courses += self.courses(deals[DEALS:], pick)
        if type(self.table.agenda[-1]).__name__ in self.watch.bets:
            return Preview(pick, (), self.moving(deals, courses), (), None, False, True, 0)
        steps = min([course.steps for course in courses])
        if any(course.steps != steps for course in courses):
            courses = self.courses(deals, pick, steps)
        # What the light falls on may be anything. How many cards are drawn is known before; and
        # what the answer itself does in that very moment, like the price that is paid for an unseen
        # card.
        dark = steps > 1 and any(course.lit for course in courses)
        before_light = self.courses(deals, pick, steps - 1) if dark else courses
        if dark and any(course.by in self.watch.bets for course in courses):
            return self.up_to_the_bet(pick, deals, courses, before_light)
        changes, unknown = self.compare(deals, courses, before_light)
        lit = any(course.lit for course in courses)
        # Who is asked then may hang on what has come to light.
        asked = None if lit else asked_by_all([course.asked for course in courses])
        ends = not lit and all(course.ends for course in courses)
        more = steps > 0 and any(course.asked is None and not course.ends for course in courses)
        told = tuple(common([course.told for course in courses]))
        return Preview(
            pick, changes, unknown, told, asked, ends, more, steps, dark, lit_by(courses)
        )

    def up_to_the_bet(
        self, pick: int, deals: list[Dealt], courses: list[Course], before_light: list[Course]
    ) -> Preview:
        """What is sure before a card is turned up whose place hangs on what it is."""
        changes, unknown = self.compare(deals, before_light, before_light)
        unknown += tuple([each for each in self.moving(deals, courses) if each not in unknown])
        changes = tuple(
            [change for change in changes if (change.seat, change.quantity) not in unknown]
        )
        told = tuple(common([course.told for course in before_light]))
        return Preview(
            pick,
            changes,
            unknown,
            told,
            None,
            False,
            True,
            before_light[0].steps,
            by=lit_by(courses),
        )

    def moving(self, deals: list[Dealt], courses: list[Course]) -> tuple[tuple[int, Quantity], ...]:
        """The quantities that change in any deal."""
        return tuple(
            [
                (seat, quantity)
                for seat in range(len(deals[0].amounts))
                for number, quantity in enumerate(self.watch.quantities)
                if any(
                    deal.amounts[seat][number] != course.amounts[seat][number]
                    for deal, course in zip(deals, courses, strict=True)
                )
            ]
        )

    def compare(
        self, deals: list[Dealt], courses: list[Course], before_light: list[Course]
    ) -> tuple[tuple[Change, ...], tuple[tuple[int, Quantity], ...]]:
        """The quantities that change the same way in every deal, and those that do not."""
        changes: list[Change] = []
        unknown: list[tuple[int, Quantity]] = []
        for seat, first in enumerate(deals[0].amounts):
            if all(
                deal.amounts[seat] == course.amounts[seat] == earlier.amounts[seat]
                for deal, course, earlier in zip(deals, courses, before_light, strict=True)
            ):
                continue
            for number, quantity in enumerate(self.watch.quantities):
                ran = courses if quantity.drawn else before_light
                before, after = first[number], ran[0].amounts[seat][number]
                same, moves = True, False
                for deal, course in zip(deals, ran, strict=True):
                    was, is_now = deal.amounts[seat][number], course.amounts[seat][number]
                    same = same and was == before and is_now == after
                    moves = moves or was != is_now
                if same and moves:
                    changes.append(Change(seat, quantity, before, after))
                elif moves:
                    unknown.append((seat, quantity))
        return tuple(changes), tuple(unknown)


def previews(
    game: Game, table: Table[Any], seat: int, rng: Rng, picks: Sequence[int] | None = None
) -> list[Preview]:
    """What the answers of a seat surely do: all its options, or just these. Nothing where the game
    watches nothing."""
    watch = watched(game)
    options = table.options(seat) if picks is None else picks
    if watch is None or not options or type(table.agenda[-1]).__name__ in watch.silent:
        return []
    rehearsed = Rehearsed(game, watch, table, seat, rng)
    found = [rehearsed.preview(pick) for pick in options]
    if type(table.agenda[-1]).__name__ not in watch.bets:
        return found
    # What one bet may win, any other may: no luck of the few deals shows.
    unknown = tuple(dict.fromkeys([one for preview in found for one in preview.unknown]))
    return [one._replace(unknown=unknown) for one in found]


def differ(one: Course, other: Course) -> bool:
    """Did not the same happen?"""
    asked = one.asked.same(other.asked) if one.asked is not None else other.asked is None
    return not asked or one._replace(asked=None) != other._replace(asked=None)


def lit_by(courses: list[Course]) -> str:
    """The frame that happened last, where it is the same one everywhere."""
    names = {course.by for course in courses}
    return names.pop() if len(names) == 1 else ""


def asked_by_all(asked: list[Asked | None]) -> Asked | None:
    """The question that is the same everywhere, with those of its answers that are possible
    everywhere."""
    first = asked[0]
    if first is None or not all(first.same(other) for other in asked[1:]):
        return None
    options = [one.options for one in asked if one is not None]
    return first._replace(
        options=tuple([pick for pick in first.options if all(pick in more for more in options)])
    )


def common(told: list[list[Event]]) -> list[Event]:
    """What all of them tell, from the beginning."""
    found: list[Event] = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events[1:]):
            break
        found.append(events[0])
    return found


def follow(watch: Watched, table: Table[Any], seat: int, pick: int, limit: int = 0) -> Course:
    """Give the answer on a copy of the table and let happen what follows: until somebody is asked,
    or something comes to light, or (with a limit) for just so many frames. What is told by the
    frame that brings light is left out, and by the one that ends the game: what everybody has kept
    secret is counted then.

    In a secret question to several nothing happens before the others have answered: nobody knows
    what.
    """
    t = table.clone()
    t.telling = True
    frame = t.agenda[-1]
    covered = watch.face_down(t.state, seat)
    chance = t.rng.state
    steps = 1
    told = before = 0
    asked = False
    lit = False
    by = type(frame).__name__
    if t.is_several():
        if len(frame.asked()) > 1:
            return Course(0, False, "", watch.amounts(t.state), [], None, False)
        t.given[0] = append(t.given[0], pick)
        asked = t.step()
    else:
        t.agenda, frame = pop(t.agenda)
        frame.resolve(t, pick)
    while True:
        if not lit:
            lit = watch.face_down(t.state, seat) != covered or t.rng.state != chance
            if not lit:
                before, told = told, len(t.journal)
        if asked or not t.agenda:
            break
        if (lit and not limit) or steps == limit:
            # Is the next one a question? Where it is not, it must not happen.
            probe = t.clone()
            asked = probe.step()
            if asked:
                probe.journal = t.journal
                t = probe
            break
        name = type(t.agenda[-1]).__name__
        asked = t.step()
        if not asked:
            steps += 1
            by = name
    question = None
    if asked:
        deciders = t.deciders()
        # What another may answer hangs on cards that only they know.
        question = Asked(deciders, t.agenda[-1], tuple(t.legal) if deciders == (seat,) else ())
    if not t.agenda and not lit:
        told = before
    return Course(
        steps,
        lit,
        by,
        watch.amounts(t.state),
        heard_by(t.journal[:told], seat),
        question,
        not t.agenda,
    )
