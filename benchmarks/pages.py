"""What it costs to draw a table after each move, and whether the pages are still the same.

    python benchmarks/pages.py                 milliseconds a viewpoint, by game and by part
    python benchmarks/pages.py --digest        a digest of every region of the same pages
    python benchmarks/pages.py --of race       one game

Compiled or not, whatever is installed. Random games are walked through; at every position of their
middle each seat and a spectator is drawn anew, in one language, as a server does after a move: what
an earlier move has left in memory may be used. Times are processor time, the mean over all
viewpoints. Digests of both languages, taken before and after a change of the drawing, are equal
where no byte of any page has changed.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import SPECTATOR, view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions import people_regions, regions_but_log
from cosmeeple.web.regions.brought import game_regions, words
from cosmeeple.web.table_pages import TableInfo, TablePage, Undo

#: (game, options); the Orb has its own board.
KINDS: list[tuple[str, dict[str, str]]] = [
    *[(slug, {}) for slug in SLUGS],
    ("race", {"expansion": "orb"}),
]
#: The part of a game that is measured: no setup, no end.
FROM, UPTO = 30, 90
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def walk(game: Game, options: dict[str, str], players: int, seed: int) -> Iterator[Match]:
    """A random game, at every position of its middle."""
    chance = random.Random(seed)
    match = Match.start(game, players, seed, options)
    while not match.table.over() and len(match.moves) < UPTO:
        seat = chance.choice(match.table.deciders())
        pick = chance.choice(match.table.options(seat))
        match.play(seat, notation(match.table.agenda[-1], pick))
        if len(match.moves) >= FROM and not match.table.over():
            yield match


class Parts:
    """Seconds of processor time by part."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.last = 0.0

    def start(self) -> None:
        """A part begins now."""
        self.last = time.process_time()

    def end(self, part: str) -> None:
        """It has ended, and the next one begins."""
        now = time.process_time()
        self.spent[part] = self.spent.get(part, 0.0) + now - self.last
        self.last = time.process_time()


def seen_by(match: Match, seat: int, language: str, parts: Parts) -> Seen:
    """All that is known of the position from a seat."""
    game, players = match.game, match.header.players
    texts = Texts(game, match.kit, language, NAMES[:players])
    seats = tuple(Seat(one, NAMES[one], mine=one == seat) for one in range(players))
    heard = tuple([tuple(heard_by(told, seat)) for told in match.happened])
    parts.start()
    shown = view(game, match.table, seat)
    parts.end("view")
    sure: dict[int, Any] = {}
    if seat in match.table.deciders():
        found = previews(game, match.table, seat, Rng(state_from_seed(len(match.moves))))
        sure = {one.pick: one for one in found}
    parts.end("previews")
    return Seen(game, shown, texts, seats, heard[-1], heard, previews=sure)


def page_of(match: Match, seen: Seen) -> TablePage:
    """The page around it; its log is drawn line by line elsewhere."""
    info = TableInfo("t1", "Table", match.game, "running", len(match.moves), seen.seats)
    return TablePage(info, seen, (), (), Undo("free"))


def measure(game: Game, options: dict[str, str], games: int) -> None:
    """One line: milliseconds a viewpoint, in all and by part."""
    parts, viewpoints = Parts(), 0
    for seed in range(-1, games):
        if not seed:
            # What a server has after its first game: messages read, texts known.
            parts, viewpoints = Parts(), 0
        players = game.seats[-1] if seed % 2 else max(2, game.seats[0])
        for match in walk(game, options, players, seed):
            for seat in (*range(players), SPECTATOR):
                seen = seen_by(match, seat, "en", parts)
                page = page_of(match, seen)
                gc.disable()
                parts.start()
                game_regions(seen)
                parts.end("board")
                people_regions(seen, words("en"))
                parts.end("seats")
                # Drawn again, what was there before is warm: the difference is what stands around.
                game_regions(seen)
                people_regions(seen, words("en"))
                parts.end("again")
                regions_but_log(page, Reader("en", "dark"))
                parts.end("all")
                gc.enable()
                viewpoints += 1
    each = {part: spent * 1000 / viewpoints for part, spent in parts.spent.items()}
    row = [each[part] for part in ("view", "previews", "board", "seats")]
    row.append(each["all"] - each["again"])
    row.append(sum(row))
    name = " ".join([game.slug, *options.values()])
    sys.stdout.write(f"| {name} | {viewpoints} | {' | '.join(f'{one:.2f}' for one in row)} |\n")
    sys.stdout.flush()


def digests(game: Game, options: dict[str, str], games: int) -> None:
    """One line: a digest of all regions of all pages, and how many."""
    found, pages, size = hashlib.blake2b(digest_size=12), 0, 0
    for seed in range(games):
        players = game.seats[seed % len(game.seats)]
        for match in walk(game, options, max(2, players) if len(game.seats) > 1 else players, seed):
            if random.Random(len(match.moves) * 1000 + seed).random() > 0.25:
                continue
            for seat in (*range(match.header.players), SPECTATOR):
                for language in ("en", "pl"):
                    seen = seen_by(match, seat, language, Parts())
                    page = page_of(match, seen)
                    regions = regions_but_log(page, Reader(language, "dark"))
                    for name, text in regions.items():
                        found.update(f"{name}\n{text}\n".encode())
                        size += len(text)
                    pages += 1
    name = " ".join([game.slug, *options.values()])
    sys.stdout.write(f"{name}: {found.hexdigest()} of {pages} pages, {size:,} characters\n")
    sys.stdout.flush()


def main() -> None:
    """Measure, or take digests."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--digest", action="store_true", help="digests instead of times")
    parser.add_argument("--of", default="", help="this game alone")
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    kinds = [(slug, options) for slug, options in KINDS if args.of in ("", slug)]
    if not args.digest:
        sys.stdout.write(
            "| game | viewpoints | view | previews | board | seats | around | all |\n"
            "|---|--:|--:|--:|--:|--:|--:|--:|\n"
        )
    for slug, options in kinds:
        (digests if args.digest else measure)(load_game(slug), options, args.games)


if __name__ == "__main__":
    main()
