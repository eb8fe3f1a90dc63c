"""Builders for the tests of Antarctica: tables in the words of position files, corrected component
files, players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cosmeeple.games.antarctica import GAME as GAME
from cosmeeple.games.antarctica.components import OWN_FILE, load_kit
from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.vocabulary import ZONES
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.codec import apply_text, notation, question
from cosmeeple.kernel.records.paths import read
from cosmeeple.kernel.records.position import Case, set_up

HERE = Path(__file__).parent
POSITIONS = sorted((HERE / "positions").glob("*.toml"))
TRANSCRIPTS = sorted((HERE / "transcripts").glob("*.txt"))
PLACEMENTS = ("free", "first_game", "snake")
A, B, C, D = range(4)

#: With two players.
CLOSED = ("princess_elizabeth", "ellsworth")

#: A board without buildings, so that a test names all that matter.
BARE: dict[str, list[str]] = {zone: [] for zone in ZONES}


def position(
    *,
    players: int = 4,
    placement: str = "first_game",
    seed: int = 1,
    kit: Kit | None = None,
    **given: Any,
) -> Table[Any]:
    """A table in the words of a position file; without buildings unless they are given."""
    buildings = {**BARE, **given.pop("buildings", {})}
    data = {
        "game": GAME.slug,
        "players": players,
        "seed": seed,
        "options": {"placement": placement},
        "given": {"buildings": buildings, **given},
    }
    return set_up(Case("test", 0, data), kit)[1]


def turn(seat: str, zone: str, *, acted: bool = False, discards: int = 0) -> list[dict[str, Any]]:
    """The agenda in the middle of a turn: the ship has arrived."""
    return [
        {"frame": "TakeTurn", "seat": seat, "zone": zone, "acted": acted, "discards": discards},
        {"frame": "MoveSun"},
    ]


def play(table: Table[Any], *moves: str) -> list[Event]:
    """Play moves like `A sail:ross`; returns what happened, as the omniscient journal tells it."""
    table.telling = True
    table.journal = []
    for move in moves:
        seat, text = move.split()
        apply_text(table, SEAT_LETTERS.index(seat), text)
    return [told.event for told in table.journal]


def value(table: Table[Any], path: str) -> Any:
    """The readable value at a path like `areas.A.supply`."""
    return read(GAME, table, path)


def own_kit() -> AntarcticaKit:
    kit = GAME.kit()
    assert isinstance(kit, AntarcticaKit)
    return kit


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the component file with texts replaced; each must stand there exactly once."""
    text = OWN_FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
        text = text.replace(old, new)
    path = folder / "corrected.toml"
    path.write_text(text, encoding="utf-8")
    return path


def corrected_kit(folder: Path, *changes: tuple[str, str]) -> AntarcticaKit:
    return load_kit(corrected(folder, *changes))


# --- players for whole games


def busy(table: Table[Any], seat: int, rng: Rng) -> int:
    """Random, but builds, hires and researches when it can and hardly ever discards: long and full
    games."""
    options = table.options(seat)
    frame = question(table)
    texts = {pick: notation(frame, pick) for pick in options}
    return prefer(
        texts,
        rng,
        ("build:", "build_ship", "hire", "research:", "play:"),
        ("discard:", "no_action"),
    )


def sailor(table: Table[Any], seat: int, rng: Rng) -> int:
    """Likes shipyards, cards and symbols: many Icebreakers, drafts and moved ships."""
    options = table.options(seat)
    frame = question(table)
    texts = {pick: notation(frame, pick) for pick in options}
    return prefer(
        texts,
        rng,
        ("play:", "build_ship", "research:", "take:", "move:", "advance:"),
        ("discard:", "end"),
    )


def prefer(texts: dict[int, str], rng: Rng, good: tuple[str, ...], bad: tuple[str, ...]) -> int:
    """Usually something good, rarely something bad."""
    wanted = [pick for pick, text in texts.items() if text.startswith(good)]
    if wanted and rng.below(4):
        return rng.pick(wanted)
    calm = [pick for pick, text in texts.items() if not text.startswith(bad)]
    if calm and rng.below(40):
        return rng.pick(calm)
    return rng.pick(list(texts))


def whole_game(
    players: int, seed: int, chooser: Any, placement: str = "free"
) -> Iterable[Table[Any]]:
    """The table at every decision of one game, and at its end."""
    table = GAME.new(players, seed, {"placement": placement})
    rng = Rng(seed + 1)
    while not table.over():
        yield table
        table.apply(table.decider, chooser(table, table.decider, rng))
    yield table
