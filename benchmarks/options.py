"""What a page costs at the question with the most answers: previews of all of them, their words,
and the regions of the page that change with every move, as HTML.

    python benchmarks/options.py [GAMES]

Compiled or not, whatever is installed. Random games of every kind give the position; times are in
processor time, the best of several runs, without the log and with no sentence remembered from
before. The aim is 20 ms for 120 answers.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import question
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.text import Texts, formatted
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions import regions_but_log
from cosmeeple.web.table_pages import TableInfo, TablePage, Undo

#: (game, options); the Orb has its own questions.
KINDS: list[tuple[str, dict[str, str]]] = [
    *[(slug, {}) for slug in SLUGS],
    ("race", {"expansion": "orb"}),
]
RUNS = 9


def widest(game: Game, options: dict[str, str], games: int) -> tuple[Table[Any], int]:
    """The question with the most answers in random games, and who is asked."""
    best: tuple[int, Table[Any], int] | None = None
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        if len(game.seats) > 1:
            seats = max(2, seats)
        table, chance = game.new(seats, seed, options), random.Random(seed)
        while not table.over():
            seat = table.deciders()[0]
            legal = table.options(seat)
            if best is None or len(legal) > best[0]:
                best = (len(legal), table.clone(), seat)
            table.apply(seat, legal[chance.randrange(len(legal))])
    assert best is not None
    return best[1], best[2]


def quickest(run: Callable[[], object]) -> float:
    """Milliseconds of processor time, the best of some runs."""
    found = []
    for _ in range(RUNS):
        formatted.cache_clear()
        begun = time.process_time()
        run()
        found.append(time.process_time() - begun)
    return min(found) * 1000


def main() -> None:
    """One line for each game: answers, previews, labels and effects, the whole."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    sys.stdout.write("| game | question | answers | previews | + words | + HTML |\n")
    sys.stdout.write("|---|---|--:|--:|--:|--:|\n")
    for slug, options in KINDS:
        game = load_game(slug)
        table, seat = widest(game, options, games)
        count = len(table.state.areas)
        texts = Texts(game, table.state.kit, "pl", [f"Player {one}" for one in range(count)])
        seats = tuple(Seat(one, f"Player {one}", mine=one == seat) for one in range(count))
        reader = Reader("pl", "dark", "csrf")

        def seen(
            game: Game = game,
            table: Table[Any] = table,
            seat: int = seat,
            texts: Texts = texts,
            seats: tuple[Seat, ...] = seats,
        ) -> Seen:
            sure = previews(game, table, seat, Rng(state_from_seed(1)))
            shown = view(game, table, seat)
            return Seen(game, shown, texts, seats, previews={one.pick: one for one in sure})

        def page(
            game: Game = game,
            seats: tuple[Seat, ...] = seats,
            seen: Callable[[], Seen] = seen,
            reader: Reader = reader,
        ) -> int:
            info = TableInfo("t1", "Table", game, "running", 9, seats, commitment="ab" * 32)
            whole = TablePage(info, seen(), (), (), Undo("free"))
            return sum(map(len, regions_but_log(whole, reader).values()))

        page()
        times = (
            quickest(seen),
            quickest(lambda seen=seen: choices_of(seen())),
            quickest(page),
        )
        columns = " | ".join(f"{one:.1f}" for one in times)
        name = " ".join([slug, *options.values()])
        kind = type(question(table)).__name__
        sys.stdout.write(f"| {name} | {kind} | {len(table.options(seat))} | {columns} |\n")


if __name__ == "__main__":
    main()
