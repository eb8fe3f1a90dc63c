"""Beside the board: what each player has, one's own Contracts, the Event and the AI."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, deed, esc, icon, safe, seat_class
from cosmeeple.draw.inspect import thing_of
from cosmeeple.games.circadians.drawing.marks import goods, one, plain_goods, words
from cosmeeple.games.circadians.drawing.thinking import ai_steps, thinking
from cosmeeple.games.circadians.prices import NOTHING_LESS, ship_discount
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State, has_ai, pool_dice
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

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.steps import ChoiceStep
    from cosmeeple.draw.words import Words

HIDDEN: Final = -2
CARD_VERBS: Final = ("fulfil", "also", "discard", "exchange", "draft")


# --- a player's area


def area(seen: Seen, seat: int) -> Markup:
    """The inside of a seat's panel: one's own in full, the others as counters."""
    return own_area(seen, seat) if seat == seen.seat else other_area(seen, seat)


def counters(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    mine = state.areas[seat]
    stock = "".join(
        count(
            RESOURCES[kind],
            seen.texts.name("resource", kind),
            mine.resources[kind],
            f"r-{RESOURCES[kind][0]}",
        )
        for kind in range(RESOURCE_COUNT)
    )
    dice = pool_dice(state, seat) + len(mine.rolled)
    return stock + "".join(
        (
            count("die", say("dice-in-pool"), dice, "lo"),
            count("reserve", say("dice-in-reserve"), mine.reserve, "lo"),
            count("contract", say("contracts-in-hand"), len(mine.hand), "lo"),
            count("check", say("contracts-fulfilled"), int(mine.fulfilled).bit_count(), "lo"),
        )
    )


def leader_lines(seen: Seen, seat: int, say: Words) -> str:
    """Leaders with what they do (in full for one's own), and the Radio."""
    state: State = seen.view.state
    lines = ""
    for leader, name in enumerate(LEADERS):
        if state.areas[seat].leaders >> leader & 1:
            text = f"<small>{esc(say(name))}</small>" if seat == seen.seat else ""
            lines += f'<p class="lead" data-inspect="leader:{leader}">{icon("leader")}<span><b>{esc(seen.texts.name("leader", leader))}</b> {text}</span></p>'
    if state.radio == seat:
        lines += f'<p class="lead">{icon("radio")}<span>{esc(say("radio"))}</span></p>'
    return lines


def other_area(seen: Seen, seat: int) -> Markup:
    say = words(seen)
    return safe(
        f'<div class="counts">{counters(seen, seat, say)}</div>'
        f'<div class="details">{leader_lines(seen, seat, say)}{done(seen, seat, say)}</div>'
    )


def own_area(seen: Seen, seat: int) -> Markup:
    return safe(f'<div class="counts">{counters(seen, seat, words(seen))}</div>')


def contracts(seen: Seen) -> Markup:
    """The viewer's Leaders and Contracts, with a line for where there is no room; a spectator has
    none."""
    if seen.seat < 0:
        return safe('<section id="r-hand" hidden></section>')
    say = words(seen)
    cards = hand_cards(seen)
    payable = sum(1 for card in cards if not any(shortage(seen, card)))
    drafting = bool(seen.view.state.areas[seen.seat].draft)
    line = (
        f"<span>{esc(say('to-draft'))}</span>"
        if drafting
        else f'<span>{esc(say("tab-hand"))}</span><span class="pay">{icon("check")}{payable}<span class="sr"> {esc(say("payable"))}</span></span>'
    )
    return safe(
        f'<section class="panel chand {seat_class(seen.seat)}" id="r-hand" aria-label="{esc(say("contracts-in-hand"))}">'
        f'<div class="fold"><a class="btn" href="#r-hand" data-unfold="r-hand">{icon("contract")}<b>{len(cards)}</b>{line}</a></div>'
        f'<div class="whole">{shut("r-hand", say)}{leader_lines(seen, seen.seat, say)}{hand(seen, say)}{done(seen, seen.seat, say)}</div></section>'
    )


def shut(region: str, say: Words) -> str:
    """Closes what a line has opened."""
    return f'<a class="btn quiet icon shut" href="#main" data-unfold="{region}" aria-label="{esc(say("close"))}">{icon("cross")}</a>'


def hand_cards(seen: Seen) -> list[int]:
    """The Contracts before the viewer: while drafting the cards to choose from, otherwise the
    hand."""
    mine = seen.view.state.areas[seen.seat]
    return [card for card in mine.draft or mine.hand if card != HIDDEN]


def cost_now(seen: Seen, card: int) -> list[int]:
    """What a Contract costs the viewer with what is saved now."""
    state: State = seen.view.state
    frame = seen.view.frame
    less = total_discount(state, seen.seat, NOTHING_LESS)
    if isinstance(frame, SendDie) and frame.seat == seen.seat:
        less = total_discount(state, seen.seat, ship_discount(state, seen.seat, frame.source))
    return [max(0, state.kit.cards.cost[card][kind] - less[kind]) for kind in range(RESOURCE_COUNT)]


def shortage(seen: Seen, card: int) -> list[int]:
    """What is missing for it, by kind."""
    cost = cost_now(seen, card)
    mine: State = seen.view.state
    return [
        max(0, cost[kind] - mine.areas[seen.seat].resources[kind]) for kind in range(RESOURCE_COUNT)
    ]


def hand(seen: Seen, say: Words) -> str:
    """The Contracts in hand (while drafting: those before you), with what is still missing."""
    state: State = seen.view.state
    cards = hand_cards(seen)
    if not cards:
        return f'<p class="cap">{esc(say("no-contracts"))}</p>'
    legal = seen.legal()
    shown = "".join(contract(seen, card, legal, say) for card in cards)
    drafting = state.areas[seen.seat].draft
    title = (
        say("to-draft")
        if drafting
        else say("in-hand", count=len(cards), limit=state.kit.rules.hand_limit)
    )
    return f'<h3 class="cap">{esc(title)}</h3><ul class="cons" data-hand>{shown}</ul>'


def contract(seen: Seen, card: int, legal: dict[str, int], say: Words) -> str:
    state: State = seen.view.state
    seat = seen.seat
    cost, short = cost_now(seen, card), shortage(seen, card)
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
            return f'<li><button type="button" class="con can" data-inspect="contract:{card}" data-choice="{esc(key)}">{deed(seen.label(key))}{inside}</button></li>'
    return f'<li><div class="con{off}" data-inspect="contract:{card}">{inside}</div></li>'


def card_text(seen: Seen, card: int) -> str:
    """What a Contract does, made from its data."""
    say = words(seen)
    cards = seen.view.state.kit.cards
    if not cards.passive[card]:
        return say(
            f"counts-{cards.count_of[card]}",
            each=cards.count_each[card],
            points=cards.count_points[card],
        )
    for place, bits in enumerate(cards.discounts_at):
        if bits >> card & 1:
            return say(
                "card-less",
                goods=plain_goods(seen, cards.discount[card]),
                place=place_name(seen, place),
            )
    for place, bits in enumerate(cards.gains_at):
        if bits >> card & 1:
            return say(
                "card-gain",
                goods=plain_goods(seen, cards.gain[card]),
                place=place_name(seen, place),
            )
    for place, bits in enumerate(cards.extra_dice_at):
        if bits >> card & 1:
            return say(
                "card-gain",
                goods=plain_goods(seen, cards.gain[card]),
                place=place_name(seen, place),
            )
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
        f'<li data-inspect="contract:{card}"><b>{esc(seen.texts.name("contract", card))}</b><span class="num">{contract_points(state, seat, card)}</span></li>'
        for card in cards
    )
    return f'<h3 class="cap">{esc(say("fulfilled"))}</h3><ul class="done">{rows}</ul>'


# --- the Event, Leaders to choose from, the AI


def event(seen: Seen) -> Markup:
    """Round, phase and the Event in play; Renzo's own; Leaders while they are chosen; the AI. In
    one line, and whole."""
    state: State = seen.view.state
    say = words(seen)
    phases = "".join(
        f'<span class="ph{" now" if number == state.phase else ""}">{esc(seen.texts.name("phase", number))}</span>'
        for number in range(1, len(PHASES))
    )
    rounds = say("round-of", round=state.round, rounds=state.kit.rules.rounds)
    card, first, blue = "", f"<b>{esc(rounds)}</b>", ""
    if state.events_shown:
        number = state.events_shown[-1]
        card = event_card(seen, number, say)
        text = event_text(seen, number, say)
        blue = " good" if state.kit.cards.event_beneficial[number] else ""
        first = f"<b>{esc(seen.texts.name('event', number))}</b> <span>{esc(text)}</span>"
        mine = state.areas[seen.seat].event if seen.seat >= 0 else -1
        if mine >= 0 and mine != number:
            card += event_card(seen, mine, say)
    steps = ai_steps(seen) if has_ai(state) else []
    fold = (
        f'<div class="fold{blue}"><span class="evart">{icon("event")}</span><p>{first}</p>'
        f'<a class="btn" href="#r-event" data-unfold="r-event">{fold_label(seen, steps, say)}</a></div>'
    )
    return safe(
        f'<section class="panel cevent" id="r-event" aria-label="{esc(say("event"))}">{fold}<div class="whole">{shut("r-event", say)}<div class="phases"><b>{esc(rounds)}</b>{phases}</div>{card}{leaders(seen, say)}{ai_panel(seen, steps, say)}</div></section>'
    )


def fold_label(seen: Seen, steps: list[ChoiceStep], say: Words) -> str:
    """What the button of the line says: the AI with its new steps, else that there is more."""
    state: State = seen.view.state
    if not has_ai(state):
        return f'{icon("event")}<span class="w">{esc(say("tab-event"))}</span>'
    fresh = sum(step.new for step in steps)
    name = seen.texts.name("ai_board", state.ai.board)
    return f"{icon('automaton')}<span>{esc(say('ai-steps', name=name, count=fresh))}</span>"


def event_card(seen: Seen, number: int, say: Words) -> str:
    state: State = seen.view.state
    blue = " good" if state.kit.cards.event_beneficial[number] else ""
    return f'<div class="evt{blue}" data-inspect="event:{number}"><span class="evart">{icon("event")}</span><span class="t1">{esc(seen.texts.name("event", number))}</span><span class="deck">{esc(say("events-left", count=len(state.events)))}</span><span class="t2">{esc(event_text(seen, number, say))}</span></div>'


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
        f'<li><button type="button" class="hcard can" data-inspect="{thing_of(seen, key)}" data-choice="{esc(key)}">{icon("leader")}<span>{esc(seen.label(key))}<small>{esc(say(key.split(":")[1]))}</small></span></button></li>'
        for key in legal
    )
    return f'<ul class="cpick">{rows}</ul>'


def ai_panel(seen: Seen, steps: list[ChoiceStep], say: Words) -> str:
    """The AI's board: dice, Gems, tokens, and what it did in this round, with the reasons."""
    state: State = seen.view.state
    if not has_ai(state):
        return ""
    ai = state.ai
    stars = "".join(icon("star", "" if star < ai.tokens else "dim") for star in range(3))
    return (
        f'<div class="aip {seat_class(len(state.areas))}"><h2>{icon("automaton")}{esc(say("ai-name", name=seen.texts.name("ai_board", ai.board)))}</h2><p class="rs">{count("die", say("dice-on-board"), ai.dice)}{one(seen, 3, ai.gems)}'
        f'<span class="stars" title="{esc(say("developments", count=ai.tokens))}">{stars}<span class="sr">{esc(say("developments", count=ai.tokens))}</span></span></p>{thinking(seen, steps)}</div>'
    )
