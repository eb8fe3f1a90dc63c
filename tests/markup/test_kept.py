"""Pieces that are kept between moves and shared by all who look: never anything else than what would be drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from drawn import SPECTATOR, page_of, readers, walk

from cosmeeple.draw.kept import MOST, Pieces
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import redeal, view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.web.pages import Line, TablePage
from cosmeeple.web.render import render_regions


class Memory:
    """What a server remembers of a table: the pieces by language, the lines of the log by seat."""

    def __init__(self) -> None:
        self.pieces = {reader.language: Pieces() for reader in readers()}
        self.lines: dict[tuple[int, int], Line] = {}

    def remembers(self, page: TablePage, match: Match) -> TablePage:
        """The page as the server makes it, with the whole log."""
        seat = page.seen.seat
        for number, told in enumerate(match.happened):
            kind = "move" if number else "note"
            by = match.moves[number - 1].seat if number else -1
            heard = tuple(heard_by(told, seat))
            self.lines.setdefault((seat, number), Line(number, by, kind, heard, note="" if number else "started"))
        log = tuple([self.lines[seat, number] for number in range(len(match.happened))])
        return replace(page, log=log, seen=replace(page.seen, pieces=self.pieces[page.seen.texts.language]))


def anew(page: TablePage) -> TablePage:
    """The same page for a server that has just started."""
    log = tuple([replace(line, drawn={}) for line in page.log])
    return replace(page, log=log, seen=replace(page.seen, pieces=Pieces()))


def pages_of(match: Match, number: int) -> Iterator[tuple[TablePage, int]]:
    """The table as every seat and a spectator see it, in both languages in turn, with what the answers do."""
    for seat in (*range(match.header.players), SPECTATOR):
        which = (number + seat) % 2
        page = page_of(match, seat, readers()[which].language)
        if page.seen.asked:
            rng = Rng(state_from_seed(number))
            sure = {one.pick: one for one in previews(match.game, match.table, seat, rng)}
            page = replace(page, seen=replace(page.seen, previews=sure))
        yield page, which


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("crowd", [min, max])
def test_what_is_kept_is_what_would_be_drawn(slug: str, crowd: object) -> None:
    """Every seat and a spectator draw from one memory, one after another, move for move."""
    game = load_game(slug)
    players = min(game.seats) if crowd is min else max(game.seats)
    memory = Memory()
    compared = 0
    for number, match in enumerate(walk(game, players, 31)):
        # Neighbouring moves, with leaps between them: the whole game would take minutes.
        if number % 60 > 4 and not match.table.over():
            continue
        for page, which in pages_of(match, number):
            remembered = memory.remembers(page, match)
            assert render_regions(remembered, readers()[which]) == render_regions(anew(remembered), readers()[which])
            compared += 1
    assert compared >= 12


@pytest.mark.parametrize("slug", SLUGS)
def test_what_others_looked_at_tells_nothing(slug: str) -> None:
    """From a memory that every seat has drawn from, a viewer gets the same page whatever the others hold."""
    game = load_game(slug)
    players = max(game.seats)
    rng = Rng(state_from_seed(3))
    for number, match in enumerate(walk(game, players, 32)):
        if number % 60:
            continue
        memory = Memory()
        for page, which in pages_of(match, number):
            render_regions(memory.remembers(page, match), readers()[which])
        for seat in (*range(players), SPECTATOR):
            page = memory.remembers(page_of(match, seat, "en"), match)
            table = match.table
            for other in range(players) if seat == SPECTATOR else (seat,):
                table = redeal(game, table, other, rng)
            dealt = replace(page, seen=replace(page.seen, view=view(game, table, seat), pieces=Pieces()))
            assert render_regions(page, readers()[0]) == render_regions(dealt, readers()[0])


def test_a_long_game_does_not_fill_the_memory() -> None:
    pieces = Pieces()
    for number in range(1_000):
        pieces.keep(("piece", number), "x" * 1_000)
    assert pieces.find(("piece", 0)) is None
    assert sum(map(len, pieces.young.values())) + sum(map(len, pieces.old.values())) < 2.2 * MOST


def test_what_is_asked_for_again_stays() -> None:
    pieces = Pieces()
    pieces.keep("board", "b" * 1_000)
    for number in range(1_000):
        pieces.keep(number, "x" * 1_000)
        assert pieces.find("board") == "b" * 1_000


def test_lines_that_are_no_longer_shown_are_not_remembered() -> None:
    game = load_game("antarctica")
    memory = Memory()
    for match in walk(game, 2, 33):
        page = memory.remembers(page_of(match, SPECTATOR, "en"), match)
        render_regions(page, readers()[0])
    remembered = [line for line in memory.lines.values() if line.drawn]
    assert len(remembered) == 60 < len(memory.lines)
