"""What the drawing needs to know about a position, asked of the rules themselves."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from cosmeeple.draw.words import Words
from cosmeeple.games.antarctica import research
from cosmeeple.games.antarctica.building import reach, stand_in
from cosmeeple.games.antarctica.research import ChooseHarbour, ChooseShip
from cosmeeple.games.antarctica.turn import IcebreakerTurn, Sail, TakeTurn
from cosmeeple.games.antarctica.vocabulary import DECKS, RESOURCE_CARDS, SHIPS_EACH
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import Texts

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.antarctica.kit import AntarcticaKit
    from cosmeeple.games.antarctica.state import State

LOCALE: Final = Path(__file__).parent / "locale"


@cache
def words_in(language: str) -> Words:
    return Words(LOCALE, language)


def words(seen: Seen) -> Words:
    return words_in(seen.texts.language)


@cache
def voice(kit: AntarcticaKit, language: str) -> Texts:
    """The names of things, which depend on nobody's name: for what is drawn once and kept."""
    return Texts(load_game("antarctica"), kit, language)


def scientists_at(state: State, zone: int) -> tuple[int, ...]:
    """How many each player has in a zone."""
    return tuple([area.scientists[zone] for area in state.areas])


def landing(state: State, seat: int, track: int, points: int) -> int:
    """Where the cube would stand after these points: the rule itself moves it, on a copy."""
    table: Table[State] = Table(state.clone(), [], Rng(1))
    research.advance(table, seat, track, points, "ANT-110")
    return table.state.areas[seat].cubes[track]


def spends(seen: Seen, key: str) -> int:
    """The resource card that `build:double:card` would spend."""
    state: State = seen.view.state
    card = state.decks[DECKS.index(key.split(":")[1])][-1]
    return stand_in(state, seen.seat, state.kit.card_needs[card] & ~reach(state, seen.seat))


def group_of(seen: Seen, key: str) -> str:
    """The button of the action bar behind which a card's choices lie, where it has several; "" for
    a choice alone."""
    parts = key.split(":")
    if parts[0] == "play" and len(parts) == 3:
        return f"play:{parts[1]}"
    if parts[0] == "build" and len(parts) == 3:
        kind = spends(seen, key)
        alike = [
            other
            for other in seen.legal()
            if other.endswith(":card") and spends(seen, other) == kind
        ]
        return f"build:{RESOURCE_CARDS[kind]}" if len(alike) > 1 else ""
    return ""


def active_ship(seen: Seen) -> int:
    """The ship that the pending question is about, or -1."""
    frame = seen.view.frame
    return frame.ship if isinstance(frame, (Sail, ChooseHarbour)) else -1


def destination(seen: Seen) -> int:
    """The zone in which the turn's action takes place, or -1."""
    frame = seen.view.frame
    return frame.zone if isinstance(frame, TakeTurn) else -1


def movable(seen: Seen) -> dict[int, str]:
    """Ships that may be chosen now: ship -> key."""
    frame = seen.view.frame
    if not isinstance(frame, ChooseShip):
        return {}
    return {frame.seat * SHIPS_EACH + pick: key for key, pick in seen.legal().items() if pick >= 0}


class NextTurn(NamedTuple):
    """The ship that acts next, where, and whether by an Icebreaker."""

    ship: int
    zone: int
    icebreaker: bool


def next_turn(seen: Seen) -> NextTurn | None:
    """Who acts next as things stand: a ship with an Icebreaker before the sun moves on, else the
    first ship of the zone that the sun reaches next; None when no ship waits anywhere else, or the
    game ends.
    """
    state: State = seen.view.state
    if state.ending:
        return None
    for effect in seen.view.waiting:
        if isinstance(effect, IcebreakerTurn) and effect.ship in state.queues[state.sun]:
            return NextTurn(effect.ship, state.sun, True)
    zones = state.kit.starts[len(state.areas)].zones
    place = zones.index(state.sun)
    for step in range(1, len(zones)):
        zone = zones[(place + step) % len(zones)]
        if state.queues[zone]:
            return NextTurn(state.queues[zone][0], zone, False)
    return None
