"""What a renderer draws from: a view, words and who sits where. Nothing else ever reaches a
page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from cosmeeple.kernel.engine.agenda import Simultaneous
from cosmeeple.kernel.engine.reasons import Reason, Why
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.codec import notation, pick_of
from cosmeeple.kernel.records.together import apart
from cosmeeple.kernel.words.consequences import Effect, effects, one_line, shared
from cosmeeple.kernel.words.preview import Preview, watched

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from markupsafe import Markup

    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.records.view import View
    from cosmeeple.kernel.words.text import Texts

PERSON, BOT, AUTOMATON, OPEN = "person", "bot", "automaton", "open"


@dataclass(frozen=True)
class ClockFace:
    """Milliseconds left now; `running` when it ticks. Days tables count down to the deadline of the
    move."""

    left_ms: int
    running: bool = False
    #: It stands still although its player is asked: a vacation.
    stopped: bool = False


@dataclass(frozen=True)
class Seat:
    """Who sits where. `mine`: this browser may act for the seat."""

    number: int
    name: str
    kind: str = PERSON
    #: Name of the bot in the registry; for a person whose place a bot holds, the bot that plays
    #: meanwhile.
    bot: str = ""
    mine: bool = False
    online: bool = True
    clock: ClockFace | None = None
    #: A bot holds the place of a person, who can come back.
    stand_in: bool = False

    @property
    def letter(self) -> str:
        return "ABCDE"[self.number]


@dataclass(frozen=True)
class Seen:
    """All that a game's renderer gets. `cosmeeple.games.SLUG.drawing` reads only this."""

    game: Game
    view: View
    texts: Texts
    seats: tuple[Seat, ...]
    #: Events of the last move that this viewer heard: for trails and highlights.
    fresh: tuple[Event, ...] = ()
    #: All that this viewer has heard, move by move, oldest first; the last is `fresh`. For automata
    #: that explain themselves.
    heard: tuple[tuple[Event, ...], ...] = ()
    #: False in a replay and while the device is being handed over: nothing is a control.
    live: bool = True
    #: What the viewer's answers surely do, by pick.
    previews: Mapping[int, Preview] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def asked(self) -> bool:
        """Is this viewer asked something now?"""
        return self.live and self.view.seat in self.view.deciders and bool(self.view.options)

    def legal(self) -> dict[str, int]:
        """The viewer's options: key -> pick; nothing when it is not asked."""
        return dict(self._answers)

    @cached_property
    def _answers(self) -> dict[str, int]:
        frame = self.view.question
        if frame is None or not self.asked:
            return {}
        return {notation(frame, pick): pick for pick in self.view.options}

    def label(self, key: str) -> str:
        """What one of the viewer's options is called, with what it drastically leads to; a row is
        called as its end."""
        frame = self.view.question
        assert frame is not None
        return self.texts.choice(frame, pick_of(frame, apart(key)[-1]), self.view.state)

    def effects(self, key: str) -> list[Effect]:
        """What an answer surely does, in words; nothing where nobody can say, or where it is not
        possible."""
        return self._effects.get(key, [])

    @cached_property
    def _effects(self) -> dict[str, list[Effect]]:
        watch = watched(self.game)
        if watch is None:
            return {}
        asked_now = type(self.view.frame).__name__
        return {
            key: effects(
                self.texts, self.previews[pick], self.seat, watch, asked_now, self.view.state
            )
            for key, pick in self._answers.items()
            if pick in self.previews
        }

    def does(self, key: str, said: Sequence[Effect] = ()) -> str:
        """The same as one line, without what has been said of all answers."""
        return one_line([effect for effect in self.effects(key) if effect not in said])

    def shared(self) -> list[Effect]:
        """What every answer does: it can be said once, with the question."""
        return shared([self.effects(key) for key in self._answers])

    def spoken(self, name: str, key: str) -> str:
        """What a control says: the name of the thing that it shows, and what pressing it does."""
        label = self.label(key)
        if name in label:
            return label
        return name if label in name else f"{name}: {label}"

    def why(self, key: str) -> list[Reason]:
        """The requirements of an answer to the pending question, as this viewer may know them."""
        frame = self.view.question
        if frame is None or not self.asked:
            return []
        for pick in frame.domain.picks:
            if notation(frame, pick) == key:
                why = Why(True)
                if isinstance(frame, Simultaneous):
                    frame.allows(
                        self.view.state, self.seat, picks(list(self.view.given)), pick, why
                    )
                else:
                    frame.allows(self.view.state, pick, why)
                return why.reasons
        return []


@dataclass(frozen=True)
class Choice:
    """One control of the action bar. An option that is not legal is shown dashed and opens "why
    not?"."""

    key: str
    label: str
    #: A small second line: what no number says of it, or (not legal) the first condition that
    #: fails.
    note: str = ""
    icon: str = ""
    legal: bool = True
    #: Choices with the same group lie behind one button: ("discard", "Discard a piece").
    group: str = ""
    #: A commit after assembled picks may be primary; a choice among options never is.
    primary: bool = False
    #: How often it may be among several answers that are sent together (see `Several`); 0 where it
    #: is always alone.
    copies: int = 0
    #: The thing that it is about, for the inspector: "card:57". The page fills it in where the
    #: choice names one by its id.
    inspect: str = ""
    #: What it surely does, prices and gains. The page fills it in, the same way for every game.
    does: str = ""
    #: An effect that the label says in its own words, so that it is not said twice.
    said: str = ""


@dataclass(frozen=True)
class Several:
    """Answers to the same question in a row: paying, keeping, discarding. They are chosen first, in
    any order, and sent together: all of them are made or none, and they are taken back together.
    Without scripts they are sent one by one."""

    least: int
    most: int
    #: What the button says: "Pay with these".
    label: str
    #: The choice that ends the row when fewer than `most` are wanted: "discard:pass"; "" where
    #: there is none.
    done: str = ""
    #: The one that ends it when `most` are chosen; "" where the question ends by itself then.
    last: str = ""


@dataclass(frozen=True)
class Region:
    """A region of the page and where it goes: `column` is board, side (offers, markets), wide (below
    the board, own area) or over (above others for a while); `tab` names the tab that shows it on a
    phone, "" where it is always visible."""

    region: str
    #: Its element, with the id `r-` and the region.
    draw: Callable[[Seen], Markup]
    column: str
    tab: str = ""
    #: On a desktop the region stays out of sight (the board shows the same); it can be asked for as
    #: "board in words".
    words: bool = False
    #: The least width and height in pixels that it may have on the stage, (0, 0) where the grid
    #: says it; layout tests hold it.
    least: tuple[int, int] = (0, 0)
    #: What becomes of it where it does not fit: "" it never folds, "rail" it is a tab of the drawer
    #: (on a phone one of the tabs below the board), "line" it also draws an element `.fold`, one
    #: line, that the game's style sheet shows instead.
    fold: str = ""
    #: The picture of its tab in the rail.
    icon: str = ""


class Renderer(Protocol):
    """What a module `cosmeeple.games.SLUG.drawing` offers. Only `REGIONS` is needed."""

    REGIONS: Sequence[Region]
    #: Icon of the game in lists, names of the sprite.
    ICON: str
    #: Events drawn as thin separators in the log.
    SEPARATORS: frozenset[str]
    #: Private event -> the public one about the same thing, which its hearer need not read as well.
    COVERS: Mapping[str, str]
    #: Events of an automaton that is no seat: it is their actor.
    AUTOMATON: frozenset[str]

    def choices(self, seen: Seen) -> list[Choice]: ...

    def several(self, seen: Seen) -> Several | None: ...

    def rows(self, seen: Seen) -> list[Choice]: ...

    def still(self, seen: Seen) -> list[str]: ...

    def headline(self, seen: Seen) -> str: ...

    def scores(self, seen: Seen) -> tuple[int, ...] | None: ...

    def area(self, seen: Seen, seat: int) -> Markup: ...


def plain_choices(seen: Seen) -> list[Choice]:
    """Every option with its plain label: what a game without an own `choices` gets."""
    frame = seen.view.question
    if frame is None:
        return []
    return [
        Choice(key, seen.texts.choice(frame, pick, seen.view.state))
        for key, pick in seen.legal().items()
    ]
