"""Beside the board: what each player has, the cards on offer, and the board in words."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, esc, icon, safe, tag
from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.scoring import star_cards
from cosmeeple.games.antarctica.shipyard import KeepShipyardCard, TakeShipyardCard
from cosmeeple.games.antarctica.table import geometry as geo
from cosmeeple.games.antarctica.table.board import SLOT_NUMBERS, tile, track_key
from cosmeeple.games.antarctica.table.facts import destination, group_of, spends, words
from cosmeeple.games.antarctica.turn import TakeTurn
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, DECKS, SHIPYARD_CARDS, owner

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.antarctica.state import State

HIDDEN: Final = -2


# --- a player's area


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: the own one in full, the others as counters."""
    return own_area(seen, seat) if seat == seen.seat else other_area(seen, seat)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    one = state.areas[seat]
    return "".join(
        (
            count("scientist", say("in-supply"), one.supply),
            count("person", say("in-reserve"), one.reserve),
            count("ship", say("ships-available"), one.ships_available),
            count("cube", say("cubes-available"), one.cubes_available),
            count("star", say("star-cards"), star_cards(state, seat), "lo"),
            count("discard", say("discarded"), one.ships_discarded + one.cubes_discarded, "lo"),
            count("res-basic", say("resource-cards"), sum(one.resources), "lo"),
            count("cards", say("shipyard-cards"), len(one.hand), "lo"),
        )
    )


def other_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    return safe(f'<div class="counts">{counters(seen, seat, say)}</div>')


def own_area(seen: Seen, seat: int) -> Markup:
    state: State = seen.view.state
    say = words(seen)
    one = state.areas[seat]
    rows = (
        (say("supply"), count("scientist", say("scientists"), one.supply)),
        (say("reserve"), count("scientist", say("scientists"), one.reserve)),
        (
            say("available"),
            count("ship", say("ships"), one.ships_available) + count("cube", say("cubes"), one.cubes_available),
        ),
        (
            say("discards"),
            count("ship", say("ships"), one.ships_discarded) + count("cube", say("cubes"), one.cubes_discarded),
        ),
        (
            say("built"),
            count("card", say("building-cards"), len(one.cards))
            + count("star", say("star-cards"), star_cards(state, seat)),
        ),
    )
    listed = "".join(f"<div><dt>{esc(name)}</dt><dd>{value}</dd></div>" for name, value in rows)
    return safe(
        f'<div class="counts narrow">{counters(seen, seat, say)}</div><dl class="stock">{listed}</dl>',
        hand(seen, seat, say),
    )


def hand(seen: Seen, seat: int, say: Words) -> str:
    """The own cards. A card that can be played opens its choices in the action bar."""
    state: State = seen.view.state
    one = state.areas[seat]
    legal = seen.legal()
    cards = []
    for card in one.hand:
        name = SHIPYARD_CARDS[card]
        playable = [key for key in legal if key == f"play:{name}" or key.startswith(f"play:{name}:")]
        why = f"play:{name}" if name in ("send_scientist", "add_two_scientists") else ""
        cards.append(
            hand_card(
                seen,
                geo.SHIPYARD_ICONS[card],
                seen.texts.name("shipyard_card", card),
                card_text(seen, card, say),
                playable,
                why,
            )
        )
    for kind, number in enumerate(one.resources):
        for _ in range(number):
            playable = [key for key in legal if key.endswith(":card") and spends(seen, key) == kind]
            cards.append(
                hand_card(
                    seen,
                    geo.RESOURCE_ICONS[kind],
                    seen.texts.name("resource_card", kind),
                    resource_text(seen, kind, say),
                    playable,
                    "",
                )
            )
    if not cards:
        return ""
    return f'<h3 class="cap">{esc(say("your-cards", left=state.kit.cards_per_turn - state.carded[seat]))}</h3><ul class="hand">{"".join(cards)}</ul>'


def card_text(seen: Seen, card: int, say: Words) -> str:
    """What a shipyard card does, with the number from the data."""
    return say(f"card-{SHIPYARD_CARDS[card]}", amount=seen.view.state.kit.shipyard_amount[card])


def resource_text(seen: Seen, kind: int, say: Words) -> str:
    """Which buildings a resource card can stand in for."""
    bits = seen.view.state.kit.stands_for[kind]
    names = [seen.texts.name("building", number) for number in range(len(BUILDINGS)) if bits >> number & 1]
    return say("resource", what=", ".join(names))


def hand_card(seen: Seen, picture: str, name: str, text: str, playable: list[str], why: str) -> str:
    inside = f"{icon(picture)}<span>{esc(name)}<small>{esc(text)}</small></span>"
    if len(playable) == 1:
        return f'<li><button type="button" class="hcard can" data-choice="{esc(playable[0])}">{inside}</button></li>'
    if playable:
        return f'<li><button type="button" class="hcard can" data-group="{esc(group_of(seen, playable[0]))}">{inside}</button></li>'
    if why and isinstance(seen.view.frame, TakeTurn) and seen.asked:
        return (
            f'<li><button type="button" class="hcard off" aria-disabled="true" data-why="{why}">{inside}</button></li>'
        )
    return f'<li><div class="hcard off">{inside}</div></li>'


# --- offers


def offer(seen: Seen) -> Markup:
    """The tops of the three building decks; while cards are chosen from the shipyard pile, those."""
    state: State = seen.view.state
    say = words(seen)
    cards = "".join(building_card(seen, deck, say) for deck in range(len(DECKS)))
    return safe(
        f'<section class="panel offer" id="r-offer" aria-label="{esc(say("offer"))}"><header><h2>{esc(say("offer"))}</h2>'
        f'<span class="cap">{esc(say("cards-left"))}</span></header>{shipyard_cards(seen, say)}<div class="row">{cards}</div>'
        f'<p class="stacks"><span>{count("cards", say("pile"), len(state.pile))} {esc(say("pile"))}</span>'
        f"<span>{count('res-adv', say('advanced-stack'), state.advanced_stack)} {esc(say('advanced-stack'))}</span></p></section>"
    )


def building_card(seen: Seen, deck: int, say: Words) -> str:
    state: State = seen.view.state
    kit = state.kit
    name = DECKS[deck]
    left = len(state.decks[deck])
    head = f'<span class="deck"><span>{esc(say("deck-" + name))}</span><span>{left}</span></span>'
    if not left:
        return f'<div class="card empty">{head}<span class="name">{esc(say("deck-empty"))}</span></div>'
    card = state.decks[deck][-1]
    building = kit.card_building[card]
    kind = geo.SHAPES[BUILDINGS[building]]
    legal = seen.legal()
    reached = reach(state, seen.seat) if seen.seat >= 0 else -1
    needs = [number for number in range(len(BUILDINGS)) if kit.card_needs[card] >> number & 1]
    needed = "".join(need(seen, number, reached, say) for number in needs)
    star = icon("star", "stars") + f'<span class="sr">{esc(say("star"))}</span>' if kit.card_star[card] else ""
    research = kit.card_research[card]
    gives = count("scientist", say("costs-scientists"), scientists_needed(state, card))
    if research:
        gives += count("advance-3", say("gives-research"), research)
    title = f"{seen.texts.name('card', card)}: {seen.texts.name('building', building)}"
    inside = (
        f'{head}<span class="art-row"><span class="art {kind}">{icon(BUILDINGS[building])}</span>{star}</span>'
        f'<span class="name">{esc(seen.texts.name("card", card))}</span><span class="gives">{gives}</span>'
        f'<span class="need"><span class="nw">{esc(say("needs"))}</span>{needed or esc(say("needs-nothing"))}</span>'
    )
    for key in (f"build:{name}", f"build:{name}:card"):
        if key in legal:
            return (
                f'<button type="button" class="card legal" data-choice="{key}" title="{esc(title)}">{inside}</button>'
            )
    if isinstance(seen.view.frame, TakeTurn) and seen.asked and not seen.view.frame.acted:
        return f'<button type="button" class="card off" aria-disabled="true" data-why="build:{name}" data-name="{esc(seen.texts.name("card", card))}" title="{esc(title)}">{inside}</button>'
    return f'<div class="card" title="{esc(title)}">{inside}</div>'


def need(seen: Seen, building: int, reached: int, say: Words) -> str:
    label = seen.texts.name("building", building)
    missing = reached >= 0 and not reached >> building & 1
    spoken = say("need-missing", building=label) if missing else label
    return f'<span title="{esc(spoken)}">{icon(BUILDINGS[building], "miss" if missing else "")}<span class="sr">{esc(spoken)} </span></span>'


def shipyard_cards(seen: Seen, say: Words) -> str:
    """What lies before a viewer who chooses from the pile or from the cards passed on."""
    state: State = seen.view.state
    frame = seen.view.frame
    if not seen.asked or not isinstance(frame, (TakeShipyardCard, KeepShipyardCard)):
        return ""
    cards = state.pile if isinstance(frame, TakeShipyardCard) else state.draft
    kinds = sorted({card for card in cards if card != HIDDEN})
    shown = "".join(
        f'<li><button type="button" class="hcard can" data-choice="{frame.verb}:{SHIPYARD_CARDS[card]}">{icon(geo.SHIPYARD_ICONS[card])}'
        f"<span>{esc(seen.texts.name('shipyard_card', card))} × {cards.count(card)}<small>{esc(card_text(seen, card, say))}</small></span></button></li>"
        for card in kinds
    )
    return f'<ul class="hand pick">{shown}</ul>'


# --- the board in words


def zones_in_words(seen: Seen) -> Markup:
    """Every zone as a card: for phones, and for those who listen."""
    state: State = seen.view.state
    say = words(seen)
    order = state.kit.starts[len(state.areas)].zones
    first = destination(seen) if destination(seen) >= 0 else state.sun
    place = order.index(first)
    listed = "".join(zone_card(seen, zone, say) for zone in order[place:] + order[:place])
    return safe(
        f'<section class="inwords zonelist" id="r-zones" aria-label="{esc(say("zones"))}"><h2 class="sr">{esc(say("zones"))}</h2>{listed}</section>'
    )


def zone_card(seen: Seen, zone: int, say: Words) -> str:
    state: State = seen.view.state
    queue = "".join(f"<li>{i + 1} {tag(owner(ship), small=True)}</li>" for i, ship in enumerate(state.queues[zone]))
    queue = (
        f'<ol class="queue" aria-label="{esc(say("ships"))}">{icon("ship")}{queue}</ol>'
        if queue
        else f'<span class="cap">{esc(say("no-ships"))}</span>'
    )
    built = [number for number in SLOT_NUMBERS if state.buildings[zone] >> number & 1]
    tiles = "".join(
        f'<li><svg class="tl" viewBox="-17 -17 34 34" role="img" aria-label="{esc(seen.texts.name("building", number))}">'
        f"{tile(BUILDINGS[number], seen.texts.name('building', number), 0, 0)}</svg></li>"
        for number in built
    )
    people = "".join(
        f'<span class="count">{tag(seat, small=True)}{one.scientists[zone]}</span>'
        for seat, one in enumerate(state.areas)
        if one.scientists[zone]
    )
    people = people or f'<span class="cap">{esc(say("nobody"))}</span>'
    mark = (
        f'<span class="sunmark">{icon("sun")}<span class="sr">{esc(say("sun-here"))}</span></span>'
        if zone == state.sun
        else ""
    )
    here = " here" if zone == destination(seen) else ""
    return (
        f'<article class="panel zonecard{here}"><h3>{mark}<span>{esc(seen.texts.name("zone", zone))}</span>{queue}</h3>'
        f'<ul class="bl">{tiles}</ul><p class="ppl">{icon("scientist")}<span class="sr">{esc(say("scientists"))}: </span>{people}</p></article>'
    )


def tracks_in_words(seen: Seen) -> Markup:
    """Every research track as a row of spaces."""
    state: State = seen.view.state
    say = words(seen)
    rows = "".join(track_card(seen, track, say) for track in state.kit.starts[len(state.areas)].tracks)
    return safe(
        f'<section class="inwords tracklist" id="r-tracks" aria-label="{esc(say("tracks"))}"><h2 class="sr">{esc(say("tracks"))}</h2>{rows}</section>'
    )


def track_card(seen: Seen, track: int, say: Words) -> str:
    state: State = seen.view.state
    kit = state.kit
    cells = []
    for at in range(1, kit.track_length[track] + 1):
        symbol = kit.track_symbol[track][at]
        classes = ""
        inside = ""
        spoken = say("space", space=at, points=kit.track_value[track][at])
        if symbol >= 0:
            blue = kit.track_blue[track][at]
            used = blue and state.used[track] >> at & 1
            classes = f" {'blue' if blue else 'red'}{' used' if used else ''}"
            inside = icon(geo.SYMBOL_ICONS[symbol])
            spoken += f", {seen.texts.name('symbol', symbol)}"
        here = [seat for seat, one in enumerate(state.areas) if one.cubes[track] == at]
        if here:
            inside = tag(here[0], small=True)
        cells.append(
            f'<li class="sp{classes}" title="{esc(spoken)}"><span class="sr">{esc(spoken)} </span>{inside or at}</li>'
        )
    key = track_key(seen, track)
    control = ""
    if key and key in seen.legal():
        control = f'<button type="button" class="btn go" data-choice="{key}">{esc(say("choose"))}<span class="sr"> {esc(seen.texts.name("track", track))}</span></button>'
    return f'<article class="panel trackcard"><h3>{esc(seen.texts.name("track", track))}{control}</h3><ol class="spaces">{"".join(cells)}</ol></article>'


__all__ = ["area", "card_text", "offer", "tracks_in_words", "zones_in_words"]
