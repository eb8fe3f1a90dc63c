"""Pictures for the rules pages, drawn by the same code as the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.circadians.drawing import boards
from cosmeeple.games.circadians.drawing.marks import (
    farm_face,
    farm_text,
    ship_face,
    ship_text,
    tile_mark,
    words,
)
from cosmeeple.games.circadians.drawing.planet import planet
from cosmeeple.games.circadians.drawing.talks import negotiation
from cosmeeple.games.circadians.vocabulary import FARM_TILES, LEADERS, SHIP_TILES
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, view

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.words.text import Texts

#: A game whose first position is in the pictures.
SEED: Final = 7
PLAYERS: Final = 3


def pictures(texts: Texts) -> dict[str, Markup]:
    """By section of the rules: the planet, every board with its spaces and prices, Ships, Farms,
    Leaders."""
    table = texts.game.new(PLAYERS, SEED, {"ai": "none", "planet": "A"})
    seats = tuple(Seat(seat, SEAT_LETTERS[seat]) for seat in range(PLAYERS))
    seen = Seen(texts.game, view(texts.game, table, SPECTATOR), texts, seats, live=False)
    say = words(seen)
    return {
        "setup": safe(planet(seen)),
        "headquarters": safe(f'<div class="panel cbase">{boards.port(seen, say)}</div>'),
        "mining_camp": safe(boards.mining_camp(seen, say)),
        "laboratory": safe(boards.laboratory(seen, say)),
        "foundry": safe(boards.foundry(seen, say)),
        "market": safe(boards.market(seen, say)),
        "academy": safe(boards.academy(seen, say)),
        "control_room": safe(boards.control_room(seen, say)),
        "negotiation": negotiation(seen),
        "ships": legend(
            [
                (tile_mark(ship_face(seen, tile), ""), ship_text(seen, tile))
                for tile in range(len(SHIP_TILES))
            ]
        ),
        "farms": legend(
            [
                (tile_mark(farm_face(seen, tile), "", extra=" fm"), farm_text(seen, tile))
                for tile in range(len(FARM_TILES))
            ]
        ),
        "leaders": legend(
            [
                (icon("leader"), f"{texts.name('leader', leader)}: {say(name)}")
                for leader, name in enumerate(LEADERS)
            ]
        ),
    }


def legend(rows: list[tuple[str, str]]) -> Markup:
    listed = "".join(f"<li>{picture}<span>{esc(text)}</span></li>" for picture, text in rows)
    return safe(f'<ul class="legend">{listed}</ul>')
