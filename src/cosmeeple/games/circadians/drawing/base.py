"""The viewer's Research Base: the roll behind the Screen, Garages, Canteen and Farms."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, safe
from cosmeeple.games.circadians.drawing.boards import port
from cosmeeple.games.circadians.drawing.marks import (
    die,
    farm_face,
    farm_text,
    one,
    ship_face,
    ship_text,
    words,
)
from cosmeeple.games.circadians.harvesting import HarvestFarm, farm_amount, farm_value
from cosmeeple.games.circadians.planning import FACE_COUNT, AssignDice
from cosmeeple.games.circadians.prices import algae_cost
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import (
    SAL_IN_CANTEEN,
    SAL_IN_POOL,
    State,
    farm_takes_die,
    leads,
)
from cosmeeple.games.circadians.vocabulary import (
    BOOSTER,
    EMPTY,
    FACES,
    FARM_PLACES,
    FIRST_GARAGE,
    GARAGES,
    NAIRA,
    PRINTED_FARMS,
    WATER,
)

if TYPE_CHECKING:
    from markupsafe import Markup
    from mypy_extensions import i64

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.kernel.engine.rows import vec


def assigned(seen: Seen) -> tuple[list[int], list[int], list[int]]:
    """Behind the Screen: dice put into Garages and Farms so far, and those still to be placed."""
    state: State = seen.view.state
    area = state.areas[seen.seat]
    garages, farms, left = list(area.garages), list(area.farm_dice), list(area.rolled)
    if isinstance(seen.view.frame, AssignDice):
        place = 0
        for answer in seen.view.given:
            where, face = answer // FACE_COUNT, answer % FACE_COUNT + 1
            if face in left:
                left.remove(face)
            if where == 0:
                garages[place] = face
                place += 1
            else:
                farms[where - 1] = face
    return garages, farms, left


def base(seen: Seen) -> Markup:
    """One's own base with Headquarters and Warehouse in one row; a spectator sees only those two."""
    say = words(seen)
    own = own_base(seen, say) if seen.seat >= 0 else ""
    return safe(
        f'<section class="panel cbase" id="r-base" aria-label="{esc(say("your-base") if own else say("port"))}">{own}{port(seen, say)}</section>'
    )


def own_base(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    area = state.areas[seen.seat]
    garages, farms, left = assigned(seen)
    rolled = roll(seen, left, say) if left else ""
    idle = area.idle + (area.sal == SAL_IN_POOL)
    note = say("dice-note", idle=idle, reserve=area.reserve)
    cells = "".join(garage(seen, at, garages[at], say) for at in range(GARAGES))
    fields = "".join(farm(seen, at, farms[at], say) for at in range(FARM_PLACES))
    return (
        f'{rolled}<div class="grp garg"><div class="cap">{esc(say("garages"))}<span>{esc(note)}</span></div><div class="cells">{cells}</div></div>'
        f'<div class="grp cantg"><div class="cap">{esc(say("canteen"))}</div><div class="cells">{canteen(seen, say)}</div></div>'
        f'<div class="grp farmg"><div class="cap">{esc(say("farms"))}</div><div class="cells">{fields}</div></div>'
    )


def roll(seen: Seen, left: list[int], say: Words) -> str:
    """The dice that still have no place: each can be dragged to one, or chosen and then the
    place."""
    hint = ""
    if seen.asked:
        dice = "".join(
            f'<button type="button" class="pickdie" data-drag="{FACES[face]}" aria-pressed="false">{die(seen, seen.seat, face)}</button>'
            for face in left
        )
        hint = f"<small>{esc(say('how-to-place'))}</small>"
    else:
        dice = "".join(die(seen, seen.seat, face) for face in left)
    return f'<div class="grp rollg"><div class="cap">{esc(say("to-place"))}</div><div class="cells roll">{dice}</div>{hint}</div>'


def takes_die(seen: Seen, place: str) -> bool:
    """While assigning: may some die of the roll go there?"""
    return any(key.startswith(f"assign:{place}:") for key in seen.legal())


def dropped_at(place: str) -> str:
    """The attributes of a place for dice: a die comes there by drag, or after a press of die and
    place."""
    return f'data-group="assign:{place}" data-drop="assign:{place}:*"'


def pending_die(seen: Seen, face: int) -> str:
    """The die that is asked about can be dragged to where it goes."""
    return f'<span class="active" data-drag="die">{die(seen, seen.seat, face)}</span>'


def garage(seen: Seen, at: int, face: int, say: Words) -> str:
    state: State = seen.view.state
    area = state.areas[seen.seat]
    frame = seen.view.frame
    active = (
        isinstance(frame, SendDie) and frame.seat == seen.seat and frame.source == FIRST_GARAGE + at
    )
    legal = seen.legal()
    if at == 0:
        ship, title = '<span class="tl">±1</span>', say("first-ship")
    elif at <= len(area.ships):
        ship, title = (
            f'<span class="tl">{ship_face(seen, area.ships[at - 1])}</span>',
            ship_text(seen, area.ships[at - 1]),
        )
    else:
        ship, title = f'<span class="tl print">{icon("rover")}</span>', say("rover")
    cost = algae_cost(state, seen.seat, FIRST_GARAGE + at)
    price = f'<span class="rs">{one(seen, 1, cost)}</span>' if cost else esc(say("free"))
    points = state.kit.base.garage_vp[at]
    if at == 1 + len(area.ships) and points:
        price += f'<span class="vps">{points}{icon("vp")}<span class="sr"> {esc(say("vp"))} </span></span>'
    filled = sum(1 for answer in seen.view.given if answer < FACE_COUNT)
    mark = die(seen, seen.seat, face) if face != EMPTY else '<span class="spot"></span>'
    if active and seen.asked:
        mark = pending_die(seen, face)
    control = attributes = ""
    if (
        face == EMPTY
        and isinstance(frame, AssignDice)
        and at == filled
        and takes_die(seen, "garage")
    ):
        attributes = dropped_at("garage")
    for key in (
        f"from:garage_{at + 1}",
        f"pair:garage_{at + 1}",
        f"install:garage_{at + 1}",
        f"scrap:garage_{at + 1}",
    ):
        if key in legal:
            control = key
    if "install:new" in legal and at == 1 + len(area.ships):
        control = "install:new"
    label = f"{say('garage', number=at + 1)}: {title}"
    if control:
        label = seen.spoken(label, control)
    elif attributes:
        label = f"{label}: {say('group-assign-garage')}"
    inside = f'{mark}{ship}<span class="co">{price}</span>'
    extra = " active" if active else ""
    if leads(state, seen.seat, NAIRA) and at:
        extra += " naira"
    what = f'data-inspect="garage:{at}"'
    if control:
        attributes = f'data-choice="{esc(control)}"'
    if attributes:
        return f'<button type="button" class="gc can{extra}" {what} {attributes}><span class="sr">{esc(label)} </span>{inside}</button>'
    return f'<div class="gc{extra}" {what}><span class="sr">{esc(label)} </span>{inside}</div>'


def canteen(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    area = state.areas[seen.seat]
    there = area.canteen + (area.sal == SAL_IN_CANTEEN)
    gain = one(seen, WATER, state.kit.rules.canteen_water)
    inside = f'<span class="spot">{there or ""}</span><span class="tl print">{icon("canteen")}</span><span class="co"><span class="rs">{gain}</span><span class="sr"> {esc(say("a-die"))}</span></span>'
    if "send:canteen" in seen.legal():
        label = say("to-canteen")
        return f'<button type="button" class="gc cant can" data-choice="send:canteen" data-drop="" title="{esc(label)}"><span class="sr">{esc(label)} </span>{inside}</button>'
    return f'<div class="gc cant">{inside}</div>'


def farm(seen: Seen, at: int, face: int, say: Words) -> str:
    state: State = seen.view.state
    area = state.areas[seen.seat]
    legal = seen.legal()
    token = at - PRINTED_FARMS
    built = at < PRINTED_FARMS or token < len(area.farms)
    if at == BOOSTER:
        face_text, title = f"+{state.kit.base.boost}", say("booster", count=state.kit.base.boost)
    elif at < PRINTED_FARMS:
        choices = state.kit.base.choices[at]
        names = " / ".join(seen.texts.name("resource", resource) for resource in choices)
        face_text, title = (
            "".join(one(seen, resource, "") for resource in choices),
            say("farm-table", goods=names),
        )
    elif built:
        face_text, title = farm_face(seen, area.farms[token]), farm_text(seen, area.farms[token])
    else:
        total = state.kit.base.farm_vp[at]
        face_text, title = icon("farm"), say("foundation", count=total)
    takes = built and farm_takes_die(state, area, at)
    if face != EMPTY:
        mark = die(seen, seen.seat, face)
    elif takes:
        mark = '<span class="spot"></span>'
    else:
        mark = '<span class="spot barred"></span>'
    control = attributes = ""
    if face == EMPTY and takes and takes_die(seen, f"farm_{at + 1}"):
        attributes = dropped_at(f"farm_{at + 1}")
    for key in (f"build:farm_{at + 1}", f"destroy:farm_{at + 1}", f"new_die:farm_{at + 1}"):
        if key in legal:
            control = key
    if "build:new" in legal and at == PRINTED_FARMS + len(area.farms):
        control = "build:new"
    kind = " fm" if at >= PRINTED_FARMS and built else ""
    kind += "" if built else " empty"
    label = f"{say('farm', number=at + 1)}: {title}"
    if control:
        label = seen.spoken(label, control)
    inside = f'{mark}<span class="tl">{face_text}</span><span class="co">{yields(seen, at, face, area.farm_dice, say)}</span>'
    what = f'data-inspect="farm:{at}"'
    if control:
        attributes = f'data-choice="{esc(control)}"'
    if attributes:
        return f'<button type="button" class="gc fc can{kind}" {what} {attributes}><span class="sr">{esc(label)} </span>{inside}</button>'
    return f'<div class="gc fc{kind}" {what}><span class="sr">{esc(label)} </span>{inside}</div>'


def yields(seen: Seen, at: int, face: int, standing: vec[i64], say: Words) -> str:
    """What a table Farm gives with its die; during Harvest the choice itself."""
    state: State = seen.view.state
    frame = seen.view.frame
    if isinstance(frame, HarvestFarm) and seen.asked and frame.farm == at + 1:
        return "".join(
            f'<button type="button" class="hbtn" data-choice="{esc(key)}">{one(seen, pick, farm_amount(state, seen.seat, at, frame.value, pick))}</button>'
            for key, pick in seen.legal().items()
        )
    if face == EMPTY or standing[at] == EMPTY or at == BOOSTER:
        return ""
    value = farm_value(state, seen.seat, at)
    found = [
        one(seen, resource, amount)
        for resource in range(3)
        if (amount := farm_amount(state, seen.seat, at, value, resource)) >= 0
    ]
    return f'<span class="or">{esc(say("or"))}</span>'.join(found) if found else ""
