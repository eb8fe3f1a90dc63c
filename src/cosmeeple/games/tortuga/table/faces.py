"""A card's face, in hand size and in row size, and the little line of a played card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import count, deed, esc, icon
from cosmeeple.games.tortuga.table import geometry as geo
from cosmeeple.games.tortuga.table.facts import HIDDEN, letter, marks
from cosmeeple.games.tortuga.wording import card_text

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.tortuga.kit import TortugaKit


def title(seen: Seen, card: int) -> str:
    """The name and every ability as a sentence."""
    kit = seen.view.state.kit
    return ". ".join([seen.texts.name("card", card), " ".join(card_text(seen.texts, kit, card))]).strip(". ") + "."


def resources(kit: TortugaKit, card: int, say: Words) -> str:
    parts = ""
    if kit.card_crypto[card]:
        parts += count("crypto", say("crypto"), kit.card_crypto[card])
    if kit.card_maneuver[card]:
        parts += count("manoeuvre", say("maneuvers"), kit.card_maneuver[card])
    return f'<span class="res">{parts}</span>'


def abilities(kit: TortugaKit, card: int) -> str:
    found = "".join(f"<span>{icon(picture)}{number}</span>" for picture, number in marks(kit, card))
    return f'<span class="abi">{found}</span>' if found else ""


def face(
    seen: Seen, card: int, size: str, say: Words, extra: str = "", attributes: str = "", foot: str = "", does: str = ""
) -> str:
    """One card. With `data-choice` or `data-why` among the attributes it is a button; `does` says what pressing it
    does.
    """
    if card == HIDDEN:
        return f'<span class="dc {size} back" title="{esc(say("face-down"))}">{icon("starship")}<span class="sr">{esc(say("face-down"))}</span></span>'
    kit = seen.view.state.kit
    sign = letter(card)
    price = kit.card_cost[card]
    corner = (
        f'<span class="price">{icon("crypto")}<span class="sr">{esc(say("price"))} </span>{price}</span>'
        if price
        else ""
    )
    left = sign
    if sign == "H":
        left = f'{icon("influence")}<span class="sr">{esc(say("reward"))} </span>{kit.card_reward[card]}'
        corner = f'<span class="price">{icon("hunt")}<span class="sr">{esc(say("difficulty"))} </span>{kit.card_difficulty[card]}</span>'
    inside = (
        f'<span class="band"><span class="let">{left}</span>{icon(geo.CARD_ICONS[card])}{corner or "<span></span>"}</span>'
        f'<span class="body"><span class="name">{esc(seen.texts.name("card", card))}</span>'
        f'<span class="foot">{resources(kit, card, say)}{abilities(kit, card)}{foot}</span></span>'
    )
    classes = f"dc {size} {sign} {extra}".strip()
    tip = f"{does}. {title(seen, card)}" if does else title(seen, card)
    told = f'data-piece="card-{card}" title="{esc(tip)}"'
    if "data-" in attributes:
        return (
            f'<button type="button" class="{classes}" {told}{attributes}>{deed(does) if does else ""}{inside}</button>'
        )
    return f'<span class="{classes}" {told}>{inside}</span>'


def choice_face(seen: Seen, card: int, size: str, key: str, say: Words, foot: str = "") -> str:
    """A card that is a control when its key is legal, and tells why not when it is not."""
    if key in seen.legal():
        return face(seen, card, size, say, "can", f' data-choice="{esc(key)}"', foot, seen.label(key))
    if key and seen.asked and any(not reason.holds for reason in seen.why(key)):
        name = esc(seen.texts.name("card", card))
        return face(
            seen, card, size, say, "off", f' aria-disabled="true" data-why="{esc(key)}" data-name="{name}"', foot
        )
    return face(seen, card, size, say, "", "", foot)


def line(seen: Seen, card: int, say: Words) -> str:
    """A played card."""
    kit = seen.view.state.kit
    return (
        f'<li class="ln2 {letter(card)}" title="{esc(title(seen, card))}"><span class="a">{icon(geo.CARD_ICONS[card])}</span>'
        f'<span class="n">{esc(seen.texts.name("card", card))}</span>{resources(kit, card, say)}</li>'
    )
