"""Builders for tests: a bare table on which a test puts only what it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.warehouse import FulfilContract, FulfilSecond
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import state_from_seed
from cosmeeple.kernel.engine.rows import picks, remove, vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.carry import replay_text
from cosmeeple.kernel.records.codec import only_answer, options_as_text, pick_of, question

A, B, C, D = range(4)
LEYRIEN, ZCHARO, JRAYEK = range(3)
G1 = words.FIRST_GARAGE
CARD = words.CONTRACTS.index
EVENT = words.EVENTS.index
FARM = words.FARM_TILES.index
SHIP = words.SHIP_TILES.index


def overwrite(row: vec[i64], numbers: list[int], first: int = 0) -> None:
    """Put these numbers into a row, in place."""
    for at, number in enumerate(numbers, first):
        row[at] = number


def bare(seats: int = 2, *, phase: int = words.EXECUTE, **options: str) -> Table[State]:
    """Round 1, side A of everything, no Leaders, no Event, nobody has cards; three dice wait on
    each base."""
    sides = {"planet": "A", "leyrien": "A", "zcharo": "A", "jrayek": "A"}
    t = GAME.new(seats, 1, {**sides, **options}, telling=True)
    s = t.state
    s.contracts = picks(list(range(len(words.CONTRACTS))))
    s.discard = []
    s.leaders_left = []
    s.leaders_out = list(range(len(words.LEADERS)))
    for area in s.areas:
        area.hand, area.draft, area.offered, area.rolled = picks([]), [], [], picks([])
        area.leaders, area.fulfilled, area.event = 0, 0, -1
        area.idle, area.reserve, area.canteen, area.sal = 3, 10, 0, 0
        area.ships, area.farms = picks([]), picks([])
        area.garages, area.farm_dice = picks([0] * words.GARAGES), picks([0] * words.FARM_PLACES)
        area.resources = picks([0, 0, 0, 0])
    s.events = [s.kit.cards.last_event, *[event for event in range(6)]]
    s.events_out = list(range(6, 15))
    s.events_shown, s.renzo, s.renzo_shown = [], [], []
    s.round, s.phase, s.radio = 1, phase, 0
    t.reset_agenda([])
    t.journal = []
    t.settle()
    return t


def lead(t: Table[State], seat: int, *leaders: int) -> None:
    for leader in leaders:
        t.state.leaders_out.remove(leader)
        t.state.areas[seat].leaders |= 1 << leader


def give(
    t: Table[State], seat: int, water: int = 0, algae: int = 0, energy: int = 0, gem: int = 0
) -> None:
    t.state.areas[seat].resources = picks([water, algae, energy, gem])


def garages(t: Table[State], seat: int, *faces: int) -> None:
    """Dice in the Garages, from the left; they come from the base."""
    area = t.state.areas[seat]
    area.garages = picks([*faces, *[0] * (words.GARAGES - len(faces))])
    area.idle = 0
    area.sal = 3 if words.SAL in faces else area.sal


def hand(t: Table[State], seat: int, *names: str) -> None:
    for name in names:
        t.state.contracts = remove(t.state.contracts, CARD(f"contract_{name}"))
    t.state.areas[seat].hand = picks(sorted(CARD(f"contract_{name}") for name in names))


def fulfilled(t: Table[State], seat: int, *names: str) -> None:
    for name in names:
        t.state.contracts = remove(t.state.contracts, CARD(f"contract_{name}"))
        t.state.areas[seat].fulfilled |= 1 << CARD(f"contract_{name}")


def event(t: Table[State], name: str, *seats: int) -> None:
    """The Event in play, for all or for these seats."""
    for seat in seats or range(len(t.state.areas)):
        t.state.areas[seat].event = EVENT(f"event_{name}")


def space(t: Table[State], name: str) -> int:
    return t.state.kit.names["space"].index(name)


def ask(t: Table[State], *frames: Frame) -> Table[State]:
    """Put these frames on an empty agenda, in reading order."""
    t.reset_agenda([])
    t.journal = []
    t.then_all(list(frames))
    t.settle()
    return t


def sending(
    *faces: int, ships: tuple[str, ...] = (), seats: int = 2, garage: int = 1, **goods: int
) -> Table[State]:
    """A sends from a Garage; the Garages before it are empty."""
    t = bare(seats)
    garages(t, A, *[0] * (garage - 1), *faces)
    t.state.areas[A].ships = picks([SHIP(f"ship_{name}") for name in ships])
    give(t, A, **goods)
    return ask(t, SendDie(A, G1 + garage - 1))


def values(t: Table[State], destination: str = "market:1") -> list[int]:
    """The values with which A may send the die there."""
    prefix = f"send:{destination}:"
    return [int(text.removeprefix(prefix)) for text in options(t, A) if text.startswith(prefix)]


def play(t: Table[State], seat: int, *texts: str) -> None:
    """Choices of one seat. The only Contract that can be paid, and the Canteen as the only way,
    need not be named."""
    for text in texts:
        replay_text(t, seat, text)
    while (
        not t.over()
        and isinstance(t.agenda[-1], (FulfilContract, FulfilSecond, SendDie))
        and only_answer(t) is not None
    ):
        t.play(t.legal[0])


def options(t: Table[State], seat: int) -> list[str]:
    return options_as_text(t, seat)


def forbidden(t: Table[State], seat: int, text: str) -> list[str]:
    """The rules that forbid an answer; it must not be offered."""
    assert text not in options(t, seat)
    return [reason.rule for reason in t.why(seat, pick_of(question(t), text)).failing()]


def reasons(t: Table[State], seat: int, text: str) -> list[tuple[str, int, int]]:
    return [
        (reason.key, reason.a, reason.b)
        for reason in t.why(seat, pick_of(question(t), text)).reasons
    ]


def asked(t: Table[State]) -> str:
    return "" if t.over() else type(t.agenda[-1]).__name__


def told(t: Table[State], name: str) -> list[Any]:
    return [entry.event for entry in t.journal if type(entry.event).__name__ == name]


def rig(t: Table[State], *draws: int) -> None:
    """The next draws by chance."""
    t.rng = Rigged(state_from_seed(1), list(draws))


def until(t: Table[State], stop: Callable[[Table[State]], bool], seed: int = 1) -> None:
    """Play on by chance until something holds."""
    rng = Rigged(state_from_seed(seed), [])
    while not t.over() and not stop(t):
        t.play(rng.pick(list(t.legal)))


def piece(text: str) -> int:
    return words.PIECES.index(text)


def talk_at(column: int, row: int, place: int = 0) -> int:
    """A space of the Negotiation board."""
    return (column * words.ROWS + row - 1) * words.ROW_SPACES + place
