"""The phase row, the tableaux, the own hand, the piles, and everything in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import count, esc, icon, safe, seat_class, tag
from cosmeeple.games.race.develop import ChooseDevelopment, develop_bonus, develop_discount
from cosmeeple.games.race.events import CardPlaced
from cosmeeple.games.race.extra_worlds import ExtraWorld
from cosmeeple.games.race.military import general_military, military_against
from cosmeeple.games.race.settle import ChooseWorld
from cosmeeple.games.race.table.faces import card_id, large_card, small_card
from cosmeeple.games.race.table.facts import HIDDEN, PHASES, choosers, in_orb, running_phase, words
from cosmeeple.games.race.table.orb_laying import lay_bar
from cosmeeple.games.race.table.orb_map import legend, orb_svg
from cosmeeple.games.race.table.orb_side import orb_in_words, orb_side
from cosmeeple.games.race.worlds import cost_of
from cosmeeple.kernel.rows import count_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import Card
    from cosmeeple.games.race.state import Area, State

ICONS: Final = ("search", "development", "world", "trade", "good-novelty")


# --- a player's panel


def area(seen: Seen, seat: int) -> Markup:
    """Counters: hand, chips, Military, tableau, goods; with the Orb teams, tokens and orb cards."""
    state: State = seen.view.state
    say = words(seen)
    one = state.areas[seat]
    rows = [
        count("cards", say("hand-cards"), len(one.hand) + len(one.dealt)),
        count("vp", say("chips"), one.chips),
        count("military", say("military"), general_military(state.kit, one.tableau, len(one.tableau))),
        count("stack", say("tableau-cards"), len(one.tableau)),
        count("good-novelty", say("goods"), len(one.holders), "lo"),
    ]
    if state.orbs:
        rows += [
            count("orb", say("orb-cards"), len(one.orb_hand), "lo"),
            count("artefact", say("artifacts"), len(one.tokens) + len(one.used_tokens), "lo"),
            count("team", say("teams"), len(one.teams), "lo"),
        ]
    chosen = [seen.texts.name("action", action) for action in (state.actions[seat], state.seconds[seat]) if action >= 0]
    line = f'<p class="chose cap">{esc(", ".join(chosen))}</p>' if chosen else ""
    return safe(f'<div class="counts">{"".join(rows)}</div>{line}')


# --- the board


def board(seen: Seen) -> Markup:
    """What happens in this round, and what everybody has laid down; the Orb while it is being explored."""
    say = words(seen)
    state: State = seen.view.state
    inside = orb_board(seen, say) if in_orb(seen) else lanes(seen, say)
    kind = "race orbview" if in_orb(seen) else "race"
    return safe(
        f'<section class="board" id="r-board" aria-label="{esc(say("board"))}"><div class="{kind}">{phase_row(seen, say)}{inside}</div></section>'
        if state.areas
        else ""
    )


def orb_board(seen: Seen, say: Words) -> str:
    """The Orb, to be zoomed and moved about; below it the card that is being laid, or what the marks mean."""
    zooms = "".join(
        f'<button type="button" class="btn icon" data-zoom="{factor}" aria-label="{esc(say(key))}">{icon(picture)}</button>'
        for factor, key, picture in (("1.25", "zoom-in", "plus"), ("0.8", "zoom-out", "minus"))
    )
    below = lay_bar(seen, say) or legend(say)
    return (
        f'<div class="orbarea"><div class="orbwrap"><div class="pan" data-pan>{orb_svg(seen, True)}</div>'
        f'<div class="zooms">{zooms}</div></div>{below}</div>'
    )


def phase_row(seen: Seen, say: Words) -> str:
    state: State = seen.view.state
    now = running_phase(seen)
    cells = []
    revealed = any(action >= 0 for action in state.actions)
    for phase, name in enumerate(PHASES):
        chosen = choosers(state, phase)
        tags = "".join(tag(seat, small=True) for seat in sorted({seat for seat, _ in chosen}))
        note = ", ".join(sorted({seen.texts.name("action", action).partition(": ")[2] for _, action in chosen} - {""}))
        kind = "on" if phase == now else "unused" if revealed and not chosen else ""
        words_below = note or (say("nobody") if revealed and not chosen else "")
        cells.append(
            f'<li class="phase {kind}"><b class="no">{name}</b><span class="t">{esc(seen.texts.name("phase", phase))}<small>{esc(words_below)}</small></span>{tags}</li>'
        )
    return f'<div class="phaserow"><span class="rnd">{esc(say("round"))} <b>{state.round}</b></span><ol class="phases">{"".join(cells)}</ol></div>'


def lanes(seen: Seen, say: Words) -> str:
    """One row of small cards for each player, the own one last and larger."""
    seats = [seat for seat in range(len(seen.view.state.areas)) if seat != seen.seat]
    if seen.seat >= 0:
        seats.append(seen.seat)
    return f'<div class="lanes" tabindex="0" role="group" aria-label="{esc(say("tableaux"))}">{"".join(lane(seen, seat, say) for seat in seats)}</div>'


def lane(seen: Seen, seat: int, say: Words) -> str:
    state: State = seen.view.state
    one = state.areas[seat]
    fresh = {event.card for event in seen.fresh if isinstance(event, CardPlaced) and event.seat == seat}
    legal = seen.legal() if seat == seen.seat else {}
    cards = "".join(
        small_card(seen, card, count_of(one.holders, card), say, control_of(seen, card, legal), card in fresh)
        for card in one.tableau
    )
    name = esc(seen.texts.name("seat", seat))
    me = " me" if seat == seen.seat else ""
    return (
        f'<section class="lane {seat_class(seat)}{me}" aria-label="{esc(say("tableau-of", name=seen.texts.name("seat", seat)))}"><h2 class="who">{tag(seat)}<span>{name}</span>'
        f'<small>{esc(say("of-twelve", count=len(one.tableau), all=state.kit.tableau_end))}</small></h2><div class="cards">{cards}</div></section>'
    )


def control_of(seen: Seen, card: int, legal: dict[str, int]) -> str:
    """The choice that a card of the own tableau stands for, if there is just one kind."""
    if not legal:
        return ""
    name = card_id(seen, card)
    for pattern in (
        "sell:{}",
        "spend:{}",
        "use:{}",
        "boost:{}",
        "muster:{}",
        "produce:{}",
        "way:by:{}",
        "go:boost:{}",
        "use:second:{}",
    ):
        key = pattern.format(name)
        if key in legal:
            return key
    return ""


# --- the own hand


def hand(seen: Seen) -> Markup:
    """The own cards, large; while cards are drawn or dealt, those come first."""
    say = words(seen)
    state: State = seen.view.state
    title = esc(say("your-hand"))
    if seen.seat < 0:
        return safe(f'<section class="panel racehand" id="r-hand" aria-label="{title}" hidden></section>')
    one = state.areas[seen.seat]
    given = list(seen.view.given) if seen.view.given else []
    shown = []
    for cards, group in ((one.dealt, "dealt"), (one.hand, "hand")):
        for card in cards:
            if card == HIDDEN:
                continue
            picked = card in given
            if picked:
                given.remove(card)
            shown.append(f'<li class="{group}{" picked" if picked else ""}">{hand_card(seen, card, say, picked)}</li>')
    limit = esc(say("hand-of", count=len(one.hand), limit=state.kit.hand_limit))
    empty = f'<p class="muted small">{esc(say("hand-empty"))}</p>' if not shown else ""
    return safe(
        f'<section class="panel racehand" id="r-hand" aria-label="{title}"><header><h2>{title}</h2><span class="sum" data-several-sum></span><span class="cap">{limit}</span></header>'
        f'{empty}<ul class="handrow" tabindex="0" aria-label="{title}">{"".join(shown)}</ul></section>'
    )


def hand_card(seen: Seen, card: int, say: Words, picked: bool) -> str:
    frame = seen.view.question
    verb = frame.verb if frame is not None else ""
    key = f"{verb}:{card_id(seen, card)}"
    legal = seen.legal()
    foot = price(seen, card, say)
    if picked:
        return large_card(seen, card, say, foot=say("chosen"))
    if key in legal:
        return large_card(seen, card, say, control=key, foot=foot)
    if seen.asked and isinstance(frame, (ChooseDevelopment, ChooseWorld, ExtraWorld)) and not seen.view.given:
        return large_card(seen, card, say, why=key, foot=foot)
    return large_card(seen, card, say)


def price(seen: Seen, card: int, say: Words) -> str:
    """What placing the card would take now, with the sum."""
    frame = seen.view.frame
    state: State = seen.view.state
    if not seen.asked:
        return ""
    own = state.areas[seen.seat]
    printed: Card = state.kit.cards[card]
    if isinstance(frame, ChooseDevelopment) and not printed.is_world:
        less = develop_discount(state, seen.seat) + develop_bonus(state, seen.seat)
        return say("price", paid=max(0, printed.cost - less), cost=printed.cost, less=less)
    if isinstance(frame, ChooseWorld) and printed.is_world:
        if printed.is_military:
            return say("strength", have=military_against(state, own, card), need=printed.cost)
        paid = cost_of(state, own, card, 0)
        return say("price", paid=paid, cost=printed.cost, less=printed.cost - paid)
    return ""


# --- piles


def piles(seen: Seen) -> Markup:
    state: State = seen.view.state
    say = words(seen)
    full = state.kit.pool_per_player * len(state.areas)
    rows = [
        ("vp", say("pool"), f"{max(0, state.pool)}<small>/{full}</small>"),
        ("deck", say("deck"), str(len(state.deck))),
        ("discard", say("discards"), str(len(state.discards))),
    ]
    if state.orbs:
        rows.append(("orb", say("orb-deck"), str(len(state.orbs[0].deck))))
    cells = "".join(
        f'<li class="pile">{icon(picture)}<b>{number}</b><span>{esc(name)}</span></li>'
        for picture, name, number in rows
    )
    return safe(
        f'<section class="panel racepiles" id="r-piles" aria-label="{esc(say("piles"))}"><ul class="supply">{cells}</ul></section>'
    )


def orb_panel(seen: Seen) -> Markup:
    say = words(seen)
    if not seen.view.state.orbs:
        return safe(f'<section class="panel orbside" id="r-orb" aria-label="{esc(say("the-orb"))}" hidden></section>')
    return safe(
        f'<section class="panel orbside" id="r-orb" tabindex="0" aria-label="{esc(say("the-orb"))}">{orb_side(seen)}</section>'
    )


def with_goods(seen: Seen, area: Area) -> list[str]:
    """The cards of a tableau by name, each with the number of its goods."""
    found = []
    for card in area.tableau:
        goods = count_of(area.holders, card)
        name = seen.texts.name("card", card)
        found.append(words(seen).say("with-goods", name=name, count=goods) if goods else name)
    return found


def in_words(seen: Seen) -> Markup:
    """Every tableau as a list, with goods; the Orb's squares that matter."""
    state: State = seen.view.state
    say = words(seen)
    parts = []
    for seat, one in enumerate(state.areas):
        rows = [f"<li>{esc(named)}</li>" for named in with_goods(seen, one)]
        parts.append(f"<h2>{tag(seat, small=True)} {esc(seen.texts.name('seat', seat))}</h2><ul>{''.join(rows)}</ul>")
    if state.orbs:
        parts.append(f"<h2>{esc(say('the-orb'))}</h2><ul>{orb_in_words(seen)}</ul>")
    return safe(f'<section class="inwords" id="r-words" aria-label="{esc(say("in-words"))}">{"".join(parts)}</section>')
