"""Pictures for the rules pages, drawn by the same code as the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.relics.drawing.areas import gallery
from cosmeeple.games.relics.drawing.board import board
from cosmeeple.games.relics.drawing.boards import boards
from cosmeeple.games.relics.drawing.facts import mark, tile
from cosmeeple.games.relics.vocabulary import ALIEN_SYMBOLS, ARTEFACTS, BUYERS
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, view

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.words.text import Texts

#: A game whose board is the picture: everybody takes the first option until explorers stand on it.
SEED: Final = 7
PLAYERS: Final = 3
CHOICES: Final = 14


def pictures(texts: Texts) -> dict[str, Markup]:
    """By section of the rules: marks and tiles, the map, the boards beside it, a gallery with
    samples."""
    table = texts.game.new(PLAYERS, SEED)
    for _ in range(CHOICES):
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    # Samples of several rows and columns, so that both kinds of numbers show.
    table.state.areas[0].guards = 0b0010_0000_0110_0011_0001
    seats = tuple(Seat(seat, SEAT_LETTERS[seat]) for seat in range(PLAYERS))
    seen = Seen(texts.game, view(texts.game, table, SPECTATOR), texts, seats, live=False)
    return {
        "components": marks(seen),
        "setup": board(seen),
        "preparation": boards(seen),
        "excavate": tiles(seen),
        "scoring": safe(gallery(seen, 0)),
    }


def marks(seen: Seen) -> Markup:
    """Colours with their shapes, special buyers, alien symbols."""
    texts = seen.texts
    rows = [(mark(buyer), texts.name("buyer", buyer)) for buyer in range(len(BUYERS))]
    rows += [
        (icon(f"sym-{name}"), texts.name("alien_symbol", at))
        for at, name in enumerate(ALIEN_SYMBOLS)
    ]
    listed = "".join(f"<li>{picture}<span>{esc(name)}</span></li>" for picture, name in rows)
    return safe(f'<ul class="legend">{listed}</ul>')


def tiles(seen: Seen) -> Markup:
    """All artefacts: colour, symbol and value, with the names."""
    listed = "".join(
        f"<li>{tile(seen, artefact)}<span>{esc(seen.texts.name('artefact', artefact))}</span></li>"
        for artefact in range(len(ARTEFACTS))
    )
    return safe(f'<ul class="legend">{listed}</ul>')
