"""Pictures for the rules pages, drawn by the same code as the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.board import board
from cosmeeple.games.tortuga.drawing.faces import face, title
from cosmeeple.games.tortuga.drawing.facts import words
from cosmeeple.games.tortuga.vocabulary import CARDS, SECTORS
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, view

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.words.text import Texts

#: A game whose first position is the picture of the board.
SEED: Final = 7
PLAYERS: Final = 4


def pictures(texts: Texts) -> dict[str, Markup]:
    """By section of the rules: a board ready to play, the sectors, every card."""
    table = texts.game.new(PLAYERS, SEED, {"scenario": "standard"})
    seats = tuple(Seat(seat, SEAT_LETTERS[seat]) for seat in range(PLAYERS))
    seen = Seen(texts.game, view(texts.game, table, SPECTATOR), texts, seats, live=False)
    drawn = {"setup": board(seen), "sectors": sectors(seen), "cardlist": cards(seen)}
    # The colours of cards and sectors belong to the page of a table, by its class.
    return {
        section: safe(f'<div class="game-tortuga">{picture}</div>')
        for section, picture in drawn.items()
    }


def sectors(seen: Seen) -> Markup:
    """One of each kind: equal sectors differ only by their number."""
    shown = dict.fromkeys(geo.SECTOR_ICONS)
    rows = "".join(
        f"<li>{icon(picture)}<span>{esc(seen.texts.name('sector', geo.SECTOR_ICONS.index(picture)))}</span></li>"
        for picture in shown
        if geo.SECTOR_ICONS.index(picture) < len(SECTORS)
    )
    return safe(f'<ul class="legend">{rows}</ul>')


def cards(seen: Seen) -> Markup:
    """Every card as it lies on the table, with what it does in words."""
    say = words(seen)
    shown = "".join(
        f"<li>{face(seen, card, say)}<small>{esc(effect(seen, card))}</small></li>"
        for card in range(len(CARDS))
    )
    return safe(f'<ul class="cardsheet">{shown}</ul>')


def effect(seen: Seen, card: int) -> str:
    """What a card does beyond its numbers: its title without the name."""
    return title(seen, card).removeprefix(seen.texts.name("card", card)).lstrip(". ")
