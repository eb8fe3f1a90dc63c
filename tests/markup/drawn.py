"""Random positions as a page sees them: random play, any seat, both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmeeple.draw.seen import ClockFace, Seat, Seen
from cosmeeple.kernel.engine.journal import heard_by
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import SPECTATOR, view
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.pages import Reader
from cosmeeple.web.table_pages import ChatLine, LogLine, TableInfo, TablePage, Undo

#: Names that would break a page that forgot to escape them.
HOSTILE = (
    '<script>alert("1")</script>',
    'O\'Brien & "Söhne"',
    "</section><b>",
    "]]>&amp;\ue000",
    "{x} %s \\1",
)


def walk(
    game: Game, players: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Match]:
    """A random game, at every decision."""
    chance = random.Random(seed)
    match = Match.start(game, players, seed, options)
    yield match
    while not match.table.over():
        seat = chance.choice(match.table.deciders())
        frame = match.table.agenda[-1]
        pick = chance.choice(match.table.options(seat))
        match.play(seat, notation(frame, pick))
        yield match


def page_of(match: Match, seat: int, language: str, names: tuple[str, ...] = HOSTILE) -> TablePage:
    game = match.game
    players = match.header.players
    texts = Texts(game, match.kit, language, names[:players])
    seen_view = view(game, match.table, seat)
    kinds = ("person", "bot", "person", "automaton", "person")
    seats = tuple(
        Seat(
            one,
            names[one],
            kinds[one],
            "greedy" if one == 1 else "",
            one == seat,
            one != 2,
            ClockFace(90_000, one in seen_view.deciders),
        )
        for one in range(players)
    )
    log = tuple(
        LogLine(
            i,
            match.moves[i - 1].seat if i else -1,
            "move" if i else "note",
            tuple(heard_by(told, seat)),
            note="" if i else "started",
        )
        for i, told in enumerate(
            match.happened[-8:], len(match.happened) - len(match.happened[-8:])
        )
    )
    over = match.table.over()
    info = TableInfo(
        "t1",
        names[2],
        game,
        "finished" if over else "running",
        len(match.moves),
        seats,
        commitment="ab" * 32,
    )
    heard = tuple(tuple(heard_by(told, seat)) for told in match.happened)
    seen = Seen(game, seen_view, texts, seats, heard[-1], heard)
    outcome = game.outcome(match.table.state) if over else None
    return TablePage(
        info, seen, log, (ChatLine(names[0], names[0], 0),), Undo("free"), outcome=outcome
    )


def readers() -> tuple[Reader, Reader]:
    return Reader("en", "dark", "csrf"), Reader("pl", "light", "csrf")


__all__ = ["HOSTILE", "SPECTATOR", "page_of", "readers", "walk"]
