"""Beside the map: what each player has, one's own hold with hand and pool, the T piles, and the board
in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, count, esc, icon, safe, seat_class, tag
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.cards import ReserveCard, UseAbility
from cosmeeple.games.tortuga.drawing import geometry as geo
from cosmeeple.games.tortuga.drawing.board import market_key
from cosmeeple.games.tortuga.drawing.faces import back, choice_face, face, line
from cosmeeple.games.tortuga.drawing.facts import HIDDEN, words
from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard
from cosmeeple.games.tortuga.state import (
    NOTHING,
    NOWHERE,
    State,
    influence_of,
    market_tokens,
    turret_tokens,
)
from cosmeeple.games.tortuga.vocabulary import CARDS, DECKS, MARKET_CARD, MINES, SECTORS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words


# --- a player's panel


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: the race and counters for everybody, the scouted targets for
    the owner."""
    say = words(seen)
    targets = scouted(seen, seat, say) if seat == seen.seat else ""
    return safe(
        race(seen, seat, say),
        f'<div class="nums">{counters(seen, seat, say)}</div>',
        away(seen, seat, say),
        targets,
    )


def race(seen: Seen, seat: int, say: Words) -> str:
    """The way to victory in single steps: influence tokens in full colour, sectors as an
    outline."""
    state: State = seen.view.state
    goal = state.kit.win_influence
    tokens = state.areas[seat].influence
    total = influence_of(state, seat)
    spoken = say("race-of", letter=LETTERS[seat], total=total, tokens=tokens)
    steps = "".join(
        f'<i class="{"t" if i < tokens else "k" if i < total else ""}"></i>' for i in range(goal)
    )
    return f'<span class="b15" role="img" aria-label="{esc(spoken)}" title="{esc(spoken)}">{steps}</span>'


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    one = state.areas[seat]
    reserved = int(one.reserve != NOTHING)
    return "".join(
        (
            count("cards", say("in-hand"), len(one.hand)),
            count("deck", say("in-deck"), len(one.deck)),
            count("discard", say("discarded"), len(one.discard), "lo2"),
            count("reserve", say("reserved"), reserved, "lo"),
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
    return (
        f'<h3 class="cap">{esc(say("scouted"))}</h3><ul class="targets">{rows}</ul>' if rows else ""
    )


# --- the hold


def hold(seen: Seen) -> Markup:
    """The pool of the turn, one's own hand, what was played, and one's own piles; a spectator sees the
    active player's turn.
    """
    say = words(seen)
    mine = seen.seat >= 0
    paint = f" {seat_class(seen.seat)}" if mine else ""
    parts = pools(seen, say)
    if mine:
        parts += hand(seen, say)
    parts += played(seen, say)
    if mine:
        parts += piles(seen, say)
    return safe(
        f'<section class="panel hold{paint}" id="r-hold" aria-label="{esc(say("hold"))}">{parts}</section>'
    )


def pools(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    minerals = state.areas[state.active].minerals
    also = (
        f'<p class="eq">{icon("mineral")}<b>{minerals}</b> = {minerals * state.kit.mineral_crypto}{icon("crypto")}</p>'
        if minerals
        else ""
    )
    return (
        f'<div class="pools"><h2 class="bh"><b>{esc(say("this-turn"))}</b>{tag(state.active, small=True)}</h2><div class="pp">'
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
    """One's own hand, whole; where played cards and piles have no room of their own, their numbers
    stand in its heading."""
    state: State = seen.view.state
    one = state.areas[seen.seat]
    cards = "".join(choice_face(seen, card, hand_key(seen, card), say) for card in one.hand)
    folded = (
        count("card", say("played"), len(state.played) + len(state.fought))
        + count("deck", say("in-deck"), len(one.deck))
        + count("discard", say("discarded"), len(one.discard))
        + count("reserve", say("reserved"), int(one.reserve != NOTHING))
    )
    return (
        f'<div class="thand"><h2 class="bh"><b>{esc(say("hand"))}</b><span class="cap">{len(one.hand)}</span><span class="folded">{folded}</span></h2>'
        f'<div class="fanbox"><div data-hand class="fan n{min(max(len(one.hand), 4), 16)}">{cards}</div></div></div>'
    )


def played(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    rows = listed(seen, [*state.played, *state.fought], say)
    bought = listed(seen, state.bought, say)
    more = (
        f'<h2 class="bh"><b>{esc(say("bought"))}</b><span class="cap">{len(state.bought)}</span></h2><ul class="plines">{bought}</ul>'
        if bought
        else ""
    )
    return (
        f'<div class="tplayed"><h2 class="bh"><b>{esc(say("played"))}</b><span class="cap">{len(state.played) + len(state.fought)}</span></h2>'
        f'<div class="scroller" tabindex="0" role="group" aria-label="{esc(say("played"))}"><ul class="plines">{rows}</ul>{more}</div></div>'
    )


def listed(seen: Seen, cards: Sequence[int], say: Words) -> str:
    """Cards in the order in which their first came, alike ones in one line."""
    return "".join(line(seen, card, times, say) for card, times in Counter(cards).items())


def piles(seen: Seen, say: Words) -> str:
    """Deck (by number), discard pile (open), reserve (the owner may look)."""
    state: State = seen.view.state
    one = state.areas[seen.seat]
    empty = '<span class="tc none"></span>'
    top = face(seen, one.discard[-1], say) if one.discard else empty
    kept = face(seen, one.reserve, say) if one.reserve != NOTHING else empty
    open_cards = named(seen, one.discard, say)
    return (
        f'<div class="tstk"><h2 class="bh"><b>{esc(say("piles3"))}</b></h2><div class="st3"><div class="pile">{back(say, f"<b>{len(one.deck)}</b>")}<span>{esc(say("deck"))}</span></div>'
        f'<div class="pile" title="{esc(open_cards)}">{top}<span>{esc(say("discard-pile", count=len(one.discard)))}</span></div>'
        f'<div class="pile">{kept}<span>{esc(say("reserve"))}</span></div></div></div>'
    )


# --- markets


def offer(seen: Seen) -> Markup:
    """The piles that are sold in Tortuga, Markets and Turrets."""
    state: State = seen.view.state
    say = words(seen)
    cards = ""
    for pile, left in enumerate(state.piles):
        card = MARKET_CARD + pile
        foot = f'<span class="left">×{left}</span>'
        cards += (
            choice_face(seen, card, market_key(seen, card), say, foot)
            if left
            else face(seen, card, say, "sold", "", foot)
        )
    return safe(
        f'<section class="panel tpiles" id="r-offer" aria-label="{esc(say("piles"))}"><h2 class="bh"><b>{esc(say("piles"))}</b>'
        f'<span class="cap">{esc(say("piles-where"))}</span></h2><div class="six">{cards}</div></section>'
    )


# --- the board in words


def sectors_in_words(seen: Seen) -> Markup:
    """Every sector as a card: for phones, and for those who listen."""
    state: State = seen.view.state
    say = words(seen)
    listed = "".join(
        sector_card(seen, sector, say) for sector in state.kit.maps[state.board].sectors
    )
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
        lines.append(
            say(
                "hunt-known",
                name=seen.texts.name("card", hunt),
                difficulty=state.kit.card_difficulty[hunt],
            )
        )
    scouts = [LETTERS[seat] for seat in range(len(state.areas)) if state.scouts[sector] >> seat & 1]
    if scouts:
        lines.append(say("scouted-by", letters=", ".join(scouts)))
    near = ", ".join(
        seen.texts.name("sector", other) for other in state.kit.maps[state.board].reach[1][sector]
    )
    lines.append(say("next-to", sectors=near))
    ships = "".join(
        tag(seat, small=True) for seat, one in enumerate(state.areas) if one.sector == sector
    )
    ships = (
        f'<span class="shipsat"><span class="sr">{esc(say("ships"))} </span>{ships}</span>'
        if ships
        else ""
    )
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
    return ", ".join(
        f"{seen.texts.name('card', card)} × {number}" for card, number in sorted(counted.items())
    ) or say("none")


def cards_in_words(seen: Seen) -> Markup:
    """Every pile that lies open: discard piles, captured targets, markets with what is known below,
    the Hunt deck, the box.
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
        rows.append(
            (
                say("market-of", deck=seen.texts.name("deck", deck), count=len(state.decks[deck])),
                text,
            )
        )
    rows.append(
        (
            say("hunt-deck"),
            named(seen, [card for card in range(len(CARDS)) if state.hunt_deck >> card & 1], say),
        )
    )
    rows.append((say("box"), named(seen, state.removed, say)))
    listed = "".join(f"<dt>{esc(title)}</dt><dd>{esc(text)}</dd>" for title, text in rows)
    return safe(
        f'<section class="inwords" id="r-cards" aria-label="{esc(say("open-cards"))}"><article class="panel zonecard"><h3>{icon("cards")}<span>{esc(say("open-cards"))}</span></h3>'
        f'<dl class="cardlist">{listed}</dl></article></section>'
    )


__all__ = ["area", "cards_in_words", "hold", "offer", "sectors_in_words"]
