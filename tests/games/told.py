"""What a player reads on the answers of a position: label, effects and note, by key."""

from __future__ import annotations

from typing import Any

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Choice, Seat, Seen
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.text import Texts

PLAYERS = ("Ala", "Jan", "Ewa", "Piotr", "Zofia")


def seen_by(slug: str, table: Table[Any], seat: int, language: str) -> Seen:
    """What a seat sees, with what its answers surely do."""
    game = load_game(slug)
    count = max(game.seats)
    sure = {one.pick: one for one in previews(game, table, seat, Rng(1))}
    return Seen(
        game,
        view(game, table, seat),
        Texts(game, None, language, PLAYERS[:count]),
        tuple(Seat(number, PLAYERS[number]) for number in range(count)),
        previews=sure,
    )


def told(slug: str, table: Table[Any], seat: int, language: str) -> dict[str, Choice]:
    """The answers of a seat as they are shown, by key."""
    return {choice.key: choice for choice in choices_of(seen_by(slug, table, seat, language))}
