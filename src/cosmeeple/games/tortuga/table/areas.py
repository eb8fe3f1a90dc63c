"""Beside the map: what each player has, the own hold with hand and pool, the T piles, and the board in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, count, esc, icon, safe, tag
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.cards import ReserveCard, UseAbility
from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard
from cosmeeple.games.tortuga.state import NOTHING, NOWHERE, State, market_tokens, turret_tokens
from cosmeeple.games.tortuga.table import geometry as geo
from cosmeeple.games.tortuga.table.board import market, market_key
from cosmeeple.games.tortuga.table.faces import choice_face, face, line
from cosmeeple.games.tortuga.table.facts import HIDDEN, words
from cosmeeple.games.tortuga.vocabulary import CARDS, DECKS, MARKET_CARD, MINES, SECTORS

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words


# --- a player's panel


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: counters for everybody, the scouted targets for the owner."""
    say = words(seen)
    targets = scouted(seen, seat, say) if seat == seen.seat else ""
    return safe(f'<div class="counts">{counters(seen, seat, say)}</div>', away(seen, seat, say), targets)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    one = state.areas[seat]
    reserved = int(one.reserve != NOTHING)
    return "".join(
        (
            count("cards", say("in-hand"), len(one.hand)),
            count("deck", say("in-deck"), len(one.deck)),
            count("discard", say("discarded"), len(one.discard), "lo"),
            count("reserve", say("reserved"), reserved),
            count("mineral", say("minerals"), one.minerals),
            count("market", say("market-tokens"), market_tokens(state, seat), "lo"),
            count("turret", say("turret-tokens"), turret_tokens(state, seat), "lo"),
            count("hunt", say("trophies"), one.trophies.bit_count(), "lo"),
        )
    )


def away(seen: Seen, seat: int, say: Words) -> str:
    """A ship that is off the board."""
    state: State = seen.view.state
    if state.areas[seat].sector != NOWHERE:
        return ""
    return f'<p class="away">{icon("starship")}{esc(say("ship-away"))}</p>'


def scouted(seen: Seen, seat: int, say: Words) -> str:
    """The Hunt tokens that only their scouts know."""
    state: State = seen.view.state
    rows = ""
    for sector, hunt in enumerate(state.hunts):
        if hunt not in (NOTHING, HIDDEN) and state.scouts[sector] >> seat & 1:
            here = state.areas[seat].sector == sector
            where = say("here") if here else seen.texts.name("sector", sector)
            gain = f"{state.kit.hunt_influence}+{state.kit.card_reward[hunt]}"
            rows += (
                f'<li class="{"here" if here else ""}"><span class="d" title="{esc(say("difficulty"))}">{state.kit.card_difficulty[hunt]}</span>'
                f'<span class="n">{esc(seen.texts.name("card", hunt))}</span><span class="w">{esc(where)}</span><span class="g">{icon("influence")}{gain}</span></li>'
            )
    return f'<h3 class="cap">{esc(say("scouted"))}</h3><ul class="targets">{rows}</ul>' if rows else ""


# --- the hold


def hold(seen: Seen) -> Markup:
    """The pool of the turn, the own hand, what was played, and the own piles; a spectator sees the active player's
    turn.
    """
    state: State = seen.view.state
    say = words(seen)
    mine = seen.seat >= 0
    parts = pools(seen, say)
    if mine:
        parts += f'<div class="hd"><h2 class="cap">{esc(say("hand"))} <b>{len(state.areas[seen.seat].hand)}</b></h2><div class="hcards">{hand(seen, say)}</div></div>'
    parts += played(seen, say)
    if mine:
        parts += piles(seen, say)
    return safe(f'<section class="panel hold" id="r-hold" aria-label="{esc(say("hold"))}">{parts}</section>')


def pools(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    minerals = state.areas[state.active].minerals
    also = (
        f'<p class="also">{icon("mineral")}{minerals} = {minerals * state.kit.mineral_crypto} {icon("crypto")}</p>'
        if minerals
        else ""
    )
    return (
        f'<div class="pools"><h2 class="cap">{esc(say("this-turn"))} {tag(state.active, small=True)}</h2><div class="pair">'
        f'<div class="pool">{icon("crypto")}<b>{state.crypto}</b><small>{esc(say("crypto"))}</small></div>'
        f'<div class="pool">{icon("manoeuvre")}<b>{state.maneuver}</b><small>{esc(say("maneuvers"))}</small></div></div>{also}</div>'
    )


def hand_key(seen: Seen, card: int) -> str:
    """What touching a hand card means in the pending question."""
    frame = seen.view.frame
    name = CARDS[card]
    if isinstance(frame, TakeAction):
        return f"play:{name}"
    if isinstance(frame, (ReserveCard, CommitCard, DefendCard)):
        return f"{frame.verb}:{name}"
    if isinstance(frame, UseAbility) and f"use:remove:hand:{name}" in seen.legal():
        return f"use:remove:hand:{name}"
    return ""


def hand(seen: Seen, say: Words) -> str:
    cards: list[int] = seen.view.state.areas[seen.seat].hand
    return "".join(choice_face(seen, card, "hand", hand_key(seen, card), say) for card in cards)


def played(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    rows = "".join(line(seen, card, say) for card in (*state.played, *state.fought))
    bought = "".join(line(seen, card, say) for card in state.bought)
    more = (
        f'<h2 class="cap">{esc(say("bought"))} <b>{len(state.bought)}</b></h2><ul class="plines">{bought}</ul>'
        if bought
        else ""
    )
    return (
        f'<div class="played"><h2 class="cap">{esc(say("played"))} <b>{len(state.played) + len(state.fought)}</b></h2>'
        f'<div class="scroller"><ul class="plines">{rows}</ul>{more}</div></div>'
    )


def piles(seen: Seen, say: Words) -> str:
    """Deck (by number), discard pile (open), reserve (the owner may look)."""
    state: State = seen.view.state
    one = state.areas[seen.seat]
    top = face(seen, one.discard[-1], "small", say) if one.discard else '<span class="dc small empty"></span>'
    kept = face(seen, one.reserve, "small", say) if one.reserve != NOTHING else '<span class="dc small empty"></span>'
    listed = named(seen, one.discard, say)
    return (
        f'<div class="piles3"><div class="pile"><span class="dc small back">{icon("starship")}<b>{len(one.deck)}</b></span>{esc(say("deck"))}</div>'
        f'<div class="pile" title="{esc(listed)}">{top}{esc(say("discard-pile", count=len(one.discard)))}</div>'
        f'<div class="pile">{kept}{esc(say("reserve"))}</div></div>'
    )


# --- markets


def offer(seen: Seen) -> Markup:
    """The T piles; on a phone also the special markets, which lie beside the map elsewhere."""
    state: State = seen.view.state
    say = words(seen)
    cards = ""
    for pile, left in enumerate(state.piles):
        card = MARKET_CARD + pile
        foot = f'<span class="left">× {left}</span>'
        cards += (
            choice_face(seen, card, "small", market_key(seen, card), say, foot)
            if left
            else face(seen, card, "small", say, "sold", "", foot)
        )
    rows = "".join(market(seen, deck, say) for deck in range(len(DECKS)))
    return safe(
        f'<section class="panel offer" id="r-offer" aria-label="{esc(say("piles"))}"><header><h2>{esc(say("piles"))}</h2>'
        f'<span class="cap">{esc(say("piles-where"))}</span></header><div class="six">{cards}</div><div class="onphone">{rows}</div></section>'
    )


# --- the board in words


def sectors_in_words(seen: Seen) -> Markup:
    """Every sector as a card: for phones, and for those who listen."""
    state: State = seen.view.state
    say = words(seen)
    listed = "".join(sector_card(seen, sector, say) for sector in state.kit.maps[state.board].sectors)
    return safe(
        f'<section class="inwords" id="r-sectors" aria-label="{esc(say("sectors"))}"><h2 class="sr">{esc(say("sectors"))}</h2>{listed}</section>'
    )


def sector_card(seen: Seen, sector: int, say: Words) -> str:
    state: State = seen.view.state
    holder = state.control[sector]
    lines = []
    if holder >= 0:
        lines.append(say("held", name=seen.texts.name("seat", holder), level=state.defence[sector]))
    else:
        lines.append(say("free", cost=state.defence[sector] + 1))
    lines.append(say("worth", value=state.kit.sector_value[sector]))
    if state.minerals >> sector & 1:
        lines.append(say("has-mineral"))
    if sector == MINES:
        lines.append(say("stash-count", count=state.stash))
    hunt = state.hunts[sector]
    if hunt == HIDDEN:
        lines.append(say("hunt-unknown"))
    elif hunt != NOTHING:
        lines.append(say("hunt-known", name=seen.texts.name("card", hunt), difficulty=state.kit.card_difficulty[hunt]))
    scouts = [LETTERS[seat] for seat in range(len(state.areas)) if state.scouts[sector] >> seat & 1]
    if scouts:
        lines.append(say("scouted-by", letters=", ".join(scouts)))
    near = ", ".join(seen.texts.name("sector", other) for other in state.kit.maps[state.board].reach[1][sector])
    lines.append(say("next-to", sectors=near))
    ships = "".join(tag(seat, small=True) for seat, one in enumerate(state.areas) if one.sector == sector)
    ships = f'<span class="shipsat"><span class="sr">{esc(say("ships"))} </span>{ships}</span>' if ships else ""
    control = ""
    key = f"move:{SECTORS[sector]}"
    if key in seen.legal():
        control = f'<button type="button" class="btn go" data-choice="{key}">{esc(say("fly"))}<span class="sr">: {esc(seen.label(key))}</span></button>'
    text = "".join(f"<li>{esc(one)}</li>" for one in lines)
    return (
        f'<article class="panel zonecard"><h3>{icon(geo.SECTOR_ICONS[sector])}<span>{esc(seen.texts.name("sector", sector))}</span>{ships}{control}</h3>'
        f'<ul class="facts">{text}</ul></article>'
    )


def named(seen: Seen, cards: list[int], say: Words) -> str:
    """Cards by name, with their numbers."""
    counted: dict[int, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    return ", ".join(f"{seen.texts.name('card', card)} × {number}" for card, number in sorted(counted.items())) or say(
        "none"
    )


def cards_in_words(seen: Seen) -> Markup:
    """Every pile that lies open: discard piles, captured targets, markets with what is known below, the Hunt deck,
    the box.
    """
    state: State = seen.view.state
    say = words(seen)
    rows: list[tuple[str, str]] = []
    for seat, one in enumerate(state.areas):
        name = seen.texts.name("seat", seat)
        rows.append((say("discard-of", name=name), named(seen, one.discard, say)))
        rows.append(
            (
                say("trophies-of", name=name),
                named(seen, [card for card in range(len(CARDS)) if one.trophies >> card & 1], say),
            )
        )
    for deck in range(len(DECKS)):
        below = [card for card in state.decks[deck] if card != HIDDEN]
        text = named(seen, state.rows[deck], say)
        if below:
            text += f"; {say('known-below', cards=named(seen, below, say))}"
        rows.append((say("market-of", deck=seen.texts.name("deck", deck), count=len(state.decks[deck])), text))
    rows.append(
        (say("hunt-deck"), named(seen, [card for card in range(len(CARDS)) if state.hunt_deck >> card & 1], say))
    )
    rows.append((say("box"), named(seen, state.removed, say)))
    listed = "".join(f"<dt>{esc(title)}</dt><dd>{esc(text)}</dd>" for title, text in rows)
    return safe(
        f'<section class="inwords" id="r-cards" aria-label="{esc(say("open-cards"))}"><article class="panel zonecard"><h3>{icon("cards")}<span>{esc(say("open-cards"))}</span></h3>'
        f'<dl class="cardlist">{listed}</dl></article></section>'
    )


__all__ = ["area", "cards_in_words", "hold", "offer", "sectors_in_words"]
