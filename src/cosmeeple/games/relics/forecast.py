"""The forecast action: a card for the row, an initiative token, tiles from the pool
[REL-360..365, REL-501]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events
from cosmeeple.games.relics.crew import ARTEFACT, ARTEFACT_OR_PASS, ONLY_PASS, Sample, may_hold
from cosmeeple.games.relics.state import State, draw_tile, has_ability, hold_free
from cosmeeple.games.relics.vocabulary import EXTRA_FORECAST, LONGEST_FORECAST, NONE
from cosmeeple.kernel.engine.rows import distinct, insert_sorted, remove, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

SPACE: Final[Domain] = Domain(
    "space", tuple([str(number) for number in range(1, LONGEST_FORECAST + 1)])
)


def has_row(s: State) -> bool:
    """In the last round there is no forecast row [REL-221, REL-364]."""
    return s.round < s.kit.rounds


def may_forecast(s: State, card: i64, why: Why) -> bool:
    """An action card; in rounds 1 and 2 a forecast card without crew [REL-360, REL-364]."""
    return why.must(
        s.kit.card_region[card] != NONE, "REL-360", "card-has-colour", card
    ) and why.need(not has_row(s) or NONE in s.forecast_crew, "REL-360", "forecast-card-free")


@final
@frame
class ReplaceForecast(Decision):
    """Step 1: which forecast card without crew gives way to yours; step 2 and 3 follow
    [REL-361, REL-362, REL-A14, REL-D28]."""

    verb: ClassVar[str] = "replace"
    domain: ClassVar[Domain] = SPACE

    card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.must(pick < len(s.forecast), "REL-361", "forecast-space", pick + 1) and why.need(
            s.forecast_crew[pick] == NONE, "REL-361", "no-crew-on-card", s.forecast[pick]
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        area = t.state.areas[self.seat]
        crewed = area.crew > 0
        if crewed:
            area.crew -= 1
        t.state.played = [card for card in t.state.played if card != self.card]
        replace(t, self.seat, self.card, pick, crewed, "REL-361")
        take_token(t, self.seat)
        t.then(DrawTiles(self.seat, t.state.kit.card_region[self.card]))


def replace(t: Table[State], seat: i64, card: i64, place: i64, crewed: bool, cites: str) -> None:
    """The old card is discarded, the new one lies in its place, with crew if there is any
    [REL-361, REL-785, REL-A14]."""
    s = t.state
    old = s.forecast[place]
    s.discard.append(old)
    s.forecast[place] = card
    if crewed:
        s.forecast_crew[place] = seat
    if t.telling:
        t.tell(events.ForecastReplaced(seat, old, card, crewed, cites))


def take_token(t: Table[State], seat: i64) -> None:
    """The lowest initiative token in the pool, once a round [REL-111, REL-362]."""
    s = t.state
    if s.areas[seat].token:
        return
    for token in range(1, s.kit.tokens + 1):
        if all([area.token != token for area in s.areas]):
            s.areas[seat].token = token
            if t.telling:
                t.tell(events.TokenTaken(seat, token))
            return


@final
@frame
class DrawTiles(Effect):
    """Step 3: two tiles of the card's colour, three for the Seers, shown to all
    [REL-363..365, REL-501, REL-A15, REL-A16]."""

    owner: i64
    region: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        seers = has_ability(s, self.owner, EXTRA_FORECAST)
        draw_tiles(t, self.owner, self.region, s.kit.forecast_draw + (1 if seers else 0), "REL-363")
        if not s.drawn:
            return
        if seers:
            t.then(KeepTile(self.owner), PlaceTile(self.owner), BuyTile(self.owner))
        else:
            t.then(PlaceTile(self.owner), BuyTile(self.owner))


def draw_tiles(t: Table[State], seat: i64, region: i64, count: i64, cites: str) -> None:
    """As many as there are [REL-016, REL-365]."""
    s = t.state
    for _ in range(count):
        artefact = draw_tile(s, region, t.rng)
        if artefact != NONE:
            s.drawn = insert_sorted(s.drawn, artefact)
    if t.telling:
        t.tell(events.TilesDrawn(seat, tuple(s.drawn), len(s.drawn), cites))


@final
@frame
class KeepTile(Decision):
    """Seers: one of the drawn tiles goes to the hold for free [REL-501, REL-A16, REL-D31]."""

    verb: ClassVar[str] = "keep"
    domain: ClassVar[Domain] = ARTEFACT_OR_PASS

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or (
            why.need(pick in s.drawn, "REL-501", "tile-drawn", pick)
            and may_hold(s, self.seat, "REL-A16", why)
        )

    def options(self, s: State) -> vec[i64]:
        return with_first(PASS, distinct(s.drawn)) if hold_free(s, self.seat) > 0 else ONLY_PASS

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        t.state.drawn = remove(t.state.drawn, pick)
        t.state.areas[self.seat].hold = insert_sorted(t.state.areas[self.seat].hold, pick)
        if t.telling:
            t.tell(events.TileKept(self.seat, pick))
        t.then(Sample(self.seat, pick))


@final
@frame
class PlaceTile(Decision):
    """One of the tiles drawn must go to its dig site
    [REL-004, REL-363, REL-365, REL-A15, REL-D29]."""

    verb: ClassVar[str] = "place"
    domain: ClassVar[Domain] = ARTEFACT

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.drawn, "REL-363", "tile-drawn", pick)

    def options(self, s: State) -> vec[i64]:
        return distinct(s.drawn)

    def resolve(self, t: Table[State], pick: i64) -> None:
        place_tile(t, self.seat, pick, "REL-363")


def place_tile(t: Table[State], seat: i64, artefact: i64, cites: str) -> None:
    """From the tiles drawn to the one dig site that shows its symbol
    [REL-004, REL-363, REL-787]."""
    t.state.drawn = remove(t.state.drawn, artefact)
    t.state.dig[artefact] += 1
    if t.telling:
        t.tell(events.TilePlaced(seat, artefact, t.state.kit.site[artefact], cites))


def tile_price(s: State, artefact: i64) -> i64:
    """Twice its value [REL-363]."""
    return s.kit.forecast_multiplier * s.kit.value[artefact]


@final
@frame
class BuyTile(Decision):
    """Buy one of the tiles left for twice its value; the rest is shuffled back
    [REL-363, REL-A15, REL-A16, REL-X13, REL-D30]."""

    verb: ClassVar[str] = "buy"
    domain: ClassVar[Domain] = ARTEFACT_OR_PASS

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        price, purse = tile_price(s, pick), s.areas[self.seat].credits
        return (
            why.need(pick in s.drawn, "REL-363", "tile-drawn", pick)
            and why.enough(purse, price, "REL-363", "credits")
            and may_hold(s, self.seat, "REL-A15", why)
        )

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, with_first(PASS, distinct(s.drawn)))

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        if pick != PASS:
            s.drawn = remove(s.drawn, pick)
            buy_tile(t, self.seat, pick)
            t.then(Sample(self.seat, pick))
        return_tiles(t, "REL-363")


def buy_tile(t: Table[State], seat: i64, artefact: i64) -> None:
    """A drawn tile into the hold for twice its value [REL-008, REL-363]."""
    area = t.state.areas[seat]
    price = tile_price(t.state, artefact)
    area.credits -= price
    area.hold = insert_sorted(area.hold, artefact)
    if t.telling:
        t.tell(events.TileBought(seat, artefact, price))


def return_tiles(t: Table[State], cites: str) -> None:
    """What is left is shuffled back into the stack [REL-363, REL-787]."""
    s = t.state
    if t.telling and s.drawn:
        t.tell(events.TilesReturned(tuple(s.drawn), cites))
    for artefact in s.drawn:
        s.pool[artefact] += 1
    s.drawn = vec[i64]()
