"""The table in words, as lines: what the terminal shows. A game brings the places
(`games/SLUG/drawing/plain.py`), without them every field is listed; what people watch is listed for
every player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cosmeeple.draw.fallback import label
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import dump_state
from cosmeeple.kernel.words.languages import text_in
from cosmeeple.kernel.words.preview import AMOUNT, watched

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.words.text import Texts


#: So wide is a map.
BREADTH: Final = 98
WAY: Final = "·"


class Section(NamedTuple):
    """A heading and the lines below it."""

    title: str
    lines: list[str]


def players(seen: Seen) -> Section:
    """Everybody with what they have; what there is none of is left out."""
    watch = watched(seen.game)
    texts = seen.texts
    lines = []
    if watch is not None:
        for seat, amounts in enumerate(watch.amounts(seen.view.state)):
            held = [
                texts.say(f"watched-{quantity.key}", count=amount)
                for quantity, amount in zip(watch.quantities, amounts, strict=True)
                if quantity.kind == AMOUNT and amount
            ]
            lines.append(f"{texts.name('seat', seat)}: {', '.join(held) or texts.say('nothing')}")
    return Section(texts.say("in-words-players"), lines)


def fields(seen: Seen) -> Section:
    """The whole position, field by field, under the name of the game."""
    names = seen.game.names
    state = dump_state(seen.game, seen.view.state)
    return Section(
        text_in(seen.texts.language, names["en"], names["pl"]), by_field(state, seen.texts)
    )


def by_field(values: dict[str, Any], texts: Texts, indent: str = "") -> list[str]:
    """Fields with their values, parts of parts further to the right."""
    lines = []
    for name, value in values.items():
        if isinstance(value, dict):
            lines += [f"{indent}{label(name, texts)}:", *by_field(value, texts, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
            rows = {f"{name}_{number}": one for number, one in enumerate(value, 1)}
            lines += by_field(rows, texts, indent)
        else:
            lines.append(f"{indent}{label(name, texts)}: {in_short(value, texts)}")
    return lines


def in_short(value: Any, texts: Texts) -> str:
    """A value on a line: ids by their names."""
    if isinstance(value, list):
        return ", ".join(in_short(one, texts) for one in value) or "–"
    return (texts.name_of_id(value) or value) if isinstance(value, str) else str(value)


def sections(seen: Seen) -> list[Section]:
    """The whole table; field by field where a game brings nothing of its own."""
    own = seen.game.part("drawing.plain")
    watching = players(seen)
    return [
        *(own.sections(seen) if own else [fields(seen)]),
        *([watching] if watching.lines else []),
    ]


class Spot(NamedTuple):
    """A place of a map with what stands there."""

    x: float
    y: float
    label: str


def chart(seen: Seen) -> list[str]:
    """The game's map in letters, where it has one."""
    own = seen.game.part("drawing.plain")
    draw = getattr(own, "chart", None)
    return draw(seen) if draw else []


def spread(spots: Sequence[Spot], ways: Iterable[tuple[int, int]], rows: int) -> list[str]:
    """Labels where they lie, with dots along the ways between them. Where two would touch, one
    moves by a line."""
    left, top = min([spot.x for spot in spots]), min([spot.y for spot in spots])
    wide, high = max([spot.x for spot in spots]) - left, max([spot.y for spot in spots]) - top
    margin = max([len(spot.label) for spot in spots]) // 2 + 1
    grid = [[" "] * BREADTH for _ in range(rows)]
    middles = [
        (
            margin + round((spot.x - left) / wide * (BREADTH - 1 - 2 * margin)),
            round((spot.y - top) / high * (rows - 1)),
        )
        for spot in spots
    ]
    for one, other in ways:
        (ax, ay), (bx, by) = middles[one], middles[other]
        steps = max(abs(ax - bx) // 3, abs(ay - by))
        for step in range(1, steps):
            grid[round(ay + (by - ay) * step / steps)][round(ax + (bx - ax) * step / steps)] = WAY
    taken: set[tuple[int, int]] = set()
    for (x, y), spot in zip(middles, spots, strict=True):
        start = min(max(x - len(spot.label) // 2, 0), BREADTH - len(spot.label))
        cells = range(start - 1, start + len(spot.label) + 1)
        row = next(
            (
                row
                for row in (y, y + 1, y - 1)
                if 0 <= row < rows and not taken & {(at, row) for at in cells}
            ),
            y,
        )
        taken |= {(at, row) for at in cells}
        for at in cells:
            if 0 <= at < BREADTH:
                grid[row][at] = " "
        grid[row][start : start + len(spot.label)] = spot.label
    return ["".join(line).rstrip() for line in grid]


def letter(seen: Seen, seat: int) -> str:
    """A seat's letter; an automaton beside the table goes by its name."""
    return SEAT_LETTERS[seat] if seat < len(seen.seats) else seen.texts.name("seat", seat)


def listed(texts: Iterable[str], none: str) -> str:
    return ", ".join(texts) or none


def counted(names: Iterable[str], none: str) -> str:
    """Names with their numbers where there are several alike: "Miner, Fence (2)"."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return listed(
        (name if count == 1 else f"{name} ({count})" for name, count in found.items()), none
    )
