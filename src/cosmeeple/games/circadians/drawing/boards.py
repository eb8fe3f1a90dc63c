"""The boards beside the planet: Space Port and the six Stations; all boards in words."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.games.circadians.drawing.marks import (
    LOCATION_ICONS,
    accepts_all,
    farm_face,
    farm_text,
    goods,
    one,
    plain_goods,
    sends,
    ship_face,
    ship_text,
    spot,
    taken,
    tile_mark,
    values_in,
    words,
)
from cosmeeple.games.circadians.drawing.planet import planet
from cosmeeple.games.circadians.prices import due, ship_discount
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State, side_of
from cosmeeple.games.circadians.vocabulary import (
    ACADEMY,
    AI_OWNER,
    CONTRACTS,
    CONTROL_ROOM,
    DELIVERY,
    FACTIONS,
    FOUNDRY,
    FREE,
    GEM,
    HEADQUARTERS,
    LABORATORY,
    LOCATIONS,
    MARKET,
    MINING_CAMP,
    NEGOTIATION,
    STACKS,
    TRADE_GROUPS,
    WAREHOUSE,
    WAREHOUSE_ROWS,
    face_of,
    owner_of,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words

ROW_ICONS: Final = ("move", "die", "contract")


def board(seen: Seen) -> Markup:
    """The planet: it has the free space of the table."""
    say = words(seen)
    return safe(
        f'<section class="board circ" id="r-board" aria-label="{esc(say("board"))}"><div class="pan" data-pan>{planet(seen)}</div></section>'
    )


def stations(seen: Seen) -> Markup:
    """The six Stations."""
    say = words(seen)
    inside = "".join(
        (
            mining_camp(seen, say),
            laboratory(seen, say),
            foundry(seen, say),
            market(seen, say),
            academy(seen, say),
            control_room(seen, say),
        )
    )
    return safe(
        f'<section class="stations" id="r-stations" aria-label="{esc(say("stations"))}">{inside}</section>'
    )


# --- Space Port


def port(seen: Seen, say: Words) -> str:
    """Headquarters and Warehouse: two groups beside one's own base."""
    state: State = seen.view.state
    columns = side_of(state).warehouse
    places = []
    offered = False
    for place, number in enumerate(state.board[HEADQUARTERS]):
        label = say("hq-place", place=place + 1)
        if number != FREE:
            mark = taken(seen, number)
        elif not offered:
            offered = True
            mark = spot(seen, "headquarters", "send:headquarters", label)
        else:
            mark = f'<span class="spot" title="{esc(label)}"></span>'
        places.append(f"<li>{mark}{goods(seen, state.kit.stations.hq_rewards[place])}</li>")
    heads = "".join(
        f'<span class="ch">{esc(say("any") if accepts_all(bits) else values_in(bits))}</span>'
        for bits in columns
    )
    rows = []
    for row in range(WAREHOUSE_ROWS):
        reward = seen.texts.name("reward", state.kit.stations.delivery[row])
        rows.append(
            f'<span class="rw" title="{esc(reward)}">{icon(ROW_ICONS[row])}<span class="sr">{esc(reward)} </span></span>'
        )
        for column in range(len(columns)):
            number = state.board[WAREHOUSE][column * WAREHOUSE_ROWS + row]
            label = say("warehouse-space", column=column + 1, row=row + 1)
            where = f"warehouse:{column + 1}:{DELIVERY[row]}"
            rows.append(
                taken(seen, number)
                if number != FREE
                else spot(seen, where, "send:warehouse", label)
            )
    return (
        f'<div class="grp hqg"><div class="cap" data-inspect="location:{HEADQUARTERS}">{esc(seen.texts.name("location", HEADQUARTERS))}</div><ol class="hq">{"".join(places)}</ol></div>'
        f'<div class="grp whg"><div class="cap" data-inspect="location:{WAREHOUSE}">{esc(seen.texts.name("location", WAREHOUSE))}</div><div class="wh n{len(columns)}"><span></span>{heads}{"".join(rows)}</div></div>'
    )


# --- Stations


def station(seen: Seen, location: int, head: str, inside: str, extra: str = "") -> str:
    """One Station; with " tiles" its stacks have a row of their own below the spaces."""
    frame = seen.view.frame
    can = ""
    if isinstance(frame, SendDie) and seen.asked:
        name = LOCATIONS[location]
        can = " can" if any(key.startswith(f"send:{name}") for key in seen.legal()) else " no"
    title = esc(seen.texts.name("location", location))
    return f'<section class="st{can}{extra}" aria-label="{title}"><div class="hd" data-inspect="location:{location}"><span class="h">{icon(LOCATION_ICONS[location])}{title}</span><span class="rs">{head}</span></div><div class="sp">{inside}</div></section>'


def price(seen: Seen, location: int, say: Words) -> str:
    """The two prices as they stand for whoever sends now."""
    state: State = seen.view.state
    frame = seen.view.frame
    kit = state.kit.stations
    parts = []
    for resource, amount in zip(
        kit.price_resource[location], kit.price_amount[location], strict=True
    ):
        paid = amount
        if isinstance(frame, SendDie):
            less = ship_discount(state, frame.seat, frame.source)
            paid = due(state, frame.seat, location, resource, amount, less)
        was = f'<s class="was">{amount}</s>' if paid != amount else ""
        parts.append(was + one(seen, resource, paid))
    return f'<span class="or">{esc(say("or"))}</span>'.join(parts)


def under(mark: str, caption: str) -> str:
    return f'<span class="one">{mark}<span class="c">{caption}</span></span>'


def mining_camp(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    side = side_of(state)
    spots = []
    for at, number in enumerate(state.board[MINING_CAMP]):
        label = say("space-of", location=seen.texts.name("location", MINING_CAMP), space=at + 1)
        mark = (
            taken(seen, number)
            if number != FREE
            else spot(
                seen, f"mining_camp:{at + 1}", "send:mining_camp", label, str(side.mining_x[at])
            )
        )
        spots.append(under(mark, f"{side.mining_x[at]}→{one(seen, GEM, side.mining_gems[at])}"))
    return station(
        seen,
        MINING_CAMP,
        f'<span class="or note">{esc(say("number-minus-die"))}</span>',
        "".join(spots),
    )


def laboratory(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    spaces = state.board[LABORATORY]
    spots = []
    offered = False
    for pair in range(len(spaces) // 2):
        both = [number for number in spaces[2 * pair : 2 * pair + 2] if number != FREE]
        label = say("pair-space", number=pair + 1)
        if both:
            spots.append("".join(taken(seen, number) for number in both))
        elif not offered:
            offered = True
            spots.append(spot(seen, "laboratory", "send:laboratory", label, "=", " pair"))
        else:
            spots.append(f'<span class="spot pair" title="{esc(label)}">=</span>')
    legal = seen.legal()
    tops = "".join(
        stack_mark(seen, state.farm_stacks[number], number, "farm", legal, say)
        for number in range(STACKS)
    )
    return station(
        seen,
        LABORATORY,
        price(seen, LABORATORY, say),
        f'{"".join(spots)}<span class="stk3">{tops}</span>',
        " tiles",
    )


def stack_mark(
    seen: Seen, stack: list[int], number: int, kind: str, legal: dict[str, int], say: Words
) -> str:
    """The top of a stack, and how many lie in it."""
    if not stack:
        return f'<span class="one"><span class="tk2 none" title="{esc(say("stack-empty"))}"></span><span class="c">0</span></span>'
    top = stack[-1]
    key = f"{kind}:stack_{number + 1}"
    face, text = (farm_face, farm_text) if kind == "farm" else (ship_face, ship_text)
    title = seen.spoken(text(seen, top), key) if key in legal else text(seen, top)
    mark = tile_mark(
        face(seen, top),
        title,
        key if key in legal else "",
        " fm" if kind == "farm" else "",
        f"{kind}_tile:{top}",
    )
    return under(mark, str(len(stack)))


def foundry(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    spots = []
    offered = False
    for at, number in enumerate(state.board[FOUNDRY]):
        label = say("space-of", location=seen.texts.name("location", FOUNDRY), space=at + 1)
        if number != FREE:
            spots.append(taken(seen, number))
        elif not offered:
            offered = True
            spots.append(spot(seen, "foundry", "send:foundry", label))
        else:
            spots.append(f'<span class="spot" title="{esc(label)}"></span>')
    legal = seen.legal()
    tops = "".join(
        stack_mark(seen, state.ship_stacks[number], number, "ship", legal, say)
        for number in range(STACKS)
    )
    inside = f'{"".join(spots)}<span class="stk3">{tops}</span>'
    return station(
        seen, FOUNDRY, price(seen, FOUNDRY, say), inside, " tiles" if len(spots) > 1 else ""
    )


def market(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    spots = []
    for at, number in enumerate(state.board[MARKET]):
        label = say("space-of", location=seen.texts.name("location", MARKET), space=at + 1)
        mark = (
            taken(seen, number)
            if number != FREE
            else spot(seen, f"market:{at + 1}", "send:market", label)
        )
        bits = side_of(state).market[at]
        got = [
            state.kit.stations.get_resource[3 * group]
            for group in range(len(TRADE_GROUPS))
            if bits >> 3 * group & 1
        ]
        spots.append(under(mark, "→ " + "".join(one(seen, resource, "") for resource in got)))
    return station(
        seen, MARKET, f'<span class="or note">{esc(say("trade-per-pip"))}</span>', "".join(spots)
    )


def academy(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    kit = state.kit.stations
    spots = []
    for at, number in enumerate(state.board[ACADEMY]):
        label = say("space-of", location=seen.texts.name("location", ACADEMY), space=at + 1)
        values = values_in(kit.academy_values[at])
        if number != FREE:
            mark = taken(seen, number)
        else:
            bits = kit.academy_values[at]
            usable = any(bits >> int(key[-1]) & 1 for key in sends(seen, "academy"))
            mark = (
                spot(seen, "academy", "send:academy", label, values, "", bits)
                if usable
                else f'<span class="spot print" title="{esc(label)}">{values}</span>'
            )
        spots.append(under(mark, one(seen, kit.academy_resource[at], kit.academy_price[at])))
    return station(
        seen, ACADEMY, f'<span class="or note">{esc(say("one-or-two"))}</span>', "".join(spots)
    )


def control_room(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    spots = []
    offered = False
    for at, number in enumerate(state.board[CONTROL_ROOM]):
        label = say("space-of", location=seen.texts.name("location", CONTROL_ROOM), space=at + 1)
        if number != FREE:
            spots.append(taken(seen, number))
        elif not offered:
            offered = True
            spots.append(spot(seen, "control_room", "send:control_room", label))
        else:
            spots.append(f'<span class="spot" title="{esc(label)}"></span>')
    return station(seen, CONTROL_ROOM, price(seen, CONTROL_ROOM, say), "".join(spots))


def boards_in_words(seen: Seen) -> Markup:
    """The boards as lists, for those who listen and for small screens."""
    state: State = seen.view.state
    say = words(seen)
    rows = []
    for location in range(len(LOCATIONS)):
        dice = [seen_die(seen, number, say) for number in state.board[location] if number != FREE]
        free = sum(number == FREE for number in state.board[location])
        if location == NEGOTIATION:
            free = sum(side_of(state).row_spaces) * len(FACTIONS) - len(dice)
        text = ", ".join(dice) or say("no-dice")
        rows.append(
            f"<li><b>{esc(seen.texts.name('location', location))}</b>: {esc(text)}; {esc(say('free-spaces', count=free))}</li>"
        )
    where = "".join(
        f"<li>{esc(say('harvester-at', name=seen.texts.name('seat', seat), space=seen.texts.name('space', area.harvester)))}</li>"
        for seat, area in enumerate(state.areas)
    )
    stocks = "".join(
        f"<li>{esc(seen.texts.name('seat', seat))}: {esc(plain_goods(seen, area.resources))}{esc(fulfilled(seen, seat, say))}</li>"
        for seat, area in enumerate(state.areas)
    )
    return safe(
        f'<section class="inwords" id="r-words" aria-label="{esc(say("in-words"))}"><h2 class="sr">{esc(say("in-words"))}</h2><div class="panel cwords"><ul>{"".join(rows)}</ul><ul>{where}</ul><ul>{stocks}</ul></div></section>'
    )


def fulfilled(seen: Seen, seat: int, say: Words) -> str:
    """The Contracts that a player has fulfilled, by name."""
    state: State = seen.view.state
    names = [
        seen.texts.name("contract", card)
        for card in range(len(CONTRACTS))
        if state.areas[seat].fulfilled >> card & 1
    ]
    return f"; {say('fulfilled')}: {', '.join(names)}" if names else ""


def seen_die(seen: Seen, number: int, say: Words) -> str:
    owner = owner_of(number)
    name = say("the-ai") if owner == AI_OWNER else seen.texts.name("seat", owner)
    return f"{name} {seen.texts.name('face', face_of(number))}"
