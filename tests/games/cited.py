"""Which rule each event cites, and who tells it: gathered from random games, kept for review in
cited.toml.

    python tests/games/cited.py [GAMES]     plays so many games of each number of players and rewrites the file

A teller is the frame that is being resolved. What the file says was read by a person: a pair that
is new or that has changed fails test_cited.py until this script has written it down, with the title
of the rule beside it, and its difference has been read. Recorded games are replayed too: they go
where random players hardly come. Pairs that a run does not meet stay in the file; take them out by
hand when they are gone. An event that was never met has a line with no teller, and the rule of its
class.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import product
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import EVERYONE, Event, Told
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.transcript import load as load_match
from cosmeeple.kernel.words.rulebook import cited_in, rulebook
from cosmeeple.web.told import event_classes

FILE = Path(__file__).parent / "cited.toml"
GAMES = 600


class Pair(NamedTuple):
    """An event, the frame that told it, and the rule that it cited."""

    event: str
    teller: str
    cites: str


#: Of every pair: the files and the functions or methods between the teller and `tell`.
Paths = dict[Pair, set[tuple[str, str]]]


@contextmanager
def listening(gathered: Paths) -> Iterator[None]:
    """While it lasts, every table in the process notes who tells what. Only where the rules are
    interpreted."""
    plain = Table.tell

    def tell(self: Table[Any], event: Event, audience: int = EVERYONE) -> None:
        if self.telling:
            self.journal.append(Told(event, audience))
            teller, path = path_of(sys._getframe(1))
            gathered.setdefault(Pair(type(event).__name__, teller, event.cited()), set()).update(
                path
            )

    Table.tell = tell
    try:
        yield
    finally:
        Table.tell = plain


def path_of(at: FrameType | None) -> tuple[str, set[tuple[str, str]]]:
    """The frame of the agenda that is being resolved, and the functions on the way from it to
    here."""
    path: set[tuple[str, str]] = set()
    while at is not None:
        path.add((at.f_code.co_filename, at.f_code.co_qualname))
        owner = at.f_locals.get("self")
        if isinstance(owner, Frame):
            return type(owner).__name__, path
        at = at.f_back
    raise AssertionError("an event was told outside of any frame")


def variants(game: Game, seats: int) -> list[dict[str, str]]:
    """All combinations of the options."""
    options = [option for option in game.options if not option.seats or seats in option.seats]
    return [
        dict(zip([option.key for option in options], values, strict=True))
        for values in product(*[option.values for option in options])
    ]


def gather(game: Game, games: int) -> Paths:
    """Random games of each number of players. The variants take turns, in strides, so that few
    games see all values."""
    gathered: Paths = {}
    with listening(gathered):
        for seats in game.seats:
            kinds = variants(game, seats)
            # It shares no factor with the number of variants, so that it comes to all of them.
            stride = next(step for step in (7, 11, 13) if len(kinds) % step)
            for seed in range(games):
                table = game.new(seats, seed, kinds[seed * stride % len(kinds)], telling=True)
                rng = Rng(state_from_seed(seed + 1))
                while not table.over():
                    table.play(rng.pick(table.options(table.decider)))
                    table.journal.clear()
        for file in sorted((Path(__file__).parent / game.slug).rglob("*.txt")):
            # A recording that the rules have left behind is reported by the test of the recordings.
            with suppress(BadInput):
                load_match(file)
    return gathered


# --- what the docstrings on the way say


@cache
def brackets(game: Game, file: str) -> dict[str, frozenset[str]]:
    """The ids in the docstrings of a module, by qualified name; the module's own under the empty
    name."""
    book = rulebook(game)
    found: dict[str, frozenset[str]] = {}

    def visit(node: ast.AST, name: str) -> None:
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            said = ast.get_docstring(node) or ""
            found[name] = frozenset(cited_in(f'"""{said}"""' if '"""' not in said else "", book))
            for child in node.body:
                if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                    visit(child, f"{name}.{child.name}" if name else child.name)

    visit(ast.parse(Path(file).read_text(encoding="utf-8")), "")
    return found


def said_on_the_way(game: Game, path: set[tuple[str, str]]) -> set[str]:
    """Every id that a docstring of these functions, of their classes or of their modules names."""
    ids: set[str] = set()
    for file, name in path:
        if "/games/" not in file.replace("\\", "/"):
            continue
        known = brackets(game, file)
        ids |= known[""]
        parts = name.split(".")
        for length in range(1, len(parts) + 1):
            ids |= known.get(".".join(parts[:length]), frozenset())
    return ids


# --- the file


def load() -> dict[str, dict[Pair, dict[str, str]]]:
    """By game: each reviewed pair with the title of its rule and, where there is one, its
    excuse."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    return {
        slug: {
            Pair(event, teller, cites): row
            for event, rows in events.items()
            for row in rows
            for teller, cites in [(row["teller"], row["cites"])]
        }
        for slug, events in raw.items()
    }


def written(kept: dict[str, dict[Pair, dict[str, str]]]) -> str:
    """The file's text: one line for a pair, sorted, so that a difference reads well."""
    lines = [
        "# Which rule each event cites: event, the frame that tells it, rule, the rule's title.",
        "# Written by tests/games/cited.py, read by a person: read every line that changes. `excuse` says why no docstring",
        "# on the way from the frame to the event names the rule.",
    ]
    for slug, pairs in kept.items():
        titles = {rule.id: rule.title_en for rule in rulebook(load_game(slug)).rule}
        lines += ["", f"[{slug}]"]
        for event in sorted({pair.event for pair in pairs}):
            lines.append(f"{event} = [")
            for pair in sorted(pair for pair in pairs if pair.event == event):
                excuse = pairs[pair].get("excuse", "")
                title = titles.get(pair.cites, "?").replace('"', '\\"')
                more = f', excuse = "{excuse}"' if excuse else ""
                lines.append(
                    f'  {{ teller = "{pair.teller}", cites = "{pair.cites}", title = "{title}"{more} }},'
                )
            lines.append("]")
    return "\n".join(lines) + "\n"


def never_met(game: Game, met: set[str]) -> dict[str, str]:
    """The other events of the game, with the rules of their classes."""
    return {
        name: event.rule
        for name, event in event_classes(game).items()
        if event.__module__.startswith("cosmeeple.games.") and name not in met
    }


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    reviewed = load()
    kept: dict[str, dict[Pair, dict[str, str]]] = {}
    for slug in SLUGS:
        pairs = dict(reviewed.get(slug, {}))
        gathered = gather(load_game(slug), games)
        for pair in sorted(gathered.keys() - pairs.keys()):
            print(f"{slug}: new: {pair.event} of {pair.teller} cites {pair.cites}")
            pairs[pair] = {}
        met = {pair.event for pair in pairs if pair.teller}
        pairs = {pair: row for pair, row in pairs.items() if pair.teller}
        for event, rule in never_met(load_game(slug), met).items():
            pairs[Pair(event, "", rule)] = {}
        for pair in sorted(pairs.keys() - gathered.keys()):
            print(f"{slug}: not met: {pair.event} of {pair.teller} cites {pair.cites}")
        kept[slug] = pairs
    FILE.write_text(written(kept), encoding="utf-8")
    print(f"{sum(map(len, kept.values()))} pairs in {FILE.name}")


if __name__ == "__main__":
    main()
