"""The cards beside the board: buildings on offer, one's own cards, and the shipyard cards one chooses
from."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, esc, icon, safe
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.facts import group_of, spends, words, words_in
from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, TakeShipyardCard
from cosmeeple.games.antarctica.turn import TakeTurn
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, DECKS, SHIPYARD_CARDS

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.antarctica.state import State

HIDDEN: Final = -2


# --- buildings on offer


def offer(seen: Seen) -> Markup:
    """The tops of the three building decks."""
    state: State = seen.view.state
    say = words(seen)
    cards = "".join(building_card(seen, deck, say) for deck in range(len(DECKS)))
    return safe(
        f'<section class="panel aoffer" id="r-offer" aria-label="{esc(say("offer"))}"><header><h2>{esc(say("offer"))}</h2>'
        f'<span class="cap">{count("cards", say("pile"), len(state.pile))}{count("res-adv", say("advanced-stack"), state.advanced_stack)}</span>'
        f'</header><div class="three">{cards}</div></section>'
    )


def building_card(seen: Seen, deck: int, say: Words) -> str:
    """The top card of a deck: what it costs, gives and needs; a control where it can be built or
    asked about."""
    state: State = seen.view.state
    kit = state.kit
    name = DECKS[deck]
    left = len(state.decks[deck])
    head = f'<span class="dk">{esc(say("deck-" + name))}<b title="{esc(say("cards-left"))}">{left}</b></span>'
    if not left:
        return f'<div class="ac empty">{head}<span class="nm">{esc(say("deck-empty"))}</span></div>'
    card = state.decks[deck][-1]
    building = kit.card_building[card]
    kind = f"k-{geo.SHAPES[BUILDINGS[building]]}"
    reached = reach(state, seen.seat) if seen.seat >= 0 else -1
    needs = [number for number in range(len(BUILDINGS)) if kit.card_needs[card] >> number & 1]
    needed = "".join(
        need(seen.texts.name("building", number), number, said_of(reached, number), say.language)
        for number in needs
    )
    star = (
        icon("star", "stx") + f'<span class="sr">{esc(say("star"))}</span>'
        if kit.card_star[card]
        else ""
    )
    gives = count("scientist", say("costs-scientists"), scientists_needed(state, card))
    if kit.card_research[card]:
        gives += count("advance-3", say("gives-research"), kit.card_research[card])
    own = seen.texts.name("card", card)
    title = f"{own}: {seen.texts.name('building', building)}"
    inside = (
        f'<span class="ico">{icon(BUILDINGS[building])}</span>{head}{star}<span class="nm">{esc(own)}</span><span class="gv">{gives}</span>'
        f'<span class="nd"><span class="nw">{esc(say("needs"))}</span>{needed or esc(say("needs-nothing"))}</span>'
    )
    inspect = f'data-inspect="card:{card}" title="{esc(title)}"'
    for key in (f"build:{name}", f"build:{name}:card"):
        if key in seen.legal():
            return f'<button type="button" class="ac {kind} can" data-choice="{key}" {inspect}>{inside}</button>'
    if isinstance(seen.view.frame, TakeTurn) and seen.asked and not seen.view.frame.acted:
        return f'<button type="button" class="ac {kind} off" aria-disabled="true" data-why="build:{name}" data-name="{esc(own)}" {inspect}>{inside}</button>'
    return f'<div class="ac {kind}" {inspect}>{inside}</div>'


def said_of(reached: int, building: int) -> str:
    """Whether the viewer reaches the building; of a spectator nothing is said."""
    return "" if reached < 0 else " has" if reached >> building & 1 else " miss"


@lru_cache(maxsize=500)
def need(label: str, building: int, state: str, language: str) -> str:
    """A building that the card asks for, and whether the viewer reaches one."""
    say, missing = words_in(language), state == " miss"
    spoken = say("need-missing", building=label) if missing else label
    shown = say("need-without", building=label) if missing else label
    return f'<span class="n1{state}" title="{esc(spoken)}">{icon(BUILDINGS[building])}<span class="nx" aria-hidden="true">{esc(shown)}</span><span class="sr">{esc(spoken)} </span></span>'


# --- own cards


def mine(seen: Seen) -> Markup:
    """One's own cards; while one is chosen from the shipyard pile or from the cards passed on, those
    first."""
    if seen.seat < 0:
        return safe('<section id="r-mine" hidden></section>')
    state: State = seen.view.state
    say = words(seen)
    picks = shipyard_picks(seen, say)
    own = own_cards(seen, say)
    title, left = (
        say("your-cards"),
        say("may-be-played", left=state.kit.cards_per_turn - state.carded[seen.seat]),
    )
    listed = own
    if picks:
        title, left = say("choose-card"), ""
        listed = picks + own
    cap = f'<span class="cap">{esc(left)}</span>' if left and own and seen.view.deciders else ""
    inside = f'<ul class="fan3 c{min(len(listed), 9)}">{"".join(listed)}</ul>'
    if not listed:
        inside = f'<p class="none">{esc(say("no-cards"))}</p>'
    return safe(
        f'<section class="panel amine" id="r-mine" aria-label="{esc(say("your-cards"))}"><header><h2>{esc(title)}</h2>{cap}</header>{inside}</section>'
    )


def own_cards(seen: Seen, say: Words) -> list[str]:
    """A card that can be played opens its choices in the action bar."""
    one = seen.view.state.areas[seen.seat]
    legal = seen.legal()
    cards = []
    for card in one.hand:
        name = SHIPYARD_CARDS[card]
        playable = [
            key for key in legal if key == f"play:{name}" or key.startswith(f"play:{name}:")
        ]
        why = f"play:{name}" if name in ("send_scientist", "add_two_scientists") else ""
        label = seen.texts.name("shipyard_card", card)
        face = card_face(geo.SHIPYARD_ICONS[card], label, card_text(seen, card, say))
        cards.append(own_card(seen, face, playable, why, f"shipyard_card:{card}"))
    for kind, number in enumerate(one.resources):
        playable = [key for key in legal if key.endswith(":card") and spends(seen, key) == kind]
        face = card_face(
            geo.RESOURCE_ICONS[kind],
            seen.texts.name("resource_card", kind),
            resource_text(seen, kind, say),
        )
        cards += [own_card(seen, face, playable, "", f"resource_card:{kind}")] * number
    return cards


def card_face(picture: str, name: str, text: str, more: str = "") -> str:
    return f'<span class="ico">{icon(picture)}</span><span class="tx"><b>{esc(name)}{more}</b><small>{esc(text)}</small></span>'


def own_card(seen: Seen, inside: str, playable: list[str], why: str, what: str) -> str:
    """One of one's own cards: a choice, a group of them, a question why not, or nothing to press."""
    if len(playable) == 1:
        control = f'class="oc can" data-choice="{esc(playable[0])}"'
    elif playable:
        control = f'class="oc can" data-group="{esc(group_of(seen, playable[0]))}"'
    elif why and isinstance(seen.view.frame, TakeTurn) and seen.asked:
        control = f'class="oc off" aria-disabled="true" data-why="{why}"'
    else:
        return f'<li><div class="oc off" data-inspect="{what}">{inside}</div></li>'
    return f'<li><button type="button" {control} data-inspect="{what}">{inside}</button></li>'


def card_text(seen: Seen, card: int, say: Words) -> str:
    """What a shipyard card does, with the number from the data."""
    return say(f"card-{SHIPYARD_CARDS[card]}", amount=seen.view.state.kit.shipyard_amount[card])


def resource_text(seen: Seen, kind: int, say: Words) -> str:
    """Which buildings a resource card can stand in for."""
    bits = seen.view.state.kit.stands_for[kind]
    names = [
        seen.texts.name("building", number)
        for number in range(len(BUILDINGS))
        if bits >> number & 1
    ]
    return say("resource", what=", ".join(names))


def shipyard_picks(seen: Seen, say: Words) -> list[str]:
    """What lies before a viewer who chooses from the pile or from the cards passed on."""
    state: State = seen.view.state
    frame = seen.view.frame
    if not seen.asked or not isinstance(frame, (TakeShipyardCard, KeepShipyardCard)):
        return []
    cards = state.pile if isinstance(frame, TakeShipyardCard) else state.draft
    return [
        f'<li><button type="button" class="oc can" data-choice="{frame.verb}:{SHIPYARD_CARDS[card]}" data-inspect="shipyard_card:{card}">'
        + card_face(
            geo.SHIPYARD_ICONS[card],
            seen.texts.name("shipyard_card", card),
            card_text(seen, card, say),
            f" × {cards.count(card)}",
        )
        + "</button></li>"
        for card in sorted({card for card in cards if card != HIDDEN})
    ]


__all__ = ["card_text", "mine", "offer"]
