"""Pictures for the rules pages, drawn by the same code as the board."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.board import SLOT_NUMBERS, board, tile
from cosmeeple.games.antarctica.drawing.cards import card_text
from cosmeeple.games.antarctica.drawing.facts import words
from cosmeeple.games.antarctica.kit import AntarcticaKit
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, SHIPYARD_CARDS
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, view

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.kernel.words.text import Texts

#: A game whose first position is the picture of the board.
SEED = 7
PLAYERS = 4


def pictures(texts: Texts) -> dict[str, Markup]:
    """By section of the rules: the buildings, a board ready to play, the symbols, the shipyard
    cards."""
    table = texts.game.new(PLAYERS, SEED, {"placement": "first_game"})
    seats = tuple(Seat(seat, SEAT_LETTERS[seat]) for seat in range(PLAYERS))
    seen = Seen(texts.game, view(texts.game, table, SPECTATOR), texts, seats, live=False)
    return {
        "components": buildings(seen),
        "setup": board(seen),
        "symbols": symbols(seen),
        "cards": cards(seen),
    }


def legend(rows: list[tuple[str, str]]) -> str:
    return f'<ul class="legend">{"".join(f"<li>{picture}<span>{esc(name)}</span></li>" for picture, name in rows)}</ul>'


def buildings(seen: Seen) -> Markup:
    rows = []
    for number in SLOT_NUMBERS:
        name = seen.texts.name("building", number)
        picture = f'<svg class="tl" viewBox="-17 -17 34 34" aria-hidden="true">{tile(BUILDINGS[number], name, 0, 0)}</svg>'
        rows.append((picture, name))
    return safe(legend(rows))


def symbols(seen: Seen) -> Markup:
    """A square acts for the mover, a circle once for everybody."""
    say = words(seen)
    kit = seen.view.state.kit
    assert isinstance(kit, AntarcticaKit)
    colours = {
        (symbol, blue)
        for track in range(len(kit.track_symbol))
        for symbol, blue in zip(kit.track_symbol[track], kit.track_blue[track], strict=True)
        if symbol >= 0
    }
    rows = []
    for symbol, blue in sorted(colours):
        shape = (
            f'<span class="sp {"blue" if blue else "red"}">{icon(geo.SYMBOL_ICONS[symbol])}</span>'
        )
        who = say("for-everybody") if blue else say("for-mover")
        rows.append((shape, f"{seen.texts.name('symbol', symbol)}: {who}"))
    return safe(legend(rows))


def cards(seen: Seen) -> Markup:
    say = words(seen)
    rows = [
        (
            icon(geo.SHIPYARD_ICONS[card]),
            f"{seen.texts.name('shipyard_card', card)}: {card_text(seen, card, say)}",
        )
        for card in range(len(SHIPYARD_CARDS))
    ]
    return safe(legend(rows))
