"""The skirmish above map and markets: both sides with the cards they laid and their sums, secret
until the reveal; then the outcome. Cards are laid from one's own hand, which stays in sight below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, safe, tag
from cosmeeple.games.tortuga import skirmish
from cosmeeple.games.tortuga.drawing.faces import face
from cosmeeple.games.tortuga.drawing.facts import HIDDEN, fighters, words
from cosmeeple.games.tortuga.events import (
    AttackRevealed,
    CardRemoved,
    DefenceShown,
    InfluenceTaken,
    SectorSeized,
    ShipDrivenOff,
    SkirmishWon,
    StrengthCounted,
)
from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.tortuga.state import State
    from cosmeeple.kernel.engine.journal import Part


def theatre(seen: Seen) -> Markup:
    """The skirmish that is on, above map and markets; after it, what it came to; otherwise
    nothing."""
    say = words(seen)
    attacker, defender = fighters(seen)
    won = [event for event in seen.fresh if isinstance(event, SkirmishWon)]
    if attacker >= 0 and isinstance(seen.view.frame, (CommitCard, DefendCard)):
        inside = both_sides(seen, attacker, defender, say)
    elif won:
        inside = aftermath(seen, won[0], say)
    else:
        return safe('<section id="r-theatre" hidden></section>')
    return safe(f'<section id="r-theatre" aria-label="{esc(say("skirmish"))}">{inside}</section>')


def sum_rows(parts: list[Part], seen: Seen) -> str:
    """Number, sign, words and rule, as in the log."""
    rows = "".join(
        f'<span class="v">{part.number}</span><span>{"" if i == 0 else "+"}</span><span>{esc(seen.texts.part(part))}</span><span class="rule">{part.rule}</span>'
        for i, part in enumerate(parts)
    )
    return f'<div class="derive pt">{rows}</div>'


def lane(
    seen: Seen,
    seat: int,
    side: str,
    text: str,
    cards: str,
    sums: str,
    total: str,
    note: str,
    won: bool = False,
) -> str:
    name = esc(seen.texts.name("seat", seat))
    paint = "abcd"[seat]
    return (
        f'<section class="tlane {side} p{paint}{" won" if won else ""}"><div class="lh">{tag(seat)}<b>{name}</b><span class="muted">{esc(text)}</span></div>'
        f'<div class="lc">{cards}</div>{sums}<div class="tot"><b>{total}</b><small>{esc(note)}</small></div></section>'
    )


def both_sides(seen: Seen, attacker: int, defender: int, say: Words) -> str:
    state: State = seen.view.state
    sector = state.areas[attacker].sector
    title = say(
        "fight-title",
        attacker=seen.texts.name("seat", attacker),
        defender=seen.texts.name("seat", defender),
        sector=seen.texts.name("sector", sector),
    )
    committing = isinstance(seen.view.frame, CommitCard)
    steps = "".join(
        f'<li class="{"cur" if i == (0 if committing else 1) else "done" if i == 0 else ""}"><span>{i + 1}</span>{esc(say(f"fight-step-{i + 1}"))}</li>'
        for i in range(3)
    )
    return (
        f'<div class="theatre panel" role="group" aria-label="{esc(title)}"><header>{icon("skirmish")}<div><h2>{esc(title)}</h2>'
        f'<p class="muted">{esc(say("fight-tie"))} <span class="rule">TOR-109</span></p></div><ol class="tsteps">{steps}</ol></header>'
        f"{attack_lane(seen, attacker, committing, say)}{defence_lane(seen, defender, sector, committing, say)}</div>"
    )


def attack_lane(seen: Seen, seat: int, committing: bool, say: Words) -> str:
    state: State = seen.view.state
    known = HIDDEN not in state.attack
    cards = "".join(face(seen, card, say, "sel") for card in state.attack)
    turrets = skirmish.turret_bonus(state, seat)
    if known and (state.attack or seen.seat == seat):
        parts = StrengthCounted(
            seat,
            skirmish.card_strength(state, state.attack),
            skirmish.card_bonus(state, state.attack, True),
            turrets,
            0,
            0,
        ).parts()
        total = str(skirmish.attack_strength(state, seat))
        sums = sum_rows(parts, seen)
        note = say("so-far") if committing else say("only-you")
    else:
        total, note = "?", say("at-least", count=len(state.attack) + turrets)
        sums = sum_rows(StrengthCounted(seat, 0, 0, turrets, 0, 0).parts()[1:], seen)
    return lane(
        seen, seat, "atk", say("attacks-with", count=len(state.attack)), cards, sums, total, note
    )


def defence_lane(seen: Seen, seat: int, sector: int, committing: bool, say: Words) -> str:
    state: State = seen.view.state
    cards = "".join(face(seen, card, say, "sel") for card in state.defenders)
    counted = StrengthCounted(
        seat,
        skirmish.card_strength(state, state.defenders),
        skirmish.card_bonus(state, state.defenders, False),
        skirmish.turret_bonus(state, seat),
        skirmish.sector_bonus(state, seat, sector),
        skirmish.defence_strength(state, seat, sector),
    )
    text = say("will-defend") if committing else say("defends-with", count=len(state.defenders))
    return lane(
        seen,
        seat,
        "def",
        text,
        cards,
        sum_rows(counted.parts(), seen),
        str(counted.total),
        say("so-far"),
    )


def aftermath(seen: Seen, won: SkirmishWon, say: Words) -> str:
    """Both sums and every outcome, until the next move; it can be put away."""
    counted = [event for event in seen.fresh if isinstance(event, StrengthCounted)]
    shown = {
        event.seat: event.cards
        for event in seen.fresh
        if isinstance(event, (AttackRevealed, DefenceShown))
    }
    removed = [
        event.card
        for event in seen.fresh
        if isinstance(event, CardRemoved) and event.seat == won.loser
    ]
    lanes = ""
    for number, event in enumerate(counted):
        lost = list(removed) if event.seat == won.loser else []
        cards = ""
        for card in shown.get(event.seat, ()):
            gone = card in lost
            if gone:
                lost.remove(card)
            stamp = (
                f'<span class="stamp">{icon("discard")}{esc(say("removed"))}</span>' if gone else ""
            )
            cards += face(seen, card, say, "gone" if gone else "", "", stamp)
        note = say("wins") if event.seat == won.winner else ""
        lanes += lane(
            seen,
            event.seat,
            ("atk", "def")[number % 2],
            "",
            cards,
            sum_rows(event.parts(), seen),
            str(event.total),
            note,
            event.seat == won.winner,
        )
    told = (CardRemoved, ShipDrivenOff, InfluenceTaken, SectorSeized)
    outcomes = "".join(
        f'<li><span>{esc(seen.texts.event(event))}</span><span class="rule">{event.cited()}</span></li>'
        for event in seen.fresh
        if isinstance(event, told)
    )
    return (
        f'<details class="theatre panel after" open><summary>{icon("skirmish")}<b>{esc(seen.texts.event(won))}</b>'
        f'<span class="cap">{esc(say("put-away"))}</span></summary>{lanes}<ul class="out">{outcomes}</ul></details>'
    )


__all__ = ["theatre"]
