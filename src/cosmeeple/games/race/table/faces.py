"""Cards as we draw them: cost diamond or circle, points, colour of the good with its sign, powers by phase [RAC-006]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import deed, esc, icon
from cosmeeple.games.race.cardtext import card_text
from cosmeeple.games.race.table.facts import GOOD_NAMES, PHASES, card_id, good_class, running_phase
from cosmeeple.games.race.vocabulary import KEYWORDS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import Card

HEXAGON: Final = "M12 1.5 21.5 7v10L12 22.5 2.5 17V7z"
#: As many lines of powers fit on a card of the usual width.
FEW_LINES: Final = 3


def cost_mark(card: Card) -> str:
    """Diamond for developments, circle for worlds, with a red ring and ticks for military ones."""
    number = f'<text x="16" y="22">{card.cost}</text>'
    if not card.is_world:
        shape = '<path class="b" d="M16 2 30 16 16 30 2 16z"/>'
    elif card.is_military:
        ticks = '<path class="tick" d="M16 1v4M16 27v4M1 16h4M27 16h4"/>'
        shape = f'<circle class="in" cx="16" cy="16" r="10.5"/><circle class="ring" cx="16" cy="16" r="11.5"/>{ticks}'
    else:
        shape = '<circle class="b" cx="16" cy="16" r="13"/>'
    return f'<svg class="cost" viewBox="0 0 32 32" aria-hidden="true">{shape}{number}</svg>'


def points_mark(card: Card) -> str:
    shown = "?" if card.is_variable else str(card.vp)
    extra = " var" if card.is_variable else ""
    return (
        f'<svg class="vpx{extra}" viewBox="0 0 24 24" aria-hidden="true"><path d="{HEXAGON}"/>'
        f'<text x="12" y="17">{shown}</text></svg>'
    )


def planet(card: Card) -> str:
    """The picture: a planet, a planet with a halo (windfall), or the sign of developments."""
    if not card.is_world:
        return f'<span class="art">{icon("development", "emb")}</span>'
    if card.world_type == 2:
        body = '<circle class="halo" cx="60" cy="34" r="21"/><circle class="core" cx="60" cy="34" r="15"/>'
    else:
        body = '<circle class="planet" cx="60" cy="34" r="22"/><path class="shade" d="M60 12a22 22 0 0 1 0 44 30 30 0 0 0 0-44z"/>'
    return f'<svg class="art" viewBox="0 0 120 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{body}</svg>'


def good_mark(card: Card, goods: int, say: Words) -> str:
    """A good on the world, or the empty place for one."""
    good = card.gathers if card.good < 0 else card.good
    if good < 0:
        return ""
    if not goods:
        return f'<svg class="crate slot" aria-hidden="true"><use href="#w-{GOOD_NAMES[good]}"/></svg>'
    number = f'<b class="many">{goods}</b>' if goods > 1 else ""
    words = esc(say("good-here", count=goods))
    return (
        f'<svg class="crate" aria-hidden="true"><use href="#g-{GOOD_NAMES[good]}"/></svg>{number}'
        f'<span class="sr">{words} </span>'
    )


def spoken(seen: Seen, card: Card, say: Words) -> str:
    """The head of a card in words, for ears and tooltips."""
    kind = (
        say("kind-development", cost=card.cost)
        if not card.is_world
        else say("kind-military", cost=card.cost)
        if card.is_military
        else say("kind-world", cost=card.cost)
    )
    points = say("points-variable") if card.is_variable else say("points", count=card.vp)
    return f"{seen.texts.name('card', card.number)}: {kind}, {points}"


def tooltip(seen: Seen, card: Card, say: Words) -> str:
    lines = [f"{one.phase}: {one.text}" for one in card_text(seen.texts, card.number)]
    return "\n".join([spoken(seen, card, say), *lines])


def small_card(seen: Seen, number: int, goods: int, say: Words, control: str = "", fresh: bool = False) -> str:
    """A card of a tableau: name, marks and in which phases it has powers. `control` is a choice of the pending question."""
    card: Card = seen.view.state.kit.cards[number]
    now = running_phase(seen)
    phases = {power.phase for power in card.powers}
    slots = "".join(
        f'<i class="{"on" if name in phases or (name == "IV" and "$" in phases) else ""}{" now" if now == place else ""}"></i>'
        for place, name in enumerate(PHASES)
    )
    inside = (
        f'<span class="face">{planet(card)}<span class="nm">{esc(seen.texts.name("card", number))}</span>'
        f'<span class="slots" aria-hidden="true">{slots}</span></span>{cost_mark(card)}{points_mark(card)}{good_mark(card, goods, say)}'
    )
    classes = f"rc mini {good_class(card)}{' new' if fresh else ''}"
    title = f'data-piece="card-{number}" title="{esc(tooltip(seen, card, say))}"'
    if control:
        said = deed(seen.label(control))
        return f'<button type="button" class="{classes} legal" data-choice="{esc(control)}" {title}>{said}{inside}</button>'
    return f'<span class="{classes}" {title}>{inside}</span>'


def large_card(seen: Seen, number: int, say: Words, control: str = "", why: str = "", foot: str = "") -> str:
    """A card of the hand: everything that is printed on it, in words."""
    card: Card = seen.view.state.kit.cards[number]
    now = running_phase(seen)
    running = PHASES[now] if now >= 0 else ""
    printed = card_text(seen.texts, number)
    rows = "".join(
        f'<span class="pr{" now" if one.phase == running or (one.phase == "$" and running == "IV") else ""}">'
        f'<b class="ph">{esc(one.phase if one.phase != "place" else "•")}</b><span>{esc(one.text)}</span></span>'
        for one in printed
    )
    keywords = "".join(
        f'<span class="kw">{icon("kw-" + name)}<span class="sr">{esc(seen.texts.say("keyword-" + name))} </span></span>'
        for place, name in enumerate(KEYWORDS)
        if card.keywords >> place & 1
    )
    if card.chromosome:
        keywords += f'<span class="kw">{icon("kw-chromosome")}<span class="sr">{esc(say("chromosome"))} </span></span>'
    inside = (
        f'<span class="face">{planet(card)}<span class="nm">{esc(seen.texts.name("card", number))}'
        f'<span class="sr">, {esc(spoken(seen, card, say).partition(": ")[2])}</span></span><span class="pw">{rows}</span></span>'
        f'{cost_mark(card)}{points_mark(card)}<span class="kws">{keywords}</span>{good_mark(card, 0, say)}'
    )
    # Cards with many lines lie broad: a hand as high as they would need leaves no room for the tableaux.
    classes = f"rc large {good_class(card)}{' wordy' if len(printed) > FEW_LINES else ''}"
    below = f'<span class="foot">{esc(foot)}</span>' if foot else ""
    title = f'data-piece="card-{number}" title="{esc(tooltip(seen, card, say))}"'
    if control:
        said = deed(seen.label(control))
        return f'<button type="button" class="{classes} legal" data-choice="{esc(control)}" {title}>{said}{inside}{below}</button>'
    if why:
        name = esc(seen.texts.name("card", number))
        return f'<button type="button" class="{classes} off" aria-disabled="true" data-why="{esc(why)}" data-name="{name}" {title}>{inside}{below}</button>'
    return f'<div class="{classes}" {title}>{inside}{below}</div>'


__all__ = ["card_id", "large_card", "small_card", "spoken"]
