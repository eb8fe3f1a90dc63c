"""Beside the board: what each player has; the Event and the AI."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, deed, esc, icon, safe, seat_class
from cosmeeple.games.circadians.prices import NOTHING_LESS, ship_discount
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State, has_ai, pool_dice
from cosmeeple.games.circadians.table.marks import goods, one, plain_goods, words
from cosmeeple.games.circadians.table.thinking import thinking
from cosmeeple.games.circadians.vocabulary import (
    CONTRACTS,
    LEADERS,
    PHASES,
    RESOURCE_COUNT,
    RESOURCES,
)
from cosmeeple.games.circadians.warehouse import total_discount

if TYPE_CHECKING:
    from markupsafe import Markup
    from mypy_extensions import i64

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.kernel.rows import vec

HIDDEN: Final = -2
CARD_VERBS: Final = ("fulfil", "also", "discard", "exchange", "draft")


# --- a player's area


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: the own one in full, the others as counters."""
    return own_area(seen, seat) if seat == seen.seat else other_area(seen, seat)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    mine = state.areas[seat]
    stock = "".join(
        count(RESOURCES[kind], seen.texts.name("resource", kind), mine.resources[kind], f"r-{RESOURCES[kind][0]}")
        for kind in range(RESOURCE_COUNT)
    )
    dice = pool_dice(state, seat) + len(mine.rolled)
    return stock + "".join(
        (
            count("die", say("dice-in-pool"), dice, "lo"),
            count("reserve", say("dice-in-reserve"), mine.reserve, "lo"),
            count("contract", say("contracts-in-hand"), len(mine.hand), "lo"),
            count("check", say("contracts-fulfilled"), mine.fulfilled.bit_count(), "lo"),
        )
    )


def leader_lines(seen: Seen, seat: int, say: Words) -> str:
    """Leaders with what they do (in full for the own ones), and the Radio."""
    state: State = seen.view.state
    lines = ""
    for leader, name in enumerate(LEADERS):
        if state.areas[seat].leaders >> leader & 1:
            text = f"<small>{esc(say(name))}</small>" if seat == seen.seat else ""
            lines += f'<p class="lead" title="{esc(say(name))}">{icon("leader")}<span><b>{esc(seen.texts.name("leader", leader))}</b> {text}</span></p>'
    if state.radio == seat:
        lines += f'<p class="lead">{icon("radio")}<span>{esc(say("radio"))}</span></p>'
    return lines


def other_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    return safe(
        f'<div class="counts">{counters(seen, seat, say)}</div>{leader_lines(seen, seat, say)}{done(seen, seat, say)}'
    )


def own_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    return safe(
        f'<div class="counts">{counters(seen, seat, say)}</div>{leader_lines(seen, seat, say)}{hand(seen, seat, say)}{done(seen, seat, say)}'
    )


def hand(seen: Seen, seat: int, say: Words) -> str:
    """The Contracts in hand (while drafting: those before you), with what is still missing."""
    state: State = seen.view.state
    mine = state.areas[seat]
    cards = [card for card in mine.draft or mine.hand if card != HIDDEN]
    if not cards:
        return ""
    legal = seen.legal()
    frame = seen.view.frame
    less = total_discount(state, seat, NOTHING_LESS)
    if isinstance(frame, SendDie) and frame.seat == seat:
        less = total_discount(state, seat, ship_discount(state, seat, frame.source))
    shown = "".join(contract(seen, seat, card, less, legal, say) for card in cards)
    title = say("to-draft") if mine.draft else say("in-hand", count=len(cards), limit=state.kit.rules.hand_limit)
    return f'<h3 class="cap">{esc(title)}</h3><ul class="hand cons">{shown}</ul>'


def contract(seen: Seen, seat: int, card: int, less: vec[i64], legal: dict[str, int], say: Words) -> str:
    state: State = seen.view.state
    cost = [max(0, state.kit.cards.cost[card][kind] - less[kind]) for kind in range(RESOURCE_COUNT)]
    short = [max(0, cost[kind] - state.areas[seat].resources[kind]) for kind in range(RESOURCE_COUNT)]
    now = contract_points(state, seat, card) - state.kit.cards.points[card]
    more = f"<small>+{now}</small>" if not state.kit.cards.passive[card] else ""
    state_mark = (
        f'<span class="miss">{icon("cross")}{goods(seen, short)}</span>'
        if any(short)
        else f'<span class="pay">{icon("check")}{esc(say("payable"))}</span>'
    )
    text = card_text(seen, card)
    inside = (
        f'<b>{esc(seen.texts.name("contract", card))}</b><span class="vp">{state.kit.cards.points[card]}{more}<span class="sr"> {esc(say("vp"))}</span></span>'
        f'{goods(seen, cost)}{state_mark}<small class="ct">{esc(text)}</small>'
    )
    off = " off" if any(short) else ""
    for verb in CARD_VERBS:
        key = f"{verb}:{CONTRACTS[card]}"
        if key in legal:
            return f'<li><button type="button" class="con can" data-choice="{esc(key)}" title="{esc(text)}">{deed(seen.label(key))}{inside}</button></li>'
    return f'<li><div class="con{off}" title="{esc(text)}">{inside}</div></li>'


def card_text(seen: Seen, card: int) -> str:
    """What a Contract does, made from its data."""
    say = words(seen)
    cards = seen.view.state.kit.cards
    if not cards.passive[card]:
        return say(f"counts-{cards.count_of[card]}", each=cards.count_each[card], points=cards.count_points[card])
    for place, bits in enumerate(cards.discounts_at):
        if bits >> card & 1:
            return say("card-less", goods=plain_goods(seen, cards.discount[card]), place=place_name(seen, place))
    for place, bits in enumerate(cards.gains_at):
        if bits >> card & 1:
            return say("card-gain", goods=plain_goods(seen, cards.gain[card]), place=place_name(seen, place))
    for place, bits in enumerate(cards.extra_dice_at):
        if bits >> card & 1:
            return say("card-gain", goods=plain_goods(seen, cards.gain[card]), place=place_name(seen, place))
    return say("card-scepter")


def place_name(seen: Seen, place: int) -> str:
    return seen.texts.name("target", place)


def done(seen: Seen, seat: int, say: Words) -> str:
    """Fulfilled Contracts, open to all."""
    state: State = seen.view.state
    cards = [card for card in range(len(CONTRACTS)) if state.areas[seat].fulfilled >> card & 1]
    if not cards:
        return ""
    rows = "".join(
        f'<li title="{esc(card_text(seen, card))}"><b>{esc(seen.texts.name("contract", card))}</b><span class="num">{contract_points(state, seat, card)}</span></li>'
        for card in cards
    )
    return f'<h3 class="cap">{esc(say("fulfilled"))}</h3><ul class="done">{rows}</ul>'


# --- the Event, Leaders to choose from, the AI


def event(seen: Seen) -> Markup:
    """Round, phase and the Event in play; Renzo's own; Leaders while they are chosen."""
    state: State = seen.view.state
    say = words(seen)
    phases = "".join(
        f'<span class="ph{" now" if number == state.phase else ""}">{esc(seen.texts.name("phase", number))}</span>'
        for number in range(1, len(PHASES))
    )
    card = ""
    if state.events_shown:
        card = event_card(seen, state.events_shown[-1], say)
        mine = state.areas[seen.seat].event if seen.seat >= 0 else -1
        if mine >= 0 and mine != state.events_shown[-1]:
            card += event_card(seen, mine, say)
    return safe(
        f'<section class="panel cevent" id="r-event" aria-label="{esc(say("event"))}"><div class="phases"><b>{esc(say("round-of", round=state.round, rounds=state.kit.rules.rounds))}</b>{phases}</div>{card}{leaders(seen, say)}{ai_panel(seen, say)}</section>'
    )


def event_card(seen: Seen, number: int, say: Words) -> str:
    state: State = seen.view.state
    blue = " good" if state.kit.cards.event_beneficial[number] else ""
    return f'<div class="evt{blue}"><span class="art">{icon("event")}</span><span class="t1">{esc(seen.texts.name("event", number))}</span><span class="deck">{esc(say("events-left", count=len(state.events)))}</span><span class="t2">{esc(event_text(seen, number, say))}</span></div>'


def event_text(seen: Seen, number: int, say: Words) -> str:
    """What an Event does, made from its data."""
    cards = seen.view.state.kit.cards
    place = cards.event_place[number]
    return say(
        f"event-kind-{cards.event_kind[number]}",
        place=place_name(seen, place) if place >= 0 else "",
        goods=plain_goods(seen, [abs(amount) for amount in cards.event_goods[number]]),
        amount=cards.event_amount[number],
    )


def leaders(seen: Seen, say: Words) -> str:
    """Leaders that the viewer may take now."""
    legal = [key for key in seen.legal() if key.startswith(("leader:", "remove:"))]
    if not legal:
        return ""
    rows = "".join(
        f'<li><button type="button" class="hcard can" data-choice="{esc(key)}">{icon("leader")}<span>{esc(seen.label(key))}<small>{esc(say(key.split(":")[1]))}</small></span></button></li>'
        for key in legal
    )
    return f'<ul class="hand pick">{rows}</ul>'


def ai_panel(seen: Seen, say: Words) -> str:
    """The AI's board: dice, Gems, tokens, and what it did in this round, with the reasons."""
    state: State = seen.view.state
    if not has_ai(state):
        return ""
    ai = state.ai
    stars = "".join(icon("star", "" if star < ai.tokens else "dim") for star in range(3))
    return (
        f'<div class="aip {seat_class(len(state.areas))}"><h2>{icon("automaton")}{esc(say("ai-name", name=seen.texts.name("ai_board", ai.board)))}</h2><p class="rs">{count("die", say("dice-on-board"), ai.dice)}{one(seen, 3, ai.gems)}'
        f'<span class="stars" title="{esc(say("developments", count=ai.tokens))}">{stars}<span class="sr">{esc(say("developments", count=ai.tokens))}</span></span></p>{thinking(seen)}</div>'
    )
