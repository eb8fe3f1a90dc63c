"""The component data as the rules read it: rows indexed by artefact, location, market, card or
player count [REL-001..005]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.kit import Kit, Label


@final
class Start:
    """What differs by the number of players [REL-110, REL-113..115]."""

    def __init__(
        self, forecast: int, dig: int, black: int, special_removed: int, coloured_removed: i64
    ) -> None:
        self.forecast: Final = forecast
        self.dig: Final = dig
        self.black: Final = black
        self.special_removed: Final = special_removed
        self.coloured_removed: Final = coloured_removed


@final
class OrderSide:
    """One side of an order card: an effect and its numbers, 0 where it has none [REL-349]."""

    def __init__(
        self, effect: int, amount: int, count: int, limit: int, gain: int, flag: bool
    ) -> None:
        self.effect: Final = effect
        self.amount: Final = amount
        self.count: Final = count
        self.limit: Final = limit
        self.gain: Final = gain
        self.flag: Final = flag


@final
class RelicsKit(Kit):
    """Everything a rule may ask about the components."""

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
        starts: dict[int, Start],
        rounds: int,
        actions_per_turn: int,
        crew_each: int,
        start_credits: int,
        start_hand: int,
        redraw_threshold: int,
        deal: int,
        picks: int,
        passes: int,
        solo_deal: int,
        solo_keep: tuple[int, ...],
        solo_lose: tuple[int, ...],
        kept_on_pass: int,
        queue_limit: int,
        queue_start: int,
        queue_refresh: int,
        most_excavated: int,
        most_markets: int,
        credits_per_buyer: int,
        most_delivered: int,
        most_acquired: int,
        surcharge: int,
        forecast_draw: int,
        forecast_multiplier: int,
        forecast_dig: int,
        forecast_black: int,
        column_bonus: int,
        buyer_cards_aside: int,
        start_markets: tuple[int, ...],
        value: vec[i64],
        copies: tuple[int, ...],
        site: vec[i64],
        neighbours: vec[vec[i64]],
        distance: tuple[tuple[int, ...], ...],
        market_location: vec[i64],
        market_centre: vec[i64],
        is_black: vec[bool],
        card_region: vec[i64],
        card_symbol: tuple[int, ...],
        card_fuel: vec[i64],
        card_copies: tuple[int, ...],
        card_markets: vec[i64],
        card_places: vec[i64],
        card_orders: vec[i64],
        card_black: vec[i64],
        buyer_cards: tuple[int, ...],
        buyers: tuple[int, ...],
        levels: vec[i64],
        pay: vec[i64],
        bonus_credits: vec[i64],
        bonus_drawn: vec[i64],
        bonus_kept: vec[i64],
        centre_prize: tuple[tuple[int, ...], ...],
        column_credits: tuple[int, ...],
        row_credits: tuple[tuple[int, ...], ...],
        tokens: int,
        initiative: tuple[int, ...],
        ability: vec[i64],
        hold: vec[i64],
        hatch: vec[i64],
        orders: tuple[tuple[OrderSide, ...], ...],
        zu_credits: int,
        zu_failed: int,
        zu_failed_harder: int,
        zu_carried: tuple[int, ...],
        zu_deck: tuple[tuple[int, ...], ...],
        zu_type: tuple[int, ...],
        zu_colours: tuple[tuple[int, ...], ...],
        zu_market: tuple[int, ...],
    ) -> None:
        super().__init__(names, labels, digest)
        self.starts: Final = starts
        self.rounds: Final = rounds
        self.actions_per_turn: Final = actions_per_turn
        self.crew_each: Final = crew_each
        self.start_credits: Final = start_credits
        self.start_hand: Final = start_hand
        self.redraw_threshold: Final = redraw_threshold
        self.deal: Final = deal
        self.picks: Final = picks
        self.passes: Final = passes
        self.solo_deal: Final = solo_deal
        self.solo_keep: Final = solo_keep
        self.solo_lose: Final = solo_lose
        self.kept_on_pass: Final = kept_on_pass
        self.queue_limit: Final = queue_limit
        self.queue_start: Final = queue_start
        self.queue_refresh: Final = queue_refresh
        self.most_excavated: Final = most_excavated
        self.most_markets: Final = most_markets
        self.credits_per_buyer: Final = credits_per_buyer
        self.most_delivered: Final = most_delivered
        self.most_acquired: Final = most_acquired
        self.surcharge: Final = surcharge
        self.forecast_draw: Final = forecast_draw
        self.forecast_multiplier: Final = forecast_multiplier
        self.forecast_dig: Final = forecast_dig
        self.forecast_black: Final = forecast_black
        self.column_bonus: Final = column_bonus
        self.buyer_cards_aside: Final = buyer_cards_aside
        self.start_markets: Final = start_markets
        # By artefact: value, copies, the one dig site that accepts it.
        self.value: Final = value
        self.copies: Final = copies
        self.site: Final = site
        # By location.
        self.neighbours: Final = neighbours
        self.distance: Final = distance
        self.is_black: Final = is_black
        # By market.
        self.market_location: Final = market_location
        self.market_centre: Final = market_centre
        # By card. What it fits is one bit each: markets, their locations, markets whose centre fits
        # too, black markets.
        self.card_region: Final = card_region
        self.card_symbol: Final = card_symbol
        self.card_fuel: Final = card_fuel
        self.card_copies: Final = card_copies
        self.card_markets: Final = card_markets
        self.card_places: Final = card_places
        self.card_orders: Final = card_orders
        self.card_black: Final = card_black
        # By buyer: cards, pieces in the box.
        self.buyer_cards: Final = buyer_cards
        self.buyers: Final = buyers
        # Popularity level by the number of buyers left on the track, pay by rank.
        self.levels: Final = levels
        self.pay: Final = pay
        # By number of markets used in a sale.
        self.bonus_credits: Final = bonus_credits
        self.bonus_drawn: Final = bonus_drawn
        self.bonus_kept: Final = bonus_kept
        # By round (index 0 unused) and place.
        self.centre_prize: Final = centre_prize
        # By number of guards.
        self.column_credits: Final = column_credits
        self.row_credits: Final = row_credits
        self.tokens: Final = tokens
        # By faction; the last entry of the board sizes and of initiative is Zu's.
        self.initiative: Final = initiative
        self.ability: Final = ability
        self.hold: Final = hold
        self.hatch: Final = hatch
        # By order card: white side, yellow side.
        self.orders: Final = orders
        self.zu_credits: Final = zu_credits
        self.zu_failed: Final = zu_failed
        self.zu_failed_harder: Final = zu_failed_harder
        # By round (index 0 unused): cards carried over, cards of each type. By card: type, colours,
        # market.
        self.zu_carried: Final = zu_carried
        self.zu_deck: Final = zu_deck
        self.zu_type: Final = zu_type
        self.zu_colours: Final = zu_colours
        self.zu_market: Final = zu_market
