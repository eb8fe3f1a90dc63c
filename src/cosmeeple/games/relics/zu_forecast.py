"""Zu's forecast card [REL-785..787, REL-A29, REL-A30]."""

from __future__ import annotations

from typing import final

from cosmeeple.games.relics import events, forecast, zu_choice
from cosmeeple.games.relics.state import State, draw_card, zu_seat
from cosmeeple.games.relics.vocabulary import NONE
from cosmeeple.games.relics.zu_choice import Candidates
from cosmeeple.kernel.engine.rows import remove
from cosmeeple.kernel.frames import Effect, Table, frame


@final
@frame
class ZuForecast(Effect):
    """A card for the row in rounds 1 and 2, then two tiles: buy one, place one
    [REL-785..787, REL-A29]."""

    zu_card: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        card = draw_card(s, t.rng)
        if card == NONE:
            return
        if forecast.has_row(s) and NONE in s.forecast_crew:
            crewed = zu_choice.has_zu_crew(s)
            if crewed:
                zu_choice.use_zu_crew(s)
            forecast.replace(t, zu_seat(s), card, s.forecast_crew.index(NONE), crewed, "REL-785")
        else:
            s.discard.append(card)
        forecast.draw_tiles(t, zu_seat(s), s.kit.card_region[card], s.kit.forecast_draw, "REL-786")
        buy_and_place(t)


def buy_and_place(t: Table[State]) -> None:
    """Buy the dearest unknown tile that it can pay and store; the other, or a random one, goes to
    its site [REL-786, REL-787, REL-A30]."""
    s = t.state
    area = s.areas[zu_seat(s)]
    wanted = [
        kind
        for kind in s.drawn
        if not zu_choice.knows(s, zu_seat(s), kind) and area.credits >= forecast.tile_price(s, kind)
    ]
    if wanted and zu_choice.dig_space(s) > 0:
        kinds = Candidates(t, zu_choice.ARTEFACTS, wanted)
        kinds.most([s.kit.value[kind] for kind in wanted], "value", "REL-786")
        artefact = kinds.draw("REL-786")
        s.drawn = remove(s.drawn, artefact)
        area.credits -= forecast.tile_price(s, artefact)
        zu_choice.store_excavated(s, artefact)
        if t.telling:
            t.tell(
                events.TileBought(zu_seat(s), artefact, forecast.tile_price(s, artefact), "REL-786")
            )
        zu_choice.sample_for_zu(t, artefact, "REL-A30")
    if s.drawn:
        placed = Candidates(t, zu_choice.ARTEFACTS, list(s.drawn)).draw("REL-787")
        forecast.place_tile(t, zu_seat(s), placed, "REL-787")
    forecast.return_tiles(t, "REL-787")
