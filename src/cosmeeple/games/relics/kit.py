"""The component data as the rules read it: rows indexed by artefact, location, market, card or
player count [REL-001..005]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.record import fixed


@final
@fixed
class Start:
    """What differs by the number of players [REL-110, REL-113..115]."""

    forecast: int
    dig: int
    black: int
    special_removed: int
    coloured_removed: i64


@final
@fixed
class OrderSide:
    """One side of an order card: an effect and its numbers, 0 where it has none [REL-349]."""

    effect: int
    amount: int
    count: int
    limit: int
    gain: int
    flag: bool


@final
@fixed
class RelicsKit(Kit):
    """Everything a rule may ask about the components."""

    starts: dict[int, Start]
    rounds: int
    actions_per_turn: int
    crew_each: int
    start_credits: int
    start_hand: int
    redraw_threshold: int
    deal: int
    picks: int
    passes: int
    solo_deal: int
    solo_keep: tuple[int, ...]
    solo_lose: tuple[int, ...]
    kept_on_pass: int
    queue_limit: int
    queue_start: int
    queue_refresh: int
    most_excavated: int
    most_markets: int
    credits_per_buyer: int
    most_delivered: int
    most_acquired: int
    surcharge: int
    forecast_draw: int
    forecast_multiplier: int
    forecast_dig: int
    forecast_black: int
    column_bonus: int
    buyer_cards_aside: int
    start_markets: tuple[int, ...]
    # By artefact: value, copies, the one dig site that accepts it.
    value: vec[i64]
    copies: tuple[int, ...]
    site: vec[i64]
    # By location.
    neighbours: vec[vec[i64]]
    distance: tuple[tuple[int, ...], ...]
    is_black: vec[bool]
    # By market.
    market_location: vec[i64]
    market_centre: vec[i64]
    # By card. What it fits is one bit each: markets, their locations, markets whose centre fits
    # too, black markets.
    card_region: vec[i64]
    card_symbol: tuple[int, ...]
    card_fuel: vec[i64]
    card_copies: tuple[int, ...]
    card_markets: vec[i64]
    card_places: vec[i64]
    card_orders: vec[i64]
    card_black: vec[i64]
    # By buyer: cards, pieces in the box.
    buyer_cards: tuple[int, ...]
    buyers: tuple[int, ...]
    # Popularity level by the number of buyers left on the track, pay by rank.
    levels: vec[i64]
    pay: vec[i64]
    # By number of markets used in a sale.
    bonus_credits: vec[i64]
    bonus_drawn: vec[i64]
    bonus_kept: vec[i64]
    # By round (index 0 unused) and place.
    centre_prize: tuple[tuple[int, ...], ...]
    # By number of guards.
    column_credits: tuple[int, ...]
    row_credits: tuple[tuple[int, ...], ...]
    tokens: int
    # By faction; the last entry of the board sizes and of initiative is Zu's.
    initiative: tuple[int, ...]
    ability: vec[i64]
    hold: vec[i64]
    hatch: vec[i64]
    # By order card: white side, yellow side.
    orders: tuple[tuple[OrderSide, ...], ...]
    zu_credits: int
    zu_failed: int
    zu_failed_harder: int
    # By round (index 0 unused): cards carried over, cards of each type. By card: type, colours,
    # market.
    zu_carried: tuple[int, ...]
    zu_deck: tuple[tuple[int, ...], ...]
    zu_type: tuple[int, ...]
    zu_colours: tuple[tuple[int, ...], ...]
    zu_market: tuple[int, ...]
