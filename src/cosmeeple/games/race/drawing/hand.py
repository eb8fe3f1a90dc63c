"""One's own hand, whole at every size: what each card would take now, what has been chosen, what is
to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, safe
from cosmeeple.games.race.develop import ChooseDevelopment
from cosmeeple.games.race.drawing.faces import card_id, card_markup
from cosmeeple.games.race.drawing.facts import (
    HIDDEN,
    exact_class,
    now_class,
    rows_class,
    steps_class,
    words,
)
from cosmeeple.games.race.drawing.prices import PLACING, badge

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.state import State


def hand(seen: Seen) -> Markup:
    """One's own cards; while cards are drawn or dealt, those come first."""
    say = words(seen)
    state: State = seen.view.state
    title = esc(say("your-hand"))
    if seen.seat < 0:
        return safe(f'<section class="racehand" id="r-hand" aria-label="{title}" hidden></section>')
    own = state.areas[seen.seat]
    given = list(seen.view.given) if seen.view.given else []
    shown = []
    for cards, group in ((own.dealt, "dealt"), (own.hand, "")):
        for card in cards:
            if card == HIDDEN:
                continue
            picked = card in given
            if picked:
                given.remove(card)
            shown.append(hand_card(seen, card, say, picked, group))
    classes = f"{now_class(seen)} {rows_class(state, seen.seat, seen.seat)}"
    empty = f'<p class="muted">{esc(say("hand-empty"))}</p>' if not shown else ""
    return safe(
        f'<section class="racehand h{steps_class(len(shown))[1:]}" id="r-hand" aria-label="{title}"><div class="{classes}">'
        f'{head(seen, say)}<div class="fan {exact_class(len(shown))}">{empty}{"".join(shown)}</div></div></section>'
    )


def head(seen: Seen, say: Words) -> str:
    """How many cards of how many, and what the pending question wants of them."""
    state: State = seen.view.state
    own = state.areas[seen.seat]
    many = esc(say("of-limit", limit=state.kit.hand_limit))
    return (
        f'<header class="handinfo"><h2>{esc(say("your-hand"))}</h2><span class="big">{len(own.hand)}<small> {many}</small></span>'
        f'<span class="sum" data-several-sum></span><p>{esc(possible(seen, say))}</p></header>'
    )


def possible(seen: Seen, say: Words) -> str:
    """How many cards of the hand can be placed now."""
    if not seen.asked or not isinstance(seen.view.frame, PLACING) or seen.view.given:
        return ""
    own = seen.view.state.areas[seen.seat]
    verb = seen.view.frame.verb
    legal = seen.legal()
    count = sum(f"{verb}:{card_id(seen, card)}" in legal for card in own.hand)
    return say(
        "can-develop" if isinstance(seen.view.frame, ChooseDevelopment) else "can-settle",
        count=count,
    )


def hand_card(seen: Seen, card: int, say: Words, picked: bool, group: str) -> str:
    """One card: an option of the pending question, one that is not possible now, or just there."""
    if picked:
        return card_markup(seen, card, badge=say("chosen"), extra=f"picked {group}".strip())
    frame = seen.view.question
    key = f"{frame.verb if frame is not None else ''}:{card_id(seen, card)}"
    if key in seen.legal():
        return card_markup(seen, card, control=key, badge=badge(seen, card, say), extra=group)
    if seen.asked and isinstance(frame, PLACING) and not seen.view.given:
        return card_markup(seen, card, why=key, badge=badge(seen, card, say), extra=group)
    return card_markup(seen, card, extra=group)
