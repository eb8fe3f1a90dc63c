"""The skirmish as a small stage above the map: both sides with their cards and sums, secret until the reveal; then
the outcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, tag
from cosmeeple.games.tortuga import skirmish
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
from cosmeeple.games.tortuga.table.faces import choice_face, face
from cosmeeple.games.tortuga.table.facts import HIDDEN, fighters
from cosmeeple.games.tortuga.vocabulary import CARDS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.tortuga.state import State
    from cosmeeple.kernel.journal import Part


def theatre(seen: Seen, say: Words) -> str:
    """The stage while a skirmish is on; after it, what it came to; otherwise nothing."""
    attacker, defender = fighters(seen)
    if attacker >= 0 and isinstance(seen.view.frame, (CommitCard, DefendCard)):
        return stage(seen, attacker, defender, say)
    won = [event for event in seen.fresh if isinstance(event, SkirmishWon)]
    return aftermath(seen, won[0], say) if won else ""


def sum_rows(parts: list[Part], seen: Seen) -> str:
    """Number, sign, words and rule, as in the log."""
    rows = "".join(
        f'<span class="v">{part.number}</span><span>{"" if i == 0 else "+"}</span><span>{esc(seen.texts.part(part))}</span><span class="rule">{part.rule}</span>'
        for i, part in enumerate(parts)
    )
    return f'<div class="derive pt">{rows}</div>'


def lane(
    seen: Seen, seat: int, side: str, text: str, cards: str, sums: str, total: str, note: str, won: bool = False
) -> str:
    name = esc(seen.texts.name("seat", seat))
    paint = "abcd"[seat]
    return (
        f'<section class="lane {side} p{paint}{" won" if won else ""}"><div class="lh">{tag(seat)}<b>{name}</b><span class="muted">{esc(text)}</span></div>'
        f'<div class="lc">{cards}</div>{sums}<div class="tot"><b>{total}</b><small>{esc(note)}</small></div></section>'
    )


def stage(seen: Seen, attacker: int, defender: int, say: Words) -> str:
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
        f'<p class="muted">{esc(say("fight-tie"))} <span class="rule">TOR-109</span></p></div><ol class="steps">{steps}</ol></header>'
        f"{attack_lane(seen, attacker, committing, say)}{defence_lane(seen, defender, sector, committing, say)}</div>"
    )


def hand_cards(seen: Seen, seat: int, verb: str, say: Words) -> str:
    """The own cards that are still in hand, to be chosen."""
    if seen.seat != seat or not seen.asked:
        return ""
    hand: list[int] = seen.view.state.areas[seat].hand
    return "".join(choice_face(seen, card, "hand", f"{verb}:{CARDS[card]}", say) for card in hand)


def attack_lane(seen: Seen, seat: int, committing: bool, say: Words) -> str:
    state: State = seen.view.state
    known = HIDDEN not in state.attack
    cards = "".join(face(seen, card, "hand", say, "sel") for card in state.attack)
    if committing:
        cards += hand_cards(seen, seat, "commit", say)
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
    return lane(seen, seat, "atk", say("attacks-with", count=len(state.attack)), cards, sums, total, note)


def defence_lane(seen: Seen, seat: int, sector: int, committing: bool, say: Words) -> str:
    state: State = seen.view.state
    cards = "".join(face(seen, card, "hand", say, "sel") for card in state.defenders)
    if not committing:
        cards += hand_cards(seen, seat, "defend", say)
    counted = StrengthCounted(
        seat,
        skirmish.card_strength(state, state.defenders),
        skirmish.card_bonus(state, state.defenders, False),
        skirmish.turret_bonus(state, seat),
        skirmish.sector_bonus(state, seat, sector),
        skirmish.defence_strength(state, seat, sector),
    )
    text = say("will-defend") if committing else say("defends-with", count=len(state.defenders))
    return lane(seen, seat, "def", text, cards, sum_rows(counted.parts(), seen), str(counted.total), say("so-far"))


def aftermath(seen: Seen, won: SkirmishWon, say: Words) -> str:
    """Both sums and every outcome, until the next move; it can be put away."""
    counted = [event for event in seen.fresh if isinstance(event, StrengthCounted)]
    shown = {event.seat: event.cards for event in seen.fresh if isinstance(event, (AttackRevealed, DefenceShown))}
    removed = [event.card for event in seen.fresh if isinstance(event, CardRemoved) and event.seat == won.loser]
    lanes = ""
    for number, event in enumerate(counted):
        lost = list(removed) if event.seat == won.loser else []
        cards = ""
        for card in shown.get(event.seat, ()):
            gone = card in lost
            if gone:
                lost.remove(card)
            stamp = f'<span class="stamp">{icon("discard")}{esc(say("removed"))}</span>' if gone else ""
            cards += face(seen, card, "hand", say, "gone" if gone else "", "", stamp)
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
