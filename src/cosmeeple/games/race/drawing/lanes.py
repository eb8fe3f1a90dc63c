"""A lane is a seat: counters, what was chosen and done, and the tableau beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import LETTERS, count, esc, icon, safe, seat_class, tag
from cosmeeple.games.race.drawing.faces import card_id, card_markup
from cosmeeple.games.race.drawing.facts import (
    in_orb,
    now_class,
    open_scores,
    rows_class,
    running_phase,
    steps_class,
    words,
)
from cosmeeple.games.race.events import (
    CardPlaced,
    CardsExplored,
    ChipsGained,
    GoodPlaced,
    GoodSold,
    NothingPlaced,
    PhaseBegan,
    RoundBegan,
    WorldConquered,
)
from cosmeeple.games.race.military import general_military
from cosmeeple.kernel.engine.rows import count_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.state import Area, State
    from cosmeeple.kernel.engine.journal import Event

#: What a seat did last, in a few words; the first that fits.
DEEDS: Final = (
    (WorldConquered, "did-conquered"),
    (CardPlaced, "did-placed"),
    (NothingPlaced, "did-nothing"),
    (CardsExplored, "did-explored"),
    (GoodSold, "did-sold"),
    (ChipsGained, "did-consumed"),
    (GoodPlaced, "did-produced"),
)
FIELD: Final = "<i></i>"
FIELD_ON: Final = '<i class="on"></i>'
#: Choices that a card of one's own tableau may stand for.
CHOICES: Final = (
    "sell:{}",
    "spend:{}",
    "use:{}",
    "boost:{}",
    "muster:{}",
    "produce:{}",
    "way:by:{}",
    "go:boost:{}",
    "use:second:{}",
)


def lane(seen: Seen, seat: int, head: str) -> Markup:
    """The inside of a seat's region; `head` is what the page says of every seat: tag, name, clock,
    score."""
    say = words(seen)
    state: State = seen.view.state
    area = state.areas[seat]
    return safe(
        f'<div class="lane {now_class(seen)} {rows_class(state, seat, seen.seat)}"><div class="seatbox">{head}'
        f"{counters(seen, seat, say)}{bar(len(area.tableau), state.kit.tableau_end)}{done(seen, seat, say)}</div>"
        f"{tableau(seen, seat, say)}</div>"
    )


def counters(seen: Seen, seat: int, say: Words) -> str:
    """Hand, chips, Military, cards of twelve; with the Orb what belongs to it."""
    state: State = seen.view.state
    area = state.areas[seat]
    cards = esc(say("tableau-cards"))
    rows = [
        count("cards", say("hand-cards"), len(area.hand) + len(area.dealt)),
        count("vp", say("chips"), area.chips),
        count(
            "military",
            say("military"),
            general_military(state.kit, area.tableau, len(area.tableau)),
        ),
        (
            f'<span class="count" title="{cards}">{icon("stack")}<span class="sr">{cards} </span>'
            f"<span>{len(area.tableau)}<small>/{state.kit.tableau_end}</small></span></span>"
        ),
    ]
    if state.orbs:
        rows += [
            count("orb", say("orb-cards"), len(area.orb_hand), "lo"),
            count("artefact", say("artifacts"), len(area.tokens) + len(area.used_tokens), "lo"),
            count("team", say("teams"), len(area.teams), "lo"),
        ]
    return f'<div class="nums">{"".join(rows)}</div>'


def bar(cards: int, end: int) -> str:
    """As many fields as cards end the game, one for each that lies there."""
    there = min(cards, end)
    return f'<span class="tw" aria-hidden="true">{FIELD_ON * there}{FIELD * (end - there)}</span>'


def done(seen: Seen, seat: int, say: Words) -> str:
    """The actions that the seat chose in this round, and its last deed in the running phase."""
    state: State = seen.view.state
    chosen = [action for action in (state.actions[seat], state.seconds[seat]) if action >= 0]
    if not chosen:
        return ""
    parts = [seen.texts.name("action", action) for action in chosen]
    deed = last_deed(seen, seat)
    if deed:
        parts.append(say(deed))
    phase = state.kit.actions[chosen[0]].phase
    return f'<p class="did">{icon(f"phase-{phase + 1}")}<span>{esc(" · ".join(parts))}</span></p>'


def last_deed(seen: Seen, seat: int) -> str:
    """The message for what the seat did since the phase began, or nothing."""
    if running_phase(seen) < 0:
        return ""
    for told in reversed(seen.heard):
        for event in reversed(told):
            if isinstance(event, (PhaseBegan, RoundBegan)):
                return ""
            found = deed_of(event, seat)
            if found:
                return found
    return ""


def deed_of(event: Event, seat: int) -> str:
    for kind, message in DEEDS:
        if isinstance(event, kind) and event.seat == seat:
            return message
    return ""


def tableau(seen: Seen, seat: int, say: Words) -> str:
    """The cards in the order of placing, goods upon them; one's own lane shows where the next one
    goes."""
    state: State = seen.view.state
    area: Area = state.areas[seat]
    mine = seat == seen.seat
    fresh = {
        event.card for event in seen.fresh if isinstance(event, CardPlaced) and event.seat == seat
    }
    legal = seen.legal() if mine else {}
    cards = "".join(
        card_markup(
            seen,
            card,
            goods=count_of(area.holders, card),
            control=control_of(seen, card, legal),
            extra="new" if card in fresh else "",
        )
        for card in area.tableau
    )
    shown = len(area.tableau)
    slot = ""
    full = ""
    if mine and shown < state.kit.tableau_end:
        slot = f'<div class="slot" data-inspect="place:0"><span class="sr">{esc(say("slot-title"))}: </span>{esc(say("next"))}</div>'
        # Cards are no smaller for the place of the next one: it shows only where there is room for
        # it.
        full = " full" if steps_class(shown) != steps_class(shown + 1) else ""
    label = esc(say("tableau-of", name=seen.texts.name("seat", seat)))
    return f'<div class="cards {steps_class(shown)}{full}" role="group" aria-label="{label}">{cards}{slot}</div>'


def control_of(seen: Seen, card: int, legal: dict[str, int]) -> str:
    """The choice that a card of one's own tableau stands for, if there is just one kind."""
    if not legal:
        return ""
    name = card_id(seen, card)
    return next((key for pattern in CHOICES if (key := pattern.format(name)) in legal), "")


def seat_tabs(seen: Seen) -> Markup:
    """For phones, which show a part of the table: whose tableau, or on the Orb the map, the
    tableaux, the hand."""
    say = words(seen)
    state: State = seen.view.state
    label = esc(say("whose-tableau"))
    if in_orb(seen):
        hand = len(state.areas[seen.seat].hand) if seen.seat >= 0 else -1
        names = [("orb", say("the-orb")), ("lanes", say("tableaux"))]
        if hand >= 0:
            names.append(("hand", f"{say('tab-hand')} {hand}"))
        tabs = "".join(
            f'<button type="button" data-show="{part}" aria-pressed="{str(part == "orb").lower()}">{esc(name)}</button>'
            for part, name in names
        )
    else:
        first = max(seen.seat, 0)
        points = open_scores(seen)
        order = [(first + step) % len(state.areas) for step in range(len(state.areas))]
        tabs = "".join(seat_tab(seen, seat, seat == first, points[seat]) for seat in order)
    return safe(
        f'<section class="whose" id="r-whose" role="group" aria-label="{label}">{tabs}</section>'
    )


def seat_tab(seen: Seen, seat: int, first: bool, points: int) -> str:
    name = esc(seen.texts.name("seat", seat))
    return (
        f'<button type="button" class="{seat_class(seat)}" data-show="{LETTERS[seat]}" aria-pressed="{str(first).lower()}">'
        f'{tag(seat, small=True)}<span class="who">{name}</span><b>{points}</b></button>'
    )
