"""The Negotiation board: what each faction does and asks, its spaces, Progress and
Complications."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import deed, esc, icon, safe
from cosmeeple.games.circadians.drawing.marks import goods, one, sends, spot, taken, words
from cosmeeple.games.circadians.kit import PAY_GAIN, PAY_MOVE
from cosmeeple.games.circadians.negotiation import talk_price
from cosmeeple.games.circadians.prices import due, ship_discount
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State, side_of
from cosmeeple.games.circadians.vocabulary import (
    CONDITIONS,
    FACTIONS,
    FIRST_FACTION,
    FREE,
    NEGOTIATION,
    PENALTIES,
    PROGRESS_REWARDS,
    ROW_SPACES,
    ROWS,
    SIDES,
)

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words

INCIDENT_LINES: Final = ("progress", "complication")
REWARD_ICONS: Final = ("harvest-here", "starship", "die", "farm", "move", "gem")
PENALTY_ICONS: Final = ("contract", "starship", "die", "farm", "move", "gem")


def faction_text(seen: Seen, faction: int, say: Words) -> str:
    state: State = seen.view.state
    side = state.factions[faction]
    talks = state.kit.talks
    kind = talks.ability[faction][side]
    text = esc(say(f"ability-{kind}", count=talks.amount[faction][side]))
    if kind in (PAY_MOVE, PAY_GAIN):
        return f"{goods(seen, talks.pay[faction][side])} {text} {goods(seen, talks.gain[faction][side])}"
    return f"{text} {goods(seen, talks.gain[faction][side])}"


def negotiation(seen: Seen) -> Markup:
    """The whole board: rows share the height that there is."""
    say = words(seen)
    state: State = seen.view.state
    talks = state.kit.talks
    heads = "".join(
        f'<span class="fh" data-inspect="faction:{faction}"><b>{esc(seen.texts.name("faction", faction))}</b>{faction_text(seen, faction, say)}</span>'
        for faction in range(len(FACTIONS))
    )
    rows = "".join(
        f'<span class="vpn">{talks.row_points[row]}<small> {esc(say("vp"))}</small></span>'
        + "".join(talk_cell(seen, column, row, say) for column in range(len(FACTIONS)))
        for row in range(talks.rows)
    )
    return safe(
        f'<section class="panel nego" id="r-talks" aria-label="{esc(seen.texts.name("location", NEGOTIATION))}"><div class="ng"><span class="vph" data-inspect="location:{NEGOTIATION}">{icon("negotiation")}</span>{heads}{rows}</div>'
        f"{progress_line(seen, say)}{complication_line(seen, say)}</section>"
    )


def talk_cell(seen: Seen, column: int, row: int, say: Words) -> str:
    state: State = seen.view.state
    resource = state.kit.talks.resource[column]
    price = state.kit.talks.price[column][row]
    frame = seen.view.frame
    if isinstance(frame, SendDie):
        less = ship_discount(state, frame.seat, frame.source)
        price = due(
            state,
            frame.seat,
            FIRST_FACTION + column,
            resource,
            talk_price(state, frame.seat, column, row),
            less,
        )
    first = (column * ROWS + row) * ROW_SPACES
    place = f"{FACTIONS[column]}:{row + 1}"
    label = say("talk-space", faction=seen.texts.name("faction", column), row=row + 1)
    spots = []
    offered = False
    for at in range(first, first + side_of(state).row_spaces[row]):
        number = state.board[NEGOTIATION][at]
        if number != FREE:
            spots.append(taken(seen, number))
        elif not offered:
            offered = True
            spots.append(spot(seen, place, f"send:{FACTIONS[column]}", label))
        else:
            spots.append(f'<span class="spot" title="{esc(label)}"></span>')
    can = " can" if sends(seen, place) else ""
    return f'<div class="nc{can}"><span class="rs">{one(seen, resource, price)}</span>{"".join(spots)}</div>'


def progress_line(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    tokens = "".join(
        f'<span class="tk">{value + 1}</span>'
        if state.progress >> value & 1
        else '<span class="tk gone"></span>'
        for value in range(SIDES)
    )
    rewards = "".join(
        incident(
            seen,
            REWARD_ICONS[number],
            "",
            seen.texts.name("reward", number),
            state.rewards_taken >> number & 1 == 1,
            f"progress:{name}",
            f"reward:{number}",
        )
        for number, name in enumerate(PROGRESS_REWARDS)
    )
    return line("progress", tokens, rewards, say)


def complication_line(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    legal = seen.legal()
    tokens = []
    for number, name in enumerate(CONDITIONS):
        needed = state.kit.talks.threshold[number]
        text = f"{needed}+" if needed else "="
        title = seen.texts.name("condition", number)
        if not state.complications >> number & 1:
            tokens.append('<span class="tk gone"></span>')
        elif f"complication:{name}" in legal:
            tokens.append(
                f'<button type="button" class="tk fires" data-choice="complication:{name}" title="{esc(title)}">{deed(seen.spoken(title, f"complication:{name}"))}{text}</button>'
            )
        else:
            tokens.append(
                f'<span class="tk" data-inspect="condition:{number}">{text}<span class="sr"> {esc(title)} </span></span>'
            )
    penalties = "".join(
        incident(
            seen,
            PENALTY_ICONS[number],
            "−",
            seen.texts.name("penalty", number),
            state.penalties_taken >> number & 1 == 1,
            f"penalty:{name}",
            f"penalty:{number}",
        )
        for number, name in enumerate(PENALTIES)
    )
    return line("complication", "".join(tokens), penalties, say)


def line(kind: str, tokens: str, effects: str, say: Words) -> str:
    """Tokens that still wait, when one of them moves, and what then happens."""
    return (
        f'<div class="cln {kind}"><span class="nm" data-inspect="incidents:{INCIDENT_LINES.index(kind)}">{icon(kind)}{esc(say(kind))}</span><span class="toks">{tokens}</span>'
        f'<span class="when">{esc(say(f"{kind}-short"))}</span>{icon("arrow", "arr")}<span class="rews">{effects}</span></div>'
    )


def incident(
    seen: Seen, picture: str, sign: str, title: str, used: bool, key: str, what: str
) -> str:
    """A reward or penalty above its space: a control when it may be chosen."""
    legal = key in seen.legal()
    said = esc(seen.spoken(title, key) if legal else title)
    inside = f'{sign}{icon(picture)}<span class="sr">{said} </span>'
    if legal:
        return f'<button type="button" class="rw2 can" data-inspect="{what}" data-choice="{esc(key)}">{inside}</button>'
    mark = " used" if used else ""
    return f'<span class="rw2{mark}" data-inspect="{what}">{inside}</span>'
