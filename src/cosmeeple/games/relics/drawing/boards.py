"""Below the map: popularity, the mothership with its centres and order cards, the black market and
the forecast."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, safe, tag
from cosmeeple.games.relics.drawing.facts import (
    keys_of,
    mark,
    state_of,
    tile,
    voice,
    words,
    words_in,
)
from cosmeeple.games.relics.forecast import ReplaceForecast
from cosmeeple.games.relics.sale import ChooseSaleMarket
from cosmeeple.games.relics.state import level, rank
from cosmeeple.games.relics.vocabulary import (
    BUYERS,
    CARD_SYMBOLS,
    CENTRE_COUNT,
    CENTRES,
    NONE,
    ORDER_CARDS,
    REGION_COUNT,
    REGIONS,
    SIDES,
    SPECIAL,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.relics.kit import RelicsKit

TRACK_SPACES: Final = 10


def boards(seen: Seen) -> Markup:
    """The three boards in one row."""
    say = words(seen)
    return safe(
        f'<section class="boards" id="r-boards" aria-label="{esc(say("boards"))}">',
        popularity(seen, say),
        mothership(seen, say),
        black_market(seen, say),
        "</section>",
    )


# --- popularity


def popularity(seen: Seen, say: Words) -> str:
    """One track for each colour: empty spaces, the level, the buyers left, place and pay."""
    state = state_of(seen)
    kit = state.kit
    frame = seen.view.frame
    selling = frame.region if isinstance(frame, ChooseSaleMarket) else -1
    levels = [level(state, region) for region in range(REGION_COUNT)]
    rows = [
        track(
            kit,
            say.language,
            region,
            state.buyers[region],
            levels[region],
            rank(state, region),
            levels.count(levels[region]) > 1,
            region == selling,
        )
        for region in range(REGION_COUNT)
    ]
    pays = " ".join(f"{place + 1}. {pay}" for place, pay in enumerate(kit.pay))
    return (
        f'<section class="panel bd popu"><header><h2>{esc(say("popularity"))}</h2>'
        f'<span class="pool" title="{esc(say("special-left", count=state.buyers[SPECIAL]))}">{mark(SPECIAL)}<span class="sr">{esc(say("special"))} </span>{state.buyers[SPECIAL]}</span>'
        f'<span class="cap" title="{esc(pays)}">{esc(say("pays"))}</span></header><ul class="trk">{"".join(rows)}</ul></section>'
    )


@lru_cache(maxsize=1_000)
def track(
    kit: RelicsKit,
    language: str,
    region: int,
    left: int,
    shown: int,
    place: int,
    tied: bool,
    selected: bool,
) -> str:
    """The track of a colour with `left` buyers, at the level that is shown."""
    empty = max(0, TRACK_SPACES - left)
    dots = '<i class="em"></i>' * max(0, empty - 1) + f'<b class="lv">{shown}</b>' * (empty > 0)
    name = voice(kit, language).name("region", region)
    say = words_in(language)
    spoken = say("track", name=name, level=shown, place=place + 1, pay=kit.pay[place])
    return (
        f'<li class="{"sel" if selected else ""}" title="{esc(spoken)}"><span class="sr">{esc(spoken)}</span>{mark(region)}'
        f'<span class="tk" aria-hidden="true">{dots}{mark(region) * left}</span>'
        f'<span class="rk" aria-hidden="true">{place + 1}{"=" if tied else "."}</span><b class="py" aria-hidden="true">{kit.pay[place]}</b></li>'
    )


# --- the mothership


def order_text(say: Words, seen: Seen, card: int) -> str:
    """The side of an order card that counts now."""
    state = state_of(seen)
    return say(f"{ORDER_CARDS[card]}-{SIDES[0 if state.round < state.kit.rounds else 1]}")


def mothership(seen: Seen, say: Words) -> str:
    state = state_of(seen)
    aboard = "".join(mark(buyer) for buyer in range(len(BUYERS)) for _ in range(state.ship[buyer]))
    names = ", ".join(
        f"{seen.texts.name('buyer', buyer)} {state.ship[buyer]}"
        for buyer in range(len(BUYERS))
        if state.ship[buyer]
    )
    centres = "".join(centre(seen, number, say) for number in range(CENTRE_COUNT))
    prizes = ", ".join(str(prize) for prize in state.kit.centre_prize[state.round] if prize)
    on_board = (
        f'<span class="cap">{esc(say("on-board"))}</span><span class="aboard">{aboard}<span class="sr">{esc(names)}</span></span>'
        if names
        else ""
    )
    return (
        f'<section class="panel bd mothership"><header><h2>{esc(say("mothership"))}</h2>{on_board}<span class="cap prizes">{esc(say("scores-now", prizes=prizes))}</span></header>'
        f'<div class="ccs">{centres}</div></section>'
    )


def centre(seen: Seen, number: int, say: Words) -> str:
    state = state_of(seen)
    return centre_drawn(
        state.kit,
        say.language,
        number,
        tuple([area.representatives[number] for area in state.areas]),
        state.orders[number],
        order_text(say, seen, state.orders[number]) if state.orders[number] != NONE else "",
    )


@lru_cache(maxsize=1_000)
def centre_drawn(
    kit: RelicsKit, language: str, number: int, counts: tuple[int, ...], card: int, text: str
) -> str:
    """A centre with the representatives of each seat and its order card."""
    say = words_in(language)
    reps = []
    for seat, count in enumerate(counts):
        lead = " lead" if count and count == max(counts) else ""
        reps.append(f'<li class="rep{lead}">{tag(seat, small=True)}<b>{count}</b></li>')
    markets = "".join(
        f'<span class="mb">{market + 1}</span>'
        for market in range(len(kit.market_centre))
        if kit.market_centre[market] == number
    )
    order = (
        f'<p class="oc" data-inspect="order_card:{card}"><b>{esc(voice(kit, language).name("order_card", card))}</b><small>{esc(text)}</small></p>'
        if card != NONE
        else f'<p class="oc none">{esc(say("no-order"))}</p>'
    )
    return (
        f'<div class="cc"><p class="ch"><b>{esc(say("centre-" + CENTRES[number]))}</b><span class="ms">{markets}</span></p>'
        f'<ul class="reps">{"".join(reps)}</ul>{order}</div>'
    )


# --- black market and forecast


def black_market(seen: Seen, say: Words) -> str:
    state = state_of(seen)
    keys = keys_of(seen, "acquire", "fence")
    stacks = []
    for region in range(REGION_COUNT):
        stack = state.black[region]
        key = keys.get(REGIONS[region], keys.get(f"{REGIONS[region]}:1", ""))
        if not stack:
            stacks.append(
                f'<li class="stk"><span class="rtile none" title="{esc(say("stack-empty"))}">{mark(region)}</span><b class="of">×0</b></li>'
            )
            continue
        names = ", ".join(seen.texts.name("artefact", artefact) for artefact in reversed(stack))
        top = tile(seen, stack[-1], key=key)
        stacks.append(
            f'<li class="stk" title="{esc(names)}">{top}<b class="of" aria-hidden="true">×{len(stack)}</b><span class="sr">{esc(names)}</span></li>'
        )
    return (
        f'<section class="panel bd bmk"><header><h2>{esc(say("black-market"))}</h2><span class="cap">{esc(say("stacks"))}</span></header>'
        f'<ul class="stacks">{"".join(stacks)}</ul>{forecast(seen, say)}{drawn(seen, say)}</section>'
    )


def forecast(seen: Seen, say: Words) -> str:
    """The row of cards, with crew on those that are taken."""
    state = state_of(seen)
    if not state.forecast:
        return ""
    keys = keys_of(seen, "replace") if isinstance(seen.view.frame, ReplaceForecast) else {}
    cards = []
    for place, card in enumerate(state.forecast):
        region, symbol = state.kit.card_region[card], CARD_SYMBOLS[state.kit.card_symbol[card]]
        owner = state.forecast_crew[place]
        key = keys.get(str(place + 1), "")
        name = seen.texts.name("card", card)
        name = esc(seen.spoken(name, key) if key else name)
        crew = tag(owner, small=True) if owner != NONE else ""
        inside = f'<span class="band">{mark(region)}</span>{icon("sym-" + symbol)}{crew}<span class="sr">{name}</span>'
        if key:
            cards.append(
                f'<li><button type="button" class="fcard can t-{REGIONS[region]}" data-choice="{key}" title="{name}">{inside}</button></li>'
            )
        else:
            cards.append(f'<li class="fcard t-{REGIONS[region]}" title="{name}">{inside}</li>')
    return f'<div class="fc"><h3>{icon("eye-open")}<span class="sr">{esc(say("forecast"))}</span></h3><ul class="fcs">{"".join(cards)}</ul></div>'


def drawn(seen: Seen, say: Words) -> str:
    """Tiles just drawn, between the pool and their places."""
    state = state_of(seen)
    if not state.drawn:
        return ""
    keys = keys_of(seen, "place", "keep", "buy")
    tiles = []
    for i, artefact in enumerate(state.drawn):
        key = (
            keys.get(seen.texts.kit.names["artefact"][artefact], "")
            if artefact not in state.drawn[:i]
            else ""
        )
        tiles.append(f"<li>{tile(seen, artefact, key=key)}</li>")
    return f'<div class="fc drawn"><h3>{esc(say("drawn"))}</h3><ul class="row">{"".join(tiles)}</ul></div>'
