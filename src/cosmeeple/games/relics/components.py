"""Reads components.toml, or a corrected copy, checks it and builds the kit
[REL-001, REL-021, REL-A01, REL-A48].

Its rows stand in component_rows.py, its checks in component_checks.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from mypy_extensions import i64

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.component_checks import check, distances, neighbours
from cosmeeple.games.relics.component_rows import Components, Side
from cosmeeple.games.relics.kit import OrderSide, RelicsKit, Start
from cosmeeple.kernel.components import Named, labels_of, load_checked
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.kit import Kit, Label

OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> Kit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, Components, check))


def side_of(side: Side) -> OrderSide:
    return OrderSide(
        effect=words.EFFECTS.index(side.effect),
        amount=side.amount or side.steps or side.bonus,
        count=side.count or side.max_buyers or side.draw or side.draw_cards,
        limit=side.max_per_kind or side.keep,
        gain=side.gain,
        flag=side.different_regions or side.any_position,
    )


def fits(card: tuple[str, ...], lists: tuple[tuple[str, ...], ...]) -> int:
    """One bit for each list of symbols that the card's symbol is in."""
    return sum(1 << number for number, symbols in enumerate(lists) if set(card) & set(symbols))


def build_labels(c: Components) -> dict[str, tuple[Label, ...]]:
    by_id = {place.id: place for place in c.location}
    markets = tuple(
        Label(f"market {number} ({by_id[one].name_en})", f"rynek {number} ({by_id[one].name_pl})")
        for number, one in enumerate(words.MARKETS, 1)
    )
    special = Label("special", "specjalny")
    named: dict[str, tuple[Named, ...]] = {
        "region": c.region,
        "alien_symbol": c.alien_symbol,
        "artefact": c.artefact,
        "card_symbol": c.card_symbol,
        "centre": c.command_centre,
        "location": c.location,
        "card": (*c.action_card, *c.travel_card),
        "travel_card": c.travel_card,
        "faction": c.faction,
        "order_card": c.order_card,
        "zu_card": c.zu_card,
        "action": c.action,
    }
    labels = {category: labels_of(entries) for category, entries in named.items()}
    regions = dict(zip(words.REGIONS, labels["region"], strict=True))
    artefacts = tuple(
        Label(
            f"{one.name_en} ({regions[one.region].en} {one.value})",
            f"{one.name_pl} ({regions[one.region].pl} {one.value})",
        )
        for one in c.artefact
    )
    labels["automaton"] = (Label(c.zu.name_en, c.zu.name_pl),)
    return {
        **labels,
        "artefact": artefacts,
        "market": markets,
        "buyer": (*labels["region"], special),
    }


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def build_kit(c: Components, edition: str) -> RelicsKit:
    k = c.constants
    names = {
        "region": words.REGIONS,
        "alien_symbol": words.ALIEN_SYMBOLS,
        "artefact": words.ARTEFACTS,
        "card_symbol": words.CARD_SYMBOLS,
        "market": words.MARKETS,
        "centre": words.CENTRES,
        "location": words.LOCATIONS,
        "card": words.CARDS,
        "travel_card": words.TRAVEL_CARDS,
        "buyer": words.BUYERS,
        "faction": words.FACTIONS,
        "order_card": words.ORDER_CARDS,
        "zu_card": words.ZU_CARDS,
        "module": words.MODULES,
        "action": words.ACTIONS,
    }
    places = {place.id: place for place in c.location}
    markets = tuple(places[one] for one in words.MARKETS)
    centre_of = {
        number: place for place, centre in enumerate(c.command_centre) for number in centre.markets
    }
    market_centre = tuple(centre_of[number] for number in range(1, words.MARKET_COUNT + 1))
    near = neighbours(c)
    symbols = (*[(card.symbol,) for card in c.action_card], *[() for _ in c.travel_card])
    by_market = tuple(place.card_symbols for place in markets)
    by_centre = tuple(c.command_centre[centre].card_symbols for centre in market_centre)
    by_black = tuple(
        place.card_symbols if "black_market" in place.kinds else () for place in c.location
    )
    spaces = c.popularity_track.spaces
    pieces = c.box.coloured_buyers_per_colour
    return RelicsKit(
        names=names,
        labels=build_labels(c),
        edition=edition,
        starts={
            row.players: Start(
                row.forecast_cards,
                row.artefacts_per_colour_on_dig_sites,
                row.artefacts_per_colour_on_black_market,
                row.special_buyers_removed,
                row.coloured_buyers_removed_per_colour,
            )
            for row in c.player_setup
        },
        rounds=k.rounds,
        actions_per_turn=k.actions_per_turn,
        crew_each=k.crew_each,
        start_credits=k.start_credits,
        start_hand=k.start_hand_action_cards,
        redraw_threshold=k.mulligan_threshold,
        deal=k.prep_deal_cards,
        picks=k.prep_pick_per_pass,
        passes=k.prep_passes,
        solo_deal=k.solo_prep_deal_cards,
        solo_keep=k.solo_prep_keep,
        solo_lose=k.solo_prep_random_discard,
        kept_on_pass=k.hand_keep_on_pass_max,
        queue_limit=k.queue_limit,
        queue_start=k.queue_start_length,
        queue_refresh=k.queue_refresh_length,
        most_excavated=k.excavate_max,
        most_markets=k.sell_max_markets,
        credits_per_buyer=k.sell_credits_per_buyer,
        most_delivered=k.smuggle_max_deliver,
        most_acquired=k.smuggle_max_acquire,
        surcharge=k.smuggle_acquire_surcharge,
        forecast_draw=k.forecast_draw,
        forecast_multiplier=k.forecast_buy_multiplier,
        forecast_dig=k.forecast_resolve_to_dig_sites,
        forecast_black=k.forecast_resolve_to_black_market,
        column_bonus=k.column_bonus_cards,
        buyer_cards_aside=k.buyer_cards_discarded_at_setup,
        start_markets=tuple(number - 1 for number in k.start_explorer_markets),
        value=row(one.value for one in c.artefact),
        copies=tuple(one.copies for one in c.artefact),
        site=row(
            next(
                number
                for number, place in enumerate(c.location)
                if place.region == one.region and one.symbol in place.artefact_symbols
            )
            for one in c.artefact
        ),
        neighbours=vec[vec[i64]]([row(places) for places in near]),
        distance=distances(near),
        market_location=row(words.LOCATIONS.index(one) for one in words.MARKETS),
        market_centre=row(market_centre),
        is_black=vec[bool](["black_market" in place.kinds for place in c.location]),
        card_region=row(
            [
                *[words.REGIONS.index(card.region) for card in c.action_card],
                *[words.NONE for _ in c.travel_card],
            ]
        ),
        card_symbol=(
            *[words.CARD_SYMBOLS.index(card.symbol) for card in c.action_card],
            *[words.NONE for _ in c.travel_card],
        ),
        card_fuel=row(
            [*[card.fuel for card in c.action_card], *[card.fuel for card in c.travel_card]]
        ),
        card_copies=tuple(card.copies for card in c.action_card),
        card_markets=row(fits(symbol, by_market) for symbol in symbols),
        card_places=row(
            fits(symbol, tuple(place.card_symbols if place.market else () for place in c.location))
            for symbol in symbols
        ),
        card_orders=row(fits(symbol, by_market) & fits(symbol, by_centre) for symbol in symbols),
        card_black=row(fits(symbol, by_black) for symbol in symbols),
        buyer_cards=tuple(card.copies for card in c.buyer_card),
        buyers=(*[pieces for _ in c.region], c.box.special_buyers),
        levels=row(
            c.popularity_track.level_when_full if left == pieces else spaces[pieces - left - 1]
            for left in range(pieces + 1)
        ),
        pay=row(c.popularity_pay.by_rank),
        bonus_credits=row(c.sell_bonus.credits),
        bonus_drawn=row(c.sell_bonus.cards_drawn),
        bonus_kept=row(c.sell_bonus.cards_kept),
        centre_prize=((), *[prize.by_place for prize in c.centre_prize]),
        column_credits=c.gallery_columns.by_count,
        row_credits=tuple(row.by_count for row in c.gallery_row),
        tokens=c.box.initiative_tokens,
        initiative=(*[faction.initiative for faction in c.faction], c.zu.initiative),
        ability=row(words.ABILITIES.index(faction.ability) for faction in c.faction),
        hold=row([*[faction.hold for faction in c.faction], c.zu.hold]),
        hatch=row([*[faction.hatch for faction in c.faction], c.zu.hatch]),
        orders=tuple((side_of(card.white), side_of(card.yellow)) for card in c.order_card),
        zu_credits=c.zu.start_credits,
        zu_failed=k.zu_failed_action_credits,
        zu_failed_harder=max(module.failed_action_credits for module in c.difficulty_module),
        zu_carried=(0, *[row.carried_over for row in c.zu_round_deck]),
        zu_deck=(
            (),
            *[tuple(getattr(row, kind) for kind in words.ZU_TYPES) for row in c.zu_round_deck],
        ),
        zu_type=tuple(words.ZU_TYPES.index(card.type) for card in c.zu_card),
        zu_colours=tuple(
            tuple(words.REGIONS.index(colour) for colour in card.colours) for card in c.zu_card
        ),
        zu_market=tuple(card.market - 1 for card in c.zu_card),
    )
